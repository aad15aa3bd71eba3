"""The plans of the three boards as our design draws them, and what follows from them."""

from __future__ import annotations

from itertools import pairwise

Cell = tuple[int, int]

POLICE_CHASE = """
ES .  .  .  EW .  .  .  SW
.  .  NS .  SW .  S  .  .
.  E  .  .  .  .  .  EW .
.  .  .  NW .  NE .  .  .
NS ES .  .  O  .  .  NW NS
.  .  .  SW .  ES .  .  .
.  EW .  .  .  .  .  W  .
.  .  N  .  NE .  NS .  .
NE .  .  .  EW .  .  .  NW
"""
CORNERS = (11, 19, 91, 99)

COPS_AND_CROOKS = """
~~~~~R~~~~~~~~~~~~~F~~~~~
~...........g...........~
~.#o#.###.##a##.###.#o#.~
~.###.#c#.##a##.#c#.###.~
~..r......r...r......r..~
~.###.###.#aBa#.###.###.~
~.H##.###.#a#a#.###.##H.~
~..g........C........g..~
~.###a#b#.PPPPP.#b#a###.~
~.#I#a###.PPPPP.###a#I#.~
~...........u...........~
~.###.###.#####.###.###.~
~.##H.###.##T##.###.H##.~
~..u.................u..~
~.###.#c#.##.##.#c#.###.~
~.#o#.###.##.##.###.#o#.~
~.....g...u...u...g.....~
~~~~~~~~~~~~S~~~~~~~~~~~~
"""
LOOT = {"B": 20_000, "b": 10_000, "c": 5_000, "o": 2_000}
WAYS = {"R": "rail", "F": "airport", "S": "harbour"}
DOORS_NORTH = ((2, 3), (2, 21), (5, 12), (8, 7), (8, 17), (14, 7), (14, 17), (17, 12))
DOORS_SOUTH = ((0, 5), (0, 19), (3, 7), (3, 17), (9, 3), (9, 21), (12, 12), (15, 3), (15, 21))
DOORS_OF_HIDEOUTS = {(6, 2): "WS", (6, 22): "ES", (12, 4): "ES", (12, 20): "WS"}

STOP_THIEF = """
..D..W..  ..W...D.  ..D..W..  .W...D..
.FC.FFF.  .FCF..F.  .CFF.FF.  .FFF.FF.
WFFDF.CD  DF.FDFCW  WF.FDFCD  DC.FDFFW
.D....D.  .FF..D..  .D....D.  .FFF..C.
.F..FFF.  ..D..FF.  .FFFCFF.  ..D...D.
DFFDF.CW  WFF.FFFD  DFF..FFW  WFFDF.FD
.C..FFF.  .CFDFCF.  .FFCFF..  .CF.FCF.
.W..D...  .D...W..  .W..D...  ..D..W..
"""
QUARTERS: dict[int, Cell] = {1: (1, -1), 2: (1, 1), 3: (-1, 1), 4: (-1, -1)}
"""The way outwards of a building: to the right, and down."""
SUBWAY = (500, 507, 593, 599, 639, 650, 699, 707, 793, 799, 850, 893, 899)
SECOND_PATHS = (
    (113, 122),
    (126, 137),
    (137, 146),
    (143, 154),
    (162, 173),
    (164, 173),
    (164, 175),
    (167, 176),
    (222, 233),
    (225, 234),
    (226, 237),
    (237, 246),
    (253, 262),
    (262, 273),
    (265, 276),
    (316, 327),
    (325, 334),
    (333, 342),
    (342, 351),
    (347, 356),
    (354, 363),
    (364, 375),
    (367, 376),
    (422, 433),
    (432, 443),
    (434, 445),
    (453, 462),
    (456, 467),
    (462, 473),
    (468, 477),
    (477, 486),
)
"""Paths across a corner of four cells: second ways from doors and windows, and ways past crime scenes."""
SIDES = {"N": (-1, 0), "S": (1, 0), "W": (0, -1), "E": (0, 1)}


def town_cells() -> dict[int, str]:
    """Police Chase: what is on every number."""
    rows = [row.split() for row in POLICE_CHASE.split("\n") if row]
    return {
        10 * row + column: cell for row, cells in enumerate(rows, 1) for column, cell in enumerate(cells, 1)
    }


