"""The pictures of the Windows setup: the robber by moonlight beside its pages, the masked C above them."""

from __future__ import annotations

from pathlib import Path

import skia
from PIL import Image

import app_icon
from kit import ART, fill, ramp
from sheet import blank, snapshot

SIDE = (164, 314)
"""Pixels that the setup shows beside its first and its last page."""
HEAD = (150, 57)
"""Pixels that it shows above the others, on white."""
TALL = 1080
MOON = 1490
"""Where the moon is on the title, from the left."""


def _title(name: str) -> Image.Image:
    with Image.open(ART / "title" / name) as picture:
        return picture.convert("RGBA")


def _side() -> Image.Image:
    """The title's night behind the robber, with the masked C in the sky."""
    night = _title("backdrop.jpg")
    night.alpha_composite(_title("near.png"), (0, 432))
    night.paste(_title("street.jpg"), (0, 658))
    wide = TALL * SIDE[0] // SIDE[1]
    left = MOON - wide // 2 - 60
    part = night.crop((left, 0, left + wide, TALL))
    shade = blank(*part.size, scale=1)
    shade.getCanvas().drawPaint(ramp((0, 0), (0, TALL), ("#0B1030", 0.5), ("#0B1030", 0.0), ("#0B1030", 0.6)))
    part.alpha_composite(snapshot(shade))
    for name, tall, middle, foot in (("cop", 330, 400, 950), ("robber", 480, 225, 1030)):
        piece = _title(f"crowd/{name}.png")
        piece = piece.resize((piece.width * tall // piece.height, tall), Image.Resampling.LANCZOS)
        part.alpha_composite(piece, (middle - piece.width // 2, foot - tall))
    icon = app_icon.picture(256).resize((250, 250), Image.Resampling.LANCZOS)
    part.alpha_composite(icon, ((wide - 250) // 2, 90))
    return part.resize(SIDE, Image.Resampling.LANCZOS)


def _head() -> Image.Image:
    """The icon at the right end of white paper."""
    sheet = blank(*HEAD, scale=1)
    sheet.getCanvas().drawRect(skia.Rect.MakeWH(*HEAD), fill("#FFFFFF"))
    paper = snapshot(sheet)
    paper.alpha_composite(app_icon.picture(48), (HEAD[0] - 48 - 6, (HEAD[1] - 48) // 2))
    return paper


def draw(out: Path) -> None:
    """Write both in the one format that NSIS reads."""
    for name, picture in (("setup_side", _side()), ("setup_head", _head())):
        picture.convert("RGB").save(out / "icon" / f"{name}.bmp")
