"""A real window on a virtual screen: start the game there, press keys, click, and look at the picture."""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NoReturn

import pytest

from dev_display import end, virtual_display

ROOT = Path(__file__).resolve().parent.parent
SCREEN_TOOLS = ("Xvfb", "openbox", "xdotool", "import")
DEBIAN_TOOLS = ("appstreamcli", "desktop-file-validate", "lintian")
TOOLS = {
    "window": (*SCREEN_TOOLS, "tiled", "tmxrasterizer"),
    "bundle": (*SCREEN_TOOLS, "gio", "dpkg-deb", "git", "strip", *DEBIAN_TOOLS),
    "wine": (*SCREEN_TOOLS, "git", "wine", "makensis"),
}
"""What the tests with these marks need."""
START_SECONDS = 20.0
COMMAND_SECONDS = 15.0

# No title bar, so that places in the window are places on the screen, and no keys that the game would miss.
OPENBOX_SETTINGS = """<?xml version="1.0" encoding="UTF-8"?>
<openbox_config xmlns="http://openbox.org/3.4/rc">
  <focus><focusNew>yes</focusNew><followMouse>no</followMouse></focus>
  <theme><keepBorder>no</keepBorder></theme>
  <desktops><number>1</number><popupTime>0</popupTime></desktops>
  <mouse><context name="Client"><mousebind button="Left" action="Press">
    <action name="Focus"/><action name="Raise"/>
  </mousebind></context></mouse>
  <applications><application class="*"><decor>no</decor><focus>yes</focus></application></applications>
</openbox_config>
"""


class Screen:
    """A virtual screen with a window manager; what was started on it ends with it."""

    def __init__(self, display: str, folder: Path, ending: ExitStack) -> None:
        self.display = display
        self.folder = folder
        """For what programs on this screen leave: the game's home and what was said on stderr."""
        self._ending = ending

    def start_game(self, *args: str, env: Mapping[str, str] | None = None) -> "Program":
        """Start main.py with these arguments and wait for its window."""
        return self.start([sys.executable, str(ROOT / "main.py"), *args], env=env)

    def start(self, command: Sequence[str], env: Mapping[str, str] | None = None) -> "Program":
        """Start a program and wait for its window."""
        program = Program(self, command, env or {})
        self._ending.callback(program.stop)
        program.find_window()
        return program

    def environment(self) -> dict[str, str]:
        """What a program on this screen is told: a home of its own, no sound, a window in the corner."""
        inherited = {name: value for name, value in os.environ.items() if name != "WAYLAND_DISPLAY"}
        return inherited | {
            "DISPLAY": self.display,
            "CAPER_CITY_HOME": str(self.folder / "home"),
            "SDL_VIDEODRIVER": "x11",
            "SDL_AUDIODRIVER": "dummy",
            "SDL_VIDEO_WINDOW_POS": "0,0",
        }

    def xdotool(self, *args: str) -> str:
        """Do one xdotool command here; its output, empty where it found nothing."""
        return self._run(["xdotool", *args])

    def screenshot(self, path: Path) -> Path:
        """Save a PNG of the whole screen."""
        self._run(["import", "-silent", "-window", "root", str(path)])
        assert path.exists(), f"no picture could be taken of screen {self.display}"
        return path

    def _run(self, command: Sequence[str]) -> str:
        """Run a tool on this screen, within the time limit; its output."""
        env = self.environment()
        done = subprocess.run(
            command, env=env, capture_output=True, text=True, timeout=COMMAND_SECONDS, check=False
        )
        return done.stdout.strip()


