"""XML from outside has no entities, no depth and nothing that the game doesn't know."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from xml.parsers.expat import ExpatError

import pytest

from game.boards.elements import MOST_ELEMENTS, drop_unknown, parse_elements
from game.core.door import DEEPEST, Refused


def test_elements_come_with_attributes_and_text() -> None:
    root = parse_elements(b'<map a="1"><data>2,3</data></map>')
    assert ET.tostring(root) == b'<map a="1"><data>2,3</data></map>'


@pytest.mark.parametrize("doctype", ["map", 'map SYSTEM "x.dtd"', 'map [<!ENTITY a "b">]'])
def test_a_doctype_is_refused_and_entities_with_it(doctype: str) -> None:
    with pytest.raises(Refused, match="doctype"):
        parse_elements(f"<!DOCTYPE {doctype}><map/>".encode())


def test_an_entity_that_nobody_declared_is_no_xml() -> None:
    with pytest.raises(ExpatError):
        parse_elements(b"<map>&a;</map>")


def test_elements_may_be_so_deep_and_no_deeper() -> None:
    assert parse_elements(b"<a>" * DEEPEST + b"</a>" * DEEPEST) is not None
    with pytest.raises(Refused, match="too-deep"):
        parse_elements(b"<a>" * (DEEPEST + 1) + b"</a>" * (DEEPEST + 1))


def test_there_may_be_so_many_elements_and_no_more() -> None:
    with pytest.raises(Refused, match="too-deep"):
        parse_elements(b"<a>" + b"<b/>" * MOST_ELEMENTS + b"</a>")


def test_what_the_game_does_not_know_is_dropped() -> None:
    root = parse_elements(b'<map width="9" layers="x"><editor/><layer name="a"><layer/></layer></map>')
    drop_unknown(root)
    assert ET.tostring(root) == b'<map width="9"><layer name="a" /></map>'
