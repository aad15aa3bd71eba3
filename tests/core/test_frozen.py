"""Changed copies of frozen values."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, dataclass
from typing import Any

import pytest

from game.core.frozen import replace


@dataclass(frozen=True)
class Purse:
    owner: str
    coins: int = 0


ANN = Purse("Ann", 2)


def test_a_copy_has_the_new_value_and_the_others() -> None:
    assert replace(ANN, coins=3) == Purse("Ann", 3)


def test_the_original_stays_as_it_was() -> None:
    replace(ANN, coins=3)
    assert Purse("Ann", 2) == ANN


def test_a_copy_is_equal_and_has_the_same_hash() -> None:
    assert hash(replace(ANN, coins=2)) == hash(ANN)


def test_a_copy_is_frozen() -> None:
    copy: Any = replace(ANN, coins=3)
    with pytest.raises(FrozenInstanceError):
        copy.coins = 4


def test_an_unknown_field_is_refused() -> None:
    unknown: dict[str, Any] = {"notes": 1}
    with pytest.raises(TypeError, match="Purse lacks one of notes"):
        replace(ANN, **unknown)
