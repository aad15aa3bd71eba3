"""The set-ups that the contract holds for, and random matches of them."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping

import pytest

from game.core.kernel import CHANCE, OptionValue, SeatSetup, Setup
from game.games.library import GAMES, load_board
from game.match.game import LOOKS, Game, all_options
from game.match.match import AnyMatch, Match

LONGEST = 20_000
"""Actions after which a random match should long be over."""
KINDS: Mapping[str, tuple[dict[str, OptionValue], ...]] = {
    "stop-thief": (
        {"difficulty": "standard"},
        {"difficulty": "intermediate"},
        {"difficulty": "advanced"},
        {"difficulty": "custom"},
        {"difficulty": "custom"},
        {"difficulty": "custom"},
        {"mode": "cooperative"},
        {"mode": "solo"},
        {"mode": "one-vs-many"},
    )
}
"""What is agreed on in each set-up of a game with modes; custom often, so that each rule has its turn."""


def setups(game: Game) -> Iterator[Setup]:
    """Every mode and difficulty, with changing options and numbers of players."""
    longest = max(len(option.values) for option in game.options)
    for turn, kind in enumerate(KINDS.get(game.id, ({},) * longest)):
        turned = {option.key: option.values[turn % len(option.values)] for option in game.options}
        agreed = (turned | {"mode": "competitive"} | kind) if game.by_mode else turned
        several = game.players_for(agreed)
        players = several[turn % len(several)]
        of_seats = {option.key: turn % players + 1 for option in game.options if option.of_seats}
        seats = tuple(SeatSetup(look, look, "ai") for look in LOOKS[:players])
        yield Setup(game.id, game.board, seats, all_options(game, agreed | of_seats, players))


CASES = [
    pytest.param(game, setup, id=f"{game.id}-{n}")
    for game in GAMES.values()
    for n, setup in enumerate(setups(game))
]
every_game = pytest.mark.parametrize(("game", "setup"), CASES)


def random_match(game: Game, setup: Setup, seed: int, steps: int = LONGEST) -> Iterator[AnyMatch]:
    """A match in which every seat does anything legal; yielded before each action."""
    rng = random.Random(seed)
    match: AnyMatch = Match(game.rules, setup, load_board(setup.board), seed)
    for at_ms in range(steps):
        yield match
        seats = match.to_act()
        if not seats:
            return
        seat = rng.choice(seats)
        if seat == CHANCE:
            match.draw(at_ms)
        else:
            match.act(seat, rng.choice(match.legal(seat)), at_ms)
