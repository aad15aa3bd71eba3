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
TABLE = "busiest table (six players, sixty cards, slaps)"
BOARD = "busiest board (four officers, dice, robber, tokens, sparks, moving camera)"
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
    yield from _work(BOARD, result["board_frame_work"])
    thinking, nobody = result["thinking"]["thinking"], result["thinking"]["nobody"]
    late = (
        f"{thinking['over_25_ms']} of {thinking['frames']}, {thinking['over_25_ms_by_thinking']} by thinking"
    )
    quiet = f"{nobody['over_25_ms']} of {nobody['frames']} while nobody thinks"
    yield "frames over 25 ms while four hard AIs think", late, quiet
    yield "longest thought within one frame", f"{thinking['longest_thought_ms']} ms", ""
    yield "still screen", f"{result['still_screen_cpu_percent']} % of one core", ""
    board = result["still_board_cpu_percent"]
    reduced = f"with reduced motion {board['reduced_motion']} %"
    yield "still board, whose town lives", f"{board['full_motion']} % of one core", reduced
    for game, rate in result["actions_a_second"].items():
        yield f"random play through the door of {GAMES[game]}", f"{rate:,} actions a second", ""


def _work(scene: str, work: dict[str, float]) -> Iterator[Row]:
    bare = _against(work["bare_p50_ms"], work["p50_ratio"])
    yield f"work a frame, {scene}, median", f"{work['p50_ms']:.1f} ms", bare
    bare = _against(work["bare_p99_ms"], work["p99_ratio"])
    yield "the same, 99 of 100 frames", f"{work['p99_ms']:.1f} ms", bare
    bare = _against(work["bare_cpu_p99_ms"], work["cpu_p99_ratio"])
    yield "the same, in processor time", f"{work['cpu_p99_ms']:.1f} ms", bare


def _against(bare_ms: float, ratio: float) -> str:
    return f"{bare_ms:.1f} ms, ratio {ratio:.1f}"
