"""The box beside the board that says what to do now."""

from __future__ import annotations

import pygame

from game.shell import paint
from game.shell.services import Shell
from game.shell.theme import CREAM
from game.table.board.panels import EDGE, FILL

LETTERS, LARGEST = 26, 35
"""The letters, and their largest that three lines have room for: all prompts have the same."""
HIGH, STEP = 92, 20
"""How high it is at least, and in which steps its text is narrowed."""
AIR, BESIDE = 6, 16
"""What stays free over and under the text, and on either side."""


class PromptBox:
    """At the foot of its room, as high as its text needs."""

    def __init__(self, shell: Shell, room: pygame.Rect) -> None:
        self._shell = shell
        self._room = room

    def draw(self, canvas: pygame.Surface, prompt: str) -> None:
        """The box, unless nothing is to be said."""
        if not prompt:
            return
        text, place = self._text(prompt), self._room.copy()
        place.h = max(HIGH, text.height + 2 * AIR)
        place.bottom = self._room.bottom
        paint.draw_panel(canvas, place, FILL, EDGE, 18)
        canvas.blit(text, text.get_rect(center=place.center))

    def _text(self, prompt: str) -> pygame.Surface:
        """As few lines as it needs, which are about as long as each other."""
        size = min(LETTERS, LARGEST / self._shell.theme.text_scale)
        wide, high = self._room.w - 2 * BESIDE, self._room.h - 2 * AIR
        texts = [
            self._shell.text.boxed(prompt, "text_bold", size, (room, high), CREAM)
            for room in range(wide, wide // 2, -STEP)
        ]
        return next(text for text in reversed(texts) if text.height == texts[0].height)
