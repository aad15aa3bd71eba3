"""Cops and Crooks: every refusal has a reason, and every reason a sentence."""

from __future__ import annotations

import re
import tomllib
from dataclasses import replace
from pathlib import Path

import pytest

from game.core.kernel import CHANCE, IllegalAction, Seat
from game.games.cops_and_crooks.rules import why
from game.games.cops_and_crooks.rules.actions import (
    Action,
    Deposit,
    Done,
    Drive,
    Flee,
    PoliceRide,
    PoliceWalk,
    Ride,
    Roll,
    Throw,
    Walk,
    Withdraw,
)
from game.games.cops_and_crooks.rules.state import COPS, Closed, Phase, State
from tests.games.cops_and_crooks.streets import (
    AGENCY,
    AIRPORT,
    ANN,
    BANK,
    BOB,
    RULES,
    SECRET_SERVICE,
    after,
    crook,
    random_match,
    rolled,
    streets,
    walk,
)

WORDS = Path(__file__).parents[4] / "game" / "games" / "cops_and_crooks" / "words" / "en" / "why.toml"
KEY = re.compile(r'"([a-z]+(?:-[a-z]+)+)"')
KEYS = set(KEY.findall(Path(str(why.__file__)).read_text(encoding="utf-8")))
WISHES: tuple[Action, ...] = (
    Throw(),
    Roll(7),
    Walk(402),
    Walk(99_999),
    Walk(812),
    Ride(410),
    PoliceWalk(0, 402),
    PoliceWalk(9, 402),
    PoliceWalk(1, 602),
    PoliceRide(0, 410),
    PoliceRide(9, 410),
    Drive(402, 401),
    Drive(99_999, 401),
    Deposit(1),
    Withdraw(10**9),
    Done(),
    Flee(),
)


def reason(state: State, action: Action, seat: Seat) -> str:
    with pytest.raises(IllegalAction) as refused:
        RULES.apply(state, seat, action)
    return refused.value.reason


def crook_cannot(to: int, pips: int, state: State) -> str:
    return reason(after(replace(state, turn=ANN), *rolled(pips, ANN))[0], Walk(to), ANN)


def policeman_cannot(to: int, pips: int, state: State) -> str:
    return reason(after(state, *rolled(pips))[0], PoliceWalk(0, to), COPS)


def car_cannot(to: int, tail: int, pips: int, state: State) -> str:
    return reason(after(state, *rolled(pips))[0], Drive(to, tail), COPS)


@pytest.mark.parametrize(
    ("to", "pips", "expected"),
    [
        (707, 2, "must-move"),
        (99_999, 2, "no-such-tile"),
        (708, 2, "too-near"),
        (723, 2, "too-far"),
        (605, 3, "somebody-is-there"),
        (709, 2, "somebody-is-there"),
        (710, 3, "cops-in-the-way"),
        (BANK, 1, "shop-is-closed"),
        (812, 6, "cops-only"),
        (SECRET_SERVICE, 6, "cops-only"),
        (AGENCY, 6, "agency-is-empty"),
        (AIRPORT, 6, "ticket-too-dear"),
        (511, 6, "cops-in-the-way"),
        (909, 4, "cops-in-the-way"),
        (905, 3, "too-far"),
        (407, 3, "no-way-there"),
    ],
)
def test_why_a_crook_cannot_walk_there(to: int, pips: int, expected: str) -> None:
    state = streets(crook(707, 2_000), crook(605), officers=(709,))
    assert crook_cannot(to, pips, replace(state, closed=(Closed(BANK, 6),))) == expected


@pytest.mark.parametrize(
    ("to", "pips", "expected"),
    [
        (401, 2, "must-move"),
        (99_999, 2, "no-such-tile"),
        (602, 4, "hideout-is-safe"),
        (912, 4, "cells-are-for-crooks"),
        (BANK, 4, "only-for-an-arrest"),
        (402, 1, "somebody-is-there"),
        (404, 3, "wanted-in-the-way"),
        (301, 3, "too-near"),
        (405, 2, "too-far"),
        (502, 2, "no-such-tile"),
        (203, 4, "only-for-an-arrest"),
        (1012, 6, "too-far"),
    ],
)
def test_why_a_policeman_cannot_walk_there(to: int, pips: int, expected: str) -> None:
    assert policeman_cannot(to, pips, streets(crook(402), crook(403, 2_000), officers=(401,))) == expected


