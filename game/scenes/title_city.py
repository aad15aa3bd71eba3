"""The city of the title: searchlights, a thief on the roofs, windows, and a lively street."""

from __future__ import annotations

import math
import random

import pygame

from game.scenes.title_street import Crowd, Street
from game.shell import transform
from game.shell.motion import ease_in_out, wave
from game.shell.picture import Canvas, Picture, pixel_scale
from game.shell.services import Shell
from game.shell.theme import Colour, mix

NEAR_TOP, STREET_TOP = 432, 658
LOGO_TOP, TAGLINE_TOP = 10, 330
LIFE_MS = 80.0
"""How often rain, lights and figures move."""
SKY = pygame.Rect(0, 0, 1920, 600)
"""The part of the canvas with sky. Below it are walls and the street."""
BEAMS = ((360, 22, 9, 7000), (640, -12, 8, 9500), (1780, -24, 9, 8200))
"""Foot x, middle angle, swing in degrees, milliseconds per swing."""
BEAM_FOOT = 760
BEAM_STRENGTH = (150, 150, 150)
SWING_MS = 2 * LIFE_MS
"""How often the beams move."""
TOGETHER = 15
"""Strips of a beam that are drawn together."""
STRIP = 8
"""Rows of a beam that move together. A swing is a shear, which needs no memory and is smooth."""
RUN_EVERY_MS, RUN_MS = 30_000.0, 7_000.0
FIRST_RUN_MS = 9_000.0
LEAVING_MS = 2_600.0
"""How long the thief takes from the moon, where he starts, to the edge."""
MOON_PLACE = (1325, 320)
STRIDE_MS = 85.0
FAR_AWAY = 168
"""His size on the far roofs, small enough to pass below the tagline."""
FAR_AWAY_MS = 1000 / 30
"""How long a frame lasts while he runs there."""
COLUMN = 8
"""The step in pixels at which the roofs are measured."""
HOP = 22
WINDOW_COLOURS = ((255, 200, 87), (255, 223, 154), (143, 211, 242))
WINDOW_EVERY_MS = 420.0
DARK_WINDOW = (24, 28, 62)


class Beam:
    """A searchlight made of strips, each shifted by its height above the lamp. All in pixels.

    For the window, several strips are one drawing: it paints few large rectangles sooner than many small.
    """

    def __init__(self, picture: Picture, foot: int, middle: float, swing: float, period: float) -> None:
        scale = picture.scale
        self._foot = foot * scale, round(BEAM_FOOT * scale)
        self._middle = middle
        self._swing = swing
        self._period = period
        lean, strip = math.tan(math.radians(middle)), round(STRIP * scale)
        bottom, above = round(SKY.bottom * scale), picture.surface.get_height() - self._foot[1]
        self._middle_x = (picture.surface.get_width() + strip) / 2
        self._strips = [
            (*_strip(picture.surface, range(above + top, above + min(top + strip, bottom)), strip, lean), top)
            for top in range(0, bottom, strip)
        ]

    def draw(self, canvas: Canvas, ms: float) -> None:
        """Add the light to the canvas; it swings so slowly that few steps a second are enough."""
        early = self._foot[0] % SWING_MS if ms else 0.0  # no two beams move in the same frame
        moved_ms = (ms + early) // SWING_MS * SWING_MS - early
        lean = math.tan(math.radians(self._middle + self._swing * wave(moved_ms, self._period)))
        canvas.layer((self, lean), SKY, lambda layer: self._note(layer, lean))

    def _note(self, canvas: Canvas, lean: float) -> None:
        left, top = canvas.origin
        x, foot = self._foot[0] - self._middle_x, self._foot[1]
        lit = [
            (strip, (left + int(x + lean * (foot - y)) + dark, top + y)) for strip, dark, y in self._strips
        ]
        for first in range(0, len(lit), TOGETHER):
            part = tuple(lit[first : first + TOGETHER])
            places = [strip.get_rect(topleft=at) for strip, at in part]
            canvas.shape(_add_light, places[0].unionall(places[1:]), part)


