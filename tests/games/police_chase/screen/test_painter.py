"""How Police Chase looks: nothing hides its neighbour, and the prompt always says what is going on."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest

from game.core.kernel import CHANCE
from game.games.police_chase.rules.actions import Give, Roll, Throw
from game.games.police_chase.rules.state import Phase, State
from game.games.police_chase.rules.tokens import NEEDED, SPECIAL, Token
from game.games.police_chase.screen import layout
from game.games.police_chase.screen.geometry import clear_of, place_tag
from game.games.police_chase.screen.hud import EDGE_GAP, HEADING, USE, USE_WIDE
from game.games.police_chase.screen.painter import BANNER, ROUND_PLACE, ROUND_TOKEN
from game.shell import transform
from game.shell.devices import MOUSE, Verb
from game.shell.picture import Picture
from game.shell.services import Shell
from game.shell.theme import SMALLEST_TEXT
from game.table.board.markers import Markers
from game.table.board.meeples import Meeple
from game.table.seating import Chair
from tests.board_input import FRAME_MS
from tests.games.police_chase.tables import Table
from tests.games.police_chase.towns import ANN, BOB, ROBBER, WARRANT, chase
from tests.written import fits

pytestmark = pytest.mark.medium

PIECE = pygame.Rect(900, 500, 118, 118)
BODY = PIECE.inflate(-30, -30)
KEYS_AIR = 4
"""Over and under the largest keys."""


@pytest.fixture
def table_of(shell: Shell) -> Callable[..., Table]:
    def make(state: State | None = None, players: int = 2, *chairs: Chair) -> Table:
        return Table(shell, state, players, *chairs)

    return make


def said(table: Table) -> str:
    return table.screen.text


def notes(table: Table) -> list[str]:
    hud, chairs = table.screen.painter.hud, table.screen.seating.chairs
    return [hud.player_panel(seat, chair).note for seat, chair in zip((ANN, BOB), chairs, strict=True)]


def test_the_prompt_tells_of_the_roll_and_the_walk_while_they_are_shown(
    table_of: Callable[..., Table],
) -> None:
    table = table_of()
    table.act(ANN, Throw())
    table.act(CHANCE, Roll(3))
    assert "rolls the die" in said(table)
    table.watch()
    table.act(ANN, table.match.legal(ANN)[0])
    table.screen.update(FRAME_MS)
    assert "walks\n3 steps" in said(table)


def test_who_was_struck_by_the_robber_is_told_so_and_what_to_lay_down(
    table_of: Callable[..., Table],
) -> None:
    start = chase(11, 99, hands={BOB: (WARRANT, ROBBER)})
    table = table_of(replace(start, phase=Phase.GIVE, owing=(BOB,), robber=99))
    assert notes(table) == ["Waiting", "Robbed!"]
    table.act(BOB, Give(Token.WARRANT))
    table.watch()
    assert "Put the warrant on an empty house" in said(table)


def test_at_the_beginning_of_a_turn_prompt_and_panels_change_in_the_same_frame(
    table_of: Callable[..., Table],
) -> None:
    table = table_of(replace(chase(11, 99), phase=Phase.SPECIAL, pips=4))
    canvas = table.shell.window.canvas
    table.screen.draw(canvas)
    table.act(ANN, table.match.legal(ANN)[-1])
    table.screen.update(FRAME_MS)
    table.screen.draw(canvas)
    assert "your turn!" in said(table)
    assert notes(table) == ["Waiting", "Your turn!"]


@pytest.mark.parametrize("place", [layout.TRAY, layout.button(1), layout.button(2)])
def test_the_focus_of_the_prompt_stays_in_its_panel(place: pygame.Rect) -> None:
    assert layout.PROMPT.contains(place.inflate(ROUND_PLACE, ROUND_PLACE))


def test_the_focus_on_a_token_touches_no_other_token(table_of: Callable[..., Table]) -> None:
    table = table_of()
    display = table.screen.display
    rects = [display.hand_rect(ANN, token).inflate(ROUND_TOKEN, ROUND_TOKEN) for token in Token]
    panel = layout.panel_rects(table.match.board, display.starts)[ANN]
    assert all(panel.inflate(-10, -10).contains(rect) for rect in rects)
    assert not any(one.colliderect(other) for one, other in itertools.combinations(rects, 2))


@pytest.mark.parametrize("colours", ["standard", "strong"])
def test_the_focus_on_a_space_stays_inside_of_it(shell: Shell, colours: str) -> None:
    shell.settings.change(colours=colours)
    canvas, tile = Picture((200, 200)), pygame.Rect(40, 40, 113, 113)
    for ms in range(0, 1_200, 50):
        Markers(shell).aim(canvas, tile, float(ms))
    canvas.fill((0, 0, 0), tile)
    assert pygame.mask.from_threshold(canvas.surface, (0, 0, 0), (1, 1, 1, 255)).count() == 200 * 200


def test_a_name_stands_under_the_feet_of_its_piece() -> None:
    tag = pygame.Rect(0, 0, 110, 36)
    assert place_tag(tag, PIECE, BODY, ())
    assert tag.top > PIECE.bottom


def test_a_name_covers_no_other_piece() -> None:
    tag, below = pygame.Rect(0, 0, 110, 36), PIECE.move(0, 120)
    assert place_tag(tag, PIECE, BODY, (below,))
    assert not tag.colliderect(below)
    assert not tag.colliderect(PIECE)


@pytest.mark.parametrize("taken", [[], [BODY.move(90, 0)]])
def test_a_name_with_no_room_under_and_over_its_piece_stands_beside_it(taken: list[pygame.Rect]) -> None:
    tag, around = pygame.Rect(0, 0, 110, 36), [PIECE.move(0, 126), PIECE.move(0, -126), *taken]
    assert place_tag(tag, PIECE, BODY, around)
    assert tag.collidelist([BODY, *around]) < 0
    assert tag.centery == BODY.centery


def test_a_name_with_no_room_around_its_piece_is_dropped() -> None:
    around = [PIECE.move(*away) for away in ((0, 126), (0, -126), (126, 0), (-126, 0))]
    assert not place_tag(pygame.Rect(0, 0, 110, 36), PIECE, BODY, around)


def test_the_banner_covers_neither_whom_it_names_nor_the_robber_wherever_they_stand(
    table_of: Callable[..., Table],
) -> None:
    table = table_of()
    painter, spaces = table.screen.painter, table.match.board.spaces.values()
    places = [
        painter.resting_rect(Meeple("pieces/officer_jimmy", space.at, layout.MEEPLE)) for space in spaces
    ]
    for officer, robber in itertools.product(places, places):
        banner = BANNER.move(0, clear_of(BANNER, officer, robber))
        assert layout.VIEW.contains(banner)
        assert banner.collidelist([officer, robber]) < 0


def test_the_robber_turns_his_sack_away_from_an_officer_on_his_space(
    table_of: Callable[..., Table],
) -> None:
    display = table_of(chase(11, 99, robber=11)).screen.display
    assert display.robber.beside[0] < 0 < display.officers[ANN].beside[0]


GIVE = replace(chase(11, 99, hands={BOB: (WARRANT, ROBBER)}), phase=Phase.GIVE, owing=(BOB,), robber=99)
LONG = {
    "give": GIVE,
    "place": replace(GIVE, phase=Phase.PLACE, staged=Token.WARRANT),
    "partner": replace(chase(11, 99, hands={BOB: (WARRANT, ROBBER)}), phase=Phase.PARTNER, pips=4),
    "special": replace(chase(11, 99, hands={ANN: (ROBBER,)}), phase=Phase.SPECIAL, pips=4),
}
"""Moments with much to read, when the die has done its work."""


@pytest.mark.parametrize("moment", LONG)
def test_long_prompts_get_much_larger_with_large_text(
    table_of: Callable[..., Table], shell: Shell, moment: str
) -> None:
    table = table_of(LONG[moment])
    painter = table.screen.painter

    def size() -> int:
        room = painter.words_area(button=moment == "special")
        sizes = range(shell.theme.px(30), SMALLEST_TEXT, -1)
        return next(px for px in sizes if fits(shell.text, said(table), "text_bold", room.size, px))

    usual = size()
    shell.settings.change(text_scale=200)
    assert size() > 1.4 * usual


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5, 2.0])
def test_nothing_in_the_prompt_covers_anything_else(scale: float) -> None:
    token, button = layout.staged(scale), layout.button(scale).inflate(ROUND_PLACE, ROUND_PLACE)
    above = token if scale > 1 else layout.TRAY
    parts = [
        above,
        layout.words_area(above, layout.button(scale)),
        button,
        layout.KEYS.inflate(0, -2 * KEYS_AIR),
    ]
    assert layout.PROMPT.contains(pygame.Rect.unionall(parts[0], parts[1:]))
    assert not any(one.colliderect(other) for one, other in itertools.combinations(parts, 2))


def test_the_tray_gives_way_to_large_words_only_when_the_die_has_done_its_work(
    table_of: Callable[..., Table], shell: Shell
) -> None:
    waiting, robbed = table_of().screen.display, table_of(GIVE).screen.display
    assert waiting.tray_is_visible
    assert robbed.tray_is_visible
    shell.settings.change(text_scale=150)
    assert waiting.tray_is_visible
    assert not robbed.tray_is_visible


@pytest.mark.parametrize("scale", [100, 125, 150, 200])
def test_what_tokens_are_for_fits_its_panel(table_of: Callable[..., Table], shell: Shell, scale: int) -> None:
    shell.settings.change(text_scale=scale)
    hud = table_of().screen.painter.hud
    for tokens in (NEEDED, SPECIAL):
        lines = [line for token in tokens for line in hud.use_of(token)]
        px = hud.use_px(tokens)
        assert max(shell.text.width(line, "text_bold", px, fixed=True) for line in lines) <= USE_WIDE
    high = sum(HEADING + len(tokens) * hud.row_height(tokens) for tokens in (NEEDED, SPECIAL))
    assert high + 2 * EDGE_GAP < layout.TO_WIN.h
    assert hud.use_px(SPECIAL) >= min(scale, 150) * USE // 100


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_panel_lies_on_another_or_on_the_prompt(table_of: Callable[..., Table], players: int) -> None:
    table = table_of(None, players)
    for starts in itertools.permutations(table.match.state.town.stations, players):
        check_panels(layout.panel_rects(table.match.board, starts))


def check_panels(panels: tuple[pygame.Rect, ...]) -> None:
    rects = [*panels, layout.PROMPT, layout.TO_WIN]
    assert not any(one.colliderect(other) for one, other in itertools.combinations(rects, 2))


def sent() -> State:
    """The robber may be sent anywhere."""
    state = chase(11, 99, robber=55)
    return replace(state, phase=Phase.ROBBER, robber_by_token=True, special_played=True)


def test_the_robber_may_be_sent_where_nobody_looks(table_of: Callable[..., Table]) -> None:
    table = table_of(sent())
    display = table.screen.display
    table.press(Verb.WHEEL, MOUSE, pos=display.on_canvas(99), amount=20.0)
    for _ in range(90):
        table.screen.update(FRAME_MS)
    assert not layout.VIEW.collidepoint(display.on_canvas(11))
    canvas = Picture((1920, 1080))
    room = pygame.Rect(-900, -900, 90, 90)
    table.screen.painter.tokens.draw_preview(canvas, table.match.view(ANN), 11, room)
    assert not transform.average_color(canvas)[0]


def test_the_robber_is_seen_through_where_he_would_be_sent(table_of: Callable[..., Table]) -> None:
    table = table_of(sent())
    canvas = Picture((1920, 1080))
    tokens, display = table.screen.painter.tokens, table.screen.display
    wished = display.on_canvas(44)
    room = pygame.Rect(0, 0, 100, 100).move_to(center=wished)
    pictures = []
    for ground in ((0, 0, 0), (255, 255, 255)):
        canvas.fill(ground)
        tokens.draw_preview(canvas, table.match.view(ANN), 44, room)
        pictures.append(pygame.Vector3(*canvas.get_at(wished)[:3]))
    assert pictures[0].length() > 0
    assert pictures[0].distance_to(pictures[1]) > 60
