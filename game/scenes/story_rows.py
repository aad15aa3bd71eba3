"""A line of the story: who it is about, when it was, and what happened."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.shell import paint
from game.shell.services import Shell
from game.shell.theme import INK, WHITE, mix
from game.shell.widget import RADIUS, Widget
from game.table.story import FROM, Beat, Story

GAP = 14
PICTURE, MOST_GROWN = 58, 1.4
"""How high the little pictures are, and how much they grow with the text."""
ARROW = 0.55
"""How wide an arrow between two pictures is, as a part of their height."""
APART, ROOM, ASIDE = 6, 10, 16
LARGE_TEXT = 1.5
"""From here on the words stand under the pictures: beside them there would be too little room."""
WHEN, SAID = 20, 23


@dataclass(frozen=True, slots=True)
class Column:
    """The room for the pictures of every row, so that all words begin at the same place."""

    high: int
    wide: int
    over: bool
    """True: the pictures stand over the words, not beside them."""


def column_of(shell: Shell, story: Story) -> Column:
    """Wide enough for the row that has the most to show."""
    scale = shell.theme.text_scale
    high = round(PICTURE * min(scale, MOST_GROWN))
    wide = max((_width(_faces(shell, beat, high)) for beat in story.beats), default=0)
    return Column(high, wide, over=scale >= LARGE_TEXT)


class StoryRow(Widget):
    """As high as its words need; whoever looks at it sees its time in the chart."""

    def __init__(
        self, shell: Shell, name: str, place: tuple[int, int, int], story: Story, beat: Beat, column: Column
    ) -> None:
        left, top, wide = place
        self.beat = beat
        self._column = column
        room = wide - 2 * ROOM - (0 if column.over else column.wide + ASIDE)
        self._when = shell.words(f"story.{story.unit}", number=beat.at)
        self._said = shell.text.paragraph(beat.said, "text", SAID, room, shell.theme.palette.text)
        self._head = shell.text.height("number", WHEN)
        words = self._said.get_height()
        high = column.high + words if column.over else max(column.high, self._head + words)
        super().__init__(name, pygame.Rect(left, top, wide, high + 2 * ROOM))

    def draw(self, shell: Shell, canvas: pygame.Surface, rect: pygame.Rect, *, focused: bool) -> None:
        """Pictures at the left, words at the right; large words under the pictures."""
        canvas.blit(self.face(shell, focused, lambda: self._make(shell, focused=focused)), rect)
        if focused:
            self.draw_ring(shell, canvas, rect)

    def _make(self, shell: Shell, *, focused: bool) -> pygame.Surface:
        palette, column = shell.theme.palette, self._column
        fill = mix(palette.quiet, WHITE, 0.06) if focused else mix(palette.panel, INK, 0.35)
        image = paint.tinted(paint.rounded(self.rect.size, RADIUS), fill)
        middle = ROOM + column.high // 2 if column.over else self.rect.h // 2
        right = self._paint_pictures(shell, image, middle)
        if column.over:
            when, said = (right + ASIDE, middle), (ROOM, ROOM + column.high)
        else:
            x, spare = ROOM + column.wide + ASIDE, self.rect.h - self._head - self._said.get_height()
            when, said = (x, spare // 2 + self._head // 2), (x, spare // 2 + self._head)
        shell.text.draw_line(image, self._when, when, "number", WHEN, palette.title)
        image.blit(self._said, said)
        return image

    def _paint_pictures(self, shell: Shell, image: pygame.Surface, middle: int) -> int:
        """All of them side by side; returns where they end."""
        x = ROOM
        for face in _faces(shell, self.beat, self._column.high):
            image.blit(face, face.get_rect(midleft=(x, middle)))
            x += face.get_width() + APART
        return x - APART


def _faces(shell: Shell, beat: Beat, high: int) -> list[pygame.Surface]:
    """The pictures of a row, as high as they may be."""
    arrow = round(high * ARROW)
    return [shell.assets.fitting(name, (arrow if name == FROM else high, high)) for name in beat.pictures]


def _width(faces: list[pygame.Surface]) -> int:
    return sum(face.get_width() + APART for face in faces) - APART
