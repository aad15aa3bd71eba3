"""The icon of the program: the masked gold C of the logo on navy; small sizes show the mask alone."""

from __future__ import annotations

from pathlib import Path

import skia
from PIL import Image

import icon_files
from kit import AMBER, EDGE, INK, LINE, line, mix, placed, plate, ramp, text_path
from sheet import blank, snapshot, write
from symbols import mask, mask_outline

POINTS = 256
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)


def _ground(c: skia.Canvas) -> None:
    plate(c, 4, 4, 248, 248, 56, ramp((0, 4), (0, 252), "#3145A0", "#101738"))


def _small(c: skia.Canvas) -> None:
    """A gold mask that fills the width."""
    _ground(c)
    with placed(c, 128, 132):
        c.drawPath(mask_outline(1.42), line(INK, 22))
        mask(c, 0, 0, 1.42, AMBER, INK, look=0)


def _large(c: skia.Canvas) -> None:
    """The masked C."""
    _ground(c)
    plate(c, 9, 9, 238, 238, 51, line(AMBER, 6, 0.9))
    letter = text_path("C", 130, 122, "disp", 246)
    for drop in range(16, 0, -1):
        with placed(c, 0, drop):
            c.drawPath(letter, line(INK, 16))
    for drop in range(14, 0, -1):
        with placed(c, 0, drop):
            c.drawPath(letter, line(mix("#D8431F", "#7E180E", drop / 14), 2))
    c.drawPath(letter, line("#FFF3DC", 7))
    c.drawPath(letter, ramp((0, 40), (0, 205), "#FFF0B4", "#FFC83E", "#F07A1A"))
    with placed(c, 126, 124, turn=-5):
        c.drawPath(mask_outline(1.12), line(INK, 22))
        c.drawPath(mask_outline(1.12), line("#FFF3DC", 11))
        mask(c, 0, 0, 1.12, LINE, EDGE)


def _drawn(side: int, canvas: skia.Canvas) -> None:
    """Draw the icon for this size, in 256 points."""
    (_small if side <= 32 else _large)(canvas)


def picture(side: int) -> Image.Image:
    """The icon in this size, reduced from a large drawing."""
    large = max(side, POINTS)
    sheet = blank(large, large)
    sheet.getCanvas().scale(large / POINTS, large / POINTS)
    _drawn(side, sheet.getCanvas())
    drawn = snapshot(sheet)
    return drawn if side == large else drawn.resize((side, side), Image.Resampling.LANCZOS)


def _write_vector(file: Path) -> None:
    """The masked C for a desktop that scales it."""
    stream = skia.DynamicMemoryWStream()
    canvas = skia.SVGCanvas.Make((POINTS, POINTS), stream, skia.SVGCanvas.kNoPrettyXML_Flag)
    _drawn(POINTS, canvas)
    del canvas  # it writes its end when it goes
    file.write_bytes(bytes(stream.detachAsData()) + b"\n")


def draw(out: Path) -> None:
    """Write the icon in all sizes and as a vector, and as one file each for Windows and a Mac."""
    for side in SIZES:
        write(picture(side), out / "icon" / f"icon_{side}.png")
    _write_vector(out / "icon" / "icon.svg")
    icon_files.write(out / "icon")
