"""Our maps open in Tiled itself, and look there as they do in the game."""

from __future__ import annotations

import os
import subprocess
import xml.etree.ElementTree as ET
from pathlib import Path

import pygame
import pytest

from game.boards.scenery import Prop, scenery_of
from tests.boards.ours import MAPS, MOODS, OURS, in_mood

pytestmark = pytest.mark.window
every_map = pytest.mark.parametrize("name", sorted(file.stem for file in MAPS.glob("*.tmx")))
SMALL = (256, 256)
"""Both pictures are compared in this size."""
LEAST_COLOURS = 500
"""A picture with fewer shows an empty board."""
MOST_DIFFERENCE = 4
"""In brightness, of 255, on an average: what smoothing may do to turned and scaled props."""


def run(*command: str | Path) -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def without_rules(file: Path, mood: str | None, folder: Path) -> Path:
    """A copy of the map with only what is for the eye."""
    copy = in_mood(file, mood, folder / "eye" / file.name)
    root = ET.parse(copy).getroot()  # noqa: S314  (our own maps)
    for layer in root.findall("objectgroup"):
        if layer.get("name") != "props":
            root.remove(layer)
    ET.ElementTree(root).write(copy)
    return copy


def painted_by_tiled(file: Path, folder: Path, mood: str | None = None) -> pygame.Surface:
    run("tmxrasterizer", without_rules(file, mood, folder), folder / "map.png")
    return small(pygame.image.load(folder / "map.png"))


def painted_by_us(name: str) -> pygame.Surface:
    """Tiles and props as the scenery has them, without light."""
    scenery = scenery_of(name)
    canvas = pygame.Surface(scenery.size, pygame.SRCALPHA)
    files = {tile.picture for tile in scenery.tiles} | {prop.picture for prop in scenery.props}
    pictures = {file: pygame.image.load(file) for file in files}
    for tile in scenery.tiles:
        canvas.blit(pictures[tile.picture], tile.at, tile.source)
    for prop in scenery.props:
        paint_prop(canvas, pictures[prop.picture], prop)
    return small(canvas)


def paint_prop(canvas: pygame.Surface, picture: pygame.Surface, prop: Prop) -> None:
    part = picture.subsurface(prop.source) if prop.source else picture
    turned = pygame.transform.rotate(pygame.transform.smoothscale(part, prop.size), -prop.turned)
    canvas.blit(turned, turned.get_rect(center=prop.middle))


def small(picture: pygame.Surface) -> pygame.Surface:
    """The picture on black, in the size for comparing."""
    opaque = pygame.Surface(picture.get_size(), depth=32)
    opaque.blit(picture, (0, 0))
    return pygame.transform.smoothscale(opaque, SMALL)


def difference(one: pygame.Surface, other: pygame.Surface) -> float:
    more, less = one.copy(), other.copy()
    more.blit(other, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    less.blit(one, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    return sum(sum(pygame.transform.average_color(part)[:3]) for part in (more, less)) / 3


@every_map
def test_tiled_paints_the_map_as_the_game_does(name: str, tmp_path: Path) -> None:
    seen = painted_by_tiled(MAPS / f"{name}.tmx", tmp_path)
    assert len({tuple(seen.get_at((x, y))) for x in range(SMALL[0]) for y in range(SMALL[1])}) > LEAST_COLOURS
    assert difference(seen, painted_by_us(name)) < MOST_DIFFERENCE


@every_map
def test_tiled_opens_the_map_and_writes_it_again(name: str, tmp_path: Path) -> None:
    run("tiled", "--export-map", "tmx", MAPS / f"{name}.tmx", tmp_path / "again.tmx")
    before, after = (ET.parse(file).getroot() for file in (MAPS / f"{name}.tmx", tmp_path / "again.tmx"))  # noqa: S314
    assert len(list(after.iter("object"))) == len(list(before.iter("object")))


@pytest.mark.parametrize("mood", MOODS)
@pytest.mark.parametrize("file", OURS, ids=lambda file: file.stem)
def test_tiled_paints_a_board_in_another_mood_as_the_game_does(
    file: Path, mood: str, tmp_path: Path, my_maps: Path
) -> None:
    in_mood(file, mood, my_maps / "mine.tmx")
    assert difference(painted_by_tiled(file, tmp_path, mood), painted_by_us("mine")) < MOST_DIFFERENCE


@pytest.mark.parametrize("file", sorted((MAPS / "tiles").glob("*_dusk.tsx")), ids=lambda file: file.stem)
def test_tiled_knows_the_terrains_of_a_tileset(file: Path, tmp_path: Path) -> None:
    run("tiled", "--export-tileset", "tsx", file, tmp_path / "again.tsx")
    before, after = (ET.parse(one).getroot() for one in (file, tmp_path / "again.tsx"))  # noqa: S314
    said = [[tile.attrib for tile in root.iter("wangtile")] for root in (before, after)]
    assert said[0] == said[1] != []
