"""What can be pressed under the die of Cops and Crooks, and what to press."""

from __future__ import annotations

import pygame

from game.shell import paint
from game.shell.services import Shell
from game.shell.theme import AMBER, CREAM, INK
from game.table.board.key_hints import draw_key_hints
from game.table.board.markers import Markers
from game.table.board.panels import FILL

AROUND = 18
"""How much larger than a key the ring of the focus is."""


class Keys:
    """Draws each in the room that the column has for it."""

    def __init__(self, shell: Shell, markers: Markers) -> None:
        self._shell = shell
        self._markers = markers

    def draw_danger(
        self, canvas: pygame.Surface, room: pygame.Rect, ms: float, *, shown: bool, focus: bool
    ) -> None:
        """The key that shows danger, or takes it away again."""
        face = paint.button_face(room.size, AMBER if shown else FILL, CREAM, 16)
        canvas.blit(face, face.get_rect(center=room.center))
        words = self._shell.words(f"cops-and-crooks.table.danger-{'shown' if shown else 'hidden'}")
        box = room.w - 16, room.h - 8
        label = self._shell.text.boxed(words, "text_bold", 20, box, INK if shown else CREAM)
        canvas.blit(label, label.get_rect(center=room.center))
        if focus:
            self._markers.aim(canvas, room.inflate(AROUND, AROUND), ms)

    def draw_button(self, canvas: pygame.Surface, room: pygame.Rect, ms: float, *, focus: bool) -> None:
        """The round button that goes on."""
        side = room.h
        button = self._shell.assets.scaled("police_chase/skip", (side, side))
        canvas.blit(button, button.get_rect(center=room.center))
        if focus:
            self._markers.aim(canvas, room.inflate(AROUND, AROUND), ms)

    def draw_glyphs(self, canvas: pygame.Surface, room: pygame.Rect, *, several: bool) -> None:
        """What takes the choice with the focus, and what goes to the next one."""
        device = self._shell.controls.last_device
        draw_key_hints(self._shell, canvas, device, room, several=several)
