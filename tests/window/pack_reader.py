"""Reads the Pack's private page from the real screen, as its player does while it is held open."""

from __future__ import annotations

import pygame

from game.games.stop_thief.rules.actions import Step
from game.games.stop_thief.screen.private.pack_page import (
    COLUMNS,
    LARGEST,
    ROWS,
    draw_number,
    draw_step,
    numbers,
    rows,
)
from game.shell import paint
from game.shell.picture import Picture
from game.shell.services import Shell
from game.table.board.panels import EDGE, FILL
from tests.window.glance import glance
from tests.window.watch import Watched
from tests.xvfb import Program

INSIDE = 8
"""A row is compared but for its edge."""
SHINES_THROUGH = 8
"""How much what is behind a row changes its colours."""


def read_page(game: Program, match: Watched, shell: Shell) -> dict[Step, int]:
    """A number for every step, as far as the page can be read now."""
    seat = match.match.to_act()[0]
    steps = match.match.legal(seat)
    whole = numbers(match.match.state.city)
    most_meant = -(-whole // len(steps))
    seen = pygame.Surface((1920, 1080))
    seen.blit(glance(game, (ROWS.x, ROWS.y, ROWS.w, ROWS.h)), ROWS)
    found = {}
    for row in rows(len(steps)):
        step = next((step for step in steps if _shows_step(shell, seen, row, step, most_meant)), None)
        plates = (n for n in range(1, whole + 1) if _shows_number(shell, seen, row, n, most_meant))
        number = next(plates, None)
        if step is not None and number is not None:
            found[step] = number
    return found


def _shows_step(shell: Shell, seen: pygame.Surface, row: pygame.Rect, step: Step, most_meant: int) -> bool:
    """Whether a row tells of this step."""
    left = row.x + 32 + min(COLUMNS, most_meant) * (LARGEST + 4)
    bare = _bare(row)
    draw_step(shell, bare, row, left, step)
    return _alike(
        bare.surface, seen, pygame.Rect(left, row.y, row.right - left, row.h).inflate(-2 * INSIDE, -INSIDE)
    )


def _shows_number(shell: Shell, seen: pygame.Surface, row: pygame.Rect, number: int, most_meant: int) -> bool:
    """Whether the first number of a row, however many it has, is this one."""
    for meant in {most_meant, max(1, most_meant - 1)}:
        lines = -(-meant // COLUMNS)
        side = min(LARGEST, (row.h - 8) // lines - 4)
        spot = pygame.Rect(row.x + 20, row.centery - lines * (side + 4) // 2 + 2, side, side)
        bare = _bare(row)
        draw_number(shell, bare, spot, number)
        if _alike(bare.surface, seen, spot):
            return True
    return False


def _bare(row: pygame.Rect) -> Picture:
    image = Picture((1920, 1080))
    paint.draw_panel(image, row, FILL, EDGE, 16)
    return image


def _alike(one: pygame.Surface, other: pygame.Surface, rect: pygame.Rect) -> bool:
    pairs = zip(_pixels(one, rect), _pixels(other, rect), strict=True)
    return all(abs(mine - yours) <= SHINES_THROUGH for mine, yours in pairs)


def _pixels(image: pygame.Surface, rect: pygame.Rect) -> bytes:
    return pygame.image.tobytes(image.subsurface(rect), "RGB")
