"""Gloves that rest, slap and tap, and never lie on what others look at."""

from __future__ import annotations

import pygame
import pytest

from game.games.hands_up.screen.hands import HOME_MS, POINT_MS, REACH_MS, TAP_MS, Hands
from game.games.hands_up.screen.layout import layout_for
from game.games.library import load_board
from game.shell.services import Shell
from tests.games.hands_up.tables import ANN, BOB

LAYOUT = layout_for(load_board("hands_up"), 4, crowded=False)
LOOKS = ("jimmy", "sandra", "pepper", "drake")
BY_JIMMY, IN_THE_MIDDLE = LAYOUT.slots[22], LAYOUT.slots[0]


@pytest.fixture
def hands(shell: Shell) -> Hands:
    return Hands.around(shell.assets, LAYOUT, LOOKS)


def drawn(hands: Hands, *cards: tuple[int, int]) -> int:
    """How many pieces there are in a picture of the hands."""
    canvas = pygame.Surface((1920, 1080), pygame.SRCALPHA)
    hands.draw(canvas, None, cards)
    return len(pygame.mask.from_surface(canvas).connected_components(2_000))


def test_all_hands_rest_while_none_would_lie_on_a_card(hands: Hands) -> None:
    assert drawn(hands, IN_THE_MIDDLE) == 4


def test_no_hand_rests_when_one_would_lie_on_a_card(hands: Hands) -> None:
    assert drawn(hands, IN_THE_MIDDLE, BY_JIMMY) == 0


def test_a_finger_taps_at_a_card_and_leaves_it_again(hands: Hands) -> None:
    hands.point(ANN, IN_THE_MIDDLE)
    hands.update(POINT_MS)
    assert hands.hands[ANN].at.distance_to(IN_THE_MIDDLE) < 40
    hands.update(TAP_MS)
    hands.update(HOME_MS)
    assert hands.hands[ANN].at == hands.hands[ANN].home
    assert not hands.moving


def test_one_long_moment_is_enough_to_tap_and_to_be_home(hands: Hands) -> None:
    hands.point(ANN, IN_THE_MIDDLE)
    hands.update(10_000)
    assert hands.hands[ANN].at == hands.hands[ANN].home
    assert not hands.moving


def test_when_the_diamond_has_its_owner_all_hands_leave_the_cushion(hands: Hands) -> None:
    for seat in (ANN, BOB):
        hands.slap(seat)
    hands.update(REACH_MS)
    assert hands.hands[BOB].at.distance_to(LAYOUT.diamond) == 0
    hands.take(ANN)
    hands.update(REACH_MS + TAP_MS + HOME_MS)
    hands.update(HOME_MS)
    assert [hand.at == hand.home for hand in hands.hands] == [True] * 4
