"""The AI's values in Police Chase: of hands, of tokens, and of spaces to stand on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from operator import attrgetter

from game.core.kernel import Seat
from game.games.police_chase.rules.state import Chase, View
from game.games.police_chase.rules.tokens import KINDS, NEEDED, Hand, Token, can_keep, has_set, without
from game.games.police_chase.rules.town import Town
from game.games.police_chase.rules.tuning import FACES, ROBBER_MOVES_ON

WIN = 100.0
"""All values are shares of it, taken from who won some thousand matches with which tokens."""
NEED = (0.0, 4.0, 9.0, 35.0)
"""The value of holding 0 to 3 of the needed tokens."""
THE_JEWEL = 12.0
"""Extra for the Jewel: there is only one."""
READY = 8.0
"""Extra for Evidence, Warrant and a Robber token: the Jewel would win at once."""
FIRST = {Token.ROBBER: 9.0, Token.PARTNER: 10.0}
MORE = {Token.ROBBER: 1.0, Token.PARTNER: 5.0}
"""The value of a first special token, and of each further one."""
SPITE = 0.7
"""The value of a rival's loss, shared among all rivals."""
LATER = 0.5
"""Discount for what comes a turn later."""
STILL_THERE = 0.3
"""Discount for a rival's tokens a turn later, because rivals walk on."""
SPACES_PER_SLICE = 6
"""How many spaces to learn in one slice of thinking."""


# ---- hands ----


@cache
def hand_value(hand: Hand) -> float:
    """The value of a hand."""
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
    """The value of one more token."""
    return hand_value((*hand, token)) - hand_value(hand) if can_keep(hand, token) else 0.0


@cache
def loss(hand: Hand, token: Token) -> float:
    """The cost of giving up a token."""
    return hand_value(hand) - hand_value(without(hand, token))


@cache
def least_loss(hand: Hand) -> float:
    """The cost of meeting the robber: the victim may choose."""
    return min((loss(hand, token) for token in hand), default=0.0)


@cache
def most_loss(hand: Hand) -> float:
    """The cost of a theft: the thief chooses."""
    return max((loss(hand, token) for token in hand), default=0.0)


def lead(view: View) -> float:
    """How much more the viewer's hand is worth than the best of the others, as a share of a win."""
    values = [hand_value(hand) for hand in view.hands]
    return (values.pop(view.viewer) - max(values)) / WIN


# ---- reach ----


def learn(town: Town) -> Iterator[None]:
    """Work out all walks of a town, a few at a time."""
    for number, space in enumerate(town.cells):
        if number % SPACES_PER_SLICE == 0:
            yield
        reachable(town, space)
        catch_spaces(town, space)


@cache
def reachable(town: Town, start: int) -> tuple[int, ...]:
    """For every roll, the spaces an officer can reach; bit n stands for space n."""
    found = [0] * FACES
    steps = town.officer_steps

    def extend(here: int, visited: int, count: int) -> None:
        for there in steps[here]:
            if not visited >> there & 1:
                found[count] |= 1 << there
                if count + 1 < FACES:
                    extend(there, visited | 1 << there, count + 1)

    extend(start, 1 << start, 0)
    return tuple(found)


@cache
def catch_spaces(town: Town, robber: int) -> tuple[int, ...]:
    """For every roll, where an officer with the set can catch the robber: on a 1 or 2 he can move too."""
    near = {pips: sum(1 << end for end in town.robber_walks(robber, pips)) for pips in ROBBER_MOVES_ON}
    return tuple(1 << robber | near.get(pips, 0) for pips in range(1, FACES + 1))


def visit_chance(town: Town, start: int, space: int) -> float:
    """How likely an officer can reach a space with the next roll."""
    return sum(reach >> space & 1 for reach in reachable(town, start)) / FACES


def catch_chance(town: Town, start: int, robber: int) -> float:
    """How likely an officer with the set catches the robber with the next roll."""
    rolls = zip(reachable(town, start), catch_spaces(town, robber), strict=True)
    return sum(bool(reach & catch) for reach, catch in rolls) / FACES


# ---- finds ----


@dataclass(frozen=True, slots=True)
class Find:
    """What a player gains by landing on a space, or by sending a Partner there."""

    value: float
    token: Token | None = None
    """None if there is none, or if nobody knows which."""


NOTHING = Find(0.0)


def token_finds(chase: Chase, hand: Hand) -> dict[int, Find]:
    """The tokens on the board, by space. An unknown one counts as the average."""
    counts = zip(KINDS, chase.unknown, strict=True)
    total = sum(count * gain(hand, token) for (token, _), count in counts)
    unknown = Find(total / max(1, sum(chase.unknown)))
    return {
        lying.at: Find(gain(hand, lying.known), lying.known) if lying.known else unknown
        for lying in chase.face_down
    }


def theft(chase: Chase, hand: Hand, victim: int) -> Find:
    """The best token to take from a rival."""
    theirs = chase.hands[victim]
    finds = (Find(gain(hand, token) + spite(chase) * loss(theirs, token), token) for token in theirs)
    return max(finds, key=attrgetter("value"), default=NOTHING)


def spite(chase: Chase) -> float:
    """The value of one rival's loss."""
    return SPITE / (chase.players - 1)


def landing_finds(chase: Chase, seat: Seat, hand: Hand) -> dict[int, Find]:
    """What landing brings with this roll, by space. Empty spaces are left out."""
    finds = token_finds(chase, hand)
    for rival in rivals_with_tokens(chase, seat):
        space = chase.officers[rival]
        finds[space] = max(finds.get(space, NOTHING), theft(chase, hand, rival), key=attrgetter("value"))
    if chase.pips not in ROBBER_MOVES_ON:
        there = finds.get(chase.robber, NOTHING)
        finds[chase.robber] = Find(there.value - least_loss(hand), there.token)
    return finds


def rivals_with_tokens(chase: Chase, seat: Seat) -> list[int]:
    """The other players who hold tokens."""
    return [number for number, hand in enumerate(chase.hands) if hand and number != seat]


class Outlook:
    """What the next rolls bring to an officer with this hand."""

    def __init__(self, chase: Chase, seat: Seat, hand: Hand, rolls: int) -> None:
        self._town = chase.town
        self._catch = catch_spaces(chase.town, chase.robber) if has_set(hand) else (0,) * FACES
        self._caught = WIN - hand_value(hand)
        values = {space: find.value for space, find in token_finds(chase, hand).items()}
        for rival in rivals_with_tokens(chase, seat):
            space = chase.officers[rival]
            values[space] = max(values.get(space, 0.0), STILL_THERE * theft(chase, hand, rival).value)
        values[chase.robber] = values.get(chase.robber, 0.0) - least_loss(hand)
        self._rank(values)
        for _ in range(rolls - 1):
            self._rank({space: values.get(space, 0.0) + self.after(space) for space in chase.town.cells})

    def after(self, space: int) -> float:
        """The value of the turns after one that ends there, with the best moves."""
        total = 0.0
        for reach, catch in zip(reachable(self._town, space), self._catch, strict=True):
            if reach & catch:
                total += self._caught
                continue
            for value, spaces in self._ranked:
                if reach & spaces:
                    total += value
                    break
        return LATER * total / FACES

    def _rank(self, values: dict[int, float]) -> None:
        """Sort spaces by value, best first, and join those of equal value."""
        by_value: dict[float, int] = {}
        for space, value in values.items():
            if value > 0:
                by_value[value] = by_value.get(value, 0) | 1 << space
        self._ranked = sorted(by_value.items(), reverse=True)
