"""XML from outside as elements: not too many, not too deep, and without entities."""

from __future__ import annotations

from xml.etree.ElementTree import Element, TreeBuilder
from xml.parsers import expat

from game.core.door import DEEPEST, Refused

MOST_ELEMENTS = 20_000
LONGEST_ATTRIBUTE = 4_096


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
