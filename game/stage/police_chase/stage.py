"""Police Chase on the screen: the board, its people, and one thing to do at a time."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial

import pygame

from game.ai.runner import Happened
from game.core.board import Board
from game.core.kernel import Seat, Setup
from game.rules.police_chase.actions import Action
from game.rules.police_chase.state import View
from game.rules.police_chase.tokens import has_set
from game.shell.devices import Command
from game.shell.services import Shell
from game.stage.board.camera import Camera
from game.stage.board.choices import Chooser
from game.stage.board.director import Act, Director
from game.stage.board.hands import HandsIn
from game.stage.board.panels import PlayerPanels
from game.stage.board.steering import Steering
from game.stage.police_chase import layout
from game.stage.police_chase.geometry import Geometry
from game.stage.police_chase.painter import Look, Painter
from game.stage.police_chase.places import Spot, choices_of
from game.stage.police_chase.programme import Programme
from game.stage.police_chase.prompts import Asked, Prompts
from game.stage.police_chase.theatre import Theatre
from game.stage.seating import Seating

FASTEST = 4.0
"""Even with animations at once, what flies is seen."""
DEAF_MS = 220.0
"""So long after a show a press is taken for one that came too late to skip it."""
LIFE_MS = 40.0
"""What breathes is drawn so often."""
TENSE_MUSIC = "music_police_chase_high"
"""The layer that is heard while somebody has all three."""
NOTHING = Chooser()
"""Nothing can be chosen while something is shown."""


class PoliceChaseStage:
    """Turns what happens into theatre, and hands into actions."""

    precise = False
    idle_ms = 33.0
    """The town lives, also while nobody moves."""
    caption_room = (1518, 6, 384, 116)
    badge_at = (300, 92)
    pause_button: pygame.Rect | None = layout.PAUSE
    keys_are_up = True
    keepsake = None
    secret = None

    def __init__(self, shell: Shell, setup: Setup, board: Board, seating: Seating, view: View) -> None:
        self._shell = shell
        self._setup = setup
        self._view = view
        camera = Camera(layout.VIEW, board.size)
        rects = layout.panel_rects(board, view.town, len(setup.seats))
        panels = PlayerPanels(shell, setup.seats, rects, layout.ITEM)
        self._theatre = Theatre(shell, setup, board, camera, panels)
        geometry = Geometry(board, camera, self._theatre)
        self._painter = Painter(shell, setup.seats, board, camera, panels, self._theatre, geometry)
        self._steering = Steering(shell, camera)
        self._theatre.follow = self._steering.follow
        self._prompts = Prompts(shell, setup.seats)
        self._hands = HandsIn(shell, seating, geometry, self._prompts)
        self._director = Director()
        self._programme = Programme(shell.sound, setup.seats, self._theatre)
        self._legal: Mapping[Seat, tuple[Action, ...]] = {}
        self._asked = Asked(None, "")
        self._said = ""
        """What has just happened, in words."""
        self._ms = self._deaf_ms = 0.0
        self._fresh = True
        self._theatre.settle(view)

    @property
    def seating(self) -> Seating:
        """Which hand plays which seat."""
        return self._hands.seating

    def recall(self, keepsake: None) -> None:
        """Nobody writes anything down here."""

    def looked(self) -> None:
        """Nobody has secrets here."""

    def reseat(self, seating: Seating) -> None:
        """Let other hands play."""
        self._hands.seating = seating
        self._ask()

    @property
    def holds_clock(self) -> bool:
        """True while something is shown that everybody must see before the game goes on."""
        return self._director.busy

    def attentive(self, view: View) -> bool:
        """Nobody is in a hurry here."""
        del view
        return False

    @property
    def moving(self) -> bool:
        """Whether the next frame will look different."""
        return self._fresh

    def offer(self, legal: Mapping[Seat, tuple[Action, ...]]) -> None:
        """What each seat may do now."""
        self._legal = legal
        if not self._director.busy:
            self._ask()

    def show(self, done: Happened, view: View) -> None:
        """Put what was done on the programme."""
        turn = self._view.turn
        self._view = view
        self._hands.chooser.offer(())
        if view.turn != turn:
            self._steering.let_go()
        for event in done.events:
            said = self._prompts.said(event)
            if said:
                self._director.play(Act(begin=partial(self._say, said)))
            self._director.play(*self._programme.acts(event, view))
        if not self._director.busy:
            self._theatre.settle(view)

    def skip(self) -> None:
        """Jump to the end of what is being shown."""
        self._director.skip()
        self._arrive()

    def steer(self, command: Command) -> bool:
        """Let a hand move the camera; True when that was all it wanted."""
        self._hands.hover(command)
        consumed = self._steering.handle(command, free=self._hands.mouse_is_free)
        self._hands.gripped = self._steering.gripped
        return consumed

    def wishes(self, command: Command) -> Iterator[tuple[Seat, Action]]:
        """The actions that a command asks for."""
        seat = self._view.acting
        awake = not self._director.busy and self._deaf_ms <= 0
        if command.down and awake and seat is not None and seat >= 0:
            yield from self._hands.wishes(command, self._view, seat, self._setup.seats[seat].name)

    def refuse(self, seat: Seat, action: Action, reason: str) -> None:
        """Say why an action is not possible."""
        del seat, action
        self._hands.refuse(self._prompts.reason(reason))

    def update(self, dt_ms: float, time_left: int | None, time_whole: int) -> None:
        """Let time pass on the stage."""
        del time_left, time_whole
        settings = self._shell.settings.value
        self._ms += dt_ms
        was_busy = self._director.busy
        self._director.update(dt_ms, settings.pace, still=settings.still)
        self._theatre.update(dt_ms * min(settings.pace, FASTEST))
        self._steering.update(dt_ms)
        self._painter.life.update(dt_ms)
        self._deaf_ms -= dt_ms
        breathes = not settings.still and self._ms // LIFE_MS != (self._ms - dt_ms) // LIFE_MS
        if was_busy and not self._director.busy:
            self._arrive()
        self._hands.update(dt_ms, self._view, None if self._director.busy else self._view.acting)
        moved = was_busy or self._theatre.moving or self._steering.moving
        self._fresh = moved or breathes or self._hands.told is not None

    def draw(self, canvas: pygame.Surface) -> None:
        """The whole picture."""
        busy = self._director.busy
        look = Look(
            view=self._view,
            seating=self.seating,
            chooser=NOTHING if busy else self._hands.chooser,
            focus=None if busy else self._hands.focus,
            finger=None if busy else self._finger(),
            said=self._said or self._asked.text,
            ms=0.0 if self._shell.settings.value.still else self._ms,
        )
        self._painter.draw(canvas, look)
        told = self._hands.told
        if told is not None:
            self._painter.draw_told(canvas, told.words, told.spot)

    def _finger(self) -> Spot | None:
        """Where the glove taps: at the one thing to do."""
        choices = self._hands.chooser.choices
        return choices[0].place if len(choices) == 1 else None

    def _say(self, words: str) -> None:
        self._said = words

    def _arrive(self) -> None:
        """Everything was shown: the truth of the view, and what is to be done next."""
        self._theatre.settle(self._view)
        self._said = ""
        self._deaf_ms = DEAF_MS
        self._ask()

    def _ask(self) -> None:
        """Offer what can be done, and say so."""
        view, seat = self._view, self._view.acting
        legal = self._legal.get(seat, ()) if seat is not None else ()
        person = seat is not None and seat >= 0 and self.seating.chairs[seat].kind != "ai"
        self._hands.rest()
        self._hands.chooser.offer(choices_of(view, seat, legal) if person and seat is not None else ())
        asked = self._prompts.now(view, legal, ai=not person)
        if asked != self._asked and asked.voice:
            self._shell.sound.voice(asked.voice)
        self._asked = asked
        self._shell.sound.set_layer_level(TENSE_MUSIC, 1.0 if any(map(has_set, view.hands)) else 0.0)
        self._fresh = True
