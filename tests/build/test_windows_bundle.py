"""What a player double-clicks on Windows: built from a fresh clone through wine, and tried there."""

from __future__ import annotations

import json
import re
import shutil
import struct
import time
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

import dev_bundle
import dev_sbom
import dev_windows
from game import __version__
from game.shell.services import Shell
from game.shell.window import TITLE
from tests.build.bundled import (
    ROOT,
    STRAIGHT_TO_THE_TITLE,
    alike,
    copy_elsewhere,
    equal_packages,
    files_in_bill,
    has_a_dialog,
    left_behind,
    title,
    until,
    without_licence,
)
from tests.build.wine import Wine, new_wine
from tests.xvfb import Screen

pytestmark = pytest.mark.wine
PROGRAM = "Caper City.exe"
LARGEST_BYTES = 100_000_000
MANY_FILES = 50
SELF_TEST_SECONDS = 150.0
START_SECONDS = 60.0
STARTS, MOST_STARTS, SLOWEST_START = 5, 15, 1.3
NO_CONSOLE = 2
"""The subsystem of a program with a window of its own."""


@pytest.fixture(scope="module")
def folder(made_for_windows: Path) -> Path:
    """The folder build."""
    return made_for_windows / "Caper City"


@pytest.fixture
def source(made_for_windows: Path) -> Iterator[list[str]]:
    """How the game is started from its source, with the Windows Python that has built the bundle."""
    clone = made_for_windows.parent.parent
    with copy_elsewhere(
        clone, "main.py", ignore=("bundle-windows", "pyinstaller-windows", ".git", ".venv")
    ) as main:
        python = main.parent / ".work" / "python-windows"
        paths = f"{dev_windows.PYTHON_PATHS}{dev_windows.in_wine(main.parent)}\n"
        (python / "python311._pth").write_text(paths, "utf-8")
        yield [str(python / "python.exe"), str(main)]


@pytest.fixture(scope="module")
def drive() -> Iterator[Wine]:
    """A drive C that no program has used."""
    with new_wine() as wine:
        yield wine


@pytest.fixture
def wine(drive: Wine) -> Iterator[Wine]:
    """That drive; what still runs on it ends before its screen does."""
    drive.end()
    yield drive
    drive.end()


def libraries(folder: Path) -> list[Path]:
    return [file for file in folder.rglob("*") if file.suffix.lower() in (".dll", ".pyd", ".exe")]


