"""Scenes and the stack they live on. A scene returns a move; only the stack performs it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, assert_never

import pygame

from game.shell.devices import Command, Device


@dataclass(frozen=True, slots=True)
class Push:
    """Put a scene on top."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Pop:
    """Take the top scene away; the one below gets `answer` in `resume`."""

    answer: Any = None


@dataclass(frozen=True, slots=True)
class Swap:
    """Replace the top scene."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Reset:
    """Replace the whole stack by one scene."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Quit:
    """Leave the program."""


Move = Push | Pop | Swap | Reset | Quit


class Scene:
    """One screen. `enter` and `exit` frame its life, `pause` and `resume` the time under another scene."""

    see_through = False
    """True: the scene below is drawn first."""
    precise = False
    """True: the loop reads input every millisecond and hands it over at once."""
    attentive = False
    """True for a moment in which nothing is drawn, because every millisecond of input counts."""
    cut = False
    """True: no cross-fade to or from this scene (a cover must hide at once)."""
    idle_ms = 100.0
    """How long the loop may sleep without calling `update` while nothing is stale."""
    needs_redraw = True
    """True when the picture must be drawn again; the loop resets it."""
    dirty: Sequence[pygame.Rect] | None = None
    """Where the canvas is not as the scene has left it; None: anywhere. The loop tells it before a frame."""
    caption_room = (140, 884, 1640, 100)
    """Left, top, width and height of the room for captions; they stand at its foot."""

    def enter(self) -> None:
        """The scene has come onto the stack."""

    def exit(self) -> None:
        """The scene has left the stack."""

    def pause(self) -> None:
        """Another scene has come on top."""

    def resume(self, answer: Any) -> None:  # noqa: ANN401
        """The scene is on top again; `answer` is what the one above popped with."""

    def handle(self, command: Command) -> Move | None:
        """One command of one device."""

    def update(self, dt_ms: float) -> Move | None:
        """Time has passed; only the top scene's time passes."""

    def draw(self, canvas: pygame.Surface) -> None:
        """Draw the whole picture (a see-through scene: its part of it)."""

    def on_focus_lost(self) -> Move | None:
        """The window has lost the focus."""

    def on_pad_lost(self, device: Device) -> Move | None:
        """A pad was unplugged."""

    def on_close(self) -> None:
        """The window is closing: save what must be saved."""


class SceneStack:
    """Performs moves, and gives input and time to the top scene only."""

    def __init__(self, first: Scene) -> None:
        self._scenes: list[Scene] = []
        self.changed = False
        """True after a move, until somebody resets it."""
        self.cut = False
        """True when the last move must not be cross-faded."""
        self.perform(Push(first))

    def __len__(self) -> int:
        """How many scenes there are; none means that the program ends."""
        return len(self._scenes)

    @property
    def top(self) -> Scene:
        """The scene that gets input and time."""
        return self._scenes[-1]

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """All scenes, lowest first."""
        return tuple(self._scenes)

    def visible(self) -> tuple[Scene, ...]:
        """The scenes that can be seen, lowest first."""
        first = len(self._scenes) - 1
        while first > 0 and self._scenes[first].see_through:
            first -= 1
        return tuple(self._scenes[max(first, 0) :])

    @property
    def needs_redraw(self) -> bool:
        """True when a visible scene must be drawn again."""
        return any(scene.needs_redraw for scene in self.visible())

    def spoil(self) -> None:
        """Have every scene drawn again."""
        for scene in self._scenes:
            scene.needs_redraw = True

    def handle(self, command: Command) -> None:
        """Give the top scene a command."""
        self._ask(lambda scene: scene.handle(command))

    def update(self, dt_ms: float) -> None:
        """Let the top scene's time pass."""
        self._ask(lambda scene: scene.update(dt_ms))

    def focus_lost(self) -> None:
        """Tell the top scene that the window has lost the focus."""
        self._ask(lambda scene: scene.on_focus_lost())

    def pad_lost(self, device: Device) -> None:
        """Tell the top scene that a pad is gone."""
        self._ask(lambda scene: scene.on_pad_lost(device))

    def draw(self, canvas: pygame.Surface) -> None:
        """Draw what can be seen; nothing is stale afterwards."""
        for scene in self.visible():
            scene.needs_redraw = False
            scene.draw(canvas)

    def close(self) -> None:
        """The window closes: every scene may save, top first, and all leave."""
        for scene in reversed(self._scenes):
            scene.on_close()
        self._clear()

    def perform(self, move: Move) -> None:
        """Do what a scene asked for."""
        self.cut = bool(self._scenes) and self.top.cut
        match move:
            case Push(scene):
                if self._scenes:
                    self.top.pause()
                self._put(scene)
            case Pop(answer):
                self._take()
                if self._scenes:
                    self.top.resume(answer)
            case Swap(scene):
                self._take()
                self._put(scene)
            case Reset(scene):
                self._clear()
                self._put(scene)
            case Quit():
                self.close()
            case _:
                assert_never(move)
        self.cut = self.cut or (bool(self._scenes) and self.top.cut)
        self.changed = True
        self.spoil()

    def _ask(self, question: Callable[[Scene], Move | None]) -> None:
        if self._scenes:
            move = question(self.top)
            if move is not None:
                self.perform(move)

    def _put(self, scene: Scene) -> None:
        self._scenes.append(scene)
        scene.enter()

    def _take(self) -> None:
        self._scenes.pop().exit()

    def _clear(self) -> None:
        while self._scenes:
            self._take()
