"""What every board shows: the view, what flies over it and sparkles, and maybe a die."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Generic, TypeVar

import pygame

from game.core.board import Board
from game.shell.picture import Canvas
from game.shell.services import Shell
from game.table.board.animation import Animation
from game.table.board.camera import Camera
from game.table.board.meeples import Meeple, crouch, settle, walk
from game.table.board.money_counter import MoneyCounter
from game.table.dice import DiceTray
from game.table.flights import Flights
from game.table.particles import Particles

V = TypeVar("V")
SPARK, SPARK_SPEED = (24, 24), 460


class BoardDisplay(Generic[V]):
    """The view that is shown, and the things that animations move."""

    def __init__(self, shell: Shell, board: Board, camera: Camera, view: V) -> None:
        self._shell = shell
        self.view = view
        """What is shown now: an event's animation ends with the view after it."""
        self._board = board
        self._camera = camera
        self.flights = Flights()
        self.sparks = Particles()
        self.money_counter = MoneyCounter(shell, self.flights)
        self.follow: Callable[[tuple[float, float]], None] = lambda _at: None
        """Moves the camera to where the action is."""

    def show(self, view: V) -> None:
        """Show this view from now on."""
        self.view = view

    def settle(self, view: V) -> None:
        """Show this view, with nothing in motion."""
        self.flights.clear()
        self.view = view

    def update(self, own_ms: float) -> None:
        """Let time pass."""
        self.flights.update(own_ms)
        self.sparks.update(own_ms)
        self.money_counter.update(own_ms)

    @property
    def moving(self) -> bool:
        """Whether anything flies, sparkles or is counted."""
        return self.flights.moving or self.sparks.moving or self.money_counter.moving

    def draw_flying(self, canvas: Canvas) -> None:
        """Draw what flies and sparkles."""
        self.flights.draw(canvas)
        self.sparks.draw(canvas)
        self.money_counter.draw(canvas)

    def at(self, space: int) -> tuple[float, float]:
        """Where a space is on the board."""
        return self._board.spaces[space].at

    def on_canvas(self, space: int) -> tuple[int, int]:
        """Where a space is on the canvas."""
        return self._camera.pixel(self.at(space))

    def sparkle(self, at: tuple[int, int], count: int) -> None:
        """Sparks in all directions, unless motion is reduced."""
        if not self._shell.settings.value.still:
            self.sparks.burst(at, self._shell.assets.scaled("table/spark", SPARK), count, SPARK_SPEED)

    def walk(self, piece: Meeple, path: Sequence[int], on_step: Callable[[], None]) -> Iterator[Animation]:
        """A piece walks from space to space, and the camera follows it."""
        way = [self.at(space) for space in path]
        yield crouch(piece)
        for step, end in zip(walk(piece, way, on_step), way[1:], strict=True):
            step.begin = partial(self.follow, end)
            yield step
        yield settle(piece)

    def _flight(
        self, ms: float, begin: Callable[[], None], arrive: Callable[[], None] = lambda: None
    ) -> Animation:
        """An animation of things that fly; `arrive` runs when they are there."""

        def land() -> None:
            self.flights.clear()
            arrive()

        return Animation(ms, begin, end=land, done=lambda: not self.flights.moving)


class DiceDisplay(BoardDisplay[V]):
    """A display with a die in its tray."""

    def __init__(self, shell: Shell, board: Board, camera: Camera, view: V, tray: pygame.Rect) -> None:
        super().__init__(shell, board, camera, view)
        self.tray = DiceTray(shell.assets, tray)

    def update(self, own_ms: float) -> None:
        """Let time pass; with reduced motion the die doesn't move."""
        if self._shell.settings.value.still:
            self.tray.finish()
        else:
            self.tray.update(own_ms)
        for strength in self.tray.take_knocks():
            self._shell.sound.play("dice_settle", volume=0.3 + 0.7 * min(1.0, strength))
        super().update(own_ms)

    @property
    def moving(self) -> bool:
        """Whether anything flies, rolls or sparkles."""
        return self.tray.moving or super().moving

    def roll(self, pips: int, turn: int) -> None:
        """Roll the die in its tray, or show the result at once."""
        settings = self._shell.settings.value
        if settings.still or settings.pace == math.inf:
            self.tray.rest(pips)
        else:
            self.tray.roll(pips, turn)
