"""Tiled maps as text: object layers that are read, kept and written again, and tile layers from names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from xml.etree import ElementTree as ET
from xml.sax.saxutils import quoteattr

Cell = tuple[int, int]
"""Column and row."""
Value = int | str | bool
READERS = {"int": int, "bool": lambda value: value == "true", "string": str}
TYPES = {int: ' type="int"', bool: ' type="bool"', str: ""}


@dataclass(frozen=True)
class Thing:
    """One object of an object layer; a point if it has neither size nor line."""

    kind: str
    x: float
    y: float
    wide: float = 0
    high: float = 0
    turn: int = 0
    gid: int = 0
    line: tuple[tuple[float, float], ...] = ()
    """Corners of a polyline, counted from (x, y)."""
    about: Mapping[str, Value] = field(default_factory=dict)
    number: int = 0
    """Its id, if it has one already."""


def read_things(layer: ET.Element) -> list[Thing]:
    """The objects of a layer, in the file's order."""
    return [_thing(item) for item in layer.findall("object")]


def _thing(item: ET.Element) -> Thing:
    line = item.find("polyline")
    corners = "" if line is None else line.get("points", "")
    return Thing(
        item.get("type", ""),
        float(item.get("x", "0")),
        float(item.get("y", "0")),
        float(item.get("width", "0")),
        float(item.get("height", "0")),
        int(item.get("rotation", "0")),
        int(item.get("gid", "0")),
        tuple((float(x), float(y)) for x, y in (corner.split(",") for corner in corners.split())),
        {one.get("name", ""): _value(one) for one in item.iterfind("properties/property")},
        int(item.get("id", "0")),
    )


def _value(one: ET.Element) -> Value:
    return READERS[one.get("type", "string")](one.get("value", ""))


def thing_text(thing: Thing) -> str:
    """One object on one line."""
    size = f' width="{thing.wide:g}" height="{thing.high:g}"' if thing.wide else ""
    turn = f' rotation="{thing.turn}"' if thing.turn else ""
    gid = f' gid="{thing.gid}"' if thing.gid else ""
    start = (
        f'<object id="{thing.number}" type="{thing.kind}"{gid} x="{thing.x:g}" y="{thing.y:g}"{size}{turn}'
    )
    inside = properties_text(thing.about)
    if thing.line:
        corners = " ".join(f"{x:g},{y:g}" for x, y in thing.line)
        inside += f'<polyline points="{corners}"/>'
    elif not thing.wide:
        inside += "<point/>"
    return f"  {start}>{inside}</object>\n" if inside else f"  {start}/>\n"


def properties_text(about: Mapping[str, Value]) -> str:
    """Custom properties, or nothing if there are none."""
    each = "".join(
        f'<property name="{name}"{TYPES[type(value)]} value={quoteattr(_written(value))}/>'
        for name, value in about.items()
    )
    return f"<properties>{each}</properties>" if each else ""


def _written(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def object_layer_text(name: str, things: Sequence[Thing], colour: str, number: int) -> str:
    """An object layer, drawn in the order of the file."""
    start = f' <objectgroup id="{number}" name="{name}" color="{colour}" draworder="index">\n'
    return start + "".join(thing_text(thing) for thing in things) + " </objectgroup>\n"


def tile_layer_text(name: str, size: Cell, tiles: Mapping[Cell, int], number: int) -> str:
    """A tile layer from the global ids of its painted cells."""
    wide, high = size
    rows = (",".join(str(tiles.get((x, y), 0)) for x in range(wide)) for y in range(high))
    data = ",\n".join(rows)
    return (
        f' <layer id="{number}" name="{name}" width="{wide}" height="{high}">\n'
        f'  <data encoding="csv">\n{data}\n</data>\n </layer>\n'
    )
