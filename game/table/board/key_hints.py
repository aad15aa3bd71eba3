"""Under a prompt: the keys that confirm a choice or go to the next one."""

from __future__ import annotations

from functools import partial

import pygame

from game.shell.devices import Device, Verb
from game.shell.glyphs import glyph
from game.shell.picture import Canvas
from game.shell.services import Shell

KEY, GROWN, SMALLEST, GAP = 50, 1.3, 40, 8
"""The height of a key, how much it grows with large text, and its smallest height."""


def draw_key_hints(shell: Shell, canvas: Canvas, area: pygame.Rect, *, several: bool) -> None:
    """Draw the keys of the last device; those that move the focus only if there are several choices."""
    device = shell.controls.last_device
    key = "key hints", device, several, shell.settings.version
    canvas.layer(key, area.inflate(KEY, KEY), partial(_draw_keys, shell, device, area, several=several))


def _draw_keys(shell: Shell, device: Device, area: pygame.Rect, canvas: Canvas, *, several: bool) -> None:
    verbs = [Verb.LEFT, Verb.RIGHT] if several and device.kind != "mouse" else []
    verbs.append(Verb.POINT if device.kind == "mouse" else Verb.CONFIRM)
    largest = round(KEY * min(shell.theme.text_scale, GROWN))
    for side in range(largest, SMALLEST - 1, -2):
        keys = [glyph(shell, verb, device, side) for verb in verbs]
        wide = sum(key.get_width() + GAP for key in keys) - GAP
        if wide <= area.w:
            break
    x = area.centerx - wide // 2
    for key in keys:
        canvas.blit(key, key.get_rect(midleft=(x, area.centery)))
        x += key.get_width() + GAP
