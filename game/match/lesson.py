"""A lesson: the log of a real match, with a sentence for each step that the learner takes.

Lessons are files, `game/games/<game>/lesson/<name>.toml`; CONTRIBUTING.md says what is in them.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

from game import paths
from game.core.codec import CodecError, decode
from game.core.door import read_bytes
from game.core.kernel import CHANCE, CLOCK, TABLE, Seat, Setup
from game.core.trouble import Trouble
from game.match.game import Game
from game.match.lineup import setup_from_text

MOST_BYTES = 60_000
NOT_PLAYERS = {"chance": CHANCE, "clock": CLOCK, "table": TABLE}
"""What a file may say instead of the number of a seat."""
DONE = "done"
"""What is said at the end, as a step would have it in `say`."""


class BadLesson(Trouble):
    """A lesson file that is missing, or that makes no sense."""


@dataclass(frozen=True, slots=True)
class Line:
    """A step as the file has it."""

    say: str = ""
    do: object = None
    seat: int | str = -1
    point: str = ""


@dataclass(frozen=True, slots=True)
class Preset:
    """The first match after a lesson."""

    seats: str
    options: str = ""


@dataclass(frozen=True, slots=True)
class LessonFile:
    """All that a file holds."""

    seats: str
    step: tuple[Line, ...]
    match: Preset
    options: str = ""
    seed: int = 1
    before: tuple[Line, ...] = ()
    """What has happened before the lesson begins."""


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One step: something said, an action, or both."""

    say: str
    """The last part of the words key of its sentence; empty if it is silent."""
    seat: Seat
    action: object = None
    """What the step waits for, or what somebody else does; None waits for any press."""
    point: str = ""
    """What to look at; the game's screen knows these names."""
    waits: bool = True
    """Whether it waits for a person. The others happen by themselves."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson that can be played."""

    game: str
    name: str
    setup: Setup
    seed: int
    steps: tuple[LessonStep, ...]
    match: Preset
    """The first match after it."""
    before: tuple[tuple[Seat, object], ...] = ()
    """What has happened before it begins: actions that nobody sees."""

    @property
    def key(self) -> str:
        """The words key of the lesson."""
        return f"{self.game}.lesson.{self.name}"

    def sentence_key(self, said: str) -> str:
        """The words key of what a step says, or of what is said at the end."""
        return f"{self.key}.{said}"

    def recording(self, said: str) -> str:
        """The name of the recording of the same."""
        return f"v_lesson_{self.game}_{self.name}_{said}".replace("-", "_")

    @property
    def said(self) -> tuple[str, ...]:
        """All that it says, in order."""
        return (*(self.steps[stop].say for stop in self.stops), DONE)

    @property
    def stops(self) -> tuple[int, ...]:
        """The steps that wait for a person."""
        return tuple(number for number, step in enumerate(self.steps) if step.waits)


def lesson_file(game: Game, name: str) -> Path:
    """Where a lesson of a game is."""
    return paths.bundled("game") / "games" / game.id.replace("-", "_") / "lesson" / f"{name}.toml"


def read_lesson(game: Game, name: str, file: Path | None = None) -> Lesson:
    """Read a lesson; raises `BadLesson`."""
    file = file or lesson_file(game, name)
    try:
        found = decode(LessonFile, tomllib.loads(read_bytes(file, MOST_BYTES).decode("utf-8")))
        setup = setup_from_text(game, lambda: (), found.seats, found.options)
        learner = _learner(setup)
        steps = tuple(_step(game, setup, learner, line) for line in found.step)
        before = tuple((_seat(setup, learner, line), decode(game.action, line.do)) for line in found.before)
        return Lesson(game.id, name, setup, found.seed, steps, found.match, before)
    except (Trouble, ValueError) as error:  # not UTF-8, not TOML, or not a lesson
        raise BadLesson("lesson.faulty", file=file.name, reason=error) from error


def _learner(setup: Setup) -> Seat:
    """The first seat of a person."""
    learner = next((Seat(n) for n, seat in enumerate(setup.seats) if seat.player == "human"), None)
    if learner is None:
        raise CodecError("nobody learns")
    return learner


def _step(game: Game, setup: Setup, learner: Seat, line: Line) -> LessonStep:
    seat = _seat(setup, learner, line)
    action = None if line.do is None else decode(game.action, line.do)
    by_person = seat == TABLE or (seat >= 0 and setup.seats[seat].player == "human")
    waits = action is None or by_person
    if waits != bool(line.say):
        raise CodecError(f"{line.do or line.point}: whoever has to press needs a sentence, others none")
    return LessonStep(line.say, seat, action, line.point, waits)


def _seat(setup: Setup, learner: Seat, line: Line) -> Seat:
    """The seat of a line; by default the learner."""
    if isinstance(line.seat, str):
        if line.seat not in NOT_PLAYERS:
            raise CodecError(f"{line.seat} is no seat")
        return NOT_PLAYERS[line.seat]
    if line.seat >= len(setup.seats):
        raise CodecError(f"{line.seat} is no seat")
    return learner if line.seat < 0 else Seat(line.seat)
