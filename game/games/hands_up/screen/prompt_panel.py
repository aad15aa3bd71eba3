"""The panel under the table that says what is going on and what to do next."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.games.hands_up.screen.layout import TableLayout
from game.shell import paint
from game.shell.services import Shell
from game.shell.text import wrap
from game.shell.theme import AMBER, CREAM, GREEN, INK, Colour, Role

ALPHA = 205
SIDES, EDGES = 24, 8
"""Pixels that the panel keeps free at its sides, and above and below."""
TIGHT: dict[Role, float] = {"number": 0.76, "text_bold": 0.82}
"""How close its lines are, compared with those of a page."""
HEADING, BODY = 32, 24
ENOUGH = 38
"""A heading that is larger than this takes no room from what stands below it."""
PILL = 27
LEAST = 80
"""Text gives way to this part of its usual size, in hundredths, when it finds no room."""


@dataclass(frozen=True, slots=True)
class Said:
    """What the panel says: a heading, a sentence, and a second one in the colour of a seat."""

    heading: str
    text: str
    more: str = ""
    colour: Colour = CREAM


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the panel, in pixels that are not scaled any more."""

    words: str
    role: Role
    px: float
    colour: Colour


class PromptPanel:
    """Painted once for everything that is said; the text is as large as asked for, or as finds room."""

    def __init__(self, shell: Shell, layout: TableLayout) -> None:
        self._shell = shell
        self._rect = layout.prompt
        self._tells_power = layout.title is None
        self._painted: tuple[object, pygame.Surface] | None = None

    def draw(self, canvas: pygame.Surface, said: Said, *, power: bool) -> None:
        """What is said; with the power, where no title tells it."""
        key = (said, power, self._shell.settings.version)
        if self._painted is None or self._painted[0] != key:
            self._painted = (key, self._paint(said, power=power))
        canvas.blit(self._painted[1], self._rect)

    def _paint(self, said: Said, *, power: bool) -> pygame.Surface:
        width, height = self._rect.size
        image = paint.tinted(paint.rounded((width, height), 20), INK, ALPHA)
        lines = self._fitting(said, width - 2 * SIDES, height - 2 * EDGES)
        free = height - sum(map(self._height, lines))
        y = max(EDGES, free / (len(lines) + 1))
        gap = (free - 2 * y) / max(1, len(lines) - 1)
        for number, line in enumerate(lines):
            pill = self._pill(line.px, power=power) if self._tells_power and number == 0 else None
            self._put(image, line, y + self._height(line) / 2, pill)
            y += self._height(line) + gap
        return image

    def _put(self, image: pygame.Surface, line: Line, y: float, pill: pygame.Surface | None) -> None:
        """A line in the middle of the panel, behind its pill if it has one."""
        before = pill.get_width() + SIDES if pill else 0
        room = image.get_width() - 2 * SIDES - before
        text = self._shell.text.fitted(line.words, line.role, line.px, room, line.colour, fixed=True)
        left = (image.get_width() - before - text.get_width()) // 2
        if pill:
            image.blit(pill, pill.get_rect(midleft=(left, y)))
        image.blit(text, text.get_rect(midleft=(left + before, y)))

    def _pill(self, px: float, *, power: bool) -> pygame.Surface:
        """Whether the power is on."""
        words = self._shell.words("hands-up.power-on" if power else "hands-up.power-off")
        text = self._shell.text.line(words, "number", px * PILL / HEADING, INK, fixed=True)
        size = text.get_width() + 28, text.get_height() + 2
        image = paint.tinted(paint.rounded(size, size[1] // 2), GREEN if power else CREAM)
        image.blit(text, text.get_rect(center=image.get_rect().center))
        return image

    def _fitting(self, said: Said, width: int, height: int) -> list[Line]:
        """The lines in the largest text that has room."""
        most = round(self._shell.theme.text_scale * 100)
        for percent in range(most, LEAST, -4):
            lines = self._lines(said, percent / 100, width)
            if sum(map(self._height, lines)) <= height:
                return lines
        return self._lines(said, LEAST / 100, width)

    def _lines(self, said: Said, scale: float, width: int) -> list[Line]:
        """The heading, and every sentence in as many lines as it needs."""
        px = BODY * scale
        lines = [Line(said.heading, "number", max(px, min(HEADING * scale, ENOUGH)), AMBER)]
        for words, colour in ((said.text, CREAM), (said.more, said.colour)):
            if words:
                lines.extend(Line(line, "text_bold", px, colour) for line in self._broken(words, px, width))
        return lines

    def _broken(self, words: str, px: float, width: int) -> list[str]:
        """As few lines as fit the width, all about as wide as each other."""

        def lines(room: int) -> list[str]:
            return wrap(words, lambda line: self._shell.text.width(line, "text_bold", px, fixed=True), room)

        best = lines(width)
        for room in range(width - 40, width // 2, -40):
            narrower = lines(room)
            if len(narrower) > len(best):
                break
            best = narrower
        return best

    def _height(self, line: Line) -> int:
        return round(self._shell.text.height(line.role, line.px, fixed=True) * TIGHT[line.role])
