"""The city of Cops and Crooks: streets, arcades, houses with doors, headquarters and the metro."""

from __future__ import annotations

from collections.abc import Iterator

from game.boards.draft import BoardDraft
from game.boards.grid import Edge, Grid, check_entrances
from game.boards.tiled_map import MapObject, TiledMap
from game.core.board import Board, Neighbours, Path

GRID = Grid(cells=(25, 18), pitch=64, tens=100, first=0)
ON_FOOT = ("street", "arcade")
HOUSES = ("bank", "post_office", "agency", "intelligence", "hideout", "exit")
HEADQUARTERS = ("office", "cell")
LINES = ("r", "g", "u")
WAYS = ("rail", "airport", "harbour")
HEADINGS = {"north": -GRID.tens, "east": 1, "south": GRID.tens, "west": -1}
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
COUNTS = {"agency": 1, "intelligence": 2, "hideout": 4, "office": 5, "cell": 5}
WALKED = range(1, 7)
DRIVEN = range(2, 13, 2)
"""The car moves two spaces for every pip."""


def read_city(tiled_map: TiledMap) -> Board:
    """The city on this map; `BadMap` if Cops and Crooks cannot be played in it."""
    GRID.check_size(tiled_map)
    draft = _spaces(tiled_map)
    gate = _mark_gate(tiled_map, draft)
    _mark_stations(tiled_map, draft)
    doors = GRID.doors(tiled_map)
    for edge, door in doors.items():
        _check_door(draft, edge, door)
    check_entrances(draft, doors, HOUSES)
    _check_arcades(draft)
    city = draft.board([*_paths(draft), *(Path(*edge) for edge in doors)])
    draft.check_reached(city.joined_by("walk", "police"), gate, "map.out-of-reach")
    _check_walkers(draft, city)
    _check_car(draft, city)
    return city


def _spaces(tiled_map: TiledMap) -> BoardDraft:
    draft = BoardDraft(tiled_map)
    for kind, (layer, type_) in LAYERS.items():
        least = 0 if kind == "arcade" else 1
        for drawn in tiled_map.objects(layer, type_, exactly=COUNTS.get(kind), least=least):
            GRID.add(draft, drawn, kind)
            if kind in ("bank", "post_office"):
                drawn.integer("loot", 1)
            elif kind == "exit":
                drawn.text("way", WAYS)
    return draft


def _mark_gate(tiled_map: TiledMap, draft: BoardDraft) -> int:
    """Mark the street at the gate with the street ahead of it: the car starts on both. Return its number."""
    (drawn,) = tiled_map.objects("gate", "gate", exactly=1)
    gate, heading = _street_under(drawn, draft), drawn.text("heading", tuple(HEADINGS))
    ahead = gate + HEADINGS[heading]
    if draft.kind(ahead) != "street":
        raise drawn.fault("cops-and-crooks.map.no-street-ahead", number=gate, heading=heading)
    draft.mark(gate, "gate", ahead)
    return gate


def _mark_stations(tiled_map: TiledMap, draft: BoardDraft) -> None:
    """Mark every street that has a station with its metro line; a line needs two of them."""
    stations: dict[str, list[MapObject]] = {}
    for station in tiled_map.objects("subway", "station", least=1):
        line = station.text("line", LINES)
        number = _street_under(station, draft)
        if "line" in draft.spaces[number].properties:
            raise station.fault("cops-and-crooks.map.two-stations", number=number)
        draft.mark(number, "line", line)
        stations.setdefault(line, []).append(station)
    for line, found in stations.items():
        if len(found) == 1:
            raise found[0].fault("cops-and-crooks.map.only-station", line=line)


def _street_under(drawn: MapObject, draft: BoardDraft) -> int:
    number = GRID.number_at(drawn)
    if draft.kind(number) != "street":
        raise drawn.fault("cops-and-crooks.map.no-street", cell=GRID.cell(number))
    return number


def _check_door(draft: BoardDraft, edge: Edge, door: MapObject) -> None:
    """A door joins a house and a street or an arcade."""
    kinds = [draft.kind(number) for number in edge]
    if not any(kind in ON_FOOT for kind in kinds) or not any(kind in HOUSES for kind in kinds):
        raise door.fault("cops-and-crooks.map.no-house", first=edge[0], second=edge[1])


def _check_arcades(draft: BoardDraft) -> None:
    """An arcade is open in the north and the south."""
    for number in draft.of_kind("arcade"):
        if draft.kind(number - GRID.tens) not in ON_FOOT:
            raise draft.fault("cops-and-crooks.map.closed-north", number)
        if draft.kind(number + GRID.tens) not in ON_FOOT:
            raise draft.fault("cops-and-crooks.map.closed-south", number)


def _paths(draft: BoardDraft) -> Iterator[Path]:
    yield from GRID.join(draft, ("street",), "walk")
    yield from GRID.join(draft, ("street",), "drive")
    for path in GRID.join(draft, ON_FOOT, "walk"):
        if "arcade" in _kinds(draft, path) and path.end - path.start == GRID.tens:
            yield path
    for path in GRID.join(draft, ("street", *HEADQUARTERS), "police"):
        if any(kind in HEADQUARTERS for kind in _kinds(draft, path)):
            yield path


def _kinds(draft: BoardDraft, path: Path) -> tuple[str, str]:
    return draft.kind(path.start), draft.kind(path.end)


def _check_walkers(draft: BoardDraft, city: Board) -> None:
    """Every roll can be walked from every space. Houses are only the start or the end of a walk."""
    everybody = _leading_to(ON_FOOT, city, city.neighbours)
    police = _leading_to((*ON_FOOT, *HEADQUARTERS), city, city.joined_by("walk", "police"))
    for number, space in draft.spaces.items():
        neighbours = police if space.kind in HEADQUARTERS else everybody
        draft.check_rolls(neighbours, (number,), WALKED, "cops-and-crooks.map.walker-stuck")


def _check_car(draft: BoardDraft, city: Board) -> None:
    """Every roll can be driven from every street, wherever the car came from."""
    drive = city.joined_by("drive")
    for tail, heads in drive.items():
        for head in heads:
            draft.check_rolls(drive, (tail, head), DRIVEN, "cops-and-crooks.map.car-stuck")


def _leading_to(kinds: tuple[str, ...], city: Board, neighbours: Neighbours) -> Neighbours:
    return {
        number: tuple(there for there in ends if city.spaces[there].kind in kinds)
        for number, ends in neighbours.items()
    }
