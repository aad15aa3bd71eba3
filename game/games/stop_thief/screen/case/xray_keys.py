"""The keys and the timeline of the X-ray."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

import pygame

from game.games.stop_thief.ai.grades import Grade, Mark
from game.games.stop_thief.screen.case.grade_marks import INKS, sign
from game.games.stop_thief.screen.case.trace import SIGNS, Step, Trace, Verdict
from game.games.stop_thief.screen.device.clue_finder import BEAD_DOWN, GLASS, TEAL, ClueFinder, draw_bead
from game.games.stop_thief.screen.device.keys import cream_key
from game.games.stop_thief.screen.drawing import blit_ink
from game.shell import draw, paint
from game.shell.devices import Device, Verb
from game.shell.glyphs import glyph
from game.shell.picture import Canvas
from game.shell.services import Shell
from game.shell.theme import AMBER, INK, mix

BACK, ON, CLOSE = -1, -2, -3
"""Key codes; steps are counted from 1."""
GAP = 12
"""Between the keys, and round them."""
INSET = 6
"""What stays free at both ends of the timeline."""
ARROW, LABEL, SIGN = 34, 26, 34
DOT = 5
BEADS = 41
"""The least distance of beads."""
GRADE = 20
BARS = {Mark.FINE: 4, Mark.COSTLY: 12}


class XRayKeys:
    """CLOSE, two arrows and a timeline of all steps, in the place of the Clue Finder's keys."""

    def __init__(self, shell: Shell, trace: Trace, device: ClueFinder) -> None:
        self._shell = shell
        self._trace = trace
        self.keys = key_rects(device.well)
        """Where its keys are."""
        self.line = device.timeline
        """Where the timeline is."""

    def at(self, pos: tuple[int, int]) -> int | None:
        """The key or the step at this place of the canvas."""
        if self.line.collidepoint(pos):
            place = int((pos[0] - self.line.x - INSET) / self._apart)
            return max(0, min(len(self._trace) - 1, place)) + 1
        return next((key for key, rect in self.keys.items() if rect.collidepoint(pos)), None)

    def middle(self, number: int) -> tuple[int, int]:
        """Where a step is on the timeline."""
        return round(self.line.x + INSET + (number - 0.5) * self._apart), self.line.centery

    def draw(self, canvas: Canvas, number: int, grades: Mapping[int, Grade]) -> None:
        """Keys and timeline, with this step marked, and the grades so far."""
        used = self._shell.controls.last_device
        key = (self, number, len(grades), used.kind, used.family, self._shell.settings.version)
        paint_all = partial(self._draw, number, used, grades)
        canvas.layer(key, self.line.unionall(list(self.keys.values())), paint_all)

    @property
    def _apart(self) -> float:
        return (self.line.w - 2 * INSET) / len(self._trace)

    def _draw(self, number: int, used: Device, grades: Mapping[int, Grade], canvas: Canvas) -> None:
        self._draw_arrow(canvas, self.keys[BACK], "icons/left", enabled=number > 1)
        self._draw_arrow(canvas, self.keys[ON], "icons/right", enabled=number < len(self._trace))
        self._draw_close(canvas, self.keys[CLOSE], used)
        glass = paint.tinted(paint.rounded(self.line.size, 14), GLASS)
        glass.blit(paint.tinted(paint.rounded(self.line.size, 14, 2), TEAL), (0, 0))
        canvas.blit(glass, self.line)
        strip = canvas.part(self.line)
        draw_step = self._draw_bead if self._apart >= BEADS else self._draw_tick
        for step in self._trace.steps:
            draw_step(strip, step, number)
        for turn, grade in grades.items():
            self._draw_grade(strip, grade.mark, self.middle(turn)[0] - self.line.x)

    def _draw_grade(self, strip: Canvas, mark: Mark, x: int) -> None:
        """A sign beside a bead; under a tick a bar, the longer the more was lost."""
        if self._apart >= BEADS:
            picture = sign(mark, GRADE)
            strip.blit(picture, picture.get_rect(center=(x - 16, BEAD_DOWN + 12)))
        elif mark is not Mark.GOOD:
            bar = pygame.Rect(0, 0, max(2, round(self._apart) - 2), BARS[mark])
            bar.midbottom = x, self.line.h - 6
            strip.fill(INKS[mark], bar)

    def _draw_arrow(self, canvas: Canvas, rect: pygame.Rect, sign: str, *, enabled: bool) -> None:
        key = cream_key(rect.size).copy()
        arrow = paint.tinted(self._shell.assets.fitting(sign, (ARROW, ARROW)), INK)
        key.blit(arrow, arrow.get_rect(center=key.get_rect().center))
        if not enabled:
            key.fill((120, 120, 120, 255), special_flags=pygame.BLEND_RGBA_MULT)
        canvas.blit(key, rect)

    def _draw_close(self, canvas: Canvas, rect: pygame.Rect, used: Device) -> None:
        canvas.blit(cream_key(rect.size), rect)
        label = self._shell.words("stop-thief.xray.close")
        room = rect.inflate(-20, -6)
        if used.kind != "mouse":
            key = glyph(self._shell, Verb.BACK, used, min(self._shell.theme.px(SIGN), rect.h - 10))
            room.w -= key.width + 4
            canvas.blit(key, key.get_rect(midright=(rect.right - 12, rect.centery - 2)))
        text = self._shell.text.boxed(label, "display", LABEL, room.size, INK)
        blit_ink(canvas, text, room.center)

    def _draw_bead(self, strip: Canvas, step: Step, number: int) -> None:
        x = self.middle(step.number)[0] - self.line.x
        lit, alpha = step.number == number, 90 if step.number > number else 255
        draw_bead(self._shell, strip, x, step.clue.sound, step.number, lit=lit, alpha=alpha)
        for place, arrest in enumerate(step.arrests):
            _draw_verdict(strip, arrest.verdict, (x + 15 - 12 * place, BEAD_DOWN + 13))

    def _draw_tick(self, strip: Canvas, step: Step, number: int) -> None:
        wide = max(2, round(self._apart) - 2)
        tick = pygame.Rect(0, 0, wide, 28)
        tint = TEAL if step.number <= number else mix(GLASS, TEAL, 0.35)
        if step.arrests:
            tick.h, tint = 46, SIGNS[step.arrests[-1].verdict]
            tint = tint if step.number <= number else mix(GLASS, tint, 0.5)
        if step.number == number:
            tick.w, tick.h, tint = wide + 2, 66, AMBER
        tick.center = self.middle(step.number)[0] - self.line.x, self.line.h // 2
        strip.fill(tint, tick)


def key_rects(well: pygame.Rect) -> dict[int, pygame.Rect]:
    """Where the keys are in the well of the Clue Finder: the arrows, and CLOSE below them."""
    room = well.inflate(-GAP, -GAP)
    wide, high = (room.w - GAP) // 2, (room.h - GAP) // 2
    back = pygame.Rect(room.x, room.y, wide, high)
    close = pygame.Rect(room.x, room.bottom - high, room.w, high)
    return {CLOSE: close, BACK: back, ON: back.move_to(right=room.right)}


def _draw_verdict(canvas: Canvas, verdict: Verdict, at: tuple[int, int]) -> None:
    """The result of an arrest: a cross for nobody, a dot for a catch, a ring for a flight."""
    draw.aacircle(canvas, INK, at, DOT + 3)
    if verdict is not Verdict.NOBODY:
        draw.aacircle(canvas, SIGNS[verdict], at, DOT + 1, 0 if verdict is Verdict.CAUGHT else 3)
        return
    reach = DOT - 1
    for way in (reach, -reach):
        start, end = (at[0] - reach, at[1] - way), (at[0] + reach, at[1] + way)
        draw.line(canvas, SIGNS[verdict], start, end, 4)
