"""The chart of a story: a line a player, told apart by colour, shape and letter."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import pygame

from game.core.kernel import Seat, SeatSetup
from game.scenes.story_lines import DASHES, FAINT, faint, painted_line
from game.shell import paint
from game.shell.services import Shell
from game.shell.theme import AMBER, CREAM, INK, SEAT_LOOKS, Colour, mix
from game.table.chart import asides, spread, ticks, value_at
from game.table.story import GREAT, Beat, Line, Story

APART = 2
"""Pixels from the first to the last of the lines whose players have as much."""
EDGE = 6
ROUND = 32
"""Pixels round the chart into which the ends and corners of a line may reach."""
SIGN, END_SIGN, MOST_GROWN = 32, 40, 1.4
"""How large signs are, on a line and at its end, and how much they grow with the text."""
BESIDE = 6
"""How far from its place on the line a sign is that has no room there, besides its own size."""
ALONE = 60
"""Pixels round the sign that is pointed at in which there is no other."""
HIGH = 0.4
"""A summit that is so high, as a part of the chart, says whose it is."""
SIGNS_EVERY = 210
"""Pixels from one sign of a line to its next."""
TITLE, AXIS, LABEL = 26, 20, 24
ROOM = 24
MOST_TICKS = 4
MOST_LABEL = 280
DASH = 8
LEADER = 14
"""Pixels from the chart to the words at its right."""
NOTCH = 8
"""How far the notch of a time reaches down from the chart."""
Sign = tuple[str, tuple[float, float]]
"""Whose badge, and where on the canvas."""


@dataclass(frozen=True, slots=True)
class Pointed:
    """What of the chart is pointed at."""

    line: int
    at: tuple[float, float]
    look: str
    """Whose deed it is; empty for nobody's."""


