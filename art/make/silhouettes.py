"""Everybody's portrait as a black shape: whoever is drawn must be known by it alone."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path

import numpy as np
import skia
from PIL import Image

from cops_and_crooks_chief import chief_figure
from cops_and_crooks_faces import HIGH, LOOT, WIDE, crook_figure
from people import PEOPLE
from police_chase_faces import officer_figure
from police_chase_hats import HATS
from portraits import figure
from rogue_kit import figure as rogue_figure
from rogues import PACK, THIEVES
from sheet import SMOOTH, blank, snapshot, write

COLUMNS, SMALLER = 8, 2
FIGURES: dict[str, Callable[[skia.Canvas], None]] = {
    **{who: partial(figure, person=person) for who, person in PEOPLE.items()},
    **{f"crook_{who}": partial(crook_figure, who=who) for who in LOOT},
    **{f"officer_{who}": partial(officer_figure, who=who) for who in HATS},
    "cops": chief_figure,
    **{f"thief_{name}": partial(rogue_figure, who=who) for name, who in THIEVES.items()},
    **{f"pack_{name}": partial(rogue_figure, who=who) for name, who in PACK.items()},
}


def _shape(paint: Callable[[skia.Canvas], None]) -> Image.Image:
    """Where a person is on the portrait, at half its size."""
    sheet = blank(WIDE, HIGH)
    paint(sheet.getCanvas())
    small = blank(WIDE // SMALLER, HIGH // SMALLER)
    small.getCanvas().drawImageRect(
        sheet.makeImageSnapshot(), skia.Rect.MakeWH(WIDE / SMALLER, HIGH / SMALLER), SMOOTH
    )
    return Image.fromarray(np.where(np.asarray(snapshot(small))[..., 3] > 127, 0, 255).astype(np.uint8))


def draw(out: Path) -> None:
    """Write all shapes on one sheet, and in which order they stand there."""
    wide, high = WIDE // SMALLER, HIGH // SMALLER
    whole = Image.new("L", (COLUMNS * wide, -(-len(FIGURES) // COLUMNS) * high), 255)
    for number, paint in enumerate(FIGURES.values()):
        whole.paste(_shape(paint), (number % COLUMNS * wide, number // COLUMNS * high))
    write(whole.convert("1"), out / "silhouettes" / "portraits.png")
    (out / "silhouettes" / "portraits.json").write_text(json.dumps(list(FIGURES)) + "\n")
