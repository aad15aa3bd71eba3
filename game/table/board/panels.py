"""The panels of players beside a board, with what each player has."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.core.kernel import SeatSetup
from game.shell import draw, paint
from game.shell.devices import MOUSE
from game.shell.glyphs import glyph
from game.shell.picture import Canvas, Picture
from game.shell.services import Shell
from game.shell.theme import AMBER, CREAM, INK, Colour
from game.table.seating import Chair

FILL: Colour = (0x2A, 0x2F, 0x66)
HOT_FILL: Colour = (0x3A, 0x3F, 0x86)
EDGE: Colour = (0x5A, 0x62, 0xB0)
DIM: Colour = (0xC9, 0xD0, 0xF5)
PORTRAIT, BADGE, DEVICE = (108, 130), 46, 40
NAME, NOTE = 30, 22
TEXT_LEFT, TEXT_RIGHT = 148, 14
HOLE_ALPHA = 150
COUNT_RADIUS = 15


@dataclass(frozen=True, slots=True)
class Item:
    """A kind of thing that a player may have."""

    picture: str
    count: int


@dataclass(frozen=True, slots=True)
class Panel:
    """Everything that a player's panel shows."""

    note: str
    hot: bool
    items: tuple[Item, ...]


class PlayerPanels:
    """Draws the panels of all players."""

    def __init__(
        self,
        shell: Shell,
        seats: tuple[SeatSetup, ...],
        faces: tuple[str, ...],
        rects: tuple[pygame.Rect, ...],
        item_side: int,
    ) -> None:
        self._shell = shell
        self._seats = seats
        self.faces = faces
        """The picture of every player."""
        self.rects = rects
        self._side = item_side

    def item_rect(self, seat: int, number: int, count: int) -> pygame.Rect:
        """Where one of `count` items is on the canvas."""
        return item_rect(self.rects[seat], number, count, self._side)

    def draw(self, canvas: Canvas, seat: int, panel: Panel, chair: Chair) -> None:
        """Draw the panel of a player."""
        rect = self.rects[seat]
        image = paint.clear((rect.w + 2 * paint.SHADOW_ROOM, rect.h + 2 * paint.SHADOW_ROOM))
        inner = pygame.Rect((paint.SHADOW_ROOM, paint.SHADOW_ROOM), rect.size)
        fill, edge = (HOT_FILL, AMBER) if panel.hot else (FILL, EDGE)
        paint.draw_panel(image, inner, fill, edge, 20)
        if panel.hot:
            draw.rect(image, AMBER, inner, 5, border_radius=20)
        self._paint_person(image, inner, seat, panel, chair)
        for number, item in enumerate(panel.items):
            self._paint_item(image, item_rect(inner, number, len(panel.items), self._side), item)
        canvas.blit(image, (rect.x - paint.SHADOW_ROOM, rect.y - paint.SHADOW_ROOM))

    def _paint_person(
        self, image: Picture, inner: pygame.Rect, seat: int, panel: Panel, chair: Chair
    ) -> None:
        setup = self._seats[seat]
        portrait = self._shell.assets.scaled(self.faces[seat], PORTRAIT)
        image.blit(portrait, (inner.x + 14, inner.y + 14))
        badge = self._shell.assets.scaled(f"badges/{setup.look}", (BADGE, BADGE))
        at = inner.x + 14 + PORTRAIT[0] - 4, inner.y + 14 + PORTRAIT[1] - BADGE // 2 - 6
        image.blit(badge, badge.get_rect(center=at))
        left, wide = inner.x + TEXT_LEFT, inner.w - TEXT_LEFT - TEXT_RIGHT
        name = self._shell.text.boxed(setup.name, "text_bold", NAME, (wide, 60), CREAM, align="left")
        image.blit(name, (left, inner.y + 12))
        tint = AMBER if panel.hot else DIM
        note = self._shell.text.boxed(panel.note, "text_bold", NOTE, (wide, 46), tint, align="left")
        image.blit(note, (left, inner.y + 12 + name.get_height()))
        device = device_icon(self._shell, chair, DEVICE)
        image.blit(device, device.get_rect(bottomright=(inner.right - 16, inner.y + PORTRAIT[1])))

    def _paint_item(self, image: Picture, rect: pygame.Rect, item: Item) -> None:
        if not item.count:
            hole = paint.tinted(paint.rounded(rect.size, rect.w // 2), INK, HOLE_ALPHA)
            image.blit(hole, rect)
            ghost = self._shell.assets.scaled(item.picture, rect.inflate(-10, -10).size).copy()
            ghost.set_alpha(58)
            image.blit(ghost, ghost.get_rect(center=rect.center))
            return
        image.blit(self._shell.assets.scaled(item.picture, rect.size), rect)
        if item.count > 1:
            at = rect.right - 8, rect.top + 10
            draw.circle(image, CREAM, at, COUNT_RADIUS)
            count = self._shell.text.line(str(item.count), "display", 20, INK, fixed=True)
            ink = count.get_bounding_rect()
            image.blit(count, (at[0] - ink.centerx, at[1] - ink.centery))


def item_rect(panel: pygame.Rect, number: int, count: int, side: int) -> pygame.Rect:
    """The place of one of `count` items in the lower row of a panel."""
    x = round(panel.x + 12 + (panel.w - 24) / count * (number + 0.5))
    return pygame.Rect(0, 0, side, side).move_to(center=(x, panel.bottom - side // 2 - 18))


def device_icon(shell: Shell, chair: Chair, side: int) -> Picture:
    """The icon of the device that plays here."""
    match chair.kind:
        case "pad" if chair.pad:
            return shell.assets.scaled("icons/pad", (side, side))
        case "ai":
            return shell.assets.scaled("icons/robot", (side, side))
        case _:
            return glyph(shell, 1, MOUSE, side)
