"""Police Chase at its different moments, for the tour."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.kernel import SeatSetup, Setup
from game.lineup import NAMES
from game.rules.registry import LOOKS, POLICE_CHASE, complete
from game.scenes.front import House
from game.shell.scenes import Scene
from game.shell.services import Shell
from game.simulate import finished
from game.stage.seating import Chair, Seating


def tables(shell: Shell, house: House) -> Iterator[tuple[str, tuple[Scene, ...]]]:
    """The results."""
    for people in (2, 3, 4):
        match, outcome = finished(_setup(people), 5)
        seating = Seating((Chair("keyboard"),) * people)
        yield f"police_chase_results_{people}", (house.results(match, outcome, seating),)


def _setup(people: int) -> Setup:
    seats = tuple(SeatSetup(NAMES[look], look, "ai", "hard") for look in LOOKS[:people])
    return Setup(POLICE_CHASE.id, POLICE_CHASE.board, seats, complete(POLICE_CHASE, {}, people))
