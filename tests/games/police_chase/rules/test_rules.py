"""Police Chase: turns, the robber and the end; one fact of the rule book or of RULES.md a test."""

from __future__ import annotations

import pytest

from game.core.kernel import CHANCE, TABLE, IllegalAction, Outcome
from game.games.police_chase.game import GAME as POLICE_CHASE
from game.games.police_chase.rules import events as happened
from game.games.police_chase.rules.actions import (
    Collect,
    Done,
    Give,
    MoveRobber,
    Place,
    PlayRobber,
    Roll,
    TakeFrom,
    Throw,
    Walk,
)
from game.games.police_chase.rules.state import Phase
from game.games.police_chase.rules.tokens import KINDS, FaceDown
from game.match.game import BadSetup, parse_options
from tests.games.police_chase.towns import (
    ANN,
    BOARD,
    BOB,
    CAT,
    DAN,
    EVIDENCE,
    FULL_SET,
    JEWEL,
    PARTNER,
    ROBBER,
    RULES,
    WARRANT,
    after,
    chase,
    everywhere,
    police_chase,
    rolled,
    walk,
)

# ---- the set-up ----


def test_there_are_twenty_tokens() -> None:
    assert sum(count for _, count in KINDS) == 20
    assert dict(KINDS) == {JEWEL: 1, EVIDENCE: 5, WARRANT: 5, ROBBER: 5, PARTNER: 4}


def test_every_building_but_the_stations_holds_one_token_at_the_start() -> None:
    state = RULES.new(police_chase(2), BOARD)
    assert state.tokens == state.town.buildings
    assert state.seen == {}
    assert everywhere(state) == dict(KINDS)


def test_two_players_start_in_opposite_corners() -> None:
    assert RULES.new(police_chase(2), BOARD).officers == (11, 99)


@pytest.mark.parametrize(("players", "corners"), [(3, (11, 19, 99)), (4, (11, 19, 99, 91))])
def test_three_and_four_players_start_clockwise_around_the_town(
    players: int, corners: tuple[int, ...]
) -> None:
    assert RULES.new(police_chase(players), BOARD).officers == corners


@pytest.mark.parametrize(
    ("players", "chosen", "corners"),
    [
        (
            4,
            "corner.0=top-right,corner.1=bottom-left,corner.2=top-left,corner.3=bottom-right",
            (19, 91, 11, 99),
        ),
        (3, "corner.2=bottom-left,corner.0=top-right", (19, 99, 91)),
        (2, "corner.0=top-left,corner.1=top-right", (11, 19)),
    ],
)
def test_everybody_may_choose_a_corner(players: int, chosen: str, corners: tuple[int, ...]) -> None:
    assert RULES.new(police_chase(players, chosen), BOARD).officers == corners


@pytest.mark.parametrize(("players", "corners"), [(2, (91, 19)), (3, (11, 19, 99)), (4, (11, 19, 99, 91))])
def test_beside_a_chosen_corner_the_others_start_clockwise_or_opposite(
    players: int, corners: tuple[int, ...]
) -> None:
    chosen = "corner.1=top-right"
    assert RULES.new(police_chase(players, chosen), BOARD).officers == corners


def test_whoever_chooses_no_corner_gets_a_free_one() -> None:
    setup = police_chase(4, "corner.0=top-left,corner.1=bottom-right")
    assert RULES.new(setup, BOARD).officers == (11, 99, 19, 91)


def test_two_players_cannot_have_the_same_corner() -> None:
    with pytest.raises(BadSetup, match=r"setup.same-corner .*corner='top-left'"):
        parse_options(POLICE_CHASE, "corner.0=top-left,corner.2=top-left", 3)


@pytest.mark.parametrize("chosen", ["corner=top-left", "corner.3=top-left", "corner.0=middle"])
def test_a_corner_is_one_of_four_and_for_one_player_at_the_table(chosen: str) -> None:
    with pytest.raises(BadSetup):
        parse_options(POLICE_CHASE, chosen, 3)


def test_the_robber_starts_in_the_centre() -> None:
    assert RULES.new(police_chase(2), BOARD).robber == 55


def test_the_youngest_begins_and_play_goes_on_in_seat_order() -> None:
    state = RULES.new(police_chase(3, "youngest=3"), BOARD)
    assert RULES.to_act(state) == (CAT,)
    state, events = after(state, *rolled(3, CAT), (CAT, Walk(69)))
    assert events[-1] == happened.TurnBegan(ANN)


def test_the_youngest_must_sit_at_the_table() -> None:
    with pytest.raises(BadSetup, match=r"setup.unknown-value .*values=\('youngest=1\|2\|3',\)"):
        parse_options(POLICE_CHASE, "youngest=4", 3)


def test_a_token_that_lies_face_down_has_a_text_form_that_round_trips() -> None:
    for token in (FaceDown(23), FaceDown(23, JEWEL)):
        assert FaceDown.from_text(str(token)) == token


# ---- the turn ----


