"""A city of Stop Thief! is read as it was drawn. One that nobody can play in says why."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core.board import Board
from game.games.library import load_board
from tests.boards.broken import Break, Broken, Draw, broken_map, sentence_of
from tests.boards.draw import (
    Drawing,
    add_path,
    by_id,
    give,
    layer_of,
    paths_between,
    remove,
    reshape,
    save,
    stop_thief,
    take,
)
from tests.boards.plans import SUBWAY, street_paths
from tests.boards.reading import kinds

broken = Broken()
FIRST_DISTRICT, START, FIRST_CIRCLE, FIRST_PATH = 5001, 5017, 5018, 5019
"""The bank's area, the start, and the first path, from 113 to 123, with its circle."""
PLACE_OF_113, PLACE_OF_123 = (1440, 928), (1568, 928)


@pytest.fixture
def streets(my_maps: Path) -> Board:
    save(stop_thief(), my_maps)
    return load_board("mine")


def test_a_city_of_thieves_has_seven_kinds_of_space(streets: Board) -> None:
    assert kinds(streets) == {
        "floor": 73,
        "crime_scene": 16,
        "door": 31,
        "window": 16,
        "street": 44,
        "subway": 13,
        "circle": 290,
    }


def test_circles_are_numbered_from_the_top_each_row_from_the_left(streets: Board) -> None:
    circles = streets.of_kind("circle")
    assert [circle.number for circle in circles] == list(range(1001, 1291))
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


def say(what: str, layer: str, thing: int) -> str:
    return f"mine.tmx: layer '{layer}', object {thing}: {what}."


def cut(root: Drawing, *pairs: tuple[int, int]) -> None:
    """Take paths away, and their circles."""
    for pair in pairs:
        remove(root, *paths_between(root, *pair))


@broken(stop_thief, "mine.tmx: the object layer 'districts' is missing.")
def no_layer_of_districts(root: Drawing) -> None:
    root.remove(layer_of(root, "districts"))


@broken(stop_thief, say("its property 'digit' is 0, expected 1 to 9", "districts", FIRST_DISTRICT))
def a_district_with_digit_nought(root: Drawing) -> None:
    give(by_id(root, FIRST_DISTRICT), "digit", 0)


@broken(stop_thief, say("it needs a text as property 'label'", "districts", FIRST_DISTRICT))
def a_district_without_a_name(root: Drawing) -> None:
    take(by_id(root, FIRST_DISTRICT), "label")


@broken(stop_thief, say("it needs a yes or no (bool) as property 'indoors'", "districts", FIRST_DISTRICT))
def a_district_that_is_neither_indoors_nor_outdoors(root: Drawing) -> None:
    take(by_id(root, FIRST_DISTRICT), "indoors")


@broken(
    stop_thief, say("its shape is 'polyline', expected 'rectangle' or 'polygon'", "districts", FIRST_DISTRICT)
)
def a_line_as_a_district(root: Drawing) -> None:
    reshape(by_id(root, FIRST_DISTRICT), "polyline", points="0,0 9,9")


@broken(stop_thief, say("it is turned by 30 degrees, expected 0", "districts", FIRST_DISTRICT))
def a_turned_district(root: Drawing) -> None:
    by_id(root, FIRST_DISTRICT).set("rotation", "30")


@broken(
    stop_thief,
    say(
        "its label or its 'indoors' is not that of layer 'districts', object 5005, "
        "expected the same for all areas of district 5",
        "districts",
        5006,
    ),
)
def two_areas_that_do_not_agree(root: Drawing) -> None:
    give(by_id(root, 5006), "label", "5th Avenue")


@broken(
    stop_thief,
    say("its number 999 does not fit district 'Bank', expected 100 to 199", "spaces", 123),
)
def a_number_of_another_district(root: Drawing) -> None:
    give(by_id(root, 123), "number", 999)


@broken(
    stop_thief,
    say("123 is not in a district, expected an area of layer 'districts' around it", "spaces", 123),
)
def a_space_in_no_district(root: Drawing) -> None:
    by_id(root, 123).attrib |= {"x": "1250", "y": "1250"}


@broken(
    stop_thief, say("its number 127 is used twice, also by layer 'spaces', object 127", "crime_scenes", 137)
)
def a_number_that_is_used_twice(root: Drawing) -> None:
    give(by_id(root, 137), "number", 127)


@broken(stop_thief, "mine.tmx: layer 'windows': the number of objects is 0, expected at least 1.")
def a_city_without_windows(root: Drawing) -> None:
    for window in [*layer_of(root, "windows")]:
        layer_of(root, "windows").remove(window)


@broken(stop_thief, "mine.tmx: layer 'subway': the number of objects is 1, expected at least 2.")
def a_subway_with_one_station(root: Drawing) -> None:
    remove(root, *(station for station in SUBWAY if station != 500))


@broken(stop_thief, "mine.tmx: layer 'spaces': it has no space indoors, expected at least 1.")
def a_city_without_floors(root: Drawing) -> None:
    for space in [*layer_of(root, "spaces")]:
        if int(space.get("id", "")) < 500:
            layer_of(root, "spaces").remove(space)


