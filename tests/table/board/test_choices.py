"""One focus for mouse, keys and pads."""

from __future__ import annotations

import pytest

from game.shell.devices import Verb
from game.table.board.choices import Choice, Chooser
from game.table.board.places import OnBoard

SPOTS = {
    "here": (100, 100),
    "right": (200, 100),
    "far right": (400, 110),
    "below": (110, 200),
    "left": (0, 90),
}


@pytest.fixture
def chooser() -> Chooser[str]:
    chooser = Chooser[str]()
    chooser.offer([Choice(place.upper(), place) for place in SPOTS])
    return chooser


def test_the_first_choice_has_the_focus(chooser: Chooser[str]) -> None:
    assert chooser.focus == Choice("HERE", "here")


@pytest.mark.parametrize(
    ("verb", "place"), [(Verb.RIGHT, "right"), (Verb.LEFT, "left"), (Verb.DOWN, "below"), (Verb.UP, "here")]
)
def test_an_arrow_leads_to_the_nearest_in_its_direction(
    chooser: Chooser[str], verb: Verb, place: str
) -> None:
    chooser.step(verb, SPOTS)
    assert chooser.focus
    assert chooser.focus.place == place


def test_beside_the_board_left_and_right_go_on_in_order_where_nothing_lies_there() -> None:
    chooser, spots = Chooser[str](), {"button": (200, 1000), "token": (280, 300), "other token": (340, 300)}
    chooser.offer([Choice(place, place) for place in spots])
    seen = []
    for verb in (Verb.RIGHT, Verb.RIGHT, Verb.RIGHT, Verb.LEFT):
        chooser.step(verb, spots)
        seen.append(chooser.focus and chooser.focus.place)
    assert seen == ["token", "other token", "button", "other token"]


def test_on_the_board_an_arrow_into_nothing_leaves_the_focus_alone() -> None:
    chooser, spots = Chooser[OnBoard](), {OnBoard(1): (100, 100), OnBoard(2): (110, 800)}
    chooser.offer([Choice(place, place) for place in spots])
    chooser.step(Verb.RIGHT, spots)
    assert chooser.focus == Choice(OnBoard(1), OnBoard(1))


def test_every_choice_can_be_reached_in_order(chooser: Chooser[str]) -> None:
    seen = set()
    for _ in SPOTS:
        assert chooser.focus
        seen.add(chooser.focus.place)
        chooser.next(1)
    assert seen == set(SPOTS)


def test_the_focus_stays_where_it_was_while_that_can_be_chosen(chooser: Chooser[str]) -> None:
    chooser.point_at("below")
    chooser.offer([Choice(1, "left"), Choice(2, "below")])
    assert chooser.focus == Choice(2, "below")
    chooser.offer([Choice(3, "left")])
    assert chooser.focus == Choice(3, "left")


def test_pointing_at_nothing_leaves_the_focus_alone(chooser: Chooser[str]) -> None:
    assert not chooser.point_at("nowhere")
    assert chooser.focus == Choice("HERE", "here")


def test_a_warning_is_given_once_and_the_second_press_does_it() -> None:
    chooser = Chooser[str]()
    chooser.offer([Choice("waste", "token", "wasted"), Choice("keep", "button")])
    assert chooser.take() is None
    assert chooser.warning == "wasted"
    assert chooser.take() == Choice("waste", "token", "wasted")


def test_whoever_looks_elsewhere_is_warned_again() -> None:
    chooser = Chooser[str]()
    chooser.offer([Choice("waste", "token", "wasted"), Choice("other", "other token", "wasted")])
    chooser.take()
    chooser.point_at("other token")
    assert chooser.take() is None


def test_with_nothing_to_choose_nothing_is_taken() -> None:
    assert Chooser[str]().take() is None
