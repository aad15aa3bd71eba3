"""The photo finish: who was how much later at the diamond. It shows where the diamond was."""

from __future__ import annotations

import pygame

from game.core.board import Point
from game.core.kernel import Seat, SeatSetup
from game.games.hands_up.rules.events import PhotoFinish
from game.shell import draw, paint
from game.shell.lru_cache import LruCache
from game.shell.picture import Canvas, Picture
from game.shell.services import Shell
from game.shell.theme import AMBER, CREAM, INK

WIDTH = 252
"""As much room as there is between the cards to the left and to the right of the diamond."""
LANE, BETWEEN = 42, 5
TITLE, LATE, LARGEST = 26, 28, 36
"""The sizes of its texts, and their limit in large text."""
BADGE = 36
SHOWN_MS = 2_600.0


class PhotoStrip:
    """Collects the hands of a race, and shows them after it."""

    def __init__(self, shell: Shell, seats: tuple[SeatSetup, ...], middle: Point) -> None:
        self._shell = shell
        self._seats = seats
        self._middle = middle
        self._presses: dict[Seat, int] = {}
        self._late: dict[Seat, int] = {}
        """How many milliseconds after the first each hand of the shown race came."""
        self._pictures: LruCache[object, Picture] = LruCache(1)
        self._left_ms = 0.0
        self.event: PhotoFinish | None = None
        """The photo finish that is shown."""

    @property
    def showing(self) -> bool:
        """True when the strip is on the screen."""
        return self._left_ms > 0

    def pressed(self, seat: Seat, at_ms: int, *, first: bool) -> None:
        """Note a hand on the diamond. The first one starts a new strip."""
        if first:
            self._presses.clear()
        self._presses[seat] = at_ms

    def show(self, event: PhotoFinish) -> None:
        """Show it from now on."""
        first = min(self._presses.values(), default=0)
        self._late = {seat: self._presses.get(seat, first) - first for seat in event.seats}
        self.event, self._left_ms = event, SHOWN_MS

    def update(self, dt_ms: float) -> None:
        """Advance by `dt_ms`."""
        self._left_ms = max(0.0, self._left_ms - dt_ms)
        if not self._left_ms:
            self.event = None

    def hide(self) -> None:
        """Hide it: something else is to be seen."""
        self._left_ms, self.event = 0.0, None

    def draw(self, canvas: Canvas) -> None:
        """Draw the strip where the diamond was, while it is shown."""
        event = self.event
        if event is not None:
            key = event, tuple(self._late.items()), self._shell.theme.px(TITLE)
            picture = self._pictures.get(key, lambda: self._develop(self._late, event.winner))
            canvas.blit(picture, picture.get_rect(center=self._middle))

    def _develop(self, late: dict[Seat, int], winner: Seat) -> Picture:
        room, theme = paint.SHADOW_ROOM, self._shell.theme
        top = min(theme.px(TITLE), LARGEST) + 20
        height = top + (LANE + BETWEEN) * len(late) + 8
        image = paint.clear((WIDTH + 2 * room, height + 2 * room))
        paint.draw_panel(image, pygame.Rect(room, room, WIDTH, height), INK, AMBER)
        self._shell.text.draw_line(
            image, self._shell.words("hands-up.photo.title"), (room + WIDTH / 2, room + top / 2), "display",
            min(theme.px(TITLE), LARGEST), AMBER, align="middle", max_width=WIDTH - 24, fixed=True,
        )  # fmt: skip
        for number, (seat, ms) in enumerate(late.items()):
            lane = pygame.Rect(room + 12, room + top + number * (LANE + BETWEEN), WIDTH - 24, LANE)
            self._lane(image, lane, seat, ms, winner=seat == winner)
        return image

    def _lane(self, image: Picture, lane: pygame.Rect, seat: Seat, late_ms: int, *, winner: bool) -> None:
        draw.rect(image, (0x26, 0x31, 0x52), lane, border_radius=10)
        badge = self._shell.assets.scaled(f"badges/{self._seats[seat].look}", (BADGE, BADGE))
        image.blit(badge, badge.get_rect(center=(lane.x + 28, lane.centery)))
        if winner:
            diamond = self._shell.assets.scaled("table/diamond", (BADGE, BADGE))
            image.blit(diamond, diamond.get_rect(center=(lane.x + 70, lane.centery)))
        said = self._shell.words("hands-up.photo.later" if late_ms else "hands-up.photo.first", ms=late_ms)
        at, size = (lane.right - 14, lane.centery), min(self._shell.theme.px(LATE), LARGEST)
        colour = AMBER if winner else CREAM
        self._shell.text.draw_line(
            image, said, at, "number", size, colour, align="right", max_width=lane.w - 104, fixed=True
        )
