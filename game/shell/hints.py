"""The hints at the foot of a screen: what to press on the device last used."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.shell.devices import ARROWS, Device, Verb
from game.shell.glyphs import glyph
from game.shell.picture import Canvas, Picture
from game.shell.services import Shell
from game.shell.theme import INK, SMALLEST_TEXT

MIDDLE = 1044
BAND = 72
CLEAR, SOLID = 165, 255
"""Alpha of the band under the hints."""
GAP, LEAST_GAP, INNER = 44, 20, 12
LABEL = 22
SIGN, MOST_SIGN = 40, 60
"""The height of a key, and its limit in large text."""
MARGIN = 40
SMALLER = 0.95
"""How much hints shrink at a time until they fit side by side."""
UP_AND_DOWN = (Verb.UP, Verb.DOWN)
_BY_MOUSE = (Verb.CONFIRM, Verb.POINT, Verb.WHEEL, Verb.BACK)


@dataclass(frozen=True, slots=True)
class Hint:
    """Some verbs, and the words key that says what they do here."""

    verbs: tuple[Verb, ...]
    key: str


MOVE = Hint(ARROWS, "hint.move")
MOVE_UP_AND_DOWN = Hint(UP_AND_DOWN, "hint.move")
CHANGE = Hint((Verb.LEFT, Verb.RIGHT, Verb.POINT), "hint.change")
"""For a row with a value. A mouse clicks on it."""
CHOOSE = Hint((Verb.CONFIRM,), "hint.choose")
GO_BACK = Hint((Verb.BACK,), "hint.back")


def draw_hints(
    shell: Shell,
    canvas: Canvas,
    hints: Sequence[Hint],
    *,
    device: Device | None = None,
    solid: bool = False,
) -> None:
    """Draw the hints in a row at the foot of the canvas; for a mouse only what it can do.

    A `solid` band hides what is below it, for a scene over another one that has hints too.
    """
    used = device or shell.controls.last_device
    shown = tuple(hint for hint in hints if _verbs(hint, used))
    if shown:
        key = ("hints", shown, used.kind, used.family, solid, shell.settings.version)
        alpha = SOLID if solid else CLEAR
        band = shell.text.keep(key, lambda: _band(shell, shown, used, canvas.get_width(), alpha))
        canvas.blit(band, (0, MIDDLE - BAND // 2))


def _band(shell: Shell, hints: tuple[Hint, ...], device: Device, width: int, alpha: int) -> Picture:
    """Draw the hints side by side on a dark band, readable on any background."""
    band = Picture((width, BAND), pygame.SRCALPHA)
    band.fill((*INK, alpha))
    shown = _side_by_side(shell, hints, device, width - 2 * MARGIN)
    wide = sum(image.get_width() for image in shown)
    gaps = max(1, len(shown) - 1)
    gap = max(LEAST_GAP, min(GAP, (width - 2 * MARGIN - wide) // gaps))
    x = (width - wide - gap * (len(shown) - 1)) // 2
    for image in shown:
        band.blit(image, (x, (BAND - image.get_height()) // 2))
        x += image.get_width() + gap
    return band


def _side_by_side(shell: Shell, hints: tuple[Hint, ...], device: Device, room: int) -> list[Picture]:
    """Return a picture of every hint, as large as fits side by side."""
    side, label = min(MOST_SIGN, shell.theme.px(SIGN)), shell.theme.px(LABEL)
    while True:
        shown = [_picture(shell, hint, device, side, label) for hint in hints]
        wide = sum(image.get_width() + LEAST_GAP for image in shown) - LEAST_GAP
        if wide <= room or label <= SMALLEST_TEXT:
            return shown
        side, label = round(side * SMALLER), round(label * SMALLER)


def _verbs(hint: Hint, device: Device) -> tuple[Verb, ...]:
    """Return the verbs of a hint that this device shows."""
    if device.kind == "mouse":
        return tuple(verb for verb in hint.verbs if verb in _BY_MOUSE)[:1]
    if hint.verbs == ARROWS:
        return Verb.LEFT, Verb.UP, Verb.DOWN, Verb.RIGHT
    return tuple(verb for verb in hint.verbs if verb is not Verb.POINT)


def _picture(shell: Shell, hint: Hint, device: Device, side: int, size: int) -> Picture:
    """Draw the glyphs and the label of one hint."""
    if device.kind == "pad" and hint.verbs == ARROWS:
        signs = [shell.assets.fitting("pads/dpad", (side, side))]
    else:
        signs = [glyph(shell, verb, device, side) for verb in _verbs(hint, device)]
    label = shell.text.line(shell.words(hint.key), "text_bold", size, shell.theme.palette.text, fixed=True)
    width = sum(sign.get_width() + 5 for sign in signs) + INNER + label.get_width()
    image = Picture((width, max(side, label.get_height())), pygame.SRCALPHA)
    x, middle = 0, image.get_height() / 2
    for sign in signs:
        image.blit(sign, (x, middle - sign.get_height() / 2))
        x += sign.get_width() + 5
    image.blit(label, shell.text.place(label, (x + INNER - 5, middle), "text_bold"))
    return image
