"""One way for the focus to move, on menus, boards and card tables."""

import pygame
import pytest

from game.shell.devices import Verb
from game.shell.focus import at, following, nearest

DOTS = {"above": (100, 0), "below": (110, 200), "left": (0, 90), "right": (200, 100), "far": (400, 110)}


@pytest.mark.parametrize(
    ("verb", "place"),
    [(Verb.UP, "above"), (Verb.DOWN, "below"), (Verb.LEFT, "left"), (Verb.RIGHT, "right")],
)
def test_an_arrow_leads_to_the_nearest_point_that_way(verb: Verb, place: str) -> None:
    assert nearest((100, 100), verb, DOTS) == place


def test_a_place_does_not_lead_to_itself() -> None:
    assert nearest((400, 110), Verb.RIGHT, DOTS) is None


def test_straight_ahead_is_nearer_than_aside() -> None:
    boxes = {"aside": pygame.Rect(400, 100, 200, 60), "ahead": pygame.Rect(0, 300, 200, 60)}
    assert nearest(pygame.Rect(0, 0, 200, 60), Verb.DOWN, boxes) == "ahead"


def test_a_wide_box_is_not_aside_of_what_stands_under_its_end() -> None:
    boxes = {"under the end": (900, 100, 100, 60), "further down": (450, 400, 100, 60)}
    assert nearest((0, 0, 1000, 60), Verb.DOWN, boxes) == "under the end"


def test_a_box_that_reaches_back_behind_the_start_lies_not_ahead() -> None:
    assert nearest((0, 100, 100, 20), Verb.DOWN, {"beside": (200, 0, 100, 300)}) is None


def test_what_lies_far_aside_lies_in_another_direction() -> None:
    here, there = (100, 100), {"there": (110, 800)}
    assert nearest(here, Verb.RIGHT, there, widest=3) is None
    assert nearest(here, Verb.RIGHT, there) == "there"
    assert nearest(here, Verb.DOWN, there, widest=3) == "there"


def test_of_two_equally_near_the_first_is_taken() -> None:
    assert nearest((0, 0), Verb.RIGHT, {"b": (100, 10), "a": (100, -10)}) == "b"


def test_next_and_previous_go_round() -> None:
    assert [following("c", "abc", by) for by in (1, -1)] == ["a", "b"]


def test_after_what_is_gone_comes_the_first() -> None:
    assert following("x", "abc", 1) == "a"


def test_the_pointer_finds_the_first_box_under_it() -> None:
    boxes = {"top": pygame.Rect(0, 0, 10, 10), "under it": pygame.Rect(5, 5, 20, 20)}
    assert at((7, 7), boxes) == "top"
    assert at((10, 10), boxes) == "under it"
    assert at((25, 25), boxes) is None
