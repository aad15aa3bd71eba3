"""Two evenings with the same saves: one version of the game begins a match, the next one goes on with it."""

from __future__ import annotations

import json
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

from tests.build.bundled import STRAIGHT_TO_THE_TITLE, until
from tests.window.watch import Watched
from tests.xvfb import Screen

START_SECONDS = 60.0
MATCH = ("--play", "police-chase", "--seats", "human:Ann,human:Bob", "--seed", "3")
SETTLED_S = 3.0
"""After the first picture the game takes a moment until it hears keys."""
Start = Callable[..., subprocess.Popen[bytes]]
"""Starts the game with these arguments."""


def move_in(home: Path) -> None:
    """Settings of somebody who has played before."""
    home.mkdir(parents=True, exist_ok=True)
    home.chmod(0o777)
    text = json.dumps(STRAIGHT_TO_THE_TITLE | {"speed": "at once"})
    (home / "settings.json").write_text(text, "utf-8")
    (home / "settings.json").chmod(0o666)


def first_evening(
    screen: Screen, start: Start, end: Callable[[subprocess.Popen[bytes]], None], log: Path, named: str
) -> int:
    """Roll the die in the real window and leave; how long the match's log is then."""
    game = start(*MATCH, "--log", named)
    match = Watched(log)
    until(lambda: match.begun, "the match", START_SECONDS)
    time.sleep(SETTLED_S)
    screen.xdotool("key", "Return")
    until(lambda: len(match.match.log) >= 2, "the roll", START_SECONDS)
    end(game)
    return len(match.match.log)


def second_evening(
    screen: Screen,
    start: Start,
    end: Callable[[subprocess.Popen[bytes]], None],
    log: Path,
    named: str,
    home: Path,
) -> int:
    """Press CONTINUE on the title; how long the match's log is there."""
    (home / "logs" / "caper-city.log").unlink()
    game = start("--log", named)
    until((home / "logs" / "caper-city.log").exists, "the first picture", START_SECONDS)
    time.sleep(SETTLED_S)
    screen.xdotool("key", "Right", "Return")
    match = Watched(log)
    until(lambda: match.begun, "the match by CONTINUE", START_SECONDS)
    time.sleep(1)
    end(game)
    return len(match.match.log)
