"""After a lesson: a first match, the next lesson, or the same one again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.match.lesson import DONE, Lesson
from game.shell import paint
from game.shell.backdrop import draw_backdrop
from game.shell.form import BACK, Form
from game.shell.formscene import FormScene
from game.shell.picture import Canvas
from game.shell.scenes import Move, Pop
from game.shell.services import Shell
from game.shell.theme import AMBER, BUTTON_BLUE, BUTTON_GREEN, BUTTON_PURPLE, WHITE, Colour
from game.shell.widgets import Button, button_height
from game.table.confetti import Confetti

PANEL = pygame.Rect(460, 60, 1000, 940)
EDGE, GAP = 60, 24
TITLE, LINE = 62, 32
FACE = 390
FANFARE_MS = 3_000.0
"""After so long the fanfare leaves room for the voice."""


@dataclass(frozen=True, slots=True)
class EndExits:
    """Where the buttons lead."""

    match: Callable[[], Move | None]
    again: Callable[[], Move | None]
    title: Callable[[], Move]
    following: Callable[[], Move | None] | None = None
    """The next lesson of the game; None if there is none."""


class LessonEndScene(FormScene):
    """WELL DONE, or over a lesson that is skipped: what now? BACK leads back into that lesson."""

    def __init__(
        self, shell: Shell, lesson: Lesson, next_key: str, exits: EndExits, *, done: bool, begins: bool
    ) -> None:
        """`next_key` is the words key of the next lesson. `begins`: a person begins the first match."""
        super().__init__(shell)
        self._lesson = lesson
        self._next_key = next_key
        self._exits = exits
        self._done = done
        self._begins = begins
        self._silent_ms = FANFARE_MS if done else 0.0
        """How long until the voice speaks."""
        learner = next(seat for seat in lesson.setup.seats if seat.player == "human")
        self.confetti = Confetti(shell.settings, [learner.look])

    def enter(self) -> None:
        """Celebrate."""
        if self._done:
            self.shell.sound.music()
            self.shell.sound.play("win", "stings")
            self.shell.sound.play("confetti", volume=0.7)
            self.confetti.throw((PANEL,))

    def build(self, focus: str) -> Form:
        """Lay out a column of buttons."""
        words, high = self.shell.words, button_height(self.shell, subtitle=True)
        next_title = words(f"{self._next_key}.title") if self._next_key else ""
        kinds: list[tuple[str, str, str, Colour]] = [
            (
                "match",
                "play",
                words("lesson.match-sub" if self._begins else "lesson.match-sub-later"),
                BUTTON_GREEN,
            ),
            ("following", "star", next_title, BUTTON_PURPLE),
            ("again", "up", "", BUTTON_BLUE),
            (BACK, "back", "", BUTTON_BLUE),
        ]
        shown = [kind for kind in kinds if kind[0] != "following" or self._exits.following]
        highs = [high if line else high * 3 // 4 for _, _, line, _ in shown]
        top = PANEL.bottom - 40 - sum(highs) - GAP * (len(shown) - 1)
        buttons = []
        for (name, icon, line, colour), tall in zip(shown, highs, strict=True):
            key = "resume" if name == BACK and not self._done else "title" if name == BACK else name
            place = pygame.Rect(PANEL.x + EDGE, top, PANEL.w - 2 * EDGE, tall)
            buttons.append(
                Button(name, place, words(f"lesson.{key}"), subtitle=line, colour=colour,
                       quiet=name in ("again", BACK), icon=icon)
            )  # fmt: skip
            top += tall + GAP
        self._top = buttons[0].rect.y
        return Form(self.shell, buttons, focus=focus or "match")

    def act(self, name: str) -> Move | None:
        """Go where the button leads."""
        if name == "following" and self._exits.following:
            return self._exits.following()
        return self._exits.again() if name == "again" else self._exits.match()

    def back(self) -> Move | None:
        """Go to the title, or back into the lesson."""
        return self._exits.title() if self._done else Pop()

    @property
    def moving(self) -> bool:
        """Whether confetti falls."""
        return self.confetti.moving

    def update(self, dt_ms: float) -> Move | None:
        """Let the confetti fall, and say what was learned."""
        self.confetti.update(dt_ms)
        if 0 < self._silent_ms <= dt_ms:
            self.shell.sound.voice(self._lesson.recording(DONE))
        self._silent_ms = max(0.0, self._silent_ms - dt_ms)
        return None

    def exit(self) -> None:
        """Fall silent."""
        self.shell.sound.hush()

    def draw_behind(self, canvas: Canvas) -> None:
        """Draw the street, the panel, and what was learned."""
        shell, words = self.shell, self.shell.words
        draw_backdrop(shell, canvas, "street", dim=30)
        self.confetti.draw(canvas)
        palette = shell.theme.palette
        paint.draw_panel(canvas, PANEL, palette.panel, palette.panel_edge, 26)
        room = PANEL.w - 2 * EDGE
        title = words("lesson.done" if self._done else "lesson.skipped")
        y = PANEL.y + 40 + shell.theme.px(TITLE) // 2
        shell.text.draw_line(
            canvas,
            title,
            (PANEL.centerx, y),
            "display",
            TITLE,
            AMBER,
            align="middle",
            max_width=room,
            shadow=4,
        )
        y += shell.theme.px(TITLE) // 2 + 16
        free = self._top - y - 24 if shell.theme.text_scale > 1 else (self._top - y) // 2
        said = words(f"{self._lesson.key}.done") if self._done else words("lesson.skipped-text")
        text = shell.text.boxed(said, "text_bold", LINE, (room, max(60, free)), WHITE)
        canvas.blit(text, text.get_rect(midtop=(PANEL.centerx, y)))
        y += text.get_height() + 12
        side = min(FACE, self._top - y - 16)
        if side > 60:
            face = shell.assets.fitting(f"posters/{self._lesson.game}", (side * 2, side))
            canvas.blit(face, face.get_rect(midtop=(PANEL.centerx, y)))
