"""A monkey plays every game for a few seconds. `tests.monkey` says how it plays for half an hour."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.games.library import GAMES

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[1]
MINUTES = "0.1"
QUIET = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}


@pytest.mark.parametrize("game", GAMES)
def test_a_monkey_breaks_nothing(game: str) -> None:
    command = [sys.executable, "-m", "tests.monkey", game, MINUTES]
    done = subprocess.run(
        command, cwd=ROOT, env=os.environ | QUIET, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout.splitlines()[-1])
    assert report["presses"] > 10
    assert report["matches"] > 0
