"""What things are worth in Police Chase: hands, tokens, and places to stand on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from game.core.kernel import Seat
from game.games.police_chase.rules.state import Chase
from game.games.police_chase.rules.tokens import KINDS, NEEDED, Hand, Token, can_keep, has_set, without
from game.games.police_chase.rules.town import Town
from game.games.police_chase.rules.tuning import FACES, ROBBER_MOVES_ON

WIN = 100.0
"""All worths are parts of it. They follow from who won some thousand matches, and with what in hand."""
NEED = (0.0, 4.0, 9.0, 35.0)
"""So many of the three tokens that are needed."""
THE_JEWEL = 12.0
"""There are five of the others, but one of it."""
READY = 8.0
"""Evidence, Warrant and a Robber token: with the Jewel the match is won at once."""
FIRST = {Token.ROBBER: 9.0, Token.PARTNER: 10.0}
MORE = {Token.ROBBER: 1.0, Token.PARTNER: 5.0}
"""A first special token, and every further one."""
SPITE = 0.7
"""What a rival's loss is worth; several rivals share it."""
LATER = 0.5
"""What is left of a thing's worth if it can only be had a turn later."""
STILL_THERE = 0.3
"""And of a rival's tokens, for rivals walk on."""
THROWS = range(1, FACES + 1)
LESSON = 6
"""Spaces whose ways are found in one slice of thinking."""


# ---- hands ----


@cache
def worth(hand: Hand) -> float:
    """What a hand is worth."""
    found = [token for token in NEEDED if token in hand]
    if len(found) == len(NEEDED) and Token.ROBBER in hand:
        return WIN
    value = NEED[len(found)] + (THE_JEWEL if Token.JEWEL in hand else 0.0)
    for token, first in FIRST.items():
        count = hand.count(token)
        value += first + MORE[token] * (count - 1) if count else 0.0
    ready = Token.ROBBER in hand and found == [Token.EVIDENCE, Token.WARRANT]
    return value + (READY if ready else 0.0)


@cache
def gain(hand: Hand, token: Token) -> float:
    """What one more token would bring."""
    return worth((*hand, token)) - worth(hand) if can_keep(hand, token) else 0.0


@cache
def loss(hand: Hand, token: Token) -> float:
    """What giving a token up would cost."""
    return worth(hand) - worth(without(hand, token))


@cache
def least_loss(hand: Hand) -> float:
    """What the robber gets, for his victim may choose."""
    return min((loss(hand, token) for token in hand), default=0.0)


@cache
def most_loss(hand: Hand) -> float:
    """What a thief gets."""
    return max((loss(hand, token) for token in hand), default=0.0)


# ---- ways ----


def learn(town: Town) -> Iterator[None]:
    """Find all ways of a town, a few at a time."""
    for number, space in enumerate(town.cells):
        if number % LESSON == 0:
            yield
        ends(town, space)
        catches(town, space)


def ends(town: Town, start: int) -> tuple[int, ...]:
    """Where an officer can go from there, for every throw; bit n of a number stands for space n."""
    return _ends(town.text, start)


def catches(town: Town, robber: int) -> tuple[int, ...]:
    """Where an officer with the set has to go to catch him, for every throw: on a 1 or 2 he can come too."""
    return _catches(town.text, robber)


@cache
def _ends(text: str, start: int) -> tuple[int, ...]:
    found = [0] * FACES
    steps = Town(text).officer_steps

    def go_on(here: int, been: int, count: int) -> None:
        for there in steps[here]:
            if not been >> there & 1:
                found[count] |= 1 << there
                if count + 1 < FACES:
                    go_on(there, been | 1 << there, count + 1)

    go_on(start, 1 << start, 0)
    return tuple(found)


@cache
def _catches(text: str, robber: int) -> tuple[int, ...]:
    here = 1 << robber
    near = {pips: sum(1 << end for end in Town(text).robber_walks(robber, pips)) for pips in ROBBER_MOVES_ON}
    return tuple(here | near.get(pips, 0) for pips in THROWS)


