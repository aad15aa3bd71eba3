"""The town of Police Chase: streets, houses with doors, four stations and the centre."""

from __future__ import annotations

from collections.abc import Iterator

from game.boards.grid import Grid, all_joined, check_doors_apart
from game.boards.spaces import Found, Spaces, board_of, check_reached, roll_without_move
from game.boards.tiled_map import Thing, TiledMap
from game.core.board import Board, Path

GRID = Grid(cells=(9, 9), pitch=120, tens=10, first=1)
BUILDINGS = 20
CORNERS = (11, 19, 91, 99)
OPEN = ("street", "centre")
HOUSES = ("building", "station")
DIAGONALS = (-11, -9, 9, 11)
OFFICER_ROLLS, ROBBER_ROLLS = range(1, 7), range(1, 3)
Edge = tuple[int, int]


def read_town(tiled_map: TiledMap) -> Board:
    """The town on this sheet; `BadMap` if Police Chase cannot be played in it."""
    GRID.check(tiled_map)
    spaces = _spaces(tiled_map)
    doors = _doors(tiled_map, spaces)
    _check_entrances(spaces, doors)
    walk = [*all_joined(spaces, GRID, OPEN, "walk"), *(Path(*edge) for edge in doors)]
    town = board_of(tiled_map, spaces, [*walk, *_roofs(spaces, walk), *_leaps(spaces)])
    check_rolls(spaces, town)
    return town


def _spaces(tiled_map: TiledMap) -> Spaces:
    spaces: Spaces = {}
    layers = (
        ("street", tiled_map.several("spaces", "space")),
        ("building", tiled_map.counted("buildings", "building", BUILDINGS)),
        ("station", tiled_map.counted("stations", "station", len(CORNERS))),
        ("centre", tiled_map.counted("centre", "centre", 1)),
    )
    for kind, things in layers:
        for thing in things:
            GRID.gather(spaces, thing, kind)
    for found in spaces.values():
        _check_corner(found)
    return spaces


def _check_corner(found: Found) -> None:
    if found.space.kind == "station" and found.space.number not in CORNERS:
        raise found.fault("police-chase.map.no-corner", number=found.space.number)


def _doors(tiled_map: TiledMap, spaces: Spaces) -> dict[Edge, Thing]:
    doors: dict[Edge, Thing] = {}
    for door in tiled_map.several("doors", "door"):
        edge = GRID.edge(door)
        check_doors_apart(doors, edge, door)
        _check_door(door, edge, spaces)
    return doors


def _check_door(door: Thing, edge: Edge, spaces: Spaces) -> None:
    for number in edge:
        if number not in spaces:
            raise door.fault("police-chase.map.door-to-nowhere", cell=GRID.cell(number))
    if not any(spaces[number].space.kind in HOUSES for number in edge):
        raise door.fault("police-chase.map.no-house", first=edge[0], second=edge[1])


def _check_entrances(spaces: Spaces, doors: dict[Edge, Thing]) -> None:
    entered = {number for edge in doors for number in edge}
    for number, found in spaces.items():
        if found.space.kind in HOUSES and number not in entered:
            raise found.fault("map.no-door")


def _roofs(spaces: Spaces, walk: list[Path]) -> Iterator[Path]:
    """What only the robber takes: all other neighbours."""
    on_foot = {(path.start, path.end) for path in walk}
    for path in all_joined(spaces, GRID, (*OPEN, *HOUSES), "roof"):
        if (path.start, path.end) not in on_foot:
            yield path


def _leaps(spaces: Spaces) -> Iterator[Path]:
    """The robber's ways out of the centre, across its corners."""
    centre = next(number for number, found in spaces.items() if found.space.kind == "centre")
    return (Path(centre, centre + step, "leap") for step in DIAGONALS if centre + step in spaces)


def check_rolls(spaces: Spaces, town: Board) -> None:
    """Officers and the robber have a legal move for every roll, wherever they are."""
    check_reached(spaces, town.neighbours, town.of_kind("centre")[0].number, "map.out-of-reach")
    roofs = town.joined_by("walk", "roof")
    walkers = (
        ("police-chase.map.officer-stuck", town.neighbours, OFFICER_ROLLS),
        ("police-chase.map.robber-stuck", roofs, ROBBER_ROLLS),
    )
    for number, found in spaces.items():
        for key, neighbours, rolls in walkers:
            roll = roll_without_move(neighbours, (number,), rolls)
            if roll is not None:
                raise found.fault(key, number=number, roll=roll)
