"""The recipe for a new game: copy a folder, list it once."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TOY = ROOT / "tests" / "toy_game"
LIBRARY = Path("game", "games", "library.py")


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program with one more game: a folder, a map, and its name in the list."""
    tree = tmp_path_factory.mktemp("tree")
    for folder in ("art", "audio"):
        (tree / folder).symlink_to(ROOT / folder)
    for folder in ("game", "maps"):
        shutil.copytree(ROOT / folder, tree / folder, ignore=shutil.ignore_patterns("__pycache__"))
    for file in (ROOT / "main.py", TOY / "drive.py"):
        shutil.copy(file, tree)
    shutil.copytree(TOY, tree / "game" / "games" / "toy", ignore=shutil.ignore_patterns("*.tmx", "drive.py"))
    shutil.copy(TOY / "toy.tmx", tree / "maps")
    library = (tree / LIBRARY).read_text("utf-8")
    listed = library.replace("HANDS_UP)", "HANDS_UP, TOY)")
    listed = listed.replace("\nGAMES", "\nfrom game.games.toy.game import GAME as TOY\n\nGAMES", 1)
    (tree / LIBRARY).write_text(listed, "utf-8")
    return tree


def run(tree: Path, *command: str) -> str:
    """What a Python program in this tree prints."""
    env = {**os.environ, "PYTHONPATH": str(tree), "CAPER_CITY_HOME": str(tree / "home")}
    done = subprocess.run(
        [sys.executable, *command],
        cwd=tree,
        env=env,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_toy_game_has_under_300_lines() -> None:
    files = [*TOY.glob("*.py"), *TOY.rglob("*.toml")]
    assert sum(len(file.read_text("utf-8").splitlines()) for file in files if file.name != "drive.py") < 300


def test_a_listed_game_is_simulated(tree: Path) -> None:
    last = run(tree, "main.py", "--simulate", "toy", "--seats", "ai:easy,ai:hard").splitlines()[-1]
    assert '"reason":"first"' in last


def test_a_listed_game_is_played_through_lobby_table_and_results(tree: Path) -> None:
    shown = run(tree, "drive.py").split()
    assert shown[-5:] == ["ChooseScene", "LobbyScene", "PlayScene", "ResultsScene", "toy"]
