"""The rules of Hands Up: who may do what, and when."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields
from typing import assert_never

from game.core.board import Board
from game.core.kernel import CHANCE, CLOCK, TABLE, Choose, IllegalAction, Outcome, Seat, Setup, Step, Timer
from game.games.hands_up.rules import play, tuning
from game.games.hands_up.rules.actions import (
    Action,
    Claim,
    Coin,
    Grab,
    Point,
    RaceOver,
    Ready,
    Reveal,
    SharedKeyTimeUp,
    Slap,
    TimeUp,
    Unpoint,
)
from game.games.hands_up.rules.cards import DECK_SIZE, KINDS
from game.games.hands_up.rules.state import CardsInSight, Phase, SharedKey, State, Terms, View

GRAB, SLAP, CLAIM, READY = Grab(), Slap(), Claim(), Ready()
TIME_UP, SHARED_TIME_UP, RACE_OVER = TimeUp(), SharedKeyTimeUp(), RaceOver()
REVEALS = tuple(Reveal(card) for card, _ in KINDS)
POINTS = tuple(Point(slot) for slot in range(DECK_SIZE))
UNPOINTS = tuple(Unpoint(slot) for slot in range(DECK_SIZE))
KIND_OF = {card: index for index, (card, _) in enumerate(KINDS)}
VIEWED = tuple(item.name for item in fields(CardsInSight))


class HandsUpRules:
    """Implements `Rules` for Hands Up."""

    def new(self, setup: Setup, board: Board) -> State:
        """Sixty cards in equal piles, and the first flip about to come."""
        options, players = setup.options, len(setup.seats)
        times = (options.get(f"time.{seat}", options["time"]) for seat in range(players))
        return State(
            terms=Terms(
                power=options["power"] == "on",
                tempo_ms=_milliseconds(options["tempo"]),
                pointing_ms=tuple(map(_milliseconds, times)),
                shared_key=options["grab"] == "shared",
            ),
            phase=Phase.DEAL,
            clock=0,
            deck=tuple(copies for _, copies in KINDS),
            piles=(DECK_SIZE // players,) * players,
            won=((),) * players,
            ready=(False,) * players,
            out=(False,) * players,
        )

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """All who may act now; in a search, everybody who is in the round, and the clock."""
        match state.phase:
            case Phase.DEAL | Phase.COIN:
                return (CHANCE,)
            case Phase.OVER:
                return ()
            case Phase.SETTLE | Phase.SEARCH | Phase.FINISH | Phase.POINT:
                grabber = () if state.grabber is None else (state.grabber,)
                others = _may_press(state) if _hands_count(state) else ()
                table = (TABLE,) if _may_slap(state) else ()
                timed = self.timer(state) or self.side_timers(state)
                return (*grabber, *others, *table, *((CLOCK,) if timed else ()))
            case _:
                assert_never(state.phase)

    def legal(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """Every action `apply` would accept from `seat`, in a stable order."""
        if seat == CHANCE:
            return tuple([action for action, _ in self.odds(state)])
        if seat == CLOCK:
            if state.phase in (Phase.DEAL, Phase.COIN):
                return ()
            timer = self.timer(state)
            timers = (*((timer,) if timer else ()), *self.side_timers(state))
            return tuple(dict.fromkeys(one.action for one in timers))
        if seat == TABLE:
            return (SLAP,) if _may_slap(state) else ()
        if seat == state.grabber:
            pointed = state.pointed
            return tuple([(UNPOINTS if slot in pointed else POINTS)[slot] for slot in state.open_cards])
        if state.out[seat] or seat in state.pressed or not _hands_count(state):
            return ()
        claim = (CLAIM,) if _may_claim(state) else ()
        match state.phase:
            case Phase.SETTLE:
                return claim
            case Phase.SEARCH:
                return (GRAB, *claim) if state.ready[seat] else (GRAB, *claim, READY)
            case _:
                return claim or (GRAB,)

    def odds(self, state: State) -> tuple[tuple[Action, int], ...]:
        """The cards still in the piles, or the seats that a coin decides between."""
        if state.phase is Phase.DEAL:
            return tuple([(REVEALS[kind], left) for kind, left in enumerate(state.deck) if left])
        if state.phase is Phase.COIN:
            return tuple((Coin(seat), 1) for seat in play.with_fewest_cards(state))
        return ()

    def apply(self, state: State, seat: Seat, action: Action) -> Step[State]:
        """The next state and what happened; refuses what `legal` does not list."""
        if not self._allowed(state, seat, action):
            out = 0 <= seat < state.players and state.out[seat]
            dead = isinstance(action, Slap) and state.shared_key is SharedKey.DEAD
            reason = "shared-key-dead" if dead else f"not-in-{state.phase.value}"
            raise IllegalAction("out-of-the-round" if out else reason)
        match action:
            case Reveal(card):
                return play.flip_card(state, KIND_OF[card])
            case Coin(winner):
                return play.give_diamond(state, winner, "coin")
            case TimeUp():
                return _time_up(state)
            case SharedKeyTimeUp():
                return play.shared_key_time_up(state)
            case RaceOver():
                return play.end_race(state)
            case Grab():
                return play.grab(state, seat)
            case Slap():
                return play.slap(state)
            case Claim():
                return play.claim(state, seat)
            case Ready():
                return play.mark_ready(state, seat)
            case Point(slot):
                return play.point(state, seat, slot)
            case Unpoint(slot):
                return play.unpoint(state, seat, slot)
            case _:
                assert_never(action)

    def timer(self, state: State) -> Timer[Action] | None:
        """What runs: settling, tempo or last search, tie, pointing."""
        match state.phase:
            case Phase.SETTLE:
                ms = tuning.SETTLE_MS
            case Phase.SEARCH:
                ms = tuning.LAST_SEARCH_MS if state.last_search else state.terms.tempo_ms
            case Phase.FINISH:
                ms = tuning.TIE_MS
            case Phase.POINT if state.grabber is not None:
                ms = state.terms.pointing_ms[state.grabber]
            case _:
                ms = 0
        return Timer(state.clock, ms, TIME_UP) if ms else None

    def side_timers(self, state: State) -> tuple[Timer[Action], ...]:
        """What runs beside it: the shared key's timer, a slap's own time, and the race to the diamond."""
        if state.phase is Phase.OVER:
            return ()
        timers: list[Timer[Action]] = []
        if state.shared_key is not SharedKey.READY:
            ms = tuning.DEAD_MS if state.shared_key is SharedKey.DEAD else tuning.CLAIM_MS
            timers.append(Timer(state.shared_clock, ms, SHARED_TIME_UP))
        begun = TIME_UP if state.grabber is None else RACE_OVER
        if state.race_clock:
            timers.append(Timer(state.race_clock, tuning.RACE_MS, begun))
        if state.slap_clock:
            timers.append(Timer(state.slap_clock, tuning.DEAD_MS, begun))
        return tuple(timers)

    def view(self, state: State, viewer: Seat) -> View:
        """The same for all: only the piles are secret."""
        return View(viewer=viewer, **{name: getattr(state, name) for name in VIEWED})

    def imagine(self, view: View, choose: Choose) -> State:
        """The state itself: cards that nobody has seen are in the piles."""
        seen = Counter(view.open_cards.values())
        for cards in (*view.won, view.discarded):
            seen.update(cards)
        deck = tuple(copies - seen[card] for card, copies in KINDS)
        return State(deck=deck, **{name: getattr(view, name) for name in VIEWED})

    def outcome(self, state: State) -> Outcome | None:
        """Most cards, then most thief figures, then a shared win."""
        return play.winners(state) if state.phase is Phase.OVER else None

    def _allowed(self, state: State, seat: Seat, action: Action) -> bool:
        if isinstance(action, Reveal):
            return seat == CHANCE and state.phase is Phase.DEAL and state.deck[KIND_OF[action.card]] > 0
        if isinstance(action, Point | Unpoint):
            there = 0 <= action.slot < len(state.table) and state.table[action.slot] is not None
            fits = (action.slot in state.pointed) is isinstance(action, Unpoint)
            return seat == state.grabber and there and fits
        return action in self.legal(state, seat)


def _milliseconds(seconds: int | str) -> int:
    return seconds * 1_000 if isinstance(seconds, int) else 0


def _may_slap(state: State) -> bool:
    """True while somebody in the round could claim a slap on the shared key."""
    works = state.terms.shared_key and state.shared_key is SharedKey.READY
    return works and state.phase is Phase.SEARCH


def _may_claim(state: State) -> bool:
    """True while nobody owns a slap, or while others may claim it at the same moment."""
    return state.shared_key is SharedKey.UNOWNED or (state.phase is Phase.FINISH and state.slap_clock > 0)


def _hands_count(state: State) -> bool:
    """True while a hand on the diamond counts, or a claim, or at least a place in the photo finish."""
    match state.phase:
        case Phase.SETTLE:
            return _may_claim(state)
        case Phase.POINT:
            return state.race_clock > 0
        case _:
            return state.phase in (Phase.SEARCH, Phase.FINISH)


def _may_press(state: State) -> tuple[Seat, ...]:
    """Players who are in this round and have not hit the diamond yet."""
    return tuple([Seat(seat) for seat, out in enumerate(state.out) if not out and seat not in state.pressed])


def _time_up(state: State) -> Step[State]:
    match state.phase:
        case Phase.SETTLE:
            return play.begin_search(state)
        case Phase.SEARCH:
            return play.end_search(state)
        case Phase.FINISH:
            return play.settle_tie(state)
        case Phase.POINT:
            return play.too_late(state)
        case Phase.DEAL | Phase.COIN | Phase.OVER:
            raise IllegalAction("no-timer")
        case _:
            assert_never(state.phase)
