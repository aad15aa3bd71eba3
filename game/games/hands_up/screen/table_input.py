"""Turns keys, pads and the mouse into actions of Hands Up."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.core.kernel import TABLE, Seat
from game.games.hands_up.rules.actions import Action, Claim, Grab, Point, Ready, Slap, Unpoint
from game.games.hands_up.rules.state import Phase, View
from game.games.hands_up.screen.layout import TableLayout
from game.games.hands_up.screen.letters import letters
from game.shell.controls import now_ms
from game.shell.devices import KEYBOARD, Command, Device, PadCode, Verb
from game.shell.focus import DIRECTIONS, nearest
from game.table.seating import Seating

GRAB_BUTTONS = (PadCode.A, PadCode.RIGHT_SHOULDER, PadCode.LEFT_SHOULDER)
READY_BUTTONS = (PadCode.X, PadCode.B)
GRAB_RADIUS = 140
TOO_LATE_MS = 400.0
"""A rival's key this soon after a grab was meant for the diamond, not for a card."""

Asked = tuple[Seat, Action]


class TableInput:
    """Turns commands into actions, and holds the cursor of the player who points."""

    def __init__(self, seating: Seating) -> None:
        self.seating = seating
        self.grabbed_at_ms = 0.0
        """When the diamond was grabbed, on the clock of the commands."""
        self.cursor: int | None = None
        """The slot under the snapping cursor of the pointing player."""

    def begin_pointing(self) -> None:
        """Reset the cursor: somebody has just grabbed the diamond."""
        self.grabbed_at_ms, self.cursor = now_ms(), None

    def actions_for(self, command: Command, view: View, layout: TableLayout) -> Iterator[Asked]:
        """Yield the actions that a command asks for. The rules decide whether they are legal."""
        if view.phase is Phase.POINT and view.grabber is not None:
            yield from self._pointing(command, view, layout)
        elif command.down and not command.repeat:
            yield from self._searching(command, view, layout)

    def grab_keys(self, view: View) -> Iterator[tuple[Device, int]]:
        """Every key and button that grabs; all must be up before the cards are flipped."""
        shared = view.terms.shared_key
        if shared and self.seating.people("keyboard"):
            yield KEYBOARD, self.seating.shared_key
        for chair in self.seating.chairs:
            if chair.kind == "keyboard" and not shared:
                yield KEYBOARD, chair.key
            elif chair.pad is not None:
                yield from ((chair.pad, button) for button in GRAB_BUTTONS)

    def _searching(self, command: Command, view: View, layout: TableLayout) -> Iterator[Asked]:
        match command.device.kind:
            case "keyboard":
                yield from self._key(command.code, view)
            case "pad":
                seat = self.seating.seat_of_pad(command.device)
                if seat is not None and command.code in GRAB_BUTTONS:
                    yield seat, Grab()
                elif seat is not None and command.code in READY_BUTTONS:
                    yield seat, Ready()
            case "mouse" if command.code == pygame.BUTTON_LEFT and command.pos:
                yield from self._click(command.pos, view, layout)
            case _:
                return

    def _key(self, code: int, view: View) -> Iterator[Asked]:
        seat = self.seating.seat_of_key(code)
        if seat is not None:
            own = Ready() if view.terms.shared_key else Grab()
            yield seat, Claim() if view.phase is Phase.CLAIM else own
        elif code == self.seating.shared_key and self._may_slap(view):
            yield TABLE, Slap()
        elif code == pygame.KSCAN_TAB and view.phase is Phase.SEARCH:
            for one in self.seating.people("keyboard"):
                yield one, Ready()

    def _may_slap(self, view: View) -> bool:
        """True while somebody at the keyboard is still in the round."""
        return view.terms.shared_key and any(not view.out[seat] for seat in self.seating.people("keyboard"))

    def _click(self, pos: tuple[int, int], view: View, layout: TableLayout) -> Iterator[Asked]:
        if pygame.Vector2(pos).distance_to(layout.diamond) < GRAB_RADIUS and self._may_slap(view):
            yield TABLE, Slap()
        for seat in self.seating.people("keyboard"):
            if layout.corners[seat].collidepoint(pos):
                yield seat, Claim() if view.phase is Phase.CLAIM else Ready()

    def _pointing(self, command: Command, view: View, layout: TableLayout) -> Iterator[Asked]:
        seat = view.grabber
        if seat is None or not command.down or not self._may_point(seat, command):
            return
        slot = self._chosen(command, view, layout)
        if command.verb in DIRECTIONS and slot is None:
            self._move_cursor(command.verb, view, layout)
            return
        if slot is not None and not command.repeat:
            yield seat, Unpoint(slot) if slot in view.pointed else Point(slot)
        elif command.verb is Verb.BACK and command.device.kind == "pad" and view.pointed:
            yield seat, Unpoint(view.pointed[-1])

    def _may_point(self, seat: Seat, command: Command) -> bool:
        """True when a seat points with this device, and the key is not a rival's late grab."""
        kind = self.seating.chairs[seat].kind
        if kind == "ai" or (self.seating.seat_of_pad(command.device) == seat) != (kind == "pad"):
            return False
        rival = self.seating.seat_of_key(command.code) if command.device.kind == "keyboard" else None
        return rival in (None, seat) or command.at_ms >= self.grabbed_at_ms + TOO_LATE_MS

    def _chosen(self, command: Command, view: View, layout: TableLayout) -> int | None:
        if command.device.kind == "mouse":
            if command.code != pygame.BUTTON_LEFT or not command.pos:
                return None
            slot = layout.slot_at(command.pos, len(view.table))
            return slot if slot in view.open_cards else None
        if command.device.kind == "keyboard":
            keys = letters(view, layout, self.seating).items()
            slot = next((slot for slot, code in keys if code == command.code), None)
            if slot is not None:
                return slot
        if command.verb is Verb.CONFIRM:
            return self.cursor if self.cursor in view.open_cards else None
        return None

    def _move_cursor(self, verb: Verb, view: View, layout: TableLayout) -> None:
        """Snap to the nearest open card that way."""
        here = layout.diamond if self.cursor is None else layout.slots[self.cursor]
        best = nearest(here, verb, {slot: layout.slots[slot] for slot in view.open_cards})
        if best is not None:
            self.cursor = best
