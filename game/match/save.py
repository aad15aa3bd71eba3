"""Save files: a match as set-up, seed and log, written so that no crash and no bad disk can lose it."""

from __future__ import annotations

import hashlib
import json
import logging
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path

from game.core.codec import CodecError, JsonObject, JsonValue, decode, encode
from game.core.door import Refused, read_json
from game.core.files import set_aside, sync_folder, write_safely
from game.core.kernel import TABLE, Seat, Setup
from game.core.trouble import Trouble
from game.match.game import Game, is_possible
from game.match.match import AnyMatch, Entry

FORMAT = 3
AUTOSAVES = 3
HEAD = ("setup", "seed", "board_digest", "rules_version")
"""What says which match it is."""
MOST_BYTES = 2_000_000
MOST_ACTIONS = 20_000
"""Many times more than the longest evening; they replay within a second."""
LATEST_MS = 10**10
"""A match that takes longer than a hundred days isn't one."""
Games = Mapping[str, Game]
"""The games by id: they say what a save may hold."""
log = logging.getLogger(__name__)


class BadSave(Trouble):
    """Why a save cannot be read or a match cannot be resumed: a part of the sentence that names the file."""


@dataclass(frozen=True, slots=True)
class Saved:
    """A match as it is stored on disk."""

    setup: Setup
    seed: int
    log: tuple[Entry[object], ...] = ()
    """Empty in a save of other rules, whose moves nobody can read."""
    player_notes: object = None
    """What people wrote down at the table, of the type that the game names; the rules never read it."""
    board_digest: str | None = None
    """The `Board.digest` of its board; None in files from before there was one."""
    rules_version: int | None = None
    """The version of its game's rules; None in files from before there was one."""
    over: bool = False
    """True: the match has ended, and none of its saves may come back."""
    hints: tuple[tuple[int, str], ...] = ()
    """The seats that got a hint of the coach, and about which view."""

    @classmethod
    def of(cls, match: AnyMatch, player_notes: object = None, hints: Iterable[tuple[int, str]] = ()) -> Saved:
        """Return the current match as a save, with the players' notes and the hints they got."""
        return cls(
            match.setup,
            match.seed,
            tuple(match.log),
            player_notes,
            match.board_digest,
            match.rules_version,
            over=match.outcome() is not None,
            hints=tuple(hints),
        )

    def is_of_same_match(self, other: Saved) -> bool:
        """True when both are saves of the same match."""
        return (self.setup, self.seed) == (other.setup, other.seed)


@dataclass(frozen=True, slots=True)
class Loaded:
    """What was found in the saves folder."""

    saved: Saved | None
    set_aside: tuple[tuple[Path, BadSave], ...] = ()
    """Files that could not be read, and why; they were renamed, not deleted."""


def write(path: Path, saved: Saved) -> None:
    """Write a save, with a checksum."""
    path.parent.mkdir(parents=True, exist_ok=True)
    body: JsonObject = {
        "format": FORMAT,
        "setup": encode(saved.setup),
        "board_digest": saved.board_digest,
        "rules_version": saved.rules_version,
        "seed": saved.seed,
        "log": [entry.data for entry in saved.log],
    }
    if saved.player_notes is not None:
        body["player_notes"] = encode(saved.player_notes)
    if saved.over:
        body["over"] = True
    if saved.hints:
        body["hints"] = [list(hint) for hint in saved.hints]
    text = _text(body)
    write_safely(path, f'{{"checksum":"{_sum(text)}",{text[1:]}')


def read(path: Path, games: Games) -> Saved:
    """The save at `path`, upgraded to the present format, with all that its game says about it checked."""
    return checked(_data(path), games)


def checked(data: JsonObject, games: Games) -> Saved:
    """A save from the data of a file, if it can be one of a match of these games."""
    saved = _head(data)
    game = games.get(saved.setup.game)
    if game is None:
        raise BadSave("save.unknown-game", game=saved.setup.game)
    if (saved.rules_version or 1) != game.rules_version:  # they may have had other options and moves
        return saved
    if not is_possible(saved.setup, game):
        raise BadSave("save.wrong-setup")
    moves = entries(data.get("log"), saved.setup, game)
    return replace(saved, log=moves, player_notes=_notes(data, game), hints=_hints(data))


def entries(lines: JsonValue, setup: Setup, game: Game) -> tuple[Entry[object], ...]:
    """A log, its actions read as those of the game, in order and by seats of the match."""
    if not isinstance(lines, list) or len(lines) > MOST_ACTIONS:
        raise BadSave("save.unreadable-moves")
    try:
        found = tuple(_entry(line, game) for line in lines)
    except (CodecError, KeyError) as error:
        raise BadSave("save.unreadable-moves", detail=error) from error
    times, seats = [0, *(entry.at_ms for entry in found), LATEST_MS], range(TABLE, len(setup.seats))
    if times != sorted(times) or not all(entry.seat in seats for entry in found):
        raise BadSave("save.unreadable-moves")
    return found


def _entry(line: JsonValue, game: Game) -> Entry[object]:
    if not isinstance(line, dict):
        raise CodecError(f"expected an object, found {line!r}")
    action = decode(game.action, line["action"])
    return Entry(Seat(decode(int, line["seat"])), action, decode(int, line["at_ms"]))


def _notes(data: JsonObject, game: Game) -> object:
    """What players wrote down. Notes that make no sense are left out: the match can do without them."""
    try:
        return decode(game.notes, data.get("player_notes"))
    except CodecError as error:
        log.warning("the notes of this save cannot be read (%s)", error)
        return None


