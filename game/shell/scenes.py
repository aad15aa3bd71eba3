"""Scenes and the stack of scenes. A scene returns a move, and the stack performs it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import assert_never

from game.shell.devices import Command, Device
from game.shell.picture import Canvas


@dataclass(frozen=True, slots=True)
class Push:
    """Put a scene on top."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Pop:
    """Remove the top scene; the one below gets `answer` in `resume`."""

    answer: object = None


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


FRAME_MS = 1000 / 60
"""How long a frame lasts while something moves."""
LIFE_MS = 1000 / 15
"""How long a frame lasts while only rain, smoke, lights and the like move."""
RESTING_MS = 200.0
"""How long a frame lasts while nothing moves."""


class Scene:
    """One screen. It is entered and exited once, and paused and resumed when another scene covers it."""

    see_through = False
    """True: the scene below is drawn first."""
    precise = False
    """True: the loop reads input every millisecond and passes it on at once."""
    attentive = False
    """True while nothing is drawn, because every millisecond of input counts."""
    cut = False
    """True: no cross-fade to or from this scene. A cover must hide at once."""
    caption_room = (140, 884, 1640, 100)
    """Left, top, width and height of the area for captions, which sit at its lower edge."""

    @property
    def moving(self) -> bool:
        """Whether the next frame will look different even if nothing is pressed."""
        return False

    @property
    def frame_ms(self) -> float:
        """How long this frame lasts if nothing is pressed; a press brings the next one at once."""
        return FRAME_MS if self.moving else RESTING_MS

    def enter(self) -> None:
        """Called when the scene is put on the stack."""

    def exit(self) -> None:
        """Called when the scene has left the stack."""

    def pause(self) -> None:
        """Called when another scene is put on top."""

    def resume(self, answer: object) -> None:
        """Called when the scene is on top again; `answer` comes from the `Pop` of the one above."""

    def handle(self, command: Command) -> Move | None:
        """Handle one command."""

    def target(self, command: Command) -> object:
        """What this press would press. The second press of a double click counts only if it is the same."""

    def update(self, dt_ms: float) -> Move | None:
        """Advance by `dt_ms`; only the top scene is updated."""

    def draw(self, canvas: Canvas) -> None:
        """Draw the whole scene; a see-through one draws over the scene below.

        The window notices by itself what is new. What takes long to draw goes into a `canvas.layer`.
        """

    def on_focus_lost(self) -> Move | None:
        """Called when the window has lost the focus."""

    def on_pad_lost(self, device: Device) -> Move | None:
        """Called when a pad was unplugged."""

    def on_close(self) -> None:
        """Called when the window closes: save what must be saved."""


class SceneStack:
    """Performs the moves that the top scene returns. Only the top scene gets commands and updates."""

    def __init__(self, first: Scene) -> None:
        self._scenes: list[Scene] = []
        self.moves = 0
        """How many moves there were."""
        self.changed = False
        """True after a move, until somebody resets it."""
        self.dropped = False
        """True after scenes have left for good, until somebody resets it."""
        self.cut = False
        """True when the last move must not be cross-faded."""
        self.perform(Push(first))

    def __len__(self) -> int:
        """The number of scenes; the program ends when there are none."""
        return len(self._scenes)

    @property
    def top(self) -> Scene:
        """The scene that gets commands and updates; one that does nothing when all have left."""
        return self._scenes[-1] if self._scenes else Scene()

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """All scenes, lowest first."""
        return tuple(self._scenes)

    def visible(self) -> tuple[Scene, ...]:
        """Return the visible scenes, lowest first."""
        first = len(self._scenes) - 1
        while first > 0 and self._scenes[first].see_through:
            first -= 1
        return tuple(self._scenes[max(first, 0) :])

    def draw(self, canvas: Canvas, world: object = None) -> None:
        """Draw the visible scenes.

        Those under another one only see the `world` change, such as the settings. If it is given, they are
        painted anew only then, or after a move.
        """
        *covered, top = self.visible() or (Scene(),)
        if world is None:
            _draw_all(covered, canvas)
        elif covered:
            key = "covered", self.moves, world
            canvas.layer(key, canvas.get_rect(), lambda layer: _draw_all(covered, layer))
        top.draw(canvas)

    def close(self) -> None:
        """Close the window: every scene may save, top first, and leaves the stack."""
        for scene in reversed(self._scenes):
            scene.on_close()
        self._clear()

    def perform(self, move: Move | None) -> None:
        """Perform the move that a scene returned, if it did."""
        if move is None:
            return
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
                self.dropped = True
            case Reset(scene):
                self._clear()
                self._put(scene)
                self.dropped = True
            case Quit():
                self.close()
            case _:
                assert_never(move)
        self.cut = self.cut or (bool(self._scenes) and self.top.cut)
        self.moves += 1
        self.changed = True

    def _put(self, scene: Scene) -> None:
        self._scenes.append(scene)
        scene.enter()

    def _take(self) -> None:
        self._scenes.pop().exit()

    def _clear(self) -> None:
        while self._scenes:
            self._take()


def _draw_all(scenes: Iterable[Scene], canvas: Canvas) -> None:
    for scene in scenes:
        scene.draw(canvas)
