"""What stands beside the Police Chase board and seldom changes: panels, prompt and name."""

from __future__ import annotations

import pygame

from game.core.kernel import Seat
from game.shell import paint
from game.shell.services import Shell
from game.stage.board.panels import Panel, PlayerPanels
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
        self._image = pygame.Surface((1920, 1080)).convert()
        self._shows: object = None
        self._painted: list[tuple[pygame.Rect, object]] = []
        """What was painted there last, part by part."""

    def draw(self, canvas: pygame.Surface, seating: Seating, said: str) -> None:
        """Both sides, with what has just happened or is to be done."""
        theatre, version = self._theatre, self._shell.settings.version
        key = (tuple(theatre.hands), theatre.active, seating.chairs, said, version)
        if self._shows != key:
            self._shows = key
            self._paint(
                tuple(self._panel(Seat(n), seating) for n in range(len(seating.chairs))), seating, said
            )
        for side in layout.SIDES:
            canvas.blit(self._image, side, side)

    def _paint(self, panels: tuple[Panel, ...], seating: Seating, said: str) -> None:
        """Paint anew what has changed beside the board."""
        chairs = seating.chairs
        parts: list[tuple[pygame.Rect, object]] = [(self._image.get_rect(), self._shell.settings.version)]
        parts += [*zip(self._panels.rects, zip(panels, chairs, strict=True), strict=True)]
        parts += [(layout.PROMPT, said)]
        changed = [rect for rect, seen in parts if (rect, seen) not in self._painted]
        self._painted = parts
        room = 2 * paint.SHADOW_ROOM
        for rect in changed[:1] if parts[0][0] in changed else changed:
            self._image.set_clip(rect.inflate(room, room))
            self._image.blit(self._shell.assets.image("police_chase/backdrop"), (0, 0))
            self._panels.draw(self._image, panels, chairs)
            self._hud.draw(self._image, said)

    def _panel(self, seat: Seat, seating: Seating) -> Panel:
        hot = seat == self._theatre.active
        ai = seating.chairs[seat].kind == "ai"
        key = ("thinks" if ai else "turn") if hot else "computer" if ai else "waits"
        return Panel(self._shell.words(f"police-chase.note.{key}"), hot, self._theatre.items(seat))
