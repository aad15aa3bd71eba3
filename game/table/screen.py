"""What the play scene needs from a game's screen, in small protocols.

Every game has a `GameScreen`. The others are for games that need them: `TakesTurns`, `RealTime`,
`HasSecrets`, `KeepsNotes` and `LooksBack`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Protocol, TypeVar, runtime_checkable

import pygame

from game.core.kernel import Seat
from game.match.decisions import Decision
from game.match.session import ActionResult
from game.shell.devices import Command, Device, Verb
from game.shell.picture import Canvas
from game.table.seating import Seating
from game.table.secrets import BlindChoice, Secret

MODIFIERS = range(pygame.KSCAN_LCTRL, pygame.KSCAN_RGUI + 1)
PAUSE_CODES = {"keyboard": pygame.KSCAN_ESCAPE, "mouse": pygame.BUTTON_RIGHT}
Box = tuple[int, int, int, int]
"""Left, top, width and height."""
V_contra = TypeVar("V_contra", contravariant=True)
V = TypeVar("V")
N = TypeVar("N")
A = TypeVar("A")
A_contra = TypeVar("A_contra", contravariant=True)


class GameScreen(Protocol[V_contra, A]):
    """A game on the screen: shows views, and turns input into actions `A`."""

    caption_room: Box
    badge_at: tuple[int, int]
    """Where the word REPLAY may be."""
    pause_button: pygame.Rect | None

    @property
    def seating(self) -> Seating:
        """Which device plays which seat."""
        ...

    def reseat(self, seating: Seating) -> None:
        """Let other devices play."""
        ...

    @property
    def busy(self) -> bool:
        """Whether something is shown that everybody must see before the match goes on."""
        ...

    @property
    def frame_ms(self) -> float:
        """How long this frame lasts if nothing is pressed."""
        ...

    def handle(self, command: Command) -> Iterable[tuple[Seat, A]] | None:
        """Handle a command and return the actions that it asks for; None asks for a pause.

        The actions are read only when the clock has reached the press, so return them lazily.
        """
        ...

    def refuse(self, seat: Seat, action: A, reason: str) -> None:
        """Say why an action is not possible, if a player would wonder."""
        ...

    def show(self, done: ActionResult, view: V_contra) -> None:
        """Show what was done; `view` is the table after it."""
        ...

    def skip(self) -> None:
        """Jump to the end of what is being shown."""
        ...

    def update(self, dt_ms: float) -> None:
        """Let time pass."""
        ...

    def draw(self, canvas: Canvas) -> None:
        """Draw the whole picture."""
        ...


AnyScreen = GameScreen[Any, Any]
"""The screen of one of the games; see `AnyRules`."""


@runtime_checkable
class TakesTurns(Protocol[V_contra, A_contra]):
    """A screen that offers a player choices."""

    def offer(self, legal: Mapping[Seat, tuple[A_contra, ...]], *, can_undo: bool = False) -> None:
        """What each seat may do now, and whether the last action may be undone."""
        ...

    def target(self, command: Command) -> object:
        """What this press would choose. The second press of a double click must choose the same."""
        ...

    def undo(self, view: V_contra) -> None:
        """Show the table as it was before the last action."""
        ...


@runtime_checkable
class RealTime(Protocol[V_contra]):
    """A screen of a game that everybody plays at once; input is read every millisecond."""

    def attentive(self, view: V_contra) -> bool:
        """Whether input must be read without a gap now."""
        ...

    @property
    def keys_are_up(self) -> bool:
        """Whether chance may act: nobody holds a key that must be up first."""
        ...

    def show_time(self, left_ms: int | None, whole_ms: int) -> None:
        """Show how much of the time is left."""
        ...

    def conceal(self) -> None:
        """Show nothing that players could study while the match is paused."""
        ...

    def count_in(self) -> None:
        """Count down to the moment when the match goes on after a pause."""
        ...


@runtime_checkable
class HasSecrets(Protocol[V, A]):
    """A screen with secrets that only one player may see."""

    @property
    def secret(self) -> Secret[V] | BlindChoice[V, A] | None:
        """What a person must see in private before the match goes on."""
        ...

    def looked(self) -> None:
        """The person has seen the secret."""
        ...


@runtime_checkable
class KeepsNotes(Protocol[N]):
    """A screen on which players take notes, of the type that the manifest of its game names."""

    @property
    def player_notes(self) -> N | None:
        """All notes; None if there are none."""
        ...

    def recall(self, player_notes: N | None) -> None:
        """Restore the notes of a saved match."""
        ...


@runtime_checkable
class LooksBack(Protocol[V, A]):
    """A screen that grades decisions once nothing about them is secret any more."""

    def look_back_on(self, choices: Callable[[], Iterable[Decision[V, A] | None]]) -> None:
        """Grade with the help of every decision so far."""
        ...


@runtime_checkable
class Coached(Protocol[V_contra, A_contra]):
    """A screen on which a coach can speak."""

    def offer_coach(self, label: str) -> None:
        """Offer the coach by a button with this label; if it's empty, nobody can ask."""
        ...

    def show_hint(self, words: str, action: A_contra | None, marks: tuple[str, ...]) -> None:
        """Say this to the player who has to act, about an action and these places on the table."""
        ...

    def hint_page(
        self, words: str, action: A_contra, marks: tuple[str, ...]
    ) -> Callable[[Canvas, V_contra], None]:
        """Return what paints the same as a private page."""
        ...


@runtime_checkable
class Guides(Protocol[A_contra]):
    """A screen that can be used in a lesson."""

    @property
    def lesson_rooms(self) -> tuple[pygame.Rect, ...]:
        """Where the lesson may speak; the first one that hides nothing is taken."""
        ...

    def wait_for(self, seat: Seat, action: A_contra | None, others: tuple[A_contra, ...]) -> None:
        """Offer only the action of a lesson; the `others` are possible too, but not now."""
        ...

    def place_to_press(self) -> pygame.Rect | None:
        """Where a press comes nearer to what the lesson waits for, or closes a page."""
        ...

    def code_to_press(self, device: Device) -> int | None:
        """The key or button that does the same; None if it is CONFIRM."""
        ...

    def place_named(self, name: str) -> pygame.Rect | None:
        """What the lesson talks about; None if there is no such place."""
        ...


AnyGuides = Guides[Any]
"""The screen of one of the games in a lesson; see `AnyRules`."""


def asks_for_pause(command: Command, button: pygame.Rect | None) -> bool:
    """Whether a player asks for a pause: by a key, a pad, the right mouse button or a click."""
    if not command.down:
        return False
    if button and command.code == pygame.BUTTON_LEFT and command.pos and button.collidepoint(command.pos):
        return command.device.kind == "mouse"
    return command.verb is Verb.PAUSE or command.code == PAUSE_CODES.get(command.device.kind)


def is_press(command: Command) -> bool:
    """Whether this is a press: no movement, no held key, and no modifier such as Alt."""
    moved = command.verb is Verb.POINT and not command.code
    shift = command.device.kind == "keyboard" and command.code in MODIFIERS
    return command.down and not (moved or command.repeat or shift)
