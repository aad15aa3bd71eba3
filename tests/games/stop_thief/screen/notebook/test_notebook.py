"""The page of a notebook of Stop Thief!, and every hand on it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest

from game.boards.scenery import scenery_of
from game.games.stop_thief.rules.state import Clue, Hideaway, Sound, View
from game.games.stop_thief.screen import layout
from game.games.stop_thief.screen.notebook.notebook import Notebook
from game.games.stop_thief.screen.notebook.notes import Mark, Notes
from game.games.stop_thief.screen.notebook.pencil import COLOURS, SIDE, draw_marks, mark_picture, sign_picture
from game.games.stop_thief.screen.notebook.sheets import CLEAR, DONE, KEY_RECTS, LIST, TOOLS
from game.games.stop_thief.screen.spaces.marks import BOARD_DECALS as STREETS_DECALS
from game.shell.devices import ARROWS, KEYBOARD, MOUSE, Command, Device, Verb
from game.shell.picture import Picture
from game.shell.services import Shell
from game.shell.theme import WHITE
from game.table.board.camera import Camera
from game.table.board.choices import Choice, Chooser
from game.table.board.decal_layer import DecalLayer
from game.table.board.decals import bigger
from game.table.board.picture import BoardPicture
from game.table.secrets import WAY_OUT
from tests.games.stop_thief.cities import ANN, BOB, RULES, board, hunt
from tests.games.stop_thief.tables import new_display
from tests.written import watch_boxes

pytestmark = pytest.mark.medium

PAD = Device("pad", 3, "Pad", "xbox")
NUMBERED = [number for number, space in board().spaces.items() if space.kind != "circle"]
LOUD = (Clue(Sound.ALARM, 4), *[Clue(Sound.STREET, 8)] * 30, Clue(Sound.CONSTRUCTION))
Open = Callable[..., Notebook]


def looked(options: str = "", heard: tuple[Clue, ...] = LOUD) -> View:
    """What Bob sees, who stands on 505; Ann is on a circle."""
    pawns = (min(board().neighbours[503]), 505)
    return RULES.view(hunt(*pawns, thief=Hideaway(475), options=options, heard=heard), BOB)


@pytest.fixture
def opened(shell: Shell) -> Open:
    """A notebook, open at Bob's page."""
    picture, marks = BoardPicture(scenery_of("stop_thief")), DecalLayer(shell, board(), STREETS_DECALS)

    def opened(options: str = "", heard: tuple[Clue, ...] = LOUD) -> Notebook:
        notebook = Notebook(new_display(shell), picture, marks)
        notebook.open(looked(options, heard), BOB)
        return notebook

    return opened


def at(space: int) -> tuple[int, int]:
    """Where a space is on the canvas."""
    x, y = Camera(layout.VIEW, board().size).to_canvas(board().spaces[space].at)
    return round(x), round(y)


def press(verb: Verb, device: Device = PAD) -> Command:
    return Command(verb, device)


def click(pos: tuple[int, int]) -> Command:
    return Command(Verb.POINT, MOUSE, code=pygame.BUTTON_LEFT, pos=pos)


def digit(number: int) -> Command:
    return Command(Verb.OTHER, KEYBOARD, code=pygame.KSCAN_1 + number - 1)


def drag(notebook: Notebook, *spaces: int) -> None:
    """Press on the first space, go over the others, and let go."""
    notebook.handle(click(at(spaces[0])))
    for space in spaces[1:]:
        notebook.handle(Command(Verb.POINT, MOUSE, down=True, pos=at(space)))
    notebook.handle(Command(Verb.POINT, MOUSE, down=False, code=pygame.BUTTON_LEFT, pos=at(spaces[-1])))


# ---- the mouse ----


def test_a_click_marks_a_space_and_a_second_one_takes_the_mark_away(opened: Open) -> None:
    notebook = opened()
    drag(notebook, 475)
    assert notebook.notes.page(BOB) == {475: Mark.STRUCK}
    drag(notebook, 475)
    assert notebook.notes == Notes()


