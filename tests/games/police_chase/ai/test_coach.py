"""The coach of Police Chase says what is true: every number is counted again by the rules."""

from __future__ import annotations

from collections import Counter

import pytest

from game.core.frozen import replace
from game.core.kernel import Seat
from game.games.police_chase.rules.actions import Collect, MoveRobber, Place, TakeFrom, Walk
from game.games.police_chase.rules.state import View
from game.games.police_chase.rules.tokens import NEEDED, Token, can_keep, has_set
from game.match.coach import NameOf, Term
from tests.coached import Asked, coached

MATCHES = 12
ROLLS = range(1, 7)


@pytest.fixture(scope="module")
def asked() -> list[Asked]:
    return [one for seed in range(MATCHES) for one in coached("police-chase", seed, 2 + seed % 3)]


def rolls_to(view: View, start: int, goals: set[int]) -> int:
    return sum(not goals.isdisjoint(view.town.walks(start, pips)) for pips in ROLLS)


def rolls_to_catch(view: View, start: int, robber: int) -> int:
    """How many rolls lead to the robber, or on a 1 or 2 the robber to the officer."""
    return sum(
        any(end == robber or (pips < 3 and end in view.town.robber_walks(robber, pips)) for end in walks)
        for pips in ROLLS
        for walks in [view.town.walks(start, pips)]
    )


def useful(view: View) -> set[int]:
    """Where tokens lie that the viewer may be able to keep."""
    hand = view.hands[view.viewer]
    unseen = any(count and can_keep(hand, token) for token, count in zip(Token, view.unknown, strict=True))
    return {
        lying.at
        for lying in view.face_down
        if (can_keep(hand, lying.known) if lying.known else unseen) and lying.at != view.robber
    }


def named(one: Asked) -> tuple[Seat, Token]:
    """The rival and the token of a sentence."""
    name, token = one.said.names["name"], one.said.names["token"]
    assert isinstance(name, NameOf)
    assert isinstance(token, Term)
    return name.seat, Token(token.key.rpartition(".")[2])


def test_all_kinds_of_reasons_are_given(asked: list[Asked]) -> None:
    said = Counter(one.said.key for one in asked)
    assert len(said) >= 20, said


def test_chances_to_reach_a_useful_token_are_right(asked: list[Asked]) -> None:
    for one in asked:
        view, action = one.view, one.said.action
        if one.said.key in ("roll", "roll-far"):
            start = view.officers[one.seat]
        elif one.said.key in ("near", "near-safely", "way"):
            start = action.to
        else:
            continue
        assert one.said.names.get("rolls", 0) == rolls_to(view, start, useful(view)), one.said


def test_chances_to_catch_the_robber_are_right(asked: list[Asked]) -> None:
    for one in asked:
        view, action = one.view, one.said.action
        officer = view.officers[one.seat]
        match one.said.key:
            case "roll-to-catch":
                counted = rolls_to_catch(view, officer, view.robber)
            case "near-robber":
                counted = rolls_to_catch(view, action.to, view.robber)
            case "robber-near":
                counted = rolls_to_catch(view, officer, action.to)
            case "robber-away" | "robber-safe":
                ready = one.said.names["name"].seat  # type: ignore[union-attr]
                assert has_set(view.hands[ready])
                counted = rolls_to_catch(view, view.officers[ready], action.to)
            case _:
                continue
        assert one.said.names.get("rolls", 0) == counted, one.said


def test_who_is_told_that_no_rival_gets_there_is_safe(asked: list[Asked]) -> None:
    for one in asked:
        if one.said.key.endswith("-safely"):
            rivals = [at for seat, at in enumerate(one.view.officers) if seat != one.seat]
            assert all(rolls_to(one.view, at, {one.said.action.to}) == 0 for at in rivals)


def test_the_share_of_useful_tokens_among_the_unseen_is_right(asked: list[Asked]) -> None:
    for one in asked:
        if "share" in one.said.names:
            hand = one.view.hands[one.seat]
            unseen = [
                token for token, count in zip(Token, one.view.unknown, strict=True) for _ in range(count)
            ]
            kept = sum(can_keep(hand, token) for token in unseen)
            assert one.said.names["share"] == round(100 * kept / len(unseen))


def test_who_is_promised_a_capture_gets_it(asked: list[Asked]) -> None:
    promises = ("catch", "corner", "robber-to-me", "play-to-catch")
    kept = 0
    for one in asked:
        if one.said.key in promises:
            rules, state = one.match.rules, replace(one.match.state, **state_of(one.view))
            step = rules.apply(state, one.seat, one.said.action)
            home = MoveRobber(step.state.officers[one.seat])
            if rules.outcome(step.state) is None:
                step = rules.apply(step.state, one.seat, home)
            outcome = rules.outcome(step.state)
            assert outcome is not None
            assert outcome.winners == (one.seat,)
            kept += 1
    assert kept


def state_of(view: View) -> dict[str, object]:
    """All that a view of Police Chase shows, which is all there is."""
    return {name: value for name, value in vars(view).items() if name != "viewer"}


def test_rivals_and_tokens_are_named_rightly(asked: list[Asked]) -> None:
    for one in asked:
        view, action = one.view, one.said.action
        if one.said.key in ("rob", "rob-spite", "take", "take-spite"):
            seat, token = named(one)
            assert token in view.hands[seat]
            assert can_keep(view.hands[one.seat], token) == (not one.said.key.endswith("spite"))
            assert not isinstance(action, Walk) or view.officers[seat] == action.to
            assert not isinstance(action, TakeFrom) or action == TakeFrom(seat, token)
        if one.said.key == "robber-hits":
            seat = one.said.names["name"].seat  # type: ignore[union-attr]
            assert view.officers[seat] == action.to
            assert view.hands[seat]


def test_tokens_on_the_board_are_named_rightly(asked: list[Asked]) -> None:
    for one in asked:
        action = one.said.action
        if one.said.key.startswith(("walk-known", "collect-known")):
            at = action.at if isinstance(action, Collect) else action.to
            assert one.said.names["token"] == Term(f"police-chase.token.{one.view.seen[at]}")
            assert can_keep(one.view.hands[one.seat], one.view.seen[at])
        if one.said.key.startswith(("walk-unknown", "collect-unknown")):
            at = action.at if isinstance(action, Collect) else action.to
            assert at in one.view.tokens
            assert at not in one.view.seen


def test_chances_of_a_placed_token_are_right(asked: list[Asked]) -> None:
    for one in asked:
        if isinstance(one.said.action, Place):
            at, rivals = one.said.action.at, [seat for seat in range(one.view.players) if seat != one.seat]
            mine = rolls_to(one.view, one.view.officers[one.seat], {at})
            theirs = max(rolls_to(one.view, one.view.officers[seat], {at}) for seat in rivals)
            counted = mine if one.said.key == "place-near" else theirs
            assert one.said.names.get("rolls", 0) == counted


def test_who_gives_up_a_token_hears_why(asked: list[Asked]) -> None:
    for one in asked:
        hand = one.view.hands[one.seat]
        if one.said.key == "give-spare":
            assert one.said.names["count"] == hand.count(one.said.action.token) > 1
        if one.said.key == "give-special":
            assert one.said.action.token not in NEEDED
