"""Pictures that were made once and are kept for the next frame, but not for ever."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")


class LruCache(Generic[K, T]):
    """Things by key, `most` of them; the longest unused goes first.

    >>> kept = Kept[str, int](2)
    >>> [kept.get(word, lambda: len(word)) for word in ("cop", "crook", "cop", "jewel")]
    [3, 5, 3, 5]
    >>> len(kept)
    2
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._things: OrderedDict[K, T] = OrderedDict()

    def __len__(self) -> int:
        return len(self._things)

    def get(self, key: K, make: Callable[[], T]) -> T:
        """The thing for `key`, made only when it is not there."""
        if key in self._things:
            self._things.move_to_end(key)
            return self._things[key]
        thing = self._things[key] = make()
        if len(self._things) > self._most:
            self._things.popitem(last=False)
        return thing
