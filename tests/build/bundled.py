"""A bundle built from a fresh clone, and ways to put it elsewhere and start it there."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

import pygame
import pytest
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator

import dev_sbom
from dev_run import Tree
from game.scenes.title import TitleExits, TitleScene
from game.shell.scenes import Scene
from game.shell.services import Shell
from game.shell.tour import render
from game.shell.window import CLASS, SMALLEST
from tests.xvfb import Screen

ROOT = Path(__file__).resolve().parent.parent.parent
NOBODY = 65534
"""A user without a home, who may write nowhere but in the folder for temporary files."""
BUILD_SECONDS = 240.0
ALIKE = 4.0
"""How far the colours of two pictures of the same scene may be apart on the average, of 255."""
STRAIGHT_TO_THE_TITLE = {"first_start_done": True, "motion": "reduced", "fullscreen": True}
DOUBLE_CLICK = """
import ctypes, os, sys
gio = ctypes.CDLL("libgio-2.0.so.0")
gio.g_desktop_app_info_new_from_filename.restype = ctypes.c_void_p
gio.g_app_info_launch.argtypes = [ctypes.c_void_p] * 4
entry = gio.g_desktop_app_info_new_from_filename(os.fsencode(sys.argv[1]))
sys.exit(not (entry and gio.g_app_info_launch(entry, None, None, None)))
"""
"""What a file manager does with a .desktop file; `gio launch` forgets where the file was."""
FIRST_PICTURE = "self-test: first picture\n"


def build_from_a_clone(folder: Path, *args: str, seconds: float = BUILD_SECONDS) -> Path:
    """Clone the repository, bundle the clone with the libraries of this Python, and give its `.work`."""
    clone = folder / "clone"
    subprocess.run(["git", "clone", "--quiet", "--no-hardlinks", str(ROOT), str(clone)], check=True)
    (clone / ".venv").symlink_to(sys.prefix)
    command = [sys.executable, str(clone / "build" / "dev.py"), "bundle", *args]
    done = subprocess.run(command, capture_output=True, text=True, timeout=seconds, check=False)
    assert done.returncode == 0, done.stderr
    return clone / ".work"


def equal_packages(made: Path, elsewhere: Path, monkeypatch: pytest.MonkeyPatch, *args: str) -> set[str]:
    """Build once more, in another place, time zone and umask. Give the endings of the equal packages."""
    monkeypatch.setenv("TZ", "Asia/Tokyo")
    umask = os.umask(0o077)
    try:
        work = build_from_a_clone(elsewhere, *args, seconds=2 * BUILD_SECONDS)
    finally:
        os.umask(umask)
    again = work / made.name
    packages = [file for file in made.iterdir() if file.is_file()]
    assert {file.name for file in packages} == {file.name for file in again.iterdir() if file.is_file()}
    return {file.suffix for file in packages if file.read_bytes() == (again / file.name).read_bytes()}


def without_licence(folder: Path) -> list[str]:
    """Files in a bundle that nobody is known to have made, and licence texts that are not in it."""
    known = dev_sbom.components(Tree(ROOT))
    owners = {name: dev_sbom.owner(name, known) for name in dev_sbom.files_of_others(folder)}
    texts = (dev_sbom.missing_texts(owner, folder / "licences") for owner in owners.values() if owner)
    return [
        *(name for name, owner in owners.items() if owner is None),
        *(name for each in texts for name in each),
    ]


def files_in_bill(folder: Path) -> set[str]:
    """The files of others in the bill of materials of a bundle, which has to be valid."""
    text = (folder / "licences" / dev_sbom.NAME).read_text("utf-8")
    assert JsonStrictValidator(SchemaVersion.V1_6).validate_str(text) is None
    return {file["name"] for part in json.loads(text)["components"] for file in part.get("components", ())}


def left_behind(name: str) -> Path:
    """A file that stays for whoever wants to see it: a picture of the screen, or figures."""
    folder = ROOT / ".work" / "bundle-tests"
    folder.mkdir(parents=True, exist_ok=True)
    return folder / name


@contextmanager
def copy_elsewhere(
    bundle: Path, program: str = "caper-city", *more: str, read_only: bool = False, ignore: Sequence[str] = ()
) -> Iterator[Path]:
    """Yield the program in a copy of the folder, below a name with a space and an umlaut, and empty files."""
    with tempfile.TemporaryDirectory(prefix="caper-bundle-") as place:
        above = Path(place)
        above.chmod(0o755)
        copy = above / "Räuber und Gendarm" / bundle.name
        shutil.copytree(bundle, copy, symlinks=True, ignore=shutil.ignore_patterns(*ignore))
        for name in more:
            (copy / name).touch()
        if read_only:
            subprocess.run(["chmod", "-R", "a-w", str(copy.parent)], check=True)
        try:
            yield copy / program
        finally:
            subprocess.run(["chmod", "-R", "u+w", str(copy.parent)], check=True)


@contextmanager
def started_as_nobody(command: Sequence[str], env: Mapping[str, str]) -> Iterator[subprocess.Popen[str]]:
    """Yield a program with this environment alone; as a user without rights where we have all of them."""
    nobody = NOBODY if os.geteuid() == 0 else None
    with subprocess.Popen(
        command,
        env=env,
        cwd="/",
        user=nobody,
        group=nobody,
        extra_groups=None if nobody is None else [],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as running:
        try:
            yield running
        finally:
            running.kill()


def first_picture_ms(command: Sequence[str], env: Mapping[str, str]) -> float:
    """The time from the start of a self-test to its first picture; the rest of it is not waited for."""
    begin = time.perf_counter()
    with subprocess.Popen(
        [*command, "--self-test"], env=env, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as program:
        assert program.stdout is not None
        line = program.stdout.readline()
        passed = (time.perf_counter() - begin) * 1000
        program.kill()
    assert line == FIRST_PICTURE
    return passed


def forget_the_home(said: str) -> None:
    """Remove the temporary folder that a self-test without a home has named."""
    found = re.search(r"files in (/tmp/caper-city-\w+)/self-test", said)
    if found:
        shutil.rmtree(found[1])


def until(predicate: Callable[[], object], what: str, seconds: float = 20.0) -> None:
    """Wait until the predicate is true."""
    limit = time.monotonic() + seconds
    while not predicate():
        assert time.monotonic() < limit, f"{what} did not come within {seconds:g} s"
        time.sleep(0.05)


def windows_of(screen: Screen) -> list[str]:
    """The game's windows that can be seen, whoever opened them."""
    return screen.xdotool("search", "--onlyvisible", "--class", f"^{CLASS}$").split()