class StoryChart:
    """Painted once; only how much of it is seen changes, and the time that is pointed at."""

    def __init__(self, shell: Shell, seats: Sequence[SeatSetup], story: Story, rect: pygame.Rect) -> None:
        self._shell = shell
        self._seats = seats
        self._story = story
        self._rect = rect
        grown = min(shell.theme.text_scale, MOST_GROWN)
        self._side, self._end_side = round(SIGN * grown), round(END_SIGN * grown)
        values = [value for line in story.lines for _, value in line.points]
        self._ticks = ticks(max(1, *values), MOST_TICKS)
        self._last = max(1, *(line.points[-1][0] for line in story.lines))
        self._asides = asides(story.lines, APART)
        self._plot = self._room()
        self._ground = self._paint_ground()
        self._inks: list[pygame.Surface] = []
        self._signs = self._all_signs()

    def draw(self, canvas: pygame.Surface, part: float, beat: Beat | None) -> None:
        """So much of the lines as `part` says, 0 to 1, and the time of `beat`."""
        self._bake(at_once=part >= 1)
        canvas.blit(self._ground, self._rect)
        if beat is not None:
            self._draw_time(canvas, beat)
        if part >= 1:
            self._draw_leaders(canvas)
        pointed = self._pointed(beat) if beat is not None and beat.at <= part * self._last else None
        self._draw_lines(canvas, part, pointed)
        if pointed is not None:
            self._point_at(canvas, pointed)
        if part >= 1:
            self._label(canvas)
            return
        for number, line in enumerate(self._story.lines):
            at = part * self._last
            place = self._place(number, at, value_at(line, at))
            self._sign(canvas, self._look(line.seat), place, self._end_side)

    def _bake(self, *, at_once: bool) -> None:
        """Paint another line a frame, for the first frames show next to nothing of them; or all at once."""
        missing = range(len(self._inks), len(self._story.lines))
        self._inks += [self._paint_line(number) for number in (missing if at_once else missing[:1])]

    def _pointed(self, beat: Beat) -> Pointed | None:
        """Where a beat is: on its player's line, or on the one that is everybody's."""
        for number, line in enumerate(self._story.lines):
            if line.seat in (None, beat.seat):
                value = value_at(line, beat.at) if beat.value is None else beat.value
                return Pointed(number, self._place(number, beat.at, value), self._look(beat.seat))
        return None

    def _draw_lines(self, canvas: pygame.Surface, part: float, pointed: Pointed | None) -> None:
        """The line that is pointed at lies in front of the others, which are fainter; signs lie on all."""
        front = pointed.line if pointed else None
        wide = round(self._plot.w * part)
        seen = ROUND + wide + (ROUND if part >= 1 else 0)
        order = sorted(range(len(self._inks)), key=lambda number: number == front)
        for number in order:
            ink = self._inks[number]
            ink.set_alpha(255 if front in (None, number) else FAINT)
            canvas.blit(ink, (self._plot.x - ROUND, self._plot.y - ROUND), (0, 0, seen, ink.get_height()))
        for number in order:
            for look, place in self._signs[number]:
                hidden = place[0] > self._plot.x + wide + 1
                if not hidden and (pointed is None or math.dist(place, pointed.at) > ALONE):
                    self._sign(canvas, look, place, self._side, dim=front not in (None, number))

    def _room(self) -> pygame.Rect:
        """Where the lines are: the rest is for words."""
        text = self._shell.text
        beside = (self._counted, *map(self._amount, self._ticks))
        left = max(text.width(said, "number", AXIS) for said in beside) + ROOM + 14
        widest = max(text.width(self._said(line), "number", LABEL) for line in self._story.lines)
        right = min(MOST_LABEL, widest) + self._end_side + ROOM + 22
        top = text.height("text_bold", TITLE) + ROOM + self._side // 2 + 4
        foot = text.height("number", AXIS) + ROOM + 8
        whole = self._rect
        return pygame.Rect(whole.x + left, whole.y + top, whole.w - left - right, whole.h - top - foot)

    def _place(self, number: int, at: float, value: float) -> tuple[float, float]:
        """Where a value of a line is on the canvas."""
        x = self._plot.x + self._plot.w * at / self._last
        y = self._plot.bottom - self._plot.h * value / self._ticks[-1]
        return x, y - value_at(self._asides[number], at)

    @property
    def _counted(self) -> str:
        """What is counted from left to right."""
        return self._shell.words(f"story.axis.{self._story.unit}")

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
        dark = plot.inflate(2 * EDGE, 4 * EDGE)
        image.blit(paint.tinted(paint.rounded(dark.size, 10), INK, 150), dark)
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
        """When: a number at each notch, and before them all, under the values, what is counted."""
        text, dim = self._shell.text, self._shell.theme.palette.dim
        y = plot.bottom + text.height("number", AXIS) // 2 + 20
        text.draw_line(image, self._counted, (plot.left - 12, y), "number", AXIS, dim, align="right")
        for at in ticks(self._last, MOST_TICKS + 1)[1:]:
            if at <= self._last:
                x = round(plot.left + plot.w * at / self._last)
                pygame.draw.line(image, dim, (x, plot.bottom), (x, plot.bottom + NOTCH), 2)
                text.draw_line(image, str(at), (x, y), "number", AXIS, dim, align="middle")

    def _paint_line(self, number: int) -> pygame.Surface:
        """A line in a picture somewhat larger than the plot, and stems to the signs that stand beside it."""
        line, origin = self._story.lines[number], (self._plot.x - ROUND, self._plot.y - ROUND)
        places = [self._place(number, at, value) for at, value in line.points]
        corners = [(x - origin[0], y - origin[1]) for x, y in places]
        size, dashes = self._plot.inflate(2 * ROUND, 2 * ROUND).size, DASHES.get(self._look(line.seat), ())
        image = painted_line(size, corners, self._colour(line), dashes)
        heights = dict(place for _, place in self._deeds(number))
        for _, (x, y) in self._signs[number]:
            foot, top = ((x - origin[0], end - origin[1]) for end in (heights.get(x, y), y))
            pygame.draw.line(image, CREAM, foot, top, 2)
        return image

    def _all_signs(self) -> list[list[Sign]]:
        """Of every line its signs, none of them on another; what draws the eye comes first."""
        kinds, numbers = (self._deeds, self._summits, self._at_times), range(len(self._story.lines))
        wished = [(number, sign) for signs in kinds for number in numbers for sign in signs(number)]
        found: list[list[Sign]] = [[] for _ in numbers]
        for number, (look, (x, y)) in wished:
            beside = self._side + BESIDE
            aside = (0,) if self._story.lines[number].seat is not None else (0, -beside, beside)
            taken = [place for signs in found for _, place in signs]
            places = ((x, y + each) for each in aside)
            free = (at for at in places if all(math.dist(at, other) > self._side + 4 for other in taken))
            found[number] += [(look, at) for at in itertools.islice(free, 1)]
        return found

    def _deeds(self, number: int) -> Iterator[Sign]:
        """On a line that is everybody's, who did something great, and when; the last deed first."""
        line = self._story.lines[number]
        for beat in reversed(self._story.beats):
            if line.seat is None and beat.seat is not None and beat.weight >= GREAT:
                yield self._look(beat.seat), self._place(number, beat.at, value_at(line, beat.at))

    def _summits(self, number: int) -> Iterator[Sign]:
        """The high places of a line."""
        line = self._story.lines[number]
        for before, top, after in zip(line.points, line.points[1:], line.points[2:], strict=False):
            summit = line.seat is not None and before[1] < top[1] >= after[1]
            if summit and top[1] > HIGH * self._ticks[-1]:
                yield self._look(line.seat), self._place(number, *top)

    def _at_times(self, number: int) -> Iterator[Sign]:
        """Now and then a line shows whose it is: no two lines at the same time."""
        line = self._story.lines[number]
        every = min(1.0, SIGNS_EVERY / self._plot.w) * self._last
        at = every * (number + 0.5) / len(self._story.lines)
        while at < self._last and line.seat is not None:
            yield self._look(line.seat), self._place(number, at, value_at(line, at))
            at += every

    def _look(self, seat: Seat | None) -> str:
        """Whose sign it is; empty for nobody's."""
        return "" if seat is None else self._seats[seat].look

    def _colour(self, line: Line) -> Colour:
        return AMBER if line.seat is None else SEAT_LOOKS[self._look(line.seat)].colour

    def _sign(
        self, canvas: pygame.Surface, look: str, at: tuple[float, float], side: int, *, dim: bool = False
    ) -> None:
        if not look:
            return
        badge = self._shell.assets.scaled(f"badges/{look}", (side, side))
        if dim:
            badge = self._shell.text.keep(("faint-badge", look, side), lambda: faint(badge))
        canvas.blit(badge, badge.get_rect(center=at))

    def _ends(self) -> list[tuple[float, float]]:
        """How high every line ends, and how high the words about it stand, none over another."""
        lines = enumerate(self._story.lines)
        ends = [self._place(number, *line.points[-1])[1] for number, line in lines]
        high = max(self._end_side + 2, self._shell.text.height("number", LABEL))
        whole = self._plot.inflate(0, self._side)
        return list(zip(ends, spread(ends, high, whole.top + high / 2, whole.bottom - high / 2), strict=True))

    def _draw_leaders(self, canvas: pygame.Surface) -> None:
        """From the end of every line to the words about it."""
        for end, y in self._ends():
            start = self._plot.right + LEADER
            pygame.draw.aaline(canvas, CREAM, (self._plot.right, end), (start + 4, y))

    def _label(self, canvas: pygame.Surface) -> None:
        """At the end of every line whose it is and how much it came to."""
        for line, (_, y) in zip(self._story.lines, self._ends(), strict=True):
            x = self._plot.right + LEADER
            self._sign(canvas, self._look(line.seat), (x + self._end_side / 2, y), self._end_side)
            left = x + (8 if line.seat is None else self._end_side + 8)
            colour = mix(self._colour(line), CREAM, 0.75)
            room = self._rect.right - round(left) - 10
            self._shell.text.draw_line(
                canvas, self._said(line), (left, y), "number", LABEL, colour, max_width=room
            )

    def _draw_time(self, canvas: pygame.Surface, beat: Beat) -> None:
        """A dashed line at the time of a beat."""
        x = round(self._plot.x + self._plot.w * beat.at / self._last)
        for y in range(self._plot.top - self._side // 2, self._plot.bottom, 2 * DASH):
            pygame.draw.line(canvas, AMBER, (x, y), (x, min(y + DASH, self._plot.bottom)), 3)

    def _point_at(self, canvas: pygame.Surface, pointed: Pointed) -> None:
        """Who it was, on the line."""
        self._sign(canvas, pointed.look, pointed.at, self._end_side)
        pygame.draw.aacircle(canvas, AMBER, pointed.at, self._end_side // 2 + 6, 4)
