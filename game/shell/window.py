"""The window: 1920 x 1080 points, shown in as many pixels as it has."""

from __future__ import annotations

import math
import os
import time
import warnings
from collections.abc import Callable

import pygame

from game import paths
from game.core.trouble import Trouble
from game.shell.compositor import Compositor
from game.shell.notices import Notices
from game.shell.picture import Canvas, Picture, pixel_scale, set_pixel_scale
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
SLEEPY_S = 20.0
"""How long a window without the focus still shows background animations."""
REACHABLE = 120
"""How many pixels of a window must be on the desktop, so that it can be dragged back."""
INK = (11, 16, 32)
SILENT_DRIVERS = ("offscreen", "dummy")
SHOWN_AGAIN = (
    pygame.WINDOWSIZECHANGED,
    pygame.WINDOWEXPOSED,
    pygame.WINDOWSHOWN,
    pygame.WINDOWRESTORED,
    pygame.WINDOWDISPLAYCHANGED,
)
"""After these events all pixels must be painted again."""


def start_display(notices: Notices) -> None:
    """Start SDL's display, with its own choice of a driver if the player's is not there.

    Raise `Trouble` if there is no screen, unless the player has chosen a driver that needs none.
    """
    prepare_environment()
    asked = os.environ.get("SDL_VIDEODRIVER")
    try:
        pygame.display.init()
    except pygame.error as error:
        if not asked:
            raise Trouble("request.no-screen") from error
        del os.environ["SDL_VIDEODRIVER"]
        start_display(notices)
        notices.say("notice.wrong-driver", asked=asked, used=pygame.display.get_driver())
    if not asked and pygame.display.get_driver() in SILENT_DRIVERS:
        pygame.display.quit()
        raise Trouble("request.no-screen")


def prepare_environment() -> None:
    """Set the variables that SDL reads when the display starts."""
    os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ["SDL_VIDEO_X11_WMCLASS"] = CLASS  # pygame has set it to the name of the script
    os.environ.setdefault("SDL_MOUSE_FOCUS_CLICKTHROUGH", "1")


