"""What every number of the Pack's blind choice stands for, as a list beside the board."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from game.games.stop_thief.rules.actions import Step
from game.games.stop_thief.rules.state import View
from game.shell import paint
from game.shell.services import Shell
from game.shell.theme import AMBER, CREAM, DEEP, INK, Colour, Role
from game.table.board.panels import DIM, EDGE, FILL
from game.table.secrets import NUMBER_ROW

HEAD = pygame.Rect(NUMBER_ROW.x, 12, NUMBER_ROW.w, 150)
ROWS = pygame.Rect(NUMBER_ROW.x, HEAD.bottom + 12, NUMBER_ROW.w, NUMBER_ROW.top - HEAD.bottom - 24)
LOOT = (150, 112)
TALLEST, GAP = 128, 10
COLUMNS, LARGEST = 4, 62
CLUE, SPACE = 76, 110
DIGIT, DIGIT_GROWS = 0.72, 0.26
"""How large a number is, as a part of its plate, and how much of it more for text of twice the size."""


def by_number(codes: Mapping[int, Step]) -> dict[Step, tuple[int, ...]]:
    """Every step with the numbers that mean it, the smallest number first."""
    found: dict[Step, tuple[int, ...]] = {}
    for number in sorted(codes):
        found[codes[number]] = (*found.get(codes[number], ()), number)
    return found


class PackList:
    """A row for every step, and over them what is at stake."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell

    def draw(self, canvas: pygame.Surface, view: View, steps: Mapping[Step, tuple[int, ...]]) -> None:
        """The whole column."""
        self._draw_head(canvas, view)
        high = min(TALLEST, (ROWS.h + GAP) // len(steps) - GAP)
        columns = min(COLUMNS, max(map(len, steps.values())))
        for place, (step, meant) in enumerate(steps.items()):
            row = pygame.Rect(ROWS.x, ROWS.y + place * (high + GAP), ROWS.w, high)
            paint.draw_panel(canvas, row, FILL, EDGE, 16)
            self._draw_numbers(canvas, row, meant)
            self._draw_step(canvas, row, row.x + 32 + columns * (LARGEST + 4), step)

    def _draw_head(self, canvas: pygame.Surface, view: View) -> None:
        words = self._shell.words
        paint.draw_panel(canvas, HEAD, DEEP, EDGE, 16)
        case = self._shell.assets.scaled("stop_thief/loot", LOOT)
        canvas.blit(case, case.get_rect(midleft=(HEAD.x + 14, HEAD.centery)))
        room = pygame.Rect(HEAD.x + LOOT[0] + 32, HEAD.y + 8, HEAD.w - LOOT[0] - 48, HEAD.h - 16)
        upper, lower = room.copy(), room.copy()
        upper.h = lower.h = room.h // 2
        lower.bottom = room.bottom
        self._say(canvas, words("stop-thief.pack-page.heading"), upper, "display", 38, AMBER)
        stake = words("stop-thief.pack-page.loot", amount=f"${view.loot:,}")
        if view.running:
            key = "runs" if view.running > 1 else "runs-last"
            stake += "\n" + words(f"stop-thief.pack-page.{key}", count=view.running)
        self._say(canvas, stake, lower, "text_bold", 28, CREAM)

    def _draw_step(self, canvas: pygame.Surface, row: pygame.Rect, left: int, step: Step) -> None:
        """The space, and what will be heard."""
        words = self._shell.words
        space = pygame.Rect(left, row.y, SPACE, row.h)
        self._say(canvas, str(step.to), space, "number", 54, CREAM)
        side = min(CLUE, row.h - 12)
        clue = self._shell.assets.scaled(f"stop_thief/clue_{step.sound}", (side, side))
        canvas.blit(clue, clue.get_rect(midleft=(space.right + 8, row.centery)))
        rest = pygame.Rect(space.right + CLUE + 24, row.y + 6, 0, row.h - 12)
        rest.w = row.right - 16 - rest.x
        if step.via:
            train = rest.copy()
            train.y, train.h = rest.y + rest.h * 11 // 20, rest.h * 9 // 20
            rest.h -= train.h
            self._say(canvas, words("stop-thief.pack-page.train", via=step.via), train, "text_bold", 24, DIM)
        self._say(canvas, words(f"stop-thief.sound.{step.sound}"), rest, "display", 32, AMBER)

    def _draw_numbers(self, canvas: pygame.Surface, row: pygame.Rect, meant: tuple[int, ...]) -> None:
        lines = -(-len(meant) // COLUMNS)
        side = min(LARGEST, (row.h - 8) // lines - 4)
        top = row.centery - lines * (side + 4) // 2 + 2
        for place, number in enumerate(meant):
            spot = pygame.Rect(0, 0, side, side)
            spot.topleft = row.x + 20 + place % COLUMNS * (LARGEST + 4), top + place // COLUMNS * (side + 4)
            draw_number(self._shell, canvas, spot, number)

    def _say(
        self, canvas: pygame.Surface, said: str, room: pygame.Rect, role: Role, size: int, tint: Colour
    ) -> None:
        text = self._shell.text.boxed(said, role, size, room.size, tint, align="left")
        letters = text.get_bounding_rect()
        canvas.blit(text, (room.x, room.centery - letters.centery))


def draw_number(shell: Shell, canvas: pygame.Surface, spot: pygame.Rect, number: int) -> None:
    """A number on a round plate."""
    canvas.blit(paint.tinted(paint.rounded(spot.size, spot.w // 2), AMBER), spot)
    size = spot.w * (DIGIT + DIGIT_GROWS * (shell.theme.text_scale - 1))
    letters = shell.text.line(str(number), "number", size, INK, fixed=True)
    ink = letters.get_bounding_rect()
    canvas.blit(letters, (spot.centerx - ink.centerx, spot.centery - ink.centery))
