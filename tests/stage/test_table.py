"""The card table: places, physics and the end that every animation comes to."""

from __future__ import annotations

import pytest

from game.boards.tmx import load_board
from game.stage.hands_up.layout import CARD, layout_for
from game.stage.hands_up.physics import CardBodies, Pose

BOARD = load_board("hands_up")


@pytest.mark.parametrize("crowded", [False, True])
@pytest.mark.parametrize("players", range(2, 7))
def test_no_two_cards_overlap_and_none_lies_on_the_diamond(players: int, crowded: bool) -> None:  # noqa: FBT001
    layout = layout_for(BOARD, players, crowded=crowded)
    width, height = layout.card_size
    for number, (x, y) in enumerate(layout.slots):
        for a, b in layout.slots[:number]:
            assert abs(a - x) >= width or abs(b - y) >= height
        assert abs(x - layout.diamond[0]) > width / 2 + 100 or abs(y - layout.diamond[1]) > height / 2 + 60


def test_the_table_holds_thirty_cards_without_shrinking_and_sixty_with() -> None:
    assert len(layout_for(BOARD, 4, crowded=False).slots) == 30
    small = layout_for(BOARD, 4, crowded=True)
    assert len(small.slots) == 60
    assert small.card_size[0] < CARD[0]


@pytest.mark.parametrize("players", range(2, 7))
def test_corners_do_not_overlap_each_other_or_the_prompt(players: int) -> None:
    layout = layout_for(BOARD, players, crowded=False)
    rects = [*layout.corners, layout.prompt, *([layout.title] if layout.title else [])]
    for number, rect in enumerate(rects):
        assert rect.collidelist(rects[:number]) == -1


def test_a_slap_scatters_the_cards_and_all_come_back_to_their_places() -> None:
    bodies = CardBodies()
    for slot in range(6):
        bodies.place(slot, Pose(300 + slot * 150, 300, slot - 2), CARD)
    bodies.slap((700, 500))
    assert bodies.awake
    farthest = 0.0
    for _ in range(70):
        bodies.advance(1000 / 60)
        farthest = max(farthest, abs(bodies.pose(2).x - 600) + abs(bodies.pose(2).y - 300))
    assert farthest > 5
    assert not bodies.awake
    assert bodies.pose(2) == Pose(600, 300, 0)
