"""Diagrams for the rule book: a corner of the city with its spaces, ways and pieces."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from itertools import pairwise

import pygame

from game.games.stop_thief.screen.notebook import pencil
from game.games.stop_thief.screen.notebook.notes import Mark
from game.games.stop_thief.screen.spaces import reachable
from game.games.stop_thief.screen.spaces.marks import CIRCLE_STYLE, STYLES, cut_mark
from game.shell import draw, paint
from game.shell.assets import Assets
from game.shell.picture import Picture
from game.shell.theme import AMBER, INK, RED, WHITE, Colour, mix
from game.table.board.decals import NUMBER, DecalPainter
from game.table.rulebook_layout import draw_number

KINDS = {"f": "floor", "x": "crime_scene", "d": "door", "w": "window", "s": "street", "u": "subway"}
"""The letter before a number says what kind of space it is."""
OPENINGS = ("d", "w")
CELL, SIDE, EDGE, HEAD, FOOT = 84, 18, 12, 92, 60
"""A cell, the edges, and the room above for pieces and below for counted steps."""
RADIUS = 18
PIECE, OVER = 88, 30
"""How high a piece is, and how far over the middle of a number it stands."""
MARK, MARKED = 0.95, 24
"""The size of notebook marks, and the room above and below them."""
FLOOR: Colour = (0xB6, 0x86, 0x5C)
STREET: Colour = (0x4A, 0x52, 0x72)
ROAD: Colour = (0x8A, 0x94, 0xB8)
ROAD_WIDE = 10
WALL: Colour = (0xF1, 0xDF, 0xBB)
WALL_WIDE = 20
PATH, WALK = 12, 16
WALK_BLUE: Colour = (0x2E, 0x9B, 0xFF)
HOP_UP, HOP_OFF, HOP_BESIDE = 43, 24, 46
"""How far above a number a hop begins and ends, and beside its middle or a piece."""
DOTS = 48
BLOCK, LANE, STREET_WIDE, SIGN_POST = 64, 10, 46, 20
BUILDINGS, STREETS = "4132", "8567"
"""By their digits: buildings from the upper left to the lower right, streets from the left one clockwise."""
ARMS = ((-1, 0), (0, -1), (1, 0), (0, 1))
"""Where the streets begin, seen from the middle of the city; each then turns right and right again."""
LIKELY, POSSIBLE = "likely", "possible"
RINGS = {LIKELY: reachable.LEVELS - 1, POSSIBLE: 0}
"""How strong the rings of “Where can he be?” are."""
Cell = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Corner:
    """Described in text; cells are named by column and row, such as `20`."""

    rows: tuple[str, ...]
    """Spaces such as `f123`, `o` for a circle, `.` for nothing."""
    hops: tuple[str, ...] = ()
    """Each the numbers of a thief's way, such as `00 20`."""
    walks: tuple[str, ...] = ()
    """Each the spaces of an investigator's way, such as `00 10 20`; they are counted."""
    pieces: dict[str, str] = field(default_factory=dict)
    """What stands on which cell, by the name of its picture."""
    reach: str = ""
    """The cells where an arrest can be made."""
    marks: dict[str, str] = field(default_factory=dict)
    """Notebook marks by cell, or how likely the thief is there."""

    @property
    def cells(self) -> dict[Cell, str]:
        """What is where."""
        lines = enumerate(self.rows)
        found = {(column, row): said for row, line in lines for column, said in enumerate(line.split())}
        return {cell: said for cell, said in found.items() if said != "."}

    @property
    def head(self) -> int:
        """The room above for pieces and hops."""
        return HEAD if self.hops or self.pieces else MARKED if self.marks else EDGE

    @property
    def foot(self) -> int:
        """The room below for counted steps or the way back."""
        if any(end < start for hops in self.hops for start, end in pairwise(hops.split())):
            return HEAD - EDGE
        return FOOT if self.walks else MARKED if self.marks else EDGE


class BookPress(DecalPainter):
    """Cuts marks in one size, whatever the player's settings."""

    def __init__(self) -> None:
        self.size = 2.3
        self.grown = 1.0
        self.strong = False


