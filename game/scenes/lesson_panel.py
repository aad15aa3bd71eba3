"""What a lesson says: one sentence, who presses what, the steps, and the way back and out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.shell import draw, paint
from game.shell.devices import Command, Device, Verb
from game.shell.glyphs import fitting_glyph
from game.shell.motion import wave
from game.shell.picture import Canvas
from game.shell.services import Shell
from game.shell.theme import AMBER, BUTTON_GREEN, CORAL, INK, WHITE, Colour
from game.shell.widgets import Button, button_width

WIDEST, MARGIN, INNER = 1000, 16, 24
SENTENCE, WHO, HINT = 31, 22, 22
LINES, LINES_GROW, BUTTON, BUTTON_GROWS = 86, 1.9, 52, 1.4
"""The height of the sentence and of a button, and how many times it grows with large text."""
BUTTON_GAP, RING_GAP = 12, 26
"""Between the buttons, and above them: the ring around GO ON needs room."""
STRIP_TOP, STRIP, STRIP_GAP = 10, 6, 6
"""Where the steps are, how high they are, and how far apart."""
TO_COME: Colour = (0x56, 0x62, 0x94)
WIDEST_BUTTONS = 0.68
"""How much of the width the buttons may take."""
GLYPH, WIDEST_GLYPH = 40, 150
CLEARANCE = 26
"""How far the panel stays from the ring."""
RING: Colour = (0xFF, 0x5F, 0xB4)
ROUND = 1.2
"""The ring is round unless a place is so many times wider than high."""
RING_ROOM, RING_SWING, RING_MS, RING_WIDTH = 10, 7, 1_000.0, 8
LOOK_ROOM = 8
FLASH_MS = 2_600.0
ICONS = {"step-back": "left", "hear": "speaker", "skip": "right"}


@dataclass(frozen=True, slots=True)
class Said:
    """What the panel shows."""

    sentence: str
    who: str
    """Who presses; empty if there is only one person."""
    at: int
    count: int
    tells: bool
    """Whether any press goes on."""
    code: int | None = None
    """The key or button to press; None if it is CONFIRM."""


class LessonPanel:
    """Draws what is said, and stays away from what is shown."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        self.said = Said("", "", 0, 1, tells=False)
        self.rect = pygame.Rect(0, 0, WIDEST, 0)
        self._room = 0
        self._hovered = ""
        self._flash = ""
        """Another sentence, for a moment."""
        self._flash_ms = 0.0
        self._ms = 0.0

    def flash(self) -> None:
        """Say for a moment that the lesson wants something else."""
        self._flash, self._flash_ms = self._shell.words("lesson.other"), FLASH_MS
        sound = self._shell.sound
        sound.play("not_there")
        if not sound.lines:
            sound.voice("v_lesson_other")

    def say(self, said: Said) -> None:
        """Say this from now on."""
        if said != self.said:
            self.said, self._flash_ms = said, 0.0

    @property
    def sentence(self) -> str:
        """What is to be read now."""
        return self._flash if self._flash_ms > 0 else self.said.sentence

    def update(self, dt_ms: float) -> None:
        """Let the ring pulse."""
        self._ms += dt_ms
        self._flash_ms = max(0.0, self._flash_ms - dt_ms)

    # ---- where it is ----

    def lay_out(
        self, rooms: Sequence[pygame.Rect], shown: Sequence[pygame.Rect], also: Sequence[pygame.Rect] = ()
    ) -> None:
        """Move to where the panel hides nothing that is shown, and little that is `also` there, or stay."""
        order = (self._room, *(n for n in range(len(rooms)) if n != self._room))
        places = {n: self._place_in(rooms[n]) for n in order if n < len(rooms)}
        self._room = min(places, key=lambda n: (_hidden(places[n], shown), _hidden(places[n], also)))
        self.rect = places[self._room]

    def _place_in(self, room: pygame.Rect) -> pygame.Rect:
        """The place at the edge of the canvas."""
        rect = pygame.Rect(0, 0, min(WIDEST, room.w - 2 * MARGIN), self._high)
        if room.centery < 540:
            rect.midtop = room.centerx, room.y + MARGIN
        else:
            rect.midbottom = room.centerx, room.bottom - MARGIN
        return rect

    @property
    def _scale(self) -> float:
        return self._shell.theme.text_scale

    @property
    def _lines(self) -> int:
        return round(LINES * min(self._scale, LINES_GROW))

    @property
    def _button(self) -> int:
        return round(BUTTON * min(self._scale, BUTTON_GROWS))

    @property
    def _high(self) -> int:
        who = self._shell.theme.px(WHO) + 12 if self.said.who else 0
        return INNER + who + self._lines + RING_GAP + self._button + 18

    @property
    def buttons(self) -> tuple[Button, ...]:
        """BACK, HEAR IT and SKIP, and CONTINUE if any press goes on."""
        shell, top = self._shell, self.rect.bottom - 18 - self._button
        shown, left = [], self.rect.x + INNER
        labels = self._labels
        for name, icon in ICONS.items():
            wide = button_width(shell, labels[name], icon=True) if labels[name] else self._button + 10
            if name != "step-back" or self.said.at > 0:
                place = pygame.Rect(left, top, wide, self._button)
                shown.append(Button(name, place, labels[name], quiet=True, icon=icon))
            left += wide + BUTTON_GAP
        if self.said.tells:
            label = shell.words("lesson.continue")
            wide = min(button_width(shell, label), self.rect.w // 2)
            place = pygame.Rect(self.rect.right - INNER - wide, top, wide, self._button)
            shown.append(Button("continue", place, label, colour=BUTTON_GREEN))
        return tuple(shown)

    @property
    def _labels(self) -> dict[str, str]:
        """What is written on the buttons; nothing where text is so large that it has no room."""
        labels = {name: self._shell.words(f"lesson.{name}") for name in ICONS}
        wide = sum(button_width(self._shell, label, icon=True) + BUTTON_GAP for label in labels.values())
        return labels if wide <= self.rect.w * WIDEST_BUTTONS else dict.fromkeys(ICONS, "")

    @property
    def continue_rect(self) -> pygame.Rect | None:
        """Where CONTINUE is."""
        return next((button.rect for button in self.buttons if button.id == "continue"), None)

    def pressed(self, command: Command) -> str | None:
        """The button that is clicked, empty if the panel keeps the click, or None beside the panel."""
        if command.verb is not Verb.POINT or not command.pos:
            return None
        pos = command.pos
        self._hovered = next((button.id for button in self.buttons if button.rect.collidepoint(pos)), "")
        if not command.code or not self.rect.collidepoint(pos):
            return None
        return self._hovered if command.down and command.code == pygame.BUTTON_LEFT else ""

    # ---- drawing ----

    def draw(self, canvas: Canvas, device: Device) -> None:
        """Draw the panel."""
        shell, said = self._shell, self.said
        key = (
            "lesson",
            said,
            self.sentence,
            self._hovered,
            self.rect.topleft,
            device,
            shell.settings.version,
        )
        room = self.rect.inflate(2 * paint.SHADOW_ROOM, 2 * paint.SHADOW_ROOM)
        canvas.layer(key, room, lambda layer: self._draw(layer, device))

    def _draw(self, canvas: Canvas, device: Device) -> None:
        shell, rect, said, palette = self._shell, self.rect, self.said, self._shell.theme.palette
        paint.draw_panel(canvas, rect, palette.panel, RING, 22)
        y = rect.y + INNER
        if said.who:
            y += shell.theme.px(WHO) // 2
            middle = rect.x + INNER, y
            shell.text.draw_line(
                canvas, said.who, middle, "display", WHO, AMBER, max_width=rect.w - 2 * INNER
            )
            y += shell.theme.px(WHO) // 2 + 12
        box = pygame.Rect(rect.x + INNER, y, rect.w - 2 * INNER, self._lines)
        colour = AMBER if self._flash_ms > 0 else WHITE
        text = shell.text.boxed(self.sentence, "text_bold", SENTENCE, box.size, colour, align="left")
        canvas.blit(text, text.get_rect(midleft=box.midleft))
        for button in self.buttons:
            button.draw(shell, canvas, button.rect, focused=button.id == self._hovered)
        self._draw_hint(canvas, device)
        self._draw_strip(canvas)

    def _draw_hint(self, canvas: Canvas, device: Device) -> None:
        """Draw what to press on the device used last."""
        shell, said = self._shell, self.said
        if said.tells:
            return
        high = min(self._button, shell.theme.px(GLYPH))
        y = self.rect.bottom - 18 - self._button // 2
        what = Verb.CONFIRM if said.code is None or device.kind == "mouse" else said.code
        sign = fitting_glyph(shell, what, device, high, WIDEST_GLYPH)
        left = self.rect.right - INNER - sign.get_width()
        canvas.blit(sign, sign.get_rect(midleft=(left, y)))
        words = shell.words("lesson.click" if device.kind == "mouse" else "lesson.press")
        shell.text.draw_line(
            canvas, words, (left - 12, y), "text_bold", HINT, WHITE, align="right", max_width=self.rect.w // 3
        )

    def _draw_strip(self, canvas: Canvas) -> None:
        """Draw a piece of a strip for each step: done, current, or to come."""
        said, left = self.said, self.rect.x + INNER
        wide = (self.rect.w - 2 * INNER + STRIP_GAP) / max(1, said.count)
        for number in range(said.count):
            colour = AMBER if number < said.at else WHITE if number == said.at else TO_COME
            start, end = round(left + number * wide), round(left + (number + 1) * wide) - STRIP_GAP
            piece = pygame.Rect(start, self.rect.y + STRIP_TOP, max(2, end - start), STRIP)
            draw.rect(canvas, colour, piece, border_radius=STRIP // 2)

    def draw_ring(self, canvas: Canvas, rect: pygame.Rect) -> None:
        """Draw the ring around what to press."""
        still = self._shell.settings.value.still
        swing = 0.0 if still else (wave(self._ms, RING_MS) + 1) / 2
        place = rect.inflate(2 * RING_ROOM, 2 * RING_ROOM)
        place = place.inflate(2 * round(swing * RING_SWING), 2 * round(swing * RING_SWING))
        radius = min(place.size) // 2 if max(place.size) < ROUND * min(place.size) else 30
        paint.draw_focus(canvas, place.inflate(10, 10), radius + 5, INK, RING_WIDTH + 4)
        paint.draw_focus(canvas, place.inflate(12, 12), radius + 6, WHITE, 3)
        paint.draw_focus(canvas, place, radius, RING, RING_WIDTH)

    def draw_look(self, canvas: Canvas, rect: pygame.Rect) -> None:
        """Draw a frame around what the sentence is about."""
        place = rect.inflate(2 * LOOK_ROOM, 2 * LOOK_ROOM)
        paint.draw_focus(canvas, place, 24, INK, 9)
        paint.draw_focus(canvas, place.inflate(-2, -2), 23, CORAL, 6)


def _hidden(panel: pygame.Rect, rects: Sequence[pygame.Rect]) -> int:
    """How much of these the panel would hide, in square pixels."""
    room = panel.inflate(2 * CLEARANCE, 2 * CLEARANCE)
    return sum(shared.w * shared.h for shared in map(room.clip, rects))
