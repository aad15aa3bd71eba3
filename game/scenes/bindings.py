"""The controls: a key and a pad button for each verb. A clash is shown and refused."""

from __future__ import annotations

import pygame

from game.shell import paint
from game.shell.backdrop import draw_backdrop, draw_column_head, draw_heading, draw_veil
from game.shell.bindings import REBINDABLE, Bindings
from game.shell.devices import KEYBOARD, Command, Device, Verb
from game.shell.fields import LABEL as ROW_LABEL
from game.shell.form import BACK, Form
from game.shell.formscene import FormScene
from game.shell.glyphs import glyph, pad_codes
from game.shell.hints import GO_BACK, MOVE, Hint
from game.shell.keynames import button_name, key_name
from game.shell.picture import Canvas, Picture
from game.shell.scenes import Move
from game.shell.services import Shell
from game.shell.theme import WHITE, mix
from game.shell.widgets import RADIUS, Button, Widget, button_height, button_width

VIEWPORT = pygame.Rect(180, 236, 1540, 640)
HEADS = 140
"""The top of the column heads, which end at the rows."""
COLUMNS = (0.33, 0.42, 0.25)
GAP, EDGE = 14, 6
"""Between two rows, and between a row and its cells."""
BETWEEN, SMALLEST_SIGN = 12, 36
UNUSABLE = (124, 124, 146)
"""Darkens the buttons of a pad that isn't plugged in."""
GENERIC_PAD = Device("pad", -1, "pad", "xbox")
CELL_HINTS = (MOVE, Hint((Verb.CONFIRM,), "hint.change"), GO_BACK)


class VerbPanel(Widget):
    """The panel of a whole row, with the name of its verb."""

    focusable = False
    margin = paint.SHADOW_ROOM

    def __init__(self, rect: pygame.Rect, label: str, room: int) -> None:
        super().__init__("", rect)
        self.label = label
        self._room = room

    def make_face(self, shell: Shell, *, focused: bool) -> Picture:
        """Paint the panel. The cells come over it."""
        palette = shell.theme.palette
        image = paint.panel(self.rect.size, palette.panel, palette.panel_edge, RADIUS).copy()
        spot = paint.SHADOW_ROOM + 26, paint.SHADOW_ROOM + self.rect.h / 2
        shell.text.draw_line(
            image, self.label, spot, "text_bold", ROW_LABEL, palette.text, max_width=self._room - 40
        )
        return image


