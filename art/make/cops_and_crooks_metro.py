"""The metro lines of Cops and Crooks: where their bands lie on the streets."""

from __future__ import annotations

from itertools import pairwise

from cops_and_crooks_city import OPPOSITE, STEPS, Cell, City, beyond

ROUTES: dict[str, tuple[tuple[Cell, ...], ...]] = {
    "r": (((4, 3), (4, 21)),),
    "g": (((16, 6), (16, 1), (7, 1), (7, 5), (1, 5), (1, 19), (7, 19), (7, 23), (16, 23), (16, 18)),),
    "u": (
        ((13, 3), (13, 9), (10, 9), (10, 15), (13, 15), (13, 21)),
        ((13, 9), (16, 9), (16, 15), (13, 15)),
    ),
}
"""Where the metro lines turn; the bands on the street follow them."""


class LostLine(ValueError):  # noqa: N818
    """A metro line that leaves the street or misses a station."""


def metro_masks(route: tuple[tuple[Cell, ...], ...]) -> dict[Cell, int]:
    """The sides through which a line leaves each cell on its way."""
    masks: dict[Cell, int] = {}
    for turns in route:
        for start, end in pairwise(turns):
            side = next(side for side, step in STEPS.items() if _direction(start, end) == step)
            here = start
            while here != end:
                masks[here] = masks.get(here, 0) | side
                here = beyond(here, side)
                masks[here] = masks.get(here, 0) | OPPOSITE[side]
    return masks


def _direction(start: Cell, end: Cell) -> Cell:
    down, across = end[0] - start[0], end[1] - start[1]
    return (down > 0) - (down < 0), (across > 0) - (across < 0)


def check_line(city: City, which: str, masks: dict[Cell, int]) -> None:
    """Raise `LostLine` unless the band lies on streets and joins all stations of its line."""
    missed = [cell for cell, line in city.stations.items() if line == which and cell not in masks]
    astray = [cell for cell in masks if not city.is_street(cell)]
    if missed or astray:
        raise LostLine(which, missed, astray)
