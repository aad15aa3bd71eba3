"""Where the bundled data and the user's own files are: the only file that knows about PyInstaller."""

import os
import sys
import tempfile
from functools import cache
from pathlib import Path

NAME = "Caper City"
HOME_VARIABLE = "CAPER_CITY_HOME"


def bundled(*parts: str) -> Path:
    """A file or folder that came with the game."""
    root = getattr(sys, "_MEIPASS", None) or Path(__file__).resolve().parent.parent
    return Path(root, *parts)


def user_dir() -> Path:
    """The folder for this player's own files; it exists and can be written."""
    return _first_writable(_wanted_dirs())


def refused_dir() -> Path | None:
    """The folder that should have held the player's files but cannot be written, or None when all is well."""
    wanted = _wanted_dirs()
    if wanted and user_dir() == wanted[0]:
        return None
    return wanted[0] if wanted else Path(NAME)


def saves_dir() -> Path:
    """Where saved games go."""
    return _inside("saves")


def logs_dir() -> Path:
    """Where logs and crash reports go."""
    return _inside("logs")


def maps_dir() -> Path:
    """Where players put maps of their own."""
    return _inside("maps")


def settings_file() -> Path:
    """The one file with all settings."""
    return user_dir() / "settings.json"


def _inside(name: str) -> Path:
    folder = user_dir() / name
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def _wanted_dirs() -> tuple[Path, ...]:
    """Candidates for the user folder, best first; read afresh so that tests can move it."""
    chosen = os.environ.get(HOME_VARIABLE)
    if chosen:
        return (Path(chosen),)
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
    """The home folder, also when HOME is not set; None when the system knows none."""
    try:
        return Path.home()
    except RuntimeError:
        return None


@cache
def _first_writable(wanted: tuple[Path, ...]) -> Path:
    for folder in wanted:
        if _can_write(folder):
            return folder
    return Path(tempfile.mkdtemp(prefix="caper-city-"))


def _can_write(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False
