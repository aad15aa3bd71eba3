"""A cache that drops the least recently used entry when it is full."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")


class LruCache(Generic[K, T]):
    """At most `most` values by key; the least recently used goes first.

    >>> cache = LruCache[str, int](2)
    >>> [cache.get(word, lambda: len(word)) for word in ("cop", "crook", "cop", "jewel")]
    [3, 5, 3, 5]
    >>> len(cache)
    2
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._values: OrderedDict[K, T] = OrderedDict()

    def __len__(self) -> int:
        return len(self._values)

    def get(self, key: K, make: Callable[[], T]) -> T:
        """Return the value for `key`; make it if it is missing."""
        if key in self._values:
            self._values.move_to_end(key)
            return self._values[key]
        value = self._values[key] = make()
        if len(self._values) > self._most:
            self._values.popitem(last=False)
        return value
