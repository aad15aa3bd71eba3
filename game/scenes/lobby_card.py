"""The card of one seat in the lobby: portrait, name, and the hand that plays it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import pygame

from game.match.game import LOOKS
from game.scenes.lobby_lineup import Place
from game.shell import paint
from game.shell.devices import KEYBOARD, Device, PadCode
from game.shell.glyphs import fitting_glyph, glyph
from game.shell.services import Shell
from game.shell.theme import CREAM, SEAT_LOOKS, WHITE, mix
from game.shell.widget import RADIUS, Widget

FLASH_MS = 450.0
NAME, HAND, HAND_ROOM, HAND_GAP = 36, 25, 56, 10
CAP, LARGEST_CAP, WIDEST_CAP, ICON = 52, 80, 250, 48
NAMED_UP_TO = 1.25
"""Beyond this text scale a key stands alone, as wide keys do, without the word that it is on the keyboard."""
INNER = 14
"""Pixels between the card's edge and its portrait."""
LARGEST_PORTRAIT = (320, 384)
"""Any larger, and its edges would be soft."""
BADGE, FREE_BADGE = 68, 96
"""The side of a badge on a portrait, and on a free seat; both grow with the text where there is room."""
BADGE_PART = 0.6
"""How much of a portrait's height a badge may have that is larger than usual."""
RIBBON, RIBBON_RED = 22, (0x8E, 0x1F, 0x2B)
OUT = 90
"""How much of an AI that sits out is still to be seen, of 255."""


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sits at a place, with which hand, and as what."""

    number: int
    place: Place
    pad: Device | None
    hands: str
    """How the game is played: `own-key` or `turns`."""
    portrait: str
    """The face on the card."""
    label: str = ""
    """What only one player is, such as THE PACK; empty for the others."""
    plays: bool = True
    """False for an AI that sits out."""

    @property
    def look(self) -> str:
        """The character of the place."""
        return LOOKS[self.number]


class SeatCard(Widget):
    """The card of a place; pressing the own key or pad makes it flash."""

    def __init__(self, sitter: Sitter, rect: pygame.Rect, hand_size: int, *, hint: str = "") -> None:
        super().__init__(f"seat-{sitter.number}", rect, hint=hint)
        self.sitter = sitter
        self._hand_size = hand_size
        self._look = sitter.look
        self._place = sitter.place
        self._pad = sitter.pad
        self._hands = sitter.hands
        self.flash_ms = 0.0

    def confirm(self, shell: Shell) -> bool:
        """Opens the seat."""
        return True

    def draw(self, shell: Shell, canvas: pygame.Surface, rect: pygame.Rect, *, focused: bool) -> None:
        """The card, its ring when focused, and its light when its player presses."""
        key = (self.sitter, focused)
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
        words = shell.words(f"seats.{self._hands}.join")
        text = shell.text.paragraph(
            words, "text_bold", 24, area.w - 32, shell.theme.palette.dim, align="middle"
        )
        sign = shell.assets.scaled("icons/plus", (64, 64))
        spare = area.h - text.get_height() - sign.get_height() - 3 * INNER
        side = max(FREE_BADGE, min(shell.theme.px(FREE_BADGE), spare))
        badge = shell.assets.scaled(f"badges/{self._look}", (side, side)).copy()
        badge.set_alpha(150)
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
        palette = shell.theme.palette
        name, hand = shell.theme.px(NAME) + 6, max(HAND_ROOM, shell.theme.px(HAND) + 8, _cap(shell) + 4)
        room = (
            min(LARGEST_PORTRAIT[0], area.w - 2 * INNER),
            min(LARGEST_PORTRAIT[1], area.h - 4 * INNER - name - hand),
        )
        portrait = shell.assets.fitting(self.sitter.portrait, room).copy()
        gap = (area.h - INNER - portrait.get_height() - name - hand) // 3
        place = portrait.get_rect(midtop=(area.centerx, area.y + INNER))
        side = max(BADGE, min(shell.theme.px(BADGE), round(place.h * BADGE_PART)))
        if self.sitter.label:
            ribbon = self._paint_ribbon(shell, image, area)
            room = room[0], place.bottom - ribbon.bottom - 6
            portrait = shell.assets.fitting(self.sitter.portrait, room).copy()
            place = portrait.get_rect(midbottom=place.midbottom)
        badge = shell.assets.scaled(f"badges/{self._look}", (side, side)).copy()
        for picture in (portrait, badge):
            picture.set_alpha(255 if self.sitter.plays else OUT)
        image.blit(portrait, place)
        corner = min(place.right + 3 * side // 4, area.right - 2), place.bottom + side // 6
        image.blit(badge, badge.get_rect(bottomright=corner))
        colour = palette.text if self.sitter.plays else palette.dim
        y = place.bottom + gap + name / 2
        shell.text.draw_line(
            image, self._place.name, (area.centerx, y), "text_bold", NAME, colour,
            align="middle", max_width=area.w - 28,
        )  # fmt: skip
        self._paint_hand(shell, image, area, y + name / 2 + gap + hand / 2)

    def _paint_ribbon(self, shell: Shell, image: pygame.Surface, area: pygame.Rect) -> pygame.Rect:
        """A red band over the head of the card, and where it is."""
        band = pygame.Rect(area.x, area.y, area.w, shell.theme.px(RIBBON) + 16)
        paint.draw_panel(image, band, RIBBON_RED, mix(RIBBON_RED, WHITE, 0.5), 10)
        shell.text.draw_line(
            image, self.sitter.label, band.center, "display", RIBBON, WHITE,
            align="middle", max_width=band.w - 24,
        )  # fmt: skip
        return band

    def _paint_hand(self, shell: Shell, image: pygame.Surface, area: pygame.Rect, y: float) -> None:
        """What plays this seat, as a picture and in words; an own key alone is large enough."""
        picture, words = hand(shell, self.sitter)
        picture.set_alpha(255 if self.sitter.plays else OUT)
        colour = shell.theme.palette.dim
        text = shell.text.line(words, "text_bold", self._hand_size, colour, fixed=True)
        left = area.centerx - (picture.get_width() + (HAND_GAP + text.get_width() if words else 0)) / 2
        image.blit(picture, picture.get_rect(midleft=(left, y)))
        if words:
            spot = left + picture.get_width() + HAND_GAP, y
            image.blit(text, shell.text.place(text, spot, "text_bold"))


def hand_size(shell: Shell, sitters: Iterable[Sitter], width: int) -> int:
    """The size of letters at which the hands of all who sit fit on cards so wide."""
    hands = [hand(shell, sitter) for sitter in sitters if sitter.place.player != "open"]
    rooms = {words: width - picture.get_width() - HAND_GAP - 2 * INNER for picture, words in hands}
    sizes = (shell.text.common_size([words], "text_bold", HAND, room) for words, room in rooms.items())
    return min(sizes, default=shell.theme.px(HAND))


def hand(shell: Shell, sitter: Sitter) -> tuple[pygame.Surface, str]:
    """A picture of what plays a seat, and what it is called; the word goes where it would crowd a key."""
    words, place = shell.words, sitter.place
    if not sitter.plays:
        return shell.assets.scaled("icons/robot", (ICON, ICON)).copy(), words("seats.sits-out")
    if place.player == "ai":
        level = words(f"seats.level.{place.level}")
        return shell.assets.scaled("icons/robot", (ICON, ICON)).copy(), words("seats.ai", level=level)
    if sitter.pad is not None:
        return glyph(shell, PadCode.A, sitter.pad, _cap(shell)).copy(), words("seats.pad")
    if sitter.hands == "turns":
        return shell.assets.scaled("icons/mouse", (46, 46)).copy(), words("seats.mouse-and-keyboard")
    cap = fitting_glyph(shell, place.key, KEYBOARD, _cap(shell), WIDEST_CAP)
    named = shell.theme.text_scale <= NAMED_UP_TO and cap.get_width() < 2 * cap.get_height()
    return cap.copy(), words("seats.keyboard") if named else ""


def _cap(shell: Shell) -> int:
    """How high the own key is drawn."""
    return min(LARGEST_CAP, shell.theme.px(CAP))
