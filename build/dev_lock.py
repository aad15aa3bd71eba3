"""The locks: for each group of pyproject.toml every package, with its version and the hashes of its files."""

from collections.abc import Iterable, Sequence
from pathlib import Path

import dev_venv
from dev_run import SetupError, Tree, run, say

WINDOWS = "windows"
"""The lock of the Windows bundle: a pip on Linux would read the other locks as Linux does."""
OLDEST_PYTHON = "3.11"
WITHOUT_WHEELS = "pyworld"
"""It has wheels for Windows alone, so pip builds it from its source, whose hash is in the lock too."""
EVERYWHERE = ("--universal",)
ON_WINDOWS = ("--python-platform", "x86_64-pc-windows-msvc")
HEADER = f"# Written by `python3 build/dev.py lock`.\n--only-binary :all:\n--no-binary {WITHOUT_WHEELS}\n\n"


def lock(tree: Tree) -> int:
    """Write every lock anew; what is pinned stays as long as pyproject.toml allows it."""
    dev_venv.ensure(tree, ("lock",))
    groups = dev_venv.known_groups(tree)
    game = groups[dev_venv.RUNTIME]
    written: list[Path] = []
    for group, wanted in groups.items():
        place = dev_venv.lock(tree, group)
        write(tree, place, {*game, *wanted}, EVERYWHERE, written)
        written.append(place)
    write(tree, windows_lock(tree), for_windows(groups), ON_WINDOWS, written)
    return 0


def windows_lock(tree: Tree) -> Path:
    """What the Windows bundle is made of."""
    return dev_venv.locks(tree) / f"{WINDOWS}.txt"


def for_windows(groups: dict[str, list[str]]) -> list[str]:
    """The game's own libraries and PyInstaller."""
    pyinstaller = [line for line in groups["dev"] if line.startswith("pyinstaller==")]
    return [*groups[dev_venv.RUNTIME], *pyinstaller]


def write(
    tree: Tree, place: Path, wanted: Iterable[str], where: Sequence[str], others: Sequence[Path]
) -> None:
    """Let uv write one lock, in which no package has another version than in the other locks."""
    source = tree.work / "wanted.in"
    source.write_text("\n".join(sorted(wanted)), "utf-8")
    command = [
        *(str(tree.python), "-m", "uv", "pip", "compile", "--quiet", "--no-config", "--no-header"),
        *("--no-annotate", "--generate-hashes", "--only-binary", ":all:"),
        *("--no-binary", WITHOUT_WHEELS),
        *("--python-version", OLDEST_PYTHON, *where, str(source), "--output-file", str(place)),
        *(part for other in others for part in ("--constraint", str(other))),
    ]
    if run(command) != 0:
        raise SetupError(f"uv could not write {place.name}; why is above.")
    place.write_text(HEADER + place.read_text("utf-8"), "utf-8")
    say(f"{place.relative_to(tree.root)} is written.")
