"""Save files: a match as set-up, seed and log, written so that no crash and no bad disk can lose it."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game.core.codec import CodecError, decode, encode, encode_tagged
from game.core.kernel import Seat, Setup
from game.core.trouble import Trouble
from game.match.match import AnyMatch, Entry

FORMAT = 2
AUTOSAVES = 3


def _upgrade_1(data: dict[str, Any]) -> dict[str, Any]:
    """Format 1 knew neither board digests nor rules versions, and called the notes a keepsake."""
    notes = {"player_notes": data.pop("keepsake")} if "keepsake" in data else {}
    return data | notes | {"board_digest": None, "rules_version": None}


UPGRADES: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {1: _upgrade_1}
"""From each older format to the next one."""


class BadSave(Trouble):
    """A save that cannot be read or cannot go on."""


@dataclass(frozen=True, slots=True)
class Saved:
    """A match as it lies on the disk; the log is still plain data until a game reads it."""

    setup: Setup
    seed: int
    log: tuple[dict[str, Any], ...]
    player_notes: Any = None
    """What people wrote down at the table, as plain data; no rule asks for it, so it may be missing."""
    board_digest: str | None = None
    """The `Board.digest` of the board it was played on; None in files from before there was one."""
    rules_version: int | None = None
    """The version of the game's rules; None in files from before there was one."""

    @classmethod
    def of(cls, match: AnyMatch, player_notes: Any = None) -> Saved:  # noqa: ANN401
        """The match as it is now, and what people wrote down."""
        log = tuple(
            {"seat": entry.seat, "at_ms": entry.at_ms, "action": encode_tagged(entry.action)}
            for entry in match.log
        )
        return cls(match.setup, match.seed, log, player_notes, match.board.digest, match.rules_version)

    def entries(self, action: Any) -> list[Entry[Any]]:  # noqa: ANN401
        """The log, its actions read as members of the union `action`."""
        try:
            return [
                Entry(Seat(line["seat"]), decode(action, line["action"]), line["at_ms"]) for line in self.log
            ]
        except (CodecError, KeyError, TypeError) as error:
            raise BadSave("save.unreadable-moves", detail=error) from error


@dataclass(frozen=True, slots=True)
class Loaded:
    """What was found in the saves folder."""

    saved: Saved | None
    set_aside: tuple[Path, ...] = ()
    """Files that could not be read; they were renamed, not deleted."""


def write(path: Path, saved: Saved) -> None:
    """Put the save at `path` in one step: the old file or the new one is there, never half of it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    body = {
        "format": FORMAT,
        "setup": encode(saved.setup),
        "board_digest": saved.board_digest,
        "rules_version": saved.rules_version,
        "seed": saved.seed,
        "log": list(saved.log),
    }
    if saved.player_notes is not None:
        body["player_notes"] = saved.player_notes
    text = _text(body)
    part = path.with_suffix(".part")
    with part.open("w", encoding="utf-8") as file:
        file.write(f'{{"checksum":"{_sum(text)}",{text[1:]}')
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)


def read(path: Path) -> Saved:
    """The save at `path`, brought up to the present format."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadSave("save.not-a-save", detail=error) from error
    if not isinstance(data, dict) or data.pop("checksum", None) != _sum(_text(data)):
        raise BadSave("save.damaged")
    return _decoded(_upgraded(data))


def autosave(folder: Path, saved: Saved) -> Path:
    """Write the newest of three rotating saves; the older ones move only once it is safe on the disk."""
    new = folder / "autosave-new.json"
    write(new, saved)
    for number in range(AUTOSAVES - 1, 0, -1):
        older = _autosave(folder, number)
        if older.exists():
            older.replace(_autosave(folder, number + 1))
    return new.replace(_autosave(folder, 1))


def newest(folder: Path) -> Loaded:
    """The newest autosave that can be read; unreadable ones before it are set aside."""
    aside: list[Path] = []
    for number in range(1, AUTOSAVES + 1):
        path = _autosave(folder, number)
        if not path.exists():
            continue
        try:
            return Loaded(read(path), tuple(aside))
        except BadSave:
            aside.append(set_aside(path))
    return Loaded(None, tuple(aside))


def set_aside(path: Path) -> Path:
    """Rename a bad file so that it is out of the way but not lost."""
    number = 1
    while (target := path.with_name(f"{path.stem}.broken-{number}{path.suffix}")).exists():
        number += 1
    try:
        return path.replace(target)
    except OSError:  # a folder that cannot be written: the file stays where it is, and is named all the same
        return path


def put_away(folder: Path, saved: Saved) -> Path | None:
    """Set the newest autosave of a match aside that cannot go on now; where it is kept."""
    for number in range(1, AUTOSAVES + 1):
        path = _autosave(folder, number)
        if path.exists() and _same_match(read(path), saved):
            kept = set_aside(path)
            forget(folder, saved)
            return kept
    return None


def forget(folder: Path, saved: Saved) -> None:
    """Remove the autosaves of a match that is over."""
    for number in range(1, AUTOSAVES + 1):
        path = _autosave(folder, number)
        try:
            if path.exists() and _same_match(read(path), saved):
                path.unlink()
        except BadSave:
            set_aside(path)
        except OSError:  # a folder that cannot be written keeps its old saves
            return


def _same_match(one: Saved, other: Saved) -> bool:
    return (one.setup, one.seed) == (other.setup, other.seed)


def _autosave(folder: Path, number: int) -> Path:
    return folder / f"autosave-{number}.json"


def _text(body: dict[str, Any]) -> str:
    """Always the same text for the same data."""
    return json.dumps(body, sort_keys=True, separators=(",", ":"))


def _sum(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def _upgraded(data: dict[str, Any]) -> dict[str, Any]:
    version = data.get("format")
    if not isinstance(version, int) or version > FORMAT:
        raise BadSave("save.newer")
    while version < FORMAT:
        if version not in UPGRADES:
            raise BadSave("save.unknown-format", format=version)
        data = UPGRADES[version](data)
        version += 1
    return data


def _decoded(data: dict[str, Any]) -> Saved:
    try:
        return Saved(
            decode(Setup, data["setup"]),
            decode(int, data["seed"]),
            tuple(data["log"]),
            data.get("player_notes"),
            decode(str | None, data["board_digest"]),
            decode(int | None, data["rules_version"]),
        )
    except (CodecError, KeyError, TypeError) as error:
        raise BadSave("save.wrong-data", detail=error) from error
