"""Where the game writes on the Clue Finder, the WANTED poster, the movement cards and the ID cards."""

from __future__ import annotations

import json
from pathlib import Path

SCREEN = (22, 100, 340, 230)
TIMELINE = (22, 350, 340, 78)
BUTTONS = (22, 438, 340, 56)
PORTRAIT = (50, 62, 200, 240)
REWARD = (62, 331, 176, 33)
CARD = (110, 150)
CAPTION = (6, 114, 98, 30)
ID_CARD = (560, 330)
ID_PHOTO = (28, 80, 150, 180)
PLACES = {
    "device": {"screen": SCREEN, "timeline": TIMELINE, "buttons": BUTTONS},
    "wanted": {
        "portrait": PORTRAIT,
        "name": (24, 304, 252, 27),
        "reward": REWARD,
        "words": (24, 366, 252, 48),
    },
    "card": {"number": (8, 10, 94, 64), "caption": CAPTION},
    "id": {
        "photo": ID_PHOTO,
        "title": (24, 16, 420, 36),
        "number": (456, 16, 80, 36),
        "name": (212, 76, 324, 44),
        "cards": (212, 126, 324, 70),
        "words": (212, 210, 324, 100),
    },
}
"""Left, top, width and height in each picture."""


def draw(out: Path) -> None:
    """Write the places for the game."""
    rows = [f'  "{thing}": {json.dumps(spots)}' for thing, spots in PLACES.items()]
    file = out / "stop_thief" / "places.json"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("{\n" + ",\n".join(rows) + "\n}\n")
