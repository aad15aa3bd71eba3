"""Names and pictures of keys and pad buttons. Keys are bound by place: their names depend on the layout."""

from __future__ import annotations

from functools import cache

import pygame

from game.shell.devices import UNMAPPED, Family, PadCode

ARROW_NAMES = ("Up arrow", "Right arrow", "Down arrow", "Left arrow")
"""Clockwise. Keycaps show a picture instead."""
_SHORT = {
    pygame.KSCAN_UP: ARROW_NAMES[0],
    pygame.KSCAN_RIGHT: ARROW_NAMES[1],
    pygame.KSCAN_DOWN: ARROW_NAMES[2],
    pygame.KSCAN_LEFT: ARROW_NAMES[3],
    pygame.KSCAN_RETURN: "Enter",
    pygame.KSCAN_ESCAPE: "Esc",
    pygame.KSCAN_BACKSPACE: "Backspace",
    pygame.KSCAN_PAGEUP: "PgUp",
    pygame.KSCAN_PAGEDOWN: "PgDn",
    pygame.KSCAN_KP_PLUS: "Num +",
    pygame.KSCAN_KP_MINUS: "Num -",
    pygame.KSCAN_KP_ENTER: "Num Enter",
    pygame.KSCAN_LSHIFT: "L Shift",
    pygame.KSCAN_RSHIFT: "R Shift",
    pygame.KSCAN_LCTRL: "L Ctrl",
    pygame.KSCAN_RCTRL: "R Ctrl",
}
_SIGNS = {
    pygame.KSCAN_EQUALS: "=",
    pygame.KSCAN_MINUS: "-",
    pygame.KSCAN_GRAVE: "`",
    pygame.KSCAN_COMMA: ",",
    pygame.KSCAN_PERIOD: ".",
    pygame.KSCAN_SLASH: "/",
    pygame.KSCAN_SEMICOLON: ";",
    pygame.KSCAN_APOSTROPHE: "'",
    pygame.KSCAN_LEFTBRACKET: "[",
    pygame.KSCAN_RIGHTBRACKET: "]",
    pygame.KSCAN_BACKSLASH: "\\",
}
"""On an American keyboard."""
_LEARNED: dict[int, str] = {}
"""Names of keys that were pressed, in the layout of this keyboard."""
_WAYS = ("_UP", "_DOWN", "_LEFT", "_RIGHT")
_SHARED = frozenset(code for code in PadCode if code is PadCode.GUIDE or code.name.endswith(_WAYS))
"""Buttons that have the same name and picture in all families."""
_NAMES: dict[str, dict[int, str]] = {
    family: dict(zip((code for code in PadCode if code not in _SHARED), names.split(","), strict=True))
    for family, names in (
        ("xbox", "A,B,X,Y,View,Menu,LS,RS,LB,RB,LT,RT"),
        ("playstation", "Cross,Circle,Square,Triangle,Create,Options,L3,R3,L1,R1,L2,R2"),
        ("nintendo", "A,B,X,Y,-,+,L stick,R stick,L,R,ZL,ZR"),
    )
}


def learn(scancode: int, key: int) -> None:
    """Note the name of a pressed key in this layout: A and Q change places on a French keyboard."""
    name = _tidy(pygame.key.name(key))
    if scancode in _SHORT or not name or _LEARNED.get(scancode) == name:
        return
    for other in [other for other, known in _LEARNED.items() if known == name]:
        del _LEARNED[other]  # it had this name in the layout before
    _LEARNED[scancode] = name


def forget() -> None:
    """Forget all names: the layout has changed."""
    _LEARNED.clear()


def key_name(scancode: int) -> str:
    """Return the name of a key: learned from a press, else as on an American keyboard. No two are the same.

    >>> key_name(pygame.KSCAN_A), key_name(pygame.KSCAN_PAGEUP)
    ('A', 'PgUp')
    """
    name = _SHORT.get(scancode) or _LEARNED.get(scancode) or _american(scancode)
    owner = {known: code for code, known in _LEARNED.items()}
    while owner.get(name, scancode) != scancode:
        name = _american(owner[name])  # the two keys have most likely changed places
    return name


def _american(scancode: int) -> str:
    return _SIGNS.get(scancode) or _all_american().get(scancode, f"#{scancode}")


@cache
def _all_american() -> dict[int, str]:
    names = [name for name in dir(pygame) if name.startswith("KSCAN_")]
    return {getattr(pygame, name): _tidy(name.removeprefix("KSCAN_")) for name in names}


def _tidy(name: str) -> str:
    bare = name.replace("_", " ").replace("[", "Num ").replace("]", "").replace("KP ", "Num ")
    return bare.upper() if len(bare) == 1 or bare[1:].isdigit() else bare.title()


def button_name(code: int, family: Family = "generic") -> str:
    """Return the name of a pad button; an unknown family has the names of the most common one.

    >>> button_name(PadCode.LEFT_SHOULDER, "playstation"), button_name(PadCode.DPAD_UP)
    ('L1', 'D-pad up')
    """
    if code in _SHARED:
        name = PadCode(code).name.lower().replace("_", " ")
        return name.replace("dpad", "D-pad").replace("guide", "home").capitalize()
    own = _NAMES[_known(family)].get(code)
    return own or str(code - UNMAPPED + 1 if code >= UNMAPPED else code)


def button_picture(code: int, family: Family = "generic") -> str | None:
    """Return the picture of a pad button in the art folder; None for a button without a name."""
    if code not in list(PadCode):
        return None
    name = PadCode(code).name.lower()
    return f"pads/{name}" if code in _SHARED else f"pads/{_known(family)}_{name}"


def _known(family: Family) -> str:
    return family if family in _NAMES else "xbox"
