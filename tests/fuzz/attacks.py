"""Attacks by hand: each kind of file that has ever brought the program down, or could."""

from __future__ import annotations

from collections.abc import Iterator

from tests.fuzz import good
from tests.fuzz.attack import MEGABYTE, Attack
from tests.fuzz.attacks_on_maps import odd_maps, odd_pictures, odd_tilesets, paths
from tests.fuzz.attacks_on_matches import odd_logs, odd_saves, odd_settings
from tests.fuzz.files import Content, Folder, Link, Pipe, Sparse
from tests.fuzz.good import AUTOSAVE, LOG, MAP, PICTURE, PROPS, SETTINGS, TILES

PLACES: dict[str, tuple[str, ...]] = {
    "settings": (SETTINGS,),
    "saves": (AUTOSAVE,),
    "replay": (LOG,),
    "maps": (MAP, TILES, PROPS),
    "match_on_map": (PICTURE,),
}
"""The files of each door."""
UNSEEN = {
    (MAP, "a named pipe"),
    (MAP, "a folder"),
    (MAP, "a device"),
    (MAP, "a link to itself"),
    (AUTOSAVE, "a link to itself"),
}
"""What no folder of maps or saves lists."""


def attacks() -> Iterator[Attack]:
    """All of them; with THOROUGH=1, on saves and logs of every game."""
    yield from _odd_files()
    yield from odd_settings()
    yield from odd_saves()
    yield from odd_logs()
    yield from odd_maps()
    yield from odd_tilesets()
    yield from odd_pictures()
    yield from paths()


def _base(door: str) -> dict[str, Content]:
    """The good files that an attack's own stands among."""
    return dict(good.town()) if door in ("maps", "match_on_map") else {}


def _odd_files() -> Iterator[Attack]:
    """What is no plain file, and what is too large or no text."""
    contents: dict[str, Content] = {
        "a named pipe": Pipe(),
        "a folder": Folder(),
        "a device": Link("/dev/zero"),
        "100 MB": Sparse(100 * MEGABYTE),
        "2 TB": Sparse(2 * 10**12),
        "a link far away": Link("/etc/passwd"),
        "a link to itself": Link("autosave-1.json"),
        "nothing": b"",
        "no text": bytes(range(256)) * 40,
        "deep lists": b"[" * 200_000,
        "a deep object": b'{"a":' * 100_000 + b"1" + b"}" * 100_000,
        "UTF-16": '{"a": 1}'.encode("utf-16"),
        "3 MB of lists": b'{"a":[' + b"[]," * MEGABYTE + b"[]]}",
        "half a file": b'{"format": 2, "setup"',
    }
    for door, places in PLACES.items():
        for place in places:
            secret = Link("../" * (place.count("/") + 1) + "secret.txt")
            for name, content in (contents | {"a link to a secret": secret}).items():
                unseen = (place, name) in UNSEEN
                yield Attack(f"{place}: {name}", door, {**_base(door), place: content}, not unseen)