@broken(stop_thief, "mine.tmx: layer 'spaces': it has no space outdoors, expected at least 1.")
def a_city_without_streets(root: Drawing) -> None:
    for space in [*layer_of(root, "spaces")]:
        if int(space.get("id", "")) >= 500:
            layer_of(root, "spaces").remove(space)


@broken(stop_thief, say("it is indoors ('Bank'), expected it outdoors", "subway", 123))
def a_subway_station_in_the_bank(root: Drawing) -> None:
    thing = by_id(root, 123)
    remove(root, 123)
    layer_of(root, "subway").append(thing)


@broken(stop_thief, say("it is outdoors ('5th Street'), expected it indoors", "crime_scenes", 505))
def a_crime_scene_in_the_street(root: Drawing) -> None:
    thing = by_id(root, 505)
    remove(root, 505)
    layer_of(root, "crime_scenes").append(thing)


@broken(
    stop_thief,
    say(
        "it is in the same place as layer 'doors', object 113, expected one space in a place",
        "circles",
        FIRST_CIRCLE,
    ),
)
def two_spaces_in_one_place(root: Drawing) -> None:
    x, y = PLACE_OF_113
    by_id(root, FIRST_CIRCLE).attrib |= {"x": str(x), "y": str(y)}


@broken(stop_thief, say("it is not on a numbered space, expected one to start on", "start", START))
def a_start_beside_the_road(root: Drawing) -> None:
    by_id(root, START).set("x", "1280")


@broken(
    stop_thief,
    say(
        "its corner at x 1600, y 928 is not on a space or a circle, expected one under every corner",
        "paths",
        FIRST_PATH,
    ),
)
def a_path_that_ends_beside_its_space(root: Drawing) -> None:
    reshape(by_id(root, FIRST_PATH), "polyline", points="0,0 64,0 160,0")


@broken(
    stop_thief,
    say("it leads over 113, 123, expected a number, a circle and a number", "paths", FIRST_PATH),
)
def a_path_without_a_circle(root: Drawing) -> None:
    reshape(by_id(root, FIRST_PATH), "polyline", points="0,0 128,0")


@broken(stop_thief, say("it leads from 113 back to 113, expected another space", "paths", FIRST_PATH))
def a_path_in_a_ring(root: Drawing) -> None:
    reshape(by_id(root, FIRST_PATH), "polyline", points="0,0 64,0 0,0")


@broken(
    stop_thief,
    say(
        "it joins 123 and 113, as layer 'paths', object 5019 does, expected one path between two spaces",
        "paths",
        5599,
    ),
)
def two_paths_between_the_same_spaces(root: Drawing) -> None:
    add_path(root, PLACE_OF_123, PLACE_OF_113, bend=20)


@broken(
    stop_thief,
    say("it leads from 123 to 503 through a wall, expected a door or a window between them", "paths", 5599),
)
def a_path_through_a_wall(root: Drawing) -> None:
    add_path(root, PLACE_OF_123, (1312, 928), bend=20)


@broken(stop_thief, say("the number of paths on it is 0, expected 1", "circles", FIRST_CIRCLE))
def a_circle_on_no_path(root: Drawing) -> None:
    remove(root, FIRST_PATH)


@broken(
    stop_thief,
    say("it joins 0 room(s) and 1 street(s), expected two rooms, or a room and a street", "doors", 113),
)
def a_door_with_a_wall_behind_it(root: Drawing) -> None:
    cut(root, (113, 122), (113, 123))


@broken(
    stop_thief,
    say("it joins 1 room(s) and 0 street(s), expected two rooms, or a room and a street", "doors", 143),
)
def a_door_in_the_middle_of_a_room(root: Drawing) -> None:
    add_path(root, (1696, 928), (1952, 928), bend=20)


@broken(
    stop_thief,
    say("it leads straight to layer 'windows', object 116, expected a room between them", "doors", 113),
)
def a_door_that_leads_to_a_window(root: Drawing) -> None:
    add_path(root, PLACE_OF_113, (1440, 544), bend=20)


@broken(stop_thief, say("127 is a dead end, its number of paths is 1, expected at least 2", "spaces", 127))
def a_dead_end_for_the_thief(root: Drawing) -> None:
    cut(root, (127, 126))


@broken(stop_thief, say("127 cannot be reached from 500 without a window", "spaces", 127))
def a_bank_that_has_windows_only(root: Drawing) -> None:
    for number in (113, 138, 151, 186):
        thing = by_id(root, number)
        remove(root, number)
        layer_of(root, "windows").append(thing)


@broken(
    stop_thief,
    "mine.tmx: layer 'crime_scenes': building 'Bank' has 1 of them, expected at least 2.",
)
def a_bank_with_one_crime_scene(root: Drawing) -> None:
    for number in (122, 137, 173):
        thing = by_id(root, number)
        remove(root, number)
        layer_of(root, "spaces").append(thing)


@pytest.mark.parametrize(("draw", "break_it", "sentence"), broken.cases())
def test_a_city_that_cannot_be_played_in_says(
    draw: Draw, break_it: Break, sentence: str, my_maps: Path
) -> None:
    save(broken_map(draw, break_it), my_maps)
    assert sentence_of(lambda: load_board("mine")) == sentence
