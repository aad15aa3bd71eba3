"""Wooden pieces that walk space by space, with squash, lean and shadow."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import cycle, pairwise

import pygame

from game.shell import draw, paint, transform
from game.shell.assets import Assets
from game.shell.lru_cache import LruCache, cached
from game.shell.motion import ease_in_out, ease_out, ease_out_back, wave
from game.shell.picture import Canvas, Picture
from game.shell.theme import CREAM
from game.table.board.animation import Animation
from game.table.board.camera import Camera

STEP_MS = 180.0
SQUASH_MS, HOP_MS = 40.0, 100.0
HOP = 34 / 118
"""The height of a hop, as a part of the piece's height."""
SQUASHED = (1.10, 0.88)
STRETCHED = (0.94, 1.06)
"""In the air it is taller and thinner."""
CROUCH_MS, CROUCHED = 90.0, (1.13, 0.82)
"""The crouch before a walk."""
SETTLE_MS, SWINGS, SWING = 220.0, 1.5, 0.07
"""After a walk it swings so often, at first by this part of its height."""
LEAN = 7.0
FEET = 0.94
"""Where the feet are in its picture."""
PULSE_MS, PULSE = 1_500.0, 0.018
"""The active piece grows and shrinks by this part of its height."""
SHADOW_ALPHA, SHADOW_SIDE = 96, 118
SHAKE = 9
"""How far a piece shakes, in pixels of the board."""
SUNK = 0.04
"""The height of a piece that has gone down the stairs."""
CACHE_SIZE = 320
"""Room for pieces and shadows in all steps of a zoom, and for squashed ones."""
EDGE = 8
"""The width of the cream edge in the piece's own picture."""
World = tuple[float, float]
CROWDS: tuple[tuple[float, tuple[World, ...]], ...] = (
    (1.0, ((0.0, 0.0),)),
    (0.95, ((-0.29, 0.08), (0.29, 0.08))),
    (0.84, ((-0.38, 0.18), (0.38, 0.18), (0.0, -0.24))),
    (0.76, ((-0.40, 0.20), (0.40, 0.20), (-0.36, -0.34), (0.44, -0.34))),
    (0.72, ((-0.62, 0.18), (0.0, 0.24), (0.62, 0.18), (-0.33, -0.36), (0.33, -0.36))),
    (0.70, ((-0.62, 0.18), (0.0, 0.24), (0.62, 0.18), (-0.62, -0.36), (0.0, -0.40), (0.62, -0.36))),
)
"""The size of one, two ... pieces on a space, and where they stand, as parts of their height."""


@dataclass(slots=True)
class Meeple:
    """One piece."""

    picture: str
    at: World
    height: float
    """In pixels of the board."""
    lift: float = 0.0
    """Its height above the ground, as a part of its height."""
    squash: tuple[float, float] = (1.0, 1.0)
    lean: float = 0.0
    beside: World = (0.0, 0.0)
    small: float = 1.0
    """Both make room on a crowded space."""
    shake: float = 0.0

    @property
    def tall(self) -> float:
        """Its current height, in pixels of the board."""
        return self.height * self.small

    def stand(self, at: World) -> None:
        """Stand here, upright and at rest."""
        self.at, self.lift, self.squash = at, 0.0, (1.0, 1.0)
        self.lean = self.shake = 0.0


def walk(meeple: Meeple, way: Sequence[World], on_step: Callable[[], None]) -> list[Animation]:
    """The steps of a walk; `crouch` comes before them and `settle` after."""
    return [
        Animation(
            STEP_MS,
            move=partial(_step, meeple, start, end, SQUASHED if number else CROUCHED),
            end=partial(_land, meeple, end, on_step),
        )
        for number, (start, end) in enumerate(pairwise(way))
    ]


def crouch(meeple: Meeple) -> Animation:
    """A piece crouches before it walks."""

    def move(part: float) -> None:
        meeple.squash = _between(CROUCHED, ease_out(part))

    return Animation(CROUCH_MS, move=move)


