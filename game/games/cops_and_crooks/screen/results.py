"""The results of a match: what the Cops earned, and what crooks got away with."""

from __future__ import annotations

from game.core.kernel import TABLE, Outcome, Seat
from game.games.cops_and_crooks.rules.state import COPS, View, Where
from game.games.cops_and_crooks.rules.tuning import ARRESTS
from game.match.match import AnyMatch
from game.shell.words import Words
from game.table.results import Fan, Standing, Summary, ranked

FAN = Fan((58, 58))


def summary(words: Words, match: AnyMatch, outcome: Outcome) -> Summary:
    """Return everybody's result: winners first, then by money, eliminated crooks last."""
    view: View = match.view(TABLE)
    out = [seat for seat, crook in enumerate(view.crooks, start=1) if crook.where is Where.OUT]
    seats = sorted(
        map(Seat, range(len(view.money))),
        key=lambda seat: (seat in outcome.winners, view.money[seat], seat not in out),
        reverse=True,
    )
    looks = [seat.look for seat in match.setup.seats]
    standings = [_standing(words, view, seat, looks[seat]) for seat in seats]
    title = words("cops-and-crooks.results.cops-win") if outcome.winners == (COPS,) else ""
    ranks = ranked(standings, outcome.winners, {seat: view.money[seat] for seat in seats})
    return Summary(_ending(words, view, outcome), ranks, FAN, title)


def _ending(words: Words, view: View, outcome: Outcome) -> str:
    key = f"cops-and-crooks.reason.{outcome.reason}"
    if outcome.reason == "time-up":
        return words(key, rounds=view.round)
    fled = sum(crook.where is Where.FLED for crook in view.crooks)
    money = sum(view.money) - view.cops_cash
    return words(key + _number(fled), rounds=view.round, fled=fled, money=money)


def _number(count: int) -> str:
    """The ending of a words key for none, one or many."""
    return ("-none", "-one", "")[min(count, 2)]


def _standing(words: Words, view: View, seat: Seat, look: str) -> Standing:
    headline = words("cops-and-crooks.results.money", money=view.money[seat])
    if seat == COPS:
        arrests = sum(crook.arrests for crook in view.crooks)
        line = words(f"cops-and-crooks.results.arrests{_number(arrests)}", arrests=arrests)
        cuffs = ("cops_and_crooks/cuffs",) * arrests
        return Standing(seat, headline, line, cuffs, "portraits/cops")
    crook = view.crooks[seat - 1]
    fate = view.plan.way[crook.at] if crook.where is Where.FLED else crook.where
    line = words(f"cops-and-crooks.results.{fate}")
    spent = ("cops_and_crooks/arrest_spent",) * crook.arrests
    free = ("cops_and_crooks/arrest_free",) * (ARRESTS - crook.arrests)
    return Standing(seat, headline, line, spent + free, f"portraits/crook_{look}")
