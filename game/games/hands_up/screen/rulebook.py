"""Pictures for the rule book of Hands Up, laid out from the real cards."""

from __future__ import annotations

import pygame

from game.games.hands_up.rules.cards import Card
from game.games.hands_up.screen.results import picture_name
from game.shell import paint
from game.shell.assets import Assets
from game.shell.picture import Picture
from game.shell.theme import INK
from game.table.rulebook_layout import APART, BESIDE, Pictures, draw_number, picture, pictures_of

RIGHT, WRONG = "tick", "cross"
THEN = "icons/right"
HEIGHTS = {"icons": 84, "pads": 104, "table": 200}
"""How high the pictures of each folder are in the book."""
KEYS = {"key/SPACE": (280, 104), "key/A": (104, 104), "key/P": (104, 104), "key/S": (104, 104)}
"""Keys and their sizes. A and P are the default keys of the first two guards, S is the ready key beside A."""
READY = "pads/xbox_x|pads/playstation_x pads/xbox_b|pads/playstation_b"
CHAPTERS: dict[int, tuple[tuple[str, str], ...]] = {
    1: (("table/diamond", ""), ("T1o D1s F1p", "")),
    2: ((f"back back back {THEN} T2o D3s F1p", ""),),
    3: (("T2o F2s D2p", RIGHT), ("T1o F2s D2p", WRONG)),
    4: (("T1s F2s D3s", RIGHT), BESIDE, ("T1s F1s D1p", WRONG)),
    5: (("L", ""), ("T2o F2o D2s", RIGHT)),
    6: (("Cs T3s", RIGHT), BESIDE, ("Cs T3o", WRONG)),
    7: (("T1o F1p D3s", WRONG),),
    8: (
        ("table/diamond", ""),
        (f"key/A {THEN} key/SPACE", ""),
        APART,
        ("key/A|key/P", ""),
        APART,
        ("pads/xbox_a|pads/playstation_a", ""),
        APART,
        (f"icons/tick key/S {READY}", ""),
    ),
    9: (("T3o T2s D1p F1o Cp", ""),),
}
"""The cards and things of each chapter, in groups that are right, wrong or just shown."""


def pictures(assets: Assets) -> Pictures:
    """The rule book's picture of each chapter."""
    return pictures_of(assets, CHAPTERS, _face, _face)


def _face(assets: Assets, name: str) -> Picture:
    folder = name.partition("/")[0]
    if folder in HEIGHTS:
        return picture(assets, name, HEIGHTS[folder])
    if name in KEYS:
        return _key(name)
    return assets.image("cards/back" if name == "back" else picture_name(Card.from_text(name)))


def _key(name: str) -> Picture:
    """Draw a key with its label."""
    wide, high = KEYS[name]
    cap = paint.keycap((wide, high)).copy()
    draw_number(cap, name.partition("/")[2], pygame.Rect(0, 0, wide, round(high * 0.9)), 60, INK)
    return cap
