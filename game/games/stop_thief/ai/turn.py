"""An investigator's decisions: card, tip, push, walk and arrest."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from game.core.frozen import replace
from game.games.stop_thief.ai.beliefs import Prospects, Sliced, foreseen
from game.games.stop_thief.ai.values import (
    SHARP,
    Outlook,
    best_arrest,
    hand_after,
    stakes_of,
    with_tip,
    worth,
)
from game.games.stop_thief.rules import actions as act
from game.games.stop_thief.rules import tips
from game.games.stop_thief.rules.belief import Belief, by_space
from game.games.stop_thief.rules.choices import arrests, push_choices, rivals
from game.games.stop_thief.rules.people import Card, Effect, in_order
from game.games.stop_thief.rules.state import Phase, View
from game.games.stop_thief.rules.walks import walks, within_arms_reach

ENDS = 16
"""Ends of a walk per slice."""
INSIGHT = 300.0
"""The value of knowing more, even with nobody to arrest yet."""
FEW = 3
"""With more spaces left after a first clue, an arrest is a mere hunch."""
TROUBLE = 1.0
"""The cost of asking for nothing."""
Weighed = list[tuple[act.Action, float]]
"""Actions and their values."""


@dataclass(frozen=True, slots=True)
class Skill:
    """How an investigator thinks."""

    memory: int
    """Clues it remembers; 0 for all. Each partner remembers one more."""
    ahead: bool
    """Considers all clues that may come before the next turn."""
    boldness: float
    """How little it fears a false arrest."""
    lapse: float = 0.0
    """How often it plays any card, goes anywhere or lets an arrest be."""
    asks: float = 1.0
    """How often it thinks of asking for a tip."""
    hunches: bool = False
    """Arrests on a first clue that leaves many spaces, if the odds are good."""


class Turn:
    """One decision in a turn: what is known, and what is at stake."""

    def __init__(self, view: View, belief: Belief, skill: Skill) -> None:
        self._view = view
        self._belief = belief
        self._skill = skill
        self._spots = by_space(belief)
        self._stakes = stakes_of(view, skill.boldness)
        self._prospects: dict[int, Prospects] = {}
        """What is foreseen, by clues to come."""

    def after(self, view: View) -> Turn:
        """A later decision of the same turn, with nothing heard in between."""
        later = Turn(view, self._belief, self._skill)
        later._prospects = self._prospects
        return later

    def prospects(self, turns: int) -> Sliced[Prospects]:
        """Where the thief may be so many clues later."""
        if turns not in self._prospects:
            self._prospects[turns] = yield from foreseen(self._view, self._belief, turns)
        return self._prospects[turns]

    def weighed(self) -> Sliced[Weighed]:
        """Every legal action with its value."""
        match self._view.phase:
            case Phase.CARD:
                return (yield from self._cards())
            case Phase.TIP:
                return self._tips({space for _, arms in _ends(self._view) for space in arms})
            case Phase.PUSH:
                return (yield from self._pushes())
            case Phase.WALK:
                outlook = yield from self._outlook(len(self._view.investigators))
                return (yield from self._walks(self._view, outlook))
            case Phase.TIP_AFTER:
                return self._tips(arrests(self._view))
            case Phase.TAKE_BACK:
                return self._cards_back()
            case _:
                return self._arrests()

    # ---- cards and walks ----

    def _cards(self) -> Sliced[Weighed]:
        """Each card by its best use, and by the hand that is left."""
        outlook = yield from self._outlook(len(self._view.investigators))
        weighed: Weighed = []
        for card in self._view.hands[self._view.turn]:
            view = replace(self._view, card=card, phase=Phase.WALK)
            best = max(value for _, value in (yield from self._walks(view, outlook)))
            if card.effect is Effect.TIP and tips.affordable(view):
                best = max(best, self._asked(view, card, outlook))
            weighed.append((act.PlayCard(card), best + worth(view, hand_after(view, card))))
        return weighed

    def _asked(self, view: View, card: Card, outlook: Outlook) -> float:
        """The value of a tip first, then the walk to a thief who is near."""
        near = {space for _, arms in _ends(view) for space in arms}
        now = with_tip(view, self._stakes, self._spots, near)
        missed = 1 - min(1.0, max(0.0, now) / self._stakes.prize)
        return now + missed * outlook.after(view.pawns[view.turn], hand_after(view, card))

    def _walks(self, view: View, outlook: Outlook) -> Sliced[Weighed]:
        """Each end of the walk by the arrest it allows, and by what is in reach from there."""
        card = view.card
        if card is None:
            raise ValueError("no card has been played")
        hand = hand_after(view, card)
        weighed: Weighed = []
        sharp = SHARP[tips.kind(view)] if card.effect is Effect.TIP_AFTER and tips.affordable(view) else 0.0
        for count, (end, arms) in enumerate(_ends(view)):
            if count % ENDS == 0:
                yield
            value, chance = best_arrest(self._stakes, self._spots, arms)
            if sharp:
                told = sharp * sum(self._spots.get(space, 0.0) for space in arms)
                value, chance = max((value, chance), (told * self._stakes.prize - self._stakes.tip, told))
            value += (1 - chance) * outlook.after(end, hand)
            weighed.append((act.Walk(end) if end != view.pawns[view.turn] else act.Stay(), value))
        return weighed

    def _outlook(self, turns: int) -> Sliced[Outlook]:
        """The outlook for a player whose turn is so many turns away."""
        prospects = yield from self.prospects(turns if self._skill.ahead else 0)
        yield
        return Outlook(self._view, self._stakes, prospects)

    # ---- tips, pushes, arrests ----

    def _tips(self, near: Iterable[int]) -> Weighed:
        """Ask for a tip, or not."""
        near = set(near)
        known, _ = best_arrest(self._stakes, self._spots, near)
        asked = with_tip(self._view, self._stakes, self._spots, near)
        insight = INSIGHT * (1 - max(self._spots.values())) - TROUBLE
        return [(act.NoTip(), known), (act.AskTip(), asked + insight)]

    def _pushes(self) -> Sliced[Weighed]:
        """Push partners to where the thief will be, and rivals away from there."""
        view = self._view
        sign = 1 if view.terms.pack else -1
        weighed: Weighed = [(act.NoPush(), 0.0)]
        for turns, other in enumerate(rivals(view), start=1):
            outlook, hand = (yield from self._outlook(turns)), view.hands[other]
            before = outlook.after(view.pawns[other], hand)
            for count, push in enumerate(push_choices(view)):
                if count % ENDS == 0:
                    yield
                if push.seat == other:
                    weighed.append((push, sign * (outlook.after(push.to, hand) - before)))
        return weighed

    def _cards_back(self) -> Weighed:
        """The card that is of most use."""
        seat = self._view.card_owner
        cards = self._view.played[seat]
        return [(act.TakeBack(seat, card), worth(self._view, (card,))) for card in in_order(cards)]

    def _arrests(self) -> Weighed:
        """Arrest on the likeliest space if it is likely enough."""
        stakes, spots = self._stakes, self._spots
        if not self._skill.hunches and len(spots) > FEW and len(self._view.clues) == 1:
            return [(act.EndTurn(), 0.0)]
        searches = [(act.Arrest(space), stakes.of(spots.get(space, 0.0))) for space in arrests(self._view)]
        return [(act.EndTurn(), 0.0), *searches]


def _ends(view: View) -> Sequence[tuple[int, tuple[int, ...]]]:
    """Every end of the move, the current space first, and where an arrest is possible from there."""
    long_arm = view.card is not None and view.card.effect is Effect.LONG_ARM
    ends = (view.pawns[view.turn], *walks(view))
    return [
        (end, within_arms_reach(view.city, end, view.terms.arrest_reach, long_arm=long_arm)) for end in ends
    ]
