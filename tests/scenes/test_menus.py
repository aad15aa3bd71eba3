"""Each menu by keyboard, by pad and by mouse; and nothing cut off at any text size."""

from collections.abc import Callable

import pygame
import pytest

from game.boards.catalog import Listed
from game.games.hands_up.game import GAME as HANDS_UP
from game.games.library import GAMES
from game.games.police_chase.game import GAME as POLICE_CHASE
from game.scenes import options
from game.scenes.bindings import BindingCell, BindingsScene, VerbPanel
from game.scenes.choose import ChooseScene
from game.scenes.first_start import FirstStartScene
from game.scenes.lobby import LobbyScene
from game.scenes.options import OptionsScene
from game.scenes.pause import PauseScene
from game.scenes.rulebook import ALL, RulebookScene, chapters
from game.scenes.rulebook_pages import STAR
from game.scenes.title import TitleExits, TitleScene
from game.shell.bindings import REBINDABLE
from game.shell.devices import KEYBOARD, MOUSE, Command, Device, PadCode, Verb
from game.shell.fields import Row
from game.shell.formscene import FormScene
from game.shell.scenes import RESTING_MS, Move, Pop, Push, Quit, Scene, Swap
from game.shell.services import Shell
from game.shell.widgets import Button
from game.table.board.choices import UNDO

pytestmark = pytest.mark.medium

PAD = Device("pad", 1, "pad", "xbox")


def press(verb: Verb, device: Device = KEYBOARD, code: int = 0) -> Command:
    return Command(verb, device, code=code)


def click(scene: FormScene, name: str) -> Move | None:
    """Scroll to a widget and click its middle."""
    scene.form.set_focus(name)
    widget = scene.form.get(name)
    x, y = widget.rect.center
    y -= scene.form.scroll if widget in scene.form.rows else 0
    return scene.handle(Command(Verb.POINT, MOUSE, code=pygame.BUTTON_LEFT, pos=(x, y)))


def walked(scene: FormScene, verb: Verb, steps: int, device: Device) -> list[str]:
    """What has the focus after each press."""
    found = []
    for _ in range(steps):
        scene.handle(press(verb, device))
        found.append(scene.form.focus)
    return found


def title(shell: Shell) -> TitleScene:
    return TitleScene(shell, TitleExits(play=Scene, resume=Quit, rulebook=Scene))


def choose(shell: Shell) -> ChooseScene:
    return ChooseScene(shell, GAMES.values(), Pop, Pop)


def first(shell: Shell) -> FirstStartScene:
    return FirstStartScene(shell, Scene)


def pause(shell: Shell) -> PauseScene:
    return PauseScene(shell, on_leave=Quit, rulebook=Scene, can_undo=True)


def rulebook(shell: Shell, game: str = "hands-up") -> RulebookScene:
    return RulebookScene(shell, game, {game: lambda _page, _which: None})


def rulebooks(shell: Shell) -> RulebookScene:
    return RulebookScene(shell, "hands-up", dict.fromkeys(GAMES, lambda _page, _which: None))


def lobby(shell: Shell) -> LobbyScene:
    return LobbyScene(shell, HANDS_UP, lambda _lineup, _pads: None)


def lobby_of_turns(shell: Shell) -> LobbyScene:
    boards = (Listed("town", "Town"), Listed("harbour", "Harbour"))
    return LobbyScene(shell, POLICE_CHASE, lambda _lineup, _pads: None, None, boards)


MENUS: tuple[Callable[[Shell], FormScene], ...] = (
    title, choose, first, pause, rulebook, rulebooks, lobby, lobby_of_turns, OptionsScene, BindingsScene,
)  # fmt: skip


@pytest.mark.parametrize("make", MENUS)
@pytest.mark.parametrize("scale", [100, 125, 150, 200])
def test_every_button_stands_on_the_screen_and_over_no_other(
    shell: Shell, make: Callable[[Shell], FormScene], scale: int
) -> None:
    shell.settings.change(text_scale=scale)
    scene = make(shell)
    screen = pygame.Rect(0, 0, 1920, 1008)
    fixed = [widget for widget in scene.form.widgets if widget.focusable and widget not in scene.form.rows]
    for widget in fixed:
        assert screen.contains(widget.rect), widget.id
        assert widget.rect.collidelist([other.rect for other in fixed if other is not widget]) == -1, (
            widget.id
        )


@pytest.mark.parametrize("make", MENUS)
def test_every_widget_is_reached_with_arrows_alone(shell: Shell, make: Callable[[Shell], FormScene]) -> None:
    scene = make(shell)
    reached = {scene.form.focus}
    edge = [scene.form.focus]
    while edge:
        start = edge.pop()
        for verb in (Verb.UP, Verb.DOWN, Verb.LEFT, Verb.RIGHT):
            scene.form.set_focus(start)
            scene.form.handle(press(verb))
            if scene.form.focus not in reached:
                reached.add(scene.form.focus)
                edge.append(scene.form.focus)
    wanted = {widget.id for widget in scene.form.widgets if widget.focusable}
    turners = {"previous", "next"} if isinstance(scene, RulebookScene) else set()
    assert wanted - turners <= reached


