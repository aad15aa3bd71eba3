"""Stop Thief! on the screen: the city, its investigators, and the device that hears the thief."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

import pygame

from game.ai.runner import Happened
from game.core.board import Board
from game.core.kernel import Seat, Setup
from game.rules.stop_thief.actions import Action
from game.rules.stop_thief.events import Captured, CaseClosed, CaseOpened, ThiefBolted, TipGiven
from game.rules.stop_thief.people import Card
from game.rules.stop_thief.state import Searched, View
from game.shell.devices import Command
from game.shell.services import Shell
from game.stage.board.camera import Camera
from game.stage.board.choices import Chooser
from game.stage.board.director import Act, Director
from game.stage.board.hands import HandsIn
from game.stage.board.steering import Steering
from game.stage.seating import Seating
from game.stage.secrets import BlindChoice, Secret
from game.stage.stop_thief import layout
from game.stage.stop_thief.cards import CardFan
from game.stage.stop_thief.desk import Desk
from game.stage.stop_thief.device import ClueFinder, Key, Shown
from game.stage.stop_thief.fingers import Fingers
from game.stage.stop_thief.geometry import Geometry
from game.stage.stop_thief.pages import Pages
from game.stage.stop_thief.painter import Look, Painter
from game.stage.stop_thief.places import Local
from game.stage.stop_thief.programme import Programme
from game.stage.stop_thief.prompts import Prompts
from game.stage.stop_thief.theatre import Theatre

FASTEST = 4.0
"""Even with animations at once, what flies is seen."""
DEAF_MS = 220.0
"""So long after a show a press is taken for one that came too late to skip it."""
LIFE_MS = 40.0
"""What breathes is drawn so often."""
TENSE_MUSIC = "music_stop_thief_high"
TENSE_AFTER = 6
"""So many clues after a crime the music is at its most tense."""
NOTHING = Chooser()
"""Nothing can be chosen while something is shown."""


class StopThiefStage:
    """Turns what happens into theatre, and hands into actions."""

    precise = False
    idle_ms = 33.0
    caption_room = (440, 2, 1040, 46)
    badge_at = (960, 64)
    pause_button: pygame.Rect | None = layout.PAUSE
    keys_are_up = True

    def __init__(self, shell: Shell, setup: Setup, board: Board, seating: Seating, view: View) -> None:
        self._shell = shell
        self._setup = setup
        self._view = self._case = view
        """The table now, and as it last was with a trail: an AI's arrest comes with the next thief's card."""
        seats = setup.seats
        camera = Camera(layout.VIEW, board.size)
        self._desk = Desk(shell, board, seats)
        self._theatre = Theatre(shell, seats, board, camera, self._desk, view)
        device = self._device = ClueFinder(shell, layout.DEVICE)
        fan = CardFan(shell, layout.CARDS)
        geometry = Geometry(
            board,
            camera,
            layout.row_rects(len(seats)),
            self._card_places,
            self._key_places,
        )
        faces = tuple(
            "portraits/pack_debbie" if seat == view.pack_seat else f"portraits/{one.look}"
            for seat, one in enumerate(seats)
        )
        self._painter = Painter(shell, seats, board, camera, self._theatre, geometry, device, fan, faces)
        self._pages = Pages(shell, board, camera, seats, self._painter.picture, self._painter.marks)
        self._steering = Steering(shell, camera)
        self._theatre.follow = self._steering.follow
        self._prompts = Prompts(shell, seats)
        self._hands = HandsIn(shell, seating, geometry, self._prompts)
        self._fingers = Fingers(shell, seats, self._hands, self._prompts, self._desk, device, self._pages)
        self._director = Director()
        self._programme = Programme(shell, seats, self._theatre, self._desk, device)
        self._xray: Callable[[], None] | None = None
        """Opens the X-ray that waits for its turn."""
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
        self._pages.looked()
        self._ask()

    @property
    def holds_clock(self) -> bool:
        """True while something is shown that everybody must see before the game goes on."""
        return self._director.busy or self._pages.panel is not None

    @property
    def keepsake(self) -> Any:  # noqa: ANN401
        """What was written in the notebook."""
        return self._pages.keepsake

    def recall(self, keepsake: Any) -> None:  # noqa: ANN401
        """Read what was in the notebook when the match was saved."""
        self._pages.recall(keepsake)

    @property
    def secret(self) -> Secret | BlindChoice | None:
        """What a person has to look at in private before the match goes on."""
        return self._pages.secret(self._view, pack_chooses=self._view.acting == self._view.pack_seat)

    def looked(self) -> None:
        """The secret was looked at."""
        self._pages.looked()

    def attentive(self, view: View) -> bool:
        """Nobody is in a hurry here."""
        del view
        return False

    @property
    def moving(self) -> bool:
        """Whether the next frame will look different."""
        return self._fresh

    def offer(self, legal: Mapping[Seat, tuple[Action, ...]]) -> None:
        """What each investigator may do now; what the Pack may do is nobody's business here."""
        self._fingers.legal = {
            seat: actions for seat, actions in legal.items() if seat != self._view.pack_seat
        }
        if not self._director.busy:
            self._ask()

    def show(self, done: Happened, view: View) -> None:
        """Put what was done on the programme."""
        before, self._view = self._view, view
        if before.record:
            self._case = before
        self._fingers.let_go()
        if view.turn != before.turn:
            self._steering.let_go()
        found = (event for event in done.events if isinstance(event, Captured | ThiefBolted))
        arrest = next((Searched(event.seat, event.space, found=True) for event in found), None)
        for event in done.events:
            self._director.play(*self._programme.acts(event, view))
            self._mind(event, arrest)
        if not self._director.busy:
            self._theatre.settle(view)

    def _mind(self, event: object, arrest: Searched | None) -> None:
        """What an event means for the pages over the table; `arrest` is the one that found the thief."""
        match event:
            case TipGiven(seat, shared=False) if self._fingers.is_person(seat):
                self._pages.give_tip(seat)
            case CaseOpened() if not self._view.terms.pack:
                self._pages.new_case()
            case CaseClosed(route) if route and any(chair.kind != "ai" for chair in self.seating.chairs):
                self._xray = partial(self._pages.xray, self._case, route, arrest, self._case.face_up)
                self._director.play(self._xray_act())

    def _xray_act(self) -> Act:
        """The X-ray lies open until somebody closes it."""
        return Act(math.inf, self._open_xray, done=lambda: self._pages.panel is None, pause=True)

    def _open_xray(self) -> None:
        if self._xray is not None:
            self._xray()
        self._xray = None

    def skip(self) -> None:
        """Jump to the end of what is being shown; an X-ray that still waits is not lost by that."""
        self._pages.close()
        self._director.skip()
        self._arrive()
        if self._xray is not None:
            self._director.play(self._xray_act())

    def steer(self, command: Command) -> bool:
        """Let a hand use what lies over the board, or move the camera; True when that was all it wanted."""
        if self._pages.handle(command):
            self._fresh = True
            return True
        self._hands.hover(command)
        if not self._director.busy and self._fingers.takes(command, self._view):
            return True
        consumed = self._steering.handle(command, free=self._hands.mouse_is_free)
        self._hands.gripped = self._steering.gripped
        return consumed

    def wishes(self, command: Command) -> Iterator[tuple[Seat, Action]]:
        """The actions that a command asks for."""
        seat = self._view.acting
        awake = not self._director.busy and self._deaf_ms <= 0
        if not (command.down and awake and seat is not None and seat >= 0):
            return
        yield from self._fingers.wishes(command, self._view, seat)

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
        if self._pages.panel is not None:
            self._pages.panel.update(dt_ms)
        self._deaf_ms -= dt_ms
        breathes = not settings.still and self._ms // LIFE_MS != (self._ms - dt_ms) // LIFE_MS
        if was_busy and not self._director.busy:
            self._arrive()
        self._hands.update(dt_ms, self._view, None if self._director.busy else self._view.acting)
        panel = self._pages.panel is not None and self._pages.panel.moving
        moved = was_busy or panel or self._theatre.moving or self._steering.moving
        self._fresh = moved or breathes or self._hands.told is not None

    def draw(self, canvas: pygame.Surface) -> None:
        """The whole picture."""
        look = self._look()
        self._painter.draw_board(canvas, look, lambda on: self._pages.draw_on_board(on, self._view, look.ms))
        self._painter.draw_beside(canvas, look)
        if self._pages.panel is not None:
            self._pages.panel.draw(canvas)
        self._painter.draw_over(canvas)
        told = self._hands.told
        if told is not None:
            self._painter.draw_told(canvas, told.words, told.spot)

    # ---- what is seen ----

    def _look(self) -> Look:
        busy, view, theatre = self._director.busy, self._view, self._theatre
        focus = None if busy else self._hands.focus
        looks = self._pages.panel is not None
        return Look(
            view=view,
            beside=self._prompts.beside(view, theatre, self.seating, asks=not busy, looks=looks),
            shown=_shown(theatre, self._keys()),
            cards=self._prompts.cards(theatre.turn),
            chooser=NOTHING if busy else self._hands.chooser,
            focus=focus,
            aims=self._prompts.pointing.aims,
            ms=0.0 if self._shell.settings.value.still else self._ms,
        )

    def _keys(self) -> tuple[Key, ...]:
        return self._fingers.keys(self._view, busy=self._director.busy)

    def _key_places(self) -> Mapping[str, pygame.Rect]:
        return self._device.key_rects([key.name for key in self._keys()])

    def _card_places(self) -> Mapping[Card, pygame.Rect]:
        return self._painter.card_places()

    def press(self, wish: Local) -> None:
        """Press a key of the device that no rule asks for."""
        self._fingers.press(wish, self._view)

    # ---- the course of things ----

    def _arrive(self) -> None:
        """Everything was shown: the truth of the view, and what is to be done next."""
        self._theatre.settle(self._view)
        self._deaf_ms = DEAF_MS
        self._ask()

    def _ask(self) -> None:
        """Offer what can be done."""
        self._fingers.ask(self._view)
        self._shell.sound.set_layer_level(TENSE_MUSIC, min(1.0, len(self._view.clues) / TENSE_AFTER))
        self._fresh = True


def _shown(theatre: Theatre, keys: tuple[Key, ...]) -> Shown:
    """All that the device shows."""
    screen = theatre.screen
    return Shown(screen.heading, screen.line, screen.sound, screen.district, theatre.timeline, keys)
