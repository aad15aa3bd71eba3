"""What things are worth in Police Chase: hands, tokens, and places to stand on."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from game.core.kernel import Seat
from game.rules.police_chase.state import Chase
from game.rules.police_chase.tokens import KINDS, Hand, Token, can_keep, has_set
from game.rules.police_chase.town import Town
from game.rules.police_chase.tuning import FACES, ROBBER_MOVES_ON

WIN = 100.0
SET = 24.0
"""All three together are worth more than one by one."""
NEED = {Token.EVIDENCE: 10.0, Token.WARRANT: 10.0, Token.JEWEL: 15.0}
FIRST = {Token.ROBBER: 7.0, Token.PARTNER: 8.0}
MORE = {Token.ROBBER: 1.0, Token.PARTNER: 5.0}
"""A first special token, and every further one."""
SPITE = 0.35
"""What a rival's loss is worth."""
LATER = 0.55
"""What can only be had a turn later."""
THROWS = range(1, FACES + 1)


def worth(hand: Hand) -> float:
    """What a hand is worth."""
    value = sum(NEED[token] for token in set(hand) if token in NEED)
    for token, first in FIRST.items():
        count = hand.count(token)
        value += first + MORE[token] * (count - 1) if count else 0.0
    if has_set(hand):
        value += SET + (WIN if Token.ROBBER in hand else 0.0)
    return value


def gain(hand: Hand, token: Token) -> float:
    """What one more token would bring."""
    return worth((*hand, token)) - worth(hand) if can_keep(hand, token) else 0.0


def loss(hand: Hand, token: Token) -> float:
    """What giving a token up would cost."""
    rest = list(hand)
    rest.remove(token)
    return worth(hand) - worth(tuple(rest))


def surprise(chase: Chase, hand: Hand) -> float:
    """What an unknown token brings on average."""
    whole = sum(chase.unknown)
    return sum(count * gain(hand, kind) for (kind, _), count in zip(KINDS, chase.unknown, strict=True)) / max(
        1, whole
    )


def token_gains(chase: Chase, seat: Seat, *, remembers: bool) -> dict[int, float]:
    """What every token on the board would bring."""
    hand = chase.hands[seat]
    unknown = surprise(chase, hand)
    seen = chase.seen if remembers else {}
    return {at: gain(hand, seen[at]) if at in seen else unknown for at in chase.tokens}


def theft_gain(chase: Chase, seat: Seat, victim: Seat) -> float:
    """What the best token of a rival would bring."""
    hand, theirs = chase.hands[seat], chase.hands[victim]
    return max((gain(hand, token) + SPITE * loss(theirs, token) for token in theirs), default=0.0)


def landing_gains(chase: Chase, seat: Seat, *, remembers: bool) -> dict[int, float]:
    """What it brings to land on a space; spaces that bring nothing are left out."""
    gains = token_gains(chase, seat, remembers=remembers)
    for other, space in enumerate(chase.officers):
        if other != seat and chase.hands[other]:
            gains[space] = max(gains.get(space, 0.0), theft_gain(chase, seat, Seat(other)))
    hand = chase.hands[seat]
    if has_set(hand):
        gains[chase.robber] = WIN
    elif hand:
        gains[chase.robber] = -min(loss(hand, token) for token in hand)
    return gains


@cache
def reach(town: Town, start: int, pips: int) -> int:
    """The ends of all walks as one number: bit n stands for space n."""
    return sum(1 << end for end in town.walks(start, pips))


@cache
def robber_reach(town: Town, start: int, pips: int) -> int:
    """The same for the robber."""
    return sum(1 << end for end in town.robber_walks(start, pips))


class Outlook:
    """What throws can bring to one player from any space."""

    def __init__(self, chase: Chase, seat: Seat, values: Mapping[int, float]) -> None:
        self._town = chase.town
        self._ranked = sorted(((value, 1 << space) for space, value in values.items()), reverse=True)
        ready = has_set(chase.hands[seat])
        self._catch = {
            pips: robber_reach(chase.town, chase.robber, pips) if ready else 0 for pips in ROBBER_MOVES_ON
        }

    def from_space(self, space: int) -> float:
        """What the next throw brings on average from there, if one then goes where it is best."""
        return LATER * sum(self._best(space, pips) for pips in THROWS) / FACES

    def _best(self, space: int, pips: int) -> float:
        ends = reach(self._town, space, pips)
        if ends & self._catch.get(pips, 0):
            return WIN
        return next((value for value, bit in self._ranked if ends & bit), 0.0)


def catch_chance(chase: Chase, seat: Seat, robber: int) -> float:
    """How likely a player with the full set catches the robber there with the next throw."""
    start, town = chase.officers[seat], chase.town
    caught = 0
    for pips in THROWS:
        near = robber_reach(town, robber, pips) if pips in ROBBER_MOVES_ON else 0
        caught += bool(reach(town, start, pips) & (near | 1 << robber))
    return caught / FACES


def visit_chance(chase: Chase, seat: Seat, space: int) -> float:
    """How likely a player can come there with the next throw."""
    return sum(bool(reach(chase.town, chase.officers[seat], pips) & 1 << space) for pips in THROWS) / FACES
