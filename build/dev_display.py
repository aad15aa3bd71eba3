"""Screens: whether there is one, and a virtual one (Xvfb) where there is none."""

import contextlib
import os
import select
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from typing import IO

from dev_run import SetupError, say

WINDOWLESS = frozenset({"--simulate", "--help", "-h", "--version"})
"""Arguments of main.py with which it opens no window."""

NO_DISPLAY = (
    "There is no display to open a window on (neither DISPLAY nor WAYLAND_DISPLAY is set): "
    "start the game from a desktop session."
)
NO_DISPLAY_NO_XVFB = (
    "There is no display to measure on, and no Xvfb to make one: "
    "start this from a desktop session or install Xvfb (Debian and Ubuntu: apt install xvfb)."
)
START_SECONDS = 20.0
STOP_SECONDS = 10.0


def is_windowless(args: Sequence[str]) -> bool:
    """Tell whether main.py, given these arguments, opens no window."""
    return any(arg.partition("=")[0] in WINDOWLESS for arg in args)


def is_there(env: Mapping[str, str], platform: str = sys.platform) -> bool:
    """Tell whether a window can open; only Linux can lack a display, and a chosen SDL driver is trusted."""
    names = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    return platform in ("win32", "darwin") or any(env.get(name) for name in names)


def require(env: Mapping[str, str]) -> None:
    """Say so in one sentence where no window can open."""
    if not is_there(env):
        raise SetupError(NO_DISPLAY)


@contextlib.contextmanager
def any_display(env: Mapping[str, str]) -> Iterator[dict[str, str]]:
    """Yield `env` with a display: the one that is there, or a virtual one for as long as this lasts."""
    if is_there(env):
        yield dict(env)
        return
    if shutil.which("Xvfb") is None:
        raise SetupError(NO_DISPLAY_NO_XVFB)
    with virtual_display() as display:
        say(f"There is no display here, so this runs on a virtual one (Xvfb {display}).")
        yield {**env, "DISPLAY": display}


@contextlib.contextmanager
def virtual_display(size: tuple[int, int] = (1920, 1080)) -> Iterator[str]:
    """Yield the name of a new virtual display, such as ":1", that ends with this block."""
    reader, writer = os.pipe()
    screen = f"{size[0]}x{size[1]}x24"
    command = ["Xvfb", "-displayfd", str(writer), "-screen", "0", screen, "-nolisten", "tcp", "-noreset"]
    with os.fdopen(reader) as answers, tempfile.TemporaryFile("w+") as errors:
        server = subprocess.Popen(command, pass_fds=(writer,), stdout=errors, stderr=errors)
        os.close(writer)
        try:
            yield f":{display_number(answers, errors)}"
        finally:
            end(server)


def display_number(answers: IO[str], errors: IO[str]) -> str:
    """Wait for the number of the display that Xvfb has opened."""
    ready, _, _ = select.select([answers], [], [], START_SECONDS)
    number = answers.readline().strip() if ready else ""
    if not number:
        errors.seek(0)
        raise SetupError(f"Xvfb did not start: {errors.read().strip() or 'it said nothing'}")
    return number


def end(process: subprocess.Popen[bytes] | subprocess.Popen[str]) -> int:
    """End a process that we started, by asking first, and give its exit code."""
    process.terminate()
    try:
        return process.wait(STOP_SECONDS)
    except subprocess.TimeoutExpired:
        process.kill()
        return process.wait()
