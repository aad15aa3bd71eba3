"""What every test stands on: no real screen, no real sound, no file of the person who runs it."""

import gc
import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

# Before anything imports pygame, so that plain `pytest` opens no window and makes no sound.
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
# A window of the dummy driver never has the focus, and SDL keeps pads from a window without it.
os.environ.setdefault("SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS", "1")

import pygame
import pytest
from pygame._sdl2 import controller

from game.paths import bundled
from game.shell import assets, audio_device
from game.shell.notices import Notices
from game.shell.picture import Picture, set_pixel_scale
from game.shell.services import Shell, open_shell
from game.shell.settings import SettingsStore
from game.shell.window import SIZE, Window
from tests.pads import VirtualPad
from tests.xvfb import TOOLS, Screen, open_screen


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Window tests need their tools: without them they fail in CI and are skipped elsewhere, saying why."""
    needed = {tool for kind, tools in TOOLS.items() if item.get_closest_marker(kind) for tool in tools}
    missing = sorted(tool for tool in needed if shutil.which(tool) is None)
    if missing:
        sentence = f"Tests with a real window need {', '.join(missing)}: .ci/run installs them."
        if os.environ.get("CI") == "true":
            pytest.fail(sentence, pytrace=False)
        pytest.skip(sentence)


@pytest.fixture(scope="session", autouse=True)
def _own_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Saves, settings and logs of the tests go to a folder of their own."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("CAPER_CITY_HOME", str(tmp_path_factory.mktemp("home")))
        yield


@pytest.fixture(scope="session", autouse=True)
def _short_buffer() -> Iterator[None]:
    """A short sound buffer: SDL waits for two of them when a device is closed, 46 ms with the game's own."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(audio_device, "BUFFER", 256)
        yield


@pytest.fixture(autouse=True)
def _a_point_is_a_pixel() -> Iterator[None]:
    """New pictures have one pixel to a point, whatever window an earlier test has opened."""
    set_pixel_scale(1.0)
    yield
    set_pixel_scale(1.0)


@pytest.fixture
def calm_collector() -> Iterator[None]:
    """No search for the garbage of earlier tests in the midst of what is timed; the game calms it too."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Screen]:
    """A virtual screen with a window manager, for tests marked `window`."""
    with open_screen(tmp_path) as screen:
        yield screen


@pytest.fixture
def plug_in() -> Iterator[Callable[[str], VirtualPad]]:
    """A function that plugs in a virtual pad of this name; at the end all are unplugged."""
    pygame.init()
    with ExitStack() as plugged:

        def plug_in(name: str) -> VirtualPad:
            pad = VirtualPad(name)
            plugged.callback(pad.unplug)
            return pad

        yield plug_in
    if pygame.display.get_init():
        pygame.event.clear()


@pytest.fixture
def shell(tmp_path: Path) -> Iterator[Shell]:
    """Everything a scene may ask for, in a dummy window where a point is a pixel."""
    notices = Notices()
    settings = SettingsStore(tmp_path / "settings.json", notices)
    window = Window(settings, notices, SIZE)
    shell = open_shell(window, settings, notices)
    yield shell
    shell.sound.close()
    window.close()
    controller.quit()  # pygame.quit() forgets it, and it would never start again
    pygame.quit()


@pytest.fixture
def loaded(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The names of all pictures that are loaded from now on."""
    names, load = set(), assets.load_finest

    def note(file: Path, scale: int) -> Picture:
        names.add(file.relative_to(bundled("art")).with_suffix("").as_posix())
        return load(file, scale)

    monkeypatch.setattr(assets, "load_finest", note)
    return names


@pytest.fixture
def my_maps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The player's own maps folder, empty."""
    folder = tmp_path / "home" / "maps"
    folder.mkdir(parents=True)
    monkeypatch.setenv("CAPER_CITY_HOME", str(folder.parent))
    return folder


@pytest.fixture
def pictures(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The names of all pictures that are asked for."""
    names: set[str] = set()
    image, scaled = shell.assets.image, shell.assets.scaled

    def note(name: str) -> Picture:
        names.add(name)
        return image(name)

    def note_scaled(name: str, size: tuple[int, int]) -> Picture:
        names.add(name)
        return scaled(name, size)

    monkeypatch.setattr(shell.assets, "image", note)
    monkeypatch.setattr(shell.assets, "scaled", note_scaled)
    return names
