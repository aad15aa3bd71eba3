"""The rulebook: pages in our words, with pictures; it opens from the title and from every pause."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import pygame

from game.scenes.book_tab import RED_INK, TAB, book_tabs, tab_height
from game.shell import paint
from game.shell.backdrop import draw_backdrop
from game.shell.devices import Command, Verb
from game.shell.form import BACK, Form
from game.shell.formscene import FormScene
from game.shell.hints import GO_BACK, MOVE, Hint
from game.shell.scenes import Move
from game.shell.text import wrap
from game.shell.theme import PAPER, WHITE
from game.shell.widgets import Button, button_height

if TYPE_CHECKING:
    from game.shell.services import Shell
    from game.shell.words import Words

Pictures = Callable[[int], pygame.Surface | None]
"""The picture of a page by its number (from 1), or None."""
CONTENTS = pygame.Rect(56, 60, 470, 820)
PAGE = pygame.Rect(570, 48, 1294, 944)
TABS = (590, 26)
MARGIN = 60
BROWN = (0x3A, 0x2C, 0x20)
TEXT = 31
PICTURE_PART = 0.46
"""How much of a page a picture may take."""
LARGEST = 1.5
"""How far a small picture may be enlarged."""


@dataclass(frozen=True, slots=True)
class Leaf:
    """What is seen at once: a chapter, or a part of it when the text is large."""

    chapter: int
    title: str
    lines: tuple[str, ...]
    picture: bool
    """True when the chapter's picture stands here."""


