"""Writes files that survive a crash, and renames bad ones instead of deleting them."""

import errno
import os
import sys
from pathlib import Path

UNABLE = (errno.EINVAL, errno.ENOTSUP, errno.EACCES)
"""What some network and shared folders answer when they are asked to synchronise."""


def write_safely(path: Path, text: str) -> None:
    """Write a file in one step: a crash leaves the old file or the new one, never half of one."""
    part = path.with_suffix(".part")
    with part.open("w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Wait until the names in a folder are on the disk; Windows has no way to ask for it."""
    if sys.platform == "win32":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    except OSError as error:
        if error.errno not in UNABLE:
            raise
    finally:
        os.close(descriptor)


def set_aside(path: Path) -> Path:
    """Rename a bad file so that it is out of the way but not lost. Return its new path."""
    number = 1
    while (target := path.with_name(f"{path.stem}.broken-{number}{path.suffix}")).exists():
        number += 1
    try:
        return path.replace(target)
    except OSError:  # in a folder that cannot be written, the file stays where it is
        return path
