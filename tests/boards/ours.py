"""Our maps as XML, read without the loader."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from functools import cache
from pathlib import Path

MAPS = Path(__file__).parent.parent.parent / "maps"
Spot = tuple[float, float]


@cache
def map_of(name: str) -> ET.Element:
    return ET.parse(MAPS / f"{name}.tmx").getroot()  # noqa: S314  (our own maps)


def things(name: str, layer: str) -> list[ET.Element]:
    return map_of(name).findall(f"objectgroup[@name='{layer}']/object")


def told(thing: ET.Element, key: str) -> str:
    found = thing.find(f"properties/property[@name='{key}']")
    return "" if found is None else found.get("value", "")


def spot(thing: ET.Element) -> Spot:
    return float(thing.get("x", "")), float(thing.get("y", ""))


def numbers(name: str, layer: str) -> list[int]:
    return [int(told(thing, "number")) for thing in things(name, layer)]


def corners(path: ET.Element) -> list[Spot]:
    line = path.find("polyline")
    assert line is not None
    (x, y), pairs = spot(path), (pair.split(",") for pair in line.get("points", "").split())
    return [(x + float(right), y + float(down)) for right, down in pairs]
