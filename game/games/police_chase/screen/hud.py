"""What stands beside the Police Chase board: its name, what to do now, what is needed to win."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

import pygame

from game.games.police_chase.rules.tokens import NEEDED, SPECIAL, Token
from game.games.police_chase.screen import layout
from game.shell import paint
from game.shell.motion import wave
from game.shell.services import Shell
from game.shell.theme import AMBER, CREAM
from game.table.board.cached_panels import CachedPanel
from game.table.board.panels import EDGE, FILL, HOT_FILL

ROW_TOKEN, HEADING, EDGE_AIR, BETWEEN = 54, 44, 12, 2
USE, USE_WIDE, USE_HIGH = 22, 276, 70
"""What a token is for: the size of the words, and their room."""
LINE = 1.02
"""From one line of them to the next, as a part of their size."""
FINGER = 92
GO_ON_ROOM = 12
DOWN = 12
TITLE, TITLE_GROWN, PAUSE_GAP = 44, 1.3, 14
BOUNCE_MS, BOUNCE = 900.0, 10
TURN = "turn"
"""Prompt and panels say in the same frame whose turn it is."""


class Hud:
    """Painted once for each of its looks."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell

    def patches(self, said: str, room: pygame.Rect) -> tuple[CachedPanel, ...]:
        """The parts that stand at the sides; the words of the prompt have this room."""
        return (
            CachedPanel(layout.PROMPT, (said, tuple(room)), partial(self._prompt, said, room), TURN),
            CachedPanel(layout.TITLE, None, self._title),
            CachedPanel(layout.TO_WIN, None, self._to_win),
        )

    def draw_button(self, canvas: pygame.Surface, place: pygame.Rect, *, hot: bool) -> None:
        """The button that goes on."""
        key = ("go-on", self._shell.settings.version, hot)
        face = self._shell.text.keep(key, partial(self._go_on, place.size, hot=hot))
        canvas.blit(face, face.get_rect(center=place.center))

    def _go_on(self, size: tuple[int, int], *, hot: bool) -> pygame.Surface:
        face = paint.button_face(size, HOT_FILL if hot else FILL, CREAM, 18).copy()
        inner = face.get_rect().inflate(-2 * paint.SHADOW_ROOM - 2 * GO_ON_ROOM, 0)
        side = size[1] - GO_ON_ROOM
        arrow = self._shell.assets.scaled("police_chase/skip", (side, side))
        left = face.blit(arrow, arrow.get_rect(midleft=inner.midleft)).right + GO_ON_ROOM
        words = self._shell.words("police-chase.table.go-on")
        line = self._shell.text.fitted(words, "display", 28, inner.right - left, CREAM)
        face.blit(line, line.get_rect(center=((left + inner.right) // 2, inner.centery)))
        return face

    def draw_finger(self, canvas: pygame.Surface, tip: tuple[float, float], ms: float) -> pygame.Rect:
        """A glove that taps where something is to be done; returns where it is."""
        glove = self._shell.assets.scaled("police_chase/finger", (FINGER, FINGER))
        still = self._shell.settings.value.still
        up = 0.0 if still else BOUNCE * (1 + wave(ms, BOUNCE_MS))
        return canvas.blit(glove, glove.get_rect(midbottom=(round(tip[0]), round(tip[1] - up))))

    def _title(self, image: pygame.Surface) -> None:
        """In one line; large letters need two."""
        lines = self._shell.words("police-chase.table.title").split("\n")
        grown = min(self._shell.theme.text_scale, TITLE_GROWN)
        if grown == 1:
            lines = [" ".join(lines)]
        size, room = TITLE * grown, layout.PAUSE.left - layout.TITLE.left - PAUSE_GAP
        middle = layout.PAUSE.centery + (DOWN if len(lines) > 1 else 0)
        for number, line in enumerate(lines):
            y = middle + round(size * (number - (len(lines) - 1) / 2))
            self._shell.text.draw_line(
                image, line, (layout.TITLE.left, y), "display", size, AMBER,
                shadow=3, fixed=True, max_width=room,
            )  # fmt: skip
        button = paint.button_face(layout.PAUSE.size, FILL, CREAM, 16)
        image.blit(button, button.get_rect(center=layout.PAUSE.center))
        icon = self._shell.assets.scaled("icons/pause", (36, 36))
        image.blit(icon, icon.get_rect(center=layout.PAUSE.center))

    def _prompt(self, said: str, room: pygame.Rect, image: pygame.Surface) -> None:
        paint.draw_panel(image, layout.PROMPT, FILL, EDGE, 22)
        text = self._shell.text.boxed(said, "text_bold", 30, room.size, CREAM)
        image.blit(text, text.get_rect(center=room.center))

    def _to_win(self, image: pygame.Surface) -> None:
        """What is needed and what helps; between the rows there is as much air as the words leave."""
        paint.draw_panel(image, layout.TO_WIN, FILL, EDGE, 22)
        inner = layout.TO_WIN.inflate(0, -2 * EDGE_AIR)
        groups = [("to-catch", NEEDED), ("special", SPECIAL)]
        used = sum(HEADING + len(tokens) * self._row(tokens) for _, tokens in groups)
        air = (inner.h - used) / (len(NEEDED) + BETWEEN + len(SPECIAL))
        y: float = inner.y
        for heading, tokens in groups:
            title = self._shell.words(f"police-chase.table.{heading}")
            line = self._shell.text.boxed(title, "number", 30, (340, 42), AMBER, align="left")
            image.blit(line, (inner.x + 24, round(y)))
            y += HEADING
            for token in tokens:
                row = self._row(tokens) + air
                self._use(image, (inner.x, round(y + row / 2)), token, self._use_px(tokens))
                y += row
            y += BETWEEN * air

    def _use(self, image: pygame.Surface, at: tuple[int, int], token: Token, px: int) -> None:
        """A token and what it is for."""
        picture = self._shell.assets.scaled(f"tokens/{token}", (ROW_TOKEN, ROW_TOKEN))
        image.blit(picture, picture.get_rect(center=(at[0] + 52, at[1])))
        lines = self._lines(token)
        for number, line in enumerate(lines):
            y = at[1] + round((number - (len(lines) - 1) / 2) * LINE * px)
            self._shell.text.draw_line(image, line, (at[0] + 92, y), "text_bold", px, CREAM, fixed=True)

    def _lines(self, token: Token) -> list[str]:
        return self._shell.words(f"police-chase.use.{token}").split("\n")

    def _row(self, tokens: Iterable[Token]) -> int:
        """How high the picture of each of these tokens is, or what is said of it."""
        lines = max(len(self._lines(token)) for token in tokens)
        return max(ROW_TOKEN, round(lines * LINE * self._use_px(tokens)))

    def _use_px(self, tokens: Iterable[Token]) -> int:
        """The size in which there is room for what each of these tokens is for."""
        uses, wanted = [self._lines(token) for token in tokens], self._shell.theme.px(USE)
        width = partial(self._shell.text.width, role="text_bold", size=wanted, fixed=True)
        wide = max(width(line) for lines in uses for line in lines)
        high = max(len(lines) for lines in uses) * LINE
        return min(wanted, wanted * USE_WIDE // wide, int(USE_HIGH / high))
