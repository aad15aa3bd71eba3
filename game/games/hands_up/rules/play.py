"""What each action of Hands Up does to the table."""

from __future__ import annotations

from collections.abc import Iterable

from game.core.frozen import replace
from game.core.kernel import Event, Outcome, Seat, Step, changed, event_then
from game.games.hands_up.rules import events as happened
from game.games.hands_up.rules.cards import (
    KINDS,
    Card,
    Fault,
    Sign,
    is_camera_catch,
    is_camera_pair,
    theft_fault,
)
from game.games.hands_up.rules.state import OpenCard, Phase, SharedKey, State
from game.games.hands_up.rules.tuning import LOST_BY_FALSE_ALARM

CARDS_IN_A_THEFT = 3


def flip_card(state: State, kind: int) -> Step[State]:
    """Lay the next player's card into the first free slot; after the last player the cards settle."""
    seat, card, table = state.dealing, KINDS[kind][0], state.table
    slot = table.index(None) if None in table else len(table)
    state = replace(
        state,
        deck=changed(state.deck, kind, state.deck[kind] - 1),
        piles=changed(state.piles, seat, state.piles[seat] - 1),
        table=(*table[:slot], OpenCard(card, state.opened), *table[slot + 1 :]),
        opened=state.opened + 1,
        dealing=seat + 1,
    )
    flipped = happened.CardFlipped(Seat(seat), slot, card)
    if state.dealing < state.players:
        return Step(state, (flipped,))
    state = replace(state, phase=Phase.SETTLE, dealing=0, ready=(False,) * state.players)
    return Step(_timed(state), (flipped, happened.CardsOpen(state.last_search)))


def begin_search(state: State) -> Step[State]:
    """From now on a grab counts, if there is anything left to wait for."""
    return event_then(happened.SearchOpen(), search_or_end(state))


def search_or_end(state: State) -> Step[State]:
    """Search. If nobody could find anything or wait for anything, go on at once."""
    if not state.anything_left:
        return event_then(happened.NothingLeft(), end_search(state))
    return Step(_timed(replace(state, phase=Phase.SEARCH)))


def mark_ready(state: State, seat: Seat) -> Step[State]:
    """Mark a player as ready; when all are, the search is over."""
    state = replace(state, ready=changed(state.ready, seat, True))
    step = end_search(state) if all_done(state) else Step(state)
    return event_then(happened.SeatReady(seat), step)


def all_done(state: State) -> bool:
    """True when everybody still in this round is ready."""
    return all(ready or out for ready, out in zip(state.ready, state.out, strict=True))


def end_search(state: State) -> Step[State]:
    """The next flip, a new round if this one had a grab, or the end of the match."""
    if state.last_search:
        state = replace(state, phase=Phase.OVER)
        return Step(state, (happened.GameOver(winners(state).winners),))
    ended = (happened.RoundEnded(),) if state.grabbed else ()
    state = replace(
        state,
        phase=Phase.DEAL,
        dealing=0,
        grabbed=False,
        out=(False,) * state.players,
        ready=(False,) * state.players,
    )
    return Step(state, ended)


def slap(state: State) -> Step[State]:
    """Hit the shared key. Everything goes on until somebody owns the slap."""
    return Step(_shared(state, SharedKey.UNOWNED), (happened.Slapped(),))


def shared_key_time_up(state: State) -> Step[State]:
    """Kill the shared key after a slap that nobody claimed, or bring it back."""
    if state.shared_key is SharedKey.DEAD:
        return Step(replace(state, shared_key=SharedKey.READY), (happened.SharedKeyBack(),))
    return Step(_shared(state, SharedKey.DEAD), (happened.NobodyClaimed(),))


def claim(state: State, seat: Seat) -> Step[State]:
    """Own the slap. The time to point has run since then."""
    return grab(replace(state, slap_clock=state.shared_clock), seat)


def grab(state: State, seat: Seat) -> Step[State]:
    """Hit the diamond. The first hand opens the race, and a slap that nobody has claimed is void."""
    pressed = happened.Pressed(seat)
    if state.race_clock:
        return Step(replace(state, pressed=(*state.pressed, seat)), (pressed,))
    free = SharedKey.READY if state.shared_key is SharedKey.UNOWNED else state.shared_key
    state = _timed(replace(state, phase=Phase.FINISH, pressed=(seat,), shared_key=free))
    return Step(replace(state, timers=state.timers + 1, race_clock=state.timers + 1), (pressed,))


def settle_tie(state: State) -> Step[State]:
    """Give the diamond to the first hand; of several to the one with the fewest won cards, or by a coin."""
    best = with_fewest_cards(state)
    if len(best) == 1:
        return give_diamond(state, best[0], "first" if len(state.pressed) == 1 else "won-cards")
    return Step(replace(state, phase=Phase.COIN))


def end_race(state: State) -> Step[State]:
    """Tell everybody of the race if there was one."""
    grabber = state.grabber
    if grabber is None:
        raise ValueError("nobody has the diamond")
    photo = happened.PhotoFinish(state.pressed, grabber, state.decided_by)
    events = (photo,) if len(state.pressed) > 1 else ()
    return Step(replace(state, pressed=(), race_clock=0), events)


