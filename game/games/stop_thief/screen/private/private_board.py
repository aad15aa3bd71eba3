"""The board on a private page, with light on what matters."""

from __future__ import annotations

from collections.abc import Collection

import pygame

from game.core.board import Board
from game.games.stop_thief.rules.city import City
from game.games.stop_thief.rules.state import View
from game.games.stop_thief.screen import layout
from game.games.stop_thief.screen.spaces.highlights import Spaces
from game.games.stop_thief.screen.spaces.marks import BOARD_DECALS
from game.shell.backdrop import draw_backdrop
from game.shell.services import Shell
from game.shell.theme import AMBER, SEAT_LOOKS, Colour
from game.table.board.camera import Camera
from game.table.board.decal_layer import DecalLayer
from game.table.board.meeples import Meeple, MeeplePainter, make_room
from game.table.board.picture import BoardPicture

VIEW = pygame.Rect(0, 0, 1080, 1080)
"""The board; the page is to the right of it."""
NIGHT: Colour = (0xA0, 0xA2, 0xBE)
"""The board is multiplied by this where no light falls."""
REACH, SMALL_REACH = 34, 25
"""The radius of the light on the canvas: in an area, and on a single space."""
WHITE: Colour = (0xFF, 0xFF, 0xFF)
LARGEST_HOLE = 16_000
"""In pixels; a larger dark hole stays dark."""
EDGE = 5


class PrivateBoard:
    """The board of a match, without anything that moves."""

    def __init__(self, shell: Shell, board: Board, picture: BoardPicture) -> None:
        self._shell = shell
        self.board = board
        self.city = City.of(board)
        self.camera = Camera(VIEW, board.size)
        self._picture = picture
        self._marks = DecalLayer(shell, board, BOARD_DECALS)
        self._spaces = Spaces(shell, board)
        self._meeple_painter = MeeplePainter(shell.assets)

    def at(self, space: int) -> pygame.Vector2:
        """Where a space is on the canvas."""
        return pygame.Vector2(self.camera.to_canvas(self.board.spaces[space].at))

    def draw(self, canvas: pygame.Surface) -> None:
        """The office, and the board with its numbers."""
        draw_backdrop(self._shell, canvas, "office", dim=35)
        canvas.set_clip(VIEW)
        self._picture.draw(canvas, self.camera)
        self._marks.draw(canvas, self.camera)
        canvas.set_clip(None)

    def draw_pawns(self, canvas: pygame.Surface, view: View) -> list[pygame.Rect]:
        """Draw the investigators with their numbers; return where they are."""
        spaces = self.board.spaces
        standing = [(view.pawns[seat], view.looks[seat]) for seat in view.investigators]
        pawns = [Meeple(f"pieces/meeple_{look}", spaces[at].at, layout.MEEPLE) for at, look in standing]
        make_room(pawns)
        self._spaces.hide_numbers(canvas, self.camera, {at for at, _ in standing})
        self._meeple_painter.draw(canvas, self.camera, pawns)
        rects = [self._meeple_painter.rect(self.camera, pawn) for pawn in pawns]
        pieces = zip(standing, rects, strict=True)
        self._spaces.plates(canvas, ((at, rect, SEAT_LOOKS[look].colour) for (at, look), rect in pieces))
        return rects

    def dim(self, canvas: pygame.Surface, lit: Collection[int], *, areas: bool = True) -> None:
        """Darken all but these spaces, and in areas the paths between them."""
        day = canvas.subsurface(VIEW).convert_alpha()
        canvas.fill(NIGHT, VIEW, pygame.BLEND_RGB_MULT)
        light = self._light(lit, areas=areas)
        day.blit(light, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
        canvas.blit(day, VIEW)
        for part in pygame.mask.from_surface(light).connected_components(400):
            pygame.draw.polygon(canvas, AMBER, part.outline(), EDGE)

    def _light(self, lit: Collection[int], *, areas: bool) -> pygame.Surface:
        """White where the light falls, clear elsewhere."""
        light = pygame.Surface(VIEW.size, pygame.SRCALPHA)
        for space in lit:
            here = self.at(space)
            pygame.draw.aacircle(light, WHITE, here, REACH if areas else SMALL_REACH)
            for there in self.city.plan.steps[space]:
                if areas and there in lit and there > space:
                    pygame.draw.line(light, WHITE, here, self.at(there), 2 * REACH)
        if areas:
            _fill_holes(light)
        return light


def _fill_holes(light: pygame.Surface) -> None:
    """A statue in the middle of a lit room is lit too; a whole building in a ring of streets is not."""
    dark = pygame.mask.from_surface(light)
    dark.invert()
    for hole in dark.connected_components():
        if hole.count() < LARGEST_HOLE:
            hole.to_surface(light, setcolor=WHITE, unsetcolor=None)
