"""Pictures by name, loaded and converted once."""

import logging
from pathlib import Path

import pygame

from game import paths
from game.shell.lru_cache import LruCache

log = logging.getLogger(__name__)
MAGENTA, BLACK = (255, 0, 200), (20, 0, 20)
MISSING_SIZE = (128, 128)
MOST_SCALED = 256


class Assets:
    """`assets.image("cards/back")` is art/cards/back.png or .jpg, ready to blit."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder or paths.bundled("art")
        self._images: dict[str, pygame.Surface] = {}
        self._scaled: LruCache[tuple[str, tuple[int, int]], pygame.Surface] = LruCache(MOST_SCALED)

    def image(self, name: str) -> pygame.Surface:
        """Return the picture; a missing one is a magenta checkerboard and a line in the log."""
        if name not in self._images:
            self._images[name] = self._load(name)
        return self._images[name]

    def scaled(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """Return the picture in exactly this size."""
        return self._scaled.get((name, size), lambda: _resized(self.image(name), size))

    def fitting(self, name: str, box: tuple[int, int]) -> pygame.Surface:
        """Return the picture as large as fits into `box`, in its own proportions."""
        width, height = self.image(name).get_size()
        scale = min(box[0] / width, box[1] / height)
        return self.scaled(name, (max(1, round(width * scale)), max(1, round(height * scale))))

    def has(self, name: str) -> bool:
        """True when the picture exists."""
        return name in self._images or self._file(name) is not None

    def _file(self, name: str) -> Path | None:
        files = (self._folder / f"{name}{ending}" for ending in (".png", ".jpg"))
        return next((file for file in files if file.exists()), None)

    def _load(self, name: str) -> pygame.Surface:
        file = self._file(name)
        if file is None:
            log.warning("no picture %s", name)
            return _placeholder()
        image = pygame.image.load(file)
        return image.convert() if file.suffix == ".jpg" else image.convert_alpha()


def _resized(image: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    return image if image.get_size() == size else pygame.transform.smoothscale(image, size)


def _placeholder() -> pygame.Surface:
    board = pygame.Surface(MISSING_SIZE)
    board.fill(MAGENTA)
    half = MISSING_SIZE[0] // 2
    board.fill(BLACK, (0, 0, half, half))
    board.fill(BLACK, (half, half, half, half))
    return board
