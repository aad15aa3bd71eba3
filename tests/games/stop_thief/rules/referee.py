"""A second referee for Stop Thief!, written from the rule book and the map, with nothing of the rules' code.

It reads a match's log entry by entry, keeps a table of its own and objects in sentences. Of the game it knows
only the names of actions, events and fields; which spaces a section of an advanced tip has, it must be told.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.core.kernel import CHANCE, Setup
from game.games.stop_thief.rules import actions as act
from tests.games.stop_thief.rules import referee_beat as beat
from tests.games.stop_thief.rules import referee_chase as chase
from tests.games.stop_thief.rules import referee_eyes as eyes
from tests.games.stop_thief.rules import referee_money as money
from tests.games.stop_thief.rules.referee_desk import DeviceText, Line
from tests.games.stop_thief.rules.referee_law import faults_of_odds
from tests.games.stop_thief.rules.referee_map import Sheet
from tests.games.stop_thief.rules.referee_table import Table

BY_CHANCE = (act.FirstPlayer, act.Draw, act.Appear, act.Answer, act.Verdict, act.Coin, act.Unmask)


class Referee:
    """Reads a log, and objects."""

    def __init__(self, setup: Setup, sheet: Sheet, sections: Iterable[Iterable[int]] = ()) -> None:
        self._device_text = DeviceText(Table.laid(setup, sheet), tuple(map(frozenset, sections)))
        investigators = self._device_text.table.terms.investigators
        if len(investigators) == 1:
            self._device_text.table.turn = investigators[0]
            self._device_text.due = (act.Draw,)

    @property
    def objections(self) -> list[str]:
        """What was wrong so far, each a sentence with the number of its entry."""
        return self._device_text.objections

    @property
    def cases(self) -> int:
        """Thieves that were turned up so far."""
        return self._device_text.table.cases

    def read(self, line: Line) -> None:
        """Judge one entry, and go on from it as it stands."""
        device_text, kind = self._device_text, type(line.action)
        device_text.number += 1
        device_text.closed = False
        device_text.table.paid = []
        if kind not in device_text.due:
            due = [one.__name__ for one in device_text.due]
            device_text.object(f"{kind.__name__} is not due, but {due}")
            return
        whose = self._whose(kind)
        device_text.check(line.seat == whose, f"{kind.__name__} by seat {line.seat}, but it is for {whose}")
        if line.offered is not None:
            self._look_at_offers(line.offered)
        if line.odds is not None and kind is act.Step:
            device_text.object(*faults_of_odds(device_text.table, line.odds))
        self._judge(line)
        self._look_around(line)

    def _whose(self, kind: type[act.Action]) -> int:
        if kind in BY_CHANCE:
            return CHANCE
        table = self._device_text.table
        if kind is not act.Step:
            return table.turn
        return CHANCE if table.terms.pack_seat is None else table.terms.pack_seat

    def _look_at_offers(self, offered: tuple[act.Action, ...]) -> None:
        device_text = self._device_text
        kinds = {type(action) for action in offered}
        for kind in kinds - set(device_text.due):
            device_text.object(f"{kind.__name__} is offered, but not due")
        for kind in device_text.due:
            device_text.object(*eyes.faults_of_offer(device_text.table, kind, offered))

    def _judge(self, line: Line) -> None:
        device_text = self._device_text
        match line.action:
            case act.FirstPlayer(seat):
                device_text.check(seat in device_text.table.terms.investigators, f"seat {seat} goes first")
                device_text.table.turn = seat
                device_text.go_on(act.Draw)
            case act.Draw(thief):
                chase.turn_up(device_text, thief)
            case act.GetClue():
                device_text.go_on(act.Appear if device_text.table.trail is None else act.Step)
            case act.Appear(space, sound):
                chase.appear(device_text, space, sound, line)
            case act.Step(to, sound, via):
                chase.step(device_text, (to, via), sound, line)
            case act.Verdict(right):
                chase.verdict(device_text, right=right)
            case act.TakeBack():
                chase.take_back(device_text, line.action)
            case act.Coin(heads):
                chase.coin(device_text, heads=heads)
            case act.Unmask():
                device_text.closed = True
                money.call_off(device_text.table)
                device_text.due = ()
            case _:
                beat.judge(device_text, line)

    def _look_around(self, line: Line) -> None:
        device_text = self._device_text
        if line.events is not None:
            device_text.object(*eyes.faults_of_money(device_text.table, line.events))
            device_text.object(*eyes.faults_of_secrecy(device_text.table, line.events))
            device_text.object(
                *eyes.faults_of_route(device_text.table, line.events, closed=device_text.closed)
            )
        if line.state is not None:
            settled = not device_text.table.running and not {act.Draw, act.Unmask}.intersection(
                device_text.due
            )
            device_text.object(*eyes.faults_of_state(device_text.table, line.state, settled=settled))
