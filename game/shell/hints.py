"""The foot of a screen: what to press, drawn for the device last used."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.shell.devices import ARROWS, Device, Verb
from game.shell.glyphs import glyph
from game.shell.theme import INK

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.shell.services import Shell

MIDDLE = 1044
BAND = 72
CLEAR, SOLID = 165, 250
"""How opaque the band under the hints is."""
GAP, LEAST_GAP, INNER = 44, 14, 12
LABEL = 22
MARGIN = 40
_BY_MOUSE = (Verb.CONFIRM, Verb.POINT, Verb.WHEEL, Verb.BACK)


@dataclass(frozen=True, slots=True)
class Hint:
    """Some verbs and what they do here, as a words key."""

    verbs: tuple[Verb, ...]
    key: str


MOVE = Hint(ARROWS, "hint.move")
CHOOSE = Hint((Verb.CONFIRM,), "hint.choose")
GO_BACK = Hint((Verb.BACK,), "hint.back")


def draw_hints(  # noqa: PLR0913
    shell: Shell,
    canvas: pygame.Surface,
    hints: Sequence[Hint],
    *,
    device: Device | None = None,
    y: int = MIDDLE,
    solid: bool = False,
) -> None:
    """Draw the hints in a row at the foot of the canvas; a mouse is shown only what it can do.

    Nothing is seen through a `solid` band: for a scene that lies over another one with words of its own.
    """
    hand = device or shell.controls.last_device
    shown = tuple(hint for hint in hints if _usable(hint, hand))
    if shown:
        key = ("hints", shown, hand.kind, hand.family, solid, shell.settings.version)
        alpha = SOLID if solid else CLEAR
        band = shell.text.keep(key, lambda: _band(shell, shown, hand, canvas.get_width(), alpha))
        canvas.blit(band, (0, y - BAND // 2))


def _band(shell: Shell, hints: tuple[Hint, ...], device: Device, width: int, alpha: int) -> pygame.Surface:
    """The hints side by side, on a dark band so that they can be read on any picture."""
    band = pygame.Surface((width, BAND), pygame.SRCALPHA)
    band.fill((*INK, alpha))
    shown = [_picture(shell, hint, device) for hint in hints]
    wide = sum(image.get_width() for image in shown)
    gaps = max(1, len(shown) - 1)
    gap = max(LEAST_GAP, min(GAP, (width - 2 * MARGIN - wide) // gaps))
    x = (width - wide - gap * (len(shown) - 1)) // 2
    for image in shown:
        band.blit(image, (x, (BAND - image.get_height()) // 2))
        x += image.get_width() + gap
    return band


def _usable(hint: Hint, device: Device) -> bool:
    return device.kind != "mouse" or any(verb in _BY_MOUSE for verb in hint.verbs)


def _picture(shell: Shell, hint: Hint, device: Device) -> pygame.Surface:
    """Glyphs and label of one hint, side by side."""
    side = min(56, shell.theme.px(40))
    arrows = hint.verbs == ARROWS
    verbs = (Verb.LEFT, Verb.UP, Verb.DOWN, Verb.RIGHT) if arrows else hint.verbs
    if device.kind == "mouse":
        verbs = verbs[:1]
    if device.kind == "pad" and arrows:
        signs = [shell.assets.fitting("pads/dpad", (side, side))]
    else:
        signs = [glyph(shell, verb, device, side) for verb in verbs]
    label = shell.text.line(shell.words(hint.key), "text_bold", LABEL, shell.theme.palette.text)
    width = sum(sign.get_width() + 5 for sign in signs) + INNER + label.get_width()
    image = pygame.Surface((width, max(side, label.get_height())), pygame.SRCALPHA)
    x, middle = 0, image.get_height() / 2
    for sign in signs:
        image.blit(sign, (x, middle - sign.get_height() / 2))
        x += sign.get_width() + 5
    image.blit(label, shell.text.place(label, (x + INNER - 5, middle), "text_bold"))
    return image
