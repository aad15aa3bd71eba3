"""The seat cards of the lobby: portrait, name, and the input device of each player."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

import pygame

from game.match.game import LOOKS, Game
from game.scenes.lobby_lineup import Lineup, Place
from game.scenes.lobby_rows import GAP, MARGIN, sits_out
from game.shell import paint
from game.shell.devices import KEYBOARD, Device, PadCode
from game.shell.glyphs import fitting_glyph, glyph
from game.shell.picture import Canvas, Picture
from game.shell.services import Shell
from game.shell.theme import CREAM, WHITE, mix
from game.shell.widgets import RADIUS, Widget
from game.table.looks import SEAT_LOOKS

FLASH_MS = 450.0
WIDEST = 439
"""Four cards fill the whole width."""
NAME, INPUT, INPUT_HEIGHT, INPUT_GAP = 36, 25, 56, 10
CAP, LARGEST_CAP, WIDEST_CAP, ICON = 52, 80, 250, 48
NAMED_UP_TO = 1.25
"""Above this text scale a keycap has no word beside it. Wide keycaps never have one."""
INNER = 14
"""Pixels between the card's edge and its portrait."""
LARGEST_PORTRAIT = (320, 384)
"""A larger portrait would have soft edges."""
BADGE, FREE_BADGE = 68, 96
"""The side of a badge on a portrait, and on a free seat. Both grow with the text if there is room."""
BADGE_PART = 0.6
"""The largest part of the portrait's height that a grown badge may take."""
RIBBON, RIBBON_RED = 22, (0x8E, 0x1F, 0x2B)
OUT = 90
"""The alpha of an AI that sits out."""


@dataclass(frozen=True, slots=True)
class Occupant:
    """The player on a seat card."""

    number: int
    place: Place
    pad: Device | None
    controls: str
    """How the game takes input: `own-key` or `turns`."""
    portrait: str
    label: str = ""
    """The role that only one player has, such as THE PACK."""
    plays: bool = True
    """False for an AI that sits out."""


