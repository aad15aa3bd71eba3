"""What a player double-clicks: built from a fresh clone, copied elsewhere, and tried in a real window."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

import dev_bundle
import dev_sbom
from game.shell.services import Shell
from tests.build.bundled import (
    DOUBLE_CLICK,
    ROOT,
    STRAIGHT_TO_THE_TITLE,
    alike,
    close_by_request,
    copy_elsewhere,
    equal_packages,
    files_in_bill,
    first_picture_ms,
    forget_the_home,
    has_a_dialog,
    left_behind,
    started_as_nobody,
    title,
    until,
    windows_of,
    without_licence,
)
from tests.xvfb import Program, Screen

pytestmark = pytest.mark.bundle
LARGEST_BYTES = 100_000_000
MANY_FILES = 50
SLOWEST_START = 1.3
STARTS = 9
MOST_STARTS = 27
"""Another program can make a start longer, never shorter: more starts come nearer to the truth."""
SELF_TEST_SECONDS = 150.0


@pytest.fixture(scope="module")
def folder(made_for_linux: Path) -> Path:
    """The folder build."""
    return made_for_linux / "caper-city"


@pytest.fixture(scope="module")
def installed(made_for_linux: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the Debian package puts under /usr."""
    root = tmp_path_factory.mktemp("installed")
    subprocess.run(["dpkg-deb", "-x", str(next(made_for_linux.glob("*.deb"))), str(root)], check=True)
    return root / "usr"


