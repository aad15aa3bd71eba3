"""The setup.exe under wine: an old version goes in, is played, updated and removed; saves stay."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

import dev_setup
from dev_run import Tree
from dev_windows import in_wine
from game import __version__
from tests.build.bundled import left_behind, until
from tests.build.evenings import first_evening, move_in, second_evening
from tests.build.wine import Wine, new_wine
from tests.xvfb import Screen, open_screen

pytestmark = pytest.mark.wine
PROGRAM, UNINSTALLER = "Caper City.exe", "Uninstall.exe"
KEY = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\Caper City"
OLD = "0.1.0"
CHOSEN = Path("Räuber", "Caper")
"""A folder on drive C; behind /D= there are no quotes, and wine puts some where there is a space."""
SECONDS = 120.0
REFUSED = 2


@dataclass(frozen=True, slots=True)
class Look:
    """What is there at one time."""

    code: int
    program: frozenset[str]
    """The files of the game."""
    home: dict[str, bytes]
    """The player's own files."""
    links: int
    """Entries of the game in the Start menu."""
    entries: str
    """What Windows shows among the installed programs."""


@dataclass(frozen=True, slots=True)
class Story:
    """An old version, an update while the game runs and one afterwards, and the end of it all."""

    on_windows_7: Look
    old: Look
    uninstalled_while_it_runs: int
    while_it_runs: Look
    updated: Look
    removed: Look
    played: int
    """Entries in the log of the match with the old version."""
    resumed: int
    """And with the new one."""
    self_test: str


class Installer:
    """Setups and uninstallers on one drive C, with a screen."""

    def __init__(self, wine: Wine, screen: Screen) -> None:
        self.wine = wine
        self.screen = screen
        self.drive = wine.folder / "prefix" / "drive_c"

    def home(self) -> Path:
        """Where saves and settings are."""
        return self.wine.files() / "Caper City"

    def download(self, setup: Path) -> Path:
        """Put a setup where the user may read it."""
        return Path(shutil.copy(setup, self.wine.folder / setup.name))

    def start(self, program: Path, *args: str) -> subprocess.Popen[bytes]:
        """Start a program on the screen, without sound."""
        env = {"DISPLAY": self.screen.display, "SDL_AUDIODRIVER": "dummy"}
        return self.wine.start(str(program), *args, env=env)

    def run(self, program: Path, *args: str) -> int:
        """Run a program to its end."""
        return self.start(program, *args).wait(SECONDS)

    def look(self, code: int, folder: Path) -> Look:
        """Look around after a setup has ended."""
        self.wine.start("reg", "query", KEY).wait(SECONDS)
        home = self.home()
        return Look(
            code,
            files_in(folder),
            {name: (home / name).read_bytes() for name in files_in(home) if not name.startswith("logs")},
            len(list(self.wine.files().glob("Microsoft/Windows/Start Menu/Programs/Caper City.lnk"))),
            self.wine.said(),
        )

    def leave(self, game: subprocess.Popen[bytes]) -> None:
        """Close the window as a player does."""
        self.screen.xdotool("key", "alt+F4")
        assert game.wait(SECONDS) == 0


def files_in(folder: Path) -> frozenset[str]:
    return frozenset(str(file.relative_to(folder)) for file in folder.rglob("*") if file.is_file())


@pytest.fixture(scope="module")
def new(installer: Installer, made_for_windows: Path) -> Path:
    """The setup of this version."""
    return installer.download(next(made_for_windows.glob("*-setup.exe")))


