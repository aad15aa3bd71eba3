"""Pictures for the rule book of Police Chase: tokens, dice, and corners of the town."""

from __future__ import annotations

from functools import partial

import pygame

from game.shell import paint
from game.shell.assets import Assets
from game.shell.theme import RED, Colour
from game.stage.police_chase.diagram import Diagram, drawn

GAP, GROUP_GAP, MARK = 22, 60, 66
HEIGHTS = {"tokens": 150, "pieces": 190, "dice": 130, "icons": 80}
"""How high a picture of each folder stands in the book."""
GREEN_INK: Colour = (0x2A, 0x8A, 0x38)
JIMMY, SANDRA, ROBBER = "pieces/meeple_jimmy", "pieces/meeple_sandra", "pieces/meeple_robber"
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


def pictures(assets: Assets) -> partial[pygame.Surface | None]:
    """The rule book's picture of each chapter."""
    return partial(chapter_picture, assets)


def chapter_picture(assets: Assets, chapter: int) -> pygame.Surface | None:
    """The picture that goes with a chapter."""
    groups = [_group(assets, shown, mark) for shown, mark in CHAPTERS.get(chapter, ())]
    return _side_by_side(groups, GROUP_GAP) if groups else None


def _group(assets: Assets, shown: str | Diagram, mark: str) -> pygame.Surface:
    if isinstance(shown, Diagram):
        faces = [drawn(assets, shown)]
    else:
        faces = [_face(assets, name) for name in shown.split()]
    if mark:
        colour = GREEN_INK if mark == "tick" else RED
        faces.append(paint.tinted(assets.scaled(f"icons/{mark}", (MARK, MARK)), colour))
    return _side_by_side(faces, GAP)


def _face(assets: Assets, name: str) -> pygame.Surface:
    folder = name.partition("/")[0]
    picture = assets.fitting(name, (1000, HEIGHTS[folder]))
    return paint.tinted(picture, (0x3A, 0x2C, 0x20)) if folder == "icons" else picture


def _side_by_side(faces: list[pygame.Surface], gap: int) -> pygame.Surface:
    width = sum(face.get_width() for face in faces) + gap * (len(faces) - 1)
    high = max(face.get_height() for face in faces)
    image = paint.clear((width, high))
    x = 0
    for face in faces:
        image.blit(face, (x, (high - face.get_height()) // 2))
        x += face.get_width() + gap
    return image
