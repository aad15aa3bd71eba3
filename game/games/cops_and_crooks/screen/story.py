"""The story of a finished match: robberies, arrests, jailbreaks and getaways."""

from __future__ import annotations

from typing import assert_never

from game.core.kernel import Event, Outcome, Seat
from game.games.cops_and_crooks.rules import events
from game.games.cops_and_crooks.rules.plan import Plan
from game.games.cops_and_crooks.rules.state import COPS, Phase, View
from game.games.cops_and_crooks.rules.tuning import ARRESTS
from game.match.match import AnyMatch
from game.shell.words import Words
from game.table.story import (
    DECISIVE,
    FROM,
    GREAT,
    SMALL,
    WORTH_TELLING,
    Prize,
    Story,
    StoryBuilder,
    replayed,
)

MUCH = 100_000
"""More than any robbery brings. Larger shares of it matter more."""
PRIZES = (
    Prize("jailbreak"),
    Prize("wanted", 3),
    Prize("robbery", 5_000),
    Prize("metro", 3),
    Prize("saved", 2_000),
)
LOOT = "cops_and_crooks/cash_3"
WAYS = {"rail": "train", "airport": "plane", "harbour": "boat"}


def story(words: Words, match: AnyMatch, outcome: Outcome) -> Story:
    """Return the story with everybody's money from round to round."""
    del outcome
    caper = CaperStory(words, match)
    for moment in replayed(match):
        caper.plan = moment.view.plan
        for event in moment.events:
            caper.hear(event)
        caper.values[caper.at] = _money(moment.view)
        caper.at = moment.view.round
    caper.end()
    return caper.story("round", "money", caper.lines, PRIZES, money=True)


class CaperStory(StoryBuilder):
    """Finds words and pictures for the events of a match."""

    plan: Plan

    def __init__(self, words: Words, match: AnyMatch) -> None:
        super().__init__(words, match)
        self._robberies: list[tuple[int, int, events.Robbed]] = []
        """The amount, the round and the event."""

    def name(self, seat: Seat) -> str:
        """The name of a player, or `The Cops`."""
        return self.words("cops-and-crooks.story.cops") if seat == COPS else super().name(seat)

    def portrait(self, seat: Seat) -> str:
        """The portrait of the Cops or of a crook."""
        return "portraits/cops" if seat == COPS else f"portraits/crook_{self.seats[seat].look}"

    def hear(self, event: Event) -> None:
        """Tell an event if it matters. Turns and moves never do."""
        if isinstance(event, events.Rode):
            self.note("metro", event.seat)
        if not isinstance(event, events.MoneyEvent | events.LawEvent):
            return
        match event:
            case events.Robbed(amount=amount):
                self._robberies.append((amount, self.at, event))
                self.note("robbery", event.seat, amount, max)
            case events.Arrested():
                if event.arrests < ARRESTS:
                    self._arrested(event)
            case events.Eliminated(seat, lost):
                key = "out-lost" if lost else "out"
                self.tell(key, seat, "cops_and_crooks/jail", weight=DECISIVE, lost=lost)
            case events.BrokeOut(seat):
                self.note("jailbreak", seat)
                self.tell("broke-out", seat, FROM, "cops_and_crooks/jail", weight=WORTH_TELLING)
            case events.GotAway(seat, _, way, cash, _):
                picture = f"cops_and_crooks/exit_{WAYS.get(way, 'train')}"
                self.tell(f"away-{way}", seat, picture, weight=DECISIVE, money=cash)
            case events.LeftBehind(seat, lost):
                self.tell("behind" if lost else "behind-none", seat, weight=GREAT, money=lost)
            case events.BecameWanted(seat):
                self.note("wanted", seat)
            case events.Deposited(seat, _, amount):
                self.note("saved", seat, amount, max)
            case events.ShopOpened() | events.ShopClosed() | events.Withdrew() | events.TicketBought():
                pass
            case events.NoLongerWanted():
                pass
            case events.Thwarted() | events.Jailed() | events.StayedInJail() | events.Freed():
                pass
            case _:
                assert_never(event)

    def end(self) -> None:
        """Tell the robberies, the largest in any case."""
        most = max((amount for amount, _, _ in self._robberies), default=0)
        for amount, at, robbed in self._robberies:
            kind = self.plan.kind[robbed.at]
            weight = GREAT if amount == most else SMALL + amount / MUCH
            most = 0 if amount == most else most
            self.tell(f"robbed-{kind}", robbed.seat, LOOT, weight=weight, at=at, money=amount)

    def _arrested(self, event: events.Arrested) -> None:
        key = f"{event.how}-share" if event.share else str(event.how)
        weight = WORTH_TELLING + (event.share + event.rest) / MUCH
        self.tell(key, event.seat, "cops_and_crooks/cuffs", weight=weight, share=event.share)


def _money(view: View) -> tuple[int, ...]:
    """Everybody's money in hand and in hideouts, or the final score."""
    if view.phase is Phase.OVER:
        return view.money
    return (view.cops_cash, *(crook.cash + sum(crook.stashes) for crook in view.crooks))
