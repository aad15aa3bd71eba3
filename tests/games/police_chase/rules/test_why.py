"""Police Chase: every refusal has a reason, and every reason a sentence."""

from __future__ import annotations

import re
import tomllib
from dataclasses import replace
from pathlib import Path

import pytest

from game.core.kernel import CHANCE, IllegalAction, Seat
from game.games.police_chase.rules import why
from game.games.police_chase.rules.actions import (
    Action,
    Collect,
    Done,
    Give,
    MoveRobber,
    Place,
    PlayPartner,
    PlayRobber,
    TakeFrom,
    Throw,
    Walk,
)
from game.games.police_chase.rules.state import Phase, State
from tests.games.police_chase.towns import (
    ANN,
    BOB,
    EVIDENCE,
    JEWEL,
    PARTNER,
    ROBBER,
    RULES,
    WARRANT,
    after,
    chase,
    random_match,
    rolled,
)

WORDS = Path(__file__).parents[4] / "game" / "games" / "police_chase" / "words" / "en" / "table.toml"
WISHES: tuple[Action, ...] = (
    Throw(),
    Done(),
    PlayRobber(),
    PlayPartner(),
    Walk(55),
    MoveRobber(23),
    Collect(23),
    Place(23),
)
KEY = re.compile(r'"([a-z]+(?:-[a-z]+)+)"')


def reason(state: State, action: Action, seat: Seat = ANN) -> str:
    with pytest.raises(IllegalAction) as refused:
        RULES.apply(state, seat, action)
    return refused.value.reason


@pytest.mark.parametrize(
    ("start", "pips", "to", "expected"),
    [
        (33, 3, 33, "must-leave"),
        (33, 3, 23, "too-near"),
        (33, 2, 38, "too-far"),
        (22, 1, 23, "needs-a-door"),
        (51, 1, 52, "needs-a-door"),
        (33, 3, 30, "no-such-space"),
    ],
)
def test_a_wrong_walk(start: int, pips: int, to: int, expected: str) -> None:
    state, _ = after(chase(start, 99), *rolled(pips))
    assert reason(state, Walk(to)) == expected


@pytest.mark.parametrize(
    ("robber", "to", "expected"),
    [
        (36, 36, "robber-must-leave"),
        (36, 56, "robber-too-far"),
        (36, 45, "robber-not-across-corners"),
        (36, 99, "robber-too-far"),
        (36, 40, "no-such-space"),
    ],
)
def test_a_wrong_move_of_the_robber(robber: int, to: int, expected: str) -> None:
    state = replace(chase(33, 99, robber=robber), phase=Phase.ROBBER, pips=1)
    assert reason(state, MoveRobber(to)) == expected


def test_the_robber_must_go_both_steps_of_a_2() -> None:
    state = replace(chase(33, 99), phase=Phase.ROBBER, pips=2)
    assert reason(replace(state, robber=36), MoveRobber(37)) == "robber-too-near"


def test_a_robber_token_must_move_him_too() -> None:
    state = replace(chase(33, 99), phase=Phase.ROBBER, pips=3, robber_by_token=True)
    assert reason(state, MoveRobber(55)) == "robber-must-leave"


def test_an_action_of_somebody_else() -> None:
    assert reason(chase(33, 99), Throw(), BOB) == "not-your-turn"
    struck = replace(chase(33, 99, hands={BOB: (EVIDENCE, JEWEL)}), phase=Phase.GIVE, owing=(BOB,))
    assert reason(struck, Give(JEWEL)) == "not-your-choice"


@pytest.mark.parametrize(("phase", "expected"), why.FIRST.items())
def test_what_comes_first(phase: Phase, expected: str) -> None:
    state = replace(chase(33, 99), phase=phase, owing=(ANN,), staged=WARRANT)
    assert reason(state, Walk(30) if phase is not Phase.WALK else Throw()) == expected


def test_a_wrong_take_where_the_officer_stands() -> None:
    hands = {BOB: (EVIDENCE, JEWEL)}
    state = replace(chase(36, 36, hands=hands), phase=Phase.LAND)
    assert reason(state, Collect(36)) == "no-token-there"
    assert reason(state, Collect(15)) == "only-where-you-stand"
    assert reason(state, TakeFrom(BOB, WARRANT)) == "has-no-such-token"
    assert reason(state, TakeFrom(ANN, WARRANT)) == "not-from-yourself"
    assert reason(replace(state, officers=(36, 37)), TakeFrom(BOB, JEWEL)) == "only-where-you-stand"


def test_a_wrong_gift_and_a_wrong_place() -> None:
    state = replace(chase(36, 99, hands={ANN: (EVIDENCE, ROBBER)}), phase=Phase.GIVE, owing=(ANN,))
    assert reason(state, Give(JEWEL)) == "no-such-token"
    state, _ = after(state, (ANN, Give(ROBBER)))
    assert reason(state, Place(36)) == "only-on-a-house"
    assert reason(state, Place(99)) == "house-not-empty"


def test_a_special_token_at_the_wrong_time() -> None:
    state = replace(chase(36, 99, hands={ANN: (ROBBER,)}), phase=Phase.SPECIAL, pips=3)
    assert reason(state, PlayPartner()) == "no-such-token"
    assert reason(state, Throw()) == "already-thrown"
    partner = replace(chase(36, 99, hands={ANN: (PARTNER,)}), phase=Phase.SPECIAL, face_down=())
    assert reason(partner, PlayPartner()) == "nothing-to-take"
    state, _ = after(state, (ANN, PlayRobber()))
    assert reason(state, PlayRobber()) == "already-played-one"


def test_every_reason_has_a_sentence() -> None:
    words = tomllib.loads(WORDS.read_text(encoding="utf-8"))["police-chase"]["why"]
    reasons = set(KEY.findall(Path(why.__file__).read_text(encoding="utf-8")))
    assert len(reasons) > len(why.FIRST)
    assert sorted(reasons - set(words)) == []


def test_whatever_is_refused_in_a_random_match_has_a_sentence() -> None:
    words = tomllib.loads(WORDS.read_text(encoding="utf-8"))["police-chase"]["why"]
    for match in random_match(3, 1):
        for seat in (ANN, BOB, CHANCE):
            for action in set(WISHES).difference(match.legal(seat)):
                assert reason(match.state, action, seat) in words