@pytest.fixture(scope="module")
def old(installer: Installer, made_for_windows: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The setup of an older version, which had a file and a folder that are no longer there."""
    folder = tmp_path_factory.mktemp("old") / "Caper City"
    shutil.copytree(made_for_windows / "Caper City", folder, copy_function=os.link)
    (folder / "_internal" / "gone").mkdir()
    for name in ("gone.txt", "gone/$too.txt"):
        (folder / "_internal" / name).write_text("old")
    (setup,) = dev_setup.setups(Tree(made_for_windows.parents[1]), folder, OLD)
    return installer.download(setup)


@pytest.fixture(scope="module")
def installer(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Installer]:
    """A drive C that no program has used, and a screen."""
    with open_screen(tmp_path_factory.mktemp("screen")) as screen, new_wine() as wine:
        yield Installer(wine, screen)
        wine.end()


@pytest.fixture(scope="module")
def story(installer: Installer, old: Path, new: Path) -> Story:
    """All of it, in order."""
    wine, screen, home = installer.wine, installer.screen, installer.home()
    default = wine.files().parent / "Local" / "Programs" / "Caper City"
    folder = installer.drive / CHOSEN
    wine.end()
    on_windows_7 = installer.look(installer.run(new, "/S"), default)
    assert wine.start("winecfg", "/v", "win10").wait(SECONDS) == 0
    wine.end()
    move_in(home)
    there = "C:\\" + "\\".join(CHOSEN.parts)
    old_look = installer.look(installer.run(old, "/S", f"/D={there}"), folder)
    (folder / "mine.txt").write_text("a player's own")
    log, again = wine.folder / "match.jsonl", wine.folder / "again.jsonl"
    running: list[int] = []

    def start(*args: str) -> subprocess.Popen[bytes]:
        return installer.start(folder / PROGRAM, *args)

    def leave(game: subprocess.Popen[bytes]) -> None:
        running.append(installer.run(folder / UNINSTALLER, "/S", f"_?={there}"))
        running.append(installer.run(new, "/S"))
        installer.leave(game)

    played = first_evening(screen, start, leave, log, in_wine(log))
    while_it_runs = installer.look(running.pop(), folder)
    updated = installer.look(installer.run(new, "/S"), folder)
    resumed = second_evening(screen, start, installer.leave, again, in_wine(again), home)
    assert installer.run(folder / PROGRAM, "--self-test") == 0, wine.said()
    self_test = (home / "self-test" / "logs" / "caper-city.log").read_text("utf-8")
    left_behind("self-test-installed.log").write_text(self_test, "utf-8")
    code = installer.run(folder / UNINSTALLER, "/S")
    until(lambda: not (folder / UNINSTALLER).exists(), "the end of the uninstaller", SECONDS)
    removed = installer.look(code, folder)
    refused = running.pop()
    return Story(on_windows_7, old_look, refused, while_it_runs, updated, removed, played, resumed, self_test)


def test_windows_7_gets_no_game(story: Story) -> None:
    assert (story.on_windows_7.code, story.on_windows_7.program) == (REFUSED, frozenset())


def test_a_silent_setup_puts_the_game_where_it_is_told(story: Story) -> None:
    assert story.old.code == 0
    assert {PROGRAM, UNINSTALLER, "licences/LICENSE", "_internal/gone.txt"} <= story.old.program


def test_the_start_menu_has_one_entry(story: Story) -> None:
    assert (story.old.links, story.updated.links) == (1, 1)


@pytest.mark.parametrize(
    "name", ["DisplayIcon", "Publisher", "InstallLocation", "UninstallString", "QuietUninstallString"]
)
def test_windows_lists_it_among_its_programs(story: Story, name: str) -> None:
    assert name in story.updated.entries


def test_windows_knows_which_version_is_installed(story: Story) -> None:
    assert f"DisplayVersion    REG_SZ    {OLD}" in story.old.entries
    assert f"DisplayVersion    REG_SZ    {__version__}" in story.updated.entries


def test_silent_setup_and_uninstaller_change_nothing_while_the_game_runs(story: Story) -> None:
    assert (story.while_it_runs.code, story.uninstalled_while_it_runs) == (REFUSED, REFUSED)
    assert story.while_it_runs.program == story.old.program | {"mine.txt"}
    assert OLD in story.while_it_runs.entries


def test_an_update_goes_into_the_same_folder_and_leaves_no_stale_file(story: Story) -> None:
    gone = {"_internal/gone.txt", "_internal/gone/$too.txt"}
    assert story.updated.code == 0
    assert story.updated.program == (story.old.program | {"mine.txt"}) - gone


def test_an_update_leaves_saves_and_settings_as_they_are(story: Story) -> None:
    assert "settings.json" in story.updated.home
    assert any(name.startswith("saves") for name in story.updated.home)
    assert story.updated.home == story.while_it_runs.home


def test_a_match_goes_on_after_an_update(story: Story) -> None:
    assert story.resumed == story.played >= 2


def test_the_installed_game_passes_its_self_test(story: Story) -> None:
    assert story.self_test.rstrip().endswith("all is well")


def test_the_uninstaller_removes_all_but_what_is_the_players(story: Story) -> None:
    assert story.removed.code == 0
    assert story.removed.program == {"mine.txt"}
    assert story.removed.links == 0
    assert "DisplayName" not in story.removed.entries
    assert {"settings.json"} | {name for name in story.updated.home if name.startswith("saves")} <= set(
        story.removed.home
    )


def test_its_pages_lead_to_the_game(installer: Installer, story: Story, new: Path) -> None:
    """The pictures of all pages stay for whoever wants to see them."""
    assert story.removed.links == 0, "it begins anew"
    installer.wine.end()
    screen = installer.screen
    setup = installer.start(new)
    until(lambda: screen.xdotool("search", "--onlyvisible", "--name", "^Caper City Setup"), "the pages")
    (installer.home() / "logs" / "caper-city.log").unlink()
    for page in ("welcome", "licence", "folder"):
        time.sleep(1)
        screen.screenshot(left_behind(f"setup-{page}.png"))
        screen.xdotool("key", "Return")
    folder = installer.wine.files().parent / "Local" / "Programs" / "Caper City"
    link = installer.wine.files() / "Microsoft/Windows/Start Menu/Programs/Caper City.lnk"
    until(link.exists, "the last page", SECONDS)
    time.sleep(1)
    screen.screenshot(left_behind("setup-finish.png"))
    screen.xdotool("key", "Return")
    assert setup.wait(SECONDS) == 0
    assert (folder / PROGRAM).exists()
    until((installer.home() / "logs" / "caper-city.log").exists, "the game", SECONDS)
