"""The panels beside the Police Chase board: players, title, prompt, and what is needed to win."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

import pygame

from game.core.kernel import Seat
from game.games.police_chase.rules.tokens import NEEDED, SPECIAL, Token
from game.games.police_chase.screen import layout
from game.games.police_chase.screen.display import DisplayState
from game.shell import paint
from game.shell.motion import wave
from game.shell.picture import Canvas
from game.shell.services import Shell
from game.shell.theme import AMBER, CREAM
from game.table.board.painter import SidePanel
from game.table.board.panels import EDGE, FILL, HOT_FILL, Panel, PlayerPanels
from game.table.seating import Chair, Seating

GROUPS = {"to-catch": NEEDED, "special": SPECIAL}
"""The headings in the list of tokens."""
ROW_TOKEN, HEADING, EDGE_GAP, BETWEEN = 54, 44, 12, 2
USE, USE_WIDE, USE_HIGH = 22, 276, 70
"""What a token is for: the size of the words, and their area."""
LINE = 1.02
"""From one line of them to the next, as a part of their size."""
GLOVE = 92
BUTTON_GAP = 12
DOWN = 12
TITLE, TITLE_GROWN, PAUSE_GAP = 44, 1.3, 14
BOUNCE_MS, BOUNCE = 900.0, 10


class Hud:
    """Describes the panels, which the painter caches, and draws what is above them."""

    def __init__(self, shell: Shell, player_panels: PlayerPanels, display: DisplayState) -> None:
        self._shell = shell
        self.player_panels = player_panels
        self._display = display

    def panels(self, seating: Seating, prompt: str, words_area: pygame.Rect) -> list[SidePanel]:
        """All panels; the words of the prompt get this area."""
        panels = [
            SidePanel(
                layout.PROMPT,
                (prompt, tuple(words_area)),
                partial(self._paint_prompt, prompt, words_area),
            ),
            SidePanel(layout.TITLE, None, self._paint_title),
            SidePanel(layout.TO_WIN, None, self._paint_to_win),
        ]
        display = self._display
        for seat, chair in enumerate(seating.chairs):
            key = chair, seat == display.active, display.robbed, display.view.hands[seat]
            draw = partial(self._draw_player, Seat(seat), chair)
            panels.append(SidePanel(self.player_panels.rects[seat], key, draw))
        return panels

    def _draw_player(self, seat: Seat, chair: Chair, image: Canvas) -> None:
        self.player_panels.draw(image, seat, self.player_panel(seat, chair), chair)

    def player_panel(self, seat: Seat, chair: Chair) -> Panel:
        """What a player's panel shows."""
        hot = seat == self._display.active
        ai = chair.kind == "ai"
        key = ("thinks" if ai else "turn") if hot else "computer" if ai else "waits"
        key = "robbed" if hot and self._display.robbed else key
        return Panel(self._shell.words(f"police-chase.note.{key}"), hot, self._display.items(seat))

    def draw_button(self, canvas: Canvas, place: pygame.Rect, *, hot: bool) -> None:
        """The button to go on."""
        key = "go-on", self._shell.settings.version, hot
        room = place.inflate(2 * paint.SHADOW_ROOM, 2 * paint.SHADOW_ROOM)
        canvas.layer(key, room, partial(self._paint_button, place, hot=hot))

    def _paint_button(self, place: pygame.Rect, image: Canvas, *, hot: bool) -> None:
        face = paint.button_face(place.size, HOT_FILL if hot else FILL, CREAM, 18)
        paint.draw_centred(image, face, place.center)
        inner, side = place.inflate(-2 * BUTTON_GAP, 0), place.h - BUTTON_GAP
        arrow = self._shell.assets.scaled("police_chase/skip", (side, side))
        left = image.blit(arrow, arrow.get_rect(midleft=inner.midleft)).right + BUTTON_GAP
        words = self._shell.words("police-chase.table.go-on")
        line = self._shell.text.line(words, "display", 28, CREAM, max_width=inner.right - left)
        paint.draw_centred(image, line, ((left + inner.right) // 2, inner.centery))

    def draw_glove(self, canvas: Canvas, tip: tuple[float, float], ms: float) -> None:
        """A glove that points at the only choice."""
        glove = self._shell.assets.scaled("police_chase/finger", (GLOVE, GLOVE))
        up = 0.0 if self._shell.settings.value.still else BOUNCE * (1 + wave(ms, BOUNCE_MS))
        canvas.blit(glove, glove.get_rect(midbottom=(round(tip[0]), round(tip[1] - up))))

    def _paint_title(self, image: Canvas) -> None:
        """The title in one line, or in two if text is large."""
        lines = self._shell.words("police-chase.table.title").split("\n")
        grown = min(self._shell.theme.text_scale, TITLE_GROWN)
        if grown == 1:
            lines = [" ".join(lines)]
        size, width = TITLE * grown, layout.PAUSE.left - layout.TITLE.left - PAUSE_GAP
        middle = layout.PAUSE.centery + (DOWN if len(lines) > 1 else 0)
        for number, line in enumerate(lines):
            y = middle + round(size * (number - (len(lines) - 1) / 2))
            self._shell.text.draw_line(
                image, line, (layout.TITLE.left, y), "display", size, AMBER,
                shadow=3, fixed=True, max_width=width,
            )  # fmt: skip
        pause = layout.PAUSE
        paint.draw_centred(image, paint.button_face(pause.size, FILL, CREAM, 16), pause.center)
        paint.draw_centred(image, self._shell.assets.scaled("icons/pause", (36, 36)), pause.center)

    def _paint_prompt(self, prompt: str, words_area: pygame.Rect, image: Canvas) -> None:
        paint.draw_panel(image, layout.PROMPT, FILL, EDGE, 22)
        text = self._shell.text.boxed(prompt, "text_bold", 30, words_area.size, CREAM)
        paint.draw_centred(image, text, words_area.center)

    def _paint_to_win(self, image: Canvas) -> None:
        """What is needed and what helps."""
        paint.draw_panel(image, layout.TO_WIN, FILL, EDGE, 22)
        rects = self.use_rects()
        for heading, tokens in GROUPS.items():
            title = self._shell.words(f"police-chase.table.{heading}")
            line = self._shell.text.boxed(title, "number", 30, (340, 42), AMBER, align="left")
            image.blit(line, (layout.TO_WIN.x + 24, rects[tokens[0]].y - HEADING))
            for token in tokens:
                self._paint_use(image, rects[token].midleft, token, self.use_px(tokens))

    def use_rects(self) -> dict[Token, pygame.Rect]:
        """The row of each token in this list; the rows share the space that the words leave."""
        inner = layout.TO_WIN.inflate(0, -2 * EDGE_GAP)
        used = sum(HEADING + len(tokens) * self.row_height(tokens) for tokens in GROUPS.values())
        gap = (inner.h - used) / (len(NEEDED) + BETWEEN + len(SPECIAL))
        y, rects = float(inner.y), {}
        for tokens in GROUPS.values():
            y += HEADING
            for token in tokens:
                row = self.row_height(tokens) + gap
                rects[token] = pygame.Rect(inner.x, round(y), inner.w, round(row))
                y += row
            y += BETWEEN * gap
        return rects

    def _paint_use(self, image: Canvas, at: tuple[int, int], token: Token, px: int) -> None:
        """A token and what it is for."""
        picture = self._shell.assets.scaled(f"tokens/{token}", (ROW_TOKEN, ROW_TOKEN))
        paint.draw_centred(image, picture, (at[0] + 52, at[1]))
        lines = self.use_of(token)
        for number, line in enumerate(lines):
            y = at[1] + round((number - (len(lines) - 1) / 2) * LINE * px)
            self._shell.text.draw_line(image, line, (at[0] + 92, y), "text_bold", px, CREAM, fixed=True)

    def use_of(self, token: Token) -> list[str]:
        """What a token is for, line by line."""
        return self._shell.words(f"police-chase.use.{token}").split("\n")

    def row_height(self, tokens: Iterable[Token]) -> int:
        """The height of a row that shows one of these tokens and its use."""
        lines = max(len(self.use_of(token)) for token in tokens)
        return max(ROW_TOKEN, round(lines * LINE * self.use_px(tokens)))

    def use_px(self, tokens: Iterable[Token]) -> int:
        """The text size in which the uses of all these tokens fit."""
        uses, wanted = [self.use_of(token) for token in tokens], self._shell.theme.px(USE)
        width = partial(self._shell.text.width, role="text_bold", size=wanted, fixed=True)
        wide = max(width(line) for lines in uses for line in lines)
        high = max(len(lines) for lines in uses) * LINE
        return min(wanted, wanted * USE_WIDE // wide, int(USE_HIGH / high))
