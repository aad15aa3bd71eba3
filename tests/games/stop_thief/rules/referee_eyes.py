"""What the referee sees besides the log: offers, events and the state, each against the table of his own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.core.kernel import TABLE, Event, Seat
from game.games.stop_thief.rules import actions as act
from game.games.stop_thief.rules import events as ev
from game.games.stop_thief.rules.people import Card
from game.games.stop_thief.rules.state import Sound, State
from game.games.stop_thief.rules.thieves import Who
from tests.games.stop_thief.rules.referee_map import first_digit
from tests.games.stop_thief.rules.referee_papers import BOX
from tests.games.stop_thief.rules.referee_table import Table
from tests.games.stop_thief.rules.referee_thief import legs, opening_sounds, sound_of
from tests.games.stop_thief.rules.referee_walks import Gait, ends

WORDS = (act.GetClue, act.AskTip, act.NoTip, act.NoPush, act.Stay, act.EndTurn, act.Unmask)
"""Actions that say all by their names."""
AMOUNTS = {
    "Spree": "amount",
    "LootTaken": "amount",
    "LootReturned": "amount",
    "TipAsked": "cost",
    "FalseArrest": "cost",
    "Captured": "reward",
    "ThiefBolted": "reward",
    "CashTaken": "amount",
}
"""Events that tell of money, and where."""


def allowed(table: Table, kind: type[act.Action]) -> set[act.Action] | None:
    """Every action of this kind that the rule book allows now; None if the referee keeps no list of them."""
    if kind in WORDS:
        return {kind()}
    if kind is act.Step:
        return set(_steps(table))
    if kind is act.Appear:
        return set(_openings(table))
    if kind is act.Draw:
        return {act.Draw(Who(thief)) for thief in table.deck}
    if kind is act.Push:
        return set(_pushes(table))
    if kind is act.TakeBack:
        seat = table.returns[0]
        return {act.TakeBack(Seat(seat), Card.from_text(card)) for card in table.played[seat]}
    if kind is act.PlayCard:
        return {act.PlayCard(Card.from_text(card)) for card in table.hands[table.turn]}
    pawn = table.pawns[table.turn]
    if kind is act.Walk:
        others = [at for seat, at in enumerate(table.pawns) if seat != table.turn]
        return {act.Walk(to) for to in ends(table.sheet, pawn, table.gait, others)}
    if kind is act.Arrest:
        return {act.Arrest(space) for space in table.arm}
    return None


def _steps(table: Table) -> Iterator[act.Step]:
    assert table.trail is not None
    for leg in legs(table.sheet, table.terms, table.trail, running=table.running > 0):
        sound = sound_of(table.sheet, table.trail, leg, table.hearing)
        yield act.Step(leg[0], Sound(sound), leg[1])


def _openings(table: Table) -> Iterator[act.Appear]:
    for space in table.sheet.every("floor" if table.terms.pack else "scene"):
        for sound in opening_sounds(table.sheet, table.terms, space, table.hearing):
            yield act.Appear(space, Sound(sound))


def _pushes(table: Table) -> Iterator[act.Push]:
    pushed = Gait.pushed(table.at_large)
    for seat in table.terms.investigators:
        others = [at for other, at in enumerate(table.pawns) if other != seat]
        if seat != table.turn:
            yield from (
                act.Push(Seat(seat), to) for to in ends(table.sheet, table.pawns[seat], pushed, others)
            )


def faults_of_offer(table: Table, kind: type[act.Action], offered: Sequence[act.Action]) -> list[str]:
    """What was offered against the rules, or not offered though they allow it."""
    rightful = allowed(table, kind)
    if rightful is None:
        return []
    given = {action for action in offered if isinstance(action, kind)}
    wrong = [f"{action} is offered against the rules" for action in given - rightful]
    return wrong + [f"{action} is not offered, though the rules allow it" for action in rightful - given]


def named_district(table: Table, space: int, *, opening: bool) -> int | None:
    """What stands beside the clue that is heard next."""
    digit = first_digit(space)
    if table.running and table.terms.pack:
        return None
    if table.sung:
        return digit
    hidden = (
        table.terms.district == "hidden"
        or (table.terms.district == "first" and table.clues > 0)
        or (table.terms.pair and opening)
        or (table.at_large == "skye" and space not in table.sheet.inside)
    )
    return None if hidden else digit


def faults_of_money(table: Table, events: Sequence[Event]) -> list[str]:
    """Where the events tell of other money than the table."""
    told = sorted(
        (name, int(getattr(event, AMOUNTS[name])))
        for event in events
        for name in [type(event).__name__]
        if name in AMOUNTS
    )
    return [] if told == sorted(table.paid) else [f"the events pay {told}, but due is {sorted(table.paid)}"]


def faults_of_secrecy(table: Table, events: Sequence[Event]) -> list[str]:
    """Where an event shows somebody what is not for these eyes, or keeps from somebody what is."""
    faults = []
    for viewer in [TABLE, *map(Seat, range(table.terms.seats))]:
        for event in events:
            seen = event.seen_by(viewer)
            if isinstance(event, ev.ThiefStepped) and (seen is not None) != (viewer == table.terms.pack_seat):
                faults.append(f"viewer {viewer} sees {seen} of the thief's way")
            if isinstance(event, ev.TipGiven):
                knows = isinstance(seen, ev.TipGiven) and seen.tip is not None
                if knows != (table.terms.pack or viewer == table.turn):
                    faults.append(f"viewer {viewer} sees {seen} of a tip for {table.turn}")
    return faults


def faults_of_route(table: Table, events: Sequence[Event], *, closed: bool) -> list[str]:
    """Where the thief's route is shown too early, or wrongly, or not at all."""
    shown = [event.route for event in events if isinstance(event, ev.CaseClosed)]
    rightful = [tuple(table.trail.route) if table.trail is not None else ()] if closed else []
    return [] if shown == rightful else [f"the routes {shown} are shown, but {rightful} should be"]


def faults_of_state(table: Table, state: State, *, settled: bool) -> list[str]:
    """Where the state differs from the table."""
    pairs: list[tuple[str, object, object]] = [
        ("cash", list(state.cash), table.cash),
        ("the Loot", state.loot, table.loot),
        ("the money on the card", state.bounty, table.bounty),
        ("all money", state.bank + state.loot + state.bounty + sum(state.cash), BOX),
        ("the pawns", list(state.pawns), table.pawns),
        ("who was caught", [list(map(str, caught)) for caught in state.captured], table.captured),
    ]
    if table.trail is not None and state.hideaway is not None:
        pairs += [
            ("where the thief is", state.hideaway.at, table.trail.at),
            ("what he has robbed", set(state.hideaway.robbed), table.trail.robbed),
        ]
    if settled and table.winners is None:
        pairs += [
            ("the thief face up", str(state.face_up), table.thief),
            ("whose turn it is", int(state.turn), table.turn),
            ("the hands", _sorted(state.hands), _sorted(table.hands)),
            ("the played cards", _sorted(state.played), _sorted(table.played)),
        ]
    if table.winners is not None:
        pairs.append(("who won", tuple(map(int, state.winners)), table.winners))
    return [f"{what}: {is_} instead of {should}" for what, is_, should in pairs if is_ != should]


def _sorted(heaps: Sequence[Sequence[object]]) -> list[list[str]]:
    return [sorted(map(str, heap)) for heap in heaps]
