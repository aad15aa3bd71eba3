"""The screen of Stop Thief!: the city, its investigators, and the Clue Finder."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import partial

import pygame

from game.core.board import Board
from game.core.kernel import Seat, Setup
from game.games.stop_thief.rules import events as happened
from game.games.stop_thief.rules.actions import Action, Step
from game.games.stop_thief.rules.events import Happening
from game.games.stop_thief.rules.follow import follow
from game.games.stop_thief.rules.people import Card
from game.games.stop_thief.rules.state import Searched, View
from game.games.stop_thief.screen import layout
from game.games.stop_thief.screen.animator import EventAnimator
from game.games.stop_thief.screen.case.grading import Choices
from game.games.stop_thief.screen.case.xray import XRay
from game.games.stop_thief.screen.device.clue_finder import Shown
from game.games.stop_thief.screen.device.keys import Key
from game.games.stop_thief.screen.display import DisplayState
from game.games.stop_thief.screen.geometry import Geometry
from game.games.stop_thief.screen.notebook.notebook import Notebook
from game.games.stop_thief.screen.notebook.notes import AllPages, Notes
from game.games.stop_thief.screen.pages import Pages, Panel
from game.games.stop_thief.screen.painter import FrameState, Painter
from game.games.stop_thief.screen.places import (
    CLUES,
    POSTER,
    STAKE,
    InHand,
    Local,
    OnKey,
    Pointing,
    Spot,
    choices_of,
)
from game.games.stop_thief.screen.prompts import HINT_KEY, UNDO_KEY
from game.games.stop_thief.screen.side.poster import poster_rooms
from game.match.session import ActionResult
from game.shell.devices import Command, Verb
from game.shell.picture import Canvas
from game.shell.services import Shell
from game.table.board.animation import Animation
from game.table.board.choices import UNDO, Choice, Chooser
from game.table.board.input import BoardInput
from game.table.board.places import OnBoard, OnRow
from game.table.board.screen import BoardScreen
from game.table.music_layers import CALM, SEARCH, set_music_intensity
from game.table.seating import Seating
from game.table.secrets import BlindChoice, Secret

AREAS = {
    "cards": layout.CARDS,
    "device": layout.DEVICE,
    "poster": layout.POSTER,
    "prompt": layout.PROMPT,
}
"""What a lesson may point at."""
ANYTIME_KEYS = (Local.REPLAY, Local.REVIEW)
"""Keys that the mouse may press in anybody's turn."""


