"""Cops and Crooks on the screen: the city, its two sides, and the die."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial

import pygame

from game.core.board import Board
from game.core.kernel import Seat, Setup
from game.games.cops_and_crooks.rules.actions import Action, PoliceRide, Ride
from game.games.cops_and_crooks.rules.choices import stash
from game.games.cops_and_crooks.rules.danger import danger
from game.games.cops_and_crooks.rules.events import Happening
from game.games.cops_and_crooks.rules.follow import follow
from game.games.cops_and_crooks.rules.plan import HEADQUARTERS
from game.games.cops_and_crooks.rules.state import COPS, Phase, View, Where
from game.games.cops_and_crooks.rules.tuning import FACES
from game.games.cops_and_crooks.screen import layout
from game.games.cops_and_crooks.screen.animator import EventAnimator
from game.games.cops_and_crooks.screen.display import DisplayState
from game.games.cops_and_crooks.screen.geometry import Geometry
from game.games.cops_and_crooks.screen.painter import FrameState, Painter
from game.games.cops_and_crooks.screen.places import Local, OnPawn, Pick, Spot, arrests, choices_of, only_pawn
from game.games.cops_and_crooks.screen.prompts import Prompts
from game.games.cops_and_crooks.screen.radio import call
from game.games.cops_and_crooks.screen.vault import Vault
from game.match.session import ActionResult
from game.shell.devices import Command, Verb
from game.shell.services import Shell
from game.table.board.animation import Animation
from game.table.board.camera import Camera
from game.table.board.input import BoardInput
from game.table.board.screen import BoardScreen
from game.table.music_layers import CALM, CLOSE, SEARCH, set_music_intensity
from game.table.seating import Seating

AT_THE_HEELS = 3
"""A roll of so much, and the Cops have a wanted crook: the music knows that it is close."""


class CopsAndCrooksScreen(BoardScreen[View, Happening, DisplayState, Painter]):
    """A city, its crooks and its Cops."""

    caption_room = (20, 1024, 640, 50)
    badge_at = (750, 60)
    pause_button: pygame.Rect | None = layout.PAUSE

    def __init__(self, shell: Shell, setup: Setup, board: Board, seating: Seating, view: View) -> None:
        seats = setup.seats
        camera = Camera(layout.VIEW, board.size)
        display = DisplayState(shell, seats, board, camera, view)
        geometry = Geometry(board, camera, display, self._offered)
        painter = Painter(shell, seats, board, camera, display, geometry)
        self._prompts = Prompts(shell, seats)
        hands = BoardInput[View, int | None](shell, seating, geometry, self._prompts, None)
        super().__init__(shell, setup, view, camera, display, painter, hands)
        self._animator = EventAnimator(shell, seats, display)
        self._vault: Vault | None = None
        self._shows_danger = False

    # ---- hands ----

    def _handle_ui(self, command: Command) -> bool:
        """Let a hand move the camera, or put a pawn back; True when that was all it wanted."""
        self.input.hover(command)
        if self._vault is not None:
            return False
        back = command.verb is Verb.BACK and command.down and self.input.selection is not None
        if back and not self._queue.busy and self.seating.may_speak(command.device, COPS):
            self.press(Local.BACK)
            return True
        return self._moves_camera(command)

    def _actions_for(self, command: Command, seat: Seat) -> Iterator[tuple[Seat, Action]]:
        if self._vault is None or not self.seating.may_speak(command.device, seat):
            yield from super()._actions_for(command, seat)
            return
        action = self._vault.handle(command)
        self._needs_redraw = True
        if action is not None:
            yield seat, action

    def _handle_locally(self, wish: Action | Local | Pick) -> bool:
        if isinstance(wish, Local | Pick):
            self.press(wish)
            return True
        return False

    def press(self, wish: Local | Pick) -> None:
        """Do what no rule asks for."""
        match wish:
            case Pick(pawn):
                self.input.chooser.point_at(OnPawn(pawn))
                self.input.selection = pawn
            case Local.BACK:
                self.input.selection = None
            case Local.DANGER:
                self._shows_danger = not self._shows_danger
        self._shell.sound.play("click")
        self._ask()

    def _ask(self) -> None:
        view, seat = self._view, self._view.acting
        legal = self._legal.get(seat, ()) if seat is not None and self.seating.is_person(seat) else ()
        if self.input.selection is None and view.turn == COPS and view.phase is Phase.MOVE and legal:
            self.input.selection = only_pawn(legal)
        self.input.stop_inspecting()
        self.input.chooser.offer(choices_of(view, legal, self.input.selection))
        if legal and view.phase is Phase.HIDEOUT and self._vault is None:
            self._vault = Vault(
                self._shell, legal, view.crook, stash(view), self._setup.seats[view.turn].name
            )
        set_music_intensity(self._shell.sound, self._setup.game, _tension(view))
        self._needs_redraw = True

    # ---- the course of things ----

    def show(self, done: ActionResult, view: View) -> None:
        """Put what was done on the programme."""
        self._shows_danger = self._shows_danger and view.turn == self._view.turn
        super().show(done, view)

    def _cancel_selection(self) -> None:
        self._vault = None
        super()._cancel_selection()

    def _follow(self, view: View, event: Happening) -> View:
        return follow(view, event)

    def _animations_for(self, event: Happening, before: View, after: View) -> Iterator[Animation]:
        line = call(event, self._view.plan)
        if line is not None:
            yield Animation(begin=partial(self._shell.sound.voice, line))
        yield from self._animator.animations_for(event, before, after)

    # ---- what is seen ----

    def _paint(self, canvas: pygame.Surface) -> None:
        self.painter.draw(canvas, self._look())
        if self._vault is not None and not self._queue.busy:
            self._vault.draw(canvas, self._pulse_ms)
            self.painter.keys.draw_glyphs(canvas, self.display.column.keys, several=True)
            self.painter.side_panels.mark_dirty(canvas.get_rect())

    def _look(self) -> FrameState:
        busy, view, prompts = self._queue.busy, self._view, self._prompts
        chairs = self.seating.chairs
        return FrameState(
            view=view,
            rows=tuple(
                prompts.row(Seat(seat), view, self.display, ai=chair.kind == "ai")
                for seat, chair in enumerate(chairs)
            ),
            chairs=chairs,
            title=prompts.title(self.display, view),
            said=self._said(),
            chooser=self._chooser,
            focus=self._focus,
            picked=None if busy else self.input.selection,
            arrests=arrests(view, self._legal.get(COPS, ()), self._chooser.choices),
            danger=self._danger(),
            ms=self._pulse_ms,
        )

    def _said(self) -> str:
        """What stands under the die."""
        if self._queue.busy:
            return self._prompts.whose_turn(self.display)
        view = self._view
        rides = any(isinstance(action, Ride | PoliceRide) for action in self._legal.get(view.turn, ()))
        said = self._prompts.now(
            view, self.input.selection, ai=not self.seating.is_person(view.acting), rides=rides
        )
        return self._prompts.danger(said) if self._shows_danger else said

    def _danger(self) -> Mapping[int, int]:
        """Where the Cops can strike, for the crook whose turn it is, or the first one in town."""
        if not self._shows_danger:
            return {}
        playing = [Seat(n) for n, crook in enumerate(self._view.crooks, start=1) if crook.playing]
        seat = self._view.turn if self._view.turn != COPS else next(iter(playing), None)
        if seat is None:
            return {}
        kind, here = self._view.plan.kind, self._view.crooks[seat - 1].at
        shut = {closed.shop for closed in self._view.closed} - {here}
        return {
            tile: roll
            for tile, roll in danger(self._view, seat).items()
            if kind[tile] not in HEADQUARTERS and tile not in shut
        }

    def _offered(self) -> Iterator[Spot]:
        return (choice.place for choice in self.input.chooser.choices)


def _tension(view: View) -> float:
    """Somebody is wanted; or the law is at the heels of somebody, or somebody waits with a ticket."""
    hunted = [
        (Seat(seat), crook)
        for seat, crook in enumerate(view.crooks, start=1)
        if crook.wanted and crook.where is Where.TOWN
    ]
    if not hunted:
        return CALM
    close = any(
        crook.ticket or danger(view, seat).get(crook.at, FACES) <= AT_THE_HEELS for seat, crook in hunted
    )
    return CLOSE if close else SEARCH
