"""What each action of Police Chase does to the town."""

from __future__ import annotations

from dataclasses import replace

from game.core.kernel import Event, Seat, Step
from game.games.police_chase.rules import events as happened
from game.games.police_chase.rules.actions import Collect
from game.games.police_chase.rules.choices import kinds_in, landing_choices, rivals, special_choices
from game.games.police_chase.rules.state import Phase, State
from game.games.police_chase.rules.tokens import PLACE_OF, FaceDown, Hand, Token, can_keep, has_set, without
from game.games.police_chase.rules.tuning import ROBBER_MOVES_ON


def throw(state: State) -> Step[State]:
    """The die is on its way."""
    return Step(replace(state, phase=Phase.ROLL))


def roll(state: State, pips: int) -> Step[State]:
    """So far the officer must walk."""
    return Step(replace(state, phase=Phase.WALK, pips=pips), (happened.Rolled(state.turn, pips),))


def walk(state: State, to: int) -> Step[State]:
    """The officer walks; then the robber is caught, or moved on, or the space says what to do."""
    seat = state.turn
    told = happened.Walked(seat, state.town.walks(state.officers[seat], state.pips)[to])
    state = replace(state, officers=_changed(state.officers, seat, to))
    if _caught(state):
        return _told(told, _win(state))
    if state.pips in ROBBER_MOVES_ON:
        return Step(replace(state, phase=Phase.ROBBER), (told,))
    return _told(told, _land(state))


def move_robber(state: State, to: int) -> Step[State]:
    """The robber is moved: caught on the own space, and every opponent he meets owes a token."""
    town, anywhere = state.town, state.robber_by_token
    ways = town.over_roofs(state.robber) if anywhere else town.robber_walks(state.robber, state.pips)
    told = happened.RobberMoved(state.turn, ways[to], anywhere)
    state = replace(state, robber=to, robber_by_token=False)
    if _caught(state):
        return _told(told, _win(state))
    met = tuple(seat for seat in rivals(state) if state.officers[seat] == to and state.hands[seat])
    return _told(told, _go_on(replace(state, owing=met)))


def collect(state: State, at: int) -> Step[State]:
    """Turn up a token: one that all have seen is known, any other is up to CHANCE."""
    if at in state.seen:
        return _turn_up(state, at, state.seen[at])
    return Step(replace(state, phase=Phase.REVEAL, looking_at=at))


def reveal(state: State, token: Token) -> Step[State]:
    """CHANCE has said what the token is."""
    if state.looking_at is None:
        raise ValueError("no token is being turned up")
    place = PLACE_OF[token]
    unknown = _changed(state.unknown, place, state.unknown[place] - 1)
    return _turn_up(replace(state, unknown=unknown, looking_at=None), state.looking_at, token)


def take(state: State, victim: Seat, token: Token) -> Step[State]:
    """Steal a token; one that the thief cannot keep has to be laid on a house."""
    seat = state.turn
    told = happened.TokenStolen(seat, victim, token)
    state = _with_hand(state, victim, without(state.hands[victim], token))
    if can_keep(state.hands[seat], token):
        return _told(told, _go_on(_with_hand(state, seat, (*state.hands[seat], token))))
    return Step(replace(state, phase=Phase.PLACE, owing=(seat,), staged=token), (told,))


def give(state: State, token: Token) -> Step[State]:
    """The token leaves the hand, on its way to a house."""
    victim = state.owing[0]
    state = _with_hand(state, victim, without(state.hands[victim], token))
    return Step(replace(state, phase=Phase.PLACE, staged=token), (happened.TokenGiven(victim, token),))


def place(state: State, at: int) -> Step[State]:
    """The token lies face down on a house, and everybody has seen which it is."""
    if state.staged is None:
        raise ValueError("no token is to be placed")
    seat, token = state.owing[0], state.staged
    state = _with_token(state, FaceDown(at, token))
    told = happened.TokenPlaced(seat, at, token)
    return _told(told, _go_on(replace(state, owing=state.owing[1:], staged=None)))


