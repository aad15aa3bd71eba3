"""The results of a hunt: captures, and what became of the money or the Pack."""

from __future__ import annotations

from game.core.kernel import TABLE, Outcome, Seat
from game.games.stop_thief.rules import tuning
from game.games.stop_thief.rules.state import View
from game.games.stop_thief.rules.thieves import Who
from game.games.stop_thief.screen.names import portrait
from game.match.match import AnyMatch
from game.shell.words import Words
from game.table.results import Fan, Standing, Summary, counted, ranked

FAN = Fan((72, 86))
PACK = tuning.PACK_DRAWN + 1


def summary(words: Words, match: AnyMatch, outcome: Outcome) -> Summary:
    """All players: the winners first, then by money and captures."""
    view: View = match.view(TABLE)
    seats = sorted(
        map(Seat, range(len(view.looks))),
        key=lambda seat: (seat in outcome.winners, view.cash[seat], len(view.captured[seat])),
        reverse=True,
    )
    standings = tuple(_standing(words, view, seat, won=seat in outcome.winners) for seat in seats)
    if not view.terms.pack and len(seats) > 1:
        best = {seat: (view.cash[seat], len(view.captured[seat])) for seat in seats}
        standings = ranked(standings, outcome.winners, best)
    return Summary(_story(words, view, outcome), standings, FAN, _title(words, view, outcome))


def _title(words: Words, view: View, outcome: Outcome) -> str:
    """A title for players who win or lose together."""
    if not view.terms.pack or outcome.winners == (view.pack_seat,):
        return ""
    return words(f"stop-thief.results.pack-{'caught' if outcome.winners else 'away'}")


def _story(words: Words, view: View, outcome: Outcome) -> str:
    key = f"stop-thief.reason.{outcome.reason}"
    if not view.terms.pack:
        return words(key, cases=view.case, turns=view.turns)
    if outcome.reason == "debbie-caught":
        return words(key, loot=view.loot)
    captures = sum(map(len, view.captured))
    key = "stop-thief.reason.pack-dawn" if outcome.reason == "dawn" else key
    return words(key + _number(captures), captures=captures, pack=PACK)


def _number(count: int) -> str:
    """The suffix of a words key for none, one or many."""
    return ("-none", "-one", "")[min(count, 2)]


def _standing(words: Words, view: View, seat: Seat, *, won: bool) -> Standing:
    if seat == view.pack_seat:
        return _pack(words, view, won=won)
    thieves = view.captured[seat]
    faces = tuple(map(portrait, thieves))
    caught = f"stop-thief.results.captures{_number(len(thieves))}"
    if view.terms.money:
        line = words(f"stop-thief.results.thieves{_number(len(thieves))}", captures=len(thieves))
        return Standing(seat, words("stop-thief.results.cash", cash=view.cash[seat]), line, faces)
    line = _deed(words, thieves)
    if not view.terms.pack:
        line = counted(words, "stop-thief.results.needed", captures=view.terms.captures)
    return Standing(seat, words(caught, captures=len(thieves)), line, faces)


def _deed(words: Words, thieves: tuple[Who, ...]) -> str:
    """The line of a player who hunted the Pack."""
    if Who.DEBBIE in thieves:
        return words("stop-thief.results.debbie")
    if not thieves:
        return words("stop-thief.results.helped")
    return words("stop-thief.results.last", name=words(f"stop-thief.thief.{thieves[-1]}.name"))


def _pack(words: Words, view: View, *, won: bool) -> Standing:
    """The player who was the Pack."""
    headline = words(f"stop-thief.results.{'free' if won else 'jailed'}")
    line = words("stop-thief.results.loot" if view.loot else "stop-thief.results.loot-none", loot=view.loot)
    free = (portrait(view.face_up),) if won and view.face_up else ()
    return Standing(Seat(0), headline, line, free, portrait(Who.DEBBIE))
