"""Stop Thief! on the screen: the city, its investigators, and the device that hears the thief."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

import pygame

from game.core.board import Board
from game.core.kernel import Seat, Setup
from game.games.stop_thief.rules.actions import Action
from game.games.stop_thief.rules.events import (
    Captured,
    CaseClosed,
    CaseOpened,
    Happening,
    ThiefBolted,
    TipGiven,
)
from game.games.stop_thief.rules.follow import follow
from game.games.stop_thief.rules.people import Card
from game.games.stop_thief.rules.state import Searched, View
from game.games.stop_thief.screen import layout
from game.games.stop_thief.screen.action_picker import ActionPicker
from game.games.stop_thief.screen.animator import EventAnimator
from game.games.stop_thief.screen.device.clue_finder import ClueFinder, Shown
from game.games.stop_thief.screen.device.device_text import DeviceText
from game.games.stop_thief.screen.device.keys import Key
from game.games.stop_thief.screen.display import DisplayState
from game.games.stop_thief.screen.geometry import Geometry
from game.games.stop_thief.screen.pages import Pages
from game.games.stop_thief.screen.painter import FrameState, Painter
from game.games.stop_thief.screen.places import Local, OnRow, PickColleague, Pointing
from game.games.stop_thief.screen.prompts import Prompts
from game.games.stop_thief.screen.side.cards import CardFan
from game.match.session import ActionResult
from game.shell.devices import Command
from game.shell.services import Shell
from game.table.board.animation import Animation
from game.table.board.camera import Camera
from game.table.board.choices import Chooser
from game.table.board.input import BoardInput
from game.table.board.screen import BoardScreen
from game.table.music_layers import CALM, SEARCH, set_music_intensity
from game.table.seating import Seating
from game.table.secrets import BlindChoice, Secret

TENSE_AFTER = 6
"""So many clues after the first of a case the music is at its most tense: it knows what all have heard."""


class StopThiefScreen(BoardScreen[View, Happening, DisplayState, Painter]):
    """A city, its investigators and the thief whom only the device hears."""

    caption_room = (440, 2, 1040, 46)
    badge_at = (960, 64)
    pause_button: pygame.Rect | None = layout.PAUSE

    def __init__(self, shell: Shell, setup: Setup, board: Board, seating: Seating, view: View) -> None:
        seats = setup.seats
        camera = Camera(layout.VIEW, board.size)
        device_text = DeviceText(shell, board, seats)
        display = DisplayState(shell, seats, board, camera, device_text, view)
        device = self._device = ClueFinder(shell, layout.DEVICE)
        fan = CardFan(shell, layout.CARDS)
        rows = layout.row_rects(len(seats))
        geometry = Geometry(board, camera, rows, self._card_places, self._key_places)
        faces = tuple(
            "portraits/pack_debbie" if seat == view.pack_seat else f"portraits/{one.look}"
            for seat, one in enumerate(seats)
        )
        painter = Painter(shell, seats, board, camera, display, geometry, device, fan, faces)
        self._prompts = Prompts(shell, seats)
        hands = BoardInput(shell, seating, geometry, self._prompts, Pointing())
        super().__init__(shell, setup, view, camera, display, painter, hands)
        self._pages = Pages(shell, board, camera, device, seats, painter.picture, painter.decals)
        self._picker = ActionPicker(shell, hands, device_text, device, display.light, self._pages)
        self._animator = EventAnimator(shell, seats, display, device_text, device)
        self._case = view
        """The table as it last was with a trail: an AI's arrest comes with the next thief's card."""
        self._arrest: Searched | None = None
        """The arrest of the last step, if it found the thief."""
        self._nothing = Chooser()
        """What can be chosen on the table while a page lies over it."""
        self._xray: Callable[[], None] | None = None
        """Opens the X-ray that waits for its turn."""

    # ---- what only one player may see ----

    def reseat(self, seating: Seating) -> None:
        """Let other hands play."""
        self._pages.looked()
        super().reseat(seating)

    @property
    def busy(self) -> bool:
        """True while something is shown that everybody must see before the game goes on."""
        return super().busy or self._pages.panel is not None

    @property
    def player_notes(self) -> Any:  # noqa: ANN401
        """What was written in the notebook."""
        return self._pages.player_notes

    def recall(self, player_notes: Any) -> None:  # noqa: ANN401
        """Read what was in the notebook when the match was saved."""
        self._pages.recall(player_notes)

    @property
    def secret(self) -> Secret | BlindChoice | None:
        """What a person has to look at in private before the match goes on."""
        return self._pages.secret(self._view, pack_chooses=self._view.acting == self._view.pack_seat)

    def looked(self) -> None:
        """The secret was looked at."""
        self._pages.looked()

    # ---- hands ----

    def offer(self, legal: Mapping[Seat, tuple[Action, ...]], *, can_undo: bool = False) -> None:
        """What each investigator may do now; what the Pack may do is nobody's business here."""
        self._picker.legal = {
            seat: actions for seat, actions in legal.items() if seat != self._view.pack_seat
        }
        self._picker.can_undo = can_undo
        super().offer(self._picker.legal, can_undo=can_undo)

    def _handle_ui(self, command: Command) -> bool:
        """Let a hand use what lies over the board, or move the camera; True when that was all it wanted."""
        if self._pages.handle(command):
            self._needs_redraw = True
            return True
        self.input.hover(command)
        if not self._queue.busy and self._picker.takes(command, self._view):
            return True
        return self._moves_camera(command)

    def _handle_locally(self, wish: Action | Local | PickColleague) -> bool:
        if isinstance(wish, Local | PickColleague):
            self.press(wish)
            return True
        return False

    def press(self, wish: Local | PickColleague) -> None:
        """Press a key of the device that no rule asks for."""
        self._picker.press(wish, self._view)

    def _ask(self) -> None:
        self._picker.ask(self._view)
        heard = len(self._view.clues)
        set_music_intensity(
            self._shell.sound, self._setup.game, SEARCH + (heard - 1) / TENSE_AFTER if heard else CALM
        )
        self._needs_redraw = True

    # ---- the course of things ----

    def show(self, done: ActionResult, view: View) -> None:
        """Put what was done on the programme."""
        if self._view.record:
            self._case = self._view
        self._arrest = _arrest(done)
        super().show(done, view)

    def _follow(self, view: View, event: Happening) -> View:
        return follow(view, event)

    def _animations_for(self, event: Happening, before: View, after: View) -> Iterator[Animation]:
        """What an event looks like, and what it means for the pages over the table."""
        yield from self._animator.animations_for(event, before, after)
        match event:
            case TipGiven(seat, shared=False) if self.seating.is_person(seat):
                self._pages.give_tip(seat)
            case CaseOpened() if not self._view.terms.pack:
                self._pages.new_case()
            case CaseClosed(route) if route and any(chair.kind != "ai" for chair in self.seating.chairs):
                arrest = self._arrest
                self._xray = partial(self._pages.xray, self._case, route, arrest, self._case.face_up)
                yield self._xray_act()

    def _xray_act(self) -> Animation:
        """The X-ray lies open until somebody closes it."""
        return Animation(math.inf, self._open_xray, done=lambda: self._pages.panel is None, pause=True)

    def _open_xray(self) -> None:
        """The X-ray tells of every arrest itself, so the table's sign goes."""
        self.display.search = None
        if self._xray is not None:
            self._xray()
        self._xray = None

    def skip(self) -> None:
        """Jump to the end of what is being shown; an X-ray that still waits is not lost by that."""
        self._pages.close()
        self.display.light.go_out()
        super().skip()
        self._device.rest()
        if self._xray is not None:
            self._queue.play(self._xray_act())

    def update(self, dt_ms: float) -> None:
        """Let time pass on the stage, and on what lies over the board."""
        papers = self._papers
        super().update(dt_ms)
        self._needs_redraw = self._needs_redraw or self.display.light.shines or self._papers != papers
        self.display.light.update(dt_ms)
        panel = self._pages.panel
        if panel is not None:
            panel.update(dt_ms)
            self._needs_redraw = self._needs_redraw or panel.moving

    # ---- what is seen ----

    def _paint(self, canvas: pygame.Surface) -> None:
        look = self._look()
        pages, view = self._pages, self._view
        helps = partial(pages.draw_on_board, view=view, ms=look.ms)
        self.painter.draw_board(canvas, look, helps, partial(pages.draw_signs, view=view))
        self.painter.draw_beside(canvas, look)
        if self._pages.panel is not None:
            self._pages.panel.draw(canvas)
            self.painter.side_panels.mark_dirty(canvas.get_rect())
        self.painter.draw_over(canvas, look)

    def _look(self) -> FrameState:
        asks, view, display = not self._queue.busy, self._view, self.display
        looks = self._pages.panel is not None
        return FrameState(
            view=view,
            beside=self._prompts.beside(
                view, display, self.seating, self.input.selection, asks=asks, looks=looks
            ),
            shown=Shown(display.screen, display.view.clues, self._resting_keys() if looks else self._keys()),
            cards=self._prompts.cards(display.view.turn),
            chooser=self._nothing if looks else self._chooser,
            focus=None if looks else self._focus,
            aims=self.input.selection.aims,
            papers=self._papers,
            ms=self._pulse_ms,
        )

    @property
    def _papers(self) -> Seat | None:
        """Whose ID card somebody looks at."""
        asked = self.input.asked if self._pages.panel is None else None
        return asked.seat if isinstance(asked, OnRow) and asked.seat != self._view.pack_seat else None

    def _keys(self) -> tuple[Key, ...]:
        return self._picker.keys(self._view, busy=self._queue.busy)

    def _resting_keys(self) -> tuple[Key, ...]:
        """The keys while a page lies over the table: none can be pressed, or the page has its own."""
        if self._pages.has_keys:
            return ()
        return tuple(replace(key, enabled=False, hot=False, focus=False) for key in self._keys())

    def _key_places(self) -> Mapping[str, pygame.Rect]:
        return self._device.key_rects([key.name for key in self._keys()])

    def _card_places(self) -> Mapping[Card, pygame.Rect]:
        return self.painter.card_places()


def _arrest(done: ActionResult) -> Searched | None:
    """The arrest that found the thief, if one did."""
    found = (event for event in done.events if isinstance(event, Captured | ThiefBolted))
    return next((Searched(event.seat, event.space, found=True) for event in found), None)
