"""A chapter of a rulebook, cut into leaves that fit the page at any text size and are filled evenly."""

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
"""Stands in a text before every sentence that the next picture of the chapter belongs to."""
INNER_CUT = 0.2
"""How bad it is to turn the page inside a paragraph; an empty page is 1."""
NARROWER = (0.96, 0.92, 0.88, 0.84)
"""What part of the page's width is tried so that no word stands alone in the last line."""
Piece = tuple[str, bool]
"""A sentence, and whether a paragraph begins with it."""
Part = tuple[tuple[str, ...], slice]
"""The lines of a leaf, and which pictures of the chapter stand below them."""


@dataclass(frozen=True, slots=True)
class Leaf:
    """What is seen at once: a chapter, or a part of it when the text is large."""

    chapter: int
    title: str
    lines: tuple[str, ...]
    pictures: slice
    """Which pictures of the chapter stand here."""
    part: int = 1
    parts: int = 1
    """Which leaf of the chapter this is, and how many it has."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """The room for text on a page, in pixels."""

    wide: int
    high: int
    leading: int
    """How far two lines are apart; an empty one is half as high."""
    measure: Callable[[str], int]
    """How wide a line is."""

    def height(self, lines: tuple[str, ...]) -> int:
        """How high these lines are."""
        return sum(self.leading if line else self.leading // 2 for line in lines)

    def lines(self, text: str) -> tuple[str, ...]:
        """The lines of a text; if possible no word stands alone in the last line of a paragraph."""
        return tuple(line for part in text.split("\n") for line in self._paragraph(part))

    def _paragraph(self, text: str) -> list[str]:
        lines = wrap(text, self.measure, self.wide)
        if len(lines) == 1 or " " in lines[-1]:
            return lines
        tried = (wrap(text, self.measure, round(self.wide * part)) for part in NARROWER)
        return next((other for other in tried if len(other) == len(lines) and " " in other[-1]), lines)


def cut(sheet: Sheet, text: str, needed: Callable[[slice], int]) -> list[Part]:
    r"""A chapter in leaves: as few as possible, and none emptier than need be.

    Every picture stands on the leaf of its sentence; some of them together need so many pixels.

    >>> sheet = Sheet(10, 30, 10, len)
    >>> cut(sheet, "One two. Three.\n\n*Four five.", lambda pictures: 10)
    [(('One two.', 'Three.'), slice(0, 0, None)), (('Four five.',), slice(0, 1, None))]
    """
    pieces = list(_pieces(sheet, text))
    stars = [0, *accumulate(said.count(STAR) for said, _ in pieces)]

    @cache
    def part(start: int, end: int) -> Part:
        return sheet.lines(_joined(pieces[start:end])), slice(stars[start], stars[end])

    @cache
    def below(first: int, last: int) -> int:
        return needed(slice(first, last)) if first < last else 0

    @cache
    def spare(start: int, end: int) -> float:
        """What part of a leaf stays empty; below 0 it is too full."""
        used = sheet.height(part(start, end)[0]) + below(stars[start], stars[end])
        return (sheet.high - used) / sheet.high

    def badness(ends: tuple[int, ...]) -> float:
        inner = sum(not pieces[end][1] for end in ends[1:-1])
        return sum(spare(*span) ** 2 for span in pairwise(ends)) + INNER_CUT * inner

    def cuts(leaves: int) -> Iterator[tuple[int, ...]]:
        """Every way to make so many leaves none of which is too full; a sentence never is, by itself."""
        for inner in combinations(range(1, len(pieces)), leaves - 1):
            ends = (0, *inner, len(pieces))
            if all(end - start == 1 or spare(start, end) >= 0 for start, end in pairwise(ends)):
                yield ends

    found = (min(cuts(leaves), key=badness, default=None) for leaves in range(1, len(pieces) + 1))
    return [part(*span) for span in pairwise(next(filter(None, found)))]


def _pieces(sheet: Sheet, text: str) -> Iterator[Piece]:
    """The sentences of a text; one that is higher than a page in its lines."""
    for paragraph in text.strip().split("\n\n"):
        begins = True
        for sentence in SENTENCE.split(paragraph):
            lines = sheet.lines(sentence)
            for piece in [sentence] if sheet.height(lines) <= sheet.high else lines:
                yield piece, begins
                begins = False


def _joined(pieces: list[Piece]) -> str:
    """Sentences as a text again, with an empty line before a paragraph and no stars."""
    text = "".join(("\n\n" if begins else " ") + said for said, begins in pieces).strip()
    return text.replace(STAR, "")