def _hints(data: JsonObject) -> tuple[tuple[int, str], ...]:
    """The hints that players got. What makes no sense is left out, as with the notes."""
    try:
        return decode(tuple[tuple[int, str], ...], data.get("hints", []))
    except CodecError as error:
        log.warning("the hints of this save cannot be read (%s)", error)
        return ()


def _data(path: Path) -> JsonObject:
    """What is in a save with a good checksum, in the present format."""
    try:
        data = read_json(path, MOST_BYTES)
    except Refused as reason:
        raise BadSave(reason.key, **reason.names) from reason
    if data.pop("checksum", None) != _sum(_text(data)):
        raise BadSave("save.damaged")
    return _upgraded(data)


def _head(data: JsonObject) -> Saved:
    """Which match it is, without its moves."""
    try:
        return decode(Saved, {"over": data.get("over", False)} | {name: data[name] for name in HEAD})
    except (CodecError, KeyError) as error:
        raise BadSave("save.wrong-data", detail=error) from error


def _is_of(path: Path, saved: Saved) -> bool:
    """True if there is a save of this match at `path`."""
    return _head(_data(path)).is_of_same_match(saved)


def autosave(folder: Path, saved: Saved) -> None:
    """Write the newest of three rotating saves. If the match is over, remove them in one step.

    A save counts from the moment in which `autosave-new.json` has its name. What comes after it is tidying.
    """
    new = _new(folder)
    if new.exists():  # the program was killed before it could tidy up
        try:
            _tidy(folder, _head(_data(new)))
        except BadSave:
            set_aside(new)
    if saved.over:
        with suppress(OSError):  # on a full disk the saves can still be removed, but one by one
            write(new, saved)
    else:
        write(new, saved)
    _tidy(folder, saved)


def newest(folder: Path, games: Games) -> Loaded:
    """The newest autosave that can be read; unreadable ones before it are set aside."""
    aside: list[tuple[Path, BadSave]] = []
    ended: Saved | None = None
    for path in _existing(folder):
        try:
            saved = read(path, games)
        except BadSave as reason:
            aside.append((set_aside(path), reason))
            continue
        if saved.over:
            ended = saved
        elif ended is None or not saved.is_of_same_match(ended):
            return Loaded(saved, tuple(aside))
    return Loaded(None, tuple(aside))


def set_aside_match(folder: Path, saved: Saved) -> Path | None:
    """Set aside the newest autosave of a match that cannot resume. Return its new path."""
    for path in _existing(folder):
        try:
            if not _is_of(path, saved):
                continue
        except BadSave:  # the title says why, and sets it aside
            continue
        kept = set_aside(path)
        with suppress(OSError):  # a folder that cannot be written keeps its old saves
            forget(folder, saved)
        return kept
    return None


def forget(folder: Path, saved: Saved) -> None:
    """Remove the autosaves of a match for good."""
    autosave(folder, replace(saved, over=True))


def _tidy(folder: Path, saved: Saved) -> None:
    """Let the three older saves move on, or remove them if their match is over."""
    new = _new(folder)
    if not saved.over:
        for path, older in reversed(list(pairwise((new, *_autosaves(folder))))):
            if path.exists():
                path.replace(older)
        return
    for path in _autosaves(folder):
        try:
            if path.exists() and _is_of(path, saved):
                path.unlink()
        except BadSave:
            set_aside(path)
    sync_folder(folder)
    new.unlink(missing_ok=True)


def _new(folder: Path) -> Path:
    """Return the path of the save that has just been written."""
    return folder / "autosave-new.json"


def _autosaves(folder: Path) -> list[Path]:
    """Return the paths of autosaves that were tidied up, newest first."""
    return [folder / f"autosave-{number}.json" for number in range(1, AUTOSAVES + 1)]


def _existing(folder: Path) -> list[Path]:
    return [path for path in (_new(folder), *_autosaves(folder)) if path.exists()]


def _text(body: JsonObject) -> str:
    """Return the same text for the same data."""
    return json.dumps(body, sort_keys=True, separators=(",", ":"))


def _sum(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def _upgraded(data: JsonObject) -> JsonObject:
    version = data.get("format")
    if type(version) is not int or version > FORMAT:
        raise BadSave("save.newer")
    for older in range(version, FORMAT):
        if older not in UPGRADES:
            raise BadSave("save.unknown-format", format=older)
        data = UPGRADES[older](data)
    return data


def _upgrade_1(data: JsonObject) -> JsonObject:
    """Format 1 had no digest and no rules version, and called the notes a keepsake."""
    notes = {"player_notes": data["keepsake"]} if "keepsake" in data else {}
    return data | notes | {"board_digest": None, "rules_version": None}


def _upgrade_2(data: JsonObject) -> JsonObject:
    """Format 2 had no coach, and Stop Thief! had an option for each of its two helps."""
    setup = data.get("setup")
    options = setup.get("options") if isinstance(setup, dict) else None
    if not isinstance(setup, dict) or not isinstance(options, dict):
        return data
    had = [options[name] for name in ("notebook", "reachable") if name in options]
    others = {key: value for key, value in options.items() if key not in ("notebook", "reachable")}
    return data | {"setup": setup | {"options": others | {"helps": "few" if "on" in had else "off"}}}


UPGRADES: dict[int, Callable[[JsonObject], JsonObject]] = {1: _upgrade_1, 2: _upgrade_2}
"""From each older format to the next one."""
