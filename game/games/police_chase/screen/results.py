"""The results of a chase: who caught the robber, and how far the others came."""

from __future__ import annotations

from game.core.kernel import TABLE, Outcome, Seat
from game.games.police_chase.rules.actions import Throw
from game.games.police_chase.rules.state import View
from game.games.police_chase.rules.tokens import NEEDED, SPECIAL, Hand
from game.games.police_chase.screen.story import needed_in
from game.match.match import AnyMatch
from game.shell.words import Words
from game.table.results import Fan, Standing, Summary, counted, ranked

FAN = Fan((80, 80))


def summary(words: Words, match: AnyMatch, outcome: Outcome) -> Summary:
    """All officers: the winner, then those who had most of what is needed."""
    view: View = match.view(TABLE)
    scores = {Seat(seat): (needed_in(hand), len(hand)) for seat, hand in enumerate(view.hands)}
    seats = sorted(scores, key=lambda seat: (seat in outcome.winners, *scores[seat]), reverse=True)
    turns = sum(isinstance(entry.action, Throw) for entry in match.log)
    story = words(f"police-chase.reason.{outcome.reason}", turns=turns)
    standings = [
        _standing(words, seat, view.hands[seat], match.setup.seats[seat].look, caught=seat in outcome.winners)
        for seat in seats
    ]
    return Summary(story, ranked(standings, outcome.winners, scores), FAN)


def _standing(words: Words, seat: Seat, hand: Hand, look: str, *, caught: bool) -> Standing:
    held = words("police-chase.results.held", held=needed_in(hand), needed=len(NEEDED))
    specials = [token for token in hand if token in SPECIAL]
    headline = words("police-chase.results.caught") if caught else held
    line = words("police-chase.results.specials-none")
    if specials:
        line = counted(words, "police-chase.results.specials", specials=len(specials))
    ordered = [token for token in NEEDED if token in hand] + specials
    tokens = tuple(f"tokens/{token}" for token in ordered)
    return Standing(seat, headline, line, tokens, f"portraits/officer_{look}")