class RulebookScene(FormScene):
    """Contents on the left, a page on the right, tabs above it when there are several books.

    Left, right and the wheel turn the page.
    """

    hints = (Hint((Verb.LEFT, Verb.RIGHT), "hint.page"), MOVE, GO_BACK)

    def __init__(self, shell: Shell, game: str, books: Mapping[str, Pictures]) -> None:
        super().__init__(shell)
        self._game = game
        self._books = books
        self._leaves: tuple[Leaf, ...] = ()
        self._open = 0

    def build(self, focus: str) -> Form:
        """Lay out the contents and cut the chapters into leaves for this text size."""
        chapter = self.leaf.chapter if self._leaves else 1
        self._leaves = tuple(self._cut_all())
        self._open = next((n for n, leaf in enumerate(self._leaves) if leaf.chapter == chapter), 0)
        high = self.shell.theme.px(24) + 34
        titles = chapters(self.shell.words, self._game)
        places = [
            pygame.Rect(CONTENTS.x, CONTENTS.y + n * (high + 12), CONTENTS.w, high)
            for n in range(len(titles))
        ]
        rows = [
            Button(f"chapter:{n}", place, title, quiet=True)
            for n, (place, title) in enumerate(zip(places, titles, strict=True), start=1)
        ]
        return Form(
            self.shell,
            [*book_tabs(self.shell, self._books, self._game, TABS), *self._buttons()],
            scrolled=rows,
            viewport=CONTENTS,
            focus=focus or f"chapter:{chapter}",
        )

    def act(self, name: str) -> Move | None:
        """Open a chapter or another book, or turn the page."""
        if name.startswith("chapter:"):
            self._open_chapter(int(name.removeprefix("chapter:")))
        elif name.startswith(TAB):
            self._game, self._leaves = name.removeprefix(TAB), ()
            self.rebuild()
        else:
            self._turn(1 if name == "next" else -1)
        return None

    def handle(self, command: Command) -> Move | None:
        """Left, right, the shoulder buttons and the wheel turn the page."""
        ways = {Verb.LEFT: -1, Verb.RIGHT: 1, Verb.PREVIOUS: -1, Verb.NEXT: 1}
        if command.verb == Verb.WHEEL and self._page.collidepoint(command.pos or (0, 0)):
            self._turn(-1 if command.amount > 0 else 1)
            return None
        if command.verb in ways and command.down and not self._between_tabs(command.verb):
            self._turn(ways[command.verb])
            return None
        before = self.form.focus
        move = super().handle(command)
        if self.form.focus != before and command.verb in (Verb.UP, Verb.DOWN):
            self._follow_focus()
        return move

    def draw_behind(self, canvas: pygame.Surface) -> None:
        """The desk, the sheet, the page."""
        draw_backdrop(self.shell, canvas, "office", dim=24)
        paint.draw_panel(canvas, self._page, PAPER, WHITE, 14)
        if self._leaves:
            self._draw_leaf(canvas, self.leaf)

    @property
    def leaf(self) -> Leaf:
        """What is seen now."""
        return self._leaves[self._open]

    @property
    def _page(self) -> pygame.Rect:
        """The sheet; tabs make it lower."""
        top = TABS[1] + tab_height(self.shell) if len(self._books) > 1 else PAGE.y
        return pygame.Rect(PAGE.x, top, PAGE.w, PAGE.bottom - top)

    def _between_tabs(self, verb: Verb) -> bool:
        """Whether left and right go from tab to tab now."""
        return self.form.focus.startswith(TAB) and verb in (Verb.LEFT, Verb.RIGHT)

    def _draw_leaf(self, canvas: pygame.Surface, leaf: Leaf) -> None:
        shell, px = self.shell, self.shell.theme.px
        y = self._page.y + 44 + px(42) // 2
        room = PAGE.w - 2 * MARGIN
        shell.text.draw_line(canvas, leaf.title, (PAGE.x + MARGIN, y), "display", 42, RED_INK, max_width=room)
        y += px(42) // 2 + 26
        pygame.draw.line(canvas, RED_INK, (PAGE.x + MARGIN, y), (PAGE.right - MARGIN, y), 3)
        y += 26
        leading = shell.text.height("text", TEXT)
        for line in leaf.lines:
            if line:
                canvas.blit(shell.text.line(line, "text", TEXT, BROWN), (PAGE.x + MARGIN, y))
            y += leading if line else leading // 2
        if leaf.picture:
            self._draw_picture(canvas, leaf, y + 16)
        number = shell.words("rulebook.page", page=self._open + 1, pages=len(self._leaves))
        shell.text.draw_line(
            canvas, number, (PAGE.centerx, self._turners_y), "number", 28, BROWN, align="middle"
        )

    def _draw_picture(self, canvas: pygame.Surface, leaf: Leaf, top: int) -> None:
        picture = self._books[self._game](leaf.chapter)
        if picture is None:
            return
        place = pygame.Rect(PAGE.x + MARGIN, top, PAGE.w - 2 * MARGIN, self._turners_y - 50 - top)
        scale = min(LARGEST, place.w / picture.get_width(), place.h / picture.get_height())
        if scale != 1.0:
            size = round(picture.get_width() * scale), round(picture.get_height() * scale)
            picture = pygame.transform.smoothscale(picture, (max(1, size[0]), max(1, size[1])))
        canvas.blit(picture, picture.get_rect(center=place.center))

    @property
    def _turners_y(self) -> int:
        return PAGE.bottom - 20 - button_height(self.shell) // 2

    def _cut_all(self) -> list[Leaf]:
        titles = chapters(self.shell.words, self._game)
        return [leaf for n, title in enumerate(titles, start=1) for leaf in self._cut(n, title)]

    def _cut(self, chapter: int, title: str) -> list[Leaf]:
        """A chapter in leaves that fit the page at this text size; its picture stands on the last."""
        text = self.shell.words(f"rulebook.{self._game}.{chapter}.text")
        font = self.shell.theme.font("text", self.shell.theme.px(TEXT))
        lines = wrap(text, lambda line: font.size(line)[0], PAGE.w - 2 * MARGIN)
        top = self._page.y + 44 + self.shell.theme.px(42) + 52
        room = self._turners_y - 50 - top
        has_picture = self._books[self._game](chapter) is not None
        whole = max(1, room // self.shell.text.height("text", TEXT))
        beside = max(1, round(whole * (1 - PICTURE_PART))) if has_picture else whole
        parts = _filled(lines, whole)
        leaves = [Leaf(chapter, title, part, picture=False) for part in parts]
        if has_picture and len(parts[-1]) <= beside:
            leaves[-1] = replace(leaves[-1], picture=True)
        elif has_picture:
            leaves.append(Leaf(chapter, title, (), picture=True))
        return leaves

    def _open_chapter(self, chapter: int) -> None:
        self._show(next(n for n, leaf in enumerate(self._leaves) if leaf.chapter == chapter))

    def _turn(self, way: int) -> None:
        place = self._open + way
        if 0 <= place < len(self._leaves):
            self._show(place)
            self.form.set_focus(f"chapter:{self._leaves[place].chapter}")

    def _follow_focus(self) -> None:
        focus = self.form.focus
        if focus.startswith("chapter:"):
            self._open_chapter(int(focus.removeprefix("chapter:")))

    def _show(self, place: int) -> None:
        if place != self._open:
            self._open, self.stale = place, True
            self.shell.sound.play("page")

    def _buttons(self) -> list[Button]:
        high = button_height(self.shell)
        y = self._turners_y
        wide = high + 40
        before = pygame.Rect(PAGE.x + MARGIN, y - high // 2, wide, high)
        after = pygame.Rect(PAGE.right - MARGIN - wide, y - high // 2, wide, high)
        back = pygame.Rect(CONTENTS.x, 996 - high, CONTENTS.w, high)
        return [
            Button("previous", before, "", quiet=True, icon="left"),
            Button("next", after, "", quiet=True, icon="right"),
            Button(BACK, back, self.shell.words("widget.back"), quiet=True, icon="back"),
        ]


def _filled(lines: list[str], most: int) -> list[tuple[str, ...]]:
    """Lines in parts of at most so many, cut between paragraphs where that is possible.

    >>> _filled(["one", "two", "", "three", "four"], 4)
    [('one', 'two'), ('three', 'four')]
    """
    parts: list[tuple[str, ...]] = []
    while len(lines) > most:
        cut = next((n for n in range(most, 0, -1) if not lines[n]), most)
        parts.append(tuple(lines[:cut]))
        lines = lines[cut:]
        while lines and not lines[0]:
            lines = lines[1:]
    return [*parts, tuple(lines)] if lines or not parts else parts


def chapters(words: Words, game: str) -> list[str]:
    """The titles of a game's chapters, in order."""
    titles: list[str] = []
    while words.has(key := f"rulebook.{game}.{len(titles) + 1}.title"):
        titles.append(words(key))
    return titles
