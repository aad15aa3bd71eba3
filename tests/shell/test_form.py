from itertools import pairwise
from typing import ClassVar

import pygame
import pytest

from game.shell.devices import KEYBOARD, MOUSE, Command, Device, Verb
from game.shell.fields import Choice, Slider, Switch, row_height
from game.shell.form import BACK, Form
from game.shell.namefield import NameField
from game.shell.picture import Canvas, Picture
from game.shell.services import Shell
from game.shell.theme import AMBER
from game.shell.widgets import Button, Widget

PAD = Device("pad", 1, "pad")


def button(name: str, x: int, y: int, *, reason: str = "") -> Button:
    return Button(name, pygame.Rect(x, y, 200, 60), name, reason=reason)


def press(verb: Verb, device: Device = KEYBOARD, code: int = 0) -> Command:
    return Command(verb, device, code=code)


def click(x: int, y: int) -> Command:
    return Command(Verb.POINT, MOUSE, code=pygame.BUTTON_LEFT, pos=(x, y))


def move(x: int, y: int, *, down: bool = False) -> Command:
    return Command(Verb.POINT, MOUSE, down=down, pos=(x, y))


@pytest.fixture
def grid(shell: Shell) -> Form:
    return Form(
        shell,
        [
            button("a", 0, 0),
            button("b", 300, 0),
            button("c", 0, 100),
            button("d", 300, 100),
            button("far", 900, 400),
        ],
    )


@pytest.mark.parametrize(
    ("path", "end"),
    [
        ([Verb.RIGHT], "b"),
        ([Verb.DOWN], "c"),
        ([Verb.RIGHT, Verb.DOWN], "d"),
        ([Verb.DOWN, Verb.RIGHT, Verb.UP], "b"),
        ([Verb.UP], "a"),
        ([Verb.LEFT], "a"),
        ([Verb.DOWN, Verb.RIGHT, Verb.DOWN], "far"),
    ],
)
def test_the_focus_moves_by_geometry(grid: Form, path: list[Verb], end: str) -> None:
    for verb in path:
        grid.handle(press(verb))
    assert grid.focus == end


def test_a_label_never_has_the_focus(shell: Shell) -> None:
    label = Widget("label", pygame.Rect(0, 0, 10, 10))
    label.focusable = False
    form = Form(shell, [label, button("a", 0, 100)])
    assert form.focus == "a"


def test_confirm_uses_what_has_the_focus(grid: Form) -> None:
    assert grid.handle(press(Verb.CONFIRM)) == "a"


def test_a_click_uses_what_is_under_the_mouse(grid: Form) -> None:
    assert grid.handle(click(310, 110)) == "d"
    assert grid.focus == "d"


def test_the_focus_follows_the_mouse(grid: Form) -> None:
    assert grid.handle(move(310, 10)) is None
    assert grid.focus == "b"


def test_a_click_on_nothing_does_nothing(grid: Form) -> None:
    assert grid.handle(click(1900, 1000)) is None


def test_back_is_told_for_escape_and_for_the_right_button(grid: Form) -> None:
    assert grid.handle(press(Verb.BACK)) == BACK
    assert grid.handle(Command(Verb.POINT, MOUSE, code=pygame.BUTTON_RIGHT, pos=(5, 5))) == BACK


def test_what_cannot_be_used_says_why(shell: Shell) -> None:
    form = Form(shell, [button("a", 0, 0, reason="Opens later.")])
    assert form.handle(press(Verb.CONFIRM)) is None
    assert form.hint == "Opens later."
    notice = shell.notices.take()
    assert notice is not None
    assert notice.text == "Opens later."


def test_left_and_right_change_a_choice(shell: Shell) -> None:
    choice = Choice("size", pygame.Rect(0, 0, 600, 60), "Size", [(1, "one"), (2, "two")], 1)
    form = Form(shell, [choice, button("right", 700, 0)])
    assert form.handle(press(Verb.RIGHT)) == "size"
    assert choice.value == 2
    assert form.handle(press(Verb.RIGHT)) is None
    assert form.focus == "size"
    assert form.handle(press(Verb.CONFIRM)) == "size"
    assert choice.value == 1


def test_a_switch_turns_over(shell: Shell) -> None:
    switch = Switch("mono", pygame.Rect(0, 0, 600, 60), "Mono", on=False)
    form = Form(shell, [switch])
    assert form.handle(press(Verb.CONFIRM)) == "mono"
    assert switch.on
    assert form.handle(press(Verb.LEFT)) == "mono"
    assert not switch.on


