"""A name to type on the keyboard, or to pick letter by letter with pad or mouse."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import KW_ONLY, dataclass, field

import pygame

from game.shell import paint
from game.shell.devices import Command, Verb
from game.shell.fields import LABEL, Row
from game.shell.focus import at, following, nearest
from game.shell.picture import Canvas, Picture
from game.shell.services import Shell
from game.shell.theme import AMBER, WHITE, mix

LONGEST = 12
ERASE, DONE, SPACE = "\u232b", "OK", "_"
ROWS = ("ABCDEFGHI", "JKLMNOPQR", "STUVWXYZ-")
COLUMNS = 9
KEYS = (*"".join(ROWS), SPACE, ERASE, DONE)
"""The keys of the letter picker, row by row; the last row has three wide ones."""
RAISED, UNDER = 0.1, 0.68
"""How far a name is lifted from the middle of its row, and how far below it the line is, in text sizes."""


@dataclass(eq=False)
class NameField(Row):
    """A label and a name; CONFIRM starts and ends typing."""

    text: str
    _: KW_ONLY
    longest: int = LONGEST
    editing: bool = field(default=False, init=False)
    _before: str = field(default="", init=False)
    _cursor: int = field(default=0, init=False)

    def face_key(self) -> Hashable:
        """The label, the text, and whether it is being typed."""
        return self.label, self.text, self.editing

    def confirm(self, shell: Shell) -> bool:
        """Start typing; that alone changes nothing."""
        self.editing, self._before = True, self.text
        return False

    def edit(self, shell: Shell, command: Command) -> bool:
        """A command while typing; True when typing has ended and the name has changed."""
        if command.verb == Verb.TYPE:
            self._add(command.text)
            return False
        if command.verb == Verb.POINT:
            return self._edit_by_mouse(shell, command)
        if not command.down:
            return False
        if command.device.kind == "keyboard":
            return self._edit_by_key(command)
        return self._edit_by_pad(shell, command)

    def draw_value(self, shell: Shell, image: Picture, box: pygame.Rect) -> None:
        """Draw the name on a line, with a cursor while it is being typed."""
        shown = f"{self.text}|" if self.editing else self.text
        colour = AMBER if self.editing else shell.theme.palette.text
        size = shell.theme.px(LABEL)
        spot, room = (box.centerx - 3, box.centery - size * RAISED), box.w - 80
        shell.text.draw_line(image, shown, spot, "text_bold", LABEL, colour, align="middle", max_width=room)
        under = pygame.Rect(0, 0, room, 3)
        under.midtop = spot[0], round(box.centery + size * UNDER)
        image.fill(colour, under)

    def draw_picker(self, shell: Shell, canvas: Canvas) -> None:
        """Draw the letters to pick, under or over the field."""
        area = self._picker_area(shell)
        palette = shell.theme.palette
        paint.draw_panel(canvas, area.inflate(28, 28), palette.panel, palette.focus)
        for number, box in self._key_rects(shell).items():
            lit = number == self._cursor
            fill = mix(palette.quiet, WHITE, 0.25) if lit else palette.quiet
            canvas.blit(paint.plate(box.size, 10, fill), box)
            words = {SPACE: "widget.space", ERASE: "widget.erase", DONE: "widget.done"}.get(KEYS[number])
            label = shell.words(words) if words else KEYS[number]
            shell.text.draw_line(
                canvas, label, box.center, "display", 22, WHITE, align="middle", max_width=box.w - 8
            )
            if lit:
                paint.draw_focus(canvas, box, 10, palette.focus, 4)

    def _edit_by_key(self, command: Command) -> bool:
        if command.code == pygame.KSCAN_BACKSPACE:
            self.text = self.text[:-1]
        elif command.code in (pygame.KSCAN_RETURN, pygame.KSCAN_KP_ENTER):
            return self._end()
        elif command.code == pygame.KSCAN_ESCAPE:
            self.text = self._before
            self._end()
        return False

    def _edit_by_mouse(self, shell: Shell, command: Command) -> bool:
        hit = at(command.pos or (0, 0), self._key_rects(shell))
        self._cursor = self._cursor if hit is None else hit
        if command.code != pygame.BUTTON_LEFT or not command.down:
            return False
        return self._end() if hit is None else self._press()

    def _edit_by_pad(self, shell: Shell, command: Command) -> bool:
        match command.verb:
            case Verb.LEFT | Verb.RIGHT:
                way = 1 if command.verb == Verb.RIGHT else -1
                self._cursor = following(self._cursor, range(len(KEYS)), way)
            case Verb.UP | Verb.DOWN:
                rects = self._key_rects(shell)
                found = nearest(rects[self._cursor], command.verb, rects)
                self._cursor = self._cursor if found is None else found
            case Verb.CONFIRM:
                return self._press()
            case Verb.BACK:
                self.text = self.text[:-1]
            case Verb.PAUSE:
                return self._end()
        return False

    def _press(self) -> bool:
        key = KEYS[self._cursor]
        if key == DONE:
            return self._end()
        if key == ERASE:
            self.text = self.text[:-1]
        else:
            letter = " " if key == SPACE else key
            first = not self.text or self.text.endswith((" ", "-"))
            self._add(letter if first else letter.lower())
        return False

    def _add(self, text: str) -> None:
        good = "".join(letter for letter in text if letter.isprintable())
        self.text = (self.text + good).lstrip()[: self.longest]

    def _end(self) -> bool:
        """Stop typing; an empty name becomes the old one."""
        self.editing = False
        self.text = self.text.strip() or self._before
        return self.text != self._before

    def _picker_area(self, shell: Shell) -> pygame.Rect:
        side = shell.theme.px(34) + 18
        area = pygame.Rect(0, 0, side * COLUMNS, side * (len(ROWS) + 1))
        area.midtop = self.rect.centerx, self.rect.bottom + 24
        if area.bottom > 1060:
            area.bottom = self.rect.top - 24
        return area.clamp(pygame.Rect(20, 20, 1880, 1040))

    def _key_rects(self, shell: Shell) -> dict[int, pygame.Rect]:
        area = self._picker_area(shell)
        side = area.w // COLUMNS
        rects = {}
        for number in range(len(KEYS)):
            row, column = divmod(number, COLUMNS)
            wide = side if row < len(ROWS) else side * COLUMNS // 3
            key = pygame.Rect(area.x + column * wide, area.y + row * side, wide, side)
            rects[number] = key.inflate(-6, -6)
        return rects
