"""A row that holds a number."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.shell import paint
from game.shell.fields import LABEL, Row
from game.shell.theme import AMBER, WHITE

if TYPE_CHECKING:
    from game.shell.services import Shell

LEAST, MOST, STEP = 0, 100, 5
KNOB = 26


class Slider(Row):
    """A number from 0 to 100."""

    sideways = True

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        label: str,
        value: int,
        *,
        icon: str = "",
        reason: str = "",
        hint: str = "",
    ) -> None:
        super().__init__(name, rect, label, icon=icon, reason=reason, hint=hint)
        self.value = value

    def look(self) -> object:
        """The number."""
        return self.value

    def nudge(self, shell: Shell, way: int) -> bool | None:
        """One step down or up."""
        del shell
        return self._set(self.value + way * STEP)

    def click(self, shell: Shell, pos: tuple[int, int]) -> bool:
        """Put the knob under the mouse."""
        return self.drag(shell, pos)

    def drag(self, shell: Shell, pos: tuple[int, int]) -> bool:
        """Take the knob along."""
        track = self._track(shell, self.value_rect)
        part = (pos[0] - track.left) / max(1, track.w)
        return part > -0.2 and self._set(round(part * MOST / STEP) * STEP)

    def _set(self, value: int) -> bool:
        old, self.value = self.value, max(LEAST, min(MOST, value))
        return self.value != old

    def _track(self, shell: Shell, box: pygame.Rect) -> pygame.Rect:
        number = shell.text.width("100", "number", LABEL + 4) + shell.theme.px(KNOB) // 2 + 32
        return pygame.Rect(box.left + 8, box.centery - 5, box.w - number - 8, 10)

    def draw_value(self, shell: Shell, image: pygame.Surface, box: pygame.Rect) -> None:
        """A track, a knob, and the number."""
        track = self._track(shell, box)
        image.blit(paint.tinted(paint.rounded(track.size, 5), (0x4A, 0x55, 0x80)), track)
        done = round(track.w * self.value / MOST)
        if done > 10:
            image.blit(paint.tinted(paint.rounded((done, 10), 5), AMBER), track)
        side = shell.theme.px(KNOB)
        knob = paint.tinted(paint.rounded((side, side), side // 2), WHITE)
        image.blit(knob, knob.get_rect(center=(track.left + done, track.centery)))
        shell.text.draw_line(
            image, str(self.value), (box.right - 10, box.centery), "number", LABEL + 4, AMBER, align="right"
        )
