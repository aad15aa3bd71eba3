"""What stands beside the Police Chase board and seldom changes: panels, prompt and name."""

from __future__ import annotations

import pygame

from game.core.kernel import Seat
from game.shell.services import Shell
from game.stage.board.panels import Panel, PlayerPanels
from game.stage.board.patchwork import Patchwork
from game.stage.police_chase import layout
from game.stage.police_chase.hud import Hud
from game.stage.police_chase.theatre import Theatre
from game.stage.seating import Seating


class Sides:
    """Painted anew only where something has changed."""

    def __init__(self, shell: Shell, panels: PlayerPanels, theatre: Theatre, hud: Hud) -> None:
        self._shell = shell
        self._panels = panels
        self._theatre = theatre
        self._hud = hud
        self._patchwork = Patchwork(layout.SIDES)
        self._shows: object = None

    def draw(self, canvas: pygame.Surface, seating: Seating, said: str) -> None:
        """Both sides, with what has just happened or is to be done."""
        theatre, version = self._theatre, self._shell.settings.version
        key = (tuple(theatre.hands), theatre.active, seating.chairs, said, version)
        if self._shows != key:
            self._shows = key
            self._paint(
                tuple(self._panel(Seat(n), seating) for n in range(len(seating.chairs))), seating, said
            )
        self._patchwork.draw(canvas)

    def _paint(self, panels: tuple[Panel, ...], seating: Seating, said: str) -> None:
        """Paint anew what has changed beside the board."""
        chairs = seating.chairs

        def paint(image: pygame.Surface) -> None:
            image.blit(self._shell.assets.image("police_chase/backdrop"), (0, 0))
            self._panels.draw(image, panels, chairs)
            self._hud.draw(image, said)

        rows = zip(self._panels.rects, zip(panels, chairs, strict=True), strict=True)
        self._patchwork.renew(self._shell.settings.version, [*rows, (layout.PROMPT, said)], paint)

    def _panel(self, seat: Seat, seating: Seating) -> Panel:
        hot = seat == self._theatre.active
        ai = seating.chairs[seat].kind == "ai"
        key = ("thinks" if ai else "turn") if hot else "computer" if ai else "waits"
        return Panel(self._shell.words(f"police-chase.note.{key}"), hot, self._theatre.items(seat))