def settle(meeple: Meeple) -> Animation:
    """A piece swings a little after a walk."""

    def move(part: float) -> None:
        swing = SWING * (1 - part) ** 2 * math.sin(math.tau * SWINGS * part)
        meeple.squash = 1 + swing / 2, 1 - swing

    return Animation(SETTLE_MS, move=move)


def _step(meeple: Meeple, start: World, end: World, low: tuple[float, float], part: float) -> None:
    """Squash, hop and land; after a crouch it is `low` already."""
    ms = part * STEP_MS
    air = ease_in_out(max(0.0, min(1.0, (ms - SQUASH_MS) / HOP_MS)))
    meeple.at = start[0] + (end[0] - start[0]) * air, start[1] + (end[1] - start[1]) * air
    up = math.sin(math.pi * air)
    meeple.lift = HOP * up
    meeple.lean = LEAN * up * ((end[0] < start[0]) - (end[0] > start[0]))
    if ms < SQUASH_MS:
        meeple.squash = low if low == CROUCHED else _between(low, ms / SQUASH_MS)
    elif ms > SQUASH_MS + HOP_MS:
        back = ease_out_back((ms - SQUASH_MS - HOP_MS) / SQUASH_MS)
        meeple.squash = _between(SQUASHED, 1 - back)
    else:
        meeple.squash = _between(STRETCHED, up)
    meeple.beside = (meeple.beside[0] * (1 - air), meeple.beside[1] * (1 - air))
    meeple.small += (1 - meeple.small) * air


def _land(meeple: Meeple, end: World, on_step: Callable[[], None]) -> None:
    meeple.at, meeple.lift, meeple.squash, meeple.lean = end, 0.0, (1.0, 1.0), 0.0
    on_step()


def _between(most: tuple[float, float], part: float) -> tuple[float, float]:
    return 1 + (most[0] - 1) * part, 1 + (most[1] - 1) * part


def sink(meeple: Meeple, part: float) -> None:
    """Go down the stairs; `part` goes from 0 to 1."""
    meeple.squash = 1.0, max(SUNK, 1 - ease_in_out(part))


def rise(meeple: Meeple, at: World, part: float) -> None:
    """Come up the stairs there; `part` goes from 0 to 1."""
    meeple.at = at
    meeple.squash = 1.0, max(SUNK, ease_out_back(part))


def shake(meeple: Meeple, part: float) -> None:
    """Shiver, less and less; `part` goes from 0 to 1."""
    meeple.shake = SHAKE * wave(part, 0.25) * (1 - part)


def make_room(meeples: Sequence[Meeple]) -> None:
    """Let pieces on one space stand beside each other; the first ones are in front."""
    crowds: dict[tuple[int, int], list[Meeple]] = {}
    for meeple in meeples:
        crowds.setdefault((round(meeple.at[0]), round(meeple.at[1])), []).append(meeple)
    for crowd in crowds.values():
        small, places = CROWDS[min(len(crowd), len(CROWDS)) - 1]
        for meeple, place in zip(crowd, cycle(places)):
            meeple.small = small
            meeple.beside = place[0] * meeple.tall, place[1] * meeple.tall


