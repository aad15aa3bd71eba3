"""The chart of a story: a line a player, told apart by colour, shape and letter."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence

import pygame

from game.core.kernel import SeatSetup
from game.shell import paint
from game.shell.services import Shell
from game.shell.theme import AMBER, CREAM, INK, SEAT_LOOKS, Colour, mix
from game.stage.chart import spread, ticks, value_at
from game.stage.story import GREAT, Beat, Line, Story

FINE = 2
THICK, CASING = 6, 2
"""A line and the pale edge at both of its sides, so that dark colours can be seen too."""
APART = 6
"""Pixels by which the lines of two players who have as much are kept apart."""
SIGN, END_SIGN = 32, 40
HIGH = 0.4
"""A summit that is so high, as a part of the chart, says whose it is."""
SIGNS_EVERY = 210
"""Pixels from one sign of a line to its next."""
TITLE, AXIS, LABEL = 26, 20, 24
ROOM = 24
MOST_TICKS = 4
MOST_LABEL = 280
DASH = 8


class StoryChart:
    """Painted once; only how much of it is seen changes, and the time that is pointed at."""

    def __init__(self, shell: Shell, seats: Sequence[SeatSetup], story: Story, rect: pygame.Rect) -> None:
        self._shell = shell
        self._seats = seats
        self._story = story
        self._rect = rect
        values = [value for line in story.lines for _, value in line.points]
        self._ticks = ticks(max(1, *values), MOST_TICKS)
        self._last = max(1, *(line.points[-1][0] for line in story.lines))
        self._plot = self._room()
        self._ground = self._paint_ground()
        self._ink = self._paint_lines()

    def draw(self, canvas: pygame.Surface, part: float, beat: Beat | None) -> None:
        """So much of the lines as `part` says, 0 to 1, and the time of `beat`."""
        canvas.blit(self._ground, self._rect)
        if beat is not None:
            self._draw_time(canvas, beat)
        seen = round(SIGN + self._plot.w * part) + (SIGN if part >= 1 else 0)
        corner = self._plot.x - SIGN, self._plot.y - SIGN
        canvas.blit(self._ink, corner, (0, 0, seen, self._ink.get_height()))
        if beat is not None and beat.at <= part * self._last:
            self._point_at(canvas, beat)
        if part >= 1:
            self._label(canvas)
            return
        for number, line in enumerate(self._story.lines):
            at = part * self._last
            self._sign(canvas, line, self._place(number, at, value_at(line, at)), END_SIGN)

    def _room(self) -> pygame.Rect:
        """Where the lines are: the rest is for words."""
        text = self._shell.text
        left = max(text.width(self._amount(tick), "number", AXIS) for tick in self._ticks) + ROOM + 14
        widest = max(text.width(self._said(line), "number", LABEL) for line in self._story.lines)
        right = min(MOST_LABEL, widest) + END_SIGN + ROOM + 22
        top = text.height("text_bold", TITLE) + ROOM + SIGN // 2 + 4
        foot = text.height("number", AXIS) + ROOM + 8
        whole = self._rect
        return pygame.Rect(whole.x + left, whole.y + top, whole.w - left - right, whole.h - top - foot)

    def _place(self, number: int, at: float, value: float) -> tuple[float, float]:
        """Where a value of a line is on the canvas."""
        aside = (number - (len(self._story.lines) - 1) / 2) * APART
        x = self._plot.x + self._plot.w * at / self._last
        return x, self._plot.bottom - self._plot.h * value / self._ticks[-1] - aside

    def _amount(self, value: int) -> str:
        return f"${value:,}" if self._story.money else str(value)

    def _said(self, line: Line) -> str:
        amount = self._amount(line.points[-1][1])
        return f"{line.name}  {amount}" if line.name else amount

    def _paint_ground(self) -> pygame.Surface:
        """Title, axes and their few labels."""
        image, text = paint.clear(self._rect.size), self._shell.text
        palette = self._shell.theme.palette
        plot = self._plot.move(-self._rect.x, -self._rect.y)
        middle = ROOM // 2 + 4 + text.height("text_bold", TITLE) // 2
        text.draw_line(
            image, self._story.chart, (ROOM, middle), "text_bold", TITLE, palette.text,
            max_width=self._rect.w - 2 * ROOM,
        )  # fmt: skip
        dark = paint.rounded(plot.inflate(2 * APART, 4 * APART).size, 10)
        image.blit(paint.tinted(dark, INK, 150), plot.inflate(2 * APART, 4 * APART))
        for tick in self._ticks:
            y = round(plot.bottom - plot.h * tick / self._ticks[-1])
            colour = palette.dim if tick == 0 else palette.panel_edge
            pygame.draw.line(image, colour, (plot.left, y), (plot.right, y), 2)
            text.draw_line(
                image, self._amount(tick), (plot.left - 12, y), "number", AXIS, palette.dim, align="right"
            )
        self._paint_times(image, plot)
        return image

    def _paint_times(self, image: pygame.Surface, plot: pygame.Rect) -> None:
        """When: the first label says what is counted, the others are mere numbers."""
        words, text = self._shell.words, self._shell.text
        dim, y = self._shell.theme.palette.dim, plot.bottom + text.height("number", AXIS) // 2 + 20
        free = float(plot.left - ROOM)
        for number, at in enumerate(ticks(self._last, MOST_TICKS + 1)[1:]):
            x = plot.left + plot.w * at / self._last
            said = words(f"story.{self._story.unit}", number=at) if number == 0 else str(at)
            wide = text.width(said, "number", AXIS)
            if at > self._last or x - wide / 2 < free:
                continue
            text.draw_line(image, said, (x, y), "number", AXIS, dim, align="middle")
            free = x + wide / 2 + 20

    def _paint_lines(self) -> pygame.Surface:
        """All lines with their signs, in a picture larger than the plot by a sign at every side."""
        size = self._plot.w + 2 * SIGN, self._plot.h + 2 * SIGN
        large = paint.clear((size[0] * FINE, size[1] * FINE))
        origin = self._plot.x - SIGN, self._plot.y - SIGN
        for number, line in enumerate(self._story.lines):
            places = [self._place(number, at, value) for at, value in line.points]
            corners = [((x - origin[0]) * FINE, (y - origin[1]) * FINE) for x, y in places]
            for colour, thick in ((CREAM, THICK + 2 * CASING), (self._colour(line), THICK)):
                _draw_path(large, corners, colour, thick * FINE)
        image = pygame.transform.smoothscale(large, size)
        for line, (x, y) in self._all_signs():
            self._sign(image, line, (x - origin[0], y - origin[1]), SIGN)
        self._paint_deeds(image, origin)
        return image

    def _sign_places(self, number: int, line: Line) -> list[tuple[float, float]]:
        """Where a line shows whose it is: no two lines at the same time."""
        if line.seat is None:
            return []
        every = min(1.0, SIGNS_EVERY / self._plot.w) * self._last
        at = every * (number + 0.5) / len(self._story.lines)
        found = []
        while at < self._last:
            found.append(self._place(number, at, value_at(line, at)))
            at += every
        return found

    def _all_signs(self) -> list[tuple[Line, tuple[float, float]]]:
        """Every line at its times, and on its summits where there is room: a summit draws the eye."""
        lines = list(enumerate(self._story.lines))
        signs = [(line, at) for number, line in lines for at in self._sign_places(number, line)]
        for number, line in lines:
            for before, top, after in zip(line.points, line.points[1:], line.points[2:], strict=False):
                at = self._place(number, *top)
                summit = line.seat is not None and before[1] < top[1] >= after[1]
                high = top[1] > HIGH * self._ticks[-1]
                if summit and high and all(math.dist(at, other) > SIGN for _, other in signs):
                    signs.append((line, at))
        return signs

    def _paint_deeds(self, image: pygame.Surface, origin: tuple[int, int]) -> None:
        """On a line that is everybody's, who did something great, and when."""
        for number, line in enumerate(self._story.lines):
            for beat in self._story.beats:
                if line.seat is None and beat.seat is not None and beat.weight >= GREAT:
                    x, y = self._place(number, beat.at, value_at(line, beat.at))
                    badge = self._badge(self._seats[beat.seat].look, SIGN)
                    image.blit(badge, badge.get_rect(center=(x - origin[0], y - origin[1])))

    def _colour(self, line: Line) -> Colour:
        return AMBER if line.seat is None else SEAT_LOOKS[self._seats[line.seat].look].colour

    def _badge(self, look: str, side: int) -> pygame.Surface:
        return self._shell.assets.scaled(f"badges/{look}", (side, side))

    def _sign(self, canvas: pygame.Surface, line: Line, at: tuple[float, float], side: int) -> None:
        if line.seat is not None:
            badge = self._badge(self._seats[line.seat].look, side)
            canvas.blit(badge, badge.get_rect(center=at))

    def _label(self, canvas: pygame.Surface) -> None:
        """At the end of every line whose it is and how much it came to, none over another."""
        text, lines = self._shell.text, self._story.lines
        ends = [self._place(number, *line.points[-1])[1] for number, line in enumerate(lines)]
        high = max(END_SIGN + 2, text.height("number", LABEL))
        whole = self._plot.inflate(0, SIGN)
        x = self._plot.right + 14
        for number, y in enumerate(spread(ends, high, whole.top + high / 2, whole.bottom - high / 2)):
            line = lines[number]
            pygame.draw.aaline(canvas, CREAM, (self._plot.right, ends[number]), (x + 4, y))
            self._sign(canvas, line, (x + END_SIGN / 2, y), END_SIGN)
            left = x + (8 if line.seat is None else END_SIGN + 8)
            colour = mix(self._colour(line), CREAM, 0.75)
            room = self._rect.right - round(left) - 10
            text.draw_line(canvas, self._said(line), (left, y), "number", LABEL, colour, max_width=room)

    def _draw_time(self, canvas: pygame.Surface, beat: Beat) -> None:
        """A dashed line at the time of a beat."""
        x = round(self._plot.x + self._plot.w * beat.at / self._last)
        for y in range(self._plot.top - SIGN // 2, self._plot.bottom, 2 * DASH):
            pygame.draw.line(canvas, AMBER, (x, y), (x, min(y + DASH, self._plot.bottom)), 3)
        pygame.draw.circle(canvas, AMBER, (x, self._plot.bottom), 7)

    def _point_at(self, canvas: pygame.Surface, beat: Beat) -> None:
        """Whose line it was, on the line."""
        for number, line in enumerate(self._story.lines):
            if line.seat is not None and line.seat == beat.seat:
                place = self._place(number, beat.at, value_at(line, beat.at))
                self._sign(canvas, line, place, END_SIGN)
                pygame.draw.aacircle(canvas, AMBER, place, END_SIGN // 2 + 6, 4)


def _draw_path(
    image: pygame.Surface, corners: Sequence[tuple[float, float]], colour: Colour, thick: int
) -> None:
    """A thick line with round corners."""
    for start, end in itertools.pairwise(corners):
        length = math.dist(start, end) or 1.0
        aside = (end[1] - start[1]) / length * thick / 2, (start[0] - end[0]) / length * thick / 2
        outline = [
            (start[0] + aside[0], start[1] + aside[1]),
            (end[0] + aside[0], end[1] + aside[1]),
            (end[0] - aside[0], end[1] - aside[1]),
            (start[0] - aside[0], start[1] - aside[1]),
        ]
        pygame.draw.polygon(image, colour, outline)
    for corner in corners:
        pygame.draw.circle(image, colour, corner, thick / 2)
