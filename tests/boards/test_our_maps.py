"""What all our maps have in common, read without the loader."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.boards.ours import map_of

NAMES = ("cops_and_crooks", "hands_up", "police_chase", "stop_thief")


@pytest.mark.parametrize("name", NAMES)
def test_a_map_of_ours_tells_its_game_and_its_title(name: str) -> None:
    properties = {one.get("name"): one.get("value") for one in map_of(name).iterfind("properties/property")}
    assert properties["game"] == name.replace("_", "-")
    assert properties["title"]


@pytest.mark.parametrize("name", NAMES)
def test_a_map_of_ours_is_written_in_the_dialect_of_tiled_1_8(name: str) -> None:
    root = map_of(name)
    assert root.get("version") == "1.8"
    assert not root.findall(".//group")
    assert not root.findall(".//imagelayer")
    assert not [one for one in root.iter("object") if one.get("template") or one.get("class")]
    assert all(tileset.get("source", "").endswith(".tsx") for tileset in root.findall("tileset"))


@pytest.mark.parametrize("name", NAMES)
def test_no_object_of_ours_shares_its_id(name: str) -> None:
    ids = Counter(thing.get("id") for thing in map_of(name).iter("object"))
    assert [one for one, count in ids.items() if count > 1] == []
