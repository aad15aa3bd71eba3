"""A chapter of a rulebook, cut into leaves that fit the page at any text size and are filled evenly."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations, pairwise

from game.shell.text import wrap

# A question stays with its answer.
SENTENCE = re.compile(r"(?<=[.!]) (?=[^a-z])")
INNER_CUT, NO_TEXT = 0.2, 0.2
"""How bad it is to turn the page inside a paragraph, and to have a picture alone; an empty page is 1."""
NARROWER = (0.96, 0.92, 0.88, 0.84)
"""What part of the page's width is tried so that no word stands alone in the last line."""
Piece = tuple[str, bool]
"""A sentence, and whether a paragraph begins with it."""
NO_WORDS: Piece = ("", True)
"""What stands on a leaf that is all picture."""


@dataclass(frozen=True, slots=True)
class Leaf:
    """What is seen at once: a chapter, or a part of it when the text is large."""

    chapter: int
    title: str
    lines: tuple[str, ...]
    picture: bool
    """True when the chapter's picture stands here."""
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


def cut(sheet: Sheet, text: str, picture: int) -> list[tuple[str, ...]]:
    r"""The lines of a chapter, a leaf each: as few leaves as possible, and none emptier than need be.

    The picture stands below the last of them and needs so many pixels; 0 where there is none.

    >>> sheet = Sheet(10, 30, 10, len)
    >>> cut(sheet, "One two. Three.\n\nFour five. Six.", 0)
    [('One two.', 'Three.'), ('Four five.', 'Six.')]
    """
    pieces = [*_pieces(sheet, text), NO_WORDS]

    @cache
    def lines(start: int, end: int) -> tuple[str, ...]:
        return sheet.lines(_joined(pieces[start:end]))

    def spare(start: int, end: int) -> float:
        """What part of a leaf stays empty; below 0 it is too full."""
        used = sheet.height(lines(start, end)) + (picture if end == len(pieces) else 0)
        return (sheet.high - used) / sheet.high

    def badness(ends: tuple[int, ...]) -> float:
        inner = sum(not pieces[end][1] for end in ends[1:-1])
        alone = ends[-2] == len(pieces) - 1
        return sum(spare(*span) ** 2 for span in pairwise(ends)) + INNER_CUT * inner + NO_TEXT * alone

    def cuts(leaves: int) -> Iterator[tuple[int, ...]]:
        """Every way to make so many leaves none of which is too full."""
        for inner in combinations(range(1, len(pieces)), leaves - 1):
            ends = (0, *inner, len(pieces))
            if all(spare(*span) >= 0 for span in pairwise(ends)):
                yield ends

    every = tuple(range(len(pieces) + 1))
    found = (min(cuts(leaves), key=badness, default=None) for leaves in range(1, len(pieces)))
    return [lines(*span) for span in pairwise(next(filter(None, found), every))]


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
    """Sentences as a text again, with an empty line before a paragraph."""
    return "".join(("\n\n" if begins else " ") + said for said, begins in pieces).strip()
