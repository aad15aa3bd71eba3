"""Which AI plays which game."""

from __future__ import annotations

from game.ai.cops_and_crooks import Schemer
from game.ai.hands_up import Guard
from game.ai.player import Player, PlayerMaker
from game.ai.police_chase import Officer
from game.ai.stop_thief import Sleuth
from game.core.kernel import Seat
from game.core.match import AnyMatch

MAKERS: dict[str, PlayerMaker] = {
    "stop-thief": Sleuth,
    "cops-and-crooks": Schemer,
    "police-chase": Officer,
    "hands-up": Guard,
}


def players(match: AnyMatch) -> dict[Seat, Player]:
    """An AI for every seat of the match that has one."""
    make = MAKERS[match.setup.game]
    return {
        Seat(number): make(Seat(number), seat.level, match.dice(Seat(number)))
        for number, seat in enumerate(match.setup.seats)
        if seat.player == "ai"
    }
