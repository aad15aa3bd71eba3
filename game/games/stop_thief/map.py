"""The city of Stop Thief!: numbered spaces, the circles between them, and the paths that join both."""

from __future__ import annotations

from itertools import product
from math import dist, inf

from game.boards.draft import BoardDraft
from game.boards.tiled_map import MapObject, Spot, TiledMap
from game.core.board import Board, Path, Point, Space
from game.games.stop_thief.map_checks import Trail, check_city
from game.games.stop_thief.map_districts import Area, district_of, read_areas

LAYERS = {
    "spaces": "",
    "crime_scenes": "crime_scene",
    "doors": "door",
    "windows": "window",
    "subway": "subway",
}
"""The numbered layers and their kinds; a plain space is floor or street, as its district says."""
LEAST_SUBWAY = 2
"""A ride needs another station to arrive at."""
FIRST_CIRCLE = 1001
NEAR = 16
"""How far the corner of a path may be from the middle of its space, in pixels."""


def read_streets(tiled_map: TiledMap) -> Board:
    """The city on this map; `BadMap` if Stop Thief! cannot be played in it."""
    draft = BoardDraft(tiled_map)
    _add_numbered(draft, read_areas(tiled_map))
    _add_circles(draft)
    places = Places(draft)
    (start_drawn,) = tiled_map.objects("start", "start", exactly=1)
    start = places.under(start_drawn.at)
    if start is None or start.kind in ("circle", "window"):
        raise start_drawn.fault("stop-thief.map.start")
    trails = [_trail(drawn, places) for drawn in tiled_map.objects("paths", "path", shapes=("polyline",))]
    check_city(draft, trails, start.number)
    draft.mark(start.number, "start", value=True)
    return draft.board(Path(end, trail.circle) for trail in trails for end in trail.ends)


class Places:
    """Finds the space or circle under the corner of a path."""

    def __init__(self, draft: BoardDraft) -> None:
        self._draft = draft
        self._at: dict[Point, int] = {}
        self._around: dict[Point, list[tuple[Point, int]]] = {}
        """The spaces in and around each square of the map with sides of `NEAR`."""
        for number, space in draft.spaces.items():
            same = self._at.setdefault(space.at, number)
            if same != number:
                raise draft.fault("stop-thief.map.same-place", number, other=draft.objects[same].place)
            column, row = _square(space.at)
            for square in product(range(column - 1, column + 2), range(row - 1, row + 2)):
                self._around.setdefault(square, []).append((space.at, number))

    def under(self, spot: Spot) -> Space | None:
        """The space here, or the nearest one if it is close enough."""
        number = self._at.get((round(spot[0]), round(spot[1])))
        if number is None:
            near = self._around.get(_square(spot), ())
            away, number = min(((dist(spot, at), number) for at, number in near), default=(inf, 0))
            if away > NEAR:
                return None
        return self._draft.spaces[number]


def _square(spot: Spot) -> Point:
    return int(spot[0] // NEAR), int(spot[1] // NEAR)


def _add_numbered(draft: BoardDraft, areas: tuple[Area, ...]) -> None:
    for layer, kind in LAYERS.items():
        least = LEAST_SUBWAY if kind == "subway" else 1
        for drawn in draft.tiled_map.objects(layer, "space", least=least):
            district = district_of(drawn, areas)
            if kind and district.indoors is (kind == "subway"):
                key = "stop-thief.map.indoors" if district.indoors else "stop-thief.map.outdoors"
                raise drawn.fault(key, district=district.label)
            draft.add(
                drawn,
                kind or ("floor" if district.indoors else "street"),
                district=district.digit,
                label=district.label,
                indoors=district.indoors,
            )
    if not draft.of_kind("floor"):
        raise draft.tiled_map.fault("stop-thief.map.no-floor")
    if not draft.of_kind("street"):
        raise draft.tiled_map.fault("stop-thief.map.no-street")


def _add_circles(draft: BoardDraft) -> None:
    """The unnumbered spaces, counted from the top, each row from the left."""
    circles = sorted(draft.tiled_map.objects("circles", "circle"), key=lambda drawn: drawn.at[::-1])
    for number, drawn in enumerate(circles, FIRST_CIRCLE):
        draft.put(Space(number, "circle", drawn.spot), drawn)


def _trail(drawn: MapObject, places: Places) -> Trail:
    """A path goes from a numbered space over a circle to another one."""
    corners = []
    for spot in drawn.points:
        space = places.under(spot)
        if space is None:
            raise drawn.fault("stop-thief.map.corner", x=spot[0], y=spot[1])
        corners.append(space)
    if [corner.kind == "circle" for corner in corners] != [False, True, False]:
        stops = ["circle" if corner.kind == "circle" else str(corner.number) for corner in corners]
        raise drawn.fault("stop-thief.map.stops", stops=", ".join(stops))
    first, circle, last = (corner.number for corner in corners)
    return Trail(drawn, (first, last), circle)
