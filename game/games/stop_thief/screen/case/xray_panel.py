"""The text of the X-ray, and its keys and timeline."""

from __future__ import annotations

import pygame

from game.games.stop_thief.rules.thieves import Who
from game.games.stop_thief.screen import layout
from game.games.stop_thief.screen.case.trace import SIGNS, Step, Trace, Verdict
from game.games.stop_thief.screen.device.clue_finder import BEAD_DOWN, GLASS, TEAL, ClueFinder, draw_bead
from game.games.stop_thief.screen.device.keys import cream_key
from game.games.stop_thief.screen.display import DisplayState
from game.games.stop_thief.screen.drawing import blit_ink, grown, with_shadow_room
from game.shell import paint
from game.shell.devices import Device, Verb
from game.shell.glyphs import glyph
from game.shell.lru_cache import LruCache
from game.shell.services import Shell
from game.shell.theme import AMBER, CREAM, INK, Colour, Role, mix

ICON, MARGIN, HEADING = 96, 18, 76
CLUE = (104, 148)
"""How high the lines about a clue are, and for text of twice the size."""
BACK, ON, CLOSE = -1, -2, -3
"""Key codes; steps are counted from 1."""
KEYS = {"close": CLOSE, "back": BACK, "on": ON}
"""In their order on the Clue Finder: CLOSE stands above the arrows."""
INSET = 6
"""What stays free at both ends of the timeline."""
ARROW, LABEL, SIGN = 34, 26, 34
DOT = 5


