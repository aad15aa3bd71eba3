"""How the coach calls cards and spaces."""

from __future__ import annotations

from game.games.stop_thief.rules.city import CIRCLE, Plan
from game.games.stop_thief.rules.people import Card
from game.games.stop_thief.rules.state import Tipped, View
from game.match.coach import Name, Term


def term(key: str, **names: Name) -> Term:
    """A part of a sentence."""
    return Term(f"stop-thief.coach.{key}", names)


def place_name(plan: Plan, space: int) -> Term:
    """A space as players call it; circles have no number."""
    if plan.kind[space] != CIRCLE:
        return term("place.space", space=space)
    one, other = sorted(plan.neighbours[space])
    return term("place.circle", one=one, other=other)


def named(card: Card) -> Term:
    """A movement card as players call it."""
    return term(f"cards.{card.effect.name.lower().replace('_', '-')}", pips=card.pips)


def knows_tip(view: View) -> bool:
    """Whether the viewer has a tip that the others don't know."""
    own = any(isinstance(fact, Tipped) and fact.tip is not None for fact in view.record)
    return own and not view.terms.pack
