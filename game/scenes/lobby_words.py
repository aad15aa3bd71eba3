"""What the lobby says about the number of players."""

from __future__ import annotations

from game.match.game import MODE, Game
from game.scenes.lobby_lineup import Lineup
from game.shell.services import Shell


def too_few(shell: Shell, game: Game, lineup: Lineup) -> str:
    """Return why there are too few players, or an empty string."""
    fewest = game.players_for(lineup.options).start
    if len(lineup.playing(game)) >= fewest:
        return ""
    return shell.words("seats.too-few", game=_what(shell, game, lineup), players=fewest)


def too_many(shell: Shell, game: Game, lineup: Lineup) -> str:
    """Return why there are too many players, or an empty string."""
    return table_is_full(shell, game, lineup) if len(lineup.playing(game)) > _most(game, lineup) else ""


def table_is_full(shell: Shell, game: Game, lineup: Lineup) -> str:
    """Return why nobody else can join."""
    most = _most(game, lineup)
    key = "seats.only-one" if most == 1 else "seats.too-many"
    return shell.words(key, game=_what(shell, game, lineup), players=most)


def sits_out(shell: Shell, game: Game, lineup: Lineup, number: int) -> str:
    """Return why an AI sits out."""
    name = lineup.places[number].name
    return shell.words("seats.sits-out-hint", game=_what(shell, game, lineup), name=name)


def how_to_join(shell: Shell, game: Game, lineup: Lineup) -> str:
    """Return how many can play and how to join, or that the table is full."""
    most, key = _most(game, lineup), f"seats.{game.controls}.help"
    if lineup.is_full(game):
        key = "seats.full.help-one" if most == 1 else "seats.full.help"
    return shell.words(key, game=_what(shell, game, lineup), most=most)


def _most(game: Game, lineup: Lineup) -> int:
    return game.players_for(lineup.options)[-1]


def _what(shell: Shell, game: Game, lineup: Lineup) -> str:
    """Return the name of the game, or of its mode if it has several."""
    return shell.words(f"{game.id}.in-mode.{lineup.options[MODE]}" if game.by_mode else f"{game.id}.title")
