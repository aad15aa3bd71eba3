"""The screen of Cops and Crooks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import assert_never

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
from game.games.cops_and_crooks.screen.places import (
    CAR,
    Local,
    OnPawn,
    Pick,
    Spot,
    arrests,
    choices_of,
    only_pawn,
)
from game.games.cops_and_crooks.screen.prompts import Prompts
from game.games.cops_and_crooks.screen.vault import Vault
from game.match.session import ActionResult
from game.shell.devices import Command, Verb
from game.shell.picture import Canvas
from game.shell.services import Shell
from game.table.board.camera import Camera
from game.table.board.choices import HINT, Choice
from game.table.board.input import BoardInput
from game.table.board.key_hints import draw_key_hints
from game.table.board.places import HintKey, OnBoard
from game.table.board.screen import BoardScreen
from game.table.music_layers import CALM, CLOSE, SEARCH, set_music_intensity
from game.table.seating import Seating

CLOSE_ROLL = 3
"""The music is at its tensest when a roll this low brings the Cops to a wanted crook."""


class CopsAndCrooksScreen(BoardScreen[View, Happening, Action, int | None, Spot]):
    """Shows a match of Cops and Crooks and turns input into actions."""

    display: DisplayState
    painter: Painter
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
        board_input = BoardInput[View, int | None, Spot](shell, seating, geometry, self._prompts, None)
        animator = EventAnimator(shell, seats, display)
        super().__init__(shell, setup, view, camera, display, painter, board_input, animator, follow)
        self._vault: Vault | None = None
        self._shows_danger = False

    @property
    def vault_is_open(self) -> bool:
        """Whether a crook chooses what to leave in a hideout."""
        return self._vault is not None

    # ---- in a lesson ----

    def place_to_press(self) -> pygame.Rect | None:
        """Where a press comes nearer to what a lesson waits for, on the board or in the vault."""
        if self._vault is None or self.busy:
            return super().place_to_press()
        return self._vault.place_to_press(self.input.chooser.wanted)

    def place_named(self, name: str) -> pygame.Rect | None:
        """`row:0`, `crook:1`, `car`, `officer:0`, `die`, `danger` or a space."""
        column = layout.column(len(self._setup.seats), self._shell.theme.text_scale)
        match name.split(":"):
            case ["row", seat]:
                return column.rows[int(seat)]
            case ["crook", seat]:
                return self.input.rect_of(OnBoard(self._view.crooks[int(seat) - 1].at))
            case ["car"]:
                return self.input.rect_of(OnPawn(CAR))
            case ["officer", number]:
                return self.input.rect_of(OnPawn(int(number)))
            case ["die"]:
                return column.tray
            case ["danger"]:
                return column.danger
            case _:
                return super().place_named(name)

    # ---- input ----

    @property
    def _explains(self) -> bool:
        """Whether pointing at a thing explains it now; the vault has its own words."""
        return super()._explains and self._vault is None

    def _handle_ui(self, command: Command) -> bool:
        """Move the camera or put a picked pawn back. Return True if that was all."""
        self.input.hover(command)
        if self._vault is not None:
            return False
        back = command.verb is Verb.BACK and command.down and self.input.selection is not None
        if back and not self._queue.busy and self.seating.may_speak(command.device, COPS):
            self.press(Local.BACK)
            return True
        return self._moves_camera(command)

    def _actions(self, command: Command) -> Iterator[tuple[Seat, object]]:
        seat = self._player
        asks = command.verb is Verb.HINT or self.input.hovered == HintKey()
        if self._vault is None or asks or seat is None or not self.seating.may_speak(command.device, seat):
            yield from super()._actions(command)
            return
        action = self._vault.handle(command)
        if action is not None:
            yield seat, action

    def _handle_locally(self, action: object) -> bool:
        if not isinstance(action, Local | Pick):
            return False
        self.press(action)
        return True

    def press(self, button: Local | Pick) -> None:
        """Pick a pawn, put it back, or show or hide danger."""
        match button:
            case Pick(pawn):
                self.input.chooser.point_at(OnPawn(pawn))
                self.input.selection = pawn
            case Local.BACK:
                self.input.selection = None
            case Local.DANGER:
                self._shows_danger = not self._shows_danger
            case _:
                assert_never(button)
        self._shell.sound.play("click")
        self._ask()

    def _ask(self) -> None:
        """Offer the choices of the moment, or open the vault of a hideout."""
        view, seat = self._view, self._view.acting
        legal = self._legal.get(seat, ()) if seat is not None and self.seating.is_person(seat) else ()
        if self.input.selection is None and view.turn == COPS and view.phase is Phase.MOVE and legal:
            self.input.selection = only_pawn(legal)
        if legal:
            self.input.stop_inspecting()
        choices = self._choices(view.turn, legal)
        if legal and self._hint_label:
            choices = (*choices, Choice(HINT, HintKey()))
        self.input.chooser.offer(choices)
        if legal and view.phase is Phase.HIDEOUT and self._vault is None:
            name = self._setup.seats[view.turn].name
            self._vault = Vault(self._shell, legal, view.crook, stash(view), name)
        set_music_intensity(self._shell.sound, self._setup.game, _tension(view))

    def _choices(self, seat: Seat, legal: tuple[Action, ...]) -> tuple[Choice[Spot], ...]:
        del seat
        return tuple(choices_of(self._view, legal, self.input.selection))

    def _offered(self) -> Iterator[Spot]:
        return (choice.place for choice in self.input.chooser.choices)

    def _beginning_of(self, action: Action) -> Spot | None:
        return HintKey() if self._vault is not None else super()._beginning_of(action)

    # ---- events ----

    def _start_showing(self, done: ActionResult, view: View) -> None:
        """Hide danger again when the turn ends."""
        self._shows_danger = self._shows_danger and view.turn == self._view.turn

    def _cancel_selection(self) -> None:
        self._vault = None
        super()._cancel_selection()

    # ---- drawing ----

    def _paint(self, canvas: Canvas) -> None:
        self.painter.draw(canvas, self.frame())
        if self._vault is not None and not self._queue.busy:
            self._vault.draw(canvas, self._pulse_ms)
            draw_key_hints(self._shell, canvas, self.display.column.keys, several=True)

    def frame(self) -> FrameState:
        """Return everything that the painter needs for this frame."""
        view, shown, chairs = self._view, self.display.view, self.seating.chairs
        return FrameState(
            view=view,
            rows=tuple(
                self._prompts.row(Seat(seat), shown, hot=seat == self.display.active, ai=chair.kind == "ai")
                for seat, chair in enumerate(chairs)
            ),
            chairs=chairs,
            title=self._prompts.title(shown),
            prompt=self._prompt(),
            chooser=self._chooser,
            focus=self._focus,
            picked=None if self._queue.busy else self.input.selection,
            arrests=arrests(view, self._legal.get(COPS, ()), self._chooser.choices),
            danger=self._danger(),
            hint=self._hint_label,
            hinted=self._hint is not None,
            ms=self._pulse_ms,
        )

    def _prompt(self) -> str:
        """The text under the die."""
        if self._queue.busy:
            return self._prompts.whose_turn(self.display)
        view, picked = self._view, self.input.selection
        rides = any(isinstance(action, Ride | PoliceRide) for action in self._legal.get(view.turn, ()))
        prompt = self._prompts.now(view, picked, ai=not self.seating.is_person(view.acting), rides=rides)
        return self._prompts.danger(prompt) if self._shows_danger else prompt

    def _danger(self) -> Mapping[int, int]:
        """The danger for the crook on turn, or for the first one in town."""
        view = self._view
        playing = [Seat(n) for n, crook in enumerate(view.crooks, start=1) if crook.playing]
        seat = view.turn if view.turn != COPS else next(iter(playing), None)
        if not self._shows_danger or seat is None:
            return {}
        kind = view.plan.kind
        shut = {closed.shop for closed in view.closed} - {view.crooks[seat - 1].at}
        return {
            tile: roll
            for tile, roll in danger(view, seat).items()
            if kind[tile] not in HEADQUARTERS and tile not in shut
        }


def _tension(view: View) -> float:
    """How tense the music is: whether a crook is wanted, and has a ticket or the Cops close behind."""
    wanted = [
        (Seat(seat), crook)
        for seat, crook in enumerate(view.crooks, start=1)
        if crook.wanted and crook.where is Where.TOWN
    ]
    if not wanted:
        return CALM
    close = any(
        crook.ticket or danger(view, seat).get(crook.at, FACES) <= CLOSE_ROLL for seat, crook in wanted
    )
    return CLOSE if close else SEARCH
