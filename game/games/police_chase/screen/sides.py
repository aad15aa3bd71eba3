"""What stands beside the Police Chase board and seldom changes: panels, prompt and name."""

from __future__ import annotations

from functools import partial

import pygame

from game.core.kernel import Seat
from game.games.police_chase.screen.display import DisplayState
from game.games.police_chase.screen.hud import TURN, Hud
from game.shell.services import Shell
from game.table.board.cached_panels import CachedPanel
from game.table.board.panels import Panel, PlayerPanels
from game.table.seating import Chair, Seating


class Sides:
    """Says what stands there and how it is painted."""

    def __init__(self, shell: Shell, panels: PlayerPanels, display: DisplayState, hud: Hud) -> None:
        self._shell = shell
        self._panels = panels
        self._display = display
        self._hud = hud

    def patches(self, seating: Seating, said: str, room: pygame.Rect) -> list[CachedPanel]:
        """Both sides, with what has just happened or is to be done, in its room."""
        patches = list(self._hud.patches(said, room))
        for seat, chair in enumerate(seating.chairs):
            panel = self._panel(Seat(seat), chair)
            drawn = partial(self._panels.draw, seat=seat, panel=panel, chair=chair)
            patches.append(CachedPanel(self._panels.rects[seat], (panel, chair), drawn, TURN))
        return patches

    def _panel(self, seat: Seat, chair: Chair) -> Panel:
        hot = seat == self._display.active
        ai = chair.kind == "ai"
        key = ("thinks" if ai else "turn") if hot else "computer" if ai else "waits"
        key = "robbed" if hot and self._display.robbed else key
        return Panel(self._shell.words(f"police-chase.note.{key}"), hot, self._display.items(seat))
