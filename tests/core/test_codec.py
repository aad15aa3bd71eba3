"""Frozen data to JSON and back."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from game.core.codec import CodecError, decode, encode, encode_tagged
from game.core.kernel import SeatSetup, Setup
from game.games.hands_up.rules.actions import Action, Point, Reveal
from game.games.hands_up.rules.cards import Card

SETUP = Setup(
    "hands-up",
    "hands_up",
    (SeatSetup("Ann", "jimmy"), SeatSetup("Bob", "tad", "ai")),
    {"tempo": 7, "power": "on"},
)


def test_a_setup_survives() -> None:
    assert decode(Setup, encode(SETUP)) == SETUP


def test_a_card_travels_as_its_text() -> None:
    assert encode_tagged(Reveal(Card.from_text("T2o"))) == {"type": "Reveal", "card": "T2o"}


def test_a_member_of_a_union_is_found_by_its_name() -> None:
    assert decode(Action, {"type": "Point", "slot": 4}) == Point(4)


@pytest.mark.parametrize(
    "data",
    [
        {"type": "Fly"},
        {"type": "Point", "slot": "four"},
        {"type": "Point", "slot": True},
        {"type": "Point", "slot": 4, "with": "style"},
        {"type": "Point"},
        {"type": "Reveal", "card": "T9o"},
        "Point",
    ],
)
def test_what_does_not_fit_is_refused(data: object) -> None:
    with pytest.raises(CodecError):
        decode(Action, data)


@pytest.mark.parametrize("text", ["", "-", "0475", "+1", "1.0", " 1", "\u0665", "x", "--1"])
def test_a_key_that_is_no_plain_number_is_refused(text: str) -> None:
    assert decode(Mapping[int, str], {"-7": "a", "475": "b"}) == {-7: "a", 475: "b"}
    with pytest.raises(CodecError):
        decode(Mapping[int, str], {text: "a"})