class Program:
    """A program with a window on a screen, and hands on its keyboard and mouse."""

    def __init__(self, screen: Screen, command: Sequence[str], env: Mapping[str, str]) -> None:
        self.screen = screen
        self.window = ""
        """The X id of its window."""
        self._log = screen.folder / f"stderr-{time.monotonic_ns()}.txt"
        with self._log.open("w") as log:
            self.process = subprocess.Popen(
                command, env={**screen.environment(), **env}, stdout=log, stderr=log, stdin=subprocess.DEVNULL
            )

    def find_window(self) -> None:
        """Wait until the window is there and has the keyboard."""

        def has_focus() -> bool:
            found = self.screen.xdotool("search", "--onlyvisible", "--pid", str(self.process.pid))
            self.window = found.partition("\n")[0]
            return bool(self.window) and self.screen.xdotool("getwindowfocus") == self.window

        self.wait_for(has_focus, START_SECONDS, "a window with the keyboard")

    def key(self, *names: str) -> None:
        """Press and release keys, one after the other, by their X names: "Return", "alt+F4"."""
        self._do("key", "--delay", "30", *names)

    def hold(self, name: str) -> None:
        """Press a key and keep it down until `let_go`."""
        self._do("keydown", name)

    def let_go(self, name: str) -> None:
        """Release a key that was held."""
        self._do("keyup", name)

    def type(self, text: str) -> None:
        """Type a text."""
        self._do("type", "--delay", "30", text)

    def move(self, x: int, y: int) -> None:
        """Move the mouse to a place in the window."""
        self._do("mousemove", "--window", self.window, str(x), str(y))

    def click(self, x: int, y: int, button: int = 1) -> None:
        """Click at a place in the window: 1 is left, 2 middle, 3 right."""
        self.move(x, y)
        self._do("click", str(button))

    def screenshot(self, path: Path) -> Path:
        """Save a PNG of the whole screen."""
        return self.screen.screenshot(path)

    def size(self) -> tuple[int, int]:
        """The size of the window."""
        shell = self.screen.xdotool("getwindowgeometry", "--shell", self.window)
        facts = dict(line.split("=") for line in shell.splitlines())
        return int(facts["WIDTH"]), int(facts["HEIGHT"])

    def output(self) -> str:
        """What the program has said so far, on stdout and stderr."""
        return self._log.read_text(errors="replace")

    def wait_for(self, predicate: Callable[[], object], seconds: float = 10.0, what: str = "it") -> None:
        """Wait until the predicate is true; fail with what the program said if it is not in time."""
        limit = time.monotonic() + seconds
        while not predicate():
            if self.process.poll() is not None and not predicate():
                self._fail(f"the program ended with {self.process.returncode} before {what} came")
            if time.monotonic() > limit:
                self._fail(f"{what} did not come within {seconds:g} s")
            time.sleep(0.02)

    def wait_for_end(self, seconds: float = 10.0) -> int:
        """Wait until the program ends by itself; its exit code."""
        try:
            return self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            self._fail(f"the program did not end within {seconds:g} s")

    def stop(self) -> int:
        """End the program, if it still runs; its exit code."""
        return end(self.process)

    def _do(self, *args: str) -> None:
        """Use the keyboard or the mouse of a program that must still be running."""
        if self.process.poll() is not None:
            self._fail(f"the program had ended with {self.process.returncode} before: {' '.join(args)}")
        self.screen.xdotool(*args)

    def _fail(self, sentence: str) -> NoReturn:
        """Fail the test with a sentence and with what the program said."""
        said = self.output().strip() or "(nothing)"
        pytest.fail(f"{sentence}\n---- the program said ----\n{said}")


@contextmanager
def open_screen(folder: Path, size: tuple[int, int] = (1920, 1080)) -> Iterator[Screen]:
    """Yield a new screen with openbox on it; it and all that was started on it end with this block."""
    with virtual_display(size) as display, ExitStack() as ending:
        screen = Screen(display, folder, ending)
        settings = folder / "openbox.xml"
        settings.write_text(OPENBOX_SETTINGS)
        command = ["openbox", "--sm-disable", "--config-file", str(settings)]
        manager = subprocess.Popen(
            command, env=screen.environment(), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        ending.callback(end, manager)
        wait_for_manager(screen)
        yield screen


def wait_for_manager(screen: Screen) -> None:
    """Wait until openbox manages the screen."""
    limit = time.monotonic() + START_SECONDS
    while not screen.xdotool("get_num_desktops"):
        assert time.monotonic() < limit, f"openbox did not start on {screen.display}"
        time.sleep(0.02)
