"""A town of Police Chase is read as it was drawn. One that nobody can play in says why."""

from __future__ import annotations

import pathlib

import pytest

from game.boards.draft import BoardDraft
from game.boards.tmx import map_file, open_map
from game.core.board import Board, Path
from game.games.library import load_board
from game.games.police_chase.map import check_moves
from tests.boards.broken import Break, Broken, Draw, broken_map, sentence_of
from tests.boards.draw import (
    Drawing,
    by_id,
    give,
    layer_of,
    police_chase,
    put,
    remove,
    reshape,
    save,
    take,
    the,
)
from tests.boards.plans import town_cells, town_doors
from tests.boards.reading import kinds, pairs

broken = Broken()
DOORS_OF_11 = (5001, 5002)
"""The first doors, which lead from station 11 to 12 and 21."""
DOORS_OF_51_AND_52 = (5017, 5022, 5023, 5024)


@pytest.fixture
def town(my_maps: pathlib.Path) -> Board:
    save(police_chase(), my_maps)
    return load_board("mine")


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


def test_a_town_may_have_a_cell_with_nothing_in_it(my_maps: pathlib.Path) -> None:
    root = police_chase()
    remove(root, 22)
    save(root, my_maps)
    town = load_board("mine")
    assert 22 not in town.spaces
    assert town.neighbours[21] == (11, 31)


def say(what: str, layer: str = "doors", thing: int = DOORS_OF_11[0]) -> str:
    return f"mine.tmx: layer '{layer}', object {thing}: {what}."


def move(root: Drawing, number: int, layer: str, kind: str) -> None:
    """Make a space one of another layer."""
    thing = by_id(root, number)
    remove(root, number)
    thing.set("type", kind)
    layer_of(root, layer).append(thing)


@broken(police_chase, "mine.tmx: the object layer 'stations' is missing.")
def no_layer_of_stations(root: Drawing) -> None:
    layer_of(root, "stations").set("name", "Stations")


@broken(police_chase, say("its type is 'street', expected 'space'", "spaces", 34))
def a_type_of_our_own(root: Drawing) -> None:
    by_id(root, 34).set("type", "street")


@broken(police_chase, say("its type is '', expected 'space'", "spaces", 34))
def no_type(root: Drawing) -> None:
    del by_id(root, 34).attrib["type"]


@broken(police_chase, say("it needs a whole number as property 'number'", "spaces", 34))
def a_space_without_a_number(root: Drawing) -> None:
    take(by_id(root, 34), "number")


@broken(police_chase, say("it needs a whole number as property 'number'", "spaces", 34))
def a_number_that_is_a_text(root: Drawing) -> None:
    the(by_id(root, 34).find("properties/property")).set("type", "string")


@broken(
    police_chase,
    say("its number 12 is used twice, also by layer 'spaces', object 12", "spaces", 34),
)
def a_number_that_is_used_twice(root: Drawing) -> None:
    give(by_id(root, 34), "number", 12)


@broken(police_chase, say("its number 33 does not fit row 3, column 4, expected 34", "spaces", 34))
def a_number_of_the_wrong_cell(root: Drawing) -> None:
    remove(root, 33)
    give(by_id(root, 34), "number", 33)


@broken(police_chase, say("its shape is 'rectangle', expected 'point'", "spaces", 34))
def a_rectangle_as_a_space(root: Drawing) -> None:
    reshape(by_id(root, 34), "rectangle").attrib |= {"width": "120", "height": "120"}


@broken(police_chase, say("its shape is 'ellipse', expected 'point'", "spaces", 34))
def an_ellipse_as_a_space(root: Drawing) -> None:
    reshape(by_id(root, 34), "ellipse")


@broken(police_chase, say("its middle is outside the board (x 1100, y 300)", "spaces", 34))
def a_space_outside_of_the_board(root: Drawing) -> None:
    by_id(root, 34).set("x", "1100")


