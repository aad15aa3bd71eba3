"""The thieves' portraits: twelve who work alone, and the Atlantic gang with its boss."""

from __future__ import annotations

from pathlib import Path

from pack_at_large import AT_LARGE
from pack_captured import CAPTURED
from rogue_kit import HIGH, WIDE, bust
from sheet import drawing
from thieves_big import BIG
from thieves_small import SMALL

THIEVES = SMALL | BIG
PACK = AT_LARGE | CAPTURED


def draw(out: Path) -> None:
    """Write the portraits, 200 x 240."""
    for gang, people in (("thief", THIEVES), ("pack", PACK)):
        for name, who in people.items():
            with drawing(out / "portraits" / f"{gang}_{name}.png", WIDE, HIGH) as c:
                bust(c, who, sea=gang == "pack")
