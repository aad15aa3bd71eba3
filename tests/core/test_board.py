"""A board as frozen data: distances, and the digest that a save remembers."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.core.board import Board, Path, Space, distances

SPACES = {n: Space(n, "street", (n * 100, 50), (10, 20), {"loot": 1}) for n in range(5)}
LANE = Board("lane", (400, 100), SPACES, (Path(0, 1), Path(1, 2), Path(2, 3)), "sums", "The Lane")


def with_space(**changes: object) -> Board:
    """The lane with one space changed."""
    return replace(LANE, spaces={**SPACES, 2: replace(SPACES[2], **changes)})  # type: ignore[arg-type]


CHANGED = {
    "name": replace(LANE, name="alley"),
    "title": replace(LANE, title="The Alley"),
    "game": replace(LANE, game="products"),
    "size": replace(LANE, size=(400, 101)),
    "a space less": replace(LANE, spaces={n: SPACES[n] for n in range(4)}),
    "a space more": replace(LANE, spaces={**SPACES, 5: Space(5, "street", (0, 0))}),
    "two numbers swapped": replace(LANE, spaces={**SPACES, 0: SPACES[1], 1: SPACES[0]}),
    "the kind of a space": with_space(kind="door"),
    "the place of a space": with_space(at=(200, 51)),
    "the size of a space": with_space(size=(11, 20)),
    "the value of a property": with_space(properties={"loot": 2}),
    "the type of a property": with_space(properties={"loot": True}),
    "the name of a property": with_space(properties={"cash": 1}),
    "a property less": with_space(properties={}),
    "a path less": replace(LANE, paths=LANE.paths[1:]),
    "the end of a path": replace(LANE, paths=(Path(0, 1), Path(1, 2), Path(2, 4))),
    "the kind of a path": replace(LANE, paths=(Path(0, 1), Path(1, 2), Path(2, 3, "roof"))),
}


def test_what_cannot_be_reached_has_no_distance() -> None:
    assert distances(LANE.neighbours, 1) == {1: 0, 0: 1, 2: 1, 3: 2}
    assert distances(LANE.neighbours, 4) == {4: 0}


def test_equal_boards_have_equal_digests() -> None:
    assert replace(LANE, spaces=dict(reversed(SPACES.items()))).digest == LANE.digest


@pytest.mark.parametrize("board", CHANGED.values(), ids=CHANGED)
def test_any_change_of_a_board_changes_its_digest(board: Board) -> None:
    assert board.digest != LANE.digest