@broken(
    police_chase, "mine.tmx: it has 9 x 9 tiles of 64 x 120 pixels, expected 9 x 9 tiles of 120 x 120 pixels."
)
def tiles_of_another_size(root: Drawing) -> None:
    root.set("tilewidth", "64")


@broken(police_chase, "mine.tmx: layer 'buildings': the number of objects is 19, expected 20.")
def nineteen_buildings(root: Drawing) -> None:
    move(root, 23, "spaces", "space")


@broken(police_chase, "mine.tmx: layer 'stations': the number of objects is 3, expected 4.")
def three_stations(root: Drawing) -> None:
    remove(root, 99)


@broken(police_chase, say("station 23 is not in a corner, expected 11, 19, 91 and 99", "stations", 23))
def a_station_in_no_corner(root: Drawing) -> None:
    move(root, 11, "buildings", "building")
    move(root, 23, "stations", "station")


@broken(police_chase, "mine.tmx: layer 'centre': the number of objects is 2, expected 1.")
def two_centres(root: Drawing) -> None:
    move(root, 54, "centre", "centre")


@broken(police_chase, "mine.tmx: layer 'doors': the number of objects is 0, expected at least 1.")
def no_doors_at_all(root: Drawing) -> None:
    layer_of(root, "doors").clear()
    layer_of(root, "").set("name", "doors")


@broken(
    police_chase,
    say("it is not on an edge (x 60, y 60), expected the middle of the edge between two cells"),
)
def a_door_in_the_middle_of_a_cell(root: Drawing) -> None:
    by_id(root, DOORS_OF_11[0]).attrib |= {"x": "60", "y": "60"}


@broken(police_chase, say("it is on the outer edge of the board, expected an edge between two cells"))
def a_door_out_of_town(root: Drawing) -> None:
    by_id(root, DOORS_OF_11[0]).attrib |= {"x": "0", "y": "60"}


@broken(
    police_chase,
    say("it is on the same edge as layer 'doors', object 5001, expected one door on an edge", thing=5045),
)
def two_doors_on_one_edge(root: Drawing) -> None:
    put(root, "doors", "door", (118, 62))


@broken(
    police_chase,
    say("it joins 13 and 14, which are not houses, expected a building or a station", thing=5045),
)
def a_door_between_two_streets(root: Drawing) -> None:
    put(root, "doors", "door", (360, 60))


@broken(
    police_chase,
    say("there is no space next to it at row 1, column 2, expected one on both sides"),
)
def a_door_to_nowhere(root: Drawing) -> None:
    remove(root, 12)


@broken(police_chase, say("it has no door, expected at least 1", "stations", 11))
def a_station_without_a_door(root: Drawing) -> None:
    remove(root, *DOORS_OF_11)


@broken(police_chase, say("51 cannot be reached from 55 on foot", "buildings", 51))
def two_houses_with_doors_to_each_other_only(root: Drawing) -> None:
    remove(root, *DOORS_OF_51_AND_52)
    put(root, "doors", "door", (120, 540))


@pytest.mark.parametrize(("draw", "break_it", "sentence"), broken.cases())
def test_a_town_that_cannot_be_played_in_says(
    draw: Draw, break_it: Break, sentence: str, my_maps: pathlib.Path
) -> None:
    save(broken_map(draw, break_it), my_maps)
    assert sentence_of(lambda: load_board("mine")) == sentence


def test_a_town_too_small_for_every_roll_says_so() -> None:
    tiled_map = open_map(map_file("police_chase"))
    draft = BoardDraft(tiled_map)
    for thing in (
        *tiled_map.layers["centre"],
        *(one for one in tiled_map.layers["spaces"] if one.properties["number"] == 54),
    ):
        draft.add(thing, "centre" if thing.kind == "centre" else "street")
    town = draft.board([Path(54, 55)])
    said = "an officer on 55 cannot walk 2 spaces, expected a way for every roll."
    assert sentence_of(lambda: check_moves(draft, town)).endswith(f": {said}")