def test_another_build_of_the_same_commit_is_the_same_to_the_byte(
    made_for_windows: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert ".zip" in equal_packages(made_for_windows, tmp_path / "elsewhere", monkeypatch, "--windows")


def test_the_folder_is_small(folder: Path) -> None:
    size = dev_bundle.size(folder)
    left_behind("figures-windows.json").write_text(json.dumps({"bytes": size}), "utf-8")
    assert size <= LARGEST_BYTES


def test_the_program_has_a_window_of_its_own_and_no_console(folder: Path) -> None:
    program = (folder / PROGRAM).read_bytes()
    (header,) = struct.unpack_from("<I", program, 0x3C)
    assert program[header : header + 4] == b"PE\0\0"
    assert struct.unpack_from("<H", program, header + 0x5C) == (NO_CONSOLE,)


@pytest.mark.parametrize("side", [16, 32, 48, 64, 128, 256])
def test_the_program_has_our_icon(folder: Path, side: int) -> None:
    icon = (ROOT / "art" / "icon" / f"icon_{side}.png").read_bytes()
    assert icon in (folder / PROGRAM).read_bytes()


@pytest.mark.parametrize(
    ("word", "said"),
    [("ProductName", TITLE), ("FileDescription", TITLE), ("ProductVersion", __version__)],
)
def test_the_program_says_what_it_is(folder: Path, word: str, said: str) -> None:
    _, found, after = (folder / PROGRAM).read_bytes().partition(f"{word}\0".encode("utf-16-le"))
    assert found
    assert after[:64].decode("utf-16-le", "replace").strip("\0").partition("\0")[0] == said


def test_nothing_of_wine_is_inside(folder: Path) -> None:
    inside = libraries(folder)
    assert inside
    assert not [file.name for file in inside if b"Wine builtin DLL" in file.read_bytes()[:4096]]


def test_every_file_of_others_has_its_licence_text_in_the_bundle(folder: Path) -> None:
    assert without_licence(folder) == []


def test_the_bill_of_materials_is_valid_and_names_every_file_of_others(folder: Path) -> None:
    files = dev_sbom.files_of_others(folder)
    assert len(files) > MANY_FILES
    assert files_in_bill(folder) == set(files)


def test_the_zip_unpacks_to_the_folder(made_for_windows: Path, tmp_path: Path) -> None:
    shutil.unpack_archive(next(made_for_windows.glob("*.zip")), tmp_path)
    assert (tmp_path / "Caper City" / PROGRAM).exists()


def test_it_tests_itself_in_a_folder_that_cannot_be_written(folder: Path, wine: Wine, screen: Screen) -> None:
    """Of the environment there is only what wine needs; there is no sound, and portable.txt asks in vain."""
    with copy_elsewhere(folder, PROGRAM, "portable.txt", read_only=True) as program:
        running = wine.start(str(program), "--self-test", env={"DISPLAY": screen.display})
        code = running.wait(SELF_TEST_SECONDS)
    log = (wine.files() / "Caper City" / "self-test" / "logs" / "caper-city.log").read_text("utf-8")
    left_behind("self-test-windows.log").write_text(log, "utf-8")
    steps = re.findall(r"self-test: (.*)", log)
    assert code == 0, wine.said() + log
    assert "without sound" in steps[0]
    for game in ("stop-thief", "cops-and-crooks", "police-chase", "hands-up"):
        assert any(step.startswith(f"{game} played") for step in steps)
        assert any(step.startswith(f"{game} saved and loaded") for step in steps)
    assert steps[-1] == "all is well"


def test_the_first_picture_comes_about_as_soon_as_from_source(
    folder: Path, source: list[str], wine: Wine, screen: Screen
) -> None:
    times: dict[str, list[float]] = {"bundle": [], "source": []}
    bundle = from_source = 0.0
    with copy_elsewhere(folder, PROGRAM) as program:
        ways = {"bundle": [str(program)], "source": source}
        while not bundle or (bundle > SLOWEST_START * from_source and len(times["bundle"]) < MOST_STARTS):
            for _ in range(STARTS):
                for name, command in ways.items():
                    times[name].append(first_picture_ms(wine, command, screen.display))
            bundle, from_source = (min(times[name]) for name in ways)
    figures = {"bundle_ms": round(bundle), "source_ms": round(from_source)}
    left_behind("figures-windows-start.json").write_text(json.dumps(figures), "utf-8")
    assert bundle <= SLOWEST_START * from_source


def first_picture_ms(wine: Wine, command: list[str], display: str) -> float:
    """The time to the log, which begins right after the first picture; wine itself runs on between starts."""
    log = wine.files() / "Caper City" / "self-test" / "logs" / "caper-city.log"
    log.unlink(missing_ok=True)
    begin = time.perf_counter()
    running = wine.start(*command, "--self-test", env={"DISPLAY": display})
    while not log.exists():
        assert time.perf_counter() < begin + START_SECONDS, wine.said()
        time.sleep(0.002)
    passed = (time.perf_counter() - begin) * 1000
    running.kill()
    running.wait()
    return passed


def picture_of(screen: Screen) -> pygame.Surface:
    return pygame.image.load(screen.screenshot(left_behind("title-windows.png")))


def test_it_shows_the_title(folder: Path, wine: Wine, screen: Screen, shell: Shell) -> None:
    expected = title(shell)
    with copy_elsewhere(folder, PROGRAM) as program:
        program.parent.chmod(0o777)
        for name, text in (("portable.txt", ""), ("settings.json", json.dumps(STRAIGHT_TO_THE_TITLE))):
            (program.parent / name).write_text(text, "utf-8")
        wine.start(str(program), env={"DISPLAY": screen.display, "SDL_AUDIODRIVER": "dummy"})
        until(lambda: alike(picture_of(screen), expected), "the title", START_SECONDS)
        wine.end()
        assert (program.parent / "logs" / "caper-city.log").exists()


def test_a_crash_leaves_a_log_and_a_dialog_that_names_it(folder: Path, wine: Wine, screen: Screen) -> None:
    files = wine.files() / "Caper City"
    files.mkdir(exist_ok=True)
    files.chmod(0o777)
    (files / "settings.json").write_text(json.dumps(STRAIGHT_TO_THE_TITLE), "utf-8")
    with copy_elsewhere(folder, PROGRAM) as program:
        (program.parent / "_internal" / "art" / "title" / "curtain.jpg").write_text("no picture")
        running = wine.start(str(program), env={"DISPLAY": screen.display})
        report = files / "logs" / "crash-1.txt"
        until(lambda: has_a_dialog(screen), "the dialog", START_SECONDS)
        screen.screenshot(left_behind("crash-windows.png"))
        assert running.poll() is None, "the dialog waits for the player"
        screen.xdotool("key", "Return")
        assert running.wait(START_SECONDS) == 1
    assert "pygame.error" in report.read_text("utf-8")