def test_a_tool_is_clicked_and_then_used(opened: Open) -> None:
    notebook = opened()
    notebook.handle(click(KEY_RECTS["teal"].center))
    drag(notebook, 475)
    assert notebook.notes.page(BOB) == {475: Mark.TEAL}


def test_another_tool_changes_the_mark(opened: Open) -> None:
    notebook = opened()
    drag(notebook, 475)
    notebook.handle(click(KEY_RECTS["red"].center))
    drag(notebook, 475)
    assert notebook.notes.page(BOB) == {475: Mark.RED}


def test_a_fast_mouse_that_is_dragged_misses_no_space_on_its_way(opened: Open) -> None:
    notebook = opened()
    drag(notebook, 121, 127)
    assert set(notebook.notes.page(BOB)) == set(range(121, 128))


def test_who_drags_from_a_marked_space_takes_marks_away(opened: Open) -> None:
    notebook = opened()
    drag(notebook, 121, 127)
    drag(notebook, 123, 125)
    assert set(notebook.notes.page(BOB)) == {121, 122, 126, 127}


def test_a_mouse_that_is_let_go_draws_no_more(opened: Open) -> None:
    notebook = opened()
    drag(notebook, 121, 122)
    notebook.handle(Command(Verb.POINT, MOUSE, down=False, pos=at(475)))
    notebook.handle(Command(Verb.POINT, MOUSE, down=True, pos=at(475)))
    assert set(notebook.notes.page(BOB)) == {121, 122}


def test_the_rubber_takes_any_mark_away(opened: Open) -> None:
    notebook = opened()
    drag(notebook, 121, 122)
    notebook.handle(click(KEY_RECTS["rubber"].center))
    drag(notebook, 122, 123)
    assert set(notebook.notes.page(BOB)) == {121}


def test_circles_cannot_be_marked(opened: Open) -> None:
    notebook = opened()
    for circle in board().of_kind("circle"):
        notebook.handle(click(at(circle.number)))
    assert set(notebook.notes.page(BOB)) <= set(NUMBERED)


# ---- keys and pads ----


def test_a_press_marks_the_space_where_the_investigator_stands(opened: Open) -> None:
    notebook = opened()
    notebook.handle(press(Verb.CONFIRM))
    assert notebook.notes.page(BOB) == {505: Mark.STRUCK}


def test_arrows_go_from_space_to_space(opened: Open) -> None:
    notebook = opened()
    notebook.handle(press(Verb.UP))
    notebook.handle(press(Verb.CONFIRM))
    assert notebook.notes.page(BOB) == {507: Mark.STRUCK}


def test_arrows_lead_everywhere() -> None:
    spots = {space: board().spaces[space].at for space in NUMBERED}
    cursor = Chooser[int]()
    cursor.offer([Choice(None, space) for space in NUMBERED])
    found, todo = {500}, [500]
    while todo:
        here = todo.pop()
        for verb in ARROWS:
            cursor.point_at(here)
            cursor.step(verb, spots)
            there = cursor.focus.place if cursor.focus else here
            todo += [there] if there not in found else []
            found.add(there)
    assert found == set(NUMBERED)


@pytest.mark.parametrize("number", range(1, 6))
def test_every_mark_has_its_number_key(opened: Open, number: int) -> None:
    notebook = opened()
    notebook.handle(digit(number))
    notebook.handle(press(Verb.CONFIRM, KEYBOARD))
    assert notebook.notes.page(BOB) == {505: [*Mark][number - 1]}


def test_shoulders_go_through_the_tools_and_back(opened: Open) -> None:
    notebook = opened()
    for verb in (Verb.NEXT, Verb.NEXT, Verb.PREVIOUS, Verb.CONFIRM):
        notebook.handle(press(verb))
    assert notebook.notes.page(BOB) == {505: Mark.AMBER}


