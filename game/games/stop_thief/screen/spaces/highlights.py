"""Highlights on spaces: choices, the focus, arrests, closed stations, ways and number plates."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from functools import partial

import pygame

from game.core.board import Board
from game.games.stop_thief.rules.city import CIRCLE, SUBWAY
from game.games.stop_thief.screen.display import Search
from game.games.stop_thief.screen.drawing import blit_ink, plate, seen_by
from game.games.stop_thief.screen.notebook.pencil import size_of
from game.games.stop_thief.screen.spaces.marks import FULL_SCALE, STYLES
from game.shell import draw, paint, transform
from game.shell.lru_cache import cached
from game.shell.motion import wave
from game.shell.picture import Canvas, Picture
from game.shell.services import Shell
from game.shell.theme import CREAM, INK, RED, WHITE, Colour, mix
from game.table.board.camera import Camera
from game.table.board.decals import bigger
from game.table.board.markers import ink_on

AROUND = 5
"""How much larger than its mark a ring is on every side."""
DOT = 19
"""The width of a circle that can be chosen, at any text size."""
RING, EDGE = 3.5, 1.5
"""How thick a ring is, and the dark line on either side."""
CORNERS = {"door": 7, "window": 5}
"""The corners of marks that are not round."""
PULSE_MS, BEATS = 1_200.0, 6
NUMBER = (26, 16)
"""The room of a number in its mark."""
STONE = 8
"""The radius of a stone at any text size."""

Light = tuple[int, int, int, int]
Ring = tuple[Light, float, float]
"""Its colour, how far out its outer edge is, and how thick it is."""


class Spaces:
    """Draws on the board at canvas size."""

    def __init__(self, shell: Shell, board: Board) -> None:
        self._shell = shell
        self._board = board
        self._stations = [space.number for space in board.of_kind(SUBWAY)]

    def choosable(
        self, canvas: Canvas, camera: Camera, spaces: Sequence[int], colour: Colour, ms: float
    ) -> None:
        """Pulsing rings round spaces that can be chosen, and dots on circles over them."""
        beat = round((0.5 + 0.5 * wave(ms, PULSE_MS)) * BEATS)
        key = ("choosable", tuple(spaces), colour, beat)
        self._layer(canvas, camera, key, partial(self._draw_choosable, camera, spaces, colour, beat))

    def _draw_choosable(
        self, camera: Camera, spaces: Sequence[int], colour: Colour, beat: int, canvas: Canvas
    ) -> None:
        grown, usual = round(size_of(self._shell, camera), 3), round(camera.picture_scale / FULL_SCALE, 3)
        spots = [self._board.spaces[number] for number in spaces]
        for space in sorted(spots, key=lambda space: space.kind == CIRCLE):
            ring = _ring_picture(space.kind, usual if space.kind == CIRCLE else grown, colour, beat / BEATS)
            x, y = camera.to_canvas(space.at)
            canvas.blit(ring, (round(x) - ring.width // 2, round(y) - ring.height // 2))

    def _layer(
        self, canvas: Canvas, camera: Camera, key: tuple[object, ...], paint: Callable[[Canvas], None]
    ) -> None:
        """Paint what looks the same until the key, the camera or the settings change."""
        canvas.layer((*key, seen_by(camera), self._shell.settings.version), camera.view, paint)

    def focus(self, canvas: Canvas, camera: Camera, number: int, ms: float, *, behind: bool = False) -> None:
        """The white ring of the focus; it is largest `behind` a piece."""
        grown = round(size_of(self._shell, camera), 3)
        space = self._board.spaces[number]
        around = (14 if behind else 9) + round(0.5 + 0.5 * wave(ms, PULSE_MS))
        width = self._shell.theme.palette.ring - 0.5
        ring = _rings(space.kind, grown, around, _edged(WHITE, width))
        x, y = camera.to_canvas(space.at)
        canvas.blit(ring, (round(x) - ring.width // 2, round(y) - ring.height // 2))

    def closed_stations(self, canvas: Canvas, camera: Camera, taken: Collection[int] = ()) -> None:
        """A cross beside every closed station, further away where pieces stand."""

        def paint(canvas: Canvas) -> None:
            for number in self._stations:
                aside = (104, -88) if number in taken else (60, -60)
                self._sign(canvas, camera, number, "stop_thief/mark_x", 80, aside)

        self._layer(canvas, camera, ("closed stations", *taken), paint)

    def search(self, canvas: Canvas, camera: Camera, search: Search, ms: float) -> None:
        """Handcuffs over the space of an arrest, or a cross if nobody was there; its number below."""
        self.choosable(canvas, camera, [search.space], RED, ms)
        picture = "stop_thief/mark_x" if search.found is False else "stop_thief/cuffs"
        self._sign(canvas, camera, search.space, picture, 118)
        x, y = camera.to_canvas(self._board.spaces[search.space].at)
        down = 70 * camera.picture_scale
        self.plate(canvas, search.space, (round(x), round(y + down)), INK)

    def hide_numbers(self, canvas: Canvas, camera: Camera, taken: Collection[int]) -> None:
        """Blank the numbers under pieces; a plate shows them instead."""

        def paint(canvas: Canvas) -> None:
            grown = size_of(self._shell, camera)
            for space in (self._board.spaces[number] for number in taken):
                if space.kind in STYLES:
                    number = pygame.Rect(0, 0, *[round(side * grown) for side in NUMBER])
                    number.center = camera.pixel(space.at)
                    canvas.fill(STYLES[space.kind].fill, number)

        self._layer(canvas, camera, ("hidden numbers", *taken), paint)

    def plates(
        self, canvas: Canvas, camera: Camera, pieces: Sequence[tuple[int, pygame.Rect, Colour]]
    ) -> None:
        """A plate with the space number at the feet of every piece; pieces on one space share it."""

        def paint(canvas: Canvas) -> None:
            crowds: dict[int, list[tuple[int, int, Colour]]] = {}
            for number, piece, colour in pieces:
                if self._board.spaces[number].kind != CIRCLE:
                    crowds.setdefault(number, []).append((*plate_foot(piece), colour))
            for number, crowd in sorted(crowds.items(), key=lambda item: max(y for _, y, _ in item[1])):
                xs, ys, colours = zip(*crowd, strict=True)
                foot = sum(xs) // len(crowd), max(ys)
                self.plate(canvas, number, foot, colours[0] if len(crowd) == 1 else INK)

        places = [(number, *piece, colour) for number, piece, colour in pieces]
        self._layer(canvas, camera, ("plates", *places), paint)

    def plate(self, canvas: Canvas, number: int, foot: tuple[int, int], colour: Colour) -> None:
        """A plate with a number; its foot is there."""
        grown = bigger(self._shell)
        key = ("plate", number, colour, grown)
        image = self._shell.text.keep(key, lambda: self._plate_picture(number, colour, grown))
        canvas.blit(image, image.get_rect(midbottom=foot))

    def _plate_picture(self, number: int, colour: Colour, grown: float) -> Picture:
        line = self._shell.text.line(str(number), "number", 19 * grown, ink_on(colour), fixed=True)
        size = line.get_width() + 12, round(23 * grown)
        image = plate(size, (7, 6), CREAM, colour)
        blit_ink(image, line, (size[0] / 2, size[1] / 2))
        return image

    def way(self, canvas: Canvas, camera: Camera, way: Sequence[int], colour: Colour) -> None:
        """The line of a way; draw the numbers along it again after this."""
        points = [camera.to_canvas(self._board.spaces[number].at) for number in way]
        draw.lines(canvas, INK, False, points, 11)
        draw.lines(canvas, mix(colour, WHITE, 0.5), False, points, 5)

    def stones(self, canvas: Canvas, camera: Camera, way: Iterable[int]) -> None:
        """A stone with a dark middle on every circle of a way."""
        grown = camera.picture_scale / FULL_SCALE
        for space in (self._board.spaces[number] for number in way):
            if space.kind == CIRCLE:
                at = camera.pixel(space.at)
                for radius, colour in ((STONE + 2, INK), (STONE, WHITE), (STONE / 2, INK)):
                    draw.aacircle(canvas, colour, at, round(radius * grown))

    def _sign(
        self,
        canvas: Canvas,
        camera: Camera,
        number: int,
        picture: str,
        size: int,
        aside: tuple[int, int] = (0, 0),
    ) -> None:
        """A picture over a space, or beside it by `aside` pixels of the board."""
        side, away = round(size * camera.picture_scale), camera.picture_scale * bigger(self._shell)
        sign = self._shell.assets.fitting(picture, (side, side))
        x, y = camera.to_canvas(self._board.spaces[number].at)
        canvas.blit(sign, sign.get_rect(center=(round(x + aside[0] * away), round(y + aside[1] * away))))


def plate_foot(piece: pygame.Rect) -> tuple[int, int]:
    """Where the plate with the number ends on a piece."""
    return piece.centerx, piece.bottom - round(0.15 * piece.h)


def _dot_picture(grown: float, colour: Colour, beat: float) -> Picture:
    """A circle with a ring in the colour of a seat, and a dark line on either side as round a number."""
    side = round((DOT + 2 * AROUND) * grown)
    large = paint.clear((side * paint.FINE, side * paint.FINE))
    middle, unit = large.get_rect().center, grown * paint.FINE
    draw.circle(large, (*colour, round(40 + 60 * beat)), middle, (DOT / 2 + 2) * unit)
    ring = mix(colour, WHITE, 0.35 * beat)
    for inside, shade in ((0.0, INK), (EDGE, ring), (EDGE + RING, INK), (2 * EDGE + RING, WHITE)):
        draw.circle(large, shade, middle, (DOT / 2 - inside) * unit)
    return transform.smoothscale(large, (side, side))


@cached(160)
def _ring_picture(kind: str, grown: float, colour: Colour, beat: float) -> Picture:
    """A ring in a seat's colour round such a space, or a dot for a circle; it glows with the beat."""
    if kind == CIRCLE:
        return _dot_picture(grown, colour, beat)
    light: Light = (*colour, round(40 + 60 * beat))
    rings = ((light, AROUND, AROUND), *_edged(mix(colour, WHITE, 0.35 * beat), RING))
    return _rings(kind, grown, AROUND, rings)


def _edged(colour: Colour, width: float) -> tuple[Ring, ...]:
    return (((*INK, 255), EDGE, width + 2 * EDGE), ((*colour, 255), 0.0, width))


@cached(80)
def _rings(kind: str, grown: float, around: float, rings: tuple[Ring, ...]) -> Picture:
    """Rings in the shape of the mark of such a space, `around` pixels larger."""
    unit = grown * paint.FINE
    size = STYLES[kind].size if kind in STYLES else (DOT, DOT)
    mark = pygame.Rect(0, 0, *[round((side + 2 * around) * unit) for side in size])
    radius = round((CORNERS[kind] + around) * unit) if kind in CORNERS else min(mark.size) // 2
    room = round(2 * AROUND * unit)
    large = paint.clear((mark.w + room, mark.h + room))
    mark.center = large.get_rect().center
    for colour, away, width in rings:
        grow = round(away * unit)
        outer = mark.inflate(2 * grow, 2 * grow)
        draw.rect(large, colour, outer, round(width * unit), border_radius=radius + grow)
    return transform.smoothscale(large, (large.width // paint.FINE, large.height // paint.FINE))
