"""The setup.exe for Windows players, made by NSIS, which runs on Linux and on Windows."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import dev_bundle
from dev_run import WINDOWS, Tree, say

NO_NSIS = "There is no makensis here (Debian and Ubuntu: apt install nsis), so no setup.exe was made."
MACHINE = "x86-unicode" if WINDOWS else "amd64-unicode"
"""NSIS's own download for Windows can't make 64-bit programs. Debian's can, and wine without 32 bits runs them."""


def setups(tree: Tree, made: Path, version: str) -> Iterator[Path]:
    """The setup that installs the folder `made`, beside it; none where there is no NSIS."""
    if shutil.which("makensis") is None:
        say(NO_NSIS)
        return
    setup = made.parent / f"{dev_bundle.NAME}-{version}-setup.exe"
    lists = tree.work / "setup"
    shutil.rmtree(lists, ignore_errors=True)
    write_lists(made, lists)
    licence = lists / "licence.txt"
    licence.write_text((tree.root / "build" / "windows" / "licence.txt").read_text("utf-8"), newline="\r\n")
    art = tree.root / "art" / "icon"
    facts = {
        "VERSION": version,
        "FOLDER": made,
        "SIZE": dev_bundle.size(made) // 1024,
        "LICENCE": licence,
        "LISTS": lists,
        "ICON": art / "caper_city.ico",
        "SIDE": art / "setup_side.bmp",
        "HEAD": art / "setup_head.bmp",
        "OUT": setup,
        "MACHINE": MACHINE,
    }
    words = [f"-D{name}={fact}" for name, fact in facts.items()]
    script = tree.root / "build" / "windows" / "setup.nsi"
    dev_bundle.output("makensis", "-V2", "-WX", "-INPUTCHARSET", "UTF8", *words, str(script))
    yield setup


def write_lists(made: Path, place: Path) -> None:
    """Tell NSIS every file to install, and every file and folder to remove."""
    place.mkdir(parents=True)
    folders = sorted((made, *(path for path in made.rglob("*") if path.is_dir())))
    install, remove = [], []
    for folder in folders:
        inside = "\\".join(("$INSTDIR", *folder.relative_to(made).parts))
        files = sorted(path for path in folder.iterdir() if path.is_file())
        install += [f'SetOutPath "{inside}"', *(f'File "{escaped(str(file))}"' for file in files)]
        removed = [f'Delete "{inside}\\{escaped(file.name)}"' for file in files]
        # The deepest folders come first, and the folder itself goes after the uninstaller in it.
        remove[:0] = removed if folder == made else [*removed, f'RMDir "{inside}"']
    (place / "install.nsh").write_text("\n".join(install), "utf-8")
    (place / "remove.nsh").write_text("\n".join(remove), "utf-8")


def escaped(name: str) -> str:
    """A name as NSIS writes it."""
    return name.replace("$", "$$")