def test_clear_wants_to_be_pressed_twice(opened: Open) -> None:
    notebook = opened()
    drag(notebook, 121, 127)
    notebook.handle(click(KEY_RECTS[CLEAR].center))
    assert notebook.notes.page(BOB)
    notebook.handle(click(KEY_RECTS[CLEAR].center))
    assert notebook.notes == Notes()


def test_anything_else_between_two_presses_of_clear_saves_the_page(opened: Open) -> None:
    notebook = opened()
    drag(notebook, 121, 127)
    notebook.handle(click(KEY_RECTS[CLEAR].center))
    notebook.handle(press(Verb.DOWN))
    notebook.handle(click(KEY_RECTS[CLEAR].center))
    assert notebook.notes.page(BOB)


def test_a_pad_can_clear_the_page(opened: Open) -> None:
    notebook = opened()
    notebook.handle(press(Verb.CONFIRM))
    notebook.handle(press(Verb.PREVIOUS))
    notebook.handle(press(Verb.CONFIRM))
    notebook.handle(press(Verb.CONFIRM))
    assert notebook.notes == Notes()


# ---- opening and closing ----


@pytest.mark.parametrize("device", [KEYBOARD, PAD], ids=["keyboard", "pad"])
def test_back_closes_the_page(opened: Open, device: Device) -> None:
    assert opened().handle(press(Verb.BACK, device))


def test_the_page_on_the_table_is_closed_by_its_own_key(opened: Open) -> None:
    assert opened("mode=cooperative").handle(click(KEY_RECTS[DONE].center))


def test_a_pad_can_reach_done_on_the_table(opened: Open) -> None:
    notebook = opened("mode=cooperative")
    notebook.handle(press(Verb.PREVIOUS))
    assert notebook.handle(press(Verb.CONFIRM))


def test_a_private_page_leaves_the_way_out_to_its_cover(opened: Open) -> None:
    assert not opened().handle(click(KEY_RECTS[DONE].center))


def test_everybody_writes_on_an_own_page(opened: Open) -> None:
    notebook = opened()
    drag(notebook, 121)
    notebook.open(looked(), ANN)
    drag(notebook, 122)
    assert notebook.notes == Notes({BOB: {121: Mark.STRUCK}, ANN: {122: Mark.STRUCK}})


def test_a_page_does_not_tell_what_was_done_on_the_one_before(opened: Open) -> None:
    notebook, fresh, canvas = opened(), opened(), Picture((1920, 1080))
    notebook.handle(digit(4))
    drag(notebook, 121)
    pictures = []
    for book in (notebook, fresh):
        book.open(looked(), ANN)
        book.draw(canvas, looked())
        pictures.append(pygame.image.tobytes(canvas.surface, "RGB"))
    assert pictures[0] == pictures[1]


# ---- the page ----


def test_nothing_on_the_page_overlaps() -> None:
    parts = [*KEY_RECTS.values(), LIST, layout.VIEW]
    assert all(pygame.Rect(0, 0, 1920, 1080).contains(part) for part in parts)
    assert not any(part.collidelist(parts[:place]) >= 0 for place, part in enumerate(parts))
    assert not LIST.colliderect(WAY_OUT)


@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("device", [KEYBOARD, MOUSE, PAD], ids=["keyboard", "mouse", "pad"])
def test_every_word_on_the_page_fits(
    shell: Shell, opened: Open, monkeypatch: pytest.MonkeyPatch, scale: int, device: Device
) -> None:
    shell.settings.change(text_scale=scale)
    shell.controls.last_device = device
    misfits: list[str] = []
    watch_boxes(monkeypatch, misfits)
    canvas = Picture((1920, 1080))
    heard = tuple(Clue(sound, place % 8 + 1) for place, sound in enumerate(Sound))
    for options in ("", "mode=cooperative"):
        for clues in ((), heard, LOUD):
            notebook = opened(options, clues or LOUD)
            notebook.handle(click(KEY_RECTS[CLEAR].center))
            notebook.handle(Command(Verb.PAN_UP, KEYBOARD))
            view = looked(options, clues or LOUD)
            notebook.draw(canvas, view if clues else replace(view, record=()))
    assert misfits == []


