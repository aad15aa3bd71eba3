"""What was made once is kept, but not for ever."""

from __future__ import annotations

from functools import partial

from game.shell.lru_cache import LruCache


def made_by(kept: LruCache[str, str], *keys: str) -> list[str]:
    """What had to be made when these were asked for."""
    made: list[str] = []

    def make(key: str) -> str:
        made.append(key)
        return key.upper()

    for key in keys:
        assert kept.get(key, partial(make, key)) == key.upper()
    return made


def test_the_same_thing_is_made_once() -> None:
    assert made_by(LruCache(2), "cop", "crook", "cop") == ["cop", "crook"]


def test_the_longest_unused_is_forgotten_first() -> None:
    assert made_by(LruCache(2), "cop", "crook", "cop", "jewel", "cop", "crook") == [
        "cop",
        "crook",
        "jewel",
        "crook",
    ]


def test_never_more_are_kept_than_may_be() -> None:
    kept: LruCache[str, str] = LruCache(3)
    made_by(kept, *"abcdefg")
    assert len(kept) == 3
