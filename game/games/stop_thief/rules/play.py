"""What each action of Stop Thief does in an investigator's turn."""

from __future__ import annotations

from dataclasses import replace

from game.core.kernel import Seat, Step
from game.games.stop_thief.rules import events as happened
from game.games.stop_thief.rules import tips
from game.games.stop_thief.rules.choices import push_choices, rivals
from game.games.stop_thief.rules.money import pay_bank, take_loot
from game.games.stop_thief.rules.people import Card, Effect, in_order
from game.games.stop_thief.rules.state import Phase, State, Tip, Tipped
from game.games.stop_thief.rules.table import changed, told
from game.games.stop_thief.rules.thieves import Who
from game.games.stop_thief.rules.tuning import NIGHT
from game.games.stop_thief.rules.walks import pushes, walks


def first_player(state: State, seat: Seat) -> Step[State]:
    """This investigator goes first."""
    return Step(replace(state, turn=seat, phase=Phase.REVEAL), (happened.GoesFirst(seat),))


def draw(state: State, thief: Who) -> Step[State]:
    """A thief is turned up; a Pack that was found runs first, before the next turn begins."""
    drawn = (*state.drawn, thief) if thief not in state.drawn else (thief,)
    state = replace(state, face_up=thief, drawn=drawn, case=state.case + 1, bounty=0, bolted=False, heard=0)
    revealed = happened.ThiefRevealed(thief)
    if state.running:
        return Step(replace(state, phase=Phase.ESCAPE), (revealed,))
    return told(revealed, begin_turn(state))


def begin_turn(state: State) -> Step[State]:
    """The player whose turn it is may ask for a clue, unless the night is over (S20)."""
    if state.turns >= NIGHT:
        return Step(replace(state, phase=Phase.UNMASK))
    state = replace(state, phase=Phase.CLUE, turns=state.turns + 1)
    return Step(state, (happened.TurnBegan(state.turn),))


def get_clue(state: State) -> Step[State]:
    """The thief steps, or is heard of for the first time (S1)."""
    return Step(replace(state, phase=Phase.STEP if state.record else Phase.APPEAR))


def play_card(state: State, card: Card) -> Step[State]:
    """The card lies on the table; then its effect, if it comes before the move."""
    seat = state.turn
    hand = tuple(held for held in state.hands[seat] if held != card)
    state = replace(
        state,
        hands=changed(state.hands, seat, hand),
        played=changed(state.played, seat, (*state.played[seat], card)),
        card=card,
    )
    return Step(replace(state, phase=_before_moving(state, card)), (happened.CardPlayed(seat, card),))


def _before_moving(state: State, card: Card) -> Phase:
    if card.effect is Effect.TIP and tips.affordable(state):
        return Phase.TIP
    return Phase.PUSH if card.effect is Effect.PUSH and push_choices(state) else Phase.WALK


def ask_tip(state: State) -> Step[State]:
    """Whoever pays for it pays now; the Loot may be gone by that."""
    cost = tips.cost(state)
    asked = happened.TipAsked(state.turn, cost)
    state = replace(state, phase=Phase.ANSWER)
    if state.terms.pack:
        return told(asked, take_loot(state, cost, "tip"))
    return Step(pay_bank(state, state.turn, cost), (asked,))


def answer(state: State, tip: Tip) -> Step[State]:
    """The tip is known to who asked, and to all where all play together."""
    given = happened.TipGiven(state.turn, tip, shared=state.terms.pack)
    state = replace(state, record=(*state.record, Tipped(state.turn, tip)))
    return told(given, no_tip(state))


def no_tip(state: State) -> Step[State]:
    """The turn goes on."""
    return Step(replace(state, phase=Phase.ARREST if state.moved else Phase.WALK))


def push(state: State, other: Seat, to: int) -> Step[State]:
    """Drake moves somebody else; nobody rides by that (S6)."""
    pushed = happened.Pushed(state.turn, other, pushes(state, other)[to].path)
    return Step(replace(state, pawns=changed(state.pawns, other, to), phase=Phase.WALK), (pushed,))


def no_push(state: State) -> Step[State]:
    """Everybody else stays."""
    return Step(replace(state, phase=Phase.WALK))


def walk(state: State, to: int) -> Step[State]:
    """The investigator goes there."""
    way = walks(state)[to]
    walked = happened.Walked(state.turn, way.path, way.rode)
    return told(walked, stay(replace(state, pawns=changed(state.pawns, state.turn, to))))


def stay(state: State) -> Step[State]:
    """The move is over; Jimmy may ask now."""
    asks = state.card is not None and state.card.effect is Effect.TIP_AFTER and tips.affordable(state)
    return Step(replace(state, moved=True, phase=Phase.TIP_AFTER if asks else Phase.ARREST))


def arrest(state: State, space: int) -> Step[State]:
    """The number is announced; whether it is right comes next."""
    return Step(replace(state, accused=space, phase=Phase.VERDICT), (happened.ArrestMade(state.turn, space),))


def end_turn(state: State) -> Step[State]:
    """The turn goes on clockwise."""
    closed = close_turn(state)
    begun = begin_turn(closed.state)
    return replace(begun, events=(*closed.events, *begun.events))


def close_turn(state: State) -> Step[State]:
    """The lowest card brings all cards back; then it is the next one's turn, which has not begun yet."""
    seat, card = state.turn, state.card
    following = rivals(state)[0] if len(state.investigators) > 1 else seat
    picked = pick_up(state, seat) if card and card.effect is Effect.PICK_UP else Step(state)
    state = replace(picked.state, turn=following, card=None, moved=False, accused=0)
    return Step(state, picked.events)


def pick_up(state: State, seat: Seat) -> Step[State]:
    """All cards of a seat go back to the hand."""
    return undo(state, seat, state.played[seat])


def undo(state: State, seat: Seat, cards: tuple[Card, ...]) -> Step[State]:
    """These cards go back to the hand."""
    if not cards:
        return Step(state)
    hand = in_order((*state.hands[seat], *cards))
    left = tuple(card for card in state.played[seat] if card not in cards)
    state = replace(state, hands=changed(state.hands, seat, hand), played=changed(state.played, seat, left))
    return Step(state, (happened.CardsPickedUp(seat, cards),))
