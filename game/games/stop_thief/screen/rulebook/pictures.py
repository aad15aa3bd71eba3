"""The pictures of each chapter: sounds, cards, faces, and corners of the city."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.games.stop_thief.rules.people import INVESTIGATORS, Card, Effect
from game.games.stop_thief.rules.thieves import Who
from game.games.stop_thief.screen.layout import places
from game.games.stop_thief.screen.names import portrait
from game.games.stop_thief.screen.notebook.notes import Mark
from game.games.stop_thief.screen.rulebook.diagrams import LIKELY, POSSIBLE, Corner, city_plan, drawn, marker
from game.games.stop_thief.screen.side.cards import PICTURES
from game.shell import paint, transform
from game.shell.assets import Assets
from game.shell.picture import Picture
from game.shell.theme import WHITE
from game.table.rulebook_layout import APART, BESIDE, THEREUPON, Pictures, draw_number, picture, pictures_of

ARROW, SIGN, CLUE, FACE, DEVICE = 72, 104, 120, 170, 290
"""Heights of arrows, other icons, sounds, faces and the Clue Finder."""
HEIGHTS = {"cuffs": 120, "loot": 140, "money": 76}
"""The same for the things on the table."""
SHARED = (Effect.NONE, Effect.PICK_UP, Effect.TIP)
JIMMY, PEPPER, ROBBER = "pieces/meeple_jimmy", "pieces/meeple_pepper", "pieces/meeple_robber"
THEN = "icon/right"
CASH = "thing/money"
CUFFS = "thing/cuffs"
SOUNDS = (
    "clue/alarm|space/x475 clue/door|space/d113 clue/footsteps|space/f123 "
    "clue/glass|space/w413 clue/street|space/s503 clue/train|space/u500"
)
PAIRS = "clue/construction|plan/12 clue/icecream|plan/23 clue/crash|plan/34 clue/jazz|plan/41"
PACK = "thief/chuck|thief/trane thief/sue|thief/dee thief/dora|thief/wilma thief/debbie"
ESCAPE = Corner(("f133 o f123 o d113 o s503",), hops=("00 20 40 60",), pieces={"00": ROBBER})
NOTES = Corner(("f133 o f123",), marks={"00": Mark.TEAL, "20": Mark.STRUCK})
FITTING = Corner(("f123 o f124",), marks={"00": LIKELY, "20": POSSIBLE})


def _own_card(look: str) -> str:
    """The card that only this investigator has, or else the highest."""
    cards = INVESTIGATORS[look].cards
    return str(([card for card in cards if card.effect not in SHARED] or cards)[-1])


TEAM = " ".join(f"person/{look}|card/{_own_card(look)}" for look in INVESTIGATORS)

Group = tuple[str | Corner, str]


def _beside(columns: str) -> tuple[Group, ...]:
    """Each column an example of its own."""
    return tuple(group for column in columns.split() for group in (BESIDE, (column, "")))[1:]


CHAPTERS: dict[int, tuple[Group, ...]] = {
    1: ((f"device/glass {THEN} thief/wanda {THEN} {CUFFS}", ""),),
    2: (("device/footsteps", ""), THEREUPON, ("card/8", ""), THEREUPON, (CUFFS, "")),
    3: ((SOUNDS, ""), APART, ("streets/1234", "")),
    4: (
        ("clue/hold", ""),
        APART,
        ("clue/laughter", ""),
        APART,
        (f"space/x475|clue/alarm {THEN} space/x475|clue/footsteps", ""),
    ),
    5: ((ESCAPE, "tick"), BESIDE, (Corner(("f133 o f123",), hops=("00 20", "20 00")), "cross")),
    6: (
        (Corner(("s503 o d113 o f123",), walks=("00 10 20 30 40",), pieces={"00": JIMMY}), "tick"),
        BESIDE,
        (Corner(("w413 o s503",), walks=("20 10 00",), pieces={"20": JIMMY}), "cross"),
        BESIDE,
        (Corner(("f123 o f133",), walks=("00 10 20",), pieces={"00": JIMMY, "20": PEPPER}), "cross"),
    ),
    7: (
        (Corner(("s501 o u500",), walks=("00 10 20",), pieces={"00": JIMMY}), ""),
        (f"clue/train {THEN}", ""),
        (Corner(("u599",), pieces={"00": JIMMY}), ""),
    ),
    8: (
        (f"used/8 used/10 card/4P {THEN} card/4P card/8 card/10", ""),
        APART,
        (f"card/5T {THEN} space/f123", ""),
    ),
    9: _beside(TEAM),
    10: (
        (Corner(("f123 o f133",), pieces={"00": JIMMY}, reach="00"), ""),
        BESIDE,
        (Corner(("w413 o s503",), pieces={"10": JIMMY}, reach="00 20"), ""),
        BESIDE,
        (CUFFS, ""),
    ),
    11: (
        (f"thief/moe {THEN} {CASH}|{CASH}", ""),
        APART,
        (f"clue/alarm {THEN} {CASH}", ""),
        APART,
        (f"{CASH}|{CASH}|{CASH} {THEN} icon/crown", ""),
    ),
    12: (("thief/otto thief/rex thief/baron", ""), APART, (f"{CUFFS} thief/moe thief/tilly", "")),
    13: (
        (f"space/u500 {THEN} clue/train {THEN} space/u599", ""),
        APART,
        ("clue/hold", ""),
        APART,
        (f"card/5T {THEN} space/f123|space/f133", ""),
    ),
    14: ((f"thief/skye {CUFFS} thief/doc {CUFFS} {THEN} icon/crown", ""),),
    15: _beside(PAIRS),
    16: ((f"icon/gear clue/door clue/train clue/hold card/5T {CASH}", ""),),
    17: ((f"{PACK} {THEN} thing/loot", ""),),
    18: ((f"{CUFFS} {THEN} clue/laughter clue/laughter {THEN} thief/dora", ""),),
    19: ((f"person/vivian {CUFFS} {THEN} card/4P card/5T card/8W card/8 card/9 card/10", ""),),
    20: (("person/jimmy person/sandra icon/eye", "cross"), APART, ("thief/debbie icon/eye", "tick")),
    21: ((NOTES, ""), APART, (FITTING, ""), APART, (ESCAPE, "")),
    22: (("icon/mouse icon/keyboard icon/pad", ""),),
}
"""The pictures of each chapter, in groups that are right, wrong or just shown."""


def pictures(assets: Assets) -> Pictures:
    """The rule book's picture of each chapter."""
    return pictures_of(assets, CHAPTERS, _face, drawn)