class BindingCell(Widget):
    """The keys, or the pad buttons, of one verb."""

    margin = paint.SHADOW_ROOM

    def __init__(self, verb: Verb, device: Device, rect: pygame.Rect, reason: str = "") -> None:
        super().__init__(f"{device.kind}:{verb}", rect, reason=reason)
        self.verb = verb
        self.device = device

    def confirm(self, shell: Shell) -> bool:
        """Ask for a new key."""
        return True

    def make_face(self, shell: Shell, *, focused: bool) -> Picture:
        """Paint keycaps or buttons on a panel."""
        palette, pad = shell.theme.palette, self.device.kind == "pad"
        codes = pad_codes(shell, self.verb) if pad else shell.controls.bindings.codes(self.verb, "keyboard")
        fill = mix(palette.panel, WHITE, 0.16 if focused else 0.06)
        edge = palette.panel_edge if self.reason else mix(palette.panel_edge, palette.touch_edge, 0.5)
        image = paint.panel(self.rect.size, fill, edge, RADIUS).copy()
        y = paint.SHADOW_ROOM + self.rect.h // 2
        if not codes:
            where = (paint.SHADOW_ROOM + self.rect.w // 2, y)
            none = shell.words("bindings.none")
            shell.text.draw_line(image, none, where, "text", 24, palette.dim, align="middle")
            return image
        signs = self.signs(shell, codes)
        x = paint.SHADOW_ROOM + (self.rect.w - _row_width(signs)) // 2
        for sign in signs:
            image.blit(sign, (x, y - sign.get_height() // 2))
            x += sign.get_width() + BETWEEN
        if self.reason:
            image.fill((*UNUSABLE, 255), special_flags=pygame.BLEND_RGBA_MULT)
        return image

    def signs(self, shell: Shell, codes: tuple[int, ...]) -> list[Picture]:
        """Return keycaps or buttons as large as the row, or smaller so that all fit."""
        side = min(self.rect.h - 10, shell.theme.px(46))
        signs = [glyph(shell, code, self.device, side) for code in codes]
        room = self.rect.w - 2 * BETWEEN
        while _row_width(signs) > room and side > SMALLEST_SIGN:
            side -= 2
            signs = [glyph(shell, code, self.device, side) for code in codes]
        return signs


def _row_width(signs: list[Picture]) -> int:
    return sum(sign.get_width() + BETWEEN for sign in signs) - BETWEEN


class BindingsScene(FormScene):
    """Choose a cell, then press the new key. Escape or a click cancels."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._asking: BindingCell | None = None
        self.clash = ""
        self._pads: tuple[Device, ...] = ()

    def build(self, focus: str) -> Form:
        """Lay out a row for every verb in a list that scrolls."""
        self._pads = self.plugged_in()
        high = self.shell.theme.px(ROW_LABEL) + 40
        rows: list[Widget] = []
        for number, verb in enumerate(REBINDABLE):
            y = VIEWPORT.y + number * (high + GAP)
            rows += self._row(verb, pygame.Rect(VIEWPORT.x, y, VIEWPORT.w, high))
        return Form(self.shell, self._buttons(), scrolled=rows, viewport=VIEWPORT, focus=focus)

    def plugged_in(self) -> tuple[Device, ...]:
        """Return the pads whose buttons can be bound. The first one is drawn."""
        return self.shell.controls.pads()

    def shown_hints(self) -> tuple[Hint, ...]:
        """Return other hints for a cell than for a button."""
        return CELL_HINTS if isinstance(self.form.focused, BindingCell) else self.hints

    def act(self, name: str) -> Move | None:
        """Ask for a key, or reset all."""
        if name == "reset":
            self.shell.controls.bind(Bindings())
            self.shell.notices.say("bindings.reset-done")
            return None
        cell = self.form.get(name)
        if isinstance(cell, BindingCell):
            self._asking, self.clash = cell, ""
        return None

    def handle(self, command: Command) -> Move | None:
        """While asking, take the next press as the new key. Else pass it to the form."""
        if self._asking is None:
            return super().handle(command)
        pressed = command.down and not command.repeat and command.verb not in (Verb.WHEEL, Verb.TYPE)
        if pressed and (command.verb != Verb.POINT or command.code):
            self._answer(self._asking, command)
        return None

    def update(self, dt_ms: float) -> Move | None:
        """Lay out the form again when a pad comes or goes."""
        if self._pads != self.plugged_in():
            self.rebuild()
        return None

    def draw_behind(self, canvas: Canvas) -> None:
        """Draw wall, heading and column heads."""
        draw_backdrop(self.shell, canvas, "office", dim=16)
        draw_heading(self.shell, canvas, self.shell.words("bindings.title"))
        x = VIEWPORT.x + VIEWPORT.w * COLUMNS[0]
        buttons = "bindings.buttons" if self._pads else "bindings.no-buttons"
        for key, part in (("bindings.keys", COLUMNS[1]), (buttons, COLUMNS[2])):
            box = pygame.Rect(round(x), HEADS, round(VIEWPORT.w * part), VIEWPORT.y - HEADS)
            draw_column_head(self.shell, canvas, self.shell.words(key), box)
            x += VIEWPORT.w * part

    def draw_over(self, canvas: Canvas) -> None:
        """Draw the question while asking."""
        if self._asking is None:
            return
        words, palette, text = self.shell.words, self.shell.theme.palette, self.shell.text
        pad = self._asking.device.kind == "pad"
        key = "bindings.press-button" if pad else "bindings.press-key"
        verb = words(f"verb.{self._asking.verb}")
        lines = [
            text.paragraph(words(key, verb=verb), "display", 38, 1080, palette.title, align="middle"),
            text.paragraph(
                self.clash or words("bindings.cancel"), "text", 27, 1080, palette.text, align="middle"
            ),
        ]
        draw_veil(canvas)
        box = pygame.Rect(0, 0, 1200, sum(line.get_height() for line in lines) + 130)
        box.center = 960, 520
        paint.draw_panel(canvas, box, palette.panel, palette.focus, 22)
        canvas.blit(lines[0], (box.x + 60, box.y + 46))
        canvas.blit(lines[1], (box.x + 60, box.y + 78 + lines[0].get_height()))

    def _answer(self, cell: BindingCell, command: Command) -> None:
        escape = command.device == KEYBOARD and command.code == pygame.KSCAN_ESCAPE
        if command.device.kind == "mouse" or (escape and cell.verb != Verb.BACK):
            self._asking = None
            return
        if command.device.kind != cell.device.kind:
            return
        words, kind, bindings = self.shell.words, cell.device.kind, self.shell.controls.bindings
        name = (
            key_name(command.code) if kind == "keyboard" else button_name(command.code, command.device.family)
        )
        other = bindings.clash(cell.verb, command.code, kind)
        if other is not None:
            self.clash = words("bindings.clash", code=name, verb=words(f"verb.{other}"))
            self.shell.sound.play("error")
            return
        self.shell.controls.bind(bindings.rebound(cell.verb, command.code, kind))
        self.shell.notices.say("bindings.changed", verb=words(f"verb.{cell.verb}"), code=name)
        self.shell.sound.play("ready")
        self._asking = None

    def _row(self, verb: Verb, rect: pygame.Rect) -> list[Widget]:
        wide = [round(rect.w * part) for part in COLUMNS]
        panel = VerbPanel(rect, self.shell.words(f"verb.{verb}"), wide[0])
        cells = rect.inflate(0, -2 * EDGE)
        key = BindingCell(verb, KEYBOARD, pygame.Rect(rect.x + wide[0], cells.y, wide[1] - 12, cells.h))
        pad = self._pads[0] if self._pads else GENERIC_PAD
        reason = "" if self._pads else self.shell.words("bindings.no-pad")
        place = pygame.Rect(rect.x + wide[0] + wide[1], cells.y, wide[2] - EDGE, cells.h)
        return [panel, key, BindingCell(verb, pad, place, reason)]

    def _buttons(self) -> list[Button]:
        words, high = self.shell.words, button_height(self.shell)
        back, reset = words("widget.back"), words("bindings.reset")
        wide = max(300, button_width(self.shell, back, icon=True))
        more = max(300, button_width(self.shell, reset))
        top = 1000 - high
        return [
            Button(BACK, pygame.Rect(VIEWPORT.x, top, wide, high), back, quiet=True, icon="back"),
            Button("reset", pygame.Rect(VIEWPORT.right - more, top, more, high), reset, quiet=True),
        ]
