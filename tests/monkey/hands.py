"""The hands of a monkey: they press anything, through SDL's own queue and pads."""

from __future__ import annotations

import random
from collections import deque

import pygame

from game.scenes.lobby_lineup import DEFAULT_KEYS
from tests.pads import Axis, Button, VirtualPad

USUAL_KEYS = (
    *(pygame.KSCAN_UP, pygame.KSCAN_DOWN, pygame.KSCAN_LEFT, pygame.KSCAN_RIGHT),
    *(pygame.KSCAN_RETURN, pygame.KSCAN_SPACE, pygame.KSCAN_TAB, pygame.KSCAN_RETURN, *DEFAULT_KEYS),
)
ANY_KEYS = (*range(pygame.KSCAN_A, pygame.KSCAN_F12 + 1), *range(pygame.KSCAN_INSERT, pygame.KSCAN_UP + 1))
REMEMBERED = 30
"""How many presses are told when something was raised."""


class Monkey:
    """Presses anything, most often what players press most often."""

    def __init__(self, rng: random.Random) -> None:
        self._random = rng
        self.pads = [VirtualPad("Red Pad"), VirtualPad("Blue Pad")]
        self.last: deque[str] = deque(maxlen=REMEMBERED)
        self.presses = 0

    def press(self) -> None:
        """Do a few things, or nothing."""
        doings = (self._key, self._key, self._click, self._move, self._wheel, self._button, self._stick)
        for _ in range(self._random.choice((0, 1, 1, 2, 3))):
            self._random.choice(doings)()
            self.presses += 1
        rare = self._random.random()
        if rare < 0.001:
            self._replug()
        elif rare < 0.0015:
            self._note("focus lost")
            pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))
        elif rare < 0.0017:
            self._note("window closed")
            pygame.event.post(pygame.Event(pygame.QUIT))

    def _note(self, what: str) -> None:
        self.last.append(what)

    def _key(self) -> None:
        code = self._random.choice(USUAL_KEYS if self._random.random() < 0.8 else ANY_KEYS)
        self._note(f"key {code}")
        key, mod = (
            pygame.key.key_code("a"),
            self._random.choice((0, 0, 0, pygame.KMOD_ALT, pygame.KMOD_SHIFT)),
        )
        pygame.event.post(pygame.Event(pygame.KEYDOWN, scancode=code, key=key, mod=mod, unicode=""))
        if self._random.random() < 0.1:
            pygame.event.post(pygame.Event(pygame.TEXTINPUT, text=self._random.choice("aZ9 ä€\u202e漢")))
        if self._random.random() < 0.95:
            pygame.event.post(pygame.Event(pygame.KEYUP, scancode=code, key=key, mod=mod))

    def _place(self) -> tuple[int, int]:
        width, height = pygame.display.get_window_size()
        return self._random.randrange(width), self._random.randrange(height)

    def _click(self) -> None:
        button, pos = self._random.choice((1, 1, 1, 1, 2, 3)), self._place()
        self._note(f"click {button} {pos}")
        self._move(pos)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.Event(kind, button=button, pos=pos))

    def _move(self, pos: tuple[int, int] | None = None) -> None:
        there = pos or self._place()
        pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=there, rel=(9, 9), buttons=(0, 0, 0)))

    def _wheel(self) -> None:
        amount = self._random.choice((-3, -1, 1, 3))
        self._note(f"wheel {amount}")
        pygame.event.post(pygame.Event(pygame.MOUSEWHEEL, x=0, y=amount, precise_y=float(amount)))

    def _button(self) -> None:
        pad, button = self._random.choice(self.pads), self._random.choice(tuple(Button))
        self._note(f"{pad.name} {button.name}")
        pad.press(button)
        if self._random.random() < 0.9:
            pad.tap(button)

    def _stick(self) -> None:
        pad, axis = self._random.choice(self.pads), self._random.choice(tuple(Axis))
        self._note(f"{pad.name} {axis.name}")
        pad.axis(axis, self._random.choice((-1.0, 0.0, 0.0, 1.0)))

    def _replug(self) -> None:
        """Pull a pad out and plug another one in."""
        number = self._random.randrange(len(self.pads))
        self._note(f"unplug {self.pads[number].name}")
        self.pads[number].unplug()
        self.pads[number] = VirtualPad(self.pads[number].name)
