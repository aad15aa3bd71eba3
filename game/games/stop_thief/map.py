"""The city of Stop Thief!: numbered spaces, the circles between them, and the paths that join both."""

from __future__ import annotations

from math import dist

from game.boards.districts import Area, district_of, read_areas
from game.boards.spaces import Found, Spaces, board_of, gather, mark
from game.boards.tiled_map import Spot, Thing, TiledMap, Value
from game.core.board import Board, Path, Point, Space
from game.games.stop_thief.map_checks import Trail, check_city

LAYERS = {
    "spaces": "",
    "crime_scenes": "crime_scene",
    "doors": "door",
    "windows": "window",
    "subway": "subway",
}
"""The numbered layers and their kinds; a plain space is floor or street, as its district says."""
LEAST_SUBWAY = 2
"""Who rides must be able to arrive elsewhere."""
FIRST_CIRCLE = 1001
NEAR = 16
"""A path may miss the middle of a space by so many pixels."""


def read_streets(tiled_map: TiledMap) -> Board:
    """The city on this sheet; `BadMap` if Stop Thief! cannot be played in it."""
    numbered = _numbered(tiled_map, read_areas(tiled_map))
    circles = _circles(tiled_map)
    places = Places(numbered | circles)
    start = _start(tiled_map, places)
    trails = [_trail(thing, places) for thing in tiled_map.things("paths", "path", shapes=("polyline",))]
    check_city(numbered, circles, trails, start)
    mark(numbered, start, "start", value=True)
    joined = [Path(end, trail.circle) for trail in trails for end in trail.ends]
    return board_of(tiled_map, numbered | circles, joined)


class Places:
    """Finds the space or circle that a corner of a path sits on."""

    def __init__(self, spaces: Spaces) -> None:
        self.spaces = spaces
        self._at: dict[Point, int] = {}
        for number, found in spaces.items():
            same = self._at.setdefault(found.space.at, number)
            if same != number:
                raise found.fault("stop-thief.map.same-place", other=spaces[same].thing.place)

    def under(self, spot: Spot) -> Space | None:
        """The space here, or the nearest that a careless hand may have meant."""
        number = self._at.get((round(spot[0]), round(spot[1])))
        if number is None:
            away, number = min((dist(spot, at), number) for at, number in self._at.items())
            if away > NEAR:
                return None
        return self.spaces[number].space


def _numbered(tiled_map: TiledMap, areas: tuple[Area, ...]) -> Spaces:
    spaces: Spaces = {}
    for layer, kind in LAYERS.items():
        for thing in tiled_map.several(layer, "space", LEAST_SUBWAY if kind == "subway" else 1):
            _gather(spaces, thing, kind, areas)
    kinds = {found.space.kind for found in spaces.values()}
    for kind, key in (("floor", "stop-thief.map.no-floor"), ("street", "stop-thief.map.no-street")):
        if kind not in kinds:
            raise tiled_map.fault(key)
    return spaces


def _gather(spaces: Spaces, thing: Thing, kind: str, areas: tuple[Area, ...]) -> None:
    number = gather(spaces, thing, kind or "street").number
    district = district_of(thing, number, areas)
    if kind and district.indoors is (kind == "subway"):
        key = "stop-thief.map.indoors" if district.indoors else "stop-thief.map.outdoors"
        raise thing.fault(key, district=district.label)
    found = spaces[number]
    told: dict[str, Value] = {
        "district": district.digit,
        "label": district.label,
        "indoors": district.indoors,
    }
    plain = "floor" if district.indoors else "street"
    space = Space(number, kind or plain, found.space.at, (0, 0), {**found.space.properties, **told})
    spaces[number] = Found(space, thing)


def _circles(tiled_map: TiledMap) -> Spaces:
    """The unnumbered spaces, counted from the top, each row from the left."""
    things = sorted(tiled_map.things("circles", "circle"), key=lambda thing: (thing.at[1], thing.at[0]))
    return {
        number: Found(Space(number, "circle", thing.spot), thing)
        for number, thing in enumerate(things, FIRST_CIRCLE)
    }


def _start(tiled_map: TiledMap, places: Places) -> int:
    (start,) = tiled_map.counted("start", "start", 1)
    space = places.under(start.at)
    if space is None or space.kind in ("circle", "window"):
        raise start.fault("stop-thief.map.start")
    return space.number


def _trail(thing: Thing, places: Places) -> Trail:
    """A path goes from a numbered space over a circle to another one."""
    corners = [_corner(thing, spot, places) for spot in thing.points]
    if [corner.kind == "circle" for corner in corners] != [False, True, False]:
        stops = ["circle" if corner.kind == "circle" else str(corner.number) for corner in corners]
        raise thing.fault("stop-thief.map.stops", stops=", ".join(stops))
    first, circle, last = (corner.number for corner in corners)
    return Trail(thing, (first, last), circle)


def _corner(thing: Thing, spot: Spot, places: Places) -> Space:
    space = places.under(spot)
    if space is None:
        raise thing.fault("stop-thief.map.corner", x=spot[0], y=spot[1])
    return space
