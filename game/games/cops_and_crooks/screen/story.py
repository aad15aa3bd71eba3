"""A caper told again: robberies, arrests, outbreaks and getaways."""

from __future__ import annotations

from game.core.kernel import Outcome, Seat
from game.games.cops_and_crooks.rules import events as happened
from game.games.cops_and_crooks.rules import law
from game.games.cops_and_crooks.rules.plan import Plan
from game.games.cops_and_crooks.rules.state import COPS, Crook, Phase, View, Where
from game.games.cops_and_crooks.rules.tuning import ARRESTS
from game.match.match import AnyMatch
from game.shell.words import Words
from game.table.story import DECISIVE, FROM, GREAT, SMALL, WORTH_TELLING, Story, StoryBuilder, replayed

MUCH = 100_000
"""More than any robbery brings: by its share of this a larger sum matters more."""
LOOT = "cops_and_crooks/cash_3"
WAYS = {"rail": "train", "airport": "plane", "harbour": "boat"}


def story(words: Words, match: AnyMatch, outcome: Outcome) -> Story:
    """All the money of everybody, from round to round."""
    del outcome
    caper = Caper(words, match)
    for moment in replayed(match):
        caper.plan = moment.view.plan
        for event in moment.events:
            caper.hear(event)
        caper.values[caper.at] = _money(moment.view)
        caper.at = moment.view.round
    caper.end()
    return caper.story("round", "money", caper.lines, money=True)


class Caper(StoryBuilder):
    """Finds words and pictures for what the city saw."""

    plan: Plan

    def __init__(self, words: Words, match: AnyMatch) -> None:
        super().__init__(words, match)
        self._robberies: list[tuple[int, int, happened.Robbed]] = []
        """How much, when, and the rest of it."""

    def name(self, seat: Seat) -> str:
        """The Cops are called what they are."""
        return self.words("cops-and-crooks.story.cops") if seat == COPS else super().name(seat)

    def portrait(self, seat: Seat) -> str:
        """Everybody as what they were."""
        return "portraits/cops" if seat == COPS else f"portraits/crook_{self.seats[seat].look}"

    def hear(self, event: object) -> None:
        """One thing that everybody saw."""
        match event:
            case happened.Robbed(amount=amount):
                self._robberies.append((amount, self.at, event))
            case law.Arrested() if event.arrests < ARRESTS:
                self._arrested(event)
            case law.Eliminated(seat, lost):
                key = "out-lost" if lost else "out"
                self.tell(key, seat, "cops_and_crooks/jail", weight=DECISIVE, lost=lost)
            case law.BrokeOut(seat):
                self.tell("broke-out", seat, FROM, "cops_and_crooks/jail", weight=WORTH_TELLING)
            case happened.GotAway(seat, _, way, cash, _):
                picture = f"cops_and_crooks/exit_{WAYS.get(way, 'train')}"
                self.tell(f"away-{way}", seat, picture, weight=DECISIVE, money=cash)
            case happened.LeftBehind(seat, lost):
                self.tell("behind" if lost else "behind-none", seat, weight=GREAT, money=lost)

    def end(self) -> None:
        """The robberies, of which the greatest is told in any case."""
        most = max((amount for amount, _, _ in self._robberies), default=0)
        for amount, at, robbed in self._robberies:
            kind = self.plan.kind[robbed.at]
            weight = GREAT if amount == most else SMALL + amount / MUCH
            most = 0 if amount == most else most
            self.tell(f"robbed-{kind}", robbed.seat, LOOT, weight=weight, at=at, money=amount)

    def _arrested(self, event: law.Arrested) -> None:
        key = f"{event.how}-share" if event.share else str(event.how)
        weight = WORTH_TELLING + (event.share + event.rest) / MUCH
        self.tell(key, event.seat, "cops_and_crooks/cuffs", weight=weight, share=event.share)


def _money(view: View) -> tuple[int, ...]:
    """What everybody has, in hand and in hideouts; at the end only what counts."""
    if view.phase is Phase.OVER:
        return view.money
    return (view.cops_cash, *map(_owned, view.crooks))


def _owned(crook: Crook) -> int:
    return crook.cash if crook.where is Where.FLED else crook.cash + sum(crook.stashes)
