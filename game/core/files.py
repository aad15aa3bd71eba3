"""Writes files that survive a crash, and renames bad ones instead of deleting them."""

import os
from pathlib import Path


def write_safely(path: Path, text: str) -> None:
    """Write a file in one step: a crash leaves the old file or the new one, never half of one."""
    part = path.with_suffix(".part")
    with part.open("w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)


def set_aside(path: Path) -> Path:
    """Rename a bad file so that it is out of the way but not lost. Return its new path."""
    number = 1
    while (target := path.with_name(f"{path.stem}.broken-{number}{path.suffix}")).exists():
        number += 1
    try:
        return path.replace(target)
    except OSError:  # in a folder that cannot be written, the file stays where it is
        return path
