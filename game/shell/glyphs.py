"""Pictures that show what to press: a key, a pad button or a part of the mouse."""

from __future__ import annotations

import pygame

from game.shell import paint
from game.shell.devices import STICK_VERBS, Device, Verb
from game.shell.keycaps import key_picture
from game.shell.keynames import button_name, button_picture, key_name
from game.shell.picture import Picture
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
"""The picture with the right part of the mouse lit; for other verbs a mouse with nothing lit."""


def glyph(shell: Shell, what: Verb | int, device: Device, size: int = SIZE) -> Picture:
    """Return a picture of the key or button for a verb (or code) on a device, `size` pixels high."""
    if device.kind == "mouse":
        return _trimmed(shell, f"pads/{_MOUSE.get(what, 'mouse')}", size)
    pad = device.kind == "pad"
    codes: tuple[int, ...] = (what,) if isinstance(what, int) else ()
    if isinstance(what, Verb):
        codes = pad_codes(shell, what) if pad else shell.controls.bindings.codes(what, device.kind)
    if not codes:
        return paint.clear((size, size))
    if pad:
        picture = button_picture(codes[0], device.family)
        return (
            shell.assets.scaled(picture, (size, size)) if picture else _numbered(shell.theme, codes[0], size)
        )
    name = key_name(codes[0])
    return shell.text.keep(("keycap", name, size), lambda: key_picture(shell.theme, name, size))


def fitting_glyph(shell: Shell, what: Verb | int, device: Device, size: int, room: int) -> Picture:
    """Return the picture at most `size` pixels high, and smaller if it is wider than `room`."""
    pictures = (glyph(shell, what, device, each) for each in range(size, SMALLEST, -2))
    fitting = next((picture for picture in pictures if picture.get_width() <= room), None)
    return fitting or glyph(shell, what, device, SMALLEST)


def pad_codes(shell: Shell, verb: Verb) -> tuple[int, ...]:
    """Return the buttons of a pad for a verb, then the stick, which cannot be rebound."""
    stick = tuple(code for code, meant in STICK_VERBS.items() if meant is verb)
    return shell.controls.bindings.codes(verb, "pad") + stick


def _numbered(theme: Theme, code: int, size: int) -> Picture:
    """Return a disc with a number, for a button without a name."""
    image = paint.tinted(paint.rounded((size, size), size // 2), mix(BUTTON, INK, 0.45))
    inner = size - 4
    image.blit(paint.tinted(paint.rounded((inner, inner), inner // 2), BUTTON), (2, 1))
    letters = theme.font("display", max(18, round(size * 0.4))).render(button_name(code), WHITE)
    ink = letters.get_bounding_rect()
    image.blit(letters, (size / 2 - ink.centerx, size / 2 - ink.centery))
    return image


def _trimmed(shell: Shell, name: str, size: int) -> Picture:
    """Return a picture without the empty pixels at its sides."""
    image = shell.assets.scaled(name, (size, size))
    shown = image.get_bounding_rect()
    return image.part((shown.x, 0, shown.w, size))
