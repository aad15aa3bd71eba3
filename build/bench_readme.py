"""What was measured, as the rows of a table in the README."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

BEGIN, END = "<!-- bench -->", "<!-- /bench -->"
HEAD = ("what", "figure", "against a bare pygame window in the same run")
GAMES = {
    "hands-up": "Hands Up",
    "police-chase": "Police Chase",
    "stop-thief": "Stop Thief!",
    "cops-and-crooks": "Cops & Crooks",
}
MEAN = "mean"
"""Stands among the games for all of them."""
TABLE = "busiest table (six players, sixty cards, slaps)"
BOARDS = {
    "police-chase": "Police Chase (four officers, dice, robber, tokens, sparks, moving camera)",
    "stop-thief": "Stop Thief! (four investigators, every reachable space ringed, money, moving camera)",
    "cops-and-crooks": "Cops & Crooks (four crooks, five policemen, the car, arrests, moving camera)",
}
Row = tuple[str, str, str]


def rewritten(readme: str, result: dict[str, Any]) -> str:
    """The README with these figures between its marks."""
    before, _, rest = readme.partition(BEGIN)
    _, _, after = rest.partition(END)
    lines = [f"| {' | '.join(cells)} |".replace("|  |", "| |") for cells in (HEAD, *rows(result))]
    lines.insert(1, "|---|---|---|")
    return "\n".join([f"{before}{BEGIN}", *lines, f"{END}{after}"])


def rows(result: dict[str, Any]) -> Iterator[Row]:
    """A row a figure."""
    start = result["first_frame"]
    bare = f"{start['bare_ms']} ms, ratio {start['ratio']:.1f}"
    yield "first frame, from starting Python", f"{start['ms']} ms", bare
    yield from _work(TABLE, result["frame_work"])
    for game, work in result["board_frame_work"].items():
        yield from _work(BOARDS[game], work)
    for game, thinking in result["thinking"].items():
        yield from _thinking(GAMES[game], thinking)
    for name, percent in result["menu_cpu_percent"].items():
        yield f"menu untouched: {name}", f"{percent} % of one core", ""
    yield "still screen", f"{result['still_screen_cpu_percent']} % of one core", ""
    for game, board in result["still_board_cpu_percent"].items():
        reduced = f"with reduced motion {board['reduced_motion']} %"
        yield f"still board of {GAMES[game]}, which lives", f"{board['full_motion']} % of one core", reduced
    for game, large in result["large_boards"].items():
        moves = f"{large['camera_frames_a_second']:.0f} frames a second while the camera moves"
        on_time = f"{large['on_time_percent']} % of frames on time"
        yield f"{GAMES[game]} at 3840 x 2160, busiest table", on_time, moves
    for size, memory in result["memory"].items():
        growth = f"{memory['last_mb']} MB after twenty more, at most {memory['most_mb']} MB in a match"
        yield f"memory after one match, {size.replace('x', ' x ')}", f"{memory['first_mb']} MB", growth
    for game, rate in result["actions_a_second"].items():
        whose = "all games, on average" if game == MEAN else f"the door of {GAMES[game]}"
        yield f"random play through {whose}", f"{rate:,} actions a second", ""


def _thinking(game: str, told: dict[str, dict[str, float]]) -> Iterator[Row]:
    thinking, nobody = told["thinking"], told["nobody"]
    late = (
        f"{thinking['over_25_ms']} of {thinking['frames']}, {thinking['over_25_ms_by_thinking']} by thinking"
    )
    quiet = f"{nobody['over_25_ms']} of {nobody['frames']} while nobody thinks"
    yield f"frames over 25 ms while four hard AIs think, {game}", late, quiet
    yield f"longest thought within one frame, {game}", f"{thinking['longest_thought_ms']} ms", ""


def _work(scene: str, work: dict[str, float]) -> Iterator[Row]:
    bare = _against(work["bare_p50_ms"], work["p50_ratio"])
    yield f"work a frame, {scene}, median", f"{work['p50_ms']:.1f} ms", bare
    bare = _against(work["bare_p99_ms"], work["p99_ratio"])
    yield "the same, 99 of 100 frames", f"{work['p99_ms']:.1f} ms", bare
    bare = _against(work["bare_cpu_p99_ms"], work["cpu_p99_ratio"])
    yield "the same, in processor time", f"{work['cpu_p99_ms']:.1f} ms", bare


def _against(bare_ms: float, ratio: float) -> str:
    return f"{bare_ms:.1f} ms, ratio {ratio:.1f}"
