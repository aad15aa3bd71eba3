"""The card of one seat in the lobby: portrait, name, and the hand that plays it."""

from __future__ import annotations

import pygame

from game.rules.registry import LOOKS
from game.scenes.lineup import Place
from game.shell import paint
from game.shell.devices import KEYBOARD, Device, PadCode
from game.shell.glyphs import glyph
from game.shell.services import Shell
from game.shell.theme import AMBER, CREAM, SEAT_LOOKS, mix
from game.shell.widget import RADIUS, Widget

FLASH_MS = 450.0


class SeatCard(Widget):
    """One of the six cards; pressing the own key or pad makes it flash."""

    def __init__(self, number: int, rect: pygame.Rect, place: Place, pad: Device | None, hint: str) -> None:
        super().__init__(f"seat-{number}", rect, hint=hint)
        self._look = LOOKS[number]
        self._place = place
        self._pad = pad
        self.flash_ms = 0.0

    def confirm(self, shell: Shell) -> bool:
        """Opens the seat."""
        return True

    def draw(self, shell: Shell, canvas: pygame.Surface, rect: pygame.Rect, *, focused: bool) -> None:
        """The card, its ring when focused, and its light when its player presses."""
        key = (self._place, self._pad, focused)
        face = self.face(shell, key, lambda: self._make(shell, focused=focused))
        canvas.blit(face, (rect.x - paint.SHADOW_ROOM, rect.y - paint.SHADOW_ROOM))
        if self.flash_ms > 0:
            light = SEAT_LOOKS[self._look].colour
            alpha = round(150 * self.flash_ms / FLASH_MS)
            canvas.blit(paint.tinted(paint.rounded(rect.size, RADIUS), light, alpha), rect)
        if focused:
            self.draw_ring(shell, canvas, rect)

    def _make(self, shell: Shell, *, focused: bool) -> pygame.Surface:
        palette = shell.theme.palette
        fill = mix(palette.panel, CREAM, 0.10) if focused else palette.panel
        edge = mix(palette.panel_edge, palette.touch_edge, 0.5)
        image = paint.panel(self.rect.size, fill, edge, RADIUS).copy()
        area = pygame.Rect((paint.SHADOW_ROOM, paint.SHADOW_ROOM), self.rect.size)
        if self._place.player == "open":
            self._paint_free(shell, image, area)
        else:
            self._paint_taken(shell, image, area)
        return image

    def _paint_free(self, shell: Shell, image: pygame.Surface, area: pygame.Rect) -> None:
        badge = shell.assets.scaled(f"badges/{self._look}", (72, 72)).copy()
        badge.set_alpha(130)
        image.blit(badge, badge.get_rect(center=(area.centerx, area.y + area.h * 0.27)))
        plus = shell.assets.scaled("icons/plus", (64, 64))
        image.blit(plus, plus.get_rect(center=(area.centerx, area.y + area.h * 0.5)))
        words = shell.words("seats.join")
        text = shell.text.paragraph(
            words, "text_bold", 22, area.w - 32, shell.theme.palette.dim, align="middle"
        )
        image.blit(text, text.get_rect(midtop=(area.centerx, area.y + area.h * 0.64)))

    def _paint_taken(self, shell: Shell, image: pygame.Surface, area: pygame.Rect) -> None:
        line = shell.theme.px(26) + 12
        height = area.h - 40 - 2 * line - 22
        portrait = shell.assets.fitting(f"portraits/{self._look}", (area.w - 40, height))
        place = portrait.get_rect(midtop=(area.centerx, area.y + 18))
        image.blit(portrait, place)
        badge = shell.assets.scaled(f"badges/{self._look}", (64, 64))
        image.blit(badge, badge.get_rect(center=(place.right - 4, place.bottom - 18)))
        y = place.bottom + 16 + line / 2
        colour = AMBER if self._place.player == "human" else shell.theme.palette.text
        shell.text.draw_line(
            image, self._place.name, (area.centerx, y), "text_bold", 28, colour,
            align="middle", max_width=area.w - 28,
        )  # fmt: skip
        self._paint_hand(shell, image, area, y + line + 8)

    def _paint_hand(self, shell: Shell, image: pygame.Surface, area: pygame.Rect, y: float) -> None:
        """What plays this seat, as a picture and in words."""
        picture, words = self._hand(shell)
        text = shell.text.fitted(
            words, "text", 22, area.w - picture.get_width() - 44, shell.theme.palette.dim
        )
        left = area.centerx - (picture.get_width() + 10 + text.get_width()) / 2
        image.blit(picture, picture.get_rect(midleft=(left, y)))
        image.blit(text, shell.text.place(text, (left + picture.get_width() + 10, y), "text"))

    def _hand(self, shell: Shell) -> tuple[pygame.Surface, str]:
        if self._place.player == "ai":
            level = shell.words(f"seats.level.{self._place.level}")
            return shell.assets.scaled("icons/robot", (44, 44)), shell.words("seats.ai", level=level)
        if self._pad is not None:
            return glyph(shell, PadCode.A, self._pad, 44), self._pad.name
        return glyph(shell, self._place.key, KEYBOARD, 44), shell.words("seats.keyboard")