def play_special(state: State, token: Token) -> Step[State]:
    """A Robber or Partner token goes out of the game, and its power is used next."""
    seat = state.turn
    by_robber = token is Token.ROBBER
    state = replace(
        _with_hand(state, seat, without(state.hands[seat], token)),
        phase=Phase.ROBBER if by_robber else Phase.PARTNER,
        robber_by_token=by_robber,
        spent=(*state.spent, token),
        special_played=True,
    )
    return Step(state, (happened.TokenPlayed(seat, token),))


def next_turn(state: State) -> Step[State]:
    """The die goes on clockwise."""
    seat = rivals(state)[0]
    state = replace(
        state, phase=Phase.THROW, turn=seat, pips=0, looking_at=None, followed=False, special_played=False
    )
    return Step(state, (happened.TurnBegan(seat),))


def _go_on(state: State) -> Step[State]:
    """First whoever owes a token gives it, then the space is followed, then a special token may be played."""
    if state.owing:
        return _strike(state)
    if not state.followed:
        return _land(state)
    if special_choices(state):
        return Step(replace(state, phase=Phase.SPECIAL))
    return next_turn(state)


def _strike(state: State) -> Step[State]:
    """The next victim has to choose a token; of one kind there is nothing to choose."""
    victim = state.owing[0]
    told = happened.RobberStruck(state.turn, victim)
    kinds = kinds_in(state.hands[victim])
    return _told(told, give(state, kinds[0]) if len(kinds) == 1 else Step(replace(state, phase=Phase.GIVE)))


def _land(state: State) -> Step[State]:
    """Follow the directions of the space; what leaves no choice is done at once."""
    state = replace(state, followed=True)
    if _ran_into_robber(state):
        return _go_on(replace(state, owing=(state.turn,))) if state.hands[state.turn] else _nothing(state)
    match landing_choices(state):
        case ():
            return _nothing(state)
        case (Collect(at),):
            return collect(state, at)
        case (only,) if not isinstance(only, Collect):
            return take(state, only.seat, only.token)
        case _:
            return Step(replace(state, phase=Phase.LAND))


def _ran_into_robber(state: State) -> bool:
    """After a 1 or 2 he has moved, and meeting him again was his move, not the officer's."""
    return state.robber == state.officers[state.turn] and state.pips not in ROBBER_MOVES_ON


def _nothing(state: State) -> Step[State]:
    return _told(happened.NothingHere(state.turn), _go_on(state))


def _turn_up(state: State, at: int, token: Token) -> Step[State]:
    """All see the token; it is kept, or goes back face down if it is a second one."""
    seat = state.turn
    shown = happened.TokenShown(seat, at, token)
    state = replace(state, face_down=tuple(lying for lying in state.face_down if lying.at != at))
    if not can_keep(state.hands[seat], token):
        back = happened.TokenTurnedBack(seat, at, token)
        return _told(shown, _told(back, _go_on(_with_token(state, FaceDown(at, token)))))
    kept = happened.TokenKept(seat, at, token)
    return _told(shown, _told(kept, _go_on(_with_hand(state, seat, (*state.hands[seat], token)))))


def _caught(state: State) -> bool:
    """The robber and the officer whose turn it is have met, and the set is complete."""
    return state.robber == state.officers[state.turn] and has_set(state.hands[state.turn])


def _win(state: State) -> Step[State]:
    told = (happened.RobberCaught(state.turn), happened.GameOver((state.turn,)))
    return Step(replace(state, phase=Phase.OVER), told)


def _told(event: Event, step: Step[State]) -> Step[State]:
    return replace(step, events=(event, *step.events))


def _with_hand(state: State, seat: Seat, hand: Hand) -> State:
    return replace(state, hands=_changed(state.hands, seat, hand))


def _with_token(state: State, token: FaceDown) -> State:
    return replace(state, face_down=tuple(sorted((*state.face_down, token), key=lambda lying: lying.at)))


def _changed(values: tuple, place: int, value: object) -> tuple:  # type: ignore[type-arg]
    return (*values[:place], value, *values[place + 1 :])
