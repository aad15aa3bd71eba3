"""Memory stays flat over an evening: what belonged to a match is given back."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "build" / "bench_memory.py"
GAMES, ROUNDS = 4, 3
GROWS = 1.10
"""How much more memory the last round may take than the first one."""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_matches_in_a_row_take_no_more_memory_and_no_more_files() -> None:
    command = [sys.executable, str(SCRIPT), "1920x1080", str(GAMES * ROUNDS)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=600)
    _, *matches = json.loads(done.stdout.splitlines()[-1])
    first, last = matches[:GAMES], matches[-GAMES:]
    assert max(megabytes for _, megabytes, _, _ in last) < GROWS * max(
        megabytes for _, megabytes, _, _ in first
    )
    assert max(files for *_, files in last) <= max(files for *_, files in first)
