"""The boards that a game can be played on: its own and the player's."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from game import paths
from game.boards.scenery import scenery_of
from game.boards.tiled_map import BadMap
from game.boards.tmx import Readers, game_of, load_board, open_map
from game.core.trouble import Trouble, shown

LONGEST_TITLE = 40


@dataclass(frozen=True, slots=True)
class Listed:
    """A board that a player can choose, or must mend first."""

    name: str
    """Its file name without the ending."""
    title: str
    fault: Trouble | None = None
    """What is wrong with it; a faulty board cannot be chosen."""


def boards_for(game: str, readers: Readers) -> tuple[Listed, ...]:
    """The game's own board first, then the player's; faulty ones say what is wrong."""
    ours = paths.bundled("maps", f"{game.replace('-', '_')}.tmx")
    taken = {file.stem.casefold() for file in _maps(ours.parent)}
    boards = [_listed(ours, readers)]
    for file in _maps(paths.maps_dir()):
        if _is_for(game, file, readers):
            board = _listed(file, readers)
            clash = BadMap("map.name-taken", file=file.name) if file.stem.casefold() in taken else None
            boards.append(Listed(board.name, board.title, clash or board.fault))
    return tuple(boards)


def _maps(folder: Path) -> list[Path]:
    return sorted(file for file in folder.glob("*.tmx") if file.is_file())


def _is_for(game: str, file: Path, readers: Readers) -> bool:
    """True when a map is for this game, or does not name its game."""
    try:
        return game_of(open_map(file), readers) == game
    except BadMap:
        return True


def _listed(file: Path, readers: Readers) -> Listed:
    title = shown(file.stem, LONGEST_TITLE)
    try:
        title = shown(open_map(file).title, LONGEST_TITLE)
        load_board(file.stem, readers)
        scenery_of(file.stem)
    except BadMap as fault:
        return Listed(file.stem, title, fault)
    return Listed(file.stem, title)
