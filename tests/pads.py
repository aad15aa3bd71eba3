"""Virtual pads: game controllers that SDL takes for real ones, in this process, under any video driver.

What is set here is delivered at the next pump, and several pads in one pump come last-opened first.
SDL holds back the release of GUIDE for a quarter of a second. After `controller.quit()` without
`pygame.quit()` the next `controller.init()` makes every CONTROLLER event come twice.
"""

import ctypes
import sys
from enum import IntEnum
from pathlib import Path

import pygame
import pygame.joystick

GAME_CONTROLLER = 1
"""SDL_JOYSTICK_TYPE_GAMECONTROLLER: SDL maps it by itself, in its own order of buttons and axes."""

XBOX_360 = (0x045E, 0x028E)
"""Vendor and product of a pad that everybody has."""

FULL = 32767


class Button(IntEnum):
    """The buttons of a pad, numbered as SDL_GameControllerButton."""

    A = 0
    B = 1
    X = 2
    Y = 3
    BACK = 4
    GUIDE = 5
    START = 6
    LEFT_STICK = 7
    RIGHT_STICK = 8
    LEFT_SHOULDER = 9
    RIGHT_SHOULDER = 10
    UP = 11
    DOWN = 12
    LEFT = 13
    RIGHT = 14


class Axis(IntEnum):
    """The axes of a pad, numbered as SDL_GameControllerAxis."""

    LEFT_X = 0
    LEFT_Y = 1
    RIGHT_X = 2
    RIGHT_Y = 3
    LEFT_TRIGGER = 4
    RIGHT_TRIGGER = 5


class Description(ctypes.Structure):
    """SDL_VirtualJoystickDesc, version 1."""

    _fields_ = (
        ("version", ctypes.c_uint16),
        ("type", ctypes.c_uint16),
        ("naxes", ctypes.c_uint16),
        ("nbuttons", ctypes.c_uint16),
        ("nhats", ctypes.c_uint16),
        ("vendor_id", ctypes.c_uint16),
        ("product_id", ctypes.c_uint16),
        ("padding", ctypes.c_uint16),
        ("button_mask", ctypes.c_uint32),
        ("axis_mask", ctypes.c_uint32),
        ("name", ctypes.c_char_p),
        ("userdata", ctypes.c_void_p),
        ("callbacks", ctypes.c_void_p * 6),
    )


def load_sdl() -> ctypes.CDLL:
    """The very SDL that pygame uses: a second copy would have pads of its own."""
    library = pygame.joystick.__file__
    if sys.platform == "win32":
        library = str(Path(pygame.__file__).with_name("SDL2.dll"))
    sdl = ctypes.CDLL(str(library))
    sdl.SDL_JoystickOpen.restype = ctypes.c_void_p
    sdl.SDL_JoystickClose.argtypes = [ctypes.c_void_p]
    sdl.SDL_JoystickInstanceID.argtypes = [ctypes.c_void_p]
    sdl.SDL_JoystickSetVirtualButton.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_uint8]
    sdl.SDL_JoystickSetVirtualAxis.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_int16]
    sdl.SDL_JoystickSetVirtualHat.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_uint8]
    sdl.SDL_GetError.restype = ctypes.c_char_p
    return sdl


SDL = load_sdl()


class VirtualPad:
    """A pad that is plugged in from its making until `unplug`; needs an initialised pygame.joystick."""

    def __init__(self, name: str = "Test Pad") -> None:
        self.name = name
        vendor, product = XBOX_360
        description = Description(
            version=1,
            type=GAME_CONTROLLER,
            naxes=len(Axis),
            nbuttons=len(Button),
            nhats=1,
            vendor_id=vendor,
            product_id=product,
            button_mask=(1 << len(Button)) - 1,
            axis_mask=(1 << len(Axis)) - 1,
            name=name.encode(),
        )
        index = SDL.SDL_JoystickAttachVirtualEx(ctypes.byref(description))
        if index < 0:
            raise RuntimeError(f"SDL made no virtual pad: {SDL.SDL_GetError().decode()}")
        self._joystick = SDL.SDL_JoystickOpen(index)
        self.instance_id: int = SDL.SDL_JoystickInstanceID(self._joystick)

    def press(self, button: Button) -> None:
        """Hold a button down."""
        SDL.SDL_JoystickSetVirtualButton(self._joystick, button, 1)

    def release(self, button: Button) -> None:
        """Let a button go."""
        SDL.SDL_JoystickSetVirtualButton(self._joystick, button, 0)

    def tap(self, button: Button) -> None:
        """Press and release; pumps between, because one pump would see no change."""
        self.press(button)
        pygame.event.pump()
        self.release(button)

    def stick(self, x: float, y: float) -> None:
        """Hold the left stick at a place from -1 to 1, right and down being positive."""
        self.axis(Axis.LEFT_X, x)
        self.axis(Axis.LEFT_Y, y)

    def axis(self, axis: Axis, value: float) -> None:
        """Hold an axis at a value from -1 to 1; a trigger rests at -1."""
        SDL.SDL_JoystickSetVirtualAxis(self._joystick, axis, round(value * FULL))

    def hat(self, x: int, y: int) -> None:
        """Hold the hat: -1, 0 or 1 each way, right and up being positive as in pygame."""
        bits = {1: 2, -1: 8, 0: 0}[x] | {1: 1, -1: 4, 0: 0}[y]
        SDL.SDL_JoystickSetVirtualHat(self._joystick, 0, bits)

    def unplug(self) -> None:
        """Pull the pad out; again, or after pygame has quit and taken all pads along, does nothing."""
        index = self._device_index()
        if index is not None:
            SDL.SDL_JoystickDetachVirtual(index)
            SDL.SDL_JoystickClose(self._joystick)

    def _device_index(self) -> int | None:
        """Where SDL lists this pad now, if it does: indices move up when an earlier pad goes."""
        indices = range(SDL.SDL_NumJoysticks())
        mine = (index for index in indices if SDL.SDL_JoystickGetDeviceInstanceID(index) == self.instance_id)
        return next(mine, None)
