"""The drawing kit: what is put together from parts looks as if it had been drawn in one piece."""

from __future__ import annotations

import pygame
import pytest

from game.shell import draw, paint, transform
from game.shell.picture import Picture
from game.shell.services import Shell


def in_one_piece(size: tuple[int, int], radius: int, width: int) -> Picture:
    large = paint.clear((size[0] * paint.FINE, size[1] * paint.FINE))
    edge = width * paint.FINE
    draw.rect(large, (255, 255, 255), large.get_rect(), edge, border_radius=radius * paint.FINE)
    return transform.smoothscale(large, size)


@pytest.mark.parametrize("size", [(1, 1), (20, 31), (33, 33), (34, 35), (190, 61), (61, 190), (384, 96)])
@pytest.mark.parametrize(("radius", "width"), [(0, 0), (16, 0), (16, 2), (7, 9), (3, 1), (40, 5)])
def test_a_rounded_shape_is_the_same_in_one_piece(
    shell: Shell, size: tuple[int, int], radius: int, width: int
) -> None:
    made, drawn = paint.rounded(size, radius, width), in_one_piece(size, radius, width)
    assert pygame.image.tobytes(made.surface, "RGBA") == pygame.image.tobytes(drawn.surface, "RGBA")
