"""The window, and its canvas of 1920 x 1080 pixels that is scaled to the window's size."""

from __future__ import annotations

import os
import sys
import time

import pygame

from game import paths
from game.shell.notices import Notices
from game.shell.settings import SettingsStore

TITLE = "Caper City"
CLASS = "caper-city"
"""The window class; the desktop entry names it too."""
SIZE = (1920, 1080)
SMALLEST = (960, 540)
FIRST_SIZES = ((1920, 1080), (1600, 900), (1280, 720), SMALLEST)
ROOM_FOR_BARS = (20, 90)
"""Pixels that a desktop's panels and the title bar take."""
OPENING_S, TOGGLING_S = 1.0, 0.6
"""For how long the desktop may move a new window, and how long a switch to full screen takes."""
REACHABLE = 120
"""How many pixels of a window must be on the desktop, so that it can be dragged back."""
INK = (11, 16, 32)
SILENT_DRIVERS = ("offscreen", "dummy")


def prepare_environment() -> None:
    """Set the variables that SDL reads when the display starts."""
    os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ["SDL_VIDEO_X11_WMCLASS"] = CLASS  # pygame has set it to the name of the script
    os.environ.setdefault("SDL_MOUSE_FOCUS_CLICKTHROUGH", "1")


class Window:
    """The game's only window and its canvas."""

    def __init__(self, settings: SettingsStore, size: tuple[int, int] | None = None) -> None:
        prepare_environment()
        pygame.display.init()
        self._settings = settings
        self._given = size is not None
        rect = None if size else _remembered(settings.value.window, pygame.display.get_desktop_sizes())
        self._asked = rect.topleft if rect else None
        chosen = size or (rect.size if rect else first_size(pygame.display.get_desktop_sizes()[0]))
        place = rect.topleft if rect else _asked_place() or pygame.WINDOWPOS_CENTERED
        self._window = pygame.Window(TITLE, chosen, position=place, resizable=True)
        self._window.minimum_size = (min(SMALLEST[0], chosen[0]), min(SMALLEST[1], chosen[1]))
        icon = paths.bundled("art", "icon", "icon_64.png")
        if icon.exists():
            self._window.set_icon(pygame.image.load(icon))
        self._drift = (0, 0)
        self._opened_at = time.monotonic()
        self._followed = False
        """True once the desktop has reported the window's place."""
        self._place = rect or pygame.Rect((0, 0), chosen)
        self._ignore_focus_until = 0.0
        self.changed = True
        """True when the picture must be presented again."""
        self.fullscreen = settings.value.fullscreen and size is None
        """True when the window fills the screen."""
        if self.fullscreen:
            self._window.set_fullscreen(desktop=True)
        self.surface = self._window.get_surface()
        self._canvas = pygame.Surface(SIZE, 0, self.surface)
        self.view = letterbox(self._window.size)

    @property
    def size(self) -> tuple[int, int]:
        """The size of the window in pixels."""
        return self._window.size

    @property
    def canvas(self) -> pygame.Surface:
        """The surface for every frame: that of the window if it has the same size, to save a copy."""
        surface = self._window.get_surface()
        return surface if surface.get_size() == SIZE else self._canvas

    def present(self) -> None:
        """Show the canvas, scaled if the window has another size."""
        self.surface = self._window.get_surface()
        self.view = letterbox(self.surface.get_size())
        if self.view.size != self.surface.get_size():
            self.surface.fill(INK)
        if self.view.size == SIZE != self.surface.get_size():
            self.surface.blit(self._canvas, self.view)
        elif self.view.size != SIZE:
            pygame.transform.smoothscale(self._canvas, self.view.size, self.surface.subsurface(self.view))
        self._window.flip()
        self.changed = False

    def to_canvas(self, pos: tuple[int, int]) -> tuple[int, int]:
        """Turn a point of the window into a point of the canvas, inside or outside."""
        x = (pos[0] - self.view.x) * SIZE[0] / self.view.w
        y = (pos[1] - self.view.y) * SIZE[1] / self.view.h
        return int(x), int(y)

    def set_fullscreen(self, on: bool) -> None:  # noqa: FBT001
        """Switch to full screen, or back to the window's old place, and save the setting."""
        if on:
            self._window.set_fullscreen(desktop=True)
        else:
            self._window.set_windowed()
        self._ignore_focus_until = time.monotonic() + TOGGLING_S
        self.fullscreen = on
        self._settings.change(fullscreen=on)
        self.changed = True

    def handle(self, event: pygame.Event) -> bool:
        """Follow a window event; True when the window has really lost the focus."""
        self.changed = True
        if event.type == pygame.WINDOWFOCUSLOST:
            return time.monotonic() > self._ignore_focus_until
        if event.type in (pygame.WINDOWMOVED, pygame.WINDOWSIZECHANGED) and not self.fullscreen:
            self._follow()
        return False

    def remember(self) -> None:
        """Save the window's place in the settings."""
        x, y = self._place.topleft
        place = (x - self._drift[0], y - self._drift[1], self._place.w, self._place.h)
        if self._followed and place != self._settings.value.window:
            self._settings.change(window=place)

    def warn_without_screen(self, notices: Notices) -> None:
        """Tell the player if SDL found no screen."""
        driver = pygame.display.get_driver()
        if driver in SILENT_DRIVERS and not os.environ.get("SDL_VIDEODRIVER"):
            notices.say("notice.no-screen", driver=driver)
            sys.stderr.write(f"Caper City: no screen was found (SDL driver {driver}).\n")

    def close(self) -> None:
        """Close the window."""
        self._window.destroy()

    def _follow(self) -> None:
        """Note the new place, and just after opening how far the desktop moved the window."""
        x, y = self._window.position
        if self._asked is not None and time.monotonic() < self._opened_at + OPENING_S:
            drift = (x - self._asked[0], y - self._asked[1])
            self._drift = drift if max(map(abs, drift)) <= ROOM_FOR_BARS[1] else (0, 0)
        self._place = pygame.Rect((x, y), self._window.size)
        self._followed = not self._given