def test_the_player_throws_and_chance_rolls_a_fair_die() -> None:
    state, _ = after(chase(33, 99), (ANN, Throw()))
    assert RULES.to_act(state) == (CHANCE,)
    assert RULES.odds(state) == tuple((Roll(pips), 1) for pips in range(1, 7))


def test_a_space_with_nothing_on_it_ends_the_turn() -> None:
    state, events = after(chase(33, 99), *walk(3, 36))
    assert events[-2:] == [happened.NothingHere(ANN), happened.TurnBegan(BOB)]
    assert RULES.legal(state, BOB) == (Throw(),)


def test_a_step_can_be_taken_back_while_the_same_player_goes_on_and_nothing_was_learned() -> None:
    state, _ = after(chase(33, 99), *rolled(2))
    assert not RULES.apply(state, ANN, Walk(35)).final
    state, _ = after(chase(33, 99), *rolled(3))
    assert RULES.apply(state, ANN, Walk(36)).final


def test_everybody_sees_the_same() -> None:
    state, _ = after(chase(33, 99, lying="23=jewel"), *rolled(2))
    seen = [RULES.view(state, viewer) for viewer in (ANN, BOB, TABLE)]
    assert [view.seen for view in seen] == [{23: JEWEL}] * 3


# ---- the robber moves ----


@pytest.mark.parametrize(("pips", "to"), [(1, 34), (2, 35)])
def test_after_a_1_or_2_the_robber_must_be_moved(pips: int, to: int) -> None:
    state, _ = after(chase(33, 99), *walk(pips, to))
    assert state.phase is Phase.ROBBER
    with pytest.raises(IllegalAction, match="robber-first"):
        RULES.apply(state, ANN, Done())


@pytest.mark.parametrize(("pips", "to"), [(3, 36), (4, 37), (5, 47), (6, 57)])
def test_after_any_other_roll_the_robber_stays(pips: int, to: int) -> None:
    state, _ = after(chase(33, 99, robber=22), *walk(pips, to))
    assert (state.phase, state.robber) == (Phase.THROW, 22)


def test_an_opponent_whom_the_robber_meets_gives_a_token_of_the_own_choice() -> None:
    state = chase(33, 65, hands={BOB: (EVIDENCE, ROBBER)})
    state, events = after(state, *walk(1, 34), (ANN, MoveRobber(65)))
    assert events[-1] == happened.RobberStruck(ANN, BOB)
    assert RULES.to_act(state) == (BOB,)
    assert RULES.legal(state, BOB) == (Give(EVIDENCE), Give(ROBBER))


def test_the_opponent_lays_the_token_face_down_on_an_empty_house() -> None:
    state = chase(33, 65, hands={BOB: (EVIDENCE, ROBBER)})
    animations_for = ((ANN, MoveRobber(65)), (BOB, Give(EVIDENCE)), (BOB, Place(99)))
    state, events = after(state, *walk(1, 34), *animations_for)
    assert happened.TokenPlaced(BOB, 99, EVIDENCE) in events
    assert (state.hands[BOB], state.seen) == ((ROBBER,), {99: EVIDENCE})


def test_of_one_kind_of_token_there_is_nothing_to_choose() -> None:
    state = chase(33, 65, hands={BOB: (ROBBER, ROBBER)})
    state, _ = after(state, *walk(1, 34), (ANN, MoveRobber(65)))
    assert (state.phase, state.staged, state.acting) == (Phase.PLACE, ROBBER, BOB)


def test_an_opponent_without_tokens_gives_none() -> None:
    state, events = after(chase(33, 65), *walk(1, 34), (ANN, MoveRobber(65)))
    assert not any(isinstance(event, happened.RobberStruck) for event in events)
    assert state.turn == BOB


def test_of_several_opponents_each_gives_one_clockwise() -> None:
    hands = {BOB: (EVIDENCE,), CAT: (), DAN: (WARRANT,)}
    state = chase(33, 65, 65, 65, hands=hands)
    animations_for = ((ANN, MoveRobber(65)), (BOB, Place(99)), (DAN, Place(91)))
    state, events = after(state, *walk(1, 34), *animations_for)
    struck = [event for event in events if isinstance(event, happened.RobberStruck)]
    assert struck == [happened.RobberStruck(ANN, BOB), happened.RobberStruck(ANN, DAN)]
    assert state.seen == {99: EVIDENCE, 91: WARRANT}


def test_an_opponent_with_the_full_set_loses_a_token_too_and_does_not_win() -> None:
    state = chase(33, 65, hands={BOB: FULL_SET})
    state, _ = after(state, *walk(1, 34), (ANN, MoveRobber(65)), (BOB, Give(JEWEL)), (BOB, Place(99)))
    assert RULES.outcome(state) is None
    assert state.hands[BOB] == (EVIDENCE, WARRANT)