def test_a_slider_is_dragged_and_nudged(shell: Shell) -> None:
    slider = Slider("music", pygame.Rect(0, 0, 1000, 60), "Music", 50)
    form = Form(shell, [slider])
    assert form.handle(press(Verb.LEFT)) == "music"
    assert slider.value == 45
    form.handle(click(slider.value_rect.left + 10, 30))
    assert slider.value == 0
    assert form.handle(move(990, 30, down=True)) == "music"
    assert slider.value == 100


def test_a_slider_keeps_hold_of_the_mouse_until_it_lets_go(shell: Shell) -> None:
    slider = Slider("music", pygame.Rect(0, 0, 1000, 60), "Music", 50)
    form = Form(shell, [slider, button("below", 0, 200)])
    form.handle(click(slider.value_rect.left + 10, 30))
    form.handle(move(900, 230, down=True))
    assert form.focus == "music"
    form.handle(Command(Verb.POINT, MOUSE, down=False, code=pygame.BUTTON_LEFT, pos=(10, 230)))
    form.handle(move(10, 230))
    assert form.focus == "below"


def test_a_name_is_typed_on_the_keyboard(shell: Shell) -> None:
    field = NameField("name", pygame.Rect(0, 0, 600, 60), "Name", "")
    form = Form(shell, [field])
    form.handle(press(Verb.CONFIRM))
    for letter in "Ann":
        form.handle(press(Verb.LEFT, code=pygame.KSCAN_A))
        form.handle(Command(Verb.TYPE, KEYBOARD, text=letter))
    assert form.handle(press(Verb.CONFIRM, code=pygame.KSCAN_RETURN)) == "name"
    assert field.text == "Ann"


@pytest.mark.parametrize("scale", [100, 125, 150, 200])
def test_a_name_stands_clear_of_the_line_under_it(shell: Shell, scale: int) -> None:
    shell.settings.change(text_scale=scale)
    rect = pygame.Rect(20, 20, 800, row_height(shell))
    field = NameField("name", rect, "", "gpqy")
    canvas = Picture((840, 140))
    field.draw(shell, canvas, rect, focused=False)
    middle = canvas.part((field.value_rect.centerx - 60, 20, 120, rect.h))
    pale = pygame.mask.from_threshold(middle.surface, shell.theme.palette.text, (90, 90, 90, 255))
    lit = [any(pale.get_at((x, y)) for x in range(120)) for y in range(8, rect.h - 3)]
    assert sum(one != other for one, other in pairwise(lit)) == 4


def test_escape_brings_the_old_name_back(shell: Shell) -> None:
    field = NameField("name", pygame.Rect(0, 0, 600, 60), "Name", "Bob")
    form = Form(shell, [field])
    form.handle(press(Verb.CONFIRM))
    form.handle(Command(Verb.TYPE, KEYBOARD, text="by"))
    assert form.handle(press(Verb.BACK, code=pygame.KSCAN_ESCAPE)) is None
    assert field.text == "Bob"


def test_a_name_is_picked_letter_by_letter_with_a_pad(shell: Shell) -> None:
    field = NameField("name", pygame.Rect(0, 0, 600, 60), "Name", "")
    form = Form(shell, [field])
    form.handle(press(Verb.CONFIRM, PAD))
    for verb in (Verb.CONFIRM, Verb.RIGHT, Verb.CONFIRM, Verb.DOWN, Verb.CONFIRM):
        form.handle(press(verb, PAD))
    assert field.text == "Abk"
    assert form.handle(press(Verb.PAUSE, PAD)) == "name"


def long_list(shell: Shell, kind: type[Button] = Button) -> Form:
    """Twenty rows, 80 pixels apart, of which three have room."""
    rows = [kind(f"row {n}", pygame.Rect(0, n * 80, 200, 60), "") for n in range(20)]
    return Form(shell, [], scrolled=rows, viewport=pygame.Rect(0, 0, 400, 290))


def wheel(amount: float) -> Command:
    return Command(Verb.WHEEL, MOUSE, pos=(10, 10), amount=amount)


