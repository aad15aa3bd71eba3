"""Draws badges on stations, tokens on houses, and a preview of what a player is about to place."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from game.core.kernel import SeatSetup
from game.games.police_chase.rules.state import Phase, View
from game.games.police_chase.screen import layout
from game.games.police_chase.screen.display import DisplayState
from game.shell import paint
from game.shell.picture import Canvas
from game.shell.services import Shell
from game.table.board.camera import Camera
from game.table.board.meeples import Meeple, MeeplePainter

BADGE, SEEN = 64, 38
"""The badge on a station, and a token that everybody has seen, in pixels of the board."""
GHOST_ALPHA = 185
"""How solid the robber is where he would be sent: he is not there yet."""
ASIDE = 0.22
"""How far a token stands beside the badge of a station, as a part of the space's width."""


def sent_anywhere(view: View) -> bool:
    """Whether the robber may go to nearly every space; then none of them glows."""
    return view.phase is Phase.ROBBER and view.robber_by_token


class TokenPainter:
    """Draws where the camera looks."""

    def __init__(
        self,
        shell: Shell,
        seats: tuple[SeatSetup, ...],
        camera: Camera,
        display: DisplayState,
        meeple_painter: MeeplePainter,
    ) -> None:
        self._shell = shell
        self._seats = seats
        self._camera = camera
        self._display = display
        self._meeple_painter = meeple_painter

    def draw(self, canvas: Canvas, view: View) -> None:
        """Draw badges and tokens."""
        key = "tokens", self._camera.pose, self._display.view.face_down, view.face_down
        canvas.layer(key, layout.VIEW, partial(self._draw, view))

    def _draw(self, view: View, canvas: Canvas) -> None:
        self._draw_stations(canvas)
        self._draw_tokens(canvas, view)

    def token_rects(self) -> list[pygame.Rect]:
        """Where tokens are on the canvas."""
        side = round(layout.TOKEN * self._camera.scale)
        square, display = pygame.Rect(0, 0, side, side), self._display
        return [square.move_to(center=display.on_canvas(space)) for space in display.view.tokens]

    def draw_offered(self, canvas: Canvas, rects: Sequence[pygame.Rect]) -> list[pygame.Rect]:
        """Draw the token of a house over the pieces on it, because a player can take it; returns where."""
        side = round(layout.TOKEN * 1.3 * self._camera.scale)
        token = self._shell.assets.scaled("tokens/back", (side, side))
        places = [token.get_rect(midbottom=(rect.centerx, rect.top + side // 3)) for rect in rects]
        canvas.fblits([(token, place) for place in places])
        return places

    def draw_preview(self, canvas: Canvas, view: View, space: int, rect: pygame.Rect) -> None:
        """Draw what would be placed on a space: a token that was given up, or the robber."""
        staged = self._display.view.staged
        if staged is not None:
            side = round(layout.TOKEN * self._camera.scale)
            token = self._shell.assets.scaled(f"tokens/{staged}", (side, side))
            aside = round(rect.w * ASIDE) if space in self._display.starts else 0
            paint.draw_centred(canvas, token, (rect.centerx + aside, rect.centery + aside))
        if sent_anywhere(view):
            self._draw_sent_robber(canvas, space)

    def _draw_sent_robber(self, canvas: Canvas, space: int) -> None:
        """The transparent robber on a space."""
        robber = self._display.robber
        sent = Meeple(robber.picture, self._display.at(space), robber.height)
        piece = self._meeple_painter.rect(self._camera, sent)

        def draw_ghost(layer: Canvas) -> None:
            ghost = self._meeple_painter.edged(sent.picture, piece.size).copy()
            ghost.set_alpha(GHOST_ALPHA)
            layer.blit(ghost, piece)

        canvas.layer(("sent robber", tuple(piece)), layout.VIEW, draw_ghost)

    def _draw_stations(self, canvas: Canvas) -> None:
        """Every corner shows the badge of the officer who started there."""
        side = round(BADGE * self._camera.picture_scale)
        for seat, station in zip(self._seats, self._display.starts, strict=True):
            badge = self._shell.assets.scaled(f"badges/{seat.look}", (side, side))
            paint.draw_centred(canvas, badge, self._display.on_canvas(station))

    def _draw_tokens(self, canvas: Canvas, view: View) -> None:
        scaled, scale = self._shell.assets.scaled, self._camera.picture_scale
        side, small = round(layout.TOKEN * scale), round(SEEN * scale)
        back = scaled("tokens/back", (side, side))
        shown = view.seen if view.memory == "shown" else {}
        blits = []
        for space in self._display.view.tokens:
            x, y = self._display.on_canvas(space)
            blits.append((back, (x - side / 2, y - side / 2)))
            if space in shown:
                seen = scaled(f"tokens/{shown[space]}", (small, small))
                blits.append((seen, (x + side * 0.31, y - side * 0.95)))
        canvas.fblits(blits)
