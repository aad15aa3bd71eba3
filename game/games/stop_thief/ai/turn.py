"""An investigator's turn: which card, a tip or none, whom to move, where to walk, and whether to arrest."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from game.games.stop_thief.ai.hunches import foreseen, spots_of
from game.games.stop_thief.ai.worth import SHARP, Outlook, best_arrest, hand_after, stakes_of, with_tip, worth
from game.games.stop_thief.rules import tips
from game.games.stop_thief.rules.actions import (
    Action,
    Arrest,
    AskTip,
    EndTurn,
    NoPush,
    NoTip,
    PlayCard,
    Stay,
    Walk,
)
from game.games.stop_thief.rules.belief import Belief
from game.games.stop_thief.rules.choices import arrests, push_choices, rivals
from game.games.stop_thief.rules.people import Card, Effect
from game.games.stop_thief.rules.state import Phase, View
from game.games.stop_thief.rules.walks import walks, within_arms_reach
from game.match.thinking import Pondering

ENDS = 16
"""Places to stand on that are weighed in one slice."""
INSIGHT = 300.0
"""To know more, even if there is nobody to arrest yet."""
TROUBLE = 1.0
"""To ask for nothing."""
Weighed = list[tuple[Action, float]]
"""What may be done, and what each of it is worth."""


@dataclass(frozen=True, slots=True)
class Skill:
    """How an investigator thinks."""

    memory: int
    """Clues that are remembered; 0 for all."""
    ahead: bool
    """Thinks of all that may be heard until the next turn."""
    boldness: float
    """How little a false arrest frightens."""


class Turn:
    """One decision in a turn: what is known, and what is at stake."""

    def __init__(self, view: View, belief: Belief, skill: Skill) -> None:
        self._view = view
        self._belief = belief
        self._skill = skill
        self._spots = spots_of(belief)
        self._stakes = stakes_of(view, skill.boldness)

    def weighed(self) -> Pondering:
        """Everything that may be done now, with its worth."""
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
            case _:
                return self._arrests()

    # ---- cards and walks ----

    def _cards(self) -> Pondering:
        """Each card by the best that can be done with it, and by what is left on the hand."""
        outlook = yield from self._outlook(len(self._view.investigators))
        weighed: Weighed = []
        for card in self._view.hands[self._view.turn]:
            view = replace(self._view, card=card, phase=Phase.WALK)
            best = max(value for _, value in (yield from self._walks(view, outlook)))
            if card.effect is Effect.TIP and tips.affordable(view):
                best = max(best, self._asked(view, card, outlook))
            weighed.append((PlayCard(card), best + worth(view, hand_after(view, card))))
        return weighed

    def _asked(self, view: View, card: Card, outlook: Outlook) -> float:
        """A tip first, and then to the thief if he is near."""
        near = {space for _, arms in _ends(view) for space in arms}
        now = with_tip(view, self._stakes, self._spots, near)
        missed = 1 - min(1.0, max(0.0, now) / self._stakes.prize)
        return now + missed * outlook.after(view.pawns[view.turn], hand_after(view, card))

    def _walks(self, view: View, outlook: Outlook) -> Pondering:
        """Each end of the walk by the arrest that is possible there, and by what is in reach from there."""
        card = view.card
        if card is None:
            raise ValueError("no card has been played")
        hand, weighed = hand_after(view, card), list[tuple[Action, float]]()
        sharp = SHARP[tips.kind(view)] if card.effect is Effect.TIP_AFTER and tips.affordable(view) else 0.0
        for count, (end, arms) in enumerate(_ends(view)):
            if count % ENDS == 0:
                yield
            arrest = best_arrest(self._stakes, self._spots, arms)
            value, chance = arrest.value, arrest.chance
            if sharp:
                told = sharp * sum(self._spots.get(space, 0.0) for space in arms)
                value, chance = max((value, chance), (told * self._stakes.prize - self._stakes.tip, told))
            value += (1 - chance) * outlook.after(end, hand)
            weighed.append((Walk(end) if end != view.pawns[view.turn] else Stay(), value))
        return weighed

    def _outlook(self, turns: int) -> Pondering:
        """What may come until somebody's turn who is so many turns away."""
        prospects = yield from foreseen(self._view, self._belief, turns if self._skill.ahead else 0)
        return Outlook(self._view, self._stakes, prospects)

    # ---- tips, pushes, arrests ----

    def _tips(self, near: Iterable[int]) -> Weighed:
        """To ask, or to do without."""
        near = set(near)
        known = best_arrest(self._stakes, self._spots, near).value
        asked = with_tip(self._view, self._stakes, self._spots, near)
        insight = INSIGHT * (1 - max(self._spots.values())) - TROUBLE
        return [(NoTip(), known), (AskTip(), asked + insight)]

    def _pushes(self) -> Pondering:
        """Partners to where the thief will be, rivals away from there."""
        view = self._view
        sign, weighed = 1 if view.terms.pack else -1, list[tuple[Action, float]]([(NoPush(), 0.0)])
        for turns, other in enumerate(rivals(view), start=1):
            outlook, hand = (yield from self._outlook(turns)), view.hands[other]
            before = outlook.after(view.pawns[other], hand)
            for count, push in enumerate(push_choices(view)):
                if count % ENDS == 0:
                    yield
                if push.seat == other:
                    weighed.append((push, sign * (outlook.after(push.to, hand) - before)))
        return weighed

    def _arrests(self) -> Weighed:
        """The likeliest space, if it is likely enough."""
        return [
            (EndTurn(), 0.0),
            *((Arrest(space), self._stakes.of(self._spots.get(space, 0.0))) for space in arrests(self._view)),
        ]


def _ends(view: View) -> Sequence[tuple[int, tuple[int, ...]]]:
    """Every space where the move may end, the own one first, and where an arrest may be made from there."""
    long_arm = view.card is not None and view.card.effect is Effect.LONG_ARM
    ends = (view.pawns[view.turn], *walks(view))
    return [(end, within_arms_reach(view.city, end, long_arm=long_arm)) for end in ends]
