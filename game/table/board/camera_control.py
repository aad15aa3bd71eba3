"""Players move the camera: wheel, keys, sticks and a dragging mouse."""

from __future__ import annotations

import pygame

from game.shell.devices import Command, Verb
from game.shell.services import Shell
from game.table.board.camera import Camera

PAN_SPEED = 900.0
"""Pixels a second."""
PANS = {
    Verb.PAN_LEFT: (-1, 0),
    Verb.PAN_RIGHT: (1, 0),
    Verb.PAN_UP: (0, -1),
    Verb.PAN_DOWN: (0, 1),
}


class CameraControl:
    """Moves the camera for players, and follows the action if they want that."""

    def __init__(self, shell: Shell, camera: Camera) -> None:
        self._shell = shell
        self._camera = camera
        self._drag_from: tuple[int, int] | None = None
        """Where the mouse holds the board."""
        self._moved_by_player = False
        """A player has moved the camera; it stays there until the next turn."""
        self.moving = False
        """Whether the camera moved in the last frame, or still moves."""

    def handle(self, command: Command, *, free: bool) -> bool:
        """Follow a command; True if it was for the camera. `free`: there is no choice under the mouse."""
        if command.verb is Verb.WHEEL:
            self._zoom(command.amount, command.pos)
        elif command.verb in (Verb.ZOOM_IN, Verb.ZOOM_OUT):
            if command.down:
                self._zoom(1.0 if command.verb is Verb.ZOOM_IN else -1.0, None)
        elif command.verb in PANS:
            self._moved_by_player = True
        else:
            return command.verb is Verb.POINT and self._drag(command, free=free)
        return True

    def follow(self, at: tuple[float, float]) -> None:
        """Bring the action into view, unless the player doesn't want that."""
        if self._shell.settings.value.follow and not self._moved_by_player:
            self._camera.follow(at)

    @property
    def dragging(self) -> bool:
        """Whether the mouse holds the board."""
        return self._drag_from is not None

    def start_turn(self) -> None:
        """Let the camera follow the action again."""
        self._moved_by_player = False

    def update(self, dt_ms: float) -> None:
        """Pan while a key or a stick is held, and glide."""
        before = self._camera.moving
        way = pygame.Vector2()
        for verb, step in PANS.items():
            if self._shell.controls.holding(verb):
                way += step
        if way:
            way = way.normalize() * PAN_SPEED * dt_ms / 1000
            self._camera.pan(way.x, way.y)
        if self._shell.settings.value.still:
            self._camera.finish()
        self._camera.update(dt_ms)
        self.moving = bool(way) or before or self._camera.moving

    def _zoom(self, steps: float, pos: tuple[int, int] | None) -> None:
        inside = pos is not None and self._camera.view.collidepoint(pos)
        self._camera.zoom(steps, pos if inside else None)
        self.moving = True

    def _drag(self, command: Command, *, free: bool) -> bool:
        """Drag the board with the left button, if the camera is zoomed in."""
        pos = command.pos
        if pos is None:
            return False
        if command.code == pygame.BUTTON_LEFT:
            near = command.down and free and self._camera.closer > 1 and self._camera.view.collidepoint(pos)
            self._drag_from = pos if near else None
            return False
        if self._drag_from is None or not command.down:
            return False
        self._moved_by_player = True
        self._camera.pan(self._drag_from[0] - pos[0], self._drag_from[1] - pos[1])
        self._drag_from = pos
        self.moving = True
        return True
