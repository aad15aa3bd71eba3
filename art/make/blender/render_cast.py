"""Blender 3.4, headless: the investigators, the officers, the robber, the thieves and the Atlantic gang.

    blender -b -noaudio -P art/make/blender/render_cast.py -- <out folder> [samples] [name ...]
    python art/make/renders.py <out folder>

Every piece is its slices in `cast_outlines.json`, extruded. The renders have no shadows and are committed
sources, tidied by the second command.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from wooden_people import PIECES, shoot_person

ARGS = sys.argv[sys.argv.index("--") + 1 :]
OUT = Path(ARGS[0])
SAMPLES = int(ARGS[1]) if len(ARGS) > 1 else 256
ONLY = ARGS[2:]

for who, slices in json.loads((PIECES / "cast_outlines.json").read_text()).items():
    if not ONLY or who in ONLY:
        shoot_person(slices, OUT / f"{who}.png", SAMPLES)
