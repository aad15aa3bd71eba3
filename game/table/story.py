"""The story of a finished match: what mattered, and a chart over time.

It holds words, names of pictures and numbers; nothing is drawn here.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Generic

from game.core.kernel import TABLE, ActionT, Event, Outcome, Seat, StateT, ViewT
from game.match.match import AnyMatch, Match
from game.shell.words import Words

MOST = 10
"""A story has at most this many beats."""
SMALL, WORTH_TELLING, GREAT, DECISIVE = 1.0, 2.0, 3.0, 5.0
"""How much a beat matters; the story of a long match keeps the weightiest."""
FROM = "icons/back"
"""An arrow from what is right of it to who is left of it."""


@dataclass(frozen=True, slots=True)
class Beat:
    """One thing that mattered."""

    at: int
    """The turn, the round or the flip, as on the chart."""
    seat: Seat | None
    """Who did it, or whom it was done to."""
    said: str
    pictures: tuple[str, ...] = ()
    weight: float = SMALL
    value: int | None = None
    """The height of its line just then; None: as at the end of the turn."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the chart, from turn to turn."""

    points: tuple[tuple[int, int], ...]
    seat: Seat | None = None
    """Whose line it is; None: everybody's."""
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
class ReplayStep(Generic[ViewT]):
    """What everybody at the table saw of one action, and the view after it."""

    at_ms: int
    events: tuple[Event, ...]
    view: ViewT


def replayed(match: Match[StateT, ActionT, ViewT]) -> Iterator[ReplayStep[ViewT]]:
    """The match as the table saw it, from its beginning; secrets stay secret."""
    rules = match.rules
    state = rules.new(match.setup, match.board)
    yield ReplayStep(0, (), rules.view(state, TABLE))
    for entry in match.log:
        step = rules.apply(state, entry.seat, entry.action)
        state = step.state
        seen = (event.seen_by(TABLE) for event in step.events)
        events = tuple(event for event in seen if event is not None)
        yield ReplayStep(entry.at_ms, events, rules.view(state, TABLE))


class StoryBuilder:
    """Collects beats and values while a match is replayed."""

    def __init__(self, words: Words, match: AnyMatch) -> None:
        self.words = words
        self.seats = match.setup.seats
        self.at = 0
        """The current turn, round or flip."""
        self.values: dict[int, tuple[int, ...]] = {}
        """What every seat had at the end of each of them."""
        self._game = match.setup.game
        self._beats: list[tuple[float, Beat]] = []
        """With their order."""

    def name(self, seat: Seat) -> str:
        """The name of a player."""
        return self.seats[seat].name

    def portrait(self, seat: Seat) -> str:
        """The name of a player's picture."""
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
        """Add a beat, now or `at` an earlier time; the first picture is of `first`, or of `seat`.

        `after` is the `beat_count` of that earlier time, to order the beats of one turn.
        """
        if seat is not None:
            names["name"] = self.name(seat)
            pictures = (self.portrait(seat if first is None else first), *pictures)
        said = self.words(f"{self._game}.story.{key}", **names)
        order = self.beat_count if after is None else after - 0.5
        beat = Beat(self.at if at is None else at, seat, said, pictures, weight, value)
        self._beats.append((order, beat))

    @property
    def beat_count(self) -> int:
        """The number of beats so far."""
        return len(self._beats)

    @property
    def beats(self) -> tuple[Beat, ...]:
        """The weightiest beats, the earliest first."""
        weightiest = sorted(self._beats, key=lambda beat: (-beat[1].weight, beat[0]))[:MOST]
        return tuple(beat for _, beat in sorted(weightiest, key=lambda beat: (beat[1].at, beat[0])))

    @property
    def lines(self) -> tuple[Line, ...]:
        """A line for every player, of what they had."""
        return tuple(
            Line(tuple((at, values[seat]) for at, values in self.values.items()), seat, self.name(seat))
            for seat in map(Seat, range(len(self.seats)))
        )

    def story(self, unit: str, chart: str, lines: tuple[Line, ...], *, money: bool = False) -> Story:
        """The whole story."""
        return Story(unit, self.words(f"{self._game}.story.{chart}"), self.beats, lines, money)


def led_since(lines: tuple[Line, ...], outcome: Outcome) -> int | None:
    """Since when a single winner was ahead of all others until the end; None if never."""
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
