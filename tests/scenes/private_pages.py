"""Private looks for tests: who sits at the table, and a secret that can be told by its pixels."""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame

from game.core.kernel import Seat, SeatSetup
from game.scenes.private import Viewer
from game.shell.devices import KEYBOARD, MOUSE, Command, Device, PadCode, Verb
from game.shell.picture import Canvas, Picture
from game.shell.scenes import Move, Push, Scene
from game.table.seating import Chair, Seating

PAD, OTHER_PAD = Device("pad", 3, "Pad", "xbox"), Device("pad", 4, "Other pad", "xbox")
VIVIAN = SeatSetup("Vivian", "vivian")
TWO = Seating((Chair("keyboard"), Chair("pad", pad=OTHER_PAD)))
WITH_PAD = Seating((Chair("pad", pad=PAD), Chair("keyboard")))
ALONE = Seating((Chair("keyboard"), Chair("ai"), Chair("ai")))
PAUSED = Push(Scene())
"""What the match does when somebody asks for a pause."""


@dataclass
class Pads:
    """Whether a seated pad is gone."""

    lost: bool = False


@dataclass
class Seen:
    """A page in one colour that remembers what it was shown."""

    colour: tuple[int, int, int] = (1, 2, 3)
    views: list[object] = field(default_factory=list)

    def __call__(self, canvas: Canvas, view: object, *_codes: object) -> None:
        canvas.fill(self.colour)
        self.views.append(view)


def viewer(seating: Seating = TWO, pads: Pads | None = None) -> Viewer:
    """Vivian in the first seat."""
    return Viewer(Seat(0), VIVIAN, seating, pause, lambda: bool(pads and pads.lost))


def pause() -> Move:
    return PAUSED


def press(verb: Verb, device: Device = KEYBOARD, code: int = 0, *, down: bool = True) -> Command:
    return Command(verb, device, down=down, code=code)


def hold(device: Device = KEYBOARD) -> Command:
    return press(Verb.CONFIRM, device, _code(device))


def let_go(device: Device = KEYBOARD) -> Command:
    return press(Verb.CONFIRM, device, _code(device), down=False)


def click(pos: tuple[int, int], *, down: bool = True, button: int = pygame.BUTTON_LEFT) -> Command:
    return Command(Verb.POINT, MOUSE, down=down, code=button, pos=pos)


def digit(number: int) -> Command:
    return press(Verb.OTHER, code=pygame.KSCAN_1 + number - 1)


def pixels(scene: Scene, canvas: Picture) -> bytes:
    """What can be seen."""
    canvas.fill((9, 9, 9))
    scene.draw(canvas)
    return canvas.surface.get_buffer().raw


def _code(device: Device) -> int:
    return PadCode.A if device.kind == "pad" else pygame.KSCAN_RETURN
