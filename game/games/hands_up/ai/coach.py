"""The coach of Hands Up: which theft nobody saw, told when its cards can't be caught any more.

A theft is missed if it lay open in a whole search, nobody caught it, and then one of its cards went away with
another catch, or the match ended. Nothing is said about cards that can still be caught.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import product

from game.core.kernel import Event
from game.games.hands_up.rules.cards import THEFT_SIGNS, Card, Sign, is_camera_catch, is_theft
from game.games.hands_up.rules.events import Caught
from game.games.hands_up.rules.state import CardsInSight, OpenCard, Phase

SEARCHED = (Phase.SEARCH, Phase.FINISH, Phase.COIN, Phase.POINT)
ALIKE = 2
"""A theft that shares so many cards with a catch was seen."""
Cards = tuple[OpenCard, ...]
"""The cards of a theft: a thief, a diamond and a fingerprint, or a camera and a thief."""


@dataclass(frozen=True, slots=True)
class Missed:
    """A theft that nobody saw."""

    cards: tuple[Card, ...]
    reason: str
    """Why it was one: `camera`, `same` or `different` numbers, with `-colours` if colours counted."""


@dataclass
class Watch:
    """Follows a match and remembers what was overlooked."""

    _overlooked: dict[Cards, Missed] = field(default_factory=dict)
    """What lay open in a whole search, the oldest first."""
    _gone: list[Missed] = field(default_factory=list)
    """Of these, what can't be caught any more."""

    def follow(self, events: Iterable[Event], before: CardsInSight, after: CardsInSight) -> Missed | None:
        """Look at one step. Return what was missed in the round that it ended, if anything."""
        for event in events:
            if isinstance(event, Caught):
                self._caught(event, before)
        ended = before.phase in SEARCHED and after.phase in (Phase.DEAL, Phase.OVER)
        if not ended:
            return None
        # In DEAL and OVER nothing has been laid since the search, so `after` shows what is left of it.
        for cards in thefts(after):
            self._overlooked.setdefault(cards, _missed(after, cards))
        if after.phase is Phase.OVER:
            self._gone += self._overlooked.values()
        found, self._gone = self._gone, []
        return found[0] if found and (before.grabbed or after.phase is Phase.OVER) else None

    def _caught(self, event: Caught, before: CardsInSight) -> None:
        """Cards went away: what they were a part of can't be caught any more."""
        taken = {before.table[slot] for slot in event.slots}
        bonus = set() if event.bonus_slot is None else {before.table[event.bonus_slot]}
        for cards in [cards for cards in self._overlooked if not (taken | bonus).isdisjoint(cards)]:
            missed = self._overlooked.pop(cards)
            if len(taken.intersection(cards)) < ALIKE:
                self._gone.append(missed)


def thefts(sight: CardsInSight) -> Iterator[Cards]:
    """Everything that could be caught now, the oldest cards first."""
    places = sorted((place for place in sight.table if place is not None), key=lambda place: place.age)
    by_sign = {sign: [place for place in places if place.card.sign is sign] for sign in Sign}
    for triple in product(*(by_sign[sign] for sign in THEFT_SIGNS)):
        if is_theft([place.card for place in triple], colours_count=sight.colours_count):
            yield triple
    if sight.terms.power:
        for pair in product(by_sign[Sign.CAMERA], by_sign[Sign.THIEF]):
            if is_camera_catch([place.card for place in pair], colours_count=sight.colours_count):
                yield pair


def _missed(sight: CardsInSight, places: Cards) -> Missed:
    cards = tuple(place.card for place in places)
    if len(cards) < len(THEFT_SIGNS):
        return Missed(cards, "camera-colours" if sight.colours_count else "camera")
    alike = "same" if len({card.quantity for card in cards}) == 1 else "different"
    return Missed(cards, f"{alike}-colours" if sight.colours_count else alike)
