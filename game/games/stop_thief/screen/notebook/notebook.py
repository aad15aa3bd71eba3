"""The notebook: mark spaces on a page of the whole board, by mouse, keys or pad."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from game.core.kernel import Seat
from game.games.stop_thief.rules.city import CIRCLE
from game.games.stop_thief.rules.state import View
from game.games.stop_thief.screen import layout
from game.games.stop_thief.screen.display import DisplayState
from game.games.stop_thief.screen.notebook import sheets
from game.games.stop_thief.screen.notebook.notes import Mark, Notes, page_of
from game.games.stop_thief.screen.notebook.pencil import draw_marks
from game.games.stop_thief.screen.notebook.sheets import CLEAR, DONE, KEY_RECTS, KEYS, RUBBER, TOOLS
from game.games.stop_thief.screen.spaces.highlights import Spaces
from game.shell.devices import ARROWS, Command, Verb
from game.shell.picture import Canvas
from game.table.board.camera import Camera
from game.table.board.choices import Choice, Chooser
from game.table.board.decal_layer import DecalLayer
from game.table.board.decals import bigger
from game.table.board.picture import BoardPicture

REACH = 26.0
"""How near to a space a click must be, in pixels."""
BADGE, BADGE_STEP = 34, 26
BESIDE, BESIDE_GROWS = (-21, -23), 0.03
"""Where badges touch a numbered space without hiding its number."""


@dataclass(slots=True)
class PageState:
    """The page that lies open, and what its user has chosen."""

    number: int
    """Which page of the notes it is."""
    owner: str
    shared: bool
    """Whether it is for all; a private page is closed by its cover."""
    tool: str
    chosen: str
    """The key that is lit: a tool, or CLEAR or DONE."""
    sure: bool = False
    """CLEAR was pressed once."""
    back: int = 0
    """How many clues the list is scrolled back."""


class Notebook:
    """The notes of a match, and the page that lies open; a panel where all write on one page."""

    moving = False

    def __init__(self, display: DisplayState, picture: BoardPicture, marks: DecalLayer) -> None:
        shell, board = display.shell, display.board
        self._shell = shell
        self._seats = display.seats
        self._board = board
        self._picture = picture
        self._numbers = marks
        self._camera = Camera(layout.VIEW, board.size)
        self._signs = Spaces(shell, board)
        self._clues = sheets.ClueSheet(display)
        self._spots = {
            number: self._camera.to_canvas(space.at)
            for number, space in board.spaces.items()
            if space.kind != CIRCLE
        }
        """Where the spaces that can be marked are on the canvas."""
        self.notes = Notes()
        self._chooser = Chooser[int]()
        self._chooser.offer([Choice(None, space) for space in self._spots])
        self._stroke: tuple[Mark | None, tuple[int, int]] | None = None
        """What the mouse draws while its button is held, and where it was."""
        self._state: PageState
        self._view: View

    def open(self, view: View, seat: Seat) -> None:
        """Turn to the page of a seat; cursor and tool start anew, so they tell nothing of other players."""
        shared = view.terms.pack
        owner = self._shell.words(
            f"stop-thief.notes.{'shared' if shared else 'own'}", name=self._seats[seat].name
        )
        self._chooser.point_at(view.city.plan.start)
        self._chooser.point_at(view.pawns[seat])
        page = page_of(view.terms, seat)
        self._state = PageState(page, owner, shared, tool=TOOLS[0], chosen=TOOLS[0])
        self._stroke, self._view = None, view

    def update(self, dt_ms: float) -> None:
        """Nothing moves by itself."""

    @property
    def is_sure(self) -> bool:
        """Whether the next press on CLEAR clears the page."""
        return self._state.sure

    @property
    def _cursor(self) -> int:
        return self._chooser.focus.place if self._chooser.focus else 0

    @property
    def way_out(self) -> pygame.Rect:
        """The button that closes it."""
        return KEY_RECTS[DONE]

    def handle(self, command: Command) -> bool:
        """Draw, or choose a tool; True when the page should close."""
        if command.verb is Verb.POINT:
            return self._points(command)
        if not command.down:
            return False
        digit = command.code - pygame.KSCAN_1
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
                self._scroll(1 if command.verb is Verb.PAN_UP else -1)
            case verb if verb in ARROWS:
                self._chooser.step(verb, self._spots)
                self._state.sure = False
        return False

    def _confirm(self) -> bool:
        """Press the key that is lit; a tool marks the space under the cursor."""
        if self._state.chosen not in TOOLS:
            return self._press(self._state.chosen)
        if self._cursor:
            self._put(self._cursor, self._stroke_at(self._cursor))
        return False

    def _press(self, key: str) -> bool:
        """Press a key of the page; CLEAR must be pressed twice."""
        state = self._state
        sure, state.sure = state.sure, key == CLEAR and not state.sure
        if key == DONE:
            return True
        if key != CLEAR:
            state.chosen = state.tool = key
        elif sure:
            self.notes = self.notes.cleared(state.number)
            state.chosen = state.tool
        self._shell.sound.play("page" if key == CLEAR and sure else "click")
        return False

    def _change_tool(self, by: int) -> None:
        state = self._state
        keys = KEYS if state.shared else tuple(key for key in KEYS if key != DONE)
        state.chosen = keys[(keys.index(state.chosen) + by) % len(keys)]
        state.tool = state.chosen if state.chosen in TOOLS else state.tool
        state.sure = False
        self._shell.sound.play("click")

    def _scroll(self, by: int) -> None:
        clues = self._view.clues
        most = max(0, len(clues) - self._clues.rows(clues))
        self._state.back = max(0, min(most, self._state.back + by))

    # ---- the mouse ----

    def _points(self, command: Command) -> bool:
        """Click a key, or draw over spaces while the button is held."""
        pos = command.pos or (0, 0)
        space = self._space_at(pos)
        if space is not None:
            self._chooser.point_at(space)
        if command.code == 0 and command.down and self._stroke is not None:
            mark, before = self._stroke
            self._draw_line(mark, before, pos)
        elif command.code == pygame.BUTTON_LEFT:
            self._stroke = None
            if command.down:
                return self._click(pos, space)
        return False

    def _click(self, pos: tuple[int, int], space: int | None) -> bool:
        key = next((key for key, rect in KEY_RECTS.items() if rect.collidepoint(pos)), None)
        if key is not None and (self._state.shared or key != DONE):
            return self._press(key)
        self._state.sure, self._state.chosen = False, self._state.tool
        if space is not None:
            mark = self._stroke_at(space)
            self._put(space, mark)
            self._stroke = mark, pos
        return False

    def _draw_line(self, mark: Mark | None, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Mark every space between two places of the mouse."""
        for pos in _between(start, end):
            space = self._space_at(pos)
            if space is not None and self.notes.page(self._state.number).get(space) is not mark:
                self._put(space, mark)
        self._stroke = mark, end

    def _stroke_at(self, space: int) -> Mark | None:
        """What the tool does to a space: the same mark again removes it."""
        mark = None if self._state.tool == RUBBER else Mark(self._state.tool)
        return None if self.notes.page(self._state.number).get(space) is mark else mark

    def _put(self, space: int, mark: Mark | None) -> None:
        """Set or remove a mark, always with the same sound, so that it gives nothing away."""
        self.notes = self.notes.with_mark(self._state.number, space, mark)
        self._state.sure = False
        self._shell.sound.play("pin")

    # ---- the picture ----

    def _space_at(self, pos: tuple[int, int]) -> int | None:
        """The space under the mouse."""
        near = min(self._spots, key=lambda space: math.dist(self._spots[space], pos))
        return near if math.dist(self._spots[near], pos) <= REACH else None

    def draw(self, canvas: Canvas, view: View | None = None) -> None:
        """The page that lies open: the board and its marks, then the sheets."""
        state, view = self._state, view or self._view
        canvas.layer(("notebook", self._shell.settings.version), layout.VIEW, self._draw_ground)
        draw_marks(self._shell, self._board, canvas, self._camera, self.notes.page(state.number))
        self._signs.focus(canvas, self._camera, self._cursor, 0.0)
        self._draw_pawns(canvas, view)
        sheets.draw_tools(self._shell, canvas, state.owner, state.chosen, sure=state.sure)
        self._clues.draw(canvas, view.clues, state.back)
        if state.shared:
            sheets.draw_done(self._shell, canvas, lit=state.chosen == DONE)

    def _draw_ground(self, canvas: Canvas) -> None:
        """The board with its numbers, a little faded."""
        self._picture.draw(canvas, self._camera)
        canvas.fill((0xC4, 0xBC, 0xC8), layout.VIEW, pygame.BLEND_RGB_MULT)
        self._numbers.draw(canvas, self._camera)

    def _draw_pawns(self, canvas: Canvas, view: View) -> None:
        """A badge beside the space of every investigator; several on one space stand side by side."""
        crowds: dict[int, list[str]] = {}
        for seat in view.investigators:
            crowds.setdefault(view.pawns[seat], []).append(view.looks[seat])
        for space, looks in crowds.items():
            x, y = self._camera.to_canvas(self._board.spaces[space].at)
            grown = bigger(self._shell, BESIDE_GROWS) if space in self._spots else 0
            left, up = BESIDE[0] * grown, BESIDE[1] * grown
            for number, look in enumerate(looks):
                badge = self._shell.assets.scaled(f"badges/{look}", (BADGE, BADGE))
                spot = badge.get_rect(center=(round(x + left + number * BADGE_STEP), round(y + up)))
                canvas.blit(badge, spot.clamp(layout.VIEW))


def _between(start: tuple[int, int], end: tuple[int, int]) -> Iterator[tuple[int, int]]:
    """Points on a line, close together; the last is `end`."""
    steps = max(1, math.ceil(math.dist(start, end) / 10.0))
    for step in range(1, steps + 1):
        part = step / steps
        yield round(start[0] + (end[0] - start[0]) * part), round(start[1] + (end[1] - start[1]) * part)
