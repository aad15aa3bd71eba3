"""Pictures of scenes, drawn without the loop, for the tour and for tests."""

from __future__ import annotations

import pygame

from game.shell.scenes import Scene, SceneStack
from game.shell.window import INK, SIZE, letterbox

SETTLE_MS, STEP_MS = 2000.0, 50.0


def render(scene: Scene, size: tuple[int, int] = SIZE, *, settle_ms: float = SETTLE_MS) -> pygame.Surface:
    """Draw `scene` as in a window of `size`, after its opening animation."""
    stack = SceneStack(scene)
    passed = 0.0
    while passed < settle_ms and stack:
        stack.update(STEP_MS)
        passed += STEP_MS
    return picture_of(stack, size)


def picture_of(stack: SceneStack, size: tuple[int, int] = SIZE) -> pygame.Surface:
    """Draw a stack of scenes as in a window of `size`."""
    canvas = pygame.Surface(SIZE)
    stack.draw(canvas)
    view = letterbox(size)
    picture = pygame.Surface(size)
    picture.fill(INK)
    picture.blit(pygame.transform.smoothscale(canvas, view.size), view)
    return picture
