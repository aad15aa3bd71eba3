"""How the referee judges what the thief does, and what becomes of an arrest."""

from __future__ import annotations

from game.rules.stop_thief import actions as act
from game.rules.stop_thief import events as ev
from tests.rules import stop_thief_referee_money as money
from tests.rules.stop_thief_referee_desk import Desk, Line
from tests.rules.stop_thief_referee_eyes import named_district
from tests.rules.stop_thief_referee_thief import (
    Leg,
    Trail,
    faults_of_start,
    faults_of_step,
    opening_sounds,
    sound_of,
)

SECRET_STEPS = 2
"""So far the Pack goes after an arrest."""


def turn_up(desk: Desk, thief: str) -> None:
    """A thief card: the Pack runs on, another thief is the next player's."""
    table, deck = desk.table, desk.table.deck
    desk.check(thief in deck, f"{thief} is turned up, but in the deck are {sorted(deck)}")
    first = table.cases == 0
    table.turn_up(thief)
    if first:
        desk.go_on(act.GetClue)
    elif table.terms.pack:
        table.running = SECRET_STEPS
        desk.go_on(act.Step)
    else:
        desk.pass_on()


def appear(desk: Desk, space: int, sound: str, line: Line) -> None:
    """A new thief's first crime, or the Pack's first space."""
    table = desk.table
    desk.object(*faults_of_start(table.sheet, table.terms, space))
    rightful = opening_sounds(table.sheet, table.terms, space, table.hearing)
    desk.check(sound in rightful, f"{sound} is heard of a new thief on {space}, not {sorted(rightful)}")
    _hear(desk, space, sound, line, opening=True)
    table.trail = Trail(space)
    if table.trail.go(table.sheet, (space, 0)):
        money.rob(table)
    table.trail.stayed = False
    _count_clue(desk)


def step(desk: Desk, leg: Leg, sound: str, line: Line) -> None:
    """A step that was asked for, or one of a thief who runs."""
    table, trail = desk.table, desk.table.trail
    assert trail is not None
    if not {leg[0], leg[1] or leg[0]} <= table.sheet.steps.keys():
        desk.object(f"the thief goes to {leg[0]}, which is no space with a number")
        return
    running = table.running > 0
    desk.object(*faults_of_step(table.sheet, table.terms, trail, leg, running=running))
    rightful = sound_of(table.sheet, trail, leg, table.hearing)
    desk.check(sound == rightful, f"{sound} is heard of {trail.at} to {leg[0]}, not {rightful}")
    _hear(desk, leg[0], sound, line, opening=False)
    if trail.go(table.sheet, leg):
        money.rob(table)
    if sound == "glass":
        money.break_window(table)
    if not running:
        _count_clue(desk)
        return
    table.running -= 1
    if table.running:
        desk.go_on(act.Step)
    else:
        desk.pass_on()


def _hear(desk: Desk, space: int, sound: str, line: Line, *, opening: bool) -> None:
    """What the table is told with the sound."""
    if line.events is None:
        return
    told = [event for event in line.events if isinstance(event, ev.ClueHeard | ev.PackMoved)]
    desk.check(len(told) == 1, f"{len(told)} clues are told of one step")
    rightful = named_district(desk.table, space, opening=opening)
    for event in told:
        district = event.district if isinstance(event, ev.ClueHeard) else None
        desk.check(event.sound == sound, f"{event.sound} is told, but the log says {sound}")
        desk.check(district == rightful, f"district {district} is named, not {rightful}, at {space}")


def _count_clue(desk: Desk) -> None:
    desk.table.asked += 1
    desk.table.clues += 1
    desk.table.sung = False
    desk.go_on(act.PlayCard)


def verdict(desk: Desk, line: Line, *, right: bool) -> None:
    """The thief is there or not."""
    table = desk.table
    assert table.trail is not None
    said = "right" if right else "wrong"
    is_right = table.accused == table.trail.at
    desk.check(
        right == is_right, f"an arrest on {table.accused} is {said}, with the thief on {table.trail.at}"
    )
    if not right:
        money.pay_false_arrest(table)
        desk.pass_on()
    elif table.at_large == "understudy" and not table.bolted:
        desk.go_on(act.Coin)
    else:
        _capture(desk, line)


def coin(desk: Desk, line: Line, *, heads: bool) -> None:
    """The Understudy bolts, or is caught."""
    if not heads:
        _capture(desk, line)
        return
    money.bolt(desk.table)
    desk.closed = desk.table.winners is not None
    desk.due = () if desk.closed else (act.Step,)


def _capture(desk: Desk, line: Line) -> None:
    table = desk.table
    everyone_takes_back = table.at_large == "dee"
    money.capture(table)
    if everyone_takes_back:
        _take_back(desk, line)
    over = table.winners is not None
    desk.closed = over or not table.terms.pack
    desk.due = () if over else (act.Draw,)


def _take_back(desk: Desk, line: Line) -> None:
    """Everyone takes back one card; which, the game says."""
    taken = [event for event in line.events or () if isinstance(event, ev.CardsPickedUp)]
    has_all = desk.table.turn if desk.table.letter == "P" or desk.table.terms.mode == "solo" else None
    for seat in set(desk.table.terms.investigators) - {has_all}:
        played = desk.table.played[seat]
        cards = [str(card) for event in taken if event.seat == seat for card in event.cards]
        fits = len(cards) == min(1, len(played)) and set(cards) <= set(played)
        desk.check(fits, f"seat {seat} takes back {cards} of {played}")
        for card in set(cards) & set(played):
            played.remove(card)
            desk.table.hands[seat].append(card)
