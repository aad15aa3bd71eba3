"""The bench: its arithmetic, and what it tells the README."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import bench
from bench_readme import BEGIN, END, GAMES, rewritten
from bench_window import Work, figures, least, percentile
from game.games.library import GAMES as REGISTERED

ROOT = Path(__file__).parent.parent.parent
WORK = {
    f"{bare}{cpu}{part}_{unit}": value
    for bare, cpu, part, unit, value in (
        ("", "", "p50", "ms", 6.0),
        ("", "", "p99", "ms", 12.0),
        ("", "cpu_", "p99", "ms", 10.0),
        ("bare_", "", "p50", "ms", 3.0),
        ("bare_", "", "p99", "ms", 4.0),
        ("bare_", "cpu_", "p99", "ms", 2.5),
        ("", "", "p50", "ratio", 2.0),
        ("", "", "p99", "ratio", 3.0),
        ("", "cpu_", "p99", "ratio", 4.0),
    )
}
QUIET = {"frames": 600, "over_25_ms": 1, "over_25_ms_by_thinking": 0, "longest_thought_ms": 0.8}
RESULT: dict[str, Any] = {
    "first_frame": {"ms": 178, "bare_ms": 127, "ratio": 1.4},
    "thinking": {"police-chase": {"thinking": QUIET, "showing": QUIET, "nobody": QUIET}},
    "frame_work": WORK,
    "board_frame_work": {"police-chase": WORK},
    "menu_cpu_percent": {"title, 1920 x 1080": 3.3},
    "large_boards": {"police-chase": {"on_time_percent": 99.5, "camera_frames_a_second": 41.2}},
    "memory": {"1920x1080": {"first_mb": 200, "last_mb": 210, "most_mb": 300}},
    "still_screen_cpu_percent": 1.5,
    "still_board_cpu_percent": {"police-chase": {"full_motion": 12.5, "reduced_motion": 1.25}},
    "actions_a_second": {"police-chase": 12_345, "mean": 23_456},
}


def test_half_of_the_times_are_below_the_median() -> None:
    assert percentile([5.0, 1.0, 4.0, 2.0, 3.0], 0.5) == 3.0


def test_one_slow_frame_in_a_hundred_is_the_99th_percentile() -> None:
    assert percentile([1.0] * 99 + [50.0], 0.99) == 50.0


def test_wall_and_processor_time_are_compared_each_with_its_own() -> None:
    told = figures([Work(6.0, 4.0)] * 9, [Work(3.0, 1.0)] * 9)
    assert (told["p50_ratio"], told["cpu_p50_ratio"], told["bare_cpu_p99_ms"]) == (2.0, 4.0, 1.0)


def test_a_frame_counts_as_it_was_when_nothing_disturbed_it() -> None:
    first, second = [Work(5.0, 2.0), Work(60.0, 4.0)], [Work(9.0, 1.0), Work(6.0, 5.0)]
    assert least([first, second]) == [Work(5.0, 1.0), Work(6.0, 4.0)]


def test_the_figures_stand_between_the_marks_and_nothing_else_changes() -> None:
    readme = f"above\n{BEGIN}\nold\n{END}\nbelow\n"
    text = rewritten(readme, RESULT)
    assert text.startswith(f"above\n{BEGIN}\n| what |")
    assert text.endswith(f"\n{END}\nbelow\n")
    assert "old" not in text


def test_every_row_has_three_cells() -> None:
    table = rewritten(f"{BEGIN}{END}", RESULT).splitlines()[1:-1]
    assert {line.count("|") for line in table} == {4}


@pytest.mark.parametrize(
    "figure",
    [
        "Police Chase | 12,345 actions a second",
        "on average | 23,456 actions a second",
        "1 of 600, 0 by thinking",
        "ratio 4.0",
        "title, 1920 x 1080 | 3.3 % of one core",
        "99.5 % of frames on time | 41 frames a second",
        "1920 x 1080 | 200 MB | 210 MB after twenty more",
    ],
)
def test_figures_are_told_as_people_read_them(figure: str) -> None:
    assert figure in rewritten(f"{BEGIN}{END}", RESULT)


def test_random_play_is_measured_in_every_game_and_on_average(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "RANDOM_S", 0.01)
    rates = bench.actions_a_second()
    assert set(rates) == {*REGISTERED, "mean"}
    assert min(rates.values()) < rates["mean"] < max(rates.values())


def test_every_game_has_its_name() -> None:
    assert set(REGISTERED) <= set(GAMES)


def test_the_readme_has_its_marks_once() -> None:
    readme = (ROOT / "build" / "README.md").read_text("utf-8")
    assert re.findall(r"<!-- /?bench -->", readme) == [BEGIN, END]
