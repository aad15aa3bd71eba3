"""A banner over the board: whose turn begins, or what a player has won."""

from __future__ import annotations

import math
from functools import partial

import pygame

from game.core.kernel import SeatSetup
from game.shell import draw, paint
from game.shell.lru_cache import LruCache
from game.shell.motion import ease_out
from game.shell.picture import Canvas, Picture
from game.shell.services import Shell
from game.shell.theme import CREAM, INK
from game.table.looks import SEAT_LOOKS

SIZE = (760, 190)
FACE, AIR = 184, 28
"""The width of the face with its badge, and the gap on both sides of the words."""
SLIDE_MS, SLIDE = 140.0, 12
"""How long a new banner slides, and how far."""
AWAY_MS = 120.0
"""A banner that was not drawn for so long is new."""


class Banner:
    """Draws the banner; it slides in if it is new."""

    def __init__(
        self, shell: Shell, seats: tuple[SeatSetup, ...], middle: tuple[int, int], faces: tuple[str, ...]
    ) -> None:
        self._shell = shell
        self._seats = seats
        self._middle = middle
        self._faces = faces
        """The picture of every player."""
        self._said = ""
        self._since = self._seen_at = 0.0
        self._banners: LruCache[int, Picture] = LruCache(len(seats))
        for seat in range(len(seats)):  # now, and not when it slides in
            self._bare(seat)

    def draw(self, canvas: Canvas, seat: int, said: str, ms: float, aside: int = 0) -> None:
        """Draw a player's face and a sentence, `aside` lower than usual."""
        if said != self._said or ms - self._seen_at > AWAY_MS:
            self._said, self._since = said, ms
        self._seen_at = ms
        image, part = self._bare(seat), self._part(ms)
        down = round(SLIDE * (1 - ease_out(part))) + aside
        rect = canvas.blit(image, image.get_rect(center=(self._middle[0], self._middle[1] + down)))
        room = SIZE[0] - FACE - 2 * AIR
        text = self._shell.text.boxed(said, "display", 46, (room, SIZE[1] - 40), CREAM)
        left = rect.x + paint.SHADOW_ROOM + FACE + AIR
        canvas.blit(text, text.get_rect(midleft=(left, rect.centery)))

    def _part(self, ms: float) -> float:
        """The part of its slide that is done."""
        settings = self._shell.settings.value
        slides = not settings.still and settings.pace != math.inf
        return min(1.0, (ms - self._since) * settings.pace / SLIDE_MS) if slides else 1.0

    def _bare(self, seat: int) -> Picture:
        """The banner of a seat without words, painted once."""
        return self._banners.get(seat, partial(self._paint, seat))

    def _paint(self, seat: int) -> Picture:
        look = self._seats[seat].look
        image = paint.clear((SIZE[0] + 2 * paint.SHADOW_ROOM, SIZE[1] + 2 * paint.SHADOW_ROOM))
        inner = pygame.Rect((paint.SHADOW_ROOM, paint.SHADOW_ROOM), SIZE)
        paint.draw_panel(image, inner, INK, SEAT_LOOKS[look].colour, 26)
        draw.rect(image, SEAT_LOOKS[look].colour, inner, 6, border_radius=26)
        portrait = self._shell.assets.scaled(self._faces[seat], (130, 156))
        image.blit(portrait, (inner.x + 22, inner.y + 17))
        badge = self._shell.assets.scaled(f"badges/{look}", (64, 64))
        image.blit(badge, badge.get_rect(center=(inner.x + 152, inner.y + 150)))
        return image
