"""What helps a person to point: a cursor, and the key of each card."""

from __future__ import annotations

import pygame

from game.games.hands_up.rules.state import View
from game.games.hands_up.screen.layout import TableLayout
from game.games.hands_up.screen.letters import draw_frame, draw_letters
from game.games.hands_up.screen.table_input import TableInput
from game.shell.picture import Canvas
from game.shell.services import Shell


def draw_pointing(
    canvas: Canvas,
    shell: Shell,
    layout: TableLayout,
    table_input: TableInput,
    view: View,
    *,
    hidden: bool,
) -> None:
    """Draw the cursor of a person who points, and the key of each card for one with a keyboard."""
    seating, cursor = table_input.seating, table_input.cursor
    if view.grabber is None or not seating.is_person(view.grabber):
        return
    if cursor is not None and cursor in view.open_cards:
        frame = pygame.Rect((0, 0), layout.card_size)
        frame.center = layout.slots[cursor]
        draw_frame(canvas, frame)
    if seating.chairs[view.grabber].kind == "keyboard" and not hidden:
        draw_letters(canvas, shell, layout, table_input.keys, view.open_cards, second=table_input.second)
