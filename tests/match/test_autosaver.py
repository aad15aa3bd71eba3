"""A thread saves: the newest state wins, nothing that was asked for is dropped, and no failure is hidden."""

from __future__ import annotations

import errno
import threading
import time
from dataclasses import replace
from pathlib import Path

import pytest

from game.games.library import GAMES
from game.match import autosaver, save
from game.match.autosaver import AutoSaver
from game.match.save import Saved
from tests.match.test_save import started

PATIENCE_S = 20.0
"""Half a second is enough, but the machine may be busy: `tests/kills` knows how long it really takes."""


def state(actions: int) -> Saved:
    """A match after so many actions."""
    saved = Saved.of(started())
    return replace(saved, log=(saved.log * actions)[:actions])


def length(folder: Path) -> int:
    """How many actions the newest save has."""
    saved = save.newest(folder, GAMES).saved
    return len(saved.log) if saved else 0


def test_a_state_gets_to_the_disk_by_itself(tmp_path: Path) -> None:
    AutoSaver(tmp_path).save(state(2))
    limit = time.monotonic() + PATIENCE_S
    while length(tmp_path) != 2:
        assert time.monotonic() < limit
        time.sleep(0.01)


def test_a_state_waits_far_less_than_half_a_second() -> None:
    assert autosaver.SETTLE_S < 0.1


def test_of_many_states_the_newest_is_written(tmp_path: Path) -> None:
    saver = AutoSaver(tmp_path)
    for draws in range(1, 6):
        saver.save(state(draws))
    saver.finish()
    assert length(tmp_path) == 5
    assert len(list(tmp_path.iterdir())) == 1, "those in between weren't written"


class SlowDisk:
    """A disk that writes only when a test lets it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.writing, self.go_on = threading.Event(), threading.Event()
        autosave = save.autosave

        def slow(folder: Path, saved: Saved) -> None:
            self.writing.set()
            self.go_on.wait()
            autosave(folder, saved)

        monkeypatch.setattr(save, "autosave", slow)


def test_a_state_that_comes_while_an_older_one_is_written_is_written_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk, saver = SlowDisk(monkeypatch), AutoSaver(tmp_path)
    saver.save(state(1))
    disk.writing.wait()
    saver.save(state(2))
    disk.go_on.set()
    saver.finish()
    assert length(tmp_path) == 2


def test_nobody_waits_for_a_slow_disk_until_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    disk, saver = SlowDisk(monkeypatch), AutoSaver(tmp_path)
    saver.save(state(1))
    disk.writing.wait()
    saver.save(state(2))  # returns while the disk writes
    waiting = threading.Thread(target=saver.finish)
    waiting.start()
    waiting.join(0.05)
    assert waiting.is_alive()
    disk.go_on.set()
    waiting.join()
    assert length(tmp_path) == 2


def test_finish_does_not_let_a_save_settle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(autosaver, "SETTLE_S", 60)
    saver = AutoSaver(tmp_path)
    saver.save(state(1))
    saver.finish()
    assert length(tmp_path) == 1


def test_a_full_disk_is_told_once_and_every_state_is_tried(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saver, tried = AutoSaver(tmp_path), []

    def full(_: Path, saved: Saved) -> None:
        tried.append(len(saved.log))
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(save, "autosave", full)
        told = []
        for draws in (1, 2, 3):
            saver.save(state(draws))
            saver.finish()
            told.append(saver.take_trouble())
    assert tried == [1, 2, 3]
    assert [error is not None for error in told] == [True, False, False]
    assert saver.failing
    saver.save(state(4))
    saver.finish()
    assert length(tmp_path) == 4
    assert not saver.failing


def test_the_thread_ends_when_nothing_is_left_to_write(tmp_path: Path) -> None:
    saver = AutoSaver(tmp_path)
    saver.save(state(1))
    saver.finish()
    assert not [thread for thread in threading.enumerate() if thread.name == "autosaver"]


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_after_an_error_of_our_own_the_next_state_is_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The error is in the crash log: a thread of ours has no other end."""
    saver = AutoSaver(tmp_path)
    with monkeypatch.context() as patch:
        patch.setattr(save, "autosave", None)
        saver.save(state(1))
        saver.finish()
    saver.save(state(2))
    saver.finish()
    assert length(tmp_path) == 2
