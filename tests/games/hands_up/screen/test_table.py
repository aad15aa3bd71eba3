"""The card table: places, physics and the end that every animation comes to."""

from __future__ import annotations

import itertools

import pygame
import pytest

from game.core.kernel import TABLE
from game.games.hands_up.rules.cards import KINDS
from game.games.hands_up.screen.hud import PAUSE, POWER_CARD
from game.games.hands_up.screen.layout import CARD, SCALE, layout_for
from game.games.hands_up.screen.letters import cap_place
from game.games.hands_up.screen.physics import CardBodies, Pose
from game.games.hands_up.screen.pictures import LAND_MS
from game.games.hands_up.screen.table import TAKE_MS, CardTable
from game.games.library import load_board
from game.shell.picture import Picture
from game.shell.services import Shell
from tests.games.hands_up.tables import ANN, BOB, CAT, RULES, cards, searching

BOARD = load_board("hands_up")
NUMBER = 16
"""The radius of the disc with the number of a card; its middle is (20, 21) from the corner."""


@pytest.mark.parametrize("players", range(2, 7))
def test_no_two_cards_overlap_and_none_lies_on_the_diamond(players: int) -> None:
    layout = layout_for(BOARD, players)
    width, height = layout.card_size
    for number, (x, y) in enumerate(layout.slots):
        for a, b in layout.slots[:number]:
            assert abs(a - x) >= width or abs(b - y) >= height
        assert abs(x - layout.diamond[0]) > width / 2 + 100 or abs(y - layout.diamond[1]) > height / 2 + 60


@pytest.mark.parametrize("players", range(2, 7))
def test_all_sixty_places_exist_from_the_start_and_stay_where_they_are(shell: Shell, players: int) -> None:
    table = CardTable(shell.assets, BOARD, RULES.view(searching("T1o", players), TABLE))
    before = table.layout
    assert len(before.slots) == 60
    everything = " ".join(str(card) for card, copies in KINDS for _ in range(copies))
    table.show(RULES.view(searching(everything, players), TABLE))
    assert table.layout == before


def test_cards_are_as_large_as_their_places_allow() -> None:
    """One percent larger, they would touch their neighbours or leave no room for the letters."""
    layout = layout_for(BOARD, 6)
    width, height = layout.card_size
    rows = sorted({y for _, y in layout.slots})
    columns = [sorted(x for x, y in layout.slots if y == row) for row in rows]
    narrowest = min(b - a for row in columns for a, b in itertools.pairwise(row))
    lowest = min(b - a for a, b in itertools.pairwise(rows))
    assert narrowest - width <= 6
    assert lowest - height - cap_place(layout, 0, 2.0).h <= 4


@pytest.mark.parametrize("players", [5, 6])
def test_the_draw_piles_of_a_row_stand_near_to_their_owners_and_far_from_all_others(players: int) -> None:
    layout = layout_for(BOARD, players)
    half = CARD[0] * layout.pile_scale / 2
    for seat, (x, y) in enumerate(layout.piles):
        row = {n: rect for n, rect in enumerate(layout.corners) if rect.top < y < rect.bottom}
        gaps = {n: max(rect.left - x, x - rect.right) - half for n, rect in row.items()}
        assert 4 <= gaps.pop(seat) <= 8
        assert all(gap > 30 for gap in gaps.values())


@pytest.mark.parametrize("players", range(2, 7))
def test_corners_do_not_overlap_each_other_or_the_prompt(players: int) -> None:
    layout = layout_for(BOARD, players)
    rects = [*layout.corners, layout.prompt, *([layout.title] if layout.title else [])]
    for number, rect in enumerate(rects):
        assert rect.collidelist(rects[:number]) == -1


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_a_letter_hangs_between_its_card_and_the_next_row(text_scale: float) -> None:
    layout = layout_for(BOARD, 6)
    cards = [pygame.Rect((0, 0), layout.card_size) for _ in layout.slots]
    for card, at in zip(cards, layout.slots, strict=True):
        card.center = at
    for number in range(len(cards)):
        letter = cap_place(layout, number, text_scale)
        assert letter.collidelist([*cards[:number], *cards[number + 1 :], layout.prompt]) == -1


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_a_letter_covers_no_number_of_its_card(text_scale: float) -> None:
    layout = layout_for(BOARD, 6)
    width, height = layout.card_size
    for slot, at in enumerate(layout.slots):
        number = pygame.Rect(0, 0, round(2 * NUMBER * SCALE), round(2 * NUMBER * SCALE))
        number.center = (
            round(at[0] + width / 2 - 20 * SCALE),
            round(at[1] + height / 2 - 21 * SCALE),
        )
        assert not number.colliderect(cap_place(layout, slot, text_scale))


