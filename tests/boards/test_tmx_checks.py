"""What Tiled can write and the game cannot read is refused with a sentence, never with a crash."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from game.games.library import load_board
from tests.boards.broken import Break, Broken, Draw, broken_map, sentence_of
from tests.boards.draw import Drawing, by_id, give, layer_of, police_chase, save, the

broken = Broken()


@broken(police_chase, "mine.tmx: its orientation is 'isometric', expected 'orthogonal'.")
def an_isometric_map(root: Drawing) -> None:
    root.set("orientation", "isometric")


@broken(
    police_chase,
    "mine.tmx: it is an infinite map, expected one of a fixed size (Map > Map Properties > Infinite: no).",
)
def an_infinite_map(root: Drawing) -> None:
    root.set("infinite", "1")


@broken(police_chase, "mine.tmx: its width is '0', expected a whole number above 0.")
def a_map_without_width(root: Drawing) -> None:
    root.set("width", "0")


@broken(police_chase, "mine.tmx: its height is 6120 pixels, expected at most 4096.")
def a_map_too_large_for_any_picture(root: Drawing) -> None:
    root.set("height", "51")


@broken(police_chase, "mine.tmx: it has 12960000 pixels, expected at most 10000000.")
def a_map_too_large_for_the_memory(root: Drawing) -> None:
    root.attrib |= {"width": "30", "height": "30"}


@broken(police_chase, "mine.tmx: tileset 'tiles.tsx' begins at 'one', expected a whole number.")
def a_tileset_without_a_beginning(root: Drawing) -> None:
    the(root.find("tileset")).set("firstgid", "one")


@broken(police_chase, "mine.tmx: it is a Tiled tileset, expected a map.")
def a_tileset_instead_of_a_map(root: Drawing) -> None:
    root.tag = "tileset"


@broken(
    police_chase,
    "mine.tmx: map properties: its property 'game' is 'police_chase', "
    "expected 'cops-and-crooks', 'hands-up', 'police-chase' or 'stop-thief'.",
)
def a_game_that_does_not_exist(root: Drawing) -> None:
    give(root, "game", "police_chase")


@broken(
    police_chase,
    "mine.tmx: layer group 'all': the game cannot read groups, expected plain layers that are in none.",
)
def a_group_of_layers(root: Drawing) -> None:
    ET.SubElement(root, "group", name="all").append(ET.Element("objectgroup", name="more"))


@broken(police_chase, "mine.tmx: layer 'sky': it is an image layer, expected tiles or objects.")
def an_image_layer(root: Drawing) -> None:
    ET.SubElement(root, "imagelayer", name="sky")


@broken(police_chase, "mine.tmx: layer 'doors': there are two object layers with this name, expected one.")
def two_layers_of_one_name(root: Drawing) -> None:
    ET.SubElement(root, "objectgroup", name="doors")


@broken(police_chase, "mine.tmx: layer 'doors': it is shifted (offsetx is 8), expected 0.")
def a_shifted_layer(root: Drawing) -> None:
    layer_of(root, "doors").set("offsetx", "8")


@broken(
    police_chase,
    "mine.tmx: layer 'ground': it is see-through or tinted, expected opacity 1 and no tint.",
)
def a_see_through_layer(root: Drawing) -> None:
    the(root.find("layer")).set("opacity", "0.5")


@broken(
    police_chase,
    "mine.tmx: layer 'ground': its tiles are compressed as 'zstd', expected CSV, zlib or gzip.",
)
def tiles_compressed_as_zstd(root: Drawing) -> None:
    the(root.find("layer/data")).attrib |= {"encoding": "base64", "compression": "zstd"}


@broken(
    police_chase,
    "mine.tmx: layer 'ground': its tiles are written as XML, "
    "expected CSV (Map > Map Properties > Tile Layer Format).",
)
def tiles_written_as_xml(root: Drawing) -> None:
    del the(root.find("layer/data")).attrib["encoding"]


@broken(police_chase, "mine.tmx: layer 'ground': it is empty, expected tiles.")
def a_layer_without_tiles(root: Drawing) -> None:
    the(root.find("layer/data")).text = " "


@broken(police_chase, "mine.tmx: layer 'ground': it has 80 tiles, 9 in a row, expected 81, 9 in a row.")
def a_layer_that_lacks_a_tile(root: Drawing) -> None:
    the(root.find("layer/data")).text = ",".join(["1"] * 80)


@broken(
    police_chase,
    "mine.tmx: layer 'ground': its tiles cannot be read (one).",
)
def tiles_that_are_no_numbers(root: Drawing) -> None:
    the(root.find("layer/data")).text = ",".join(["one"] * 81)


@broken(
    police_chase,
    "mine.tmx: layer 'ground', column 2, row 0: its tile is turned or mirrored, expected it upright.",
)
def a_mirrored_tile(root: Drawing) -> None:
    the(root.find("layer/data")).text = ",".join(["1", "1", str(1 + 2**31)] + ["1"] * 78)


@broken(
    police_chase,
    "mine.tmx: layer 'ground', column 0, row 1: its tile 77 is in no tileset, "
    "expected a tile of the map's tilesets.",
)
def a_tile_of_no_tileset(root: Drawing) -> None:
    the(root.find("layer/data")).text = ",".join(["1"] * 9 + ["77"] + ["1"] * 71)


@broken(police_chase, "mine.tmx: tileset 'inner' is inside the map, expected a .tsx file of its own.")
def a_tileset_inside_of_the_map(root: Drawing) -> None:
    root.insert(1, ET.Element("tileset", firstgid="500", name="inner"))


@broken(police_chase, "mine.tmx: tileset 'tiles.json' cannot be read, expected a .tsx file.")
def a_tileset_as_json(root: Drawing) -> None:
    the(root.find("tileset")).set("source", "tiles.json")


@broken(
    police_chase,
    "mine.tmx: layer 'doors', object 5001: it is made from a template, "
    "expected a plain object (right click > Detach).",
)
def an_object_made_from_a_template(root: Drawing) -> None:
    by_id(root, 5001).set("template", "door.tx")


@broken(
    police_chase,
    "mine.tmx: layer 'doors', object 34: its id is used twice, also by layer 'spaces', object 34.",
)
def an_id_that_is_used_twice(root: Drawing) -> None:
    by_id(root, 5001).set("id", "34")


@broken(police_chase, "mine.tmx: layer 'doors', object 5001: its x is 'left', expected a number.")
def a_place_that_is_no_number(root: Drawing) -> None:
    by_id(root, 5001).set("x", "left")


@broken(
    police_chase, "mine.tmx: layer 'spaces', object 34: its property 'number' is there twice, expected once."
)
def a_property_that_is_there_twice(root: Drawing) -> None:
    properties = the(by_id(root, 34).find("properties"))
    properties.append(ET.Element("property", name="number", type="int", value="35"))


@broken(
    police_chase,
    "mine.tmx: layer 'spaces', object 34: its property 'number' is 'many', expected a whole number.",
)
def a_whole_number_that_is_none(root: Drawing) -> None:
    the(by_id(root, 34).find("properties/property")).set("value", "many")


@broken(
    police_chase,
    "mine.tmx: layer 'spaces', object 34: its property 'number' is of type 'class', "
    "expected int, string or bool.",
)
def a_property_that_is_a_class(root: Drawing) -> None:
    the(by_id(root, 34).find("properties/property")).set("type", "class")


@broken(police_chase, "mine.tmx: layer 'doors': its property 'open' is 'perhaps', expected true or false.")
def a_bool_that_is_none(root: Drawing) -> None:
    properties = ET.SubElement(layer_of(root, "doors"), "properties")
    ET.SubElement(properties, "property", name="open", type="bool", value="perhaps")


@broken(police_chase, "mine.tmx: layer 'doors', object : it has no id, expected a number.")
def an_object_without_an_id(root: Drawing) -> None:
    by_id(root, 5001).set("id", "")


@broken(police_chase, "mine.tmx: map properties: its property 'game' is there twice, expected once.")
def a_map_property_that_is_there_twice(root: Drawing) -> None:
    the(root.find("properties")).append(ET.Element("property", name="game", value="hands-up"))


@pytest.mark.parametrize(("draw", "break_it", "sentence"), broken.cases())
def test_a_map_that_the_game_cannot_read_says(
    draw: Draw, break_it: Break, sentence: str, my_maps: Path
) -> None:
    save(broken_map(draw, break_it), my_maps)
    assert sentence_of(lambda: load_board("mine")) == sentence


def test_a_file_that_is_not_xml_says_so(my_maps: Path) -> None:
    (my_maps / "mine.tmx").write_text('{"height": 9}')
    said = "mine.tmx: it is not XML as Tiled writes it (not well-formed (invalid token): line 1, column 0)."
    assert sentence_of(lambda: load_board("mine")) == said