def with_fewest_cards(state: State) -> tuple[Seat, ...]:
    """Players in the photo finish with the fewest won cards."""
    fewest = min(len(state.won[seat]) for seat in state.pressed)
    return tuple(seat for seat in state.pressed if len(state.won[seat]) == fewest)


def give_diamond(state: State, seat: Seat, by: str) -> Step[State]:
    """`seat` holds the diamond and points. After a slap, the time runs on from there."""
    state = replace(state, clock=state.slap_clock) if state.slap_clock else _timed(state)
    state = replace(
        state, phase=Phase.POINT, slap_clock=0, grabber=seat, grabbed=True, pointed=(), decided_by=by
    )
    return Step(state, (happened.Grabbed(seat),))


def point(state: State, seat: Seat, slot: int) -> Step[State]:
    """Point at a card. Judge at the third card, at camera + thief with Power ON, or when no card is left."""
    state = replace(state, pointed=(*state.pointed, slot))
    cards = _cards(state, state.pointed)
    pointed = happened.Pointed(seat, slot)
    complete = len(cards) == min(CARDS_IN_A_THEFT, sum(map(bool, state.table)))
    if not complete and not (state.terms.power and is_camera_pair(cards)):
        return Step(state, (pointed,))
    return event_then(pointed, _judge(state, seat, cards))


def unpoint(state: State, seat: Seat, slot: int) -> Step[State]:
    """Stop pointing at a card."""
    pointed = tuple(other for other in state.pointed if other != slot)
    return Step(replace(state, pointed=pointed), (happened.Unpointed(seat, slot),))


def too_late(state: State) -> Step[State]:
    """The time to point ran out."""
    if state.grabber is None:
        raise ValueError("nobody is pointing")
    return _false_alarm(state, state.grabber, Fault.LATE)


def _judge(state: State, seat: Seat, cards: tuple[Card, ...]) -> Step[State]:
    if state.terms.power and is_camera_catch(cards, colours_count=state.colours_count):
        return _catch(state, seat, None, camera=True)
    fault = theft_fault(cards, colours_count=state.colours_count)
    if fault is None:
        return _catch(state, seat, _bonus_slot(state), camera=False)
    return _false_alarm(state, seat, fault)


def _bonus_slot(state: State) -> int | None:
    """Power OFF: the oldest special card. Power ON: the oldest Lights Off."""
    found = [
        (place.age, slot)
        for slot, place in enumerate(state.table)
        if place is not None
        and (place.card.sign is Sign.LIGHTS_OFF if state.terms.power else place.card.special)
    ]
    return min(found)[1] if found else None


def _catch(state: State, seat: Seat, bonus: int | None, *, camera: bool) -> Step[State]:
    slots = state.pointed
    taken = slots if bonus is None else (*slots, bonus)
    cards = _cards(state, taken)
    caught = happened.Caught(seat, slots, cards, camera, bonus)
    table = tuple(None if slot in taken else place for slot, place in enumerate(state.table))
    won = changed(state.won, seat, (*state.won[seat], *cards))
    return _search_on(replace(state, table=table, won=won), caught)


def _false_alarm(state: State, seat: Seat, fault: Fault) -> Step[State]:
    kept, lost = _penalty(state.won[seat])
    alarm = happened.FalseAlarm(seat, state.pointed, lost, fault)
    state = replace(
        state,
        won=changed(state.won, seat, kept),
        discarded=(*state.discarded, *lost),
        out=changed(state.out, seat, True),
    )
    return _search_on(state, alarm)


def _penalty(won: tuple[Card, ...]) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Split won cards into kept and lost. Cards with the fewest thieves go first, then the newest."""
    order = sorted(range(len(won)), key=lambda place: (won[place].thieves, -place))
    gone = set(order[:LOST_BY_FALSE_ALARM])
    kept = tuple(card for place, card in enumerate(won) if place not in gone)
    return kept, tuple(won[place] for place in sorted(gone))


def _search_on(state: State, verdict: Event) -> Step[State]:
    """Put the diamond back and search on, if anybody is left to search."""
    state = replace(state, grabber=None, pointed=(), pressed=(), race_clock=0, ready=(False,) * state.players)
    step = end_search(state) if all(state.out) else search_or_end(state)
    return event_then(verdict, step)


def winners(state: State) -> Outcome:
    """Rank by cards, then by thief figures. Players who tie share the win."""
    scores = [score(cards) for cards in state.won]
    best = max(scores)
    first = tuple(Seat(seat) for seat, score in enumerate(scores) if score == best)
    level = sum(cards == best[0] for cards, _ in scores)
    return Outcome(first, "most-cards" if level == 1 else "most-thieves" if len(first) == 1 else "shared")


def score(won: tuple[Card, ...]) -> tuple[int, int]:
    """Return the won cards and the thief figures on them, which rank a player."""
    return len(won), sum(card.thieves for card in won)


def _timed(state: State) -> State:
    """Start the timer that everybody sees, with a key that no timer had before."""
    return replace(state, timers=state.timers + 1, clock=state.timers + 1)


def _shared(state: State, shared_key: SharedKey) -> State:
    """Change what the shared key does, and start its timer."""
    return replace(state, timers=state.timers + 1, shared_clock=state.timers + 1, shared_key=shared_key)


def _cards(state: State, slots: Iterable[int]) -> tuple[Card, ...]:
    return tuple(place.card for place in (state.table[slot] for slot in slots) if place is not None)
