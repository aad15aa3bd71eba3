"""The story of a match: fast grabs, long streaks, photo finishes and false alarms."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import assert_never, cast

from game.core.kernel import TABLE, Outcome, Seat
from game.games.hands_up.rules import events as happened
from game.games.hands_up.rules.cards import Fault
from game.games.hands_up.rules.events import Happening
from game.games.hands_up.rules.play import score
from game.games.hands_up.screen.results import picture_name
from game.match.match import AnyMatch
from game.shell.words import Words
from game.table.story import (
    DECISIVE,
    GREAT,
    SMALL,
    WORTH_TELLING,
    Prize,
    Story,
    StoryBuilder,
    led_since,
    replayed,
)

PRIZES = (
    Prize("hand", 9, fewest=True),
    Prize("photo", 2),
    Prize("camera", 2),
    Prize("jumpy", 2),
    Prize("streak", 3),
)
STREAK = 3
"""How many catches in a row are a streak."""
CARDS_SHOWN = 3


def story(words: Words, match: AnyMatch, outcome: Outcome) -> Story:
    """Return the story: won cards after each flip, the best player's line first."""
    search = Search(words, match)
    for moment in replayed(match):
        search.now_ms = moment.at_ms
        for event in cast("tuple[Happening, ...]", moment.events):
            search.hear(event)
        search.values[search.at] = tuple(map(len, moment.view.won))
    search.end(outcome)
    won = match.view(TABLE).won
    best = sorted(range(len(won)), key=lambda seat: score(won[seat]), reverse=True)
    lines = tuple(search.lines[seat] for seat in best)
    return search.story("flip", "cards", lines, PRIZES)


@dataclass(frozen=True, slots=True)
class Catch:
    """A correct grab."""

    at: int
    after: int
    """How many beats came before it."""
    seat: Seat
    cards: tuple[str, ...]
    ms: int | None
    """How long the grab took; None for all but the first one of a search."""


class Search(StoryBuilder):
    """What is remembered from one grab to the next."""

    def __init__(self, words: Words, match: AnyMatch) -> None:
        super().__init__(words, match)
        self.now_ms = 0
        self._open_ms: int | None = None
        """When the cards were opened; None after the first grab."""
        self._took_ms: int | None = None
        """How long the current grab took."""
        self._catches: list[Catch] = []

    def hear(self, event: Happening) -> None:
        """Note one event."""
        match event:
            case happened.CardsOpen():
                self.at += 1
                self._open_ms = self.now_ms
            case happened.Slapped() | happened.Pressed():
                if self._open_ms is not None:
                    self._took_ms, self._open_ms = self.now_ms - self._open_ms, None
            case happened.PhotoFinish(seats, winner, by):
                others = self.words("story.and").join(self.name(seat) for seat in seats if seat != winner)
                weight = SMALL if by == "first" else WORTH_TELLING
                self.note("photo", winner)
                self.tell(f"photo-{by}", winner, "table/diamond", weight=weight, others=others)
            case happened.NobodyClaimed():
                self._took_ms = None
            case happened.Caught():
                self._caught(event)
            case happened.FalseAlarm(seat, _, lost, fault):
                key = "late" if fault is Fault.LATE else "false-alarm"
                self.note("jumpy", seat)
                key += ("", "-lost-one", "-lost")[min(len(lost), 2)]
                self.tell(key, seat, "icons/warning", weight=SMALL + len(lost) / 10, lost=len(lost))
                self._took_ms = None
            case (
                happened.CardFlipped()
                | happened.SearchOpen()
                | happened.Grabbed()
                | happened.SeatReady()
                | happened.SharedKeyBack()
                | happened.NothingLeft()
                | happened.Pointed()
                | happened.Unpointed()
                | happened.RoundEnded()
                | happened.GameOver()
            ):
                pass  # not worth a sentence
            case _:
                assert_never(event)

    def end(self, outcome: Outcome) -> None:
        """Add what is known only at the end: the fastest grab, the longest streak, the lead."""
        timed = [(catch.ms, number) for number, catch in enumerate(self._catches) if catch.ms is not None]
        if timed:
            ms, number = min(timed)
            one = self._catches[number]
            self.tell(
                "fastest", one.seat, *one.cards, weight=GREAT, at=one.at, after=one.after, seconds=ms / 1000
            )
        streaks = list(_streaks([catch.seat for catch in self._catches]))
        for length, last in streaks:
            self.note("streak", self._catches[last].seat, length, max)
        length, last = max(streaks, default=(0, 0))
        if length >= STREAK:
            one = self._catches[last]
            self.tell(
                "streak", one.seat, "icons/star", weight=GREAT, at=one.at, after=one.after, catches=length
            )
        since = led_since(self.lines, outcome)
        if since is not None:
            self.tell("lead", outcome.winners[0], "icons/crown", weight=DECISIVE, at=since)

    def _caught(self, event: happened.Caught) -> None:
        cards, seat = tuple(map(picture_name, event.cards[:CARDS_SHOWN])), event.seat
        if not self._catches:
            self.tell("first", seat, *cards, weight=WORTH_TELLING)
        elif event.camera:
            self.tell("camera", seat, *cards, weight=WORTH_TELLING)
        elif event.bonus_slot is not None:
            self.tell("bonus", seat, *map(picture_name, event.cards), cards=len(event.cards))
        self._catches.append(Catch(self.at, self.beat_count, seat, cards, self._took_ms))
        if self._took_ms is not None:
            self.note("hand", seat, self._took_ms / 1000, min)
        if event.camera:
            self.note("camera", seat)
        self._took_ms = None


def _streaks(catchers: list[Seat]) -> Iterator[tuple[int, int]]:
    """Yield the length of the streak at each catch, and the catch's place."""
    length = 0
    for place, seat in enumerate(catchers):
        length = length + 1 if place and catchers[place - 1] == seat else 1
        yield length, place