def test_the_robber_moved_onto_the_own_officer_without_the_set_takes_nothing() -> None:
    state = chase(46, 99, hands={ANN: (EVIDENCE, WARRANT)})
    state, events = after(state, *walk(2, 35), (ANN, MoveRobber(35)))
    assert events[-2:] == [happened.NothingHere(ANN), happened.TurnBegan(BOB)]
    assert state.hands[ANN] == (EVIDENCE, WARRANT)


def test_tokens_are_given_before_the_space_is_followed() -> None:
    state = chase(13, 65, hands={BOB: (EVIDENCE,)}, lying="23=warrant")
    state, events = after(state, *walk(1, 23), (ANN, MoveRobber(65)), (BOB, Place(99)))
    placed, kept = happened.TokenPlaced(BOB, 99, EVIDENCE), happened.TokenKept(ANN, 23, WARRANT)
    assert events.index(placed) < events.index(kept)


# ---- running into the robber ----


def test_an_officer_who_runs_into_the_robber_gives_a_token_of_the_own_choice() -> None:
    state = chase(33, 99, robber=36, hands={ANN: (EVIDENCE, PARTNER)})
    state, events = after(state, *walk(3, 36))
    assert events[-1] == happened.RobberStruck(ANN, ANN)
    assert RULES.legal(state, ANN) == (Give(EVIDENCE), Give(PARTNER))


def test_an_officer_without_tokens_who_runs_into_the_robber_loses_nothing() -> None:
    _, events = after(chase(33, 99, robber=36), *walk(3, 36))
    assert events[-2:] == [happened.NothingHere(ANN), happened.TurnBegan(BOB)]


def test_after_paying_the_robber_the_directions_of_the_space_follow() -> None:
    state = chase(36, 99, robber=23, hands={ANN: (EVIDENCE,)}, lying="23=jewel")
    state, events = after(state, *walk(4, 23), (ANN, Place(11)))
    struck, kept = happened.RobberStruck(ANN, ANN), happened.TokenKept(ANN, 23, JEWEL)
    assert events.index(struck) < events.index(kept)
    assert state.hands[ANN] == (JEWEL,)
    assert state.turn == BOB


def test_where_the_robber_stands_an_opponent_can_be_robbed_too() -> None:
    state = chase(36, 23, robber=23, hands={BOB: (WARRANT,)}, lying="23=jewel")
    state, _ = after(state, *walk(4, 23))
    assert RULES.legal(state, ANN) == (Collect(23), TakeFrom(BOB, WARRANT))


def test_a_set_completed_on_the_robbers_own_space_after_paying_does_not_catch_him() -> None:
    hands = {ANN: (EVIDENCE, WARRANT, PARTNER)}
    state = chase(36, 99, robber=23, hands=hands, lying="23=jewel")
    state, _ = after(state, *walk(4, 23), (ANN, Give(PARTNER)), (ANN, Place(11)))
    assert set(state.hands[ANN]) == set(FULL_SET)
    assert RULES.outcome(state) is None


def test_on_a_1_or_2_without_the_set_he_moves_first_and_then_the_space_is_followed() -> None:
    state = chase(13, 99, robber=23, hands={ANN: (EVIDENCE,)}, lying="23=jewel")
    state, events = after(state, *walk(1, 23))
    assert state.phase is Phase.ROBBER
    state, events = after(state, (ANN, MoveRobber(24)))
    assert happened.TokenKept(ANN, 23, JEWEL) in events
    assert state.hands[ANN] == (EVIDENCE, JEWEL)


# ---- catching him ----


@pytest.mark.parametrize(("pips", "start"), [(1, 34), (2, 33), (3, 32), (4, 39)])
def test_an_officer_with_the_full_set_who_lands_on_the_robber_wins_at_once(pips: int, start: int) -> None:
    state = chase(start, 99, robber=35, hands={ANN: FULL_SET})
    state, events = after(state, *walk(pips, 35))
    assert events[-2:] == [happened.RobberCaught(ANN), happened.GameOver((ANN,))]
    assert RULES.outcome(state) == Outcome((ANN,), "robber-caught")
    assert RULES.to_act(state) == ()


def test_the_robber_moved_onto_the_own_officer_with_the_full_set_is_caught() -> None:
    state = chase(46, 99, hands={ANN: FULL_SET})
    state, _ = after(state, *walk(2, 35), (ANN, MoveRobber(35)))
    assert RULES.outcome(state) == Outcome((ANN,), "robber-caught")


def test_a_robber_token_catches_him_too() -> None:
    state = chase(33, 99, hands={ANN: (*FULL_SET, ROBBER)})
    state, _ = after(state, *walk(3, 36), (ANN, PlayRobber()), (ANN, MoveRobber(36)))
    assert RULES.outcome(state) == Outcome((ANN,), "robber-caught")


def test_a_set_that_becomes_full_on_the_robbers_space_does_not_catch_him() -> None:
    state = chase(53, 99, robber=42, hands={ANN: (EVIDENCE, WARRANT)}, lying="52=jewel")
    state, _ = after(state, *walk(1, 52), (ANN, MoveRobber(52)))
    assert state.hands[ANN] == FULL_SET
    assert RULES.outcome(state) is None
