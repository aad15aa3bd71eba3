"""What every board does on the screen: shows are played in order, and hands choose when all was shown."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from typing import Any, Generic, Protocol, TypeVar, cast

import pygame

from game.core.kernel import Event, Seat, Setup
from game.match.session import ActionResult
from game.shell.devices import Command, Verb
from game.shell.services import Shell
from game.table.board.animation import Animation, AnimationQueue
from game.table.board.cached_panels import DirtyRects
from game.table.board.camera import Camera
from game.table.board.choices import UNDO, Chooser
from game.table.board.display import BoardDisplay
from game.table.board.input import BoardInput
from game.table.board.painter import BoardPainter
from game.table.board.places import Spot
from game.table.board.steering import Steering
from game.table.screen import asks_for_pause, is_press
from game.table.seating import Seating

FASTEST = 4.0
"""Even with animations at once, what flies is seen."""
DEAF_MS = 220.0
"""So long after a show a press is taken for one that came too late to skip it."""
LIFE_MS = 40.0
"""What breathes is drawn so often."""
NOTHING = Chooser()
"""Nothing can be chosen while something is shown."""
Action = Any
"""What a game's rules know, or what its table does by itself."""


class Turns(Protocol):
    """A view of a game of turns."""

    @property
    def turn(self) -> Seat:
        """Whose turn it is."""
        ...

    @property
    def acting(self) -> Seat | None:
        """Who has to do something; None when the match is over."""
        ...


V = TypeVar("V", bound=Turns)
E = TypeVar("E", bound=Event)
D = TypeVar("D", bound=BoardDisplay[Any])
P = TypeVar("P", bound=BoardPainter[Any, Any])