def test_a_mark_is_seen_on_its_space_and_nowhere_else(shell: Shell) -> None:
    canvas = Picture((1920, 1080), pygame.SRCALPHA)
    draw_marks(shell, board(), canvas, Camera(layout.VIEW, board().size), {475: Mark.RED})
    drawn = canvas.get_bounding_rect()
    assert drawn.collidepoint(at(475))
    assert not any(drawn.collidepoint(at(space)) for space in NUMBERED if space != 475)


def test_the_cursor_is_white_unlike_any_mark(opened: Open) -> None:
    canvas = Picture((1920, 1080))
    opened().draw(canvas, looked())
    around = pygame.Rect(0, 0, 70, 70).move_to(center=at(505))
    ring = pygame.mask.from_threshold(canvas.part(around).surface, WHITE, (12, 12, 12, 255))
    assert ring.count() > 200


@pytest.mark.parametrize("size", [100, 200])
def test_the_badge_of_an_investigator_touches_the_space_and_leaves_its_number_free(
    opened: Open, shell: Shell, size: int
) -> None:
    shell.settings.change(text_scale=size)
    notebook, pictures = opened(), []
    for pawn in (505, 507):
        canvas = Picture((1920, 1080))
        notebook.draw(canvas, replace(looked(), pawns=(500, pawn)))
        pictures.append(canvas.part(pygame.Rect(0, 0, 110, 110).move_to(center=at(505))))
    same = pygame.mask.from_threshold(pictures[0].surface, (0, 0, 0), (1, 1, 1, 255), pictures[1].surface)
    same.invert()
    (badge,) = same.get_bounding_rects()
    disc = pygame.Rect(0, 0, 36, 23).move_to(center=(55, 55))
    number = pygame.Rect(0, 0, *[round(side * bigger(shell)) for side in (24, 13)])
    assert badge.colliderect(disc)
    assert not badge.colliderect(number.move_to(center=(55, 55)))


@pytest.mark.parametrize("mark", COLOURS)
def test_a_colour_covers_no_digit_of_its_space(mark: Mark) -> None:
    digits = pygame.Rect(0, 0, 21, 15)
    digits.center = (SIDE // 2, SIDE // 2)
    covered = pygame.mask.from_surface(mark_picture(mark, SIDE).part(digits).surface)
    assert covered.count() == 0


def test_signs_are_told_apart_without_colour() -> None:
    shapes = [pygame.mask.from_surface(sign_picture(mark, 58).surface) for mark in Mark]
    differ = [
        one.count() + two.count() - 2 * one.overlap_area(two, (0, 0)) for one in shapes for two in shapes
    ]
    assert sum(away < 150 for away in differ) == len(shapes)


def test_the_list_of_clues_turns_back_to_the_first_and_no_further(opened: Open, shell: Shell) -> None:
    notebook, canvas = opened(), Picture((1920, 1080))
    for _ in range(90):
        notebook.handle(Command(Verb.WHEEL, MOUSE, amount=1.0))
    notebook.draw(canvas, looked())
    first = canvas.part(LIST).copy()
    notebook.handle(Command(Verb.WHEEL, MOUSE, amount=-1.0))
    notebook.draw(canvas, looked())
    assert pygame.image.tobytes(first.surface, "RGB") != pygame.image.tobytes(
        canvas.part(LIST).surface, "RGB"
    )


def test_there_are_words_for_every_tool(shell: Shell) -> None:
    assert all(shell.words.has(f"stop-thief.notes.tools.{tool}") for tool in TOOLS)
