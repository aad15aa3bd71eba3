"""What can be chosen now, and the one focus that mouse, keys and pads share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from game.shell.devices import Verb
from game.shell.focus import DIRECTIONS, following, nearest
from game.table.board.places import OnBoard, SpotT

SpotT_co = TypeVar("SpotT_co", covariant=True)
ON = {Verb.LEFT: -1, Verb.RIGHT: 1}


@dataclass(frozen=True, slots=True)
class Choice(Generic[SpotT_co]):
    """An action that can be chosen, and its place."""

    action: object
    """An action of the rules, or one that the screen handles itself."""
    place: SpotT_co
    """The game's geometry knows where it is on the canvas."""
    warning: str = ""
    """A words key: the first press shows it, the second acts."""


class Undo:
    """Asks to undo the last action; no rule knows it."""


UNDO = Undo()


class AskCoach:
    """Asks the coach for a hint; no rule knows it."""


HINT = AskCoach()


class Chooser(Generic[SpotT]):
    """What can be chosen now; the focus stays at its place as long as that can be chosen."""

    def __init__(self) -> None:
        self.choices: tuple[Choice[SpotT], ...] = ()
        self._focus: SpotT | None = None
        self._warned: Choice[SpotT] | None = None
        self.wanted: object = None
        """The action that a lesson waits for."""

    def offer(self, choices: Sequence[Choice[SpotT]]) -> None:
        """Replace the choices."""
        if tuple(choices) == self.choices:
            return
        self.choices = tuple(choices)
        self._warned = None
        if self.wanted is not None or self.at(self._focus) is None:
            self._focus = self.likeliest.place if self.likeliest else None

    @property
    def likeliest(self) -> Choice[SpotT] | None:
        """What a lesson waits for, or the first choice, which may lead there."""
        first = self.choices[0] if self.choices else None
        return next((choice for choice in self.choices if choice.action == self.wanted), first)

    @property
    def focus(self) -> Choice[SpotT] | None:
        """The choice that a press would take."""
        return self.at(self._focus)

    def at(self, place: SpotT | None) -> Choice[SpotT] | None:
        """The choice at a place, if it is one."""
        return next((choice for choice in self.choices if choice.place == place), None)

    def point_at(self, place: SpotT | None) -> bool:
        """Move the focus to a place; False when there is nothing to choose."""
        if self.at(place) is None:
            return False
        self._focus = place
        return True

    def step(self, verb: Verb, spots: Mapping[SpotT, tuple[float, float]]) -> None:
        """Move the focus to the next choice in a direction; `spots` tells where the places are.

        Beside the board, left and right go on in order where nothing lies in their direction.
        """
        here = None if self._focus is None else spots.get(self._focus)
        if here is None or verb not in DIRECTIONS:
            return
        places = {choice.place: spots[choice.place] for choice in self.choices}
        best = nearest(here, verb, places, widest=3)
        if best is not None:
            self._focus = best
        elif verb in ON and not isinstance(self._focus, OnBoard):
            self.next(ON[verb])

    def next(self, by: int) -> None:
        """Move the focus to the next choice in order."""
        if self.choices:
            self._focus = following(self._focus, [choice.place for choice in self.choices], by)

    def take(self) -> Choice[SpotT] | None:
        """The choice that has the focus; None if it needs a `warning` first."""
        choice = self.focus
        if choice is None or (choice.warning and self._warned != choice):
            self._warned = choice
            return None
        return choice

    @property
    def warning(self) -> str:
        """The words key of the current warning, or an empty text."""
        return self._warned.warning if self._warned is not None else ""
