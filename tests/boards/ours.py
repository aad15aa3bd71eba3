"""Our maps as XML, read without the loader."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from functools import cache
from pathlib import Path
from shutil import copy2, copytree

from game.core.board import Neighbours

MAPS = Path(__file__).parent.parent.parent / "maps"
EXAMPLE = MAPS / "examples" / "canal_corner.tmx"
OURS = (*(MAPS / f"{name}.tmx" for name in ("police_chase", "cops_and_crooks", "stop_thief")), EXAMPLE)
"""The maps that are painted with our tilesets."""
MOODS = ("night", "dusk", "day")
Spot = tuple[float, float]


@cache
def map_of(name: str) -> ET.Element:
    return ET.parse(MAPS / f"{name}.tmx").getroot()  # noqa: S314  (our own maps)


def in_mood(file: Path, mood: str | None, copy: Path) -> Path:
    """A copy of a map of ours with our tilesets beside it, in another mood if one is given."""
    bring_tiles(copy.parent)
    root = ET.parse(file).getroot()  # noqa: S314  (our own maps)
    for tileset in root.findall("tileset"):
        source = (file.parent / tileset.get("source", "")).resolve()
        set_name, _, light = source.stem.rpartition("_")
        if mood is not None and light in MOODS:
            source = source.with_name(f"{set_name}_{mood}.tsx")
        tileset.set("source", f"maps/{source.relative_to(MAPS)}")
    ET.ElementTree(root).write(copy)
    return copy


def bring_tiles(folder: Path) -> None:
    """Put our tilesets and their pictures into a folder, as `maps` and `art` in it."""
    if not (folder / "maps").exists():
        copytree(MAPS / "tiles", folder / "maps" / "tiles", copy_function=_link)
        _link(MAPS / "table.tsx", folder / "maps" / "table.tsx")
        (folder / "art" / "table").mkdir(parents=True)
        _link(MAPS.parent / "art" / "table" / "desk.jpg", folder / "art" / "table" / "desk.jpg")


def _link(start: str | Path, end: str | Path) -> None:
    """The same file in a second place; a copy on another disk."""
    try:
        Path(end).hardlink_to(start)
    except OSError:
        copy2(start, end)


def things(name: str, layer: str) -> list[ET.Element]:
    return map_of(name).findall(f"objectgroup[@name='{layer}']/object")


def value_of(thing: ET.Element, key: str) -> str:
    found = thing.find(f"properties/property[@name='{key}']")
    return "" if found is None else found.get("value", "")


def spot(thing: ET.Element) -> Spot:
    return float(thing.get("x", "")), float(thing.get("y", ""))


def numbers(name: str, layer: str) -> list[int]:
    return [int(value_of(thing, "number")) for thing in things(name, layer)]


def corners(path: ET.Element) -> list[Spot]:
    line = path.find("polyline")
    assert line is not None
    (x, y), pairs = spot(path), (pair.split(",") for pair in line.get("points", "").split())
    return [(x + float(right), y + float(down)) for right, down in pairs]


def has_walk(ways: Neighbours, start: int, steps: int) -> bool:
    """Whether a walk of exactly this many steps enters no space twice."""
    walks: list[tuple[int, ...]] = [(start,)]
    while walks:
        walk = walks.pop()
        if len(walk) > steps:
            return True
        walks += [(*walk, there) for there in ways[walk[-1]] if there not in walk]
    return False
