"""The town of Police Chase: streets, houses with doors, four stations and the centre."""

from __future__ import annotations

from collections.abc import Iterator

from game.boards.draft import BoardDraft
from game.boards.grid import Edge, Grid, check_entrances
from game.boards.tiled_map import MapObject, TiledMap
from game.core.board import Board, Path

GRID = Grid(cells=(9, 9), pitch=120, tens=10, first=1)
BUILDINGS = 20
CORNERS = (11, 19, 91, 99)
OPEN = ("street", "centre")
HOUSES = ("building", "station")
DIAGONALS = (-11, -9, 9, 11)
ROLLS = range(1, 7)


def read_town(tiled_map: TiledMap) -> Board:
    """The town on this map; `BadMap` if Police Chase cannot be played in it."""
    GRID.check_size(tiled_map)
    draft = _spaces(tiled_map)
    doors = GRID.doors(tiled_map)
    for edge, door in doors.items():
        _check_door(draft, edge, door)
    check_entrances(draft, doors, HOUSES)
    walk = [*GRID.join(draft, OPEN, "walk"), *(Path(*edge) for edge in doors)]
    town = draft.board([*walk, *_roofs(draft, walk), *_leaps(draft)])
    check_moves(draft, town)
    return town


def _spaces(tiled_map: TiledMap) -> BoardDraft:
    draft = BoardDraft(tiled_map)
    layers = (
        ("street", tiled_map.objects("spaces", "space", least=1)),
        ("building", tiled_map.objects("buildings", "building", exactly=BUILDINGS)),
        ("station", tiled_map.objects("stations", "station", exactly=len(CORNERS))),
        ("centre", tiled_map.objects("centre", "centre", exactly=1)),
    )
    for kind, objects in layers:
        for drawn in objects:
            GRID.add(draft, drawn, kind)
    for number in draft.of_kind("station"):
        if number not in CORNERS:
            raise draft.fault("police-chase.map.no-corner", number, number=number)
    return draft


def _check_door(draft: BoardDraft, edge: Edge, door: MapObject) -> None:
    for number in edge:
        if number not in draft.spaces:
            raise door.fault("police-chase.map.door-to-nowhere", cell=GRID.cell(number))
    if not any(draft.kind(number) in HOUSES for number in edge):
        raise door.fault("police-chase.map.no-house", first=edge[0], second=edge[1])


def _roofs(draft: BoardDraft, walk: list[Path]) -> Iterator[Path]:
    """The robber's paths over the roofs: to all neighbours that officers cannot walk to."""
    on_foot = {(path.start, path.end) for path in walk}
    for path in GRID.join(draft, (*OPEN, *HOUSES), "roof"):
        if (path.start, path.end) not in on_foot:
            yield path


def _leaps(draft: BoardDraft) -> Iterator[Path]:
    """The robber's diagonal paths out of the centre."""
    (centre,) = draft.of_kind("centre")
    return (Path(centre, centre + step, "leap") for step in DIAGONALS if centre + step in draft.spaces)


def check_moves(draft: BoardDraft, town: Board) -> None:
    """Officers reach every space and can use every roll there. The robber has more ways and rolls less."""
    (centre,) = draft.of_kind("centre")
    draft.check_reached(town.neighbours, centre, "map.out-of-reach")
    for number in draft.spaces:
        draft.check_rolls(town.neighbours, (number,), ROLLS, "police-chase.map.officer-stuck")