def visit_chance(town: Town, start: int, space: int) -> float:
    """How likely an officer can come there with the next throw."""
    return sum(reach >> space & 1 for reach in ends(town, start)) / FACES


def catch_chance(town: Town, start: int, robber: int) -> float:
    """How likely an officer with the set catches the robber with the next throw."""
    throws = zip(ends(town, start), catches(town, robber), strict=True)
    return sum(bool(reach & catch) for reach, catch in throws) / FACES


# ---- finds ----


@dataclass(frozen=True, slots=True)
class Find:
    """What somebody finds who lands on a space, or sends a Partner there."""

    value: float
    token: Token | None = None
    """None if there is none, or if only chance knows which."""


NOTHING = Find(0.0)


def token_finds(chase: Chase, hand: Hand) -> dict[int, Find]:
    """The tokens on the board, by space; an unknown one brings what such a token brings on average."""
    counts = list(zip(KINDS, chase.unknown, strict=True))
    whole = sum(count * gain(hand, token) for (token, _), count in counts)
    unknown = Find(whole / max(1, sum(chase.unknown)))
    return {
        lying.at: Find(gain(hand, lying.known), lying.known) if lying.known else unknown
        for lying in chase.face_down
    }


def theft(chase: Chase, hand: Hand, victim: int) -> Find:
    """The best token to take from a rival."""
    theirs = chase.hands[victim]
    finds = (Find(gain(hand, token) + spite(chase) * loss(theirs, token), token) for token in theirs)
    return max(finds, key=_value, default=NOTHING)


def spite(chase: Chase) -> float:
    """What the loss of one rival is worth."""
    return SPITE / (chase.players - 1)


def landing_finds(chase: Chase, seat: Seat, hand: Hand) -> dict[int, Find]:
    """What every space brings at this throw; where there is nothing, it is left out."""
    finds = token_finds(chase, hand)
    for rival in rivals_with_tokens(chase, seat):
        space = chase.officers[rival]
        finds[space] = max(finds.get(space, NOTHING), theft(chase, hand, rival), key=_value)
    if chase.pips not in ROBBER_MOVES_ON:
        finds[chase.robber] = Find(-least_loss(hand))
    return finds


def rivals_with_tokens(chase: Chase, seat: Seat) -> list[int]:
    """The others, without those who have nothing."""
    return [number for number, hand in enumerate(chase.hands) if hand and number != seat]


def _value(find: Find) -> float:
    return find.value


class Outlook:
    """What the throws to come bring to an officer with this hand."""

    def __init__(self, chase: Chase, seat: Seat, hand: Hand, throws: int) -> None:
        self._town = chase.town
        self._catch = catches(chase.town, chase.robber) if has_set(hand) else (0,) * FACES
        self._caught = WIN - worth(hand)
        values = {space: find.value for space, find in token_finds(chase, hand).items()}
        for rival in rivals_with_tokens(chase, seat):
            space = chase.officers[rival]
            values[space] = max(values.get(space, 0.0), STILL_THERE * theft(chase, hand, rival).value)
        values[chase.robber] = -least_loss(hand)
        self._rank(values)
        for _ in range(throws - 1):
            self._rank({space: values.get(space, 0.0) + self.after(space) for space in chase.town.cells})

    def after(self, space: int) -> float:
        """What comes after a turn that ends there, if the officer then goes where it is best."""
        total = 0.0
        for reach, catch in zip(ends(self._town, space), self._catch, strict=True):
            if reach & catch:
                total += self._caught
                continue
            for value, spaces in self._ranked:
                if reach & spaces:
                    total += value
                    break
        return LATER * total / FACES

    def _rank(self, values: dict[int, float]) -> None:
        """The best spaces first; those that are as good count as one."""
        by_value: dict[float, int] = {}
        for space, value in values.items():
            if value > 0:
                by_value[value] = by_value.get(value, 0) | 1 << space
        self._ranked = sorted(by_value.items(), reverse=True)
