"""The story of a match: the important moments at the left, a chart over time at the right."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.core.kernel import Setup
from game.scenes.result_cards import draw_floor
from game.scenes.story_chart import StoryChart
from game.shell import paint
from game.shell.backdrop import HEADING, HEADING_Y, draw_backdrop, draw_heading, draw_veil
from game.shell.form import BACK, Form
from game.shell.formscene import FormScene
from game.shell.motion import Tween, ease_in_out
from game.shell.picture import Canvas, Picture
from game.shell.scenes import Move
from game.shell.services import Shell
from game.shell.theme import BUTTON_GREEN, INK, WHITE, mix
from game.shell.widgets import RADIUS, Button, Paragraph, Widget, button_height
from game.table.story import FROM, Beat, Story

GAP = 14
PICTURE, MOST_GROWN = 58, 1.4
"""The height of the pictures, and how much they grow with the text."""
ARROW = 0.55
"""The width of an arrow between two pictures, as a part of their height."""
APART, ROOM, ASIDE = 6, 10, 16
LARGE_TEXT = 1.5
"""From this text scale on the words are below the pictures."""
WHEN, SAID = 20, 23
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


@dataclass(frozen=True, slots=True)
class Column:
    """The room for the pictures of every row. All words begin at the same x."""

    high: int
    wide: int
    over: bool
    """True if the pictures are above the words, not beside them."""


def column_of(shell: Shell, story: Story) -> Column:
    """Return a column wide enough for the widest row."""
    scale = shell.theme.text_scale
    high = round(PICTURE * min(scale, MOST_GROWN))
    rows = (_faces(shell, beat, high) for beat in story.beats)
    wide = max((sum(face.get_width() + APART for face in row) - APART for row in rows), default=0)
    return Column(high, wide, over=scale >= LARGE_TEXT)


class StoryRow(Widget):
    """As high as its words need. The chart shows the time of the focused row."""

    def __init__(
        self, shell: Shell, name: str, place: tuple[int, int, int], story: Story, beat: Beat, column: Column
    ) -> None:
        left, top, wide = place
        self.beat = beat
        self.column = column
        room = wide - 2 * ROOM - (0 if column.over else column.wide + ASIDE)
        self._when = shell.words(f"story.{story.unit}", number=beat.at)
        self.text = shell.text.paragraph(beat.said, "text", SAID, room, shell.theme.palette.text)
        self._head = shell.text.height("number", WHEN)
        words = self.text.get_height()
        high = column.high + words if column.over else max(column.high, self._head + words)
        super().__init__(name, pygame.Rect(left, top, wide, high + 2 * ROOM))

    def make_face(self, shell: Shell, *, focused: bool) -> Picture:
        """Paint the pictures, when it happened, and what happened."""
        palette, column = shell.theme.palette, self.column
        fill = mix(palette.quiet, WHITE, 0.06) if focused else mix(palette.panel, INK, 0.35)
        image = paint.tinted(paint.rounded(self.rect.size, RADIUS), fill)
        middle = ROOM + column.high // 2 if column.over else self.rect.h // 2
        right = self.paint_pictures(shell, image, middle)
        if column.over:
            when, said = (right + ASIDE, middle), (ROOM, ROOM + column.high)
        else:
            x, spare = ROOM + column.wide + ASIDE, self.rect.h - self._head - self.text.get_height()
            when, said = (x, spare // 2 + self._head // 2), (x, spare // 2 + self._head)
        shell.text.draw_line(image, self._when, when, "number", WHEN, palette.title)
        image.blit(self.text, said)
        return image

    def paint_pictures(self, shell: Shell, image: Picture, middle: int) -> int:
        """Paint all pictures side by side. Return where they end."""
        x = ROOM
        for face in _faces(shell, self.beat, self.column.high):
            image.blit(face, face.get_rect(midleft=(x, middle)))
            x += face.get_width() + APART
        return x - APART


def _faces(shell: Shell, beat: Beat, high: int) -> list[Picture]:
    """Return the pictures of a row, at this height."""
    arrow = round(high * ARROW)
    return [shell.assets.fitting(name, (arrow if name == FROM else high, high)) for name in beat.pictures]


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
        self._chart: StoryChart
        self._rows: list[StoryRow] = []

    def build(self, focus: str) -> Form:
        """Lay out a row for each beat, and the buttons."""
        words, high = self.shell.words, button_height(self.shell, subtitle=True)
        self._chart = StoryChart(self.shell, self.setup.seats, self.story, self.chart_rect)
        left = pygame.Rect(
            960 - (BACK_WIDE + REMATCH_WIDE) // 2 - BETWEEN, self._buttons_top, BACK_WIDE, high
        )
        right = pygame.Rect(left.right + 2 * BETWEEN, self._buttons_top, REMATCH_WIDE, high)
        back = Button(BACK, left, words("story.winners"), quiet=True, icon="back")
        rematch = Button(
            "rematch", right, words("results.rematch"),
            subtitle=words(f"{self.setup.game}.results.rematch"), colour=BUTTON_GREEN, icon="play",
        )  # fmt: skip
        viewport = self.list_rect.inflate(-2 * INSIDE, -2 * INSIDE)
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

    @property
    def moving(self) -> bool:
        """Whether the lines grow."""
        return not self._drawn.done

    def update(self, dt_ms: float) -> Move | None:
        """Let the lines of the chart grow from left to right."""
        self._drawn.advance(dt_ms)
        return None

    def draw_behind(self, canvas: Canvas) -> None:
        """Draw the curtain, two panels and the chart."""
        whole, chart, row = canvas.get_rect(), self._chart, self.form.focused
        canvas.layer(chart, whole, self._draw_ground)
        beat = row.beat if isinstance(row, StoryRow) else None
        key = chart, self._drawn.value, beat
        canvas.layer(key, whole, lambda layer: chart.draw(layer, self._drawn.value, beat))
        self._draw_rest(canvas)

    def _draw_rest(self, canvas: Canvas) -> None:
        """Draw how many rows follow below the visible ones."""
        form, text = self.form, self.shell.text
        lowest = form.viewport.bottom + SPARE
        below = [row for row in self._rows if row.rect.bottom - form.scroll > lowest]
        if not below:
            return
        said = self.shell.words("story.more", number=len(below))
        middle = (form.viewport.bottom + self.list_rect.bottom) // 2
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
    def list_rect(self) -> pygame.Rect:
        """The panel of the rows."""
        top = HEADING_Y + self.shell.theme.px(HEADING) // 2 + 34
        return pygame.Rect(LEFT, top, MIDDLE - BETWEEN - LEFT, self._buttons_top - 50 - top)

    @property
    def chart_rect(self) -> pygame.Rect:
        """The panel of the chart."""
        whole = self.list_rect
        return pygame.Rect(MIDDLE + BETWEEN, whole.y, RIGHT - MIDDLE - BETWEEN, whole.h)

    def _draw_ground(self, canvas: Canvas) -> None:
        palette = self.shell.theme.palette
        draw_backdrop(self.shell, canvas, "results")
        draw_veil(canvas, VEIL)
        draw_floor(canvas, self._buttons_top - 34)
        for place in (self.list_rect, self.chart_rect):
            paint.draw_panel(canvas, place, palette.panel, palette.panel_edge)
        draw_heading(self.shell, canvas, self.shell.words("story.title"))
