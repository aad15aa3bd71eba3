"""Cops and Crooks on the screen: the city, its two sides, and the die."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pygame

from game.ai.runner import Happened
from game.core.board import Board
from game.core.kernel import Seat, Setup
from game.rules.cops_and_crooks.actions import Action, PoliceRide, Ride
from game.rules.cops_and_crooks.choices import stash
from game.rules.cops_and_crooks.danger import danger
from game.rules.cops_and_crooks.state import COPS, Phase, View
from game.shell.devices import Command, Verb
from game.shell.services import Shell
from game.stage.board.camera import Camera
from game.stage.board.choices import Chooser
from game.stage.board.director import Director
from game.stage.board.hands import HandsIn
from game.stage.board.steering import Steering
from game.stage.cops_and_crooks import layout
from game.stage.cops_and_crooks.geometry import Geometry
from game.stage.cops_and_crooks.painter import Look, Painter
from game.stage.cops_and_crooks.places import Local, Pick, Spot, choices_of, only_pawn
from game.stage.cops_and_crooks.programme import Programme
from game.stage.cops_and_crooks.prompts import Prompts
from game.stage.cops_and_crooks.theatre import Theatre
from game.stage.cops_and_crooks.vault import Vault
from game.stage.seating import Seating

FASTEST = 4.0
"""Even with animations at once, what flies is seen."""
DEAF_MS = 220.0
"""So long after a show a press is taken for one that came too late to skip it."""
LIFE_MS = 40.0
"""What breathes is drawn so often."""
TENSE_MUSIC = "music_cops_and_crooks_high"
"""The layer that is heard while somebody is wanted."""
NOTHING = Chooser()
"""Nothing can be chosen while something is shown."""


class CopsAndCrooksStage:
    """Turns what happens into theatre, and hands into actions."""

    precise = False
    idle_ms = 33.0
    caption_room = (20, 1024, 1460, 50)
    badge_at = (750, 60)
    pause_button: pygame.Rect | None = layout.PAUSE
    keys_are_up = True
    secret = None
    keepsake = None

    def __init__(self, shell: Shell, setup: Setup, board: Board, seating: Seating, view: View) -> None:
        self._shell = shell
        self._setup = setup
        self._view = view
        seats = setup.seats
        camera = Camera(layout.VIEW, board.size)
        self._theatre = Theatre(shell, seats, board, camera, view)
        geometry = Geometry(board, camera, self._theatre, self._offered)
        self._painter = Painter(shell, seats, board, camera, self._theatre, geometry)
        self._steering = Steering(shell, camera)
        self._theatre.follow = self._steering.follow
        self._prompts = Prompts(shell, seats)
        self._hands = HandsIn(shell, seating, geometry, self._prompts)
        self._director = Director()
        self._programme = Programme(shell, seats, self._theatre)
        self._legal: Mapping[Seat, tuple[Action, ...]] = {}
        self._vault: Vault | None = None
        self._shows_danger = False
        self._ms = self._deaf_ms = 0.0
        self._fresh = True
        self._theatre.settle(view)

    @property
    def seating(self) -> Seating:
        """Which hand plays which seat."""
        return self._hands.seating

    def reseat(self, seating: Seating) -> None:
        """Let other hands play."""
        self._hands.seating = seating
        self._ask()

    @property
    def holds_clock(self) -> bool:
        """True while something is shown that everybody must see before the game goes on."""
        return self._director.busy

    def recall(self, keepsake: Any) -> None:  # noqa: ANN401
        """Nobody writes anything down here."""

    def looked(self) -> None:
        """Nobody has a secret here."""

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
        before, self._view = self._view, view
        self._prompts.picked = self._vault = None
        self._hands.chooser.offer(())
        if view.turn != before.turn:
            self._steering.let_go()
            self._shows_danger = False
        for event in done.events:
            self._director.play(*self._programme.acts(event, view))
        if not self._director.busy:
            self._theatre.settle(view)

    def skip(self) -> None:
        """Jump to the end of what is being shown."""
        self._director.skip()
        self._arrive()

    def steer(self, command: Command) -> bool:
        """Let a hand move the camera, or put a pawn back; True when that was all it wanted."""
        self._hands.hover(command)
        if self._vault is not None:
            return False
        back = command.verb is Verb.BACK and command.down and self._prompts.picked is not None
        if back and not self._director.busy and self._hands.seating.may_speak(command.device, COPS):
            self.press(Local.BACK)
            return True
        consumed = self._steering.handle(command, free=self._hands.mouse_is_free)
        self._hands.gripped = self._steering.gripped
        return consumed

    def wishes(self, command: Command) -> Iterator[tuple[Seat, Action]]:
        """The actions that a command asks for."""
        seat = self._view.acting
        awake = not self._director.busy and self._deaf_ms <= 0
        if not awake or seat is None or seat < 0:
            return
        if self._vault is not None and self._hands.seating.may_speak(command.device, seat):
            action = self._vault.handle(command)
            self._fresh = True
            if action is not None:
                yield seat, action
        elif command.down:
            for who, action in self._hands.wishes(command, self._view, seat, self._setup.seats[seat].name):
                if isinstance(action, Local | Pick):
                    self.press(action)
                else:
                    yield who, action

    def press(self, wish: Local | Pick) -> None:
        """Do what no rule asks for."""
        match wish:
            case Pick(pawn):
                self._prompts.picked = pawn
            case Local.BACK:
                self._prompts.picked = None
            case Local.DANGER:
                self._shows_danger = not self._shows_danger
        self._shell.sound.play("click")
        self._ask()

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
        self._painter.draw(canvas, self._look())
        if self._vault is not None and not self._director.busy:
            self._vault.draw(canvas)
        told = self._hands.told
        if told is not None:
            self._painter.draw_told(canvas, told.words, told.spot)

    def _look(self) -> Look:
        busy, view, prompts = self._director.busy, self._view, self._prompts
        chairs = self.seating.chairs
        legal = self._legal.get(view.turn, ())
        rides = any(isinstance(action, Ride | PoliceRide) for action in legal)
        person = self._is_person(view.acting)
        return Look(
            view=view,
            rows=tuple(
                prompts.row(Seat(seat), view, self._theatre, ai=chair.kind == "ai")
                for seat, chair in enumerate(chairs)
            ),
            chairs=chairs,
            title=prompts.title(self._theatre, view),
            said="" if busy else prompts.now(view, ai=not person, rides=rides),
            chooser=NOTHING if busy else self._hands.chooser,
            focus=None if busy else self._hands.focus,
            picked=None if busy else prompts.picked,
            danger=self._danger(),
            ms=0.0 if self._shell.settings.value.still else self._ms,
        )

    def _danger(self) -> Mapping[int, int]:
        """Where the Cops can strike, for the crook whose turn it is, or the first one in town."""
        if not self._shows_danger:
            return {}
        playing = [Seat(n) for n, crook in enumerate(self._view.crooks, start=1) if crook.playing]
        seat = self._view.turn if self._view.turn != COPS else next(iter(playing), None)
        return danger(self._view, seat) if seat is not None else {}

    def _offered(self) -> Iterator[Spot]:
        return (choice.place for choice in self._hands.chooser.choices)

    def _is_person(self, seat: Seat | None) -> bool:
        return seat is not None and seat >= 0 and self.seating.chairs[seat].kind != "ai"

    def _arrive(self) -> None:
        """Everything was shown: the truth of the view, and what is to be done next."""
        self._theatre.settle(self._view)
        self._deaf_ms = DEAF_MS
        self._ask()

    def _ask(self) -> None:
        """Offer what can be done."""
        view, seat = self._view, self._view.acting
        legal = self._legal.get(seat, ()) if seat is not None and self._is_person(seat) else ()
        if self._prompts.picked is None and view.turn == COPS and view.phase is Phase.MOVE and legal:
            self._prompts.picked = only_pawn(legal)
        self._hands.rest()
        self._hands.chooser.offer(choices_of(view, legal, self._prompts.picked))
        if legal and view.phase is Phase.HIDEOUT and self._vault is None:
            self._vault = Vault(self._shell, legal, view.crook, stash(view))
        wanted = any(crook.wanted and crook.playing for crook in view.crooks)
        self._shell.sound.set_layer_level(TENSE_MUSIC, 1.0 if wanted else 0.0)
        self._fresh = True
