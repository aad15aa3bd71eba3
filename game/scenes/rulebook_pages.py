"""Splits a chapter of a rulebook into pages that are filled evenly, at any text size."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import accumulate, combinations, pairwise

from game.shell.text import wrap

# A question stays with its answer.
SENTENCE = re.compile(r"(?<=[.!]) (?=[^a-z])")
STAR = "*"
"""Marks a sentence in a text that the next picture of the chapter belongs to."""
INNER_CUT = 0.2
"""How bad a page break inside a paragraph is. An empty page is 1."""
NARROWER = (0.96, 0.92, 0.88, 0.84)
"""Narrower widths to try, so that no word stands alone in the last line."""
Piece = tuple[str, bool]
"""A sentence, and whether it begins a paragraph."""
Part = tuple[tuple[str, ...], slice]
"""The lines of a page, and which pictures of the chapter are below them."""


@dataclass(frozen=True, slots=True)
class Page:
    """One page: a chapter, or a part of it in large text."""

    chapter: int
    title: str
    lines: tuple[str, ...]
    pictures: slice
    """Which pictures of the chapter are on this page."""
    part: int = 1
    parts: int = 1
    """Which page of the chapter this is, and how many it has."""


@dataclass(frozen=True, slots=True)
class TextArea:
    """The room for text on a page, in pixels."""

    wide: int
    high: int
    leading: int
    """The height of a line. An empty one is half as high."""
    measure: Callable[[str], int]
    """Returns the width of a line."""

    def height(self, lines: tuple[str, ...]) -> int:
        """Return the height of these lines."""
        return sum(self.leading if line else self.leading // 2 for line in lines)

    def lines(self, text: str) -> tuple[str, ...]:
        """Return the lines of a text. If possible no word stands alone in the last line of a paragraph."""
        return tuple(line for part in text.split("\n") for line in self._paragraph(part))

    def _paragraph(self, text: str) -> list[str]:
        lines = wrap(text, self.measure, self.wide)
        if len(lines) == 1 or " " in lines[-1]:
            return lines
        tried = (wrap(text, self.measure, round(self.wide * part)) for part in NARROWER)
        return next((other for other in tried if len(other) == len(lines) and " " in other[-1]), lines)


def paginate(area: TextArea, text: str, needed: Callable[[slice], int]) -> list[Part]:
    r"""Split a chapter into as few pages as possible, filled evenly.

    Every picture is on the page of its sentence. `needed` returns the height of some pictures together.

    >>> area = TextArea(10, 30, 10, len)
    >>> paginate(area, "One two. Three.\n\n*Four five.", lambda pictures: 10)
    [(('One two.', 'Three.'), slice(0, 0, None)), (('Four five.',), slice(0, 1, None))]
    """
    pieces = list(_pieces(area, text))
    stars = [0, *accumulate(said.count(STAR) for said, _ in pieces)]

    @cache
    def part(start: int, end: int) -> Part:
        return area.lines(_joined(pieces[start:end])), slice(stars[start], stars[end])

    @cache
    def below(first: int, last: int) -> int:
        return needed(slice(first, last)) if first < last else 0

    @cache
    def spare(start: int, end: int) -> float:
        """Return the empty part of a page. Below 0 it is too full."""
        used = area.height(part(start, end)[0]) + below(stars[start], stars[end])
        return (area.high - used) / area.high

    def badness(ends: tuple[int, ...]) -> float:
        inner = sum(not pieces[end][1] for end in ends[1:-1])
        return sum(spare(*span) ** 2 for span in pairwise(ends)) + INNER_CUT * inner

    def splits(pages: int) -> Iterator[tuple[int, ...]]:
        """Yield every split into `pages` pages that are not too full. A single sentence always fits."""
        for inner in combinations(range(1, len(pieces)), pages - 1):
            ends = (0, *inner, len(pieces))
            if all(end - start == 1 or spare(start, end) >= 0 for start, end in pairwise(ends)):
                yield ends

    found = (min(splits(pages), key=badness, default=None) for pages in range(1, len(pieces) + 1))
    return [part(*span) for span in pairwise(next(filter(None, found)))]


def _pieces(area: TextArea, text: str) -> Iterator[Piece]:
    """Yield the sentences of a text. One that is higher than a page is split into its lines."""
    for paragraph in text.strip().split("\n\n"):
        begins = True
        for sentence in SENTENCE.split(paragraph):
            lines = area.lines(sentence)
            for piece in [sentence] if area.height(lines) <= area.high else lines:
                yield piece, begins
                begins = False


def _joined(pieces: list[Piece]) -> str:
    """Join sentences into a text, with an empty line before each paragraph and no stars."""
    text = "".join(("\n\n" if begins else " ") + said for said, begins in pieces).strip()
    return text.replace(STAR, "")
