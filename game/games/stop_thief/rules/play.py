"""What each action does in an investigator's turn."""

from __future__ import annotations

from game.core.frozen import replace
from game.core.kernel import Seat, Step, changed, event_then, then
from game.games.stop_thief.rules import events as happened
from game.games.stop_thief.rules import tips
from game.games.stop_thief.rules.choices import next_investigator, push_choices
from game.games.stop_thief.rules.money import pay_bank, take_loot
from game.games.stop_thief.rules.people import Card, Cards, Effect, in_order
from game.games.stop_thief.rules.state import Phase, State, Table, Tip, Tipped
from game.games.stop_thief.rules.thieves import Who
from game.games.stop_thief.rules.tuning import NIGHT
from game.games.stop_thief.rules.walks import pushes, walks


def first_player(state: State, seat: Seat) -> Step[State]:
    """This investigator goes first."""
    return Step(replace(state, turn=seat, phase=Phase.REVEAL), (happened.GoesFirst(seat),))


def draw(state: State, thief: Who) -> Step[State]:
    """A thief is revealed; after an arrest the Pack runs before the next turn begins."""
    drawn = (*state.drawn, thief) if thief not in state.drawn else (thief,)
    state = replace(state, face_up=thief, drawn=drawn, case=state.case + 1, bounty=0, bolted=False, heard=0)
    revealed = happened.ThiefRevealed(thief)
    if state.running:
        return Step(replace(state, phase=Phase.ESCAPE), (revealed,))
    return event_then(revealed, begin_turn(state))


def begin_turn(state: State) -> Step[State]:
    """The player whose turn it is may ask for a clue, unless the night is over (S20)."""
    if state.turns >= NIGHT:
        return Step(replace(state, phase=Phase.UNMASK))
    state = replace(state, phase=Phase.CLUE, turns=state.turns + 1)
    return Step(state, (happened.TurnBegan(state.turn),))


def play_card(state: State, card: Card) -> Step[State]:
    """Put the card on the table; an effect before the move comes next."""
    state, phase = laid_down(state, state.turn, card), Phase.WALK
    if card.effect is Effect.TIP and tips.affordable(state):
        phase = Phase.TIP
    elif card.effect is Effect.PUSH and push_choices(state):
        phase = Phase.PUSH
    return Step(replace(state, phase=phase), (happened.CardPlayed(state.turn, card),))


def ask_tip(state: State) -> Step[State]:
    """The player or the Loot pays now; that may use up the Loot."""
    cost = tips.cost(state)
    asked = happened.TipAsked(state.turn, cost)
    state = replace(state, phase=Phase.ANSWER)
    if state.terms.pack:
        return event_then(asked, take_loot(state, cost, "tip"))
    return Step(pay_bank(state, state.turn, cost), (asked,))


def answer(state: State, tip: Tip) -> Step[State]:
    """The tip is for the player who asked, or for all where all play together."""
    given = happened.TipGiven(state.turn, tip, shared=state.terms.pack)
    state = replace(state, record=(*state.record, Tipped(state.turn, tip)))
    return event_then(given, no_tip(state))


def no_tip(state: State) -> Step[State]:
    """The turn goes on."""
    return Step(replace(state, phase=Phase.ARREST if state.moved else Phase.WALK))


def push(state: State, other: Seat, to: int) -> Step[State]:
    """Drake moves another investigator."""
    way = pushes(state, other)[to]
    pushed = happened.Pushed(state.turn, other, way.path, way.ride)
    return Step(replace(state, pawns=changed(state.pawns, other, to), phase=Phase.WALK), (pushed,))


def walk(state: State, to: int) -> Step[State]:
    """The investigator goes there."""
    way = walks(state)[to]
    walked = happened.Walked(state.turn, way.path, way.ride)
    return event_then(walked, stay(replace(state, pawns=changed(state.pawns, state.turn, to))))


def stay(state: State) -> Step[State]:
    """The move is over; Jimmy may ask for his tip now."""
    asks = state.card is not None and state.card.effect is Effect.TIP_AFTER and tips.affordable(state)
    return Step(replace(state, moved=True, phase=Phase.TIP_AFTER if asks else Phase.ARREST))


def arrest(state: State, space: int) -> Step[State]:
    """Announce the number; the verdict comes next."""
    return Step(replace(state, accused=space, phase=Phase.VERDICT), (happened.ArrestMade(state.turn, space),))


def end_turn(state: State) -> Step[State]:
    """The turn goes on clockwise."""
    return then(close_turn(state), begin_turn)


def close_turn(state: State) -> Step[State]:
    """Pick up cards if the card says so, and pass the turn on; it does not begin yet."""
    seat, card = state.turn, state.card
    picked = pick_up(state, seat) if card and card.effect is Effect.PICK_UP else Step(state)
    state = replace(picked.state, turn=next_investigator(state), card=None, moved=False, accused=0)
    return Step(state, picked.events)


def pick_up(state: State, seat: Seat) -> Step[State]:
    """All cards of a seat go back to the hand."""
    return take_back(state, seat, state.played[seat])


def take_back(state: State, seat: Seat, cards: Cards) -> Step[State]:
    """These cards go back to the hand."""
    if not cards:
        return Step(state)
    return Step(picked_up(state, seat, cards), (happened.CardsPickedUp(seat, cards),))


def laid_down(table: Table, seat: Seat, card: Card) -> Table:
    """Return the table after this card is played."""
    held = tuple(one for one in table.hands[seat] if one != card)
    return replace(_with_cards(table, seat, held, (*table.played[seat], card)), card=card)


def picked_up(table: Table, seat: Seat, cards: Cards) -> Table:
    """Return the table after these cards are back in the hand."""
    left = tuple(card for card in table.played[seat] if card not in cards)
    return _with_cards(table, seat, in_order((*table.hands[seat], *cards)), left)


def _with_cards(table: Table, seat: Seat, held: Cards, played: Cards) -> Table:
    return replace(table, hands=changed(table.hands, seat, held), played=changed(table.played, seat, played))
