"""Names of keys. Keys are bound by place, so a name depends on the layout of the keyboard."""

from functools import cache

import pygame

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
    pygame.KSCAN_LSHIFT: "L Shift",
    pygame.KSCAN_RSHIFT: "R Shift",
    pygame.KSCAN_LCTRL: "L Ctrl",
    pygame.KSCAN_RCTRL: "R Ctrl",
}
_LEARNED: dict[int, str] = {}
"""Names of keys that were pressed, in the layout of this keyboard."""


def learn(scancode: int, key: int) -> None:
    """Note the name of a pressed key in this layout: A and Q change places on a French keyboard."""
    name = pygame.key.name(key)
    if scancode not in _SHORT and name:
        _LEARNED[scancode] = _tidy(name)


def key_name(scancode: int) -> str:
    """Return the name of a key: learned from a press, else as on an American keyboard.

    >>> key_name(pygame.KSCAN_A), key_name(pygame.KSCAN_PAGEUP)
    ('A', 'PgUp')
    """
    name = _SHORT.get(scancode) or _LEARNED.get(scancode)
    return name or _american().get(scancode, f"#{scancode}")


@cache
def _american() -> dict[int, str]:
    names = [name for name in dir(pygame) if name.startswith("KSCAN_")]
    return {getattr(pygame, name): _tidy(name.removeprefix("KSCAN_")) for name in names}


def _tidy(name: str) -> str:
    bare = name.replace("_", " ").replace("[", "Num ").replace("]", "").replace("KP ", "Num ")
    return bare.upper() if len(bare) == 1 or bare[1:].isdigit() else bare.title()
