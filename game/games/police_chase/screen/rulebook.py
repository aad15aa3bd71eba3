"""Pictures for the rulebook of Police Chase: tokens, dice, and diagrams of the town."""

from __future__ import annotations

from game.games.police_chase.screen.rulebook_diagrams import Diagram, drawn
from game.shell.assets import Assets
from game.shell.picture import Picture
from game.table.rulebook_layout import APART, BESIDE, Pictures, picture, pictures_of, slash

HEIGHTS = {"tokens": 150, "pieces": 190, "dice": 140, "icons": 80}
LARGE = {"icons/mouse": 104, "icons/keyboard": 104, "icons/pad": 104}
"""The height of pictures by folder, and of those that are larger."""
JIMMY, SANDRA, ROBBER = "pieces/officer_jimmy", "pieces/officer_sandra", "pieces/meeple_robber"
THEN, OR = "icons/right", "or"
OUT = tuple(f"11 {column}{row}" for row in range(3) for column in range(3) if (column, row) != (1, 1))
"""All ways out of the middle of the town."""
NEEDED = "tokens/evidence tokens/warrant tokens/jewel"
SPECIAL = "tokens/robber tokens/partner"
FOUND = f" {OR} ".join(f"{NEEDED} {SPECIAL}".split())

Group = tuple[str | Diagram, str]
CHAPTERS: dict[int, tuple[Group, ...]] = {
    1: ((f"{NEEDED} {THEN} {ROBBER}", ""),),
    2: (
        ("dice/ivory_3", ""),
        (Diagram(("....",), ways=("00 10 20 30",), pieces={"00": SANDRA}), ""),
    ),
    3: (
        (Diagram(("H..", "..H"), "00E 21N", ("00 10 20 21",), {"00": JIMMY}), "tick"),
        (Diagram(("H..", "..H"), "00E 21N", ("00 01 11 21",), {"00": JIMMY}), "cross"),
    ),
    4: ((f"tokens/back {THEN} {FOUND}", ""),),
    5: (
        (Diagram(("...",), ways=("00 10 20",), pieces={"00": JIMMY, "20": SANDRA}), ""),
        (f"{THEN} tokens/warrant", ""),
    ),
    6: (
        ("dice/ivory_2", ""),
        (Diagram(("HHH",), "00N 10S 20N", ("00 10 20",), {"00": ROBBER}), "tick"),
        APART,
        (Diagram(("...", ".O.", "..."), ways=OUT, pieces={"11": ROBBER}), "tick"),
    ),
    7: (
        (Diagram(("H.H",), "00S 20S", ("00 10 20",), {"00": ROBBER, "20": JIMMY}), ""),
        (f"{THEN} tokens/evidence {THEN} tokens/back", ""),
    ),
    8: ((f"tokens/robber {THEN} {ROBBER}", ""), APART, (f"tokens/partner {THEN} tokens/evidence", "")),
    9: (
        (Diagram(("...",), ways=("00 10 20",), pieces={"00": JIMMY, "20": ROBBER}), "tick"),
        BESIDE,
        (Diagram(("...",), ways=("20 10 00",), pieces={"00": JIMMY, "20": ROBBER}), "tick"),
    ),
    10: (("icons/mouse icons/keyboard icons/pad", ""),),
}
"""The pictures of each chapter, in groups that are right, wrong or neither."""


def pictures(assets: Assets) -> Pictures:
    """The pictures of the rulebook, by chapter."""
    return pictures_of(assets, CHAPTERS, _face, drawn)


def _face(assets: Assets, name: str) -> Picture:
    if name == OR:
        return slash()
    return picture(assets, name, LARGE.get(name, HEIGHTS[name.partition("/")[0]]))
