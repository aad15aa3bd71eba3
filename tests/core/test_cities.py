"""Cities by name and digest: saves and playthroughs find them again by their text."""

from __future__ import annotations

import pytest

from game.core.cities import BoardCity
from game.games.cops_and_crooks.rules.plan import City as CityOfCrooks
from game.games.library import load_board
from game.games.stop_thief.rules.city import City as CityOfThieves

every_city = pytest.mark.parametrize(
    ("kind", "board"), [(CityOfThieves, "stop_thief"), (CityOfCrooks, "cops_and_crooks")]
)


@every_city
def test_a_city_is_found_again_by_its_text(kind: type[BoardCity[object]], board: str) -> None:
    city = kind.of(load_board(board))
    again = kind.from_text(str(city))
    assert again == city
    assert again.plan is city.plan


@every_city
def test_its_text_is_the_name_of_the_board_and_a_digest(kind: type[BoardCity[object]], board: str) -> None:
    name, _, digest = str(kind.of(load_board(board))).partition("#")
    assert name == board
    assert len(digest) == 8


def test_a_city_of_another_game_is_not_found() -> None:
    city = CityOfCrooks.of(load_board("cops_and_crooks"))
    with pytest.raises(ValueError, match="has been opened"):
        CityOfThieves.from_text(str(city))
