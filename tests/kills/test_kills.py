"""Real SIGKILLs of the real program, in all games and modes: nothing is lost, and nothing comes back.

The usual run kills a few dozen programs, one with THOROUGH=1 a thousand. `.work/kills` has what they showed.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.kills.killer import Kill, Played, Server, kills, memory_disk
from tests.thorough import part_of

pytestmark = [pytest.mark.slow, pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")]

MODES = (
    Played("stop-thief", "ai:easy,human:Ann"),
    Played("stop-thief", "ai:easy,human:Ann,human:Bob", "difficulty=advanced,helps=few"),
    Played("stop-thief", "ai:easy,human:Ann,ai:hard", "mode=cooperative"),
    Played("stop-thief", "human:Ann", "mode=solo"),
    Played("stop-thief", "human:Ann,ai:easy,human:Bob", "mode=one-vs-many"),
    Played("hands-up", "ai:easy,human:Ann,ai:hard"),
    Played("hands-up", "ai:hard,ai:hard,ai:easy,ai:easy,human:Ann,human:Bob", "power=on,grab=each"),
    Played("hands-up", "ai:hard,human:Ann", "tempo=ready"),
    Played("cops-and-crooks", "ai:easy,human:Ann"),
    Played("cops-and-crooks", "human:Ann,ai:easy,ai:hard,human:Bob,ai:medium", "rounds=40"),
    Played("police-chase", "ai:easy,human:Ann"),
    Played("police-chase", "human:Ann,ai:hard,human:Bob,ai:easy", "memory=shown"),
)
EACH = 84 if part_of(84) == 84 else 2
"""How many programs of each mode are killed."""
REPORTS = Path(".work/kills")


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    server = Server()
    yield server
    server.stop()


@pytest.mark.parametrize("played", MODES, ids=str)
def test_whatever_is_killed_has_saved_all_that_happened_half_a_second_before(
    server: Server, played: Played
) -> None:
    with memory_disk() as folder:
        found = list(kills(server, folder, played, EACH))
    times = sorted(second for kill in found for second in kill.to_disk_s)
    write_down(played, found, times)
    assert not any(kill.late for kill in found)
    assert not any(kill.came_back for kill in found)
    assert any(kill.new for kill in found), "matches were played"


def write_down(played: Played, found: list[Kill], times: list[float]) -> None:
    """Write what was seen for people to read."""
    row = {
        "kills": len(found),
        "matches that had ended": sum(kill.over for kill in found),
        "came back": sum(kill.came_back for kill in found),
        "actions": sum(kill.new for kill in found),
        "actions that were lost": sum(kill.lost for kill in found),
        "seconds before the kill, at most": round(max(kill.oldest_s for kill in found), 3),
        "the same in processor time": round(max(kill.oldest_cpu_s for kill in found), 3),
        "to the disk in 99 of 100": round(times[len(times) * 99 // 100], 3) if times else None,
        "to the disk at most": round(times[-1], 3) if times else None,
    }
    REPORTS.mkdir(parents=True, exist_ok=True)
    (REPORTS / f"{played}.json").write_text(json.dumps(row, indent=1))
