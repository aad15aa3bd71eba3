"""The options: all settings of a player, saved automatically."""

from __future__ import annotations

import pygame

from game.scenes.bindings import BindingsScene
from game.shell.backdrop import draw_backdrop, draw_heading, draw_help, help_height
from game.shell.fields import Row, row_height
from game.shell.form import BACK, Form
from game.shell.formscene import FormScene
from game.shell.options_rows import apply_row, settings_row
from game.shell.picture import Canvas
from game.shell.scenes import Move, Push
from game.shell.widgets import Button, button_height, button_width

LEFT_COLUMN = ("text_scale", "captions", "colours", "motion", "speed", "follow", "fullscreen")
RIGHT_COLUMN = ("master", "music", "clues", "effects", "voices", "mono")
LEFT, WIDTH, TOP, FOOT = 160, 1600, 150, 1000
GAP, NARROW_GAP = 18, 12
TWO_COLUMNS_UP_TO = 1.25
"""Above this text scale there is one wide column that scrolls."""


class OptionsScene(FormScene):
    """A row for every setting, CONTROLS and BACK."""

    def build(self, focus: str) -> Form:
        """Lay out two columns, or one that scrolls in large text."""
        viewport = pygame.Rect(LEFT, TOP, WIDTH, self._help.top - 16 - TOP)
        if self.shell.theme.text_scale <= TWO_COLUMNS_UP_TO:
            rows = [
                *self._column(LEFT_COLUMN, viewport.left, 785, GAP),
                *self._column(RIGHT_COLUMN, viewport.left + 815, 785, GAP),
            ]
        else:
            rows = self._column((*LEFT_COLUMN, *RIGHT_COLUMN), viewport.left, viewport.w, NARROW_GAP)
        return Form(
            self.shell, self._buttons(), scrolled=rows, viewport=viewport, focus=focus, list_first=True
        )

    def act(self, name: str) -> Move | None:
        """Change the setting, or open the controls."""
        if name == "bindings":
            return Push(BindingsScene(self.shell))
        row = self.form.get(name)
        if isinstance(row, Row):
            apply_row(self.shell, row)
        return None

    def draw_behind(self, canvas: Canvas) -> None:
        """Draw the wet street at night."""
        draw_backdrop(self.shell, canvas, "street", dim=14)
        draw_heading(self.shell, canvas, self.shell.words("options.title"))

    def draw_over(self, canvas: Canvas) -> None:
        """Draw what the focused row is about."""
        text = self.form.hint or self.shell.words("options.help")
        draw_help(self.shell, canvas, text, self._help)

    @property
    def _help(self) -> pygame.Rect:
        """The help panel above the buttons."""
        high = help_height(self.shell)
        return pygame.Rect(LEFT, FOOT - button_height(self.shell) - 20 - high, WIDTH, high)

    def _column(self, names: tuple[str, ...], left: int, width: int, gap: int) -> list[Row]:
        high = row_height(self.shell)
        places = [pygame.Rect(left, TOP + n * (high + gap), width, high) for n in range(len(names))]
        return [settings_row(self.shell, name, rect) for name, rect in zip(names, places, strict=True)]

    def _buttons(self) -> list[Button]:
        words, high = self.shell.words, button_height(self.shell)
        top = FOOT - high
        back, controls = words("widget.back"), words("options.bindings")
        wide = max(300, button_width(self.shell, controls, icon=True))
        return [
            Button(BACK, pygame.Rect(LEFT, top, wide, high), back, quiet=True, icon="back"),
            Button(
                "bindings",
                pygame.Rect(LEFT + WIDTH - wide, top, wide, high),
                controls,
                icon="keyboard",
                hint=words("options.hint.bindings"),
            ),
        ]
