"""The key test: everybody holds the own key, and the drawn keyboard shows what it can report together."""

from __future__ import annotations

from dataclasses import replace

import pygame

from game.rules.registry import LOOKS
from game.scenes.drawn_keyboard import DrawnKeyboard
from game.scenes.lineup import Lineup
from game.shell import paint
from game.shell.backdrop import draw_backdrop, draw_heading, draw_hint_line, hint_line_y
from game.shell.devices import KEYBOARD, Command
from game.shell.formscene import FormScene
from game.shell.glyphs import glyph, key_name
from game.shell.scenes import Move, Pop
from game.shell.services import Shell
from game.shell.theme import BUTTON_GREEN, CREAM, GREEN, Colour
from game.shell.widgets import BACK, Button, Form, Widget, button_height

SPARES = tuple(
    getattr(pygame, f"KSCAN_{name}") for name in ("Q", "L", "Z", "0", "B", "T", "1", "K", "X", "UP", "LEFT")
)
"""Keys to propose instead: far apart on most keyboards' wiring."""
CHIPS_Y, CHIP, CHIP_GAP = 830, (300, 84), 10
CHIPS_WIDE = 1850
WIDEST_CHIP, HIGHEST_CHIP = 520, 112
SIGN = 44
"""The side of the tick, or of the empty ring where it will be."""
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
        draw_heading(self.shell, canvas, self.shell.words("key-test.title"))
        said, colour = self._verdict()
        draw_hint_line(self.shell, canvas, said, hint_line_y(self.shell), colour)
        DrawnKeyboard(self.shell).draw(canvas, {key: number for number, key in self._keys().items()})
        if not self._missing:
            self._draw_chips(canvas)

    def _draw_chips(self, canvas: pygame.Surface) -> None:
        """Everybody who has to hold a key, and whether it is seen."""
        count, theme = len(self._places), self.shell.theme
        room = (CHIPS_WIDE + CHIP_GAP) // max(1, count) - CHIP_GAP
        chip = pygame.Rect(0, 0, min(round(CHIP[0] * theme.text_scale), WIDEST_CHIP, room), 0)
        chip.h = min(theme.px(CHIP[1]), HIGHEST_CHIP)
        chip.midleft = 960 - (count * (chip.w + CHIP_GAP) - CHIP_GAP) // 2, CHIPS_Y
        for number in self._places:
            self._draw_chip(canvas, chip, number)
            chip = chip.move(chip.w + CHIP_GAP, 0)

    def _draw_chip(self, canvas: pygame.Surface, chip: pygame.Rect, number: int) -> None:
        """A badge, a name, the own key, and a tick in its ring while that key is held."""
        palette, place = self.shell.theme.palette, self._lineup.places[number]
        held = self.shell.controls.held(KEYBOARD, place.key)
        paint.draw_panel(canvas, chip, palette.panel, GREEN if held else palette.panel_edge)
        badge = self.shell.assets.scaled(f"badges/{LOOKS[number]}", (52, 52))
        canvas.blit(badge, badge.get_rect(center=(chip.x + 38, chip.centery)))
        ring = pygame.Rect(0, 0, SIGN, SIGN)
        ring.midright = chip.right - 12, chip.centery
        pygame.draw.aacircle(canvas, GREEN if held else palette.dim, ring.center, SIGN // 2, 3)
        if held:
            tick = self.shell.assets.scaled("icons/tick", (30, 30))
            canvas.blit(tick, tick.get_rect(center=ring.center))
        cap = glyph(self.shell, place.key, KEYBOARD, min(chip.h - 24, self.shell.theme.px(54)))
        spot = cap.get_rect(midright=(ring.left - 10, chip.centery))
        canvas.blit(cap, spot)
        at, colour = (chip.x + 70, chip.centery), GREEN if held else palette.text
        room = spot.left - 10 - at[0]
        self.shell.text.draw_line(canvas, place.name, at, "text_bold", 26, colour, max_width=room)

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
