"""A banner over the board: whose turn begins, or what has just been won."""

from __future__ import annotations

from functools import partial

import pygame

from game.core.kernel import SeatSetup
from game.shell import paint
from game.shell.services import Shell
from game.shell.theme import CREAM, INK, SEAT_LOOKS

SIZE = (760, 190)
ALPHA = 238


class Banner:
    """Painted once for each player and each sentence."""

    def __init__(
        self, shell: Shell, seats: tuple[SeatSetup, ...], middle: tuple[int, int], faces: tuple[str, ...]
    ) -> None:
        self._shell = shell
        self._seats = seats
        self._middle = middle
        self._faces = faces
        """The picture of every player."""

    def draw(self, canvas: pygame.Surface, seat: int, said: str, down: int = 0) -> None:
        """The player's face and a sentence, perhaps further down than usual."""
        key = ("banner", self._faces[seat], seat, said, self._shell.settings.version)
        image = self._shell.text.keep(key, lambda: self._lettered(seat, said))
        canvas.blit(image, image.get_rect(center=(self._middle[0], self._middle[1] + down)))

    def bare(self, seat: int) -> pygame.Surface:
        """The banner of a seat without words, made once."""
        key = ("bare-banner", self._faces[seat], self._seats[seat].look)
        return self._shell.text.keep(key, partial(self._paint, seat))

    def _lettered(self, seat: int, said: str) -> pygame.Surface:
        image = self.bare(seat).copy()
        text = self._shell.text.boxed(said, "display", 46, (SIZE[0] - 220, SIZE[1] - 40), CREAM)
        middle = paint.SHADOW_ROOM + 190 + (SIZE[0] - 200) // 2, image.height // 2
        image.blit(text, text.get_rect(center=middle))
        return image

    def _paint(self, seat: int) -> pygame.Surface:
        look = self._seats[seat].look
        image = paint.clear((SIZE[0] + 2 * paint.SHADOW_ROOM, SIZE[1] + 2 * paint.SHADOW_ROOM))
        inner = pygame.Rect((paint.SHADOW_ROOM, paint.SHADOW_ROOM), SIZE)
        paint.draw_panel(image, inner, INK, SEAT_LOOKS[look].colour, 26, ALPHA)
        pygame.draw.rect(image, SEAT_LOOKS[look].colour, inner, 6, border_radius=26)
        portrait = self._shell.assets.scaled(self._faces[seat], (130, 156))
        image.blit(portrait, (inner.x + 22, inner.y + 17))
        badge = self._shell.assets.scaled(f"badges/{look}", (64, 64))
        image.blit(badge, badge.get_rect(center=(inner.x + 152, inner.y + 150)))
        return image
