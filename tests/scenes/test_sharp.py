"""On a 4K screen everything has real detail: more than the 1080p picture, enlarged."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.scenes.tour import screens
from game.shell.picture import set_pixel_scale
from game.shell.scenes import Push, Quit, SceneStack
from game.shell.services import Shell
from game.shell.tour import picture_of

LARGE = (3840, 2160)
FRAMES = 20
"""Enough for a board to become sharp."""
CLEAR = 64
FINER = 1.5
"""How many times more pixels are finer than 1080p can show, at least."""
PLACES = {
    "title": {"the logo": (300, 60, 1300, 260), "a button": (60, 900, 1800, 120)},
    "choose": {"a poster": (80, 140, 360, 520)},
    "stop_thief_walk": {
        "names and money": (20, 120, 370, 410),
        "a card": (20, 740, 370, 320),
        "the Clue Finder": (1520, 30, 400, 540),
        "the board": (520, 100, 900, 880),
    },
    "cops_and_crooks_walk": {"the city": (100, 100, 1300, 880), "rows": (1520, 120, 380, 260)},
    "police_chase_walk": {"the town": (440, 40, 1040, 1000)},
    "hands_up_search": {"cards": (460, 120, 1000, 180), "a corner": (20, 10, 380, 150)},
}
"""Parts of some screens, in points."""


@pytest.fixture
def _four_k(shell: Shell) -> Iterator[None]:
    yield
    set_pixel_scale(1.0)
    shell.settings.version += 1


def taken(shell: Shell, size: tuple[int, int]) -> dict[str, pygame.Surface]:
    """Pictures of these screens in a window of this size."""
    set_pixel_scale(size[0] / 1920)
    shell.settings.version += 1
    pictures = {}
    for name, (below, *above) in screens(shell):
        if name in PLACES:
            stack = SceneStack(below)
            for scene in above:
                stack.perform(Push(scene))
            for _ in range(FRAMES):
                picture = picture_of(stack, size)
                stack.perform(stack.top.update(1000 / 60))
            pictures[name] = picture
            stack.perform(Quit())
    return pictures


def fine_pixels(picture: pygame.Surface) -> int:
    """How many pixels clearly change if the picture is reduced to half its size and enlarged again."""
    half = pygame.transform.smoothscale(picture, (picture.width // 2, picture.height // 2))
    again = pygame.transform.smoothscale(half, picture.size)
    alike = pygame.mask.from_threshold(again, (0, 0, 0), (CLEAR, CLEAR, CLEAR, 255), picture)
    return picture.width * picture.height - alike.count()


@pytest.mark.slow
@pytest.mark.usefixtures("_four_k")
def test_a_4k_picture_is_finer_than_an_enlarged_one(shell: Shell) -> None:
    usual, large = taken(shell, (1920, 1080)), taken(shell, LARGE)
    assert usual.keys() == large.keys() == PLACES.keys()
    coarse = {}
    for name, places in PLACES.items():
        enlarged = pygame.transform.smoothscale(usual[name], LARGE)
        for part, (left, top, wide, high) in places.items():
            area = (2 * left, 2 * top, 2 * wide, 2 * high)
            ratio = fine_pixels(large[name].subsurface(area)) / max(1, fine_pixels(enlarged.subsurface(area)))
            if ratio < FINER:
                coarse[name, part] = round(ratio, 2)
    assert coarse == {}
