"""The tabs of the lobby, one for every mode of a game that has several."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from game.core.kernel import OptionValue
from game.match.game import MODE, Game
from game.shell import paint
from game.shell.services import Shell
from game.shell.theme import AMBER, INK, WHITE, mix
from game.shell.widget import RADIUS, Widget

TAB = f"{MODE}:"
LABEL, EDGE, GAP = 27, 61, 14
MARK, LARGEST_MARK = 30, 44
"""The side of the tick on the tab that is chosen, and at most in large text."""


class ModeTab(Widget):
    """Lit and ticked when its mode is chosen."""

    def __init__(
        self, mode: OptionValue, rect: pygame.Rect, label: str, *, size: int, chosen: bool, hint: str
    ) -> None:
        super().__init__(f"{TAB}{mode}", rect, hint=hint)
        self._label = label
        self._size = size
        self.chosen = chosen

    def confirm(self, shell: Shell) -> bool:
        """Chooses its mode."""
        return not self.chosen

    def draw(self, shell: Shell, canvas: pygame.Surface, rect: pygame.Rect, *, focused: bool) -> None:
        """The tab, and its ring when focused."""
        face = self.face(shell, (self.chosen, focused), lambda: self._make(shell, focused=focused))
        canvas.blit(face, (rect.x - paint.SHADOW_ROOM, rect.y - paint.SHADOW_ROOM))
        if focused:
            self.draw_ring(shell, canvas, rect)

    def _make(self, shell: Shell, *, focused: bool) -> pygame.Surface:
        palette = shell.theme.palette
        fill = AMBER if self.chosen else palette.panel
        edge = mix(AMBER, WHITE, 0.4) if self.chosen else mix(palette.panel_edge, palette.touch_edge, 0.5)
        image = paint.panel(self.rect.size, mix(fill, WHITE, 0.10) if focused else fill, edge, RADIUS).copy()
        x, y = (side / 2 + paint.SHADOW_ROOM for side in self.rect.size)
        mark = _mark(shell) if self.chosen else 0
        colour = INK if self.chosen else palette.text
        label = shell.text.line(self._label, "display", self._size, colour, fixed=True)
        if mark:
            left = x - (mark + 10 + label.get_width()) / 2
            tick = shell.assets.fitting("icons/tick", (mark, mark))
            image.blit(paint.tinted(tick, INK), tick.get_rect(midleft=(left, y)))
            x += (mark + 10) / 2
        image.blit(label, shell.text.place(label, (x, y), "display", align="middle"))
        return image


def mode_tabs(shell: Shell, game: Game, options: Mapping[str, OptionValue]) -> list[ModeTab]:
    """A tab for every mode, side by side at the top of the screen, all with letters of one size."""
    wide, high = (1920 - 2 * EDGE + GAP) // len(game.by_mode), shell.theme.px(LABEL) + 38
    labels = [shell.words(f"{game.id}.value.{MODE}-{mode}") for mode in game.by_mode]
    room = wide - GAP - 50 - _mark(shell)
    size = shell.text.common_size(labels, "display", LABEL, room)
    return [
        ModeTab(
            mode,
            pygame.Rect(EDGE + number * wide, 0, wide - GAP, high),
            label,
            size=size,
            chosen=mode == options[MODE],
            hint=shell.words(f"{game.id}.value-help.{MODE}-{mode}"),
        )
        for number, (mode, label) in enumerate(zip(game.by_mode, labels, strict=True))
    ]


def _mark(shell: Shell) -> int:
    return min(LARGEST_MARK, shell.theme.px(MARK))
