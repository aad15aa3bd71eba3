"""What every command of dev.py stands on: the tree, the words to the person, and child processes."""

import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple, NoReturn

WINDOWS = sys.platform == "win32"


class SetupError(Exception):
    """What stands in the way, as one sentence for the person at the keyboard."""


class Tree(NamedTuple):
    """The repository and the places in it that dev.py makes."""

    root: Path

    @property
    def venv(self) -> Path:
        """The virtual environment."""
        return self.root / ".venv"

    @property
    def python(self) -> Path:
        """The interpreter inside the virtual environment."""
        return self.venv / ("Scripts/python.exe" if WINDOWS else "bin/python")

    @property
    def work(self) -> Path:
        """The folder for everything made on the way, ignored by git."""
        return self.root / ".work"

    @property
    def pip_log(self) -> Path:
        """What pip said at the last set-up."""
        return self.work / "pip.log"


def say(sentence: str) -> None:
    """Tell the person, on stderr, so that stdout stays the game's own."""
    print(sentence, file=sys.stderr, flush=True)


def run(command: Sequence[str], env: Mapping[str, str] | None = None, cwd: Path | None = None) -> int:
    """Run a command to its end and give its exit code, as a shell would (128 + signal)."""
    with subprocess.Popen(command, env=env, cwd=cwd) as child, handing_on_signals(child):
        code = child.wait()
    return code if code >= 0 else 128 - code


def output(*command: str) -> str:
    """What a tool says; its own sentence where it fails."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise SetupError(f"{command[0]} failed: {done.stderr.strip()}")
    return done.stdout.strip()


@contextlib.contextmanager
def handing_on_signals(child: subprocess.Popen[str] | subprocess.Popen[bytes]) -> Iterator[None]:
    """While inside, a request to stop reaches the child, and we live on to see how it ends."""

    def hand_on(number: int, _frame: object) -> None:
        child.send_signal(number)

    # The terminal sends Ctrl-C to the child as well; handing it on would make it two.
    interrupt = signal.signal(signal.SIGINT, signal.SIG_IGN)
    terminate = signal.signal(signal.SIGTERM, hand_on)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, interrupt)
        signal.signal(signal.SIGTERM, terminate)


def become(command: Sequence[str]) -> int:
    """Go on as this command; where the system cannot replace a process, run it and give its exit code."""
    sys.stdout.flush()
    sys.stderr.flush()
    return run(command) if WINDOWS else replace_process(command)


def replace_process(command: Sequence[str]) -> NoReturn:
    """Become this command, with its signals and its exit code."""
    os.execv(command[0], list(command))  # noqa: S606 - no shell is wanted
