"""What is written in a player's row of Cops and Crooks: with text as usual, and with large text."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.games.cops_and_crooks.screen.prompts import Row
from game.shell.devices import MOUSE
from game.shell.glyphs import glyph
from game.shell.services import Shell
from game.shell.theme import AMBER, CREAM, GREEN, Colour, Role
from game.table.board.panels import DIM
from game.table.seating import Chair

BOX, BOXES = 26, 4
"""A mark for every arrest; the fourth is the last."""
BADGE, HAND, CHEST = 38, 26, 26
LOW, MOST_GROWN = 88, 1.12
"""How high the body of the lowest row is, for which all of these sizes are meant; signs grow only so much."""
NAME, NOTE, MONEY, STASH = 26, 20, 30, 22
HEIGHTS = (0.19, 0.5, 0.8)
"""The middles of the three lines in the body of a row."""
SMALLER = (1.0, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7)
"""Steps by which all of a line gets smaller until there is room for it."""
HIGH = 150
"""A body that is so high has room for three lines of large text."""
LARGEST = {NAME: 0.86, NOTE: 0.74, MONEY: 0.96, STASH: 0.78}
"""How large letters may get on a line, as parts of the height of one."""
APART = 10
"""Between what stands at the left of a line and what at the right."""

Said = tuple[str, int, Colour]
"""A text, which of the sizes above it has, and its colour."""


class UsualLines:
    """Name, note and money on three lines, with signs, stash and arrests beside them."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell

    def paint(
        self, image: pygame.Surface, face: pygame.Rect, body: pygame.Rect, row: Row, chair: Chair
    ) -> None:
        """Letters as large as the row is high."""
        del face
        self._paint_text(image, body, row)
        self._paint_signs(image, body, row, chair)

    def _paint_text(self, image: pygame.Surface, body: pygame.Rect, row: Row) -> None:
        room = body.w - len(_signs(row)) * (_grown(BADGE, body) + 2) - _grown(HAND, body) - 8
        beside = body.w - (0 if row.cops else BOXES * (_grown(BOX, body) + 2) + 6)
        lines: tuple[tuple[str, Role, int, Colour, int], ...] = (
            (row.name, "text_bold", NAME, CREAM, room),
            (row.note, "text_bold", NOTE, AMBER if row.hot else DIM, beside),
            (row.money, "number", MONEY, GREEN, beside),
        )
        for part, (said, role, px, colour, wide) in zip(HEIGHTS, lines, strict=True):
            at = body.x, body.y + round(part * body.h)
            self._letter(image, said, at, role, px * body.h / LOW, colour, wide)

    def _letter(
        self,
        image: pygame.Surface,
        said: str,
        at: tuple[int, int],
        role: Role,
        px: float,
        colour: Colour,
        wide: int,
    ) -> None:
        self._shell.text.draw_line(image, said, at, role, px, colour, max_width=wide, fixed=True)

    def _paint_signs(self, image: pygame.Surface, body: pygame.Rect, row: Row, chair: Chair) -> None:
        scaled, side = self._shell.assets.scaled, _grown(BADGE, body)
        right = body.right + 6
        for name in _signs(row):
            image.blit(scaled(f"cops_and_crooks/{name}", (side, side)), (right - side, body.y - 2))
            right -= side + 2
        hand = _hand(self._shell, chair, _grown(HAND, body))
        first = body.y + round(HEIGHTS[0] * body.h)
        image.blit(hand, hand.get_rect(midright=(min(right, body.right) - 2, first)))
        if row.cops:
            return
        box = _grown(BOX, body)
        for number in range(BOXES):
            at = body.right - (BOXES - number) * (box + 2), body.bottom - box - 2
            image.blit(_arrest(self._shell, row, number, box), at)
        if row.stash:
            self._paint_stash(image, body, row.stash)

    def _paint_stash(self, image: pygame.Surface, body: pygame.Rect, stash: str) -> None:
        """What is in hideouts, beside what is in hand."""
        side, px = _grown(CHEST, body), STASH * body.h / LOW
        chest = self._shell.assets.scaled("cops_and_crooks/stash", (side, side))
        left = body.right - BOXES * (_grown(BOX, body) + 2)
        middle = body.centery + body.h // 18
        image.blit(chest, chest.get_rect(midleft=(left, middle)))
        at = left + side + 4, middle
        self._letter(image, stash, at, "number", px, CREAM, body.right - at[0])


