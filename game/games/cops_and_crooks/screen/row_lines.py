"""The text and signs in a player's row of Cops and Crooks, for usual and for large text."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.games.cops_and_crooks.screen.prompts import Row
from game.shell.picture import Picture
from game.shell.services import Shell
from game.shell.theme import AMBER, CREAM, GREEN, Colour, Role
from game.table.board.panels import DIM, device_icon
from game.table.seating import Chair

BOX, BOXES = 26, 4
"""The size and number of the marks for arrests."""
BADGE, DEVICE, CHEST = 38, 26, 26
LOW, MOST_GROWN = 88, 1.12
"""The height of the lowest row, which all of these sizes are for, and how much signs grow in higher rows."""
NAME, NOTE, MONEY, STASH = 26, 20, 30, 22
HEIGHTS = (0.19, 0.5, 0.8)
"""The middles of the three lines in the body of a row."""
SMALLER = (1.0, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7)
"""Scales to try until a line fits."""
HIGH = 150
"""A body this high has room for three lines of large text."""
LARGEST = {NAME: 0.86, NOTE: 0.74, MONEY: 0.96, STASH: 0.78}
"""The largest letters of each kind, as parts of the line height."""
APART = 10
"""The gap between the left and right text of a line."""

LineText = tuple[str, int, Colour]
"""A text, one of the sizes above, and its colour."""


def paint_usual(shell: Shell, image: Picture, body: pygame.Rect, row: Row, chair: Chair) -> None:
    """Paint name, note and money on three lines, with signs, stash and arrests beside them."""
    badge, box, device = _grown(BADGE, body), _grown(BOX, body), _grown(DEVICE, body)
    room = body.w - len(_signs(row)) * (badge + 2) - device - 8
    beside = body.w - (0 if row.cops else BOXES * (box + 2) + 6)
    lines: tuple[tuple[str, Role, int, Colour, int], ...] = (
        (row.name, "text_bold", NAME, CREAM, room),
        (row.note, "text_bold", NOTE, AMBER if row.hot else DIM, beside),
        (row.money, "number", MONEY, GREEN, beside),
    )
    for part, (said, role, size, colour, wide) in zip(HEIGHTS, lines, strict=True):
        at, px = (body.x, body.y + round(part * body.h)), size * body.h / LOW
        shell.text.draw_line(image, said, at, role, px, colour, max_width=wide, fixed=True)
    right = body.right + 6
    for name in _signs(row):
        _paint_sign(shell, image, name, badge, topright=(right, body.y - 2))
        right -= badge + 2
    icon = device_icon(shell, chair, device)
    first = body.y + round(HEIGHTS[0] * body.h)
    image.blit(icon, icon.get_rect(midright=(min(right, body.right) - 2, first)))
    if row.cops:
        return
    left = body.right - BOXES * (box + 2)
    for number in range(BOXES):
        at = left + number * (box + 2), body.bottom - box - 2
        _paint_sign(shell, image, _arrest(row, number), box, topleft=at)
    if row.stash:
        side, middle = _grown(CHEST, body), body.centery + body.h // 18
        _paint_sign(shell, image, "stash", side, midleft=(left, middle))
        at, px = (left + side + 4, middle), STASH * body.h / LOW
        wide = body.right - at[0]
        shell.text.draw_line(image, row.stash, at, "number", px, CREAM, max_width=wide, fixed=True)


def paint_large(
    shell: Shell, image: Picture, face: pygame.Rect, body: pygame.Rect, row: Row, chair: Chair
) -> None:
    """Paint large letters on two lines, or on three in a high row, with the signs at the face."""
    corners = ((face.right - 5, face.top), face.topleft)
    for sign, corner in zip(_signs(row), corners, strict=False):
        room = pygame.Rect(0, 0, BADGE, BADGE).move_to(center=corner)
        _paint_sign(shell, image, sign, BADGE, topleft=room.clamp(image.get_rect().inflate(-8, -8)).topleft)
    icon = device_icon(shell, chair, DEVICE)
    image.blit(icon, icon.get_rect(midbottom=(face.left + DEVICE // 2, face.bottom + 2)))
    right, step = body.right - 2, body.h // BOXES
    if not row.cops:
        side = min(BOX, step - 1)
        left = body.right + 4 - side
        for number in range(BOXES):
            _paint_sign(shell, image, _arrest(row, number), side, topleft=(left, body.y + number * step))
        right = left - APART
    name, note = (row.name, NAME, CREAM), (row.note, NOTE, AMBER if row.hot else DIM)
    money, stash = (row.money, MONEY, GREEN), (row.stash, STASH, CREAM)
    lines: tuple[tuple[LineText, ...], ...] = ((name, stash), (note, money))
    if body.h >= HIGH:
        lines = ((name,), (note, stash), (money,))
    high = body.h / len(lines)
    for number, line in enumerate(lines):
        room = pygame.Rect(body.x, body.y + round(number * high), right - body.x, round(high))
        _paint_large_line(shell, image, room, [text for text in line if text[0]])


def _paint_large_line(shell: Shell, image: Picture, room: pygame.Rect, line: Sequence[LineText]) -> None:
    """Paint one text at the left and perhaps another at the right. A stash has a chest before it."""

    def px_of(size: int, scale: float) -> int:
        return round(scale * min(shell.theme.px(size), room.h * LARGEST[size]))

    def width(scale: float) -> int:
        wide = (len(line) - 1) * APART
        for said, size, _ in line:
            px = px_of(size, scale)
            wide += shell.text.width(said, _role(size), px, fixed=True) + (px + 4 if size == STASH else 0)
        return wide

    scale = next((scale for scale in SMALLER if width(scale) <= room.w), SMALLER[-1])
    end = room.right
    for number, (said, size, colour) in reversed([*enumerate(line)]):
        px, first = px_of(size, scale), number == 0
        drawn = shell.text.draw_line(
            image, said, (room.x if first else end, room.centery), _role(size), px, colour,
            align="left" if first else "right", max_width=end - room.x, fixed=True,
        )  # fmt: skip
        if size == STASH:
            drawn = _paint_sign(shell, image, "stash", px, midright=(drawn.left - 4, room.centery))
        end = drawn.left - APART


def _paint_sign(shell: Shell, image: Picture, name: str, side: int, **at: tuple[int, int]) -> pygame.Rect:
    """Paint a square picture at a place such as `center=(40, 20)`. Return where it is."""
    sign = shell.assets.scaled(f"cops_and_crooks/{name}", (side, side))
    return image.blit(sign, sign.get_rect(**at))


def _role(size: int) -> Role:
    return "number" if size in {MONEY, STASH} else "text_bold"


def _signs(row: Row) -> list[str]:
    """The signs of a crook, from the right."""
    return [name for name, has in (("wanted", row.wanted), ("ticket", row.ticket)) if has]


def _arrest(row: Row, number: int) -> str:
    return "arrest_spent" if number < row.arrests else "arrest_free"


def _grown(size: int, body: pygame.Rect) -> int:
    """The size of a sign in a row that may be higher than the lowest."""
    return round(size * min(body.h / LOW, MOST_GROWN))
