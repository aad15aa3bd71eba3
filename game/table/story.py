"""The story of a match that is over, told again from its log: what mattered, and a chart of it over time.

No picture is drawn here: there are words, the names of pictures, and numbers.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from game.core.kernel import TABLE, Event, Outcome, Seat
from game.match.match import AnyMatch
from game.shell.words import Words

MOST = 10
"""So many things of a match are told."""
SMALL, WORTH_TELLING, GREAT, DECISIVE = 1.0, 2.0, 3.0, 5.0
"""How much a thing matters; of a long match the greatest are told."""
FROM = "icons/back"
"""The picture of an arrow: what stands right of it came to, or is left by, who stands left of it."""


@dataclass(frozen=True, slots=True)
class Beat:
    """One thing that mattered."""

    at: int
    """The turn, the round or the flip, as on the chart."""
    seat: Seat | None
    """Who did it, or had to bear it."""
    said: str
    pictures: tuple[str, ...] = ()
    weight: float = SMALL
    value: int | None = None
    """How high its line was just then, where that is said; None for as high as at the end of the turn."""


@dataclass(frozen=True, slots=True)
class Line:
    """How something went on from turn to turn."""

    points: tuple[tuple[int, int], ...]
    seat: Seat | None = None
    """Whose line it is; None when it is everybody's."""
    name: str = ""


@dataclass(frozen=True, slots=True)
class Story:
    """What mattered, the earliest first, and the lines of the chart."""

    unit: str
    """What is counted from left to right: `turn`, `round` or `flip`."""
    chart: str
    """What the chart shows, in words."""
    beats: tuple[Beat, ...]
    lines: tuple[Line, ...]
    money: bool = False


@dataclass(frozen=True, slots=True)
class Moment:
    """What everybody at the table saw of one action, and how things stood then."""

    at_ms: int
    events: tuple[Event, ...]
    view: Any


def retold(match: AnyMatch) -> Iterator[Moment]:
    """The match once more as the table saw it, its beginning first; secrets stay what they were."""
    rules = match.rules
    state = rules.new(match.setup, match.board)
    yield Moment(0, (), rules.view(state, TABLE))
    for entry in match.log:
        step = rules.apply(state, entry.seat, entry.action)
        state = step.state
        seen = (event.seen_by(TABLE) for event in step.events)
        events = tuple(event for event in seen if event is not None)
        yield Moment(entry.at_ms, events, rules.view(state, TABLE))


class Teller:
    """Collects beats and values while a match is told again."""

    def __init__(self, words: Words, match: AnyMatch) -> None:
        self.words = words
        self.seats = match.setup.seats
        self.at = 0
        """The turn, round or flip of now."""
        self.values: dict[int, tuple[int, ...]] = {}
        """What everybody had at the end of each of them."""
        self._game = match.setup.game
        self._beats: list[tuple[float, Beat]] = []
        """With their order of time."""

    def name(self, seat: Seat) -> str:
        """What somebody is called."""
        return self.seats[seat].name

    def portrait(self, seat: Seat) -> str:
        """The name of somebody's picture."""
        return f"portraits/{self.seats[seat].look}"

    def tell(
        self,
        key: str,
        seat: Seat | None,
        *pictures: str,
        weight: float = SMALL,
        at: int | None = None,
        after: int | None = None,
        first: Seat | None = None,
        value: int | None = None,
        **names: object,
    ) -> None:
        """Note that something happened, now or `at` an earlier time; `first` is seen first, if not `seat`.

        `after` says what had been `told` then, where others may have done something in the same turn.
        """
        if seat is not None:
            names["name"] = self.name(seat)
            pictures = (self.portrait(seat if first is None else first), *pictures)
        said = self.words(f"{self._game}.story.{key}", **names)
        order = self.told if after is None else after - 0.5
        beat = Beat(self.at if at is None else at, seat, said, pictures, weight, value)
        self._beats.append((order, beat))

    @property
    def told(self) -> int:
        """How much was told so far."""
        return len(self._beats)

    @property
    def beats(self) -> tuple[Beat, ...]:
        """The things that mattered most, the earliest first."""
        weightiest = sorted(self._beats, key=lambda told: (-told[1].weight, told[0]))[:MOST]
        return tuple(beat for _, beat in sorted(weightiest, key=lambda told: (told[1].at, told[0])))

    @property
    def lines(self) -> tuple[Line, ...]:
        """A line a player, of what everybody had."""
        return tuple(
            Line(tuple((at, values[seat]) for at, values in self.values.items()), seat, self.name(seat))
            for seat in map(Seat, range(len(self.seats)))
        )

    def story(self, unit: str, chart: str, lines: tuple[Line, ...], *, money: bool = False) -> Story:
        """The whole story."""
        return Story(unit, self.words(f"{self._game}.story.{chart}"), self.beats, lines, money)


def led_since(lines: tuple[Line, ...], outcome: Outcome) -> int | None:
    """Since when the only winner was ahead of all others, to the end; None if that was never so."""
    if len(outcome.winners) != 1 or len(lines) < 2:
        return None
    (winner,) = outcome.winners
    own = next(line.points for line in lines if line.seat == winner)
    others = [line.points for line in lines if line.seat != winner]
    since = None
    for place, (at, value) in enumerate(own):
        ahead = all(value > line[place][1] for line in others)
        since = None if not ahead else at if since is None else since
    return since
