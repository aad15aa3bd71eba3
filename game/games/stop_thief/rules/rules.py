"""The rules of Stop Thief!: who may do what, and what comes of it."""

from __future__ import annotations

from dataclasses import fields
from typing import assert_never

from game.core.board import Board
from game.core.frozen import replace
from game.core.kernel import Choose, IllegalAction, Outcome, Seat, Setup, Step, Timer
from game.games.stop_thief.rules import actions as act
from game.games.stop_thief.rules import captures, play, play_thief, tuning
from game.games.stop_thief.rules.belief import guess
from game.games.stop_thief.rules.choices import choices, odds
from game.games.stop_thief.rules.city import City
from game.games.stop_thief.rules.people import INVESTIGATORS
from game.games.stop_thief.rules.state import Fact, Hunt, Phase, State, Tipped, View
from game.games.stop_thief.rules.terms import Mode, agreed
from game.games.stop_thief.rules.why import reason

OPEN = tuple(item.name for item in fields(Hunt))


class StopThiefRules:
    """Stop Thief! behind the `Rules` protocol."""

    def new(self, setup: Setup, board: Board) -> State:
        """Everybody stands on the start with all cards; in one-vs-many the first seat is the Pack."""
        city, terms = City.of(board), agreed(setup.options, len(setup.seats))
        looks = tuple(seat.look for seat in setup.seats)
        if terms.mode is Mode.ONE_VS_MANY:
            looks = ("", *looks[1:])
        hunting = [bool(look) for look in looks]
        players = sum(hunting)
        return State(
            city=city,
            terms=terms,
            looks=looks,
            phase=Phase.FIRST if players > 1 else Phase.REVEAL,
            turn=Seat(hunting.index(True)),
            captured=((),) * len(looks),
            bank=tuning.MONEY - terms.cash * players - terms.loot,
            cash=tuple(terms.cash for _ in looks),
            loot=terms.loot,
            pawns=tuple(city.plan.start if hunts else 0 for hunts in hunting),
            hands=tuple(INVESTIGATORS[look].cards if look else () for look in looks),
            played=((),) * len(looks),
        )

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """Who has to act: the player whose turn it is, CHANCE, or the Pack's player."""
        acting = state.acting
        return () if acting is None else (acting,)

    def legal(self, state: State, seat: Seat) -> tuple[act.Action, ...]:
        """Every action `apply` would accept from `seat`, in a stable order."""
        return choices(state) if seat == state.acting else ()

    def odds(self, state: State) -> tuple[tuple[act.Action, int], ...]:
        """Weights for the thief's steps, the cards in the deck, and what only the device knows."""
        return odds(state)

    def apply(self, state: State, seat: Seat, action: act.Action) -> Step[State]:
        """The next state and what happened; refuses what `legal` does not list.

        A step can be undone while the same player goes on and has learned nothing.
        """
        if action not in self.legal(state, seat):
            raise IllegalAction(reason(state, seat, action))
        step = _done(state, action)
        final = step.state.acting != seat or isinstance(action, act.Step)
        return Step(step.state, step.events, final)

    def timer(self, state: State) -> Timer[act.Action] | None:
        """Nothing runs by itself."""
        return None

    def view(self, state: State, viewer: Seat) -> View:
        """The open table, the tips this viewer may know, and the thief for the Pack's player only."""
        known = {name: getattr(state, name) for name in OPEN}
        known["record"] = _seen(state, viewer)
        is_pack = viewer == state.pack_seat
        return View(viewer=viewer, hideaway=state.hideaway if is_pack else None, **known)

    def imagine(self, view: View, choose: Choose) -> State:
        """Put the thief somewhere that fits what the viewer knows."""
        return State(hideaway=guess(view, choose), **{name: getattr(view, name) for name in OPEN})

    def outcome(self, state: State) -> Outcome | None:
        """Who won, and how."""
        return Outcome(state.winners, state.ended) if state.phase is Phase.OVER else None


def _seen(state: State, viewer: Seat) -> tuple[Fact, ...]:
    """The record without the content of rivals' tips."""
    if state.terms.pack:
        return state.record
    return tuple(
        Tipped(fact.seat, None) if isinstance(fact, Tipped) and fact.seat != viewer else fact
        for fact in state.record
    )


def _done(state: State, action: act.Action) -> Step[State]:
    match action:
        case act.FirstPlayer(seat):
            return play.first_player(state, seat)
        case act.Draw(thief):
            return play.draw(state, thief)
        case act.GetClue():
            return Step(replace(state, phase=Phase.STEP if state.record else Phase.APPEAR))  # S1
        case act.Appear(space, sound):
            return play_thief.appear(state, space, sound)
        case act.Step():
            return play_thief.step(state, action)
        case act.PlayCard(card):
            return play.play_card(state, card)
        case act.AskTip():
            return play.ask_tip(state)
        case act.NoTip():
            return play.no_tip(state)
        case act.Answer(tip):
            return play.answer(state, tip)
        case act.Push(seat, to):
            return play.push(state, seat, to)
        case act.NoPush():
            return Step(replace(state, phase=Phase.WALK))
        case act.Walk(to):
            return play.walk(state, to)
        case act.Stay():
            return play.stay(state)
        case act.Arrest(space):
            return play.arrest(state, space)
        case act.Verdict(right):
            return play_thief.verdict(state, right=right)
        case act.TakeBack(seat, card):
            return captures.card_back(state, seat, card)
        case act.Coin(heads):
            return play_thief.coin(state, heads=heads)
        case act.EndTurn():
            return play.end_turn(state)
        case act.Unmask():
            return play_thief.unmask(state)
        case _:
            assert_never(action)