def test_another_build_of_the_same_commit_is_the_same_to_the_byte(
    made_for_linux: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert equal_packages(made_for_linux, tmp_path / "elsewhere", monkeypatch) == {".xz", ".deb"}


def test_the_folder_is_small(folder: Path) -> None:
    assert dev_bundle.size(folder) <= LARGEST_BYTES


def test_every_sound_board_large_picture_and_sentence_is_inside(folder: Path) -> None:
    boards = "maps/**/*.t[ms]x", "maps/**/*.png", "art/2x/**/*.webp"
    for pattern in ("audio/**/*.ogg", *boards, "game/**/words/**/*.toml"):
        there, here = (
            {file.relative_to(root) for file in root.glob(pattern)} for root in (folder / "_internal", ROOT)
        )
        assert there == here


def test_nothing_that_only_makes_or_tests_the_game_is_inside(folder: Path) -> None:
    data = folder / "_internal"
    inside = [str(file.relative_to(data)) for file in data.rglob("*")]
    assert "art/title/curtain.jpg" in inside
    unwanted = r"(art|audio)/make|art/(readme|renders|silhouettes)|.*\.(py|md)|numpy|PIL|tests|pygame/.*ttf"
    assert not [name for name in inside if re.match(unwanted, name)]


def test_every_file_of_others_has_its_licence_text_in_the_bundle(folder: Path) -> None:
    assert without_licence(folder) == []


def test_the_bill_of_materials_is_valid_and_names_every_file_of_others(folder: Path) -> None:
    files = dev_sbom.files_of_others(folder)
    assert len(files) > MANY_FILES
    assert files_in_bill(folder) == set(files)


def test_every_python_package_inside_has_its_notice(folder: Path) -> None:
    """That of pygame is the LGPL, and how Python was built goes with Python."""
    from PyInstaller.archive.readers import CArchiveReader  # noqa: PLC0415  (it takes its time)

    archive = CArchiveReader(str(folder / "caper-city")).open_embedded_archive("PYZ.pyz")
    packages = {name.partition(".")[0] for name in archive.toc} - sys.stdlib_module_names - {"game", "pygame"}
    notices = {file.stem.lower() for file in (folder / "licences").iterdir()}
    assert "pymunk" in packages
    assert not [name for name in packages - notices if not name.startswith("_sysconfigdata")]


@pytest.mark.parametrize(
    "name", ["LICENSE", "CREDITS.md", "Python.txt", "LGPL-2.1.txt", "GPL-3.txt", "pymunk.txt", "PyTMX.txt"]
)
def test_the_licences_come_along(folder: Path, name: str) -> None:
    assert (folder / "licences" / name).stat().st_size > 1_000


def test_it_tests_itself_with_nothing_around_it(folder: Path, screen: Screen) -> None:
    """No environment but the screen, no HOME, no sound, and a folder that cannot be written."""
    env = {"DISPLAY": screen.display}
    with (
        copy_elsewhere(folder, read_only=True) as program,
        started_as_nobody([str(program), "--self-test"], env) as running,
    ):
        until(lambda: windows_of(screen), "a window")
        seen = screen.xdotool("getwindowgeometry", *windows_of(screen))
        said, trouble = running.communicate(timeout=SELF_TEST_SECONDS)
    forget_the_home(said)
    steps = [line.removeprefix("self-test: ") for line in said.splitlines()]
    assert running.returncode == 0, trouble
    assert steps[0] == "first picture"
    size = re.match(r"window of (\d+) x (\d+), without sound", steps[1])
    assert size
    assert f"Geometry: {size[1]}x{size[2]}" in seen
    for game in ("stop-thief", "cops-and-crooks", "police-chase", "hands-up"):
        assert any(step.startswith(f"{game} played") for step in steps)
        assert any(step.startswith(f"{game} saved and loaded") for step in steps)
    assert steps[-1] == "all is well"


def test_a_self_test_without_a_screen_is_a_sentence_and_an_exit_code(folder: Path, tmp_path: Path) -> None:
    env = {"SDL_VIDEODRIVER": "dummy", "CAPER_CITY_HOME": str(tmp_path)}
    command = [str(folder / "caper-city"), "--self-test"]
    done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 1
    assert "The self-test failed: there is no screen" in done.stderr


def test_the_first_picture_comes_about_as_soon_as_from_source(folder: Path, screen: Screen) -> None:
    ways = {"bundle": [str(folder / "caper-city")], "source": [sys.executable, str(ROOT / "main.py")]}
    times: dict[str, list[float]] = {name: [] for name in ways}
    bundle = source = 0.0
    while not source or (bundle > SLOWEST_START * source and len(times["source"]) < MOST_STARTS):
        for _ in range(STARTS):
            for name, command in ways.items():
                times[name].append(first_picture_ms(command, screen.environment()))
        bundle, source = (min(times[name]) for name in ("bundle", "source"))
    figures = {"bundle_ms": round(bundle), "source_ms": round(source), "bytes": dev_bundle.size(folder)}
    left_behind("figures.json").write_text(json.dumps(figures), "utf-8")
    assert bundle <= SLOWEST_START * source


def test_a_double_click_on_the_desktop_file_reaches_the_title(
    installed: Path, screen: Screen, shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = screen.folder / "home"
    home.mkdir()
    (home / "settings.json").write_text(json.dumps(STRAIGHT_TO_THE_TITLE), "utf-8")
    expected = title(shell)
    monkeypatch.setenv("PATH", f"{installed / 'games'}:{os.environ['PATH']}")
    launch = ["gio", "launch", str(installed / "share" / "applications" / "caper-city.desktop")]
    subprocess.run(launch, env=screen.environment(), check=True, timeout=20)
    until(lambda: windows_of(screen), "a window")
    picture = left_behind("title.png")
    until(lambda: alike(pygame.image.load(screen.screenshot(picture)), expected), "the title")
    close_by_request(screen)
    assert "WARNING" not in (home / "logs" / "caper-city.log").read_text("utf-8")
    assert not list(home.glob("logs/crash*")), "every sound could be loaded"


def test_a_double_click_on_the_desktop_file_in_the_folder_starts_the_program_beside_it(
    folder: Path, screen: Screen
) -> None:
    with copy_elsewhere(folder) as program:
        launch = [sys.executable, "-c", DOUBLE_CLICK, str(program.parent / "caper-city.desktop")]
        subprocess.run(launch, env=screen.environment(), check=True, timeout=20)
        until(lambda: windows_of(screen), "a window")
        close_by_request(screen)


def test_gio_launch_in_the_folder_starts_the_program_too(folder: Path, screen: Screen) -> None:
    launch = ["gio", "launch", "caper-city.desktop"]
    subprocess.run(launch, cwd=folder, env=screen.environment(), check=True, timeout=20)
    until(lambda: windows_of(screen), "a window")
    close_by_request(screen)


def test_portable_txt_keeps_the_players_files_beside_the_program(folder: Path, screen: Screen) -> None:
    with copy_elsewhere(folder) as program:
        (program.parent / "portable.txt").touch()
        game = screen.start([str(program)], env={"CAPER_CITY_HOME": ""})
        game.wait_for((program.parent / "logs" / "caper-city.log").exists, what="the log")
        game.stop()


def test_a_crash_leaves_a_log_in_the_players_folder_and_a_dialog_that_names_it(
    folder: Path, screen: Screen
) -> None:
    home = screen.folder / "Jürgen Groß"
    files = home / ".local" / "share" / "Caper City"
    files.mkdir(parents=True)
    (files / "settings.json").write_text(json.dumps(STRAIGHT_TO_THE_TITLE), "utf-8")
    env = {"HOME": str(home), "XDG_DATA_HOME": "", "CAPER_CITY_HOME": ""}
    with copy_elsewhere(folder) as program:
        (program.parent / "_internal" / "art" / "title" / "curtain.jpg").write_text("no picture")
        game = Program(screen, [str(program)], env)
        try:
            game.wait_for(lambda: has_a_dialog(screen), 20, "the dialog")
            screen.screenshot(left_behind("crash.png"))
            screen.xdotool("key", "Return")
            assert game.wait_for_end() == 1
        finally:
            game.stop()
    report = files / "logs" / "crash-1.txt"
    assert "pygame.error" in report.read_text("utf-8")
    assert f"The report is in\n{report}" in game.output()


def test_the_archive_unpacks_to_the_folder(made_for_linux: Path, tmp_path: Path) -> None:
    shutil.unpack_archive(next(made_for_linux.glob("*.tar.xz")), tmp_path, filter="data")
    assert (tmp_path / "caper-city" / "caper-city").stat().st_mode & 0o111
