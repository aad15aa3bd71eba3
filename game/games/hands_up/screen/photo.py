"""The photo finish: a strip that shows who pressed when."""

from __future__ import annotations

import pygame

from game.core.kernel import TABLE, Seat, SeatSetup
from game.games.hands_up.rules.events import PhotoFinish
from game.games.hands_up.rules.tuning import PHOTO_FINISH_MS
from game.shell import draw, paint
from game.shell.picture import Canvas, Picture
from game.shell.services import Shell
from game.shell.theme import AMBER, CREAM, INK

WIDTH, MIDDLE = 1640, (960, 527)
"""As wide as the leather, and between the upper and the lower row of cards."""
LANE, BETWEEN = 52, 10
TITLE, SAID, NAME, LATE = 36, 26, 26, 30
SHOWN_MS = 2_000.0
SEEN_MS = 700.0
"""Players cannot skip it before this time."""
PIXELS_A_MS = 90
NAME_ROOM, LATE_ROOM = 330, 160
"""Pixels of a lane before the finish, and those at its end."""


class PhotoStrip:
    """Collects presses, and shows them after a tie."""

    def __init__(self, shell: Shell, seats: tuple[SeatSetup, ...]) -> None:
        self._shell = shell
        self._seats = seats
        self._presses: list[tuple[Seat, int]] = []
        self._picture: Picture | None = None
        self._left_ms = 0.0

    @property
    def showing(self) -> bool:
        """True when the strip is on the screen."""
        return self._left_ms > 0

    def pressed(self, seat: Seat, at_ms: int) -> None:
        """Somebody hit the diamond (TABLE: the shared key)."""
        self._presses.append((seat, at_ms))

    def forget(self) -> None:
        """The next grab starts a new strip."""
        self._presses.clear()

    def show(self, event: PhotoFinish) -> None:
        """Make the picture and show it."""
        times = dict(self._presses)
        first = min(times.values(), default=0)
        lanes = [(seat, times.get(seat, times.get(TABLE, first))) for seat in event.seats]
        self._picture = self._develop(lanes, event)
        self._left_ms = SHOWN_MS

    def update(self, dt_ms: float) -> None:
        """Advance by `dt_ms`."""
        self._left_ms = max(0.0, self._left_ms - dt_ms)

    def hide(self) -> None:
        """Hide it, once players have had time to see it."""
        if self._left_ms < SHOWN_MS - SEEN_MS:
            self._left_ms = 0.0

    def draw(self, canvas: Canvas) -> None:
        """Draw the strip across the table, while it is shown."""
        if self._picture is not None and self.showing:
            canvas.blit(self._picture, self._picture.get_rect(center=MIDDLE))

    def _develop(self, lanes: list[tuple[Seat, int]], event: PhotoFinish) -> Picture:
        px, room = self._shell.theme.px, paint.SHADOW_ROOM
        top, lane = px(TITLE) + 48, max(LANE, round(px(NAME) * 1.35)) + BETWEEN
        height = top + lane * len(lanes) + 14
        image = paint.clear((WIDTH + 2 * room, height + 2 * room))
        paint.draw_panel(image, pygame.Rect(room, room, WIDTH, height), INK, AMBER)
        self._heading(image, room + top // 2, event)
        first = min(at for _, at in lanes)
        for number, (seat, at_ms) in enumerate(sorted(lanes, key=lambda lane: lane[1])):
            box = pygame.Rect(room + 24, room + top + number * lane, WIDTH - 48, lane - BETWEEN)
            self._lane(image, box, seat, at_ms - first, winner=seat == event.winner)
        return image

    def _heading(self, image: Picture, y: int, event: PhotoFinish) -> None:
        """Write the title, and who gets the diamond and why."""
        text, words = self._shell.text, self._shell.words
        left, right = paint.SHADOW_ROOM + 40, image.get_width() - paint.SHADOW_ROOM - 40
        title = text.draw_line(image, words("hands-up.photo.title"), (left, y), "display", TITLE, AMBER)
        said = words(f"hands-up.photo.{event.by}", name=self._seats[event.winner].name, ms=PHOTO_FINISH_MS)
        room = right - title.right - 40
        text.draw_line(image, said, (right, y), "text_bold", SAID, CREAM, align="right", max_width=room)

    def _lane(self, image: Picture, lane: pygame.Rect, seat: Seat, late_ms: int, *, winner: bool) -> None:
        draw.rect(image, (0x26, 0x31, 0x52), lane, border_radius=10)
        line = lane.x + NAME_ROOM
        draw.line(image, CREAM, (line, lane.y), (line, lane.bottom - 1), 3)
        badge = self._shell.assets.scaled(f"badges/{self._seats[seat].look}", (48, 48))
        late = min(late_ms, PHOTO_FINISH_MS) * PIXELS_A_MS
        image.blit(badge, badge.get_rect(center=(line + 32 + late, lane.centery)))
        text, colour = self._shell.text, AMBER if winner else CREAM
        at, name = (lane.x + 16, lane.centery), self._seats[seat].name
        text.draw_line(image, name, at, "text_bold", NAME, colour, max_width=NAME_ROOM - 30)
        said = self._shell.words("hands-up.photo.later" if late_ms else "hands-up.photo.first", ms=late_ms)
        at = (lane.right - 16, lane.centery)
        text.draw_line(image, said, at, "number", LATE, colour, align="right", max_width=LATE_ROOM)
