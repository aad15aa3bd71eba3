"""Police Chase on the screen: the board, its players, and one thing to do at a time."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial

import pygame

from game.core.board import Board
from game.core.kernel import Seat, Setup
from game.games.police_chase.rules.actions import Action
from game.games.police_chase.rules.events import Happening, TurnBegan
from game.games.police_chase.rules.follow import follow
from game.games.police_chase.rules.state import View
from game.games.police_chase.rules.tokens import NEEDED, Token
from game.games.police_chase.screen import layout
from game.games.police_chase.screen.animator import EventAnimator
from game.games.police_chase.screen.display import DisplayState
from game.games.police_chase.screen.geometry import Geometry
from game.games.police_chase.screen.painter import FrameState, Painter
from game.games.police_chase.screen.places import InHand, Spot, choices_of
from game.games.police_chase.screen.prompts import Prompt, Prompts
from game.games.police_chase.screen.story import needed_in
from game.match.session import ActionResult
from game.shell.picture import Canvas
from game.shell.services import Shell
from game.table.board.animation import Animation
from game.table.board.camera import Camera
from game.table.board.choices import Choice
from game.table.board.input import BoardInput
from game.table.board.panels import PlayerPanels
from game.table.board.places import HintKey, OnBoard
from game.table.board.screen import BoardScreen
from game.table.music_layers import CALM, CLOSE, SEARCH, set_music_intensity
from game.table.seating import Seating


class PoliceChaseScreen(BoardScreen[View, Happening, Action, None, Spot]):
    """A town, its officers and the robber."""

    display: DisplayState
    painter: Painter
    caption_room = (1518, 6, 384, 116)
    badge_at = (300, 92)
    pause_button: pygame.Rect | None = layout.PAUSE

    def __init__(self, shell: Shell, setup: Setup, board: Board, seating: Seating, view: View) -> None:
        seats = setup.seats
        camera = Camera(layout.VIEW, board.size)
        faces = tuple(f"portraits/officer_{seat.look}" for seat in seats)
        places = layout.panel_rects(board, view.town.starts(setup))
        self._panels = panels = PlayerPanels(shell, seats, faces, places, layout.ITEM)
        display = DisplayState(shell, setup, board, camera, view, panels)
        geometry = Geometry(board, camera, display, shell.theme, self._offered, self._use_rects)
        painter = Painter(shell, seats, board, camera, panels, display, geometry, faces)
        self._prompts = Prompts(shell, seats)
        board_input = BoardInput(shell, seating, geometry, self._prompts, None)
        animator = EventAnimator(shell.sound, display)
        super().__init__(shell, setup, view, camera, display, painter, board_input, animator, follow)
        self.geometry = geometry
        """Where everything is on the canvas."""
        self.prompt = Prompt(None, "")
        """What a player is asked to do."""
        self._turn_is_new = True
        """The announcer has not said yet whose turn it is."""
        self._spoken_to: Seat | None = None
        self._event_text = ""
        """What is happening in the animation that plays."""

    def _start_showing(self, done: ActionResult, view: View) -> None:
        """Let the announcer stop asking for what was done."""
        if self.prompt.voice and done.seat == self.prompt.who:
            self._shell.sound.hush()

    def _react_to(self, event: Happening) -> Iterator[Animation]:
        """Say in the prompt what is happening."""
        self._turn_is_new = self._turn_is_new or isinstance(event, TurnBegan)
        text = self._prompts.event_text(event)
        if text:
            yield Animation(begin=partial(self._set_event_text, text))

    def _set_event_text(self, text: str) -> None:
        self._event_text = text

    def _finish_showing(self) -> None:
        self._event_text = ""
        super()._finish_showing()

    def _ask(self) -> None:
        """Offer what can be done, and say so."""
        view, seat = self._view, self._view.acting
        legal = self._legal.get(seat, ()) if seat is not None else ()
        person = self.seating.is_person(seat)
        if person:
            self.input.stop_inspecting()
        choices = self._choices(seat, legal) if person and seat is not None else ()
        self.input.chooser.offer(self._with_hint(choices, HintKey()))
        prompt = self._prompts.now(view, legal, ai=not person)
        in_lesson = self.input.chooser.wanted is not None  # which says itself what to do
        if prompt != self.prompt and prompt.who is not None and prompt.voice and not in_lesson:
            self._shell.sound.voice(*self._address(prompt.who), prompt.voice)
        self.prompt = prompt
        set_music_intensity(self._shell.sound, self._setup.game, _music_intensity(view))

    def _offered(self) -> Iterator[Spot]:
        return (choice.place for choice in self.input.chooser.choices)

    def _use_rects(self) -> Mapping[Token, pygame.Rect]:
        return self.painter.hud.use_rects()

    def _choices(self, seat: Seat, legal: tuple[Action, ...]) -> tuple[Choice[Spot], ...]:
        return choices_of(self._view, seat, legal)

    def place_named(self, name: str) -> pygame.Rect | None:
        """The robber, a token in a hand, a player's panel, what officers need to win, or a space."""
        match name.split(":"):
            case ["robber"]:
                return self.geometry.rect_of(OnBoard(self._view.robber))
            case ["hand", seat, token]:
                return self.geometry.rect_of(InHand(Seat(int(seat)), Token(token)))
            case ["panel", seat]:
                return self._panels.rects[int(seat)]
            case ["to-win"]:
                return layout.TO_WIN
            case _:
                return super().place_named(name)

    def _address(self, who: Seat) -> Iterator[str]:
        """Call a player by colour, unless the announcer has just spoken to them."""
        look = self._setup.seats[who].look
        if who == self._view.turn and self._turn_is_new:
            self._turn_is_new = False
            yield f"v_turn_{look}"
        elif who != self._spoken_to:
            yield f"v_seat_{look}"
        self._spoken_to = who

    @property
    def text(self) -> str:
        """The words in the prompt: what is happening, or what to do."""
        return self._event_text or self.prompt.text

    @property
    def only_choice(self) -> Spot | None:
        """Where the glove points: at the only thing to do."""
        places = [choice.place for choice in self._chooser.choices if choice.place != HintKey()]
        return places[0] if len(places) == 1 else None

    def _paint(self, canvas: Canvas) -> None:
        frame = FrameState(
            view=self._view,
            seating=self.seating,
            chooser=self._chooser,
            focus=self._focus,
            only_choice=self.only_choice,
            prompt=self.text,
            hint=self._hint_label,
            hinted=self._hint is not None,
            ms=self._pulse_ms,
        )
        self.painter.draw(canvas, frame)


def _music_intensity(view: View) -> float:
    """It rises when a player has two of the three tokens that are needed, or all."""
    most = max(map(needed_in, view.hands))
    return CALM if most < len(NEEDED) - 1 else SEARCH if most < len(NEEDED) else CLOSE
