"""Outlines of the investigators, the officers, the robber, the thieves and the gang, for Blender."""

from __future__ import annotations

from pathlib import Path

from officer_pieces import CHASE
from pack_pieces_at_large import AT_LARGE_PIECES
from pack_pieces_captured import CAPTURED_PIECES
from seat_pieces import INVESTIGATORS
from thief_pieces_big import BIG_PIECES
from thief_pieces_small import SMALL_PIECES
from wood import fitted, write_outlines

PIECES = INVESTIGATORS | CHASE | SMALL_PIECES | BIG_PIECES | AT_LARGE_PIECES | CAPTURED_PIECES


def draw(out: Path) -> None:
    """Write the outlines beside the pieces that Blender makes of them."""
    fit = {name: fitted(slices) for name, slices in PIECES.items()}
    write_outlines(fit, out / "pieces" / "cast_outlines.json")
