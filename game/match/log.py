"""A match written down as one JSON object per line."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import TextIO

from game.core.codec import JsonObject, JsonValue, encode, encode_tagged
from game.core.door import Refused, read_json_lines
from game.core.kernel import Outcome, Seat
from game.core.trouble import Trouble
from game.match.match import AnyMatch
from game.match.player import Player
from game.match.save import HEAD, MOST_ACTIONS, BadSave, Games, Saved, checked
from game.match.session import ActionResult, Session

MOST_BYTES = 4_000_000
"""A log holds the events too, so it's larger than a save."""


class CannotWrite(Trouble):
    """A log that cannot be written; the reason is the system's own."""

    def __init__(self, file: object, error: OSError) -> None:
        super().__init__("request.log", file=file, reason=error.strerror)


class MatchLog:
    """Writes a match line by line, so that a crash loses nothing that came before it.

    Everything that it does raises `CannotWrite` where the file takes nothing more, such as on a full disk.
    """

    def __init__(self, file: TextIO) -> None:
        self._file = file

    def begin(self, match: AnyMatch) -> None:
        """Write the set-up, and the actions so far of a match that is resumed."""
        self._line(
            setup=encode(match.setup),
            board_digest=match.board_digest,
            rules_version=match.rules_version,
            seed=match.seed,
        )
        for entry in match.log:
            self.add(ActionResult(entry.seat, entry.action, entry.at_ms, ()))

    def add(self, done: ActionResult) -> None:
        """Write one action, its seat and its events."""
        self._line(
            seat=done.seat,
            at_ms=done.at_ms,
            action=encode_tagged(done.action),
            events=[encode_tagged(event) for event in done.events],
        )

    def undo(self) -> None:
        """Write that the last action was undone."""
        self._line(taken_back=True)

    def end(self, outcome: Outcome) -> None:
        """Write the outcome."""
        self._line(outcome=encode(outcome))

    def _line(self, **data: object) -> None:
        try:
            self._file.write(json.dumps(data, separators=(",", ":")) + "\n")
            self._file.flush()
        except OSError as error:
            raise CannotWrite(self._file.name, error) from error


def simulate(match: AnyMatch, players: Mapping[Seat, Player], file: TextIO | None = None) -> Outcome:
    """Play a match of AIs to its end without a window, and write its log if there is a file."""
    log = MatchLog(file) if file else None
    if log:
        log.begin(match)
    for done in Session(match, players).play_out():
        if log:
            log.add(done)
    outcome = match.outcome()
    if outcome is None:
        raise ValueError("the match is not over")
    if log:
        log.end(outcome)
    return outcome


def read_log(path: Path, games: Games) -> Saved:
    """A logged match, as a save that can be replayed; `BadSave` says why it cannot."""
    try:
        lines = read_json_lines(path, MOST_BYTES, 2 * MOST_ACTIONS)
        head: JsonObject = {"board_digest": None, "rules_version": None, **next(lines, {})}
        log = list[JsonValue]()
        for line in lines:
            if "action" in line:
                log.append({key: line[key] for key in ("seat", "at_ms", "action")})
            elif "taken_back" in line:
                log.pop()
        return checked({"log": log, **{key: head[key] for key in HEAD}}, games)
    except Refused as reason:
        raise BadSave(reason.key, **reason.names) from reason
    except LookupError as error:
        raise BadSave("save.not-a-log", detail=error) from error
