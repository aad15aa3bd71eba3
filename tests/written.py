"""What `Text` writes, watched and measured from outside."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pytest

from game.shell.picture import Picture
from game.shell.text import Text, words_of, wrap
from game.shell.theme import SMALLEST_TEXT, Role

Note = Callable[[Text, str, Role, int, int], None]
"""Gets a line, its role, the room for it and the space between its letters."""


def fits(text: Text, said: str, role: Role, box: tuple[int, int], px: int = SMALLEST_TEXT) -> bool:
    """Whether a text fits into its box at this size without a broken word."""

    def measure(line: str) -> int:
        return text.width(line, role, px, fixed=True)

    if any(measure(word) > box[0] for line in said.split("\n") for word in words_of(line)):
        return False
    return len(wrap(said, measure, box[0])) * text.height(role, px, fixed=True) <= box[1]


def fits_line(text: Text, said: str, role: Role, room: int, track: int, px: int = SMALLEST_TEXT) -> bool:
    """Whether a line fits at this size."""
    if not track:
        return text.width(said, role, px, fixed=True) <= room
    letters = sum(text.width(letter, role, px, fixed=True) for letter in said)
    return letters + track * (len(said) - 1) <= room


def watch_lines(patch: pytest.MonkeyPatch, note: Note) -> None:
    """Note every line that is written into a limited room."""
    line, common_size = Text.line, Text.common_size

    def watched(
        text: Text, said: str, role: Role = "text", size: float = 24, *colour: object, **how: object
    ) -> Picture:
        room, track = how.get("max_width", 0), how.get("track", 0)
        assert isinstance(room, int)
        assert isinstance(track, int)
        if room:
            note(text, said, role, room, track)
        return line(text, said, role, size, *colour, **how)  # type: ignore[arg-type]

    def watched_size(text: Text, texts: Iterable[str], role: Role, size: float, max_width: int) -> int:
        texts = tuple(texts)
        for said in texts:
            note(text, said, role, max_width, 0)
        return common_size(text, texts, role, size, max_width)

    patch.setattr(Text, "line", watched)
    patch.setattr(Text, "common_size", watched_size)


def watch_boxes(patch: pytest.MonkeyPatch, misfits: list[str]) -> None:
    """Note every boxed text that doesn't fit into its box."""
    boxed = Text.boxed

    def watched(
        text: Text, said: str, role: Role, size: float, box: tuple[int, int], *args: object, **how: object
    ) -> Picture:
        if not fits(text, said, role, box):
            misfits.append(said)
        return boxed(text, said, role, size, box, *args, **how)  # type: ignore[arg-type]

    patch.setattr(Text, "boxed", watched)