class SeatCard(Widget):
    """The card of a place. It flashes when its player presses the own key or pad."""

    def __init__(self, occupant: Occupant, rect: pygame.Rect, input_size: int, *, hint: str = "") -> None:
        super().__init__(f"seat-{occupant.number}", rect, hint=hint)
        self.occupant = occupant
        self.input_size = input_size
        self.flash_ms = 0.0
        self._look = LOOKS[occupant.number]
        self._alpha = 255 if occupant.plays else OUT

    def confirm(self, shell: Shell) -> bool:
        """Open the seat's dialog."""
        return True

    def draw(self, shell: Shell, canvas: Canvas, rect: pygame.Rect, *, focused: bool) -> None:
        """Draw the card, its flash, and its focus ring."""
        face = self.face(shell, focused, lambda: self._make(shell, focused=focused))
        canvas.blit(face, (rect.x - paint.SHADOW_ROOM, rect.y - paint.SHADOW_ROOM))
        if self.flash_ms > 0:
            alpha = round(150 * self.flash_ms / FLASH_MS)
            flash = paint.tinted(paint.rounded(rect.size, RADIUS), SEAT_LOOKS[self._look].colour, alpha)
            canvas.blit(flash, rect)
        if focused:
            self.draw_ring(shell, canvas, rect)

    def _make(self, shell: Shell, *, focused: bool) -> Picture:
        palette = shell.theme.palette
        fill = mix(palette.panel, CREAM, 0.10) if focused else palette.panel
        edge = mix(palette.panel_edge, palette.touch_edge, 0.5)
        image = paint.panel(self.rect.size, fill, edge, RADIUS).copy()
        area = pygame.Rect((paint.SHADOW_ROOM, paint.SHADOW_ROOM), self.rect.size)
        if self.occupant.place.player == "open":
            self._paint_free(shell, image, area)
        else:
            self._paint_taken(shell, image, area)
        return image

    def _paint_free(self, shell: Shell, image: Picture, area: pygame.Rect) -> None:
        words = shell.words(f"seats.{self.occupant.controls}.join")
        text = shell.text.paragraph(
            words, "text_bold", 24, area.w - 32, shell.theme.palette.dim, align="middle"
        )
        plus = shell.assets.scaled("icons/plus", (64, 64))
        spare = area.h - text.get_height() - plus.get_height() - 3 * INNER
        side = max(FREE_BADGE, min(shell.theme.px(FREE_BADGE), spare))
        badge = shell.assets.scaled(f"badges/{self._look}", (side, side)).copy()
        badge.set_alpha(150)
        pictures = [badge, plus, text]
        while len(pictures) > 1 and sum(each.get_height() for each in pictures) > area.h - INNER:
            pictures.pop(-2)
        high = sum(each.get_height() for each in pictures)
        gap = min(36, (area.h - high) // (len(pictures) + 1))
        y = area.centery - (high + gap * (len(pictures) - 1)) // 2
        for picture in pictures:
            image.blit(picture, picture.get_rect(midtop=(area.centerx, y)))
            y += picture.get_height() + gap

    def _paint_taken(self, shell: Shell, image: Picture, area: pygame.Rect) -> None:
        """Paint portrait, name and input device, the portrait as large as possible."""
        occupant, px = self.occupant, shell.theme.px
        name, device = px(NAME) + 6, max(INPUT_HEIGHT, px(INPUT) + 8, _cap(shell) + 4)
        room = (
            min(LARGEST_PORTRAIT[0], area.w - 2 * INNER),
            min(LARGEST_PORTRAIT[1], area.h - 4 * INNER - name - device),
        )
        portrait = shell.assets.fitting(occupant.portrait, room).copy()
        gap = (area.h - INNER - portrait.get_height() - name - device) // 3
        place = portrait.get_rect(midtop=(area.centerx, area.y + INNER))
        side = max(BADGE, min(px(BADGE), round(place.h * BADGE_PART)))
        if occupant.label:
            ribbon = self._paint_ribbon(shell, image, area)
            room = room[0], place.bottom - ribbon.bottom - 6
            portrait = shell.assets.fitting(occupant.portrait, room).copy()
            place = portrait.get_rect(midbottom=place.midbottom)
        badge = shell.assets.scaled(f"badges/{self._look}", (side, side)).copy()
        for picture in (portrait, badge):
            picture.set_alpha(self._alpha)
        image.blit(portrait, place)
        corner = min(place.right + 3 * side // 4, area.right - 2), place.bottom + side // 6
        image.blit(badge, badge.get_rect(bottomright=corner))
        palette = shell.theme.palette
        y = place.bottom + gap + name / 2
        shell.text.draw_line(
            image, occupant.place.name, (area.centerx, y), "text_bold", NAME,
            palette.text if occupant.plays else palette.dim, align="middle", max_width=area.w - 28,
        )  # fmt: skip
        self._paint_input(shell, image, area, y + name / 2 + gap + device / 2)

    def _paint_ribbon(self, shell: Shell, image: Picture, area: pygame.Rect) -> pygame.Rect:
        """Paint the role on a red ribbon at the top of the card. Return where it is."""
        band = pygame.Rect(area.x, area.y, area.w, shell.theme.px(RIBBON) + 16)
        paint.draw_panel(image, band, RIBBON_RED, mix(RIBBON_RED, WHITE, 0.5), 10)
        shell.text.draw_line(
            image, self.occupant.label, band.center, "display", RIBBON, WHITE,
            align="middle", max_width=band.w - 24,
        )  # fmt: skip
        return band

    def _paint_input(self, shell: Shell, image: Picture, area: pygame.Rect, y: float) -> None:
        picture, words = input_label(shell, self.occupant)
        picture.set_alpha(self._alpha)
        text = shell.text.line(words, "text_bold", self.input_size, shell.theme.palette.dim, fixed=True)
        left = area.centerx - (picture.get_width() + (INPUT_GAP + text.get_width() if words else 0)) / 2
        image.blit(picture, picture.get_rect(midleft=(left, y)))
        if words:
            spot = left + picture.get_width() + INPUT_GAP, y
            image.blit(text, shell.text.place(text, spot, "text_bold"))


def seat_cards(
    shell: Shell, game: Game, lineup: Lineup, pads: Mapping[int, Device], room: range
) -> list[SeatCard]:
    """Return a centred row with a card for every offered place, as high as `room`."""
    occupants = [_occupant(shell, game, lineup, number, pads.get(number)) for number in lineup.offered(game)]
    count = len(occupants)
    width = min(WIDEST, (1920 - 2 * MARGIN - (count - 1) * GAP) // count)
    left = 960 - (count * (width + GAP) - GAP) // 2
    size = input_size(shell, occupants, width)
    usual = shell.words(f"seats.{game.controls}.card-hint")
    return [
        SeatCard(
            occupant,
            pygame.Rect(left + column * (width + GAP), room.start, width, len(room)),
            size,
            hint=usual if occupant.plays else sits_out(shell, game, lineup, occupant.number),
        )
        for column, occupant in enumerate(occupants)
    ]


def _occupant(shell: Shell, game: Game, lineup: Lineup, number: int, pad: Device | None) -> Occupant:
    first = game.first if lineup.first_place(game) == number else None
    return Occupant(
        number,
        lineup.places[number],
        pad,
        game.controls,
        f"portraits/{game.first_face if first else game.face.format(look=LOOKS[number])}",
        shell.words(f"{game.id}.role.{first.key}") if first else "",
        number in lineup.playing(game) or lineup.places[number].player == "open",
    )


def input_size(shell: Shell, occupants: Iterable[Occupant], width: int) -> int:
    """Return the font size at which the input labels of all players fit on cards of this width."""
    labels = [input_label(shell, occupant) for occupant in occupants if occupant.place.player != "open"]
    rooms = {words: width - picture.get_width() - INPUT_GAP - 2 * INNER for picture, words in labels}
    sizes = (shell.text.common_size([words], "text_bold", INPUT, room) for words, room in rooms.items())
    return min(sizes, default=shell.theme.px(INPUT))


def input_label(shell: Shell, occupant: Occupant) -> tuple[Picture, str]:
    """Return a picture of a player's input device and its name. A keycap may have no name beside it."""
    words, place = shell.words, occupant.place
    if place.player == "ai":
        level = words(f"seats.level.{place.level}")
        said = words("seats.ai", level=level) if occupant.plays else words("seats.sits-out")
        return shell.assets.scaled("icons/robot", (ICON, ICON)).copy(), said
    if occupant.pad is not None:
        return glyph(shell, PadCode.A, occupant.pad, _cap(shell)).copy(), words("seats.pad")
    if occupant.controls == "turns":
        return shell.assets.scaled("icons/mouse", (46, 46)).copy(), words("seats.mouse-and-keyboard")
    cap = fitting_glyph(shell, place.key, KEYBOARD, _cap(shell), WIDEST_CAP)
    named = shell.theme.text_scale <= NAMED_UP_TO and cap.get_width() < 2 * cap.get_height()
    return cap.copy(), words("seats.keyboard") if named else ""


def _cap(shell: Shell) -> int:
    """Return the height of a keycap."""
    return min(LARGEST_CAP, shell.theme.px(CAP))
