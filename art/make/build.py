"""Redraw all art, or check that the committed files are what the scripts draw.

python art/make/build.py            redraw everything into art/ and maps/, then into art/2x
python art/make/build.py --check    redraw aside, compare decoded pixels, exit 1 on a difference
python art/make/build.py cards ...  redraw only these
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from importlib import import_module
from pathlib import Path

import numpy as np
from PIL import Image

from kit import ART, SCALE

DRAWERS = (
    "seats",
    "cards",
    "table",
    "hands",
    "portraits",
    "icons",
    "pads",
    "app_icon",
    "logo",
    "runner",
    "title",
    "title_life",
    "setup_pictures",
    "scenes",
    "posters",
    "toy_tiles",
    "toy_props",
    "police_chase_map",
    "roof_tiles",
    "roof_props",
    "cops_and_crooks_map",
    "city_tiles",
    "city_props",
    "stop_thief_map",
    "canal_corner_map",
    "toy_tokens",
    "toy_table",
    "rogues",
    "case_places",
    "clue_signs",
    "clue_device",
    "move_cards",
    "id_cards",
    "case_papers",
    "case_desk",
    "cops_and_crooks_outlines",
    "cast_outlines",
    "cops_and_crooks_faces",
    "police_chase_faces",
    "silhouettes",
    "cops_and_crooks_tokens",
    "cops_and_crooks_locks",
    "cops_and_crooks_signs",
    "cops_and_crooks_exits",
    "cops_and_crooks_car",
    "cops_and_crooks_desk",
)
ONCE = {
    "app_icon",
    "setup_pictures",
    "police_chase_map",
    "cops_and_crooks_map",
    "stop_thief_map",
    "canal_corner_map",
    "case_places",
    "cops_and_crooks_outlines",
    "cast_outlines",
    "silhouettes",
}
"""These draw nothing that a large screen shows larger."""
SOURCES = {
    "art/2x/dice",
    "art/2x/pieces",
    "art/make",
    "art/dice",
    "art/fonts",
    "art/pieces",
    "art/readme",
    "art/renders",
    "maps/hands_up.tmx",
    "maps/table.tsx",
}
"""Folders and files that are not drawn."""
DRAWN = {".png", ".jpg", ".webp", ".bmp", ".svg", ".json", ".tmx", ".tsx"}


def redraw(out: Path, only: list[str]) -> None:
    """Run every drawer, or only the named ones; maps go into the folder `maps` beside `out`."""
    for name in only or DRAWERS:
        if SCALE == 1 or name not in ONCE:
            import_module(name).draw(out)
            print("drew", name, flush=True)


def redraw_large(out: Path, only: list[str]) -> None:
    """Draw all pictures again for large screens into `out`/2x, those of maps into `out`/2x/maps.

    This takes a process of its own, because scripts keep what they drew.
    """
    with tempfile.TemporaryDirectory() as scratch:
        command = [sys.executable, __file__, f"--into={scratch}/art", *only]
        subprocess.run(command, env={**os.environ, "ART_SCALE": "2"}, check=True)  # noqa: S603  (ourselves)
        for file in Path(scratch).rglob("*.webp"):
            place = file.relative_to(scratch)
            place = out / "2x" / (place.relative_to("art") if place.parts[0] == "art" else place)
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, place)


def drawn_files(house: Path) -> dict[str, Path]:
    """Every drawn file in `art` and `maps` of a house, by its relative name."""
    files = (f for room in ("art", "maps") for f in (house / room).rglob("*") if f.suffix in DRAWN)
    named = {f.relative_to(house).as_posix(): f for f in files}
    return {name: f for name, f in named.items() if not any(f"{name}/".startswith(f"{s}/") for s in SOURCES)}


def same(first: Path, second: Path) -> bool:
    """Two files show the same: equal pixels for pictures, equal text otherwise."""
    if first.suffix in {".json", ".tmx", ".tsx", ".svg"}:
        return first.read_text() == second.read_text()
    with Image.open(first) as one, Image.open(second) as two:
        return one.mode == two.mode and np.array_equal(np.asarray(one), np.asarray(two))


def differences() -> list[str]:
    """Names of files that are missing, left over, or not what the scripts draw."""
    with tempfile.TemporaryDirectory() as scratch:
        redraw(Path(scratch) / "art", [])
        redraw_large(Path(scratch) / "art", [])
        want, have = drawn_files(Path(scratch)), drawn_files(ART.parent)
        names = sorted(want.keys() | have.keys())
        return [n for n in names if n not in want or n not in have or not same(want[n], have[n])]


def main() -> int:
    """Redraw or check; the exit code says whether all is well."""
    options, only = ([a for a in sys.argv[1:] if a.startswith("--") is o] for o in (True, False))
    if SCALE > 1:
        redraw(Path(options[0].removeprefix("--into=")), only)
        return 0
    if "--check" not in options:
        redraw(ART, only)
        redraw_large(ART, only)
        return 0
    different = differences()
    print("different:" if different else "all art matches its scripts", *different, sep="\n  ")
    return int(bool(different))


if __name__ == "__main__":
    sys.exit(main())
