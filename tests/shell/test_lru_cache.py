"""What was made once is kept, but not for ever."""

from __future__ import annotations

from functools import partial

import pygame

from game.shell.lru_cache import MEGABYTES_IN_ALL, LruCache, cached, clear_caches
from game.shell.picture import Picture, set_pixel_scale

QUARTER = (256, 256)
"""A picture of this size takes a quarter of a megabyte."""


def made_by(kept: LruCache[str, str], *keys: str) -> list[str]:
    """What had to be made when these were asked for."""
    made: list[str] = []

    def make(key: str) -> str:
        made.append(key)
        return key.upper()

    for key in keys:
        assert kept.get(key, partial(make, key)) == key.upper()
    return made


def picture(size: tuple[int, int] = QUARTER) -> Picture:
    return Picture(size, pygame.SRCALPHA)


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


def test_a_value_that_is_nothing_is_made_once_too() -> None:
    kept: LruCache[str, None] = LruCache(3)
    made: list[str] = []
    for _ in range(2):
        kept.get("none", lambda: made.append("none"))
    assert made == ["none"]


def test_pictures_are_kept_while_they_take_few_bytes() -> None:
    kept: LruCache[int, Picture] = LruCache(100, megabytes=1)
    for number in range(9):
        kept.get(number, picture)
    assert len(kept) == 4
    assert kept.bytes == 2**20


def test_the_longest_unused_picture_goes_first() -> None:
    kept: LruCache[int, Picture] = LruCache(100, megabytes=0.5)
    first = kept.get(1, picture)
    kept.get(2, picture)
    kept.get(1, picture)
    kept.get(3, picture)
    assert kept.get(1, picture) is first


def test_one_picture_is_kept_however_large_it_is() -> None:
    kept: LruCache[int, Picture] = LruCache(100, megabytes=0.1)
    large = kept.get(1, picture)
    assert kept.get(1, picture) is large
    kept.get(2, picture)
    assert len(kept) == 1


def test_pictures_in_tuples_and_lists_count() -> None:
    kept: LruCache[int, object] = LruCache(100, megabytes=1)
    kept.get(1, lambda: (picture(), 5, [picture()]))
    assert kept.bytes == 2**19


def test_what_is_no_picture_takes_nothing() -> None:
    kept: LruCache[int, object] = LruCache(100, megabytes=1)
    kept.get(1, lambda: "x" * 5_000_000)
    assert kept.bytes == 0


def test_after_clearing_nothing_is_there() -> None:
    kept: LruCache[int, Picture] = LruCache(100, megabytes=1)
    old = kept.get(1, picture)
    kept.clear()
    assert (len(kept), kept.bytes) == (0, 0)
    assert kept.get(1, picture) is not old


def test_for_other_pixels_a_picture_is_made_anew() -> None:
    kept: LruCache[int, Picture] = LruCache(100)
    plain = kept.get(1, picture)
    set_pixel_scale(2.0)
    fine = kept.get(1, picture)
    assert fine.surface.get_width() == 2 * plain.surface.get_width()


def test_back_with_the_old_pixels_the_old_picture_is_there() -> None:
    kept: LruCache[int, Picture] = LruCache(100)
    plain = kept.get(1, picture)
    set_pixel_scale(2.0)
    kept.get(1, picture)
    set_pixel_scale(1.0)
    assert kept.get(1, picture) is plain


def test_with_more_pixels_to_a_point_as_many_pictures_are_kept() -> None:
    set_pixel_scale(2.0)
    kept: LruCache[int, Picture] = LruCache(100, megabytes=1)
    for number in range(9):
        kept.get(number, picture)
    assert len(kept) == 4


def test_a_function_keeps_what_it_made() -> None:
    made: list[tuple[int, str]] = []

    @cached(2)
    def make(number: int, *, name: str = "") -> str:
        made.append((number, name))
        return name * number

    assert [make(2, name="a"), make(2, name="a"), make(2, name="b"), make(3)] == ["aa", "aa", "bb", ""]
    assert made == [(2, "a"), (2, "b"), (3, "")]


def test_a_function_makes_its_picture_anew_for_other_pixels() -> None:
    make = cached(4)(picture)
    plain = make()
    set_pixel_scale(2.0)
    assert make() is not plain


def test_all_caches_together_take_no_more_than_their_share() -> None:
    clear_caches()
    caches = [LruCache[int, Picture](100, megabytes=40) for _ in range(5)]
    for number in range(100):
        for cache in caches:
            cache.get(number, picture)
    assert sum(cache.bytes for cache in caches) <= MEGABYTES_IN_ALL * 2**20
    assert min(len(cache) for cache in caches) > 50
