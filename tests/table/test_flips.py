"""Cards and tokens turn over in depth."""

from __future__ import annotations

import pygame
import pytest

from game.shell.picture import Picture
from game.table.flips import CACHE_SIZE, FLIP_LIFT, Flips, in_depth, lifted

FRONT, BACK = (200, 160, 40), (60, 90, 200)
SIZE = (100, 140)


@pytest.fixture(autouse=True)
def _screen() -> None:
    pygame.display.init()
    pygame.display.set_mode((8, 8))


def card(colour: tuple[int, int, int]) -> Picture:
    image = Picture(SIZE, pygame.SRCALPHA)
    image.fill(colour)
    return image


def test_a_card_lies_flat_at_both_ends_of_its_turn() -> None:
    flips, front, back = Flips(), card(FRONT), card(BACK)
    for part, colour in ((0.0, FRONT), (1.0, BACK)):
        seen = flips.get(front, back, part)
        assert seen.size == SIZE
        assert seen.get_at((50, 70))[:3] == colour


def test_it_is_thin_in_the_middle_of_its_turn() -> None:
    assert Flips().get(card(FRONT), card(BACK), 0.5).width < 12


@pytest.mark.parametrize(("degrees", "near"), [(50, "right"), (-50, "left")])
def test_the_near_edge_is_taller_than_the_far_one(degrees: int, near: str) -> None:
    seen = in_depth(card(FRONT), SIZE, degrees)
    heights = [sum(seen.get_at((x, y)).a > 128 for y in range(seen.height)) for x in (1, seen.width - 2)]
    left, right = heights
    assert (right > left + 15) if near == "right" else (left > right + 15)


def test_a_side_that_turns_away_from_the_light_is_darker_and_one_that_turns_to_it_lighter() -> None:
    dark, plain, light = (in_depth(card(FRONT), SIZE, degrees) for degrees in (-50, 0, 50))
    reds = [image.get_at((image.width // 2, image.height // 2)).r for image in (dark, plain, light)]
    assert reds[0] < reds[1] < reds[2]


def test_it_rises_by_ten_pixels_and_lies_again() -> None:
    assert [round(lifted(part)) for part in (0, 0.5, 1)] == [0, FLIP_LIFT, 0]


def test_each_step_is_painted_once_and_the_cache_is_limited() -> None:
    flips, front, back = Flips(), card(FRONT), card(BACK)
    assert flips.get(front, back, 0.3) is flips.get(front, back, 0.3)
    for number in range(400):
        flips.get(front, back, number % 19 / 19, 0.5 + number / 400)
    assert len(flips.cache) <= CACHE_SIZE
