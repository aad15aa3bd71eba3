"""A line of a chart: thick, smooth, with round corners and a pale edge; and signs that are fainter."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence

import pygame

from game.shell import paint
from game.shell.theme import CREAM, INK, Colour, mix

FINE = 2
"""It is painted at so many times its size, so that it is smooth."""
THICK, CASING = 5, 1.5
"""A line and the pale edge at both of its sides, so that dark colours can be seen too."""
FAINT = 125
"""How bright the others are while one player's line is pointed at, of 255."""
Point = tuple[float, float]


def painted_line(size: tuple[int, int], corners: Sequence[Point], colour: Colour) -> pygame.Surface:
    """A picture of this size with nothing but a line."""
    large = paint.clear((size[0] * FINE, size[1] * FINE))
    fine = [(x * FINE, y * FINE) for x, y in corners]
    for tint, thick in ((CREAM, THICK + 2 * CASING), (colour, THICK)):
        _draw_path(large, fine, tint, thick * FINE)
    return pygame.transform.smoothscale(large, size)


def _draw_path(image: pygame.Surface, corners: Sequence[Point], colour: Colour, thick: float) -> None:
    """A thick line with round corners."""
    for start, end in itertools.pairwise(corners):
        length = math.dist(start, end) or 1.0
        aside = (end[1] - start[1]) / length * thick / 2, (start[0] - end[0]) / length * thick / 2
        outline = [
            (start[0] + aside[0], start[1] + aside[1]),
            (end[0] + aside[0], end[1] + aside[1]),
            (end[0] - aside[0], end[1] - aside[1]),
            (start[0] - aside[0], start[1] - aside[1]),
        ]
        pygame.draw.polygon(image, colour, outline)
    for corner in corners:
        pygame.draw.circle(image, colour, corner, thick / 2)


def faint(sign: pygame.Surface) -> pygame.Surface:
    """Darker, but no line can be seen through it."""
    image = sign.copy()
    image.fill((FAINT, FAINT, FAINT, 255), special_flags=pygame.BLEND_RGBA_MULT)
    image.fill(mix(INK, (0, 0, 0), FAINT / 255), special_flags=pygame.BLEND_RGB_ADD)
    return image
