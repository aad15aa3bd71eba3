"""Pictures by name, with as many pixels as the window needs."""

import logging
from io import BytesIO
from pathlib import Path

import pygame

from game import paths
from game.shell.lru_cache import LruCache
from game.shell.picture import Picture, pixel_scale, to_pixels

log = logging.getLogger(__name__)
MAGENTA, BLACK = (255, 0, 200), (20, 0, 20)
MISSING_SIZE = (128, 128)
MOST_FILES, MOST_SCALED = 400, 600
MEGABYTES = 64
"""The most that pictures as they are in their files take, and again scaled ones."""


class Assets:
    """`assets.image("cards/back")` is art/cards/back.png or .jpg, ready to draw."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder or paths.bundled("art")
        self._files: LruCache[str, Picture] = LruCache(MOST_FILES, MEGABYTES)
        self._scaled: LruCache[tuple[str, tuple[int, int]], Picture] = LruCache(MOST_SCALED, MEGABYTES)

    def image(self, name: str) -> Picture:
        """Return the picture; a missing one is a magenta checkerboard and a line in the log."""
        picture = self._file_picture(name)
        return picture if picture.scale == pixel_scale() else self.scaled(name, picture.size)

    def scaled(self, name: str, size: tuple[int, int]) -> Picture:
        """Return the picture in exactly this size."""
        return self._scaled.get((name, size), lambda: _resized(self._file_picture(name), size))

    def fitting(self, name: str, box: tuple[int, int]) -> Picture:
        """Return the picture as large as fits into `box`, in its own proportions."""
        width, height = self._file_picture(name).get_size()
        scale = min(box[0] / width, box[1] / height)
        return self.scaled(name, (max(1, round(width * scale)), max(1, round(height * scale))))

    def has(self, name: str) -> bool:
        """True when the picture exists."""
        return self._file(name) is not None

    def _file_picture(self, name: str) -> Picture:
        """The picture as it is in its file."""
        return self._files.get(name, lambda: self._load(name))

    def _file(self, name: str) -> Path | None:
        files = (self._folder / f"{name}{ending}" for ending in (".png", ".jpg"))
        return next((file for file in files if file.exists()), None)

    def _load(self, name: str) -> Picture:
        file = self._file(name)
        if file is None:
            log.warning("no picture %s", name)
            return _placeholder()
        return load_finest(file, 2 if pixel_scale() > 1 else 1)


def load_finest(file: Path, scale: int, data: bytes | None = None) -> Picture:
    """Load a picture, from `data` if it was read. For two pixels to a point, its twin in `art/2x` if any."""
    twin = _twin(file) if scale > 1 else None
    if twin is not None and twin.exists():
        return Picture.of(_converted(twin, solid=file.suffix == ".jpg"), scale=2.0)
    found = file if data is None else BytesIO(data)
    return Picture.of(_converted(found, solid=file.suffix == ".jpg"), scale=1.0)


def _twin(file: Path) -> Path | None:
    """Where the twin of a picture with twice the pixels would be; None for a file that isn't ours."""
    art, maps, file = paths.bundled("art"), paths.bundled("maps"), file.resolve()
    if file.is_relative_to(art.resolve()):
        return (art / "2x" / file.relative_to(art.resolve())).with_suffix(".webp")
    if file.is_relative_to(maps.resolve()):
        return (art / "2x" / "maps" / file.relative_to(maps.resolve())).with_suffix(".webp")
    return None


def _converted(file: Path | BytesIO, *, solid: bool) -> pygame.Surface:
    image = pygame.image.load(file)
    return image.convert() if solid else image.convert_alpha()


def _resized(picture: Picture, size: tuple[int, int]) -> Picture:
    scale = pixel_scale()
    if picture.scale == scale and picture.size == size:
        return picture
    pixels = max(1, to_pixels(size[0], scale)), max(1, to_pixels(size[1], scale))
    return Picture.of(pygame.transform.smoothscale(picture.surface, pixels), size, scale)


def _placeholder() -> Picture:
    board = Picture(MISSING_SIZE, scale=1)
    board.fill(MAGENTA)
    half = MISSING_SIZE[0] // 2
    board.fill(BLACK, (0, 0, half, half))
    board.fill(BLACK, (half, half, half, half))
    return board
