"""The city of the title: searchlights, a thief on the roofs, windows that go dark and light again."""

from __future__ import annotations

import math
import random
from typing import TYPE_CHECKING

import pygame

from game.shell.motion import wave
from game.shell.theme import mix

if TYPE_CHECKING:
    from game.shell.services import Shell

NEAR_TOP, HERO_TOP = 432, 486
LOGO_TOP, TAGLINE_TOP = 10, 330
MOVING = pygame.Rect(0, 0, 1920, 700)
"""The part of the canvas in which anything moves."""
BEAMS = ((360, 22, 9, 7000), (640, -12, 8, 9500), (1780, -24, 9, 8200))
"""Foot, middle angle, swing in degrees, milliseconds a swing."""
BEAM_FOOT = 760
BEAM_STEPS = 3
"""Turned beams are kept in steps of a third of a degree."""
RUN_EVERY_MS, RUN_MS = 15_000.0, 6_500.0
FIRST_RUN_MS = 2_500.0
STRIDE_MS = 85.0
RUN_Y = 452
HOP = 26
WINDOW_COLOURS = ((255, 200, 87), (255, 223, 154), (143, 211, 242))
WINDOW_EVERY_MS = 420.0
DARK_WINDOW = (24, 28, 62)


class TitleCity:
    """Baked layers, and the few things that move between them."""

    def __init__(self, shell: Shell) -> None:
        image = shell.assets.image
        self._sky = image("title/backdrop")
        self._near = image("title/near").copy()
        self._hero = image("title/hero")
        self._logo = image("title/logo")
        self._tagline = image("title/tagline")
        self._steps = [image(f"title/runner_{number}") for number in range(6)]
        self._beam = image("title/beam")
        self._beams: dict[int, pygame.Surface] = {}
        self._dice = random.Random(7)
        self._windows = find_windows(self._near)
        self._dark: dict[int, pygame.Surface] = {}
        self._still = self._bake()
        self._ms = 0.0
        self._next_window = 0.0

    def update(self, dt_ms: float) -> None:
        """Let the night go on."""
        self._ms += dt_ms
        if self._windows and self._ms >= self._next_window:
            self._next_window = self._ms + WINDOW_EVERY_MS
            self._turn_window(self._dice.randrange(len(self._windows)))

    @property
    def running(self) -> bool:
        """True while the thief is on the roofs."""
        return 0 <= self._run_part <= 1

    def draw_still(self, canvas: pygame.Surface) -> None:
        """The picture without anything that moves."""
        canvas.blit(self._still, (0, 0))

    def draw(self, canvas: pygame.Surface) -> None:
        """The picture at this moment."""
        canvas.blit(self._still, (0, MOVING.bottom), (0, MOVING.bottom, 1920, 1080 - MOVING.bottom))
        before = canvas.get_clip()
        canvas.set_clip(MOVING)
        canvas.blit(self._sky, (0, 0))
        for foot, middle, swing, period in BEAMS:
            self._draw_beam(canvas, foot, middle + swing * wave(self._ms, period))
        if self.running:
            self._draw_runner(canvas)
        self._draw_front(canvas)
        canvas.set_clip(before)

    @property
    def _run_part(self) -> float:
        """How far the thief has come across the picture, 0 to 1; outside when away."""
        return ((self._ms - FIRST_RUN_MS) % RUN_EVERY_MS) / RUN_MS if self._ms >= FIRST_RUN_MS else -1.0

    def _bake(self) -> pygame.Surface:
        picture = pygame.Surface((1920, 1080))
        picture.blit(self._sky, (0, 0))
        for foot, middle, _, _ in BEAMS:
            self._draw_beam(picture, foot, middle)
        picture.blit(self._steps[0], (1160, RUN_Y - 160))
        self._draw_front(picture)
        return picture

    def _draw_front(self, canvas: pygame.Surface) -> None:
        canvas.blit(self._near, (0, NEAR_TOP))
        canvas.blit(self._hero, (0, HERO_TOP))
        canvas.blit(self._logo, ((1920 - self._logo.get_width()) // 2, LOGO_TOP))
        canvas.blit(self._tagline, ((1920 - self._tagline.get_width()) // 2, TAGLINE_TOP))

    def _draw_beam(self, canvas: pygame.Surface, foot: int, angle: float) -> None:
        step = round(angle * BEAM_STEPS)
        if step not in self._beams:
            self._beams[step] = self._turned(step / BEAM_STEPS)
        image = self._beams[step]
        reach = self._beam.get_height() / 2
        turn = math.radians(angle)
        centre = foot + reach * math.sin(turn), BEAM_FOOT - reach * math.cos(turn)
        canvas.blit(image, image.get_rect(center=centre), special_flags=pygame.BLEND_RGB_ADD)

    def _turned(self, angle: float) -> pygame.Surface:
        """The beam at an angle; what is under the roofs is cut away, for it is never seen."""
        return pygame.transform.rotozoom(self._beam, -angle, 1.0).convert()

    def _draw_runner(self, canvas: pygame.Surface) -> None:
        part = self._run_part
        image = self._steps[int(self._ms / STRIDE_MS) % len(self._steps)]
        x = -300 + part * (1920 + 320)
        y = RUN_Y - 190 - HOP * abs(math.sin(part * math.pi * 9))
        canvas.blit(image, (x, y))

    def _turn_window(self, number: int) -> None:
        """Somebody goes to bed, or gets up."""
        place = self._windows[number]
        if number in self._dark:
            self._near.blit(self._dark.pop(number), place)
            return
        self._dark[number] = self._near.subsurface(place).copy()
        self._near.fill(mix(DARK_WINDOW, (50, 52, 96), self._dice.random() * 0.5), place)


def find_windows(roofs: pygame.Surface) -> list[pygame.Rect]:
    """Where the lit windows of a skyline are."""
    found: list[pygame.Rect] = []
    for colour in WINDOW_COLOURS:
        mask = pygame.mask.from_threshold(roofs, colour, (26, 26, 30, 255))
        found += [rect for rect in mask.get_bounding_rects() if 5 <= rect.w <= 16 and 8 <= rect.h <= 24]
    return found
