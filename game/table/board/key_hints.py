"""Under a prompt: the keys of the device in the hand that take a choice, and that go to the next one."""

from __future__ import annotations

import pygame

from game.shell.devices import Device, Verb
from game.shell.glyphs import glyph
from game.shell.services import Shell

KEY, GROWN, SMALLEST, GAP = 50, 1.3, 40, 8
"""How high a key is, how much it grows with large text, and how small it may get where room is short."""


def draw_key_hints(
    shell: Shell, canvas: pygame.Surface, device: Device, room: pygame.Rect, *, several: bool
) -> None:
    """The keys side by side in the middle of a room; those that move only where there is a choice."""
    verbs = [Verb.LEFT, Verb.RIGHT] if several and device.kind != "mouse" else []
    verbs.append(Verb.POINT if device.kind == "mouse" else Verb.CONFIRM)
    largest = round(KEY * min(shell.theme.text_scale, GROWN))
    for side in range(largest, SMALLEST - 1, -2):
        keys = [glyph(shell, verb, device, side) for verb in verbs]
        wide = sum(key.get_width() + GAP for key in keys) - GAP
        if wide <= room.w:
            break
    x = room.centerx - wide // 2
    for key in keys:
        canvas.blit(key, key.get_rect(midleft=(x, room.centery)))
        x += key.get_width() + GAP
