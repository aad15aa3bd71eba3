"""The picture of a board: tiles, props and light, painted once and scaled to what the camera shows."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

import pygame

from game.boards.scenery import Light, Prop, Scenery
from game.boards.tiled_map import BadMap
from game.shell import draw, transform
from game.shell.assets import load_finest
from game.shell.lru_cache import cached
from game.shell.picture import Canvas, Picture, pixel_rect, pixel_scale
from game.shell.theme import Colour
from game.table.board.camera import ZOOM_STEP, Camera
from game.table.board.decal_layer import DecalLayer
from game.table.board.reused import ReusedPicture
from game.table.board.sharpening import Sharpening

SHIMMER_FROM, SHIMMER_TO = 10, 22
"""The brightness of a pulsing lamp, in hundredths."""
MASK = 2
"""Light is painted this many times smaller than the board."""
GLOW_STOPS = ((0.0, 1.0), (0.33, 0.55), (0.66, 0.2), (1.0, 0.0))
"""Distance from a light, and its brightness there."""
RINGS = 48
CLOSE = ZOOM_STEP**2
"""Up to a view so many times closer than the whole board, every pixel of the window has its own detail."""
QUICK = 1.25
"""A moving camera uses a picture this many times larger than the board on the canvas."""
SEARCHED = 24
"""In so many rows a band of a sharp picture finds a good end."""
MOST_LIT = 40
"""If more parts of a board are lit, nothing is dimmed."""
DIMMED = (0xA2, 0x9C, 0xB8)
"""The board is multiplied by this where nothing can be chosen."""


class BoardPicture:
    """The board in its own size, quickly scaled for a moving camera, and sharp for one that rests."""

    def __init__(self, scenery: Scenery, decals: DecalLayer | None = None) -> None:
        """A moving camera gets the ground and the `decals` from one picture."""
        self._scenery = scenery
        self.ground = scenery.ground
        self._decals = decals
        self._native = painted(scenery)
        self._quick = self._native
        self._dim_quick: Picture | None = None
        self._made_for: tuple[float, ...] = ()
        """The pixels to a point, and the version of the decals, for which the pictures are made."""
        self._whole, self._near = ReusedPicture(), ReusedPicture()
        """Sharp pictures: of the whole board, and of the last closer view."""
        self.sharpening = decals.sharpening if decals is not None else Sharpening()

    @property
    def size(self) -> tuple[int, int]:
        """The board's own size."""
        return self._native.size

    @property
    def bytes(self) -> int:
        """The memory of its pictures."""
        quick = self._quick.bytes + (self._dim_quick.bytes if self._dim_quick is not None else 0)
        return self._native.bytes + quick + self._whole.bytes + self._near.bytes

    def draw(self, canvas: Canvas, camera: Camera, lit: Sequence[pygame.Rect] = ()) -> None:
        """Draw what the camera shows: quickly and with decals while it moves, sharply when it rests.

        If parts of the canvas are `lit`, the others are dimmed, unless very many are.
        """
        self._make_quick(camera)
        left, top = (round(side * canvas.scale) for side in camera.to_canvas((0, 0)))
        wide, high = (round(side * camera.scale * canvas.scale) for side in self.size)
        whole, view = pygame.Rect(left, top, wide, high), pixel_rect(camera.view, canvas.scale)
        seen = whole.clip(view)
        spots = lit if len(lit) <= MOST_LIT else ()
        quickly = not self.sharpening.is_done(camera) or camera.moving
        if seen != view:
            canvas.fill(_dim(self.ground) if quickly and spots else self.ground, camera.view)
            for spot in spots if quickly else ():
                canvas.fill(self.ground, spot.clip(camera.view))
        if quickly:
            self._draw_quickly(canvas, self._dimmed if spots else self._quick, whole, seen)
            for spot in spots:
                self._draw_quickly(canvas, self._quick, whole, pixel_rect(spot, canvas.scale).clip(seen))
        sharp = [] if camera.moving else self._draw_sharply(canvas, camera, whole, seen)
        if spots and sharp:
            key = "dim", *map(tuple, spots)
            room = camera.view if sharp == [seen] else camera.view.clip(_points(sharp, canvas.scale))
            canvas.layer(key, room, lambda part: dim_beside(part, room, spots))

    def _make_quick(self, camera: Camera) -> None:
        """Make the picture for a moving camera, unless it is there."""
        scale, version = pixel_scale(), self._decals.version if self._decals is not None else 0
        if self._made_for == (scale, version):
            return
        if self._made_for and self._made_for[0] != scale:
            self._native = painted(self._scenery)
        self._made_for, self._dim_quick = (scale, version), None
        whole = camera.scale / camera.closer
        if self._native.scale > (most := max(1.0, whole * scale * CLOSE)):
            self._native = transform.smoothscale(self._native, self.size, most)
        fine = whole * (QUICK if scale <= 1 else 1)
        size = round(self.size[0] * fine), round(self.size[1] * fine)
        self._quick = transform.smoothscale(self._native, size)
        for lamp in self._scenery.life.shimmers:
            side, middle = max(8, round(2 * lamp.radius * fine)), (lamp.at[0] * fine, lamp.at[1] * fine)
            light = lamp_light(lamp.radius, lamp.tint, (SHIMMER_FROM + SHIMMER_TO) // 2, side)
            self._quick.blit(light, light.get_rect(center=middle), special_flags=pygame.BLEND_RGB_ADD)
        for decal in self._decals.decals(fine) if self._decals is not None else ():
            self._quick.blit(decal.picture, decal.corner(fine))

    def _draw_quickly(self, canvas: Canvas, quick: Picture, whole: pygame.Rect, seen: pygame.Rect) -> None:
        """Fill visible pixels of the board from a quick picture, stretched."""
        pixels = quick.surface
        part = _times(seen.move(-whole.x, -whole.y), pixels.get_width() / whole.w).clip(pixels.get_rect())
        if part and seen:
            canvas.stretch(quick, part, seen)

    @property
    def _dimmed(self) -> Picture:
        """The quick picture, dimmed: quicker than dimming what the camera shows in every frame."""
        if self._dim_quick is None:
            self._dim_quick = self._quick.copy()
            self._dim_quick.fill(DIMMED, special_flags=pygame.BLEND_RGB_MULT)
        return self._dim_quick

    def _draw_sharply(
        self, canvas: Canvas, camera: Camera, whole: pygame.Rect, seen: pygame.Rect
    ) -> list[pygame.Rect]:
        """Fill what is sharp by now from the board's own picture, smoothly scaled; returns these pixels."""
        native, shown = self._native.surface, seen.move(-whole.x, -whole.y)
        parts = self.sharpening.parts(camera, shown)
        scale = camera.scale * canvas.scale / self._native.scale
        sharp, corner = self._native, (0, 0)
        if scale != 1 and parts:
            part = _times(shown, 1 / scale).inflate(4, 4).clip(native.get_rect())
            size, corner = _times(part, scale).size, _times(part, scale).topleft
            rows = size[1] if self.sharpening.is_done(camera) else min(size[1], parts[-1].bottom - corner[1])
            paint = partial(_scale_rows, native.subsurface(part))
            picture = self._near if camera.closer > 1 else self._whole
            sharp = picture.get((scale, tuple(part)), size, rows, paint)
        places = [area.move(whole.topleft) for area in parts]
        for area, place in zip(parts, places, strict=True):
            canvas.copy_pixels(sharp, area.move(-corner[0], -corner[1]), place.topleft)
        return places


def _scale_rows(source: pygame.Surface, image: Picture, top: int, low: int) -> int:
    """Scale a band of a picture smoothly, and a little more: there is no seam where rows of both end."""
    (wide, high), whole = image.surface.get_size(), source.get_height()
    shared = 1 if high > whole else 0  # pygame enlarges from the middle of the first row to that of the last
    fine = (whole - shared) / high

    def off(row: int) -> float:
        return abs(row * fine - round(row * fine))

    low = high if low + SEARCHED > high else min(range(low, low + SEARCHED), key=off)
    first, last = round(top * fine), round(low * fine)
    band = source.subsurface((0, first, source.get_width(), last - first + shared))
    pygame.transform.smoothscale(band, (wide, low - top), image.surface.subsurface((0, top, wide, low - top)))
    return low


def _dim(colour: Colour) -> Colour:
    """A colour as it is where nothing can be chosen."""
    red, green, blue = (part * dim // 255 for part, dim in zip(colour, DIMMED, strict=True))
    return red, green, blue


def _points(pixels: list[pygame.Rect], scale: float) -> pygame.Rect:
    """The area in points of all these pixels."""
    area = pixels[0].unionall(pixels[1:])
    left, top = round(area.left / scale), round(area.top / scale)
    return pygame.Rect(left, top, round(area.right / scale) - left, round(area.bottom / scale) - top)


def _times(rect: pygame.Rect, scale: float) -> pygame.Rect:
    """A scaled rectangle."""
    return pygame.Rect(
        round(rect.x * scale), round(rect.y * scale), round(rect.w * scale), round(rect.h * scale)
    )


def dim_beside(canvas: Canvas, view: pygame.Rect, spots: Sequence[pygame.Rect]) -> None:
    """Dim what the camera shows, except these parts of the canvas."""
    for rect in beside(view, spots):
        canvas.fill(DIMMED, rect, pygame.BLEND_RGB_MULT)


def beside(view: pygame.Rect, spots: Sequence[pygame.Rect]) -> Iterator[pygame.Rect]:
    """The view without these parts, as rectangles that don't overlap."""
    inside = sorted((spot.clip(view) for spot in spots if spot.colliderect(view)), key=lambda spot: spot.x)
    edges = {view.top, view.bottom, *(y for spot in inside for y in (spot.top, spot.bottom))}
    for top, bottom in itertools.pairwise(sorted(edges)):
        left = view.left
        for spot in inside:
            if spot.top <= top < spot.bottom:
                if spot.left > left:
                    yield pygame.Rect(left, top, spot.left - left, bottom - top)
                left = max(left, spot.right)
        if left < view.right:
            yield pygame.Rect(left, top, view.right - left, bottom - top)


def painted(scenery: Scenery) -> Picture:
    """Paint tiles, then props, then light; with finer tiles where the window has more pixels than points."""
    pictures = TilePictures(scenery)
    image = Picture(scenery.size, scale=pictures.scale).convert()
    image.fill(scenery.ground)
    image.fblits([(pictures.tile(tile.picture, tile.source), tile.at) for tile in scenery.tiles])
    for prop in scenery.props:
        pictures.paint_prop(image, prop)
    if scenery.ambient is not None:
        mask = _light_mask(scenery.size, scenery.ambient, scenery.lights)
        image.blit(mask, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return image


class TilePictures:
    """The pictures of tilesets while a board is painted, with more pixels where the window has them."""

    def __init__(self, scenery: Scenery) -> None:
        self.scale = 2 if pixel_scale() > 1 else 1
        self._files = scenery.pictures
        self._images: dict[Path, Picture] = {}
        self._tiles: dict[tuple[Path, tuple[int, int, int, int]], Picture] = {}

    def image(self, file: Path) -> Picture:
        """A picture of a tileset; raises `BadMap` if it can't be read."""
        if file not in self._images:
            try:
                self._images[file] = load_finest(file, self.scale, self._files[file])
            except pygame.error as error:
                raise BadMap("map.picture-broken", file=file.name, error=error) from error
        return self._images[file]

    def tile(self, file: Path, source: tuple[int, int, int, int]) -> Picture:
        """One tile of it."""
        if (file, source) not in self._tiles:
            self._tiles[file, source] = self.image(file).part(source).scaled_for(self.scale)
        return self._tiles[file, source]

    def paint_prop(self, image: Picture, prop: Prop) -> None:
        """Paint a thing that may have any size and be turned."""
        picture = self.image(prop.picture)
        if prop.source is not None:
            picture = picture.part(prop.source)
        picture = transform.smoothscale(picture, prop.size, self.scale)
        if prop.turned:
            picture = transform.rotate(picture, -prop.turned)
        image.blit(picture, picture.get_rect(center=prop.middle))


def _light_mask(size: tuple[int, int], ambient: Colour, lights: tuple[Light, ...]) -> Picture:
    """Ambient light everywhere, and lamps."""
    mask = Picture((size[0] // MASK, size[1] // MASK), scale=1).convert()
    mask.fill(ambient)
    for light in lights:
        glow = glow_picture(light.radius // MASK, light.tint, light.strength)
        at = glow.get_rect(center=(light.at[0] // MASK, light.at[1] // MASK))
        mask.blit(glow, at, special_flags=pygame.BLEND_RGB_ADD)
    return transform.smoothscale(mask, size, mask.scale)


@cached(64)
def glow_picture(radius: int, tint: Colour, strength: int) -> Picture:
    """A round light on black, to add to a picture; `strength` in hundredths."""
    side = 2 * radius
    glow = Picture((side, side), scale=1).convert()
    for ring in range(RINGS):
        away = 1 - ring / RINGS
        level = _falloff(away) * strength / 100
        colour = tuple(round(part * level) for part in tint)
        draw.circle(glow, colour, (radius, radius), round(radius * away))
    return glow


@cached(512)
def lamp_light(radius: int, tint: Colour, level: int, side: int) -> Picture:
    """A light of this size, `level` hundredths bright."""
    glow = transform.scale(glow_picture(radius, tint, 100), (side, side))
    glow.fill((round(255 * level / 100),) * 3, special_flags=pygame.BLEND_RGB_MULT)
    return glow


def _falloff(away: float) -> float:
    for (near, bright), (far, dim) in itertools.pairwise(GLOW_STOPS):
        if away <= far:
            return bright + (dim - bright) * (away - near) / (far - near)
    return 0.0
