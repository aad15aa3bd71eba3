"""The pictures of the Cops and Crooks rulebook: people, dice, things and corners of the city."""

from __future__ import annotations

from game.games.cops_and_crooks.rules import tuning
from game.games.cops_and_crooks.screen.layout import places
from game.games.cops_and_crooks.screen.rulebook_diagrams import Corner, drawn
from game.shell.assets import Assets
from game.shell.picture import Picture
from game.shell.theme import INK
from game.table.rulebook_layout import APART, BESIDE, THEREUPON, Pictures, draw_number, picture, pictures_of

HEIGHTS = {"portraits": 190, "cops_and_crooks": 126, "dice": 130, "icons": 104}
"""The height of pictures in the book, by folder."""
LOW = {"icons/right": 72, "cops_and_crooks/arrest_spent": 72}
"""The height of pictures that are lower than others of their folder."""
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
SHUT = "shut"
PASSING = (904, 1109, "1005 1006 1007 1008")
CAUGHT = {1006: POLICEMAN, 1008: JIMMY}
CORNERED = {101: JIMMY, 102: POLICEMAN, 201: POLICEMAN}

Group = tuple[str | Corner, str]
CHAPTERS: dict[int, tuple[Group, ...]] = {
    1: ((f"{COPS} {CUFFS}", ""), (CROOKS, ""), (f"{THEN} {MOST}", "")),
    2: ((f"{DIE}4", ""), (Corner(604, 810, "705 706 707 708 709", pieces={705: JIMMY}), "")),
    3: (
        (Corner(410, 712, "711 611 511 411", pieces={711: JIMMY}), "tick"),
        BESIDE,
        (Corner(605, 808, "706 707 807", pieces={706: JIMMY}), "tick"),
        BESIDE,
        (Corner(905, 1109, "1006 1007 1008", pieces={1006: JIMMY, 1008: SANDRA}), "cross"),
    ),
    4: (
        (Corner(605, 808, "706 707 807", pieces={706: JIMMY}), ""),
        (f"{THEN} {MOST} {WANTED}", ""),
        APART,
        (SHUT, ""),
    ),
    5: (
        (Corner(*PASSING, pieces={1005: JIMMY, 1007: POLICEMAN}, signs={1005: "wanted"}), "cross"),
        BESIDE,
        (Corner(*PASSING, pieces={1005: JIMMY, 1007: POLICEMAN}), "tick"),
    ),
    6: (
        (Corner(500, 704, "701 702 602", pieces={701: JIMMY}, signs={701: "wanted"}), ""),
        APART,
        (f"{CASH} {THEN} {STASH}", ""),
    ),
    7: (
        (Corner(710, 1014, "1011 911 811 711", pieces={1011: POLICEMAN}), "tick"),
        BESIDE,
        (Corner(605, 808, "706 707 807", pieces={706: POLICEMAN}), "cross"),
    ),
    8: (
        (f"{DIE}2", ""),
        (Corner(605, 709, "706 707 708 709 609", car=(706, 705)), "tick"),
        BESIDE,
        (Corner(509, 711, "710 711 611", car=(710, 709)), "cross"),
    ),
    9: (
        (f"{DIE}5", ""),
        (Corner(905, 1109, "1006 1007 1008", pieces=CAUGHT, signs={1008: "wanted"}), ""),
        THEREUPON,
        (f"{CUFFS} {CASH}", ""),
    ),
    10: ((Corner(0, 203, pieces=CORNERED, signs={101: "wanted"}), ""), (f"{THEN} {CUFFS}", "")),
    11: (
        (f"{JAIL} {DIE}6 {THEN} portraits/crook_jimmy|{WANTED}", ""),
        APART,
        (f"{JAIL} {DIE}3|{DIE}1|{DIE}4 {THEN} portraits/crook_jimmy", ""),
        APART,
        (LAST_ARREST, "cross"),
    ),
    12: ((METRO, ""), APART, (Corner(309, 515, ride="410 414", metro="r", pieces={410: JIMMY}), "tick")),
    13: ((f"{EXITS} {THEN} {MORE} {THEN} {TICKET}", ""),),
    14: (
        (TICKET, ""),
        (Corner(801, 1005, "1004 1003 903", pieces={1004: POLICEMAN}), ""),
        (f"{THEN} {STOP} {CUFFS}", ""),
    ),
    15: ((f"{COPS}|{CASH}", ""), (f"portraits/crook_jimmy|{MOST} icons/crown", "")),
    16: ((f"{COPS} {CASH}", ""), APART, (SHUT, ""), APART, ("icons/clock", "")),
    17: (("icons/mouse icons/keyboard icons/pad", ""),),
}
"""The pictures of each chapter, in groups with a tick, a cross or no sign."""


def pictures(assets: Assets) -> Pictures:
    """Return the pictures of the rulebook."""
    return pictures_of(assets, CHAPTERS, _face, drawn)


def _face(assets: Assets, name: str) -> Picture:
    if name == SHUT:
        return shut(assets)
    return picture(assets, name, LOW.get(name, HEIGHTS[name.partition("/")[0]]))


def shut(assets: Assets) -> Picture:
    """Draw a shutter with the rounds it stays down."""
    image = assets.image(SHUTTER).copy()
    draw_number(image, str(tuning.CLOSED_ROUNDS), places("shutter")["number"], 44, INK)
    return image
