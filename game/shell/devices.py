"""Input devices, and the commands that come from them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum, StrEnum
from typing import Literal

Kind = Literal["keyboard", "mouse", "pad"]
Family = Literal["xbox", "playstation", "nintendo", "generic"]
UNMAPPED = 200
"""Button n of a pad that SDL does not know is UNMAPPED + n beyond the first eight."""
_VENDORS: dict[str, Family] = {"5e04": "xbox", "4c05": "playstation", "7e05": "nintendo"}
_NAME_PARTS: dict[Family, tuple[str, ...]] = {
    "xbox": ("xbox", "x-box", "xinput", "microsoft"),
    "playstation": ("playstation", "dualshock", "dualsense", "ps3", "ps4", "ps5", "sony"),
    "nintendo": ("nintendo", "switch", "joy-con"),
}


class Verb(StrEnum):
    """What a key or button means to a scene."""

    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"
    CONFIRM = "confirm"
    BACK = "back"
    PAUSE = "pause"
    NEXT = "next"
    PREVIOUS = "previous"
    ZOOM_IN = "zoom-in"
    ZOOM_OUT = "zoom-out"
    PAN_UP = "pan-up"
    PAN_DOWN = "pan-down"
    PAN_LEFT = "pan-left"
    PAN_RIGHT = "pan-right"
    HELP = "help"
    HINT = "hint"
    FULLSCREEN = "fullscreen"
    POINT = "point"
    """The mouse: `pos`, and `code` = button (0 for a movement)."""
    WHEEL = "wheel"
    TYPE = "type"
    """A typed character, in `text`."""
    OTHER = "other"
    """A key or button without a meaning."""


ARROWS = (Verb.UP, Verb.DOWN, Verb.LEFT, Verb.RIGHT)


@dataclass(frozen=True, slots=True)
class Device:
    """A keyboard, a mouse or one pad."""

    kind: Kind
    id: int
    """0 for keyboard and mouse, the instance id for a pad."""
    name: str
    family: Family = "generic"
    guid: str = ""
    """Stays the same when a pad is plugged in again."""


KEYBOARD = Device("keyboard", 0, "keyboard")
MOUSE = Device("mouse", 0, "mouse")


@dataclass(frozen=True, slots=True)
class Command:
    """One press, release or movement, with a time stamp."""

    verb: Verb
    device: Device
    down: bool = True
    at_ms: float = 0.0
    batch: int = 0
    """Commands of one batch were read together; their order is unknown."""
    code: int = 0
    """Scancode, pad button or mouse button (0 = movement)."""
    pos: tuple[int, int] | None = None
    """Mouse position on the canvas."""
    text: str = ""
    amount: float = 0.0
    """Steps of the wheel; away from the player is positive."""
    repeat: bool = False
    """True when a held direction repeats."""


class PadCode(IntEnum):
    """Codes of pad buttons: SDL's own, then sticks and triggers. Pictures have the same names."""

    A, B, X, Y = 0, 1, 2, 3
    BACK, GUIDE, START = 4, 5, 6
    LEFT_STICK, RIGHT_STICK = 7, 8
    LEFT_SHOULDER, RIGHT_SHOULDER = 9, 10
    DPAD_UP, DPAD_DOWN, DPAD_LEFT, DPAD_RIGHT = 11, 12, 13, 14
    LEFT_STICK_UP, LEFT_STICK_DOWN, LEFT_STICK_LEFT, LEFT_STICK_RIGHT = 100, 101, 102, 103
    RIGHT_STICK_UP, RIGHT_STICK_DOWN, RIGHT_STICK_LEFT, RIGHT_STICK_RIGHT = 104, 105, 106, 107
    LEFT_TRIGGER, RIGHT_TRIGGER = 110, 111


STICK_VERBS: dict[int, Verb] = {
    PadCode.LEFT_STICK_UP: Verb.UP,
    PadCode.LEFT_STICK_DOWN: Verb.DOWN,
    PadCode.LEFT_STICK_LEFT: Verb.LEFT,
    PadCode.LEFT_STICK_RIGHT: Verb.RIGHT,
    PadCode.RIGHT_STICK_UP: Verb.PAN_UP,
    PadCode.RIGHT_STICK_DOWN: Verb.PAN_DOWN,
    PadCode.RIGHT_STICK_LEFT: Verb.PAN_LEFT,
    PadCode.RIGHT_STICK_RIGHT: Verb.PAN_RIGHT,
}


def family_of(name: str, guid: str) -> Family:
    """Return the family of a pad, by the vendor id in its GUID, else by its name.

    >>> family_of("Wireless Controller", "030000004c050000cc09000011810000")
    'playstation'
    """
    vendor, lower = guid[8:12].lower(), name.lower()
    if vendor in _VENDORS:
        return _VENDORS[vendor]
    found = (family for family, parts in _NAME_PARTS.items() if any(part in lower for part in parts))
    return next(found, "generic")
