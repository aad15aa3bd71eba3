"""Private tips: what they may say, and how likely each is."""

from __future__ import annotations

from functools import cache

from game.games.stop_thief.rules import tuning
from game.games.stop_thief.rules.city import City
from game.games.stop_thief.rules.sections import sections
from game.games.stop_thief.rules.state import Hunt, Tip
from game.games.stop_thief.rules.terms import TipKind
from game.games.stop_thief.rules.thieves import Who


def kind(hunt: Hunt) -> TipKind:
    """The kind of tip now."""
    return TipKind.DIGIT if hunt.at_large(Who.BARON) else hunt.terms.tip


def cost(hunt: Hunt) -> int:
    """The price of a tip now, for the investigator or the Loot."""
    if hunt.terms.pack:
        return tuning.DEAR_PACK_TIP if hunt.at_large(Who.TIPPER) else tuning.PACK_TIP
    return tuning.HUSH_TIP if hunt.at_large(Who.HUSH) else 0


def affordable(hunt: Hunt) -> bool:
    """Whether the player can pay for a tip; the Loot always can."""
    return hunt.terms.pack or hunt.cash[hunt.turn] >= cost(hunt)


def answers(city: City, kind: TipKind, at: int) -> tuple[Tip, ...]:
    """Every tip about a thief who is here; all equally likely."""
    match kind:
        case TipKind.SPACE:
            return (Tip(spaces=(at,)),)
        case TipKind.DIGIT:
            return (Tip(digit=city.plan.digit[at]),)
        case TipKind.TWO:
            return tuple(Tip(spaces=_pair(at, other)) for other in decoys(city, at))
        case TipKind.SECTIONS:
            parts = sections(city)
            true = next(place for place, part in enumerate(parts) if at in part)
            others = [place for place in range(len(parts)) if place != true] or [true]
            return tuple(Tip(sections=_pair(true, other)) for other in others)


def likelihood(city: City, tip: Tip, at: int) -> float:
    """How likely this tip would be if the thief were here."""
    kind = kind_of(tip)
    if kind is TipKind.SPACE or kind is TipKind.DIGIT:
        return float(tip in answers(city, kind, at))
    if kind is TipKind.TWO and at not in tip.spaces:
        return 0.0
    said = answers(city, kind, at)
    return said.count(tip) / len(said)


def kind_of(tip: Tip) -> TipKind:
    """The kind of a given tip."""
    if tip.digit:
        return TipKind.DIGIT
    if tip.sections:
        return TipKind.SECTIONS
    return TipKind.TWO if len(tip.spaces) > 1 else TipKind.SPACE


@cache
def decoys(city: City, at: int) -> tuple[int, ...]:
    """False spaces to pair with the true one: of its kind, and of its district if possible."""
    plan = city.plan
    alike = [space for space in plan.of_kind(plan.kind[at]) if space != at]
    near = [space for space in alike if plan.digit[space] == plan.digit[at]]
    return tuple(near or alike) or tuple(space for space in plan.numbered if space != at)


def _pair(one: int, other: int) -> tuple[int, int]:
    """Sort two numbers, so that their order tells nothing."""
    return (one, other) if one < other else (other, one)
