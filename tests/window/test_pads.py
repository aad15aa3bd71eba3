"""Pads in the real window: a whole match, a lost pad, and who was first."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.xvfb import ROOT, Screen

pytestmark = pytest.mark.window


def run(screen: Screen, play: str, picture: Path | None = None) -> dict[str, int]:
    """Run one play of `pad_plays` on this screen; what it has seen."""
    command = [sys.executable, "-m", "tests.window.pad_plays", play, str(picture or "")]
    env = screen.environment() | {"PYTHONPATH": f"{ROOT}:{ROOT / 'build'}", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    done = subprocess.run(
        command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=330, check=False
    )
    assert done.returncode == 0, done.stderr
    sys.stderr.write(done.stderr)
    result: dict[str, int] = json.loads(done.stdout.splitlines()[-1])
    return result


def test_two_pads_play_a_whole_match_and_a_lost_one_is_replaced(screen: Screen, tmp_path: Path) -> None:
    picture = tmp_path / "results.png"
    seen = run(screen, "match", picture)
    assert seen["grabs"] == 5
    assert seen["replaced"]
    assert picture.stat().st_size > 100_000


def test_two_pads_chase_the_robber_and_a_lost_one_is_replaced(screen: Screen, tmp_path: Path) -> None:
    picture = tmp_path / "results.png"
    seen = run(screen, "chase", picture)
    assert seen["presses"] > 10
    assert seen["replaced"]
    assert picture.stat().st_size > 100_000


def test_two_pads_hunt_the_pack_together_and_a_lost_one_is_replaced(screen: Screen, tmp_path: Path) -> None:
    picture = tmp_path / "results.png"
    seen = run(screen, "hunt", picture)
    assert seen["presses"] > 20
    assert seen["xrays"]
    assert seen["replaced"]
    assert picture.stat().st_size > 100_000


def test_two_pads_play_cops_and_crook_and_a_lost_one_is_replaced(screen: Screen, tmp_path: Path) -> None:
    picture = tmp_path / "results.png"
    seen = run(screen, "caper", picture)
    assert seen["presses"] > 20
    assert seen["dangers"]
    assert seen["vaults"]
    assert seen["replaced"]
    assert picture.stat().st_size > 100_000


@pytest.mark.timing
def test_two_pads_4_ms_apart_are_ranked_right_30_times_of_30(screen: Screen) -> None:
    """All thirty of one run; a run that the machine disturbed may be repeated twice."""
    runs: list[dict[str, int]] = []
    while {"right": 30, "races": 30} not in runs:
        assert len(runs) < 3, runs
        runs.append(run(screen, "races"))


@pytest.mark.timing
def test_two_pads_in_one_batch_are_a_tie(screen: Screen) -> None:
    assert run(screen, "ties") == {"equal": 5, "ties": 5}
