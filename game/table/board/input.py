"""From mouse, keys and pads to actions on a board, and to what a thing is and why it can't be chosen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Generic

import pygame

from game.core.kernel import Seat
from game.shell.devices import ARROWS, Command, Device, Verb
from game.shell.services import Shell
from game.table.board.choices import Chooser
from game.table.board.geometry import BoardGeometry
from game.table.board.inspect_cursor import CHOICE_HOVER_MS, HOVER_MS, ORDER, InspectCursor
from game.table.board.places import SpotT
from game.table.board.prompts import BoardPrompts, S, V
from game.table.seating import Seating

BUBBLE_MS = 2_600.0
LETTER_MS = 60.0
"""A bubble stays at least so long for each of its letters."""


@dataclass
class SpeechBubble(Generic[SpotT]):
    """A sentence beside a place, for a while."""

    words: str
    spot: SpotT | None

    def __post_init__(self) -> None:
        self.left_ms = max(BUBBLE_MS, LETTER_MS * len(self.words))


class BoardInput(Generic[V, S, SpotT]):
    """All interaction state between two actions: choices, focus, selection and explanations."""

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
        self._inspect = InspectCursor[SpotT]()
        self.hovered: SpotT | None = None
        """The place under the mouse."""
        self._hover_ms = self._rest_ms = 0.0
        self._told = True
        """What is pointed at has been explained, or something happened since."""
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

    def is_beside(self, spot: SpotT) -> bool:
        """Whether a place is not on the board but beside it."""
        return spot in self._geometry.beside()

    def bring_into_view(self, spot: SpotT | None) -> None:
        """Move the camera to a place on the board."""
        self._geometry.bring_into_view(spot)

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
                if self.bubble is not None and self.bubble.spot == self.hovered:
                    self.bubble = None
                self.hovered = spot
                self._hover_ms = 0.0
            self._told, self._rest_ms = self.bubble is not None, 0.0
            if spot is not None:
                self.chooser.point_at(spot)

    def target(self, command: Command) -> object:
        """What this press would choose, and the warning that it would ignore."""
        at = self._geometry.spot_at(command.pos) if command.verb is Verb.POINT and command.pos else self.focus
        choice = self.chooser.at(at) if at is not None else None
        return choice, self.chooser.warning

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

    def update(self, dt_ms: float, view: V, seat: Seat | None, *, quiet: bool) -> None:
        """Let time pass: bubbles close, and a resting mouse asks what is under it, unless all is `quiet`."""
        self._hover_ms += dt_ms
        self._rest_ms += dt_ms
        if quiet:
            self.bubble, self._told = None, not self._inspect.is_open
            return
        if self.bubble is not None:
            self.bubble.left_ms -= dt_ms
            if self.bubble.left_ms <= 0 and not self._inspect.is_open:
                self.bubble = None
        wait = CHOICE_HOVER_MS if self.is_choice(self.hovered) else HOVER_MS
        rests = self._uses_mouse and self._rest_ms >= wait and not self.dragging
        if not self._told and (rests or self._inspect.is_open):
            self._explain(view, seat, self.asked)

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

    def inspects(self, command: Command, view: V, seat: Seat) -> bool:
        """Open, move or close the inspect cursor; True if that was all. `seat` is whose turn it is."""
        if command.verb is Verb.HELP:
            self._toggle_inspecting(command.device, view, seat)
            return True
        if not self._inspect.is_open or command.verb in (Verb.OTHER, Verb.TYPE):
            return False
        if not self._inspect.obeys(command.device):
            return self._interrupts(command, seat)
        if command.verb in ARROWS or command.verb in ORDER:
            self._inspect.step(command.verb, self._geometry.middles(self._geometry.every_space))
            self._geometry.bring_into_view(self._inspect.place)
            self.bubble = None
            self._explain(view, seat, self._inspect.place)
            return True
        chosen = command.verb is Verb.CONFIRM and self.chooser.point_at(self._inspect.place)
        self.stop_inspecting()
        return not chosen and command.verb is not Verb.POINT

    def _interrupts(self, command: Command, seat: Seat) -> bool:
        """Close the cursor of another device if it's this one's turn; True if the press does no more."""
        if not self.seating.may_speak(command.device, seat):
            return False
        self.stop_inspecting()
        return command.verb is Verb.CONFIRM

    def _toggle_inspecting(self, device: Device, view: V, seat: Seat) -> None:
        """Let a device move over everything on the table, or back to the choices."""
        if self._inspect.is_open:
            self.stop_inspecting()
            return
        focus, places = self.focus, self._geometry.every_space
        self._by_mouse = False
        start = focus if focus in places and focus is not None else self._prompts.home(view, seat)
        self._inspect.open_at(start, places, device)
        self._explain(view, seat, self._inspect.place)

    def _chooses(self, command: Command, view: V, seat: Seat) -> bool:
        """Move the focus as a command asks; True if it chooses what has the focus."""
        if command.verb in ARROWS:
            spots = self._geometry.middles([choice.place for choice in self.chooser.choices])
            self.chooser.step(command.verb, spots)
            self._geometry.bring_into_view(self.focus)
        elif command.verb in ORDER:
            self.chooser.next(ORDER[command.verb])
            self._geometry.bring_into_view(self.focus)
        elif command.verb is Verb.POINT and command.code == pygame.BUTTON_LEFT:
            if self.mouse_is_free:
                self._clicks_elsewhere(view, seat)
            return not self.mouse_is_free
        return command.verb is Verb.CONFIRM and not command.repeat

    def _clicks_elsewhere(self, view: V, seat: Seat) -> None:
        """Say why a click can't choose what is under the mouse."""
        if not self.dragging and self._explain(view, seat, self.hovered):
            self._shell.sound.play("not_there")
            self._shell.sound.voice("v_not_there")

    def _explain(self, view: V, seat: Seat | None, spot: SpotT | None) -> bool:
        """Say what a place is, and why a player can't choose it; True if there's a reason."""
        self._told = True
        if spot is None:
            return False
        why = None
        if seat is not None and self.seating.is_person(seat) and not self.is_choice(spot):
            why = self._prompts.why(view, seat, spot, self.selection)
            why = self._shell.words("lesson.other") if self.can_wait(spot) else why
        lines = [line for line in (self._prompts.about(view, spot), why) if line]
        if lines:
            self.bubble = SpeechBubble("\n".join(lines), spot)
        return why is not None

    def _refuse(self, words: str, spot: SpotT | None) -> None:
        self._shell.sound.play("not_there")
        self.bubble = SpeechBubble(words, spot)
