"""The key test: everybody holds their key, to see which keys the keyboard can report together."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pygame

from game.match.game import LOOKS
from game.scenes.lobby_lineup import DEFAULT_KEYS, SPARE_KEYS, Lineup
from game.shell import draw, paint
from game.shell.backdrop import draw_backdrop, draw_heading, draw_hint_line, hint_line_y
from game.shell.devices import KEYBOARD, Command
from game.shell.form import BACK, Form
from game.shell.formscene import FormScene
from game.shell.glyphs import fitting_glyph
from game.shell.keyboard import Place, key_codes, key_places
from game.shell.keycaps import MIDDLE, legend
from game.shell.keynames import key_name
from game.shell.lru_cache import cached
from game.shell.picture import Canvas, Picture
from game.shell.scenes import Move, Pop
from game.shell.services import Shell
from game.shell.theme import BUTTON_GREEN, CREAM, GREEN, INK, WHITE, Colour, mix
from game.shell.widgets import Button, Widget, button_height
from game.table.looks import SEAT_LOOKS

BLANK: tuple[Place, ...] = (
    (13, 0, 2), (0, 1, 1.5), (0, 2, 1.75), (0, 3, 2.25), (12.25, 3, 2.75),
    (0, 4, 1.25), (1.25, 4, 1.25), (2.5, 4, 1.25), (10, 4, 1.25), (11.25, 4, 1.25), (12.5, 4, 1.25),
    (13.75, 4, 1.25),
)  # fmt: skip
"""Keys that nobody can play with."""
KEY, BETWEEN, EDGE = 90, 8, 36
COLUMNS = 18.3
AREA = pygame.Rect(0, 0, round(COLUMNS * KEY) - BETWEEN + 2 * EDGE, 5 * KEY - BETWEEN + 2 * EDGE)
AREA.midtop = 960, 226
LEGEND, LARGEST = 60, 82
"""The height of the keycap that a legend is made for, and its limit in large text."""
BADGE, LARGEST_BADGE = 42, 60
GREY: Colour = (186, 192, 212)
UNUSED: Colour = (74, 80, 104)
PRESSED = 5
"""How many pixels lower a held key is."""
SEPARATE_KEYS = key_codes("LCTRL RCTRL LSHIFT RSHIFT")
"""Nearly every keyboard reports these whatever else is held. They are proposed when nothing else works."""
CHIPS_Y, CHIPS_WIDE, CHIP_GAP = 818, 1850, 10
CHIP, WIDEST_CHIP = 280, 400
LINE, LARGEST_LINE = 52, 60
"""The height of each of the two lines of a chip, and its limit in large text."""
SIGN, TICK = 44, 0.68
"""The side of a badge and of the tick's ring, and the size of the tick in its ring."""
PATIENCE_MS = 2_500.0
"""Keys that are still not reported after this long count as missing."""


