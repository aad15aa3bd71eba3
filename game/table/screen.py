"""What a game's stage offers to the play scene."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

import pygame

from game.core.kernel import Seat
from game.match.session import Happened
from game.shell.devices import Command
from game.table.seating import Seating
from game.table.secrets import BlindChoice, Secret


class GameScreen(Protocol):
    """A game on the screen."""

    precise: bool
    idle_ms: float
    """How long the loop may sleep while nothing moves."""
    caption_room: tuple[int, int, int, int]
    """Where captions have room: left, top, width and height."""
    badge_at: tuple[int, int]
    """Where it may say that this is a replay."""
    pause_button: pygame.Rect | None
    """Where a click pauses, if the stage shows such a button."""
    dirty: Sequence[pygame.Rect] | None
    """Where the next canvas is not as the stage has left the last; None: anywhere."""

    @property
    def seating(self) -> Seating:
        """Which hand plays which seat."""
        ...

    @property
    def holds_clock(self) -> bool:
        """True while something is shown that everybody must see before time goes on."""
        ...

    def attentive(self, view: Any) -> bool:  # noqa: ANN401
        """True for a moment in which input must be read without a gap."""
        ...

    @property
    def keys_are_up(self) -> bool:
        """Whether chance may act: nobody holds a key that must be up first."""
        ...

    @property
    def moving(self) -> bool:
        """Whether the next frame will look different."""
        ...

    @property
    def player_notes(self) -> Any:  # noqa: ANN401
        """What people wrote down at the table, as plain JSON; None when there is nothing."""
        ...

    def recall(self, player_notes: Any) -> None:  # noqa: ANN401
        """Give back what people had written down when the match was saved."""
        ...

    @property
    def secret(self) -> Secret | BlindChoice | None:
        """What a person must look at in private before the match goes on."""
        ...

    def looked(self) -> None:
        """The secret was looked at."""
        ...

    def reseat(self, seating: Seating) -> None:
        """Let other hands play."""
        ...

    def offer(self, legal: Mapping[Seat, tuple[Any, ...]], *, can_undo: bool = False) -> None:
        """What every seat that is to act may do now, and whether the last action may be undone."""
        ...

    def undo(self, view: Any) -> None:  # noqa: ANN401
        """The last action was undone."""
        ...

    def handle_ui(self, command: Command) -> bool:
        """Let a hand look around; True when the command wanted nothing else."""
        ...

    def actions_for(self, command: Command) -> Iterable[tuple[Seat, Any]]:
        """The actions that a command asks for."""
        ...

    def refuse(self, seat: Seat, action: Any, reason: str) -> None:  # noqa: ANN401
        """Say why an action is not possible, where a player would wonder."""
        ...

    def show(self, done: Happened, view: Any) -> None:  # noqa: ANN401
        """Start the pictures and sounds of what was done."""
        ...

    def skip(self) -> None:
        """Jump to the end of what is being shown."""
        ...

    def update(self, dt_ms: float, time_left: int | None, time_whole: int) -> None:
        """Let time pass on the stage."""
        ...

    def draw(self, canvas: pygame.Surface) -> None:
        """The whole picture."""
        ...
