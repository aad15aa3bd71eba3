"""The icon of the program: the masked gold C of the logo on navy; small sizes show the mask alone."""

from __future__ import annotations

from pathlib import Path

import skia

import icon_files
from kit import AMBER, EDGE, INK, LINE, line, mix, placed, plate, ramp, text_path
from sheet import blank, snapshot, write
from symbols import mask, mask_outline

SIZES = (16, 32, 48, 64, 128, 256)


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


def draw(out: Path) -> None:
    """Write the icon in six sizes, each reduced from its own large drawing, and all of them as one file."""
    for side in SIZES:
        sheet = blank(256, 256)
        (_small if side <= 32 else _large)(sheet.getCanvas())
        picture = snapshot(sheet)
        write(picture if side == 256 else picture.resize((side, side), 1), out / "icon" / f"icon_{side}.png")
    icon_files.write(out / "icon")
