"""The colours of the six characters. Badges add a letter and a shape."""

from types import MappingProxyType
from typing import NamedTuple

from game.shell.theme import INK, WHITE, Colour


class SeatLook(NamedTuple):
    """The colour of a seat, and the colour of letters on it."""

    colour: Colour
    on_colour: Colour


SEAT_LOOKS = MappingProxyType(
    {
        "jimmy": SeatLook((0xE8, 0xE8, 0x1C), INK),
        "sandra": SeatLook((0x1D, 0xA7, 0xEB), INK),
        "pepper": SeatLook((0xC7, 0x1A, 0x0B), WHITE),
        "drake": SeatLook((0x53, 0x1B, 0xB4), WHITE),
        "vivian": SeatLook((0xF4, 0xA1, 0xAA), INK),
        "tad": SeatLook((0x28, 0x72, 0x6B), WHITE),
    }
)
