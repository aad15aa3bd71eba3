"""A program that dies at any step of saving, rotating, clearing or setting aside loses nothing."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from game.core import files as core_files
from game.games.library import GAMES
from game.match import save
from game.match.save import Saved
from tests.match.test_save import started
from tests.thorough import part_of

if sys.platform != "linux":
    pytest.skip("reads /proc", allow_module_level=True)

from tests.match.deaths import deaths, files, restore

pytestmark = pytest.mark.medium

ANN, BOB = 1, 2
"""The seeds of two matches."""


def state(actions: int, seed: int = ANN) -> Saved:
    """A match after so many actions."""
    saved = Saved.of(started(seed))
    return replace(saved, log=(saved.log * actions)[:actions])


def found(folder: Path) -> Saved | None:
    """The match that comes back; no save of it is broken."""
    loaded = save.newest(folder, GAMES)
    assert loaded.set_aside == ()
    return loaded.saved


def folder_with(folder: Path, *states: Saved) -> Path:
    """A folder in which these states were saved one after the other."""
    folder.mkdir()
    for one in states:
        save.autosave(folder, one)
    return folder


FOLDERS: dict[str, tuple[Saved, ...]] = {
    "empty": (),
    "begun": (state(1),),
    "full": (state(1), state(2), state(3), state(4)),
    "two matches": (state(7, BOB), state(1), state(2)),
}
JOBS: dict[str, Callable[[Path], object]] = {
    "save": lambda folder: save.autosave(folder, state(5)),
    "end": lambda folder: save.autosave(folder, replace(state(5), over=True)),
}


@pytest.mark.parametrize("job", JOBS)
@pytest.mark.parametrize("name", FOLDERS)
def test_a_death_at_any_step_leaves_the_old_state_or_the_new_one(tmp_path: Path, name: str, job: str) -> None:
    folder = folder_with(tmp_path / "saves", *FOLDERS[name])
    before, was = found(folder), files(folder)
    JOBS[job](folder)
    after = found(folder)
    restore(folder, was)
    steps: list[Saved | None] = []
    writes: list[Saved | None] = []
    for where in deaths(folder, lambda: JOBS[job](folder)):
        (steps if where.startswith("call") else writes).append(found(folder))
    turn = steps.index(after)
    assert steps == [before] * turn + [after] * (len(steps) - turn)
    assert len(steps) > 10
    assert writes == [before] * len(writes)
    assert writes


@pytest.mark.parametrize("name", FOLDERS)
def test_a_match_whose_end_was_interrupted_never_comes_back_later(tmp_path: Path, name: str) -> None:
    """Once it is gone, neither a next match nor the end of that one brings it back."""
    folder = folder_with(tmp_path / "saves", *FOLDERS[name])
    later = state(1, seed=9)
    for where in deaths(folder, lambda: JOBS["end"](folder)):
        back = found(folder)
        gone = back is None or back.seed != ANN
        save.autosave(folder, later)
        assert found(folder) == later, where
        save.forget(folder, later)
        again = found(folder)
        assert not gone or again is None or again.seed != ANN, where


@pytest.mark.parametrize("second", JOBS)
@pytest.mark.parametrize("first", JOBS)
def test_a_death_while_an_earlier_one_is_made_good_loses_nothing(
    tmp_path: Path, first: str, second: str
) -> None:
    """The program dies twice in a row, at every step of both."""
    folder = folder_with(tmp_path / "saves", *FOLDERS["full"])
    later = {"save": state(6), "end": replace(state(6), over=True)}[second]
    for number, where in enumerate(deaths(folder, lambda: JOBS[first](folder))):
        if number % (8 // part_of(8)) == 0:
            once = found(folder)
            for again in deaths(folder, lambda: save.autosave(folder, later)):
                assert found(folder) in (once, None if later.over else later), (where, again)


def test_a_death_while_a_broken_save_is_set_aside_loses_nothing(tmp_path: Path) -> None:
    folder = folder_with(tmp_path / "saves", state(1), state(2))
    (folder / "autosave-1.json").write_text("broken")
    for _ in deaths(folder, lambda: save.newest(folder, GAMES)):
        assert save.newest(folder, GAMES).saved == state(1)
        assert sorted(files(folder).values()).count(b"broken") == 1


def test_a_death_while_a_match_is_set_aside_loses_nothing(tmp_path: Path) -> None:
    folder = folder_with(tmp_path / "saves", state(7, BOB), state(1), state(2))
    newest = files(folder)["autosave-1.json"]
    for _ in deaths(folder, lambda: save.set_aside_match(folder, state(2))):
        assert newest in files(folder).values()


def test_a_save_is_synchronised_before_it_gets_its_name_and_its_folder_after(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = folder_with(tmp_path / "saves", state(1), state(2))
    done: list[str] = []
    fsync, move = os.fsync, os.replace

    def sync(descriptor: int) -> None:
        done.append(f"sync {Path(f'/proc/self/fd/{descriptor}').readlink().name}")
        fsync(descriptor)

    def rename(old: Path, new: Path) -> None:
        done.append(f"{old.name} > {new.name}")
        move(old, new)

    monkeypatch.setattr(os, "fsync", sync)
    monkeypatch.setattr(os, "replace", rename)
    save.autosave(folder, state(3))
    assert done == [
        "sync autosave-new.part",
        "autosave-new.part > autosave-new.json",
        "sync saves",
        "autosave-2.json > autosave-3.json",
        "autosave-1.json > autosave-2.json",
        "autosave-new.json > autosave-1.json",
    ]


def test_a_folder_that_cannot_be_synchronised_does_not_stop_a_save(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def sync(descriptor: int) -> None:
        if Path(f"/proc/self/fd/{descriptor}").is_dir():
            raise OSError(core_files.UNABLE[0], "Invalid argument")

    monkeypatch.setattr(os, "fsync", sync)
    save.autosave(tmp_path, state(1))
    assert found(tmp_path) == state(1)
