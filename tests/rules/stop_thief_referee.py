"""A second referee for Stop Thief!, written from the rule book and the map, with nothing of the rules' code.

It reads a match's log entry by entry, keeps a table of its own and objects in sentences. Of the game it knows
only the names of actions, events and fields; which spaces a section of an advanced tip has, it must be told.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.core.kernel import CHANCE, Setup
from game.rules.stop_thief import actions as act
from tests.rules import stop_thief_referee_beat as beat
from tests.rules import stop_thief_referee_chase as chase
from tests.rules import stop_thief_referee_eyes as eyes
from tests.rules import stop_thief_referee_money as money
from tests.rules.stop_thief_referee_desk import Desk, Line
from tests.rules.stop_thief_referee_law import faults_of_odds
from tests.rules.stop_thief_referee_map import Sheet
from tests.rules.stop_thief_referee_table import Table

BY_CHANCE = (act.FirstPlayer, act.Draw, act.Appear, act.Answer, act.Verdict, act.Coin, act.Unmask)


class Referee:
    """Reads a log, and objects."""

    def __init__(self, setup: Setup, sheet: Sheet, sections: Iterable[Iterable[int]] = ()) -> None:
        self._desk = Desk(Table.laid(setup, sheet), tuple(map(frozenset, sections)))
        investigators = self._desk.table.terms.investigators
        if len(investigators) == 1:
            self._desk.table.turn = investigators[0]
            self._desk.due = (act.Draw,)

    @property
    def objections(self) -> list[str]:
        """What was wrong so far, each a sentence with the number of its entry."""
        return self._desk.objections

    @property
    def cases(self) -> int:
        """Thieves that were turned up so far."""
        return self._desk.table.cases

    def read(self, line: Line) -> None:
        """Judge one entry, and go on from it as it stands."""
        desk, kind = self._desk, type(line.action)
        desk.number += 1
        desk.closed = False
        desk.table.paid = []
        if kind not in desk.due:
            due = [one.__name__ for one in desk.due]
            desk.object(f"{kind.__name__} is not due, but {due}")
            return
        whose = self._whose(kind)
        desk.check(line.seat == whose, f"{kind.__name__} by seat {line.seat}, but it is for {whose}")
        if line.offered is not None:
            self._look_at_offers(line.offered)
        if line.odds is not None and kind is act.Step:
            desk.object(*faults_of_odds(desk.table, line.odds))
        self._judge(line)
        self._look_around(line)

    def _whose(self, kind: type[act.Action]) -> int:
        if kind in BY_CHANCE:
            return CHANCE
        table = self._desk.table
        if kind is not act.Step:
            return table.turn
        return CHANCE if table.terms.pack_seat is None else table.terms.pack_seat

    def _look_at_offers(self, offered: tuple[act.Action, ...]) -> None:
        desk = self._desk
        kinds = {type(action) for action in offered}
        for kind in kinds - set(desk.due):
            desk.object(f"{kind.__name__} is offered, but not due")
        for kind in desk.due:
            desk.object(*eyes.faults_of_offer(desk.table, kind, offered))

    def _judge(self, line: Line) -> None:
        desk = self._desk
        match line.action:
            case act.FirstPlayer(seat):
                desk.check(seat in desk.table.terms.investigators, f"seat {seat} goes first")
                desk.table.turn = seat
                desk.go_on(act.Draw)
            case act.Draw(thief):
                chase.turn_up(desk, thief)
            case act.GetClue():
                desk.go_on(act.Appear if desk.table.trail is None else act.Step)
            case act.Appear(space, sound):
                chase.appear(desk, space, sound, line)
            case act.Step(to, sound, via):
                chase.step(desk, (to, via), sound, line)
            case act.Verdict(right):
                chase.verdict(desk, line, right=right)
            case act.Coin(heads):
                chase.coin(desk, line, heads=heads)
            case act.Unmask():
                desk.closed = True
                money.call_off(desk.table)
                desk.due = ()
            case _:
                beat.judge(desk, line)

    def _look_around(self, line: Line) -> None:
        desk = self._desk
        if line.events is not None:
            desk.object(*eyes.faults_of_money(desk.table, line.events))
            desk.object(*eyes.faults_of_secrecy(desk.table, line.events))
            desk.object(*eyes.faults_of_route(desk.table, line.events, closed=desk.closed))
        if line.state is not None:
            settled = not desk.table.running and not {act.Draw, act.Unmask}.intersection(desk.due)
            desk.object(*eyes.faults_of_state(desk.table, line.state, settled=settled))
