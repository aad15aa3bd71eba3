"""Confetti falls, tumbles, comes to rest, and costs little."""

from __future__ import annotations

from time import thread_time

import pygame
import pytest

from game.shell.picture import Picture, set_pixel_scale
from game.shell.services import Shell
from game.table.confetti import LONGEST_MS, PIECES, Confetti

FRAME_MS = 1000 / 60
BUTTON = pygame.Rect(400, 800, 1100, 100)


@pytest.fixture
def confetti(shell: Shell) -> Confetti:
    return Confetti(shell.settings, ["pepper", "drake"])


def fallen(confetti: Confetti) -> float:
    """Let it fall; how many milliseconds that took."""
    passed = 0.0
    while confetti.moving:
        confetti.update(FRAME_MS)
        passed += FRAME_MS
    return passed


def test_every_piece_comes_to_rest_on_an_edge_or_on_the_floor(confetti: Confetti) -> None:
    confetti.throw([BUTTON])
    assert fallen(confetti) < LONGEST_MS
    feet = [at[1] + picture.height / 2 for picture, at in map(confetti.picture_of, confetti.resting)]
    assert PIECES * 0.9 < len(feet) <= PIECES
    on_button = [foot for foot in feet if abs(foot - BUTTON.top) < 8]
    on_floor = [foot for foot in feet if foot > 1060]
    assert len(on_button) > 20
    assert len(on_floor) > 10


def test_no_piece_lies_on_what_is_written_on_a_button(confetti: Confetti) -> None:
    confetti.throw([BUTTON])
    fallen(confetti)
    inside = BUTTON.inflate(-20, -24)
    assert not [
        at
        for picture, at in map(confetti.picture_of, confetti.resting)
        if inside.colliderect(picture.get_rect(topleft=at))
    ]


def test_it_tumbles_on_its_way(confetti: Confetti) -> None:
    confetti.throw([])
    seen = set()
    for _ in range(60):
        confetti.update(FRAME_MS)
        seen.add(confetti.picture_of(confetti.falling[-1])[0])
    assert len(seen) > 3


def test_twice_the_speed_takes_half_the_time(shell: Shell) -> None:
    times = []
    for speed in ("1", "2"):
        shell.settings.change(speed=speed)
        confetti = Confetti(shell.settings, [])
        confetti.throw([BUTTON])
        times.append(fallen(confetti))
    assert times[1] == pytest.approx(times[0] / 2, rel=0.15)


@pytest.mark.parametrize("liking", [{"motion": "reduced"}, {"speed": "at once"}])
def test_nothing_falls_where_nothing_may_move_or_all_is_at_once(
    shell: Shell, confetti: Confetti, liking: dict[str, str]
) -> None:
    shell.settings.change(**liking)
    confetti.throw([BUTTON])
    assert not confetti.moving
    canvas = Picture((1920, 1080))
    confetti.draw(canvas)
    assert canvas.get_bounding_rect() == canvas.get_rect()
    assert pygame.mask.from_threshold(canvas.surface, (0, 0, 0), (1, 1, 1)).count() == 1920 * 1080


def test_a_frame_of_it_costs_less_than_a_millisecond(confetti: Confetti) -> None:
    canvas = Picture((1920, 1080)).convert()
    confetti.throw([BUTTON])
    frames, start = 0, thread_time()
    while confetti.moving:
        confetti.update(FRAME_MS)
        confetti.draw(canvas)
        frames += 1
    assert (thread_time() - start) / frames < 0.001


def test_pieces_are_sharp_in_a_window_that_has_grown(confetti: Confetti) -> None:
    confetti.throw([BUTTON])
    fallen(confetti)
    before = confetti.picture_of(confetti.resting[0])[0]
    set_pixel_scale(2.0)
    after = confetti.picture_of(confetti.resting[0])[0]
    assert (before.scale, after.scale) == (1.0, 2.0)
