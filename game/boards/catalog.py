"""Which boards a game can be played on: its own, and the player's."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from game import paths
from game.boards.scenery import scenery_of
from game.boards.tmx import BadMap, Readers, game_of, load_board, opened
from game.core.trouble import Trouble


@dataclass(frozen=True, slots=True)
class Listed:
    """A board that a player may choose, or may want to mend."""

    name: str
    """What `load_board` calls it."""
    title: str
    fault: Trouble | None = None
    """What is wrong with it; it cannot be chosen then."""


def boards_for(game: str, readers: Readers) -> tuple[Listed, ...]:
    """The game's own board first, then those of the player's folder; faulty ones tell their fault."""
    ours = paths.bundled("maps", f"{game.replace('-', '_')}.tmx")
    taken = {file.stem.casefold() for file in _maps(ours.parent)}
    players = (file for file in _maps(paths.maps_dir()) if _is_for(game, file, readers))
    return (_listed(ours, readers), *(_listed(file, readers, _clash(file, taken)) for file in players))


def _maps(folder: Path) -> list[Path]:
    return sorted(file for file in folder.glob("*.tmx") if file.is_file())


def _is_for(game: str, file: Path, readers: Readers) -> bool:
    """Whether a map is for this game; one that does not even tell may be for any."""
    try:
        return game_of(opened(file), readers) == game
    except BadMap:
        return True


def _clash(file: Path, taken: set[str]) -> Trouble | None:
    return BadMap("map.name-taken", file=file.name) if file.stem.casefold() in taken else None


def _listed(file: Path, readers: Readers, clash: Trouble | None = None) -> Listed:
    return Listed(file.stem, _title(file), clash or _fault(file, readers))


def _title(file: Path) -> str:
    try:
        return opened(file).title
    except BadMap:
        return file.stem


def _fault(file: Path, readers: Readers) -> Trouble | None:
    try:
        load_board(file.stem, readers)
        scenery_of(file.stem)
    except BadMap as error:
        return error
    return None
