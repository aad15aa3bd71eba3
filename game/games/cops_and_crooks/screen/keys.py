"""The buttons under the die of Cops and Crooks, and the keys to press."""

from __future__ import annotations

import pygame

from game.shell import paint
from game.shell.services import Shell
from game.shell.theme import AMBER, CREAM, INK
from game.table.board.key_hints import draw_key_hints
from game.table.board.markers import Markers
from game.table.board.panels import FILL

AROUND = 18
"""How much larger than a button the focus ring is."""


class Keys:
    """Draws the buttons and key glyphs of the side column."""

    def __init__(self, shell: Shell, markers: Markers) -> None:
        self._shell = shell
        self._markers = markers

    def draw_danger(
        self, canvas: pygame.Surface, room: pygame.Rect, ms: float, *, shown: bool, focus: bool
    ) -> None:
        """Draw the button that shows or hides danger."""
        face = paint.button_face(room.size, AMBER if shown else FILL, CREAM, 16)
        canvas.blit(face, face.get_rect(center=room.center))
        words = self._shell.words(f"cops-and-crooks.table.danger-{'shown' if shown else 'hidden'}")
        box = room.w - 16, room.h - 8
        label = self._shell.text.boxed(words, "text_bold", 20, box, INK if shown else CREAM)
        canvas.blit(label, label.get_rect(center=room.center))
        if focus:
            self._markers.aim(canvas, room.inflate(AROUND, AROUND), ms)

    def draw_button(self, canvas: pygame.Surface, room: pygame.Rect, ms: float, *, focus: bool) -> None:
        """Draw the round button to get away."""
        button = self._shell.assets.scaled("police_chase/skip", (room.h, room.h))
        canvas.blit(button, button.get_rect(center=room.center))
        if focus:
            self._markers.aim(canvas, room.inflate(AROUND, AROUND), ms)

    def draw_glyphs(self, canvas: pygame.Surface, room: pygame.Rect, *, several: bool) -> None:
        """Draw the keys that take the focused choice and move to the next one."""
        draw_key_hints(self._shell, canvas, self._shell.controls.last_device, room, several=several)
