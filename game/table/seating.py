"""Which hand plays which seat."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pygame

from game.core.kernel import Seat
from game.shell.devices import Device


@dataclass(frozen=True, slots=True)
class Chair:
    """How one seat is played: by an AI, by a key and the keyboard or mouse, or by a pad."""

    kind: str
    """`ai`, `keyboard` or `pad`."""
    key: int = 0
    """The seat's own key, as a scancode; 0 in a game of turns, where mouse and keyboard go round."""
    pad: Device | None = None


@dataclass(frozen=True, slots=True)
class Seating:
    """All chairs, in seat order."""

    chairs: tuple[Chair, ...]
    shared_key: int = pygame.KSCAN_SPACE
    """The key that everybody at the keyboard shares."""

    def seat_of_key(self, code: int) -> Seat | None:
        """The seat whose own key this is."""
        return next((Seat(n) for n, chair in enumerate(self.chairs) if _has_key(chair, code)), None)

    def seat_of_pad(self, device: Device) -> Seat | None:
        """The seat that this pad plays."""
        return next((Seat(n) for n, chair in enumerate(self.chairs) if _has_pad(chair, device)), None)

    def may_speak(self, device: Device, seat: Seat) -> bool:
        """Whether a hand may act for a seat in a game of turns: keyboards go round, seated pads do not."""
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
        """Whether somebody at this screen plays a seat."""
        return seat is not None and seat >= 0 and self.chairs[seat].kind != "ai"

    def with_chair(self, seat: Seat, chair: Chair) -> Seating:
        """With another chair at one seat."""
        chairs = (*self.chairs[:seat], chair, *self.chairs[seat + 1 :])
        return replace(self, chairs=chairs)

    def people(self, kind: str) -> tuple[Seat, ...]:
        """The seats played by this kind of chair."""
        return tuple(Seat(n) for n, chair in enumerate(self.chairs) if chair.kind == kind)


def _has_key(chair: Chair, code: int) -> bool:
    return chair.kind == "keyboard" and chair.key == code


def _has_pad(chair: Chair, device: Device) -> bool:
    return chair.kind == "pad" and chair.pad is not None and chair.pad.id == device.id
