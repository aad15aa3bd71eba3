"""How fast it is, as JSON: `python3 build/dev.py bench`; with `--readme` the README is told too.

Every time is also told as a ratio to a bare pygame window measured in the same run, for machines differ
and are noisy; the ratio is what counts. Processor time leaves out what other programs took.
"""

from __future__ import annotations

import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from bench_readme import MEAN, rewritten

ROOT = Path(__file__).resolve().parent.parent
STARTS = 7
FRAMES, PASSES = 1_200, 3
THINK_S = 20.0
STILL_S = 6.0
LARGE_FRAMES = 600
MATCHES = 21
RANDOM_S = 3.0

BARE_START = """
import time, pygame
pygame.init()
window = pygame.Window("bare", (1920, 1080))
window.get_surface().fill((11, 16, 32))
pygame.event.pump()
window.flip()
print(time.time())
"""
GAME_START = """
import time
from game.shell import crash
crash.install()
import game.app as app
show = app._show_curtain
def shown(window):
    show(window)
    print(time.time(), flush=True)
    raise SystemExit
app._show_curtain = shown
app.run([])
"""


def main(args: Sequence[str]) -> None:
    """Measure everything and print one JSON object."""
    with tempfile.TemporaryDirectory() as home:
        os.environ["CAPER_CITY_HOME"] = home
        os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
        os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
        result = {
            "first_frame": first_frame(),
            **window_figures(),
            "memory": {size: memory(size) for size in ("1920x1080", "3840x2160")},
            "actions_a_second": actions_a_second(),
        }
    print(json.dumps(result, indent=1))
    if "--readme" in args:
        readme = ROOT / "build" / "README.md"
        readme.write_text(rewritten(readme.read_text("utf-8"), result), "utf-8")


def first_frame() -> dict[str, float]:
    """From starting Python to the first picture in the window, ours against a bare one, in turn.

    Before that each starts once, so that Python has compiled all of it, as it has for players.
    """
    times: dict[str, list[float]] = {"game": [], "bare": []}
    with tempfile.TemporaryDirectory() as compiled:
        for _ in range(1 + STARTS):
            for name, script in (("bare", BARE_START), ("game", GAME_START)):
                times[name].append(_start(script, compiled))
    game, bare = (statistics.median(times[name][1:]) for name in ("game", "bare"))
    return {"ms": round(game), "bare_ms": round(bare), "ratio": round(game / bare, 2)}


def _start(script: str, compiled: str) -> float:
    begin = time.time()
    env = {**os.environ, "SDL_FRAMEBUFFER_ACCELERATION": "0", "PYTHONPATH": str(ROOT)}
    env |= {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": compiled}
    command = [sys.executable, "-c", script]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=60, check=False)
    if not done.stdout:
        raise RuntimeError(done.stderr)
    return (float(done.stdout.split()[-1]) - begin) * 1000


def window_figures() -> dict[str, object]:
    """Thinking first, while the AIs know nothing yet; then frames, and what a still screen costs."""
    from bench_board import board_work, still_board, thinking_intervals  # noqa: PLC0415
    from bench_caper import LiveCaper  # noqa: PLC0415
    from bench_chase import LiveChase  # noqa: PLC0415
    from bench_hunt import LiveHunt  # noqa: PLC0415
    from bench_large import large_board  # noqa: PLC0415
    from bench_window import Slaps, frame_work, living_menus, still_screen  # noqa: PLC0415

    boards = {"police-chase": LiveChase, "stop-thief": LiveHunt, "cops-and-crooks": LiveCaper}
    return {
        "thinking": {game: thinking_intervals(live, THINK_S) for game, live in boards.items()},
        "frame_work": frame_work(Slaps, FRAMES, PASSES),
        "board_frame_work": {game: board_work(live, FRAMES, PASSES) for game, live in boards.items()},
        "menu_cpu_percent": living_menus(STILL_S),
        "still_screen_cpu_percent": still_screen(STILL_S),
        "still_board_cpu_percent": {game: still_board(live, STILL_S) for game, live in boards.items()},
        "large_boards": {game: large_board(live, LARGE_FRAMES) for game, live in boards.items()},
    }


def memory(size: str) -> dict[str, int]:
    """Megabytes after one match, after twenty more, and at most, in a program of its own."""
    command = [sys.executable, str(ROOT / "build" / "bench_memory.py"), size, str(MATCHES)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=1_200)
    _, first, *later = json.loads(done.stdout.splitlines()[-1])
    most = max(peak for _, _, peak, _ in later)
    return {"first_mb": round(first[1]), "last_mb": round(later[-1][1]), "most_mb": round(most)}


def actions_a_second() -> dict[str, int]:
    """Random play through the door of every game, and the mean of all."""
    from game.core.kernel import CHANCE, SeatSetup, Setup  # noqa: PLC0415
    from game.games.library import GAMES, load_board  # noqa: PLC0415
    from game.match.game import LOOKS, all_options  # noqa: PLC0415
    from game.match.match import Match  # noqa: PLC0415

    rates = {}
    for game in GAMES.values():
        players = game.players[len(game.players) // 2]
        seats = tuple(SeatSetup(look, look, "ai") for look in LOOKS[:players])
        setup = Setup(game.id, game.board, seats, all_options(game, {}, players))
        rng, actions, begin = random.Random(1), 0, time.perf_counter()
        while time.perf_counter() - begin < RANDOM_S:
            match = Match(game.rules, setup, load_board(game.board), actions)
            while to_act := match.to_act():
                seat = to_act[int(rng.random() * len(to_act))]
                if seat == CHANCE:
                    match.draw(0)
                else:
                    legal = match.legal(seat)
                    match.act(seat, legal[int(rng.random() * len(legal))], 0)
            actions += len(match.log)
        rates[game.id] = round(actions / (time.perf_counter() - begin))
    return {**rates, MEAN: round(statistics.fmean(rates.values()))}


if __name__ == "__main__":
    main(sys.argv[1:])
