"""Every lesson in the real window, by somebody who knows only the ring and the sign; and by a monkey."""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable

import pygame
import pytest

from game.games.library import GAMES
from game.shell.devices import KEYBOARD, Verb
from game.shell.keynames import key_name
from game.shell.services import Shell
from tests.window.glance import glance
from tests.window.lesson_house import ALL_DONE, GAP_S
from tests.window.ring_reader import RingReader
from tests.window.watch import NAMES
from tests.xvfb import ROOT, Program, Screen

pytestmark = pytest.mark.window
PATIENCE_S = 300.0
WHOLE = (0, 0, 1920, 1080)
CORNER = 1919, 1079
"""Where the mouse is out of the way."""
LESSONS = sum(len(game.lessons) for game in GAMES.values())
STRAY_PRESSES = 40
STRAY_KEYS = (
    *("Return", "space", "Tab", "Left", "Right", "Up", "Down", "F1", "BackSpace", "plus", "minus"),
    *"abchjkrs123",
)
Hands = Callable[[Program, pygame.Surface, pygame.Rect], None]


def opened(screen: Screen, hands: str) -> Program:
    command = [sys.executable, "-m", "tests.window.lesson_house", hands]
    env = {"PYTHONPATH": f"{ROOT}:{ROOT / 'build'}", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    return screen.start(command, env=env)


def learned(program: Program, hands: Hands) -> int:
    """Press what has the ring until all lessons are over; how many were finished."""
    limit = time.monotonic() + PATIENCE_S
    while ALL_DONE not in program.output():
        assert time.monotonic() < limit, program.output()
        assert program.process.poll() is None, program.output()
        seen = glance(program, WHOLE)
        ring = RingReader.ring(seen)
        if ring is not None:
            hands(program, seen, ring)
        time.sleep(GAP_S)
    return program.output().count("began") - program.output().count("left")


def by_mouse(program: Program, _seen: pygame.Surface, ring: pygame.Rect) -> None:
    program.click(*ring.center)


def by_keyboard(reader: RingReader) -> Hands:
    def press(program: Program, seen: pygame.Surface, _ring: pygame.Rect) -> None:
        sign = reader.sign(seen)
        program.key("Return" if isinstance(sign, Verb) else NAMES.get(sign, key_name(sign).lower()))

    return press


def test_a_mouse_that_clicks_the_ring_finishes_every_lesson(screen: Screen) -> None:
    assert learned(opened(screen, "mouse"), by_mouse) == LESSONS


def test_a_keyboard_that_presses_the_shown_key_finishes_every_lesson(screen: Screen, shell: Shell) -> None:
    program = opened(screen, "keyboard")
    program.move(*CORNER)
    assert learned(program, by_keyboard(RingReader(shell, KEYBOARD))) == LESSONS


def test_a_pad_that_presses_the_shown_button_finishes_every_lesson(screen: Screen) -> None:
    program = opened(screen, "pad")
    assert program.wait_for_end(PATIENCE_S) == 0, program.output()
    assert program.output().count("began") == LESSONS


def test_who_presses_anything_can_still_finish(screen: Screen) -> None:
    """What leaves the lesson, such as SKIP, is taken back with Esc, or the lesson begins again."""
    program = opened(screen, "random")
    dice = random.Random(4)
    strayed = 0

    def astray(program: Program, seen: pygame.Surface, ring: pygame.Rect) -> None:
        nonlocal strayed
        if strayed < STRAY_PRESSES * program.output().count("began"):
            strayed += 1
            stray(program, dice)
        else:
            by_mouse(program, seen, ring)

    assert learned(program, astray) == sum(bool(game.lessons) for game in GAMES.values())


def stray(program: Program, dice: random.Random) -> None:
    """Press anything anywhere."""
    if dice.random() < 0.5:
        program.click(dice.randrange(WHOLE[2]), dice.randrange(WHOLE[3]))
    else:
        program.key(dice.choice(STRAY_KEYS))
