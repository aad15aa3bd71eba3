"""The chart of a story: a line for each player, with its own colour, dashes and badge."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import pygame

from game.core.kernel import Seat, SeatSetup
from game.scenes.story_lines import DASHES, FAINT, faint, painted_line
from game.shell import draw, paint
from game.shell.picture import Canvas, Picture
from game.shell.services import Shell
from game.shell.theme import AMBER, CREAM, INK, Colour, mix
from game.table.chart import asides, spread, ticks, value_at
from game.table.looks import SEAT_LOOKS
from game.table.story import GREAT, Beat, Line, Story

APART = 2
"""Pixels between the outer ones of several lines with the same value."""
EDGE = 6
ROUND = 32
"""Pixels around the plot for the ends and corners of lines."""
SIGN, END_SIGN, MOST_GROWN = 32, 40, 1.4
"""The size of badges on a line and at its end, and how much they grow with the text."""
BESIDE = 6
"""The gap to the line of a badge that has no room on it."""
ALONE = 60
"""Pixels around the selected badge in which there is no other."""
HIGH = 0.4
"""A peak above this part of the chart gets a badge."""
SIGNS_EVERY = 210
"""Pixels from one badge of a line to the next."""
TITLE, AXIS, LABEL = 26, 20, 24
ROOM = 24
MOST_TICKS = 4
MOST_LABEL = 280
DASH = 8
LEADER = 14
"""Pixels from the plot to the labels at its right."""
NOTCH = 8
"""How far the notch of a time reaches below the plot."""
Sign = tuple[str, tuple[float, float]]
"""A character's badge, and where it is on the canvas."""


@dataclass(frozen=True, slots=True)
class Pointed:
    """The selected point of the chart."""

    line: int
    at: tuple[float, float]
    look: str
    """The character who did it, or empty."""


