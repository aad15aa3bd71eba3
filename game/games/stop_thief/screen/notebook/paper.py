"""Paper to write on: ruled sheets, slips of card, and brown ink."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.shell import paint
from game.shell.services import Shell
from game.shell.theme import PAPER, SHADOW, WHITE, Colour, Role, mix

BROWN: Colour = (0x4A, 0x38, 0x28)
RULE: Colour = (0x9F, 0xB4, 0xC8)
RULED = 46
"""How far lines are apart."""
RADIUS = 16


def sheet(shell: Shell, side: pygame.Rect, ruled_from: int) -> pygame.Surface:
    """Paper on the part of the table that is beside the board, ruled below what is written on it."""
    image = pygame.Surface(side.size).convert()
    image.blit(shell.assets.image("stop_thief/backdrop"), (0, 0), side)
    paper = image.get_rect().inflate(-20, -16)
    paint.draw_panel(image, paper, PAPER, WHITE, 20)
    for y in range(ruled_from, paper.bottom - 20, RULED):
        image.fill(mix(PAPER, RULE, 0.45), (paper.x + 3, y, paper.w - 6, 2))
    return image


@lru_cache(maxsize=16)
def card(size: tuple[int, int], colour: Colour) -> pygame.Surface:
    """A slip of card that lies on the paper."""
    image = paint.clear(size)
    image.blit(paint.tinted(paint.rounded(size, RADIUS), mix(colour, SHADOW, 0.55)), (0, 0))
    face = size[0] - 2, size[1] - 5
    image.blit(paint.rounded_gradient(face, RADIUS, mix(colour, WHITE, 0.4), colour), (1, 1))
    return image


def write(
    shell: Shell,
    image: pygame.Surface,
    said: str,
    room: pygame.Rect,
    role: Role,
    size: int,
    ink: Colour,
    *,
    left: bool = False,
) -> None:
    """Words in the middle of a room, or at its left, as large as fits; capitals stand in the very middle."""
    text = shell.text.boxed(said, role, size, room.size, ink, align="left" if left else "middle")
    letters = text.get_bounding_rect() if role != "text_bold" else text.get_rect()
    x = room.x if left else room.centerx - text.get_width() // 2
    image.blit(text, (x, room.centery - letters.centery))
