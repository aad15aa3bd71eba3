"""What the table looks like after each event, so that a screen can show one event at a time."""

from __future__ import annotations

from typing import assert_never

from game.core.frozen import replace
from game.core.kernel import changed
from game.games.stop_thief.rules import events as happened
from game.games.stop_thief.rules.events import Happening
from game.games.stop_thief.rules.money import pay_bank, take_from_bank
from game.games.stop_thief.rules.play import laid_down, picked_up
from game.games.stop_thief.rules.state import Clue, Tipped, View

FOLLOWED = ("captured", "bounty", "cash", "loot", "pawns", "hands", "played")
"""The fields of a view that events tell completely."""


def follow(view: View, event: Happening) -> View:
    """The view after `event`, as far as the event tells."""
    match event:
        case happened.TurnBegan(seat):
            return replace(view, turn=seat, card=None)
        case happened.ThiefRevealed(thief):
            return replace(view, face_up=thief, bounty=0, record=view.record if view.terms.pack else ())
        case happened.ClueHeard(sound, district, _):
            return replace(view, record=(*view.record, Clue(sound, district)))
        case happened.PackMoved(sound):
            return replace(view, record=(*view.record, Clue(sound, escape=True)))
        case happened.TipGiven(seat, tip, _):
            return replace(view, record=(*view.record, Tipped(seat, tip)))
        case happened.Spree(amount):
            return replace(view, bounty=view.bounty + amount)
        case happened.LootTaken(amount, _):
            return replace(view, loot=view.loot - amount)
        case happened.LootReturned(amount):
            return replace(view, loot=view.loot + amount)
        case happened.CardPlayed(seat, card):
            return laid_down(view, seat, card)
        case happened.CardsPickedUp(seat, cards):
            return picked_up(view, seat, cards)
        case happened.TipAsked(seat, cost) | happened.FalseArrest(seat, _, cost):
            return pay_bank(view, seat, cost)
        case happened.Pushed(_, seat, path) | happened.Walked(seat, path) | happened.SentBack(seat, path):
            return replace(view, pawns=changed(view.pawns, seat, path[-1]))
        case happened.Captured(seat, thief, _, reward):
            caught = changed(view.captured, seat, (*view.captured[seat], thief))
            return take_from_bank(replace(view, captured=caught, bounty=0), seat, reward)
        case happened.ThiefBolted(seat, _, reward):
            return take_from_bank(view, seat, reward)
        case happened.CashTaken(seat, victim, amount):
            return take_from_bank(pay_bank(view, victim, amount), seat, amount)
        case (
            happened.GoesFirst() | happened.CaseOpened() | happened.ThiefStepped()
            | happened.ArrestMade() | happened.CaseClosed() | happened.GameOver()
        ):  # fmt: skip
            return view
        case _:
            assert_never(event)
