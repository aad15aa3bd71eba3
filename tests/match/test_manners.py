"""An AI's manner follows from its character, in every game and at every level."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace

import pytest

from game.core.kernel import Seat
from game.games import library
from game.match.game import LEVELS, LOOKS
from game.match.manners import MANNER_OF, MANNERS
from game.match.match import AnyMatch
from game.match.player import Dice, Intent, Player, Pondering, Thinker


def test_every_character_has_a_manner_and_every_manner_a_character() -> None:
    assert set(MANNER_OF) == set(LOOKS)
    assert set(MANNER_OF.values()) == set(MANNERS)


def test_the_first_four_characters_differ_in_manner() -> None:
    assert sorted(MANNER_OF[look] for look in LOOKS[:4]) == sorted(MANNERS)


class Mannered:
    """An AI whose action is its manner."""

    def __init__(self, seat: Seat, level: str, dice: Dice, manner: str) -> None:
        del seat, level, dice
        self._manner = manner

    def decide(self, view: object, legal: tuple[str, ...], now_ms: int) -> Intent[str] | None:
        """Do what its manner is."""
        del view, legal
        return Intent(self._manner, now_ms)


def maker_of(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """Let `Mannered` play this game."""
    listed = replace(library.GAMES[game], ai=Mannered, lead=lambda view: 0.0 * bool(view))
    monkeypatch.setitem(library.GAMES, game, listed)


def with_characters(game: str, level: str, *looks: str) -> AnyMatch:
    """A match of these AIs."""
    setup = library.setup_from_text(library.GAMES[game], ",".join([f"ai:{level}"] * len(looks)), "")
    seats = tuple(replace(seat, look=look) for seat, look in zip(setup.seats, looks, strict=True))
    return library.new_match(replace(setup, seats=seats), 1)


def shown_manner(player: Player) -> str:
    """What this AI does."""
    intent = player.decide(1.0, ("any",), 0)
    assert intent is not None
    return str(intent.action)


@pytest.mark.parametrize("game", library.GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_an_ai_has_the_manner_of_its_character(
    monkeypatch: pytest.MonkeyPatch, game: str, level: str
) -> None:
    maker_of(monkeypatch, game)
    players = library.ai_players(with_characters(game, level, "tad", "drake"))
    assert [shown_manner(player) for player in players.values()] == [MANNER_OF["tad"], MANNER_OF["drake"]]


class Decided(Thinker[float, str]):
    """Takes the first action, without thinking."""

    def _ponder(self, view: float, legal: Sequence[str]) -> Pondering[str]:
        del view
        yield
        return legal[0]


def acts_after_ms(manner: str) -> int:
    """How long an AI of this manner makes everybody wait."""
    player, intent = Decided(Seat(0), random.random, 1_000, manner), None
    while intent is None or intent.action is None:
        intent = player.decide(1.0, ("any",), 0)
    return intent.at_ms


def test_the_hasty_decide_at_once_and_the_careful_take_their_time() -> None:
    assert min(MANNERS, key=acts_after_ms) == "hasty"
    assert max(MANNERS, key=acts_after_ms) == "careful"
    assert acts_after_ms("careful") > 3 * acts_after_ms("hasty")
