"""The picture of a board: tiles, props and light, painted once and scaled to what the camera shows."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from pathlib import Path

import pygame

from game.boards.scenery import Light, Prop, Scenery
from game.boards.tiled_map import BadMap
from game.shell import draw, transform
from game.shell.assets import load_finest
from game.shell.lru_cache import cached
from game.shell.picture import Canvas, Picture, pixel_rect, pixel_scale
from game.shell.theme import Colour
from game.table.board.camera import Camera
from game.table.board.sharp import Sharpening, part_of

MASK = 2
"""Light is painted this many times smaller than the board."""
GLOW_STOPS = ((0.0, 1.0), (0.33, 0.55), (0.66, 0.2), (1.0, 0.0))
"""Distance from a light, and its brightness there."""
RINGS = 48
QUICK = 1.25
"""A moving camera uses a picture this many times larger than the board on the canvas."""
SPARE = 16
"""Pixels by which a sharp part may be larger than the view."""
FEW_LIT, MOST_LIT = 12, 40
"""Up to so many parts of a moving board are lit one by one; with more than most, nothing is dimmed."""
DIMMED = (0xA2, 0x9C, 0xB8)
"""The board is multiplied by this where nothing can be chosen."""
Key = tuple[float, tuple[int, int], tuple[int, ...]]
"""A scale, where the board begins on the canvas, and the visible part."""


class BoardPicture:
    """The board in its own size, quickly scaled for a moving camera, and sharp for one that rests."""

    def __init__(self, scenery: Scenery) -> None:
        self._scenery = scenery
        self.ground = scenery.ground
        red, green, blue = (part * dim // 255 for part, dim in zip(self.ground, DIMMED, strict=True))
        self._dim_ground: Colour = red, green, blue
        self._native = painted(scenery)
        self._scale = pixel_scale()
        """The pixels to a point that all pictures are made for."""
        self._quick: Picture | None = None
        self._coarse = self._dim = self._shown = self._native
        """For a camera that zooms: nobody looks at details then."""
        self._buffers: list[pygame.Surface] = []
        """Reused for sharp parts of the board: new surfaces would take too long."""
        self._whole: dict[Key, Sharpening] = {}
        """The whole board, for every view."""
        self._near: dict[Key, Sharpening] = {}
        """The part that a closer camera last showed."""
        self.unfinished = False
        """Whether the board can be drawn sharper than it was drawn last."""

    @property
    def size(self) -> tuple[int, int]:
        """The board's own size."""
        return self._native.size

    def draw(self, canvas: Canvas, camera: Camera, lit: Sequence[pygame.Rect] = ()) -> None:
        """Draw what the camera shows: quickly while it moves, and sharply a few frames later.

        If parts of the canvas are `lit`, the others are dimmed, unless very many are.
        """
        quick = self.quick(camera)
        spots = lit if len(lit) <= MOST_LIT else ()
        sharp = self.draw_sharply(canvas, camera)
        if not sharp and 0 < len(spots) <= FEW_LIT:
            self.draw_quickly(canvas, camera, self._dim, self._dim_ground)
            for spot in spots:
                self._stretch(canvas, camera, quick, pixel_rect(spot.clip(camera.view), canvas.scale))
            return
        if not sharp:
            self.draw_quickly(canvas, camera, self._coarse if camera.zooming else quick)
        if spots:
            dim_beside(canvas, camera.view, spots)

    def draw_quickly(
        self, canvas: Canvas, camera: Camera, quick: Picture, ground: Colour | None = None
    ) -> None:
        """Draw what the camera shows from this picture of the whole board, stretched."""
        self.unfinished = True
        _, seen = self._placed(canvas, camera, ground or self.ground)
        self._stretch(canvas, camera, quick, seen)

    def _stretch(self, canvas: Canvas, camera: Camera, quick: Picture, seen: pygame.Rect) -> None:
        """Fill pixels of the canvas from a picture of the whole board."""
        left, top = camera.to_canvas((0, 0))
        scale = canvas.scale
        finer = quick.surface.get_width() / self.size[0] / (camera.scale * scale)
        place = seen.move(-round(left * scale), -round(top * scale))
        part = _times(place, finer).clip(quick.surface.get_rect())
        if part:
            canvas.stretch(quick, part, seen)

    def _placed(self, canvas: Canvas, camera: Camera, ground: Colour) -> tuple[pygame.Rect, pygame.Rect]:
        """Fill the ground around the board; returns the pixels of the whole board and of its visible part."""
        left, top = (round(side * canvas.scale) for side in camera.to_canvas((0, 0)))
        wide, high = (round(side * camera.scale * canvas.scale) for side in self.size)
        whole, view = pygame.Rect(left, top, wide, high), pixel_rect(camera.view, canvas.scale)
        seen = whole.clip(view)
        if seen != view:
            canvas.fill(ground, camera.view)
        return whole, seen

    def quick(self, camera: Camera) -> Picture:
        """The picture of the board for a moving camera; made at the first call, with all buffers."""
        if self._scale != pixel_scale():
            self._start_over()
        if self._quick is None:
            wide, high = self.size
            native, scale = self._native.surface, camera.scale / camera.closer
            fine = QUICK * self._scale if self._scale <= 1 else self._scale
            size = round(wide * fine * scale), round(high * fine * scale)
            self._quick = Picture.of(pygame.transform.smoothscale(native, size))
            coarse = fine / min(1.0, self._scale)
            size = round(size[0] / coarse), round(size[1] / coarse)
            self._coarse = Picture.of(pygame.transform.smoothscale(self._quick.surface, size))
            self._dim = self._coarse.copy()
            self._dim.fill(DIMMED, special_flags=pygame.BLEND_RGB_MULT)
            room = pixel_rect(camera.view.inflate(SPARE, SPARE), self._scale)
            self._buffers = [
                pygame.Surface((room.w, side), 0, native) for side in (room.h, native.get_height())
            ]
        return self._quick

    def _start_over(self) -> None:
        """The window has other pixels now."""
        self._native, self._quick, self._scale = painted(self._scenery), None, pixel_scale()
        self._whole.clear()
        self._near.clear()

    def draw_sharply(self, canvas: Canvas, camera: Camera) -> bool:
        """Draw the visible part if the camera rests; False if it is not sharp yet."""
        if camera.moving:
            return False
        whole, seen = self._placed(canvas, camera, self.ground)
        native = self._native.surface
        scale = camera.scale * canvas.scale / self._native.scale
        if scale == 1:
            self._show(canvas, native, seen, seen.move(-whole.x, -whole.y))
            self.unfinished = False
            return True
        part = _times(seen.move(-whole.x, -whole.y), 1 / scale).inflate(4, 4).clip(native.get_rect())
        sharp = self._sharp(camera, (scale, whole.topleft, tuple(seen)), part)
        self.unfinished = not sharp.ready
        if sharp.ready:
            at = whole.x + round(part.x * scale), whole.y + round(part.y * scale)
            self._show(canvas, sharp.picture, seen, seen.move(-at[0], -at[1]))
        return sharp.ready

    def _show(self, canvas: Canvas, pixels: pygame.Surface, seen: pygame.Rect, area: pygame.Rect) -> None:
        """Show an area of these pixels."""
        if self._shown.surface is not pixels:
            self._shown = Picture.of(pixels)
        canvas.copy_pixels(self._shown, area, seen.topleft)

    def _sharp(self, camera: Camera, key: Key, part: pygame.Rect) -> Sharpening:
        """A part of the board in its visible size; after a move it is scaled band by band."""
        nearer = camera.closer > 1
        if nearer and key not in self._near:
            self._near.clear()
        cache = self._near if nearer else self._whole
        if key not in cache:
            size = round(part.w * key[0]), round(part.h * key[0])
            buffer, between = self._buffers
            picture = part_of(buffer, size) if nearer else pygame.Surface(size, 0, buffer)
            cache[key] = Sharpening(
                self._native.surface.subsurface(part), picture, part_of(between, (size[0], part.h))
            )
        if nearer and self.unfinished:
            cache[key].go_on()
        else:
            cache[key].finish()
        return cache[key]


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
    pictures = TilePictures(2 if pixel_scale() > 1 else 1)
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
    """The pictures of tilesets while a board is painted, with `scale` pixels to a point."""

    def __init__(self, scale: int) -> None:
        self.scale = scale
        self._images: dict[Path, Picture] = {}
        self._tiles: dict[tuple[Path, tuple[int, int, int, int]], Picture] = {}

    def image(self, file: Path) -> Picture:
        """A picture of a tileset; raises `BadMap` if it can't be read."""
        if file not in self._images:
            try:
                self._images[file] = load_finest(file, self.scale)
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


def _falloff(away: float) -> float:
    for (near, bright), (far, dim) in itertools.pairwise(GLOW_STOPS):
        if away <= far:
            return bright + (dim - bright) * (away - near) / (far - near)
    return 0.0
