"""The icon as Windows and a Mac want it: the same pictures as in art/icon, in one file each."""

import struct
from pathlib import Path

ICONS = Path(__file__).resolve().parent.parent.parent / "art" / "icon"
SIZES = (16, 32, 48, 64, 128, 256)


def picture(side: int) -> bytes:
    return (ICONS / f"icon_{side}.png").read_bytes()


def test_the_windows_icon_holds_every_size() -> None:
    data = (ICONS / "caper_city.ico").read_bytes()
    assert struct.unpack_from("<HHH", data) == (0, 1, len(SIZES))
    for number, side in enumerate(SIZES):
        width, _, _, _, _, _, length, place = struct.unpack_from("<BBBBHHII", data, 6 + 16 * number)
        assert (width or 256) == side
        assert data[place : place + length] == picture(side)


def test_the_icon_of_a_mac_holds_its_sizes() -> None:
    data = (ICONS / "caper_city.icns").read_bytes()
    assert struct.unpack_from(">4sI", data) == (b"icns", len(data))
    assert all(picture(side) in data for side in (16, 32, 64, 128, 256, 512))
