"""The story of a match: the important moments at the left, a chart over time at the right."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.core.kernel import Setup
from game.scenes.result_pictures import draw_floor
from game.scenes.story_chart import StoryChart
from game.scenes.story_rows import GAP, StoryRow, column_of
from game.shell import paint
from game.shell.backdrop import HEADING, HEADING_Y, draw_backdrop, draw_heading, draw_veil
from game.shell.formscene import FormScene
from game.shell.motion import Tween, ease_in_out
from game.shell.scenes import Move
from game.shell.services import Shell
from game.shell.theme import BUTTON_GREEN
from game.shell.widgets import BACK, Button, Form, Paragraph, button_height
from game.table.story import Story

LEFT, MIDDLE, RIGHT = 48, 890, 1872
"""The edges of the two panels, with `BETWEEN` on both sides of the middle."""
BETWEEN = 12
BACK_WIDE, REMATCH_WIDE = 430, 480
INSIDE = 22
BAR = 40
"""Room for the scroll bar."""
MORE = 22
"""The text size of how many rows follow."""
SPARE = 12
"""A row that ends at most this far below the viewport counts as visible."""
DRAWN_MS = 800.0
VEIL = 110


class StoryScene(FormScene):
    """Pops back to the results."""

    caption_room = (140, 992, 1640, 80)

    def __init__(self, shell: Shell, setup: Setup, story: Story, rematch: Callable[[], Move | None]) -> None:
        super().__init__(shell)
        self.setup = setup
        self.story = story
        self._rematch = rematch
        ms = 0.0 if shell.settings.value.still else DRAWN_MS / shell.settings.value.pace
        self._drawn = Tween(0.0, 1.0, ms, ease_in_out)
        self._chart: StoryChart | None = None
        self._ground: pygame.Surface | None = None
        self._rows: list[StoryRow] = []

    def build(self, focus: str) -> Form:
        """Lay out a row for each beat, and the buttons."""
        words, high = self.shell.words, button_height(self.shell, subtitle=True)
        self._chart, self._ground = None, None
        left = pygame.Rect(
            960 - (BACK_WIDE + REMATCH_WIDE) // 2 - BETWEEN, self._buttons_top, BACK_WIDE, high
        )
        right = pygame.Rect(left.right + 2 * BETWEEN, self._buttons_top, REMATCH_WIDE, high)
        back = Button(BACK, left, words("story.winners"), quiet=True, icon="back")
        rematch = Button(
            "rematch", right, words("results.rematch"),
            subtitle=words(f"{self.setup.game}.results.rematch"), colour=BUTTON_GREEN, icon="play",
        )  # fmt: skip
        viewport = self._list.inflate(-2 * INSIDE, -2 * INSIDE)
        self._rows = self._make_rows(viewport)
        if self._rows and self._rows[-1].rect.bottom > viewport.bottom:
            viewport = pygame.Rect(viewport.topleft, (viewport.w - BAR, viewport.h - self._rest_height))
            self._rows = self._make_rows(viewport)
        rest = words("story.quiet")
        quiet = [] if self._rows else [Paragraph(self.shell, viewport.topleft, viewport.w, rest)]
        return Form(
            self.shell, [back, rematch, *quiet], scrolled=self._rows, viewport=viewport,
            focus=focus or "beat:0", list_first=True, tells_rest=False,
        )  # fmt: skip

    def _make_rows(self, room: pygame.Rect) -> list[StoryRow]:
        """Return a row for each beat, one below the other."""
        rows: list[StoryRow] = []
        column, y = column_of(self.shell, self.story), room.y
        for number, beat in enumerate(self.story.beats):
            place = room.x, y, room.w
            rows.append(StoryRow(self.shell, f"beat:{number}", place, self.story, beat, column))
            y = rows[-1].rect.bottom + GAP
        return rows

    def act(self, name: str) -> Move | None:
        """Start a rematch."""
        return self._rematch() if name == "rematch" else None

    def update(self, dt_ms: float) -> Move | None:
        """Let the lines of the chart grow from left to right."""
        if not self._drawn.done:
            self._drawn.advance(dt_ms)
            self.needs_redraw = True
        return None

    def draw_behind(self, canvas: pygame.Surface) -> None:
        """Draw the curtain, two panels and the chart."""
        if self._ground is None or self._chart is None:
            self._ground = self._painted(canvas.get_size())
            self._chart = StoryChart(self.shell, self.setup.seats, self.story, self.chart_rect)
        canvas.blit(self._ground, (0, 0))
        row = self.form.focused
        self._chart.draw(canvas, self._drawn.value, row.beat if isinstance(row, StoryRow) else None)
        self._draw_rest(canvas)

    def _draw_rest(self, canvas: pygame.Surface) -> None:
        """Draw how many rows follow below the visible ones."""
        form, text = self.form, self.shell.text
        lowest = form.viewport.bottom + SPARE
        below = [row for row in self._rows if row.rect.bottom - form.scroll > lowest]
        if not below:
            return
        said = self.shell.words("story.more", number=len(below))
        middle = (form.viewport.bottom + self._list.bottom) // 2
        side = self._rest_height
        left = form.viewport.centerx - (text.width(said, "text_bold", MORE) + side) // 2
        icon = self.shell.assets.scaled("icons/down", (side, side))
        canvas.blit(icon, icon.get_rect(midleft=(left - 6, middle)))
        text.draw_line(canvas, said, (left + side, middle), "text_bold", MORE, self.shell.theme.palette.dim)

    @property
    def _rest_height(self) -> int:
        return self.shell.text.height("text_bold", MORE)

    @property
    def _buttons_top(self) -> int:
        """Where the buttons begin."""
        return 984 - button_height(self.shell, subtitle=True)

    @property
    def _list(self) -> pygame.Rect:
        top = HEADING_Y + self.shell.theme.px(HEADING) // 2 + 34
        return pygame.Rect(LEFT, top, MIDDLE - BETWEEN - LEFT, self._buttons_top - 50 - top)

    @property
    def chart_rect(self) -> pygame.Rect:
        """The panel of the chart."""
        whole = self._list
        return pygame.Rect(MIDDLE + BETWEEN, whole.y, RIGHT - MIDDLE - BETWEEN, whole.h)

    def _painted(self, size: tuple[int, int]) -> pygame.Surface:
        image, palette = pygame.Surface(size).convert(), self.shell.theme.palette
        draw_backdrop(self.shell, image, "results")
        draw_veil(image, VEIL)
        draw_floor(image, self._buttons_top - 34)
        for place in (self._list, self.chart_rect):
            paint.draw_panel(image, place, palette.panel, palette.panel_edge)
        draw_heading(self.shell, image, self.shell.words("story.title"))
        return image
