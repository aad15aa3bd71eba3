"""Marks that players put on numbered spaces, a page for each notebook."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from game.core.kernel import Seat
from game.games.stop_thief.rules.terms import Terms


class Mark(StrEnum):
    """A mark on a space; each has its own shape, and four have a colour."""

    STRUCK = "struck"
    """He is not there."""
    AMBER = "amber"
    TEAL = "teal"
    VIOLET = "violet"
    RED = "red"


Page = Mapping[int, Mark]
"""The marks of one page, by space."""
AllPages = Mapping[int, Page]
"""What a save keeps."""
SHARED = 0
"""The page for all players, where they hunt the Pack together."""


def page_of(terms: Terms, seat: Seat) -> int:
    """The page that a seat writes on: its own, or the shared one."""
    return SHARED if terms.pack else seat


@dataclass(frozen=True, slots=True)
class Notes:
    """All pages that have a mark."""

    pages: AllPages = field(default_factory=dict)

    def page(self, number: int) -> Page:
        """What is written on a page."""
        return self.pages.get(number, {})

    def with_mark(self, number: int, space: int, mark: Mark | None) -> Notes:
        """Return the notes with this mark on the space, or with none there."""
        kept = {place: old for place, old in self.page(number).items() if place != space}
        return self._with(number, kept if mark is None else {**kept, space: mark})

    def cleared(self, number: int) -> Notes:
        """Return the notes without this page."""
        return self._with(number, {})

    def _with(self, number: int, page: Page) -> Notes:
        others = {other: marks for other, marks in self.pages.items() if other != number}
        return Notes({**others, number: page} if page else others)

    @classmethod
    def recalled(cls, pages: AllPages | None, spaces: Collection[int]) -> Notes:
        """The notes of a save, as far as these spaces are there."""
        kept = {
            number: {space: mark for space, mark in page.items() if space in spaces}
            for number, page in (pages or {}).items()
        }
        return cls({number: page for number, page in kept.items() if page})
