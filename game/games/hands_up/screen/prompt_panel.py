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
"""The smallest size of text that finds no room, in percent."""


@dataclass(frozen=True, slots=True)
class Prompt:
    """A heading, a sentence, and a second one in the colour of a seat."""

    heading: str
    text: str
    more: str = ""
    colour: Colour = CREAM


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the panel, in pixels of the screen."""

    words: str
    role: Role
    px: float
    colour: Colour
    height: int


class PromptPanel:
    """Painted once for every prompt; the text is as large as asked for, or as fits."""

    def __init__(self, shell: Shell, layout: TableLayout) -> None:
        self._shell = shell
        self.rect = layout.prompt
        self._shows_power = layout.title is None
        self._painted: tuple[object, pygame.Surface] | None = None

    def draw(self, canvas: pygame.Surface, prompt: Prompt, *, power: bool) -> None:
        """Draw a prompt; with the power, where no title tells it."""
        key = (prompt, power, self._shell.settings.version)
        if self._painted is None or self._painted[0] != key:
            self._painted = (key, self._paint(prompt, power=power))
        canvas.blit(self._painted[1], self.rect)

    def lines(self, prompt: Prompt) -> list[Line]:
        """The lines of a prompt in the largest text that fits."""
        most = round(self._shell.theme.text_scale * 100)
        for percent in range(most, LEAST, -4):
            lines = self._scaled(prompt, percent / 100)
            if sum(line.height for line in lines) <= self.rect.h - 2 * EDGES:
                return lines
        return self._scaled(prompt, LEAST / 100)

    def _paint(self, prompt: Prompt, *, power: bool) -> pygame.Surface:
        image = paint.tinted(paint.rounded(self.rect.size, 20), INK, ALPHA)
        lines = self.lines(prompt)
        free = self.rect.h - sum(line.height for line in lines)
        y = max(EDGES, free / (len(lines) + 1))
        gap = (free - 2 * y) / max(1, len(lines) - 1)
        for number, line in enumerate(lines):
            pill = self._pill(line.px, power=power) if self._shows_power and number == 0 else None
            self._put(image, line, y + line.height / 2, pill)
            y += line.height + gap
        return image

    def _put(self, image: pygame.Surface, line: Line, y: float, pill: pygame.Surface | None) -> None:
        """Put a line in the middle of the panel, behind its pill if it has one."""
        before = pill.get_width() + SIDES if pill else 0
        room = self.rect.w - 2 * SIDES - before
        text = self._shell.text.fitted(line.words, line.role, line.px, room, line.colour, fixed=True)
        left = (self.rect.w - before - text.get_width()) // 2
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

    def _scaled(self, prompt: Prompt, scale: float) -> list[Line]:
        """The heading, and every sentence in as many lines as it needs."""
        px = BODY * scale
        lines = [self._line(prompt.heading, "number", max(px, min(HEADING * scale, ENOUGH)), AMBER)]
        for words, colour in ((prompt.text, CREAM), (prompt.more, prompt.colour)):
            if words:
                lines.extend(self._line(line, "text_bold", px, colour) for line in self._broken(words, px))
        return lines

    def _line(self, words: str, role: Role, px: float, colour: Colour) -> Line:
        height = round(self._shell.text.height(role, px, fixed=True) * TIGHT[role])
        return Line(words, role, px, colour, height)

    def _broken(self, words: str, px: float) -> list[str]:
        """As few lines as fit the width, all about as wide as each other."""

        def lines(room: int) -> list[str]:
            return wrap(words, lambda line: self._shell.text.width(line, "text_bold", px, fixed=True), room)

        width = self.rect.w - 2 * SIDES
        best = lines(width)
        for room in range(width - 40, width // 2, -40):
            narrower = lines(room)
            if len(narrower) > len(best):
                break
            best = narrower
        return best