def test_a_long_form_scrolls_to_what_has_the_focus(shell: Shell) -> None:
    form = long_list(shell)
    for _ in range(19):
        form.handle(press(Verb.DOWN))
    assert form.focus == "row 19"
    assert form.scroll == 17 * 80
    for _ in range(19):
        form.handle(press(Verb.UP))
    assert form.scroll == 0


def test_after_the_last_row_of_a_long_list_comes_what_stands_under_it(shell: Shell) -> None:
    rows = [button(f"row {n}", 0, n * 80) for n in range(20)]
    form = Form(shell, [button("under", 0, 300)], scrolled=rows, viewport=pygame.Rect(0, 0, 400, 290))
    for _ in range(20):
        form.handle(press(Verb.DOWN))
    assert form.focus == "under"
    form.handle(press(Verb.UP))
    assert form.focus == "row 19"


def test_wherever_a_list_is_scrolled_to_a_row_stands_at_its_upper_edge(shell: Shell) -> None:
    form = long_list(shell)
    for _ in range(19):
        form.handle(press(Verb.DOWN))
        assert form.scroll % 80 == 0


class Noted(Button):
    """Says when it is drawn."""

    drawn: ClassVar[list[str]] = []

    def draw(self, shell: Shell, canvas: Canvas, rect: pygame.Rect, *, focused: bool) -> None:
        self.drawn.append(self.id)


def test_half_a_row_is_neither_shown_nor_clicked(shell: Shell) -> None:
    form = long_list(shell, Noted)
    Noted.drawn.clear()
    form.draw(Picture((400, 400)))
    assert sorted(Noted.drawn) == ["row 0", "row 1", "row 2"]
    assert form.handle(click(10, 245)) is None


def test_the_wheel_scrolls_and_clicks_find_the_right_row(shell: Shell) -> None:
    form = long_list(shell)
    form.handle(wheel(-2))
    assert form.scroll == 160
    assert form.handle(click(10, 90)) == "row 3"


def test_small_turns_of_a_wheel_add_up_to_a_row(shell: Shell) -> None:
    form = long_list(shell)
    form.handle(wheel(-0.5))
    assert form.scroll == 0
    form.handle(wheel(-0.5))
    assert form.scroll == 80


def test_the_arrows_of_the_bar_scroll_by_a_row(shell: Shell) -> None:
    form = long_list(shell)
    form.handle(click(426, 280))
    assert form.scroll == 80
    form.handle(click(426, 10))
    assert form.scroll == 0


def test_a_click_on_the_sign_under_a_list_leads_on(shell: Shell) -> None:
    form = long_list(shell)
    form.handle(click(200, 260))
    assert form.scroll == 80


def test_a_list_that_goes_on_shows_it_under_its_last_row(shell: Shell) -> None:
    form = long_list(shell)
    for left in (True, False):
        canvas = Picture((500, 400))
        form.draw(canvas)
        under = canvas.part((100, 235, 200, 60))
        assert (pygame.mask.from_threshold(under.surface, AMBER, (40, 40, 40, 255)).count() > 0) is left
        form.handle(wheel(-30))
        form.set_focus("row 17")


def test_under_another_scene_nothing_has_a_ring(shell: Shell) -> None:
    form = Form(shell, [button("a", 20, 20)])
    rings = []
    for covered in (False, True):
        canvas = Picture((300, 120))
        form.draw(canvas, covered=covered)
        rings.append(pygame.mask.from_threshold(canvas.surface, AMBER, (20, 20, 20, 255)).count())
    assert rings[0] > 500
    assert rings[1] == 0


@pytest.mark.parametrize("scale", [100, 125, 150, 200])
def test_the_dots_are_clear_of_the_letters_over_them(shell: Shell, scale: int) -> None:
    shell.settings.change(text_scale=scale)
    rect = pygame.Rect(20, 20, 800, row_height(shell))
    row = Choice("row", rect, "", [(n, "gpqy") for n in range(3)], 1)
    canvas = Picture((840, 140))
    row.draw(shell, canvas, rect, focused=False)
    middle = canvas.part((row.value_rect.centerx - 60, 20, 120, rect.h))
    amber = pygame.mask.from_threshold(middle.surface, AMBER, (90, 90, 90, 255))
    lit = [any(amber.get_at((x, y)) for x in range(120)) for y in range(rect.h)]
    changes = sum(one != other for one, other in pairwise(lit))
    assert changes == 4
    assert not any(lit[-3:])
