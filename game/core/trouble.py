"""Errors that become a sentence for players or map makers."""

from __future__ import annotations


class Trouble(ValueError):  # noqa: N818
    """A key of the words files, and the names that go into its sentence.

    >>> str(Trouble("map.no-such-board", file="my_town.tmx"))
    "map.no-such-board (file='my_town.tmx')"
    """

    def __init__(self, key: str, /, **names: object) -> None:
        self.key = key
        self.names = names
        """A `Trouble` among them becomes a sentence too."""
        super().__init__(key, names)

    def __str__(self) -> str:
        return f"{self.key} ({', '.join(f'{name}={value!r}' for name, value in self.names.items())})"
