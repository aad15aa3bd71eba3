"""What the pictures of all rulebooks share, and those of Police Chase and Hands Up."""

from __future__ import annotations

import pygame
import pytest

from game.games.hands_up.screen import rulebook as hands_up
from game.games.hands_up.screen.table_input import READY_BUTTONS
from game.games.library import GAMES
from game.games.police_chase.screen import rulebook as police_chase
from game.games.police_chase.screen.rulebook_diagrams import CELL, EDGE, GAP, WAY, Diagram, drawn
from game.scenes.rulebook import ALL, PAGE
from game.shell.devices import PadCode
from game.shell.picture import Picture
from game.shell.services import Shell
from game.table.rulebook_layout import APART, BROWN_INK, RIM, RULE, laid_out, printed, some_of

PAGES = [
    (game, chapter)
    for game, lesson in (("hands-up", hands_up), ("police-chase", police_chase))
    for chapter in lesson.CHAPTERS
]


@pytest.mark.parametrize(("game", "chapter"), PAGES)
def test_a_picture_is_made_of_art_that_is_there_and_need_not_be_shrunk_to_half(
    shell: Shell, game: str, chapter: int, caplog: pytest.LogCaptureFixture
) -> None:
    image = GAMES[game].ui().rulebook(shell.assets)(chapter, ALL)
    assert image is not None
    assert image.get_width() <= 1.4 * PAGE.w
    assert image.get_height() <= 0.5 * PAGE.h
    assert caplog.text == ""


def test_a_line_parts_two_examples(shell: Shell) -> None:
    face = Picture((50, 50), pygame.SRCALPHA)
    one, two = ((([face], ""),) * count for count in (1, 2))
    apart = laid_out(shell.assets, (*one, ([], "line"), *one))
    together = laid_out(shell.assets, two)
    assert apart is not None
    assert together is not None
    assert apart.get_width() > together.get_width() + RULE[0]
    assert apart.get_at((apart.get_width() // 2, apart.get_height() // 2)).a > 0


def test_an_example_that_stands_alone_has_no_line_beside_it() -> None:
    face = Picture((50, 50))
    one, other = ([face], "tick"), ([face], "cross")
    groups = [one, ([], "line"), other]
    assert [some_of(groups, slice(n, n + 1)) for n in (0, 1)] == [[one], [other]]
    assert some_of(groups, slice(0, 2)) == groups


@pytest.mark.parametrize("lesson", [hands_up, police_chase])
def test_no_picture_begins_or_ends_with_such_a_line(lesson: object) -> None:
    for groups in lesson.CHAPTERS.values():  # type: ignore[attr-defined]
        assert APART not in (groups[0], groups[-1])


def test_a_large_icon_has_sharp_edges(shell: Shell) -> None:
    image = printed(shell.assets, "icons/mouse", 160)
    soft = sum(0 < image.get_at((x, 80)).a < 255 for x in range(image.get_width()))
    assert soft <= 12
    assert {tuple(image.get_at((x, 80)))[:3] for x in range(image.get_width())} <= {BROWN_INK, (0, 0, 0)}


def test_from_the_middle_of_the_town_arrows_lead_to_all_eight_neighbours() -> None:
    ends = {way.split()[1] for way in police_chase.OUT}
    assert ends == {"00", "10", "20", "01", "21", "02", "12", "22"}


def test_an_arrow_to_a_piece_reaches_its_space_and_stops_at_the_piece(shell: Shell) -> None:
    diagram = Diagram(
        ("...",), ways=("00 10 20",), pieces={"00": police_chase.JIMMY, "20": police_chase.ROBBER}
    )
    bare = drawn(shell.assets, Diagram(("...",), pieces=diagram.pieces))
    image = drawn(shell.assets, diagram)
    left = EDGE + 2 * (CELL + GAP)
    assert image.get_at((left + 6, EDGE + CELL // 2))[:3] == WAY
    space = pygame.Rect(left + 36, EDGE, CELL - 36, CELL)
    assert pygame.image.tobytes(image.part(space).surface, "RGBA") == pygame.image.tobytes(
        bare.part(space).surface, "RGBA"
    )
    assert image.get_at((EDGE + CELL + GAP + CELL // 2, EDGE + CELL // 2))[:3] == WAY


def test_the_rim_of_a_picture_is_clear_so_that_no_edge_is_lost_when_it_is_scaled(shell: Shell) -> None:
    face = Picture((50, 50), pygame.SRCALPHA)
    face.fill("red")
    image = laid_out(shell.assets, [([face], "")])
    assert image is not None
    assert image.get_bounding_rect() == image.get_rect().inflate(-2 * RIM, -2 * RIM)


def test_the_controls_of_hands_up_show_every_button_that_says_nothing_more() -> None:
    shown = {name.rpartition("_")[2].upper() for name in hands_up.READY.replace("|", " ").split()}
    assert {getattr(PadCode, name) for name in shown} == set(READY_BUTTONS)
