"""Our tilesets in three moods of light: to change the mood is to change a name. Their terrains are whole."""

from __future__ import annotations

import random
import shutil
import xml.etree.ElementTree as ET
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.boards.scenery import Scenery, scenery_of
from game.boards.tilesets import read_tileset
from game.core.kernel import CHANCE
from game.games.library import boards_for, load_board
from game.match.match import AnyMatch, Match
from tests.boards.ours import EXAMPLE, MAPS, MOODS, OURS, in_mood
from tests.games.stop_thief.cities import RULES, stop_thief

MOST_ACTIONS = 20_000
every_mood = pytest.mark.parametrize("mood", MOODS)
every_set = pytest.mark.parametrize("name", ["city", "roofs", "toytown"])
every_map = pytest.mark.parametrize("file", OURS, ids=lambda file: file.stem)
FULL = {"corner": "0,1,0,1,0,1,0,1", "edge": "1,0,1,0,1,0,1,0"}
"""How Tiled writes that a tile belongs to a terrain all round."""


def tileset(name: str, mood: str) -> ET.Element:
    return ET.parse(MAPS / "tiles" / f"{name}_{mood}.tsx").getroot()  # noqa: S314  (our own tilesets)


def told(root: ET.Element) -> list[tuple[str, dict[str, str]]]:
    """All that a tileset says but for its name and its picture."""
    return [(part.tag, part.attrib) for part in root.iter() if part.tag not in {"tileset", "image"}]


@every_set
@every_mood
def test_a_tileset_has_the_same_names_ids_and_terrains_in_every_mood(name: str, mood: str) -> None:
    assert told(tileset(name, mood)) == told(tileset(name, "dusk"))


@every_set
@every_mood
def test_a_tileset_with_terrains_is_read_with_all_its_tiles(name: str, mood: str) -> None:
    root = tileset(name, mood)
    assert root.findall("wangsets/wangset")
    tiles = read_tileset(MAPS / "tiles" / f"{name}_{mood}.tsx", MAPS)
    assert len(tiles) == int(root.get("tilecount", ""))
    assert {tile.picture.name for tile in tiles.values()} == {f"{name}_{mood}.png"}


@every_set
@every_mood
def test_no_two_moods_look_alike(name: str, mood: str) -> None:
    others = [other for other in MOODS if other != mood]
    seen, *rest = (
        pygame.image.load(MAPS / "tiles" / f"{name}_{one}.png").get_buffer().raw for one in (mood, *others)
    )
    assert seen not in rest


@every_set
def test_every_tile_has_a_name_of_its_own(name: str) -> None:
    names = [tile.get("type") for tile in tileset(name, "night").findall("tile")]
    assert all(names)
    assert len(set(names)) == len(names)


@every_set
def test_every_terrain_has_a_tile_for_its_middle_and_none_outside_of_the_tileset(name: str) -> None:
    root = tileset(name, "night")
    ids = {tile.get("id") for tile in root.findall("tile")}
    for terrain in root.iterfind("wangsets/wangset"):
        tiles = terrain.findall("wangtile")
        assert {tile.get("tileid") for tile in tiles} <= ids
        assert FULL[terrain.get("type", "")] in {tile.get("wangid") for tile in tiles}, terrain.get("name")


@pytest.mark.parametrize("terrain", ["pave", "lawn", "water", "bank", "store", "museum"])
def test_a_ground_of_the_city_has_a_tile_for_every_corner_that_a_brush_can_leave(terrain: str) -> None:
    found = tileset("city", "day").find(f"wangsets/wangset[@name='{terrain}']")
    assert found is not None
    assert len({tile.get("wangid") for tile in found.findall("wangtile")}) == 15


def without_pictures(scenery: Scenery) -> Scenery:
    return replace(
        scenery,
        tiles=tuple(replace(tile, picture=Path()) for tile in scenery.tiles),
        ambient=None,
        pictures={},
    )


@pytest.mark.medium
@every_map
@every_mood
def test_a_board_is_the_same_board_in_another_mood(file: Path, mood: str, my_maps: Path) -> None:
    for name, light in (("before", None), ("after", mood)):
        in_mood(file, light, my_maps / f"{name}.tmx")
    before, after = scenery_of("before"), scenery_of("after")
    assert without_pictures(before) == without_pictures(after)
    assert {tile.picture.stem.rpartition("_")[2] for tile in after.tiles} == {mood}
    assert load_board("before").spaces == load_board("after").spaces


def test_the_example_is_no_board_of_the_game_until_a_player_keeps_it(my_maps: Path) -> None:
    assert [listed.name for listed in boards_for("stop-thief")] == ["stop_thief"]
    in_mood(EXAMPLE, None, my_maps / "my_corner.tmx")
    assert [(one.title, one.fault) for one in boards_for("stop-thief")][1:] == [("Canal Corner", None)]


@pytest.mark.parametrize("seed", range(3))
def test_the_example_can_be_played_to_the_end(seed: int, my_maps: Path) -> None:
    in_mood(EXAMPLE, None, my_maps / "my_corner.tmx")
    setup = replace(stop_thief(2), board="my_corner")
    match: AnyMatch = Match(RULES, setup, load_board("my_corner"), seed)
    dice = random.Random(seed)
    for _ in range(MOST_ACTIONS):
        seats = match.to_act()
        if not seats:
            break
        if seats == (CHANCE,):
            match.draw(0)
        else:
            match.act(seats[0], dice.choice(match.legal(seats[0])), 0)
    assert match.outcome() is not None


def test_the_tiles_go_with_a_map_that_is_copied(my_maps: Path) -> None:
    shutil.copytree(MAPS / "tiles", my_maps / "tiles")
    text = EXAMPLE.read_text().replace("../tiles/", "tiles/")
    (my_maps / "my_corner.tmx").write_text(text)
    assert scenery_of("my_corner").tiles[0].picture.parent == (my_maps / "tiles").resolve()
