"""What a lesson needs from the Hands Up table: where to press, and with which key."""

from __future__ import annotations

import pygame

from game.core.kernel import Seat
from game.games.hands_up.rules.actions import Action, Claim, Grab, Point, Ready, Slap, Unpoint
from game.games.hands_up.rules.state import View
from game.games.hands_up.screen.about import POWER_SIZE
from game.games.hands_up.screen.table import CardTable
from game.games.hands_up.screen.table_input import GRAB_RADIUS, TableInput
from game.shell.devices import Device, PadCode
from game.table.seating import Seating

ROOMS = (pygame.Rect(440, 0, 1040, 370), pygame.Rect(440, 640, 1040, 370))


class LessonGuide:
    """The part of the screen that points."""

    table: CardTable
    input: TableInput
    _view: View
    _waits_for: tuple[Seat, Action] | None = None

    @property
    def busy(self) -> bool:
        """Whether something is shown that everybody must see first."""
        raise NotImplementedError

    @property
    def seating(self) -> Seating:
        """Which device plays which seat."""
        raise NotImplementedError

    @property
    def lesson_rooms(self) -> tuple[pygame.Rect, ...]:
        """Where the lesson may speak."""
        return ROOMS

    def wait_for(self, seat: Seat, action: Action | None, others: tuple[Action, ...]) -> None:
        """Point at what a lesson waits for."""
        del others
        self._waits_for = None if action is None else (seat, action)
        if isinstance(action, Point | Unpoint):
            self.input.cursor = action.slot

    def place_to_press(self) -> pygame.Rect | None:
        """The diamond, a card, or a key in a player's corner."""
        if self.busy or self._waits_for is None:
            return None
        seat, action = self._waits_for
        layout = self.table.layout
        match action:
            case Point(slot) | Unpoint(slot):
                return self.place_named(f"slot:{slot}")
            case Ready():
                return layout.ready_key(seat)
            case Claim():
                return layout.corners[seat]
            case Grab() if not self._view.terms.shared_key:
                return layout.corners[seat]
            case Grab() | Slap():
                return self.place_named("diamond")
            case _:
                return None

    def code_to_press(self, device: Device) -> int | None:
        """The key or button that does what the lesson waits for; CONFIRM points on a pad."""
        if self._waits_for is None or device.kind == "mouse":
            return None
        seat, action = self._waits_for
        pad, own = device.kind == "pad", self.seating.chairs[max(0, seat)].key
        match action:
            case Point(slot) | Unpoint(slot):
                return None if pad else self.input.keys.cards[slot]
            case Ready():
                return PadCode.X if pad else self.input.keys.ready.get(seat)
            case Grab() if pad:
                return PadCode.A
            case Grab() | Slap() if self._view.terms.shared_key:
                return self.seating.shared_key
            case _:
                return own

    def place_named(self, name: str) -> pygame.Rect | None:
        """`diamond`, `power`, `prompt`, `slot:3`, `corner:0` or `pile:0`."""
        layout = self.table.layout
        match name.split(":"):
            case ["diamond"]:
                return _around(layout.diamond, (GRAB_RADIUS * 2, GRAB_RADIUS * 2))
            case ["power"]:
                return _around(layout.power, POWER_SIZE)
            case ["prompt"]:
                return layout.prompt
            case ["slot", slot]:
                return _around(layout.slots[int(slot)], layout.card_size)
            case ["corner", seat]:
                return layout.corners[int(seat)]
            case ["pile", seat]:
                return _around(layout.piles[int(seat)], layout.card_size)
            case _:
                return None


def _around(middle: tuple[float, float], size: tuple[int, int]) -> pygame.Rect:
    rect = pygame.Rect((0, 0), size)
    rect.center = round(middle[0]), round(middle[1])
    return rect