def town_doors() -> set[frozenset[int]]:
    """Police Chase: the two numbers that every door joins."""
    return {
        frozenset((number, number + 10 * SIDES[side][0] + SIDES[side][1]))
        for number, cell in town_cells().items()
        if cell not in ".O"
        for side in cell
    }


def city_cells() -> dict[Cell, str]:
    """Cops and Crooks: what is in every row and column."""
    rows = COPS_AND_CROOKS.split()
    return {(row, column): cell for row, line in enumerate(rows) for column, cell in enumerate(line)}


def city_doors() -> set[frozenset[Cell]]:
    """Cops and Crooks: the two cells that every door joins."""
    sides = [(cell, "N") for cell in DOORS_NORTH] + [(cell, "S") for cell in DOORS_SOUTH]
    sides += [(cell, side) for cell, doors in DOORS_OF_HIDEOUTS.items() for side in doors]
    return {frozenset((cell, (cell[0] + SIDES[side][0], cell[1] + SIDES[side][1]))) for cell, side in sides}


def street_cells() -> dict[int, tuple[Cell, str]]:
    """Stop Thief!: where every number is, counted from the centre to the right and down, and what it is."""
    return _indoors() | _outdoors()


def street_paths() -> set[frozenset[int]]:
    """Stop Thief!: the two numbers that every path joins."""
    cells = street_cells()
    return _inside_paths(cells) | _facade_paths(cells) | _ring_paths() | set(map(frozenset, SECOND_PATHS))


def _indoors() -> dict[int, tuple[Cell, str]]:
    found = {}
    for y, line in zip(range(8, 0, -1), (line for line in STOP_THIEF.split("\n") if line), strict=True):
        for (digit, (right, down)), row in zip(QUARTERS.items(), line.split(), strict=True):
            for x, kind in enumerate(row, 1):
                if kind != ".":
                    found[100 * digit + 10 * x + y] = ((right * x, down * y), kind)
    return found


def _outdoors() -> dict[int, tuple[Cell, str]]:
    found = {500: ((0, 0), "S")}
    for digit, turns in ((5, 0), (6, 1), (7, 2), (8, 3)):
        arm = [(0, -away) for away in (1, 3, 5, 7, 9)]
        ring = [(x, -9) for x in (1, 3, 5, 7, 9)] + [(9, -y) for y in (7, 5, 3, 1)]
        for cell in (*arm, *ring):
            x, y = cell
            for _ in range(turns):
                x, y = -y, x
            found[100 * digit + 10 * abs(x) + abs(y)] = ((x, y), "S")
    return found


def _inside_paths(cells: dict[int, tuple[Cell, str]]) -> set[frozenset[int]]:
    found = set()
    for number in cells:
        if number < 500:
            found |= {frozenset((number, number + step)) for step in (1, 10) if number + step in cells}
    return {pair for pair in found if len({number // 100 for number in pair}) == 1}


def _facade_paths(cells: dict[int, tuple[Cell, str]]) -> set[frozenset[int]]:
    found = set()
    outdoors = {number: cell for number, (cell, _) in cells.items() if number >= 500}
    for number, ((x, y), kind) in cells.items():
        if kind in "DW" and {abs(x), abs(y)} & {1, 8}:
            away = {street: (x - a) ** 2 + (y - b) ** 2 for street, (a, b) in outdoors.items()}
            found |= {frozenset((number, street)) for street in away if away[street] == min(away.values())}
    return found


def _ring_paths() -> set[frozenset[int]]:
    found = set()
    numbers = {cell: number for number, (cell, _) in _outdoors().items()}
    for right, down in ((0, -1), (1, 0), (0, 1), (-1, 0)):
        arm = [(right * away, down * away) for away in (0, 1, 3, 5, 7, 9)]
        found |= {frozenset((numbers[a], numbers[b])) for a, b in pairwise(arm)}
    sides = (-9, -7, -5, -3, -1, 0, 1, 3, 5, 7, 9)
    for fixed in (-9, 9):
        for a, b in pairwise(sides):
            found.add(frozenset((numbers[a, fixed], numbers[b, fixed])))
            found.add(frozenset((numbers[fixed, a], numbers[fixed, b])))
    return found