def letterbox(size: tuple[int, int]) -> pygame.Rect:
    """Return the largest 16:9 rectangle in the middle of a window.

    >>> letterbox((1280, 800))
    Rect(0, 40, 1280, 720)
    """
    scale = min(size[0] / SIZE[0], size[1] / SIZE[1])
    view = pygame.Rect(0, 0, max(1, round(SIZE[0] * scale)), max(1, round(SIZE[1] * scale)))
    view.center = size[0] // 2, size[1] // 2
    return view


def first_size(desktop: tuple[int, int]) -> tuple[int, int]:
    """Return the largest common window size that fits the desktop.

    >>> first_size((1366, 768)), first_size((3840, 2160))
    ((960, 540), (1920, 1080))
    """
    for width, height in FIRST_SIZES:
        if width <= desktop[0] - ROOM_FOR_BARS[0] and height <= desktop[1] - ROOM_FOR_BARS[1]:
            return width, height
    return SMALLEST


def _asked_place() -> tuple[int, int] | None:
    """Return the place in SDL's own variable, such as `SDL_VIDEO_WINDOW_POS=0,0`."""
    left, comma, top = os.environ.get("SDL_VIDEO_WINDOW_POS", "").partition(",")
    return (int(left), int(top)) if comma and left.isdigit() and top.isdigit() else None


def _remembered(
    place: tuple[int, int, int, int] | None,
    desktops: list[tuple[int, int]],
) -> pygame.Rect | None:
    """Return the saved place of the window, if it can still be reached on this desktop."""
    if place is None:
        return None
    rect = pygame.Rect(place)
    wide, high = sum(w for w, _ in desktops), max(h for _, h in desktops)
    several = len(desktops) > 1
    everywhere = pygame.Rect(-wide if several else 0, 0, wide * 2 if several else wide, high)
    seen = rect.clip(everywhere)
    fits = rect.w <= wide and rect.h <= high and rect.w >= SMALLEST[0] and rect.h >= SMALLEST[1]
    return rect if fits and seen.w >= REACHABLE and seen.h >= REACHABLE and rect.y >= 0 else None
