"""Wine as a user without rights has it: a drive C of its own, a virtual screen, and nothing else around."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from dev_windows import QUIET_WINE
from tests.build.bundled import NOBODY

BOOT_SECONDS = 120.0


class Wine:
    """A drive C, and programs that start on it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        """For drive C and for what the programs say; the user may write here, and nowhere else."""
        self._user = NOBODY if os.geteuid() == 0 else None
        self._said = folder / "said.txt"
        if self._user is not None:
            os.chown(folder, self._user, self._user)

    def start(self, program: str, *args: str, env: dict[str, str] | None = None) -> subprocess.Popen[bytes]:
        """Start a program with this environment alone."""
        with self._said.open("wb") as said:
            cat = subprocess.Popen(["cat"], stdin=subprocess.PIPE, stdout=said)
        assert cat.stdin is not None
        with cat.stdin as pipe:  # a Python under wine can write to a pipe, but not to a file
            return self._start(["wine", program, *args], env or {}, pipe.fileno())

    def said(self) -> str:
        """What the program that was started last has said."""
        return self._said.read_text("utf-8", "replace")

    def files(self) -> Path:
        """Where Windows wants the files of its programs."""
        return next((self.folder / "prefix" / "drive_c" / "users").glob("*/AppData/Roaming"))

    def end(self) -> None:
        """End whatever runs on this drive."""
        self._start(["wineserver", "-k"], {}, subprocess.DEVNULL).wait()

    def _start(self, command: list[str], env: dict[str, str], out: int) -> subprocess.Popen[bytes]:
        """Wine itself needs its drive, and a locale in which an umlaut can be a letter of a name."""
        place = {"WINEPREFIX": str(self.folder / "prefix"), "PATH": os.defpath}
        return subprocess.Popen(
            [str(shutil.which(command[0])), *command[1:]],
            env={**QUIET_WINE, **place, "LC_ALL": "C.UTF-8", **env},
            cwd="/",
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=out,
            user=self._user,
            group=self._user,
            extra_groups=None if self._user is None else [],
        )


@contextmanager
def new_wine() -> Iterator[Wine]:
    """Yield a new drive C that goes with this block."""
    with tempfile.TemporaryDirectory(prefix="caper-wine-", ignore_cleanup_errors=True) as name:
        wine = Wine(Path(name))
        try:
            assert wine.start("wineboot", "--init").wait(BOOT_SECONDS) == 0, wine.said()
            yield wine
        finally:
            wine.end()
