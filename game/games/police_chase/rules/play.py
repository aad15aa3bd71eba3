"""What each action of Police Chase changes."""

from __future__ import annotations

from game.core.frozen import replace
from game.core.kernel import Event, Seat, Step, changed, event_then
from game.games.police_chase.rules import events
from game.games.police_chase.rules.actions import Collect, TakeFrom
from game.games.police_chase.rules.choices import kinds_in, landing_choices, rivals, special_choices
from game.games.police_chase.rules.state import Phase, State
from game.games.police_chase.rules.tokens import PLACE_OF, FaceDown, Hand, Token, can_keep, has_set, without
from game.games.police_chase.rules.town import over_roofs
from game.games.police_chase.rules.tuning import ROBBER_MOVES_ON


def roll(state: State, pips: int) -> Step[State]:
    """The player has to walk as far as the die says."""
    return Step(replace(state, phase=Phase.WALK, pips=pips), (events.Rolled(state.turn, pips),))


def walk(state: State, to: int) -> Step[State]:
    """Walk, then catch the robber, move him, or follow the directions of the space."""
    seat = state.turn
    walked = events.Walked(seat, state.town.walks(state.officers[seat], state.pips)[to])
    state = replace(state, officers=changed(state.officers, seat, to))
    if _caught(state):
        return event_then(walked, _win(state))
    if state.pips in ROBBER_MOVES_ON:
        return Step(replace(state, phase=Phase.ROBBER), (walked,))
    return event_then(walked, _land(state))


def move_robber(state: State, to: int) -> Step[State]:
    """Move the robber. He is caught on the player's own space, and every opponent he meets owes a token."""
    town, anywhere = state.town, state.robber_by_token
    paths = over_roofs(town, state.robber) if anywhere else town.robber_walks(state.robber, state.pips)
    moved = events.RobberMoved(state.turn, paths[to], anywhere)
    state = replace(state, robber=to, robber_by_token=False)
    if _caught(state):
        return event_then(moved, _win(state))
    met = tuple(seat for seat in rivals(state) if state.officers[seat] == to and state.hands[seat])
    return event_then(moved, _continue(replace(state, owing=met)))


def collect(state: State, at: int) -> Step[State]:
    """Turn up a token. If nobody has seen it, CHANCE decides what it is."""
    if at in state.seen:
        return _turn_up(state, at, state.seen[at])
    return Step(replace(state, phase=Phase.REVEAL, looking_at=at))


def reveal(state: State, token: Token) -> Step[State]:
    """CHANCE has decided what the token is."""
    if state.looking_at is None:
        raise ValueError("no token is being turned up")
    place = PLACE_OF[token]
    unknown = changed(state.unknown, place, state.unknown[place] - 1)
    return _turn_up(replace(state, unknown=unknown, looking_at=None), state.looking_at, token)


def take(state: State, victim: Seat, token: Token) -> Step[State]:
    """Steal a token. If the player cannot keep it, it must go to a house."""
    seat = state.turn
    stolen = events.TokenStolen(seat, victim, token)
    state = _with_hand(state, victim, without(state.hands[victim], token))
    if can_keep(state.hands[seat], token):
        return event_then(stolen, _continue(_with_hand(state, seat, (*state.hands[seat], token))))
    return Step(replace(state, phase=Phase.PLACE, owing=(seat,), staged=token), (stolen,))


def give(state: State, token: Token) -> Step[State]:
    """Give up a token, which must now go to a house."""
    victim = state.owing[0]
    state = _with_hand(state, victim, without(state.hands[victim], token))
    return Step(replace(state, phase=Phase.PLACE, staged=token), (events.TokenGiven(victim, token),))


def place(state: State, at: int) -> Step[State]:
    """Lay the token face down on a house. Everybody has seen which it is."""
    if state.staged is None:
        raise ValueError("no token is to be placed")
    seat, token = state.owing[0], state.staged
    state = _with_token(state, FaceDown(at, token))
    placed = events.TokenPlaced(seat, at, token)
    return event_then(placed, _continue(replace(state, owing=state.owing[1:], staged=None)))


