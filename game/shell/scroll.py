"""A list that scrolls by whole rows, and a bar that shows that there is more."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.shell import draw, paint, transform
from game.shell.focus import at
from game.shell.lru_cache import cached
from game.shell.picture import Canvas, Picture
from game.shell.theme import AMBER, INK, Colour, mix
from game.shell.widgets import Widget

BESIDE, BAR, THUMB = 26, 12, 60
"""The distance of the bar from the list, its width, and the least height of its thumb."""
END = 28
"""The side of the arrow at either end of the bar."""
TRACK: Colour = (0x5E, 0x6C, 0x9C)
SPENT = mix(AMBER, INK, 0.7)
"""The colour of an arrow at the end of the list."""
SIGN = 30
"""The height of the sign under the last row; it is drawn where it fits."""


class Scroll:
    """Rows in a viewport. After scrolling, another row is exactly where the first one was."""

    def __init__(self, rows: Sequence[Widget], viewport: pygame.Rect, *, tells_rest: bool = True) -> None:
        self._rows = tuple(rows)
        self._viewport = viewport
        self._tells_rest = tells_rest
        """False: the scene itself shows that the list goes on."""
        self.at = 0
        """How many pixels of the list are above the viewport now."""
        self._rolled = 0.0
        first = min((row.rect.top for row in rows), default=0)
        self._stops = sorted({row.rect.top - first for row in rows} | {0})
        lowest = max((row.rect.bottom for row in rows), default=0)
        over = max(0, lowest - viewport.bottom)
        self.most = next((stop for stop in self._stops if stop >= over), self._stops[-1])

    def roll(self, rows: float) -> bool:
        """Scroll by rows, down or (negative) up; parts of a row add up. True when something moved."""
        self._rolled += rows
        whole = int(self._rolled)
        self._rolled -= whole
        before, stop = self.at, self._stops.index(self.at) + whole
        self.at = min(self.most, self._stops[max(0, min(stop, len(self._stops) - 1))])
        return self.at != before

    def reveal(self, row: Widget) -> None:
        """Scroll just far enough to see all of a row."""
        place = row.rect.move(0, -self.at)
        above, below = self._viewport.top - place.top, place.bottom - self._viewport.bottom
        if above > 0:
            self.at = next(stop for stop in reversed(self._stops) if stop <= self.at - above or not stop)
        elif below > 0:
            wanted = min(self.most, self.at + min(below, -above))
            self.at = next(stop for stop in self._stops if stop >= wanted)

    def shows(self, row: Widget) -> bool:
        """True when all of a row is in view, or the row is higher than the viewport."""
        place, room = row.rect.move(0, -self.at), self._viewport
        return (room.top <= place.top and place.bottom <= room.bottom) or place.h > room.h

    def arrow_at(self, pos: tuple[int, int]) -> int:
        """The direction of the arrow under the mouse: -1 up, 1 down, 0 when there is none."""
        if not self.most:
            return 0
        sign = self._sign()
        if sign and sign.collidepoint(pos):
            return 1
        return at(pos, {way: end.inflate(16, 16) for way, end in self._ends().items()}) or 0

    def draw(self, canvas: Canvas) -> None:
        """Draw the bar beside a list that does not fit, and a sign where it goes on."""
        if not self.most:
            return
        for way, end in self._ends().items():
            leads = self.at > 0 if way < 0 else self.at < self.most
            canvas.blit(_arrow(way, AMBER if leads else SPENT), end)
        track = pygame.Rect(0, 0, BAR, self._viewport.h - 2 * (END + 4))
        track.center = self._viewport.right + BESIDE, self._viewport.centery
        canvas.blit(paint.plate(track.size, BAR // 2, TRACK), track)
        high = max(THUMB, round(track.h * self._viewport.h / (self._viewport.h + self.most)))
        down = round((track.h - high) * self.at / self.most)
        canvas.blit(paint.plate((BAR, high), BAR // 2, AMBER), (track.x, track.y + down))
        sign = self._sign()
        if sign:
            canvas.blit(paint.plate(sign.size, SIGN // 2, INK, 220), sign)
            canvas.blit(_arrow(1, AMBER), _arrow(1, AMBER).get_rect(center=sign.center))

    def _sign(self) -> pygame.Rect | None:
        """The place of the sign: under the last visible row, if the list goes on."""
        last = max((row.rect.bottom - self.at for row in self._rows if self.shows(row)), default=0)
        if not self._tells_rest or self.at >= self.most or self._viewport.bottom - last < SIGN:
            return None
        plate = pygame.Rect(0, 0, 3 * SIGN, SIGN)
        plate.center = self._viewport.centerx, (last + self._viewport.bottom) // 2 + 4
        return plate

    def _ends(self) -> dict[int, pygame.Rect]:
        """The places of the arrows."""
        up, down = pygame.Rect(0, 0, END, END), pygame.Rect(0, 0, END, END)
        up.midtop = self._viewport.right + BESIDE, self._viewport.top
        down.midbottom = self._viewport.right + BESIDE, self._viewport.bottom
        return {-1: up, 1: down}


@cached(8)
def _arrow(way: int, colour: Colour) -> Picture:
    """A triangle that points up or down, with smooth edges."""
    side = END * paint.FINE
    large = paint.clear((side, side))
    middle = side / 2, side / 2 + way * -side * 0.1
    draw.polygon(large, colour, paint.regular(middle, side * 0.48, 3, 90.0 * way))
    return transform.smoothscale(large, (END, END))
