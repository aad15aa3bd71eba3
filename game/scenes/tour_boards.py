"""The boards with their life and marks, for the tour: seen before their games open."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.boards.scenery import scenery_of
from game.boards.tmx import load_board
from game.shell.backdrop import draw_backdrop
from game.shell.scenes import Scene
from game.shell.services import Shell
from game.stage.board.camera import Camera
from game.stage.board.life import BoardLife
from game.stage.board.marks import SpaceMarks
from game.stage.board.picture import BoardPicture

SHOWN = {
    "cops_and_crooks": (pygame.Rect(0, 0, 1500, 1080), pygame.Rect(1524, 24, 372, 500)),
}
"""Where on the canvas each board is, and where its title."""
TITLE, NAME, GAP = 46, 24, 12


class BoardScene(Scene):
    """A board as high as the screen, and what it is called."""

    def __init__(self, shell: Shell, name: str) -> None:
        self._shell = shell
        view, self._room = SHOWN[name]
        self._board = load_board(name)
        scenery = scenery_of(name)
        self._camera = Camera(view, scenery.size)
        self._picture = BoardPicture(scenery)
        self._life = BoardLife(scenery)
        self._marks = SpaceMarks(shell, self._board)

    def update(self, dt_ms: float) -> None:
        """Let the board live."""
        self.stale = self._life.update(dt_ms) or self.stale

    def draw(self, canvas: pygame.Surface) -> None:
        """The board, its marks and its title."""
        draw_backdrop(self._shell, canvas, "street")
        self._picture.draw(canvas, self._camera)
        self._life.draw(canvas, self._camera)
        self._marks.draw(canvas, self._camera)
        self._draw_title(canvas)

    def _draw_title(self, canvas: pygame.Surface) -> None:
        text, palette, room = self._shell.text, self._shell.theme.palette, self._room
        title = self._shell.words(f"choose.game.{self._board.game}.title")
        heading = text.boxed(title, "display", TITLE, room.size, palette.title)
        canvas.blit(heading, room)
        name = text.paragraph(self._board.title, "text_bold", NAME, room.w, palette.text, align="middle")
        canvas.blit(name, (room.x, room.y + heading.get_height() + GAP))


def boards(shell: Shell) -> Iterator[tuple[str, tuple[Scene, ...]]]:
    """Every board whose game is still to come."""
    for name in SHOWN:
        yield f"board_{name}", (BoardScene(shell, name),)
