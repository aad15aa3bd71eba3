"""Good files to begin with."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from functools import cache
from io import BytesIO, StringIO
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory

import pygame

from game.core.codec import encode_object
from game.games.library import GAMES, ai_players, new_match, setup_from_text
from game.match import save
from game.match.game import Game
from game.match.log import simulate
from game.match.save import Saved
from game.match.session import Session
from game.scenes.lobby_lineup import Lineup
from game.shell.settings import Settings
from tests.boards import draw
from tests.games.hands_up.test_map import hands_up as hands_up_map

SAVES = Path(__file__).parent.parent / "saves"
ACTIONS = 40
"""How long a match has lasted when it is saved."""
AUTOSAVE, LOG, SETTINGS = "saves/autosave-1.json", "match.jsonl", "settings.json"
MAP, TILES, PROPS, PICTURE = "maps/mine.tmx", "maps/tiles.tsx", "maps/props.tsx", "maps/tiles.png"


@cache
def settings() -> bytes:
    """All settings, with a line-up of each game."""
    lineups = {game.id: Lineup.first(game) for game in GAMES.values()}
    bindings = {"keys": {"zoom_in": [46], "help": [58]}, "buttons": {"confirm": [1], "back": [0]}}
    changed = Settings(lineups=lineups, window=(10, 20, 1280, 720), names={"jimmy": "Ann"})
    return json.dumps({**encode_object(changed), "bindings": bindings}).encode()


@cache
def saves() -> tuple[bytes, ...]:
    """Saves of every game: of older rules in each format, and one of today that can be resumed."""
    older = tuple(path.read_bytes() for path in sorted(SAVES.glob("*.json")))
    return older + tuple(_save(game) for game in GAMES.values())


def _save(game: Game) -> bytes:
    """A match after some actions, with notes where players take some."""
    match = new_match(setup_from_text(game, None, ""), 3)
    for _ in islice(Session(match, ai_players(match)).play_out(), ACTIONS):
        pass
    notes = {0: {475: "struck", 423: "red"}} if game.id == "stop-thief" else None
    with TemporaryDirectory() as name:
        file = Path(name) / "a.json"
        save.write(file, Saved.of(match, notes))
        return file.read_bytes()


@cache
def logs() -> tuple[bytes, ...]:
    """A short match of every game."""
    logs = []
    for game in GAMES.values():
        match, file = new_match(setup_from_text(game, None, ""), 3), StringIO()
        simulate(match, ai_players(match), file)
        logs.append("\n".join(file.getvalue().splitlines()[:60]).encode())
    return tuple(logs)


@cache
def maps() -> tuple[dict[str, bytes], ...]:
    """A map of every game, each with its tilesets and pictures."""
    found = []
    for root in (draw.police_chase(), draw.cops_and_crooks(), draw.stop_thief(), hands_up_map()):
        with TemporaryDirectory() as name:
            folder = Path(name)
            if root.find("tileset[@source='table.tsx']") is not None:
                _paint_with_tiles(root)
            draw.save(root, folder)
            _add_lights(folder / "mine.tmx")
            found.append({f"maps/{path.name}": path.read_bytes() for path in sorted(folder.iterdir())})
    return tuple(found)


def town() -> dict[str, bytes]:
    """A map of Police Chase, to be changed."""
    return dict(maps()[0])


def _paint_with_tiles(root: ET.Element) -> None:
    """Use the tests' tiles, which are smaller than the picture of the desk."""
    draw.the(root.find("tileset")).set("source", "tiles.tsx")
    data = draw.the(root.find("layer/data"))
    data.text = ",".join(["1"] * (16 * 9))


def _add_lights(file: Path) -> None:
    """Add a prop, a lamp and a car, so that all kinds of scenery are there."""
    root = ET.fromstring(file.read_bytes())  # noqa: S314  (our own maps)
    root.set("nextobjectid", "9001")
    lamp = draw.put(root, "lights", "light", (300, 300), radius=90, strength=80)
    draw.give(lamp, "tint", "#FFDDAA")
    smoke = draw.put(root, "life", "smoke", (200, 200))
    car = draw.put(root, "life", "traffic", (100, 100), speed=50)
    draw.give(car, "prop", "car_red")
    draw.reshape(car, "polyline", points="0,0 300,0 300,200")
    if root.find("tileset[@source='props.tsx']") is not None:
        prop = draw.put(root, "props", "prop", (400, 400))
        draw.reshape(prop, "rectangle")
        prop.attrib |= {"gid": "101", "width": "60", "height": "30"}
    else:
        draw.layer_of(root, "life").remove(car)
    del smoke
    file.write_bytes(ET.tostring(root))


def picture(kind: str, size: tuple[int, int] = (256, 128)) -> bytes:
    """A picture with some pattern."""
    surface = pygame.Surface(size)
    for x in range(0, size[0], 8):
        surface.fill((x % 256, 90, 200 - x % 200), (x, x % size[1], 8, 60))
    file = BytesIO()
    pygame.image.save(surface, file, f"a.{kind}")
    return file.getvalue()
