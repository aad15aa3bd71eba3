"""The Clue Finder: the last clue, the timeline of earlier ones, and the keys."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

import pygame

from game.games.stop_thief.rules.state import Clue, Sound
from game.games.stop_thief.screen.device.keys import WELL, Key, draw_keys, key_rects
from game.games.stop_thief.screen.drawing import grown, write
from game.games.stop_thief.screen.layout import places
from game.shell import draw, paint, transform
from game.shell.lru_cache import cached
from game.shell.motion import ease_out, ease_out_back
from game.shell.picture import Canvas, Picture
from game.shell.services import Shell
from game.shell.theme import AMBER, CREAM, SHADOW, Colour, Role, mix

ART = (384, 520)
TEAL: Colour = (0x7D, 0xE3, 0xC3)
DEEP_TEAL: Colour = (0x12, 0x3C, 0x40)
GLASS: Colour = (0x0B, 0x24, 0x2B)
RINGS_MS, POP_MS = 900.0, 260.0
RING_RADII, RING_COUNT, FARTHEST = (60, 84, 110), 3, 170
INSET, TOP, FOOT = 10, 8, 6
"""Margins of the screen: sides, top and bottom."""
HEADING_HIGH, WORD_HIGH, PLACE_HIGH, LINE_HIGH = (30, 42), (38, 46), (30, 46), (50, 56)
"""Line heights, and those for text of twice the size where there is room."""
MOST_CLUES, BEAD, BEAD_DOWN = 8, 38, 24


@dataclass(frozen=True, slots=True)
class Screen:
    """The text and the clue on the screen of the device."""

    heading: str
    line: str = ""
    sound: Sound | None = None
    district: str = ""
    """Where it was heard, if the clue names it."""


@dataclass(frozen=True, slots=True)
class Shown:
    """Everything that the device shows."""

    screen: Screen
    timeline: tuple[Clue, ...] = ()
    """All clues of this thief, oldest first."""
    keys: tuple[Key, ...] = ()


class ClueFinder:
    """Draws the device; rings run over its screen for a new clue."""

    def __init__(self, shell: Shell, rect: pygame.Rect) -> None:
        self._shell = shell
        self._rect = rect
        wells = {name: box.move(rect.topleft) for name, box in places("device").items()}
        self.screen, self.timeline, self.well = wells["screen"], wells["timeline"], wells["buttons"]
        self.well.h += rect.h - ART[1]
        self._pulse: Sound | None = None
        self._pulsed_at: float | None = None

    def pulse(self, sound: Sound) -> None:
        """Let rings run over the screen for a new clue."""
        self._pulse, self._pulsed_at = sound, None

    def rest(self) -> None:
        """No more rings."""
        self._pulse = None

    def key_rects(self, names: Collection[str]) -> dict[str, pygame.Rect]:
        """Where these keys are on the canvas."""
        return key_rects(self.well, names)

    def draw_screen(self, canvas: Canvas, screen: Screen, ms: float) -> None:
        """The clue, with rings if it is new, and the glass over it."""
        if screen.sound is not None:
            self._draw_clue(canvas, screen, screen.sound, ms)
        canvas.blit(self._shell.assets.image("stop_thief/screen"), self.screen)

    def _draw_clue(self, canvas: Canvas, screen: Screen, sound: Sound, ms: float) -> None:
        part, place = self._part(sound, ms), self._icon_place(screen)
        badge = self._shell.assets.scaled(f"stop_thief/clue_{sound}", place.size)
        if part < 1:
            _draw_rings(canvas, self.screen, place.center, badge, part)
            self._draw_words(canvas, screen)
            pop = ease_out_back(min(1.0, part * RINGS_MS / POP_MS))
            badge = transform.rotozoom(badge, 0, 0.4 + 0.6 * pop)
        canvas.blit(badge, badge.get_rect(center=place.center))

    def _part(self, sound: Sound, ms: float) -> float:
        """How far the rings have run, 0 to 1; 1 when there are none."""
        if sound != self._pulse or self._shell.settings.value.still:
            return 1.0
        if self._pulsed_at is None:
            self._pulsed_at = ms
        part = (ms - self._pulsed_at) / RINGS_MS
        if part >= 1:
            self._pulse = None
        return min(1.0, part)

    def draw_body(self, canvas: Canvas, shown: Shown) -> None:
        """Everything that does not move."""
        x, y = self._icon_place(shown.screen).center
        radar = x - self._rect.x, y - self._rect.y
        canvas.blit(_body(self._shell.assets.image("stop_thief/device"), self._rect.h, radar), self._rect)
        self._draw_words(canvas, shown.screen)
        self._draw_timeline(canvas, shown.timeline)
        draw_keys(self._shell, canvas, self.well, shown.keys)

    def _draw_words(self, canvas: Canvas, screen: Screen) -> None:
        well = self.screen

        def say(said: str, top: int, high: int, role: Role, size: int, tint: Colour) -> None:
            room = pygame.Rect(well.x + INSET, well.y + top, well.w - 2 * INSET, high)
            if said:
                write(self._shell, canvas, said, room, role, size, tint)

        if screen.sound is None:
            say(screen.heading, 16, 92, "display", 34, TEAL)
            say(screen.line, 114, 104, "text_bold", 24, CREAM)
            return
        heading, word, place, _ = self._heights(screen)
        top = self._icon_place(screen).bottom - well.y + 2
        low = top + word + place
        say(screen.heading, TOP, heading, "text_bold", 22, CREAM)
        say(self._shell.words(f"stop-thief.sound.{screen.sound}"), top, word, "display", 34, TEAL)
        say(screen.district, top + word, place, "text_bold", 23, CREAM)
        say(screen.line, low, well.h - low - FOOT, "text_bold", 23, CREAM)

    def _heights(self, screen: Screen) -> tuple[int, int, int, int]:
        """How high the heading, the word, the place and the line below them are."""
        crowded = screen.district and screen.line
        sizes = (HEADING_HIGH, WORD_HIGH, PLACE_HIGH, LINE_HIGH)
        heading, word, place, line = (low if crowded else grown(self._shell, low, big) for low, big in sizes)
        return heading, word, place if screen.district else 0, line if screen.line else 0

    def _icon_place(self, screen: Screen) -> pygame.Rect:
        """Where the clue is; smaller where there is more text."""
        well, heights = self.screen, self._heights(screen)
        side = min(96, well.h - TOP - sum(heights) - FOOT - 2)
        place = pygame.Rect(0, 0, side, side)
        place.midtop = well.centerx, well.y + TOP + heights[0]
        return place

    def _draw_timeline(self, canvas: Canvas, clues: tuple[Clue, ...]) -> None:
        strip, first = canvas.part(self.timeline), max(0, len(clues) - MOST_CLUES)
        step = (strip.width - 12) / MOST_CLUES
        for number, clue in enumerate(clues[first:], start=first + 1):
            x = round(6 + step * (number - first - 0.5))
            draw_bead(self._shell, strip, x, clue.sound, number, lit=number == len(clues))
        if len(clues) < MOST_CLUES:
            middle = round(6 + step * (len(clues) + 0.5)), BEAD_DOWN
            draw.aacircle(strip, mix(WELL, SHADOW, 0.45), middle, BEAD // 2 - 1)
            sign = self._shell.assets.scaled("stop_thief/mark_q", (26, 26))
            strip.blit(sign, sign.get_rect(center=middle))


def draw_bead(
    shell: Shell, strip: Canvas, x: int, sound: Sound, number: int, *, lit: bool, alpha: int = 255
) -> None:
    """A clue on a timeline with its number; a ring marks the current one."""
    middle = x, BEAD_DOWN
    bead = shell.assets.scaled(f"stop_thief/clue_{sound}", (BEAD, BEAD))
    if alpha < 255:
        bead = bead.copy()
        bead.set_alpha(alpha)
    if lit:
        draw.aacircle(strip, AMBER, middle, BEAD // 2 + 3, 4)
    strip.blit(bead, bead.get_rect(center=middle))
    at, letters = (x, strip.height - 17), min(shell.theme.px(22), 30)
    shell.text.draw_line(strip, str(number), at, "number", letters, CREAM, align="middle", fixed=True)


def _draw_rings(
    canvas: Canvas, screen: pygame.Rect, middle: tuple[int, int], badge: Picture, part: float
) -> None:
    """Rings in the colour of the badge, running outwards and fading."""
    glass = paint.clear(screen.size)
    tint = badge.get_at((badge.get_width() // 2, badge.get_height() // 8))
    at = middle[0] - screen.x, middle[1] - screen.y
    for number in range(RING_COUNT):
        own = part * 1.4 - number * 0.2
        if 0 < own < 1:
            alpha = round(255 * (1 - own))
            draw.aacircle(glass, (*tint[:3], alpha), at, round(FARTHEST * ease_out(own)), 4)
    canvas.blit(glass, screen)


@cached(4)
def _body(art: Picture, high: int, radar: tuple[int, int]) -> Picture:
    """The device at this height, with the faint rings that are always there."""
    top, bottom = 446, 486  # this part is stretched
    more = high - ART[1]
    image = paint.clear((ART[0], high))
    image.blit(art, (0, 0), (0, 0, ART[0], top))
    band = art.part((0, top, ART[0], bottom - top))
    overlap = 2  # so that no line shows between the parts
    image.blit(transform.smoothscale(band, (ART[0], bottom - top + more + overlap)), (0, top))
    image.blit(art, (0, bottom + more), (0, bottom, ART[0], ART[1] - bottom))
    image.set_clip(places("device")["screen"])
    for number, radius in enumerate(RING_RADII):
        draw.aacircle(image, mix(DEEP_TEAL, TEAL, 0.26 - 0.07 * number), radar, radius, 2)
    image.set_clip(None)
    return image
