"""Outlines of the investigators, the officers, the robber, the thieves and the gang, for Blender."""

from __future__ import annotations

from pathlib import Path

from pack_pieces import PACK_PIECES
from seat_pieces import SEAT_PIECES
from thief_pieces import THIEF_PIECES
from wood import fitted, write_outlines

PIECES = SEAT_PIECES | THIEF_PIECES | PACK_PIECES


def draw(out: Path) -> None:
    """Write the outlines beside the pieces that Blender makes of them."""
    fit = {name: fitted(slices) for name, slices in PIECES.items()}
    write_outlines(fit, out / "pieces" / "cast_outlines.json")
