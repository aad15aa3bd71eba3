"""Reads a lesson from a picture of the screen: where the ring is, and which key or button its sign shows."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from game.scenes.lesson_panel import BUTTON, GLYPH, INNER, RING, WIDEST, WIDEST_GLYPH
from game.shell.devices import Device, PadCode, Verb
from game.shell.glyphs import fitting_glyph
from game.shell.picture import Picture
from game.shell.services import Shell

ALIKE = (12, 12, 14, 255)
FEWEST = 300
"""So many pixels of the ring are seen at least."""
EDGE, EDGE_APART = (235, 92, 171), (24, 16, 18, 255)
"""The edge of the panel, which is a little darker than the ring."""
SURE = 0.93
"""How much of a sign must be seen."""
KEYS = (
    *range(pygame.KSCAN_A, pygame.KSCAN_0 + 1),
    *range(pygame.KSCAN_RETURN, pygame.KSCAN_SLASH + 1),
    *range(pygame.KSCAN_RIGHT, pygame.KSCAN_UP + 1),
)
Sign = Verb | int


class RingReader:
    """What somebody sees who knows no rule and reads no sentence."""

    def __init__(self, shell: Shell, device: Device) -> None:
        codes: Iterable[int] = (PadCode.A, PadCode.B, PadCode.X, PadCode.Y) if device.kind == "pad" else KEYS
        signs: tuple[Sign, ...] = (Verb.CONFIRM, *codes)
        self._signs: dict[Sign, Picture] = {
            what: fitting_glyph(shell, what, device, GLYPH, WIDEST_GLYPH) for what in signs
        }

    @staticmethod
    def ring(seen: pygame.Surface) -> pygame.Rect | None:
        """Where the ring is."""
        part = pygame.mask.from_threshold(seen, RING, ALIKE).connected_component()
        return part.get_bounding_rects()[0] if part.count() > FEWEST else None

    @staticmethod
    def panel(seen: pygame.Surface) -> pygame.Rect | None:
        """Where the panel is: the widest thing with its edge."""
        parts = pygame.mask.from_threshold(seen, EDGE, EDGE_APART).connected_components(WIDEST)
        rects = [rect for part in parts for rect in part.get_bounding_rects()]
        return max(rects, key=lambda rect: rect.w, default=None)

    def sign(self, seen: pygame.Surface) -> Sign:
        """Which key or button the panel shows; CONFIRM if it shows none."""
        panel = self.panel(seen)
        if panel is None:
            return Verb.CONFIRM
        middle = panel.right - INNER, panel.bottom - 18 - BUTTON // 2
        likely = {what: _likeness(seen, sign, middle) for what, sign in self._signs.items()}
        best = max(likely, key=lambda what: likely[what])
        return best if likely[best] > SURE else Verb.CONFIRM


def _likeness(seen: pygame.Surface, sign: Picture, right: tuple[int, int]) -> float:
    """How much of a sign stands there."""
    place = sign.get_rect(midright=right)
    if not seen.get_rect().contains(place):
        return 0.0
    plate = seen.subsurface(place).copy()
    inked = pygame.mask.from_surface(sign.surface, 250)
    plain = pygame.Surface(place.size)
    plain.blit(sign.surface, (0, 0))
    same = pygame.mask.from_threshold(plate, (0, 0, 0), (12, 12, 12, 255), plain)
    return same.overlap_area(inked, (0, 0)) / max(1, inked.count())
