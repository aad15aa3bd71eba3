"""Tries files in a process of its own and tells what happened: `python -m tests.fuzz.run KIND SEED COUNT`.

KIND is `attacks` or one of `KINDS`. It prints one JSON object.
"""

from __future__ import annotations

import json
import os
import random
import resource
import signal
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from itertools import islice
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
LONGEST_S = 2.0
STUCK_S = 10
"""A process that sleeps uses no time of the processor."""
MOST_MEMORY = 300_000_000
LIMIT = 4_000_000_000
"""Of addresses, so that a flood of memory ends the process and not the machine."""
LONGEST_SENTENCE = 200
KINDS = ("settings", "saves", "replay", "maps", "tilesets", "pictures")


@dataclass
class Report:
    """What happened to all inputs."""

    inputs: int = 0
    refused: int = 0
    longest_s: float = 0.0
    peak: int = 0
    """The most memory of the process while it read a file, in bytes."""
    tracebacks: list[str] = field(default_factory=list)
    hangs: list[str] = field(default_factory=list)
    floods: list[str] = field(default_factory=list)
    outside: list[str] = field(default_factory=list)
    sentences: list[str] = field(default_factory=list)
    """Refusals that are too long, do not name the file or are missing."""
    lost: list[str] = field(default_factory=list)


class Stuck(BaseException):
    """A file took too long."""


def main() -> None:
    """Try the files and print the report."""
    kind, seed, count = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    resource.setrlimit(resource.RLIMIT_AS, (LIMIT, LIMIT))
    signal.signal(signal.SIGALRM, _stuck)
    with tempfile.TemporaryDirectory(prefix="caper-fuzz-") as name:
        home = Path(name).resolve() / "home"
        home.mkdir()
        for secret in ("secret.txt", "secret.tsx", "secret.png"):
            (home.parent / secret).write_text("what no map may name")
        os.environ["CAPER_CITY_HOME"] = str(home)
        os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
        for driver in ("SDL_VIDEODRIVER", "SDL_AUDIODRIVER"):
            os.environ[driver] = "dummy"
        report = Tries(home).run(kind, seed, count)
    print(json.dumps(asdict(report)))  # noqa: T201


class Tries:
    """Puts files into the player's folder, one after the other, and opens the doors."""

    def __init__(self, home: Path) -> None:
        from tests.fuzz.doors import Program  # noqa: PLC0415  (pygame reads the environment)

        self._home = home
        self._program = Program()
        self._report = Report()
        self._watching = False
        self._name = ""
        allowed = (
            home,
            ROOT,
            Path(sys.prefix),
            Path(sys.base_prefix),
            Path("/proc/self"),
            Path("/usr/share"),
        )
        self._allowed = tuple(f"{os.path.realpath(path)}{os.sep}" for path in allowed)
        sys.addaudithook(self._on_event)

    def run(self, kind: str, seed: int, count: int) -> Report:
        """Try all attacks, or so many changed files of a kind."""
        from tests.fuzz.attacks import attacks  # noqa: PLC0415

        if kind == "attacks":
            for attack in islice(attacks(), seed, None, count):
                self._try(attack.name, attack.door, attack.files, must_refuse=attack.refused)
        else:
            dice = random.Random(f"{kind}/{seed}")
            for number in range(count):
                door, files = changed(kind, dice)
                self._try(f"{kind}/{seed}/{number}", door, files)
        return self._report

    def _try(self, name: str, door: str, files: object, *, must_refuse: bool = False) -> None:
        from tests.fuzz.files import kept, place  # noqa: PLC0415

        report, self._name = self._report, name
        place(self._home, files)  # type: ignore[arg-type]
        Path("/proc/self/clear_refs").write_text("5")  # the peak begins anew
        began, said, failed = time.process_time(), list[str](), False
        try:
            said = self._open(getattr(self._program, door))
        except Stuck:
            failed = True
            report.hangs.append(name)
        except BaseException:  # noqa: BLE001  (it is reported)
            failed = True
            report.tracebacks.append(f"{name}: {traceback.format_exc(limit=-3)[-600:]}")
        took, peak = time.process_time() - began, _peak()
        report.inputs += 1
        report.refused += bool(said)
        report.longest_s, report.peak = max(report.longest_s, took), max(report.peak, peak)
        if took > LONGEST_S and name not in report.hangs:
            report.hangs.append(f"{name}: {took:.1f} s")
        if peak > MOST_MEMORY:
            report.floods.append(f"{name}: {peak // 10**6} MB")
        if must_refuse and not said and not failed:
            report.sentences.append(f"{name}: nothing is said")
        report.sentences += (
            f"{name}: {said[0][:300]}" for said in [said] if said and not _is_good(said, files)
        )
        if door in ("settings", "saves") and said and not kept(self._home, files):  # type: ignore[arg-type]
            report.lost.append(name)

    def _open(self, door: Callable[[], list[str]]) -> list[str]:
        self._watching = True
        signal.alarm(STUCK_S)
        try:
            return door()
        finally:
            signal.alarm(0)
            self._watching = False

    def _on_event(self, event: str, arguments: tuple[object, ...]) -> None:
        """Note every file that is opened outside of the player's folder and the program."""
        if event == "open" and self._watching and isinstance(arguments[0], str | bytes | os.PathLike):
            path = os.path.realpath(os.fsdecode(arguments[0]))
            if not f"{path}/".startswith(self._allowed):
                self._report.outside.append(f"{self._name}: {path}")


def changed(kind: str, dice: random.Random) -> tuple[str, dict[str, bytes]]:
    """The door and the files of one try: good ones, with one of them changed."""
    from tests.fuzz import good, mutate  # noqa: PLC0415

    if kind == "settings":
        return "settings", {good.SETTINGS: mutate.either(mutate.changed_json)(good.settings(), dice)}
    if kind == "saves":
        return "saves", {good.AUTOSAVE: mutate.either(mutate.changed_json)(dice.choice(good.saves()), dice)}
    if kind == "replay":
        return "replay", {good.LOG: mutate.either(mutate.changed_lines)(dice.choice(good.logs()), dice)}
    files = dict(dice.choice(good.maps()))
    if kind == "pictures":
        plain = dice.choice((files[good.PICTURE], good.picture("png"), good.picture("jpg")))
        return "match_on_map" if dice.random() < 0.02 else "painted_map", {
            **files,
            good.PICTURE: mutate.changed_bytes(plain, dice),
        }
    place = good.MAP if kind == "maps" else dice.choice((good.TILES, good.PROPS))
    files[place] = mutate.either(mutate.changed_xml)(files[place], dice)
    return "match_on_map" if dice.random() < 0.02 else "maps", files


def _is_good(said: list[str], files: object) -> bool:
    """Whether each sentence is short and clean, and one of them names a file that was put there."""
    stems = {Path(name).stem[:6].replace("\n", "?") for name in files}  # type: ignore[attr-defined]
    clean = all(len(one) <= LONGEST_SENTENCE and one.isprintable() and one.endswith(".") for one in said)
    return clean and any(
        stem.encode("ascii", "replace").decode() in said[0] or stem in said[0] for stem in stems
    )


def _peak() -> int:
    """The most memory that this process has had since the peak was cleared."""
    lines: Iterator[str] = iter(Path("/proc/self/status").read_text().splitlines())
    return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmHWM:"))


def _stuck(*_: object) -> None:
    raise Stuck


if __name__ == "__main__":
    main()
