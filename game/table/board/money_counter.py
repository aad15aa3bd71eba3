"""Money that changes owner: notes fly, and a tally counts them as they land."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from game.shell import paint
from game.shell.motion import ease_out
from game.shell.picture import Canvas, Picture
from game.shell.services import Shell
from game.shell.theme import CREAM, GREEN, INK, Colour
from game.table.board.animation import Animation
from game.table.flights import LAND_MS, Flight, Flights

FLIGHT_MS, LATER_MS = 560.0, 85.0
"""How long a note flies, and the delay between two."""
MOST_NOTES = 6
"""Any amount flies as at most this many notes."""
SWAY, ARC, HIGHER, SPIN = 26.0, 64.0, 14.0, 16.0
"""How far notes spread sideways, how high they fly, how much higher some fly, and how far they turn."""
SPREAD = 9
"""The distance between the places where they land."""
TALLY, SHOWN_MS, RISES = 30, 520.0, 16
"""The text size of the tally, how long it shows after the last note, and how far it rises."""
SOFT_RED: Colour = (0xFF, 0x9A, 0x86)
Point = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Payment:
    """An amount that flies from start to end; the tally is at its `owner`."""

    amount: int
    start: Point
    end: Point
    gains: bool = True

    @property
    def owner(self) -> Point:
        """Where the tally is."""
        return self.end if self.gains else self.start


class MoneyCounter:
    """Lets notes fly, and counts them as they land."""

    def __init__(self, shell: Shell, flights: Flights) -> None:
        self._shell = shell
        self._flights = flights
        self._payment: Payment | None = None
        self.counted = 0
        """What has landed so far."""
        self._left_ms = 0.0

    @property
    def moving(self) -> bool:
        """Whether a tally is visible."""
        return self._left_ms > 0

    def pay(self, payment: Payment, note: Picture) -> Animation:
        """Notes fly from start to end in a loose row; each one that lands is counted."""
        shares = _shares(payment.amount)

        def land(share: int) -> None:
            self.counted += share
            self._left_ms = SHOWN_MS

        def begin() -> None:
            self._payment, self.counted, self._left_ms = payment, 0, 0.0
            for number, share in enumerate(shares):
                self._fly(payment, note, number, partial(land, share))

        whole_ms = FLIGHT_MS + LATER_MS * (len(shares) - 1) + LAND_MS
        return Animation(whole_ms, begin, end=self._flights.clear, done=lambda: not self._flights.moving)

    def _fly(self, payment: Payment, note: Picture, number: int, landed: Callable[[], None]) -> None:
        side = (number % 3 - 1) if number else 0
        end = payment.end[0] + side * SPREAD, payment.end[1] + (number % 2) * SPREAD // 2
        flight = Flight(
            note, payment.start, end, FLIGHT_MS, ARC + HIGHER * (number % 3), SPIN * side,
            delay_ms=number * LATER_MS, sway=SWAY * side, landed=landed,
        )  # fmt: skip
        self._flights.fly(flight)

    def update(self, own_ms: float) -> None:
        """Let the tally rise."""
        self._left_ms = max(0.0, self._left_ms - own_ms)

    def clear(self) -> None:
        """Remove the tally."""
        self._left_ms = 0.0

    def draw(self, canvas: Canvas) -> None:
        """Draw the tally over the money of its owner."""
        if self._payment is None or not self.moving:
            return
        said = f"{'+' if self._payment.gains else '-'}${self.counted:,}"
        plate = self._shell.text.keep(("tally", said), lambda: self._plate(said))
        x, y = self._payment.owner
        up = 40 + RISES * ease_out(1 - self._left_ms / SHOWN_MS)
        at = plate.get_rect(center=(x, round(y - up)))
        canvas.blit(plate, at.clamp(canvas.get_rect()))

    def _plate(self, said: str) -> Picture:
        colour = GREEN if said.startswith("+") else SOFT_RED
        line = self._shell.text.line(said, "number", TALLY, colour, fixed=True)
        size = line.get_width() + 24, line.get_height() + 4
        image = paint.clear((size[0] + 4, size[1] + 4))
        image.blit(paint.tinted(paint.rounded(image.get_size(), 14), CREAM), (0, 0))
        image.blit(paint.tinted(paint.rounded(size, 12), INK), (2, 2))
        image.blit(line, line.get_rect(center=(image.width // 2, image.height // 2)))
        return image


def _shares(amount: int) -> list[int]:
    """Split an amount into notes; all but the last are round.

    >>> _shares(2_500), _shares(500)
    ([800, 800, 900], [500])
    """
    notes = max(1, min(MOST_NOTES, -(-amount // 1_000)))
    share = amount // notes // 100 * 100
    return [share] * (notes - 1) + [amount - share * (notes - 1)]
