"""The name and the picture of every pad button, for each family of pads."""

from __future__ import annotations

from game.shell.devices import Family, PadCode

_OWN_PICTURES = {
    PadCode.A: "a",
    PadCode.B: "b",
    PadCode.X: "x",
    PadCode.Y: "y",
    PadCode.BACK: "back",
    PadCode.START: "start",
    PadCode.LEFT_STICK: "left_stick",
    PadCode.RIGHT_STICK: "right_stick",
    PadCode.LEFT_SHOULDER: "left_shoulder",
    PadCode.RIGHT_SHOULDER: "right_shoulder",
    PadCode.LEFT_TRIGGER: "left_trigger",
    PadCode.RIGHT_TRIGGER: "right_trigger",
}
_SHARED_PICTURES = {
    PadCode.GUIDE: "guide",
    PadCode.DPAD_UP: "dpad_up",
    PadCode.DPAD_DOWN: "dpad_down",
    PadCode.DPAD_LEFT: "dpad_left",
    PadCode.DPAD_RIGHT: "dpad_right",
    PadCode.STICK_UP: "left_stick_up",
    PadCode.STICK_DOWN: "left_stick_down",
    PadCode.STICK_LEFT: "left_stick_left",
    PadCode.STICK_RIGHT: "left_stick_right",
    PadCode.RIGHT_STICK_UP: "right_stick_up",
    PadCode.RIGHT_STICK_DOWN: "right_stick_down",
    PadCode.RIGHT_STICK_LEFT: "right_stick_left",
    PadCode.RIGHT_STICK_RIGHT: "right_stick_right",
}
CODES = (*_OWN_PICTURES, *_SHARED_PICTURES)
"""Every part of a pad that can be pressed or pushed."""
_NAMES: dict[str, dict[int, str]] = {
    family: dict(zip(_OWN_PICTURES, names.split(","), strict=True))
    for family, names in (
        ("xbox", "A,B,X,Y,View,Menu,LS,RS,LB,RB,LT,RT"),
        ("playstation", "Cross,Circle,Square,Triangle,Create,Options,L3,R3,L1,R1,L2,R2"),
        ("nintendo", "A,B,X,Y,-,+,L stick,R stick,L,R,ZL,ZR"),
    )
}


def button_name(code: int, family: Family = "generic") -> str:
    """Return the name of a pad button; an unknown family has the names of the most common one.

    >>> button_name(PadCode.LEFT_SHOULDER, "playstation"), button_name(PadCode.DPAD_UP)
    ('L1', 'D-pad up')
    """
    if code in _SHARED_PICTURES:
        name = _SHARED_PICTURES[code].replace("_", " ")
        return name.replace("dpad", "D-pad").replace("guide", "home").capitalize()
    own = _NAMES[_known(family)].get(code)
    return own or str(code - PadCode.UNMAPPED + 1 if code >= PadCode.UNMAPPED else code)


def button_picture(code: int, family: Family = "generic") -> str | None:
    """Return the picture of a pad button in the art folder; None for a button without a name."""
    if code in _SHARED_PICTURES:
        return f"pads/{_SHARED_PICTURES[code]}"
    return f"pads/{_known(family)}_{_OWN_PICTURES[code]}" if code in _OWN_PICTURES else None


def _known(family: Family) -> str:
    return family if family in _NAMES else "xbox"
