"""The coach on a board: the button that asks, one sentence, and rings around what it is about."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from typing import Generic

import pygame

from game.shell import paint
from game.shell.motion import wave
from game.shell.picture import Canvas
from game.shell.services import Shell
from game.shell.theme import AMBER, CREAM, INK, WHITE, Colour
from game.table.board.input import SpeechBubble
from game.table.board.panels import FILL
from game.table.board.places import SpotT

LABEL, RADIUS = 27, 16
RING: Colour = (0xFF, 0x5F, 0xB4)
"""The colour of what to look at, as in a lesson."""
ROUND = 1.2
"""A ring is round unless its place is so many times wider than high."""
ROOM, SWING, SWING_MS, WIDTH = 6, 5, 1_000.0, 7


@dataclass(frozen=True, slots=True)
class ShownHint(Generic[SpotT]):
    """What the coach has said about this moment."""

    bubble: SpeechBubble[SpotT]
    marks: tuple[str, ...]
    """Names of places, as in a lesson."""


def draw_hint_key(shell: Shell, canvas: Canvas, rect: pygame.Rect, label: str, *, lit: bool) -> None:
    """Draw the button that asks the coach; it is lit while the hint is shown."""
    key = "hint key", tuple(rect), label, lit, shell.settings.version
    room = rect.inflate(2 * paint.SHADOW_ROOM, 2 * paint.SHADOW_ROOM)
    canvas.layer(key, room, partial(_paint_key, shell, rect, label, lit=lit))


def _paint_key(shell: Shell, rect: pygame.Rect, label: str, canvas: Canvas, *, lit: bool) -> None:
    face = paint.button_face(rect.size, AMBER if lit else FILL, CREAM, RADIUS)
    paint.draw_centred(canvas, face, rect.center)
    text = shell.text.boxed(label, "number", LABEL, (rect.w - 16, rect.h - 6), INK if lit else CREAM)
    paint.draw_centred(canvas, text, rect.center)


def draw_marks(canvas: Canvas, rects: Iterable[pygame.Rect], ms: float) -> None:
    """Draw a ring around each of these places."""
    swing = round((wave(ms, SWING_MS) + 1) / 2 * SWING) if ms else 0
    for rect in rects:
        place = rect.inflate(2 * (ROOM + swing), 2 * (ROOM + swing))
        radius = min(place.size) // 2 if max(place.size) < ROUND * min(place.size) else 24
        paint.draw_focus(canvas, place.inflate(8, 8), radius + 4, INK, WIDTH + 4)
        paint.draw_focus(canvas, place.inflate(10, 10), radius + 5, WHITE, 3)
        paint.draw_focus(canvas, place, radius, RING, WIDTH)
