"""The keys of the cards: by place, unique, and at most two for any card."""

from __future__ import annotations

import random

import pygame
import pytest

from game.core.kernel import CLOCK, TABLE, Seat
from game.games.hands_up.map import FIRST_PLACES
from game.games.hands_up.rules.actions import Grab, Point, RaceOver, TimeUp
from game.games.hands_up.rules.cards import KINDS
from game.games.hands_up.screen.layout import TableLayout, layout_for
from game.games.hands_up.screen.letters import SECOND, TableKeys, table_keys
from game.games.hands_up.screen.table_input import TableInput
from game.games.library import load_board
from game.scenes.lobby_lineup import DEFAULT_KEYS
from game.shell.devices import KEYBOARD, Command, Verb
from game.shell.keyboard import ROWS, key_places
from game.shell.keynames import key_name
from game.table.seating import Chair, Seating
from tests.games.hands_up.tables import RULES, after, searching

BOARD = load_board("hands_up")
SIXTY = " ".join(str(card) for card, copies in KINDS for _ in range(copies))
every_table = pytest.mark.parametrize("people", range(1, 7))


def seating_of(*keys: int) -> Seating:
    return Seating(tuple(Chair("keyboard", key) for key in keys))


def dealt(people: int) -> tuple[TableLayout, TableKeys]:
    layout = layout_for(BOARD, max(2, people))
    return layout, table_keys(layout, seating_of(*DEFAULT_KEYS[:people]))


def row_of(code: int) -> int:
    return next(row for row, (_, codes) in enumerate(ROWS) if code in codes)


@every_table
def test_rows_of_cards_follow_rows_of_keys(people: int) -> None:
    layout, keys = dealt(people)
    heights = sorted({y for _, y in layout.slots})
    assert [heights.index(layout.slots[slot][1]) for slot in keys.cards] == [
        row_of(code) for code in keys.cards.values()
    ]


@every_table
def test_from_left_to_right_cards_follow_keys(people: int) -> None:
    layout, keys = dealt(people)
    for second in (False, True):
        for row in range(4):
            slots = [slot for slot, code in keys.cards.items() if row_of(code) == row]
            slots = [slot for slot in slots if (slot in keys.second) == second]
            codes = [keys.cards[slot] for slot in sorted(slots, key=lambda slot: layout.slots[slot][0])]
            assert codes == sorted(codes, key=lambda code: key_places()[code][0])


@every_table
def test_the_first_32_cards_need_one_key_and_all_others_two(people: int) -> None:
    _, keys = dealt(people)
    assert len(keys.cards) == 60
    assert keys.second == set(range(FIRST_PLACES, 60))
    codes = [(keys.cards[slot], slot in keys.second) for slot in range(60)]
    assert len(set(codes)) == 60


@every_table
def test_no_card_has_a_key_of_a_player_nor_the_shared_one(people: int) -> None:
    _, keys = dealt(people)
    players = {*DEFAULT_KEYS[:people], *keys.ready.values(), pygame.KSCAN_SPACE, SECOND}
    assert not players & set(keys.cards.values())


@every_table
def test_everybody_at_the_keyboard_has_a_ready_key_of_their_own(people: int) -> None:
    _, keys = dealt(people)
    own = set(DEFAULT_KEYS[:people])
    assert len({*own, *keys.ready.values()}) == 2 * people


def test_the_ready_key_lies_beside_the_own_key() -> None:
    _, keys = dealt(6)
    names = [key_name(keys.ready[Seat(seat)]) for seat in range(6)]
    assert names == ["S", "[", "6", ",", "\\", "Down arrow"]


def test_whatever_keys_six_players_choose_each_card_has_keys_that_nobody_else_has() -> None:
    rng, layout = random.Random(7), layout_for(BOARD, 6)
    rows = [code for _, codes in ROWS for code in codes]
    worst = [pygame.KSCAN_Q, pygame.KSCAN_E, pygame.KSCAN_T, pygame.KSCAN_U, pygame.KSCAN_O, pygame.KSCAN_W]
    for own in (worst, *(rng.sample(rows, 6) for _ in range(300))):
        keys = table_keys(layout, seating_of(*own))
        codes = [(keys.cards[slot], slot in keys.second) for slot in range(60)]
        assert len(set(codes)) == 60
        assert not {*own, *keys.ready.values()} & set(keys.cards.values())


def test_with_sixty_cards_and_six_players_every_card_is_pointed_at_in_at_most_two_presses() -> None:
    layout, keys = dealt(6)
    by = TableInput(seating_of(*DEFAULT_KEYS), layout)
    state = searching(SIXTY, players=6)
    state, _ = after(state, (Seat(5), Grab()), (CLOCK, TimeUp()), (CLOCK, RaceOver()))
    view = RULES.view(state, TABLE)
    assert len(view.open_cards) == 60
    for slot in range(60):
        presses = ([SECOND] if slot in keys.second else []) + [keys.cards[slot]]
        asked = [
            asked
            for code in presses
            for asked in by.actions_for(Command(Verb.OTHER, KEYBOARD, code=code, at_ms=9_000), view)
        ]
        assert asked == [(Seat(5), Point(slot))]


def test_the_first_key_of_two_can_be_taken_back_by_itself() -> None:
    layout, keys = dealt(2)
    by = TableInput(seating_of(*DEFAULT_KEYS[:2]), layout)
    state, _ = after(searching(SIXTY, players=2), (Seat(0), Grab()), (CLOCK, TimeUp()))
    view = RULES.view(state, TABLE)
    asked: list[object] = []
    for code in (SECOND, SECOND, keys.cards[0]):
        asked += by.actions_for(Command(Verb.OTHER, KEYBOARD, code=code), view)
    assert asked == [(Seat(0), Point(0))]


def test_the_key_of_a_place_stays_the_same_whatever_is_open_and_whoever_points() -> None:
    layout = layout_for(BOARD, 3)
    by = TableInput(seating_of(*DEFAULT_KEYS[:3]), layout)
    before = dict(by.keys.cards)
    for seat in range(3):
        state, _ = after(searching("T1o D1s F1p T2o"), (Seat(seat), Grab()), (CLOCK, TimeUp()))
        by.begin_pointing()
        list(by.actions_for(Command(Verb.OTHER, KEYBOARD, code=before[1]), RULES.view(state, TABLE)))
        assert dict(by.keys.cards) == before
