"""Pictures for the rulebook of Cops and Crooks: people, dice, things, and corners of the city."""

from __future__ import annotations

import pygame

from game.shell.assets import Assets
from game.stage.cops_and_crooks.diagram import Corner, drawn
from game.stage.lesson_faces import Pictures, picture, pictures_of

HEIGHTS = {"portraits": 190, "cops_and_crooks": 126, "dice": 104, "icons": 104}
"""How high a picture of each folder stands in the book."""
LOW = {"icons/right": 72, "cops_and_crooks/arrest_spent": 72}
"""The same for those that are lower than others of their folder."""
DIE = "dice/ivory_"
THEN = "icons/right"
JIMMY, SANDRA, POLICEMAN = "crook_jimmy", "crook_sandra", "policeman"
COPS, CROOKS = "portraits/cops", "portraits/crook_jimmy portraits/crook_sandra portraits/crook_pepper"
CASH, MORE, MOST = (f"cops_and_crooks/cash_{size}" for size in (1, 2, 3))
CUFFS, JAIL, WANTED, TICKET, STASH, SHUTTER, STOP = (
    f"cops_and_crooks/{name}" for name in ("cuffs", "jail", "wanted", "ticket", "stash", "shutter", "stop")
)
METRO = "cops_and_crooks/metro_r cops_and_crooks/metro_g cops_and_crooks/metro_u"
EXITS = "cops_and_crooks/exit_train cops_and_crooks/exit_plane cops_and_crooks/exit_boat"
LAST_ARREST = " ".join(["cops_and_crooks/arrest_spent|cops_and_crooks/arrest_spent"] * 2)
PASSING = (605, 809, ("706 707 708",))
CORNERED = {101: JIMMY, 102: POLICEMAN, 201: POLICEMAN}

Group = tuple[str | Corner, str]
CHAPTERS: dict[int, tuple[Group, ...]] = {
    1: ((f"{COPS} {CUFFS}", ""), (CROOKS, ""), (f"{THEN} {MOST}", "")),
    2: (
        (f"{DIE}4", ""),
        (Corner(604, 810, ("705 706 707 708 709",), pieces={705: JIMMY}), ""),
    ),
    3: (
        (Corner(410, 712, ("711 611 511 411 410",), pieces={711: JIMMY}), "tick"),
        (Corner(606, 808, ("706 707 807",), pieces={706: JIMMY}), "tick"),
        (Corner(605, 808, ("705 706 707",), pieces={705: JIMMY, 707: SANDRA}), "cross"),
    ),
    4: (
        (Corner(605, 908, ("706 707 807",), pieces={706: JIMMY}), ""),
        (f"{THEN} {MOST} {WANTED}", ""),
        (SHUTTER, ""),
    ),
    5: (
        (Corner(*PASSING, pieces={706: JIMMY, 707: POLICEMAN}), "tick"),
        (Corner(*PASSING, pieces={706: JIMMY, 707: POLICEMAN}, signs={706: "wanted"}), "cross"),
    ),
    6: (
        (Corner(500, 704, ("703 702 602",), pieces={703: JIMMY}, signs={703: "wanted"}), ""),
        (f"{CASH} {THEN} {STASH}", ""),
    ),
    7: (
        (Corner(710, 1014, ("1011 911 811 711",), pieces={1011: POLICEMAN}), "tick"),
        (Corner(605, 908, ("706 707 807",), pieces={706: POLICEMAN}), "cross"),
    ),
    8: (
        (f"{DIE}2", ""),
        (Corner(605, 709, ("706 707 708 709 609",), car=(706, 705)), "tick"),
        (Corner(509, 711, ("710 711 611",), car=(710, 709)), "cross"),
    ),
    9: (
        (f"{DIE}5", ""),
        (Corner(605, 809, ("706 707 708",), pieces={706: POLICEMAN, 708: JIMMY}, signs={708: "wanted"}), ""),
        (f"{THEN} {CUFFS} {CASH}", ""),
    ),
    10: (
        (Corner(0, 203, pieces=CORNERED, signs={101: "wanted"}), ""),
        (f"{THEN} {CUFFS}", ""),
    ),
    11: (
        (f"{JAIL} {DIE}6 {THEN} portraits/crook_jimmy|{WANTED}", ""),
        (f"{JAIL} {DIE}3|{DIE}1|{DIE}4 {THEN} portraits/crook_jimmy", ""),
        (LAST_ARREST, "cross"),
    ),
    12: (
        (METRO, ""),
        (Corner(309, 515, rides=("410 414",), pieces={410: JIMMY}), "tick"),
    ),
    13: ((f"{MORE} {THEN} {TICKET} {THEN} {EXITS}", ""),),
    14: (
        (TICKET, ""),
        (Corner(801, 1005, ("1004 1003 903",), pieces={1004: POLICEMAN}), ""),
        (f"{THEN} {STOP} {CUFFS}", ""),
    ),
    15: ((f"{COPS} {MORE}", ""), (f"portraits/crook_jimmy {MOST} {THEN} icons/crown", "")),
    16: ((f"{COPS} {CASH} {SHUTTER} icons/clock", ""),),
    17: (("icons/mouse icons/keyboard icons/pad", ""),),
}
"""The pictures of each chapter, in groups that are right, wrong or just shown."""


def pictures(assets: Assets) -> Pictures:
    """The rulebook's picture of each chapter."""
    return pictures_of(assets, CHAPTERS, _face, drawn)


def _face(assets: Assets, name: str) -> pygame.Surface:
    return picture(assets, name, LOW.get(name, HEIGHTS[name.partition("/")[0]]))
