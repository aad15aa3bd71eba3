"""Cops and Crooks: a second move generator agrees with `legal` for every tile, heading and roll."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import astuple, replace

import pytest

from game.core.codec import encode_object
from game.core.kernel import TABLE
from game.games.cops_and_crooks.rules.state import COPS, Closed, Phase, State
from tests.games.cops_and_crooks.rules.referee import Position
from tests.games.cops_and_crooks.rules.referee_map import Town, number, tile
from tests.games.cops_and_crooks.streets import (
    ANN,
    BOARD,
    CELLS,
    HIDEOUTS,
    RULES,
    cops_and_crooks,
    crook,
    random_match,
    streets,
)

pytestmark = pytest.mark.medium

TOWN = Town()
ROLLS = range(1, 7)
STREETS = sorted(number(at) for at, kind in TOWN.kind.items() if kind == "street")
CROOKS_STAND = sorted(
    number(at) for at, kind in TOWN.kind.items() if kind not in ("office", "cell", "intelligence")
)
POLICE_STAND = sorted(
    number(at) for at, kind in TOWN.kind.items() if kind in ("street", "arcade", "office", "intelligence")
)
HEADINGS = [
    (number(head), number(tail)) for tail, heads in sorted(TOWN.road.items()) for head in sorted(heads)
]
CORNERS = ((101, 102), (123, 122), (1601, 1602), (1623, 1622))
OUT_OF_THE_WAY = 14
AROUND = 5

every_roll = pytest.mark.parametrize("pips", ROLLS)


def agree(state: State) -> int:
    """Both say the same of this position; how much may be done in it."""
    (seat,) = RULES.to_act(state)
    mine = [(type(action).__name__, *astuple(action)) for action in RULES.legal(state, seat)]
    assert len(set(mine)) == len(mine)
    assert set(mine) == Position(TOWN, encode_object(RULES.view(state, TABLE))).legal()
    return len(mine)


def far(start: int, *, by: int = OUT_OF_THE_WAY) -> tuple[int, int]:
    """Two tiles in a corner of the town where nothing that starts here can come."""
    return next(corner for corner in CORNERS if _blocks(start, corner[0]) > by)


def _blocks(start: int, end: int) -> int:
    (row, column), (other_row, other_column) = tile(start), tile(end)
    return abs(row - other_row) + abs(column - other_column)


def crowds(
    tiles: list[int], start: int, pips: int, times: int = 2
) -> Iterator[tuple[random.Random, list[int]]]:
    """Other tiles in the neighbourhood in a random order, so many times."""
    near = [at for at in tiles if at != start and _blocks(start, at) <= AROUND]
    for turn in range(times):
        rng = random.Random(f"{start}/{pips}/{turn}")
        yield rng, rng.sample(near, len(near))


def moving(state: State, pips: int) -> State:
    return replace(state, phase=Phase.MOVE, pips=pips)


@every_roll
@pytest.mark.parametrize("cash", [0, 5_000])
def test_a_crook_alone_may_go_where_the_referee_says_from_every_tile(pips: int, cash: int) -> None:
    for start in CROOKS_STAND:
        state = streets(crook(start, cash), car=far(start), turn=ANN)
        assert agree(moving(state, pips))
        agree(moving(replace(state, agency=5_000), pips))


@every_roll
def test_a_crook_in_a_crowd_may_go_where_the_referee_says_from_every_tile(pips: int) -> None:
    for start in CROOKS_STAND:
        for rng, near in crowds(CROOKS_STAND, start, pips):
            outside = [at for at in near if at in POLICE_STAND]
            head, tail = rng.choice([(h, t) for h, t in HEADINGS if h in near and t in near])
            officers = [at for at in outside if at not in (head, tail)][:4]
            others = [at for at in near if at not in (*officers, head, tail)][:2]
            mine = crook(start, rng.choice((0, 5_000)), wanted=rng.random() < 0.7)
            state = streets(mine, *map(crook, others), officers=tuple(officers), car=(head, tail), turn=ANN)
            closed = tuple(Closed(at, 9) for at in (307, 512, 817, 1503) if rng.random() < 0.5)
            agree(moving(replace(state, closed=closed), pips))


@every_roll
def test_a_crook_out_of_jail_may_go_where_the_referee_says(pips: int) -> None:
    for turn in range(20):
        rng = random.Random(f"{pips}/{turn}")
        near = rng.sample([at for at in STREETS if _blocks(at, 812) <= AROUND], 8)
        mine = crook(CELLS[turn % 5], wanted=turn % 2 == 0, waits=0)
        crooks = (mine, crook(near[0]), crook(near[1], 2_000))
        car = rng.choice([heading for heading in HEADINGS if not set(heading) & set(near)])
        agree(moving(streets(*crooks, officers=tuple(near[2:6]), car=car, turn=ANN), pips))


@every_roll
def test_a_policeman_alone_may_go_where_the_referee_says_from_every_tile(pips: int) -> None:
    for start in POLICE_STAND:
        head, tail = far(start)
        state = streets(crook(HIDEOUTS[0]), officers=(start,), car=(head, tail))
        assert agree(moving(replace(state, officers=(start,)), pips))


@every_roll
def test_policemen_in_a_crowd_may_go_where_the_referee_says_from_every_tile(pips: int) -> None:
    for start in POLICE_STAND:
        for rng, near in crowds(CROOKS_STAND, start, pips):
            outside = [at for at in near if at in STREETS]
            officers = (start, *outside[:2])
            spots = [at for at in near if at not in officers][:3]
            crooks = [crook(at, wanted=rng.random() < 0.6) for at in spots]
            free = [pair for pair in HEADINGS if not set(pair) & {*officers, *spots}]
            agree(moving(streets(*crooks, officers=officers, car=rng.choice(free)), pips))


@every_roll
def test_the_car_alone_may_go_where_the_referee_says_from_every_tile_and_heading(pips: int) -> None:
    for heading in HEADINGS:
        state = streets(crook(HIDEOUTS[0]), car=heading)
        assert agree(moving(replace(state, officers=()), pips))


@every_roll
def test_the_car_in_a_crowd_may_go_where_the_referee_says_from_every_tile_and_heading(pips: int) -> None:
    for heading in HEADINGS:
        for rng, near in crowds(STREETS, heading[0], pips, times=1):
            free = [at for at in near if at not in heading]
            crooks = [crook(at, wanted=rng.random() < 0.5) for at in free[2:5]]
            state = streets(*crooks, car=heading)
            agree(moving(replace(state, officers=tuple(free[:2])), pips))


def test_from_every_station_both_agree_on_the_rides() -> None:
    stations = sorted(map(number, TOWN.line))
    for start in stations:
        others = [at for at in stations if at != start]
        for rng in map(random.Random, range(4)):
            first, second, third, *_ = rng.sample(others, 3)
            state = streets(crook(start), crook(first, 500), officers=(second, third))
            agree(replace(state, turn=ANN))
            agree(replace(state, officers=(start, second, third), crooks=(crook(first, 500),)))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_both_agree_all_through_random_matches(seats: int) -> None:
    for match in random_match(seats, seats, "rounds=40"):
        if match.to_act():
            agree(match.state)


def test_the_referee_reads_the_same_town() -> None:
    assert {number(at) for at in TOWN.kind} == set(BOARD.spaces)
    assert len(HEADINGS) == 2 * sum(path.kind == "drive" for path in BOARD.paths)
    assert COPS == 0
    start = RULES.new(cops_and_crooks(), BOARD).car
    assert (tile(start.head), tile(start.tail)) == TOWN.garage
