"""The keys of the Clue Finder."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

import pygame

from game.games.stop_thief.screen.drawing import blit_ink
from game.shell import paint
from game.shell.lru_cache import cached
from game.shell.picture import Canvas, Picture
from game.shell.services import Shell
from game.shell.theme import AMBER, INK, SHADOW, SMALLEST_TEXT, WHITE, Colour, Role, mix

WELL: Colour = (0x7A, 0x1A, 0x12)
KEY_FACE: Colour = (0xF6, 0xEB, 0xD3)
KEY_INSET, KEY_GAP, KEY_RADIUS, KEY_EDGE = 6, 8, 12, 6
COLUMNS, FEWEST_ROWS = 3, 3
SLOTS = (
    (("clue",), ("tip", "look"), ("arrest",)),
    (("stay",), ("no-tip", "no-push"), ("end-turn",)),
    (("replay",), ("review",), ("undo", "back")),
    (("notes",), ("reach",), ("hint",)),
)
"""The keys by row and column. Two share a slot if they are never needed in the same moment."""
LETTERS: Role = "number"
"""Narrow letters, because they can be larger."""
LABEL = 27
LIFT = 5
"""How high a key stands up."""


@dataclass(frozen=True, slots=True)
class Key:
    """A key of the device."""

    name: str
    label: str
    enabled: bool = True
    hot: bool = False
    """The one to press now."""
    focus: bool = False
    down: bool = False
    """Pressed, and what it toggles is shown."""


def key_rects(well: pygame.Rect, names: Collection[str]) -> dict[str, pygame.Rect]:
    """Where these keys are in their well: each key has a slot of its own, whichever others there are."""
    room = well.inflate(-2 * KEY_INSET, -2 * KEY_INSET)
    spots = {
        name: (row, column)
        for row, slots in enumerate(SLOTS)
        for column, slot in enumerate(slots)
        for name in slot
        if name in names
    }
    rows = max([FEWEST_ROWS, *(row + 1 for row, _ in spots.values())])
    across, down = (room.w + KEY_GAP) / COLUMNS, (room.h + KEY_GAP) / rows

    def rect(row: int, column: int) -> pygame.Rect:
        left, top = round(room.x + column * across), round(room.y + row * down)
        right, bottom = round(room.x + (column + 1) * across), round(room.y + (row + 1) * down)
        return pygame.Rect(left, top, right - left - KEY_GAP, bottom - top - KEY_GAP)

    return {name: rect(*spot) for name, spot in spots.items()}


def draw_keys(shell: Shell, canvas: Canvas, well: pygame.Rect, keys: Sequence[Key]) -> None:
    """All of these keys, with letters of one size."""
    rects = key_rects(well, [key.name for key in keys])
    letters = label_size(shell, [(key.label, rects[key.name]) for key in keys])
    for key in keys:
        _draw_key(shell, canvas, rects[key.name], key, letters)


def label_size(shell: Shell, labels: Sequence[tuple[str, pygame.Rect]]) -> int:
    """Letters in which all of these have room on their keys."""
    high = min((rect.h for _, rect in labels), default=0)
    wanted = min(shell.theme.px(LABEL), high - LIFT - KEY_EDGE)

    def fits(size: int) -> bool:
        wide = [shell.text.width(label, LETTERS, size, fixed=True) for label, _ in labels]
        return all(side <= rect.w - 2 * KEY_EDGE for side, (_, rect) in zip(wide, labels, strict=True))

    return next((size for size in range(wanted, SMALLEST_TEXT, -1) if fits(size)), SMALLEST_TEXT)


def _draw_key(shell: Shell, canvas: Canvas, place: pygame.Rect, key: Key, size: int) -> None:
    face, ink = (AMBER if key.hot else (0x7D, 0xE3, 0xC3) if key.down else KEY_FACE), INK
    if not key.enabled:
        face, ink = mix(WELL, SHADOW, 0.8), mix(WELL, KEY_FACE, 0.9)
    lift = LIFT if key.enabled and not key.down else 0
    canvas.blit(key_face(place.size, face, lift=lift), place)
    top = pygame.Rect(place.x, place.y, place.w, place.h - lift)
    label = shell.text.line(key.label, LETTERS, size, ink, max_width=place.w - KEY_EDGE, fixed=True)
    blit_ink(canvas, label, top.center)
    if key.focus:
        paint.draw_focus(canvas, place, KEY_RADIUS, WHITE, KEY_GAP // 2)


@cached(32)
def key_face(size: tuple[int, int], face: Colour, lift: int) -> Picture:
    """A key that stands up by `lift` pixels; a flat one has less light."""
    image = paint.clear(size)
    image.blit(paint.tinted(paint.rounded(size, KEY_RADIUS), mix(face, SHADOW, 0.55)), (0, 0))
    top = size[0], size[1] - lift
    light = mix(face, WHITE, 0.5 if lift else 0.25)
    image.blit(paint.rounded_gradient(top, KEY_RADIUS, light, mix(face, SHADOW, 0.08)), (0, 0))
    return image


@cached(8)
def cream_key(size: tuple[int, int]) -> Picture:
    """A key of a panel."""
    face = paint.clear(size)
    face.blit(paint.tinted(paint.rounded(size, 12), mix(KEY_FACE, INK, 0.55)), (0, 0))
    top = size[0], size[1] - 4
    face.blit(paint.rounded_gradient(top, 12, KEY_FACE, mix(KEY_FACE, INK, 0.1)), (0, 0))
    return face
