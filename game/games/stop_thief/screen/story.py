"""A hunt told again: who caught whom and where, who knocked in vain, and what became of the Loot."""

from __future__ import annotations

import itertools

from game.core.kernel import TABLE, Outcome, Seat
from game.games.stop_thief.rules import events as happened
from game.games.stop_thief.rules.city import Plan
from game.games.stop_thief.rules.state import View
from game.games.stop_thief.rules.thieves import Who
from game.games.stop_thief.screen.names import district_name, portrait
from game.match.match import AnyMatch
from game.shell.words import Words
from game.table.story import DECISIVE, FROM, GREAT, SMALL, WORTH_TELLING, Line, Story, Teller, retold

MUCH = 100_000
"""More than any thief is worth: by its share of this a larger sum matters more."""
NOBODY = "icons/cross"
"""What is seen of a knock in vain."""


def story(words: Words, match: AnyMatch, outcome: Outcome) -> Story:
    """Money or captures of everybody from turn to turn; of a hunt for the Pack the Loot."""
    del outcome
    hunt = Hunt(words, match)
    for moment in retold(match):
        hunt.look(moment.view)
        for event in moment.events:
            hunt.hear(event)
        hunt.at = moment.view.turns
    terms = match.view(TABLE).terms
    if not terms.pack:
        return hunt.story("turn", "money" if terms.money else "captures", hunt.lines, money=terms.money)
    return hunt.story("turn", "loot", (hunt.loot_line,), money=True)


class Hunt(Teller):
    """Finds words and pictures for what the table saw."""

    _plan: Plan

    def __init__(self, words: Words, match: AnyMatch) -> None:
        super().__init__(words, match)
        self._board = match.board
        self._pack: Seat | None = None
        self._loot = 0
        self._after_robbery: dict[int, list[int]] = {}
        """What was left of the Loot whenever the Pack had robbed, by turn."""

    @property
    def loot_line(self) -> Line:
        """What was left at the end of every turn, and before that, when the Pack had just robbed."""
        points = (
            (at, value)
            for at, (left, *_) in self.values.items()
            for value in (*self._after_robbery.get(at, ()), left)
        )
        return Line(tuple(point for point, _ in itertools.groupby(points)))

    def portrait(self, seat: Seat) -> str:
        """The Pack's player is Debbie Atlantic."""
        return portrait(Who.DEBBIE) if seat == self._pack else super().portrait(seat)

    def look(self, view: View) -> None:
        """What everybody has now, or how much of the Loot is left."""
        self._pack, self._loot = view.pack_seat, view.loot
        self._plan = view.city.plan
        captures = tuple(map(len, view.captured))
        self.values[self.at] = (
            (view.loot,) if view.terms.pack else view.cash if view.terms.money else captures
        )

    def hear(self, event: object) -> None:
        """One thing that everybody saw."""
        match event:
            case happened.Captured(seat, thief, space, reward):
                key = "caught-reward" if reward else "caught"
                self.tell(
                    key, seat, portrait(thief), weight=GREAT + reward / MUCH,
                    thief=self._called(thief), place=self._place(space), money=reward,
                )  # fmt: skip
            case happened.ThiefBolted(seat, _, reward):
                face = portrait(Who.UNDERSTUDY)
                self.tell("bolted", seat, face, weight=WORTH_TELLING, money=reward)
            case happened.FalseArrest(seat, space, cost):
                key = "false-cost" if cost else "false"
                self.tell(key, seat, NOBODY, weight=SMALL, money=cost, place=self._place(space))
            case happened.CashTaken(seat, victim, amount):
                name = self.name(victim)
                pictures = FROM, "stop_thief/money", self.portrait(victim)
                self.tell("taken", seat, *pictures, weight=SMALL, victim=name, money=amount)
            case happened.LootTaken(amount, "spree"):
                self._robbed(amount)
            case happened.GameOver(_, "loot-gone"):
                self.tell("loot-gone", self._pack, "stop_thief/loot", weight=DECISIVE)

    def _robbed(self, amount: int) -> None:
        """The Pack has robbed; of its last robbery more is said at the end."""
        if self._loot:
            self._after_robbery.setdefault(self.at, []).append(self._loot)
            self.tell(
                "spree", self._pack, "stop_thief/loot",
                weight=SMALL, value=self._loot, money=amount, left=self._loot,
            )  # fmt: skip

    def _called(self, thief: Who) -> str:
        return self.words(f"stop-thief.thief.{thief}.name")

    def _place(self, space: int) -> str:
        return district_name(self._board, self._plan.digit[space])
