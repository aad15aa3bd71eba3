"""Kills the program at random moments, and compares what it saved with what had happened."""

from __future__ import annotations

import json
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path

from game.core.codec import JsonObject, decode
from game.core.kernel import Setup
from game.games.library import GAMES, finished, restored, setup_from_text
from game.match import save
from game.match.save import Saved

ROOT = Path(__file__).parents[2]
SETTINGS = {"first_start_done": True, "speed": "at once"}
LATE_S = 0.5
"""After so long, what has happened must be on the disk."""
LIVES_S = (0.0, 1.2)
"""How long a program may live after the first action."""
AFTER_END_S = 0.8
"""How long it may live after the end of its match."""
START_S, IDLE_S = 60.0, 15.0
"""How long a killer waits for a match, and for the first action in it."""
BEGIN_S = 0.1
"""In so short a time a log tells all that came from a save."""
LEFT = range(1, 16)
"""How many actions a match that is nearly over still lacks."""
QUIET = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
Line = JsonObject


@dataclass(frozen=True)
class Played:
    """A game, who plays it, and its options."""

    game: str
    seats: str
    options: str = ""

    def __str__(self) -> str:
        return f"{self.game} {self.options or 'usual'}"

    @property
    def arguments(self) -> tuple[str, ...]:
        """For `main.py`."""
        return ("--play", self.game, "--seats", self.seats, "--options", self.options)

    def nearly_over(self, rng: random.Random) -> Saved:
        """A match of AIs just before its end."""
        ais = re.sub(r"human:\w+", "ai:easy", self.seats)
        match, _ = finished(setup_from_text(GAMES[self.game], ais, self.options), rng.randrange(100))
        saved = Saved.of(match)
        return replace(saved, log=saved.log[: -rng.choice(LEFT)], over=False)


@dataclass
class Kill:
    """What one kill has shown."""

    actions: int
    """How many had happened in the match."""
    new: int
    """How many of them in this program."""
    lost: int
    """How many of them were not on the disk."""
    oldest_s: float
    """How long before the kill the first of those had happened."""
    oldest_cpu_s: float
    """The same in the program's own processor time: that of other programs doesn't count."""
    over: bool
    """Whether the match had ended."""
    came_back: bool
    """Whether a match came back that had ended more than half a second before."""
    to_disk_s: list[float]
    """From each action to the disk."""

    @property
    def late(self) -> bool:
        """Whether something was lost that had happened long enough before."""
        return self.oldest_cpu_s > LATE_S


class History:
    """What a log says has happened, and when."""

    def __init__(self, folder: Path) -> None:
        self.states: list[tuple[float, tuple[Line, ...]]] = []
        """All actions so far, after each action and each undo, and when that was."""
        self.cpu_s: list[float] = []
        """The program's processor time then."""
        self.ended: float | None = None
        """When the log said so."""
        self._log = folder / "match.jsonl"
        so_far: tuple[Line, ...] = ()
        for line in whole_lines(self._log):
            if "action" in line:
                so_far = (*so_far, {key: line[key] for key in ("seat", "at_ms", "action")})
            elif "taken_back" in line:
                so_far = so_far[:-1]
            elif "outcome" in line:
                self.ended = float(line["wall"])
                continue
            self.states.append((float(line["wall"]), so_far))
            self.cpu_s.append(float(line["cpu"]))

    @property
    def over(self) -> bool:
        """Whether the match has ended, even if the log had no time to say so."""
        head = whole_lines(self._log)[0]
        setup, seed = decode(Setup, head["setup"]), decode(int, head["seed"])
        match = restored(
            Saved(
                setup,
                seed,
                save.entries(list(self.states[-1][1]), setup, GAMES[setup.game]),
                rules_version=GAMES[setup.game].rules_version,
            )
        )
        return match.outcome() is not None


@contextmanager
def memory_disk() -> Iterator[Path]:
    """A folder that no other program makes slow: a kill loses nothing that was only written there."""
    disk = Path("/dev/shm")  # noqa: S108  (RAM, where there is such a disk)
    with tempfile.TemporaryDirectory(dir=disk if disk.is_dir() else None) as folder:
        yield Path(folder)


def whole_lines(file: Path) -> list[dict[str, float]]:
    """The lines of a JSON log; the last may be half written."""
    text = file.read_text("utf-8") if file.exists() else ""
    return [json.loads(line) for line in text.split("\n")[:-1]]


