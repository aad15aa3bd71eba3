"""The key test: everybody holds the own key, and the drawn keyboard shows what it can report together."""

from __future__ import annotations

from dataclasses import replace

import pygame

from game.rules.registry import LOOKS
from game.scenes.lineup import Lineup
from game.shell import paint
from game.shell.backdrop import draw_backdrop, draw_heading, draw_hint_line, hint_line_y
from game.shell.devices import KEYBOARD, Command
from game.shell.formscene import FormScene
from game.shell.glyphs import glyph, key_name
from game.shell.scenes import Move, Pop
from game.shell.services import Shell
from game.shell.theme import BUTTON_GREEN, CREAM, GREEN, INK, SEAT_LOOKS, Colour, mix
from game.shell.widgets import BACK, Button, Form, Widget, button_height

ROWS: tuple[tuple[float, tuple[int, ...]], ...] = (
    (
        0.0,
        (
            pygame.KSCAN_GRAVE,
            *range(pygame.KSCAN_1, pygame.KSCAN_0 + 1),
            pygame.KSCAN_MINUS,
            pygame.KSCAN_EQUALS,
        ),
    ),
    (1.5, tuple(getattr(pygame, f"KSCAN_{letter}") for letter in "QWERTYUIOP")),
    (1.8, tuple(getattr(pygame, f"KSCAN_{letter}") for letter in "ASDFGHJKL")),
    (2.3, tuple(getattr(pygame, f"KSCAN_{letter}") for letter in "ZXCVBNM")),
)
"""Each row of the drawn keyboard: how far it is indented, in keys, and its keys."""
WIDE = {
    pygame.KSCAN_RETURN: (11.6, 2, 2.2),
    pygame.KSCAN_SPACE: (4.3, 4, 5.4),
    pygame.KSCAN_LEFT: (13.9, 4, 1.0),
    pygame.KSCAN_DOWN: (14.9, 4, 1.0),
    pygame.KSCAN_RIGHT: (15.9, 4, 1.0),
    pygame.KSCAN_UP: (14.9, 3, 1.0),
}
"""Keys with a place of their own: column, row and width."""
ARROW_ICONS = {
    pygame.KSCAN_LEFT: "left",
    pygame.KSCAN_DOWN: "down",
    pygame.KSCAN_RIGHT: "right",
    pygame.KSCAN_UP: "up",
}
SPARES = tuple(
    getattr(pygame, f"KSCAN_{name}") for name in ("Q", "L", "Z", "0", "B", "T", "1", "K", "X", "UP", "LEFT")
)
"""Keys to propose instead: far apart on most keyboards' wiring."""
KEY = 90
TOP, LEFT = 262, 206
CHIPS_Y, CHIP = 832, (300, 84)
PATIENCE_MS = 2_500.0
"""Keys that are not seen so long after the others are held for good were not reported."""


