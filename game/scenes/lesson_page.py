"""A private page in a lesson: the page of the game, with the ring and the sentence on it."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.scenes.lesson_panel import LessonPanel
from game.scenes.private import PageClosed, PrivateScene
from game.shell.devices import Command
from game.shell.picture import Canvas
from game.shell.scenes import FRAME_MS, Move, Pop, Scene
from game.shell.services import Shell

ROOMS = (
    pygame.Rect(1076, 640, 848, 436),
    pygame.Rect(40, 20, 1040, 420),
    pygame.Rect(40, 640, 1040, 420),
    pygame.Rect(840, 20, 1040, 420),
)
LEAVES = "step-back", "repeat"
"""What leads to another step."""


class LessonPage(Scene):
    """Shows a private page, and takes only the choice that the lesson waits for."""

    cut = True
    caption_room = PrivateScene.caption_room
    frame_ms = FRAME_MS

    def __init__(
        self,
        shell: Shell,
        page: PrivateScene,
        panel: LessonPanel,
        action: object,
        obey: Callable[[str], Move | None],
    ) -> None:
        """`obey` does what a button of the panel says, without leaving the page."""
        self._shell = shell
        self._page = page
        self._panel = panel
        self._action = action
        self._obey = obey
        self._leaves_with = ""
        """What a pause over the page asked for: another step."""

    @property
    def ring(self) -> pygame.Rect | None:
        """What to press next."""
        return self._page.place_to_press(self._action)

    def enter(self) -> None:
        """Open the page, and move the panel away from what is to press before anybody can press."""
        self._page.enter()
        self._lay_out()

    def pause(self) -> None:
        """Hide the page."""
        self._page.pause()

    def resume(self, answer: object) -> None:
        """Go on with the page, or leave it for another step."""
        if answer in LEAVES:
            self._leaves_with = str(answer)
        self._page.resume(answer)

    def handle(self, command: Command) -> Move | None:
        """Use the panel or the page; another choice than that of the lesson is not taken."""
        name = self._panel.pressed(command)
        if name is not None:
            return Pop(name) if name in LEAVES else self._obey(name)
        move = self._page.handle(command)
        if isinstance(move, Pop) and isinstance(move.answer, PageClosed):
            chosen = move.answer.action
            if chosen not in (None, self._action):
                self._panel.flash()
                self._page.enter()
                return None
        return move

    def update(self, dt_ms: float) -> Move | None:
        """Let time pass for both."""
        if self._leaves_with:
            return Pop(self._leaves_with)
        self._panel.update(dt_ms)
        self._lay_out()
        return self._page.update(dt_ms)

    def _lay_out(self) -> None:
        ring = self.ring
        self._panel.lay_out(ROOMS, [ring] if ring else [], self._page.places_to_keep_free())

    def draw(self, canvas: Canvas) -> None:
        """Draw the page, the sentence and the ring."""
        self._page.draw(canvas)
        self._panel.draw(canvas, self._shell.controls.last_device)
        if self.ring:
            self._panel.draw_ring(canvas, self.ring)

    def on_focus_lost(self) -> Move | None:
        """Hide at once when the window loses the focus."""
        return self._page.on_focus_lost()