@cache
def marker(name: str) -> Picture:
    """A numbered space, such as `f123`."""
    press, look = BookPress(), STYLES[KINDS[name[0]]]
    image = cut_mark(press, look)
    draw_number(image, name[1:], image.get_rect(), round(NUMBER * press.size), look.ink)
    return image


def drawn(assets: Assets, corner: Corner) -> Picture:
    """The corner as a picture."""
    cells, middle = corner.cells, partial(_middle, corner.head)
    image = _ground(corner)
    for cell, beside in _paths(cells):
        draw.line(image, mix(FLOOR, WHITE, 0.45), middle(cell), middle(beside), PATH)
    for walk in corner.walks:
        draw.lines(image, WALK_BLUE, False, [middle(_named(name)) for name in walk.split()], WALK)
    for hops in corner.hops:
        names = hops.split()
        _draw_hops(image, [middle(_named(name)) for name in names], beside=names[0] in corner.pieces)
    for name in corner.reach.split():
        draw.aacircle(image, AMBER, middle(_named(name)), CELL // 2 + 6)
    for cell, said in cells.items():
        mark = cut_mark(BookPress(), CIRCLE_STYLE) if said == "o" else marker(said)
        image.blit(mark, mark.get_rect(center=middle(cell)))
    for name, said in corner.marks.items():
        _draw_mark(assets, image, said, middle(_named(name)))
    for name, piece in corner.pieces.items():
        x, y = middle(_named(name))
        picture = assets.fitting(piece, (PIECE, PIECE))
        over = OVER // 3 if cells[_named(name)] == "o" else OVER
        image.blit(picture, picture.get_rect(midbottom=(x, y - over)))
    for walk in corner.walks:
        _draw_count(image, [middle(_named(name)) for name in walk.split()[1:]])
    return image


def city_plan(lit: str, *, streets: bool = False) -> Picture:
    """A plan of the four buildings, those that are `lit` in amber, perhaps with the streets."""
    lane = STREET_WIDE if streets else LANE
    side = 2 * BLOCK + 3 * lane
    image = paint.tinted(paint.rounded((side, side), RADIUS), STREET)
    for digit, arm in zip(STREETS if streets else "", ARMS, strict=False):
        _draw_street(image, digit, pygame.Vector2(arm) * (BLOCK + lane))
    for number, digit in enumerate(BUILDINGS):
        corner = lane + number % 2 * (BLOCK + lane), lane + number // 2 * (BLOCK + lane)
        block = pygame.Rect(corner, (BLOCK, BLOCK))
        colour, ink = (AMBER, INK) if digit in lit else (mix(STREET, WHITE, 0.14), WHITE)
        image.blit(paint.tinted(paint.rounded(block.size, 10), colour), block)
        draw_number(image, digit, block, 54, ink)
    return image


def _draw_street(image: Picture, digit: str, arm: pygame.Vector2) -> None:
    """A street along its arm and round the building on the right, with two digits."""
    middle, aside = pygame.Vector2(image.get_rect().center), arm.rotate(90)
    corner = arm + aside
    way = [middle + point for point in (arm * 0.3, arm, corner, arm * 0.3 + aside)]
    for start, stop in pairwise(way):
        draw.line(image, ROAD, start, stop, ROAD_WIDE)
    for point in way:
        draw.aacircle(image, ROAD, point, ROAD_WIDE // 2)
    look = STYLES["street"]
    for point in (middle + arm * 0.6, middle + corner):
        draw.aacircle(image, look.edge, point, SIGN_POST)
        draw.aacircle(image, look.fill, point, SIGN_POST - 3)
        draw_number(image, digit, pygame.Rect(point, (0, 0)), 38, look.ink)


def _paths(cells: Collection[Cell]) -> Iterator[tuple[Cell, Cell]]:
    """All pairs of neighbouring cells."""
    for column, row in cells:
        for beside in ((column + 1, row), (column, row + 1)):
            if beside in cells:
                yield (column, row), beside


def _named(name: str) -> Cell:
    return int(name[0]), int(name[1])


def _middle(head: int, cell: Cell) -> Cell:
    return SIDE + cell[0] * CELL + CELL // 2, head + cell[1] * CELL + CELL // 2


def _ground(corner: Corner) -> Picture:
    """Floors and streets, and a wall wherever there is a door or a window."""
    wide = max(len(line.split()) for line in corner.rows)
    size = wide * CELL + 2 * SIDE, len(corner.rows) * CELL + corner.head + corner.foot
    image = paint.gradient(size, mix(FLOOR, WHITE, 0.1), FLOOR)
    for half, outdoors in enumerate(_outdoors(corner.rows[0].split())):
        if outdoors:
            image.fill(STREET, _half(half, size))
    for (column, _), said in corner.cells.items():
        if said[0] in OPENINGS:
            wall = pygame.Rect(SIDE + column * CELL + (CELL - WALL_WIDE) // 2, 0, WALL_WIDE, size[1])
            image.fill(mix(WALL, INK, 0.35), wall.inflate(6, 0))
            image.fill(WALL, wall)
    image.blit(paint.rounded(size, RADIUS), (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return image


def _half(half: int, size: Cell) -> pygame.Rect:
    """Half a column of cells; the outer ones reach the sides."""
    left = SIDE + half * CELL // 2 if half else 0
    right = SIDE + (half + 1) * CELL // 2
    return pygame.Rect(left, 0, (right if right + SIDE < size[0] else size[0]) - left, size[1])


def _outdoors(said: list[str]) -> list[bool]:
    """For every half cell of a row, whether it is outdoors; a door or window switches sides."""
    near = [any(name[0] in ("s", "u") for name in said[max(0, n - 1) : n + 2]) for n in range(len(said))]
    found: list[bool] = []
    for place, name in enumerate(said):
        if name[0] not in OPENINGS:
            found += (near[place], near[place])
        elif place == 0:
            found += (not near[1], near[1])
        else:
            before = near[place - 1]
            found += (before, not before)
    return found


def _draw_count(image: Picture, points: Sequence[Cell]) -> None:
    """1, 2, 3 below the spaces of a walk."""
    for number, (x, y) in enumerate(points, start=1):
        room = pygame.Rect(0, 0, 44, 44)
        room.center = x, y + CELL // 2 + 31
        draw.aacircle(image, WHITE, room.center, 23)
        draw.aacircle(image, WALK_BLUE, room.center, 20)
        draw_number(image, str(number), room, 36, INK)


def _draw_hops(image: Picture, points: Sequence[Cell], *, beside: bool) -> None:
    """Arrows from number to number, a way back below; the first starts `beside` a piece."""
    for colour, wide in ((WHITE, 8), (RED, 5)):
        off = HOP_BESIDE if beside else HOP_OFF
        for start, end in pairwise(points):
            _draw_hop(image, pygame.Vector2(start), pygame.Vector2(end), off, (colour, wide))
            off = HOP_OFF


def _draw_hop(
    image: Picture, start: pygame.Vector2, end: pygame.Vector2, off: int, pen: tuple[Colour, int]
) -> None:
    (colour, wide), ahead = pen, (end - start).normalize()
    up = pygame.Vector2(0, -1 if ahead.x > 0 else 1)
    start, end = start + ahead * off + up * HOP_UP, end - ahead * 10 + up * HOP_UP
    top = (start + end) / 2 + up * 74
    for dot in range(DOTS + 1):
        part = dot / DOTS * 0.92
        at = start * (1 - part) ** 2 + top * (2 * part * (1 - part)) + end * part**2
        draw.aacircle(image, colour, at, wide)
    turn = pygame.Vector2(1, 0).angle_to(end - top)
    tip = end - (end - top).normalize() * 8
    draw.polygon(image, colour, paint.regular((tip.x, tip.y), 12 + wide * 2, 3, turn))


def _draw_mark(assets: Assets, image: Picture, said: str, middle: Cell) -> None:
    """A notebook mark or a ring, as in play."""
    size = MARK * BookPress().size
    if said not in RINGS:
        mark = pencil.mark_picture(Mark(said), round(pencil.SIDE * size))
        image.blit(mark, mark.get_rect(center=middle))
        return
    ring = reachable.ring_picture(round(reachable.SIDE * size), RINGS[said], 0, strong=False)
    image.blit(ring, ring.get_rect(center=middle))
    badge = assets.scaled("stop_thief/mark_q", (round(reachable.BADGE * size),) * 2)
    place = pygame.Vector2(middle) + pygame.Vector2(reachable.BADGE_AT) * size
    image.blit(badge, badge.get_rect(center=place))
