"""Two referees who have never met agree on every step; and the second one does object, where it must."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count

import pytest

from game.core.kernel import CHANCE, Seat
from game.games.stop_thief.rules import actions as act
from game.games.stop_thief.rules import events as ev
from game.games.stop_thief.rules.people import Card
from game.games.stop_thief.rules.state import Tip
from game.games.stop_thief.rules.terms import SEATS, Mode
from game.games.stop_thief.rules.thieves import Who
from tests.games.stop_thief.cities import between
from tests.games.stop_thief.rules import referee_doctors as doctors
from tests.games.stop_thief.rules.referee_desk import Line
from tests.games.stop_thief.rules.referee_logs import (
    Log,
    arrest,
    clue,
    idle,
    objections,
    opened,
    simulated,
    step,
    walk,
)

pytestmark = pytest.mark.medium

AGREEMENTS = (
    "difficulty=standard",
    "difficulty=intermediate",
    "difficulty=advanced",
    "difficulty=custom,doors=always,subway=often,lingering=on,alarm=pair,tip=two,false_arrest=3,cash=10",
    "difficulty=custom,doors=free,subway=always,lingering=on,district=first,tip=digit,needed=20,arrest_reach=number",
    "difficulty=custom,doors=often,district=hidden,tip=sections,win=captures,captures=5,abilities=off",
    "mode=cooperative",
    "mode=cooperative,lure=15,abilities=off,loot=30",
    "mode=solo",
    "mode=one-vs-many",
)
"""Every mode and difficulty."""
CASES = 200
"""Of each of them: 2,000 in all."""
FEW = 2
MEMBERS = 7
"""Of the Pack that is drawn, the smallest deck."""
A_TURN = 6
"""Entries that a turn has at least."""


def seats_for(agreement: str) -> range:
    """How many may sit down to this."""
    chosen = dict(part.split("=") for part in agreement.split(","))
    return SEATS[Mode(chosen.get("mode", "competitive"))]


def read(agreement: str, cases: int) -> Iterator[Line]:
    """Matches until so many cases were read, line by line, with nothing to object to."""
    done, seats = 0, seats_for(agreement)
    for seed in count():
        referee, lines = simulated(seats[seed % len(seats)], agreement, seed)
        for line in lines:
            referee.read(line)
            assert referee.objections == [], (agreement, seed)
            yield line
        done += referee.cases
        if done >= cases:
            return


@pytest.mark.parametrize("agreement", AGREEMENTS)
def test_the_referee_agrees_with_a_few_cases_of_every_mode_and_difficulty(agreement: str) -> None:
    assert len(list(read(agreement, FEW))) > A_TURN


@pytest.mark.slow
@pytest.mark.parametrize("agreement", AGREEMENTS)
def test_the_referee_agrees_with_every_step_of_two_hundred_cases_of_each(agreement: str) -> None:
    wanted, caught = set(), set()
    for line in read(agreement, CASES):
        wanted |= {line.action.thief} if isinstance(line.action, act.Draw) else set()
        caught |= {event.thief for event in line.events or () if isinstance(event, ev.Captured)}
    assert len(wanted) >= MEMBERS
    assert wanted - caught <= {Who.DEBBIE}  # whoever plays at random hardly ever gets as far as her


# ---- and it objects, to logs written by hand in which one thing is wrong ----

BANK, ELECTRONICS = 122, 222
CIRCLE, BESIDE = between(113, 503), between(113, BANK)
"""Two scenes: the first has a window onto 610 and 630, the second a door."""
HEARD = opened("moe", BANK)
AT_WINDOW = [*HEARD, *idle(0, "8"), *clue(1, 121, "glass"), *idle(1, "8")]
ON_610 = [*AT_WINDOW, *clue(0, 610, "street"), *idle(0, "9")]
AT_DOOR = [*ON_610, *clue(1, 221, "door"), *idle(1, "10")]
ROBBED = [*AT_DOOR, *clue(0, ELECTRONICS, "alarm"), *idle(0, "10"), *clue(1, 223, "footsteps"), *idle(1, "7")]
ROUND = [
    *opened("moe", 222),
    *idle(0, "8"),
    *clue(1, 223, "footsteps"),
    *idle(1, "8"),
    *clue(0, 233, "footsteps"),
    *idle(0, "9"),
    *clue(1, 232, "footsteps"),
    *idle(1, "10"),
]
HELD = [*HEARD, *idle(0, "8"), *clue(1, BANK, "hold"), *idle(1, "8")]
PACK = opened("tipper", 123, "footsteps")
CAUGHT = [*PACK, *walk(0, "8", 123), *arrest(0, 123, right=True), (CHANCE, act.Draw(Who.CHUCK))]
RUN = [*CAUGHT, (CHANCE, step(133, "laughter")), (CHANCE, step(143, "laughter"))]
MIDDLE, ADVANCED, COOP = "difficulty=intermediate", "difficulty=advanced", "mode=cooperative"


@pytest.mark.parametrize(
    ("log", "options"),
    [
        ([*ROBBED, *clue(0, 213, "glass")], ""),
        ([*AT_DOOR, *clue(0, 630, "street")], MIDDLE),
        ([*ON_610, *clue(1, 599, "train", 500)], MIDDLE),
        ([*ON_610, *clue(1, 500, "train")], ""),
        ([*HELD, *clue(0, 123, "footsteps")], MIDDLE),
        (opened("moe", BANK, "jazz"), ADVANCED),
        ([*RUN, *clue(1, 153, "laughter"), *walk(1, "9F", 701)], COOP),
    ],
)
def test_the_referee_has_nothing_to_say_about_a_right_log(log: Log, options: str) -> None:
    assert objections(log, options=options) == []


@pytest.mark.parametrize(
    ("objection", "log", "options"),
    [
        ("a new thief starts on 123", opened("moe", 123, "footsteps"), ""),
        ("a new thief starts on 121", opened("tipper", 121, "glass"), COOP),
        ("a new thief starts on 122", opened("tipper", 122), COOP),
        ("no path leads the thief from 610 to 670", [*ON_610, *clue(1, 670, "street")], ""),
        (f"the thief goes to {CIRCLE}", [*HEARD, *idle(0, "8"), *clue(1, CIRCLE, "street")], ""),
        ("the thief returns to 122", [*AT_WINDOW, *clue(0, BANK, "alarm")], MIDDLE),
        ("not go through 221", [*AT_DOOR, *clue(0, 630, "street")], ""),
        ("stays on 122, but must move", HELD, ""),
        ("stays on 122 a second time", [*HELD, *clue(0, BANK, "hold")], MIDDLE),
        ("thieves here never do", [*ON_610, *clue(1, 599, "train", 500)], ""),
        ("does not take the train", [*ON_610, *clue(1, 500, "train")], MIDDLE),
        ("to no other subway space", [*ON_610, *clue(1, 500, "train", 500)], MIDDLE),
        ("street is heard of 122 to 121", [*HEARD, *idle(0, "8"), *clue(1, 121, "street")], ""),
        ("footsteps is heard of 232 to 222", [*ROUND, *clue(0, 222, "footsteps")], ""),
        ("crash is heard of a new thief on 122", opened("moe", BANK, "crash"), ADVANCED),
        ("alarm is heard of a new thief on 122", HEARD, ADVANCED),
        ("footsteps is heard of 123 to 133", [*CAUGHT, (CHANCE, step(133, "footsteps"))], COOP),
        ("footsteps is heard of 143 to 153", [*RUN, *clue(1, 153, "footsteps")], COOP),
        ("GetClue is not due", [*CAUGHT, (CHANCE, step(133, "laughter")), (1, act.GetClue())], COOP),
        ("GetClue by seat 0", [*HEARD, *idle(0, "8"), (0, act.GetClue())], ""),
        ("in the deck", opened("debbie", 123, "footsteps"), COOP),
        ("in the deck", opened("tipper", BANK, "jazz"), ADVANCED),
        ("8 is played from", [*AT_WINDOW, *clue(0, 610, "street"), *idle(0, "8")], ""),
        ("does not lead from 500 to 152", [*HEARD, *walk(0, "8", 152)], ""),
        ("does not lead from 500 to 121", [*HEARD, *walk(0, "10", 121)], ""),
        ("does not lead from 500 to 599", [*opened("otto", BANK), *walk(0, "8", 599)], ""),
        ("does not lead from 500 to 123", [*opened("doc", BANK), *walk(0, "8", 123)], ""),
        ("out of reach from 500", [*HEARD, *walk(0, "8"), *arrest(0, 503, right=False)], ""),
        (
            "is wrong, with the thief on 122",
            [*HEARD, *walk(0, "8", BESIDE), *arrest(0, BANK, right=False)],
            "",
        ),
        ("is right, with the thief on 122", [*HEARD, *walk(0, "8", 123), *arrest(0, 123, right=True)], ""),
    ],
)
def test_the_referee_objects_to_a_wrong_log(objection: str, log: Log, options: str) -> None:
    (found,) = objections(log, options=options)
    assert objection in found


def test_the_referee_objects_to_a_walk_onto_a_space_that_is_taken() -> None:
    (found,) = objections(
        AT_WINDOW[:4], walk(0, "8", 503), [(0, act.EndTurn())], clue(1, 121, "glass"), walk(1, "8", 503)
    )
    assert "does not lead from 500 to 503" in found


@pytest.mark.parametrize("to", [505, 579])
def test_the_referee_objects_to_a_push_of_more_than_four_spaces_or_by_train(to: int) -> None:
    push: Log = [(0, act.PlayCard(Card.from_text("7M"))), (0, act.Push(Seat(1), to))]
    (found,) = objections(HEARD, push, looks=("drake", "tad"))
    assert f"to={to}) is no move of up to four spaces" in found


@pytest.mark.parametrize(
    ("objection", "tip", "options"),
    [
        ("but the thief is on 122", Tip(spaces=(123,)), ""),
        ("should tell two", Tip(spaces=(BANK,)), MIDDLE),
        ("may tell more", Tip(spaces=(BANK, 121)), MIDDLE),
        ("but the thief is on 123", Tip(digit=2), COOP),
    ],
)
def test_the_referee_objects_to_a_wrong_tip(objection: str, tip: Tip, options: str) -> None:
    asked: Log = [(0, act.PlayCard(Card.from_text("5T"))), (0, act.AskTip()), (CHANCE, act.Answer(tip))]
    (found,) = objections(PACK if options == COOP else HEARD, asked, options=options)
    assert objection in found


def test_the_referee_objects_to_a_tip_that_nobody_can_pay_for() -> None:
    asked: Log = [(0, act.PlayCard(Card.from_text("5T"))), (0, act.AskTip())]
    (found,) = objections(opened("hush", BANK), asked, options="difficulty=custom,cash=0")
    assert "AskTip is not due" in found


# ---- and to matches in which a line was doctored ----


def changed(agreement: str, doctor: Callable[[Line], Line | None]) -> list[str]:
    """What the referee says about the first line that can be doctored."""
    for seed in count(1):
        referee, lines = simulated(seats_for(agreement)[-1], agreement, seed)
        for line in lines:
            wrong = doctor(line)
            referee.read(wrong or line)
            if wrong:
                return referee.objections
    return []


@pytest.mark.parametrize(
    ("objection", "agreement", "doctor"),
    [
        ("is not offered, though", "difficulty=standard", doctors.without_an_offer),
        ("cash: ", "difficulty=standard", doctors.with_richer_player),
        ("the hands: ", "difficulty=standard", doctors.with_lost_cards),
        ("the pawns: ", "difficulty=standard", doctors.with_pawn_elsewhere),
        ("where the thief is: ", "difficulty=standard", doctors.with_thief_elsewhere),
        ("comes in ", MIDDLE, doctors.with_lazier_thief),
        (
            "is told, but",
            "difficulty=standard",
            lambda line: doctors.with_event(line, ev.ClueHeard, sound="jazz"),
        ),
        ("is named", ADVANCED, lambda line: doctors.with_event(line, ev.ClueHeard, district=7)),
        ("is named", COOP, lambda line: doctors.with_event(line, ev.ClueHeard, district=9)),
        ("of the thief's way", COOP, lambda line: doctors.with_event(line, ev.ThiefStepped, owner=Seat(1))),
        ("of a tip", "difficulty=standard", lambda line: doctors.with_event(line, ev.TipGiven, shared=True)),
        ("of a tip", COOP, lambda line: doctors.with_event(line, ev.TipGiven, shared=False)),
        ("the events pay", COOP, lambda line: doctors.with_event(line, ev.LootTaken, amount=4_000)),
        (
            "the events pay",
            "difficulty=standard",
            lambda line: doctors.with_event(line, ev.Spree, amount=3_000),
        ),
        (
            "the events pay",
            "difficulty=standard",
            lambda line: doctors.with_event(line, ev.Captured, reward=1),
        ),
        (
            "the events pay",
            "difficulty=standard",
            lambda line: doctors.with_event(line, ev.FalseArrest, cost=5),
        ),
        (
            "are shown",
            "difficulty=standard",
            lambda line: doctors.with_event(line, ev.CaseClosed, route=(1,)),
        ),
        (
            "no path leads an",
            COOP,
            lambda line: doctors.with_event(line, ev.Walked, path=(500, 113), ride=0),
        ),
    ],
)
def test_the_referee_objects_to_a_doctored_match(
    objection: str, agreement: str, doctor: Callable[[Line], Line | None]
) -> None:
    assert any(objection in found for found in changed(agreement, doctor))
