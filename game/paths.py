"""Paths of the bundled data and of the user's files. Only this file knows about PyInstaller."""

import os
import sys
from functools import cache
from pathlib import Path

from game.core.files import set_aside

NAME = "Caper City"
HOME_VARIABLE = "CAPER_CITY_HOME"
APART_VARIABLE = "CAPER_CITY_APART"
"""The folder of a second window, which keeps nothing in the player's folder but logs."""
PORTABLE = "portable.txt"
"""If a file of this name is beside the program, the player's files are there too."""


def bundled(*parts: str) -> Path:
    """Return a file or folder that came with the game."""
    root = getattr(sys, "_MEIPASS", None) or Path(__file__).resolve().parent.parent
    return Path(root, *parts)


def is_bundle() -> bool:
    """True in the packaged program, False when run from source."""
    return bool(getattr(sys, "frozen", False))


def move_to(folder: Path) -> None:
    """Use this folder for the player's files from now on."""
    os.environ[HOME_VARIABLE] = str(folder)


def keep_apart(folder: Path) -> None:
    """Keep saves, settings and all the like there: another window has the player's folder."""
    os.environ[APART_VARIABLE] = str(folder)


def is_apart() -> bool:
    """True if another window has the player's folder."""
    return APART_VARIABLE in os.environ


def user_dir() -> Path:
    """Return the folder for what this window may write; it exists and is writable."""
    apart = os.environ.get(APART_VARIABLE)
    return Path(apart) if apart else home_dir()


def home_dir() -> Path:
    """Return the folder for the player's files; it exists and is writable."""
    return _first_writable(_wanted_dirs())


def refused_dir() -> Path | None:
    """Return the folder that should hold the player's files but is not writable, or None if all is well."""
    wanted = _wanted_dirs()
    if wanted and home_dir() == wanted[0]:
        return None
    return wanted[0] if wanted else Path(NAME)


def saves_dir() -> Path:
    """Return the folder for saved games."""
    return _inside(user_dir(), "saves")


def logs_dir() -> Path:
    """Return the folder for logs and crash reports."""
    return _inside(home_dir(), "logs")


def maps_dir() -> Path:
    """Return the folder for the player's own maps."""
    return _inside(home_dir(), "maps")


def settings_file() -> Path:
    """Return the settings file."""
    return user_dir() / "settings.json"


def free_folders() -> tuple[tuple[Path, Path], ...]:
    """Set aside each file that stands in place of a folder. Return the folders, and where the files are."""
    folders = (home_dir() / name for name in ("saves", "logs", "maps"))
    return tuple((folder, set_aside(folder)) for folder in folders if _is_in_the_way(folder))


def _inside(where: Path, name: str) -> Path:
    folder = where / name
    if _is_in_the_way(folder):
        set_aside(folder)
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def _is_in_the_way(place: Path) -> bool:
    """Tell whether something is there that is no folder, be it a link that leads nowhere."""
    return os.path.lexists(place) and not place.is_dir()


def _wanted_dirs() -> tuple[Path, ...]:
    """Return candidates for the user folder, best first; not cached, so that tests can move it."""
    chosen = os.environ.get(HOME_VARIABLE)
    if chosen:
        return (Path(chosen),)
    beside = _beside_the_program()
    portable = (beside,) if beside and (beside / PORTABLE).exists() else ()
    return portable + _usual_dirs()


def _beside_the_program() -> Path | None:
    """Return the folder in which the player sees the program; a Mac shows an .app folder as a file."""
    if not is_bundle():
        return None
    program = Path(sys.executable)
    app = next((folder for folder in program.parents if folder.suffix == ".app"), None)
    return (app or program).parent


def _usual_dirs() -> tuple[Path, ...]:
    """Return the usual folder of this operating system."""
    if sys.platform == "win32":
        return tuple(Path(base, NAME) for base in (os.environ.get("APPDATA"),) if base)
    home = _home()
    if sys.platform == "darwin":
        return (home / "Library" / "Application Support" / NAME,) if home else ()
    data = os.environ.get("XDG_DATA_HOME")
    if data:
        return (Path(data, NAME),)
    return (home / ".local" / "share" / NAME,) if home else ()


def _home() -> Path | None:
    """Return the home folder, even if HOME is not set; None if there is none."""
    try:
        return Path.home()
    except RuntimeError:
        return None


@cache
def _first_writable(wanted: tuple[Path, ...]) -> Path:
    for folder in wanted:
        if can_write(folder):
            return folder
    import tempfile  # noqa: PLC0415  (a faster start)

    return Path(tempfile.mkdtemp(prefix="caper-city-"))


def can_write(folder: Path) -> bool:
    """True if a file can be created there. On Windows, `tempfile` would try ten thousand names."""
    trial = folder / f"trial-{os.getpid()}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        trial.touch()
        trial.unlink()
    except OSError:
        return False
    return True
