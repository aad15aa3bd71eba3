"""Painting for the story chart: thick dashed lines with a pale edge, and faint badges."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Sequence

import pygame

from game.shell import draw, paint, transform
from game.shell.picture import Picture
from game.shell.theme import CREAM, INK, Colour, mix

FINE = 2
"""Lines are painted this many times larger and scaled down, so they are smooth."""
THICK, CASING = 5, 1.5
"""The width of a line, and of the pale edge that makes dark colours visible."""
FAINT = 125
"""The brightness of the other lines while one is selected, of 255."""
GAP = 0.8
"""How dark a line is between two dashes."""
Point = tuple[float, float]
DASHES: dict[str, tuple[int, ...]] = {
    "sandra": (16, 12),
    "pepper": (1, 9),
    "drake": (6, 11),
    "vivian": (18, 10, 1, 10),
    "tad": (40, 12),
}
"""Lengths of dashes and gaps by character, so that colour isn't needed. Others have a solid line."""


def painted_line(
    size: tuple[int, int], corners: Sequence[Point], colour: Colour, dashes: Sequence[int] = ()
) -> Picture:
    """Return a picture of this size with a line."""
    large = paint.clear((size[0] * FINE, size[1] * FINE))
    fine = [(x * FINE, y * FINE) for x, y in corners]
    _draw_path(large, fine, CREAM, (THICK + 2 * CASING) * FINE)
    _draw_path(large, fine, mix(colour, INK, GAP) if dashes else colour, THICK * FINE)
    for dash in _dashes(fine, [length * FINE for length in dashes]):
        _draw_path(large, dash, colour, THICK * FINE)
    return transform.smoothscale(large, size)


def _dashes(corners: Sequence[Point], lengths: Sequence[float]) -> Iterator[list[Point]]:
    """Yield the dashes of a line, given the lengths of dashes and gaps in turn."""
    if not lengths:
        return
    parts, drawn, dash = itertools.cycle(lengths), True, [corners[0]]
    left = next(parts)
    for start, end in itertools.pairwise(corners):
        length, done = math.dist(start, end), 0.0
        while length - done > left:
            done += left
            part = done / length
            cut = start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part
            if drawn:
                yield [*dash, cut]
            dash, drawn, left = [cut], not drawn, next(parts)
        left -= length - done
        dash.append(end)
    if drawn:
        yield dash


def _draw_path(image: Picture, corners: Sequence[Point], colour: Colour, thick: float) -> None:
    """Draw a thick line with round corners."""
    for start, end in itertools.pairwise(corners):
        length = math.dist(start, end) or 1.0
        aside = (end[1] - start[1]) / length * thick / 2, (start[0] - end[0]) / length * thick / 2
        outline = [
            (start[0] + aside[0], start[1] + aside[1]),
            (end[0] + aside[0], end[1] + aside[1]),
            (end[0] - aside[0], end[1] - aside[1]),
            (start[0] - aside[0], start[1] - aside[1]),
        ]
        draw.polygon(image, colour, outline)
    for corner in corners:
        draw.circle(image, colour, corner, thick / 2)


def faint(badge: Picture) -> Picture:
    """Return a darker badge that is still opaque."""
    image = badge.copy()
    image.fill((FAINT, FAINT, FAINT, 255), special_flags=pygame.BLEND_RGBA_MULT)
    image.fill(mix(INK, (0, 0, 0), FAINT / 255), special_flags=pygame.BLEND_RGB_ADD)
    return image
