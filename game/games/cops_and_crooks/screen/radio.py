"""What the police radio says of a caper."""

from __future__ import annotations

from game.games.cops_and_crooks.rules import events as happened
from game.games.cops_and_crooks.rules import law
from game.games.cops_and_crooks.rules.plan import Plan


def call(event: object, plan: Plan) -> str | None:
    """The line that an event is worth; None for silence."""
    match event:
        case happened.Robbed(_, at, _):
            return f"v_radio_robbery_{plan.kind[at]}"
        case law.Arrested():
            return "v_radio_custody"
        case law.BrokeOut():
            return "v_radio_jailbreak"
        case happened.GotAway():
            return "v_radio_away"
        case _:
            return None
