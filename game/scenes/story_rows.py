"""A row of the story: who, when and what happened."""

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
"""The height of the pictures, and how much they grow with the text."""
ARROW = 0.55
"""The width of an arrow between two pictures, as a part of their height."""
APART, ROOM, ASIDE = 6, 10, 16
LARGE_TEXT = 1.5
"""From this text scale on the words are below the pictures."""
WHEN, SAID = 20, 23


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

    def draw(self, shell: Shell, canvas: pygame.Surface, rect: pygame.Rect, *, focused: bool) -> None:
        """Draw the row and its focus ring."""
        canvas.blit(self.face(shell, focused, lambda: self._make(shell, focused=focused)), rect)
        if focused:
            self.draw_ring(shell, canvas, rect)

    def _make(self, shell: Shell, *, focused: bool) -> pygame.Surface:
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

    def paint_pictures(self, shell: Shell, image: pygame.Surface, middle: int) -> int:
        """Paint all pictures side by side. Return where they end."""
        x = ROOM
        for face in _faces(shell, self.beat, self.column.high):
            image.blit(face, face.get_rect(midleft=(x, middle)))
            x += face.get_width() + APART
        return x - APART


def _faces(shell: Shell, beat: Beat, high: int) -> list[pygame.Surface]:
    """Return the pictures of a row, at this height."""
    arrow = round(high * ARROW)
    return [shell.assets.fitting(name, (arrow if name == FROM else high, high)) for name in beat.pictures]
