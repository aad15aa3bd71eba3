"""Decals: small pictures on a board, such as numbers and names."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass

import pygame

from game.shell import transform
from game.shell.paint import FINE, clear
from game.shell.picture import Picture
from game.shell.services import Shell
from game.shell.theme import SHADOW, SMALLEST_TEXT, Colour

Spot = tuple[float, float]
"""A point of the board."""
NUMBER = 20
"""The text size when the whole board fills the screen."""
BIGGER = 0.15
"""How much decals grow when text is twice as large: more would hide a crowded board."""
FALL = (1, 2)
"""The offset of a decal's shadow."""
SHADOW_ALPHA = 150
ROOM = 5
"""Pixels around a decal for its edge and its shadow."""


@dataclass(frozen=True, slots=True)
class Decal:
    """A picture with its middle at a point of the board."""

    paint: Callable[[], Picture]
    """Returns its picture, which is painted at the first call."""
    at: Spot
    """In pixels of the board."""
    text: str = ""
    """Its text."""
    aside: Spot = (0, 0)
    """The offset from there, in pixels of the canvas."""

    @property
    def picture(self) -> Picture:
        """What it looks like."""
        return self.paint()

    def middle(self, scale: float) -> Spot:
        """Its middle on a picture of the whole board."""
        return self.at[0] * scale + self.aside[0], self.at[1] * scale + self.aside[1]

    def corner(self, scale: float) -> tuple[int, int]:
        """Its upper left corner there."""
        (x, y), picture = self.middle(scale), self.picture
        return round(x - picture.width / 2), round(y - picture.height / 2)


class DecalPainter:
    """Paints decals for a board at `scale`; their sizes are designed for the scale `designed`."""

    def __init__(self, shell: Shell, scale: float, designed: float, grows: float = BIGGER) -> None:
        self._shell = shell
        self.scale = scale
        self.size = decal_size(shell, scale, designed, grows)
        """How many times larger than designed they are."""
        self.grown = bigger(shell, grows)
        """The part of that which is due to large text."""
        self.strong = shell.settings.value.colours == "strong"
        self.words = shell.words
        self._cache: dict[Hashable, Picture] = {}

    def px(self, length: float) -> int:
        """A designed length in whole pixels, at least one."""
        return max(1, round(length * self.size))

    def fine(self, length: float) -> int:
        """A designed length on the large picture that `cut` scales down."""
        return max(1, round(length * self.size * FINE))

    def keep(self, key: Hashable, make: Callable[[], Picture]) -> Picture:
        """The picture for `key`, painted once."""
        if key not in self._cache:
            self._cache[key] = make()
        return self._cache[key]

    def cut(self, size: tuple[float, float], draw: Callable[[Picture], None]) -> Picture:
        """A decal with smooth edges and a shadow; `draw` paints it FINE times larger."""
        wide, high = self.px(size[0] + 2 * ROOM), self.px(size[1] + 2 * ROOM)
        large = clear((wide * FINE, high * FINE))
        draw(large)
        decal = transform.smoothscale(large, (wide, high))
        shade = decal.copy()
        shade.fill((0, 0, 0, SHADOW_ALPHA), special_flags=pygame.BLEND_RGBA_MULT)
        shade.fill((*SHADOW, 0), special_flags=pygame.BLEND_RGBA_ADD)
        image = clear((wide, high))
        image.blit(transform.box_blur(shade, self.px(1)), (self.px(FALL[0]), self.px(FALL[1])))
        image.blit(decal, (0, 0))
        return image

    def line(self, text: str, colour: Colour) -> Picture:
        """A number or a name, cropped to its letters."""
        image = self._shell.text.line(text, "number", NUMBER * self.size, colour, fixed=True)
        return image.part(image.get_bounding_rect())

    def lettered(self, decal: Picture, text: str, colour: Colour) -> Picture:
        """A copy of a decal with a text in its middle."""
        image, line = decal.copy(), self.line(text, colour)
        image.blit(line, line.get_rect(center=image.get_rect().center))
        return image


def decal_size(shell: Shell, scale: float, designed: float, grows: float) -> float:
    """How many times larger than designed a decal is on a board at `scale`."""
    return max(scale / designed, SMALLEST_TEXT / NUMBER) * bigger(shell, grows)


def bigger(shell: Shell, grows: float = BIGGER) -> float:
    """How many times larger something is that grows by this part when text is twice as large."""
    return 1 + grows * (shell.theme.text_scale - 1)
