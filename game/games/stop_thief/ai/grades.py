"""How good a turn was, by what its player could know then: never by where the thief turned out to be."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from game.core.kernel import Seat
from game.games.stop_thief.ai.beliefs import Sliced, recall
from game.games.stop_thief.ai.coach_hunt import Adviser
from game.games.stop_thief.ai.coach_words import named, place_name, term
from game.games.stop_thief.ai.distances import ground_of, learn
from game.games.stop_thief.ai.plan import STRONG, best, strong_turn
from game.games.stop_thief.ai.values import stakes_of
from game.games.stop_thief.rules import actions as act
from game.games.stop_thief.rules.belief import by_space
from game.games.stop_thief.rules.state import View
from game.match.coach import Advice, Name, Term
from game.match.decisions import Decision

GOOD, FINE = 0.02, 0.10
"""The most that a good and a fine turn give away."""
Choice = Decision[View, act.Action]
Turns = dict[int, list[Choice]]
"""The decisions of each turn, by the number of its clue."""


class Mark(StrEnum):
    """What a turn was like."""

    GOOD = "good"
    FINE = "fine"
    COSTLY = "costly"


@dataclass(frozen=True, slots=True)
class Grade:
    """A turn, measured against the best that its player could know."""

    seat: Seat
    done: Term
    """The card that was played, and where the turn ended."""
    lost: float
    """What it gave away in all its decisions; 1 is the worth of a sure arrest."""
    better: Advice[act.Action] | None = None
    """What would have been better in the decision that cost most."""

    @property
    def mark(self) -> Mark:
        """What it was like, in one word."""
        return Mark.GOOD if self.lost < GOOD else Mark.FINE if self.lost < FINE else Mark.COSTLY


def turns_of(choices: Iterable[Choice | None], case: int) -> Sliced[Turns]:
    """The turns of investigators in a case; where the Pack is hunted, in the whole match."""
    turns: Turns = {}
    for choice in choices:
        yield
        if choice is None or choice.seat == choice.view.pack_seat or isinstance(choice.action, act.GetClue):
            continue
        if choice.view.terms.pack or choice.view.case == case:
            turns.setdefault(len(choice.view.clues), []).append(choice)
    return turns


def grade(turn: Sequence[Choice]) -> Sliced[Grade]:
    """Weigh every decision of a turn as a hard AI would have in this seat."""
    lost, most, better = 0.0, 0.0, None
    for choice in turn:
        view = choice.view
        yield from learn(ground_of(view))
        belief = yield from recall(view, 0)
        weighing = strong_turn(view, belief)
        weighed = yield from weighing.weighed()
        values = dict(weighed)
        given_away = (max(values.values()) - values[choice.action]) / stakes_of(view, STRONG.boldness).prize
        lost += given_away
        if given_away > max(most, GOOD / 2):
            most = given_away
            better = yield from Adviser(view, weighing, by_space(belief)).about(best(weighed))
    return Grade(turn[0].seat, _done(turn), lost, better)


def _done(turn: Sequence[Choice]) -> Term:
    """The card and the walk of a turn."""
    names: dict[str, Name] = {}
    key = "done.stayed"
    for choice in turn:
        match choice.action:
            case act.PlayCard(card):
                names["card"] = named(card)
            case act.Walk(to):
                key, names["to"] = "done.went", place_name(choice.view.city.plan, to)
    return term(key, **names)
