"""How Police Chase looks: nothing covers its neighbour, and there is always a word about what is going on."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest

from game.core.kernel import CHANCE
from game.rules.police_chase.actions import Give, Roll, Throw
from game.rules.police_chase.state import Phase, State
from game.rules.police_chase.tokens import SPECIAL, Token
from game.shell.services import Shell
from game.stage.board.markers import Markers
from game.stage.police_chase import layout
from game.stage.police_chase.geometry import place_tag
from game.stage.police_chase.hud import LINE, TALL_ROW, USE_WIDE, Hud
from game.stage.police_chase.painter import ROUND_PLACE, ROUND_TOKEN
from game.stage.seating import Chair
from tests.board_hands import FRAME_MS
from tests.police_chase_tables import Table
from tests.police_chase_towns import ANN, BOB, ROBBER, WARRANT, chase

PIECE = pygame.Rect(900, 500, 118, 118)


@pytest.fixture
def table_of(shell: Shell) -> Callable[..., Table]:
    def make(state: State | None = None, players: int = 2, *chairs: Chair) -> Table:
        return Table(shell, state, players, *chairs)

    return make


def said(table: Table) -> str:
    return table.stage._said or table.stage._asked.text


def notes(table: Table) -> list[str]:
    sides, chairs = table.stage._painter._sides, table.stage.seating.chairs
    return [sides._panel(seat, chair).note for seat, chair in zip((ANN, BOB), chairs, strict=True)]


def test_there_is_a_word_about_the_throw_and_the_walk_while_they_are_shown(
    table_of: Callable[..., Table],
) -> None:
    table = table_of()
    table.act(ANN, Throw())
    table.act(CHANCE, Roll(3))
    assert "rolls the die" in said(table)
    table.watch()
    table.act(ANN, table.match.legal(ANN)[0])
    table.stage.update(FRAME_MS, None, 1)
    assert "walks\n3 steps" in said(table)


def test_who_was_struck_by_the_robber_is_told_so_and_what_to_lay_down(
    table_of: Callable[..., Table],
) -> None:
    start = chase(11, 99, hands={BOB: (WARRANT, ROBBER)})
    table = table_of(replace(start, phase=Phase.GIVE, owing=(BOB,), robber=99))
    assert notes(table) == ["Waits", "Robbed!"]
    table.act(BOB, Give(Token.WARRANT))
    table.watch()
    assert "Put the warrant on an empty house" in said(table)


def test_at_the_beginning_of_a_turn_prompt_and_panels_change_in_the_same_frame(
    table_of: Callable[..., Table],
) -> None:
    table = table_of(replace(chase(11, 99), phase=Phase.SPECIAL, pips=4))
    canvas = table.shell.window.canvas
    table.stage.draw(canvas)
    table.act(ANN, table.match.legal(ANN)[-1])
    table.stage.update(FRAME_MS, None, 1)
    table.stage.draw(canvas)
    assert "your turn!" in said(table)
    assert notes(table) == ["Waits", "Your turn!"]
    assert not table.stage._painter.sides.unfinished


@pytest.mark.parametrize("place", [layout.TRAY, layout.BUTTON])
def test_the_focus_of_the_prompt_stays_in_its_panel(place: pygame.Rect) -> None:
    assert layout.PROMPT.contains(place.inflate(ROUND_PLACE, ROUND_PLACE))


def test_the_focus_on_a_token_touches_no_other_token(table_of: Callable[..., Table]) -> None:
    theatre = table_of().stage._theatre
    rects = [theatre.hand_rect(ANN, token).inflate(ROUND_TOKEN, ROUND_TOKEN) for token in Token]
    panel = theatre._panels.rects[ANN]
    assert all(panel.inflate(-10, -10).contains(rect) for rect in rects)
    assert not any(one.colliderect(other) for one, other in itertools.combinations(rects, 2))


@pytest.mark.parametrize("colours", ["standard", "strong"])
def test_the_focus_on_a_space_stays_inside_of_it(shell: Shell, colours: str) -> None:
    shell.settings.change(colours=colours)
    canvas, tile = pygame.Surface((200, 200)), pygame.Rect(40, 40, 113, 113)
    for ms in range(0, 1_200, 50):
        Markers(shell).aim(canvas, tile, float(ms))
    canvas.fill((0, 0, 0), tile)
    assert pygame.mask.from_threshold(canvas, (0, 0, 0), (1, 1, 1, 255)).count() == 200 * 200


def test_a_name_stands_under_the_feet_of_its_piece() -> None:
    tag = pygame.Rect(0, 0, 110, 36)
    place_tag(tag, PIECE, ())
    assert tag.top > PIECE.bottom


def test_a_name_covers_no_other_piece() -> None:
    tag, below = pygame.Rect(0, 0, 110, 36), PIECE.move(0, 120)
    place_tag(tag, PIECE, (below,))
    assert not tag.colliderect(below)
    assert not tag.colliderect(PIECE)


def test_a_name_with_no_room_under_and_over_its_piece_stands_on_its_feet_and_on_no_other_space() -> None:
    tag, around = pygame.Rect(0, 0, 110, 36), [PIECE.move(0, 126), PIECE.move(0, -126)]
    place_tag(tag, PIECE, around)
    assert tag.collidelist(around) < 0
    assert tag.centerx == PIECE.centerx
    assert PIECE.centery < tag.top < PIECE.bottom


@pytest.mark.parametrize("scale", [100, 125, 150, 200])
def test_what_special_tokens_are_for_fits_its_row(shell: Shell, scale: int) -> None:
    shell.settings.change(text_scale=scale)
    hud = Hud(shell)
    px = hud._use_px(SPECIAL)
    lines = [line for token in SPECIAL for line in hud._lines(token)]
    assert max(shell.text.width(line, "text_bold", px, fixed=True) for line in lines) <= USE_WIDE
    assert 2 * LINE * px < TALL_ROW


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_panel_lies_on_another_or_on_the_prompt(table_of: Callable[..., Table], players: int) -> None:
    rects = [*table_of(None, players).stage._theatre._panels.rects, layout.PROMPT, layout.TO_WIN]
    assert not any(one.colliderect(other) for one, other in itertools.combinations(rects, 2))
