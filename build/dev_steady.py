"""Equal bundles from one commit: the same times, rights and order, whenever and wherever they are built."""

import os
import subprocess
import zipfile
from datetime import UTC, datetime
from pathlib import Path

from dev_run import Tree

EPOCH = "SOURCE_DATE_EPOCH"
"""The time, in seconds since 1970, that every tool gives to what it makes; others who build may choose it."""
FIRST_ZIP = 315_532_800
"""No .zip can tell of a time before 1980."""
FOLDER_OR_PROGRAM, OTHER_FILE = 0o755, 0o644


def use_one_time(tree: Tree) -> None:
    """Let this program, and all that it starts, know the time of the commit, and sort sets in one order."""
    os.umask(0o022)
    os.environ.setdefault(EPOCH, commit_time(tree))
    os.environ["PYTHONHASHSEED"] = "0"
    os.environ["DPKG_DEB_THREADS_MAX"] = "1"  # one thread packs in other blocks than two


def commit_time(tree: Tree) -> str:
    """The time of the commit; outside of git, that of the first .zip."""
    command = ["git", "-C", str(tree.root), "log", "-1", "--format=%ct"]
    try:
        said = subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()
    except FileNotFoundError:
        said = ""
    return said or str(FIRST_ZIP)


def epoch() -> int:
    """The time of everything in a bundle."""
    return max(FIRST_ZIP, int(os.environ.get(EPOCH, FIRST_ZIP)))


def zip_time() -> tuple[int, int, int, int, int, int]:
    """That time as a .zip writes it, in no time zone."""
    then = datetime.fromtimestamp(epoch(), UTC)
    return then.year, then.month, then.day, then.hour, then.minute, then.second


def settle(made: Path) -> None:
    """Give everything in a folder the same time, and rights that no umask has touched."""
    for place in (made, *made.rglob("*")):
        if not place.is_symlink():
            runs = place.is_dir() or place.stat().st_mode & 0o111
            place.chmod(FOLDER_OR_PROGRAM if runs else OTHER_FILE)
            os.utime(place, (epoch(), epoch()))


def zip_entry(name: str, mode: int) -> zipfile.ZipInfo:
    """The entry of a file, folder or link in a .zip; it looks the same on all systems."""
    entry = zipfile.ZipInfo(name, zip_time())
    entry.compress_type = zipfile.ZIP_DEFLATED
    entry.create_system = 3  # the system that knows of rights and links
    entry.external_attr = mode << 16
    return entry
