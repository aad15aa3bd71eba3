"""How well ink stands out, measured on pixels: a screen is drawn twice, with its text and without."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pygame
import pytest

from game.shell.picture import Picture
from game.shell.services import Shell
from game.shell.theme import Colour

READABLE, VISIBLE = 4.5, 3.0
"""The least contrast of text, and of signs such as the focus ring (WCAG 2.2 AA)."""
NEAR = 4
"""Letters that are so many pixels apart are one word."""
SEEN = 16
"""A pixel that differs by so much in a channel has ink on it."""
LEAST = 12
"""Ink that is less high, or narrower than a figure, is what is left of a word behind a piece."""
SAMPLES = 48
"""So many pixels of a word are looked at."""
DARKEST_PART = 0.15
"""The part of a word that may lie on a worse ground: the rim of a plate, a grain of paper."""


class Ink(pygame.Font):
    """A font whose letters can be told to leave no ink, nor a shadow."""

    flows = True

    def render(self, *how: Any, **more: Any) -> pygame.Surface:  # noqa: ANN401
        """The letters; without ink they are as large and as many, but cannot be seen."""
        letters = super().render(*how, **more)
        if not Ink.flows:
            letters.fill((255, 255, 255, 1), special_flags=pygame.BLEND_RGBA_MIN)
        return letters


def use_ink(patch: pytest.MonkeyPatch) -> None:
    """From now on every font is `Ink`."""
    patch.setattr(pygame, "Font", Ink)


@contextmanager
def no_ink(shell: Shell) -> Iterator[None]:
    """While this lasts, screens are drawn anew and without their text."""
    Ink.flows = False
    repaint(shell)
    yield
    Ink.flows = True
    repaint(shell)


def repaint(shell: Shell) -> None:
    """Everything that was painted is to be painted again."""
    shell.settings.version += 1
    shell.text.cache.clear()


def faint(inked: Picture, bare: Picture) -> list[tuple[pygame.Rect, float]]:
    """The words on a picture that stand out too little from what is behind them, and how much they do."""
    found = []
    ink = pygame.mask.from_threshold(inked.surface, (0, 0, 0), (SEEN, SEEN, SEEN, 255), bare.surface)
    ink.invert()
    for word in _words(ink):
        strength = _strength(word, ink, inked, bare)
        if strength is not None and strength < READABLE:
            found.append((word, round(strength, 2)))
    return found


def _words(ink: pygame.Mask) -> list[pygame.Rect]:
    """Where ink lies close together."""
    wide, high = ink.get_size()
    small = pygame.transform.smoothscale(
        ink.to_surface(setcolor=(255, 255, 255), unsetcolor=(0, 0, 0)), (wide // NEAR, high // NEAR)
    )
    clusters = pygame.mask.from_threshold(small, (255, 255, 255), (250, 250, 250, 255))
    return [
        pygame.Rect(box.x * NEAR, box.y * NEAR, box.w * NEAR, box.h * NEAR)
        for box in clusters.get_bounding_rects()
        if box.h * NEAR >= LEAST and box.w > 2
    ]


def _strength(word: pygame.Rect, ink: pygame.Mask, inked: Picture, bare: Picture) -> float | None:
    """The contrast of a word's ink with nearly all of the ground it stands on."""
    spots = [
        (x, y)
        for y in range(word.top, word.bottom)
        for x in range(word.left + y % 2, word.right, 2)
        if ink.get_at((x, y))
    ]
    spots = spots[:: max(1, len(spots) // SAMPLES)]
    if not spots:
        return None
    pairs = [(_colour(inked, spot), _colour(bare, spot)) for spot in spots]
    strongest = max(pairs, key=lambda pair: _distance(*pair))[0]
    grounds = sorted(contrast(strongest, ground) for _, ground in pairs)
    return grounds[int(len(grounds) * DARKEST_PART)]


def _colour(picture: Picture, spot: tuple[int, int]) -> Colour:
    red, green, blue, _ = picture.get_at(spot)
    return red, green, blue


def _distance(one: Colour, other: Colour) -> int:
    return sum(abs(a - b) for a, b in zip(one, other, strict=True))


def contrast(one: Colour, other: Colour) -> float:
    """How much two colours differ in brightness, 1 to 21 (WCAG 2.2)."""
    bright, dark = sorted((_brightness(one), _brightness(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def _brightness(colour: Colour) -> float:
    red, green, blue = (_LIGHT[part] for part in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


_LIGHT = [_linear(part / 255) for part in range(256)]
