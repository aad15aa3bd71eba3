"""Ambient animations of a board: pulsing lamps, smoke, glints on water, and traffic."""

from __future__ import annotations

import math
from itertools import pairwise
from pathlib import Path

import pygame

from game.boards.scenery import Scenery, Traffic
from game.shell import draw, transform
from game.shell.lru_cache import LruCache, cached
from game.shell.motion import wave
from game.shell.picture import Canvas, Picture
from game.shell.scenes import LIFE_MS
from game.table.board.camera import Camera
from game.table.board.picture import SHIMMER_FROM, SHIMMER_TO, TilePictures, lamp_light
from game.table.board.sharpening import Sharpening

SHIMMER_MS, SHIMMER_STEPS = 3_000.0, 6
PUFFS, PUFF_MS, PUFF_STEPS = 5, 4_200.0, 8
PUFF_RISE, PUFF_DRIFT, PUFF_REACH = 62.0, 26.0, 130
"""How far a puff rises and drifts, and how far from its chimney there is smoke at most."""
GLINTS, GLINT_MS = 9, 2_600.0
GOLDEN = 0.618
STEP_MS = LIFE_MS
"""How long everything stays where it is: nobody sees more, and every step is painted."""
MOST_CARS = 160
"""Cached pictures of cars, by size and heading."""