class Window:
    """The game's only window. It is laid out in points and shown in its own pixels."""

    def __init__(
        self, settings: SettingsStore, notices: Notices, size: tuple[int, int] | None = None
    ) -> None:
        start_display(notices)
        self._settings = settings
        self._given = size is not None
        rect = None if size else _remembered(settings.value.window, pygame.display.get_desktop_sizes())
        self._asked = rect.topleft if rect else None
        chosen = size or (rect.size if rect else first_size(pygame.display.get_desktop_sizes()[0]))
        self._place = rect or pygame.Rect((0, 0), chosen)
        self._drift = (0, 0)
        self._opened_at = time.monotonic()
        self._followed = False
        """True once the desktop has reported the window's place."""
        self._ignore_focus_until = 0.0
        self._sleeps_at = math.inf
        self.hidden = False
        """True while it can't be seen at all."""
        self._compositor = Compositor()
        self.fullscreen = settings.value.fullscreen and size is None
        """True when the window fills the screen."""
        self._open()
        if not self.fullscreen and self._asked:
            pygame.display.set_window_position(self._asked)

    def _open(self) -> None:
        """Open the window, or give it another mode."""
        pygame.display.set_caption(TITLE)
        icon = paths.bundled("art", "icon", "icon_64.png")
        if icon.exists():
            pygame.display.set_icon(pygame.image.load(icon))
        if self.fullscreen:
            pygame.display.set_mode(pygame.display.get_desktop_sizes()[0], pygame.FULLSCREEN)
        else:
            self._resize()
        self._fit()

    def _resize(self) -> None:
        """Give the window the size that it should have."""
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", RuntimeWarning)  # a desktop may take a while: see `handle`
            pygame.display.set_mode(self._place.size, pygame.RESIZABLE)

    def _fit(self) -> None:
        """Find the view and its scale for the size that the window has now."""
        self._size = pygame.display.get_window_size()
        self.view = letterbox(self._size)
        scale = 1.0 if self.view.size == SIZE else self.view.w / SIZE[0]
        if scale != pixel_scale():
            set_pixel_scale(scale)
            self._settings.version += 1
        self._compositor.forget()

    @property
    def size(self) -> tuple[int, int]:
        """The size of the window in pixels."""
        return self._size

    @property
    def canvas(self) -> Picture:
        """The window's pixels as a picture; for what is drawn before there are scenes, and for tests."""
        return Picture.of(self._pixels(), SIZE)

    def _pixels(self) -> pygame.Surface:
        """The pixels of the view."""
        surface = _surface()
        if surface.get_size() != self._size:
            self._fit()
        return surface if self.view.size == surface.get_size() else surface.subsurface(self.view)

    @property
    def asleep(self) -> bool:
        """True when nobody has looked at the window for a while: background animations stop."""
        return self.hidden or time.monotonic() > self._sleeps_at

    def show(self, draw: Callable[[Canvas], object]) -> bool:
        """Show what `draw` draws; False if nothing had to be painted."""
        pixels = self._pixels()
        dirty = self._compositor.show(pixels, SIZE, pixel_scale(), draw)
        if dirty == [pixels.get_rect()]:
            self.present()
        elif dirty:
            pygame.display.update([rect.move(self.view.topleft) for rect in dirty])
        return bool(dirty)

    def present(self) -> None:
        """Show all pixels of the window, with dark bars beside the view."""
        surface = _surface()
        for bar in _bars(surface.get_rect(), self.view):
            surface.fill(INK, bar)
        pygame.display.flip()

    def to_canvas(self, pos: tuple[int, int]) -> tuple[int, int]:
        """Turn a point of the window into a point of the canvas, inside or outside."""
        x = (pos[0] - self.view.x) * SIZE[0] / self.view.w
        y = (pos[1] - self.view.y) * SIZE[1] / self.view.h
        return int(x), int(y)

    def set_fullscreen(self, on: bool) -> None:  # noqa: FBT001
        """Switch to full screen, or back to the window's old place, and save the setting."""
        self._ignore_focus_until = time.monotonic() + TOGGLING_S
        self.fullscreen = on
        self._open()
        self._settings.change(fullscreen=on)

    def handle(self, event: pygame.Event) -> bool:
        """Follow a window event; True when the window has really lost the focus."""
        if event.type in (pygame.WINDOWHIDDEN, pygame.WINDOWMINIMIZED):
            self.hidden = True
        if event.type == pygame.WINDOWFOCUSGAINED:
            self._sleeps_at = math.inf
        if event.type == pygame.WINDOWFOCUSLOST:
            self._sleeps_at = time.monotonic() + SLEEPY_S
            return time.monotonic() > self._ignore_focus_until
        if event.type in SHOWN_AGAIN:
            self.hidden = False
            self._fit()
        if event.type in (pygame.WINDOWMOVED, pygame.WINDOWSIZECHANGED) and not self.fullscreen:
            if time.monotonic() < self._ignore_focus_until:
                self._come_back()
            else:
                self._follow()
        return False

    def _come_back(self) -> None:
        """Take the old size again, which desktops forget while they end full screen."""
        if pygame.display.get_window_size() != self._place.size:
            self._resize()
            self._fit()

    def remember(self) -> None:
        """Save the window's place in the settings."""
        x, y = self._place.topleft
        place = (x - self._drift[0], y - self._drift[1], self._place.w, self._place.h)
        if self._followed and place != self._settings.value.window:
            self._settings.change(window=place)

    def close(self) -> None:
        """Close the window."""
        pygame.display.quit()

    def _follow(self) -> None:
        """Note the new place, and just after opening how far the desktop moved the window."""
        x, y = pygame.display.get_window_position()
        if self._asked is not None and time.monotonic() < self._opened_at + OPENING_S:
            drift = (x - self._asked[0], y - self._asked[1])
            self._drift = drift if max(map(abs, drift)) <= ROOM_FOR_BARS[1] else (0, 0)
        self._place = pygame.Rect((x, y), pygame.display.get_window_size())
        self._followed = not self._given


def _surface() -> pygame.Surface:
    """The pixels of the window."""
    surface = pygame.display.get_surface()
    assert surface is not None  # noqa: S101  (the window is open)
    return surface


def _bars(window: pygame.Rect, view: pygame.Rect) -> tuple[pygame.Rect, ...]:
    """What the view leaves free at the sides, or above and below."""
    return (
        pygame.Rect(0, 0, view.left, window.h),
        pygame.Rect(view.right, 0, window.w - view.right, window.h),
        pygame.Rect(0, 0, window.w, view.top),
        pygame.Rect(0, view.bottom, window.w, window.h - view.bottom),
    )


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
