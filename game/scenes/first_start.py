"""The first start: four settings on one screen, with a preview."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.shell import paint
from game.shell.backdrop import draw_backdrop, draw_heading
from game.shell.fields import Row
from game.shell.form import Form
from game.shell.formscene import FormScene
from game.shell.hints import CHOOSE, MOVE
from game.shell.motion import wave
from game.shell.options_rows import apply_row, settings_row
from game.shell.picture import Canvas
from game.shell.scenes import Move, Scene, Swap
from game.shell.services import Shell
from game.shell.theme import BUTTON_GREEN
from game.shell.widgets import Button, button_height

QUESTIONS = ("text_scale", "captions", "colours", "motion")
LEFT, TOP, WIDTH, GAP = 110, 250, 860, 26
PREVIEW = pygame.Rect(1030, 250, 780, 580)
SWING_MS = 2600.0
SHOWN_MS = 4 * SWING_MS
"""How long the figures move after a change; they need the last swing to come to rest."""


class FirstStartScene(FormScene):
    """Shown once. The same settings are in the options."""

    hints = (MOVE, CHOOSE)

    def __init__(self, shell: Shell, next_scene: Callable[[], Scene]) -> None:
        super().__init__(shell)
        self._next = next_scene
        self._left_ms = SHOWN_MS

    def build(self, focus: str) -> Form:
        """Lay out four rows and START."""
        high = (PREVIEW.h - (len(QUESTIONS) - 1) * GAP) // len(QUESTIONS)
        rows = [
            settings_row(self.shell, name, pygame.Rect(LEFT, TOP + n * (high + GAP), WIDTH, high))
            for n, name in enumerate(QUESTIONS)
        ]
        tall = button_height(self.shell) + 14
        place = pygame.Rect(0, 0, 520, tall)
        place.midbottom = 960, 990
        go = Button("go", place, self.shell.words("first.go"), colour=BUTTON_GREEN, icon="play")
        return Form(self.shell, [*rows, go], focus=focus)

    def act(self, name: str) -> Move | None:
        """Change a setting, or go on."""
        if name == "go":
            self.shell.settings.change(first_start_done=True)
            return Swap(self._next())
        row = self.form.get(name)
        if isinstance(row, Row):
            apply_row(self.shell, row)
            self._left_ms = SHOWN_MS
        return None

    def back(self) -> Move | None:
        """Focus START: there is nothing to go back to."""
        self.form.set_focus("go")
        return None

    @property
    def moving(self) -> bool:
        """Whether the figures of the preview move."""
        return self._left_ms > 0 and not self.shell.settings.value.still

    def update(self, dt_ms: float) -> Move | None:
        """Move the figures of the preview for a while."""
        self._left_ms = max(0.0, self._left_ms - dt_ms)
        return None

    def draw_behind(self, canvas: Canvas) -> None:
        """Draw street, heading, text and preview."""
        draw_backdrop(self.shell, canvas, "street", dim=14)
        draw_heading(self.shell, canvas, self.shell.words("first.title"))
        text = self.shell.text.paragraph(
            self.shell.words("first.text"), "text", 28, 1700, self.shell.theme.palette.text, align="middle"
        )
        canvas.blit(text, (110, 176 - text.get_height() // 2))
        self._draw_preview(canvas)

    def _draw_preview(self, canvas: Canvas) -> None:
        shell, palette = self.shell, self.shell.theme.palette
        paint.draw_panel(canvas, PREVIEW, palette.panel, palette.panel_edge)
        spot, room = (PREVIEW.x + 36, PREVIEW.y + 56), PREVIEW.w - 72
        shell.text.draw_line(
            canvas, shell.words("first.preview"), spot, "display", 34, palette.title, max_width=room
        )
        said = shell.text.paragraph(
            shell.words("first.preview-text"), "text", 26, PREVIEW.w - 72, palette.text
        )
        canvas.blit(said, (PREVIEW.x + 36, PREVIEW.y + 100))
        foot = self._draw_caption(canvas) if shell.settings.value.captions else PREVIEW.bottom
        self._draw_figures(canvas, PREVIEW.y + 112 + said.get_height(), foot - 14)

    def _draw_figures(self, canvas: Canvas, top: int, foot: int) -> None:
        """Draw the figures as large as the text leaves room."""
        side = min(260, foot - top)
        if side < 90:
            return
        for number, who in enumerate(("meeple_sandra", "thief_baron", "meeple_jimmy")):
            swing = max(0.0, wave(number * SWING_MS / 3 - self._left_ms, SWING_MS)) if self.moving else 0.0
            lift = swing * min(1.0, self._left_ms / SWING_MS) * side * 0.10
            image = self.shell.assets.fitting(f"pieces/{who}", (side, side))
            x = PREVIEW.centerx + (number - 1) * side * 0.86
            canvas.blit(image, image.get_rect(midbottom=(x, foot - lift)))

    def _draw_caption(self, canvas: Canvas) -> int:
        """Draw the caption at the foot of the preview. Return its top."""
        image = self.shell.text.line(self.shell.words("first.preview-caption"), "text_bold", 28)
        box = image.get_rect(midbottom=(PREVIEW.centerx, PREVIEW.bottom - 16))
        back = box.inflate(40, 12)
        canvas.blit(paint.plate(back.size, 12, (11, 16, 32), 235), back)
        canvas.blit(image, box)
        return back.top
