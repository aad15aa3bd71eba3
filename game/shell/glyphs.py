"""Pictures of keys, pad buttons and the mouse: what to press, on the device in the player's hand."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import pygame

from game.shell import paint
from game.shell.devices import Device, PadCode, Verb
from game.shell.keynames import ARROW_SIGNS, key_name
from game.shell.theme import INK, LINE, WHITE, Colour, mix

if TYPE_CHECKING:
    from game.shell.services import Shell
    from game.shell.theme import Theme

__all__ = ["button_name", "glyph", "key_name", "key_picture"]

SIZE = 44
_FACES: dict[str, dict[int, tuple[str, Colour]]] = {
    "xbox": {
        PadCode.A: ("A", (0x5F, 0xB3, 0x36)),
        PadCode.B: ("B", (0xD9, 0x3B, 0x2B)),
        PadCode.X: ("X", (0x2B, 0x6F, 0xD0)),
        PadCode.Y: ("Y", (0xE8, 0xB0, 0x1E)),
    },
    "playstation": {
        PadCode.A: ("cross", (0x6C, 0xA0, 0xE8)),
        PadCode.B: ("circle", (0xE8, 0x6A, 0x6A)),
        PadCode.X: ("square", (0xE0, 0x8C, 0xC8)),
        PadCode.Y: ("triangle", (0x5C, 0xC0, 0xA8)),
    },
}
_LETTERS = {
    PadCode.A: "A",
    PadCode.B: "B",
    PadCode.X: "X",
    PadCode.Y: "Y",
    PadCode.BACK: "Select",
    PadCode.GUIDE: "Home",
    PadCode.START: "Start",
    PadCode.LEFT_STICK: "L3",
    PadCode.RIGHT_STICK: "R3",
    PadCode.LEFT_SHOULDER: "L1",
    PadCode.RIGHT_SHOULDER: "R1",
    PadCode.LEFT_TRIGGER: "L2",
    PadCode.RIGHT_TRIGGER: "R2",
    PadCode.DPAD_UP: ARROW_SIGNS[0],
    PadCode.DPAD_DOWN: ARROW_SIGNS[2],
    PadCode.DPAD_LEFT: ARROW_SIGNS[3],
    PadCode.DPAD_RIGHT: ARROW_SIGNS[1],
    PadCode.STICK_UP: ARROW_SIGNS[0],
    PadCode.STICK_DOWN: ARROW_SIGNS[2],
    PadCode.STICK_LEFT: ARROW_SIGNS[3],
    PadCode.STICK_RIGHT: ARROW_SIGNS[1],
}
_ARROWS = {sign: turn for turn, sign in enumerate(ARROW_SIGNS)}
_FACE_ART = {
    "xbox": {PadCode.A: "xbox_a", PadCode.B: "xbox_b", PadCode.X: "xbox_x", PadCode.Y: "xbox_y"},
    "playstation": {
        PadCode.A: "ps_cross",
        PadCode.B: "ps_circle",
        PadCode.X: "ps_square",
        PadCode.Y: "ps_triangle",
    },
    "nintendo": {
        PadCode.A: "nintendo_a",
        PadCode.B: "nintendo_b",
        PadCode.X: "nintendo_x",
        PadCode.Y: "nintendo_y",
    },
}
_COMMON_ART = {
    PadCode.START: "start",
    PadCode.LEFT_SHOULDER: "shoulder_l",
    PadCode.RIGHT_SHOULDER: "shoulder_r",
}


def button_name(code: int, family: str = "generic") -> str:
    """What a pad button is called."""
    face = _FACES.get(family, {}).get(code)
    if face:
        return face[0].title()
    return _LETTERS.get(code, f"{code - PadCode.UNMAPPED + 1}" if code >= PadCode.UNMAPPED else str(code))


def glyph(shell: Shell, what: Verb | int, device: Device, size: int = SIZE) -> pygame.Surface:
    """A picture of the key or button for a verb (or of a code) on a device, `size` pixels high."""
    if device.kind == "mouse":
        return _mouse(size, left=what in (Verb.CONFIRM, Verb.POINT, 1))
    if isinstance(what, Verb):
        codes = shell.controls.bindings.codes(what, device.kind)
        if not codes:
            return paint.clear((size, size))
        code = codes[0]
    else:
        code = what
    if device.kind == "pad":
        return _pad_button(shell, code, device.family, size)
    return key_picture(shell.theme, key_name(code), size)


def key_picture(theme: Theme, name: str, size: int = SIZE) -> pygame.Surface:
    """A keycap with a name on it; wide keys for long names."""
    if name in _ARROWS:
        cap = paint.keycap((size, size)).copy()
        _arrow(cap, _ARROWS[name], INK, (size / 2, size * 0.45), size * 0.2)
        return cap
    font = theme.font("display", max(18, round(size * (0.5 if len(name) == 1 else 0.4))))
    letters = font.render(name, True, INK)
    ink = letters.get_bounding_rect()
    cap = paint.keycap((max(size, ink.w + size // 2), size)).copy()
    cap.blit(letters, (cap.get_width() / 2 - ink.centerx, size * 0.45 - ink.centery))
    return cap


def _pad_button(shell: Shell, code: int, family: str, size: int) -> pygame.Surface:
    """The drawn icon of the art folder when there is one, else one drawn here."""
    name = _FACE_ART.get(family, _FACE_ART["xbox"]).get(code) or _COMMON_ART.get(code)
    if name and shell.assets.has(f"pads/{name}"):
        return shell.assets.fitting(f"pads/{name}", (size * 3, size))
    return _drawn_button(shell.theme, code, family, size)


def _drawn_button(theme: Theme, code: int, family: str, size: int) -> pygame.Surface:
    label, colour = _FACES.get(family, {}).get(code, (_LETTERS.get(code, "?"), (0x4A, 0x55, 0x80)))
    if label in _ARROWS:
        disc = _disc(size, (0x2A, 0x31, 0x50)).copy()
        _arrow(disc, _ARROWS[label], WHITE, (size / 2, size / 2), size * 0.2)
        return disc
    if label in ("cross", "circle", "square", "triangle"):
        disc = _disc(size, (0x2A, 0x31, 0x50)).copy()
        disc.blit(_sign(label, colour, size), (0, 0))
        return disc
    font = theme.font("display", max(18, round(size * (0.48 if len(label) == 1 else 0.38))))
    letters = font.render(label, True, WHITE)
    ink = letters.get_bounding_rect()
    wide = max(size, ink.w + size // 2)
    back = (
        _disc(size, colour) if wide == size else paint.tinted(paint.rounded((wide, size), size // 3), colour)
    )
    image = back.copy()
    image.blit(letters, (wide / 2 - ink.centerx, size / 2 - ink.centery))
    return image


@lru_cache(maxsize=64)
def _disc(size: int, colour: Colour) -> pygame.Surface:
    image = paint.tinted(paint.rounded((size, size), size // 2), mix(colour, INK, 0.45))
    inner = size - 4
    image.blit(paint.tinted(paint.rounded((inner, inner), inner // 2), colour), (2, 1))
    return image


@lru_cache(maxsize=16)
def _sign(kind: str, colour: Colour, size: int) -> pygame.Surface:
    """PlayStation's four signs."""
    large = paint.clear((size * 3, size * 3))
    middle, reach, width = size * 1.5, size * 0.72, max(3, size // 4)
    match kind:
        case "cross":
            for way in (1, -1):
                ends = (middle - reach, middle - reach * way), (middle + reach, middle + reach * way)
                pygame.draw.line(large, colour, *ends, width + 3)
        case "circle":
            pygame.draw.circle(large, colour, (middle, middle), reach * 1.1, width)
        case "square":
            box = pygame.Rect(0, 0, reach * 2, reach * 2)
            box.center = round(middle), round(middle)
            pygame.draw.rect(large, colour, box, width)
        case _:
            pygame.draw.polygon(
                large, colour, paint.regular((middle, middle + reach * 0.15), reach * 1.2, 3), width
            )
    return pygame.transform.smoothscale(large, (size, size))


def _arrow(
    image: pygame.Surface, way: int, colour: Colour, centre: tuple[float, float], reach: float
) -> None:
    large = paint.clear((image.get_width() * 3, image.get_height() * 3))
    middle = centre[0] * 3, centre[1] * 3
    pygame.draw.polygon(large, colour, paint.regular(middle, reach * 3.6, 3, -90 + 90 * way))
    image.blit(pygame.transform.smoothscale(large, image.get_size()), (0, 0))


@lru_cache(maxsize=16)
def _mouse(size: int, *, left: bool) -> pygame.Surface:
    """A mouse, with its left button lit when that is the one to press."""
    width = round(size * 0.7)
    large = paint.clear((width * 3, size * 3))
    body = large.get_rect()
    pygame.draw.rect(large, WHITE, body, border_radius=width * 3 // 2)
    if left:
        lit = pygame.Rect(0, 0, width * 3 // 2, size * 3 * 2 // 5)
        pygame.draw.rect(large, (0xFF, 0xC8, 0x57), lit, border_top_left_radius=width * 3 // 2)
    line = max(4, size // 7)
    pygame.draw.line(large, LINE, (body.centerx, 0), (body.centerx, size * 6 // 5), line)
    pygame.draw.line(large, LINE, (0, size * 6 // 5), (body.right, size * 6 // 5), line)
    pygame.draw.rect(large, LINE, body, line, border_radius=width * 3 // 2)
    return pygame.transform.smoothscale(large, (width, size))
