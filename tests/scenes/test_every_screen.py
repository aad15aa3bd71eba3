"""A smoke test of each screen: everything in the tour can be drawn, and no word of it is missing."""

from __future__ import annotations

import logging

import pygame
import pytest

from game.scenes.tour import screens
from game.shell.scenes import Push, Quit, SceneStack
from game.shell.services import Shell
from game.shell.tour import picture_of

pytestmark = pytest.mark.medium
STEP = 40
"""Pixels between two samples of a picture."""


SHARP = 16
"""After so many frames every board is sharp."""
RESTLESS = ("cover", "private", "choice", "story", "heard", "walking")
"""Screens that make some small picture anew in every frame."""


def colours_in(picture: pygame.Surface) -> int:
    """How many colours a grid of samples finds."""
    width, height = picture.get_size()
    return len({tuple(picture.get_at((x, y))) for x in range(0, width, STEP) for y in range(0, height, STEP)})


def test_nothing_is_painted_while_no_time_passes(shell: Shell) -> None:
    restless = []
    for name, (below, *above) in screens(shell):
        stack = SceneStack(below)
        for scene in above:
            stack.perform(Push(scene))
        if not any(part in name for part in RESTLESS) and not rests(shell, stack):
            restless.append(name)
        stack.perform(Quit())
    assert restless == []


def rests(shell: Shell, stack: SceneStack) -> bool:
    """Whether nothing is painted any more while no time passes; a board needs some frames to be sharp."""
    return any(not shell.window.show(stack.draw) for _ in range(SHARP))


def test_every_screen_shows_a_picture_with_all_its_words(
    shell: Shell, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    blank = []
    for name, (below, *above) in screens(shell):
        stack = SceneStack(below)
        for scene in above:
            stack.perform(Push(scene))
        if colours_in(picture_of(stack)) < 10:
            blank.append(name)
        stack.perform(Quit())
    assert blank == []
    assert caplog.messages == []
