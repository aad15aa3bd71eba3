"""A line of the story: who it is about, when it was, and what happened."""

from __future__ import annotations

import pygame

from game.shell import paint
from game.shell.services import Shell
from game.shell.theme import INK, WHITE, mix
from game.shell.widget import RADIUS, Widget
from game.stage.story import Beat, Story

GAP = 8
PICTURE = 58
"""How high the little pictures are."""
APART = 6
ROOM = 10
PICTURES_WIDE = 128
WHEN, SAID = 20, 23


class StoryRow(Widget):
    """As high as its words need; whoever looks at it sees its time in the chart."""

    def __init__(
        self, shell: Shell, name: str, place: tuple[int, int, int], story: Story, beat: Beat
    ) -> None:
        left, top, wide = place
        palette = shell.theme.palette
        self.beat = beat
        room = wide - PICTURES_WIDE - 2 * ROOM
        self._when = shell.words(f"story.{story.unit}", number=beat.at)
        self._said = shell.text.paragraph(beat.said, "text", SAID, room, palette.text)
        self._head = shell.text.height("number", WHEN)
        high = max(PICTURE, self._head + self._said.get_height()) + 2 * ROOM
        super().__init__(name, pygame.Rect(left, top, wide, high))

    def draw(self, shell: Shell, canvas: pygame.Surface, rect: pygame.Rect, *, focused: bool) -> None:
        """Pictures at the left, words at the right."""
        canvas.blit(self.face(shell, focused, lambda: self._make(shell, focused=focused)), rect)
        if focused:
            self.draw_ring(shell, canvas, rect)

    def _make(self, shell: Shell, *, focused: bool) -> pygame.Surface:
        palette = shell.theme.palette
        fill = mix(palette.quiet, WHITE, 0.06) if focused else mix(palette.panel, INK, 0.35)
        image = paint.tinted(paint.rounded(self.rect.size, RADIUS), fill)
        self._paint_pictures(shell, image)
        x, spare = PICTURES_WIDE + ROOM, self.rect.h - self._head - self._said.get_height()
        middle = spare // 2 + self._head // 2
        shell.text.draw_line(image, self._when, (x, middle), "number", WHEN, palette.title)
        image.blit(self._said, (x, spare // 2 + self._head))
        return image

    def _paint_pictures(self, shell: Shell, image: pygame.Surface) -> None:
        """All of them side by side, or one over the other where there are many; the first lies on top."""
        faces = [shell.assets.fitting(name, (PICTURE, PICTURE)) for name in self.beat.pictures]
        ahead = sum(face.get_width() + APART for face in faces[:-1])
        room = PICTURES_WIDE - ROOM - (faces[-1].get_width() if faces else 0)
        part = min(1.0, room / ahead) if ahead else 1.0
        x, places = float(ROOM), []
        for face in faces:
            places.append((face, face.get_rect(midleft=(round(x), self.rect.h // 2))))
            x += (face.get_width() + APART) * part
        for face, place in reversed(places):
            image.blit(face, place)
