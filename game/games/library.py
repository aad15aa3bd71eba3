"""The list of all games, and what other packages do with a game by its id. To add a game, list it here."""

from __future__ import annotations

from game.boards import catalog, tmx
from game.boards.catalog import Listed
from game.boards.tiled_map import BadMap
from game.core.board import Board
from game.core.kernel import IllegalAction, Outcome, Seat, Setup
from game.games.cops_and_crooks.game import GAME as COPS_AND_CROOKS
from game.games.hands_up.game import GAME as HANDS_UP
from game.games.manifest import Manifest
from game.games.police_chase.game import GAME as POLICE_CHASE
from game.games.stop_thief.game import GAME as STOP_THIEF
from game.match import lineup
from game.match.game import Game
from game.match.log import simulate
from game.match.manners import MANNER_OF
from game.match.match import AnyMatch, Match
from game.match.player import Adaptive, Player
from game.match.save import BadSave, Saved

GAMES: dict[str, Manifest] = {game.id: game for game in (STOP_THIEF, COPS_AND_CROOKS, POLICE_CHASE, HANDS_UP)}
"""In the order of the posters."""


def _readers() -> dict[str, tmx.Reader]:
    return {game.id: game.read_map for game in GAMES.values()}


def load_board(name: str) -> Board:
    """The board in `<name>.tmx`, ours or the player's; raises `BadMap` if it has a fault."""
    return tmx.load_board(name, _readers())


def boards_for(game: str) -> tuple[Listed, ...]:
    """The game's own board first, then the player's; faulty ones come with their fault."""
    return catalog.boards_for(game, _readers())


def setup_from_text(game: Game, seats: str | None, options: str) -> Setup:
    """A set-up from `ai:hard,human:Ann` and `key=value,key=value`; one key may be `board`."""
    return lineup.setup_from_text(game, lambda: boards_for(game.id), seats, options)


def new_match(setup: Setup, seed: int) -> AnyMatch:
    """A match that is about to start."""
    game = GAMES[setup.game]
    return Match(game.rules, setup, load_board(setup.board), seed, game.rules_version)


def restored(saved: Saved) -> AnyMatch:
    """The match of a save, ready to resume; raises `BadSave` if that is impossible."""
    game = GAMES[saved.setup.game]
    try:
        board = load_board(saved.setup.board)
        if board.game != game.id:
            raise BadSave("save.wrong-setup")
        if saved.board_digest not in (None, board.digest):
            raise BadSave("save.map-changed")
        if (saved.rules_version or 1) != game.rules_version:
            raise BadSave("save.rules-changed")
        match: AnyMatch = Match(game.rules, saved.setup, board, saved.seed, game.rules_version)
        return match.replay(saved.log)
    except BadMap as error:
        raise BadSave("save.map-faulty", fault=error) from error
    except IllegalAction as error:
        raise BadSave("save.illegal-moves", detail=error) from error


def ai_player(match: AnyMatch, seat: Seat) -> Player:
    """An AI that can take over a seat."""
    game, ai, dice = GAMES[match.setup.game], match.setup.seats[seat], match.dice(seat)
    manner = MANNER_OF[ai.look]
    if ai.level == "adaptive":
        return Adaptive(lambda fixed: game.ai(seat, fixed, dice, manner), game.lead)
    return game.ai(seat, ai.level, dice, manner)


def ai_players(match: AnyMatch) -> dict[Seat, Player]:
    """The AI of every seat that has one."""
    seats = enumerate(match.setup.seats)
    return {Seat(number): ai_player(match, Seat(number)) for number, seat in seats if seat.player == "ai"}


def finished(setup: Setup, seed: int) -> tuple[AnyMatch, Outcome]:
    """A match of AIs, played to its end."""
    match = new_match(setup, seed)
    return match, simulate(match, ai_players(match))
