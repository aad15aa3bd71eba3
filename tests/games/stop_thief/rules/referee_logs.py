"""Logs for the referee: of simulated matches, and written by hand."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

from game.core.kernel import CHANCE, Seat
from game.games.stop_thief.rules import actions as act
from game.games.stop_thief.rules.city import City
from game.games.stop_thief.rules.people import Card
from game.games.stop_thief.rules.sections import sections
from game.games.stop_thief.rules.state import Sound
from game.games.stop_thief.rules.thieves import Who
from game.match.game import LOOKS
from game.match.match import AnyMatch, Match
from tests.games.stop_thief.cities import RULES, board, stop_thief
from tests.games.stop_thief.rules.referee import Referee
from tests.games.stop_thief.rules.referee_desk import Line
from tests.games.stop_thief.rules.referee_map import Sheet, unfold
from tests.games.stop_thief.rules.referee_walks import arm

KEENNESS = (0.8, 0.3, 0.6, 0.0, 0.9)
"""How often the investigators of a match go straight for the thief."""

Log = list[tuple[int, act.Action]]


@cache
def sheet() -> Sheet:
    """The city that comes with the game, as the referee reads it."""
    return unfold()


@cache
def cut() -> tuple[tuple[int, ...], ...]:
    """What the game cuts the board into for the tips of advanced players."""
    return tuple(tuple(one) for one in sections(City.of(board())))


def simulated(players: int, options: str, seed: int) -> tuple[Referee, Iterator[Line]]:
    """A referee, and a match of random investigators, of whom some have had word of the thief."""
    rng = random.Random(seed)
    looks = tuple(rng.sample(LOOKS, len(LOOKS)))
    match: AnyMatch = Match(RULES, stop_thief(players, options, looks), board(), seed)
    return Referee(match.setup, sheet(), cut()), _lines(match, rng, KEENNESS[seed % len(KEENNESS)])


def _lines(match: AnyMatch, rng: random.Random, keen: float) -> Iterator[Line]:
    while seats := match.to_act():
        seat, offered = seats[0], match.legal(seats[0])
        odds = RULES.odds(match.state) if seat == CHANCE else None
        events = match.draw(0) if seat == CHANCE else match.act(seat, _choice(match, offered, rng, keen), 0)
        yield Line(seat, match.log[-1].action, offered, odds, events, match.state)


def _choice(match: AnyMatch, offered: tuple[act.Action, ...], rng: random.Random, keen: float) -> act.Action:
    thief = match.state.hideaway
    if thief is None or rng.random() >= keen:
        return rng.choice(offered)
    good = [action for action in offered if _hits(action, thief.at)]
    return rng.choice(good or offered)


def _hits(action: act.Action, thief: int) -> bool:
    match action:
        case act.Arrest(space):
            return space == thief
        case act.Walk(to):
            return thief in arm(sheet(), to, long=False)
    return False


def opened(thief: str, at: int, sound: str = "alarm") -> Log:
    """Seat 0 goes first, and has heard of the thief."""
    first, begins = act.FirstPlayer(Seat(0)), act.Draw(Who(thief))
    return [(CHANCE, first), (CHANCE, begins), (0, act.GetClue()), (CHANCE, act.Appear(at, Sound(sound)))]


def clue(seat: int, to: int, sound: str, via: int = 0) -> Log:
    """A clue is asked for, and the thief moves."""
    return [(seat, act.GetClue()), (CHANCE, step(to, sound, via))]


def step(to: int, sound: str, via: int = 0) -> act.Step:
    """A step of the thief, with words for sounds."""
    return act.Step(to, Sound(sound), via)


def walk(seat: int, card: str, to: int = 0) -> Log:
    """A card, and a walk by it; 0 to stay."""
    moves = act.Walk(to) if to else act.Stay()
    return [(seat, act.PlayCard(Card.from_text(card))), (seat, moves)]


def idle(seat: int, card: str) -> Log:
    """Nothing but a card."""
    return [*walk(seat, card), (seat, act.EndTurn())]


def arrest(seat: int, space: int, *, right: bool) -> Log:
    """An arrest, and what becomes of it."""
    return [(seat, act.Arrest(space)), (CHANCE, act.Verdict(right))]


def objections(*logs: Log, options: str = "", looks: tuple[str, ...] = ("jimmy", "sandra")) -> list[str]:
    """What the referee has to say about a log that was written by hand."""
    referee = Referee(stop_thief(len(looks), options, looks), sheet())
    for log in logs:
        for seat, action in log:
            referee.read(Line(seat, action))
    return referee.objections