@pytest.mark.parametrize(
    ("to", "tail", "pips", "expected"),
    [
        (99_999, 0, 1, "no-such-tile"),
        (BANK, 707, 1, "car-on-streets-only"),
        (408, 407, 1, "must-move"),
        (410, 409, 1, "somebody-is-there"),
        (309, 410, 1, "car-comes-another-way"),
        (309, 409, 2, "too-near"),
        (406, 405, 1, "car-goes-forward"),
        (423, 422, 1, "too-far"),
    ],
)
def test_why_the_car_cannot_stand_there(to: int, tail: int, pips: int, expected: str) -> None:
    state = streets(crook(123), officers=(410,), car=(408, 407))
    assert car_cannot(to, tail, pips, state) == expected


def test_what_comes_first() -> None:
    state = streets(crook(410), crook(911, wanted=True, waits=3))
    assert reason(state, Throw(), ANN) == "not-your-turn"
    assert reason(state, PoliceWalk(0, 710), COPS) == "throw-first"
    assert reason(state, Walk(409), COPS) == "not-your-pawn"
    rolling, _ = after(state, (COPS, Throw()))
    assert reason(rolling, Throw(), COPS) == "die-still-rolls"
    moving, _ = after(rolling, (CHANCE, Roll(1)))
    assert reason(moving, Throw(), COPS) == "already-thrown"
    assert reason(moving, PoliceRide(0, 410), COPS) == "ride-instead-of-rolling"
    jailed = replace(state, turn=BOB)
    assert reason(jailed, Walk(710), BOB) == "in-jail"
    assert reason(jailed, Ride(410), BOB) == "in-jail"
    assert reason(replace(state, phase=Phase.OVER), Throw(), COPS) == "caper-is-over"


def test_why_there_is_no_train() -> None:
    state = streets(crook(410), crook(414), crook(401), turn=ANN)
    assert reason(state, Ride(410), ANN) == "already-there"
    assert reason(state, Ride(414), ANN) == "somebody-is-there"
    assert reason(state, Ride(112), ANN) == "another-line"
    assert reason(state, Ride(411), ANN) == "no-station"
    assert reason(replace(state, turn=Seat(3)), Ride(410), Seat(3)) == "not-on-a-station"
    assert reason(replace(state, turn=COPS), PoliceRide(9, 410), COPS) == "no-such-officer"


def test_why_no_money_can_be_moved() -> None:
    state = streets(crook(601, 2_000, stored={602: 1_000}), turn=ANN)
    assert reason(state, Deposit(500), ANN) == "not-in-a-hideout"
    inside, _ = after(state, *walk(1, 602))
    assert reason(inside, Deposit(300), ANN) == "odd-amount"
    assert reason(inside, Deposit(2_500), ANN) == "not-so-much-in-hand"
    assert reason(inside, Withdraw(700), ANN) == "odd-amount"
    assert reason(inside, Withdraw(1_500), ANN) == "not-so-much-stored"
    assert reason(inside, Throw(), ANN) == "hideout-first"
    again = streets(crook(602, 2_000), turn=ANN)
    assert reason(again, Deposit(500), ANN) == "once-a-visit"


def test_why_nobody_flees() -> None:
    assert reason(streets(crook(410), turn=ANN), Flee(), ANN) == "no-ticket"
    waiting = replace(streets(crook(AIRPORT, ticket=True), turn=ANN), phase=Phase.GETAWAY)
    assert reason(waiting, Throw(), ANN) == "flee-first"


@pytest.mark.parametrize("seats", [2, 5])
def test_whatever_is_refused_in_a_random_match_has_a_reason(seats: int) -> None:
    found = set()
    for match in random_match(seats, seats, "rounds=40"):
        for seat in (COPS, ANN, CHANCE):
            for action in set(WISHES).difference(match.legal(seat)):
                found.add(reason(match.state, action, seat))
    assert found <= KEYS
    assert len(found) > len(why.FIRST)


def test_every_reason_has_a_sentence_and_every_sentence_a_reason() -> None:
    words = tomllib.loads(WORDS.read_text(encoding="utf-8"))["cops-and-crooks"]["why"]
    assert set(words) == KEYS
