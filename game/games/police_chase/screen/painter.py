"""Paints the Police Chase screen from what the theatre shows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from game.core.board import Board
from game.core.kernel import SeatSetup
from game.games.police_chase.rules.actions import MoveRobber, Walk
from game.games.police_chase.rules.state import Phase, View
from game.games.police_chase.rules.tokens import Token
from game.games.police_chase.screen import layout
from game.games.police_chase.screen.display import DisplayState
from game.games.police_chase.screen.geometry import Geometry, clear_of, place_tag
from game.games.police_chase.screen.hud import Hud
from game.games.police_chase.screen.lying import Lying, sent_anywhere
from game.games.police_chase.screen.places import InHand, Spot
from game.games.police_chase.screen.sides import Sides
from game.shell.services import Shell
from game.shell.theme import AMBER, SEAT_LOOKS, Colour
from game.table.board.banner import SIZE as BANNER_SIZE
from game.table.board.banner import Banner
from game.table.board.camera import Camera
from game.table.board.choices import Choice, Chooser
from game.table.board.key_hints import draw_key_hints
from game.table.board.meeples import Meeple, World
from game.table.board.painter import BoardPainter
from game.table.board.panels import PlayerPanels
from game.table.board.picture import dim_beside
from game.table.board.places import Button, OnBoard
from game.table.seating import Seating

ROBBER_RED: Colour = (0xFF, 0x6A, 0x4A)
BANNER = pygame.Rect((layout.VIEW.centerx - BANNER_SIZE[0] // 2, 375), BANNER_SIZE)
"""Where a banner usually stands."""
RING = 0.98
"""The ring at the feet of a piece, as a part of its width."""
STONE_GROWN = 1.4
"""How much larger the stones of a way get with large text."""
ROUND_TOKEN, ROUND_PLACE = 14, 22
"""How much wider the focus is than a token in a hand, and than the tray or the button."""


@dataclass(frozen=True, slots=True)
class Look:
    """What the picture of this moment is made of."""

    view: View
    seating: Seating
    chooser: Chooser
    """What a person can choose; nothing while something is shown."""
    focus: Spot | None
    finger: Spot | None
    said: str
    ms: float
    """The time, for what breathes."""


class Painter(BoardPainter[DisplayState, Geometry]):
    """The board, the panels beside it, and what stands above both."""

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
        self._hud = Hud(shell)
        self._banner = Banner(shell, seats, BANNER.center, faces)
        self._lying = Lying(shell, seats, camera, display, self._meeple_painter)
        self._sides = Sides(shell, panels, display, self._hud)
        self._ready = self._make_ready()

    def draw(self, canvas: pygame.Surface, look: Look) -> None:
        """The whole picture."""
        canvas.set_clip(layout.VIEW)
        self._draw_board(canvas, look)
        canvas.set_clip(None)
        self._draw_sides(canvas, look)
        self._draw_over(canvas, look)
        next(self._ready, None)

    def _make_ready(self) -> Iterator[object]:
        """One picture a frame of those that are needed later, so that no frame has to wait for several."""
        for seat in range(len(self._seats)):
            yield self._banner.bare(seat)
        yield from self._display.tray.make_ready()
        for token in Token:
            yield self._shell.assets.scaled(f"tokens/{token}", (layout.SPOTLIGHT, layout.SPOTLIGHT))

    def _is_beside(self, spot: Spot | None) -> bool:
        return isinstance(spot, InHand)

    def _draw_board(self, canvas: pygame.Surface, look: Look) -> None:
        """The town with all that lies and stands in it."""
        display = self._display
        choices = [choice for choice in look.chooser.choices if isinstance(choice.place, OnBoard)]
        rects = [self._geometry.rect_of(choice.place) for choice in choices]
        self.picture.draw(canvas, self._camera, rects)
        self.ambient.draw(canvas, self._camera)
        if choices and sent_anywhere(look.view):
            here = self._geometry.rect_of(OnBoard(look.view.robber))
            dim_beside(canvas, here.clip(layout.VIEW), ())
            rects = [self._geometry.rect_of(look.focus)] if isinstance(look.focus, OnBoard) else []
        else:
            steps = [self._steps(look.view, choice) for choice in choices]
            self._draw_glows(canvas, rects, steps, look.ms)
        self._lying.draw(canvas, look.view)
        way = self._focused_way(look)
        self._draw_goal(canvas, look, way)
        self._draw_ring(canvas, display.active_piece, RING, self._colour, look.ms)
        self._meeple_painter.draw(canvas, self._camera, display.meeples, display.active_piece, look.ms)
        self._markers.stones(canvas, self._camera, way, self._colour, min(self._grown, STONE_GROWN))
        if look.view.phase is Phase.LAND:
            rects += self._lying.draw_offered(canvas, rects)
        if display.active_piece.lift == 0:
            self._draw_tag(canvas, rects)

    def _draw_tag(self, canvas: pygame.Surface, lit: Sequence[pygame.Rect]) -> None:
        """Who it is, at the piece that all look at, where no piece, token or lit space is covered."""
        piece, body = self._display.active_piece, partial(self._meeple_painter.body, self._camera)
        others = [body(other) for other in self._display.meeples if other is not piece]
        tag = self._markers.tag_picture(self._name, self._colour).get_rect()
        things = [*others, *self._lying.token_rects(), *lit]
        if place_tag(tag, self._meeple_painter.rect(self._camera, piece), body(piece), things):
            self._markers.tag(canvas, self._name, tag.center, self._colour)

    def _draw_sides(self, canvas: pygame.Surface, look: Look) -> None:
        """The panels beside the board."""
        room = self._said_room(button=look.chooser.at(Button()) is not None)
        self._draw_side_panels(canvas, self._sides.patches(look.seating, look.said, room))
        if self._display.tray_is_seen:
            self._display.tray.draw(canvas)
        for choice in look.chooser.choices:
            if isinstance(choice.place, InHand):
                self._draw_held(canvas, choice.place, look.ms)
        self._draw_button(canvas, look)
        self.side_panels.mark_dirty(layout.PROMPT.inflate(24, 24))
        if look.focus is not None and not isinstance(look.focus, OnBoard):
            more = ROUND_TOKEN if isinstance(look.focus, InHand) else ROUND_PLACE
            outer = self._geometry.rect_of(look.focus).inflate(more, more)
            self.side_panels.mark_dirty(self._markers.aim(canvas, outer, look.ms))

    def _draw_over(self, canvas: pygame.Surface, look: Look) -> None:
        """What flies and stands above everything else."""
        display = self._display
        if display.spotlight is not None:
            side = layout.SPOTLIGHT
            token = self._shell.assets.scaled(f"tokens/{display.spotlight}", (side, side))
            canvas.blit(token, token.get_rect(center=layout.VIEW.center))
        self.side_panels.mark_dirty(*display.draw_flying(canvas))
        if display.banner is not None:
            named, robber = map(self._resting, (display.officers[display.banner], display.robber))
            self._banner.draw(canvas, display.banner, look.said, look.ms, clear_of(BANNER, named, robber))
        if look.finger is not None:
            rect = self._geometry.rect_of(look.finger)
            self.side_panels.mark_dirty(
                self._hud.draw_finger(canvas, (rect.centerx, rect.centery - rect.h * 0.12), look.ms)
            )

    def _draw_glows(
        self, canvas: pygame.Surface, rects: list[pygame.Rect], steps: list[int], ms: float
    ) -> None:
        """Light on the spaces that can be chosen: the nearer, the brighter."""
        camera = self._camera
        seen = [
            (rect.center, away)
            for rect, away in zip(rects, steps, strict=True)
            if rect.colliderect(camera.view)
        ]
        if seen:
            side = round(rects[0].w * camera.picture_scale / camera.scale)
            self._markers.glows(canvas, seen, side, self._colour, ms)

    def _focused_way(self, look: Look) -> list[World]:
        """The way to the space that has the focus; nothing where none leads."""
        choice = look.chooser.at(look.focus) if isinstance(look.focus, OnBoard) else None
        return [self._display.at(space) for space in _way(look.view, choice)] if choice else []

    def _draw_goal(self, canvas: pygame.Surface, look: Look, way: list[World]) -> None:
        """The space that has the focus, what would be put there, and the line that leads to it."""
        if not isinstance(look.focus, OnBoard):
            return
        self._markers.trail(canvas, self._camera, way, self._colour)
        rect = self._geometry.rect_of(look.focus)
        self._markers.aim(canvas, rect, look.ms)
        self._lying.draw_wished(canvas, look.view, look.focus.space, rect)

    def _draw_held(self, canvas: pygame.Surface, held: InHand, ms: float) -> None:
        """A token in a hand that can be chosen."""
        rect = self._geometry.rect_of(held)
        self._markers.glow(canvas, rect.center, rect.w + 6, AMBER, ms=ms)
        self.side_panels.mark_dirty(rect.inflate(rect.size))
        canvas.blit(self._shell.assets.scaled(f"tokens/{held.token}", rect.size), rect)

    def _draw_button(self, canvas: pygame.Surface, look: Look) -> None:
        """The token that has to be laid down, the button that goes on, and the keys."""
        staged, room = self._display.view.staged, layout.KEYS
        if staged is not None:
            place = layout.staged(self._grown)
            canvas.blit(self._shell.assets.scaled(f"tokens/{staged}", place.size), place)
            if place.colliderect(room):
                room = pygame.Rect(place.right + 8, room.y, room.right - place.right, room.h)
        if look.chooser.at(Button()) is not None:
            place = self._geometry.rect_of(Button())
            self._hud.draw_button(canvas, place, hot=isinstance(look.focus, Button))
        choices = look.chooser.choices
        if choices:
            device = self._shell.controls.last_device
            draw_key_hints(self._shell, canvas, device, room, several=len(choices) > 1)

    def _said_room(self, *, button: bool) -> pygame.Rect:
        """Where the words of the prompt have room: between tray or token and button or keys."""
        above = layout.staged(self._grown) if self._display.waiting_place_kept else None
        below = self._geometry.rect_of(Button()) if button else layout.KEYS
        return layout.said(layout.TRAY if self._display.tray_is_seen else above, below)

    def _resting(self, piece: Meeple) -> pygame.Rect:
        """Where a piece will be on the canvas when the camera rests."""
        rect = self._meeple_painter.rect(self._camera, piece)
        rect.center = self._camera.rest_pixel(piece.at)
        return rect

    @property
    def _grown(self) -> float:
        """How many times larger than usual text is."""
        return self._shell.theme.text_scale

    @staticmethod
    def _steps(view: View, choice: Choice) -> int:
        """How far a choice is from the piece that goes there."""
        if isinstance(choice.action, MoveRobber) and view.robber_by_token:
            return len(view.town.over_roofs(view.robber)[choice.action.to]) - 1
        return 1

    @property
    def _colour(self) -> Colour:
        """Of the piece that is active."""
        look = self._seats[self._display.active].look
        return ROBBER_RED if self._display.robber_moves else SEAT_LOOKS[look].colour

    @property
    def _name(self) -> str:
        seat = self._seats[self._display.active]
        return self._shell.words("police-chase.table.robber") if self._display.robber_moves else seat.name


def _way(view: View, choice: Choice) -> tuple[int, ...]:
    """The way that a choice would go, as far as it is a way."""
    match choice.action:
        case Walk(to):
            return view.town.walks(view.officers[view.turn], view.pips)[to]
        case MoveRobber(to) if not view.robber_by_token:
            return view.town.robber_walks(view.robber, view.pips)[to]
        case _:
            return ()
