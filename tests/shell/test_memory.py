"""What belonged to scenes that have left is dropped, and memory goes back to the system."""

from __future__ import annotations

import gc
import subprocess
import sys
import weakref
from pathlib import Path

import pytest

from game.games.police_chase.ai import worth
from game.shell.loop import FrameLoop
from game.shell.lru_cache import LruCache
from game.shell.scenes import Push, Reset, Scene
from game.shell.services import Shell

ROOT = Path(__file__).parent.parent.parent
LARGE_BETWEEN_SMALL = """
from pathlib import Path
from game.shell.memory import keep_large_blocks_apart
from game.shell.picture import Picture

def megabytes():
    return int(Path("/proc/self/status").read_text("utf-8").split("VmRSS:")[1].split()[0]) / 1024

keep_large_blocks_apart()
Picture((1920, 1080))
pairs = [(Picture((400, 400)), Picture((60, 60))) for _ in range(100)]
before = megabytes()
small = [one for _, one in pairs]
del pairs
print(before - megabytes())
"""


def test_pictures_and_what_a_game_has_worked_out_go_with_its_scene(shell: Shell) -> None:
    loop = FrameLoop(shell, Scene())
    cache: LruCache[str, str] = LruCache(2)
    cache.get("cop", lambda: "picture")
    worth.hand_value(())
    loop.stack.perform(Push(Scene()))
    loop.frame()
    assert len(cache) == 1
    assert worth.hand_value.cache_info().currsize
    loop.stack.perform(Reset(Scene()))
    loop.frame()
    assert not len(cache)
    assert not worth.hand_value.cache_info().currsize


class Knot(Scene):
    """A scene that knows itself, as a match and its screen know each other."""

    def __init__(self) -> None:
        self.itself = self


def test_the_scene_that_the_program_starts_with_goes_too(shell: Shell) -> None:
    first = Knot()
    loop, there = FrameLoop(shell, first), weakref.ref(first)
    del first
    loop.stack.perform(Reset(Scene()))
    loop.frame()
    gc.collect()  # the loop does it when the old picture has faded out
    assert there() is None


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_large_pictures_between_small_ones_give_their_memory_back_at_once() -> None:
    command = [sys.executable, "-c", LARGE_BETWEEN_SMALL]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=True)
    assert float(done.stdout.split()[-1]) > 50
