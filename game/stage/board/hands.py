"""Hands on the Police Chase board: from mouse, keys and pads to actions, and why something cannot be done."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

import pygame

from game.core.kernel import Seat
from game.rules.police_chase.actions import Action
from game.rules.police_chase.state import View
from game.rules.police_chase.why import why_not
from game.shell.devices import ARROWS, Command, Verb
from game.shell.services import Shell
from game.stage.board.choices import Chooser
from game.stage.board.lookout import Lookout
from game.stage.police_chase.geometry import Geometry
from game.stage.police_chase.places import OnBoard, Spot, action_at
from game.stage.seating import Seating

WHY_MS = 2_600.0


@dataclass(slots=True)
class Told:
    """A sentence in a bubble beside a place, for a while."""

    words: str
    spot: Spot | None
    left_ms: float = WHY_MS


class HandsIn:
    """The choices, the focus, and the answers to "why can't I?"."""

    def __init__(self, shell: Shell, seating: Seating, geometry: Geometry) -> None:
        self._shell = shell
        self.seating = seating
        self._geometry = geometry
        self.chooser = Chooser()
        self._lookout = Lookout(geometry.every_space)
        self._hovered: Spot | None = None
        self.told: Told | None = None

    @property
    def focus(self) -> Spot | None:
        """What a press would take, or what is looked at."""
        if self._lookout.open:
            return self._lookout.place  # type: ignore[no-any-return]
        if self._shell.controls.last_device.kind == "mouse":
            return self._hovered if self.is_choice(self._hovered) else None
        return self.chooser.focus.place if self.chooser.focus else None

    @property
    def mouse_is_free(self) -> bool:
        """Whether the mouse is on nothing to choose."""
        return not self.is_choice(self._hovered)

    def is_choice(self, spot: Spot | None) -> bool:
        """Whether something can be chosen there."""
        return spot is not None and self.chooser.at(spot) is not None

    def hover(self, command: Command) -> None:
        """Follow the mouse."""
        if command.verb is Verb.POINT and command.pos:
            spot = self._geometry.spot_at(command.pos)
            if spot != self._hovered:
                self._hovered = spot
                self._lookout.mouse_moved()

    def rest(self) -> None:
        """Stop looking around: there is something new to do."""
        self._lookout.end()

    def wishes(self, command: Command, view: View, seat: Seat, name: str) -> Iterator[tuple[Seat, Action]]:
        """The action that a command asks for."""
        if not self.seating.may_speak(command.device, seat):
            if command.verb is Verb.CONFIRM or command.code == pygame.BUTTON_LEFT:
                self._refuse(self._shell.words("police-chase.why.other-turn", name=name), None)
            return
        if self._takes(command, view, seat):
            choice = self.chooser.take()
            if choice is not None:
                yield seat, choice.action
            elif self.chooser.warning:
                self._refuse(self._shell.words(self.chooser.warning), self.focus)

    def refuse(self, reason: str) -> None:
        """The rules said no."""
        self._refuse(self._shell.words(f"police-chase.why.{reason}"), self._hovered)

    def update(self, dt_ms: float, view: View, seat: Seat | None) -> None:
        """Forget what was told long enough ago; a mouse that rests on something asks why."""
        if self.told is not None:
            self.told.left_ms -= dt_ms
            if self.told.left_ms <= 0:
                self.told = None
        asked = self._lookout.rests(dt_ms) and self._shell.controls.last_device.kind == "mouse"
        if asked and seat is not None and self.chooser.choices and self.mouse_is_free:
            self._explain(view, seat, self._hovered)

    def _takes(self, command: Command, view: View, seat: Seat) -> bool:
        """Move the focus by a command; True when it takes what is there."""
        if command.verb is Verb.HELP:
            self._look_around(view, seat)
        elif self._lookout.open:
            return self._looks(command, view, seat)
        elif command.verb in ARROWS:
            self.chooser.step(command.verb, self._geometry.of_choices(self.chooser))
        elif command.verb in (Verb.NEXT, Verb.PREVIOUS):
            self.chooser.next(1 if command.verb is Verb.NEXT else -1)
        elif command.verb is Verb.POINT and command.code == pygame.BUTTON_LEFT:
            return self._clicked(view, seat)
        return command.verb is Verb.CONFIRM and not command.repeat

    def _look_around(self, view: View, seat: Seat) -> None:
        """Let the keys go over the whole board, and back."""
        if self._lookout.open:
            self._lookout.end()
            self.told = None
            return
        focus = self.focus
        self._lookout.begin(focus if isinstance(focus, OnBoard) else OnBoard(view.officers[seat]))
        self._explain(view, seat, self._lookout.place)

    def _looks(self, command: Command, view: View, seat: Seat) -> bool:
        """While looking around: what the space says, and a way to take it."""
        if command.verb in ARROWS:
            self._lookout.step(command.verb, self._geometry.middles(self._geometry.every_space))
            self._explain(view, seat, self._lookout.place)
            return False
        taken = command.verb is Verb.CONFIRM and self.chooser.point_at(self._lookout.place)
        self._lookout.end()
        self.told = None
        return taken

    def _clicked(self, view: View, seat: Seat) -> bool:
        """Whether the mouse is on something that can be taken; else it says why not."""
        if self._hovered is not None and self.chooser.point_at(self._hovered):
            return True
        if self._explain(view, seat, self._hovered):
            self._shell.sound.play("not_there")
            self._shell.sound.voice("v_not_there")
        return False

    def _explain(self, view: View, seat: Seat, spot: Spot | None) -> bool:
        """Say why something cannot be chosen; False when it can, or when nobody would ask."""
        action = action_at(view, spot) if spot is not None else None
        if action is None:
            return False
        possible = self.is_choice(spot)
        reason = "possible" if possible else why_not(replace(view, viewer=seat), action)
        self.told = Told(self._shell.words(f"police-chase.why.{reason}"), spot)
        return not possible

    def _refuse(self, words: str, spot: Spot | None) -> None:
        self._shell.sound.play("not_there")
        self.told = Told(words, spot)
