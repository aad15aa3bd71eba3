"""Pictures for the rule book of Police Chase: tokens, dice, and corners of the town."""

from __future__ import annotations

import pygame

from game.shell.assets import Assets
from game.stage.lesson_faces import Pictures, picture, pictures_of
from game.stage.police_chase.diagram import Diagram, drawn

HEIGHTS = {"tokens": 150, "pieces": 190, "dice": 130, "icons": 80}
"""How high a picture of each folder stands in the book."""
JIMMY, SANDRA, ROBBER = "pieces/officer_jimmy", "pieces/officer_sandra", "pieces/meeple_robber"
NEEDED = "tokens/evidence tokens/warrant tokens/jewel"

Group = tuple[str | Diagram, str]
CHAPTERS: dict[int, tuple[Group, ...]] = {
    1: ((NEEDED, ""), ("icons/right", ""), (ROBBER, "")),
    2: (
        ("dice/ivory_3", ""),
        (Diagram(("....",), ways=("00 10 20 30",), pieces={"00": SANDRA}), ""),
    ),
    3: (
        (Diagram(("H..", "..H"), "00E 21N", ("00 10 20 21",), {"00": JIMMY}), "tick"),
        (Diagram(("H..", "..H"), "00E 21N", ("00 01 11 21",), {"00": JIMMY}), "cross"),
    ),
    4: (("tokens/back icons/right tokens/evidence", ""), ("tokens/warrant", ""), ("tokens/jewel", "")),
    5: (
        (Diagram(("...",), ways=("00 10 20",), pieces={"00": JIMMY, "20": SANDRA}), ""),
        ("tokens/warrant", ""),
    ),
    6: (
        ("dice/ivory_2", ""),
        (Diagram(("HHH",), "00N 10S 20N", ("00 10 20",), {"00": ROBBER}), "tick"),
        (
            Diagram(("...", ".O.", "..."), ways=("11 00", "11 20", "11 02", "11 22"), pieces={"11": ROBBER}),
            "",
        ),
    ),
    7: (
        (Diagram(("H.H",), "00S 20S", ("00 10 20",), {"00": ROBBER, "20": SANDRA}), ""),
        ("tokens/evidence icons/right tokens/back", ""),
    ),
    8: (("tokens/robber", ""), ("tokens/partner", "")),
    9: (
        (Diagram(("...",), ways=("00 10 20",), pieces={"00": JIMMY, "20": ROBBER}), "tick"),
        (Diagram(("...",), ways=("20 10 00",), pieces={"00": JIMMY, "20": ROBBER}), "tick"),
    ),
    10: (("icons/mouse icons/keyboard icons/pad", ""),),
}
"""The pictures of each chapter, in groups that are right, wrong or just shown."""


def pictures(assets: Assets) -> Pictures:
    """The rule book's picture of each chapter."""
    return pictures_of(assets, CHAPTERS, _face, drawn)


def _face(assets: Assets, name: str) -> pygame.Surface:
    return picture(assets, name, HEIGHTS[name.partition("/")[0]])
