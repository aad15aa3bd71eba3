"""A board as a picture: tiles and props painted once, light baked in, scaled to what the camera shows."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

import pygame

from game.boards.scenery import Light, Prop, Scenery
from game.shell.theme import Colour
from game.stage.board.camera import Camera

MASK = 2
"""The light is painted so many times smaller than the board."""
GLOW_STOPS = ((0.0, 1.0), (0.33, 0.55), (0.66, 0.2), (1.0, 0.0))
"""Radial light in four stops."""
RINGS = 48
DIMMED = (0xA2, 0x9C, 0xB8)
"""What the board is multiplied by where nothing can be chosen."""


class BoardPicture:
    """The board in its own size, and in the size that was last asked for."""

    def __init__(self, scenery: Scenery) -> None:
        self.ground = scenery.ground
        self._native = painted(scenery)
        self._scaled: tuple[float, pygame.Surface] | None = None

    def draw(self, canvas: pygame.Surface, camera: Camera) -> None:
        """What the camera sees; while it zooms, quickly, and otherwise smoothly."""
        left, top = camera.to_canvas((0, 0))
        scale = camera.scale
        wide, high = self._native.get_size()
        whole = pygame.Rect(round(left), round(top), round(wide * scale), round(high * scale))
        seen = whole.clip(camera.view)
        if seen.size != camera.view.size:
            canvas.fill(self.ground, camera.view)
        if camera.zooming:
            self._draw_quickly(canvas, whole, seen, scale)
        else:
            canvas.blit(self._smooth(scale, whole.size), seen, seen.move(-whole.x, -whole.y))

    def draw_spots(self, canvas: pygame.Surface, camera: Camera, spots: Sequence[pygame.Rect]) -> None:
        """Dim the board, but for these parts of the canvas."""
        canvas.fill(DIMMED, camera.view, pygame.BLEND_RGB_MULT)
        if camera.zooming:
            return
        left, top = (round(part) for part in camera.to_canvas((0, 0)))
        size = round(self._native.get_width() * camera.scale), round(self._native.get_height() * camera.scale)
        picture = self._smooth(camera.scale, size)
        for spot in spots:
            seen = spot.clip(camera.view)
            canvas.blit(picture, seen, seen.move(-left, -top))

    def _smooth(self, scale: float, size: tuple[int, int]) -> pygame.Surface:
        if self._scaled is None or self._scaled[0] != scale:
            same = size == self._native.get_size()
            self._scaled = (scale, self._native if same else pygame.transform.smoothscale(self._native, size))
        return self._scaled[1]

    def _draw_quickly(
        self, canvas: pygame.Surface, whole: pygame.Rect, seen: pygame.Rect, scale: float
    ) -> None:
        part = pygame.Rect(
            int((seen.x - whole.x) / scale),
            int((seen.y - whole.y) / scale),
            int(seen.w / scale),
            int(seen.h / scale),
        ).clip(self._native.get_rect())
        pygame.transform.scale(self._native.subsurface(part), seen.size, canvas.subsurface(seen))


def painted(scenery: Scenery) -> pygame.Surface:
    """Tiles, then props, then light."""
    image = pygame.Surface(scenery.size).convert()
    image.fill(scenery.ground)
    image.fblits([(_tile(tile.picture, tile.source), tile.at) for tile in scenery.tiles])
    for prop in scenery.props:
        _paint_prop(image, prop)
    if scenery.ambient is not None:
        mask = _light_mask(scenery.size, scenery.ambient, scenery.lights)
        image.blit(mask, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    _sheet.cache_clear()
    _tile.cache_clear()
    return image


@lru_cache(maxsize=64)
def _sheet(file: Path) -> pygame.Surface:
    return pygame.image.load(file).convert_alpha()


@lru_cache(maxsize=1024)
def _tile(file: Path, source: tuple[int, int, int, int]) -> pygame.Surface:
    return _sheet(file).subsurface(source)


def _paint_prop(image: pygame.Surface, prop: Prop) -> None:
    picture = _sheet(prop.picture)
    if prop.source is not None:
        picture = picture.subsurface(prop.source)
    picture = pygame.transform.smoothscale(picture, prop.size)
    if prop.turned:
        picture = pygame.transform.rotate(picture, -prop.turned)
    image.blit(picture, picture.get_rect(center=prop.middle))


def _light_mask(size: tuple[int, int], ambient: Colour, lights: tuple[Light, ...]) -> pygame.Surface:
    """Ambient light everywhere, and lamps that bring the colours back."""
    mask = pygame.Surface((size[0] // MASK, size[1] // MASK)).convert()
    mask.fill(ambient)
    for light in lights:
        glow = glow_picture(light.radius // MASK, light.tint, light.strength)
        at = glow.get_rect(center=(light.at[0] // MASK, light.at[1] // MASK))
        mask.blit(glow, at, special_flags=pygame.BLEND_RGB_ADD)
    return pygame.transform.smoothscale(mask, size)


@lru_cache(maxsize=64)
def glow_picture(radius: int, tint: Colour, strength: int) -> pygame.Surface:
    """A round light on black, to be added; `strength` in hundredths."""
    side = 2 * radius
    glow = pygame.Surface((side, side)).convert()
    for ring in range(RINGS):
        away = 1 - ring / RINGS
        level = _falloff(away) * strength / 100
        colour = tuple(round(part * level) for part in tint)
        pygame.draw.circle(glow, colour, (radius, radius), round(radius * away))
    return glow


def _falloff(away: float) -> float:
    for (near, bright), (far, dim) in itertools.pairwise(GLOW_STOPS):
        if away <= far:
            return bright + (dim - bright) * (away - near) / (far - near)
    return 0.0
