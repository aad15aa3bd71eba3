"""The coach of every game that has one: honest, lawful and steady."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from game.core.kernel import Seat, Setup
from game.games.library import GAMES
from game.match.coach import Advice, NameOf, Term, advice
from game.match.game import Game
from game.match.match import AnyMatch
from game.shell.words import Words
from tests.contract.cases import random_match, setups

pytestmark = pytest.mark.medium

WORDS = Words()
every_coach = pytest.mark.parametrize(
    ("game", "setup"),
    [
        pytest.param(game, setup, id=f"{game.id}-{number}")
        for game in GAMES.values()
        if game.coach
        for number, setup in enumerate(setups(game))
    ],
)
EVERY, STEPS = 7, 250
"""In a random match the coach is asked in every seventh of the first states."""


def moments(game: Game, setup: Setup, seed: int) -> Iterator[tuple[AnyMatch, Seat]]:
    """A random match, now and then, and who may act in it."""
    for number, match in enumerate(random_match(game, setup, seed, STEPS)):
        if number % EVERY == 0:
            yield from ((match, seat) for seat in match.to_act() if seat >= 0)


def ask(game: Game, view: object, legal: tuple[object, ...]) -> Advice[object]:
    """What the coach of a game says."""
    assert game.coach
    return advice(game.coach(view, legal))


def sentence(game: Game, said: Advice[object]) -> str:
    """The sentence, with a letter for each player."""
    return said.sentence(WORDS, game.id, tuple("ABCDEF"))


@every_coach
def test_advice_is_always_legal_and_has_a_sentence(game: Game, setup: Setup) -> None:
    for match, seat in moments(game, setup, 21):
        said = ask(game, match.view(seat), match.legal(seat))
        assert said.action in match.legal(seat)
        assert not re.search(r"[\[\]{}]", sentence(game, said)), said
        assert all(isinstance(value, int | str | NameOf | Term) for value in said.names.values())


@every_coach
def test_advice_for_the_same_view_is_the_same_again(game: Game, setup: Setup) -> None:
    asked = [(match.view(seat), match.legal(seat)) for match, seat in moments(game, setup, 22)]
    first = [ask(game, view, legal) for view, legal in asked]
    assert [ask(game, view, legal) for view, legal in reversed(asked)] == first[::-1]


@every_coach
def test_states_that_differ_only_in_a_secret_get_equal_advice(game: Game, setup: Setup) -> None:
    for match, seat in moments(game, setup, 23):
        view = match.view(seat)
        one, other = (game.rules.imagine(view, random.Random(seed).choice) for seed in (1, 2))
        said = [ask(game, game.rules.view(state, seat), match.legal(seat)) for state in (one, other)]
        assert said[0] == said[1]
