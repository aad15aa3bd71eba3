"""The letters on the open cards, in reading order, while somebody points."""

from __future__ import annotations

import pygame

from game.games.hands_up.rules.state import View
from game.games.hands_up.screen.layout import TableLayout
from game.shell.keycaps import key_picture
from game.shell.keynames import key_name
from game.shell.picture import Canvas, Picture
from game.shell.services import Shell
from game.table.seating import Seating

KEYS = (
    *range(pygame.KSCAN_A, pygame.KSCAN_Z + 1),
    *range(pygame.KSCAN_1, pygame.KSCAN_0 + 1),
)
"""Keys for cards; with more cards open, the mouse or the cursor points at the rest."""
CAP, LARGEST_CAP, LARGEST_ON_SMALL = 42, 56, 50
"""The size of letters, and its limit on large and on small cards."""
LAPS = 4
"""Pixels of a card's lower edge that a letter covers, where there is room below."""
LETTER, LARGEST_LETTER = 0.5, 0.58
"""How high the letters themselves are, in heights of the key."""
HANGS = 48
"""How far a letter may reach below its card, above the next row or the prompt."""


def letters(view: View, layout: TableLayout, seating: Seating) -> dict[int, int]:
    """The key of each open card, row by row; players' own keys and the shared one are left out."""
    taken = {chair.key for chair in seating.chairs if chair.kind == "keyboard"} | {seating.shared_key}
    free = (code for code in KEYS if code not in taken)
    slots = layout.slots
    order = sorted(view.open_cards, key=lambda slot: (slots[slot][1], slots[slot][0]))
    return dict(zip(order, free, strict=False))


def draw_letters(canvas: Canvas, shell: Shell, layout: TableLayout, keys: dict[int, int]) -> None:
    """Draw every letter at the lower edge of its card."""
    caps = []
    for slot, code in keys.items():
        place = cap_place(layout, slot, shell.theme.text_scale)
        cap = _cap(shell, key_name(code), place.h)
        caps.append((cap, cap.get_rect(midbottom=place.midbottom)))
    canvas.fblits(caps)


def cap_place(layout: TableLayout, slot: int, text_scale: float) -> pygame.Rect:
    """Return the place of a card's letter. It covers no sign and no number of any card."""
    size = round(min(CAP * text_scale, LARGEST_CAP if layout.scale == 1 else LARGEST_ON_SMALL))
    hangs = min(size - round(LAPS * layout.scale), HANGS)
    x, y = layout.slots[slot]
    place = pygame.Rect(0, 0, size, size)
    place.midbottom = round(x), round(y) + layout.card_size[1] // 2 + hangs
    return place


def _cap(shell: Shell, name: str, size: int) -> Picture:
    letter = min(LETTER * shell.theme.text_scale, LARGEST_LETTER)
    return shell.text.keep(("cap", name, size), lambda: key_picture(shell.theme, name, size, letter))
