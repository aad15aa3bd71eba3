"""What can be pressed under the die of Cops and Crooks, and what to press."""

from __future__ import annotations

import pygame

from game.shell import paint
from game.shell.services import Shell
from game.shell.theme import AMBER, CREAM, INK
from game.stage.board.markers import Markers
from game.stage.board.panels import FILL
from game.stage.board.what_to_press import draw_what_to_press
from game.stage.cops_and_crooks import layout

AROUND = 18
"""How much larger than a key the ring of the focus is."""


class Keys:
    """Draws them where the layout has room for them."""

    def __init__(self, shell: Shell, markers: Markers) -> None:
        self._shell = shell
        self._markers = markers

    def draw_danger(self, canvas: pygame.Surface, ms: float, *, shown: bool, focus: bool) -> None:
        """The key that shows danger, or takes it away again."""
        face = paint.button_face(layout.DANGER.size, AMBER if shown else FILL, CREAM, 16)
        canvas.blit(face, face.get_rect(center=layout.DANGER.center))
        words = self._shell.words(f"cops-and-crooks.table.danger-{'shown' if shown else 'hidden'}")
        box = layout.DANGER.w - 16, layout.DANGER.h - 8
        label = self._shell.text.boxed(words, "text_bold", 20, box, INK if shown else CREAM)
        canvas.blit(label, label.get_rect(center=layout.DANGER.center))
        if focus:
            self._markers.aim(canvas, layout.DANGER.inflate(AROUND, AROUND), ms)

    def draw_button(self, canvas: pygame.Surface, ms: float, *, focus: bool) -> None:
        """The round button that goes on."""
        side = layout.BUTTON.h
        button = self._shell.assets.scaled("police_chase/skip", (side, side))
        canvas.blit(button, button.get_rect(center=layout.BUTTON.center))
        if focus:
            self._markers.aim(canvas, layout.BUTTON.inflate(AROUND, AROUND), ms)

    def draw_glyphs(self, canvas: pygame.Surface, *, several: bool) -> None:
        """What takes the choice with the focus, and what goes to the next one."""
        device = self._shell.controls.last_device
        draw_what_to_press(self._shell, canvas, device, layout.KEYS, several=several)
