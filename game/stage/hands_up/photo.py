"""The photo finish: a strip that shows who was there when, for all to see."""

from __future__ import annotations

import pygame

from game.core.kernel import TABLE, Seat, SeatSetup
from game.rules.hands_up.events import PhotoFinish
from game.shell import paint
from game.shell.services import Shell
from game.shell.theme import AMBER, CREAM, INK

WIDTH = 1000
LANE = 62
TITLE, SAID = 36, 24
SHOWN_MS = 2_000.0
SEEN_MS = 700.0
"""It cannot be skipped before it was on the screen for so long."""
PIXELS_A_MS = 40


class PhotoStrip:
    """Collects presses, and shows them after a tie."""

    def __init__(self, shell: Shell, seats: tuple[SeatSetup, ...]) -> None:
        self._shell = shell
        self._seats = seats
        self._presses: list[tuple[Seat, int]] = []
        self._picture: pygame.Surface | None = None
        self._left_ms = 0.0

    @property
    def showing(self) -> bool:
        """Whether the strip is on the screen."""
        return self._left_ms > 0

    def pressed(self, seat: Seat, at_ms: int) -> None:
        """Somebody hit the diamond (TABLE: the shared key)."""
        self._presses.append((seat, at_ms))

    def forget(self) -> None:
        """The next grab starts a new strip."""
        self._presses.clear()

    def show(self, event: PhotoFinish) -> None:
        """Develop the picture."""
        times = dict(self._presses)
        first = min(times.values(), default=0)
        lanes = [(seat, times.get(seat, times.get(TABLE, first))) for seat in event.seats]
        self._picture = self._develop(lanes, event)
        self._left_ms = SHOWN_MS

    def update(self, dt_ms: float) -> None:
        """Let time pass."""
        self._left_ms = max(0.0, self._left_ms - dt_ms)

    def hide(self) -> None:
        """Take it away, once it could be seen."""
        if self._left_ms < SHOWN_MS - SEEN_MS:
            self._left_ms = 0.0

    def draw(self, canvas: pygame.Surface) -> None:
        """Over the table."""
        if self._picture is not None and self.showing:
            canvas.blit(self._picture, self._picture.get_rect(center=(960, 540)))

    def _develop(self, lanes: list[tuple[Seat, int]], event: PhotoFinish) -> pygame.Surface:
        px, room = self._shell.theme.px, paint.SHADOW_ROOM
        top, foot = px(TITLE) + 48, px(SAID) + 40
        height = top + LANE * len(lanes) + foot
        image = paint.clear((WIDTH + 2 * room, height + 2 * room))
        paint.draw_panel(image, pygame.Rect(room, room, WIDTH, height), INK, AMBER)
        text, words = self._shell.text, self._shell.words
        middle = image.get_width() // 2
        title = words("hands-up.photo.title")
        text.draw_line(image, title, (middle, room + top // 2), "display", TITLE, AMBER, align="middle")
        first = min(at for _, at in lanes)
        for number, (seat, at_ms) in enumerate(sorted(lanes, key=lambda lane: lane[1])):
            self._lane(image, room + top + number * LANE, seat, at_ms - first, winner=seat == event.winner)
        said = words(f"hands-up.photo.{event.by}", name=self._seats[event.winner].name)
        text.draw_line(
            image, said, (middle, room + height - foot // 2 - 4), "text_bold", SAID, CREAM,
            align="middle", max_width=WIDTH - 40,
        )  # fmt: skip
        return image

    def _lane(self, image: pygame.Surface, y: int, seat: Seat, late_ms: int, *, winner: bool) -> None:
        left = paint.SHADOW_ROOM + 24
        lane = pygame.Rect(left, y, WIDTH - 48, LANE - 10)
        pygame.draw.rect(image, (0x26, 0x31, 0x52), lane, border_radius=10)
        line = lane.x + 330
        pygame.draw.line(image, CREAM, (line, lane.y), (line, lane.bottom), 3)
        badge = self._shell.assets.scaled(f"badges/{self._seats[seat].look}", (48, 48))
        image.blit(badge, badge.get_rect(center=(line + 26 + min(late_ms, 8) * PIXELS_A_MS, lane.centery)))
        text = self._shell.text
        colour = AMBER if winner else CREAM
        at = (lane.x + 16, lane.centery)
        text.draw_line(image, self._seats[seat].name, at, "text_bold", 24, colour, max_width=300)
        words = self._shell.words
        said = words("hands-up.photo.later", ms=late_ms) if late_ms else words("hands-up.photo.same")
        text.draw_line(
            image, said, (lane.right - 14, lane.centery), "number", 26, colour, align="right", max_width=140
        )
