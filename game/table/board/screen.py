"""The screen of a board game: it animates events in order, then players choose their next action."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from typing import Generic, Protocol, TypeVar, cast

import pygame

from game.core.kernel import Event, Seat, Setup
from game.match.session import ActionResult
from game.shell.devices import Command, Device, Verb
from game.shell.picture import Canvas
from game.shell.scenes import FRAME_MS, LIFE_MS, RESTING_MS
from game.shell.services import Shell
from game.table.board.animation import Animation, AnimationQueue
from game.table.board.camera import Camera
from game.table.board.camera_control import CameraControl
from game.table.board.choices import HINT, UNDO, Choice, Chooser
from game.table.board.coached import CoachedScreen
from game.table.board.display import BoardDisplay
from game.table.board.input import BoardInput
from game.table.board.painter import BoardPainter
from game.table.board.places import OnBoard, SpotT
from game.table.screen import asks_for_pause, is_press
from game.table.seating import Seating

FASTEST = 4.0
"""Flights are visible even if animations end at once."""
LATE_PRESS_MS = 220.0
"""A press so soon after an animation was meant to skip it."""


class TurnView(Protocol):
    """A view of a game of turns."""

    @property
    def turn(self) -> Seat:
        """Whose turn it is."""
        ...

    @property
    def acting(self) -> Seat | None:
        """Who has to act; None when the match is over."""
        ...


V = TypeVar("V", bound=TurnView)
V_contra = TypeVar("V_contra", bound=TurnView, contravariant=True)
E = TypeVar("E", bound=Event)
E_contra = TypeVar("E_contra", bound=Event, contravariant=True)
A = TypeVar("A")
S = TypeVar("S")


class Animator(Protocol[V_contra, E_contra]):
    """Knows what the events of a game look and sound like."""

    def animations_for(self, event: E_contra, before: V_contra, after: V_contra) -> Iterable[Animation]:
        """The animations from the view before an event to the view after it."""
        ...


class BoardScreen(CoachedScreen[V, A, SpotT], Generic[V, E, A, S, SpotT]):
    """Shows views `V` by animating events `E`, and turns input into actions `A`.

    `S` is what a player picks on the way to an action, such as a pawn before its tile,
    and `SpotT` is where players can point.

    A game brings its display, its painter, its animator and the function that says how a view follows from an
    event, and it says what can be chosen (`_ask`) and how a frame is painted (`_paint`).
    """

    caption_room: tuple[int, int, int, int]
    badge_at: tuple[int, int]
    pause_button: pygame.Rect | None

    def __init__(
        self,
        shell: Shell,
        setup: Setup,
        view: V,
        camera: Camera,
        display: BoardDisplay[V],
        painter: BoardPainter[BoardDisplay[V], SpotT],
        board_input: BoardInput[V, S, SpotT],
        animator: Animator[V, E],
        follow: Callable[[V, E], V],
    ) -> None:
        self._shell = shell
        self._setup = setup
        self._view = view
        self.display = display
        self.painter = painter
        self.input = board_input
        self._animator = animator
        self._follow = follow
        self.camera = camera
        """Which part of the board is seen, and how large."""
        self._camera_control = CameraControl(shell, camera)
        self._queue = AnimationQueue()
        self._legal: Mapping[Seat, tuple[A, ...]] = {}
        self._can_undo = False
        self._ms = self._late_press_ms = 0.0
        display.follow = self._camera_control.follow
        display.settle(view)

    @property
    def seating(self) -> Seating:
        """Which device plays which seat."""
        return self.input.seating

    def reseat(self, seating: Seating) -> None:
        """Let other devices play."""
        self.input.seating = seating
        self._ask()

    # ---- input ----

    def offer(self, legal: Mapping[Seat, tuple[A, ...]], *, can_undo: bool = False) -> None:
        """What each seat may do now, and whether the last action may be undone."""
        self._legal, self._can_undo = legal, can_undo
        if not self._queue.busy:
            self._ask()
            self.input.show_likeliest()

    def wait_for(self, seat: Seat, action: A | None, others: tuple[A, ...]) -> None:
        """Offer only the action of a lesson; the `others` are possible too, but not now."""
        self.input.chooser.wanted = action
        self.input.can_wait = lambda spot: any(one.place == spot for one in self._choices(seat, others))
        self.offer({} if action is None else {seat: (action,)})

    def place_to_press(self) -> pygame.Rect | None:
        """Where a press comes nearer to what a lesson waits for; it can't be moved out of the view."""
        choice = None if self.busy else self._chooser.likeliest
        if choice is None:
            return None
        rect = self.input.rect_of(choice.place)
        if not self.camera.view.collidepoint(rect.center) and not self.input.is_beside(choice.place):
            self.camera.show_all()
        return rect

    def code_to_press(self, device: Device) -> int | None:
        """Return None: CONFIRM chooses what has the focus."""
        del device
        return None

    def place_named(self, name: str) -> pygame.Rect | None:
        """What a lesson points at, such as `space:55` or a name that the game knows."""
        kind, _, number = name.partition(":")
        return self.input.rect_of(cast("SpotT", OnBoard(int(number)))) if kind == "space" else None

    @property
    def lesson_rooms(self) -> tuple[pygame.Rect, ...]:
        """Where the lesson may speak: at the upper or the lower edge of the board."""
        view = self.camera.view
        return (
            pygame.Rect(view.x, view.y, view.w, view.h // 2),
            pygame.Rect(view.x, view.centery, view.w, view.h // 2),
        )

    def handle(self, command: Command) -> Iterable[tuple[Seat, object]] | None:
        """Use the screen, skip an animation, or ask the rules for an action; None asks for a pause."""
        pauses = asks_for_pause(command, self.pause_button)
        if pauses and command.verb is not Verb.BACK:
            return None
        if self._handle_ui(command) or self._inspects(command):
            return ()
        if pauses:
            return None
        if self.busy:
            if is_press(command):
                self.skip()
            return ()
        return self._actions(command)

    def target(self, command: Command) -> object:
        """What this press would choose, skip or warn of."""
        return self.busy or self.input.target(command)

    def _handle_ui(self, command: Command) -> bool:
        """Handle what the rules need not know, such as moving the camera; True if that was all."""
        self.input.hover(command)
        return self._moves_camera(command)

    def _moves_camera(self, command: Command) -> bool:
        consumed = self._camera_control.handle(command, free=self.input.mouse_is_free)
        self.input.dragging = self._camera_control.dragging
        return consumed

    def _inspects(self, command: Command) -> bool:
        """Let anybody ask what a thing is, in every turn; True if that was all."""
        if not command.down or not self._explains:
            return False
        acting = self._view.acting
        seat = self._view.turn if acting is None or acting < 0 else acting
        return self.input.inspects(command, self._view, seat)

    @property
    def _explains(self) -> bool:
        """Whether pointing at a thing explains it now: nothing is shown that everybody must see."""
        return not self.busy

    @property
    def _player(self) -> Seat | None:
        """Who may act now; nobody while something is shown, and just after."""
        seat = self._view.acting
        waits = self._queue.busy or self._late_press_ms > 0
        return None if waits or seat is None or seat < 0 else seat

    def _actions(self, command: Command) -> Iterator[tuple[Seat, object]]:
        """The actions that a command asks for, read lazily: an animation may begin in between."""
        seat = self._player
        if seat is None or not command.down:
            return
        if command.verb is Verb.BACK and self._can_undo and self.seating.may_speak(command.device, seat):
            yield seat, UNDO
            return
        if command.verb is Verb.HINT and self._hint_label and self.seating.may_speak(command.device, seat):
            if not self._hides_hint(HINT):
                yield seat, HINT
            return
        for who, action in self.input.actions_for(command, self._view, seat, self._setup.seats[seat].name):
            if not self._hides_hint(action) and not self._handle_locally(action):
                yield who, action

    def _handle_locally(self, action: object) -> bool:
        """Do an action that only the screen knows; False if it is one of the rules."""
        del action
        return False

    def refuse(self, seat: Seat, action: object, reason: str) -> None:
        """Say why an action is not possible."""
        del seat, action
        self.input.refuse(reason)

    def _ask(self) -> None:
        """Offer what can be done."""
        raise NotImplementedError

    def _choices(self, seat: Seat, legal: tuple[A, ...]) -> tuple[Choice[SpotT], ...]:
        """What a person could choose on the screen if these actions were possible."""
        raise NotImplementedError

    # ---- animation ----

    @property
    def busy(self) -> bool:
        """Whether something is shown that everybody must see before the game goes on."""
        return self._queue.busy

    @property
    def moving(self) -> bool:
        """Whether anything moves that has to move smoothly, or the next press may be a late one."""
        shows = self._queue.busy or self.display.moving or self._late_press_ms > 0
        return shows or self._camera_control.moving or self.painter.decals.sharpening.going_on

    @property
    def frame_ms(self) -> float:
        """A board is never quite still, but fewer frames are enough for its ambient animations."""
        if self.moving:
            return FRAME_MS
        return RESTING_MS if self._shell.settings.value.still else LIFE_MS

    def show(self, done: ActionResult, view: V) -> None:
        """Animate what was done; `view` is the table after it."""
        self._start_showing(done, view)
        before, self._view, self._hint = self._view, view, None
        self._cancel_selection()
        if view.turn != before.turn:
            self._camera_control.start_turn()
        shown = before
        for event in cast("tuple[E, ...]", done.events):
            after = self._follow(shown, event)
            animations = (*self._react_to(event), *self._animator.animations_for(event, shown, after))
            if animations or self._queue.busy:
                self._queue.play(*animations, Animation(end=partial(self.display.show, after)))
            shown = after
        if not self._queue.busy:
            self.display.settle(view)

    def undo(self, view: V) -> None:
        """Show the table as it was before the last action."""
        self._view, self._hint = view, None
        self._cancel_selection()
        self.display.settle(view)
        self._shell.sound.play("back")

    def _cancel_selection(self) -> None:
        """Forget what a player has begun."""
        self.input.cancel_selection()

    def _start_showing(self, done: ActionResult, view: V) -> None:
        """Do what comes before the animations of an action; `view` is the table after it."""

    def _react_to(self, event: E) -> Iterable[Animation]:
        """What the screen itself does about an event, before its animations."""
        del event
        return ()

    def skip(self) -> None:
        """Jump to the end of what is being shown."""
        self._queue.skip()
        self.display.money_counter.clear()
        self._finish_showing()

    def _finish_showing(self) -> None:
        """Show the final view, and ask for the next action."""
        self.display.settle(self._view)
        self._late_press_ms = LATE_PRESS_MS
        self._ask()
        self.input.show_likeliest()

    def update(self, dt_ms: float) -> None:
        """Let time pass."""
        settings = self._shell.settings.value
        self._ms += dt_ms
        was_busy = self._queue.busy
        self._queue.update(dt_ms, settings.pace, still=settings.still)
        self.display.update(dt_ms * min(settings.pace, FASTEST))
        self._camera_control.update(dt_ms)
        self.painter.decals.sharpening.update(self.camera)
        self.painter.ambient.update(0.0 if settings.still else dt_ms)
        self._late_press_ms -= dt_ms
        if was_busy and not self._queue.busy:
            self._finish_showing()
        self.input.update(dt_ms, self._view, self._view.acting, quiet=not self._explains)

    # ---- drawing ----

    def draw(self, canvas: Canvas) -> None:
        """Draw the whole picture."""
        self._paint(canvas)
        bubble = self.input.bubble or self._draw_hint(canvas)
        if bubble is not None:
            self.painter.draw_bubble(canvas, bubble, self._chooser.choices)

    def _paint(self, canvas: Canvas) -> None:
        """Draw everything except the speech bubble."""
        raise NotImplementedError

    @property
    def _chooser(self) -> Chooser[SpotT]:
        """What a person can choose; nothing while an animation plays."""
        return Chooser() if self._queue.busy else self.input.chooser

    @property
    def _focus(self) -> SpotT | None:
        return None if self._queue.busy else self.input.focus

    @property
    def _pulse_ms(self) -> float:
        """The time, for things that pulse."""
        return 0.0 if self._shell.settings.value.still else self._ms
