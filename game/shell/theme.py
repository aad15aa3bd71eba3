"""Colours, fonts and text sizes."""

from __future__ import annotations

import logging
import math
from dataclasses import dataclass, replace
from functools import cache
from io import BytesIO
from types import MappingProxyType
from typing import Literal

import pygame

from game import paths
from game.shell.lru_cache import LruCache
from game.shell.picture import Picture, pixel_scale, to_pixels
from game.shell.settings import SettingsStore

log = logging.getLogger(__name__)
Colour = tuple[int, int, int]
Role = Literal["display", "number", "text", "text_bold"]

SMALLEST_TEXT = 18
MOST_FONTS = 64
GROWS_FULLY = 34
"""Text grows by the text scale times its size, but at most times this size."""

INK: Colour = (0x0B, 0x10, 0x20)
DEEP: Colour = (0x11, 0x18, 0x30)
PANEL: Colour = (0x18, 0x21, 0x3D)
PANEL_EDGE: Colour = (0x3B, 0x48, 0x70)
DIM: Colour = (0xB8, 0xC3, 0xE2)
CREAM: Colour = (0xF6, 0xEB, 0xD3)
PAPER: Colour = (0xE9, 0xD9, 0xB8)
AMBER: Colour = (0xFF, 0xC8, 0x57)
LAMP: Colour = (0xFF, 0xC3, 0x6A)
CORAL: Colour = (0xF2, 0x5C, 0x3E)
RED: Colour = (0xC9, 0x29, 0x1A)
GREEN: Colour = (0x9B, 0xE5, 0x9A)
SHADOW: Colour = (0x05, 0x07, 0x0F)
WHITE: Colour = (0xFF, 0xF9, 0xEC)
LINE: Colour = (0x19, 0x1B, 0x2E)

BUTTON_RED: Colour = (0xB3, 0x26, 0x1A)
BUTTON_BLUE: Colour = (0x24, 0x56, 0xB0)
BUTTON_GREEN: Colour = (0x15, 0x74, 0x59)
BUTTON_PURPLE: Colour = (0x7A, 0x3B, 0xB5)
BUTTON_QUIET: Colour = (0x2A, 0x35, 0x5C)


@dataclass(frozen=True, slots=True)
class Palette:
    """The colours that change when the player asks for strong colours."""

    panel: Colour = PANEL
    panel_edge: Colour = PANEL_EDGE
    text: Colour = CREAM
    dim: Colour = DIM
    title: Colour = AMBER
    focus: Colour = AMBER
    quiet: Colour = BUTTON_QUIET
    touch_edge: Colour = (0xC9, 0xC4, 0xC8)
    """The pale edge of what can be clicked."""
    ring: int = 5
    """How thick the focus ring is."""


STANDARD = Palette()
STRONG = replace(
    STANDARD,
    panel=(0x06, 0x09, 0x14),
    panel_edge=(0xE9, 0xD9, 0xB8),
    text=(0xFF, 0xFF, 0xFF),
    dim=(0xE8, 0xEE, 0xFF),
    title=(0xFF, 0xDD, 0x33),
    focus=(0xFF, 0xDD, 0x33),
    quiet=(0x14, 0x1B, 0x38),
    touch_edge=(0xFF, 0xFF, 0xFF),
    ring=8,
)
_FILES = MappingProxyType(
    {
        "display": "LeagueSpartan-Black.otf",
        "number": "BebasNeue-Bold.otf",
        "text": "Cabin-SemiBold.otf",
        "text_bold": "Cabin-Bold.otf",
    }
)


class Theme:
    """Palette and fonts for the current settings."""

    def __init__(self, settings: SettingsStore) -> None:
        pygame.font.init()
        self._settings = settings
        self._fonts: LruCache[tuple[Role, int], Font] = LruCache(MOST_FONTS)

    @property
    def palette(self) -> Palette:
        """The current colours."""
        return STRONG if self._settings.value.colours == "strong" else STANDARD

    @property
    def text_scale(self) -> float:
        """1.0 to 2.0."""
        return self._settings.value.text_scale / 100

    def px(self, size: float) -> int:
        """Scale a text size, or a length that goes with text, by the text scale; at least 18.

        Large text grows less, because it is easy to read already.
        """
        return max(SMALLEST_TEXT, round(size + (self.text_scale - 1) * min(size, GROWS_FULLY)))

    def font(self, role: Role, size: int) -> Font:
        """Return the font of a role in exactly this size."""
        return self._fonts.get((role, size), lambda: Font(_FILES[role], size))


class Font:
    """A font measured in points that renders the window's pixels."""

    def __init__(self, name: str, size: int) -> None:
        self._scale = pixel_scale()
        data = _font_data(name)
        self._font = pygame.Font(BytesIO(data) if data else None, to_pixels(size, self._scale))

    def render(self, text: str, colour: Colour) -> Picture:
        """Return a line with smooth edges."""
        return Picture.of(self._font.render(text, True, colour), scale=self._scale)

    def width(self, text: str) -> int:
        """Return the width of a line, in whole points."""
        return math.ceil(self.advance(text))

    def advance(self, text: str) -> float:
        """Return how far a line reaches."""
        return self._font.size(text)[0] / self._scale

    @property
    def height(self) -> int:
        """The height of a line."""
        return math.ceil(self._font.get_height() / self._scale)

    @property
    def middle(self) -> float:
        """Where the middle of capitals is, as a part of the height of a line."""
        capital = self._font.metrics("H")[0]
        ascent = self._font.get_ascent()
        return (ascent - (capital[3] if capital else ascent) / 2) / self._font.get_height()


@cache
def _font_data(name: str) -> bytes:
    """A font's file, read once: a font of pygame would keep it open for every size."""
    file = paths.bundled("art", "fonts", name)
    if file.exists():
        return file.read_bytes()
    log.warning("no font %s", name)
    return b""


def mix(one: Colour, other: Colour, part: float) -> Colour:
    """Return a colour between two.

    >>> mix((0, 0, 0), (100, 200, 50), 0.5)
    (50, 100, 25)
    """
    red, green, blue = (round(a + (b - a) * part) for a, b in zip(one, other, strict=True))
    return red, green, blue
