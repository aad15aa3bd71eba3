"""Pictures of scenes without the loop, for the tour and tests, and how colour-blind people see them."""

from __future__ import annotations

import sys
from array import array

import pygame

from game.shell.picture import Picture
from game.shell.scenes import Scene, SceneStack
from game.shell.window import INK, SIZE, letterbox

SETTLE_MS, STEP_MS = 2000.0, 50.0
Row = tuple[float, float, float]
SIGHTS: dict[str, tuple[Row, Row, Row]] = {
    "grey": ((0.2126, 0.7152, 0.0722), (0.2126, 0.7152, 0.0722), (0.2126, 0.7152, 0.0722)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""How much of red, green and blue goes into each of the three."""
STEPS = 4095


def render(scene: Scene, size: tuple[int, int] = SIZE, *, settle_ms: float = SETTLE_MS) -> pygame.Surface:
    """Draw `scene` as in a window of `size`, after its opening animation."""
    stack = SceneStack(scene)
    passed = 0.0
    while passed < settle_ms and stack:
        stack.perform(stack.top.update(STEP_MS))
        passed += STEP_MS
    return picture_of(stack, size)


def picture_of(stack: SceneStack, size: tuple[int, int] = SIZE) -> pygame.Surface:
    """Draw a stack of scenes as in a window of `size`."""
    view, picture = letterbox(size), pygame.Surface(size)
    picture.fill(INK)
    stack.draw(Picture.of(picture.subsurface(view), SIZE, view.w / SIZE[0]))
    return picture


def seen(picture: pygame.Surface, sight: str) -> pygame.Surface:
    """Return the picture as eyes with this sight see it."""
    pixels = memoryview(pygame.image.tobytes(picture, "RGBX")).cast("I")
    left = {colour: _turned(colour, SIGHTS[sight]) for colour in set(pixels)}
    turned = array("I", map(left.__getitem__, pixels))
    return pygame.image.frombytes(turned.tobytes(), picture.get_size(), "RGBX")


def _turned(colour: int, matrix: tuple[Row, Row, Row]) -> int:
    red, green, blue, rest = colour.to_bytes(4, sys.byteorder)
    light = _LIGHT[red], _LIGHT[green], _LIGHT[blue]
    parts = (sum(share * part for share, part in zip(row, light, strict=True)) for row in matrix)
    shown = (_SHOWN[round(min(1.0, max(0.0, part)) * STEPS)] for part in parts)
    return int.from_bytes((*shown, rest), sys.byteorder)


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def _encoded(light: float) -> float:
    return light * 12.92 if light <= 0.0031308 else float(1.055 * light ** (1 / 2.4) - 0.055)


_LIGHT = [_linear(part / 255) for part in range(256)]
_SHOWN = [round(_encoded(step / STEPS) * 255) for step in range(STEPS + 1)]
