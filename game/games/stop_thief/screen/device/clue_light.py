"""Light that follows the sound of a clue, on the device and on every space that could sound like it.

It uses only public facts: the sound, its number, and the district if one was named. All spaces that fit
shine alike, so nobody sees more than everybody hears.
"""

from __future__ import annotations

import math

import pygame

from game.core.board import Board, Point
from game.games.stop_thief.rules.clues import may_mean
from game.games.stop_thief.rules.state import Clue, Hunt, Sound
from game.games.stop_thief.screen import layout
from game.games.stop_thief.screen.names import named_by
from game.shell import draw, transform
from game.shell.lru_cache import cached
from game.shell.motion import ease_out
from game.shell.picture import Canvas, Picture, pixel_rect
from game.shell.services import Shell
from game.shell.sound_files import BEAT_MS
from game.shell.theme import Colour, mix
from game.table.board.camera import Camera
from game.table.board.decals import bigger
from game.table.board.reused import ReusedPicture

RINGS_MS = 900.0
STEPS = 10
"""Steps of brightness and width; each picture is cached."""
SIDE = 172
"""The width in pixels of the board; it grows with the marks of the board."""
HOLE = 0.64
"""The hole in the middle, so that a mark keeps its colour."""
STEADY = 0.6
"""The brightness where nothing may move."""
WITHOUT_SOUND = (1.0, 0.8, 0.5, 0.8, 0.5, 0.3, 0.6, 0.4, 0.3, 0.2, 0.4, 0.3, 0.2, 0.2, 0.1, 0.1, 0.1, 0.0)
"""The loudness to use where no sound can be played."""
FADES = 0.93
"""The share of the light that remains after each beat, so that nothing flashes."""
COLOURS: dict[Sound, Colour] = {
    Sound.ALARM: (0xFF, 0x6A, 0x4A),
    Sound.DOOR: (0xFF, 0xC8, 0x57),
    Sound.FOOTSTEPS: (0xFF, 0xE6, 0xB0),
    Sound.GLASS: (0x8F, 0xD8, 0xFF),
    Sound.STREET: (0xFF, 0xD9, 0x80),
    Sound.TRAIN: (0x7D, 0xE3, 0xC3),
}
OTHERS: Colour = (0xC9, 0xA7, 0xFF)
"""The light of a sound that stands for no kind of space."""


