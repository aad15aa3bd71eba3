"""What only a real window can show."""

import json
import os
import signal
import time
from pathlib import Path

import pytest

from tests.xvfb import Program, Screen

pytestmark = pytest.mark.window
COMFORTABLE = {"first_start_done": True, "motion": "reduced"}
STILL_SHARE = 0.05
SPAN_S, MOST_SPANS = 4, 5
"""What is loaded after the first picture takes longer on a busy machine; then the screen stays still."""


def settings_file(screen: Screen) -> Path:
    folder = screen.folder / "home"
    folder.mkdir(exist_ok=True)
    return folder / "settings.json"


def seconds_used(program: Program) -> float:
    """Processor time of the program so far."""
    fields = Path(f"/proc/{program.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def close(program: Program) -> int:
    program.process.send_signal(signal.SIGTERM)
    return program.process.wait(10)


@pytest.mark.timing
def test_a_still_screen_costs_next_to_nothing(screen: Screen) -> None:
    settings_file(screen).write_text(json.dumps(COMFORTABLE))
    program = screen.start_game("--size", "1280x720")
    shares: list[float] = []
    while not shares or (shares[-1] >= STILL_SHARE and len(shares) < MOST_SPANS):
        time.sleep(SPAN_S)
        before = seconds_used(program)
        time.sleep(SPAN_S)
        shares.append((seconds_used(program) - before) / SPAN_S)
    assert shares[-1] < STILL_SHARE, shares


@pytest.mark.timing
def test_a_minimized_window_stops_the_rain(screen: Screen) -> None:
    settings_file(screen).write_text(json.dumps({**COMFORTABLE, "motion": "full"}))
    program = screen.start_game("--size", "1280x720")
    time.sleep(SPAN_S)
    screen.xdotool("windowminimize", "--sync", program.window)
    used = []
    for step in (lambda: None, lambda: screen.xdotool("windowactivate", "--sync", program.window)):
        step()
        time.sleep(1)
        before = seconds_used(program)
        time.sleep(SPAN_S)
        used.append(seconds_used(program) - before)
    minimized, shown = used
    assert minimized < shown / 2, used


def test_a_signal_closes_the_game_cleanly_and_the_window_comes_back_to_its_place(screen: Screen) -> None:
    file = settings_file(screen)
    file.write_text(json.dumps({**COMFORTABLE, "window": [200, 100, 1280, 720]}))
    program = screen.start_game()
    time.sleep(2)
    assert program.size() == (1280, 720)
    screen.xdotool("windowmove", program.window, "260", "140")
    time.sleep(1)
    assert close(program) == 0
    assert json.loads(file.read_text())["window"] == [260, 140, 1280, 720]


def test_f11_fills_the_screen_and_gives_it_back(screen: Screen) -> None:
    settings_file(screen).write_text(json.dumps(COMFORTABLE))
    program = screen.start_game("--size", "1280x720")
    time.sleep(2)
    program.key("F11")
    time.sleep(1)
    full = program.size()
    program.key("F11")
    time.sleep(1)
    assert full[0] > 1280
    assert program.size() == (1280, 720)


def test_a_wrong_video_driver_is_a_sentence_in_the_window_of_another(screen: Screen) -> None:
    settings_file(screen).write_text(json.dumps(COMFORTABLE))
    program = screen.start_game(env={"SDL_VIDEODRIVER": "nonsense"})
    time.sleep(2)
    assert close(program) == 0
    assert program.output().endswith("SDL has no video driver nonsense here. Using x11 instead.\n")
