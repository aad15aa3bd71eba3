"""One player is the Pack, and nobody else knows where it is."""

from __future__ import annotations

from dataclasses import replace

from game.core.kernel import CHANCE, TABLE, Outcome
from game.games.stop_thief.rules.actions import Draw, EndTurn, GetClue, Step, Unmask
from game.games.stop_thief.rules.city import City
from game.games.stop_thief.rules.events import CaseClosed, ThiefStepped
from game.games.stop_thief.rules.state import Hideaway, Phase, Sound, State
from game.games.stop_thief.rules.thieves import Who
from tests.games.stop_thief.cities import (
    ANN,
    BOB,
    CAT,
    RULES,
    after,
    arrest,
    at,
    between,
    board,
    clue,
    hunt,
    offered,
    stop_thief,
)

PLAN = City.of(board()).plan
PACK_AT = Hideaway(123, 124, (137,))
FOOTSTEPS, LAUGHTER = Sound.FOOTSTEPS, Sound.LAUGHTER
MANY = "mode=one-vs-many"


def many(*pawns: int, thief: Hideaway = PACK_AT) -> State:
    """Ann is the Pack, Bob's turn."""
    return hunt(0, *pawns, thief=thief, options=MANY, face_up=Who.TRANE)


def test_in_one_vs_many_the_first_seat_is_the_pack_and_has_no_pawn() -> None:
    state = RULES.new(stop_thief(3, MANY), board())
    assert state.pack_seat == ANN
    assert state.investigators == (BOB, CAT)
    assert state.pawns == (0, 500, 500)
    assert state.hands[ANN] == ()


def test_the_packs_player_chooses_the_step_and_knows_its_sound() -> None:
    state, _ = after(many(500, 500), (BOB, GetClue()))
    assert RULES.to_act(state) == (ANN,)
    assert RULES.legal(state, ANN) == (
        Step(113, Sound.DOOR),
        Step(122, Sound.ALARM),
        Step(133, FOOTSTEPS),
    )


def test_the_packs_player_may_turn_at_a_door_but_not_return() -> None:
    state, _ = after(many(500, 500, thief=Hideaway(168, 559)), (BOB, GetClue()))
    assert {action.to for action in offered(state, Step)} == {167, 579}


def test_the_packs_player_must_ride_and_chooses_where_to() -> None:
    state, _ = after(many(500, 500, thief=Hideaway(501, 503)), (BOB, GetClue()))
    assert {(action.via, action.to) for action in offered(state, Step)} == {
        (500, to) for to in PLAN.stations if to != 500
    }


def test_only_the_packs_player_sees_where_it_is_and_where_it_goes() -> None:
    state, events = after(many(500, 500), *clue(133, FOOTSTEPS, seat=BOB, mover=ANN))
    assert RULES.view(state, ANN).hideaway == state.hideaway
    assert [RULES.view(state, viewer).hideaway for viewer in (BOB, CAT, TABLE)] == [None] * 3
    way = next(event for event in events if isinstance(event, ThiefStepped))
    assert way.seen_by(ANN) == way
    assert [way.seen_by(viewer) for viewer in (BOB, CAT, TABLE)] == [None] * 3


def test_after_an_arrest_the_packs_player_chooses_the_two_secret_steps() -> None:
    state = at(many(between(123, 133), 500), Phase.ARREST)
    state, _ = after(state, *arrest(123, right=True, seat=BOB), (CHANCE, Draw(Who.TIPPER)))
    assert RULES.to_act(state) == (ANN,)
    assert {action.sound for action in offered(state, Step)} == {LAUGHTER, Sound.ALARM}
    step = RULES.apply(state, ANN, Step(133, LAUGHTER))
    assert step.final
    assert RULES.to_act(step.state) == (ANN,)


def test_the_turn_goes_round_the_investigators_only() -> None:
    state, _ = after(replace(at(many(500, 500), Phase.ARREST), turn=CAT), (CAT, EndTurn()))
    assert state.turn == BOB


def test_when_the_loot_is_gone_the_packs_player_has_won() -> None:
    state = replace(many(500, 500), loot=5_000)
    state, _ = after(state, *clue(122, Sound.ALARM, seat=BOB, mover=ANN), (CHANCE, Unmask()))
    assert RULES.outcome(state) == Outcome((ANN,), "loot-gone")


def test_the_route_of_the_pack_stays_secret_until_the_end() -> None:
    state = at(many(between(123, 133), 500), Phase.ARREST)
    _, events = after(state, *arrest(123, right=True, seat=BOB))
    assert not any(isinstance(event, CaseClosed) for event in events)
