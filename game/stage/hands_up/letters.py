"""The letters on the cards: one for each that lies open, dealt anew in reading order when somebody points."""

from __future__ import annotations

import pygame

from game.rules.hands_up.state import View
from game.shell.glyphs import key_name, key_picture
from game.shell.services import Shell
from game.stage.hands_up.layout import TableLayout
from game.stage.seating import Seating

KEYS = (
    *range(pygame.KSCAN_A, pygame.KSCAN_Z + 1),
    *range(pygame.KSCAN_1, pygame.KSCAN_0 + 1),
)
"""What can be on a card; cards beyond have no letter and are pointed at otherwise."""
CAP, LARGEST_CAP = 42, 48
LAPS = 4
"""Pixels of a card's lower edge that bear no sign: so far a letter reaches up."""


def letters(view: View, layout: TableLayout, seating: Seating) -> dict[int, int]:
    """The key of each open card, row by row; nobody's own key and not the shared one is among them."""
    taken = {chair.key for chair in seating.chairs if chair.kind == "keyboard"} | {seating.shared_key}
    free = (code for code in KEYS if code not in taken)
    slots = layout.slots
    order = sorted(view.open_cards, key=lambda slot: (slots[slot][1], slots[slot][0]))
    return dict(zip(order, free, strict=False))


def draw_letters(canvas: pygame.Surface, shell: Shell, layout: TableLayout, keys: dict[int, int]) -> None:
    """Every letter hangs from the lower edge of its card."""
    size = round(min(CAP * shell.theme.text_scale, LARGEST_CAP))
    below = layout.card_size[1] // 2 - round(LAPS * layout.scale)
    caps = []
    for slot, code in keys.items():
        x, y = layout.slots[slot]
        cap = _cap(shell, key_name(code), size)
        caps.append((cap, cap.get_rect(midtop=(x, y + below))))
    canvas.fblits(caps)


def _cap(shell: Shell, name: str, size: int) -> pygame.Surface:
    return shell.text.keep(("cap", name, size), lambda: key_picture(shell.theme, name, size))