class XRayText:
    """What the X-ray says of a step; cached."""

    def __init__(self, display: DisplayState, trace: Trace, thief: Who | None) -> None:
        self._shell = display.shell
        self._prompts = display.prompts
        self._trace = trace
        self._thief = thief
        self._painted: LruCache[object, pygame.Surface] = LruCache(1)

    def draw(self, canvas: pygame.Surface, step: Step, *, arrived: bool) -> None:
        """The text for a step; tips and arrests when the thief has arrived."""
        key = (step.number, arrived, self._shell.settings.version)
        image = self._painted.get(key, lambda: self._paint(step, arrived=arrived))
        canvas.blit(image, image.get_rect(center=layout.XRAY.center))

    def _paint(self, step: Step, *, arrived: bool) -> pygame.Surface:
        key = ("xray-panel", self._heading, self._shell.settings.version)
        image = self._shell.text.keep(key, self._paint_bare).copy()
        body = _body(image)
        clue = pygame.Rect(body.x, body.y + HEADING + 12, body.w, grown(self._shell, *CLUE))
        self._paint_clue(image, clue, step)
        room = pygame.Rect(body.x, clue.bottom + 18, body.w, body.bottom - clue.bottom - 18)
        said = self._sentences(step, arrived=arrived)
        text = self._shell.text.boxed(said, "text_bold", 28, room.size, CREAM, align="left")
        image.blit(text, room)
        return image

    def _paint_bare(self) -> pygame.Surface:
        """The panel with its heading."""
        image, place = with_shadow_room(layout.XRAY.size)
        paint.draw_panel(image, place, GLASS, TEAL)
        body = _body(image)
        heading = self._shell.text.boxed(self._heading, "display", 30, (body.w, HEADING), AMBER)
        image.blit(heading, heading.get_rect(center=(body.centerx, body.y + HEADING // 2)))
        return image

    @property
    def _heading(self) -> str:
        if self._trace.pack or self._thief is None:
            return self._shell.words("stop-thief.xray.pack")
        name = self._shell.words(f"stop-thief.thief.{self._thief}.name")
        return self._shell.words("stop-thief.xray.title", name=name)

    def _paint_clue(self, image: pygame.Surface, rect: pygame.Rect, step: Step) -> None:
        """The picture of the clue; beside it its number, the word, and the place if named."""
        icon = self._shell.assets.scaled(f"stop_thief/clue_{step.clue.sound}", (ICON, ICON))
        image.blit(icon, icon.get_rect(midleft=rect.midleft))
        said = pygame.Rect(rect.x + ICON + 12, rect.y, rect.w - ICON - 12, rect.h)
        count = self._shell.words("stop-thief.xray.clue", number=step.number, count=len(self._trace))
        if step.clue.escape:
            count = f"{count}, {self._shell.words('stop-thief.xray.fled')}"
        where = self._prompts.where(step.clue)
        sound = self._shell.words(f"stop-thief.sound.{step.clue.sound}")
        lines: list[tuple[str, Role, int, Colour]] = [
            (count, "text_bold", 24, CREAM),
            (sound, "display", 30, TEAL),
        ]
        lines += [(where, "text_bold", 24, CREAM)] if where else []
        high = said.h // len(lines)
        for number, (line, role, size, tint) in enumerate(lines):
            text = self._shell.text.boxed(line, role, size, (said.w, high), tint, align="left")
            image.blit(text, text.get_rect(midleft=(said.x, said.y + number * high + high // 2)))

    def _sentences(self, step: Step, *, arrived: bool) -> str:
        words, count = self._shell.words, len(self._trace.known(step.number))
        lines = [words("stop-thief.xray.one") if count == 1 else words("stop-thief.xray.many", count=count)]
        lines[0] += f" {words('stop-thief.xray.was', space=step.at)}"
        if arrived:
            lines += [self._prompts.tip_taken(seat) for seat in step.tips]
            lines += map(self._prompts.arrest, step.arrests)
        return "\n".join(lines)


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
        self._painted: LruCache[object, pygame.Surface] = LruCache(1)

    def at(self, pos: tuple[int, int]) -> int | None:
        """The key or the step at this place of the canvas."""
        if self.line.collidepoint(pos):
            place = int((pos[0] - self.line.x - INSET) / self._apart)
            return max(0, min(len(self._trace) - 1, place)) + 1
        return next((key for key, rect in self.keys.items() if rect.collidepoint(pos)), None)

    def middle(self, number: int) -> tuple[int, int]:
        """Where a step is on the timeline."""
        return round(self.line.x + INSET + (number - 0.5) * self._apart), self.line.centery

    def draw(self, canvas: pygame.Surface, number: int) -> None:
        """Keys and timeline, with this step marked."""
        used = self._shell.controls.last_device
        key = (number, used.kind, used.family, self._shell.settings.version)
        canvas.blit(self._painted.get(key, lambda: self._paint(number, used)), self._room)

    @property
    def _apart(self) -> float:
        return (self.line.w - 2 * INSET) / len(self._trace)

    def _paint(self, number: int, used: Device) -> pygame.Surface:
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

    def _paint_bare(self) -> pygame.Surface:
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

    def _paint_bead(self, image: pygame.Surface, step: Step, number: int) -> None:
        line = self._inside(self.line)
        x, y = self.middle(step.number)[0] - self._room.x, line.y + BEAD_DOWN
        lit, alpha = step.number == number, 90 if step.number > number else 255
        draw_bead(self._shell, image, line, x, step.clue.sound, step.number, lit=lit, alpha=alpha)
        for place, arrest in enumerate(step.arrests):
            _draw_verdict(image, arrest.verdict, (x + 15 - 12 * place, y + 13))

    def _paint_tick(self, image: pygame.Surface, step: Step, number: int) -> None:
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


def _draw_verdict(image: pygame.Surface, verdict: Verdict, at: tuple[int, int]) -> None:
    """The result of an arrest: a cross for nobody, a dot for a catch, a ring for a flight."""
    pygame.draw.aacircle(image, INK, at, DOT + 3)
    if verdict is not Verdict.NOBODY:
        pygame.draw.aacircle(image, SIGNS[verdict], at, DOT + 1, 0 if verdict is Verdict.CAUGHT else 3)
        return
    reach = DOT - 1
    for way in (reach, -reach):
        start, end = (at[0] - reach, at[1] - way), (at[0] + reach, at[1] + way)
        pygame.draw.line(image, SIGNS[verdict], start, end, 4)


def _body(image: pygame.Surface) -> pygame.Rect:
    """The room for text on a panel with its shadow."""
    inset = -2 * (paint.SHADOW_ROOM + MARGIN)
    return image.get_rect().inflate(inset, inset)
