"""Values in dollars of an arrest, a tip, a place to stand and a hand of cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from game.games.stop_thief.ai.beliefs import Prospects, Spots
from game.games.stop_thief.ai.distances import FAR, Ground, best_pips, ground_of, in_reach, steps_to
from game.games.stop_thief.rules import tips
from game.games.stop_thief.rules.choices import rivals
from game.games.stop_thief.rules.money import false_arrest_cost
from game.games.stop_thief.rules.people import INVESTIGATORS, Card, Cards, Effect
from game.games.stop_thief.rules.state import Tip, View
from game.games.stop_thief.rules.terms import ArrestReach, TipKind
from game.games.stop_thief.rules.thieves import PACK, THIEVES

CAPTURE = 7_000.0
"""The value of a capture that pays no money."""
RUIN = 50_000.0
"""The cost of losing the last of the Loot."""
CARE = 1.5
"""A false arrest costs this many times its price, because it helps the others."""
LATER = 0.5
"""The share of a chance that remains one turn later."""
HAND = 500.0
"""A full hand of cards."""
TIP_PIPS = 15.0
"""Extra steps that a perfect tip on a card is worth."""
STEP_NEARER = 4.0
"""The value of one step closer to the expected thief."""
SHARED = 0.5
"""The share of a space's value that remains if a partner can reach it."""
SURGE = 0.12
"""With equal cash, an adaptive AI counts itself as ahead: it gets stronger when it falls behind."""
NEAREST = 12
"""Likeliest spaces that guide the walk."""
SHARP = {TipKind.SPACE: 1.0, TipKind.TWO: 0.7, TipKind.SECTIONS: 0.4, TipKind.DIGIT: 0.0}
"""The share of a perfect tip that each kind tells."""


@dataclass(frozen=True, slots=True)
class Stakes:
    """What an arrest or a tip may win or cost."""

    prize: float
    fine: float
    tip: float

    def of(self, chance: float, whole: float = 1.0) -> float:
        """The value of an arrest with this chance; no arrest is worth 0."""
        return chance * self.prize - (whole - chance) * self.fine


def stakes_of(view: View, boldness: float) -> Stakes:
    """The stakes now; a bold player cares little for fines."""
    cost, tip = false_arrest_cost(view), tips.cost(view)
    if view.terms.pack:
        fine, price = (RUIN if part >= view.loot else float(part) for part in (cost, tip))
        return Stakes(CAPTURE, CARE * fine / boldness, price)
    fine = CARE * min(cost, view.cash[view.turn]) / boldness
    if not view.terms.money or view.face_up is None:
        return Stakes(CAPTURE, fine, float(tip))
    return Stakes(float(THIEVES[view.face_up].reward + view.bounty), fine, float(tip))


def best_arrest(stakes: Stakes, spots: Spots, within: Iterable[int]) -> tuple[float, float]:
    """The value and the chance of the best arrest on one of these spaces."""
    chance = max(spots.get(space, 0.0) for space in within)
    value = max(0.0, stakes.of(chance))
    return value, chance if value else 0.0


def with_tip(view: View, stakes: Stakes, spots: Spots, within: Iterable[int]) -> float:
    """The value of the best arrest after a tip."""
    near, kind = set(within), tips.kind(view)
    said: dict[Tip, list[float]] = {}
    """By answer, its chance, and the chance of its likeliest space in reach."""
    for space, share in spots.items():
        answers = tips.answers(view.city, kind, space)
        for answer in answers:
            sums = said.setdefault(answer, [0.0, 0.0])
            sums[0] += share / len(answers)
            sums[1] = max(sums[1], share / len(answers) if space in near else 0.0)
    return sum(max(0.0, stakes.of(chance, whole)) for whole, chance in said.values()) - stakes.tip


