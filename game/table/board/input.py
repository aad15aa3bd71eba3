"""From mouse, keys and pads to actions on a board, and to why something can't be done."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Generic

import pygame

from game.core.kernel import Seat
from game.shell.devices import ARROWS, Command, Verb
from game.shell.services import Shell
from game.table.board.choices import Chooser
from game.table.board.geometry import BoardGeometry
from game.table.board.inspect_cursor import HOVER_MS, InspectCursor
from game.table.board.places import SpotT
from game.table.board.prompts import BoardPrompts, S, V
from game.table.seating import Seating

BUBBLE_MS = 2_600.0


@dataclass(slots=True)
class SpeechBubble(Generic[SpotT]):
    """A sentence beside a place, for a while."""

    words: str
    spot: SpotT | None
    left_ms: float = BUBBLE_MS


class BoardInput(Generic[V, S, SpotT]):
    """All interaction state between two actions: choices, focus, selection and "why can't I?"."""

    def __init__(
        self,
        shell: Shell,
        seating: Seating,
        geometry: BoardGeometry[SpotT],
        prompts: BoardPrompts[V, S, SpotT],
        nothing: S,
    ) -> None:
        """`nothing` is the selection before a player has picked anything."""
        self._shell = shell
        self._nothing = nothing
        self.selection = nothing
        """What a player picked on the way to an action, such as a pawn before its tile."""
        self.seating = seating
        self._geometry = geometry
        self._prompts = prompts
        self.chooser = Chooser[SpotT]()
        self._inspect = InspectCursor(geometry.every_space)
        self.hovered: SpotT | None = None
        """The place under the mouse."""
        self._hover_ms = 0.0
        self._by_mouse = False
        """The mouse moved after the last key press: only what is under it has the focus."""
        self.bubble: SpeechBubble[SpotT] | None = None
        self.can_wait: Callable[[SpotT], bool] = lambda _: False
        """Whether the rules allow what is chosen at a place, but a lesson waits for something else."""
        self.dragging = False
        """The mouse drags the board, so a click asks nothing."""

    @property
    def focus(self) -> SpotT | None:
        """What a press would choose, or what is being inspected."""
        if self._inspect.is_open:
            return self._inspect.place
        if self._uses_mouse:
            return self.hovered if self.is_choice(self.hovered) else None
        return self.chooser.focus.place if self.chooser.focus else None

    @property
    def asked(self) -> SpotT | None:
        """The place a player wants to know more about: under the cursor or a resting mouse."""
        if self._inspect.is_open:
            return self._inspect.place
        return self.hovered if self._uses_mouse and self._hover_ms >= HOVER_MS else None

    @property
    def mouse_is_free(self) -> bool:
        """Whether there is nothing to choose under the mouse."""
        return not self.is_choice(self.hovered)

    def is_choice(self, spot: SpotT | None) -> bool:
        """Whether a place can be chosen."""
        return spot is not None and self.chooser.at(spot) is not None

    def rect_of(self, spot: SpotT) -> pygame.Rect:
        """Where a place is on the canvas."""
        return self._geometry.rect_of(spot)

    def show_likeliest(self) -> None:
        """Move the camera to what a lesson waits for."""
        likeliest = self.chooser.likeliest
        if self.chooser.wanted is not None and likeliest is not None:
            self._geometry.bring_into_view(likeliest.place)

    def hover(self, command: Command) -> None:
        """Follow the mouse."""
        if command.verb is Verb.POINT and command.pos:
            spot = self._geometry.spot_at(command.pos)
            self._by_mouse = True
            if spot != self.hovered:
                self.hovered = spot
                self._hover_ms = 0.0
            if spot is not None:
                self.chooser.point_at(spot)

    def cancel_selection(self) -> None:
        """Forget what a player has begun."""
        self.selection = self._nothing
        self.chooser.offer(())

    def stop_inspecting(self) -> None:
        """Close the inspect cursor and the speech bubble."""
        self._inspect.close()
        self.bubble = None

    def actions_for(self, command: Command, view: V, seat: Seat, name: str) -> Iterator[tuple[Seat, object]]:
        """The action that a command asks for, if any."""
        if not self.seating.may_speak(command.device, seat):
            if command.verb is Verb.CONFIRM or command.code == pygame.BUTTON_LEFT:
                self._refuse(self._shell.words("board.other-turn", name=name), None)
            return
        if self._only_shows_focus(command):
            return
        if self._chooses(command, view, seat):
            choice = self.chooser.take()
            if choice is not None:
                yield seat, choice.action
            elif self.chooser.warning:
                self._refuse(self._shell.words(self.chooser.warning), self.focus)

    def refuse(self, reason: str) -> None:
        """Say why the rules refused an action."""
        self._refuse(self._prompts.reason(reason), self.hovered)

    def update(self, dt_ms: float, view: V, seat: Seat | None) -> None:
        """Let time pass: bubbles close, and a resting mouse asks why."""
        if self.bubble is not None:
            self.bubble.left_ms -= dt_ms
            if self.bubble.left_ms <= 0:
                self.bubble = None
        before, self._hover_ms = self._hover_ms, self._hover_ms + dt_ms
        asks = before < HOVER_MS <= self._hover_ms and self._uses_mouse
        if asks and seat is not None and self.chooser.choices and self.mouse_is_free:
            self._explain(view, seat, self.hovered)

    @property
    def _uses_mouse(self) -> bool:
        return self._shell.controls.last_device.kind == "mouse"

    def _only_shows_focus(self, command: Command) -> bool:
        """The first key after the mouse was on nothing only shows where the focus is."""
        if command.device.kind == "mouse":
            return False
        shows = self._by_mouse and self.mouse_is_free and len(self.chooser.choices) > 1
        self._by_mouse = False
        return shows and command.verb is Verb.CONFIRM

    def _chooses(self, command: Command, view: V, seat: Seat) -> bool:
        """Move the focus as a command asks; True if it chooses what has the focus."""
        if command.verb is Verb.HELP:
            self._toggle_inspecting(view, seat)
        elif self._inspect.is_open:
            return self._inspects(command, view, seat)
        elif command.verb in ARROWS:
            spots = self._geometry.middles([choice.place for choice in self.chooser.choices])
            self.chooser.step(command.verb, spots)
            self._geometry.bring_into_view(self.focus)
        elif command.verb in (Verb.NEXT, Verb.PREVIOUS):
            self.chooser.next(1 if command.verb is Verb.NEXT else -1)
            self._geometry.bring_into_view(self.focus)
        elif command.verb is Verb.POINT and command.code == pygame.BUTTON_LEFT:
            if self.mouse_is_free:
                self._clicks_elsewhere(view, seat)
            return not self.mouse_is_free
        return command.verb is Verb.CONFIRM and not command.repeat

    def _toggle_inspecting(self, view: V, seat: Seat) -> None:
        """Let the keys move over the whole board, or back to the choices."""
        if self._inspect.is_open:
            self.stop_inspecting()
            return
        focus = self.focus
        if focus is None or focus not in self._geometry.every_space:
            focus = self._prompts.home(view, seat)
        self._inspect.open_at(focus)
        self._explain(view, seat, self._inspect.place)

    def _inspects(self, command: Command, view: V, seat: Seat) -> bool:
        """Move the inspect cursor, or choose what is under it; True if it does."""
        if command.verb in ARROWS:
            self._inspect.step(command.verb, self._geometry.middles(self._geometry.every_space))
            self._geometry.bring_into_view(self._inspect.place)
            self.bubble = None
            self._explain(view, seat, self._inspect.place)
            return False
        chosen = command.verb is Verb.CONFIRM and self.chooser.point_at(self._inspect.place)
        self.stop_inspecting()
        return chosen

    def _clicks_elsewhere(self, view: V, seat: Seat) -> None:
        """Say why a click can't choose what is under the mouse."""
        if not self.dragging and self._explain(view, seat, self.hovered):
            self._shell.sound.play("not_there")
            self._shell.sound.voice("v_not_there")

    def _explain(self, view: V, seat: Seat, spot: SpotT | None) -> bool:
        """Say why a place can't be chosen; False if it can, or if nobody would ask."""
        sentence = self._prompts.why(view, seat, spot, self.selection) if spot is not None else None
        if spot is not None and not self.is_choice(spot) and self.can_wait(spot):
            sentence = self._shell.words("lesson.other")
        if sentence is None:
            return False
        possible = self.is_choice(spot)
        self.bubble = SpeechBubble(self._shell.words("board.possible") if possible else sentence, spot)
        return not possible

    def _refuse(self, words: str, spot: SpotT | None) -> None:
        self._shell.sound.play("not_there")
        self.bubble = SpeechBubble(words, spot)
