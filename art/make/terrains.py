"""Terrains, which Tiled calls wang sets: what its terrain brush knows of our tiles."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from kit import AMBER

ROUND = 8
"""Places of a wang id: from the upper side clockwise, sides and corners in turn."""
CORNER_BITS = {1: 2, 3: 8, 5: 4, 7: 1}
"""At the corners: north-east, south-east, south-west, north-west, as our corner sets count them."""
SIDE_BITS = {0: 1, 2: 2, 4: 4, 6: 8}
"""At the sides: north, east, south, west."""
ALL = 15


@dataclass(frozen=True)
class Terrain:
    """What one brush paints."""

    name: str
    kind: str
    """`corner` for areas, `edge` for lines and for areas that are closed by their sides."""
    masks: Mapping[str, int]
    """For every tile the corners or sides that belong to the terrain."""


def area(name: str, more: Iterable[str] = ()) -> Terrain:
    """A ground of fifteen tiles: NW 1, NE 2, SW 4, SE 8; and `more` that fill their cell."""
    masks = {f"{name}{mask}": mask for mask in range(1, ALL + 1)}
    return Terrain(name, "corner", masks | dict.fromkeys(more, ALL))


def plain(name: str, tiles: Iterable[str]) -> Terrain:
    """A ground whose tiles all fill their cell; the brush takes one by chance."""
    return Terrain(name, "corner", dict.fromkeys(tiles, ALL))


def lines(name: str) -> Terrain:
    """Tiles whose number says to which sides they go on: N 1, E 2, S 4, W 8."""
    return Terrain(name, "edge", {f"{name}{mask}": mask for mask in range(1, ALL + 1)})


def blocks(name: str) -> Terrain:
    """Tiles whose number says which sides are closed; the brush joins the open ones."""
    return Terrain(name, "edge", {f"{name}{mask}": ALL - mask for mask in range(ALL)})


def _wang_id(kind: str, mask: int) -> str:
    bits = CORNER_BITS if kind == "corner" else SIDE_BITS
    return ",".join(str(int(bool(mask & bits.get(place, 0)))) for place in range(ROUND))


def terrain_text(terrain: Terrain, ids: Mapping[str, int]) -> str:
    """The terrain as Tiled keeps it; the tile with the most of it is its icon."""
    icon = ids[max(terrain.masks, key=lambda name: terrain.masks[name].bit_count())]
    colour = f'   <wangcolor name="{terrain.name}" color="{AMBER.lower()}" tile="{icon}" probability="1"/>\n'
    tiles = "".join(
        f'   <wangtile tileid="{ids[name]}" wangid="{_wang_id(terrain.kind, mask)}"/>\n'
        for name, mask in sorted(terrain.masks.items(), key=lambda item: ids[item[0]])
    )
    head = f'  <wangset name="{terrain.name}" type="{terrain.kind}" tile="{icon}">\n'
    return f"{head}{colour}{tiles}  </wangset>\n"