class MeeplePainter:
    """Draws the pieces, the ones behind first."""

    def __init__(self, assets: Assets) -> None:
        self._assets = assets
        self._full_size: dict[str, Picture] = {}
        self._cache: LruCache[tuple[str, int, int], Picture] = LruCache(CACHE_SIZE)
        """Pieces and shadows by size."""
        self._bodies: LruCache[tuple[str, int], pygame.Rect] = LruCache(CACHE_SIZE)

    def draw(
        self,
        canvas: Canvas,
        camera: Camera,
        meeples: Sequence[Meeple],
        active: Meeple | None = None,
        ms: float = 0.0,
    ) -> None:
        """Draw all pieces with their shadows; the active one pulses, and is in front of its neighbours."""
        order = sorted(meeples, key=lambda one: (one.at[1] + one.beside[1], one is active))
        for meeple in order:
            self._draw_shadow(canvas, camera, meeple)
        for meeple in order:
            self._draw_piece(canvas, camera, meeple, ms if meeple is active else None)

    def rect(self, camera: Camera, meeple: Meeple) -> pygame.Rect:
        """Where a piece is on the canvas."""
        feet, side = self._feet(camera, meeple), round(meeple.tall * camera.picture_scale)
        return pygame.Rect(round(feet[0] - side / 2), round(feet[1] - side * FEET), side, side)

    def body(self, camera: Camera, meeple: Meeple) -> pygame.Rect:
        """The part of its rect that a piece fills."""
        rect = self.rect(camera, meeple)
        key = meeple.picture, rect.w
        body = self._bodies.get(key, lambda: self.edged(meeple.picture, rect.size).get_bounding_rect())
        return body.move(rect.topleft)

    def _feet(self, camera: Camera, meeple: Meeple) -> World:
        x, y = meeple.at
        low = meeple.tall * 0.39
        return camera.to_canvas((x + meeple.beside[0] + meeple.shake, y + meeple.beside[1] + low))

    def _draw_shadow(self, canvas: Canvas, camera: Camera, meeple: Meeple) -> None:
        side = round(meeple.tall * camera.picture_scale)
        size = round(side * 0.78) + 16, round(side * 0.34) + 16
        shadow = self._scaled(("shadow", *size), _shadow_picture)
        feet = self._feet(camera, meeple)
        away = meeple.lift * side * 0.35
        canvas.blit(
            shadow, shadow.get_rect(center=(feet[0] + side * 0.07 + away, feet[1] - side * 0.03 + away * 0.6))
        )

    def edged(self, name: str, size: tuple[int, int]) -> Picture:
        """The piece with a cream edge, so that it stands out from any board."""
        if name not in self._full_size:
            self._full_size[name] = _with_edge(self._assets.image(name))
        return self._scaled((name, *size), lambda: self._full_size[name])

    def _scaled(self, key: tuple[str, int, int], picture: Callable[[], Picture]) -> Picture:
        """A picture in the size of its key."""
        return self._cache.get(key, lambda: transform.smoothscale(picture(), key[1:]))

    def _draw_piece(self, canvas: Canvas, camera: Camera, meeple: Meeple, ms: float | None) -> None:
        side = round(meeple.tall * camera.picture_scale)
        wide, high = meeple.squash
        if ms is not None and meeple.lift == 0:
            high += PULSE * wave(ms, PULSE_MS)
        size = max(1, round(side * wide)), max(1, round(side * high))
        picture = self.edged(meeple.picture, size)
        feet = self._feet(camera, meeple)
        top = feet[1] - size[1] * FEET - meeple.lift * side
        if meeple.lean:
            picture = transform.rotate(picture, meeple.lean)
        rect = picture.get_rect(midtop=(round(feet[0]), round(top)))
        canvas.blit(picture, rect)


@cached(1)
def _shadow_picture() -> Picture:
    """The shadow of a piece of the usual size."""
    size = round(SHADOW_SIDE * 0.78), round(SHADOW_SIDE * 0.34)
    image = Picture((size[0] + 16, size[1] + 16), pygame.SRCALPHA)
    draw.ellipse(image, (10, 10, 28, SHADOW_ALPHA), (8, 8, *size))
    return transform.box_blur(image, 6)


def _with_edge(picture: Picture) -> Picture:
    """A picture on a slightly larger cream shape."""
    shape = pygame.mask.from_surface(picture.surface, 100).to_surface(setcolor=CREAM, unsetcolor=(0, 0, 0, 0))
    edge, image = Picture.of(shape, picture.size, picture.scale), paint.clear(picture.size)
    for turn in range(0, 360, 30):
        away = pygame.Vector2(EDGE, 0).rotate(turn)
        image.blit(edge, (round(away.x), round(away.y)))
    image.blit(picture, (0, 0))
    return image
