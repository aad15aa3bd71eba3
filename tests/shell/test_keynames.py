"""What keys are called: by the layout of the keyboard, and never two alike."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.shell import keynames
from game.shell.keyboard import ROWS
from game.shell.keynames import forget, key_name, learn
from game.shell.services import Shell

FRENCH = {"A": "q", "Q": "a", "Z": "w", "W": "z", "SEMICOLON": "m", "M": ","}
"""The keys that an American and a French keyboard call differently, and their French names."""
KEYS = [code for _, codes in ROWS for code in codes]


@pytest.fixture(autouse=True)
def _nothing_learned() -> Iterator[None]:
    pygame.display.init()
    forget()
    yield
    forget()


def press(place: str, name: str) -> None:
    learn(getattr(pygame, f"KSCAN_{place}"), pygame.key.key_code(name))


def names_are_unique() -> bool:
    return len({key_name(code) for code in KEYS}) == len(KEYS)


def test_a_pressed_key_tells_its_name() -> None:
    press("A", "q")
    assert key_name(pygame.KSCAN_A) == "Q"


@pytest.mark.parametrize("backwards", [False, True])
def test_letters_are_unique_after_every_press_in_another_layout(backwards: bool) -> None:  # noqa: FBT001
    for place in sorted(FRENCH, reverse=backwards):
        press(place, FRENCH[place])
        assert names_are_unique()
    assert key_name(pygame.KSCAN_SEMICOLON) == "M"


def test_letters_are_unique_when_the_layout_changes_and_only_some_keys_are_pressed_again() -> None:
    for place in "AQZWM":
        press(place, place.lower())
    press("A", "q")
    assert names_are_unique()
    assert key_name(pygame.KSCAN_Q) == "A", "the two have most likely changed places"


def test_a_change_of_the_layout_is_noticed(shell: Shell) -> None:
    press("A", "q")
    pygame.event.post(pygame.Event(pygame.KEYMAPCHANGED))
    shell.controls.sample()
    assert key_name(pygame.KSCAN_A) == "A"


def test_keys_with_the_same_name_everywhere_are_not_learned() -> None:
    learn(pygame.KSCAN_RETURN, pygame.K_RETURN)
    assert keynames._LEARNED == {}  # noqa: SLF001
