"""A city of Cops and Crooks is read as it was drawn. One that nobody can play in says why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import chain, repeat
from pathlib import Path

import pytest

from game.core.board import Board
from game.games.library import load_board
from tests.boards.broken import Break, Broken, Draw, broken_map, sentence_of
from tests.boards.draw import (
    Drawing,
    by_id,
    cops_and_crooks,
    give,
    layer_of,
    new_map,
    put,
    remove,
    save,
    take,
)
from tests.boards.reading import kinds

broken = Broken()
House = tuple[str, str, Mapping[str, object]]


@pytest.fixture
def city(my_maps: Path) -> Board:
    save(cops_and_crooks(), my_maps)
    return load_board("mine")


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
    assert city.spaces[712].properties == {"gate": 711}
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


def say(what: str, layer: str, thing: int) -> str:
    return f"mine.tmx: layer '{layer}', object {thing}: {what}."


def first(root: Drawing, layer: str) -> Drawing:
    return layer_of(root, layer)[0]


def place(thing: Drawing, row: int, column: int) -> None:
    thing.attrib |= {"x": str(64 * column + 32), "y": str(64 * row + 32)}


def small_city() -> Drawing:
    """One street of seven spaces with everything along it."""
    root = new_map("cops-and-crooks", (25, 18), 64)
    along = chain(((8, column) for column in range(7)), ((10, column) for column in range(7)))
    houses: list[House] = [
        ("banks", "bank", {"loot": 1}),
        ("post_offices", "post_office", {"loot": 1}),
    ]
    houses += [("exits", "exit", {"way": "rail"}), ("agency", "agency", {})]
    houses += [*repeat(("intelligence", "intelligence", {}), 2), *repeat(("hideouts", "hideout", {}), 4)]
    houses += [*repeat(("offices", "office", {}), 4)]
    for (row, column), (layer, kind, extra) in zip(along, houses, strict=True):
        _house(root, layer, kind, (row, column), extra)
    for column, (layer, kind) in enumerate([("offices", "office"), *repeat(("cells", "cell"), 5)], 2):
        _house(root, layer, kind, (11, column), {})
    layer_of(root, "arcades")
    for column in range(7):
        put(root, "spaces", "space", (64 * column + 32, 64 * 9 + 32), number=900 + column)
    put(root, "gate", "gate", (32, 64 * 9 + 32), heading="east")
    for column in (0, 6):
        put(root, "subway", "station", (64 * column + 32, 64 * 9 + 32), line="r")
    return root


def _house(root: Drawing, layer: str, kind: str, at: tuple[int, int], extra: Mapping[str, object]) -> None:
    row, column = at
    put(root, layer, kind, (64 * column + 32, 64 * row + 32), number=100 * row + column, **extra)
    if kind not in ("office", "cell"):
        put(root, "doors", "door", (64 * column + 32, 64 * max(9, row)))


@broken(cops_and_crooks, "mine.tmx: the object layer 'hideouts' is missing.")
def no_layer_of_hideouts(root: Drawing) -> None:
    root.remove(layer_of(root, "hideouts"))


@broken(cops_and_crooks, "mine.tmx: layer 'hideouts': the number of objects is 3, expected 4.")
def three_hideouts(root: Drawing) -> None:
    remove(root, 602)


@broken(cops_and_crooks, "mine.tmx: layer 'gate': the number of objects is 2, expected 1.")
def two_gates(root: Drawing) -> None:
    put(root, "gate", "gate", (96, 96))


@broken(cops_and_crooks, "mine.tmx: layer 'banks': the number of objects is 0, expected at least 1.")
def a_city_without_banks(root: Drawing) -> None:
    for bank in [*layer_of(root, "banks")]:
        layer_of(root, "banks").remove(bank)


@broken(cops_and_crooks, say("its number 712 does not fit row 7, column 11, expected 711", "spaces", 711))
def a_number_of_the_next_cell(root: Drawing) -> None:
    remove(root, 712)
    give(by_id(root, 711), "number", 712)


@broken(cops_and_crooks, say("it needs a whole number as property 'loot'", "banks", 512))
def a_bank_without_loot(root: Drawing) -> None:
    take(by_id(root, 512), "loot")


@broken(cops_and_crooks, say("its property 'loot' is 0, expected at least 1", "post_offices", 203))
def a_post_office_with_nothing_in_it(root: Drawing) -> None:
    give(by_id(root, 203), "loot", 0)


@broken(
    cops_and_crooks, say("its property 'way' is 'bus', expected 'rail', 'airport' or 'harbour'", "exits", 5)
)
def a_way_out_by_bus(root: Drawing) -> None:
    give(by_id(root, 5), "way", "bus")


@broken(cops_and_crooks, say("it needs a text as property 'way'", "exits", 5))
def a_way_out_that_does_not_tell(root: Drawing) -> None:
    take(by_id(root, 5), "way")


@broken(cops_and_crooks, say("its property 'line' is 'x', expected 'r', 'g' or 'u'", "subway", 5001))
def a_line_that_does_not_exist(root: Drawing) -> None:
    give(by_id(root, 5001), "line", "x")


@broken(
    cops_and_crooks,
    say("it is not on a street (row 2, column 12), expected a space of layer 'spaces' there", "subway", 5001),
)
def a_station_in_an_arcade(root: Drawing) -> None:
    place(by_id(root, 5001), 2, 12)


@broken(cops_and_crooks, say("street 403 already has a station, expected one on a street", "subway", 5002))
def two_stations_on_one_street(root: Drawing) -> None:
    place(by_id(root, 5001), 4, 3)


@broken(small_city, say("it is the only station of line 'g', expected at least 2", "subway", 5012))
def a_line_with_one_station(root: Drawing) -> None:
    give(by_id(root, 5012), "line", "g")


@broken(
    cops_and_crooks,
    say("it is not on a street (row 8, column 12), expected a space of layer 'spaces' there", "gate", 5007),
)
def a_gate_inside_of_headquarters(root: Drawing) -> None:
    place(by_id(root, 5007), 8, 12)


@broken(
    cops_and_crooks,
    say("there is no street south of 712, expected one for the front of the car", "gate", 5007),
)
def a_car_that_would_stand_in_headquarters(root: Drawing) -> None:
    give(by_id(root, 5007), "heading", "south")


@broken(
    cops_and_crooks,
    say("its property 'heading' is 'up', expected 'north', 'east', 'south' or 'west'", "gate", 5007),
)
def a_gate_with_an_unknown_heading(root: Drawing) -> None:
    give(by_id(root, 5007), "heading", "up")


@broken(cops_and_crooks, say("it joins 4 and 104, expected a house and a street", "doors", 5016))
def a_door_in_a_wall(root: Drawing) -> None:
    first(root, "doors").attrib |= {"x": str(64 * 4 + 32), "y": "64"}


@broken(cops_and_crooks, say("it joins 101 and 102, expected a house and a street", "doors", 5016))
def a_door_across_a_street(root: Drawing) -> None:
    first(root, "doors").attrib |= {"x": "128", "y": "96"}


@broken(cops_and_crooks, say("it joins 712 and 812, expected a house and a street", "doors", 5016))
def a_door_of_headquarters(root: Drawing) -> None:
    first(root, "doors").attrib |= {"x": str(64 * 12 + 32), "y": str(64 * 8)}


@broken(cops_and_crooks, say("it has no door, expected at least 1", "exits", 5))
def an_exit_without_a_door(root: Drawing) -> None:
    layer_of(root, "doors").remove(first(root, "doors"))


@broken(
    cops_and_crooks,
    say("the arcade is closed in the north, expected a street or an arcade there", "arcades", 302),
)
def an_arcade_that_ends_at_a_wall(root: Drawing) -> None:
    put(root, "arcades", "arcade", (160, 224), number=302)


@broken(
    cops_and_crooks,
    say("the arcade is closed in the south, expected a street or an arcade there", "arcades", 202),
)
def an_arcade_that_ends_at_a_house(root: Drawing) -> None:
    put(root, "arcades", "arcade", (160, 160), number=202)


@broken(cops_and_crooks, say("0 cannot be reached from 712 on foot", "spaces", 0))
def a_yard_without_an_entrance(root: Drawing) -> None:
    put(root, "spaces", "space", (32, 32), number=0)


@broken(
    cops_and_crooks,
    say(
        "the car, coming from 107 to 207, cannot drive 2 spaces, expected a way for every roll", "spaces", 207
    ),
)
def a_dead_end_for_the_car(root: Drawing) -> None:
    put(root, "spaces", "space", (480, 160), number=207)


@broken(small_city, say("nobody on 901 can walk 6 spaces, expected a way for every roll", "spaces", 901))
def a_street_too_short_for_a_six(root: Drawing) -> None:
    pass


@pytest.mark.parametrize(("draw", "break_it", "sentence"), broken.cases())
def test_a_city_that_cannot_be_played_in_says(
    draw: Draw, break_it: Break, sentence: str, my_maps: Path
) -> None:
    save(broken_map(draw, break_it), my_maps)
    assert sentence_of(lambda: load_board("mine")) == sentence
