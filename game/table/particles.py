"""Sparks."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.core.board import Point
from game.shell.picture import Canvas, Picture

GRAVITY = 900.0
"""Pixels a second squared."""


@dataclass(slots=True)
class Spark:
    """One spark."""

    x: float
    y: float
    dx: float
    dy: float
    life_ms: float
    picture: Picture


class Particles:
    """All sparks of a screen."""

    MOST = 300

    def __init__(self) -> None:
        self._sparks: list[Spark] = []
        self._turn = 0

    @property
    def moving(self) -> bool:
        """Whether any spark is left."""
        return bool(self._sparks)

    def burst(self, at: Point, picture: Picture, count: int, speed: float, life_ms: float = 700) -> None:
        """Send `count` sparks in all directions, spread evenly by the golden angle."""
        for _ in range(min(count, self.MOST - len(self._sparks))):
            self._turn += 1
            fast = speed * (0.4 + 0.6 * (self._turn * 0.7548 % 1))
            way = pygame.Vector2(fast, 0).rotate(self._turn * 137.5)
            life = life_ms * (0.6 + 0.4 * (self._turn * 0.382 % 1))
            self._sparks.append(Spark(at[0], at[1], way.x, way.y, life, picture))

    def update(self, dt_ms: float) -> None:
        """Let time pass."""
        seconds = dt_ms / 1000
        for spark in self._sparks:
            spark.x += spark.dx * seconds
            spark.y += spark.dy * seconds
            spark.dy += GRAVITY * seconds
            spark.life_ms -= dt_ms
        self._sparks = [spark for spark in self._sparks if spark.life_ms > 0]

    def clear(self) -> None:
        """Remove all sparks."""
        self._sparks.clear()

    def draw(self, canvas: Canvas) -> None:
        """Draw all sparks."""
        canvas.fblits([(spark.picture, (spark.x - 12, spark.y - 12)) for spark in self._sparks])
