"""What the stage draws on the spaces of the board: what can be chosen, arrests, closed stations, ways."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pygame

from game.core.board import Board
from game.rules.stop_thief.city import CIRCLE, SUBWAY
from game.shell import paint
from game.shell.kept import Kept
from game.shell.motion import wave
from game.shell.services import Shell
from game.shell.theme import CREAM, INK, RED, WHITE, Colour, mix
from game.stage.board.camera import Camera
from game.stage.board.markers import ink_on
from game.stage.stop_thief.theatre import Search

RING, SMALL_RING = 104, 52
"""Across, in pixels of the board."""
PULSE_MS, BEATS = 1_200.0, 6
FINE, GLOWS = 2, 4
"""Rings are drawn so many times larger first, in a light of so many rings."""
CLOSED, CUFFS = 64, 118
OVER = 40
"""How far over its number a station is crossed out, in pixels of the board."""
MOST_KEPT = 240
PLATE, PLATE_HIGH = 19, 26
"""The letters of the number at the feet of a piece, and how high its plate is, in pixels of the canvas."""
STONE = 7
"""The radius of a step on the way that is shown, in pixels of the canvas."""


class Spaces:
    """Draws on the board at canvas size; each picture is made once."""

    def __init__(self, shell: Shell, board: Board) -> None:
        self._shell = shell
        self._board = board
        self._stations = [space.number for space in board.of_kind(SUBWAY)]
        self._kept: Kept[object, pygame.Surface] = Kept(MOST_KEPT)

    def choosable(
        self, canvas: pygame.Surface, camera: Camera, spaces: Iterable[int], colour: Colour, ms: float
    ) -> None:
        """A ring round every space that can be chosen; it breathes with the time."""
        beat = round((0.5 + 0.5 * wave(ms, PULSE_MS)) * BEATS)
        blits = []
        for number in spaces:
            space = self._board.spaces[number]
            wide = SMALL_RING if space.kind == CIRCLE else RING
            ring = self._ring(round(wide * camera.picture_scale), colour, beat)
            x, y = camera.to_canvas(space.at)
            blits.append((ring, (round(x) - ring.width // 2, round(y) - ring.height // 2)))
        canvas.fblits(blits)

    def closed_stations(self, canvas: pygame.Surface, camera: Camera) -> None:
        """A cross on every station where nobody may ride."""
        for number in self._stations:
            self._sign(canvas, camera, number, "stop_thief/mark_x", CLOSED, OVER)

    def search(self, canvas: pygame.Surface, camera: Camera, search: Search, ms: float) -> None:
        """Handcuffs over the space of an arrest; a cross when nobody was there."""
        self.choosable(canvas, camera, [search.space], RED, ms)
        picture = "stop_thief/mark_x" if search.found is False else "stop_thief/cuffs"
        self._sign(canvas, camera, search.space, picture, CUFFS)

    def plate(self, canvas: pygame.Surface, number: int, middle: tuple[int, int], colour: Colour) -> None:
        """The number of the space that a piece hides, at its feet."""
        image = self._kept.get(("plate", number, colour), lambda: self._plate_picture(number, colour))
        canvas.blit(image, image.get_rect(center=middle))

    def _plate_picture(self, number: int, colour: Colour) -> pygame.Surface:
        line = self._shell.text.line(str(number), "number", PLATE, ink_on(colour), fixed=True)
        size = line.get_width() + 12, PLATE_HIGH
        image = paint.clear(size)
        image.blit(paint.tinted(paint.rounded(size, 7), CREAM), (0, 0))
        inner = size[0] - 4, size[1] - 4
        image.blit(paint.tinted(paint.rounded(inner, 6), colour), (2, 2))
        letters = line.get_bounding_rect()
        image.blit(line, (size[0] / 2 - letters.centerx, size[1] / 2 - letters.centery))
        return image

    def way(self, canvas: pygame.Surface, camera: Camera, way: Sequence[int], colour: Colour) -> None:
        """The way to a space: a line, and a stone on every step."""
        points = [camera.to_canvas(self._board.spaces[number].at) for number in way]
        bright = mix(colour, WHITE, 0.3)
        if len(points) > 1:
            pygame.draw.lines(canvas, INK, False, points, 9)
            pygame.draw.lines(canvas, bright, False, points, 5)
        for x, y in points[1:]:
            pygame.draw.aacircle(canvas, INK, (round(x), round(y)), STONE + 2)
            pygame.draw.aacircle(canvas, CREAM, (round(x), round(y)), STONE)

    def _sign(  # noqa: PLR0913, PLR0917
        self, canvas: pygame.Surface, camera: Camera, number: int, picture: str, size: int, over: int = 0
    ) -> None:
        side = round(size * camera.picture_scale)
        sign = self._shell.assets.fitting(picture, (side, side))
        x, y = camera.to_canvas(self._board.spaces[number].at)
        canvas.blit(sign, sign.get_rect(center=(round(x), round(y - over * camera.picture_scale))))

    def _ring(self, side: int, colour: Colour, beat: int) -> pygame.Surface:
        return self._kept.get((side, colour, beat), lambda: _ring_picture(side, colour, beat / BEATS))


def _ring_picture(side: int, colour: Colour, beat: float) -> pygame.Surface:
    """A ring in the colour of a seat between ink and white; its glow grows with the beat."""
    whole = round(side * 1.5)
    large = paint.clear((whole * FINE, whole * FINE))
    middle = large.get_rect().center
    radius = side * FINE // 2
    for spread in range(GLOWS):
        away = radius + (GLOWS - spread) * FINE * max(1, side // 20)
        pygame.draw.circle(large, (*colour, round((26 + 26 * beat) * (1 + spread))), middle, away)
    pygame.draw.circle(large, (0, 0, 0, 0), middle, radius - FINE * max(2, side // 10))
    pygame.draw.circle(large, INK, middle, radius + FINE, FINE * max(4, side // 7))
    pygame.draw.circle(large, mix(colour, WHITE, 0.35 * beat), middle, radius, FINE * max(3, side // 9))
    pygame.draw.circle(large, mix(colour, WHITE, 0.8), middle, radius - FINE * max(2, side // 14), FINE)
    return pygame.transform.smoothscale(large, (whole, whole))
