"""Caches that drop what was not used for the longest time, by number and by bytes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from typing import Any, Generic, ParamSpec, TypeVar
from weakref import WeakSet

from game.shell.picture import Picture, pixel_scale

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")
P = ParamSpec("P")
MEGABYTES = 12
"""The most that the pictures of one cache take where a point is a pixel; more where it has more pixels."""
MEGABYTES_IN_ALL = 150
"""The most that the pictures of all caches take together, times the pixels along a point."""


_ALL: WeakSet[LruCache[Any, Any]] = WeakSet()
_made = [0]
"""How many values all caches have made."""


class LruCache(Generic[K, T]):
    """At most `most` values by key, and few enough bytes of pictures. The least recently used goes first.

    A picture for other pixels is another one: a key counts for one pixel scale.

    >>> cache = LruCache[str, int](2)
    >>> [cache.get(word, lambda: len(word)) for word in ("cop", "crook", "cop", "jewel")]
    [3, 5, 3, 5]
    >>> len(cache)
    2
    """

    def __init__(self, most: int, megabytes: float = MEGABYTES) -> None:
        self._most = most
        self._most_bytes = megabytes * 2**20
        self._values: OrderedDict[tuple[K, float], tuple[T, int]] = OrderedDict()
        self.bytes = 0
        """What its pictures take."""
        self.used = 0
        """How much had been made anywhere when something was last asked of it."""
        _ALL.add(self)

    def __len__(self) -> int:
        return len(self._values)

    def get(self, key: K, make: Callable[[], T]) -> T:
        """Return the value for `key`; make it if it is missing."""
        scale = pixel_scale()
        full = key, scale
        self.used = _made[0]
        found = self._values.get(full)
        if found is not None:
            self._values.move_to_end(full)
            return found[0]
        value = make()
        _made[0] += 1
        self.used = _made[0]
        weight = _weight(value)
        self._values[full] = value, weight
        self.bytes += weight
        most = self._most_bytes * max(1.0, scale * scale)
        while len(self._values) > self._most or (self.bytes > most and len(self._values) > 1):
            self._drop_oldest()
        _keep_to(MEGABYTES_IN_ALL * 2**20 * max(1.0, scale))
        return value

    def _drop_oldest(self) -> None:
        self.bytes -= self._values.popitem(last=False)[1][1]

    def clear(self) -> None:
        """Drop everything."""
        self._values.clear()
        self.bytes = 0


def _keep_to(most: float) -> None:
    """Drop what nobody has asked for the longest time, until all caches take no more bytes than this.

    Of caches that are equally in use the largest comes first. The one that has just made something keeps it.
    """
    over = sum(cache.bytes for cache in _ALL) - most
    if over <= 0:
        return
    for cache in sorted(_ALL, key=lambda cache: (cache.used, -cache.bytes)):
        while over > 0 and cache.bytes and (len(cache) > 1 or cache.used < _made[0]):
            before = cache.bytes
            cache._drop_oldest()  # noqa: SLF001
            over -= before - cache.bytes


def _weight(value: object) -> int:
    if isinstance(value, Picture):
        return value.bytes
    return sum(map(_weight, value)) if isinstance(value, tuple | list) else 0


def clear_caches() -> None:
    """Drop all that is cached anywhere; what is still needed is made again."""
    for cache in _ALL:
        cache.clear()


def cached(most: int, megabytes: float = MEGABYTES) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Let a function keep the last pictures that it made."""

    def decorate(make: Callable[P, T]) -> Callable[P, T]:
        cache: LruCache[Hashable, T] = LruCache(most, megabytes)

        @wraps(make)
        def get(*args: P.args, **kwargs: P.kwargs) -> T:
            key = (args, tuple(kwargs.items())) if kwargs else args
            return cache.get(key, lambda: make(*args, **kwargs))

        return get

    return decorate