class ClueLight:
    """Shines as long as a clue is heard."""

    def __init__(self, shell: Shell, board: Board) -> None:
        self._shell = shell
        self._board = board
        self._screen = layout.places("device")["screen"].move(layout.DEVICE.topleft)
        self._beats: tuple[float, ...] = ()
        self._passed_ms = 0.0
        self._colour = OTHERS
        self._night = ReusedPicture()
        """All lights of the city on black, as long as it shines."""
        self.places: tuple[Point, ...] = ()
        """Where the city shines."""

    def shine(self, hunt: Hunt, number: int, clue: Clue) -> None:
        """Shine for a clue that plays now; nothing shines where animations are instant."""
        self.go_out()
        if self._shell.settings.value.pace == math.inf:
            return
        kinds, named = may_mean(hunt, clue.sound), named_by(self._board, clue)
        self.places = tuple(
            space.at
            for space in self._board.spaces.values()
            if space.kind in kinds and (not named or space.properties["district"] in named)
        )
        self._colour = COLOURS.get(clue.sound, OTHERS)
        self._beats = afterglow(self._shell.sound.loudness(clue.sound, take=number) or WITHOUT_SOUND)

    def go_out(self) -> None:
        """It is dark again."""
        self._beats, self._passed_ms, self.places = (), 0.0, ()
        self._night = ReusedPicture()

    def update(self, dt_ms: float) -> None:
        """Let time pass, as fast as the sound."""
        if self.shines:
            self._passed_ms += dt_ms
        if not self.shines:
            self.go_out()

    @property
    def shines(self) -> bool:
        """Whether a clue is heard."""
        return bool(self._beats) and self._passed_ms < max(RINGS_MS, len(self._beats) * BEAT_MS)

    @property
    def level(self) -> float:
        """The brightness now, 0 to 1, by the loudness of the clue."""
        if not self.shines:
            return 0.0
        if self._shell.settings.value.still:
            return STEADY
        place = self._passed_ms / BEAT_MS
        before, after, *_ = (*self._beats[math.floor(place) :], 0.0, 0.0)
        return before + (after - before) * (place % 1)

    def draw_city(self, canvas: Canvas, camera: Camera) -> None:
        """A light and a growing ring on every space that fits; where lights meet, the brighter counts."""
        if not self.places:
            return
        level, step = round(STEPS * self.level), math.floor(STEPS * self._passed_ms / RINGS_MS)
        if self._shell.settings.value.still:
            step = STEPS
        side = round(SIDE * camera.picture_scale * bigger(self._shell))
        light = _light(side, self._colour, level, min(step, STEPS))
        lit = [light.get_rect(center=camera.pixel(at)) for at in self.places]
        room = lit[0].unionall(lit[1:]).clip(camera.view)
        key = "clue light", light, tuple(map(tuple, lit))

        def mix_lights(night: Picture, _first: int, end: int) -> int:
            night.fill((0, 0, 0))
            night.fblits([(light, rect.move(-room.x, -room.y)) for rect in lit], pygame.BLEND_RGB_MAX)
            return end

        def paint(canvas: Canvas) -> None:
            pixels = pixel_rect(room, canvas.scale).size
            night = self._night.get(key, pixels, pixels[1], mix_lights)
            canvas.blit(night, room, None, pygame.BLEND_RGB_ADD)

        canvas.layer(key, room, paint)

    def draw_device(self, canvas: Canvas) -> None:
        """Let the screen of the device glow."""
        level = round(STEPS * 0.75 * self.level)
        if level:
            light = _glow(round(self._screen.w * 1.25), self._colour, level, 0.0)
            at = light.get_rect(center=self._screen.center)
            canvas.blit(light, at, special_flags=pygame.BLEND_RGB_ADD)


def afterglow(loudness: tuple[float, ...]) -> tuple[float, ...]:
    """Loudness as light, which fades slowly, so that it swells and never flickers.

    >>> [round(light, 2) for light in afterglow((1.0, 0.0, 0.0, 0.81))]
    [1.0, 0.93, 0.86, 0.9]
    """
    lights = [0.0]
    for loud in loudness:
        lights.append(max(math.sqrt(loud), lights[-1] * FADES))
    return tuple(lights[1:])


@cached(64, megabytes=4)
def _glow(side: int, colour: Colour, level: int, hole: float) -> Picture:
    """A round light on black with this brightness."""
    light = _brightest(side, colour, hole).copy()
    light.fill((round(255 * level / STEPS),) * 3, special_flags=pygame.BLEND_RGB_MULT)
    return light


@cached(32)
def _brightest(side: int, colour: Colour, hole: float) -> Picture:
    """A round light with a soft edge; `hole` is the width of its dark middle, as a part of the side."""
    fine = min(side, 140)
    light = Picture((fine, fine)).convert()
    middle = fine / 2, fine / 2
    for ring in range(16):
        part = (ring + 1) / 16 if not hole else min(1.0, (ring + 1) / 5)
        radius = fine / 2 * (1 - ring / 16)
        draw.circle(light, mix((0, 0, 0), colour, 0.62 * part**2), middle, radius)
    light = transform.box_blur(light, max(1, fine // 24))
    if hole:
        draw.circle(light, (0, 0, 0), middle, fine * hole / 2)
        light = transform.box_blur(light, 1)
    return transform.smoothscale(light, (side, side))


@cached(64)
def _light(side: int, colour: Colour, level: int, step: int) -> Picture:
    """A light round a number on black, and a ring that grows and fades with every step."""
    light = _glow(side, colour, level, HOLE).copy()
    if step < STEPS:
        part = (step + 1) / STEPS
        ring = Picture((side, side)).convert()
        radius = side / 2 * (HOLE + (1 - HOLE) * ease_out(part))
        tint = mix((0, 0, 0), colour, 0.7 * (1 - part))
        draw.circle(ring, tint, (side / 2, side / 2), radius, max(2, side // 22))
        light.blit(transform.box_blur(ring, 1), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return light