class Outlook:
    """Chances of the next turn."""

    def __init__(self, view: View, stakes: Stakes, prospects: Prospects) -> None:
        self._view = view
        self._ground = ground_of(view)
        self._prize = LATER * stakes.prize
        self._sharp = SHARP[tips.kind(view)] if tips.affordable(view) else 0.0
        shared = _partners_reach(view, self._ground) if view.terms.pack else 0
        self._trails = [
            [(1 << space, share * (SHARED if shared >> space & 1 else 1.0)) for space, share in trail]
            for trail in prospects
        ]
        self._huddles = [_huddles(view, trail) for trail in prospects]
        self._suspects = sum({1 << space for trail in prospects for space, _ in trail})
        self._likely = [(share, steps_to(self._ground, space)) for space, share in _likely(prospects)]
        self._steps: dict[Cards, tuple[int, int, int]] = {}
        self._chances: dict[tuple[int, int, int], float] = {}

    def after(self, here: int, cards: Cards) -> float:
        """The value of a turn that begins here with these cards."""
        far = sum(share * steps.get(here, FAR) for share, steps in self._likely)
        return self._prize * self.chance(here, cards) - STEP_NEARER * far

    def chance(self, here: int, cards: Cards) -> float:
        """The chance of an arrest in the next turn."""
        steps = self._steps.get(cards) or self._steps.setdefault(cards, self._steps_with(cards))
        reach, asked, asked_after = (self._suspects & in_reach(self._ground, here, far) for far in steps)
        key = reach, asked, asked_after
        if key not in self._chances:
            self._chances[key] = self._chance(reach, asked, asked_after)
        return self._chances[key]

    def _steps_with(self, cards: Cards) -> tuple[int, int, int]:
        """Steps of the best card, and of the best ones with a tip before and after the walk; -1 without."""
        effects = (Effect.TIP, Effect.TIP_AFTER) if self._sharp else ()
        before, after = (*(best_pips(self._view, cards, effect) or -1 for effect in effects), -1, -1)[:2]
        return best_pips(self._view, cards), before, after

    def _chance(self, reach: int, asked: int, asked_after: int) -> float:
        """The chance if these spaces can be searched: at once, after a tip, and with a tip on the spot."""
        chance = 0.0
        for trail, huddles in zip(self._trails, self._huddles, strict=True):
            best = next((share for bit, share in trail if bit & reach), 0.0)
            if best and asked:
                known = [share for bit, share in trail if bit & asked]
                if known:
                    best = max(best, self._sharp * sum(known) + (1 - self._sharp) * known[0])
            if best and asked_after:
                best = max(
                    best, self._sharp * next((all_ for bit, all_ in huddles if bit & asked_after), 0.0)
                )
            chance += best
        return chance


def _huddles(view: View, trail: Sequence[tuple[int, float]]) -> list[tuple[int, float]]:
    """Each space of a trail with the chance of all spaces that may be searched with it, best first."""
    steps, shares = view.city.plan.steps, dict(trail)
    sums = []
    for at, share in shares.items():
        near = sorted((shares.get(beside, 0.0) for beside in steps[at]), reverse=True)
        together = near[:1] if view.terms.arrest_reach is ArrestReach.SPACE else near
        sums.append((1 << at, share + sum(together)))
    return sorted(sums, key=lambda huddle: -huddle[1])


def _partners_reach(view: View, ground: Ground) -> int:
    """Spaces in reach of the others."""
    reach = 0
    for other in rivals(view):
        reach |= in_reach(ground, view.pawns[other], best_pips(view, view.hands[other]))
    return reach


def _likely(prospects: Prospects) -> list[tuple[int, float]]:
    sums: dict[int, float] = {}
    for trail in prospects:
        for space, share in trail:
            sums[space] = sums.get(space, 0.0) + share
    return sorted(sums.items(), key=lambda spot: (-spot[1], spot[0]))[:NEAREST]


def lead(view: View) -> float:
    """How much nearer the viewer is to winning than the best of the others, about -1 to 1."""
    terms = view.terms
    if terms.pack:
        caught = sum(map(len, view.captured)) / len(PACK)
        gone = 1 - view.loot / terms.loot
        return gone - caught if view.viewer == view.pack_seat else caught - gone
    if terms.money:
        goals = [cash / terms.needed for cash in view.cash]
        return goals.pop(view.viewer) - max(goals) + SURGE
    goals = [len(thieves) / terms.captures for thieves in view.captured]
    return goals.pop(view.viewer) - max(goals)


def hand_after(view: View, card: Card) -> Cards:
    """The hand of the next turn if this card is played now."""
    if card.effect is Effect.PICK_UP:
        return INVESTIGATORS[view.looks[view.turn]].cards
    return tuple(held for held in view.hands[view.turn] if held != card)


def worth(view: View, cards: Cards) -> float:
    """The value of a hand for later turns; a tip counts by how much it tells."""
    everything = INVESTIGATORS[view.looks[view.turn]].cards
    sharp = SHARP[tips.kind(view)]
    return HAND * sum(_use(card, sharp) for card in cards) / sum(_use(card, sharp) for card in everything)


def _use(card: Card, sharp: float) -> float:
    return card.pips + TIP_PIPS * sharp * (card.effect in (Effect.TIP, Effect.TIP_AFTER))
