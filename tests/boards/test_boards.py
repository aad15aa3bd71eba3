"""Boards are read as the plans draw them, from the game's folder and from the player's."""

from __future__ import annotations

import os
import struct
import zlib
from base64 import b64encode
from collections import Counter
from pathlib import Path

import pytest

from game.boards.scenery import scenery_of
from game.boards.tiled_map import BadMap
from game.core.board import Board
from game.games.library import load_board
from tests.boards.broken import sentence_of
from tests.boards.draw import by_id, cops_and_crooks, give, police_chase, remove, save, stop_thief, the
from tests.boards.plans import street_paths, town_cells, town_doors


def kinds(board: Board) -> dict[str, int]:
    return dict(Counter(space.kind for space in board.spaces.values()))


def pairs(board: Board, kind: str) -> set[frozenset[int]]:
    return {frozenset((path.start, path.end)) for path in board.paths if path.kind == kind}


@pytest.fixture
def town(my_maps: Path) -> Board:
    save(police_chase(), my_maps)
    return load_board("mine")


@pytest.fixture
def city(my_maps: Path) -> Board:
    save(cops_and_crooks(), my_maps)
    return load_board("mine")


@pytest.fixture
def streets(my_maps: Path) -> Board:
    save(stop_thief(), my_maps)
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


def test_a_town_has_four_kinds_of_space(town: Board) -> None:
    assert kinds(town) == {"street": 56, "building": 20, "station": 4, "centre": 1}


def test_officers_walk_along_streets_and_through_doors(town: Board) -> None:
    cells = town_cells()
    streets = {
        frozenset((here, here + step))
        for here in cells
        for step in (1, 10)
        if here + step in cells and {cells[here], cells[here + step]} <= {".", "O"}
    }
    assert pairs(town, "walk") == streets | town_doors()


def test_the_robber_has_a_roof_to_every_neighbour_and_leaps_from_the_centre(town: Board) -> None:
    steps = pairs(town, "walk") | pairs(town, "roof")
    assert len(steps) == len(pairs(town, "walk")) + len(pairs(town, "roof")) == 2 * 9 * 8
    assert pairs(town, "leap") == {frozenset((55, number)) for number in (44, 46, 64, 66)}


def test_a_town_may_have_a_cell_with_nothing_in_it(my_maps: Path) -> None:
    root = police_chase()
    remove(root, 22)
    save(root, my_maps)
    town = load_board("mine")
    assert 22 not in town.spaces
    assert town.neighbours[21] == (11, 31)


def test_a_city_has_ten_kinds_of_space(city: Board) -> None:
    assert kinds(city) == {
        "street": 196,
        "arcade": 10,
        "bank": 7,
        "post_office": 4,
        "agency": 1,
        "intelligence": 2,
        "hideout": 4,
        "exit": 3,
        "office": 5,
        "cell": 5,
    }


def test_the_gate_the_stations_and_the_loot_stand_on_their_spaces(city: Board) -> None:
    assert city.spaces[712].properties == {"gate": True}
    assert city.spaces[403].properties == {"line": "r"}
    assert Counter(space.properties.get("line") for space in city.of_kind("street"))["g"] == 5
    assert city.spaces[512].properties == {"loot": 20_000}
    assert city.spaces[1712].properties == {"way": "harbour"}


def test_walkers_pass_arcades_from_north_to_south_only(city: Board) -> None:
    assert city.neighbours[212] == (112, 312)
    assert city.neighbours[511] == (411, 611)
    assert 212 not in city.joined_by("drive")[112]


def test_a_house_is_entered_through_its_doors_only(city: Board) -> None:
    assert city.neighbours[512] == (412,)
    assert city.neighbours[602] == (601, 702)


def test_policemen_leave_headquarters_on_every_side(city: Board) -> None:
    police = city.joined_by("police")
    assert police[812] == (712, 811, 813, 912)
    assert police[910] == (810, 909, 911, 1010)
    assert city.neighbours[812] == ()


def test_a_city_of_thieves_has_seven_kinds_of_space(streets: Board) -> None:
    assert kinds(streets) == {
        "floor": 73,
        "crime_scene": 16,
        "door": 31,
        "window": 16,
        "street": 52,
        "subway": 5,
        "circle": 259,
    }


def test_circles_are_numbered_from_the_top_each_row_from_the_left(streets: Board) -> None:
    circles = streets.of_kind("circle")
    assert [circle.number for circle in circles] == list(range(1001, 1260))
    assert [circle.at for circle in circles] == sorted(
        (circle.at for circle in circles), key=lambda at: at[::-1]
    )


def test_every_circle_joins_the_two_numbers_of_its_path(streets: Board) -> None:
    ends = {frozenset(streets.neighbours[circle.number]) for circle in streets.of_kind("circle")}
    assert ends == street_paths()


def test_a_space_tells_its_district(streets: Board) -> None:
    assert streets.spaces[475].properties == {"district": 4, "label": "Museum", "indoors": True}
    assert streets.spaces[705].properties == {"district": 7, "label": "7th Street", "indoors": False}


def test_the_start_is_marked(streets: Board) -> None:
    assert [space.number for space in streets.spaces.values() if "start" in space.properties] == [500]


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
