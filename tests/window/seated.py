"""A person in front of the window: settles in, waits for the own turn, and presses until it is over."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path

from game.core.kernel import Seat
from tests.window.glance import wait_for_colour
from tests.window.watch import Watched
from tests.xvfb import Program, Screen

SETTINGS = {"first_start_done": True, "speed": "at once"}
PATIENCE_S = 150.0
GAP_S = 0.3
"""After something was done a stage shows it, and takes no press for a moment."""
ANSWER_S = 1.2
"""A press that was heard is in the log by then."""
REMATCH, GREEN = (920, 905, 40, 60), (40, 117, 96)
"""The button that the results have, and its colour."""
Press = Callable[[Program, Watched, Seat], None]


def settle_in(screen: Screen, **more: object) -> Path:
    """Settings of somebody who has played before; returns the file for the match's log."""
    home = screen.folder / "home"
    home.mkdir()
    (home / "settings.json").write_text(json.dumps(SETTINGS | more), encoding="utf-8")
    return screen.folder / "match.jsonl"


def persons_turn(match: Watched) -> Seat | None:
    """The person who has to act now."""
    acting = match.match.to_act()
    seat = acting[0] if acting else None
    is_person = seat is not None and seat >= 0 and match.match.setup.seats[seat].player == "human"
    return seat if is_person else None


def play_on(
    game: Program,
    match: Watched,
    press: Press,
    *,
    seconds: float = PATIENCE_S,
    gap: float = GAP_S,
    meanwhile: Callable[[], None] = lambda: None,
    until: Callable[[], bool] = lambda: False,
) -> int:
    """Press until it is over, or until something, and do something meanwhile; how many presses it took."""
    limit = time.monotonic() + seconds
    presses = 0
    while match.outcome is None and not until():
        assert time.monotonic() < limit, f"not over after {seconds:g} s: {match.match.state}"
        assert game.process.poll() is None, game.output()
        meanwhile()
        seat = persons_turn(match)
        before = len(match.match.log)
        if seat is not None:
            time.sleep(gap)
            press(game, match, seat)
            presses += 1
            answered(match, before)
        time.sleep(0.05)
    return presses


def answered(match: Watched, before: int, seconds: float = ANSWER_S) -> bool:
    """Wait a moment for the log to grow."""
    until = time.monotonic() + seconds
    while len(match.match.log) == before and time.monotonic() < until:
        time.sleep(0.03)
    return len(match.match.log) > before


def continued(screen: Screen) -> tuple[Program, Watched]:
    """The match by CONTINUE, which waits, paused."""
    again = screen.folder / "again.jsonl"
    game = screen.start_game("--log", str(again), "--size", "1920x1080")
    time.sleep(1.5)
    game.key("Right", "Return")
    match = Watched(again)
    game.wait_for(lambda: match.begun, 10, "the match by CONTINUE")
    time.sleep(0.5)
    return game, match


def results_come(game: Program) -> None:
    """REMATCH is there, and takes presses: not those that were meant for the table."""
    wait_for_colour(game, REMATCH, GREEN)
    time.sleep(0.4)


def play_again(game: Program, log: Path) -> None:
    """Press REMATCH: a new match begins, in the same log."""
    results_come(game)
    game.click(REMATCH[0] + REMATCH[2] // 2, REMATCH[1] + REMATCH[3] // 2)
    game.wait_for(lambda: Watched(log).outcome is None, 10, "a rematch by one press")
