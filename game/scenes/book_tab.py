"""A tab at the head of the rulebook, one for every game that has a book."""

from __future__ import annotations

from collections.abc import Collection

import pygame

from game.shell import paint
from game.shell.services import Shell
from game.shell.theme import PAPER, WHITE, Colour, mix
from game.shell.widget import Widget

TAB = "book:"
LABEL, WIDTH, GAP = 24, 304, 10
RADIUS = 14
RED_INK: Colour = (0x9A, 0x24, 0x18)
LEATHER: Colour = (0x5E, 0x48, 0x34)


class BookTab(Widget):
    """Paper like the page when its book is open, leather when not."""

    def __init__(self, game: str, rect: pygame.Rect, label: str, *, is_open: bool) -> None:
        super().__init__(f"{TAB}{game}", rect)
        self._label = label
        self._open = is_open

    def confirm(self, shell: Shell) -> bool:
        """Opens its book."""
        return True

    def draw(self, shell: Shell, canvas: pygame.Surface, rect: pygame.Rect, *, focused: bool) -> None:
        """The tab, and its ring when focused."""
        canvas.blit(self.face(shell, focused, lambda: self._make(shell, focused=focused)), rect)
        if focused:
            self.draw_ring(shell, canvas, rect, RADIUS)

    def _make(self, shell: Shell, *, focused: bool) -> pygame.Surface:
        """A sheet with round upper corners; the lower ones are behind the page."""
        colour = PAPER if self._open else LEATHER
        image = paint.clear(self.rect.size)
        sheet = paint.rounded((self.rect.w, self.rect.h + RADIUS), RADIUS)
        image.blit(paint.tinted(sheet, mix(colour, WHITE, 0.06) if focused else colour), (0, 0))
        shell.text.draw_line(
            image, self._label, (self.rect.w / 2, self.rect.h / 2), "display", LABEL,
            RED_INK if self._open else WHITE, align="middle", max_width=self.rect.w - 32,
        )  # fmt: skip
        return image


def book_tabs(shell: Shell, games: Collection[str], opened: str, corner: tuple[int, int]) -> list[BookTab]:
    """A tab for every book, in a row from `corner`; none where there is only one."""
    if len(games) == 1:
        return []
    left, top = corner
    return [
        BookTab(
            game,
            pygame.Rect(left + number * (WIDTH + GAP), top, WIDTH, tab_height(shell)),
            shell.words(f"rulebook.{game}.name"),
            is_open=game == opened,
        )
        for number, game in enumerate(games)
    ]


def tab_height(shell: Shell) -> int:
    """How high a tab must be at this text scale."""
    return shell.theme.px(LABEL) + 30
