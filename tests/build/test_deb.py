"""The Debian package: what Debian and desktops say of it, and an update that finds saves and settings."""

from __future__ import annotations

import gzip
import os
import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest

import dev_elf
import dev_linux
from game import __version__
from tests.build.evenings import first_evening, move_in, second_evening
from tests.xvfb import Screen

pytestmark = pytest.mark.bundle
OLD = "0.1.0"
PROGRAM = Path("usr/games/caper-city")


@pytest.fixture(scope="module")
def package(made_for_linux: Path) -> Path:
    """The package of this version."""
    return next(made_for_linux.glob("*.deb"))


@pytest.fixture(scope="module")
def system(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The root of a system on which nothing is installed yet."""
    root = tmp_path_factory.mktemp("system")
    (root / "var/lib/dpkg/info").mkdir(parents=True)
    (root / "var/lib/dpkg/updates").mkdir()
    (root / "var/lib/dpkg/status").touch()
    return root


@pytest.fixture(scope="module")
def old(package: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package of an older version, which had a file that is no longer there."""
    folder = tmp_path_factory.mktemp("old")
    run("dpkg-deb", "-R", str(package), str(folder / "root"))
    control = folder / "root" / "DEBIAN" / "control"
    control.write_text(control.read_text("utf-8").replace(f"Version: {__version__}", f"Version: {OLD}"))
    (folder / "root" / "usr/lib/caper-city/gone.txt").write_text("old")
    run("dpkg-deb", "-Znone", "--build", str(folder / "root"), str(folder / "old.deb"))
    return folder / "old.deb"


def run(*command: str) -> str:
    """Run a tool to its good end; what it says."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def install(package: Path, root: Path) -> None:
    """Let dpkg install a package below a root, with what it needs left aside; it wants to be root itself."""
    root_here = () if os.geteuid() == 0 else ("unshare", "--map-root-user")
    aside = ("--force-not-root", "--force-depends", "--force-script-chrootless", "--no-triggers")
    run(*root_here, "dpkg", f"--root={root}", *aside, "--install", str(package))


def test_lintian_finds_no_error_and_no_warning(package: Path) -> None:
    run("lintian", "--allow-root", "--fail-on", "error,warning", str(package))


def test_the_package_says_what_it_is(package: Path) -> None:
    said = run("dpkg-deb", "--field", str(package), "Package", "Version", "Maintainer")
    assert said == f"Package: caper-city\nVersion: {__version__}\nMaintainer: {dev_linux.MAINTAINER}\n"


def test_no_library_searches_where_it_was_built(made_for_linux: Path) -> None:
    folder = made_for_linux / "caper-city"
    libraries = [file for file in folder.rglob("*.so*") if not file.is_symlink()]
    assert len(libraries) > 50
    assert [file.name for file in libraries if searches_elsewhere(file)] == []


def searches_elsewhere(library: Path) -> bool:
    said = run("readelf", "-d", str(library))
    return any("[/" in line for line in said.splitlines() if "(RPATH)" in line or "(RUNPATH)" in line)


def test_what_is_no_program_stays_as_it_is() -> None:
    head = dev_elf.MAGIC + bytes(200)
    assert dev_elf.without_absolute_path(head) == head


def test_an_update_finds_settings_and_saves_and_leaves_no_stale_file(
    old: Path, package: Path, system: Path, screen: Screen
) -> None:
    home = screen.folder / "Jürgen Groß"
    files = home / ".local" / "share" / "Caper City"
    move_in(files)
    log, again = screen.folder / "match.jsonl", screen.folder / "again.jsonl"

    def start(*args: str) -> subprocess.Popen[bytes]:
        env = {**screen.environment(), "HOME": str(home), "XDG_DATA_HOME": "", "CAPER_CITY_HOME": ""}
        return subprocess.Popen([str(system / PROGRAM), *args], env=env)

    install(old, system)
    assert (system / "usr/lib/caper-city/gone.txt").exists()
    played = first_evening(screen, start, leave, log, str(log))
    before = {file: file.read_bytes() for file in files.rglob("*.json")}
    install(package, system)
    assert {file: file.read_bytes() for file in files.rglob("*.json")} == before
    assert not (system / "usr/lib/caper-city/gone.txt").exists()
    assert f"Version: {__version__}" in (system / "var/lib/dpkg/status").read_text("utf-8")
    assert second_evening(screen, start, leave, again, str(again), files) == played
    assert (files / "settings.json").read_bytes() == before[files / "settings.json"]


def leave(game: subprocess.Popen[bytes]) -> None:
    game.terminate()
    assert game.wait(20) == 0


def test_the_package_has_a_menu_entry_icons_a_manual_page_and_a_program(
    package: Path, tmp_path: Path
) -> None:
    run("dpkg-deb", "-x", str(package), str(tmp_path))
    said = subprocess.check_output([str(tmp_path / PROGRAM), "--version"], env={}, text=True)
    assert said == f"Caper City {__version__}\n"
    share = tmp_path / "usr" / "share"
    assert "Exec=caper-city\nIcon=caper-city\n" in (share / "applications/caper-city.desktop").read_text()
    assert names(share / "icons/hicolor") == [*sizes(dev_linux.ICON_SIZES), "scalable/apps/caper-city.svg"]
    page = gzip.decompress((share / "man/man6/caper-city.6.gz").read_bytes())
    assert page.startswith(b".TH CAPER")
    assert os.access(tmp_path / PROGRAM, os.X_OK)


def sizes(sides: Sequence[int]) -> list[str]:
    return sorted(f"{side}x{side}/apps/caper-city.png" for side in sides)


def names(folder: Path) -> list[str]:
    return sorted(file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file())
