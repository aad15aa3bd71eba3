"""Marks that players put on numbered spaces, a page for each notebook."""

from __future__ import annotations

import logging
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from game.core.kernel import Seat
from game.games.stop_thief.rules.terms import Terms

log = logging.getLogger(__name__)


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
SHARED = 0
"""The page for all players, where they hunt the Pack together."""


def page_of(terms: Terms, seat: Seat) -> int:
    """The page that a seat writes on: its own, or the shared one."""
    return SHARED if terms.pack else seat


@dataclass(frozen=True, slots=True)
class Notes:
    """All pages that have a mark."""

    pages: Mapping[int, Page] = field(default_factory=dict)

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

    def to_json(self) -> dict[str, dict[str, str]] | None:
        """Plain data for a save; None when nothing is written down."""
        pages = {
            str(number): {str(space): str(mark) for space, mark in page.items()}
            for number, page in self.pages.items()
        }
        return pages or None

    @classmethod
    def from_json(cls, data: object, spaces: Collection[int]) -> Notes:
        """The notes of a save; those that make no sense for these spaces are logged and left out."""
        if data is None:
            return cls()
        try:
            return cls({int(number): _read(page, spaces) for number, page in _mapping(data).items()})
        except (TypeError, ValueError) as error:
            log.warning("the notes of this save cannot be read (%s)", error)
            return cls()


def _read(page: object, spaces: Collection[int]) -> Page:
    marks = {int(space): Mark(str(mark)) for space, mark in _mapping(page).items()}
    if not marks.keys() <= set(spaces):
        raise ValueError(f"no such spaces: {sorted(marks.keys() - set(spaces))}")
    return marks


def _mapping(value: object) -> Mapping[str, object]:
    if not isinstance(value, Mapping):
        raise TypeError(f"not a page: {value!r}")
    return value
