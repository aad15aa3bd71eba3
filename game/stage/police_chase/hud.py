"""What stands beside the Police Chase board: its name, what to do now, what is needed to win."""

from __future__ import annotations

from functools import partial

import pygame

from game.rules.police_chase.tokens import NEEDED, SPECIAL, Token
from game.shell import paint
from game.shell.devices import Device, Verb
from game.shell.glyphs import glyph
from game.shell.motion import wave
from game.shell.services import Shell
from game.shell.theme import AMBER, CREAM
from game.stage.board.panels import EDGE, FILL
from game.stage.board.patchwork import Patch
from game.stage.police_chase import layout

ROW_TOKEN, ROW, HEADING = 58, 70, 46
FINGER = 92
KEY_GAP = 8
BOUNCE_MS, BOUNCE = 900.0, 10
TURN = "turn"
"""Prompt and panels say in the same frame whose turn it is."""


class Hud:
    """Painted once for each of its looks."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell

    def patches(self, said: str) -> tuple[Patch, ...]:
        """The parts that stand at the sides."""
        return (
            Patch(layout.PROMPT, said, partial(self._prompt, said), TURN),
            Patch(layout.TITLE, None, self._title),
            Patch(layout.TO_WIN, None, self._to_win),
        )

    def draw_button(self, canvas: pygame.Surface, device: Device, *, hot: bool) -> None:
        """The round button that goes on, with the key that presses it."""
        side = layout.BUTTON.w - (0 if hot else 8)
        button = self._shell.assets.scaled("police_chase/skip", (side, side))
        canvas.blit(button, button.get_rect(center=layout.BUTTON.center))
        if hot and device.kind != "mouse":
            key = glyph(self._shell, Verb.CONFIRM, device, 44)
            canvas.blit(key, key.get_rect(midleft=(layout.BUTTON.right + 14, layout.BUTTON.centery)))

    def draw_key(self, canvas: pygame.Surface, device: Device, *, several: bool) -> None:
        """What to press to take what has the focus, and to move it where there is a choice."""
        verbs = [Verb.LEFT, Verb.RIGHT] if several and device.kind != "mouse" else []
        verbs.append(Verb.POINT if device.kind == "mouse" else Verb.CONFIRM)
        keys = [glyph(self._shell, verb, device, 50) for verb in verbs]
        x = layout.BUTTON.centerx - sum(key.get_width() + KEY_GAP for key in keys) // 2
        for key in keys:
            canvas.blit(key, key.get_rect(midleft=(x, layout.BUTTON.centery)))
            x += key.get_width() + KEY_GAP

    def draw_finger(self, canvas: pygame.Surface, tip: tuple[float, float], ms: float) -> pygame.Rect:
        """A glove that taps where something is to be done; returns where it is."""
        glove = self._shell.assets.scaled("police_chase/finger", (FINGER, FINGER))
        still = self._shell.settings.value.still
        up = 0.0 if still else BOUNCE * (1 + wave(ms, BOUNCE_MS))
        return canvas.blit(glove, glove.get_rect(midbottom=(round(tip[0]), round(tip[1] - up))))

    def _title(self, image: pygame.Surface) -> None:
        top, bottom = self._shell.words("police-chase.table.title").split("\n")
        left, high = layout.TITLE.x + 24 - paint.SHADOW_ROOM, layout.TITLE.y + 44 - paint.SHADOW_ROOM
        for number, line in enumerate((top, bottom)):
            at = left, high + 50 * number
            self._shell.text.draw_line(
                image, line, at, "display", 46, AMBER, shadow=3, fixed=True, max_width=320
            )
        button = paint.button_face(layout.PAUSE.size, FILL, CREAM, 16)
        image.blit(button, button.get_rect(center=layout.PAUSE.center))
        icon = self._shell.assets.scaled("icons/pause", (36, 36))
        image.blit(icon, icon.get_rect(center=layout.PAUSE.center))

    def _prompt(self, said: str, image: pygame.Surface) -> None:
        paint.draw_panel(image, layout.PROMPT, FILL, EDGE, 22)
        text = self._shell.text.boxed(said, "text_bold", 30, layout.SAID.size, CREAM)
        image.blit(text, text.get_rect(center=layout.SAID.center))

    def _to_win(self, image: pygame.Surface) -> None:
        inner = layout.TO_WIN
        paint.draw_panel(image, inner, FILL, EDGE, 22)
        y = inner.y + 10
        for heading, tokens in (("to-win", NEEDED), ("helpers", SPECIAL)):
            title = self._shell.words(f"police-chase.table.{heading}")
            line = self._shell.text.boxed(title, "number", 30, (340, 42), AMBER, align="left")
            image.blit(line, (inner.x + 24, y))
            y += HEADING
            for token in tokens:
                self._use(image, (inner.x, y), token)
                y += ROW

    def _use(self, image: pygame.Surface, at: tuple[int, int], token: Token) -> None:
        """A token and what it is for."""
        picture = self._shell.assets.scaled(f"tokens/{token}", (ROW_TOKEN, ROW_TOKEN))
        middle = at[1] + ROW // 2
        image.blit(picture, picture.get_rect(center=(at[0] + 52, middle)))
        words = self._shell.words(f"police-chase.use.{token}")
        told = self._shell.text.boxed(words, "text_bold", 22, (270, ROW), CREAM, align="left")
        image.blit(told, told.get_rect(midleft=(at[0] + 96, middle)))
