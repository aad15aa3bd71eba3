"""Menu entry, metainfo, icons and manual page: they validate, and say of the game what is so."""

from __future__ import annotations

import argparse
import re
import struct
import subprocess
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import dev_linux
from dev_run import Tree
from game import __version__, commandline, paths
from game.games.library import GAMES

ROOT = Path(__file__).resolve().parent.parent.parent
LINUX, ICONS = ROOT / "build" / "linux", ROOT / "art" / "icon"
PAGE = (LINUX / "caper-city.6").read_text("utf-8").replace("\\-", "-")
METAINFO = ET.parse(LINUX / "city.caper.game.metainfo.xml").getroot()  # noqa: S314 - our own file
ACTIONS = commandline._parser()._actions  # noqa: SLF001 - argparse tells them in no other way


def said(*command: str) -> str:
    """What a tool finds wrong."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return "" if done.returncode == 0 else done.stdout + done.stderr


@pytest.mark.bundle
def test_the_metainfo_validates() -> None:
    file = LINUX / "city.caper.game.metainfo.xml"
    assert said("appstreamcli", "validate", "--no-net", "--pedantic", str(file)) == ""


@pytest.mark.bundle
def test_the_menu_entry_validates() -> None:
    assert said("desktop-file-validate", str(LINUX / "caper-city.desktop")) == ""


def test_the_metainfo_is_of_this_version() -> None:
    release = METAINFO.find("releases/release")
    assert release is not None
    assert release.attrib["version"] == __version__


def test_the_metainfo_names_every_game() -> None:
    items = [item.text or "" for item in METAINFO.findall("description/ul/li")]
    assert len(items) == len(GAMES)
    assert {re.sub(r"\W+", "-", item.partition(":")[0].lower()).strip("-") for item in items} == set(GAMES)


def test_the_changelog_of_the_debian_package_is_of_this_version() -> None:
    changes = dev_linux.changelog(Tree(ROOT))
    assert changes.startswith(f"caper-city ({__version__}) unstable; urgency=medium\n\n  * ")
    assert re.search(r"\n -- .+ <\S+>  \w{3}, \d\d \w{3} \d{4} 00:00:00 \+0000\n$", changes)


def test_the_manual_page_has_every_argument_and_no_other() -> None:
    wanted = {name for action in ACTIONS for name in action.option_strings}
    options = PAGE.partition(".SH OPTIONS")[2].partition(".SH FILES")[0]
    assert set(re.findall(r"(?<![\w-])--?[a-z][a-z-]*", options)) == wanted


@pytest.mark.parametrize("action", ACTIONS, ids=[action.dest for action in ACTIONS])
def test_the_manual_page_says_what_help_says(action: argparse.Action) -> None:
    assert f"\n{action.help}" in PAGE
    if isinstance(action.metavar, str):
        assert f'.BI {action.option_strings[-1]} " {action.metavar}"' in PAGE
    for choice in action.choices or ():
        assert str(choice) in PAGE or action.dest == "text", "the four sizes are in --help"


def test_the_manual_page_names_every_game_and_the_variable_for_the_folder() -> None:
    assert [game for game in GAMES if game not in PAGE] == []
    assert paths.HOME_VARIABLE in PAGE


@pytest.mark.parametrize("side", dev_linux.ICON_SIZES)
def test_an_icon_has_the_size_that_its_folder_says(side: int) -> None:
    picture = (ICONS / f"icon_{side}.png").read_bytes()
    assert struct.unpack_from(">II", picture, 16) == (side, side)


def test_the_icon_for_any_size_is_drawn_with_paths_alone() -> None:
    drawing = ET.parse(ICONS / "icon.svg").getroot()  # noqa: S314 - our own file
    kinds = {element.tag.rpartition("}")[2] for element in drawing.iter()}
    assert "path" in kinds
    assert not kinds & {"image", "text"}
