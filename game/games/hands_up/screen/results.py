"""A match of Hands Up in the results: won cards, and the thief figures on them."""

from __future__ import annotations

from functools import cache

from game.core.kernel import TABLE, Outcome, Seat
from game.games.hands_up.rules.cards import Card, Sign
from game.games.hands_up.rules.play import score
from game.match.match import AnyMatch
from game.shell.words import Words
from game.table.results import Fan, Standing, Summary, counted, ranked

FAN = Fan((66, 92), tilt=6.0, step=32.0, room=7)

SIGN_NAMES = {
    Sign.THIEF: "thief",
    Sign.DIAMOND: "gem",
    Sign.FINGERPRINT: "print",
    Sign.CAMERA: "camera",
    Sign.LIGHTS_OFF: "lights",
}


def summary(words: Words, match: AnyMatch, outcome: Outcome) -> Summary:
    """All guards, the one with the most cards first."""
    won: tuple[tuple[Card, ...], ...] = match.view(TABLE).won
    seats = sorted(map(Seat, range(len(won))), key=lambda seat: score(won[seat]), reverse=True)
    story = words(f"hands-up.reason.{outcome.reason}")
    standings = [_standing(words, seat, won[seat]) for seat in seats]
    scores = {seat: score(won[seat]) for seat in seats}
    return Summary(story, ranked(standings, outcome.winners, scores), FAN)


def _standing(words: Words, seat: Seat, won: tuple[Card, ...]) -> Standing:
    cards, thieves = score(won)
    headline = counted(words, "hands-up.results.cards", cards=cards)
    line = counted(words, "hands-up.results.thieves", thieves=thieves)
    return Standing(seat, headline, line, tuple(map(picture_name, won)))


@cache
def picture_name(card: Card) -> str:
    """The card's picture in `art/`."""
    colour = f"_{card.colour.name.lower()}" if card.colour else ""
    quantity = f"_{card.quantity}" if card.quantity else ""
    return f"cards/{SIGN_NAMES[card.sign]}{colour}{quantity}"
