"""The story of a hunt: who caught whom and where, false arrests, and what became of the Loot."""

from __future__ import annotations

import itertools
from typing import assert_never, cast

from game.core.kernel import TABLE, Outcome, Seat
from game.games.stop_thief.rules import events as happened
from game.games.stop_thief.rules.city import Plan
from game.games.stop_thief.rules.state import View
from game.games.stop_thief.rules.thieves import Who
from game.games.stop_thief.screen.names import district_name, portrait
from game.match.match import AnyMatch
from game.shell.words import Words
from game.table.story import (
    DECISIVE,
    FROM,
    GREAT,
    SMALL,
    WORTH_TELLING,
    Line,
    Prize,
    Story,
    StoryBuilder,
    replayed,
)

MUCH = 100_000
"""More than any thief is worth; a larger share of this sum matters more."""
PRIZES = (
    Prize("ears", 9, fewest=True),
    Prize("slippery", 6),
    Prize("doors", 2),
    Prize("tips", 3),
    Prize("walk", 12),
)
NOBODY = "icons/cross"
"""The picture of a false arrest."""


def story(words: Words, match: AnyMatch, outcome: Outcome) -> Story:
    """Money or captures of all players by turn; the Loot in a hunt for the Pack."""
    del outcome
    hunt = Hunt(words, match)
    for moment in replayed(match):
        hunt.look(moment.view)
        for event in moment.events:
            hunt.hear(cast(happened.Happening, event))
        hunt.at = moment.view.turns
    terms = match.view(TABLE).terms
    if not terms.pack:
        chart = "money" if terms.money else "captures"
        return hunt.story("turn", chart, hunt.lines, PRIZES, money=terms.money)
    return hunt.story("turn", "loot", (hunt.loot_line,), PRIZES, money=True)


class Hunt(StoryBuilder):
    """Finds words and pictures for public events."""

    _plan: Plan

    def __init__(self, words: Words, match: AnyMatch) -> None:
        super().__init__(words, match)
        self._board = match.board
        self._pack: Seat | None = None
        self._loot = 0
        self._clues = 0
        """How many were heard since the last arrest."""
        self._after_robbery: dict[int, list[int]] = {}
        """The Loot after each robbery, by turn."""

    @property
    def loot_line(self) -> Line:
        """The Loot after each robbery and at the end of every turn."""
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
        """Note what everybody has now, or how much of the Loot is left."""
        self._pack, self._loot = view.pack_seat, view.loot
        self._plan = view.city.plan
        captures = tuple(map(len, view.captured))
        self.values[self.at] = (
            (view.loot,) if view.terms.pack else view.cash if view.terms.money else captures
        )

    def hear(self, event: happened.Happening) -> None:
        """Retell one public event, if it matters."""
        match event:
            case happened.Captured(seat, thief, space, reward):
                key = "caught-reward" if reward else "caught"
                self.note("ears", seat, self._clues, min)
                self._clues = 0
                self.tell(
                    key, seat, portrait(thief), weight=GREAT + reward / MUCH,
                    place=self._place(space), money=reward,
                    thief=self.words(f"stop-thief.thief.{thief}.name"),
                )  # fmt: skip
            case happened.ThiefBolted(seat, _, reward):
                face = portrait(Who.UNDERSTUDY)
                self.tell("bolted", seat, face, weight=WORTH_TELLING, money=reward)
            case happened.FalseArrest(seat, space, cost):
                key = "false-cost" if cost else "false"
                self.note("doors", seat)
                self.tell(key, seat, NOBODY, weight=SMALL, money=cost, place=self._place(space))
            case happened.CashTaken(seat, victim, amount):
                name = self.name(victim)
                pictures = FROM, "stop_thief/money", self.portrait(victim)
                self.tell("taken", seat, *pictures, weight=SMALL, victim=name, money=amount)
            case happened.LootTaken(amount, "spree") if self._loot:
                self._robbed(amount)
            case happened.ClueHeard():
                self._clues += 1
                if self._pack is not None:
                    self.note("slippery", self._pack, self._clues, max)
            case happened.TipAsked(seat):
                self.note("tips", seat)
            case happened.Walked(seat, path):
                self.note("walk", seat, len(path) - 1, max)
            case happened.GameOver(_, "loot-gone"):
                self.tell("loot-gone", self._pack, "stop_thief/loot", weight=DECISIVE)
            case (
                happened.GoesFirst() | happened.ThiefRevealed() | happened.TurnBegan() | happened.CaseOpened()
                | happened.ThiefStepped() | happened.PackMoved() | happened.Spree()
                | happened.LootReturned() | happened.CardPlayed() | happened.CardsPickedUp()
                | happened.TipGiven() | happened.Pushed() | happened.ArrestMade()
                | happened.SentBack() | happened.CaseClosed() | happened.LootTaken() | happened.GameOver()
            ):  # fmt: skip
                pass
            case _:
                assert_never(event)

    def _robbed(self, amount: int) -> None:
        """The Pack has robbed, but not the last of the Loot."""
        left = self._loot
        self._after_robbery.setdefault(self.at, []).append(left)
        self.tell("spree", self._pack, "stop_thief/loot", weight=SMALL, value=left, money=amount, left=left)

    def _place(self, space: int) -> str:
        return district_name(self._board, self._plan.digit[space])
