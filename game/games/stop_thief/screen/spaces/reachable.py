"""Help for all players: rings on every space where the thief may be, by public clues only."""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import partial

import pygame

from game.core.board import Board
from game.games.stop_thief.rules.belief import public_candidates
from game.games.stop_thief.rules.state import Fact, View
from game.games.stop_thief.screen.drawing import centred, seen_by
from game.games.stop_thief.screen.notebook.pencil import size_of
from game.shell import draw, paint, transform
from game.shell.lru_cache import cached
from game.shell.picture import Canvas, Picture
from game.shell.services import Shell
from game.shell.theme import INK, WHITE, Colour
from game.table.board.camera import Camera

VIOLET: Colour = (0xD2, 0xA8, 0xFF)
SIDE = 66
"""The designed size of a ring."""
LARGE = 4
"""It is drawn this many times larger first."""
RING, DASHES = 24.5, 10
LEVELS = 4
"""Steps of likelihood."""
WIDTHS = (2.0, 2.8, 3.6, 4.6)
VEILS = (60, 100, 140, 180)
"""Alpha of the light; WIDTHS and VEILS are by level."""
BADGE, BADGE_AT = 22, (18, -17)
TURN_MS, TURN_STEPS = 2_400.0, 12
"""The time in which a dash moves to the next place, and its steps."""


class Reachable:
    """Rings round spaces that fit the record; cached until it grows."""

    def __init__(self, shell: Shell, board: Board) -> None:
        self._shell = shell
        self._board = board
        self._known: tuple[tuple[Fact, ...], dict[int, float]] = ((), {})

    def spots(self, view: View) -> dict[int, float]:
        """The odds of each space; nothing before the first clue."""
        if self._known[0] != view.record:
            self._known = view.record, public_candidates(view)
        return self._known[1]

    def draw(self, canvas: Canvas, camera: Camera, view: View, ms: float) -> None:
        """A dashed ring round each of these spaces, stronger for likelier ones."""
        turn = int(ms / TURN_MS * TURN_STEPS) % TURN_STEPS
        spots = self.spots(view)
        key = (self, turn, *spots.items(), seen_by(camera), self._shell.settings.version)
        canvas.layer(key, camera.view, partial(self._draw_rings, camera, spots, turn))

    def _draw_rings(self, camera: Camera, spots: dict[int, float], turn: int, canvas: Canvas) -> None:
        side, most = round(SIDE * size_of(self._shell, camera)), max(spots.values(), default=1.0)
        strong = self._shell.settings.value.colours == "strong"
        for space, share in spots.items():
            ring = ring_picture(side, _level(share / most), turn, strong=strong)
            canvas.blit(*centred(ring, camera.to_canvas(self._board.spaces[space].at)))

    def draw_signs(self, canvas: Canvas, camera: Camera, view: View) -> None:
        """A question mark on each of these spaces, over the pieces."""
        spots = self.spots(view)
        key = (self, *spots, seen_by(camera), self._shell.settings.version)
        canvas.layer(key, camera.view, partial(self._draw_signs, camera, spots))

    def _draw_signs(self, camera: Camera, spots: Iterable[int], canvas: Canvas) -> None:
        size = size_of(self._shell, camera)
        side = round(BADGE * size)
        badge = self._shell.assets.scaled("stop_thief/mark_q", (side, side))
        for space in spots:
            x, y = camera.to_canvas(self._board.spaces[space].at)
            canvas.blit(badge, badge.get_rect(center=(x + BADGE_AT[0] * size, y + BADGE_AT[1] * size)))


def _level(part: float) -> int:
    """The level of a space compared to the likeliest, 0 to LEVELS - 1."""
    return max(0, math.ceil(part * LEVELS - 1e-9) - 1)


@cached(192)
def ring_picture(side: int, level: int, turn: int, *, strong: bool) -> Picture:
    """Soft light and a ring of dashes round a space; its number stays free."""
    return transform.smoothscale(_large_ring(level, turn, strong=strong), (side, side))


@cached(LEVELS * TURN_STEPS)
def _large_ring(level: int, turn: int, *, strong: bool) -> Picture:
    """The ring at its large size, to be scaled down."""
    large = _light(VEILS[level]).copy()
    width = WIDTHS[level] * (1.2 if strong else 1.0)
    first = 360 / DASHES * turn / TURN_STEPS
    for grow, colour in ((2.4, INK), (0.0, WHITE if strong else VIOLET)):
        for dash in range(DASHES):
            _draw_dash(large, first + 360 / DASHES * dash, width + grow, colour)
    return large


def _draw_dash(large: Picture, start: float, width: float, colour: Colour) -> None:
    """An arc with round ends."""
    middle = pygame.Vector2(large.get_rect().center)
    spread = 360 / DASHES * 0.45
    for step in range(9):
        along = pygame.Vector2(RING * LARGE, 0).rotate(start + spread * step / 8)
        draw.circle(large, colour, middle + along, width / 2 * LARGE)


@cached(LEVELS)
def _light(alpha: int) -> Picture:
    """A violet ring without edges."""
    image = paint.clear((SIDE * LARGE, SIDE * LARGE))
    image.fill((*VIOLET, 0))
    middle = image.get_rect().center
    draw.circle(image, (*VIOLET, alpha), middle, round((RING + 5) * LARGE), 14 * LARGE)
    return transform.box_blur(image, 4 * LARGE)
