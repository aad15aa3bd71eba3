"""Captures, their effects, and the end of a match."""

from __future__ import annotations

from functools import partial

from game.core.frozen import replace
from game.core.kernel import Seat, Step, changed, event_then, then
from game.games.stop_thief.rules import events as happened
from game.games.stop_thief.rules import tuning
from game.games.stop_thief.rules.choices import rivals
from game.games.stop_thief.rules.money import refill_loot, take_from_bank
from game.games.stop_thief.rules.people import Card, Effect
from game.games.stop_thief.rules.play import close_turn, pick_up, take_back
from game.games.stop_thief.rules.state import Phase, State
from game.games.stop_thief.rules.terms import Mode
from game.games.stop_thief.rules.thieves import THIEVES, Who, counts


def captured(state: State) -> Step[State]:
    """Pay the reward, apply the thief's card, then end the match or go on to the next thief."""
    seat, thief = state.turn, state.face_up
    if thief is None:
        raise ValueError("no thief has been turned up")
    reward = THIEVES[thief].reward + state.bounty if state.terms.money else 0
    caught = happened.Captured(seat, thief, state.accused, reward)
    state = replace(state, bank=state.bank + state.bounty, bounty=0)
    state = take_from_bank(state, seat, reward)
    state = replace(state, captured=changed(state.captured, seat, (*state.captured[seat], thief)))
    step = event_then(caught, _when_captured(state, seat))
    if state.terms.mode is Mode.SOLO:
        step = then(step, partial(pick_up, seat=seat))
    return then(step, _hand_back)


def card_back(state: State, seat: Seat, card: Card) -> Step[State]:
    """This investigator takes the card back; the next one's turn comes."""
    left = state.returns[1:]
    return then(take_back(replace(state, returns=left), seat, (card,)), _hand_back)


def _hand_back(state: State) -> Step[State]:
    """While cards come back the captor chooses them one by one (S18); then the match ends or goes on."""
    waiting = tuple(seat for seat in state.returns if state.played[seat])
    if not waiting:
        return _win_or_go_on(replace(state, returns=()))
    seat, cards = waiting[0], state.played[waiting[0]]
    state = replace(state, returns=waiting, phase=Phase.TAKE_BACK)
    return card_back(state, seat, cards[0]) if len(cards) == 1 else Step(state)


def over(state: State, winners: tuple[Seat, ...], reason: str) -> Step[State]:
    """End the match and show the last route."""
    state = replace(state, phase=Phase.OVER, winners=winners, ended=reason)
    return event_then(_route(state), Step(state, (happened.GameOver(winners, reason),)))


def enough(state: State, seat: Seat) -> str:
    """How this investigator has won, as a words key; empty if not."""
    if state.terms.money:
        return "enough-cash" if state.cash[seat] >= state.terms.needed else ""
    if state.terms.captures:
        return "enough-captures" if len(state.captured[seat]) >= state.terms.captures else ""
    return ""


def _win_or_go_on(state: State) -> Step[State]:
    reason = enough(state, state.turn)
    if reason:
        return over(state, (state.turn,), reason)
    if state.face_up is Who.DEBBIE:
        return over(state, state.investigators, "debbie-caught")
    closed = close_turn(state)
    following = replace(closed.state, phase=Phase.REVEAL, face_up=None)
    if state.terms.pack:
        return Step(replace(following, running=tuning.PACK_ESCAPE), closed.events)
    fresh = replace(following, hideaway=None, record=())
    return Step(fresh, (_route(state), *closed.events))


def _route(state: State) -> happened.CaseClosed:
    return happened.CaseClosed(state.hideaway.route if state.hideaway else ())


def _when_captured(state: State, seat: Seat) -> Step[State]:
    """Apply the "When Captured" effect of the thief's card."""
    match state.face_up if state.face_up and counts(state.terms, state.face_up) else None:
        case Who.MOE:
            return pick_up(state, seat)
        case Who.TILLY:
            return _send_back(state)
        case Who.CASS:
            return _shake_down(state, seat)
        case Who.RHEA:
            return refill_loot(state, tuning.REFUND)
        case Who.DEE:
            picks_up_all = state.card is not None and state.card.effect is Effect.PICK_UP
            return Step(replace(state, returns=(*(() if picks_up_all else (seat,)), *rivals(state))))
        case Who.WILMA:
            return Step(replace(state, sung=True))
        case _:
            return Step(state)


def _send_back(state: State) -> Step[State]:
    start = state.city.plan.start
    step = Step(state)
    for other in rivals(state):
        if (here := state.pawns[other]) != start:
            moved = replace(step.state, pawns=changed(step.state.pawns, other, start))
            step = Step(moved, (*step.events, happened.SentBack(other, (here, start))))
    return step


def _shake_down(state: State, seat: Seat) -> Step[State]:
    """Every rival pays the captor, at most all the cash there is."""
    step = Step(state)
    for other in rivals(state):
        cash = step.state.cash
        if amount := min(tuning.SHAKEDOWN, cash[other]):
            cash = changed(changed(cash, other, cash[other] - amount), seat, cash[seat] + amount)
            taken = happened.CashTaken(seat, other, amount)
            step = Step(replace(step.state, cash=cash), (*step.events, taken))
    return step