def close_by_request(screen: Screen) -> None:
    """Ask the program behind the window to end, and wait until it has."""
    (window,) = windows_of(screen)
    os.kill(int(screen.xdotool("getwindowpid", window)), signal.SIGTERM)
    until(lambda: not windows_of(screen), "the end")


def has_a_dialog(screen: Screen) -> bool:
    """Whether the keyboard belongs to a window that is lower than the game's, but more than openbox's dot."""
    size = re.search(r"Geometry: \d+x(\d+)", screen.xdotool("getwindowfocus", "getwindowgeometry"))
    return size is not None and 1 < int(size[1]) < SMALLEST[1]


def title(shell: Shell) -> pygame.Surface:
    """The title with reduced motion, drawn by the scene itself: what must be seen on the screen."""
    shell.settings.change(motion="reduced")
    return render(TitleScene(shell, TitleExits(play=Scene, rulebook=Scene)))


def alike(one: pygame.Surface, other: pygame.Surface) -> bool:
    """Whether two pictures of a screen show the same, but for what moves on it."""
    small = [pygame.transform.smoothscale(picture.convert(24), (96, 54)) for picture in (one, other)]
    pairs = zip(*(pygame.image.tobytes(picture, "RGB") for picture in small), strict=True)
    apart: list[int] = [abs(first - second) for first, second in pairs]
    return sum(apart) / len(apart) < ALIKE
