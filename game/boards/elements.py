"""XML from outside as elements: not too many or too deep, without entities, and only what the game knows."""

from __future__ import annotations

from xml.etree.ElementTree import Element, TreeBuilder
from xml.parsers import expat

from game.core.door import DEEPEST, Refused

MOST_ELEMENTS = 20_000
LONGEST_ATTRIBUTE = 4_096
LONGEST_NUMBER = 10
LAYER = "name visible opacity offsetx offsety tintcolor"
KNOWN = {
    "map": (
        "orientation infinite width height tilewidth tileheight",
        "properties tileset layer objectgroup group imagelayer",
    ),
    "tileset": ("firstgid source name", ""),
    "layer": (f"{LAYER} width height", "properties data"),
    "data": ("encoding compression", ""),
    "objectgroup": (LAYER, "properties object"),
    "object": (
        "id type class x y width height rotation gid visible template",
        "properties point ellipse polygon polyline text",
    ),
    "polygon": ("points", ""),
    "polyline": ("points", ""),
    "properties": ("", "property"),
    "property": ("name type value", ""),
    "group": ("name", ""),
    "imagelayer": ("name", ""),
}
"""The attributes and the parts of each element of a map that the game knows."""


def parse_elements(data: bytes) -> Element:
    """The root of an XML document in UTF-8 without DOCTYPE, so without entities. Raises `ExpatError`."""
    door, parser = _Elements(), expat.ParserCreate("utf-8")
    parser.buffer_text = True
    parser.StartDoctypeDeclHandler = door.doctype
    parser.StartElementHandler = door.start
    parser.EndElementHandler = door.end
    parser.CharacterDataHandler = door.builder.data
    parser.Parse(data, True)
    return door.builder.close()


def drop_unknown(element: Element) -> None:
    """Leave only what the game knows of a map, so that no reader trips over the rest."""
    attributes, parts = (names.split() for names in KNOWN.get(element.tag, ("", "")))
    for name in element.attrib.keys() - attributes:
        del element.attrib[name]
    element[:] = [part for part in element if part.tag in parts]
    for part in element:
        drop_unknown(part)


def whole(text: str) -> int | None:
    """The whole number that is written there, if it is one of at most ten digits.

    >>> whole("0120"), whole("-1"), whole("1_0"), whole("7" * 5_000)
    (120, None, None, None)
    """
    return int(text) if len(text) <= LONGEST_NUMBER and text.isascii() and text.isdecimal() else None


class _Elements:
    """Builds elements, but not too many, too deep or too long ones."""

    def __init__(self) -> None:
        self.builder = TreeBuilder()
        self._count = self._depth = 0

    def doctype(self, *_: object) -> None:
        """Refuse it."""
        raise Refused("file.doctype")

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        """Begin an element."""
        self._count += 1
        self._depth += 1
        if self._count > MOST_ELEMENTS or self._depth > DEEPEST:
            raise Refused("file.too-deep")
        if any(len(value) > LONGEST_ATTRIBUTE for value in attributes.values()):
            raise Refused("file.bad-text")
        self.builder.start(tag, attributes)

    def end(self, tag: str) -> None:
        """End an element."""
        self._depth -= 1
        self.builder.end(tag)
