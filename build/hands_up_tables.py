"""How fast the AI guards of Hands Up are: `build/hands_up_tables.py [--thefts N]`.

Cards without a theft lie open, and three equal AIs have looked at them. Then three more cards make a theft
visible. The time runs from there to the first grab that is right.
"""

from __future__ import annotations

import argparse
import os
import random
import statistics
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

from game.core.kernel import Seat, SeatSetup, Setup
from game.games.hands_up.ai.player import SKILLS, Guard
from game.games.hands_up.game import GAME as HANDS_UP
from game.games.hands_up.rules.actions import Grab
from game.games.hands_up.rules.cards import KINDS, Card, anything_to_catch
from game.games.hands_up.rules.events import Caught, FalseAlarm
from game.games.hands_up.rules.state import OpenCard, Phase, State
from game.games.library import load_board
from game.match.game import LOOKS, parse_options
from game.match.match import AnyMatch, Match
from game.match.session import ActionResult, Session

THEFTS, PLAYERS = 200, 3
OPEN = (6, 12, 20)
"""How many cards lie open when the theft is visible. The last three of them came just then."""
LOOKED_MS = 20_000
"""How long everybody looks at the cards before."""
PATIENCE_MS = 120_000
ATTEMPTS = 100
LIGHTS_OFF = Card.from_text("L")
DECK = [card for card, copies in KINDS for _ in range(copies)]


def tables(power: str, cards: int, luck: random.Random) -> Iterator[list[Card]]:
    """Yield cards of which all but the last three hold nothing, and with these a theft."""
    while True:
        drawn = luck.sample(DECK, cards)
        if something_in(drawn, power=power) and not something_in(drawn[:-PLAYERS], power=power):
            yield drawn


def something_in(cards: Sequence[Card], *, power: str) -> bool:
    """Whether there is anything to catch."""
    colours_count = power == "on" and LIGHTS_OFF not in cards
    return anything_to_catch(cards, power=power == "on", colours_count=colours_count)


def with_cards(state: State, cards: Sequence[Card]) -> State:
    """The table with these cards open, in a search."""
    places = tuple(OpenCard(card, age) for age, card in enumerate(cards))
    return replace(state, phase=Phase.SEARCH, table=places, clock=state.clock + 1, timers=state.timers + 1)


def measured(level: str, power: str, cards: Sequence[Card], seed: int) -> tuple[float | None, int, bool]:
    """The seconds to the first right grab, the false alarms until then, and whether somebody still looked."""
    seats = tuple(SeatSetup(look, look, "ai", level) for look in LOOKS[:PLAYERS])
    options = parse_options(HANDS_UP, f"power={power},tempo=ready", PLAYERS)
    match: AnyMatch = Match(HANDS_UP.rules, Setup("hands-up", HANDS_UP.board, seats, options), BOARD, seed)
    before, dice = with_cards(match.state, cards[:-PLAYERS]), f"{seed}/{power}/{len(cards)}"
    guards = [looked_around(Seat(seat), level, match, before, dice) for seat in range(PLAYERS)]
    match.state = with_cards(match.state, cards)
    session = Session(match, {guard.seat: guard for guard in guards})
    begun, grabbed_ms, alarms = session.now_ms, 0, 0
    while session.now_ms - begun < PATIENCE_MS:
        done = session.advance(session.next_due() or session.now_ms + 1)
        grabbed_ms = next((one.at_ms for one in done if first_grab(one)), grabbed_ms)
        for event in (event for one in done for event in one.events):
            if isinstance(event, Caught):
                return (grabbed_ms - begun) / 1_000, alarms, True
            alarms += isinstance(event, FalseAlarm)
        if match.state.phase is Phase.DEAL:
            return None, alarms, False
    return None, alarms, True


def first_grab(done: ActionResult) -> bool:
    """Whether a hand opened a race."""
    state = done.state
    return done.action == Grab() and isinstance(state, State) and len(state.pressed) == 1


def looked_around(seat: Seat, level: str, match: AnyMatch, state: State, seed: str) -> Guard:
    """A guard that has looked at this table for a while, without believing that there is a theft."""
    for attempt in range(ATTEMPTS):
        guard = Guard(seat, level, random.Random(f"{seed}/{seat}/{attempt}").random)
        if looks_around(guard, match, state):
            return guard
    raise ValueError(f"{level} guards see thefts everywhere")


def looks_around(guard: Guard, match: AnyMatch, state: State) -> bool:
    """Let a guard look, and say whether it kept its hands off the diamond."""
    view, legal = match.rules.view(state, guard.seat), match.rules.legal(state, guard.seat)
    now = -LOOKED_MS
    while now < 0:
        intent = guard.decide(view, legal, now)
        if intent is None or intent.action == Grab():
            return intent is None
        now = max(now + 1, intent.at_ms)
    return True


def row(level: str, power: str, cards: int, thefts: int) -> str:
    """One line of the table."""
    made = tables(power, cards, random.Random(f"{power}/{cards}"))
    results = [measured(level, power, next(made), seed) for seed in range(thefts)]
    times = sorted(seconds for seconds, _, _ in results if seconds is not None)
    tenth, nine_tenths = times[len(times) // 10], times[len(times) * 9 // 10]
    alarms = sum(alarms for _, alarms, _ in results) / thefts
    return (
        f"| {level} | {power} | {cards} | {statistics.mean(times):.1f} s | {statistics.median(times):.1f} s "
        f"| {tenth:.1f}-{nine_tenths:.1f} s | {len(times) / thefts:.0%} | {alarms:.2f} |"
    )


def main(args: Sequence[str]) -> None:
    """Measure all rows and print them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--thefts", type=int, default=THEFTS, help="in every row")
    parser.add_argument("--open", type=int, nargs="*", default=OPEN, help="how many cards are open")
    chosen = parser.parse_args(args)
    print("| level | Power | cards open | mean | median | 10-90 % | found | false alarms |")
    print("|---|---|---|---|---|---|---|---|")
    for cards in chosen.open:
        for power in ("off", "on"):
            for level in SKILLS:
                print(row(level, power, cards, chosen.thefts), flush=True)


BOARD = load_board(HANDS_UP.board)
if __name__ == "__main__":
    main(sys.argv[1:])
