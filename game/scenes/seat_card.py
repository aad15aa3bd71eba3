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
NAME, HAND, HAND_ROOM = 36, 25, 56
INNER = 14
"""Pixels between the card's edge and its portrait."""


class SeatCard(Widget):
    """One of the six cards; pressing the own key or pad makes it flash. With a `reason` it is closed."""

    def __init__(  # noqa: PLR0913
        self,
        number: int,
        rect: pygame.Rect,
        place: Place,
        pad: Device | None,
        hands: str,
        *,
        reason: str = "",
        hint: str = "",
    ) -> None:
        super().__init__(f"seat-{number}", rect, reason=reason, hint=hint)
        self._look = LOOKS[number]
        self._place = place
        self._pad = pad
        self._hands = hands
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
        words = shell.words("seats.closed" if self.reason else f"seats.{self._hands}.join")
        text = shell.text.paragraph(
            words, "text_bold", 24, area.w - 32, shell.theme.palette.dim, align="middle"
        )
        badge = shell.assets.scaled(f"badges/{self._look}", (96, 96)).copy()
        badge.set_alpha(60 if self.reason else 150)
        sign = shell.assets.scaled("icons/cross" if self.reason else "icons/plus", (64, 64)).copy()
        sign.set_alpha(60 if self.reason else 255)
        pictures = [badge, sign, text]
        while len(pictures) > 1 and sum(each.get_height() for each in pictures) > area.h - INNER:
            pictures.pop(-2)
        high = sum(each.get_height() for each in pictures)
        gap = min(36, (area.h - high) // (len(pictures) + 1))
        y = area.centery - (high + gap * (len(pictures) - 1)) // 2
        for picture in pictures:
            image.blit(picture, picture.get_rect(midtop=(area.centerx, y)))
            y += picture.get_height() + gap

    def _paint_taken(self, shell: Shell, image: pygame.Surface, area: pygame.Rect) -> None:
        """The portrait as large as it can be; portrait, name and hand spread over the card."""
        name, hand = shell.theme.px(NAME) + 6, max(HAND_ROOM, shell.theme.px(HAND) + 8)
        room = area.w - 2 * INNER, area.h - 2 * INNER - name - hand - 2 * INNER
        portrait = shell.assets.fitting(f"portraits/{self._look}", room)
        gap = (area.h - INNER - portrait.get_height() - name - hand) // 3
        place = portrait.get_rect(midtop=(area.centerx, area.y + INNER))
        image.blit(portrait, place)
        badge = shell.assets.scaled(f"badges/{self._look}", (68, 68))
        image.blit(badge, badge.get_rect(center=(place.right - 22, place.bottom - 14)))
        colour = AMBER if self._place.player == "human" else shell.theme.palette.text
        y = place.bottom + gap + name / 2
        shell.text.draw_line(
            image, self._place.name, (area.centerx, y), "text_bold", NAME, colour,
            align="middle", max_width=area.w - 28,
        )  # fmt: skip
        self._paint_hand(shell, image, area, y + name / 2 + gap + hand / 2)

    def _paint_hand(self, shell: Shell, image: pygame.Surface, area: pygame.Rect, y: float) -> None:
        """What plays this seat, as a picture and in words."""
        picture, words = self._hand(shell)
        text = shell.text.fitted(
            words, "text_bold", HAND, area.w - picture.get_width() - 38, shell.theme.palette.dim
        )
        left = area.centerx - (picture.get_width() + 10 + text.get_width()) / 2
        image.blit(picture, picture.get_rect(midleft=(left, y)))
        image.blit(text, shell.text.place(text, (left + picture.get_width() + 10, y), "text_bold"))

    def _hand(self, shell: Shell) -> tuple[pygame.Surface, str]:
        if self._place.player == "ai":
            level = shell.words(f"seats.level.{self._place.level}")
            return shell.assets.scaled("icons/robot", (52, 52)), shell.words("seats.ai", level=level)
        if self._pad is not None:
            return glyph(shell, PadCode.A, self._pad, 52), shell.words("seats.pad")
        if self._hands == "turns":
            return shell.assets.scaled("icons/mouse", (46, 46)), shell.words("seats.mouse-and-keyboard")
        return glyph(shell, self._place.key, KEYBOARD, 52), shell.words("seats.keyboard")
