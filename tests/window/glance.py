"""A glance at a part of the real screen, as pixels; many times faster than a picture in a file."""

from __future__ import annotations

import ctypes
import time
from functools import cache

import pygame

from game.shell.picture import Picture
from game.shell.services import Shell
from game.shell.theme import CREAM
from tests.xvfb import Program

Rect = tuple[int, int, int, int]
Colour = tuple[int, int, int]
ALL_PLANES, Z_PIXMAP = 0xFFFF_FFFF, 2
BYTES = 4
"""Of a pixel: blue, green, red, and nothing."""
CLEARLY = 0.9
"""How much of the letters must be seen."""


class _Image(ctypes.Structure):
    """The beginning of an XImage."""

    _fields_ = (
        ("size", ctypes.c_int * 2),
        ("xoffset", ctypes.c_int),
        ("format", ctypes.c_int),
        ("data", ctypes.c_void_p),
        ("orders", ctypes.c_int * 4),
        ("depth", ctypes.c_int),
        ("bytes_per_line", ctypes.c_int),
    )


@cache
def _x11() -> ctypes.CDLL:
    library = ctypes.CDLL("libX11.so.6")
    library.XOpenDisplay.restype = ctypes.c_void_p
    library.XCloseDisplay.argtypes = [ctypes.c_void_p]
    library.XDefaultRootWindow.argtypes = [ctypes.c_void_p]
    library.XDefaultRootWindow.restype = ctypes.c_ulong
    numbers = [ctypes.c_int] * 2 + [ctypes.c_uint] * 2 + [ctypes.c_ulong, ctypes.c_int]
    library.XGetImage.argtypes = [ctypes.c_void_p, ctypes.c_ulong, *numbers]
    library.XGetImage.restype = ctypes.POINTER(_Image)
    library.XDestroyImage.argtypes = [ctypes.POINTER(_Image)]
    return library


def glance(game: Program, rect: Rect) -> pygame.Surface:
    """What is seen there now."""
    x11 = _x11()
    display = x11.XOpenDisplay(game.screen.display.encode())
    assert display, f"no screen {game.screen.display}"
    try:
        image = x11.XGetImage(display, x11.XDefaultRootWindow(display), *rect, ALL_PLANES, Z_PIXMAP)
        found = image.contents
        assert found.bytes_per_line == rect[2] * BYTES
        pixels = ctypes.string_at(found.data, found.bytes_per_line * rect[3])
        x11.XDestroyImage(image)
    finally:
        x11.XCloseDisplay(display)
    return pygame.image.frombytes(pixels, rect[2:], "BGRA").convert(24)


def wait_for_colour(game: Program, rect: Rect, colour: Colour, seconds: float = 10.0) -> None:
    """Wait until a part of the screen has this colour on the whole, more or less."""
    game.wait_for(lambda: is_coloured(game, rect, colour), seconds, f"the colour {colour} at {rect}")


def wait_until_gone(game: Program, rect: Rect, colour: Colour, seconds: float = 10.0) -> None:
    """Wait until a part of the screen no longer has this colour."""
    game.wait_for(lambda: not is_coloured(game, rect, colour), seconds, f"something else at {rect}")


def is_coloured(game: Program, rect: Rect, colour: Colour, apart: int = 24) -> bool:
    """Whether a part of the screen has this colour on the whole, more or less."""
    seen = pygame.transform.average_color(glance(game, rect))
    return all(abs(one - other) <= apart for one, other in zip(seen, colour, strict=False))


def reads(game: Program, letters: Picture, middle: tuple[int, int], colour: Colour) -> bool:
    """Whether these letters stand there in this colour."""
    rect = letters.get_rect(center=middle)
    seen = glance(game, (rect.x, rect.y, rect.w, rect.h))
    inked = pygame.mask.from_surface(letters.surface, 250)
    lit = pygame.mask.from_threshold(seen, colour, (20, 20, 20, 255))
    return lit.overlap_area(inked, (0, 0)) > CLEARLY * inked.count() > 0


def tells_in_writing(game: Program, shell: Shell, room: Rect, *sounds: str) -> bool:
    """Whether the captions of these sounds, and no others, stand at the foot of their room."""
    said = "   ".join(shell.words(f"caption.{sound}") for sound in sounds)
    place = pygame.Rect(room)
    wide = shell.text.width(said, "text_bold", 28) + 4
    letters = shell.text.boxed(said, "text_bold", 28, (wide, place.h - 16), CREAM)
    plate = pygame.Rect(0, 0, 0, letters.get_height() + 16)
    plate.midbottom = place.midbottom
    return reads(game, letters, plate.center, CREAM)


def stays_the_same(game: Program, rect: Rect, seconds: float) -> bool:
    """Whether nothing there changes for so long."""
    before = pixels(game, rect)
    time.sleep(seconds)
    return pixels(game, rect) == before


def pixels(game: Program, rect: Rect) -> bytes:
    """What is seen there now, to be compared."""
    return pygame.image.tobytes(glance(game, rect), "RGB")
