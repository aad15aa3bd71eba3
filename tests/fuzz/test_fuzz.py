"""No file from outside brings the program down, holds it up, floods its memory or makes it read elsewhere."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.fuzz.run import KINDS
from tests.thorough import part_of

pytestmark = [
    pytest.mark.medium,
    pytest.mark.skipif(sys.platform != "linux", reason="Only Linux tells the peak of a process's memory."),
]
ROOT = Path(__file__).parent.parent.parent
A_PROCESS = 2_000
"""So many inputs, then a new process begins with fresh memory."""
THOROUGH = {
    "settings": 25_000,
    "saves": 25_000,
    "replay": 20_000,
    "maps": 12_000,
    "tilesets": 8_000,
    "pictures": 10_000,
}
USUAL = 60
FAULTS = ("tracebacks", "hangs", "floods", "outside", "sentences", "lost")


def faults_of(kind: str, seed: int, count: int) -> tuple[int, list[str]]:
    """How many files were tried, and everything that went wrong."""
    command = [sys.executable, "-m", "tests.fuzz.run", kind, str(seed), str(count)]
    done = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, check=False, env=dict(os.environ)
    )
    assert done.returncode == 0, done.stderr[-2_000:]
    report = json.loads(done.stdout.splitlines()[-1])
    return report["inputs"], [f"{fault}: {name}" for fault in FAULTS for name in report[fault]]


def test_every_attack_is_put_up_with_and_every_refusal_is_a_short_sentence() -> None:
    tried, faults = faults_of("attacks", 0, 1)
    assert tried > part_of(4_000) + 500
    assert faults == []


@pytest.mark.parametrize("kind", KINDS)
def test_files_changed_at_random_do_no_harm(kind: str) -> None:
    whole = THOROUGH[kind] if part_of(8) == 8 else USUAL
    for seed, start in enumerate(range(0, whole, A_PROCESS)):
        tried, faults = faults_of(kind, seed, min(A_PROCESS, whole - start))
        assert tried == min(A_PROCESS, whole - start)
        assert faults == []
