"""Breaks text into lines."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable

SHORT_END = 0.2
"""A last line shorter than this part of the width gets more words."""


def words_of(text: str) -> list[str]:
    r"""Return the words of a line; a no-break space joins two words.

    >>> words_of("or 1\u00a0First  Bank")
    ['or', '1\xa0First', 'Bank']
    """
    return [word for word in text.split(" ") if word]


def wrap(text: str, measure: Callable[[str], int], width: int) -> list[str]:
    """Break text into lines no wider than `width`; a word that is too wide is broken.

    >>> wrap("one two three", len, 7)
    ['one two', 'three']
    """
    lines: list[str] = []
    for part in text.split("\n"):
        line = ""
        for word in words_of(part):
            longer = f"{line} {word}" if line else word
            if measure(longer) <= width:
                line = longer
                continue
            if line:
                lines.append(line)
            line = word
            while measure(line) > width and len(line) > 1:
                cut = next(n for n in range(len(line) - 1, 0, -1) if n == 1 or measure(line[:n]) <= width)
                lines.append(line[:cut])
                line = line[cut:]
        lines.append(line)
    return lines


def balanced(text: str, measure: Callable[[str], int], width: int) -> list[str]:
    """Break text into as many lines as `wrap`, but about equally long.

    >>> balanced("one two three four five", len, 19)
    ['one two three', 'four five']
    """
    lines: list[str] = []
    for part in text.split("\n"):
        least = min(width, max((measure(word) for word in words_of(part)), default=0))
        count = len(wrap(part, measure, width))
        enough = bisect_left(
            range(least, width), True, key=lambda room: len(wrap(part, measure, room)) <= count
        )
        lines += wrap(part, measure, least + enough)
    return lines


def without_lone_word(text: str, measure: Callable[[str], int], width: int) -> list[str]:
    """Wrap text, but move words down if a paragraph would end in one word or a very short line.

    >>> without_lone_word("one two three four", len, 14)
    ['one two', 'three four']
    """
    lines: list[str] = []
    for part in text.split("\n"):
        new = wrap(part, measure, width)
        while len(new) > 1 and (" " not in new[-1] or measure(new[-1]) < width * SHORT_END):
            above, _, moved = new[-2].rpartition(" ")
            last = f"{moved} {new[-1]}"
            if " " not in above or measure(last) > width:
                break
            new[-2:] = [above, last]
        lines += new
    return lines
