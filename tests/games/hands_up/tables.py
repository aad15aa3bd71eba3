"""Hands Up tables stated in a line, for tests."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from game.core.board import Board
from game.core.kernel import CLOCK, Event, Seat, SeatSetup, Setup
from game.games.hands_up.game import GAME as HANDS_UP
from game.games.hands_up.rules.actions import Action, TimeUp
from game.games.hands_up.rules.cards import KINDS, Card
from game.games.hands_up.rules.rules import HandsUpRules
from game.games.hands_up.rules.state import OpenCard, Phase, State
from game.match.game import LOOKS, parse_options

RULES = HandsUpRules()
BOARD = Board("table", (1920, 1080), {})
ANN, BOB, CAT = Seat(0), Seat(1), Seat(2)
CLOCK_TIME_UP: tuple[tuple[Seat, Action], ...] = ((CLOCK, TimeUp()),)


def hands_up(players: int = 3, options: str = "", player: str = "human") -> Setup:
    """A set-up for a number of players."""
    seats = tuple(SeatSetup(look.title(), look, player) for look in LOOKS[:players])
    return Setup("hands-up", "hands_up", seats, parse_options(HANDS_UP, options, players))


def cards(text: str) -> tuple[Card, ...]:
    """Cards from their text forms: `T1o D2s`."""
    return tuple(map(Card.from_text, text.split()))


def searching(table: str, players: int = 3, options: str = "", won: dict[Seat, str] | None = None) -> State:
    """A search with these cards open, the piles full of all the others."""
    state = RULES.new(hands_up(players, options), BOARD)
    piles_of_won = tuple(cards((won or {}).get(Seat(seat), "")) for seat in range(players))
    places = tuple(OpenCard(card, age) for age, card in enumerate(cards(table)))
    gone = Counter(place.card for place in places)
    for pile in piles_of_won:
        gone.update(pile)
    return replace(
        state,
        phase=Phase.SEARCH,
        clock=1,
        table=places,
        opened=len(places),
        won=piles_of_won,
        deck=tuple(copies - gone[card] for card, copies in KINDS),
    )


def after(state: State, *actions: tuple[Seat, Action]) -> tuple[State, list[Event]]:
    """The state after these actions, and all events on the way."""
    events: list[Event] = []
    for seat, action in actions:
        step = RULES.apply(state, seat, action)
        state = step.state
        events.extend(step.events)
    return state, events
