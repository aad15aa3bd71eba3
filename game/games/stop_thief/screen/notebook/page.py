"""Draws a notebook page: the whole board with its marks between two sheets of paper."""

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
from game.shell.lru_cache import LruCache
from game.shell.services import Shell
from game.shell.theme import Colour
from game.table.board.camera import Camera
from game.table.board.decal_layer import DecalLayer
from game.table.board.decals import bigger
from game.table.board.picture import BoardPicture

REACH = 26.0
"""How near to a space a click must be, in pixels."""
BADGE, BADGE_STEP = 34, 26
BESIDE, BESIDE_GROWS = (-21, -23), 0.03
"""Where badges touch a numbered space without hiding its number."""
FADED: Colour = (0xC4, 0xBC, 0xC8)
"""The board is multiplied by this, so that marks stand out."""


@dataclass(slots=True)
class PageState:
    """The page that lies open, and what its user has chosen."""

    number: int
    """Which page of the notes it is."""
    owner: str
    shared: bool
    """Whether it is for all; a private page is closed by its cover."""
    cursor: int
    tool: str
    chosen: str
    """The key that is lit: a tool, or CLEAR or DONE."""
    sure: bool = False
    """CLEAR was pressed once."""
    back: int = 0
    """How many clues the list is scrolled back."""


class NotebookPage:
    """Draws a page, and knows what is where on it."""

    def __init__(self, shell: Shell, board: Board, picture: BoardPicture, marks: DecalLayer) -> None:
        self._shell = shell
        self._board = board
        self._picture = picture
        self._numbers = marks
        self._camera = Camera(layout.VIEW, board.size)
        self._pencil = Pencil(shell, board)
        self._signs = Spaces(shell, board)
        self._tools = ToolSheet(shell)
        self._clues = ClueSheet(shell, board)
        self._ground: LruCache[int, pygame.Surface] = LruCache(1)
        self.spaces = {
            number: self._camera.to_canvas(space.at)
            for number, space in board.spaces.items()
            if space.kind != CIRCLE
        }
        """The places on the canvas of all spaces that can be marked."""

    def space_at(self, pos: tuple[int, int]) -> int | None:
        """The space under the mouse."""
        near = min(self.spaces, key=lambda space: math.dist(self.spaces[space], pos))
        return near if math.dist(self.spaces[near], pos) <= REACH else None

    @staticmethod
    def key_at(pos: tuple[int, int]) -> str | None:
        """The key under the mouse."""
        return next((key for key, rect in KEY_RECTS.items() if rect.collidepoint(pos)), None)

    def most_back(self, clues: Sequence[Clue]) -> int:
        """How far the list of these clues can be scrolled back."""
        return max(0, len(clues) - self._clues.rows(clues))

    def draw(self, canvas: pygame.Surface, state: PageState, marks: Page, view: View) -> None:
        """The board and its marks, then the sheets."""
        canvas.blit(self._ground.get(self._shell.settings.version, self._board_picture), layout.VIEW)
        self._pencil.draw_marks(canvas, self._camera, marks)
        self._signs.focus(canvas, self._camera, state.cursor, 0.0)
        self._draw_pawns(canvas, view)
        self._tools.draw(canvas, state.owner, state.chosen, sure=state.sure)
        self._clues.draw(canvas, view.clues, state.back)
        if state.shared:
            self._tools.draw_done(canvas, lit=state.chosen == DONE)

    def _board_picture(self) -> pygame.Surface:
        """The board with its numbers, a little faded."""
        whole = pygame.Surface((layout.VIEW.right, layout.VIEW.bottom)).convert()
        self._picture.draw(whole, self._camera)
        whole.fill(FADED, layout.VIEW, pygame.BLEND_RGB_MULT)
        self._numbers.draw(whole, self._camera)
        return whole.subsurface(layout.VIEW).copy()

    def _draw_pawns(self, canvas: pygame.Surface, view: View) -> None:
        """A badge beside the space of every investigator; several on one space stand side by side."""
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
