"""Police Chase on the screen: the board, its people, and one thing to do at a time."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pygame

from game.core.board import Board
from game.core.kernel import Seat, Setup
from game.games.police_chase.rules.events import Happening, TurnBegan
from game.games.police_chase.rules.follow import follow
from game.games.police_chase.rules.state import View
from game.games.police_chase.rules.tokens import NEEDED
from game.games.police_chase.screen import layout
from game.games.police_chase.screen.animator import EventAnimator
from game.games.police_chase.screen.display import DisplayState
from game.games.police_chase.screen.geometry import Geometry
from game.games.police_chase.screen.painter import Look, Painter
from game.games.police_chase.screen.places import Spot, choices_of
from game.games.police_chase.screen.prompts import Asked, Prompts
from game.match.session import ActionResult
from game.shell.services import Shell
from game.table.board.animation import Animation
from game.table.board.camera import Camera
from game.table.board.input import BoardInput
from game.table.board.panels import PlayerPanels
from game.table.board.screen import BoardScreen
from game.table.music_layers import CALM, CLOSE, SEARCH, set_music_intensity
from game.table.seating import Seating


class PoliceChaseScreen(BoardScreen[View, Happening, DisplayState, Painter]):
    """A town, its officers and the robber."""

    caption_room = (1518, 6, 384, 116)
    badge_at = (300, 92)
    pause_button: pygame.Rect | None = layout.PAUSE

    def __init__(self, shell: Shell, setup: Setup, board: Board, seating: Seating, view: View) -> None:
        seats = setup.seats
        camera = Camera(layout.VIEW, board.size)
        faces = tuple(f"portraits/officer_{seat.look}" for seat in seats)
        places = layout.panel_rects(board, view.town, len(seats))
        panels = PlayerPanels(shell, seats, faces, places, layout.ITEM)
        display = DisplayState(shell, setup, board, camera, view, panels)
        geometry = Geometry(board, camera, display, shell.theme)
        painter = Painter(shell, seats, board, camera, panels, display, geometry, faces)
        self._prompts = Prompts(shell, seats)
        hands = BoardInput(shell, seating, geometry, self._prompts, None)
        super().__init__(shell, setup, view, camera, display, painter, hands)
        self._animator = EventAnimator(shell.sound, display)
        self._asked = Asked(None, "")
        self._turn_is_new = True
        """Nobody has said yet whose turn it is."""
        self._spoken_to: Seat | None = None
        self._said = ""
        """What has just happened, in words."""

    def show(self, done: ActionResult, view: View) -> None:
        """Put what was done on the programme; whoever did what was asked for need not hear it again."""
        if self._asked.voice and done.seat == self._asked.who:
            self._shell.sound.hush()
        super().show(done, view)

    def _follow(self, view: View, event: Happening) -> View:
        return follow(view, event)

    def _animations_for(self, event: Happening, before: View, after: View) -> Iterator[Animation]:
        self._turn_is_new = self._turn_is_new or isinstance(event, TurnBegan)
        said = self._prompts.said(event)
        if said:
            yield Animation(begin=partial(self._say, said))
        yield from self._animator.animations_for(event, after)

    def _say(self, words: str) -> None:
        self._said = words

    def _arrive(self) -> None:
        self._said = ""
        super()._arrive()

    def _ask(self) -> None:
        """Offer what can be done, and say so."""
        view, seat = self._view, self._view.acting
        legal = self._legal.get(seat, ()) if seat is not None else ()
        person = self.seating.is_person(seat)
        self._input.rest()
        self._input.chooser.offer(choices_of(view, seat, legal) if person and seat is not None else ())
        asked = self._prompts.now(view, legal, ai=not person)
        if asked != self._asked and asked.who is not None and asked.voice:
            self._shell.sound.voice(*self._called(asked.who), asked.voice)
        self._asked = asked
        set_music_intensity(self._shell.sound, self._setup.game, _tension(view))
        self._needs_redraw = True

    def _called(self, who: Seat) -> Iterator[str]:
        """Call somebody by colour, unless the announcer spoke to the same one before."""
        look = self._setup.seats[who].look
        if who == self._view.turn and self._turn_is_new:
            self._turn_is_new = False
            yield f"v_turn_{look}"
        elif who != self._spoken_to:
            yield f"v_seat_{look}"
        self._spoken_to = who

    def _paint(self, canvas: pygame.Surface) -> None:
        look = Look(
            view=self._view,
            seating=self.seating,
            chooser=self._chooser,
            focus=self._focus,
            finger=self._finger(),
            said=self._said or self._asked.text,
            ms=self._breath_ms,
        )
        self._painter.draw(canvas, look)

    def _finger(self) -> Spot | None:
        """Where the glove taps: at the one thing to do."""
        choices = self._chooser.choices
        return choices[0].place if len(choices) == 1 else None


def _tension(view: View) -> float:
    """Somebody has two of the three things that are needed, or all."""
    most = max(sum(token in hand for token in NEEDED) for hand in view.hands)
    return CALM if most < len(NEEDED) - 1 else SEARCH if most < len(NEEDED) else CLOSE