def _face(assets: Assets, name: str) -> Picture:
    kind, _, which = name.partition("/")
    return MAKERS[kind](assets, which)


def _card(assets: Assets, text: str, *, used: bool = False) -> Picture:
    card = Card.from_text(text)
    image = assets.image(f"stop_thief/card_{'used' if used else PICTURES[card.effect]}").copy()
    draw_number(image, str(card.pips), places("card")["number"], 84, WHITE)
    return image


def _space(assets: Assets, name: str) -> Picture:
    image, mark = paint.clear((126, 112)), marker(name)
    image.blit(mark, mark.get_rect(center=image.get_rect().center))
    return image


def _device(assets: Assets, sound: str) -> Picture:
    """The Clue Finder with a clue."""
    image = assets.image("stop_thief/device").copy()
    badge = assets.scaled(f"stop_thief/clue_{sound}", (190, 190))
    image.blit(badge, badge.get_rect(center=places("device")["screen"].center))
    scale = DEVICE / image.get_height()
    return transform.smoothscale_by(image, scale)


MAKERS: dict[str, Callable[[Assets, str], Picture]] = {
    "card": _card,
    "used": partial(_card, used=True),
    "space": _space,
    "device": _device,
    "plan": lambda _, lit: city_plan(lit),
    "streets": lambda _, lit: city_plan(lit, streets=True),
    "clue": lambda assets, sound: picture(assets, f"stop_thief/clue_{sound}", CLUE),
    "icon": lambda assets, name: picture(assets, f"icons/{name}", ARROW if name == "right" else SIGN),
    "person": lambda assets, look: picture(assets, f"portraits/{look}", FACE),
    "thief": lambda assets, who: picture(assets, portrait(Who(who)), FACE),
    "thing": lambda assets, name: picture(assets, f"stop_thief/{name}", HEIGHTS[name]),
}
"""What draws each kind of picture."""
