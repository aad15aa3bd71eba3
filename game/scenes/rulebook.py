"""The rulebook: pages with pictures, opened from the title or a pause."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial

import pygame

from game.scenes.rulebook_pages import Page, TextArea, paginate
from game.scenes.rulebook_tabs import RED_INK, TAB, IconButton, book_tabs, tab_height
from game.shell import draw, paint, transform
from game.shell.backdrop import draw_backdrop
from game.shell.devices import Command, Verb
from game.shell.form import BACK, Form
from game.shell.formscene import FormScene
from game.shell.hints import CHOOSE, GO_BACK, Hint
from game.shell.picture import Canvas, Picture
from game.shell.scenes import Move
from game.shell.services import Shell
from game.shell.theme import PAPER, WHITE
from game.shell.widgets import Button, Widget, button_height
from game.shell.words import Words
from game.table.rulebook_layout import Pictures

ALL = slice(None)
CONTENTS = pygame.Rect(52, 60, 470, 820)
ROW_GAP = 10
PAGE = pygame.Rect(576, 48, 1292, 944)
TABS = pygame.Rect(596, 16, 1252, 0)
MARGIN, HEAD, RULE = 60, 32, 24
"""Space at the sides, above the title, and on both sides of the line below it."""
TITLE = 42
BROWN = (0x3A, 0x2C, 0x20)
TEXT = 31
PICTURE_PART, LARGE_PART, PICTURE_GAP = 0.34, 0.64, 16
"""The part of a page for pictures, at the usual text size and in large text, and the gap around them."""
LARGE_TEXT, LARGER = 1.5, 1.25
"""The scale from which text is large, and how much larger pictures are then if they have the room."""
LARGEST = 1.5
"""The largest scale of a picture."""
PAGES = Hint((Verb.LEFT, Verb.RIGHT), "hint.page")
CHAPTERS = Hint((Verb.UP, Verb.DOWN), "rulebook.chapter")
GAMES = Hint((Verb.PREVIOUS, Verb.NEXT), "rulebook.game")
TO_TAB = Hint((Verb.LEFT, Verb.RIGHT), "rulebook.game")
WAYS = {Verb.LEFT: -1, Verb.RIGHT: 1, Verb.PREVIOUS: -1, Verb.NEXT: 1}


class RulebookScene(FormScene):
    """Contents on the left, a page on the right, tabs above it if there are several books.

    Left, right and the wheel turn the page. The shoulder buttons switch books.
    """

    def __init__(self, shell: Shell, game: str, books: Mapping[str, Pictures]) -> None:
        super().__init__(shell)
        self.game = game
        self.books = books
        self.pages: tuple[Page, ...] = ()
        self.number = 0
        """The number of the open page, from 0."""
        self.picture: Picture | None = None
        """The pictures on the open page."""
        self._picture_key: tuple[str, Page, pygame.Rect] | None = None

    @property
    def hints(self) -> tuple[Hint, ...]:  # type: ignore[override]
        """Return what the keys do here. On a tab, left and right go to the next tab."""
        if self.form.focus.startswith(TAB):
            return TO_TAB, CHOOSE, GO_BACK
        return (CHAPTERS, PAGES, *((GAMES,) if len(self.books) > 1 else ()), GO_BACK)

    def build(self, focus: str) -> Form:
        """Lay out the contents, and split the chapters into pages for this text size."""
        chapter = self.page.chapter if self.pages else 1
        titles = chapters(self.shell.words, self.game)
        split = [self._paginate(n, title) for n, title in enumerate(titles, start=1)]
        self.pages = tuple(page for pages in split for page in pages)
        self.number = next((n for n, page in enumerate(self.pages) if page.chapter == chapter), 0)
        high = self.shell.theme.px(28) // 2 + 44
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
            [*book_tabs(self.shell, self.books, self.game, TABS), *self._buttons()],
            scrolled=rows,
            viewport=CONTENTS,
            focus=focus or f"chapter:{chapter}",
        )

    def act(self, name: str) -> Move | None:
        """Open a chapter or another book, or turn the page."""
        if name.startswith("chapter:"):
            chapter = int(name.removeprefix("chapter:"))
            self._show(next(n for n, page in enumerate(self.pages) if page.chapter == chapter))
        elif name.startswith(TAB):
            self._open_book(name.removeprefix(TAB))
        else:
            self._turn(1 if name == "next" else -1)
        return None

    def handle(self, command: Command) -> Move | None:
        """Left, right and the wheel turn the page, the shoulder buttons too if there is only one book."""
        if command.verb == Verb.WHEEL and self._paper.collidepoint(command.pos or (0, 0)):
            self._turn(-1 if command.amount > 0 else 1)
            return None
        shoulder = command.verb in (Verb.PREVIOUS, Verb.NEXT)
        if command.verb in WAYS and command.down and (shoulder or not self.form.focus.startswith(TAB)):
            if shoulder and len(self.books) > 1:
                self._next_book(WAYS[command.verb])
            else:
                self._turn(WAYS[command.verb])
            return None
        before = self.form.focus
        move = super().handle(command)
        focus = self.form.focus
        if focus != before and command.verb in (Verb.UP, Verb.DOWN) and focus.startswith("chapter:"):
            self.act(focus)
        return move

    def draw_behind(self, canvas: Canvas) -> None:
        """Draw the desk and the page."""
        draw_backdrop(self.shell, canvas, "office", dim=60)
        paint.draw_panel(canvas, self._paper, PAPER, WHITE, 14)
        if self.pages:
            self._draw_page(canvas, self.page)

    @property
    def page(self) -> Page:
        """The open page."""
        return self.pages[self.number]

    @property
    def _paper(self) -> pygame.Rect:
        """Where the page is. Tabs make it lower."""
        top = TABS[1] + tab_height(self.shell) if len(self.books) > 1 else PAGE.y
        return pygame.Rect(PAGE.x, top, PAGE.w, PAGE.bottom - top)

    @property
    def text_top(self) -> int:
        """The upper end of the room for words and pictures."""
        return self._paper.y + HEAD + self.shell.theme.px(TITLE) + 2 * RULE

    def _draw_page(self, canvas: Canvas, page: Page) -> None:
        shell, y = self.shell, self.text_top
        self._draw_title(canvas, page, y - 2 * RULE - shell.theme.px(TITLE) // 2)
        draw.line(canvas, RED_INK, (PAGE.x + MARGIN, y - RULE), (PAGE.right - MARGIN, y - RULE), 3)
        leading = shell.text.height("text", TEXT)
        for line in page.lines:
            if line:
                canvas.blit(shell.text.line(line, "text", TEXT, BROWN), (PAGE.x + MARGIN, y))
            y += leading if line else leading // 2
        self._draw_pictures(canvas, page, y + PICTURE_GAP)
        number = shell.words("rulebook.page", page=self.number + 1, pages=len(self.pages))
        shell.text.draw_line(
            canvas, number, (PAGE.centerx, self._buttons_y), "number", 28, BROWN, align="middle"
        )

    def _draw_title(self, canvas: Canvas, page: Page, y: int) -> None:
        """Draw the title, and which part of the chapter this is if it has several."""
        left, room, text = PAGE.x + MARGIN, PAGE.w - 2 * MARGIN, self.shell.text
        if page.parts > 1:
            part = self.shell.words("rulebook.part", part=page.part, parts=page.parts)
            drawn = text.draw_line(canvas, part, (left + room, y), "number", 36, BROWN, align="right")
            room -= drawn.w + 30
        text.draw_line(canvas, page.title, (left, y), "display", TITLE, RED_INK, max_width=room)

    def _draw_pictures(self, canvas: Canvas, page: Page, top: int) -> None:
        room = pygame.Rect(PAGE.x + MARGIN, top, PAGE.w - 2 * MARGIN, self.text_bottom - top)
        key = self.game, page, room
        if self._picture_key != key:
            found = self.books[self.game](page.chapter, page.pictures)
            self.picture = transform.smoothscale_by(found, _scale(found, room.size)) if found else None
            self._picture_key = key
        if self.picture is not None:
            canvas.blit(self.picture, self.picture.get_rect(center=room.center))

    @property
    def _buttons_y(self) -> int:
        return PAGE.bottom - 20 - button_height(self.shell) // 2

    @property
    def text_bottom(self) -> int:
        """The lower end of the room for words and pictures."""
        return self._buttons_y - button_height(self.shell) // 2 - PICTURE_GAP

    def _paginate(self, chapter: int, title: str) -> list[Page]:
        """Return the pages of a chapter at this text size."""
        text = self.shell.words(f"rulebook.{self.game}.{chapter}.text")
        wide, high = PAGE.w - 2 * MARGIN, self.text_bottom - self.text_top
        font = self.shell.theme.font("text", self.shell.theme.px(TEXT))
        area = TextArea(wide, high, self.shell.text.height("text", TEXT), font.width)
        parts = paginate(area, text, self._needed(chapter, wide, high))
        return [
            Page(chapter, title, lines, pictures, part, len(parts))
            for part, (lines, pictures) in enumerate(parts, start=1)
        ]

    def _needed(self, chapter: int, wide: int, high: int) -> Callable[[slice], int]:
        """Return a function for the height of some pictures: a whole page if they are too wide together."""
        made = partial(self.books[self.game], chapter)
        grown = min(1, (self.shell.theme.text_scale - 1) / (LARGE_TEXT - 1))
        room = wide, round(high * (PICTURE_PART + (LARGE_PART - PICTURE_PART) * grown))
        row = made(ALL)
        best = min(LARGEST, _scale(row, room) * (LARGER if grown == 1 else 1)) if row else 0

        def needed(pictures: slice) -> int:
            some = made(pictures)
            if some is None:
                return 0
            if pictures.stop - pictures.start > 1 and some.get_width() * best > wide + 1:
                return high
            return PICTURE_GAP + round(some.get_height() * min(best, _scale(some, room)))

        return needed

    def _open_book(self, game: str) -> None:
        self.game, self.pages = game, ()
        self.rebuild()

    def _next_book(self, way: int) -> None:
        """Open the next book at its first page."""
        games = list(self.books)
        self.form.set_focus("chapter:1")
        self._open_book(games[(games.index(self.game) + way) % len(games)])
        self.shell.sound.play("page")

    def _turn(self, way: int) -> None:
        place = self.number + way
        if 0 <= place < len(self.pages):
            self._show(place)
            self.form.set_focus(f"chapter:{self.pages[place].chapter}")

    def _show(self, place: int) -> None:
        if place != self.number:
            self.number = place
            self._dim_arrows(self.form.widgets)
            self.shell.sound.play("page")

    def _dim_arrows(self, widgets: Iterable[Widget]) -> None:
        """Dim the arrow at the first and at the last page."""
        ends = {
            "previous": "rulebook.first" if self.number == 0 else "",
            "next": "rulebook.last" if self.number == len(self.pages) - 1 else "",
        }
        for widget in widgets:
            if widget.id in ends:
                widget.reason = self.shell.words(key) if (key := ends[widget.id]) else ""

    def _buttons(self) -> list[Widget]:
        high = button_height(self.shell)
        y = self._buttons_y
        wide = high + 40
        before = pygame.Rect(PAGE.x + MARGIN, y - high // 2, wide, high)
        after = pygame.Rect(PAGE.right - MARGIN - wide, y - high // 2, wide, high)
        back = pygame.Rect(CONTENTS.x, 996 - high, CONTENTS.w, high)
        buttons: list[Widget] = [
            IconButton("previous", before, "", quiet=True, icon="left"),
            IconButton("next", after, "", quiet=True, icon="right"),
            Button(BACK, back, self.shell.words("widget.back"), quiet=True, icon="back"),
        ]
        self._dim_arrows(buttons)
        return buttons


def _scale(picture: Picture, room: tuple[int, int]) -> float:
    """Return the scale of a picture in this room."""
    wide, high = picture.get_size()
    return min(LARGEST, room[0] / wide, max(1, room[1]) / high)


def chapters(words: Words, game: str) -> list[str]:
    """Return the titles of a game's chapters."""
    titles: list[str] = []
    while words.has(key := f"rulebook.{game}.{len(titles) + 1}.title"):
        titles.append(words(key))
    return titles
