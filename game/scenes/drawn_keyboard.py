"""Draws a keyboard: every player's own key in their colour with their badge, the others grey."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

import pygame

from game.match.game import LOOKS
from game.shell import paint
from game.shell.devices import KEYBOARD
from game.shell.glyphs import key_name
from game.shell.keycaps import MIDDLE, legend
from game.shell.services import Shell
from game.shell.theme import GREEN, INK, SEAT_LOOKS, WHITE, Colour, mix


def _keys(names: str) -> tuple[int, ...]:
    return tuple(getattr(pygame, f"KSCAN_{name}") for name in names.split())


ROWS: tuple[tuple[float, tuple[int, ...]], ...] = (
    (0.0, _keys("GRAVE 1 2 3 4 5 6 7 8 9 0 MINUS EQUALS")),
    (1.5, _keys("Q W E R T Y U I O P LEFTBRACKET RIGHTBRACKET")),
    (1.75, _keys("A S D F G H J K L SEMICOLON APOSTROPHE")),
    (2.25, _keys("Z X C V B N M COMMA PERIOD SLASH")),
)
"""Each row of keys: its indent, in keys, and its keys."""
Place = tuple[float, float, float]
WIDE: dict[int, Place] = {
    pygame.KSCAN_BACKSLASH: (13.5, 1, 1.5),
    pygame.KSCAN_RETURN: (12.75, 2, 2.25),
    pygame.KSCAN_SPACE: (3.75, 4, 6.25),
    pygame.KSCAN_LEFT: (15.3, 4, 1.0),
    pygame.KSCAN_DOWN: (16.3, 4, 1.0),
    pygame.KSCAN_RIGHT: (17.3, 4, 1.0),
    pygame.KSCAN_UP: (16.3, 3, 1.0),
}
"""Keys outside the rows: column, row and width."""
BLANK: tuple[Place, ...] = (
    (13, 0, 2), (0, 1, 1.5), (0, 2, 1.75), (0, 3, 2.25), (12.25, 3, 2.75),
    (0, 4, 1.25), (1.25, 4, 1.25), (2.5, 4, 1.25), (10, 4, 1.25), (11.25, 4, 1.25), (12.5, 4, 1.25),
    (13.75, 4, 1.25),
)  # fmt: skip
"""Keys that nobody can play with."""
KEY, BETWEEN, EDGE = 90, 8, 36
COLUMNS = 18.3
AREA = pygame.Rect(0, 0, round(COLUMNS * KEY) - BETWEEN + 2 * EDGE, 5 * KEY - BETWEEN + 2 * EDGE)
AREA.midtop = 960, 226
LEGEND, LARGEST = 60, 82
"""The height of the keycap that a legend is made for, and its limit in large text."""
BADGE, LARGEST_BADGE = 42, 60
GREY: Colour = (186, 192, 212)
UNUSED: Colour = (74, 80, 104)
PRESSED = 5
"""How many pixels lower a held key is."""


def draw_keyboard(shell: Shell, canvas: pygame.Surface, owners: Mapping[int, int]) -> None:
    """Draw all keys. `owners` says which place owns which key."""
    paint.draw_panel(canvas, AREA, INK, shell.theme.palette.panel_edge, 24)
    for place in BLANK:
        rect = _rect(*place)
        canvas.blit(_cap(rect.size, UNUSED), rect)
    rects = key_rects()
    for code, rect in rects.items():
        _draw_key(shell, canvas, code, rect, owners.get(code))
    side = min(LARGEST_BADGE, shell.theme.px(BADGE))
    for code, owner in owners.items():
        if code in rects:
            badge = shell.assets.scaled(f"badges/{LOOKS[owner]}", (side, side))
            canvas.blit(badge, badge.get_rect(center=(rects[code].right - 2, rects[code].top + 2)))


def _draw_key(shell: Shell, canvas: pygame.Surface, code: int, rect: pygame.Rect, owner: int | None) -> None:
    held = shell.controls.held(KEYBOARD, code)
    where = rect.move(0, PRESSED) if held else rect
    look = SEAT_LOOKS[LOOKS[owner]] if owner is not None else None
    canvas.blit(_cap(rect.size, look.colour if look else GREY), where)
    ink = look.on_colour if look else INK
    image = _legend(shell, key_name(code), rect.w - max(14, rect.w // 6), ink)
    canvas.blit(image, image.get_rect(center=(where.centerx, where.y + where.h * MIDDLE)))
    if held and look:
        paint.draw_focus(canvas, where, 12, GREEN, 5)


def _legend(shell: Shell, name: str, room: int, ink: Colour) -> pygame.Surface:
    """Return the legend of a key in the player's text size, or as large as it fits."""
    size = min(LARGEST, shell.theme.px(LEGEND))

    def make() -> pygame.Surface:
        fitting = (legend(shell.theme, name, each) for each in range(size, 20, -2))
        image = next(image for image in fitting if image.get_width() <= room).copy()
        image.fill((255, 255, 255), special_flags=pygame.BLEND_RGB_MAX)
        return paint.tinted(image, ink)

    return shell.text.keep(("legend", name, size, room, ink), make)


def key_rects() -> dict[int, pygame.Rect]:
    """Return where each key is drawn."""
    rows = {
        code: _rect(indent + column, row, 1.0)
        for row, (indent, keys) in enumerate(ROWS)
        for column, code in enumerate(keys)
    }
    return rows | {code: _rect(*place) for code, place in WIDE.items()}


def _rect(column: float, row: float, width: float) -> pygame.Rect:
    left, top = AREA.x + EDGE, AREA.y + EDGE
    return pygame.Rect(
        round(left + column * KEY), round(top + row * KEY), round(width * KEY) - BETWEEN, KEY - BETWEEN
    )


@lru_cache(maxsize=64)
def _cap(size: tuple[int, int], tint: Colour) -> pygame.Surface:
    cap = paint.keycap(size).copy()
    cap.fill(mix(tint, WHITE, 0.08), special_flags=pygame.BLEND_RGB_MULT)
    return cap
