"""The middle of the table: the diamond, and the studs around its cushion that show the time."""

from __future__ import annotations

import math

import pygame

from game.games.hands_up.rules.state import Phase, SharedKey, View
from game.games.hands_up.screen.layout import TableLayout
from game.shell import draw, transform
from game.shell.lru_cache import cached
from game.shell.picture import Canvas, Picture
from game.shell.services import Shell
from game.shell.theme import AMBER, WHITE

STUDS, STUD_RADIUS = 48, 123
DULL = (0x3A, 0x22, 0x2A)
DIAMOND = 196
HELD_UP = 14
"""How far above the middle of the holder's draw pile it is, to keep the number below visible."""
SECONDS = 140
DEAD = 90
"""How little of the diamond is seen while the shared key is dead."""
FLIGHT_MS = 70.0
"""The diamond covers most of its way to a player, or back, in about three times this."""


Face = tuple[int, int | None, bool]
"""Lit studs, the seconds that are left to point, and whether the shared key is dead."""


class Centre:
    """Where the diamond is, and how much time is left."""

    def __init__(self, shell: Shell, layout: TableLayout, view: View) -> None:
        self._shell = shell
        self._layout = layout
        self._goal = self._place(view)
        self._at = self._goal
        self._face: Face = (STUDS, None, False)
        self._drawn_face: Face = (0, None, False)

    @property
    def moving(self) -> bool:
        """True when the next frame will look different."""
        return self._face != self._drawn_face or self._at != self._goal

    def update(self, dt_ms: float, view: View, time_left: int | None, time_whole: int) -> None:
        """Follow the player who holds the diamond, and the time."""
        self._goal = self._place(view)
        self._at = self._at.lerp(self._goal, min(1.0, dt_ms / FLIGHT_MS))
        if self._at.distance_to(self._goal) <= 1:
            self._at = self._goal
        self._face = (*clock_face(view, time_left, time_whole), view.shared_key is SharedKey.DEAD)

    def draw(self, canvas: Canvas) -> None:
        """Draw the studs, the diamond (smaller while held, pale while dead) and in its place the seconds."""
        self._drawn_face = self._face
        x, y = self._layout.diamond
        lit = self._face[0]
        canvas.layer(("studs", lit), canvas.get_rect(), lambda layer: self._draw_studs(layer, lit))
        if self._face[1] is not None:
            self._shell.text.draw_line(
                canvas, str(self._face[1]), (x, y), "number", SECONDS, WHITE, align="middle", fixed=True
            )
        away = min(1.0, self._at.distance_to(self._layout.diamond) / 300)
        size = round(DIAMOND * (1 - 0.55 * away) / 10) * 10
        diamond = self._shell.assets.scaled("table/diamond", (size, size))
        if self._face[2]:
            diamond = diamond.copy()
            diamond.set_alpha(DEAD)
        canvas.blit(diamond, diamond.get_rect(center=self._at))

    def _draw_studs(self, canvas: Canvas, lit: int) -> None:
        x, y = self._layout.diamond
        for number in range(STUDS):
            angle = math.tau * number / STUDS - math.pi / 2
            stud = _stud(AMBER, 5) if number < lit else _stud(DULL, 4)
            at = x + STUD_RADIUS * math.cos(angle), y + STUD_RADIUS * math.sin(angle)
            canvas.blit(stud, stud.get_rect(center=at))

    def _place(self, view: View) -> pygame.Vector2:
        """Return where the diamond belongs: on the cushion, or beside its holder."""
        if view.grabber is None:
            return pygame.Vector2(self._layout.diamond)
        return pygame.Vector2(self._layout.piles[view.grabber]) - (0, HELD_UP)


def clock_face(view: View, time_left: int | None, time_whole: int) -> tuple[int, int | None]:
    """How many studs are lit, and the whole seconds left to point."""
    if time_left is None:
        return STUDS, None
    seconds = math.ceil(time_left / 1000) if view.phase is Phase.POINT else None
    return math.ceil(time_left / time_whole * STUDS), seconds


@cached(2)
def _stud(colour: tuple[int, int, int], radius: int) -> Picture:
    large = Picture((48, 48), pygame.SRCALPHA)
    draw.circle(large, colour, (24, 24), radius * 4)
    return transform.smoothscale(large, (12, 12))
