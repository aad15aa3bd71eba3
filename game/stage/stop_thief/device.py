"""The Clue Finder: what was heard last, where, all that was heard before, and its keys."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import pygame

from game.rules.stop_thief.state import Clue, Sound
from game.shell import paint
from game.shell.kept import Kept
from game.shell.motion import ease_out, ease_out_back
from game.shell.services import Shell
from game.shell.theme import AMBER, CREAM, INK, SHADOW, WHITE, Colour, Role, mix
from game.stage.stop_thief.layout import places

ART = (384, 520)
STRETCHED = (446, 486)
"""The part of the picture that grows when the device is higher: the well of the keys."""
TEAL: Colour = (0x7D, 0xE3, 0xC3)
DEEP_TEAL: Colour = (0x12, 0x3C, 0x40)
WELL: Colour = (0x7A, 0x1A, 0x12)
KEY_FACE: Colour = (0xF6, 0xEB, 0xD3)
RINGS_MS, POP_MS = 900.0, 260.0
RING_RADII, RING_COUNT, FARTHEST = (60, 84, 110), 3, 170
INSET = 12
ICON, SMALL_ICON = 96, 68
MOST_CLUES, BEAD, BEAD_DOWN = 8, 38, 26
KEY_INSET, KEY_GAP, KEY_RADIUS = 6, 8, 12
TWO_ROWS = 3
"""So many keys stand in two rows."""
LABEL, TALL = (24, 34), 60
"""Letters of a key, and of one higher than this."""
MOST_KEPT = 4
LIFT = 5
"""How far a key stands up."""


@dataclass(frozen=True, slots=True)
class Key:
    """A key of the device."""

    name: str
    label: str
    enabled: bool = True
    hot: bool = False
    """The one to press now."""
    focus: bool = False


@dataclass(frozen=True, slots=True)
class Shown:
    """All that the device shows."""

    heading: str
    line: str
    sound: Sound | None = None
    district: str = ""
    """Where it was heard, if that was named."""
    timeline: tuple[Clue, ...] = ()
    """Everything that was heard of this thief, oldest first."""
    keys: tuple[Key, ...] = ()


class ClueFinder:
    """Painted once for each of its looks; only the rings move."""

    def __init__(self, shell: Shell, rect: pygame.Rect) -> None:
        self._shell = shell
        self._rect = rect
        self._wells = {name: box.move(rect.topleft) for name, box in places("device").items()}
        self._wells["buttons"].h += rect.h - ART[1]
        self._kept: Kept[object, pygame.Surface] = Kept(MOST_KEPT)
        self._pulse: Sound | None = None
        self._pulsed_at: float | None = None

    def pulse(self, sound: Sound) -> None:
        """Rings run over the screen for a new clue."""
        self._pulse, self._pulsed_at = sound, None

    def rest(self) -> None:
        """No more rings."""
        self._pulse = None

    def key_rects(self, names: Sequence[str]) -> dict[str, pygame.Rect]:
        """Where these keys are: up to two in one row, the first on top of more."""
        well = self._wells["buttons"].inflate(-2 * KEY_INSET, -2 * KEY_INSET)
        upper = len(names) if len(names) < TWO_ROWS else len(names) // 2
        rows = [row for row in (names[:upper], names[upper:]) if row]
        high = (well.h - KEY_GAP * (len(rows) - 1)) // max(1, len(rows))
        found = {}
        for number, row in enumerate(rows):
            step = (well.w + KEY_GAP) / len(row)
            top = well.y + number * (high + KEY_GAP)
            for column, name in enumerate(row):
                left = round(well.x + column * step)
                found[name] = pygame.Rect(left, top, round(step) - KEY_GAP, high)
        return found

    def draw(self, canvas: pygame.Surface, shown: Shown, ms: float) -> None:
        """The device as it is at `ms`."""
        self.draw_body(canvas, shown)
        self.draw_screen(canvas, shown, ms)

    def draw_body(self, canvas: pygame.Surface, shown: Shown) -> None:
        """All that stays as it is, for as long as the same is shown."""
        key = (shown, self._shell.settings.version)
        canvas.blit(self._kept.get(key, lambda: self._paint(shown)), self._rect)

    def draw_screen(self, canvas: pygame.Surface, shown: Shown, ms: float) -> None:
        """The clue, with its rings, and the glass over it."""
        if shown.sound is not None:
            self._draw_clue(canvas, shown.sound, _icon_place(self._wells["screen"], shown), ms)
        canvas.blit(self._shell.assets.image("stop_thief/screen"), self._wells["screen"])

    def pulses(self, shown: Shown, ms: float) -> bool:
        """Whether rings run over the screen."""
        return shown.sound is not None and self._part(shown.sound, ms) < 1

    def _draw_clue(self, canvas: pygame.Surface, sound: Sound, place: pygame.Rect, ms: float) -> None:
        part = self._part(sound, ms)
        badge = self._shell.assets.scaled(f"stop_thief/clue_{sound}", place.size)
        if part < 1:
            _draw_rings(canvas, self._wells["screen"], place.center, badge, part)
            pop = ease_out_back(min(1.0, part * RINGS_MS / POP_MS))
            badge = pygame.transform.rotozoom(badge, 0, 0.4 + 0.6 * pop)
        canvas.blit(badge, badge.get_rect(center=place.center))

    def _part(self, sound: Sound, ms: float) -> float:
        """How much of the rings' way is done; 1 when there are none."""
        if sound != self._pulse or self._shell.settings.value.still:
            return 1.0
        if self._pulsed_at is None:
            self._pulsed_at = ms
        part = (ms - self._pulsed_at) / RINGS_MS
        if part >= 1:
            self._pulse = None
        return min(1.0, part)

    def _paint(self, shown: Shown) -> pygame.Surface:
        wells = {name: box.move(-self._rect.x, -self._rect.y) for name, box in self._wells.items()}
        radar = _icon_place(wells["screen"], shown).center
        image = _body(self._shell.assets.image("stop_thief/device"), self._rect.h, radar).copy()
        self._paint_screen(image, wells["screen"], shown)
        self._paint_timeline(image, wells["timeline"], shown.timeline)
        rects = self.key_rects([key.name for key in shown.keys])
        for key in shown.keys:
            place = rects[key.name].move(-self._rect.x, -self._rect.y)
            self._paint_key(image, place, key)
        return image

    def _paint_screen(self, image: pygame.Surface, screen: pygame.Rect, shown: Shown) -> None:
        icon = _icon_place(screen, shown)
        if shown.sound is None:
            self._say(image, shown.heading, _band(screen, 16, 92), "display", 34, TEAL)
            self._say(image, shown.line, _band(screen, 114, 104), "text_bold", 24, CREAM)
            return
        self._say(image, shown.heading, _band(screen, 8, 30), "text_bold", 21, CREAM)
        top = icon.bottom - screen.y + 2
        word = self._shell.words(f"stop-thief.sound.{shown.sound}")
        self._say(image, word, _band(screen, top, 38), "display", 34, TEAL)
        top += 38
        if shown.district:
            self._say(image, shown.district, _band(screen, top, 30), "text_bold", 23, CREAM)
            top += 30
        self._say(image, shown.line, _band(screen, top, screen.h - top - 6), "text_bold", 21, CREAM)

    def _say(  # noqa: PLR0913, PLR0917
        self, image: pygame.Surface, said: str, room: pygame.Rect, role: Role, size: int, tint: Colour
    ) -> None:
        if said:
            text = self._shell.text.boxed(said, role, size, room.size, tint)
            image.blit(text, text.get_rect(center=room.center))

    def _paint_timeline(self, image: pygame.Surface, well: pygame.Rect, clues: tuple[Clue, ...]) -> None:
        first = max(0, len(clues) - MOST_CLUES)
        step = (well.w - 12) / MOST_CLUES
        for number, clue in enumerate(clues[first:], start=first):
            middle = round(well.x + 6 + step * (number - first + 0.5)), well.y + BEAD_DOWN
            if number == len(clues) - 1:
                pygame.draw.aacircle(image, AMBER, middle, BEAD // 2 + 3, 4)
            bead = self._shell.assets.scaled(f"stop_thief/clue_{clue.sound}", (BEAD, BEAD))
            image.blit(bead, bead.get_rect(center=middle))
            room = pygame.Rect(0, 0, round(step), 26)
            room.center = middle[0], well.bottom - 15
            self._say(image, str(number + 1), room, "number", 22, CREAM)
        if len(clues) < MOST_CLUES:
            self._paint_next(image, (round(well.x + 6 + step * (len(clues) + 0.5)), well.y + BEAD_DOWN))

    def _paint_next(self, image: pygame.Surface, middle: tuple[int, int]) -> None:
        """Where the next clue will be."""
        pygame.draw.aacircle(image, mix(WELL, SHADOW, 0.45), middle, BEAD // 2 - 1)
        sign = self._shell.assets.scaled("stop_thief/mark_q", (26, 26))
        image.blit(sign, sign.get_rect(center=middle))

    def _paint_key(self, image: pygame.Surface, place: pygame.Rect, key: Key) -> None:
        face, ink = (AMBER if key.hot else KEY_FACE), INK
        if not key.enabled:
            face, ink = mix(WELL, SHADOW, 0.8), mix(WELL, KEY_FACE, 0.9)
        image.blit(key_face(place.size, face, lift=LIFT if key.enabled else 0), place)
        top = pygame.Rect(place.x, place.y, place.w, place.h - (LIFT if key.enabled else 0))
        size = top.w - 20, top.h - 6
        label = self._shell.text.boxed(key.label, "display", LABEL[place.h > TALL], size, ink)
        letters = label.get_bounding_rect()
        image.blit(label, (top.centerx - letters.centerx, top.centery - letters.centery))
        if key.focus:
            paint.draw_focus(image, place, KEY_RADIUS, WHITE, KEY_GAP // 2)


def _band(screen: pygame.Rect, top: int, high: int) -> pygame.Rect:
    """A strip of the screen for text."""
    return pygame.Rect(screen.x + INSET, screen.y + top, screen.w - 2 * INSET, high)


def _icon_place(screen: pygame.Rect, shown: Shown) -> pygame.Rect:
    """Where the clue is seen: smaller where more has to be said."""
    side = SMALL_ICON if shown.line and shown.district else ICON
    place = pygame.Rect(0, 0, side, side)
    place.midtop = screen.centerx, screen.y + 38
    return place


def _draw_rings(
    canvas: pygame.Surface, screen: pygame.Rect, middle: tuple[int, int], badge: pygame.Surface, part: float
) -> None:
    """Rings in the colour of the badge, running outwards and fading."""
    glass = paint.clear(screen.size)
    tint = badge.get_at((badge.get_width() // 2, badge.get_height() // 8))
    at = middle[0] - screen.x, middle[1] - screen.y
    for number in range(RING_COUNT):
        own = part * 1.4 - number * 0.2
        if 0 < own < 1:
            alpha = round(255 * (1 - own))
            pygame.draw.aacircle(glass, (*tint[:3], alpha), at, round(FARTHEST * ease_out(own)), 4)
    canvas.blit(glass, screen)


@lru_cache(maxsize=32)
def key_face(size: tuple[int, int], face: Colour, lift: int) -> pygame.Surface:
    """A key that stands up by `lift` pixels."""
    image = paint.clear(size)
    image.blit(paint.tinted(paint.rounded(size, KEY_RADIUS), mix(face, SHADOW, 0.55)), (0, 0))
    top = size[0], size[1] - lift
    image.blit(
        paint.rounded_gradient(top, KEY_RADIUS, mix(face, WHITE, 0.5), mix(face, SHADOW, 0.08)), (0, 0)
    )
    return image


@lru_cache(maxsize=4)
def _body(art: pygame.Surface, high: int, radar: tuple[int, int]) -> pygame.Surface:
    """The device, higher by what its keys need more, with the faint rings that are always there."""
    top, bottom = STRETCHED
    more = high - ART[1]
    image = paint.clear((ART[0], high))
    image.blit(art, (0, 0), (0, 0, ART[0], top))
    band = art.subsurface((0, top, ART[0], bottom - top))
    image.blit(pygame.transform.smoothscale(band, (ART[0], bottom - top + more)), (0, top))
    image.blit(art, (0, bottom + more), (0, bottom, ART[0], ART[1] - bottom))
    image.set_clip(places("device")["screen"])
    for number, radius in enumerate(RING_RADII):
        pygame.draw.aacircle(image, mix(DEEP_TEAL, TEAL, 0.26 - 0.07 * number), radar, radius, 2)
    image.set_clip(None)
    return image
