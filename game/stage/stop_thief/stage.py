"""Stop Thief! on the screen: the city, its investigators, and the device that hears the thief."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
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
from game.stage.board.director import Act
from game.stage.board.hands import HandsIn
from game.stage.board.stage import BoardStage
from game.stage.seating import Seating
from game.stage.secrets import BlindChoice, Secret
from game.stage.stop_thief import layout
from game.stage.stop_thief.cards import CardFan
from game.stage.stop_thief.desk import Desk
from game.stage.stop_thief.device import ClueFinder, Shown
from game.stage.stop_thief.fingers import Fingers
from game.stage.stop_thief.geometry import Geometry
from game.stage.stop_thief.keys import Key
from game.stage.stop_thief.pages import Pages
from game.stage.stop_thief.painter import Look, Painter
from game.stage.stop_thief.places import Local, OnRow, PickColleague, Pointing
from game.stage.stop_thief.programme import Programme
from game.stage.stop_thief.prompts import Prompts
from game.stage.stop_thief.theatre import Theatre
from game.stage.tension import CALM, SEARCH, strain

TENSE_AFTER = 6
"""So many clues after the first of a case the music is at its most tense: it knows what all have heard."""


class StopThiefStage(BoardStage[View, Theatre, Painter]):
    """A city, its investigators and the thief whom only the device hears."""

    caption_room = (440, 2, 1040, 46)
    badge_at = (960, 64)
    pause_button: pygame.Rect | None = layout.PAUSE

    def __init__(self, shell: Shell, setup: Setup, board: Board, seating: Seating, view: View) -> None:
        seats = setup.seats
        camera = Camera(layout.VIEW, board.size)
        desk = Desk(shell, board, seats)
        theatre = Theatre(shell, seats, board, camera, desk, view)
        device = self._device = ClueFinder(shell, layout.DEVICE)
        fan = CardFan(shell, layout.CARDS)
        rows = layout.row_rects(len(seats))
        geometry = Geometry(board, camera, rows, self._card_places, self._key_places)
        faces = tuple(
            "portraits/pack_debbie" if seat == view.pack_seat else f"portraits/{one.look}"
            for seat, one in enumerate(seats)
        )
        painter = Painter(shell, seats, board, camera, theatre, geometry, device, fan, faces)
        self._prompts = Prompts(shell, seats)
        hands = HandsIn(shell, seating, geometry, self._prompts)
        super().__init__(shell, setup, view, camera, theatre, painter, hands)
        self._pages = Pages(shell, board, camera, device, seats, painter.picture, painter.marks)
        self._fingers = Fingers(shell, hands, self._prompts, desk, device, theatre.light, self._pages)
        self._programme = Programme(shell, seats, theatre, desk, device)
        self._case = view
        """The table as it last was with a trail: an AI's arrest comes with the next thief's card."""
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
    def holds_clock(self) -> bool:
        """True while something is shown that everybody must see before the game goes on."""
        return super().holds_clock or self._pages.panel is not None

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

    # ---- hands ----

    def offer(self, legal: Mapping[Seat, tuple[Action, ...]], *, takes_back: bool = False) -> None:
        """What each investigator may do now; what the Pack may do is nobody's business here."""
        self._fingers.legal = {
            seat: actions for seat, actions in legal.items() if seat != self._view.pack_seat
        }
        self._fingers.takes_back = takes_back
        super().offer(self._fingers.legal, takes_back=takes_back)

    def steer(self, command: Command) -> bool:
        """Let a hand use what lies over the board, or move the camera; True when that was all it wanted."""
        if self._pages.handle(command):
            self._fresh = True
            return True
        self._hands.hover(command)
        if not self._director.busy and self._fingers.takes(command, self._view):
            return True
        return self._moves_camera(command)

    def _does_itself(self, wish: Action | Local | PickColleague) -> bool:
        if isinstance(wish, Local | PickColleague):
            self.press(wish)
            return True
        return False

    def press(self, wish: Local | PickColleague) -> None:
        """Press a key of the device that no rule asks for."""
        self._fingers.press(wish, self._view)

    def _ask(self) -> None:
        self._fingers.ask(self._view)
        heard = len(self._view.clues)
        strain(self._shell.sound, self._setup.game, SEARCH + (heard - 1) / TENSE_AFTER if heard else CALM)
        self._fresh = True

    # ---- the course of things ----

    def show(self, done: Happened, view: View) -> None:
        """Put what was done on the programme."""
        if self._view.record:
            self._case = self._view
        super().show(done, view)

    def _let_go(self) -> None:
        self._prompts.pointing = Pointing()
        super()._let_go()

    def _acts(self, event: object, done: Happened) -> Iterator[Act]:
        """What an event looks like, and what it means for the pages over the table."""
        yield from self._programme.acts(event, self._view)
        match event:
            case TipGiven(seat, shared=False) if self.seating.is_person(seat):
                self._pages.give_tip(seat)
            case CaseOpened() if not self._view.terms.pack:
                self._pages.new_case()
            case CaseClosed(route) if route and any(chair.kind != "ai" for chair in self.seating.chairs):
                arrest = _arrest(done)
                self._xray = partial(self._pages.xray, self._case, route, arrest, self._case.face_up)
                yield self._xray_act()

    def _xray_act(self) -> Act:
        """The X-ray lies open until somebody closes it."""
        return Act(math.inf, self._open_xray, done=lambda: self._pages.panel is None, pause=True)

    def _open_xray(self) -> None:
        """The X-ray tells of every arrest itself, so the table's sign goes."""
        self._theatre.search = None
        if self._xray is not None:
            self._xray()
        self._xray = None

    def skip(self) -> None:
        """Jump to the end of what is being shown; an X-ray that still waits is not lost by that."""
        self._pages.close()
        self._theatre.light.go_out()
        super().skip()
        self._device.rest()
        if self._xray is not None:
            self._director.play(self._xray_act())

    def update(self, dt_ms: float, time_left: int | None, time_whole: int) -> None:
        """Let time pass on the stage, and on what lies over the board."""
        papers = self._papers
        super().update(dt_ms, time_left, time_whole)
        self._fresh = self._fresh or self._theatre.light.shines or self._papers != papers
        self._theatre.light.update(dt_ms)
        panel = self._pages.panel
        if panel is not None:
            panel.update(dt_ms)
            self._fresh = self._fresh or panel.moving

    # ---- what is seen ----

    def _paint(self, canvas: pygame.Surface) -> None:
        look = self._look()
        pages, view = self._pages, self._view
        helps = partial(pages.draw_on_board, view=view, ms=look.ms)
        self._painter.draw_board(canvas, look, helps, partial(pages.draw_signs, view=view))
        self._painter.draw_beside(canvas, look)
        if self._pages.panel is not None:
            self._pages.panel.draw(canvas)
            self._painter.sides.cover(canvas.get_rect())
        self._painter.draw_over(canvas, look)

    def _look(self) -> Look:
        asks, view, theatre = not self._director.busy, self._view, self._theatre
        looks = self._pages.panel is not None
        return Look(
            view=view,
            beside=self._prompts.beside(view, theatre, self.seating, asks=asks, looks=looks),
            shown=_shown(theatre, self._resting_keys() if looks else self._keys()),
            cards=self._prompts.cards(theatre.turn),
            chooser=self._nothing if looks else self._chooser,
            focus=None if looks else self._focus,
            aims=self._prompts.pointing.aims,
            papers=self._papers,
            ms=self._breath_ms,
        )

    @property
    def _papers(self) -> Seat | None:
        """Whose ID card somebody looks at."""
        asked = self._hands.asked if self._pages.panel is None else None
        return asked.seat if isinstance(asked, OnRow) and asked.seat != self._view.pack_seat else None

    def _keys(self) -> tuple[Key, ...]:
        return self._fingers.keys(self._view, busy=self._director.busy)

    def _resting_keys(self) -> tuple[Key, ...]:
        """The keys while a page lies over the table: none can be pressed, or the page has its own."""
        if self._pages.has_keys:
            return ()
        return tuple(replace(key, enabled=False, hot=False, focus=False) for key in self._keys())

    def _key_places(self) -> Mapping[str, pygame.Rect]:
        return self._device.key_rects([key.name for key in self._keys()])

    def _card_places(self) -> Mapping[Card, pygame.Rect]:
        return self._painter.card_places()


def _arrest(done: Happened) -> Searched | None:
    """The arrest that found the thief, if one did."""
    found = (event for event in done.events if isinstance(event, Captured | ThiefBolted))
    return next((Searched(event.seat, event.space, found=True) for event in found), None)


def _shown(theatre: Theatre, keys: tuple[Key, ...]) -> Shown:
    """All that the device shows."""
    screen = theatre.screen
    return Shown(screen.heading, screen.line, screen.sound, screen.district, theatre.timeline, keys)