class KeyTestScene(FormScene):
    """Pops with a line-up that has other keys, or with None."""

    precise = True

    def __init__(self, shell: Shell, lineup: Lineup, padded: tuple[int, ...]) -> None:
        super().__init__(shell)
        self._lineup = lineup
        self._places = tuple(
            number
            for number in lineup.taken()
            if lineup.places[number].player == "human" and number not in padded
        )
        self._held_ms = 0.0
        self._missing: tuple[int, ...] = ()
        self._passed = False

    def build(self, focus: str) -> Form:
        """DONE, and the proposal when keys were missed."""
        words, high = self.shell.words, button_height(self.shell)
        widgets: list[Widget] = [
            Button(
                BACK,
                pygame.Rect(760, 994 - high, 400, high),
                words("key-test.done"),
                colour=BUTTON_GREEN,
                icon="tick",
            )
        ]
        if self._missing:
            changes = ", ".join(
                words("key-test.proposal", name=self._lineup.places[number].name, key=key_name(key))
                for number, key in self._proposal().items()
            )
            label = words("key-test.propose", keys=changes)
            widgets.append(
                Button("take", pygame.Rect(260, 980 - 2 * high, 1400, high), label, icon="keyboard")
            )
        return Form(self.shell, widgets, focus=BACK)

    def act(self, name: str) -> Move | None:
        """Take the proposed keys."""
        if name != "take":
            return None
        lineup = self._lineup
        for number, key in self._proposal().items():
            lineup = lineup.with_place(number, replace(lineup.places[number], key=key))
        return Pop(lineup)

    def handle(self, command: Command) -> Move | None:
        """Seat keys are only held here; everything else goes to the buttons."""
        self.stale = True
        if command.device.kind == "keyboard" and command.code in self._keys().values():
            return None
        return super().handle(command)

    def update(self, dt_ms: float) -> Move | None:
        """Watch which keys are seen together, and for how long."""
        seen = [number for number, key in self._keys().items() if self.shell.controls.held(KEYBOARD, key)]
        if len(seen) == len(self._places) and seen:
            self._missing, self._held_ms = (), 0.0
            self._finish(passed=True)
        elif len(seen) > 1:
            self._held_ms += dt_ms
            if self._held_ms > PATIENCE_MS:
                self._held_ms = 0.0
                self._missing = tuple(number for number in self._places if number not in seen)
                self._finish(passed=False)
        else:
            self._held_ms = 0.0
        return None

    def draw_behind(self, canvas: pygame.Surface) -> None:
        """The keyboard and what it told."""
        draw_backdrop(self.shell, canvas, "office")
        words, palette = self.shell.words, self.shell.theme.palette
        draw_heading(self.shell, canvas, words("key-test.title"))
        said, colour = self._verdict()
        draw_hint_line(self.shell, canvas, said, hint_line_y(self.shell), colour)
        board = pygame.Rect(LEFT - 40, TOP - 36, 17 * KEY + 46, 5 * KEY + 72)
        paint.draw_panel(canvas, board, INK, palette.panel_edge, 24)
        for code, rect in _key_rects().items():
            self._draw_key(canvas, code, rect)
        if not self._missing:
            self._draw_chips(canvas)

    def _draw_chips(self, canvas: pygame.Surface) -> None:
        """Everybody who has to hold a key, and whether it is seen."""
        palette, (wide, high) = self.shell.theme.palette, CHIP
        left = 960 - (len(self._places) * (wide + 10) - 10) // 2
        for number in self._places:
            place = self._lineup.places[number]
            held = self.shell.controls.held(KEYBOARD, place.key)
            chip = pygame.Rect(left, CHIPS_Y - high // 2, wide, high)
            left += wide + 10
            paint.draw_panel(canvas, chip, palette.panel, GREEN if held else palette.panel_edge)
            badge = self.shell.assets.scaled(f"badges/{LOOKS[number]}", (56, 56))
            canvas.blit(badge, badge.get_rect(center=(chip.x + 42, chip.centery)))
            sign = self.shell.assets.scaled("icons/tick", (44, 44)) if held else self._cap(place.key)
            canvas.blit(sign, sign.get_rect(midright=(chip.right - 14, chip.centery)))
            room = wide - 80 - sign.get_width() - 24
            colour = GREEN if held else palette.text
            at = (chip.x + 80, chip.centery)
            self.shell.text.draw_line(canvas, place.name, at, "text_bold", 26, colour, max_width=room)

    def _cap(self, key: int) -> pygame.Surface:
        return glyph(self.shell, key, KEYBOARD, 54)

    def _finish(self, *, passed: bool) -> None:
        if passed != self._passed or not passed:
            self._passed = passed
            self.shell.sound.play("ready" if passed else "error")
            self.rebuild()

    def _keys(self) -> dict[int, int]:
        return {number: self._lineup.places[number].key for number in self._places}

    def _proposal(self) -> dict[int, int]:
        """Another key for each place whose key was missed."""
        used = {*self._keys().values(), self._lineup.shared_key}
        spare = iter(key for key in SPARES if key not in used)
        return dict(zip(self._missing, spare, strict=False))

    def _verdict(self) -> tuple[str, Colour]:
        words = self.shell.words
        if self._missing:
            keys = ", ".join(key_name(self._lineup.places[number].key) for number in self._missing)
            return words("key-test.missing", keys=keys), (0xFF, 0x9A, 0x86)
        if self._passed:
            return words("key-test.all-good"), GREEN
        return words("key-test.text"), CREAM

    def _draw_key(self, canvas: pygame.Surface, code: int, rect: pygame.Rect) -> None:
        owner = next((number for number, key in self._keys().items() if key == code), None)
        held = self.shell.controls.held(KEYBOARD, code)
        cap = paint.keycap(rect.size).copy()
        if owner is None:
            cap.fill((152, 158, 180), special_flags=pygame.BLEND_RGB_MULT)
        else:
            tint = SEAT_LOOKS[LOOKS[owner]].colour
            cap.fill(tint if held else mix(tint, (90, 90, 100), 0.55), special_flags=pygame.BLEND_RGB_MULT)
        where = rect.move(0, 5) if held else rect
        canvas.blit(cap, where)
        if owner is None:
            self._draw_name(canvas, code, where)
            return
        badge = self.shell.assets.scaled(f"badges/{LOOKS[owner]}", (62, 62))
        canvas.blit(badge, badge.get_rect(center=(where.centerx, where.centery - 4)))
        if held:
            paint.draw_focus(canvas, where, 12, GREEN, 5)

    def _draw_name(self, canvas: pygame.Surface, code: int, where: pygame.Rect) -> None:
        if code in ARROW_ICONS:
            sign = paint.tinted(self.shell.assets.scaled(f"icons/{ARROW_ICONS[code]}", (30, 30)), INK)
            canvas.blit(sign, sign.get_rect(center=(where.centerx, where.centery - 4)))
            return
        text = self.shell.text.fitted(key_name(code), "display", 25, where.w - 12, INK, fixed=True)
        canvas.blit(text, text.get_rect(center=(where.centerx, where.centery - 2)))


def _key_rects() -> dict[int, pygame.Rect]:
    """Where each key is drawn."""
    rects = {}
    for row, (indent, keys) in enumerate(ROWS):
        for column, code in enumerate(keys):
            rects[code] = _rect(indent + column, row, 1.0)
    for code, place in WIDE.items():
        rects[code] = _rect(*place)
    return rects


def _rect(column: float, row: float, width: float) -> pygame.Rect:
    return pygame.Rect(round(LEFT + column * KEY), round(TOP + row * KEY), round(width * KEY) - 8, KEY - 8)
