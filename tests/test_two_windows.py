"""A second window on one folder says so, and leaves everything of the first as it is."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.core import lock

pytestmark = pytest.mark.medium

ROOT = Path(__file__).parents[1]
SETTINGS = {"first_start_done": True, "speed": "at once", "text_scale": 125}
WINDOW = """
import json, sys
from game import app, paths
from game.games.library import GAMES
from game.match import save
from game.shell.loop import FrameLoop

def run(loop):
    shell = loop._shell
    text_scale, said = shell.settings.value.text_scale, []
    while notice := shell.notices.take():
        said.append(shell.words(notice.key, **notice.names))
    while not loop.stack.top.match.log:
        loop.turn()
    shell.settings.change(text_scale=200)
    loop.stack.close()
    saved = save.newest(paths.saves_dir(), GAMES).saved is not None
    print(json.dumps([said, text_scale, saved, str(paths.maps_dir())]))

FrameLoop.run = run
app.run(["--play", "police-chase", "--seats", "ai:easy,ai:easy"])
"""
"""Plays until something has happened, changes a setting, and closes the window."""
Told = tuple[list[str], int, bool, str]


@pytest.fixture
def home(tmp_path: Path) -> Path:
    home = tmp_path / "home"
    (home / "saves").mkdir(parents=True)
    (home / "settings.json").write_text(json.dumps(SETTINGS))
    (home / "saves" / "autosave-1.json").write_text("of the first window")
    return home


def open_window(home: Path) -> Told:
    """Open a window on this folder; what it said, its text size, whether it saved, and its maps."""
    rooms = {"CAPER_CITY_HOME": str(home), "TMPDIR": str(home.parent / "tmp")}
    (home.parent / "tmp").mkdir()
    command = [sys.executable, "-c", WINDOW]
    done = subprocess.run(
        command, cwd=ROOT, env=os.environ | rooms, capture_output=True, text=True, check=True
    )
    said, text_scale, saved, maps = json.loads(done.stdout)
    return said, text_scale, saved, maps


def files(home: Path) -> dict[str, bytes]:
    """Everything in a folder but the logs and the lock."""
    found = (file for file in home.rglob("*") if file.is_file() and file.suffix in (".json", ".part"))
    return {str(file.relative_to(home)): file.read_bytes() for file in found}


def test_a_second_window_says_so_and_leaves_everything_of_the_first(home: Path) -> None:
    before = files(home)
    assert lock.take(home / "lock")
    said, text_scale, saved, maps = open_window(home)
    assert said == ["Caper City is already open. You can play here too, but this window won’t save anything."]
    assert files(home) == before
    assert text_scale == 125, "it begins with the settings of the first"
    assert saved, "while it lasts, it can continue its own match"
    assert maps == str(home / "maps")
    assert not list((home.parent / "tmp").iterdir()), "nothing of it is left"


def test_the_only_window_says_nothing_and_keeps_everything(home: Path) -> None:
    said, _, saved, _ = open_window(home)
    assert said == []
    assert saved
    assert json.loads((home / "settings.json").read_text())["text_scale"] == 200
    assert json.loads((home / "saves" / "autosave-1.json").read_text())["log"]