class AmbientAnimations:
    """Draws the ambient animations of one board; they depend on the time alone."""

    def __init__(self, scenery: Scenery) -> None:
        self.life = scenery.life
        self._passed_ms = self._ms = 0.0
        """The time, and the beginning of the current step."""
        self._cars: LruCache[tuple[Path, int, int], Picture] = LruCache(MOST_CARS, megabytes=2)
        pictures = TilePictures(scenery)
        self._pictures = {car.prop: pictures.image(car.prop) for car in self.life.traffic}

    def update(self, dt_ms: float) -> None:
        """Let time pass."""
        self._passed_ms += dt_ms
        self._ms = self._passed_ms // STEP_MS * STEP_MS

    def draw(self, canvas: Canvas, camera: Camera, sharpening: Sharpening) -> None:
        """Draw over the board, under the pieces; where the board isn't sharp, its picture has the lamps."""
        sharp = sharpening.part(camera, camera.view)
        key = self, self._ms, camera.place, tuple(sharp)
        canvas.layer(key, camera.view, lambda part: self._paint(part, camera, sharp))

    def _paint(self, canvas: Canvas, camera: Camera, sharp: pygame.Rect) -> None:
        self._draw_traffic(canvas, camera)
        if sharp:
            clip = canvas.get_clip()
            canvas.set_clip(clip.clip(sharp))
            self._draw_shimmers(canvas, camera)
            canvas.set_clip(clip)
        self._draw_water(canvas, camera)
        self._draw_smoke(canvas, camera)

    def _draw_shimmers(self, canvas: Canvas, camera: Camera) -> None:
        glows, scale = [], camera.soft_scale
        for number, lamp in enumerate(self.life.shimmers):
            if not _may_be_seen(camera, lamp.at, 2 * lamp.radius):
                continue
            bright = 0.5 + 0.5 * wave(self._ms + number * GOLDEN * SHIMMER_MS, SHIMMER_MS)
            level = (
                SHIMMER_FROM + (SHIMMER_TO - SHIMMER_FROM) * round(bright * SHIMMER_STEPS) // SHIMMER_STEPS
            )
            glow = lamp_light(lamp.radius, lamp.tint, level, max(8, round(2 * lamp.radius * scale)))
            x, y = camera.to_canvas(lamp.at)
            glows.append((glow, (x - glow.get_width() / 2, y - glow.get_height() / 2)))
        canvas.fblits(glows, pygame.BLEND_RGB_ADD)

    def _draw_smoke(self, canvas: Canvas, camera: Camera) -> None:
        puffs, scale = [], camera.soft_scale
        for number, chimney in enumerate(self.life.smoke):
            for puff in range(PUFFS if _may_be_seen(camera, chimney, PUFF_REACH) else 0):
                age = (self._ms / PUFF_MS + puff / PUFFS + number * GOLDEN) % 1
                side = max(2, round((10 + 26 * age) * scale))
                sway = 6 * math.sin(age * 5 + number)
                x, y = camera.to_canvas((chimney[0] + PUFF_DRIFT * age + sway, chimney[1] - PUFF_RISE * age))
                puffs.append((_puff(int(age * PUFF_STEPS), side), (x - side / 2, y - side / 2)))
        canvas.fblits(puffs)

    def _draw_water(self, canvas: Canvas, camera: Camera) -> None:
        for number, (left, top, wide, high) in enumerate(self.life.water):
            count = max(3, min(40, wide * high // 9_000 + GLINTS // 2))
            for glint in range(count):
                age = (self._ms / GLINT_MS + glint * GOLDEN) % 1
                spot = glint + count * int(self._ms / GLINT_MS + glint * GOLDEN) + number
                x = left + wide * (spot * GOLDEN % 1)
                y = top + high * (spot * 0.7548 % 1)
                bright = math.sin(math.pi * age)
                half = (3 + 9 * bright) * camera.scale
                start = camera.to_canvas((x, y))
                shade = round(70 * bright)
                line = pygame.Rect(round(start[0] - half), round(start[1]), max(1, round(2 * half)), 2)
                seen = line.clip(camera.view)  # this kind of fill ignores the clip if all of it is outside
                if seen:
                    canvas.fill((shade, shade, shade), seen, special_flags=pygame.BLEND_RGB_ADD)

    def _draw_traffic(self, canvas: Canvas, camera: Camera) -> None:
        for number, car in enumerate(self.life.traffic):
            at, heading = _along(car, (self._ms / 1000 + number * 7) * car.speed)
            if not _may_be_seen(camera, at, sum(self._pictures[car.prop].size)):
                continue
            picture = self._car(car.prop, heading, camera.picture_scale)
            x, y = camera.to_canvas(at)
            canvas.blit(picture, (x - picture.get_width() / 2, y - picture.get_height() / 2))

    def _car(self, prop: Path, heading: int, scale: float) -> Picture:
        picture = self._pictures[prop]
        size = round(picture.get_width() * scale), round(picture.get_height() * scale)
        return self._cars.get(
            (prop, heading, size[0]),
            lambda: transform.rotate(transform.smoothscale(picture, size), heading),
        )


def _may_be_seen(camera: Camera, at: tuple[float, float], reach: float) -> bool:
    """Whether a camera may see something that is so far around a point of the board at most."""
    (x, y), view, room = camera.to_canvas(at), camera.view, reach * camera.scale + 2
    return view.left - room < x < view.right + room and view.top - room < y < view.bottom + room


def _along(car: Traffic, distance: float) -> tuple[tuple[float, float], int]:
    """Where a car is on its round after so many pixels, and its heading in degrees."""
    legs = [(a, b, math.dist(a, b)) for a, b in pairwise(car.way)]
    left = distance % sum(length for _, _, length in legs)
    for start, end, length in legs:
        if left <= length:
            part = left / length
            at = start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part
            return at, round(math.degrees(math.atan2(start[1] - end[1], end[0] - start[0])) / 15) * 15
        left -= length
    return car.way[-1], 0


@cached(512)
def _puff(age: int, side: int) -> Picture:
    """A soft grey ball, fainter with age."""
    return transform.scale(_ball(age), (side, side))


@cached(PUFF_STEPS)
def _ball(age: int) -> Picture:
    image = Picture((32, 32), pygame.SRCALPHA)
    draw.circle(image, (235, 235, 245, round(80 * (1 - age / PUFF_STEPS))), (16, 16), 11)
    return transform.box_blur(image, 4)
