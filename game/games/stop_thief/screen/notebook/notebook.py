"""The notebook: a page of the whole board to mark spaces on, by mouse, keys or pad."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

import pygame

from game.core.board import Board
from game.core.kernel import Seat, SeatSetup
from game.games.stop_thief.rules.state import Clue, View
from game.games.stop_thief.screen.notebook.notes import SHARED, Mark, Notes, page_of
from game.games.stop_thief.screen.notebook.page import NotebookPage, PageLook
from game.games.stop_thief.screen.notebook.sheets import CLEAR, DONE, KEYS, RUBBER, TOOLS
from game.shell.devices import ARROWS, Command, Verb
from game.shell.services import Shell
from game.table.board.choices import Choice, Chooser
from game.table.board.marks import SpaceMarks
from game.table.board.picture import BoardPicture

FIRST_DIGIT = pygame.KSCAN_1
FINGER = 10.0
"""So many pixels apart the way of a dragging mouse is looked at."""
SCROLLS = {Verb.PAN_UP: 1, Verb.PAN_DOWN: -1}


class Notebook:
    """What is written down, and the hand that writes; the stage says whose page lies open."""

    def __init__(
        self,
        shell: Shell,
        board: Board,
        seats: Sequence[SeatSetup],
        picture: BoardPicture,
        marks: SpaceMarks,
    ) -> None:
        self._shell = shell
        self._seats = seats
        self._page = NotebookPage(shell, board, picture, marks)
        self.notes = Notes()
        self._open = SHARED
        self._shared = True
        """Whether the page lies open on the table; a private one is closed by its cover."""
        self._owner = ""
        self._cursor = Chooser()
        self._cursor.offer([Choice(None, space) for space in self._page.spaces])
        self._chosen = TOOLS[0]
        """The key that is lit: a tool, or what closes or clears the page."""
        self._tool = TOOLS[0]
        self._sure = False
        """CLEAR was pressed once."""
        self._stroke: tuple[Mark | None, tuple[int, int]] | None = None
        """What the mouse draws as long as it is held, and where it was."""
        self._back = 0
        """How many clues the list was turned back."""
        self._heard: tuple[Clue, ...] = ()

    def open(self, view: View, seat: Seat) -> None:
        """Turn to the page of a seat; the cursor and the tool tell nothing of who wrote before."""
        self._shared = view.terms.pack
        key = "shared" if self._shared else "own"
        self._open = page_of(view.terms, seat)
        self._owner = self._shell.words(f"stop-thief.notes.{key}", name=self._seats[seat].name)
        self._chosen = self._tool = TOOLS[0]
        self._sure, self._stroke, self._back = False, None, 0
        self._heard = view.clues
        self._cursor.point_at(view.city.plan.start)
        self._cursor.point_at(view.pawns[seat])

    def draw(self, canvas: pygame.Surface, view: View) -> None:
        """The page that lies open."""
        look = PageLook(
            owner=self._owner,
            marks=self.notes.page(self._open),
            chosen=self._chosen,
            sure=self._sure,
            cursor=self._cursor.focus.place if self._cursor.focus else 0,
            back=self._back,
            shared=self._shared,
        )
        self._page.draw(canvas, look, view)

    def handle(self, command: Command) -> bool:
        """Draw, or choose a tool; True when the page is to be closed."""
        if command.verb is Verb.POINT:
            return self._points(command)
        if not command.down:
            return False
        digit = command.code - FIRST_DIGIT
        if command.device.kind == "keyboard" and 0 <= digit < len(TOOLS):
            return self._press(TOOLS[digit])
        match command.verb:
            case Verb.BACK:
                return True
            case Verb.CONFIRM if not command.repeat:
                return self._confirm()
            case Verb.NEXT | Verb.PREVIOUS:
                self._change_tool(1 if command.verb is Verb.NEXT else -1)
            case Verb.WHEEL:
                self._scroll(round(math.copysign(1, command.amount)))
            case Verb.PAN_UP | Verb.PAN_DOWN:
                self._scroll(SCROLLS[command.verb])
            case verb if verb in ARROWS:
                self._cursor.step(verb, self._page.spaces)
                self._sure = False
        return False

    def _confirm(self) -> bool:
        """What is lit decides: a tool marks the space under the cursor."""
        if self._chosen not in TOOLS:
            return self._press(self._chosen)
        space = self._cursor.focus
        if space is not None:
            self._put(space.place, self._stroke_at(space.place))
        return False

    def _press(self, key: str) -> bool:
        """A key of the page; CLEAR wants to be pressed twice."""
        sure, self._sure = self._sure, False
        if key == DONE:
            return True
        if key != CLEAR:
            self._chosen = self._tool = key
            self._shell.sound.play("click")
        elif not sure:
            self._sure = True
            self._shell.sound.play("click")
        else:
            self.notes = self.notes.cleared(self._open)
            self._chosen = self._tool
            self._shell.sound.play("page")
        return False

    def _change_tool(self, by: int) -> None:
        keys = KEYS if self._shared else tuple(key for key in KEYS if key != DONE)
        self._chosen = keys[(keys.index(self._chosen) + by) % len(keys)]
        self._tool = self._chosen if self._chosen in TOOLS else self._tool
        self._sure = False
        self._shell.sound.play("click")

    def _scroll(self, by: int) -> None:
        self._back = max(0, min(self._page.most_back(self._heard), self._back + by))

    # ---- the mouse ----

    def _points(self, command: Command) -> bool:
        """Click a key, or draw over spaces for as long as the button is held."""
        pos = command.pos or (0, 0)
        space = self._page.space_at(pos)
        if space is not None:
            self._cursor.point_at(space)
        if command.code == 0 and command.down and self._stroke is not None:
            mark, before = self._stroke
            self._draw_line(mark, before, pos)
        elif command.code == pygame.BUTTON_LEFT:
            self._stroke = None
            if command.down:
                return self._click(pos, space)
        return False

    def _click(self, pos: tuple[int, int], space: int | None) -> bool:
        key = self._page.key_at(pos)
        if key is not None and (self._shared or key != DONE):
            return self._press(key)
        self._sure, self._chosen = False, self._tool
        if space is not None:
            mark = self._stroke_at(space)
            self._put(space, mark)
            self._stroke = mark, pos
        return False

    def _draw_line(self, mark: Mark | None, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Mark everything between two places of the mouse."""
        for pos in _between(start, end):
            space = self._page.space_at(pos)
            if space is not None and self.notes.page(self._open).get(space) is not mark:
                self._put(space, mark)
        self._stroke = mark, end

    def _stroke_at(self, space: int) -> Mark | None:
        """What the tool does to a space: the mark that is there already goes away."""
        mark = None if self._tool == RUBBER else Mark(self._tool)
        return None if self.notes.page(self._open).get(space) is mark else mark

    def _put(self, space: int, mark: Mark | None) -> None:
        """One sound for whatever is done, so that nobody hears what it was."""
        self.notes = self.notes.with_mark(self._open, space, mark)
        self._sure = False
        self._shell.sound.play("pin")


def _between(start: tuple[int, int], end: tuple[int, int]) -> Iterator[tuple[int, int]]:
    """Places on a line, close to each other; the last is `end`."""
    steps = max(1, math.ceil(math.dist(start, end) / FINGER))
    for step in range(1, steps + 1):
        part = step / steps
        yield round(start[0] + (end[0] - start[0]) * part), round(start[1] + (end[1] - start[1]) * part)
