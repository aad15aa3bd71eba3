"""Turns keys, pads and the mouse into actions of Hands Up."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.core.kernel import TABLE, Seat
from game.games.hands_up.rules.actions import Action, Claim, Grab, Point, Ready, Slap, Unpoint
from game.games.hands_up.rules.resting import RestingHands
from game.games.hands_up.rules.state import Phase, SharedKey, View
from game.games.hands_up.screen.layout import TableLayout
from game.games.hands_up.screen.letters import SECOND, table_keys
from game.shell.devices import KEYBOARD, Command, Device, PadCode, Verb
from game.shell.focus import DIRECTIONS, nearest
from game.table.seating import Seating

GRAB_BUTTONS = (PadCode.A, PadCode.RIGHT_SHOULDER, PadCode.LEFT_SHOULDER)
READY_BUTTONS = (PadCode.X, PadCode.B)
GRAB_RADIUS = 125

Asked = tuple[Seat, Action]


class TableInput:
    """Turns commands into actions, and holds what the player who points has begun."""

    def __init__(self, seating: Seating, layout: TableLayout) -> None:
        self._layout = layout
        self.reseat(seating)
        self._resting = RestingHands()
        self.cursor: int | None = None
        """The slot under the snapping cursor of the pointing player."""
        self.second = False
        """Whether `SECOND` was pressed, so that the next key points at a card in one of the other places."""

    def reseat(self, seating: Seating) -> None:
        """Let other devices play."""
        self.seating = seating
        self.keys = table_keys(self._layout, seating)

    def begin_pointing(self) -> None:
        """Begin anew: somebody has just grabbed the diamond."""
        self.cursor, self.second = None, False

    def note(self, command: Command) -> None:
        """Note a hand that leaves its own key, whatever is shown."""
        if command.device.kind == "keyboard" and not command.down:
            seat = self.seating.seat_of_key(command.code)
            if seat is not None:
                self._resting.let_go(seat, command.at_ms)

    def actions_for(self, command: Command, view: View) -> Iterator[Asked]:
        """Yield the actions that a command asks for. The rules decide whether they are legal."""
        if not command.down:
            return
        if view.phase is Phase.POINT and view.grabber is not None:
            if view.race_clock and not command.repeat:
                yield from self._late_hand(command, view)
            yield from self._pointing(command, view, view.grabber)
        elif not command.repeat:
            yield from self._searching(command, view)

    def grab_keys(self, view: View) -> Iterator[tuple[Device, int]]:
        """Every key and button that grabs; all must be up before the cards are flipped."""
        shared = view.terms.shared_key
        if shared and self.seating.people("keyboard") and view.shared_key is SharedKey.READY:
            yield KEYBOARD, self.seating.shared_key
        for chair in self.seating.chairs:
            if chair.kind == "keyboard" and not shared:
                yield KEYBOARD, chair.key
            elif chair.pad is not None:
                yield from ((chair.pad, button) for button in GRAB_BUTTONS)

    def _searching(self, command: Command, view: View) -> Iterator[Asked]:
        match command.device.kind:
            case "keyboard":
                yield from self._key(command, view)
            case "pad":
                seat = self.seating.seat_of_pad(command.device)
                if seat is not None and command.code in GRAB_BUTTONS:
                    yield seat, Grab()
                elif seat is not None and command.code in READY_BUTTONS:
                    yield seat, Ready()
            case "mouse" if command.code == pygame.BUTTON_LEFT and command.pos:
                yield from self._click(command, command.pos, view)
            case _:
                return

    def _key(self, command: Command, view: View) -> Iterator[Asked]:
        seat, ready = self.seating.seat_of_key(command.code), self.keys.seat_of_ready(command.code)
        if seat is not None:
            yield from self._own_key(seat, view)
        elif ready is not None:
            yield ready, Ready()
        elif command.code == self.seating.shared_key and view.terms.shared_key:
            yield from self._slap(command, view)

    def _own_key(self, seat: Seat, view: View) -> Iterator[Asked]:
        """Yield what a player's own key does: it grabs, or it says who slapped."""
        if not view.terms.shared_key:
            yield seat, Grab()
        elif view.shared_key is SharedKey.UNOWNED:
            yield seat, Claim()

    def _slap(self, command: Command, view: View) -> Iterator[Asked]:
        """Yield a grab by the hand that slapped the diamond, or a slap if nobody knows whose it was."""
        people = self.seating.people("keyboard")
        owner = self._resting.owner(people, command.at_ms)
        if owner is not None and view.shared_key is not SharedKey.DEAD:
            yield owner, Grab()
        elif view.terms.shared_key and any(not view.out[seat] for seat in people):
            yield TABLE, Slap()

    def _click(self, command: Command, pos: tuple[int, int], view: View) -> Iterator[Asked]:
        layout = self._layout
        if pygame.Vector2(pos).distance_to(layout.diamond) < GRAB_RADIUS:
            yield from self._slap(command, view)
        for seat in self.seating.people("keyboard"):
            if layout.ready_key(seat).collidepoint(pos):
                yield seat, Ready()
            elif layout.corners[seat].collidepoint(pos):
                yield from self._own_key(seat, view)

    def _late_hand(self, command: Command, view: View) -> Iterator[Asked]:
        """Yield the grab of a hand that came too late for the diamond, but is in the photo finish."""
        seat: Seat | None = None
        if command.device.kind == "pad" and command.code in GRAB_BUTTONS:
            seat = self.seating.seat_of_pad(command.device)
        elif command.device.kind == "keyboard":
            seat = self.seating.seat_of_key(command.code)
            if command.code == self.seating.shared_key and view.terms.shared_key:
                seat = self._resting.owner(self.seating.people("keyboard"), command.at_ms)
        if seat not in (None, view.grabber, *view.pressed) and seat is not None and not view.out[seat]:
            yield seat, Grab()

    def _pointing(self, command: Command, view: View, seat: Seat) -> Iterator[Asked]:
        if not self._may_point(seat, command, view):
            return
        if command.code == SECOND and command.device.kind == "keyboard" and not command.repeat:
            self.second = not self.second and any(slot in self.keys.second for slot in view.open_cards)
            return
        slot = self._chosen(command, view)
        if command.verb in DIRECTIONS and slot is None:
            self._move_cursor(command.verb, view)
            return
        if slot is not None and not command.repeat:
            self.second = False
            yield seat, Unpoint(slot) if slot in view.pointed else Point(slot)
        elif command.verb is Verb.BACK and command.device.kind == "pad" and view.pointed:
            yield seat, Unpoint(view.pointed[-1])

    def _may_point(self, seat: Seat, command: Command, view: View) -> bool:
        """True when a seat points with this device, and the key is nobody else's."""
        kind, code = self.seating.chairs[seat].kind, command.code
        if kind == "ai" or (self.seating.seat_of_pad(command.device) == seat) != (kind == "pad"):
            return False
        if command.device.kind != "keyboard":
            return True
        owners = self.seating.seat_of_key(code), self.keys.seat_of_ready(code)
        shared = view.terms.shared_key and code == self.seating.shared_key
        return not shared and all(owner in (None, seat) for owner in owners)

    def _chosen(self, command: Command, view: View) -> int | None:
        slot: int | None = None
        if command.device.kind == "mouse":
            if command.code == pygame.BUTTON_LEFT and command.pos:
                slot = self._layout.slot_at(command.pos, len(view.table))
        elif command.device.kind == "keyboard":
            slot = self.keys.slot_of(command.code, second=self.second)
        if slot is None and command.verb is Verb.CONFIRM:
            slot = self.cursor
        return slot if slot in view.open_cards else None

    def _move_cursor(self, verb: Verb, view: View) -> None:
        """Snap to the nearest open card that way."""
        layout = self._layout
        here = layout.diamond if self.cursor is None else layout.slots[self.cursor]
        best = nearest(here, verb, {slot: layout.slots[slot] for slot in view.open_cards})
        if best is not None:
            self.cursor = best
