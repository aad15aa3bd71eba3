"""Where the bundled data and the user's own files are: the only file that knows about PyInstaller."""

import os
import sys
from functools import cache
from pathlib import Path

NAME = "Caper City"
HOME_VARIABLE = "CAPER_CITY_HOME"
PORTABLE = "portable.txt"
"""A file of this name beside the program, whatever is in it, keeps the player's files beside it too."""


def bundled(*parts: str) -> Path:
    """A file or folder that came with the game."""
    root = getattr(sys, "_MEIPASS", None) or Path(__file__).resolve().parent.parent
    return Path(root, *parts)


def is_bundle() -> bool:
    """Whether this is the program that players double-click, not the source."""
    return bool(getattr(sys, "frozen", False))


def move_to(folder: Path) -> None:
    """From now on, the player's files are in this folder."""
    os.environ[HOME_VARIABLE] = str(folder)


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
    beside = _beside_the_program()
    portable = (beside,) if beside and (beside / PORTABLE).exists() else ()
    return portable + _usual_dirs()


def _beside_the_program() -> Path | None:
    """The folder in which a player sees the program; a Mac shows an .app where there are folders inside."""
    if not is_bundle():
        return None
    program = Path(sys.executable)
    app = next((folder for folder in program.parents if folder.suffix == ".app"), None)
    return (app or program).parent


def _usual_dirs() -> tuple[Path, ...]:
    """Where the system wants such files."""
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
        if can_write(folder):
            return folder
    import tempfile  # noqa: PLC0415  (the first frame need not wait for it)

    return Path(tempfile.mkdtemp(prefix="caper-city-"))


def can_write(folder: Path) -> bool:
    """Whether a file can be made there, tried once: on Windows, `tempfile` would try ten thousand names."""
    trial = folder / f"trial-{os.getpid()}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        trial.touch()
        trial.unlink()
    except OSError:
        return False
    return True
