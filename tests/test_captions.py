"""Whoever cannot hear reads it: every sound that carries meaning has a caption."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.core.kernel import Seat
from game.games.cops_and_crooks.rules import events as happened
from game.games.cops_and_crooks.screen.animator import radio_call
from game.shell.words import Words
from tests.games.cops_and_crooks.streets import (
    AGENCY,
    BANK,
    BIG_BANK,
    BOARD,
    POST_OFFICE,
    RULES,
    cops_and_crooks,
)

AUDIO = Path(__file__).parent.parent / "audio"
WORDS = Words()
ONLY_A_TOUCH = {
    *("back", "card_fly", "card_play", "car_drive", "click", "confetti", "cover", "device_key"),
    *(
        "dice_settle",
        "error",
        "handcuffs",
        "hover",
        "page",
        "pin",
        "ready",
        "tick",
        "token_flip",
        "token_place",
    ),
}
"""What a hand does, seen at the same moment: it tells nothing more."""
STEP = re.compile(r"step(_roof|_street)?(_\d)?")


def names(folder: str) -> list[str]:
    return sorted(file.stem for file in (AUDIO / folder).glob("*.ogg"))


def test_every_voice_has_its_words() -> None:
    assert [name for name in names("voices") if not WORDS.has(f"caption.{name}")] == []


def test_every_clue_has_its_words() -> None:
    clues = {re.sub(r"_\d$", "", name) for name in names("clues")}
    assert len(clues) == 12
    assert [name for name in clues if not WORDS.has(f"caption.{name}")] == []


def test_every_effect_that_tells_something_has_its_words() -> None:
    silent = {name for name in names("effects") if not WORDS.has(f"caption.{name}")}
    assert {name for name in silent if not STEP.fullmatch(name)} == ONLY_A_TOUCH


def test_no_caption_is_of_a_sound_that_is_not_there() -> None:
    there = {name for folder in ("voices", "clues", "effects") for name in names(folder)}
    every = WORDS.keys()
    told = {key.removeprefix("caption.") for key in every if key.startswith("caption.")}
    assert told <= there


@pytest.mark.parametrize("shop", [BANK, BIG_BANK, POST_OFFICE, AGENCY])
def test_the_radio_knows_every_place_that_can_be_robbed(shop: int) -> None:
    plan = RULES.new(cops_and_crooks(), BOARD).plan
    assert radio_call(happened.Robbed(Seat(1), shop, 5), plan) in names("voices")


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (happened.Arrested(Seat(1), 404, 0, happened.How.CAUGHT, 1, 0, 0), "v_radio_custody"),
        (happened.BrokeOut(Seat(1)), "v_radio_jailbreak"),
        (happened.GotAway(Seat(1), 5, "rail", 9_000, 0), "v_radio_away"),
        (happened.RoundBegan(2), None),
    ],
)
def test_the_radio_speaks_of_arrests_and_escapes_alone(event: object, line: str | None) -> None:
    assert radio_call(event, RULES.new(cops_and_crooks(), BOARD).plan) == line
