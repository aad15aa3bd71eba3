"""The story of a finished match: what mattered, and a chart over time.

It holds words, names of pictures and numbers; nothing is drawn here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from operator import add
from typing import Generic

from game.core.kernel import TABLE, ActionT, Event, Outcome, Seat, StateT, ViewT
from game.match.match import AnyMatch, Match
from game.shell.words import Words
from game.table.results import counted

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
class Prize:
    """What there is an award for: who did most of something, or needed least."""

    deed: str
    """The award is `words("<game>.award.<deed>")`, and its reason the same with `-why`."""
    enough: float = 1
    """Less than this is no feat, or more where the fewest count."""
    fewest: bool = False


@dataclass(frozen=True, slots=True)
class Award:
    """What somebody deserves applause for."""

    seat: Seat
    title: str
    reason: str


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
    awards: tuple[Award, ...] = ()
    """Nobody gets two."""


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
        self._deeds: dict[str, dict[Seat, float]] = {}

    def note(
        self, deed: str, seat: Seat, number: float = 1, keep: Callable[[float, float], float] = add
    ) -> None:
        """Note what somebody has done, for the awards: all together, or only the `max` or `min`."""
        deeds = self._deeds.setdefault(deed, {})
        deeds[seat] = keep(deeds[seat], number) if seat in deeds else number

    def awards(self, prizes: Sequence[Prize]) -> tuple[Award, ...]:
        """Give each of these to the one player who deserves it, if that one has none yet."""
        given: dict[Seat, Award] = {}
        for prize in prizes:
            deeds = self._deeds.get(prize.deed, {})
            best = (min if prize.fewest else max)(deeds.values(), default=0)
            seats = [seat for seat, number in deeds.items() if number == best]
            feat = best <= prize.enough if prize.fewest else best >= prize.enough
            if len(seats) == 1 and feat and seats[0] not in given:
                key = f"{self._game}.award.{prize.deed}"
                reason = counted(self.words, f"{key}-why", number=best)
                given[seats[0]] = Award(seats[0], self.words(key), reason)
        return tuple(given.values())

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

    def story(
        self,
        unit: str,
        chart: str,
        lines: tuple[Line, ...],
        prizes: Sequence[Prize],
        *,
        money: bool = False,
    ) -> Story:
        """The whole story."""
        awards = self.awards(prizes)
        for award in awards:
            pictures = self.portrait(award.seat), "icons/star"
            beat = Beat(self.at, award.seat, f"{award.title}: {award.reason}", pictures, DECISIVE)
            self._beats.append((self.beat_count, beat))
        said = self.words(f"{self._game}.story.{chart}")
        return Story(unit, said, self.beats, lines, money, awards)


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