def test_a_key_cap_is_as_large_as_its_room_allows() -> None:
    layout = layout_for(BOARD, 6)
    assert cap_place(layout, 0, 1.0).h >= 42
    assert 2 * cap_place(layout, 0, 2.0).w <= layout.card_size[0]


def test_the_power_card_and_the_pause_button_touch_no_card() -> None:
    layout = layout_for(BOARD, 6)
    power = pygame.Rect((0, 0), POWER_CARD)
    power.center = layout.power
    for at in layout.slots:
        card = pygame.Rect((0, 0), layout.card_size).inflate(16, 16)
        card.center = at
        assert not card.colliderect(power)
        assert not card.colliderect(PAUSE)


@pytest.mark.parametrize("players", [4, 6])
def test_the_row_of_panels_has_the_same_room_at_both_ends(players: int) -> None:
    row = [corner for corner in layout_for(BOARD, players).corners if corner.y < 100]
    assert min(corner.left for corner in row) == 1920 - max(corner.right for corner in row)


@pytest.mark.parametrize("players", range(2, 7))
def test_draw_piles_stand_clear_of_panels_and_prompt(players: int) -> None:
    layout = layout_for(BOARD, players)
    for at in layout.piles:
        pile = pygame.Rect(0, 0, round(CARD[0] * layout.pile_scale), round(CARD[1] * layout.pile_scale))
        pile.center = at
        assert pile.inflate(10, 0).collidelist([*layout.corners, layout.prompt]) == -1


def test_a_slap_scatters_the_cards_and_all_come_back_to_their_places() -> None:
    bodies = CardBodies()
    bodies.lay({slot: Pose(300 + slot * 150, 300, slot - 2) for slot in range(6)}, CARD)
    bodies.slap((700, 500))
    assert bodies.awake
    farthest = 0.0
    for _ in range(70):
        bodies.advance(1000 / 60)
        farthest = max(farthest, abs(bodies.pose(2).x - 600) + abs(bodies.pose(2).y - 300))
    assert farthest > 5
    assert not bodies.awake
    assert bodies.pose(2) == Pose(600, 300, 0)


# ---- cards that are won ----


WON = cards("T1o D2s F1p")


@pytest.fixture
def table(shell: Shell) -> CardTable:
    return CardTable(shell.assets, BOARD, RULES.view(searching("T3s"), TABLE))


def drawn(table: CardTable) -> bytes:
    canvas = Picture(BOARD.size)
    table.draw_resting(canvas, ())
    table.draw_moving(canvas, {})
    table.draw_flying(canvas)
    return pygame.image.tobytes(canvas.surface, "RGB")


def test_won_cards_count_one_by_one_as_they_arrive(table: CardTable) -> None:
    table.take((0, 1, 2), WON, BOB)
    counts = [table.on_the_way(BOB)]
    while table.moving:
        table.update(1000 / 60)
        if table.on_the_way(BOB) != counts[-1]:
            counts.append(table.on_the_way(BOB))
    assert counts == [3, 2, 1, 0]
    assert table.on_the_way(ANN) == 0


def test_won_cards_fly_to_the_pile_of_won_ones(table: CardTable) -> None:
    before = drawn(table)
    table.take((0,), WON[:1], BOB)
    table.update(TAKE_MS)
    changed = pygame.Rect(0, 0, 90, 120)
    changed.center = table.layout.won(BOB)
    assert table.layout.corners[BOB].collidepoint(changed.center)
    now, size = drawn(table), BOARD.size
    places = [n // 3 for n in range(0, len(now), 3) if now[n : n + 3] != before[n : n + 3]]
    assert places
    assert all(changed.collidepoint(place % size[0], place // size[0]) for place in places)


def test_a_card_that_is_won_springs_up_in_its_corner_before_it_is_gone(table: CardTable) -> None:
    table.take((0,), WON[:1], BOB)
    table.update(TAKE_MS + 1)
    assert table.on_the_way(BOB) == 0
    assert table.moving
    table.update(LAND_MS)
    assert not table.moving


def test_everything_can_be_at_its_end_at_once(table: CardTable) -> None:
    before = drawn(table)
    table.take((0, 1), WON[:2], BOB)
    table.throw_away(WON[1:], CAT)
    table.finish()
    assert not table.moving
    assert table.on_the_way(BOB) == 0
    assert drawn(table) == before
