"""A new banner slides up a little, for those who like that."""

from __future__ import annotations

import pygame
import pytest

from game.core.kernel import SeatSetup
from game.shell.picture import Picture
from game.shell.services import Shell
from game.table.board.banner import SLIDE, SLIDE_MS, Banner

SEATS = (SeatSetup("Ann", "jimmy"), SeatSetup("Bob", "sandra"))


@pytest.fixture
def banner(shell: Shell) -> Banner:
    return Banner(shell, SEATS, (960, 500), ("portraits/jimmy", "portraits/sandra"))


def top(banner: Banner, said: str, ms: float) -> int:
    """Where the upper edge of the banner is seen."""
    canvas = Picture((1920, 1080), pygame.SRCALPHA)
    banner.draw(canvas, 0, said, ms)
    return canvas.get_bounding_rect(200).top


def test_it_slides_up_when_it_is_new_and_then_stands_still(banner: Banner) -> None:
    first, later, last = (top(banner, "Ann begins", ms) for ms in (1_000, 1_060, 1_000 + SLIDE_MS))
    assert first == pytest.approx(last + SLIDE, abs=3)
    assert last < later < first
    assert top(banner, "Ann begins", 1_200) == last


def test_it_slides_again_with_other_words_and_when_it_was_away(banner: Banner) -> None:
    for ms in (0, 100, 200):
        rest = top(banner, "Ann begins", ms)
    for ms in (210, 2_000):
        assert top(banner, "Bob begins", ms) == pytest.approx(rest + SLIDE, abs=3)


@pytest.mark.parametrize("liking", [{"motion": "reduced"}, {"speed": "at once"}])
def test_it_stands_where_nothing_may_move_or_all_is_at_once(
    shell: Shell, banner: Banner, liking: dict[str, str]
) -> None:
    shell.settings.change(**liking)
    assert top(banner, "Ann begins", 0) == top(banner, "Ann begins", 5_000)
