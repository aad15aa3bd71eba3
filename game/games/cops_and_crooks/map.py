"""The city of Cops and Crooks: streets, arcades, houses with doors, headquarters and the metro."""

from __future__ import annotations

from collections.abc import Iterator

from game.boards.grid import Grid, all_joined, check_doors_apart
from game.boards.spaces import Spaces, board_of, check_reached, mark
from game.boards.tiled_map import Thing, TiledMap
from game.core.board import Board, Path
from game.games.cops_and_crooks.map_rolls import check_rolls

GRID = Grid(cells=(25, 18), pitch=64, tens=100, first=0)
ON_FOOT = ("street", "arcade")
HOUSES = ("bank", "post_office", "agency", "intelligence", "hideout", "exit")
HEADQUARTERS = ("office", "cell")
LINES = ("r", "g", "u")
WAYS = ("rail", "airport", "harbour")
OPEN_SIDES = {"north": "cops-and-crooks.map.closed-north", "south": "cops-and-crooks.map.closed-south"}
"""An arcade is open here and closed elsewhere. Each side has its fault."""
COUNTS = {"agency": 1, "intelligence": 2, "hideout": 4, "office": 5, "cell": 5}
LAYERS = {
    "street": ("spaces", "space"),
    "arcade": ("arcades", "arcade"),
    "bank": ("banks", "bank"),
    "post_office": ("post_offices", "post_office"),
    "agency": ("agency", "agency"),
    "intelligence": ("intelligence", "intelligence"),
    "hideout": ("hideouts", "hideout"),
    "exit": ("exits", "exit"),
    "office": ("offices", "office"),
    "cell": ("cells", "cell"),
}
"""The layer and the type of every kind of space."""
Edge = tuple[int, int]


def read_city(tiled_map: TiledMap) -> Board:
    """The city on this sheet; `BadMap` if Cops and Crooks cannot be played in it."""
    GRID.check(tiled_map)
    spaces = _spaces(tiled_map)
    _mark_gate(tiled_map, spaces)
    _mark_stations(tiled_map, spaces)
    doors = _doors(tiled_map, spaces)
    _check_entrances(spaces, doors)
    _check_arcades(spaces)
    city = board_of(tiled_map, spaces, [*_paths(spaces), *(Path(*edge) for edge in doors)])
    gate = next(number for number, space in city.spaces.items() if "gate" in space.properties)
    check_reached(spaces, city.joined_by("walk", "police"), gate, "map.out-of-reach")
    check_rolls(spaces, city)
    return city


def _spaces(tiled_map: TiledMap) -> Spaces:
    spaces: Spaces = {}
    for kind, (layer, type_) in LAYERS.items():
        for thing in _of_kind(tiled_map, kind, layer, type_):
            GRID.gather(spaces, thing, kind)
            _check_extra(thing, kind)
    return spaces


def _of_kind(tiled_map: TiledMap, kind: str, layer: str, type_: str) -> tuple[Thing, ...]:
    if kind in COUNTS:
        return tiled_map.counted(layer, type_, COUNTS[kind])
    return tiled_map.several(layer, type_, 0 if kind == "arcade" else 1)


def _check_extra(thing: Thing, kind: str) -> None:
    """What a kind of space must tell besides its number."""
    if kind in ("bank", "post_office"):
        thing.integer("loot", 1)
    elif kind == "exit":
        thing.text("way", WAYS)


def _mark_gate(tiled_map: TiledMap, spaces: Spaces) -> None:
    """The car starts on the one street space under the gate."""
    (gate,) = tiled_map.counted("gate", "gate", 1)
    mark(spaces, _street_under(gate, spaces), "gate", value=True)


def _mark_stations(tiled_map: TiledMap, spaces: Spaces) -> None:
    """Every station tells its street space the metro line, and no line ends where it began."""
    stations: dict[str, list[Thing]] = {}
    for station in tiled_map.several("subway", "station"):
        line = station.text("line", LINES)
        number = _street_under(station, spaces)
        if "line" in spaces[number].space.properties:
            raise station.fault("cops-and-crooks.map.two-stations", number=number)
        mark(spaces, number, "line", line)
        stations.setdefault(line, []).append(station)
    for line, found in stations.items():
        if len(found) == 1:
            raise found[0].fault("cops-and-crooks.map.only-station", line=line)


def _street_under(thing: Thing, spaces: Spaces) -> int:
    number = GRID.number_at(thing)
    if number not in spaces or spaces[number].space.kind != "street":
        raise thing.fault("cops-and-crooks.map.no-street", cell=GRID.cell(number))
    return number


def _doors(tiled_map: TiledMap, spaces: Spaces) -> dict[Edge, Thing]:
    doors: dict[Edge, Thing] = {}
    for door in tiled_map.several("doors", "door"):
        edge = GRID.edge(door)
        check_doors_apart(doors, edge, door)
        kinds = [spaces[number].space.kind if number in spaces else "nothing" for number in edge]
        if sorted(kind in ON_FOOT for kind in kinds) != [False, True] or not any(
            kind in HOUSES for kind in kinds
        ):
            raise door.fault("cops-and-crooks.map.no-house", first=edge[0], second=edge[1])
    return doors


def _check_entrances(spaces: Spaces, doors: dict[Edge, Thing]) -> None:
    entered = {number for edge in doors for number in edge}
    for number, found in spaces.items():
        if found.space.kind in HOUSES and number not in entered:
            raise found.fault("map.no-door")


def _check_arcades(spaces: Spaces) -> None:
    for number, found in spaces.items():
        if found.space.kind == "arcade":
            beside = dict(GRID.neighbours(number, spaces))
            for side, key in OPEN_SIDES.items():
                if side not in beside or beside[side].space.kind not in ON_FOOT:
                    raise found.fault(key)


def _paths(spaces: Spaces) -> Iterator[Path]:
    yield from all_joined(spaces, GRID, ("street",), "walk")
    yield from all_joined(spaces, GRID, ("street",), "drive")
    yield from _arcade_paths(spaces)
    yield from _police_paths(spaces)


def _arcade_paths(spaces: Spaces) -> Iterator[Path]:
    """Arcades are open in the north and south."""
    for path in all_joined(spaces, GRID, ON_FOOT, "walk"):
        kinds = spaces[path.start].space.kind, spaces[path.end].space.kind
        if "arcade" in kinds and path.end - path.start == GRID.tens:
            yield path


def _police_paths(spaces: Spaces) -> Iterator[Path]:
    """Inside headquarters, and out of it on every side that touches a street."""
    for path in all_joined(spaces, GRID, ("street", *HEADQUARTERS), "police"):
        if any(spaces[number].space.kind in HEADQUARTERS for number in (path.start, path.end)):
            yield path
