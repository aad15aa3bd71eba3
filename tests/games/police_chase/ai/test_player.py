"""The AI officers of Police Chase want the right things, and each level wants them in its own way."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from game.core.kernel import Seat
from game.games.police_chase.ai.player import PoliceChaseAi
from game.games.police_chase.ai.worth import catch_chance, visit_chance
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
    Walk,
)
from game.games.police_chase.rules.state import State
from game.games.police_chase.rules.tokens import FaceDown, Hand
from tests.games.police_chase.towns import (
    ANN,
    BOB,
    CAT,
    EVIDENCE,
    FULL_SET,
    JEWEL,
    PARTNER,
    ROBBER,
    RULES,
    WARRANT,
    after,
    chase,
    rolled,
    walk,
)

every_level = pytest.mark.parametrize("level", ["rookie", "easy", "medium", "hard"])
detectives = pytest.mark.parametrize("level", ["medium", "hard"])
SEEDS = range(20)


def wish(state: State, level: str = "hard", seed: int = 1, seat: Seat = ANN, manner: str = "") -> Action:
    """What an officer does who has looked at the town long enough."""
    officer, now = PoliceChaseAi(seat, level, random.Random(seed).random, manner), 0
    while True:
        intent = officer.decide(RULES.view(state, seat), RULES.legal(state, seat), now)
        assert intent is not None
        if intent.action is not None:
            action: Action = intent.action
            return action
        now = intent.at_ms


def actions_for(state: State, level: str) -> set[Action]:
    """What such officers do, whatever their dice say."""
    return {wish(state, level, seed) for seed in SEEDS}


def sent_partner(hand: Hand, lying: str, others: Hand = ()) -> State:
    """Ann has played a Partner and chooses."""
    state = chase(33, 99, 91, hands={ANN: (*hand, PARTNER), BOB: others, CAT: (EVIDENCE,)}, lying=lying)
    return after(state, *walk(3, 36), (ANN, PlayPartner()))[0]


def with_only(state: State, lying: str) -> State:
    """No other tokens than these lie in the town."""
    return replace(state, face_down=tuple(map(FaceDown.from_text, lying.split())), unknown=(0,) * 5)


def placings(state: State) -> list[Place]:
    """Where Ann may lay a token down."""
    return [action for action in RULES.legal(state, ANN) if isinstance(action, Place)]


# ---- catching the robber ----


@every_level
def test_an_officer_with_the_set_walks_onto_the_robber(level: str) -> None:
    state, _ = after(chase(33, 99, robber=36, hands={ANN: FULL_SET}), *rolled(3))
    assert actions_for(state, level) == {Walk(36)}


@every_level
def test_on_a_2_an_officer_with_the_set_lets_the_robber_come(level: str) -> None:
    state, _ = after(chase(46, 99, hands={ANN: FULL_SET}), *rolled(2))
    to = wish(state, level)
    assert isinstance(to, Walk)
    state, _ = after(state, (ANN, to))
    assert actions_for(state, level) == {MoveRobber(to.to)}


@every_level
def test_an_officer_with_the_set_plays_a_robber_token_and_has_him(level: str) -> None:
    state, _ = after(chase(33, 99, hands={ANN: (*FULL_SET, ROBBER, PARTNER)}), *walk(3, 36))
    assert actions_for(state, level) == {PlayRobber()}
    state, _ = after(state, (ANN, PlayRobber()))
    assert actions_for(state, level) == {MoveRobber(36)}


def test_a_hard_officer_with_a_robber_token_goes_for_the_last_thing_it_needs() -> None:
    hands = {ANN: (EVIDENCE, WARRANT, ROBBER), BOB: (JEWEL,)}
    state, _ = after(chase(33, 36, hands=hands, lying="23=partner"), *rolled(3))
    assert wish(state) == Walk(36)


# ---- tokens ----


def test_a_hard_officer_walks_to_what_it_needs_rather_than_to_what_it_has() -> None:
    state, _ = after(chase(35, 99, hands={ANN: (EVIDENCE,)}), *rolled(3))
    assert actions_for(with_only(state, "23=evidence 27=warrant"), "hard") == {Walk(27)}


@detectives
def test_a_thief_takes_what_it_needs_rather_than_what_it_has(level: str) -> None:
    hands = {ANN: (EVIDENCE,), BOB: (EVIDENCE, WARRANT)}
    state, _ = after(chase(33, 36, hands=hands), *walk(3, 36))
    assert actions_for(state, level) == {TakeFrom(BOB, WARRANT)}


@detectives
def test_a_partner_fetches_what_is_missing(level: str) -> None:
    state = sent_partner((EVIDENCE, WARRANT), "23=jewel 27=robber 88=evidence")
    assert actions_for(state, level) == {Collect(23)}


@detectives
def test_a_partner_robs_the_one_who_has_the_jewel(level: str) -> None:
    state = sent_partner((EVIDENCE,), "27=robber", others=(WARRANT, JEWEL))
    assert actions_for(state, level) == {TakeFrom(BOB, JEWEL)}


@detectives
def test_a_partner_is_not_wasted_on_what_the_officer_has(level: str) -> None:
    state, _ = after(chase(33, 99, hands={ANN: (EVIDENCE, PARTNER)}), *walk(3, 36))
    assert actions_for(with_only(state, "23=evidence 27=evidence"), level) == {Done()}


@detectives
def test_the_least_valuable_token_is_given_up(level: str) -> None:
    hand = (JEWEL, ROBBER, EVIDENCE, PARTNER)
    state, _ = after(chase(33, 99, robber=36, hands={ANN: hand}), *walk(3, 36))
    assert actions_for(state, level) == {Give(EVIDENCE)}


@detectives
def test_a_token_is_laid_where_the_rival_who_needs_it_cannot_fetch_it_at_once(level: str) -> None:
    state, _ = after(chase(33, 36, hands={ANN: (EVIDENCE,), BOB: (EVIDENCE,)}), *walk(3, 36))
    chances = {house.at: visit_chance(state.town, 36, house.at) for house in placings(state)}
    assert len(set(chances.values())) > 1
    assert {chances[house.at] for house in actions_for(state, level) if isinstance(house, Place)} == {0}


# ---- rivals and the robber ----


@pytest.mark.parametrize(("behind", "ahead"), [(36, 63), (63, 36)])
def test_a_hard_officer_robs_the_rival_who_is_ahead(behind: int, ahead: int) -> None:
    hands = {BOB: (ROBBER,), CAT: (EVIDENCE, WARRANT, ROBBER)}
    state, _ = after(chase(33, behind, ahead, robber=99, hands=hands), *rolled(3))
    assert actions_for(with_only(state, ""), "hard") == {Walk(ahead)}


@detectives
def test_the_robber_is_sent_to_the_leader(level: str) -> None:
    hands = {ANN: (EVIDENCE, ROBBER), BOB: FULL_SET, CAT: (EVIDENCE,)}
    state, _ = after(chase(33, 97, 91, hands=hands), *walk(3, 36), (ANN, PlayRobber()))
    assert actions_for(state, level) == {MoveRobber(97)}


@detectives
def test_the_robber_is_kept_away_from_a_rival_with_the_set(level: str) -> None:
    state, _ = after(chase(33, 88, hands={BOB: FULL_SET}), *walk(2, 35))
    moves = [action.to for action in RULES.legal(state, ANN) if isinstance(action, MoveRobber)]
    chances = {to: catch_chance(state.town, state.officers[BOB], to) for to in moves}
    assert len(set(chances.values())) > 1
    for action in actions_for(state, level):
        assert isinstance(action, MoveRobber)
        assert chances[action.to] == min(chances.values())


def test_a_hard_officer_with_the_jewel_keeps_out_of_the_rivals_way() -> None:
    state, _ = after(chase(33, 36, hands={ANN: (JEWEL,)}), *rolled(4))
    state = with_only(state, "")
    chances = {to: visit_chance(state.town, 36, to) for to in state.town.walks(33, 4)}
    for action in actions_for(state, "hard"):
        assert isinstance(action, Walk)
        assert chances[action.to] == min(chances.values())


def test_a_hard_officer_saves_its_robber_token_for_the_catch() -> None:
    hands = {ANN: (EVIDENCE, WARRANT, ROBBER), BOB: (EVIDENCE,)}
    state, _ = after(chase(33, 99, hands=hands), *walk(3, 36))
    assert actions_for(state, "hard") == {Done()}


# ---- rookies ----


def often(state: State, *wanted: Action) -> bool:
    """Whether a child does one of these most of the time."""
    done = [wish(state, "rookie", seed) for seed in range(60)]
    return sum(action in wanted for action in done) > 0.6 * len(done)


def test_a_child_grabs_a_token_that_it_can_reach() -> None:
    state, _ = after(chase(35, 99), *rolled(3))
    assert often(state, *(Walk(at) for at in state.tokens))


def test_a_child_plays_special_tokens_eagerly() -> None:
    hands = {ANN: (EVIDENCE, WARRANT, ROBBER), BOB: (EVIDENCE,)}
    state, _ = after(chase(33, 99, hands=hands), *walk(3, 36))
    assert often(state, PlayRobber())


def test_a_child_lets_the_robber_tease_somebody() -> None:
    state, _ = after(
        chase(33, 99, hands={ANN: (ROBBER,), BOB: (EVIDENCE,)}), *walk(3, 36), (ANN, PlayRobber())
    )
    assert often(state, MoveRobber(99))


def test_a_child_clings_to_the_jewel() -> None:
    state, _ = after(chase(33, 99, robber=36, hands={ANN: (JEWEL, ROBBER, PARTNER)}), *walk(3, 36))
    assert often(state, Give(ROBBER), Give(PARTNER))


def test_a_child_with_the_set_runs_after_the_robber() -> None:
    state, _ = after(chase(13, 99, robber=18, hands={ANN: FULL_SET}), *rolled(3))
    near = [to for to in state.town.walks(13, 3) if catch_chance(state.town, to, 18) > 0]
    assert often(state, *map(Walk, near))


def test_a_child_forgets_the_tokens_that_all_have_seen() -> None:
    state = chase(35, 99, hands={ANN: (EVIDENCE,)}, lying="23=evidence 27=warrant")
    state, _ = after(state, *rolled(3))
    assert Walk(23) in actions_for(state, "rookie")


# ---- manners ----


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_if_nothing_speaks_against_it_the_bold_seek_company_and_the_careful_avoid_it(level: str) -> None:
    state = with_only(after(chase(35, 36, 99, lying="23=warrant"), *rolled(5))[0], "")

    def company(manner: str) -> float:
        ends = [
            action.to for seed in SEEDS if isinstance(action := wish(state, level, seed, manner=manner), Walk)
        ]
        return sum(visit_chance(state.town, end, state.officers[BOB]) for end in ends) / len(ends)

    assert company("careful") < company("") < company("bold")
