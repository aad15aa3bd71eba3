"""The widgets around a page of the rulebook: a tab for every game, and buttons with an icon."""

from __future__ import annotations

from collections.abc import Collection

import pygame

from game.shell import paint
from game.shell.picture import Canvas, Picture
from game.shell.services import Shell
from game.shell.theme import PAPER, WHITE, Colour, mix
from game.shell.widgets import Button, Widget

TAB = "book:"
LABEL, GAP, ROOM = 24, 10, 16
"""The size of a label, the gap between tabs, and the least room beside a label."""
RADIUS = 14
RED_INK: Colour = (0x9A, 0x24, 0x18)
LEATHER: Colour = (0x5E, 0x48, 0x34)


class BookTab(Widget):
    """Opens a book. The tab of the open book has the colour of its page."""

    def __init__(self, game: str, rect: pygame.Rect, label: str, size: int, *, is_open: bool) -> None:
        super().__init__(f"{TAB}{game}", rect)
        self.label = label
        self.size = size
        self._open = is_open

    def confirm(self, shell: Shell) -> bool:
        """Open the book."""
        return True

    def draw(self, shell: Shell, canvas: Canvas, rect: pygame.Rect, *, focused: bool) -> None:
        """Draw the tab and its focus ring."""
        canvas.blit(self.face(shell, focused, lambda: self.make_face(shell, focused=focused)), rect)
        if focused:
            self.draw_ring(shell, canvas, rect, RADIUS)

    def make_face(self, shell: Shell, *, focused: bool) -> Picture:
        """Paint a tab with round upper corners. The lower ones are behind the page."""
        colour = PAPER if self._open else LEATHER
        image = paint.clear(self.rect.size)
        tab = paint.rounded((self.rect.w, self.rect.h + RADIUS), RADIUS)
        image.blit(paint.tinted(tab, mix(colour, WHITE, 0.06) if focused else colour), (0, 0))
        shell.text.draw_line(
            image, self.label, (self.rect.w / 2, self.rect.h / 2), "display", self.size,
            RED_INK if self._open else WHITE, align="middle",
        )  # fmt: skip
        return image


class IconButton(Button):
    """A button that shows only its icon."""

    def _write(self, shell: Shell, image: Picture) -> None:
        side = shell.theme.px(34)
        icon = shell.assets.fitting(f"icons/{self.icon}", (side, side))
        image.blit(icon, icon.get_rect(center=image.get_rect().center))


def book_tabs(shell: Shell, games: Collection[str], opened: str, place: pygame.Rect) -> list[BookTab]:
    """Return a row of tabs that fills the width of `place`, or none for a single book.

    All labels have one font size, and long names get wide tabs.
    """
    if len(games) == 1:
        return []
    labels = [shell.words(f"rulebook.{game}.name") for game in games]
    room = place.w - GAP * (len(labels) - 1)
    for size in range(LABEL, 0, -1):
        widths = [shell.text.width(label, "display", size) + 2 * ROOM for label in labels]
        if sum(widths) <= room:
            break
    spare = (room - sum(widths)) // len(labels)
    tabs: list[BookTab] = []
    x = place.x
    for game, label, wide in zip(games, labels, widths, strict=True):
        rect = pygame.Rect(x, place.y, wide + spare, tab_height(shell))
        tabs.append(BookTab(game, rect, label, size, is_open=game == opened))
        x += rect.w + GAP
    return tabs


def tab_height(shell: Shell) -> int:
    """Return the height of a tab at this text scale."""
    return shell.theme.px(LABEL) + 30