class Server:
    """Starts programs that are to be killed, in no window unless they are told of a screen; see `driven`."""

    def __init__(self, screen: Mapping[str, str] = QUIET) -> None:
        command = [sys.executable, "-m", "tests.kills.driven"]
        self._process = subprocess.Popen(
            command, cwd=ROOT, env={**os.environ, **screen}, stdin=-1, stdout=-1, text=True, bufsize=1
        )

    def _answer(self) -> int:
        assert self._process.stdout
        return int(self._process.stdout.readline())

    @contextmanager
    def program(self, folder: Path, arguments: Sequence[str]) -> Iterator[int]:
        """A program that plays; it must live until it is killed here."""
        assert self._process.stdin
        self._process.stdin.write(json.dumps([str(folder), *arguments]) + "\n")
        pid = self._answer()
        try:
            yield pid
        finally:
            with suppress(ProcessLookupError):  # it has ended by itself, and said why
                os.kill(pid, signal.SIGKILL)
            ended = self._answer()
        assert ended == -signal.SIGKILL, (folder / "said.txt").read_text()

    def stop(self) -> None:
        """End it."""
        self._process.kill()
        self._process.wait()


def killed(server: Server, folder: Path, played: Played, rng: random.Random) -> Kill:
    """Let a program play a match, new or saved, until it is killed."""
    log, home = folder / "match.jsonl", folder / "home"
    goes_on = save.newest(home / "saves", GAMES).saved is not None
    for file in (log, folder / "saved.jsonl"):
        file.unlink(missing_ok=True)
    home.mkdir(parents=True, exist_ok=True)
    (home / "settings.json").write_text(json.dumps(SETTINGS))
    arguments = ("--size", "640x360", "--log", str(log), *(() if goes_on else played.arguments))
    with server.program(folder, arguments) as pid:
        begun = wait_for(log, 1, START_S)
        wait_for(log, begun + 1, IDLE_S)
        time_to_die = time.monotonic() + rng.uniform(*LIVES_S)
        while time.monotonic() < time_to_die:
            time.sleep(0.01)
            if '"outcome"' in log.read_text("utf-8"):
                time.sleep(rng.uniform(0, AFTER_END_S))
                break
        died, died_cpu = time.monotonic(), cpu_s(pid)
    return judged(folder, died, died_cpu)


def cpu_s(pid: int) -> float:
    """The processor time of a process so far."""
    numbers = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(numbers[11]) + int(numbers[12])) / os.sysconf("SC_CLK_TCK")


def wait_for(log: Path, lines: int, seconds: float) -> int:
    """Wait until a log has so many lines, but not too long; how many it has then."""
    limit = time.monotonic() + seconds
    while len(whole_lines(log)) < lines and time.monotonic() < limit:
        time.sleep(0.01)
    time.sleep(0.01)
    return len(whole_lines(log))


def judged(folder: Path, died: float, died_cpu: float) -> Kill:
    """Compare what was saved with what had happened."""
    happened, loaded = History(folder), save.newest(folder / "home" / "saves", GAMES)
    assert not loaded.set_aside, "a broken save"
    saved, states = loaded.saved, happened.states
    if saved is None:
        kept = len(states) - 1 if happened.over else 0
    else:
        kept = kept_of(states, [entry.data for entry in saved.log])
        restored(saved)
    lost = states[kept + 1 :]
    return Kill(
        actions=len(states[-1][1]),
        new=sum(at > states[0][0] + BEGIN_S for at, _ in states),
        lost=len(lost),
        oldest_s=died - lost[0][0] if lost else 0.0,
        oldest_cpu_s=died_cpu - happened.cpu_s[kept + 1] if lost else 0.0,
        over=happened.over,
        came_back=happened.ended is not None and happened.ended <= died - LATE_S and saved is not None,
        to_disk_s=to_disk(folder, happened),
    )


def kept_of(states: Sequence[tuple[float, tuple[Line, ...]]], saved: list[Line]) -> int:
    """The state that was saved. A log that was still being begun tells only a part of it."""
    same = [n for n, (_, state) in enumerate(states) if list(state) == saved]
    last = list(states[-1][1])
    assert same or saved[: len(last)] == last, f"saved {len(saved)} actions, none of {len(states)} states"
    return same[-1] if same else len(states) - 1


def to_disk(folder: Path, happened: History) -> list[float]:
    """How long each action of this program took to the disk."""
    done = [(line["wall"], line["actions"]) for line in whole_lines(folder / "saved.jsonl")]
    begun, times = happened.states[0][0] + BEGIN_S, []
    for at, state in happened.states:
        later = [when for when, length in done if when >= at and length >= len(state)]
        if at > begun and later:
            times.append(later[0] - at)
    return times


def kills(server: Server, folder: Path, played: Played, number: int) -> Iterator[Kill]:
    """Kill so many programs: half of them play one match after the other, half end one."""
    rng = random.Random()
    for _ in range(number // 2):
        kill = killed(server, folder / "through", played, rng)
        yield kill
        if kill.over:
            shutil.rmtree(folder / "through")
    for _ in range(number - number // 2):
        shutil.rmtree(folder / "end", ignore_errors=True)
        save.autosave(folder / "end" / "home" / "saves", played.nearly_over(rng))
        yield killed(server, folder / "end", played, rng)