def _add_light(target: pygame.Surface, strips: tuple[tuple[pygame.Surface, tuple[int, int]], ...]) -> None:
    """Make the pixels under these strips lighter; those outside the clip cost no time."""
    seen, top, high = target.get_clip(), strips[0][1][1], strips[0][0].get_height()
    first, end = max(0, (seen.top - top) // high), (seen.bottom - 1 - top) // high + 1
    target.fblits(strips[first:end], pygame.BLEND_RGB_ADD)


def _strip(beam: pygame.Surface, rows: range, room: int, lean: float) -> tuple[pygame.Surface, int]:
    """A few rows of a beam, each shifted so that the beam leans, and how many dark columns are left away."""
    strip = pygame.Surface((beam.get_width() + room, len(rows))).convert()
    for number, row in enumerate(rows):
        aside = round(lean * (room / 2 - number)) + room // 2
        strip.blit(beam, (aside, number), (0, row, beam.get_width(), 1))
    strip.fill(BEAM_STRENGTH, special_flags=pygame.BLEND_RGB_MULT)
    strip.set_colorkey((0, 0, 0))
    lit = strip.get_bounding_rect()
    strip.set_colorkey(None)
    return strip.subsurface(lit.x, 0, max(1, lit.w), len(rows)).copy(), lit.x


class TitleCity:
    """Static layers, and the few things that move between them, in pixels of one scale."""

    def __init__(self, shell: Shell, ms: float = 0.0) -> None:
        image = shell.assets.image
        self.scale = pixel_scale()
        self._sky = image("title/backdrop")
        self._near = image("title/near")
        self.ground = Picture((1920, 1080 - SKY.bottom)).convert()
        """Walls and street."""
        self.ground.blit(self._sky, (0, -SKY.bottom))
        self.ground.blit(self._near, (0, NEAR_TOP - SKY.bottom))
        self.ground.blit(image("title/street"), (0, STREET_TOP - SKY.bottom))
        self._street = Street(shell)
        self._crowd = Crowd(shell)
        self._logo = image("title/logo")
        self._tagline = image("title/tagline")
        self._steps = [image(f"title/runner_{number}") for number in range(6)]
        self._small = [transform.smoothscale(step, (FAR_AWAY, FAR_AWAY)) for step in self._steps]
        self._beams = [Beam(image("title/beam"), *beam) for beam in BEAMS]
        self._dice = random.Random(7)
        self._windows = find_windows(image("title/near"))
        self._roofs = roof_line(image("title/near"))
        self.dark_windows: dict[int, Colour] = {}
        """Dark windows and their colours."""
        self.ms = ms
        self._life_ms = ms
        """When rain, lights and figures were moved last; only the thief moves more often."""
        self._next_window = 0.0

    def update(self, dt_ms: float) -> None:
        """Move everything on, and now and then switch a window."""
        self.ms += dt_ms
        if self.ms - self._life_ms > LIFE_MS - 1:
            self._life_ms = self.ms
        self._crowd.update(self.ms)
        if self._windows and self.ms >= self._next_window:
            self._next_window = self.ms + WINDOW_EVERY_MS
            self.switch_window(self._dice.randrange(len(self._windows)))

    @property
    def leaving(self) -> bool:
        """Whether the thief leaps away from the moon."""
        return self.ms < LEAVING_MS

    @property
    def running(self) -> bool:
        """Whether the thief is on the roofs."""
        return self.leaving or 0 <= self._run_part <= 1

    def draw_still(self, canvas: Canvas) -> None:
        """Draw the picture without anything that moves."""
        canvas.blit(self._sky, (0, 0))
        for beam in self._beams:
            beam.draw(canvas, 0)
        canvas.blit(self._steps[0], MOON_PLACE)
        canvas.blit(self._near, (0, NEAR_TOP))
        canvas.blit(self.ground, SKY.bottomleft)
        self._street.draw_still(canvas)
        self._crowd.draw_still(canvas)
        self._draw_name(canvas)

    def draw(self, canvas: Canvas) -> None:
        """Draw the picture at this moment."""
        ms, thief = self._life_ms, self.thief()
        thief_x = thief[1][0] + thief[0].get_width() / 2 if thief else None
        before = canvas.get_clip()
        canvas.set_clip(SKY)
        canvas.blit(self._sky, (0, 0))
        for beam in self._beams:
            beam.draw(canvas, ms)
        if thief is not None:
            canvas.blit(*thief)
        canvas.blit(self._near, (0, NEAR_TOP))
        self._street.draw_roofs(canvas, ms, thief_x)
        canvas.set_clip(before)
        canvas.blit(self.ground, SKY.bottomleft)
        for number, colour in self.dark_windows.items():
            canvas.fill(colour, self._windows[number])
        self._street.draw_street(canvas, ms)
        self._crowd.draw(canvas, ms, thief_x)
        canvas.layer(("rain", ms), canvas.get_rect(), lambda layer: self._street.draw_rain(layer, ms))
        self._draw_name(canvas)

    @property
    def _run_part(self) -> float:
        """How far the thief has run across the picture, 0 to 1. Outside this range he is away."""
        return ((self.ms - FIRST_RUN_MS) % RUN_EVERY_MS) / RUN_MS if self.ms >= FIRST_RUN_MS else -1.0

    def _draw_name(self, canvas: Canvas) -> None:
        canvas.blit(self._logo, ((1920 - self._logo.get_width()) // 2, LOGO_TOP))
        canvas.blit(self._tagline, ((1920 - self._tagline.get_width()) // 2, TAGLINE_TOP))

    def thief(self) -> tuple[Picture, tuple[float, float]] | None:
        """Return the thief's picture and position while he is on the roofs."""
        if not self.running:
            return None
        step = int(self.ms / STRIDE_MS) % len(self._steps)
        if self.leaving:
            part = self.ms / LEAVING_MS
            x = MOON_PLACE[0] + (1940 - MOON_PLACE[0]) * ease_in_out(part)
            return self._steps[step], (x, MOON_PLACE[1] - HOP * abs(math.sin(part * math.pi * 3)))
        part = self._run_part
        x = -FAR_AWAY + part * (1920 + FAR_AWAY)
        column = min(len(self._roofs) - 1, max(0, int((x + FAR_AWAY / 2) / COLUMN)))
        y = self._roofs[column] - FAR_AWAY * 0.93 - HOP * abs(math.sin(part * math.pi * 11))
        return self._small[step], (x, y)

    def switch_window(self, number: int) -> None:
        """Turn the light in a window off or on."""
        if self.dark_windows.pop(number, None) is None:
            self.dark_windows[number] = mix(DARK_WINDOW, (50, 52, 96), self._dice.random() * 0.5)


def roof_line(roofs: Picture) -> list[float]:
    """Return the height of the thief's feet along the roofs, ignoring tanks and signs."""
    mask = pygame.mask.from_surface(roofs.scaled_for(1).surface)
    wide, high = mask.get_size()
    tops = [next((y for y in range(high) if mask.get_at((x, y))), high) for x in range(0, wide, COLUMN)]
    flat = [sorted(tops[max(0, n - 8) : n + 9])[-5] for n in range(len(tops))]
    near = [flat[max(0, n - 7) : n + 8] for n in range(len(flat))]
    return [NEAR_TOP + sum(each) / len(each) for each in near]


def find_windows(roofs: Picture) -> list[pygame.Rect]:
    """Return the lit windows of a skyline, on the canvas."""
    found: list[pygame.Rect] = []
    for colour in WINDOW_COLOURS:
        mask = pygame.mask.from_threshold(roofs.scaled_for(1).surface, colour, (26, 26, 30, 255))
        found += [rect for rect in mask.get_bounding_rects() if 5 <= rect.w <= 16 and 8 <= rect.h <= 24]
    return [rect.inflate(6, 6).move(0, NEAR_TOP) for rect in found]