class KeyTestScene(FormScene):
    """Pops with a line-up with other keys, or with None if they are the same.

    A set of keys passes when the keyboard reports all of them while they are held, and the shared key too.
    """

    precise = True

    def __init__(self, shell: Shell, lineup: Lineup, padded: tuple[int, ...]) -> None:
        super().__init__(shell)
        self._lineup = lineup
        self._places = tuple(
            number
            for number in lineup.taken()
            if lineup.places[number].player == "human" and number not in padded
        )
        self._before = lineup
        self._held_ms = 0.0
        self._missing: tuple[int, ...] = ()
        self._unseen: set[frozenset[int]] = set()
        """Keys that this keyboard can't report together."""
        self.together = False
        """Whether the players' keys were all seen at once."""
        self.passed = False
        """Whether the shared key was seen too while they were held."""

    def build(self, focus: str) -> Form:
        """Lay out DONE, and the proposal if keys are missing."""
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
        if self.proposal():
            changes = ", ".join(
                words("key-test.proposal", name=self._lineup.places[number].name, key=key_name(key))
                for number, key in self.proposal().items()
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
        for number, key in self.proposal().items():
            place = replace(self._lineup.places[number], key=key)
            self._lineup = self._lineup.with_place(number, place)
        self._missing, self.together, self.passed = (), False, False
        self.rebuild()
        return None

    def back(self) -> Move | None:
        """Leave with the keys that were taken."""
        return Pop(self._lineup if self._lineup != self._before else None)

    def handle(self, command: Command) -> Move | None:
        """Ignore the players' keys and the shared one, which are tried. Pass everything else to the form."""
        tried = {*self._keys().values(), *((self._lineup.shared_key,) if self._held() else ())}
        if command.device.kind == "keyboard" and command.code in tried:
            return None
        return super().handle(command)

    def update(self, dt_ms: float) -> Move | None:
        """Watch which keys are held together, and for how long."""
        seen = self._held()
        if len(seen) == len(self._places) and seen:
            self._missing, self._held_ms = (), 0.0
            grabs = self.shell.controls.held(KEYBOARD, self._lineup.shared_key)
            self._finish(together=True, passed=self.passed or grabs or not self._shares_a_key)
        elif len(seen) > 1:
            self._held_ms += dt_ms
            if self._held_ms > PATIENCE_MS:
                self._held_ms = 0.0
                self._missing = tuple(number for number in self._places if number not in seen)
                keys = self._keys()
                held = {keys[number] for number in seen}
                self._unseen.update(frozenset({*held, keys[number]}) for number in self._missing)
                self._finish(together=False, passed=False)
        else:
            self._held_ms = 0.0
        return None

    @property
    def _shares_a_key(self) -> bool:
        return self._lineup.options.get("grab") != "each"

    def _held(self) -> list[int]:
        """Return the places whose keys the keyboard reports now."""
        return [n for n, key in self._keys().items() if self.shell.controls.held(KEYBOARD, key)]

    def draw_behind(self, canvas: Canvas) -> None:
        """Draw the keyboard and the verdict."""
        draw_backdrop(self.shell, canvas, "office")
        draw_heading(self.shell, canvas, self.shell.words("key-test.title"))
        said, colour = self._verdict()
        draw_hint_line(self.shell, canvas, said, hint_line_y(self.shell), colour)
        draw_keyboard(self.shell, canvas, {key: number for number, key in self._keys().items()})
        if not self._missing:
            self._draw_chips(canvas)

    def _draw_chips(self, canvas: Canvas) -> None:
        """Draw a chip for everybody who must hold a key."""
        count, theme = len(self._places), self.shell.theme
        room = (CHIPS_WIDE + CHIP_GAP) // max(1, count) - CHIP_GAP
        line = min(LARGEST_LINE, theme.px(LINE))
        chip = pygame.Rect(0, 0, min(round(CHIP * theme.text_scale), WIDEST_CHIP, room), 2 * line + 20)
        chip.midleft = 960 - (count * (chip.w + CHIP_GAP) - CHIP_GAP) // 2, CHIPS_Y
        for number in self._places:
            self._draw_chip(canvas, chip, number)
            chip = chip.move(chip.w + CHIP_GAP, 0)

    def _draw_chip(self, canvas: Canvas, chip: pygame.Rect, number: int) -> None:
        """Draw badge and name, below them the key, and a tick while it is held."""
        palette, text, place = self.shell.theme.palette, self.shell.text, self._lineup.places[number]
        held, line = self.shell.controls.held(KEYBOARD, place.key), chip.h // 2 - 10
        side = min(line, self.shell.theme.px(SIGN))
        paint.draw_panel(canvas, chip, palette.panel, GREEN if held else palette.panel_edge)
        badge = self.shell.assets.scaled(f"badges/{LOOKS[number]}", (side, side))
        colour = GREEN if held else palette.text
        name = text.line(place.name, "text_bold", 26, colour, max_width=chip.w - side - 34)
        left, y = chip.centerx - (side + 8 + name.get_width()) // 2, chip.y + 6 + line // 2
        canvas.blit(badge, badge.get_rect(midleft=(left, y)))
        canvas.blit(name, text.place(name, (left + side + 8, y), "text_bold"))
        cap = fitting_glyph(self.shell, place.key, KEYBOARD, line - 4, chip.w - side - 44)
        left, y = chip.centerx - (side + 14 + cap.get_width()) // 2, chip.bottom - 8 - line // 2
        canvas.blit(cap, cap.get_rect(midleft=(left, y)))
        ring = pygame.Rect(left + cap.get_width() + 14, y - side // 2, side, side)
        draw.aacircle(canvas, GREEN if held else palette.dim, ring.center, side // 2, 3)
        if held:
            tick = self.shell.assets.scaled("icons/tick", (round(side * TICK), round(side * TICK)))
            canvas.blit(tick, tick.get_rect(center=ring.center))

    def _finish(self, *, together: bool, passed: bool) -> None:
        if (together, passed) != (self.together, self.passed) or not together:
            self.together, self.passed = together, passed
            self.shell.sound.play("ready" if together else "error")
            self.rebuild()

    def _keys(self) -> dict[int, int]:
        return {number: self._lineup.places[number].key for number in self._places}

    def proposal(self) -> dict[int, int]:
        """Return other keys for the missing places, in no set that was too much for the keyboard before."""
        keys, proposed = self._keys(), dict[int, int]()
        keep = {key for number, key in keys.items() if number not in self._missing}
        spares = (*SPARE_KEYS, *DEFAULT_KEYS, *SEPARATE_KEYS)
        for number in self._missing:
            used = {*keys.values(), *proposed.values(), self._lineup.shared_key}
            free = (key for key in spares if key not in used)
            fitting = (key for key in free if not any(bad <= keep | {key} for bad in self._unseen))
            key = next(fitting, None)
            if key is not None:
                proposed[number] = key
                keep.add(key)
        return proposed

    def _verdict(self) -> tuple[str, Colour]:
        words = self.shell.words
        if self._missing:
            keys = ", ".join(key_name(self._lineup.places[number].key) for number in self._missing)
            return words("key-test.missing", keys=keys), (0xFF, 0x9A, 0x86)
        if self.together:
            shared = "key-test.all-good" if self.passed else "key-test.now-grab"
            verdict = shared if self._shares_a_key else "key-test.all-good-each"
            return words(verdict, key=key_name(self._lineup.shared_key)), GREEN
        return words("key-test.text"), CREAM


def draw_keyboard(shell: Shell, canvas: Canvas, owners: Mapping[int, int]) -> None:
    """Draw all keys. `owners` says which place owns which key."""
    paint.draw_panel(canvas, AREA, INK, shell.theme.palette.panel_edge, 24)
    for place in BLANK:
        rect = _rect(*place)
        canvas.blit(_cap(rect.size, UNUSED), rect)
    rects = key_rects()
    for code, rect in rects.items():
        _draw_key(shell, canvas, code, rect, owners.get(code))
    side = min(LARGEST_BADGE, shell.theme.px(BADGE))
    for code, owner in owners.items():
        if code in rects:
            badge = shell.assets.scaled(f"badges/{LOOKS[owner]}", (side, side))
            canvas.blit(badge, badge.get_rect(center=(rects[code].right - 2, rects[code].top + 2)))


def _draw_key(shell: Shell, canvas: Canvas, code: int, rect: pygame.Rect, owner: int | None) -> None:
    held = shell.controls.held(KEYBOARD, code)
    where = rect.move(0, PRESSED) if held else rect
    look = SEAT_LOOKS[LOOKS[owner]] if owner is not None else None
    canvas.blit(_cap(rect.size, look.colour if look else GREY), where)
    ink = look.on_colour if look else INK
    image = _legend(shell, key_name(code), rect.w - max(14, rect.w // 6), ink)
    canvas.blit(image, image.get_rect(center=(where.centerx, where.y + where.h * MIDDLE)))
    if held and look:
        paint.draw_focus(canvas, where, 12, GREEN, 5)


def _legend(shell: Shell, name: str, room: int, ink: Colour) -> Picture:
    """Return the legend of a key in the player's text size, or as large as it fits."""
    size = min(LARGEST, shell.theme.px(LEGEND))

    def make() -> Picture:
        fitting = (legend(shell.theme, name, each) for each in range(size, 20, -2))
        image = next(image for image in fitting if image.get_width() <= room).copy()
        image.fill((255, 255, 255), special_flags=pygame.BLEND_RGB_MAX)
        return paint.tinted(image, ink)

    return shell.text.keep(("legend", name, size, room, ink), make)


def key_rects() -> dict[int, pygame.Rect]:
    """Return where each key is drawn."""
    return {code: _rect(*place) for code, place in key_places().items()}


def _rect(column: float, row: float, width: float) -> pygame.Rect:
    left, top = AREA.x + EDGE, AREA.y + EDGE
    return pygame.Rect(
        round(left + column * KEY), round(top + row * KEY), round(width * KEY) - BETWEEN, KEY - BETWEEN
    )


@cached(64)
def _cap(size: tuple[int, int], tint: Colour) -> Picture:
    cap = paint.keycap(size).copy()
    cap.fill(mix(tint, WHITE, 0.08), special_flags=pygame.BLEND_RGB_MULT)
    return cap
