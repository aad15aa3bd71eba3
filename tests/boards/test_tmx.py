"""Maps are read from the game's folder and from the player's, and again when they have changed."""

from __future__ import annotations

import os
import struct
import zlib
from base64 import b64encode
from pathlib import Path

import pytest

from game.boards.scenery import scenery_of
from game.boards.tiled_map import BadMap
from game.core.board import Board
from game.games.library import load_board
from tests.boards.broken import sentence_of
from tests.boards.draw import by_id, give, police_chase, remove, save, the


@pytest.fixture
def town(my_maps: Path) -> Board:
    save(police_chase(), my_maps)
    return load_board("mine")


def test_a_board_knows_its_name_its_game_its_title_and_its_size(town: Board) -> None:
    assert (town.name, town.game, town.title, town.size) == ("mine", "police-chase", "Ours", (1080, 1080))


def test_a_board_without_a_title_is_called_like_its_file(my_maps: Path) -> None:
    root = police_chase()
    give(root, "title", " ")
    save(root, my_maps, "harbour town")
    assert load_board("harbour town").title == "harbour town"


def test_a_map_of_tiled_1_9_may_say_class_for_type(my_maps: Path) -> None:
    root = police_chase()
    for thing in root.iter("object"):
        thing.set("class", thing.attrib.pop("type"))
    save(root, my_maps)
    assert len(load_board("mine").spaces) == 81


def test_a_board_is_read_once(my_maps: Path) -> None:
    save(police_chase(), my_maps)
    assert load_board("mine") is load_board("mine")


def test_a_map_that_has_changed_is_read_anew(my_maps: Path) -> None:
    root = police_chase()
    file = save(root, my_maps)
    before = load_board("mine")
    remove(root, 22)
    file.write_bytes(save(root, my_maps / "other").read_bytes())
    assert len(load_board("mine").spaces) == len(before.spaces) - 1


def test_a_tileset_that_has_changed_is_read_anew(my_maps: Path) -> None:
    save(police_chase(), my_maps)
    load_board("mine")
    (my_maps / "tiles.tsx").write_text("<map/>")
    assert sentence_of(lambda: load_board("mine")) == "tiles.tsx: it is a Tiled map, expected a tileset."


def test_a_map_that_was_mended_can_be_played_on(my_maps: Path) -> None:
    root = police_chase()
    by_id(root, 34).set("type", "")
    file = save(root, my_maps)
    with pytest.raises(BadMap):
        load_board("mine")
    by_id(root, 34).set("type", "space")
    file.write_bytes(save(root, my_maps / "other").read_bytes())
    os.utime(file, ns=(1, 1))
    assert len(load_board("mine").spaces) == 81


def test_tiles_may_be_packed(my_maps: Path) -> None:
    root = police_chase()
    data = the(root.find("layer/data"))
    data.attrib |= {"encoding": "base64", "compression": "zlib"}
    data.text = b64encode(zlib.compress(struct.pack("<81L", *[2] * 81))).decode()
    save(root, my_maps)
    assert load_board("mine").of_kind("centre")
    assert {tile.source for tile in scenery_of("mine").tiles} == {(120, 0, 120, 120)}


@pytest.mark.parametrize("name", ["nowhere", "../maps/mine", "/mine", ""])
def test_a_map_that_is_not_there_says_so(name: str, my_maps: Path) -> None:
    save(police_chase(), my_maps)
    said = f"{name}.tmx: it is neither one of the game's maps nor in your maps folder."
    assert sentence_of(lambda: load_board(name)) == said
