"""The rulebook: pages in our words, with pictures; it opens from the title and from every pause."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.scenes.rulebook_pages import Leaf, Sheet, cut
from game.scenes.rulebook_tabs import RED_INK, TAB, Turner, book_tabs, tab_height
from game.shell import paint
from game.shell.backdrop import draw_backdrop
from game.shell.devices import Command, Verb
from game.shell.form import BACK, Form
from game.shell.formscene import FormScene
from game.shell.hints import CHOOSE, GO_BACK, Hint
from game.shell.scenes import Move
from game.shell.theme import PAPER, WHITE
from game.shell.widgets import Button, button_height

if TYPE_CHECKING:
    from game.shell.services import Shell
    from game.shell.widget import Widget
    from game.shell.words import Words
    from game.table.rulebook_layout import Pictures

ALL = slice(None)
CONTENTS = pygame.Rect(52, 60, 470, 820)
ROW_GAP = 10
PAGE = pygame.Rect(576, 48, 1292, 944)
TABS = pygame.Rect(596, 16, 1252, 0)
MARGIN, HEAD, RULE = 60, 32, 24
"""Room at the sides, over the title, and on both sides of the line under it."""
TITLE = 42
BROWN = (0x3A, 0x2C, 0x20)
TEXT = 31
PICTURE_PART, LARGE_PART, PICTURE_GAP = 0.34, 0.64, 16
"""How much of a page must be left for the pictures of a chapter, at the usual text size and with large text;
and how far they are from the text, and from the buttons below."""
LARGE_TEXT, LARGER = 1.5, 1.25
"""From which size on text is large; so much larger pictures are then, if fewer of them have the room."""
LARGEST = 1.5
"""How far a small picture may be enlarged."""
PAGES = Hint((Verb.LEFT, Verb.RIGHT), "hint.page")
CHAPTERS = Hint((Verb.UP, Verb.DOWN), "rulebook.chapter")
GAMES = Hint((Verb.PREVIOUS, Verb.NEXT), "rulebook.game")
TO_TAB = Hint((Verb.LEFT, Verb.RIGHT), "rulebook.game")
WAYS = {Verb.LEFT: -1, Verb.RIGHT: 1, Verb.PREVIOUS: -1, Verb.NEXT: 1}


class RulebookScene(FormScene):
    """Contents on the left, a page on the right, tabs above it when there are several books.

    Left, right and the wheel turn the page; the shoulder buttons go from book to book.
    """

    def __init__(self, shell: Shell, game: str, books: Mapping[str, Pictures]) -> None:
        super().__init__(shell)
        self._game = game
        self._books = books
        self._leaves: tuple[Leaf, ...] = ()
        self._open = 0
        self._shown: tuple[tuple[str, Leaf, pygame.Rect], pygame.Surface | None] | None = None
        """The picture on the page, and what it was made for."""

    @property
    def hints(self) -> tuple[Hint, ...]:  # type: ignore[override]
        """What the keys do here; on a tab left and right go to the next one."""
        if self.form.focus.startswith(TAB):
            return TO_TAB, CHOOSE, GO_BACK
        return (CHAPTERS, PAGES, *((GAMES,) if len(self._books) > 1 else ()), GO_BACK)

    def build(self, focus: str) -> Form:
        """Lay out the contents and cut the chapters into leaves for this text size."""
        chapter = self.leaf.chapter if self._leaves else 1
        self._leaves = tuple(self._cut_all())
        self._open = next((n for n, leaf in enumerate(self._leaves) if leaf.chapter == chapter), 0)
        high = self.shell.theme.px(28) // 2 + 44
        titles = chapters(self.shell.words, self._game)
        places = [
            pygame.Rect(CONTENTS.x, CONTENTS.y + n * (high + ROW_GAP), CONTENTS.w, high)
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
            self._open_book(name.removeprefix(TAB))
        else:
            self._turn(1 if name == "next" else -1)
        return None

    def handle(self, command: Command) -> Move | None:
        """Left, right and the wheel turn the page, the shoulder buttons too where there is one book."""
        if command.verb == Verb.WHEEL and self._page.collidepoint(command.pos or (0, 0)):
            self._turn(-1 if command.amount > 0 else 1)
            return None
        if command.verb in WAYS and command.down and not self._between_tabs(command.verb):
            if command.verb in (Verb.PREVIOUS, Verb.NEXT) and len(self._books) > 1:
                self._next_book(WAYS[command.verb])
            else:
                self._turn(WAYS[command.verb])
            return None
        before = self.form.focus
        move = super().handle(command)
        if self.form.focus != before and command.verb in (Verb.UP, Verb.DOWN):
            self._follow_focus()
        return move

    def draw_behind(self, canvas: pygame.Surface) -> None:
        """The desk, the sheet, the page."""
        draw_backdrop(self.shell, canvas, "office", dim=60)
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

    @property
    def _text_top(self) -> int:
        return self._page.y + HEAD + self.shell.theme.px(TITLE) + 2 * RULE

    def _between_tabs(self, verb: Verb) -> bool:
        """Whether left and right go from tab to tab now."""
        return self.form.focus.startswith(TAB) and verb in (Verb.LEFT, Verb.RIGHT)

    def _draw_leaf(self, canvas: pygame.Surface, leaf: Leaf) -> None:
        shell, y = self.shell, self._text_top
        self._draw_title(canvas, leaf, y - 2 * RULE - shell.theme.px(TITLE) // 2)
        pygame.draw.line(canvas, RED_INK, (PAGE.x + MARGIN, y - RULE), (PAGE.right - MARGIN, y - RULE), 3)
        leading = shell.text.height("text", TEXT)
        for line in leaf.lines:
            if line:
                canvas.blit(shell.text.line(line, "text", TEXT, BROWN), (PAGE.x + MARGIN, y))
            y += leading if line else leading // 2
        self._draw_pictures(canvas, leaf, y + PICTURE_GAP)
        number = shell.words("rulebook.page", page=self._open + 1, pages=len(self._leaves))
        shell.text.draw_line(
            canvas, number, (PAGE.centerx, self._turners_y), "number", 28, BROWN, align="middle"
        )

    def _draw_title(self, canvas: pygame.Surface, leaf: Leaf, y: int) -> None:
        """The title, and which part of the chapter this is where it has several."""
        left, room, text = PAGE.x + MARGIN, PAGE.w - 2 * MARGIN, self.shell.text
        if leaf.parts > 1:
            part = self.shell.words("rulebook.part", part=leaf.part, parts=leaf.parts)
            drawn = text.draw_line(canvas, part, (left + room, y), "number", 36, BROWN, align="right")
            room -= drawn.w + 30
        text.draw_line(canvas, leaf.title, (left, y), "display", TITLE, RED_INK, max_width=room)

    def _draw_pictures(self, canvas: pygame.Surface, leaf: Leaf, top: int) -> None:
        room = pygame.Rect(PAGE.x + MARGIN, top, PAGE.w - 2 * MARGIN, self._floor - top)
        key = self._game, leaf, room
        if self._shown is None or self._shown[0] != key:
            found = self._books[self._game](leaf.chapter, leaf.pictures)
            scale = _scale(found, room.size) if found else 1
            self._shown = key, pygame.transform.smoothscale_by(found, scale) if found else None
        picture = self._shown[1]
        if picture is not None:
            canvas.blit(picture, picture.get_rect(center=room.center))

    @property
    def _turners_y(self) -> int:
        return PAGE.bottom - 20 - button_height(self.shell) // 2

    @property
    def _floor(self) -> int:
        """How far down the page words and pictures may reach."""
        return self._turners_y - button_height(self.shell) // 2 - PICTURE_GAP

    def _cut_all(self) -> list[Leaf]:
        titles = chapters(self.shell.words, self._game)
        return [leaf for n, title in enumerate(titles, start=1) for leaf in self._cut(n, title)]

    def _cut(self, chapter: int, title: str) -> list[Leaf]:
        """A chapter in leaves that fit the page at this text size."""
        text = self.shell.words(f"rulebook.{self._game}.{chapter}.text")
        wide, high = PAGE.w - 2 * MARGIN, self._floor - self._text_top
        font = self.shell.theme.font("text", self.shell.theme.px(TEXT))
        sheet = Sheet(wide, high, self.shell.text.height("text", TEXT), lambda line: font.size(line)[0])
        parts = cut(sheet, text, self._needed(chapter, wide, high))
        return [
            Leaf(chapter, title, lines, pictures, part, len(parts))
            for part, (lines, pictures) in enumerate(parts, start=1)
        ]

    def _needed(self, chapter: int, wide: int, high: int) -> Callable[[slice], int]:
        """How much room some pictures of a chapter need: a whole page where they are too wide together."""
        made = partial(self._books[self._game], chapter)
        grown = min(1, (self.shell.theme.text_scale - 1) / (LARGE_TEXT - 1))
        room = wide, round(high * (PICTURE_PART + (LARGE_PART - PICTURE_PART) * grown))
        row = made(ALL)
        wish = min(LARGEST, _scale(row, room) * (LARGER if grown == 1 else 1)) if row else 0

        def needed(pictures: slice) -> int:
            some = made(pictures)
            if some is None:
                return 0
            if pictures.stop - pictures.start > 1 and some.get_width() * wish > wide + 1:
                return high
            return PICTURE_GAP + round(some.get_height() * min(wish, _scale(some, room)))

        return needed

    def _open_book(self, game: str) -> None:
        self._game, self._leaves = game, ()
        self.rebuild()

    def _next_book(self, way: int) -> None:
        """Open the book beside this one, at its first page."""
        games = list(self._books)
        self.form.set_focus("chapter:1")
        self._open_book(games[(games.index(self._game) + way) % len(games)])
        self.shell.sound.play("page")

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
            self._open, self.needs_redraw = place, True
            self._dim_turners(self.form.widgets)
            self.shell.sound.play("page")

    def _dim_turners(self, widgets: Iterable[Widget]) -> None:
        """Before the first page and after the last there is nothing to turn to."""
        ends = {
            "previous": "rulebook.first" if self._open == 0 else "",
            "next": "rulebook.last" if self._open == len(self._leaves) - 1 else "",
        }
        for widget in widgets:
            if widget.id in ends:
                widget.reason = self.shell.words(key) if (key := ends[widget.id]) else ""

    def _buttons(self) -> list[Widget]:
        high = button_height(self.shell)
        y = self._turners_y
        wide = high + 40
        before = pygame.Rect(PAGE.x + MARGIN, y - high // 2, wide, high)
        after = pygame.Rect(PAGE.right - MARGIN - wide, y - high // 2, wide, high)
        back = pygame.Rect(CONTENTS.x, 996 - high, CONTENTS.w, high)
        buttons: list[Widget] = [
            Turner("previous", before, "", quiet=True, icon="left"),
            Turner("next", after, "", quiet=True, icon="right"),
            Button(BACK, back, self.shell.words("widget.back"), quiet=True, icon="back"),
        ]
        self._dim_turners(buttons)
        return buttons


def _scale(picture: pygame.Surface, room: tuple[int, int]) -> float:
    """How large a picture is shown in this room."""
    wide, high = picture.get_size()
    return min(LARGEST, room[0] / wide, max(1, room[1]) / high)


def chapters(words: Words, game: str) -> list[str]:
    """The titles of a game's chapters, in order."""
    titles: list[str] = []
    while words.has(key := f"rulebook.{game}.{len(titles) + 1}.title"):
        titles.append(words(key))
    return titles