@pytest.mark.medium
@pytest.mark.parametrize("make", MENUS)
@pytest.mark.parametrize("device", [KEYBOARD, MOUSE, PAD])
@pytest.mark.parametrize("colours", ["standard", "strong"])
def test_every_menu_draws_for_every_device(
    shell: Shell, make: Callable[[Shell], FormScene], device: Device, colours: str
) -> None:
    shell.settings.change(colours=colours)
    shell.controls.last_device = device
    scene = make(shell)
    scene.update(16)
    scene.draw(shell.window.canvas)


@pytest.mark.parametrize("make", [choose, OptionsScene, BindingsScene, pause, rulebooks])
@pytest.mark.parametrize("device", [KEYBOARD, PAD])
def test_back_leaves_every_menu_but_the_first_two(
    shell: Shell, make: Callable[[Shell], FormScene], device: Device
) -> None:
    assert isinstance(make(shell).handle(press(Verb.BACK, device)), Pop)


def test_the_title_leads_to_the_games_in_one_press(shell: Shell) -> None:
    assert isinstance(title(shell).handle(press(Verb.CONFIRM)), Push)


def test_continue_is_offered_only_when_there_is_something(shell: Shell) -> None:
    scene = TitleScene(shell, TitleExits(play=Scene))
    assert "continue" not in {widget.id for widget in scene.form.widgets}
    assert click(title(shell), "continue") == Quit()


def test_back_on_the_title_does_not_end_the_evening(shell: Shell) -> None:
    scene = title(shell)
    assert scene.handle(press(Verb.BACK)) is None
    assert scene.form.focus == "quit"


def test_the_still_title_is_not_painted_again(shell: Shell) -> None:
    shell.settings.change(motion="reduced")
    scene = title(shell)
    shell.window.show(scene.draw)
    for _ in range(100):
        scene.update(100)
        assert not scene.moving
    assert scene.frame_ms == RESTING_MS
    assert not shell.window.show(scene.draw)


@pytest.mark.parametrize("game", GAMES)
def test_every_poster_can_be_chosen(shell: Shell, game: str) -> None:
    assert click(choose(shell), game) == Pop(game)


def test_the_first_poster_is_one_press_away(shell: Shell) -> None:
    assert choose(shell).handle(press(Verb.CONFIRM, PAD)) == Pop("stop-thief")


def test_the_first_start_is_asked_once(shell: Shell) -> None:
    scene = first(shell)
    assert isinstance(click(scene, "go"), Swap)
    assert shell.settings.value.first_start_done


def test_text_size_changes_at_once(shell: Shell) -> None:
    scene = first(shell)
    before = scene.form.get("go").rect.h
    scene.handle(press(Verb.RIGHT))
    assert shell.settings.value.text_scale == 125
    assert scene.form.get("go").rect.h > before
    assert scene.form.focus == "text_scale"


@pytest.mark.parametrize("name", ["captions", "mono"])
def test_options_turn_switches(shell: Shell, name: str) -> None:
    before = getattr(shell.settings.value, name)
    click(OptionsScene(shell), name)
    assert getattr(shell.settings.value, name) != before


def test_options_change_a_volume_step_by_step(shell: Shell) -> None:
    scene = OptionsScene(shell)
    scene.form.set_focus("music")
    scene.handle(press(Verb.LEFT, PAD))
    assert shell.settings.value.music == 55


@pytest.mark.parametrize("device", [KEYBOARD, PAD])
@pytest.mark.parametrize("scale", [100, 200])
def test_down_leads_through_all_options_before_the_buttons_and_up_leads_back(
    shell: Shell, scale: int, device: Device
) -> None:
    shell.settings.change(text_scale=scale)
    scene = OptionsScene(shell)
    order = [*options.LEFT_COLUMN, *options.RIGHT_COLUMN]
    assert walked(scene, Verb.DOWN, len(order), device) == [*order[1:], "bindings"]
    scene.form.set_focus(order[-1])
    assert walked(scene, Verb.UP, len(order) - 1, device) == order[-2::-1]


def test_pause_closes_what_pause_opened(shell: Shell) -> None:
    assert pause(shell).handle(press(Verb.PAUSE, PAD)) == Pop()


def test_pause_has_room_for_the_games_own_buttons(shell: Shell) -> None:
    assert click(pause(shell), "undo") == Pop(UNDO)


def test_a_new_key_is_bound_by_pressing_it(shell: Shell) -> None:
    scene = BindingsScene(shell)
    click(scene, "keyboard:help")
    scene.handle(press(Verb.OTHER, code=pygame.KSCAN_Y))
    assert shell.controls.bindings.key_verb(pygame.KSCAN_Y) == Verb.HELP


def test_a_clash_is_shown_and_refused(shell: Shell) -> None:
    scene = BindingsScene(shell)
    click(scene, "keyboard:help")
    scene.handle(press(Verb.CONFIRM, code=pygame.KSCAN_SPACE))
    assert shell.controls.bindings.key_verb(pygame.KSCAN_SPACE) == Verb.CONFIRM
    assert "Space" in scene.clash
    scene.draw(shell.window.canvas)


