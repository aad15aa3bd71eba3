"""What lies in the town: badges on stations, tokens on houses, and what would be put somewhere."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.core.kernel import SeatSetup
from game.games.police_chase.rules.state import Phase, View
from game.games.police_chase.screen import layout
from game.games.police_chase.screen.display import DisplayState
from game.shell.services import Shell
from game.table.board.camera import Camera
from game.table.board.meeples import Meeple, MeeplePainter

BADGE, SEEN = 64, 38
"""The badge on a station, and a token that everybody has seen, in pixels of the board."""
SEEN_THROUGH = 70
"""How much of what lies behind the robber is seen, where he would be sent: he is not there yet."""
ASIDE = 0.22
"""How far from the middle of a station a token is shown, as a part of its width: its badge is there."""


def sent_anywhere(view: View) -> bool:
    """Whether the robber may be sent to nearly every space: then none shines more than another."""
    return view.phase is Phase.ROBBER and view.robber_by_token


class Lying:
    """Drawn where the camera sees it."""

    def __init__(
        self,
        shell: Shell,
        seats: tuple[SeatSetup, ...],
        camera: Camera,
        display: DisplayState,
        cast: MeeplePainter,
    ) -> None:
        self._shell = shell
        self._seats = seats
        self._camera = camera
        self._display = display
        self._meeple_painter = cast

    def draw(self, canvas: pygame.Surface, view: View) -> None:
        """Badges and tokens."""
        self._draw_stations(canvas, view)
        self._draw_tokens(canvas, view)

    def token_rects(self) -> list[pygame.Rect]:
        """Where tokens lie on the canvas."""
        side, found = round(layout.TOKEN * self._camera.scale), []
        for space in self._display.view.tokens:
            found.append(pygame.Rect(0, 0, side, side))
            found[-1].center = self._display.on_canvas(space)
        return found

    def draw_offered(self, canvas: pygame.Surface, rects: Sequence[pygame.Rect]) -> list[pygame.Rect]:
        """The token of a house on which somebody stands who can take it instead of another; returns where."""
        side = round(layout.TOKEN * 1.3 * self._camera.scale)
        token = self._shell.assets.scaled("tokens/back", (side, side))
        places = [token.get_rect(midbottom=(rect.centerx, rect.top + side // 3)) for rect in rects]
        canvas.fblits([(token, place) for place in places])
        return places

    def draw_wished(self, canvas: pygame.Surface, view: View, space: int, rect: pygame.Rect) -> None:
        """What would be put on a space: a token that was given up, or the robber."""
        if self._display.view.staged is not None:
            side = round(layout.TOKEN * self._camera.scale)
            token = self._shell.assets.scaled(f"tokens/{self._display.view.staged}", (side, side))
            aside = round(rect.w * ASIDE) if space in view.town.starts(len(self._seats)) else 0
            canvas.blit(token, token.get_rect(center=(rect.centerx + aside, rect.centery + aside)))
        if sent_anywhere(view):
            self._draw_sent(canvas, space)

    def _draw_sent(self, canvas: pygame.Surface, space: int) -> None:
        """The robber where he would be sent, unless that is out of sight."""
        robber = self._display.robber
        sent = Meeple(robber.picture, self._display.at(space), robber.height)
        piece = self._meeple_painter.rect(self._camera, sent)
        room = piece.inflate(piece.size).clip(canvas.get_rect())
        if room:
            behind = canvas.subsurface(room).copy()
            self._meeple_painter.draw(canvas, self._camera, [sent])
            behind.set_alpha(SEEN_THROUGH)
            canvas.blit(behind, room)

    def _draw_stations(self, canvas: pygame.Surface, view: View) -> None:
        """Every corner in the colour of the officer who came from there."""
        side = round(BADGE * self._camera.picture_scale)
        for seat, station in zip(self._seats, view.town.starts(len(self._seats)), strict=True):
            badge = self._shell.assets.scaled(f"badges/{seat.look}", (side, side))
            canvas.blit(badge, badge.get_rect(center=self._display.on_canvas(station)))

    def _draw_tokens(self, canvas: pygame.Surface, view: View) -> None:
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
