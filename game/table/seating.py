"""Which device plays which seat."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pygame

from game.core.kernel import Seat
from game.shell.devices import Device


@dataclass(frozen=True, slots=True)
class Chair:
    """Who plays a seat: an AI, a person at keyboard and mouse, or one with a pad."""

    kind: str
    """`ai`, `keyboard` or `pad`."""
    key: int = 0
    """The seat's own key, as a scancode; 0 in a game of turns, where players share keyboard and mouse."""
    pad: Device | None = None


@dataclass(frozen=True, slots=True)
class Seating:
    """All chairs, in seat order."""

    chairs: tuple[Chair, ...]
    shared_key: int = pygame.KSCAN_SPACE
    """The key that all players at the keyboard share."""

    def seat_of_key(self, code: int) -> Seat | None:
        """The seat whose own key this is."""
        keys = [chair.key if chair.kind == "keyboard" else None for chair in self.chairs]
        return Seat(keys.index(code)) if code in keys else None

    def seat_of_pad(self, device: Device) -> Seat | None:
        """The seat that this pad plays."""
        pads = [chair.pad.id if chair.kind == "pad" and chair.pad else None for chair in self.chairs]
        return Seat(pads.index(device.id)) if device.id in pads else None

    def may_speak(self, device: Device, seat: Seat) -> bool:
        """Whether a device may act for a seat in a game of turns: players share the keyboard."""
        chair = self.chairs[seat]
        if chair.kind == "ai":
            return False
        if device.kind == "mouse":
            return True
        if chair.kind == "pad" or device.kind == "pad":
            owner = self.seat_of_pad(device) if device.kind == "pad" else None
            return owner == seat or (owner is None and chair.kind == "keyboard")
        return True

    def is_person(self, seat: Seat | None) -> bool:
        """Whether a person plays a seat."""
        return seat is not None and seat >= 0 and self.chairs[seat].kind != "ai"

    def with_chair(self, seat: Seat, chair: Chair) -> Seating:
        """The same seating with another chair at one seat."""
        chairs = (*self.chairs[:seat], chair, *self.chairs[seat + 1 :])
        return replace(self, chairs=chairs)

    def people(self, kind: str) -> tuple[Seat, ...]:
        """The seats played by this kind of chair."""
        return tuple(Seat(n) for n, chair in enumerate(self.chairs) if chair.kind == kind)
