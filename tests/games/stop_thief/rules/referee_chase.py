"""How the referee judges what the thief does, and what becomes of an arrest."""

from __future__ import annotations

from game.games.stop_thief.rules import actions as act
from game.games.stop_thief.rules import events as ev
from tests.games.stop_thief.rules import referee_money as money
from tests.games.stop_thief.rules.referee_desk import DeviceText, Line
from tests.games.stop_thief.rules.referee_eyes import named_district
from tests.games.stop_thief.rules.referee_thief import (
    Leg,
    Trail,
    faults_of_start,
    faults_of_step,
    opening_sounds,
    sound_of,
)

SECRET_STEPS = 2
"""So far the Pack goes after an arrest."""
CHOICE = 2
"""So many cards leave a choice."""


def turn_up(device_text: DeviceText, thief: str) -> None:
    """A thief card: the Pack runs on, another thief is the next player's."""
    table, deck = device_text.table, device_text.table.deck
    device_text.check(thief in deck, f"{thief} is turned up, but in the deck are {sorted(deck)}")
    first = table.cases == 0
    table.turn_up(thief)
    if first:
        device_text.go_on(act.GetClue)
    elif table.terms.pack:
        table.running = SECRET_STEPS
        device_text.go_on(act.Step)
    else:
        device_text.pass_on()


def appear(device_text: DeviceText, space: int, sound: str, line: Line) -> None:
    """A new thief's first crime, or the Pack's first space."""
    table = device_text.table
    device_text.object(*faults_of_start(table.sheet, table.terms, space))
    rightful = opening_sounds(table.sheet, table.terms, space, table.hearing)
    device_text.check(
        sound in rightful, f"{sound} is heard of a new thief on {space}, not {sorted(rightful)}"
    )
    _hear(device_text, space, sound, line, opening=True)
    table.trail = Trail(0, forgets=not table.terms.pack)
    if table.trail.go(table.sheet, (space, 0)):
        money.rob(table)
    table.trail.stayed = False
    _count_clue(device_text)


def step(device_text: DeviceText, leg: Leg, sound: str, line: Line) -> None:
    """A step that was asked for, or one of a thief who runs."""
    table, trail = device_text.table, device_text.table.trail
    assert trail is not None
    if not {leg[0], leg[1] or leg[0]} <= table.sheet.steps.keys():
        device_text.object(f"the thief goes to {leg[0]}, which is no space with a number")
        return
    running = table.running > 0
    device_text.object(*faults_of_step(table.sheet, table.terms, trail, leg, running=running))
    rightful = sound_of(table.sheet, trail, leg, table.hearing)
    device_text.check(sound == rightful, f"{sound} is heard of {trail.at} to {leg[0]}, not {rightful}")
    _hear(device_text, leg[0], sound, line, opening=False)
    if trail.go(table.sheet, leg):
        money.rob(table)
    if sound == "glass":
        money.break_window(table)
    if not running:
        _count_clue(device_text)
        return
    table.running -= 1
    if table.running:
        device_text.go_on(act.Step)
    else:
        device_text.pass_on()


def _hear(device_text: DeviceText, space: int, sound: str, line: Line, *, opening: bool) -> None:
    """What the table is told with the sound."""
    if line.events is None:
        return
    told = [event for event in line.events if isinstance(event, ev.ClueHeard | ev.PackMoved)]
    device_text.check(len(told) == 1, f"{len(told)} clues are told of one step")
    rightful = named_district(device_text.table, space, opening=opening)
    for event in told:
        district = event.district if isinstance(event, ev.ClueHeard) else None
        device_text.check(event.sound == sound, f"{event.sound} is told, but the log says {sound}")
        device_text.check(district == rightful, f"district {district} is named, not {rightful}, at {space}")


def _count_clue(device_text: DeviceText) -> None:
    device_text.table.asked += 1
    device_text.table.clues += 1
    device_text.table.sung = False
    device_text.go_on(act.PlayCard)


def verdict(device_text: DeviceText, *, right: bool) -> None:
    """The thief is there or not."""
    table = device_text.table
    assert table.trail is not None
    said = "right" if right else "wrong"
    is_right = table.accused == table.trail.at
    device_text.check(
        right == is_right, f"an arrest on {table.accused} is {said}, with the thief on {table.trail.at}"
    )
    if not right:
        money.pay_false_arrest(table)
        device_text.pass_on()
    elif table.at_large == "understudy" and not table.bolted:
        device_text.go_on(act.Coin)
    else:
        _capture(device_text)


def coin(device_text: DeviceText, *, heads: bool) -> None:
    """The Understudy bolts, or is caught."""
    if not heads:
        _capture(device_text)
        return
    money.bolt(device_text.table)
    device_text.closed = device_text.table.winners is not None
    device_text.due = () if device_text.closed else (act.Step,)


def _capture(device_text: DeviceText) -> None:
    table = device_text.table
    everyone_takes_back = table.at_large == "dee"
    money.capture(table)
    over = table.winners is not None
    device_text.closed = over or not table.terms.pack
    device_text.due = () if over else (act.Draw,)
    if everyone_takes_back:
        seats = table.terms.investigators
        clockwise = (*seats[seats.index(table.turn) :], *seats[: seats.index(table.turn)])
        table.returns = [seat for seat in clockwise if seat != table.turn or table.letter != "P"]
        _hand_out(device_text)


def _hand_out(device_text: DeviceText) -> None:
    """The captor chooses for everybody who has played more than one card; one card needs no choice."""
    table = device_text.table
    while table.returns and len(table.played[table.returns[0]]) < CHOICE:
        seat = table.returns.pop(0)
        table.pick_up(seat)
    device_text.due = (act.TakeBack,) if table.returns else (act.Draw,)


def take_back(device_text: DeviceText, action: act.TakeBack) -> None:
    """One card comes back into a hand."""
    table, card = device_text.table, str(action.card)
    rightful = table.returns[0]
    device_text.check(action.seat == rightful, f"a card for seat {action.seat}, but seat {rightful} is next")
    device_text.check(card in table.played[rightful], f"{card} comes back, but was not played")
    if card in table.played[rightful]:
        table.played[rightful].remove(card)
        table.hands[rightful].append(card)
    table.returns.pop(0)
    _hand_out(device_text)
