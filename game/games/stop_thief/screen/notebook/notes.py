"""What people write down while they look for a thief: marks on numbered spaces, a page for each notebook."""

from __future__ import annotations

import logging
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from game.core.kernel import Seat
from game.games.stop_thief.rules.terms import Terms

log = logging.getLogger(__name__)


class Mark(StrEnum):
    """What can be drawn on a space; each has a shape of its own, and four of them a colour."""

    STRUCK = "struck"
    """He is not there."""
    AMBER = "amber"
    TEAL = "teal"
    VIOLET = "violet"
    RED = "red"


Page = Mapping[int, Mark]
"""The marks of one page, by space."""
SHARED = 0
"""The page that lies open on the table, where all are after the Pack."""


def page_of(terms: Terms, seat: Seat) -> int:
    """The page that a seat writes on: its own, or the one of all."""
    return SHARED if terms.pack else seat


@dataclass(frozen=True, slots=True)
class Notes:
    """All pages; one that nothing is written on is not there."""

    pages: Mapping[int, Page] = field(default_factory=dict)

    def page(self, number: int) -> Page:
        """What is written on a page."""
        return self.pages.get(number, {})

    def with_mark(self, number: int, space: int, mark: Mark | None) -> Notes:
        """With this mark alone on the space, or with none."""
        kept = {place: old for place, old in self.page(number).items() if place != space}
        return self._with(number, kept if mark is None else {**kept, space: mark})

    def cleared(self, number: int) -> Notes:
        """With nothing on this page."""
        return self._with(number, {})

    def new_case(self) -> Notes:
        """With nothing on any page: a new thief begins somewhere else."""
        return Notes()

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
    def from_json(cls, data: Any, spaces: Collection[int]) -> Notes:  # noqa: ANN401
        """The notes of a save about these spaces; what makes no sense is told to the log, and left out."""
        if data is None:
            return cls()
        try:
            return cls({int(number): _read(page, spaces) for number, page in data.items()})
        except (AttributeError, TypeError, ValueError) as error:
            log.warning("the notes of this save cannot be read (%s)", error)
            return cls()


def _read(page: Any, spaces: Collection[int]) -> Page:  # noqa: ANN401
    marks = {int(space): Mark(mark) for space, mark in page.items()}
    if not marks.keys() <= set(spaces):
        raise ValueError(f"no such spaces: {sorted(marks.keys() - set(spaces))}")
    return marks