def play_special(state: State, token: Token) -> Step[State]:
    """Play a Robber or Partner token. It leaves the game, and its power is used next."""
    seat = state.turn
    is_robber = token is Token.ROBBER
    state = replace(
        _with_hand(state, seat, without(state.hands[seat], token)),
        phase=Phase.ROBBER if is_robber else Phase.PARTNER,
        robber_by_token=is_robber,
        spent=(*state.spent, token),
        special_played=True,
    )
    return Step(state, (events.TokenPlayed(seat, token),))


def next_turn(state: State) -> Step[State]:
    """Pass the die clockwise."""
    seat = rivals(state)[0]
    state = replace(
        state,
        phase=Phase.THROW,
        turn=seat,
        pips=0,
        looking_at=None,
        followed=False,
        paid=False,
        special_played=False,
    )
    return Step(state, (events.TurnBegan(seat),))


def _continue(state: State) -> Step[State]:
    """Players who owe a token give it first. Then the space counts, and last a special token."""
    if state.owing:
        return _strike(state)
    if not state.followed:
        return _land(state)
    if special_choices(state):
        return Step(replace(state, phase=Phase.SPECIAL))
    return next_turn(state)


def _strike(state: State) -> Step[State]:
    """The next victim chooses a token, unless all of them are the same."""
    victim = state.owing[0]
    kinds = kinds_in(state.hands[victim])
    step = give(state, kinds[0]) if len(kinds) == 1 else Step(replace(state, phase=Phase.GIVE))
    return event_then(events.RobberStruck(state.turn, victim), step)


def _land(state: State) -> Step[State]:
    """Pay for running into the robber, then follow the directions of the space (P12)."""
    if _runs_into_robber(state):
        return _continue(replace(state, paid=True, owing=(state.turn,)))
    state = replace(state, followed=True)
    nothing = events.NothingHere(state.turn)
    match landing_choices(state):
        case ():
            return event_then(nothing, _continue(state))
        case (Collect(at),):
            return collect(state, at)
        case (TakeFrom(victim, token),):
            return take(state, victim, token)
        case _:
            return Step(replace(state, phase=Phase.LAND))


def _runs_into_robber(state: State) -> bool:
    """After a 1 or 2 the robber has moved, so meeting him was his move, not the officer's."""
    walked_there = state.robber == state.officers[state.turn] and state.pips not in ROBBER_MOVES_ON
    return walked_there and not state.paid and bool(state.hands[state.turn])


def _turn_up(state: State, at: int, token: Token) -> Step[State]:
    """Everybody sees the token. The player keeps it, or turns it back if it is a second one."""
    seat, hand = state.turn, state.hands[state.turn]
    state = replace(state, face_down=tuple(lying for lying in state.face_down if lying.at != at))
    result: Event
    if can_keep(hand, token):
        result, state = events.TokenKept(seat, at, token), _with_hand(state, seat, (*hand, token))
    else:
        result, state = events.TokenTurnedBack(seat, at, token), _with_token(state, FaceDown(at, token))
    return event_then(events.TokenShown(seat, at, token), event_then(result, _continue(state)))


def _caught(state: State) -> bool:
    """Whether the officer on turn meets the robber with a full set."""
    return state.robber == state.officers[state.turn] and has_set(state.hands[state.turn])


def _win(state: State) -> Step[State]:
    ending = (events.RobberCaught(state.turn), events.GameOver((state.turn,)))
    return Step(replace(state, phase=Phase.OVER), ending)


def _with_hand(state: State, seat: Seat, hand: Hand) -> State:
    return replace(state, hands=changed(state.hands, seat, hand))


def _with_token(state: State, token: FaceDown) -> State:
    return replace(state, face_down=tuple(sorted((*state.face_down, token), key=lambda lying: lying.at)))
