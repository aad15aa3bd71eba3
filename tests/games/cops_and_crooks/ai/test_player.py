"""The AI cops and crooks want the right things, and each level wants them in its own way."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from game.core.kernel import Seat
from game.games.cops_and_crooks.ai.crook import Outlook, score_to_beat
from game.games.cops_and_crooks.ai.odds import arrest_chance, law_of
from game.games.cops_and_crooks.ai.player import CopsAndCrooksAi
from game.games.cops_and_crooks.rules.actions import Action, Deposit, Drive, PoliceWalk, Throw, Walk, Withdraw
from game.games.cops_and_crooks.rules.danger import danger
from game.games.cops_and_crooks.rules.moves import crook_walks
from game.games.cops_and_crooks.rules.state import COPS, State, Where
from tests.games.cops_and_crooks.streets import (
    ANN,
    BANK,
    BIG_BANK,
    RAIL,
    RULES,
    after,
    crook,
    rolled,
    streets,
)

every_level = pytest.mark.parametrize("level", ["rookie", "easy", "medium", "hard"])
heads = pytest.mark.parametrize("level", ["medium", "hard"])
SEEDS = range(6)
SECOND_HIDEOUT = 622


def wish(state: State, level: str = "hard", seed: int = 1) -> Action:
    """What a player does who has looked at the city long enough."""
    (seat,) = RULES.to_act(state)
    ai, now = CopsAndCrooksAi(seat, level, random.Random(seed).random), 0
    while True:
        intent = ai.decide(RULES.view(state, seat), RULES.legal(state, seat), now)
        assert intent is not None
        if intent.action is not None:
            action: Action = intent.action
            return action
        now = intent.at_ms


def actions_for(state: State, level: str) -> set[Action]:
    """What such players do, whatever their dice say."""
    return {wish(state, level, seed) for seed in SEEDS}


def often(state: State, *wanted: Action) -> bool:
    """Whether a child does one of these most of the time."""
    done = [wish(state, "rookie", seed) for seed in range(20)]
    return sum(action in wanted for action in done) > 0.6 * len(done)


def on_the_move(state: State, pips: int, seat: Seat = ANN) -> State:
    """This one has rolled so many."""
    return after(replace(state, turn=seat), *rolled(pips, seat))[0]


# ---- crooks ----


@heads
def test_a_crook_with_loot_runs_into_a_hideout_that_is_near(level: str) -> None:
    state = on_the_move(streets(crook(703, 5_000), officers=(708,)), 3)
    assert actions_for(state, level) == {Walk(602)}


@heads
def test_a_crook_in_a_hideout_with_the_law_at_the_door_puts_everything_away(level: str) -> None:
    state = on_the_move(streets(crook(703, 5_000), officers=(708, 706)), 3)
    assert actions_for(after(state, (ANN, Walk(602)))[0], level) == {Deposit(5_000)}


@heads
def test_a_crook_with_enough_takes_the_ticket_when_the_law_is_far_away(level: str) -> None:
    state = on_the_move(streets(crook(103, 20_000), officers=(1313, 1314, 1315), car=(1320, 1319)), 3)
    assert actions_for(state, level) == {Walk(RAIL)}


def test_a_hard_crook_robs_a_bank_when_nobody_is_near() -> None:
    state = on_the_move(streets(crook(706), officers=(1615, 1616, 1617), car=(1620, 1619)), 4)
    assert actions_for(state, "hard") == {Walk(BANK)}


@heads
def test_a_crook_leaves_a_bank_alone_with_a_policeman_at_its_door(level: str) -> None:
    state = on_the_move(streets(crook(706, stored={602: 5_000}), officers=(708, 709, 710), car=(711, 712)), 4)
    assert Walk(BANK) not in actions_for(state, level)


def test_a_hard_crook_on_the_run_ends_where_the_odds_are_best() -> None:
    state = on_the_move(streets(crook(1005, 5_000, arrests=2), officers=(1009, 1305), car=(112, 113)), 4)
    perils = danger(state, ANN)
    ends = crook_walks(state)
    for action in actions_for(state, "hard"):
        assert isinstance(action, Walk)
        assert perils.get(action.to, 7) >= sorted(perils.get(end, 7) for end in ends)[len(ends) // 2]


def test_a_hard_crook_takes_the_money_out_when_the_way_is_free() -> None:
    state = streets(crook(702, stored={602: 20_000}), officers=(1615, 1616, 1617), car=(1620, 1619))
    state = after(on_the_move(state, 1), (ANN, Walk(602)))[0]
    assert actions_for(state, "hard") == {Withdraw(20_000)}


def test_a_crook_has_to_beat_the_cops_and_whoever_got_away() -> None:
    fled = replace(crook(RAIL, 9_000), where=Where.FLED)
    state = replace(streets(crook(602), fled), cops_cash=3_000)
    assert score_to_beat(state, ANN) == 9_000
    assert score_to_beat(replace(state, cops_cash=12_000), ANN) == 12_000


def test_who_robs_a_bank_fears_a_policeman_at_its_door_as_much_as_one_inside() -> None:
    far_away = ((1320, 1321, 1322), (1620, 1619))
    in_six = streets(crook(BANK, 10_000), officers=(713, *far_away[0][:2]), car=far_away[1])
    in_seven = streets(crook(BANK, 10_000), officers=(714, *far_away[0][:2]), car=far_away[1])
    assert arrest_chance(law_of(in_six), BANK) == pytest.approx(1 / 6)
    assert arrest_chance(law_of(in_seven), BANK) == 0


def test_who_waits_with_a_ticket_fears_the_rolls_that_raise_the_alarm() -> None:
    state = streets(crook(RAIL, 5_000, ticket=True), officers=(1008, 1316, 1317), car=(1620, 1619))
    assert arrest_chance(law_of(state), RAIL) == pytest.approx(1 / 6)


def test_a_danger_that_other_wanted_crooks_share_is_worth_a_bolder_strike() -> None:
    alone = streets(crook(706), crook(1321), officers=(713, 1316, 1317), car=(1620, 1619), turn=ANN)
    busy = replace(alone, crooks=(alone.crooks[0], crook(1321, 5_000)))
    one, two = (Outlook(state, ANN, ahead=True, fear_of_alarms=1.0).after(BANK) for state in (alone, busy))
    assert two > one


def test_late_at_night_nobody_rides_to_and_fro() -> None:
    state = replace(streets(crook(1618, 20_000), officers=(413, 414), turn=ANN), round=150)
    assert actions_for(state, "hard") == {Throw()}


# ---- the Cops ----


@every_level
def test_the_cops_make_an_arrest_if_they_can(level: str) -> None:
    state = on_the_move(streets(crook(705, 10_000), officers=(708,)), 4, COPS)
    if level == "rookie":
        assert often(state, PoliceWalk(0, 705), Drive(705, 706))
    else:
        assert all(action.to == 705 for action in actions_for(state, level) if isinstance(action, PoliceWalk))


@heads
def test_of_two_crooks_the_cops_arrest_the_rich_one(level: str) -> None:
    state = on_the_move(streets(crook(705, 2_000), crook(711, 20_000), officers=(708,)), 4, COPS)
    for action in actions_for(state, level):
        assert isinstance(action, PoliceWalk | Drive)
        assert action.to == 711


@heads
def test_the_cops_raise_the_alarm_when_a_rich_crook_waits_with_a_ticket(level: str) -> None:
    waiting = crook(RAIL, 15_000, ticket=True)
    state = on_the_move(streets(waiting, officers=(1003,)), 1, COPS)
    assert actions_for(state, level) == {PoliceWalk(0, 903)}


def test_hard_cops_come_nearer_to_a_wanted_crook() -> None:
    state = on_the_move(streets(crook(112, 20_000), officers=(1312, 1313, 1314), car=(1611, 1610)), 6, COPS)
    for action in actions_for(state, "hard"):
        assert isinstance(action, PoliceWalk | Drive)
        assert action.to // 100 < 13


def test_hard_cops_watch_a_crook_each() -> None:
    """The policeman beside one crook stays there; somebody else goes to the other one."""
    rich, also_rich = crook(1603, 10_000), crook(1621, 10_000)
    state = on_the_move(streets(rich, also_rich, officers=(1311, 1303, 1304), car=(112, 113)), 6, COPS)
    for action in actions_for(state, "hard"):
        assert not isinstance(action, PoliceWalk) or action.officer == 0 or action.to // 100 == 16


# ---- rookies ----


def test_a_child_runs_into_a_bank_whoever_is_near() -> None:
    state = on_the_move(streets(crook(706), officers=(708, 709, 710)), 4)
    assert often(state, Walk(BANK))


def test_a_child_runs_after_the_big_money() -> None:
    state = on_the_move(streets(crook(411), officers=(413, 414, 415)), 4)
    assert often(state, Walk(BIG_BANK))


def test_a_child_with_a_fortune_leaves() -> None:
    state = on_the_move(streets(crook(103, 15_000), officers=(107, 108)), 3)
    assert often(state, Walk(RAIL))


def test_a_child_who_plays_the_cops_rather_arrests_the_richer_crook() -> None:
    for poor, rich in ((409, 411), (411, 409)):
        crooks = crook(poor, 2_000), crook(rich, 10_000)
        state = on_the_move(streets(*crooks, officers=(410,), car=(112, 113)), 1, COPS)
        assert often(state, PoliceWalk(0, rich))


def test_a_child_who_plays_the_cops_forgets_a_fifth_policeman() -> None:
    crooks = crook(112, 5_000), *map(crook, (602, 1204, 1220))
    officers = 1601, 1603, 1605, 1607, 111
    state = on_the_move(streets(*crooks, officers=officers, car=(1621, 1622)), 1, COPS)
    assert PoliceWalk(4, 112) in RULES.legal(state, COPS)
    assert not often(state, PoliceWalk(4, 112))
    in_mind = replace(state, officers=(*officers[-1:], *officers[:-1]))
    assert often(in_mind, PoliceWalk(0, 112))