class StopThiefScreen(BoardScreen[View, Happening, Action, Pointing, Spot]):
    """Shows the match, and turns input into actions."""

    display: DisplayState
    painter: Painter
    caption_room = (440, 2, 1040, 46)
    badge_at = (960, 64)
    pause_button: pygame.Rect | None = layout.PAUSE

    def __init__(self, shell: Shell, setup: Setup, board: Board, seating: Seating, view: View) -> None:
        display = DisplayState(shell, setup.seats, board, view)
        camera = display.camera
        geometry = Geometry(
            board, camera, display.rows, display.card_rects, self.key_rects, self._thing_rects
        )
        painter = Painter(display, geometry)
        board_input = BoardInput(shell, seating, geometry, display.prompts, Pointing())
        animator = EventAnimator(display)
        super().__init__(shell, setup, view, camera, display, painter, board_input, animator, follow)
        self._pages = Pages(display, painter.picture, painter.decals)
        self._case = view
        """The last view with a record: an AI's arrest may already come with the next thief's card."""
        self._arrest: Searched | None = None
        """The arrest of the last action, if it found the thief."""
        self._xray: Animation | None = None
        """The X-ray while it waits in the queue."""

    # ---- what only one player may see ----

    def reseat(self, seating: Seating) -> None:
        """Let other people or devices play."""
        self._pages.looked()
        super().reseat(seating)

    @property
    def busy(self) -> bool:
        """Whether something is shown that everybody must see before the game goes on."""
        return super().busy or self._pages.panel is not None

    @property
    def panel(self) -> Panel | None:
        """The page that lies over the table, if one is open."""
        return self._pages.panel

    @property
    def player_notes(self) -> AllPages | None:
        """All that is written in the notebook."""
        return self._pages.notebook.notes.pages or None

    def recall(self, player_notes: AllPages | None) -> None:
        """Read the notebook of a save."""
        self._pages.notebook.notes = Notes.recalled(player_notes, self._view.city.plan.numbered)

    @property
    def secret(self) -> Secret[View] | BlindChoice[View, Step] | None:
        """What a person has to look at in private before the match goes on."""
        return self._pages.secret(self._view)

    def looked(self) -> None:
        """The player has seen the secret."""
        self._pages.looked()

    def look_back_on(self, choices: Choices) -> None:
        """Grade the turns of a closed case by these decisions."""
        self._pages.choices = choices

    # ---- in a lesson ----

    def place_to_press(self) -> pygame.Rect | None:
        """Where a press comes nearer to what a lesson waits for, or closes the page over the table."""
        panel = self._pages.panel
        return super().place_to_press() if panel is None else panel.way_out

    def place_named(self, name: str) -> pygame.Rect | None:
        """`pawn:0`, `row:0`, `key:clue`, `card:5T`, `cards`, `device`, `poster`, `prompt` or a space."""
        match name.split(":"):
            case ["pawn", seat]:
                return self.input.rect_of(OnBoard(self._view.pawns[int(seat)]))
            case ["row", seat]:
                return self.input.rect_of(OnRow(Seat(int(seat))))
            case ["key", key]:
                return self.input.rect_of(OnKey(key))
            case ["card", card]:
                return self.input.rect_of(InHand(Card.from_text(card)))
            case [area] if area in AREAS:
                return AREAS[area]
            case _:
                return super().place_named(name)

    # ---- input ----

    def offer(self, legal: Mapping[Seat, tuple[Action, ...]], *, can_undo: bool = False) -> None:
        """Offer what each investigator may do now; the actions of the Pack stay secret."""
        public = {seat: actions for seat, actions in legal.items() if seat != self._view.pack_seat}
        super().offer(public, can_undo=can_undo)

    def target(self, command: Command) -> object:
        """What this press would choose, or the panel that it would use."""
        panel = self._pages.panel
        return type(panel), isinstance(panel, Notebook) and panel.is_sure, super().target(command)

    def _handle_ui(self, command: Command) -> bool:
        """Handle input for panels, for keys that no rule knows, and for the camera; True if it was that."""
        if self._pages.handle(command):
            return True
        self.input.hover(command)
        if command.down and not self._queue.busy and self._presses_key(command):
            return True
        return self._moves_camera(command)

    def _presses_key(self, command: Command) -> bool:
        """Cancel a choice that is begun, or press a key that anybody may press; True if it was that."""
        seat = self._view.acting
        if command.verb is Verb.BACK and self.input.selection != Pointing():
            may = seat is not None and self.seating.may_speak(command.device, seat)
            if may:
                self.press(Local.BACK)
            return may
        clicks = command.device.kind == "mouse" and command.code == pygame.BUTTON_LEFT
        key = next((key for key in ANYTIME_KEYS if self.input.hovered == OnKey(key)), None)
        if not clicks or key is None or not self._view.clues:
            return False
        self.press(key)
        return True

    def _handle_locally(self, action: object) -> bool:
        if isinstance(action, Local | Pointing):
            self.press(action)
            return True
        return False

    def press(self, key: Local | Pointing) -> None:
        """Press a key that no rule knows, or pick a colleague."""
        view = self._view
        match key:
            case Pointing():
                self.input.selection = key
            case Local.AIM:
                self.input.selection = Pointing(aims=True)
            case Local.BACK:
                self.input.selection = Pointing()
            case Local.REPLAY:
                self.display.play_clue(view, view.clues[-1], len(view.clues))
            case Local.REVIEW:
                self._pages.review(view)
            case Local.LOOK:
                self._pages.tip_for = view.turn
            case Local.NOTES:
                self._pages.open_notes(view, view.turn)
            case Local.REACH:
                self._pages.reach_on = not self._pages.reach_on
        self._shell.sound.play("device_key")
        self._ask()

    def _ask(self) -> None:
        view, selection = self._view, self.input.selection
        seat = view.acting
        choices: tuple[Choice[Spot], ...] = ()
        if seat is not None and self.seating.is_person(seat):
            choices = self._choices(seat, self._legal.get(seat, ()))
            if self._can_undo and selection == Pointing():
                choices = (*choices, Choice(UNDO, OnKey(UNDO_KEY)))
        if self.seating.is_person(seat):
            self.input.stop_inspecting()
        self.input.chooser.offer(self._with_hint(choices, OnKey(HINT_KEY)))
        heard = len(view.clues)
        intensity = SEARCH + (heard - 1) / 6 if heard else CALM  # most tense after seven clues
        set_music_intensity(self._shell.sound, self._setup.game, intensity)

    def _choices(self, seat: Seat, legal: tuple[Action, ...]) -> tuple[Choice[Spot], ...]:
        helps = self.display.prompts.helps(self._view, seat)
        return tuple(choices_of(self._view, legal, self.input.selection, helps))

    # ---- events ----

    def _start_showing(self, done: ActionResult, view: View) -> None:
        if self._view.record:
            self._case = self._view
        self._arrest = None

    def _react_to(self, event: Happening) -> Iterator[Animation]:
        """Open the page of an event, if it has one."""
        people = any(chair.kind != "ai" for chair in self.seating.chairs)
        match event:
            case happened.TipGiven(seat, shared=False) if self.seating.is_person(seat):
                self._pages.tip_for = seat
            case happened.CaseOpened() if not self._view.terms.pack:
                self._pages.notebook.notes = Notes()
            case happened.Captured(seat, _, space) | happened.ThiefBolted(seat, space):
                self._arrest = Searched(seat, space, found=True)
            case happened.CaseClosed(route) if route and people:
                begin = partial(self._open_xray, self._case, route, self._arrest)
                self._xray = Animation(math.inf, begin, done=lambda: self._pages.panel is None, pause=True)
                yield self._xray

    def _open_xray(self, case: View, route: tuple[int, ...], arrest: Searched | None) -> None:
        """Open the X-ray; it shows every arrest itself, so the sign on the board goes."""
        self.display.search = self._xray = None
        self._pages.xray(case, route, arrest)

    def skip(self) -> None:
        """Jump to the end of all animations, but still show an X-ray that waits."""
        self._pages.close()
        self.display.light.go_out()
        super().skip()
        self.display.device.rest()
        if self._xray is not None:
            self._queue.play(self._xray)

    def update(self, dt_ms: float) -> None:
        """Let time pass on the board and in a panel."""
        super().update(dt_ms)
        self.display.light.update(dt_ms)
        panel = self._pages.panel
        if panel is not None:
            panel.update(dt_ms)

    @property
    def moving(self) -> bool:
        """Whether anything moves on the board or in a panel, or a clue lights the city."""
        panel = self._pages.panel
        return super().moving or self.display.light.shines or (panel is not None and panel.moving)

    # ---- the picture ----

    def _paint(self, canvas: Canvas) -> None:
        frame, pages, view = self.frame_state(), self._pages, self._view
        helps = partial(pages.draw_on_board, view=view, ms=frame.ms)
        self.painter.draw_board(canvas, frame, helps, partial(pages.draw_signs, view=view))
        self.painter.draw_beside(canvas, frame)
        if pages.panel is not None:
            pages.panel.draw(canvas)
        self.painter.draw_over(canvas, frame)

    def frame_state(self) -> FrameState:
        """What the next frame is painted from."""
        view, display, selection = self._view, self.display, self.input.selection
        covered = self._pages.panel is not None
        keys = self.device_keys()
        if isinstance(self._pages.panel, XRay):
            keys = ()  # it has its own
        elif covered:
            keys = tuple(replace(key, enabled=False, hot=False, focus=False) for key in keys)
        prompt = display.prompts.now(view, selection, self.seating, busy=self._queue.busy, covered=covered)
        return FrameState(
            view=view,
            panels=display.prompts.side_panels(
                view, display.view, display.active, self.seating, selection, prompt
            ),
            shown=Shown(display.screen, display.view.clues, keys),
            chooser=Chooser() if covered else self._chooser,
            focus=None if covered else self._focus,
            aims=selection.aims,
            inspected=self.inspected,
            ms=self._pulse_ms,
        )

    @property
    def inspected(self) -> Seat | None:
        """Whose ID card is shown."""
        asked = self.input.asked if self._pages.panel is None else None
        return asked.seat if isinstance(asked, OnRow) and asked.seat != self._view.pack_seat else None

    def device_keys(self) -> tuple[Key, ...]:
        """The keys of the Clue Finder now."""
        view, prompts = self._view, self.display.prompts
        helps = prompts.helps(view, view.acting if self.seating.is_person(view.acting) else None)
        enabled = {str(one.place.name) for one in self.input.chooser.choices if isinstance(one.place, OnKey)}
        if view.clues and not self._queue.busy:
            enabled.update(ANYTIME_KEYS)
        reach = self._pages.shows_reach(view)
        return prompts.keys(
            view,
            self.input.selection,
            helps,
            enabled,
            self.input.focus,
            reach=reach,
            hint=self._hint_label,
            hinted=self._hint is not None,
        )

    def _thing_rects(self) -> Mapping[str, pygame.Rect]:
        poster, stake = poster_rooms(self._shell, loot=self._view.terms.pack)
        return {CLUES: self.display.device.screen, POSTER: poster, STAKE: stake}

    def key_rects(self) -> Mapping[str, pygame.Rect]:
        """Where the keys are on the canvas."""
        return self.display.device.key_rects([key.name for key in self.device_keys()])
