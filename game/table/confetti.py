"""Confetti for the winners: it falls with pymunk and comes to rest on ledges and on the floor."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable
from dataclasses import dataclass

import pygame
import pymunk

from game.shell import paint, transform
from game.shell.lru_cache import cached
from game.shell.picture import Canvas, Picture
from game.shell.settings import SettingsStore
from game.shell.theme import AMBER, CREAM, INK, Colour, mix
from game.table.looks import SEAT_LOOKS

ROOM = pygame.Rect(0, 0, 1920, 1080)
PIECES = 110
SHOT = 48
"""So many of them come from both sides; the others rain."""
SIZE = (15, 23)
"""Of a piece seen from its front."""
SIDES, TURNS = 5, 8
"""How many widths and angles a tumbling piece has."""
LYING = 1
"""The width of a piece at rest."""
STEP_S = 1 / 60
MOST_STEPS = 4
GRAVITY, KEPT = 820.0, 0.05
"""Pixels a second squared, and the part of its speed a piece keeps in a second: it sinks gently."""
SPEED = 3_000.0
"""The speed of the fastest pieces."""
TUMBLE = 0.021
"""How far a piece tumbles for each pixel that it moves, in radians."""
SWAY = 9.0
REST_SPEED, REST_MS = 14.0, 260.0
"""A piece slower than this for so long comes to rest."""
LONGEST_MS = 9_000.0
"""Pieces that still fall after this time disappear."""
FASTEST = 4.0
HOUSE_COLOURS: tuple[Colour, ...] = (AMBER, CREAM, (0x7D, 0xE3, 0xC3), (0xF2, 0x5C, 0x3E))
"""In addition to the colours of the winners."""
BELOW = 6
"""The height of the floor above the lower edge of the screen."""


@dataclass(slots=True)
class Piece:
    """One piece of paper."""

    body: pymunk.Body
    shape: pymunk.Shape
    colour: int
    phase: float
    turn: int
    at: tuple[float, float]
    slow_ms: float = 0.0


class Confetti:
    """Falls once, in the colours of these looks, as fast as the settings say."""

    def __init__(self, settings: SettingsStore, looks: Iterable[str]) -> None:
        self._settings = settings
        self._colours = (*(SEAT_LOOKS[look].colour for look in looks), *HOUSE_COLOURS)
        self._space = pymunk.Space()
        self._space.gravity, self._space.damping = (0, GRAVITY), KEPT
        self.falling: list[Piece] = []
        self.resting: list[Piece] = []
        self._left_s = self._passed_ms = 0.0

    @property
    def moving(self) -> bool:
        """Whether any piece still falls."""
        return bool(self.falling)

    def throw(self, ledges: Iterable[pygame.Rect]) -> None:
        """Let it fall onto these ledges, unless motion is reduced or animations end at once."""
        if self._settings.value.still or self._settings.value.pace == math.inf:
            return
        floor = pygame.Rect(ROOM.x - ROOM.w, ROOM.bottom - BELOW, 3 * ROOM.w, 200)
        for ledge in (*ledges, floor):
            corners = ledge.topleft, ledge.topright, ledge.bottomright, ledge.bottomleft
            shape = pymunk.Poly(self._space.static_body, corners)
            shape.friction, shape.elasticity = 1.0, 0.15
            self._space.add(shape)
        chance = random.Random(PIECES)
        self.falling = [self._piece(number, chance) for number in range(PIECES)]

    def _piece(self, number: int, chance: random.Random) -> Piece:
        body = pymunk.Body(1, pymunk.moment_for_circle(1, 0, 3))
        shape = pymunk.Circle(body, 3)
        shape.friction, shape.elasticity = 0.9, 0.25
        shape.filter = pymunk.ShapeFilter(group=1)
        one, other = chance.random(), chance.random()
        if number < SHOT:
            left = number % 2 == 0
            body.position = (ROOM.left - 20 if left else ROOM.right + 20), ROOM.h * 0.72
            way = pygame.Vector2(SPEED * (0.35 + 0.65 * one), 0).rotate(-24 - 50 * other)
            body.velocity = (way.x if left else -way.x), way.y
        else:
            body.position = ROOM.w * one, -20 - ROOM.h * 0.6 * other
        self._space.add(body, shape)
        colour, turn = chance.randrange(len(self._colours)), chance.randrange(TURNS)
        return Piece(body, shape, colour, chance.random() * math.tau, turn, body.position)

    def update(self, dt_ms: float) -> None:
        """Let time pass."""
        if not self.falling:
            return
        own_ms = dt_ms * min(self._settings.value.pace, FASTEST)
        self._passed_ms += own_ms
        self._left_s = min(self._left_s + own_ms / 1000, MOST_STEPS * STEP_S)
        while self._left_s >= STEP_S:
            self._space.step(STEP_S)
            self._left_s -= STEP_S
        self.falling = [piece for piece in self.falling if self._goes_on(piece, own_ms)]
        if self._passed_ms > LONGEST_MS:
            for piece in self.falling:
                self._space.remove(piece.body, piece.shape)
            self.falling = []

    def _goes_on(self, piece: Piece, own_ms: float) -> bool:
        """Let a piece tumble as fast as it falls; False if it has come to rest."""
        at = piece.body.position
        moved = math.hypot(at.x - piece.at[0], at.y - piece.at[1])
        piece.at = at.x, at.y
        piece.phase += moved * TUMBLE
        piece.slow_ms = piece.slow_ms + own_ms if moved * 1000 < REST_SPEED * own_ms else 0.0
        if piece.slow_ms < REST_MS:
            return True
        self.resting.append(piece)
        self._space.remove(piece.body, piece.shape)
        return False

    def draw(self, canvas: Canvas) -> None:
        """Draw all pieces, those at rest first."""
        canvas.fblits([self.picture_of(piece) for piece in (*self.resting, *self.falling)])

    def picture_of(self, piece: Piece) -> tuple[Picture, tuple[float, float]]:
        """The picture of a piece and its place; one at rest is seen from its edge."""
        pictures = _pictures(self._colours[piece.colour])
        x, y = piece.at
        if piece.slow_ms:
            picture = pictures[LYING][piece.turn % 2 * (TURNS - 1)]
        else:
            side = round(math.cos(piece.phase) * (SIDES - 1))
            picture = pictures[side][(piece.turn + int(piece.phase * 0.6)) % TURNS]
            x += SWAY * math.sin(piece.phase * 0.5)
        return picture, (x - picture.width / 2, y - picture.height / 2)


@cached(len(SEAT_LOOKS) + len(HOUSE_COLOURS))
def _pictures(colour: Colour) -> list[list[Picture]]:
    """The pictures of a piece, by width and angle; negative indexes are its back."""
    fronts = [_turned(mix(colour, (255, 255, 255), 0.16 * side / SIDES), side) for side in range(SIDES)]
    backs = [_turned(mix(colour, INK, 0.38), side) for side in range(SIDES - 1, 0, -1)]
    return fronts + backs


def _turned(colour: Colour, side: int) -> list[Picture]:
    high = max(3, round(SIZE[1] * side / (SIDES - 1)))
    paper = paint.clear((SIZE[0] + 2, high + 2))
    paper.fill(colour, (1, 1, SIZE[0], high))
    return [transform.rotozoom(paper, 180 * turn / TURNS, 1) for turn in range(TURNS)]
