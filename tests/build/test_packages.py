"""What is put round the bundle, tried without building one: archives, notices, menu entry and version."""

from __future__ import annotations

import configparser
import os
import re
import stat
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

import dev_bundle
from dev_run import SetupError, Tree
from game import __version__
from game.shell.window import CLASS, TITLE

ROOT = Path(__file__).resolve().parent.parent.parent
TREE = Tree(ROOT)


@pytest.fixture
def made_on_a_mac(tmp_path: Path) -> Path:
    """What PyInstaller leaves there: a bare folder, and an app whose libraries see its data by a link."""
    bare = tmp_path / "Caper City" / "_internal"
    bare.mkdir(parents=True)
    contents = tmp_path / "Caper City.app" / "Contents"
    for folder in ("MacOS", "Frameworks", "Resources/art"):
        (contents / folder).mkdir(parents=True)
    (contents / "MacOS" / "Caper City").write_text("program")
    (contents / "MacOS" / "Caper City").chmod(0o755)
    (contents / "Resources" / "art" / "curtain.jpg").write_text("picture")
    (contents / "Frameworks" / "art").symlink_to("../Resources/art")
    return tmp_path


def test_a_mac_gets_a_folder_with_the_app_in_it(made_on_a_mac: Path) -> None:
    folder = dev_bundle.folder_round_the_app(made_on_a_mac)
    assert [file.name for file in folder.iterdir()] == ["Caper City.app"]
    assert not (made_on_a_mac / "Caper City.app").exists()


def test_a_zip_keeps_links_and_what_may_be_started(made_on_a_mac: Path) -> None:
    folder = dev_bundle.folder_round_the_app(made_on_a_mac)
    contents = "Caper City/Caper City.app/Contents"
    with zipfile.ZipFile(dev_bundle.zipped(folder, made_on_a_mac / "game.zip")) as archive:
        modes = {info.filename: info.external_attr >> 16 for info in archive.infolist()}
        assert archive.read(f"{contents}/Frameworks/art") == b"../Resources/art"
        assert archive.read(f"{contents}/Resources/art/curtain.jpg") == b"picture"
    assert stat.S_ISLNK(modes[f"{contents}/Frameworks/art"])
    assert modes[f"{contents}/MacOS/Caper City"] & 0o111
    assert f"{contents}/Frameworks/art/curtain.jpg" not in modes, "it would be there twice"


def test_all_that_is_inside_has_its_notice(tmp_path: Path) -> None:
    dev_bundle.write_notices(TREE, tmp_path / "licences", dev_bundle.python_licence(), TREE.venv)
    found = {file.name for file in (tmp_path / "licences").iterdir()}
    fonts = {file.name for file in (ROOT / "art" / "fonts").glob("*-copyright.txt")}
    ours = {"LICENSE", "CREDITS.md", *(file.name for file in (ROOT / "build" / "licences").iterdir())}
    theirs = {"Python.txt", *(f"{library}.txt" for library in dev_bundle.LIBRARIES)}
    assert found == ours | theirs | fonts


def test_a_library_without_its_notice_stops_the_bundle(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="PyTMX"):
        dev_bundle.write_notices(TREE, tmp_path / "licences", dev_bundle.python_licence(), tmp_path)


def test_the_menu_entry_names_the_window_that_the_game_opens() -> None:
    entry = configparser.ConfigParser(interpolation=None)
    entry.read(ROOT / "build" / "linux" / "caper-city.desktop", encoding="utf-8")
    assert entry["Desktop Entry"]["StartupWMClass"] == CLASS
    assert entry["Desktop Entry"]["Name"] == TITLE


def test_the_entry_in_the_folder_differs_in_what_it_starts_alone(tmp_path: Path) -> None:
    dev_bundle.write_launcher(TREE, tmp_path / "caper-city.desktop")
    written = (tmp_path / "caper-city.desktop").read_text("utf-8").splitlines()
    wanted = (ROOT / "build" / "linux" / "caper-city.desktop").read_text("utf-8").splitlines()
    assert [line for line in written if line not in wanted] == [f"Exec={dev_bundle.BESIDE}"]
    assert os.access(tmp_path / "caper-city.desktop", os.X_OK)


def test_the_newest_entry_of_the_changelog_is_this_version() -> None:
    newest = re.search(r"^## \[(.+?)\]", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert newest
    assert newest[1] == __version__


def test_pyproject_and_packages_take_the_version_from_the_game() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert project["project"]["dynamic"] == ["version"]
    assert project["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "game.__version__"}
    assert dev_bundle.version(TREE) == __version__


def test_no_other_file_repeats_the_version() -> None:
    sources = (*ROOT.glob("*.toml"), *ROOT.glob("build/*.*"), *ROOT.glob("*.py"), *ROOT.glob("game/**/*.py"))
    own = re.compile(rf"(?<![\d.=]){re.escape(__version__)}(?![\d.])")  # the pin of a library follows ==
    found = [file for file in sources if own.search(file.read_text("utf-8"))]
    assert found == [ROOT / "game" / "__init__.py"]


def test_the_version_can_be_read_without_pygame() -> None:
    script = "import sys, game; assert 'pygame' not in sys.modules; print(game.__version__)"
    said = subprocess.check_output([sys.executable, "-c", script], cwd=ROOT, text=True)
    assert said == f"{__version__}\n"
