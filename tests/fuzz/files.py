"""Files to try: what they hold, where they go, and special ones such as links and pipes."""

from __future__ import annotations

import os
import shutil
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Link:
    """A link to another file."""

    target: str


@dataclass(frozen=True, slots=True)
class Sparse:
    """A file of so many bytes that takes no room on the disk."""

    size: int


@dataclass(frozen=True, slots=True)
class Folder:
    """A folder."""


@dataclass(frozen=True, slots=True)
class Pipe:
    """A named pipe to which nobody writes."""


Content = bytes | Link | Sparse | Folder | Pipe
Files = Mapping[str, Content]
"""What to put where, below the player's folder."""
OUR_FOLDERS = ("saves", "maps", "logs")


def place(home: Path, files: Files) -> None:
    """Put these files into the player's folder, and no others."""
    for path in home.iterdir():
        if path.is_dir() and not path.is_symlink():
            shutil.rmtree(path)
        else:
            path.unlink()
    for folder in OUR_FOLDERS:
        (home / folder).mkdir()
    for name, content in files.items():
        path = home / name
        path.parent.mkdir(parents=True, exist_ok=True)
        match content:
            case bytes():
                path.write_bytes(content)
            case Link(target):
                path.symlink_to(target)
            case Sparse(size):
                with path.open("wb") as file:
                    file.truncate(size)
            case Folder():
                path.mkdir()
            case Pipe():
                os.mkfifo(path)


def kept(home: Path, files: Files) -> bool:
    """True when everything that was put there is still somewhere in the folder."""
    found = [path for path in home.rglob("*") if not path.is_symlink() and path.is_file()]
    contents = {path.read_bytes() for path in found if path.stat().st_size < 1_000_000}
    wanted = (content for content in files.values() if isinstance(content, bytes))
    return all(content in contents for content in wanted if len(content) < 1_000_000)
