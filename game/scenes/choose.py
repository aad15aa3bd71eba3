"""Choose a game: four posters on the office wall."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pygame

from game.match.game import Game
from game.shell import paint
from game.shell.backdrop import draw_backdrop, draw_heading
from game.shell.form import BACK, Form
from game.shell.formscene import FormScene
from game.shell.motion import Tween, ease_out_back
from game.shell.picture import Canvas
from game.shell.scenes import Move
from game.shell.services import Shell
from game.shell.theme import WHITE
from game.shell.widgets import Button, Widget, button_height, button_width

POSTER = (371, 520)
POSTER_TOP, POSTER_GAP = 142, 66
LIFT, LIFT_MS = 16.0, 160.0
INFO = pygame.Rect(305, POSTER_TOP + POSTER[1] + 26, 1310, 0)
"""The panel about the focused game. Its height follows the text."""
INNER, BETWEEN = 40, 22
TITLE, MOTTO, LINE = 36, 30, 28


class Poster(Widget):
    """A poster that lifts when it is focused."""

    def __init__(self, game: str, rect: pygame.Rect) -> None:
        super().__init__(game, rect)
        self.lift = Tween(0, 0, 0)

    def confirm(self, shell: Shell) -> bool:
        """Choose the game."""
        return True

    def aim(self, height: float, ms: float) -> None:
        """Start to rise or sink to this height."""
        if self.lift.end != height:
            self.lift = Tween(self.lift.value, height, ms, ease_out_back)

    def draw(self, shell: Shell, canvas: Canvas, rect: pygame.Rect, *, focused: bool) -> None:
        """Draw shadow, picture and focus ring."""
        place = rect.move(0, -round(self.lift.value))
        shadow = paint.soft_shadow(place.size, 18, 170, 12)
        drop = 8 + round(self.lift.value * 0.8)
        canvas.blit(shadow, (rect.x - paint.SHADOW_ROOM + 5, place.y - paint.SHADOW_ROOM + drop))
        canvas.blit(shell.assets.scaled(f"posters/{self.id}", rect.size), place)
        if focused:
            self.draw_ring(shell, canvas, place, 18)


class ChooseScene(FormScene):
    """Calls `on_choose` with the id of the chosen game."""

    def __init__(self, shell: Shell, games: Iterable[Game], on_choose: Callable[[str], Move]) -> None:
        super().__init__(shell)
        self._games = {game.id: game for game in games}
        self._on_choose = on_choose
        self._shown = next(iter(self._games))

    def build(self, focus: str) -> Form:
        """Lay out the posters in a row, and BACK."""
        words = self.shell.words
        width = len(self._games) * POSTER[0] + (len(self._games) - 1) * POSTER_GAP
        left = (1920 - width) // 2
        posters = [
            Poster(game, pygame.Rect(left + n * (POSTER[0] + POSTER_GAP), POSTER_TOP, *POSTER))
            for n, game in enumerate(self._games)
        ]
        high = button_height(self.shell)
        back = words("widget.back")
        place = pygame.Rect(60, 996 - high, max(240, button_width(self.shell, back, icon=True)), high)
        button = Button(BACK, place, back, quiet=True, icon="back")
        return Form(self.shell, [*posters, button], focus=focus or self._shown)

    def act(self, name: str) -> Move | None:
        """Choose a game."""
        return self._on_choose(name)

    @property
    def moving(self) -> bool:
        """Whether a poster is lifted or lowered."""
        return any(isinstance(widget, Poster) and not widget.lift.done for widget in self.form.widgets)

    def update(self, dt_ms: float) -> Move | None:
        """Lift the focused poster and lower the others."""
        ms = 0.0 if self.shell.settings.value.still else LIFT_MS
        for widget in self.form.widgets:
            if isinstance(widget, Poster):
                widget.aim(LIFT if widget is self.form.focused else 0.0, ms)
                widget.lift.advance(dt_ms)
        if self.form.focus in self._games:
            self._shown = self.form.focus
        return None

    def draw_behind(self, canvas: Canvas) -> None:
        """Draw the office wall, the heading, and the panel about the focused game."""
        draw_backdrop(self.shell, canvas, "office", dim=10)
        draw_heading(self.shell, canvas, self.shell.words("choose.title"))
        self._draw_info(canvas)

    def _draw_info(self, canvas: Canvas) -> None:
        """Draw title, number of players and a line about the game. In large text add the poster's motto."""
        shell, key, box = self.shell, f"choose.game.{self._shown}", self.info_box
        px, palette, left = shell.theme.px, shell.theme.palette, box.x + INNER
        span = self._games[self._shown].players
        players = shell.words("choose.players", fewest=span.start, most=span.stop - 1)
        paint.draw_panel(canvas, box, palette.panel, palette.panel_edge, alpha=238)
        top = box.y + 26 + px(TITLE) // 2
        title = shell.text.draw_line(
            canvas, shell.words(f"{key}.title"), (left, top), "display", TITLE, palette.title, max_width=700
        )
        shell.text.draw_line(
            canvas, players, (box.right - INNER, top), "text_bold", 26, WHITE, align="right",
            max_width=box.right - title.right - 2 * INNER,
        )  # fmt: skip
        if self._large:
            y = box.y + 26 + px(TITLE) + BETWEEN + px(MOTTO) // 2
            shell.text.draw_line(canvas, shell.words(f"{key}.motto"), (left, y), "number", MOTTO, WHITE)
        shell.text.draw_line(
            canvas, shell.words(f"{key}.line"), (left, box.bottom - 28 - px(26) // 2), "text", LINE,
            palette.text, max_width=box.w - 2 * INNER,
        )  # fmt: skip

    @property
    def _large(self) -> bool:
        """Whether text is larger than on the posters."""
        return self.shell.theme.text_scale > 1

    @property
    def info_box(self) -> pygame.Rect:
        """The panel below the posters. If it reaches down to BACK, it is beside it."""
        px, back = self.shell.theme.px, self.form.get(BACK).rect
        box = pygame.Rect(INFO)
        box.h = px(TITLE) + px(26) + 74 + (px(MOTTO) + BETWEEN if self._large else 0)
        if box.bottom > back.top:
            box.x = back.right + POSTER_GAP
            box.w = 1920 - 2 * box.x
        return box
