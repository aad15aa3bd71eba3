"""Cops and Crooks: where a crook would be in danger."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from game.games.cops_and_crooks.rules.actions import Drive, PoliceWalk
from game.games.cops_and_crooks.rules.danger import danger
from game.games.cops_and_crooks.rules.plan import CELL, OFFICE, City
from game.games.cops_and_crooks.rules.state import COPS, Phase, State
from tests.games.cops_and_crooks.streets import (
    ANN,
    BOARD,
    HIDEOUTS,
    RULES,
    SECRET_SERVICE,
    crook,
    random_match,
    streets,
)

pytestmark = pytest.mark.medium

PLAN = City.of(BOARD).plan


def caught_with(state: State, tile: int) -> int | None:
    """The lowest roll with which the law takes Ann on this tile; every higher one must do as well."""
    mine = replace(state.crooks[0], at=tile, wanted=True)
    state = replace(state, crooks=(mine, *state.crooks[1:]), phase=Phase.MOVE, turn=COPS)
    enough = []
    for pips in range(1, 7):
        moves = RULES.legal(replace(state, pips=pips), COPS)
        if any(isinstance(move, PoliceWalk | Drive) and move.to == tile for move in moves):
            enough.append(pips)
    assert enough == list(range(enough[0], 7)) if enough else True
    return enough[0] if enough else None


def free_tiles(state: State) -> list[int]:
    """Where Ann could stand."""
    taken = {*state.cop_tiles, *(one.at for one in state.crooks[1:])}
    indoors = PLAN.of_kind(OFFICE, CELL)
    return [
        tile
        for tile in PLAN.kind
        if tile not in taken and tile not in indoors and tile not in PLAN.intelligence
    ]


@pytest.mark.parametrize("seed", range(4))
def test_a_tile_is_as_dangerous_as_the_law_could_make_it(seed: int) -> None:
    rng = random.Random(seed)
    states = [match.state for match in random_match(4, seed, "rounds=40") if match.to_act()]
    for state in rng.sample([one for one in states if one.crooks[0].where == "town"], 4):
        feared = danger(state, ANN)
        for tile in free_tiles(state):
            assert feared.get(tile) == caught_with(state, tile), (tile, state)


def test_hideouts_are_safe() -> None:
    feared = danger(streets(crook(602, 9_000), officers=(601, 702, 1205)), ANN)
    assert not set(HIDEOUTS) & set(feared)


def test_a_policeman_in_the_street_endangers_what_is_within_six_steps() -> None:
    feared = danger(streets(crook(602, 9_000), officers=(401, 1623, 1622), car=(1601, 1602)), ANN)
    assert (feared[402], feared[407]) == (1, 6)
    assert 408 not in feared
    assert SECRET_SERVICE not in feared
