"""The setup.exe for Windows players, made by NSIS, which runs on Linux and on Windows."""

import shutil
from collections.abc import Iterator
from pathlib import Path

from dev_run import WINDOWS, Tree, output, say

NO_NSIS = "There is no makensis here (Debian and Ubuntu: apt install nsis), so no setup.exe was made."
MACHINE = "x86-unicode" if WINDOWS else "amd64-unicode"
"""NSIS's own download for Windows makes 32-bit setups alone; Debian's makes those that every wine runs."""


def setups(tree: Tree, made: Path, version: str) -> Iterator[Path]:
    """The setup that installs the folder `made`, to lie beside it; none where there is no NSIS."""
    if shutil.which("makensis") is None:
        say(NO_NSIS)
        return
    lists = tree.work / "setup"
    write_lists(made, lists)
    script, icon = tree.root / "build" / "windows", tree.root / "art" / "icon"
    setup = made.parent / f"caper-city-{version}-setup.exe"
    facts = {
        "VERSION": version,
        "MACHINE": MACHINE,
        "LICENCE": script / "licence.txt",
        "LISTS": lists,
        "ICON": icon / "caper_city.ico",
        "SIDE": icon / "setup_side.bmp",
        "HEAD": icon / "setup_head.bmp",
        "OUT": setup,
    }
    words = [f"-D{name}={fact}" for name, fact in facts.items()]
    output("makensis", "-V2", "-WX", "-INPUTCHARSET", "UTF8", *words, str(script / "setup.nsi"))
    yield setup


def write_lists(made: Path, place: Path) -> None:
    """Tell NSIS every file to install, and every file and folder to remove."""
    install: list[str] = []
    remove: list[str] = []
    for folder in sorted((made, *(path for path in made.rglob("*") if path.is_dir()))):
        inside = "\\".join(("$INSTDIR", *map(escaped, folder.relative_to(made).parts)))
        files = sorted(path for path in folder.iterdir() if path.is_file())
        install += [f'SetOutPath "{inside}"', *(f'File "{file}"' for file in files)]
        emptied = [f'Delete "{inside}\\{escaped(file.name)}"' for file in files]
        # What is inside a folder goes before it, and the one of the program when all is done.
        remove[:0] = emptied if folder == made else [*emptied, f'RMDir "{inside}"']
    place.mkdir(parents=True, exist_ok=True)
    (place / "install.nsh").write_text("\n".join(install), "utf-8")
    (place / "remove.nsh").write_text("\n".join(remove), "utf-8")


def escaped(name: str) -> str:
    """A name as NSIS writes it where it speaks of the player's computer, not of ours."""
    return name.replace("$", "$$")
