"""The glass of X-ray and review: its colours, and its keys."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.games.stop_thief.screen.keys import KEY_FACE
from game.games.stop_thief.screen.trace import Verdict
from game.shell import paint
from game.shell.theme import AMBER, CORAL, GREEN, INK, Colour, mix

GLASS: Colour = (0x0B, 0x24, 0x2B)
SIGNS = {Verdict.NOBODY: CORAL, Verdict.CAUGHT: GREEN, Verdict.BOLTED: AMBER}
"""What came of an arrest, as a colour."""
LIFT = 4


@lru_cache(maxsize=8)
def cream_key(size: tuple[int, int]) -> pygame.Surface:
    """A key as the Clue Finder has them."""
    face = paint.clear(size)
    face.blit(paint.tinted(paint.rounded(size, 12), mix(KEY_FACE, INK, 0.55)), (0, 0))
    top = size[0], size[1] - LIFT
    face.blit(paint.rounded_gradient(top, 12, KEY_FACE, mix(KEY_FACE, INK, 0.1)), (0, 0))
    return face
