"""The notebook page as it is seen: the whole board with its marks between two sheets of paper."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.core.board import Board
from game.games.stop_thief.rules.city import CIRCLE
from game.games.stop_thief.rules.state import Clue, View
from game.games.stop_thief.screen import layout
from game.games.stop_thief.screen.notebook.notes import Page
from game.games.stop_thief.screen.notebook.pencil import Pencil
from game.games.stop_thief.screen.notebook.sheets import DONE, KEY_RECTS, ClueSheet, ToolSheet
from game.games.stop_thief.screen.spaces.highlights import Spaces
from game.shell.services import Shell
from game.shell.theme import Colour
from game.table.board.camera import Camera
from game.table.board.marks import SpaceMarks
from game.table.board.picture import BoardPicture
from game.table.board.stamps import bigger

REACH = 26.0
"""A space is meant within so many pixels."""
BADGE, BADGE_STEP = 34, 26
BESIDE, BESIDE_GROWS = (-21, -23), 0.03
"""Where badges are from the middle of a numbered space, so that its number can be read and they touch it."""
FADED: Colour = (0xC4, 0xBC, 0xC8)
"""What the board is multiplied by, so that marks stand out from it."""


@dataclass(frozen=True, slots=True)
class PageLook:
    """All that a page shows beside what lies open on the table."""

    owner: str
    marks: Page
    chosen: str
    """The key that is lit."""
    sure: bool
    """Whether CLEAR waits for its second press."""
    cursor: int
    back: int
    """How many clues the list is turned back."""
    shared: bool
    """Whether the page lies open on the table, and so closes itself."""


class NotebookPage:
    """Draws a page, and knows what is where on it."""

    def __init__(self, shell: Shell, board: Board, picture: BoardPicture, marks: SpaceMarks) -> None:
        self._shell = shell
        self._board = board
        self._picture = picture
        self._numbers = marks
        self._camera = Camera(layout.VIEW, board.size)
        self._pencil = Pencil(shell, board)
        self._signs = Spaces(shell, board)
        self._tools = ToolSheet(shell)
        self._clues = ClueSheet(shell, board)
        self._ground: tuple[int, pygame.Surface] | None = None
        self.spaces = {
            number: self._camera.to_canvas(space.at)
            for number, space in board.spaces.items()
            if space.kind != CIRCLE
        }
        """Where every space that can be marked is on the canvas."""

    def space_at(self, pos: tuple[int, int]) -> int | None:
        """The space that is meant by a place of the mouse."""
        near = min(self.spaces, key=lambda space: math.dist(self.spaces[space], pos))
        return near if math.dist(self.spaces[near], pos) <= REACH else None

    @staticmethod
    def key_at(pos: tuple[int, int]) -> str | None:
        """The key under the mouse."""
        return next((key for key, rect in KEY_RECTS.items() if rect.collidepoint(pos)), None)

    def most_back(self, clues: Sequence[Clue]) -> int:
        """How far the list of these clues can be turned back."""
        return max(0, len(clues) - self._clues.rows(clues))

    def draw(self, canvas: pygame.Surface, look: PageLook, view: View) -> None:
        """The board and what is written on it, then the sheets."""
        canvas.blit(self._board_picture(), layout.VIEW)
        self._pencil.draw_marks(canvas, self._camera, look.marks)
        self._signs.focus(canvas, self._camera, look.cursor, 0.0)
        self._draw_pawns(canvas, view)
        self._tools.draw(canvas, look.owner, look.chosen, sure=look.sure)
        self._clues.draw(canvas, view, look.back)
        if look.shared:
            self._tools.draw_done(canvas, lit=look.chosen == DONE)

    def _board_picture(self) -> pygame.Surface:
        """The board with its numbers, a little faded; painted once."""
        version = self._shell.settings.version
        if self._ground is None or self._ground[0] != version:
            whole = pygame.Surface((layout.VIEW.right, layout.VIEW.bottom)).convert()
            self._picture.draw(whole, self._camera)
            whole.fill(FADED, layout.VIEW, pygame.BLEND_RGB_MULT)
            self._numbers.draw(whole, self._camera)
            self._ground = version, whole.subsurface(layout.VIEW).copy()
        return self._ground[1]

    def _draw_pawns(self, canvas: pygame.Surface, view: View) -> None:
        """A badge over the space of every investigator; those on one space stand side by side."""
        crowds: dict[int, list[str]] = {}
        for seat in view.investigators:
            crowds.setdefault(view.pawns[seat], []).append(view.looks[seat])
        for space, looks in crowds.items():
            x, y = self._camera.to_canvas(self._board.spaces[space].at)
            grown = bigger(self._shell, BESIDE_GROWS) if space in self.spaces else 0
            left, up = BESIDE[0] * grown, BESIDE[1] * grown
            for number, look in enumerate(looks):
                badge = self._shell.assets.scaled(f"badges/{look}", (BADGE, BADGE))
                spot = badge.get_rect(center=(round(x + left + number * BADGE_STEP), round(y + up)))
                canvas.blit(badge, spot.clamp(layout.VIEW))
