"""Paints the Police Chase screen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from game.core.board import Board
from game.core.kernel import SeatSetup
from game.games.police_chase.rules.actions import MoveRobber, Walk
from game.games.police_chase.rules.state import Phase, View
from game.games.police_chase.screen import layout
from game.games.police_chase.screen.display import DisplayState
from game.games.police_chase.screen.geometry import Geometry, clear_of, place_tag
from game.games.police_chase.screen.hud import Hud
from game.games.police_chase.screen.places import InHand, Spot
from game.games.police_chase.screen.token_painter import TokenPainter, sent_anywhere
from game.shell import paint
from game.shell.picture import Canvas
from game.shell.services import Shell
from game.shell.theme import AMBER, Colour
from game.table.board.banner import SIZE as BANNER_SIZE
from game.table.board.banner import Banner
from game.table.board.camera import Camera
from game.table.board.choices import Choice, Chooser
from game.table.board.hint import draw_hint_key
from game.table.board.key_hints import draw_key_hints
from game.table.board.meeples import Meeple, World
from game.table.board.painter import BoardPainter
from game.table.board.panels import PlayerPanels
from game.table.board.picture import dim_beside
from game.table.board.places import Button, HintKey, OnBoard
from game.table.looks import SEAT_LOOKS
from game.table.seating import Seating

ROBBER_RED: Colour = (0xFF, 0x6A, 0x4A)
BANNER = pygame.Rect((layout.VIEW.centerx - BANNER_SIZE[0] // 2, 375), BANNER_SIZE)
"""Where a banner usually is."""
RING = 0.98
"""The ring at the feet of a piece, as a part of its width."""
STONE_GROWN = 1.4
"""How much larger the stones of a way get with large text."""
ROUND_TOKEN, ROUND_PLACE = 14, 22
"""How much wider the focus is than a token in a hand, and than the tray or the button."""


@dataclass(frozen=True, slots=True)
class FrameState:
    """Everything that decides how a frame looks, except the display."""

    view: View
    seating: Seating
    chooser: Chooser[Spot]
    """What a person can choose; nothing while an animation plays."""
    focus: Spot | None
    only_choice: Spot | None
    """Where the glove points: at the only thing to do."""
    prompt: str
    hint: str
    """What is on the button that asks the coach; empty if there is none."""
    hinted: bool
    """Whether a hint is shown."""
    ms: float
    """The time, for things that pulse."""


class Painter(BoardPainter[DisplayState, Spot]):
    """The board, the panels beside it, and what is above both."""

    _geometry: Geometry
    backdrop = "police_chase/backdrop"

    def __init__(
        self,
        shell: Shell,
        seats: tuple[SeatSetup, ...],
        board: Board,
        camera: Camera,
        panels: PlayerPanels,
        display: DisplayState,
        geometry: Geometry,
        faces: tuple[str, ...],
    ) -> None:
        super().__init__(shell, seats, board, camera, display, geometry, layout.SIDES)
        self.hud = Hud(shell, panels, display)
        self._banner = Banner(shell, seats, BANNER.center, faces)
        self.tokens = TokenPainter(shell, seats, camera, display, self._meeple_painter)

    def draw(self, canvas: Canvas, frame: FrameState) -> None:
        """Draw the whole picture."""
        canvas.set_clip(layout.VIEW)
        self._draw_board(canvas, frame)
        canvas.set_clip(None)
        self._draw_beside(canvas, frame)
        self._draw_above(canvas, frame)

    def _is_beside(self, spot: Spot | None) -> bool:
        return spot is not None and not isinstance(spot, OnBoard)

    def _draw_board(self, canvas: Canvas, frame: FrameState) -> None:
        """The town with its tokens and pieces."""
        display, view, focus = self._display, frame.view, frame.focus
        choices = [choice for choice in frame.chooser.choices if isinstance(choice.place, OnBoard)]
        rects = [self._geometry.rect_of(choice.place) for choice in choices]
        self.picture.draw(canvas, self._camera, rects)
        self.ambient.draw(canvas, self._camera, self.decals.sharpening)
        if choices and sent_anywhere(view):
            here = self._geometry.rect_of(OnBoard(view.robber))
            dim_beside(canvas, here.clip(layout.VIEW), ())
            rects = [self._geometry.rect_of(focus)] if isinstance(focus, OnBoard) else []
        else:
            self._draw_glows(canvas, rects, frame.ms)
        self.tokens.draw(canvas, view)
        way = self._focused_way(frame)
        if isinstance(focus, OnBoard):
            self._draw_goal(canvas, frame, focus, way)
        self._draw_ring(canvas, display.active_piece, RING, self._colour, frame.ms)
        self._meeple_painter.draw(canvas, self._camera, display.meeples, display.active_piece, frame.ms)
        self._markers.stones(canvas, self._camera, way, self._colour, min(self._text_scale, STONE_GROWN))
        if view.phase is Phase.LAND:
            rects += self.tokens.draw_offered(canvas, rects)
        if display.active_piece.lift == 0:
            self._draw_tag(canvas, rects)

    def _draw_glows(self, canvas: Canvas, rects: list[pygame.Rect], ms: float) -> None:
        """Light on the spaces that can be chosen."""
        camera = self._camera
        visible = [(rect.center, 1) for rect in rects if rect.colliderect(camera.view)]
        if visible:
            side = round(rects[0].w * camera.picture_scale / camera.scale)
            self._markers.glows(canvas, visible, side, self._colour, ms)

    def _focused_way(self, frame: FrameState) -> list[World]:
        """The way to the space that has the focus, if one leads there."""
        choice = frame.chooser.at(frame.focus) if isinstance(frame.focus, OnBoard) else None
        return [self._display.at(space) for space in _way(frame.view, choice)] if choice else []

    def _draw_goal(self, canvas: Canvas, frame: FrameState, goal: OnBoard, way: list[World]) -> None:
        """The space that has the focus, what would be placed there, and the line to it."""
        self._markers.trail(canvas, self._camera, way, self._colour)
        rect = self._geometry.rect_of(goal)
        self._markers.aim(canvas, rect, frame.ms)
        self.tokens.draw_preview(canvas, frame.view, goal.space, rect)

    def _draw_tag(self, canvas: Canvas, lit: Sequence[pygame.Rect]) -> None:
        """The name of the active piece, unless it would hide a piece, a token or a lit space."""
        piece, body = self._display.active_piece, partial(self._meeple_painter.body, self._camera)
        others = [body(other) for other in self._display.meeples if other is not piece]
        rect, colour, mine = self._meeple_painter.rect(self._camera, piece), self._colour, body(piece)
        key = (
            "tag", self._camera.pose, self._shell.settings.version, self._name, colour, tuple(rect),
            tuple(map(tuple, [*others, *lit])), self._display.view.face_down,
        )  # fmt: skip

        def draw(layer: Canvas) -> None:
            picture = self._markers.tag_picture(self._name, colour)
            tag = picture.get_rect()
            if place_tag(tag, rect, mine, [*others, *self.tokens.token_rects(), *lit]):
                layer.blit(picture, tag)

        canvas.layer(key, layout.VIEW, draw)

    def _draw_beside(self, canvas: Canvas, frame: FrameState) -> None:
        """The panels beside the board, and what can be chosen there."""
        words_area = self.words_area(button=frame.chooser.at(Button()) is not None)
        self._draw_side_panels(canvas, self.hud.panels(frame.seating, frame.prompt, words_area))
        if self._display.tray_is_visible:
            self._display.tray.draw(canvas)
        for choice in frame.chooser.choices:
            if isinstance(choice.place, InHand):
                self._draw_held(canvas, choice.place, frame.ms)
        self._draw_prompt_foot(canvas, frame)
        if frame.hint:
            draw_hint_key(self._shell, canvas, layout.HINT, frame.hint, lit=frame.hinted)
        if frame.focus is not None and not isinstance(frame.focus, OnBoard):
            more = ROUND_TOKEN if isinstance(frame.focus, InHand) else ROUND_PLACE
            outer = self._geometry.rect_of(frame.focus).inflate(more, more)
            self._markers.aim(canvas, outer, frame.ms)

    def _draw_held(self, canvas: Canvas, held: InHand, ms: float) -> None:
        """A token in a hand that can be chosen."""
        rect = self._geometry.rect_of(held)
        self._markers.glow(canvas, rect.center, rect.w + 6, AMBER, ms=ms)
        canvas.blit(self._shell.assets.scaled(f"tokens/{held.token}", rect.size), rect)

    def _draw_prompt_foot(self, canvas: Canvas, frame: FrameState) -> None:
        """The token that has to be placed, the button to go on, and the keys."""
        staged, keys_area = self._display.view.staged, layout.KEYS
        if staged is not None:
            place = layout.staged(self._text_scale)
            canvas.blit(self._shell.assets.scaled(f"tokens/{staged}", place.size), place)
            if place.colliderect(keys_area):
                width = keys_area.right - place.right
                keys_area = pygame.Rect(place.right + 8, keys_area.y, width, keys_area.h)
        if frame.chooser.at(Button()) is not None:
            place = self._geometry.rect_of(Button())
            self.hud.draw_button(canvas, place, hot=isinstance(frame.focus, Button))
        choices = [choice for choice in frame.chooser.choices if choice.place != HintKey()]
        if choices:
            draw_key_hints(self._shell, canvas, keys_area, several=len(choices) > 1)

    def words_area(self, *, button: bool) -> pygame.Rect:
        """Where the words of the prompt go: between tray or token and button or keys."""
        above = layout.staged(self._text_scale) if self._display.has_staged_token else None
        below = self._geometry.rect_of(Button()) if button else layout.KEYS
        return layout.words_area(layout.TRAY if self._display.tray_is_visible else above, below)

    def _draw_above(self, canvas: Canvas, frame: FrameState) -> None:
        """Flying tokens, the banner and the glove."""
        display = self._display
        if display.spotlight is not None:
            size = layout.SPOTLIGHT, layout.SPOTLIGHT
            token = self._shell.assets.scaled(f"tokens/{display.spotlight}", size)
            paint.draw_centred(canvas, token, layout.VIEW.center)
        display.draw_flying(canvas)
        if display.banner is not None:
            named, robber = map(self.resting_rect, (display.officers[display.banner], display.robber))
            aside = clear_of(BANNER, named, robber)
            self._banner.draw(canvas, display.banner, frame.prompt, frame.ms, aside)
        if frame.only_choice is not None:
            rect = self._geometry.rect_of(frame.only_choice)
            tip = rect.centerx, rect.centery - rect.h * 0.12
            self.hud.draw_glove(canvas, tip, frame.ms)

    def resting_rect(self, piece: Meeple) -> pygame.Rect:
        """Where a piece will be on the canvas when the camera rests."""
        rect = self._meeple_painter.rect(self._camera, piece)
        rect.center = self._camera.rest_pixel(piece.at)
        return rect

    @property
    def _text_scale(self) -> float:
        return self._shell.theme.text_scale

    @property
    def _colour(self) -> Colour:
        """The colour of the active piece."""
        look = self._seats[self._display.active].look
        return ROBBER_RED if self._display.robber_moves else SEAT_LOOKS[look].colour

    @property
    def _name(self) -> str:
        seat = self._seats[self._display.active]
        return self._shell.words("police-chase.table.robber") if self._display.robber_moves else seat.name


def _way(view: View, choice: Choice[Spot]) -> tuple[int, ...]:
    """The way that a choice would take; empty if it is no walk."""
    match choice.action:
        case Walk(to):
            return view.town.walks(view.officers[view.turn], view.pips)[to]
        case MoveRobber(to) if not view.robber_by_token:
            return view.town.robber_walks(view.robber, view.pips)[to]
        case _:
            return ()
