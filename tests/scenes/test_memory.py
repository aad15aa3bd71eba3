"""Memory stays flat over an evening: what belonged to a match is given back."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "build" / "bench_memory.py"
GAMES, ROUNDS = 4, 3
MOST, MOST_AT_4K = 250, 500
"""Megabytes after a match, and in one on a window of 3840 x 2160."""
GROWS = 1.15
"""How much more memory later matches may leave than the first one: they load what other games need."""
pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="reads /proc"),
]


def matches(size: str, count: int) -> list[tuple[str, float, float, int]]:
    """Game, megabytes after it and at most in it, and open files, for so many matches in a row."""
    command = [sys.executable, str(SCRIPT), size, str(count)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=600)
    readings: list[tuple[str, float, float, int]] = json.loads(done.stdout.splitlines()[-1])
    return readings[1:]


def test_matches_in_a_row_take_no_more_memory_and_no_more_files() -> None:
    first, *later = matches("1920x1080", GAMES * ROUNDS)
    assert first[1] <= MOST
    assert max(megabytes for _, megabytes, _, _ in later) <= GROWS * first[1]
    assert max(files for *_, files in later) <= first[3]


def test_no_match_takes_too_much_memory_at_4k() -> None:
    readings = matches("3840x2160", GAMES + 1)
    assert max(most for _, _, most, _ in readings) <= MOST_AT_4K
    assert max(megabytes for _, megabytes, _, _ in readings) <= GROWS * readings[0][1]
