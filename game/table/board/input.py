"""Hands on a board: from mouse, keys and pads to actions, and why something cannot be done."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

import pygame

from game.core.kernel import Seat
from game.shell.devices import ARROWS, Command, Verb
from game.shell.services import Shell
from game.table.board.choices import Chooser
from game.table.board.inspect_cursor import InspectCursor
from game.table.board.places import Spot
from game.table.seating import Seating

WHY_MS = 2_600.0
V = TypeVar("V")
V_contra = TypeVar("V_contra", contravariant=True)
S = TypeVar("S")
S_contra = TypeVar("S_contra", contravariant=True)


class Ground(Protocol):
    """Where the places of a game are on the canvas."""

    @property
    def every_space(self) -> Sequence[Spot]:
        """All spaces as places."""
        ...

    def spot_at(self, pos: tuple[int, int]) -> Spot | None:
        """The place under the mouse."""
        ...

    def middles(self, spots: Sequence[Spot]) -> Mapping[Spot, tuple[float, float]]:
        """The middle of each of these places."""
        ...

    def bring_into_view(self, spot: Spot | None) -> None:
        """Let the camera look at what is about to be chosen."""
        ...


class Answers(Protocol[V_contra, S_contra]):
    """What a game answers to somebody who points at something."""

    def why(self, view: V_contra, seat: Seat, spot: Spot, selection: S_contra) -> str | None:
        """A sentence why nothing can be done there; None where nobody would ask."""
        ...

    def reason(self, key: str) -> str:
        """The sentence for a reason of the rules."""
        ...

    def home(self, view: V_contra, seat: Seat) -> Spot:
        """Where a look around begins."""
        ...


@dataclass(slots=True)
class Told:
    """A sentence in a bubble beside a place, for a while."""

    words: str
    spot: Spot | None
    left_ms: float = WHY_MS


class BoardInput(Generic[V, S]):
    """All that players do at a board between two actions: choices, focus, selection and "why can't I?"."""

    def __init__(
        self, shell: Shell, seating: Seating, ground: Ground, answers: Answers[V, S], nothing: S
    ) -> None:
        """`nothing` is the selection before anybody has picked anything."""
        self._shell = shell
        self._nothing = nothing
        self.selection = nothing
        """What was picked on the way to an action, such as a pawn before its tile."""
        self.seating = seating
        self._ground = ground
        self._answers = answers
        self.chooser = Chooser()
        self._inspect = InspectCursor(ground.every_space)
        self.hovered: Spot | None = None
        """What the mouse is on."""
        self._by_mouse = False
        """The mouse moved since the last key: nothing has the focus but what it rests on."""
        self.told: Told | None = None
        self.gripped = False
        """The mouse holds the board to pull it: that is no question."""

    @property
    def focus(self) -> Spot | None:
        """What a press would take, or what is looked at."""
        if self._inspect.open:
            return self._inspect.place
        if self._shell.controls.last_device.kind == "mouse":
            return self.hovered if self.is_choice(self.hovered) else None
        return self.chooser.focus.place if self.chooser.focus else None

    @property
    def asked(self) -> Spot | None:
        """What somebody wants to know more about: where a look around is, or where the mouse rests."""
        if self._inspect.open:
            return self._inspect.place
        by_mouse = self._shell.controls.last_device.kind == "mouse"
        return self.hovered if by_mouse and self._inspect.rested else None

    @property
    def mouse_is_free(self) -> bool:
        """Whether the mouse is on nothing to choose."""
        return not self.is_choice(self.hovered)

    def is_choice(self, spot: Spot | None) -> bool:
        """Whether something can be chosen there."""
        return spot is not None and self.chooser.at(spot) is not None

    def hover(self, command: Command) -> None:
        """Follow the mouse."""
        if command.verb is Verb.POINT and command.pos:
            spot = self._ground.spot_at(command.pos)
            self._by_mouse = True
            if spot != self.hovered:
                self.hovered = spot
                self._inspect.mouse_moved()
            if spot is not None:
                self.chooser.point_at(spot)

    def let_go(self) -> None:
        """Forget what a player had begun."""
        self.selection = self._nothing
        self.chooser.offer(())

    def rest(self) -> None:
        """Stop looking around, and explaining: there is something new to do."""
        self._inspect.end()
        self.told = None

    def actions_for(self, command: Command, view: V, seat: Seat, name: str) -> Iterator[tuple[Seat, Any]]:
        """The action that a command asks for."""
        if not self.seating.may_speak(command.device, seat):
            if command.verb is Verb.CONFIRM or command.code == pygame.BUTTON_LEFT:
                self._refuse(self._shell.words("board.other-turn", name=name), None)
            return
        if self._only_wakes(command):
            return
        if self._takes(command, view, seat):
            choice = self.chooser.take()
            if choice is not None:
                yield seat, choice.action
            elif self.chooser.warning:
                self._refuse(self._shell.words(self.chooser.warning), self.focus)

    def refuse(self, reason: str) -> None:
        """The rules said no, for this reason."""
        self._refuse(self._answers.reason(reason), self.hovered)

    def update(self, dt_ms: float, view: V, seat: Seat | None) -> None:
        """Forget what was told long enough ago; a mouse that rests on something asks why."""
        if self.told is not None:
            self.told.left_ms -= dt_ms
            if self.told.left_ms <= 0:
                self.told = None
        asked = self._inspect.rests(dt_ms) and self._shell.controls.last_device.kind == "mouse"
        if asked and seat is not None and self.chooser.choices and self.mouse_is_free:
            self._explain(view, seat, self.hovered)

    def _only_wakes(self, command: Command) -> bool:
        """The first key after a mouse that rests on nothing only shows where the focus is."""
        if command.device.kind == "mouse":
            return False
        wakes = self._by_mouse and not self.is_choice(self.hovered) and len(self.chooser.choices) > 1
        self._by_mouse = False
        return wakes and command.verb is Verb.CONFIRM

    def _takes(self, command: Command, view: V, seat: Seat) -> bool:
        """Move the focus by a command; True when it takes what is there."""
        if command.verb is Verb.HELP:
            self._look_around(view, seat)
        elif self._inspect.open:
            return self._looks(command, view, seat)
        elif command.verb in ARROWS:
            spots = self._ground.middles([choice.place for choice in self.chooser.choices])
            self.chooser.step(command.verb, spots)
            self._ground.bring_into_view(self.focus)
        elif command.verb in (Verb.NEXT, Verb.PREVIOUS):
            self.chooser.next(1 if command.verb is Verb.NEXT else -1)
            self._ground.bring_into_view(self.focus)
        elif command.verb is Verb.POINT and command.code == pygame.BUTTON_LEFT:
            return self._clicked(view, seat)
        return command.verb is Verb.CONFIRM and not command.repeat

    def _look_around(self, view: V, seat: Seat) -> None:
        """Let the keys go over the whole board, and back."""
        if self._inspect.open:
            self._inspect.end()
            self.told = None
            return
        focus = self.focus
        on_board = focus in self._ground.every_space
        self._inspect.begin(focus if on_board else self._answers.home(view, seat))
        self._explain(view, seat, self._inspect.place)

    def _looks(self, command: Command, view: V, seat: Seat) -> bool:
        """While looking around: what the space says, and a way to take it."""
        if command.verb in ARROWS:
            self._inspect.step(command.verb, self._ground.middles(self._ground.every_space))
            self._ground.bring_into_view(self._inspect.place)
            self.told = None
            self._explain(view, seat, self._inspect.place)
            return False
        taken = command.verb is Verb.CONFIRM and self.chooser.point_at(self._inspect.place)
        self._inspect.end()
        self.told = None
        return taken

    def _clicked(self, view: V, seat: Seat) -> bool:
        """Whether the mouse is on something that can be taken; else it says why not."""
        if self.hovered is not None and self.chooser.point_at(self.hovered):
            return True
        if not self.gripped and self._explain(view, seat, self.hovered):
            self._shell.sound.play("not_there")
            self._shell.sound.voice("v_not_there")
        return False

    def _explain(self, view: V, seat: Seat, spot: Spot | None) -> bool:
        """Say why something cannot be chosen; False when it can, or when nobody would ask."""
        sentence = self._answers.why(view, seat, spot, self.selection) if spot is not None else None
        if sentence is None:
            return False
        possible = self.is_choice(spot)
        self.told = Told(self._shell.words("board.possible") if possible else sentence, spot)
        return not possible

    def _refuse(self, words: str, spot: Spot | None) -> None:
        self._shell.sound.play("not_there")
        self.told = Told(words, spot)