class LargeLines:
    """Name and stash, note and money on two lines, so that letters can be large; signs are at the face."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell

    def paint(
        self, image: pygame.Surface, face: pygame.Rect, body: pygame.Rect, row: Row, chair: Chair
    ) -> None:
        """Letters as large as the player wants them, up to what a line holds; high rows have a third line."""
        self._paint_signs(image, face, row, chair)
        right = body.right - 2 if row.cops else self._paint_arrests(image, body, row) - APART
        name, note = (row.name, NAME, CREAM), (row.note, NOTE, AMBER if row.hot else DIM)
        money, stash = (row.money, MONEY, GREEN), (row.stash, STASH, CREAM)
        lines: tuple[tuple[Said, ...], ...] = ((name, stash), (note, money))
        if body.h >= HIGH:
            lines = ((name,), (note, stash), (money,))
        high = body.h / len(lines)
        for number, line in enumerate(lines):
            room = pygame.Rect(body.x, body.y + round(number * high), right - body.x, round(high))
            self._paint_line(image, room, [said for said in line if said[0]])

    def _paint_line(self, image: pygame.Surface, room: pygame.Rect, line: Sequence[Said]) -> None:
        """One text at the left, perhaps another at the right; what is in hideouts has a chest before it."""
        part = next((part for part in SMALLER if self._wide(room, line, part) <= room.w), SMALLER[-1])
        end = room.right
        for number, (said, size, colour) in reversed([*enumerate(line)]):
            px, first = self._px(room, size, part), number == 0
            at = (room.x if first else end), room.centery
            drawn = self._shell.text.draw_line(
                image, said, at, _role(size), px, colour, align="left" if first else "right",
                max_width=end - room.x, fixed=True,
            )  # fmt: skip
            if size == STASH:
                chest = self._shell.assets.scaled("cops_and_crooks/stash", (px, px))
                drawn = image.blit(chest, chest.get_rect(midright=(drawn.left - 4, room.centery)))
            end = drawn.left - APART

    def _wide(self, room: pygame.Rect, line: Sequence[Said], part: float) -> int:
        """The room that a line takes with all of it smaller by this part."""
        wide = (len(line) - 1) * APART
        for said, size, _ in line:
            px = self._px(room, size, part)
            wide += self._shell.text.width(said, _role(size), px, fixed=True)
            wide += px + 4 if size == STASH else 0
        return wide

    def _px(self, room: pygame.Rect, size: int, part: float) -> int:
        return round(part * min(self._shell.theme.px(size), room.h * LARGEST[size]))

    def _paint_arrests(self, image: pygame.Surface, body: pygame.Rect, row: Row) -> int:
        """One mark above the other, at the end of the row; returns where they begin."""
        step = body.h // BOXES
        side = min(BOX, step - 1)
        left = body.right + 4 - side
        for number in range(BOXES):
            image.blit(_arrest(self._shell, row, number, side), (left, body.y + number * step))
        return left

    def _paint_signs(self, image: pygame.Surface, face: pygame.Rect, row: Row, chair: Chair) -> None:
        """The hand and what a crook is known for, at the corners of the face that are free of the badge."""
        corners = iter(((face.right - 5, face.top), face.topleft))
        for name in _signs(row):
            sign = self._shell.assets.scaled(f"cops_and_crooks/{name}", (BADGE, BADGE))
            image.blit(sign, sign.get_rect(center=next(corners)).clamp(image.get_rect().inflate(-8, -8)))
        hand = _hand(self._shell, chair, HAND)
        image.blit(hand, hand.get_rect(midbottom=(face.left + HAND // 2, face.bottom + 2)))


def _role(size: int) -> Role:
    return "number" if size in {MONEY, STASH} else "text_bold"


def _signs(row: Row) -> list[str]:
    """What a crook is known for, from the right."""
    return [name for name, has in (("wanted", row.wanted), ("ticket", row.ticket)) if has]


def _arrest(shell: Shell, row: Row, number: int, side: int) -> pygame.Surface:
    name = "arrest_spent" if number < row.arrests else "arrest_free"
    return shell.assets.scaled(f"cops_and_crooks/{name}", (side, side))


def _hand(shell: Shell, chair: Chair, side: int) -> pygame.Surface:
    match chair.kind:
        case "pad" if chair.pad:
            return shell.assets.scaled("icons/pad", (side, side))
        case "ai":
            return shell.assets.scaled("icons/robot", (side, side))
        case _:
            return glyph(shell, 1, MOUSE, side)


def _grown(size: int, body: pygame.Rect) -> int:
    """The size of a sign in a row that may be higher than the lowest."""
    return round(size * min(body.h / LOW, MOST_GROWN))
