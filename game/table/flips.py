"""Cards and tokens that turn over in depth: the near edge is taller, and the light changes."""

from __future__ import annotations

import math

import pygame

from game.shell import paint, transform
from game.shell.lru_cache import LruCache
from game.shell.picture import Picture

FLIP_MS, FLIP_LIFT = 160.0, 10
"""How long a card takes to turn over, and how many pixels it rises."""
STEP = 10
"""Degrees between two pictures in the cache."""
THIN = 0.08
"""The width of a thing seen from its edge."""
NEARER = 0.13
"""How much taller the near edge is, and how much lower the far one, at a right angle."""
DARKER, LIGHTER = 0.5, 46
"""How much darker or lighter a side gets that turns from or to the light."""
CACHE_SIZE = 160

Size = tuple[int, int]


def lifted(part: float) -> float:
    """How many pixels a card has risen after this part of its turn."""
    return FLIP_LIFT * math.sin(math.pi * part)


def seen_side(part: float) -> tuple[bool, int]:
    """Whether the other side is visible after this part of a half turn, and its angle in degrees.

    >>> seen_side(0.0), seen_side(0.25), seen_side(0.75), seen_side(1.0)
    ((False, 0), (False, 45), (True, -45), (True, 0))
    """
    degrees = round(180 * min(1.0, max(0.0, part)))
    return (True, degrees - 180) if degrees >= 90 else (False, degrees)


class Flips:
    """Pictures of things that turn over."""

    def __init__(self) -> None:
        self.cache: LruCache[tuple[Picture, Size, int], Picture] = LruCache(CACHE_SIZE)

    def get(self, front: Picture, back: Picture, part: float, scale: float = 1) -> Picture:
        """A thing after `part` of a half turn from its front to its back."""
        other, degrees = seen_side(part)
        face = back if other else front
        size = max(1, round(face.width * scale)), max(1, round(face.height * scale))
        key = face, size, round(degrees / STEP) * STEP
        return self.cache.get(key, lambda: in_depth(*key))


def in_depth(face: Picture, size: Size, degrees: int) -> Picture:
    """A picture of this size, turned around its vertical axis.

    For positive degrees its right side is nearer and turns to the light, for negative ones its left side is
    nearer and turns away from it.
    """
    away = math.radians(degrees)
    wide = max(2, round(size[0] * max(THIN, math.cos(away))))
    near, far = (max(1, round(size[1] * (1 + sign * NEARER * abs(math.sin(away))))) for sign in (1, -1))
    flat = transform.smoothscale(face, (wide, near))
    image = paint.clear((wide, near))
    strips = min(wide, max(1, (near - far) // 2))
    for number in range(strips):
        left, right = wide * number // strips, wide * (number + 1) // strips
        part = (number + 0.5) / strips
        high = round(far + (near - far) * (part if degrees > 0 else 1 - part))
        strip = flat.part((left, 0, right - left, near))
        image.blit(transform.smoothscale(strip, (right - left, high)), (left, (near - high) // 2))
    _shade(image, math.sin(away))
    return image


def _shade(image: Picture, sine: float) -> None:
    """Make it lighter or darker; transparent pixels stay transparent."""
    if sine < 0:
        left = round(255 * (1 + DARKER * sine))
        image.fill((left, left, left, 255), special_flags=pygame.BLEND_RGBA_MULT)
    elif sine > 0:
        more = round(LIGHTER * sine)
        image.fill((more, more, more, 0), special_flags=pygame.BLEND_RGBA_ADD)
