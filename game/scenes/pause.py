"""The pause menu, over the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pygame

from game.scenes.options import OptionsScene
from game.shell import paint
from game.shell.devices import Command, Verb
from game.shell.form import Form
from game.shell.formscene import FormScene
from game.shell.hints import CHOOSE, MOVE, Hint
from game.shell.picture import Canvas, Picture
from game.shell.scenes import Move, Pop, Push, Scene
from game.shell.services import Shell
from game.shell.theme import BUTTON_GREEN
from game.shell.widgets import Button, button_height, button_width
from game.table.board.choices import UNDO

GAP, ROOM = 20, 48
LEAST_WIDTH = 560
ICONS = {
    "resume": "play", "step-back": "left", "repeat": "up", "skip": "right",
    "watch": "person", "fast": "right", "count": "play",
    "rules": "book", "options": "gear", "undo": "back", "leave": "power",
}  # fmt: skip


class PauseScene(FormScene):
    """Pops with None to resume the match, or with `UNDO` to undo the last action first."""

    see_through = True
    veil = 222
    hints = (MOVE, CHOOSE, Hint((Verb.BACK,), "hint.resume"))

    def __init__(
        self,
        shell: Shell,
        *,
        on_leave: Callable[[], Move],
        rulebook: Callable[[], Scene],
        can_undo: bool = False,
        saved: bool = True,
        extra: Mapping[str, Callable[[], Move]] | None = None,
    ) -> None:
        """`extra` are more buttons, such as those of a lesson, and where they lead."""
        super().__init__(shell)
        self._on_leave = on_leave
        self._rulebook = rulebook
        self._can_undo = can_undo
        self._saved = saved
        """Whether to say that the match is saved."""
        self._extra = extra or {}
        self._panel = pygame.Rect(0, 0, 0, 0)

    def build(self, focus: str) -> Form:
        """Lay out a column of buttons in a panel."""
        undo = ("undo",) if self._can_undo else ()
        names = ("resume", *self._extra, "rules", "options", *undo, "leave")
        labels = {name: self.shell.words(f"pause.{name}") for name in names}
        high = min(button_height(self.shell), (1000 - 300) // len(labels) - GAP)
        wide = max(LEAST_WIDTH, *(button_width(self.shell, label, icon=True) for label in labels.values()))
        self._panel.w = wide + 2 * ROOM
        foot = self._note_image().get_height() + 34 if self._saved else 28
        self._panel.h = self._head + len(labels) * (high + GAP) + foot
        self._panel.center = 960, 508
        left, top = self._panel.x + ROOM, self._panel.y + self._head
        buttons = [
            Button(
                name, pygame.Rect(left, top + n * (high + GAP), wide, high), label,
                quiet=name != "resume", colour=BUTTON_GREEN, icon=ICONS[name],
            )
            for n, (name, label) in enumerate(labels.items())
        ]  # fmt: skip
        return Form(self.shell, buttons, focus=focus)

    def act(self, name: str) -> Move | None:
        """Resume, open another scene, or leave."""
        match name:
            case "resume":
                return Pop()
            case "options":
                return Push(OptionsScene(self.shell))
            case "rules":
                return Push(self._rulebook())
            case "undo":
                return Pop(UNDO)
            case _ if name in self._extra:
                return self._extra[name]()
            case _:
                return self._on_leave()

    def handle(self, command: Command) -> Move | None:
        """Let PAUSE close the menu too."""
        if command.verb == Verb.PAUSE and command.down:
            return Pop()
        return super().handle(command)

    def draw_behind(self, canvas: Canvas) -> None:
        """Draw panel, heading, and the note that the match is saved."""
        palette, text = self.shell.theme.palette, self.shell.text
        paint.draw_panel(canvas, self._panel, palette.panel, palette.panel_edge)
        middle = self._panel.centerx
        y = self._panel.y + self._head / 2 + 4
        heading = self.shell.words("pause.title")
        text.draw_line(canvas, heading, (middle, y), "display", 48, palette.title, align="middle", track=4)
        if self._saved:
            note = self._note_image()
            canvas.blit(note, note.get_rect(midbottom=(middle, self._panel.bottom - 24)))

    @property
    def _head(self) -> int:
        return self.shell.theme.px(48) + 56

    def _note_image(self) -> Picture:
        words, width = self.shell.words("pause.saved"), self._panel.w - 2 * ROOM
        dim = self.shell.theme.palette.dim
        return self.shell.text.paragraph(words, "text", 22, width, dim, align="middle")
