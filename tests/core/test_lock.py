"""A lock dies with its process, and a folder without locks stops nobody."""

from __future__ import annotations

import errno
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from game.core import lock

ROOT = Path(__file__).parents[2]
HOLD = """
import sys
from pathlib import Path
from game.core import lock
print(lock.take(Path(sys.argv[1])), flush=True)
input()
"""


@contextmanager
def another(file: Path) -> Iterator[subprocess.Popen[str]]:
    """Another process that has taken the lock."""
    command = [sys.executable, "-c", HOLD, str(file)]
    with subprocess.Popen(command, cwd=ROOT, stdin=-1, stdout=-1, text=True) as process:
        assert process.stdout
        assert process.stdout.readline() == "True\n"
        yield process
        process.kill()


def test_only_one_process_gets_the_lock(tmp_path: Path) -> None:
    with another(tmp_path / "lock"):
        assert not lock.take(tmp_path / "lock")


def test_a_lock_dies_with_its_process(tmp_path: Path) -> None:
    with another(tmp_path / "lock") as process:
        process.kill()
        process.wait()
        assert (tmp_path / "lock").exists()
        assert lock.take(tmp_path / "lock")


def test_a_file_that_nobody_holds_locks_nobody_out(tmp_path: Path) -> None:
    (tmp_path / "lock").write_text("left by a dead program")
    assert lock.take(tmp_path / "lock")
    assert (tmp_path / "lock").read_text() == "left by a dead program"


def test_a_folder_where_locks_do_not_work_is_free(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: object) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(lock, "_lock", refuse)
    assert lock.take(tmp_path / "lock")


def test_a_lock_that_cannot_be_opened_is_free(tmp_path: Path) -> None:
    (tmp_path / "lock").mkdir()
    assert lock.take(tmp_path / "lock")
