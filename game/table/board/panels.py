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
    """Draws the panels."""

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
        fill, edge = (HOT_FILL, AMBER) if panel.hot else (FILL, EDGE)
        paint.draw_panel(canvas, rect, fill, edge, 20)
        if panel.hot:
            draw.rect(canvas, AMBER, rect, 5, border_radius=20)
        self._draw_person(canvas, seat, panel, chair)
        for number, item in enumerate(panel.items):
            self._draw_item(canvas, self.item_rect(seat, number, len(panel.items)), item)

    def _draw_person(self, canvas: Canvas, seat: int, panel: Panel, chair: Chair) -> None:
        setup, inner = self._seats[seat], self.rects[seat]
        portrait = self._shell.assets.scaled(self.faces[seat], PORTRAIT)
        canvas.blit(portrait, (inner.x + 14, inner.y + 14))
        badge = self._shell.assets.scaled(f"badges/{setup.look}", (BADGE, BADGE))
        at = inner.x + 14 + PORTRAIT[0] - 4, inner.y + 14 + PORTRAIT[1] - BADGE // 2 - 6
        canvas.blit(badge, badge.get_rect(center=at))
        left, wide = inner.x + TEXT_LEFT, inner.w - TEXT_LEFT - TEXT_RIGHT
        name = self._shell.text.boxed(setup.name, "text_bold", NAME, (wide, 60), CREAM, align="left")
        canvas.blit(name, (left, inner.y + 12))
        tint = AMBER if panel.hot else DIM
        note = self._shell.text.boxed(panel.note, "text_bold", NOTE, (wide, 46), tint, align="left")
        canvas.blit(note, (left, inner.y + 12 + name.get_height()))
        device = device_icon(self._shell, chair, DEVICE)
        canvas.blit(device, device.get_rect(bottomright=(inner.right - 16, inner.y + PORTRAIT[1])))

    def _draw_item(self, canvas: Canvas, rect: pygame.Rect, item: Item) -> None:
        if not item.count:
            hole = paint.tinted(paint.rounded(rect.size, rect.w // 2), INK, HOLE_ALPHA)
            canvas.blit(hole, rect)
            ghost = self._shell.assets.scaled(item.picture, rect.inflate(-10, -10).size).copy()
            ghost.set_alpha(58)
            canvas.blit(ghost, ghost.get_rect(center=rect.center))
            return
        canvas.blit(self._shell.assets.scaled(item.picture, rect.size), rect)
        if item.count > 1:
            at = rect.right - 8, rect.top + 10
            draw.circle(canvas, CREAM, at, COUNT_RADIUS)
            count = self._shell.text.line(str(item.count), "display", 20, INK, fixed=True)
            ink = count.get_bounding_rect()
            canvas.blit(count, (at[0] - ink.centerx, at[1] - ink.centery))


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
