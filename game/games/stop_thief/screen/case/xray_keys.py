"""The keys and the timeline of the X-ray."""

from __future__ import annotations

import pygame

from game.games.stop_thief.screen.case.trace import SIGNS, Step, Trace, Verdict
from game.games.stop_thief.screen.device.clue_finder import BEAD_DOWN, GLASS, TEAL, ClueFinder, draw_bead
from game.games.stop_thief.screen.device.keys import cream_key
from game.games.stop_thief.screen.drawing import blit_ink
from game.shell import draw, paint
from game.shell.devices import Device, Verb
from game.shell.glyphs import glyph
from game.shell.lru_cache import LruCache
from game.shell.picture import Canvas, Picture
from game.shell.services import Shell
from game.shell.theme import AMBER, INK, mix

BACK, ON, CLOSE = -1, -2, -3
"""Key codes; steps are counted from 1."""
KEYS = {"close": CLOSE, "back": BACK, "on": ON}
"""In their order on the Clue Finder: CLOSE stands above the arrows."""
INSET = 6
"""What stays free at both ends of the timeline."""
ARROW, LABEL, SIGN = 34, 26, 34
DOT = 5


class XRayKeys:
    """CLOSE, two arrows and a timeline of all steps, in the place of the Clue Finder's keys."""

    def __init__(self, shell: Shell, trace: Trace, device: ClueFinder) -> None:
        self._shell = shell
        self._trace = trace
        self.keys = {KEYS[name]: rect for name, rect in device.key_rects(tuple(KEYS)).items()}
        """Where its keys are."""
        self.line = device.timeline
        """Where the timeline is."""
        self._room = self.line.unionall(list(self.keys.values()))
        self._painted: LruCache[object, Picture] = LruCache(1)

    def at(self, pos: tuple[int, int]) -> int | None:
        """The key or the step at this place of the canvas."""
        if self.line.collidepoint(pos):
            place = int((pos[0] - self.line.x - INSET) / self._apart)
            return max(0, min(len(self._trace) - 1, place)) + 1
        return next((key for key, rect in self.keys.items() if rect.collidepoint(pos)), None)

    def middle(self, number: int) -> tuple[int, int]:
        """Where a step is on the timeline."""
        return round(self.line.x + INSET + (number - 0.5) * self._apart), self.line.centery

    def draw(self, canvas: Canvas, number: int) -> None:
        """Keys and timeline, with this step marked."""
        used = self._shell.controls.last_device
        key = (number, used.kind, used.family, self._shell.settings.version)
        canvas.blit(self._painted.get(key, lambda: self._paint(number, used)), self._room)

    @property
    def _apart(self) -> float:
        return (self.line.w - 2 * INSET) / len(self._trace)

    def _paint(self, number: int, used: Device) -> Picture:
        image = self._shell.text.keep(("xray-keys", self._shell.settings.version), self._paint_bare).copy()
        if used.kind != "mouse":
            close = self._inside(self.keys[CLOSE])
            sign = glyph(self._shell, Verb.BACK, used, min(self._shell.theme.px(SIGN), close.h - 10))
            image.blit(sign, sign.get_rect(midright=(close.right - 12, close.centery - 2)))
        for key, enabled in ((BACK, number > 1), (ON, number < len(self._trace))):
            if not enabled:
                image.fill((120, 120, 120, 255), self._inside(self.keys[key]), pygame.BLEND_RGBA_MULT)
        paint_step = self._paint_bead if self._apart >= 41 else self._paint_tick  # a bead needs room
        for step in self._trace.steps:
            paint_step(image, step, number)
        return image

    def _inside(self, rect: pygame.Rect) -> pygame.Rect:
        return rect.move(-self._room.x, -self._room.y)

    def _paint_bare(self) -> Picture:
        """The keys, and the glass of the timeline."""
        image = paint.clear(self._room.size)
        for key, sign in ((BACK, "icons/left"), (ON, "icons/right")):
            rect = self._inside(self.keys[key])
            image.blit(cream_key(rect.size), rect)
            arrow = paint.tinted(self._shell.assets.fitting(sign, (ARROW, ARROW)), INK)
            image.blit(arrow, arrow.get_rect(center=rect.center))
        close = self._inside(self.keys[CLOSE])
        image.blit(cream_key(close.size), close)
        label = self._shell.words("stop-thief.xray.close")
        text = self._shell.text.boxed(label, "display", LABEL, (close.w - 20, close.h - 6), INK)
        blit_ink(image, text, close.center)
        glass = self._inside(self.line)
        image.blit(paint.tinted(paint.rounded(glass.size, 14), GLASS), glass)
        image.blit(paint.tinted(paint.rounded(glass.size, 14, 2), TEAL), glass)
        return image

    def _paint_bead(self, image: Picture, step: Step, number: int) -> None:
        line = self._inside(self.line)
        x, y = self.middle(step.number)[0] - self._room.x, line.y + BEAD_DOWN
        lit, alpha = step.number == number, 90 if step.number > number else 255
        draw_bead(self._shell, image, line, x, step.clue.sound, step.number, lit=lit, alpha=alpha)
        for place, arrest in enumerate(step.arrests):
            _draw_verdict(image, arrest.verdict, (x + 15 - 12 * place, y + 13))

    def _paint_tick(self, image: Picture, step: Step, number: int) -> None:
        x, y = self._inside(pygame.Rect(self.middle(step.number), (0, 0))).topleft
        wide = max(2, round(self._apart) - 2)
        tick = pygame.Rect(0, 0, wide, 28)
        tint = TEAL if step.number <= number else mix(GLASS, TEAL, 0.35)
        if step.arrests:
            tick.h, tint = 46, SIGNS[step.arrests[-1].verdict]
            tint = tint if step.number <= number else mix(GLASS, tint, 0.5)
        if step.number == number:
            tick.w, tick.h, tint = wide + 2, 66, AMBER
        tick.center = x, y
        image.fill(tint, tick)


def _draw_verdict(image: Picture, verdict: Verdict, at: tuple[int, int]) -> None:
    """The result of an arrest: a cross for nobody, a dot for a catch, a ring for a flight."""
    draw.aacircle(image, INK, at, DOT + 3)
    if verdict is not Verdict.NOBODY:
        draw.aacircle(image, SIGNS[verdict], at, DOT + 1, 0 if verdict is Verdict.CAUGHT else 3)
        return
    reach = DOT - 1
    for way in (reach, -reach):
        start, end = (at[0] - reach, at[1] - way), (at[0] + reach, at[1] + way)
        draw.line(image, SIGNS[verdict], start, end, 4)
