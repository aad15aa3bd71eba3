"""What the coach counts: chances and distances that it can say aloud, all of them exact."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import NamedTuple

from game.core.frozen import replace
from game.core.kernel import Seat, changed
from game.games.stop_thief.ai.beliefs import Prospects, Sliced, Spots
from game.games.stop_thief.ai.values import Stakes
from game.games.stop_thief.rules import tips
from game.games.stop_thief.rules.people import Cards, Effect
from game.games.stop_thief.rules.state import Hunt, Tip, View
from game.games.stop_thief.rules.walks import walks, within_arms_reach

SURE = 100


class Known(NamedTuple):
    """What a player knows about where the thief is."""

    left: int
    """Spaces that are left."""
    space: int
    """The likeliest of them."""
    share: float
    """How likely that one is."""
    digit: int
    """The likeliest building or street."""
    there: float
    """How likely that one is."""


def known(hunt: Hunt, spots: Spots) -> Known:
    """Sum up a belief; of equally likely places the one with the lowest number."""
    shares: dict[int, float] = {}
    for space, share in spots.items():
        digit = hunt.city.plan.digit[space]
        shares[digit] = shares.get(digit, 0.0) + share
    space, digit = likeliest(spots), likeliest(shares)
    return Known(len(spots), space, spots[space], digit, shares[digit])


def likeliest(shares: Mapping[int, float]) -> int:
    """The likeliest, by its number if several are."""
    return min(shares, key=lambda number: (-round(shares[number], 9), number))


def percent(share: float) -> int:
    """Whole percent; only what is certain is 100, and only what is impossible is 0.

    >>> [percent(share) for share in (0.0, 0.001, 0.414, 0.999, 1.0)]
    [0, 1, 41, 99, 100]
    """
    if share <= 0.0 or share > 1 - 1e-9:
        return SURE * (share > 0.0)
    return min(SURE - 1, max(1, round(SURE * share)))


def searchable(hunt: Hunt, seat: Seat, here: int, cards: Cards) -> Iterator[frozenset[int]]:
    """The spaces that this player could search with each of these cards, with everybody else in place."""
    table = replace(hunt, turn=seat, pawns=changed(hunt.pawns, seat, here))
    for card in cards:
        played = replace(table, card=card)
        arm = card.effect is Effect.LONG_ARM
        ends = (here, *walks(played))
        near = (within_arms_reach(hunt.city, end, hunt.terms.arrest_reach, long_arm=arm) for end in ends)
        yield frozenset().union(*near)


def in_reach_later(view: View, seat: Seat, here: int, cards: Cards, prospects: Prospects) -> Sliced[float]:
    """How likely the thief will be within reach of a player who begins the next turn here."""
    within: set[int] = set()
    for near in searchable(view, seat, here, cards):
        within |= near
        yield
    return sum(share for trail in prospects for space, share in trail if space in within)


class Guess(NamedTuple):
    """The best arrest of a turn, if one is worth it."""

    right: float
    wrong: float


def best_guess(stakes: Stakes, spots: Spots, within: Collection[int]) -> Guess:
    """The chances of the best arrest within reach."""
    chance = max((spots.get(space, 0.0) for space in within), default=0.0)
    return Guess(chance, 1 - chance) if stakes.of(chance) > 0 else Guess(0.0, 0.0)


def told_guess(hunt: Hunt, stakes: Stakes, spots: Spots, within: Collection[int]) -> Guess:
    """The same chances after a tip: the sum over all answers, each with its best arrest if worth it."""
    kind, said = tips.kind(hunt), dict[Tip, list[float]]()
    for space, share in spots.items():
        answers = tips.answers(hunt.city, kind, space)
        for answer in answers:
            whole_and_best = said.setdefault(answer, [0.0, 0.0])
            whole_and_best[0] += share / len(answers)
            if space in within:
                whole_and_best[1] = max(whole_and_best[1], share / len(answers))
    made = [(whole, best) for whole, best in said.values() if stakes.of(best, whole) > 0]
    return Guess(sum(best for _, best in made), sum(whole - best for whole, best in made))
