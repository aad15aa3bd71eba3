"""A set-up from the text of the command line."""

from __future__ import annotations

from collections.abc import Callable

from game.boards.catalog import Listed
from game.core.kernel import SeatSetup, Setup
from game.match.game import (
    LEVELS,
    LONGEST_NAME,
    LOOKS,
    BadSetup,
    Game,
    is_name,
    parse_options,
    split_options,
)

NAMES = {look: look.title() for look in LOOKS}
"""What a character is called."""
BOARD = "board="


def setup_from_text(
    game: Game, boards: Callable[[], tuple[Listed, ...]], seats: str | None, options: str
) -> Setup:
    """A set-up from `ai:hard,human:Ann` and `key=value,key=value`; one key may be `board`."""
    parts = [part.strip() for part in options.split(",")]
    chosen = [part.removeprefix(BOARD) for part in parts if part.startswith(BOARD)]
    others = ",".join(part for part in parts if not part.startswith(BOARD))
    fewest = game.players_for(game.defaults | split_options(game, others)).start
    words = seats.split(",") if seats else ["ai:medium"] * fewest
    checked = parse_options(game, others, len(words))
    setups = tuple(_seat(word.strip(), look) for word, look in zip(words, LOOKS, strict=False))
    board = _board(game, boards(), chosen[-1]) if chosen else game.board
    return Setup(game.id, board, setups, checked)


def _board(game: Game, boards: tuple[Listed, ...], name: str) -> str:
    found = next((board for board in boards if board.name == name), None)
    if found is None:
        names = tuple(board.name for board in boards if not board.fault)
        raise BadSetup("setup.unknown-board", game=game.id, board=name, boards=names)
    if found.fault:
        raise BadSetup("setup.faulty-board", fault=found.fault)
    return name


def _seat(word: str, look: str) -> SeatSetup:
    player, _, detail = word.partition(":")
    if detail and not is_name(detail):
        raise BadSetup("setup.wrong-name", name=detail, most=LONGEST_NAME)
    if player == "human":
        return SeatSetup(detail or NAMES[look], look)
    if player == "ai" and (detail or "medium") in LEVELS:
        return SeatSetup(NAMES[look], look, "ai", detail or "medium")
    raise BadSetup("setup.not-a-seat", seat=word, levels=", ".join(f"ai:{level}" for level in LEVELS))
