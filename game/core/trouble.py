"""Errors that become a sentence for players or map makers."""

from __future__ import annotations

from pathlib import PurePath

UNKNOWN = "\N{REPLACEMENT CHARACTER}"
"""What `readable` puts in place of bytes that are no letters."""


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


def shown(value: object, most: int) -> str:
    r"""A text from outside as a sentence quotes it: short, and without what can't be shown.

    >>> shown("a" * 1_000, 5), shown("one\0two", 9), shown(PurePath("/home/ann/maps"), 5)
    ('aaaaa…', 'one?two', '…/maps')
    """
    text = readable(str(value))
    if len(text) > most and isinstance(value, PurePath):
        text = f"…/{shown(value.name, 2 * most)}"
    elif len(text) > most:
        text = f"{text[:most]}…"
    return "".join(letter if letter.isprintable() and letter != UNKNOWN else "?" for letter in text)


def readable(text: str) -> str:
    """The text in letters that can be drawn: a file name may have some that the system's locale lacks."""
    try:
        return text.encode(errors="surrogateescape").decode(errors="replace")
    except UnicodeEncodeError:
        return text.encode(errors="replace").decode()
