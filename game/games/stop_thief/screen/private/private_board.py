"""The board on a private page, with light on what matters, and places for labels."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator, Sequence
from functools import cache

import pygame

from game.core.board import Board
from game.games.stop_thief.rules.city import City
from game.games.stop_thief.rules.state import View
from game.games.stop_thief.screen import layout
from game.games.stop_thief.screen.spaces.highlights import Spaces
from game.games.stop_thief.screen.spaces.marks import BOARD_DECALS
from game.shell import draw
from game.shell.backdrop import draw_backdrop
from game.shell.picture import Canvas, Picture
from game.shell.services import Shell
from game.shell.theme import AMBER, Colour
from game.table.board.camera import Camera
from game.table.board.decal_layer import DecalLayer
from game.table.board.meeples import Meeple, MeeplePainter, make_room
from game.table.board.picture import BoardPicture
from game.table.looks import SEAT_LOOKS

VIEW = pygame.Rect(0, 0, 1080, 1080)
"""The board; the page is to the right of it."""
REACH, SMALL_REACH = 34, 25
"""The radius of the light on the canvas: in an area, and on a single space."""
WHITE: Colour = (0xFF, 0xFF, 0xFF)
SHADE: Colour = (0xA0, 0xA2, 0xBE)
"""What is not lit is multiplied by this."""
EDGE = 5
FAR, STEP, ASIDE = 240, 4, 12
"""How far a label may be from its space, in which steps, and the cost of not being ahead."""
NUMBER = (32, 17)
"""The part of a number that must stay visible."""
HIDE, STRIKE = 320, 120
"""Costs in pixels of distance: hiding a number, and crossing it with the line of a label."""
CROSS = 140
"""The cost of a line that crosses another label."""
LINE = 10
"""How wide a line is."""
SPACE = 54
"""The side of the square round a space that stays free."""
ROOM = 8
INSIDE = VIEW.inflate(-2 * ROOM, -2 * ROOM)


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

    def draw(self, canvas: Canvas) -> None:
        """The office, and the board with its numbers."""
        draw_backdrop(self._shell, canvas, "office", dim=35)
        canvas.set_clip(VIEW)
        self._picture.draw(canvas, self.camera)
        self._marks.draw(canvas, self.camera)
        canvas.set_clip(None)

    def draw_pawns(self, canvas: Canvas, view: View) -> list[pygame.Rect]:
        """Draw the investigators with their numbers; return where they are."""
        standing = [(view.pawns[seat], view.looks[seat]) for seat in view.investigators]
        pawns = self._pawns(view)
        self._spaces.hide_numbers(canvas, self.camera, {at for at, _ in standing})
        self._meeple_painter.draw(canvas, self.camera, pawns)
        rects = self.pawn_rects(view)
        pieces = zip(standing, rects, strict=True)
        plates = [(at, rect, SEAT_LOOKS[look].colour) for (at, look), rect in pieces]
        self._spaces.plates(canvas, self.camera, plates)
        return rects

    def pawn_rects(self, view: View) -> list[pygame.Rect]:
        """Where the investigators stand on the canvas."""
        return [self._meeple_painter.rect(self.camera, pawn) for pawn in self._pawns(view)]

    def _pawns(self, view: View) -> list[Meeple]:
        spaces = self.board.spaces
        standing = [(view.pawns[seat], view.looks[seat]) for seat in view.investigators]
        pawns = [Meeple(f"pieces/meeple_{look}", spaces[at].at, layout.MEEPLE) for at, look in standing]
        make_room(pawns)
        return pawns

    def dim(self, canvas: Canvas, lit: Collection[int], *, areas: bool = True) -> None:
        """Darken all but these spaces, and in areas the paths between them."""
        light, shade = self._light(lit, areas=areas), Picture(VIEW.size)
        shade.fill(SHADE)
        shade.blit(light, (0, 0))
        canvas.blit(shade, VIEW, special_flags=pygame.BLEND_RGB_MULT)
        for part in pygame.mask.from_surface(light.surface).connected_components(400):
            corners = [(x / light.scale, y / light.scale) for x, y in part.outline()]
            draw.polygon(canvas, AMBER, corners, EDGE)

    def _light(self, lit: Collection[int], *, areas: bool) -> Picture:
        """White where the light falls, clear elsewhere."""
        light = Picture(VIEW.size, pygame.SRCALPHA)
        for space in lit:
            here = self.at(space)
            draw.aacircle(light, WHITE, here, REACH if areas else SMALL_REACH)
            for there in self.city.plan.steps[space]:
                if areas and there in lit and there > space:
                    draw.line(light, WHITE, here, self.at(there), 2 * REACH)
        if areas:
            _fill_holes(light)
        return light


def _fill_holes(light: Picture) -> None:
    """Light small holes, such as a statue in a lit room, but not a building in a ring of streets."""
    dark = pygame.mask.from_surface(light.surface)
    dark.invert()
    for hole in dark.connected_components():
        if hole.count() < 16_000:
            hole.to_surface(light.surface, setcolor=WHITE, unsetcolor=None)


class Places:
    """Places labels one after the other."""

    def __init__(
        self,
        spaces: Sequence[pygame.Vector2],
        pieces: Sequence[pygame.Rect],
        numbers: Sequence[pygame.Vector2] = (),
    ) -> None:
        """`spaces` have labels; other `numbers` should stay free."""
        self._pieces = list(pieces)
        self._numbers = [pygame.Rect(at - pygame.Vector2(NUMBER) / 2, NUMBER) for at in numbers]
        self._taken = []
        for spot in spaces:
            rect = pygame.Rect(0, 0, SPACE, SPACE)
            rect.center = round(spot.x), round(spot.y)
            self._taken.append(rect)

    def find(self, size: tuple[int, int], spot: pygame.Vector2, way: pygame.Vector2) -> pygame.Rect:
        """The nearest free place for a label of this size, best in this direction; pieces are hidden last."""
        ahead = way.normalize()
        anywhere = pygame.Rect(spot, size).clamp(INSIDE)
        blocked = self._taken + self._pieces, self._taken
        found = next(filter(None, (self._cheapest(size, spot, ahead, one) for one in blocked)), anywhere)
        self._taken.append(found)
        return found

    def _cheapest(
        self, size: tuple[int, int], spot: pygame.Vector2, ahead: pygame.Vector2, blocked: list[pygame.Rect]
    ) -> pygame.Rect | None:
        """The cheapest place that covers none of these."""
        best, least = None, math.inf
        rect = pygame.Rect((0, 0), size)
        for way in _offsets():
            if way.length() >= least:
                break
            rect.center = round(spot.x + way.x), round(spot.y + way.y)
            covers = rect.inflate(ROOM, ROOM).collidelist(blocked) >= 0
            if covers or not INSIDE.contains(rect) or rect.collidepoint(spot):
                continue
            cost = self._cost(rect, spot) + ASIDE * (1 - ahead * way.normalize())
            if cost < least:
                best, least = rect.copy(), cost
        return best

    def _cost(self, rect: pygame.Rect, spot: pygame.Vector2) -> float:
        """The distance of a place, plus costs for numbers and labels it would hurt."""
        touched = rect.collideobjectsall(self._numbers)
        hurt = HIDE * len(touched)
        hurt += STRIKE * sum(number.clipline(spot, rect.center) != () for number in self._near(spot, rect))
        others = (taken for taken in self._taken if not taken.collidepoint(spot))
        crossed = sum(bool(taken.clipline(spot, rect.center)) for taken in others)
        return hurt + CROSS * crossed + spot.distance_to(rect.center)

    def _near(self, spot: pygame.Vector2, rect: pygame.Rect) -> Iterator[pygame.Rect]:
        """The numbers that a line from the space to the label could cut."""
        way = pygame.Rect(spot, (0, 0)).union((rect.center, (0, 0))).inflate(LINE, LINE)
        for number in way.collideobjectsall(self._numbers):
            if not number.collidepoint(spot):
                yield number.inflate(LINE, LINE)


@cache
def _offsets() -> list[pygame.Vector2]:
    """Ways from a space to the middle of a label, the shortest first."""
    reach = range(-FAR, FAR + 1, STEP)
    found = [pygame.Vector2(across, down) for across in reach for down in reach if across or down]
    return sorted(found, key=pygame.Vector2.length)