class BoardScreen(Generic[V, E, D, P]):
    """Shows views `V` by animating events `E`, and turns input into actions.

    A game brings its display and its painter, and says how a view follows from an event (`_follow`), what an
    event looks like (`_animations_for`), what can be chosen (`_ask`) and how a frame is painted (`_paint`).
    """

    idle_ms = 33.0
    """The board lives, also while nobody moves."""
    caption_room: tuple[int, int, int, int]
    badge_at: tuple[int, int]
    pause_button: pygame.Rect | None
    dirty: DirtyRects = None

    def __init__(
        self,
        shell: Shell,
        setup: Setup,
        view: V,
        camera: Camera,
        display: D,
        painter: P,
        hands: BoardInput[V, Any],
    ) -> None:
        self._shell = shell
        self._setup = setup
        self._view = view
        self._display = display
        self._painter = painter
        self._input = hands
        self._steering = Steering(shell, camera)
        self._queue = AnimationQueue()
        self._legal: Mapping[Seat, tuple[Action, ...]] = {}
        self._can_undo = False
        """Whether the last action may be undone."""
        self._ms = self._deaf_ms = 0.0
        self._needs_redraw = True
        display.follow = self._steering.follow
        display.settle(view)

    # ---- who plays, and what is kept ----

    @property
    def seating(self) -> Seating:
        """Which hand plays which seat."""
        return self._input.seating

    def reseat(self, seating: Seating) -> None:
        """Let other hands play."""
        self._input.seating = seating
        self._ask()

    # ---- hands ----

    def offer(self, legal: Mapping[Seat, tuple[Action, ...]], *, can_undo: bool = False) -> None:
        """What each seat may do now, and whether the last action may be undone."""
        self._legal, self._can_undo = legal, can_undo
        if not self._queue.busy:
            self._ask()

    def handle(self, command: Command) -> Iterable[tuple[Seat, Action]] | None:
        """Look around, close what lies open, skip what is shown, or ask the rules for something."""
        pauses = asks_for_pause(command, self.pause_button)
        if pauses and command.verb is not Verb.BACK:
            return None
        if self._handle_ui(command):
            return ()
        if pauses:
            return None
        if self.busy:
            if is_press(command):
                self.skip()
            return ()
        return self._actions(command)

    def _handle_ui(self, command: Command) -> bool:
        """Do what asks nothing of the rules, such as moving the camera; True when that was all."""
        self._input.hover(command)
        return self._moves_camera(command)

    def _moves_camera(self, command: Command) -> bool:
        consumed = self._steering.handle(command, free=self._input.mouse_is_free)
        self._input.gripped = self._steering.gripped
        return consumed

    def _actions(self, command: Command) -> Iterator[tuple[Seat, Action]]:
        """The actions that a command asks for."""
        seat = self._view.acting
        awake = not self._queue.busy and self._deaf_ms <= 0
        if awake and seat is not None and seat >= 0:
            yield from self._actions_for(command, seat)

    def _actions_for(self, command: Command, seat: Seat) -> Iterator[tuple[Seat, Action]]:
        """The actions that a command asks for while `seat` has to do something."""
        if not command.down:
            return
        if command.verb is Verb.BACK and self._can_undo and self.seating.may_speak(command.device, seat):
            yield seat, UNDO
            return
        for who, wish in self._input.actions_for(command, self._view, seat, self._setup.seats[seat].name):
            if not self._does_itself(wish):
                yield who, wish

    def _does_itself(self, wish: Action) -> bool:
        """Do what no rule asks for; True when a wish was that."""
        del wish
        return False

    def refuse(self, seat: Seat, action: Action, reason: str) -> None:
        """Say why an action is not possible."""
        del seat, action
        self._input.refuse(reason)

    def _ask(self) -> None:
        """Offer what can be done."""
        raise NotImplementedError

    # ---- the course of things ----

    @property
    def busy(self) -> bool:
        """True while something is shown that everybody must see before the game goes on."""
        return self._queue.busy

    @property
    def moving(self) -> bool:
        """Whether the next frame will look different."""
        return self._needs_redraw

    def show(self, done: ActionResult, view: V) -> None:
        """Put what was done on the programme."""
        before, self._view = self._view, view
        self._let_go()
        if view.turn != before.turn:
            self._steering.let_go()
        shown = before
        for event in cast("tuple[E, ...]", done.events):
            after = self._follow(shown, event)
            animations = tuple(self._animations_for(event, shown, after))
            if animations or self._queue.busy:
                self._queue.play(*animations, Animation(end=partial(self._display.show, after)))
            shown = after
        if not self._queue.busy:
            self._display.settle(view)

    def undo(self, view: V) -> None:
        """The table as it was before the last action."""
        self._view = view
        self._let_go()
        self._display.settle(view)
        self._shell.sound.play("back")

    def _let_go(self) -> None:
        """What a player had begun is over."""
        self._input.let_go()

    def _follow(self, view: V, event: E) -> V:
        """The view after an event."""
        raise NotImplementedError

    def _animations_for(self, event: E, before: V, after: V) -> Iterable[Animation]:
        """What an event looks and sounds like, from the view before it to the view after it."""
        raise NotImplementedError

    def skip(self) -> None:
        """Jump to the end of what is being shown."""
        self._queue.skip()
        self._display.till.clear()
        self._arrive()

    def _arrive(self) -> None:
        """Everything was shown: the truth of the view, and what is to be done next."""
        self._display.settle(self._view)
        self._deaf_ms = DEAF_MS
        self._ask()

    def update(self, dt_ms: float) -> None:
        """Let time pass."""
        settings = self._shell.settings.value
        self._ms += dt_ms
        was_busy = self._queue.busy
        self._queue.update(dt_ms, settings.pace, still=settings.still)
        self._display.update(dt_ms * min(settings.pace, FASTEST))
        self._steering.update(dt_ms)
        self._painter.life.update(0.0 if settings.still else dt_ms)
        self._deaf_ms -= dt_ms
        breathes = not settings.still and self._ms // LIFE_MS != (self._ms - dt_ms) // LIFE_MS
        if was_busy and not self._queue.busy:
            self._arrive()
        self._input.update(dt_ms, self._view, None if self._queue.busy else self._view.acting)
        moved = was_busy or self._display.moving or self._steering.moving or self._painter.unfinished
        self._needs_redraw = moved or breathes or self._input.told is not None

    # ---- what is seen ----

    def draw(self, canvas: pygame.Surface) -> None:
        """The whole picture."""
        self._painter.dirty, self.dirty = self.dirty, None
        self._paint(canvas)
        told = self._input.told
        if told is not None:
            self._painter.draw_told(canvas, told.words, told.spot)

    def _paint(self, canvas: pygame.Surface) -> None:
        """All but what is told to hands."""
        raise NotImplementedError

    @property
    def _chooser(self) -> Chooser:
        """What a person can choose; nothing while something is shown."""
        return NOTHING if self._queue.busy else self._input.chooser

    @property
    def _focus(self) -> Spot | None:
        return None if self._queue.busy else self._input.focus

    @property
    def _breath_ms(self) -> float:
        """The time, for what breathes."""
        return 0.0 if self._shell.settings.value.still else self._ms
