"""Gloves that rest, slap and tap, and never lie on what others look at."""

from __future__ import annotations

import pygame
import pytest

from game.games.hands_up.screen.gloves import HOME_MS, POINT_MS, REACH_MS, TAP_MS, Gloves
from game.games.hands_up.screen.layout import layout_for
from game.games.library import load_board
from game.shell.picture import Picture
from game.shell.services import Shell
from tests.games.hands_up.tables import ANN, BOB

LAYOUT = layout_for(load_board("hands_up"), 4)
LOOKS = ("jimmy", "sandra", "pepper", "drake")
BY_JIMMY, IN_THE_MIDDLE = LAYOUT.slots[22], LAYOUT.slots[0]


@pytest.fixture
def gloves(shell: Shell) -> Gloves:
    return Gloves(shell.assets, LAYOUT, LOOKS)


def drawn(gloves: Gloves, *cards: tuple[int, int]) -> int:
    """How many pieces a picture of the gloves has."""
    canvas = Picture((1920, 1080), pygame.SRCALPHA)
    gloves.draw(canvas, None, cards)
    return len(pygame.mask.from_surface(canvas.surface).connected_components(2_000))


def test_all_gloves_rest_while_none_would_lie_on_a_card(gloves: Gloves) -> None:
    assert drawn(gloves, IN_THE_MIDDLE) == 4


def test_no_glove_rests_when_one_would_lie_on_a_card(gloves: Gloves) -> None:
    assert drawn(gloves, IN_THE_MIDDLE, BY_JIMMY) == 0


def test_a_finger_taps_at_a_card_and_leaves_it_again(gloves: Gloves) -> None:
    gloves.point(ANN, IN_THE_MIDDLE)
    gloves.update(POINT_MS)
    assert gloves.gloves[ANN].at.distance_to(IN_THE_MIDDLE) < 40
    gloves.update(TAP_MS)
    gloves.update(HOME_MS)
    assert gloves.gloves[ANN].at == gloves.gloves[ANN].home
    assert not gloves.moving


def test_one_long_moment_is_enough_to_tap_and_to_be_home(gloves: Gloves) -> None:
    gloves.point(ANN, IN_THE_MIDDLE)
    gloves.update(10_000)
    assert gloves.gloves[ANN].at == gloves.gloves[ANN].home
    assert not gloves.moving


def test_when_the_diamond_has_its_owner_all_gloves_leave_the_cushion(gloves: Gloves) -> None:
    for seat in (ANN, BOB):
        gloves.slap(seat)
    gloves.update(REACH_MS)
    assert gloves.gloves[BOB].at.distance_to(LAYOUT.diamond) == 0
    gloves.take(ANN)
    gloves.update(REACH_MS + TAP_MS + HOME_MS)
    gloves.update(HOME_MS)
    assert [glove.at == glove.home for glove in gloves.gloves] == [True] * 4