def test_escape_keeps_the_old_key(shell: Shell) -> None:
    scene = BindingsScene(shell)
    click(scene, "keyboard:help")
    scene.handle(press(Verb.BACK, code=pygame.KSCAN_ESCAPE))
    scene.handle(press(Verb.OTHER, code=pygame.KSCAN_Y))
    assert shell.controls.bindings.key_verb(pygame.KSCAN_Y) == Verb.OTHER


def test_without_a_pad_its_buttons_cannot_be_bound(shell: Shell) -> None:
    scene = BindingsScene(shell)
    click(scene, "pad:help")
    scene.handle(press(Verb.OTHER, PAD, PadCode.LEFT_STICK))
    assert shell.controls.bindings.button_verb(PadCode.LEFT_STICK) == Verb.OTHER


def test_the_name_of_every_verb_stands_on_the_plate_of_its_row(shell: Shell) -> None:
    rows = BindingsScene(shell).form.widgets
    plates = [widget for widget in rows if isinstance(widget, VerbPanel)]
    assert [plate.label for plate in plates] == [shell.words(f"verb.{verb}") for verb in REBINDABLE]
    cells = [widget for widget in rows if isinstance(widget, BindingCell)]
    assert all(any(plate.rect.contains(cell.rect) for plate in plates) for cell in cells)


@pytest.mark.parametrize("scale", [100, 200])
def test_every_option_says_what_it_is_at_every_text_size(
    shell: Shell, scale: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    shell.settings.change(text_scale=scale)
    said: list[str] = []
    monkeypatch.setattr(options, "draw_help", lambda _shell, _canvas, text, _bar: said.append(text))
    scene = OptionsScene(shell)
    for row in scene.form.widgets:
        scene.form.set_focus(row.id)
        scene.draw(shell.window.canvas)
        assert said[-1] == (row.hint or shell.words("options.help"))


def test_no_two_options_have_the_same_sign(shell: Shell) -> None:
    signs = [row.icon for row in OptionsScene(shell).form.widgets if isinstance(row, Row)]
    assert all(shell.assets.has(f"icons/{sign}") for sign in signs)
    assert len(set(signs)) == len(signs)


def test_everything_can_be_put_back(shell: Shell) -> None:
    scene = BindingsScene(shell)
    shell.controls.bind(shell.controls.bindings.rebound(Verb.HELP, pygame.KSCAN_Y))
    click(scene, "reset")
    assert shell.controls.bindings.key_verb(pygame.KSCAN_F1) == Verb.HELP


@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("game", GAMES)
def test_every_word_of_a_rulebook_is_on_a_page(shell: Shell, game: str, scale: int) -> None:
    shell.settings.change(text_scale=scale)
    scene = rulebook(shell, game)
    scene.draw(shell.window.canvas)
    shown = " ".join(line for leaf in scene.pages for line in leaf.lines).split()
    count = len(chapters(shell.words, game))
    written = " ".join(shell.words(f"rulebook.{game}.{n + 1}.text") for n in range(count))
    assert count > 3
    assert shown == written.replace(STAR, "").split()


def test_the_wheel_and_the_arrows_turn_the_page(shell: Shell) -> None:
    scene = rulebook(shell)
    scene.draw(shell.window.canvas)
    scene.handle(Command(Verb.WHEEL, MOUSE, pos=(1200, 500), amount=-1))
    assert scene.number == 1
    scene.handle(press(Verb.RIGHT))
    assert scene.number == 2
    scene.handle(press(Verb.LEFT))
    assert scene.number == 1
    assert click(scene, "next") is None
    assert scene.number == 2


def test_one_book_alone_has_no_tabs(shell: Shell) -> None:
    assert not any(widget.id.startswith("book:") for widget in rulebook(shell).form.widgets)


@pytest.mark.parametrize("device", [KEYBOARD, PAD])
def test_arrows_lead_to_the_tab_of_another_book_and_open_it(shell: Shell, device: Device) -> None:
    scene = rulebooks(shell)
    for verb in (Verb.UP, Verb.RIGHT, Verb.CONFIRM):
        scene.handle(press(verb, device))
    assert scene.form.focus == "book:cops-and-crooks"
    assert scene.page.title == shell.words("rulebook.cops-and-crooks.1.title")


def test_a_click_on_a_tab_opens_its_book_at_the_first_page(shell: Shell) -> None:
    scene = rulebooks(shell)
    scene.handle(press(Verb.RIGHT))
    click(scene, "book:police-chase")
    assert [chapter.label for chapter in scene.form.rows if isinstance(chapter, Button)] == chapters(
        shell.words, "police-chase"
    )
    assert scene.page.chapter == 1


def test_every_chapter_has_its_picture(shell: Shell) -> None:
    for game in GAMES:
        pictures = GAMES[game].ui().rulebook(shell.assets)
        for chapter, title in enumerate(chapters(shell.words, game), start=1):
            assert pictures(chapter, ALL) is not None, title