class StoryChart:
    """Painted once. Only the visible part and the selected time change."""

    def __init__(self, shell: Shell, seats: Sequence[SeatSetup], story: Story, rect: pygame.Rect) -> None:
        self._shell = shell
        self._seats = seats
        self._story = story
        self._rect = rect
        grown = min(shell.theme.text_scale, MOST_GROWN)
        self._side, self._end_side = round(SIGN * grown), round(END_SIGN * grown)
        values = [value for line in story.lines for _, value in line.points]
        self.ticks = ticks(max(1, *values), MOST_TICKS)
        self._last = max(1, *(line.points[-1][0] for line in story.lines))
        self._asides = asides(story.lines, APART)
        self.plot = self._room()
        self._ground = self._paint_ground()
        self._painted: list[Picture] = []
        self.signs = self._all_signs()

    def draw(self, canvas: Canvas, part: float, beat: Beat | None) -> None:
        """Draw this part of the lines, 0 to 1, and the time of `beat`."""
        missing = range(len(self._painted), len(self._story.lines))
        # While the lines grow, one more line per frame is soon enough.
        self._painted += [self._paint_line(number) for number in (missing if part >= 1 else missing[:1])]
        canvas.blit(self._ground, self._rect)
        if beat is not None:
            self._draw_time(canvas, beat)
        if part >= 1:
            self._draw_leaders(canvas)
        pointed = self.pointed_at(beat) if beat is not None and beat.at <= part * self._last else None
        self._draw_lines(canvas, part, pointed)
        if pointed is not None:
            self._draw_sign(canvas, pointed.look, pointed.at, self._end_side)
            draw.aacircle(canvas, AMBER, pointed.at, self._end_side // 2 + 6, 4)
        if part >= 1:
            self._draw_labels(canvas)
            return
        for number, line in enumerate(self._story.lines):
            at = part * self._last
            place = self.place(number, at, value_at(line, at))
            self._draw_sign(canvas, self._look(line.seat), place, self._end_side)

    def pointed_at(self, beat: Beat) -> Pointed | None:
        """Return where a beat is: on its player's line, or on the line of all."""
        for number, line in enumerate(self._story.lines):
            if line.seat in (None, beat.seat):
                value = value_at(line, beat.at) if beat.value is None else beat.value
                return Pointed(number, self.place(number, beat.at, value), self._look(beat.seat))
        return None

    def _draw_lines(self, canvas: Canvas, part: float, pointed: Pointed | None) -> None:
        """Draw the lines, the selected one in front and the others faint, then all badges."""
        front = pointed.line if pointed else None
        wide = round(self.plot.w * part)
        seen = ROUND + wide + (ROUND if part >= 1 else 0)
        order = sorted(range(len(self._painted)), key=lambda number: number == front)
        for number in order:
            ink = self._painted[number]
            ink.set_alpha(255 if front in (None, number) else FAINT)
            canvas.blit(ink, (self.plot.x - ROUND, self.plot.y - ROUND), (0, 0, seen, ink.get_height()))
        for number in order:
            for look, place in self.signs[number]:
                hidden = place[0] > self.plot.x + wide + 1
                if not hidden and (pointed is None or math.dist(place, pointed.at) > ALONE):
                    self._draw_sign(canvas, look, place, self._side, dim=front not in (None, number))

    def _room(self) -> pygame.Rect:
        """Return the rect of the lines. The rest is for labels."""
        text = self._shell.text
        beside = (self.unit_label, *map(self._amount, self.ticks))
        left = max(text.width(said, "number", AXIS) for said in beside) + ROOM + 14
        widest = max(text.width(self._label_text(line), "number", LABEL) for line in self._story.lines)
        right = min(MOST_LABEL, widest) + self._end_side + ROOM + 22
        top = text.height("text_bold", TITLE) + ROOM + self._side // 2 + 4
        foot = text.height("number", AXIS) + ROOM + 8
        whole = self._rect
        return pygame.Rect(whole.x + left, whole.y + top, whole.w - left - right, whole.h - top - foot)

    def place(self, number: int, at: float, value: float) -> tuple[float, float]:
        """Return where a value of a line is on the canvas."""
        x = self.plot.x + self.plot.w * at / self._last
        y = self.plot.bottom - self.plot.h * value / self.ticks[-1]
        return x, y - value_at(self._asides[number], at)

    @property
    def unit_label(self) -> str:
        """The label of the time axis."""
        return self._shell.words(f"story.axis.{self._story.unit}")

    def _amount(self, value: int) -> str:
        return f"${value:,}" if self._story.money else str(value)

    def _label_text(self, line: Line) -> str:
        amount = self._amount(line.points[-1][1])
        return f"{line.name}  {amount}" if line.name else amount

    def _paint_ground(self) -> Picture:
        """Paint the title and the axes with their labels."""
        image, text = paint.clear(self._rect.size), self._shell.text
        palette = self._shell.theme.palette
        plot = self.plot.move(-self._rect.x, -self._rect.y)
        middle = ROOM // 2 + 4 + text.height("text_bold", TITLE) // 2
        text.draw_line(
            image, self._story.chart, (ROOM, middle), "text_bold", TITLE, palette.text,
            max_width=self._rect.w - 2 * ROOM,
        )  # fmt: skip
        dark = plot.inflate(2 * EDGE, 4 * EDGE)
        image.blit(paint.tinted(paint.rounded(dark.size, 10), INK, 150), dark)
        for tick in self.ticks:
            y = round(plot.bottom - plot.h * tick / self.ticks[-1])
            colour = palette.dim if tick == 0 else palette.panel_edge
            draw.line(image, colour, (plot.left, y), (plot.right, y), 2)
            text.draw_line(
                image, self._amount(tick), (plot.left - 12, y), "number", AXIS, palette.dim, align="right"
            )
        self._paint_times(image, plot)
        return image

    def _paint_times(self, image: Picture, plot: pygame.Rect) -> None:
        """Paint a number at each notch, and the label of the axis before them."""
        text, dim = self._shell.text, self._shell.theme.palette.dim
        y = plot.bottom + text.height("number", AXIS) // 2 + 20
        text.draw_line(image, self.unit_label, (plot.left - 12, y), "number", AXIS, dim, align="right")
        for at in ticks(self._last, MOST_TICKS + 1)[1:]:
            if at <= self._last:
                x = round(plot.left + plot.w * at / self._last)
                draw.line(image, dim, (x, plot.bottom), (x, plot.bottom + NOTCH), 2)
                text.draw_line(image, str(at), (x, y), "number", AXIS, dim, align="middle")

    def _paint_line(self, number: int) -> Picture:
        """Paint a line on a picture a bit larger than the plot, with stems to the badges beside it."""
        line, origin = self._story.lines[number], (self.plot.x - ROUND, self.plot.y - ROUND)
        places = [self.place(number, at, value) for at, value in line.points]
        corners = [(x - origin[0], y - origin[1]) for x, y in places]
        size, dashes = self.plot.inflate(2 * ROUND, 2 * ROUND).size, DASHES.get(self._look(line.seat), ())
        image = painted_line(size, corners, self._colour(line), dashes)
        heights = dict(place for _, place in self._deeds(number))
        for _, (x, y) in self.signs[number]:
            foot, top = ((x - origin[0], end - origin[1]) for end in (heights.get(x, y), y))
            draw.line(image, CREAM, foot, top, 2)
        return image

    def _all_signs(self) -> list[list[Sign]]:
        """Return the badges of every line without overlaps. The important ones come first."""
        kinds, numbers = (self._deeds, self._peaks, self._at_times), range(len(self._story.lines))
        candidates = [(number, sign) for signs in kinds for number in numbers for sign in signs(number)]
        found: list[list[Sign]] = [[] for _ in numbers]
        for number, (look, (x, y)) in candidates:
            beside = self._side + BESIDE
            aside = (0,) if self._story.lines[number].seat is not None else (0, -beside, beside)
            taken = [place for signs in found for _, place in signs]
            places = ((x, y + each) for each in aside)
            free = (at for at in places if all(math.dist(at, other) > self._side + 4 for other in taken))
            found[number] += [(look, at) for at in itertools.islice(free, 1)]
        return found

    def _deeds(self, number: int) -> Iterator[Sign]:
        """Yield the great deeds on the line of all, the last one first."""
        line = self._story.lines[number]
        for beat in reversed(self._story.beats):
            if line.seat is None and beat.seat is not None and beat.weight >= GREAT:
                yield self._look(beat.seat), self.place(number, beat.at, value_at(line, beat.at))

    def _peaks(self, number: int) -> Iterator[Sign]:
        """Yield the peaks of a line."""
        line = self._story.lines[number]
        for before, top, after in zip(line.points, line.points[1:], line.points[2:], strict=False):
            peak = line.seat is not None and before[1] < top[1] >= after[1]
            if peak and top[1] > HIGH * self.ticks[-1]:
                yield self._look(line.seat), self.place(number, *top)

    def _at_times(self, number: int) -> Iterator[Sign]:
        """Yield badges at regular times, different for each line."""
        line = self._story.lines[number]
        every = min(1.0, SIGNS_EVERY / self.plot.w) * self._last
        at = every * (number + 0.5) / len(self._story.lines)
        while at < self._last and line.seat is not None:
            yield self._look(line.seat), self.place(number, at, value_at(line, at))
            at += every

    def _look(self, seat: Seat | None) -> str:
        """Return the character of a seat, or an empty string."""
        return "" if seat is None else self._seats[seat].look

    def _colour(self, line: Line) -> Colour:
        return AMBER if line.seat is None else SEAT_LOOKS[self._look(line.seat)].colour

    def _draw_sign(
        self, canvas: Canvas, look: str, at: tuple[float, float], side: int, *, dim: bool = False
    ) -> None:
        if not look:
            return
        badge = self._shell.assets.scaled(f"badges/{look}", (side, side))
        if dim:
            badge = self._shell.text.keep(("faint-badge", look, side), lambda: faint(badge))
        canvas.blit(badge, badge.get_rect(center=at))

    def _ends(self) -> list[tuple[float, float]]:
        """Return the height of every line's end and of its label. Labels don't overlap."""
        lines = enumerate(self._story.lines)
        ends = [self.place(number, *line.points[-1])[1] for number, line in lines]
        high = max(self._end_side + 2, self._shell.text.height("number", LABEL))
        whole = self.plot.inflate(0, self._side)
        return list(zip(ends, spread(ends, high, whole.top + high / 2, whole.bottom - high / 2), strict=True))

    def _draw_leaders(self, canvas: Canvas) -> None:
        """Draw a thin line from the end of every line to its label."""
        for end, y in self._ends():
            start = self.plot.right + LEADER
            draw.aaline(canvas, CREAM, (self.plot.right, end), (start + 4, y))

    def _draw_labels(self, canvas: Canvas) -> None:
        """Draw a label at the end of every line: the player and the last value."""
        for line, (_, y) in zip(self._story.lines, self._ends(), strict=True):
            x = self.plot.right + LEADER
            self._draw_sign(canvas, self._look(line.seat), (x + self._end_side / 2, y), self._end_side)
            left = x + (8 if line.seat is None else self._end_side + 8)
            colour = mix(self._colour(line), CREAM, 0.75)
            room = self._rect.right - round(left) - 10
            self._shell.text.draw_line(
                canvas, self._label_text(line), (left, y), "number", LABEL, colour, max_width=room
            )

    def _draw_time(self, canvas: Canvas, beat: Beat) -> None:
        """Draw a dashed line at the time of a beat."""
        x = round(self.plot.x + self.plot.w * beat.at / self._last)
        for y in range(self.plot.top - self._side // 2, self.plot.bottom, 2 * DASH):
            draw.line(canvas, AMBER, (x, y), (x, min(y + DASH, self.plot.bottom)), 3)
