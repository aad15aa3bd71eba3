"""The calls of the police radio."""

from __future__ import annotations

from typing import assert_never

from game.games.cops_and_crooks.rules import events
from game.games.cops_and_crooks.rules.plan import Plan


def call(event: object, plan: Plan) -> str | None:
    """The voice line for an event, or None. Turns and moves have none."""
    if not isinstance(event, events.MoneyEvent | events.LawEvent):
        return None
    match event:
        case events.Robbed(_, at, _):
            return f"v_radio_robbery_{plan.kind[at]}"
        case events.Arrested():
            return "v_radio_custody"
        case events.BrokeOut():
            return "v_radio_jailbreak"
        case events.GotAway():
            return "v_radio_away"
        case events.ShopOpened() | events.ShopClosed() | events.Deposited() | events.Withdrew():
            return None
        case events.TicketBought() | events.LeftBehind() | events.BecameWanted() | events.NoLongerWanted():
            return None
        case (
            events.Thwarted() | events.Jailed() | events.Eliminated() | events.StayedInJail() | events.Freed()
        ):
            return None
        case _:
            assert_never(event)
