"""The icon's pictures in the one file that Windows wants (.ico), and in that of a Mac (.icns)."""

from __future__ import annotations

import struct
from pathlib import Path

WINDOWS = (16, 32, 48, 64, 128, 256)
MAC = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09"}


def ico(pictures: dict[int, bytes]) -> bytes:
    """A header, an entry a picture, then the pictures as PNG."""
    head = struct.pack("<HHH", 0, 1, len(pictures))
    entries, body = b"", b""
    for side, png in pictures.items():
        place = len(head) + 16 * len(pictures) + len(body)
        entries += struct.pack("<BBBBHHII", side % 256, side % 256, 0, 0, 1, 32, len(png), place)
        body += png
    return head + entries + body


def icns(pictures: dict[int, bytes]) -> bytes:
    """Pictures as PNG, each behind its kind and its length."""
    body = b"".join(MAC[side] + struct.pack(">I", len(png) + 8) + png for side, png in pictures.items())
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def write(folder: Path) -> None:
    """Put both beside the pictures that are there."""
    pictures = {side: (folder / f"icon_{side}.png").read_bytes() for side in {*WINDOWS, *MAC}}
    (folder / "caper_city.ico").write_bytes(ico({side: pictures[side] for side in WINDOWS}))
    (folder / "caper_city.icns").write_bytes(icns({side: pictures[side] for side in MAC}))


if __name__ == "__main__":
    write(Path(__file__).resolve().parent.parent / "icon")
