"""Pictures of keys, pad buttons and the mouse: what to press, on the device in the player's hand."""

from __future__ import annotations

import pygame

from game.shell import paint
from game.shell.devices import STICK_VERBS, Device, Family, Verb
from game.shell.inscriptions import button_name, button_picture
from game.shell.keycaps import key_picture
from game.shell.keynames import key_name
from game.shell.services import Shell
from game.shell.theme import INK, WHITE, Theme, mix

__all__ = ["button_name", "fitting_glyph", "glyph", "key_name", "key_picture", "pad_codes"]

SIZE, SMALLEST = 44, 30
BUTTON = (0x4A, 0x55, 0x80)
_MOUSE: dict[Verb | int, str] = {
    Verb.CONFIRM: "mouse_left",
    Verb.POINT: "mouse_left",
    Verb.BACK: "mouse_right",
    Verb.PAUSE: "mouse_right",
    Verb.WHEEL: "mouse_wheel",
    Verb.ZOOM_IN: "mouse_wheel",
    Verb.ZOOM_OUT: "mouse_wheel",
    Verb.PAN_UP: "mouse_drag",
    Verb.PAN_DOWN: "mouse_drag",
    Verb.PAN_LEFT: "mouse_drag",
    Verb.PAN_RIGHT: "mouse_drag",
    pygame.BUTTON_LEFT: "mouse_left",
    pygame.BUTTON_MIDDLE: "mouse_wheel",
    pygame.BUTTON_RIGHT: "mouse_right",
}
"""Which part of a mouse does it; for the rest there is a mouse with nothing lit."""


def glyph(shell: Shell, what: Verb | int, device: Device, size: int = SIZE) -> pygame.Surface:
    """A picture of the key or button for a verb (or of a code) on a device, `size` pixels high."""
    if device.kind == "mouse":
        return _trimmed(shell, f"pads/{_MOUSE.get(what, 'mouse')}", size)
    if isinstance(what, Verb):
        bindings = shell.controls.bindings
        pad = device.kind == "pad"
        codes = pad_codes(shell, what) if pad else bindings.codes(what, device.kind)
        if not codes:
            return paint.clear((size, size))
        code = codes[0]
    else:
        code = what
    if device.kind == "pad":
        return _pad_button(shell, code, device.family, size)
    name = key_name(code)
    return shell.text.keep(("keycap", name, size), lambda: key_picture(shell.theme, name, size))


def fitting_glyph(shell: Shell, what: Verb | int, device: Device, size: int, room: int) -> pygame.Surface:
    """The picture at most `size` pixels high, and smaller where it would be wider than `room`."""
    sizes = range(size, SMALLEST, -2)
    pictures = (glyph(shell, what, device, each) for each in sizes)
    fitting = next((picture for picture in pictures if picture.get_width() <= room), None)
    return fitting or glyph(shell, what, device, SMALLEST)


def pad_codes(shell: Shell, verb: Verb) -> tuple[int, ...]:
    """What of a pad means a verb: its buttons, then the stick, which always means the same."""
    stick = tuple(code for code, meant in STICK_VERBS.items() if meant is verb)
    return shell.controls.bindings.codes(verb, "pad") + stick


def _pad_button(shell: Shell, code: int, family: Family, size: int) -> pygame.Surface:
    """The picture of the art folder; a button without a name has its number on a disc."""
    name = button_picture(code, family)
    return shell.assets.scaled(name, (size, size)) if name else _numbered(shell.theme, code, size)


def _numbered(theme: Theme, code: int, size: int) -> pygame.Surface:
    image = paint.tinted(paint.rounded((size, size), size // 2), mix(BUTTON, INK, 0.45))
    inner = size - 4
    image.blit(paint.tinted(paint.rounded((inner, inner), inner // 2), BUTTON), (2, 1))
    letters = theme.font("display", max(18, round(size * 0.4))).render(button_name(code), True, WHITE)
    ink = letters.get_bounding_rect()
    image.blit(letters, (size / 2 - ink.centerx, size / 2 - ink.centery))
    return image


def _trimmed(shell: Shell, name: str, size: int) -> pygame.Surface:
    """A picture without the empty room at its sides."""
    image = shell.assets.scaled(name, (size, size))
    shown = image.get_bounding_rect()
    return image.subsurface((shown.x, 0, shown.w, size))
