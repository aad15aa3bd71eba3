"""The one door for files from outside: what comes through is a plain file, not too large, and clean inside.

Settings, saves, logs, maps, tilesets and pictures are read here and nowhere else. Each reader then checks
its own types and options, and hands over frozen values.
"""

from __future__ import annotations

import json
import os
import stat
from collections.abc import Iterator
from pathlib import Path

from game.core.codec import JsonObject, JsonValue
from game.core.trouble import Trouble

DEEPEST = 32
LONGEST_TEXT = 200
LONGEST_PATH = 1_000
GREATEST = 2**53
"""Whole numbers up to here survive every program that reads JSON."""
FLAGS = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)


class Refused(Trouble):
    """Why a file from outside isn't read: a part of the sentence that names the file."""


class Missing(Refused):
    """There is no such file."""


def is_clean(text: str, longest: int = LONGEST_TEXT) -> bool:
    r"""True for a text that can be shown and written: not too long, no control characters, no half letters.

    >>> is_clean("Zoë"), is_clean("a\0b"), is_clean("\ud800"), is_clean("a" * 201)
    (True, False, False, False)
    """
    return len(text) <= longest and text.isprintable()


def read_bytes(path: Path, most: int) -> bytes:
    """All of a regular file, opened once. Pipes, devices, folders and links are not even opened."""
    try:
        found = path.lstat()
        if stat.S_ISLNK(found.st_mode):
            raise Refused("file.link")
        if not stat.S_ISREG(found.st_mode):
            raise Refused("file.no-file")
        with os.fdopen(os.open(path, FLAGS), "rb") as file:
            opened = os.fstat(file.fileno())
            if not stat.S_ISREG(opened.st_mode):  # it was swapped a moment ago
                raise Refused("file.no-file")
            if opened.st_size > most:
                raise Refused("file.too-large", most=f"{most:,}")
            return file.read(opened.st_size)
    except (FileNotFoundError, NotADirectoryError) as error:
        raise Missing("file.missing") from error
    except OSError as error:
        raise Refused("file.unreadable", error=error.strerror or error) from error
    except Trouble:
        raise
    except ValueError as error:  # a path with NUL or half a letter in it
        raise Refused("file.bad-name") from error


def inside(folder: Path, path: Path) -> Path:
    """The path without detours, if it stays in the folder and passes no link."""
    real = Path(os.path.realpath(folder))
    if not is_clean(str(path), LONGEST_PATH):
        raise Refused("file.bad-name")
    wanted = Path(os.path.normpath(real / path))
    if not wanted.is_relative_to(real):
        raise Refused("file.outside")
    if Path(os.path.realpath(wanted)) != wanted:
        raise Refused("file.link")
    return wanted


def read_json(path: Path, most: int) -> JsonObject:
    """The object in a JSON file."""
    return parse_json(read_bytes(path, most))


def read_json_lines(path: Path, most: int, most_lines: int) -> Iterator[JsonObject]:
    """The objects in a file with one on each line, one after the other."""
    data = read_bytes(path, most)
    if data.count(b"\n") > most_lines:
        raise Refused("file.too-deep")
    return (parse_json(line) for line in data.splitlines() if line.strip())


def parse_json(data: bytes) -> JsonObject:
    """A JSON object. It isn't deep, its numbers are finite, and its texts are short and clean."""
    try:
        value: JsonValue = json.loads(data.decode("utf-8"))
    except RecursionError as error:
        raise Refused("file.too-deep") from error
    except ValueError as error:  # not UTF-8, not JSON, or a number with thousands of digits
        raise Refused("file.not-json", error=error) from error
    if not isinstance(value, dict):
        raise Refused("file.no-object")
    _check(value, 1)
    return value


def _check(item: JsonValue, depth: int) -> None:
    if isinstance(item, dict | list):
        if depth > DEEPEST:
            raise Refused("file.too-deep")
        for part in (*item, *item.values()) if isinstance(item, dict) else item:
            _check(part, depth + 1)
    elif isinstance(item, str):
        if not is_clean(item):
            raise Refused("file.bad-text")
    elif item is not None and not abs(item) <= GREATEST:  # NaN is not less than anything
        raise Refused("file.bad-number")
