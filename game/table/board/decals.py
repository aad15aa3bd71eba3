"""Small pictures that are printed on a board, and the press that cuts them."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from mmap import mmap

import pygame

from game.shell.paint import FINE, clear
from game.shell.services import Shell
from game.shell.theme import SHADOW, SMALLEST_TEXT, Colour

Spot = tuple[float, float]
NUMBER = 20
"""The size of numbers and names where a whole board fills the screen."""
BIGGER = 0.15
"""So much marks grow when the player wants text of twice the size: more would hide a crowded board."""
FALL = (1, 2)
"""Where the shadow of a mark falls."""
SHADOW_ALPHA = 150
ROOM = 5
"""Pixels around a mark for its edge and its shadow."""


@dataclass(frozen=True, slots=True)
class Decal:
    """A picture with its middle over a place of the board."""

    picture: pygame.Surface
    at: Spot
    """In the board's pixels."""
    text: str = ""
    """What can be read on it."""
    aside: Spot = (0, 0)
    """How far from there its middle is moved, in pixels of the canvas."""

    def corner(self, scale: float, grown: float = 1.0) -> tuple[int, int]:
        """Its upper left corner on a picture of the whole board, if it is so much larger than it was cut."""
        x = self.at[0] * scale + (self.aside[0] - self.picture.width / 2) * grown
        y = self.at[1] * scale + (self.aside[1] - self.picture.height / 2) * grown
        return round(x), round(y)


class DecalPainter:
    """Draws marks for a board at `scale`; they were designed for the scale `designed`."""

    def __init__(self, shell: Shell, scale: float, designed: float, grows: float = BIGGER) -> None:
        self._shell = shell
        self.scale = scale
        self.size = decal_size(shell, scale, designed, grows)
        """How many times larger than designed."""
        self.grown = bigger(shell, grows)
        """How much of that is for who wants large text."""
        self.strong = shell.settings.value.colours == "strong"
        self.words = shell.words
        self._kept: dict[Hashable, pygame.Surface] = {}

    def px(self, length: float) -> int:
        """A length of the design in whole pixels, one at least."""
        return max(1, round(length * self.size))

    def fine(self, length: float) -> int:
        """A length of the design on a picture that `cut` will scale down."""
        return max(1, round(length * self.size * FINE))

    def keep(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The picture for `key`, made once."""
        if key not in self._kept:
            self._kept[key] = make()
        return self._kept[key]

    def cut(self, size: tuple[float, float], draw: Callable[[pygame.Surface], None]) -> pygame.Surface:
        """A mark of this size with smooth edges and its shadow; `draw` gets the picture FINE times larger."""
        wide, high = self.px(size[0] + 2 * ROOM), self.px(size[1] + 2 * ROOM)
        large = clear((wide * FINE, high * FINE))
        draw(large)
        mark = pygame.transform.smoothscale(large, (wide, high))
        shade = mark.copy()
        shade.fill((0, 0, 0, SHADOW_ALPHA), special_flags=pygame.BLEND_RGBA_MULT)
        shade.fill((*SHADOW, 0), special_flags=pygame.BLEND_RGBA_ADD)
        image = clear((wide, high))
        image.blit(pygame.transform.box_blur(shade, self.px(1)), (self.px(FALL[0]), self.px(FALL[1])))
        image.blit(mark, (0, 0))
        return image

    def line(self, text: str, colour: Colour) -> pygame.Surface:
        """A number or a name, cut to its letters."""
        image = self._shell.text.line(text, "number", NUMBER * self.size, colour, fixed=True)
        return image.subsurface(image.get_bounding_rect())

    def lettered(self, mark: pygame.Surface, text: str, colour: Colour) -> pygame.Surface:
        """A copy of a mark with a text in its middle."""
        image, line = mark.copy(), self.line(text, colour)
        image.blit(line, line.get_rect(center=image.get_rect().center))
        return image


def decal_size(shell: Shell, scale: float, designed: float, grows: float) -> float:
    """How many times larger than designed a mark is on a board at `scale`."""
    return max(scale / designed, SMALLEST_TEXT / NUMBER) * bigger(shell, grows)


def bigger(shell: Shell, grows: float = BIGGER) -> float:
    """How many times larger something is that grows by this part when text gets twice as large."""
    return 1 + grows * (shell.theme.text_scale - 1)


def sparse_surface(size: tuple[int, int]) -> pygame.Surface:
    """A transparent picture; however large, it takes no time and no memory but where something is printed."""
    return pygame.image.frombuffer(mmap(-1, 4 * size[0] * size[1]), size, "BGRA")
