"""Whether every roll can be moved in Cops and Crooks, from everywhere, on foot and by car."""

from __future__ import annotations

from game.boards.spaces import Spaces, roll_without_move
from game.core.board import Board, Neighbours

WALKED = range(1, 7)
DRIVEN = range(2, 13, 2)
"""The car moves two spaces for every pip."""
STREETS = ("street", "arcade")
HEADQUARTERS = ("office", "cell")


def check_rolls(spaces: Spaces, city: Board) -> None:
    """Walkers from every space, and the car from every street in every heading."""
    _check_walkers(spaces, city)
    _check_car(spaces, city)


def _check_walkers(spaces: Spaces, city: Board) -> None:
    """A walk leads through no house: those are where it begins or ends."""
    everybody = _leading_to(STREETS, city, city.neighbours)
    police = _leading_to((*STREETS, *HEADQUARTERS), city, city.joined_by("walk", "police"))
    for number, found in spaces.items():
        neighbours = police if found.space.kind in HEADQUARTERS else everybody
        roll = roll_without_move(neighbours, (number,), WALKED)
        if roll is not None:
            raise found.fault("cops-and-crooks.map.walker-stuck", number=number, roll=roll)


def _check_car(spaces: Spaces, city: Board) -> None:
    """The head goes on, the tail follows, and no space is entered twice in one move."""
    drive = city.joined_by("drive")
    for tail, heads in drive.items():
        for head in heads:
            roll = roll_without_move(drive, (tail, head), DRIVEN)
            if roll is not None:
                raise spaces[head].fault("cops-and-crooks.map.car-stuck", tail=tail, head=head, roll=roll)


def _leading_to(kinds: tuple[str, ...], city: Board, neighbours: Neighbours) -> Neighbours:
    return {
        number: tuple(there for there in ends if city.spaces[there].kind in kinds)
        for number, ends in neighbours.items()
    }
