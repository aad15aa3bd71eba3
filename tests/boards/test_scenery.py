"""What is for the eye: read as it was drawn, and refused with a sentence when it cannot be."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.boards.scenery import GROUND, Light, Prop, Shimmer, Traffic, scenery_of
from game.boards.tiled_map import TileImage
from tests.boards.broken import Break, Broken, Draw, broken_map, sentence_of
from tests.boards.draw import Drawing, by_id, give, layer_of, police_chase, put, reshape, save, take, the

broken = Broken()
LIGHT, SHIMMER, SMOKE, WATER, TRAFFIC, PROP = range(5045, 5051)


def lively() -> Drawing:
    """A town with one of everything."""
    root = police_chase()
    put(root, "lights", "light", (300, 300), radius=120, tint="#FFC080", strength=70)
    put(root, "life", "shimmer", (420, 60), radius=40, tint="#FFD27F")
    put(root, "life", "smoke", (500, 90))
    water = put(root, "life", "water", (600, 700))
    water.attrib |= {"width": "200", "height": "80"}
    reshape(water, "rectangle")
    way = put(root, "life", "traffic", (10, 180), prop="car_red", speed=90)
    reshape(way, "polyline", points="0,0 400,0 400,120")
    prop = put(root, "props", "", (240, 360))
    prop.attrib |= {"gid": "101", "width": "60", "height": "30", "rotation": "90"}
    reshape(prop, "rectangle")
    return root


def say(what: str, layer: str, thing: int) -> str:
    return f"mine.tmx: layer '{layer}', object {thing}: {what}."


@broken(lively, "mine.tmx: map properties: its property 'ambient' is 'grey', expected a colour as '#RRGGBB'.")
def a_colour_in_words(root: Drawing) -> None:
    give(root, "ambient", "grey")


@broken(lively, "mine.tmx: map properties: its property 'ground' is '#123', expected a colour as '#RRGGBB'.")
def a_colour_that_is_too_short(root: Drawing) -> None:
    give(root, "ground", "#123")


@broken(lively, say("its type is 'lamp', expected 'light'", "lights", LIGHT))
def a_lamp_among_the_lights(root: Drawing) -> None:
    by_id(root, LIGHT).set("type", "lamp")


@broken(lively, say("it needs a whole number as property 'radius'", "lights", LIGHT))
def a_light_without_a_radius(root: Drawing) -> None:
    take(by_id(root, LIGHT), "radius")


@broken(lively, say("its property 'strength' is 101, expected 0 to 100", "lights", LIGHT))
def a_light_that_is_too_strong(root: Drawing) -> None:
    give(by_id(root, LIGHT), "strength", 101)


@broken(lively, say("its property 'tint' is 'warm', expected a colour as '#RRGGBB'", "lights", LIGHT))
def a_tint_that_is_no_colour(root: Drawing) -> None:
    give(by_id(root, LIGHT), "tint", "warm")


@broken(lively, say("its middle is outside the board (x -5, y 300)", "lights", LIGHT))
def a_light_outside_of_the_board(root: Drawing) -> None:
    by_id(root, LIGHT).set("x", "-5")


@broken(lively, say("it needs a text as property 'tint'", "life", SHIMMER))
def a_shimmer_without_a_tint(root: Drawing) -> None:
    take(by_id(root, SHIMMER), "tint")


@broken(lively, say("its shape is 'point', expected 'rectangle'", "life", WATER))
def water_in_a_point(root: Drawing) -> None:
    reshape(by_id(root, WATER), "point")


@broken(
    lively,
    say("its type is 'fog', expected 'traffic', 'shimmer', 'smoke' or 'water'", "life", SMOKE),
)
def fog(root: Drawing) -> None:
    by_id(root, SMOKE).set("type", "fog")


@broken(
    lively,
    say(
        "its property 'prop' is 'tank', expected the name of a picture in a tileset of the map",
        "life",
        TRAFFIC,
    ),
)
def a_car_that_nobody_drew(root: Drawing) -> None:
    give(by_id(root, TRAFFIC), "prop", "tank")


@broken(lively, say("its property 'speed' is 0, expected at least 1", "life", TRAFFIC))
def a_car_that_stands(root: Drawing) -> None:
    give(by_id(root, TRAFFIC), "speed", 0)


@broken(lively, say("its way has no length, expected at least two different places", "life", TRAFFIC))
def a_car_that_goes_nowhere(root: Drawing) -> None:
    reshape(by_id(root, TRAFFIC), "polyline", points="0,0 0,0")


@broken(lively, say("its property 'radius' is 5000, expected 1 to 1080", "lights", LIGHT))
def a_light_larger_than_the_board(root: Drawing) -> None:
    give(by_id(root, LIGHT), "radius", 5000)


@broken(lively, say("its size is 2000 x 30, expected it no larger than the board", "props", PROP))
def a_prop_larger_than_the_board(root: Drawing) -> None:
    by_id(root, PROP).set("width", "2000")


@broken(lively, say("it is turned by 45 degrees, expected 0, 90, 180 or 270", "props", PROP))
def a_prop_that_stands_askew(root: Drawing) -> None:
    by_id(root, PROP).set("rotation", "45")


@broken(lively, say("its shape is 'rectangle', expected 'tile'", "props", PROP))
def a_prop_without_a_picture(root: Drawing) -> None:
    del by_id(root, PROP).attrib["gid"]


@broken(lively, say("its tile is turned or mirrored, expected it upright", "props", PROP))
def a_mirrored_prop(root: Drawing) -> None:
    by_id(root, PROP).set("gid", str(101 + 2**31))


@broken(lively, say("its size is 60 x 0, expected both above 0", "props", PROP))
def a_prop_of_no_height(root: Drawing) -> None:
    by_id(root, PROP).set("height", "0")


@pytest.mark.parametrize(("draw", "break_it", "sentence"), broken.cases())
def test_scenery_that_cannot_be_drawn_says(draw: Draw, break_it: Break, sentence: str, my_maps: Path) -> None:
    save(broken_map(draw, break_it), my_maps)
    assert sentence_of(lambda: scenery_of("mine")) == sentence


def test_everything_on_the_map_is_in_the_scenery(my_maps: Path) -> None:
    save(lively(), my_maps)
    scenery = scenery_of("mine")
    assert scenery.size == (1080, 1080)
    assert (scenery.ambient, scenery.ground) == ((0x80, 0x90, 0xA0), (0x10, 0x20, 0x30))
    assert scenery.lights == (Light((300, 300), 120, (255, 192, 128), 70),)
    assert scenery.life.shimmers == (Shimmer((420, 60), 40, (255, 210, 127)),)
    assert scenery.life.smoke == ((500, 90),)
    assert scenery.life.water == ((600, 700, 200, 80),)
    car = (my_maps / "car_red.png").resolve()
    assert scenery.life.traffic == (Traffic(((10, 180), (410, 180), (410, 300)), car, 90),)


def test_tiles_lie_in_their_cells(my_maps: Path) -> None:
    save(lively(), my_maps)
    tiles = scenery_of("mine").tiles
    assert len(tiles) == 81
    assert tiles[10] == TileImage((my_maps / "tiles.png").resolve(), (0, 0, 120, 120), (120, 120))


@pytest.mark.parametrize(
    ("turned", "middle"),
    [(0, (270, 345)), (90, (255, 390)), (180, (210, 375)), (270, (225, 330)), (-90, (225, 330))],
)
def test_a_prop_turns_round_its_lower_left_corner(
    turned: int, middle: tuple[int, int], my_maps: Path
) -> None:
    root = lively()
    by_id(root, PROP).set("rotation", str(turned))
    save(root, my_maps)
    (prop,) = scenery_of("mine").props
    assert prop == Prop((my_maps / "car_red.png").resolve(), None, middle, (60, 30), turned % 360)


def test_what_is_hidden_in_tiled_is_not_drawn(my_maps: Path) -> None:
    root = lively()
    the(root.find("layer")).set("visible", "0")
    layer_of(root, "props").set("visible", "0")
    save(root, my_maps)
    scenery = scenery_of("mine")
    assert (scenery.tiles, scenery.props) == ((), ())


def test_lights_shine_and_cars_drive_also_when_their_layers_are_hidden(my_maps: Path) -> None:
    root = lively()
    for layer in ("lights", "life"):
        layer_of(root, layer).set("visible", "0")
    save(root, my_maps)
    scenery = scenery_of("mine")
    assert scenery.lights
    assert scenery.life.traffic


def test_a_map_without_light_and_ground_lies_in_daylight(my_maps: Path) -> None:
    root = police_chase()
    take(root, "ambient")
    take(root, "ground")
    save(root, my_maps)
    scenery = scenery_of("mine")
    assert (scenery.ambient, scenery.ground) == (None, GROUND)
