"""Set-ups from the text of the command line."""

from __future__ import annotations

import pytest

from game.boards.catalog import Listed
from game.boards.tiled_map import BadMap
from game.core.kernel import OptionValue
from game.games import library
from game.games.hands_up.game import GAME as HANDS_UP
from game.games.library import setup_from_text
from game.games.police_chase.game import GAME as POLICE_CHASE
from game.games.stop_thief.game import GAME as STOP_THIEF
from game.match.game import BadSetup, Game, remembered_options
from game.shell.words import Words


def refusal(game: Game, seats: str | None, options: str) -> str:
    """The sentence that somebody reads about a set-up that cannot be."""
    with pytest.raises(BadSetup) as refused:
        setup_from_text(game, seats, options)
    return Words().explain(refused.value)


FAULT = BadMap("map.unreadable", file="bog.tmx", error="it sank")


@pytest.fixture(autouse=True)
def _two_boards(monkeypatch: pytest.MonkeyPatch) -> None:
    boards = (Listed("desk", "Desk"), Listed("bog", "Bog", FAULT))
    monkeypatch.setattr(library, "boards_for", lambda _game: boards)


def test_without_a_word_about_it_the_board_is_the_games_own() -> None:
    assert setup_from_text(HANDS_UP, None, "power=on").board == "hands_up"


def test_the_board_is_named_among_the_options() -> None:
    setup = setup_from_text(HANDS_UP, None, "power=on, board=desk,tempo=3")
    assert setup.board == "desk"
    assert (setup.options["power"], setup.options["tempo"]) == ("on", 3)


def test_a_board_that_is_not_there_is_refused_with_those_that_are() -> None:
    assert refusal(HANDS_UP, None, "board=moon") == "hands-up has no board 'moon'. Boards: desk."


def test_a_faulty_board_is_refused_with_its_own_sentence() -> None:
    assert refusal(HANDS_UP, None, "board=bog") == Words().explain(FAULT)


def test_the_youngest_must_sit_at_the_table() -> None:
    assert setup_from_text(POLICE_CHASE, "ai,ai,ai", "youngest=3").options["youngest"] == 3
    assert refusal(POLICE_CHASE, "ai,ai", "youngest=3").endswith("Choose from youngest=1|2")


@pytest.mark.parametrize(
    ("mode", "seats"), [("competitive", 2), ("cooperative", 2), ("solo", 1), ("one-vs-many", 2)]
)
def test_without_a_word_about_it_as_few_sit_down_as_the_mode_allows(mode: str, seats: int) -> None:
    assert len(setup_from_text(STOP_THIEF, None, f"mode={mode}").seats) == seats


def test_the_usual_mode_needs_no_word() -> None:
    setup = setup_from_text(STOP_THIEF, None, "")
    assert (setup.options["mode"], len(setup.seats)) == ("competitive", 2)


@pytest.mark.parametrize(
    ("seats", "mode", "sentence"),
    [
        (1, "competitive", "mode=competitive is for 2 to 4 seats, not 1."),
        (5, "cooperative", "mode=cooperative is for 2 to 4 seats, not 5."),
        (2, "solo", "mode=solo is for 1 seat, not 2."),
        (9, "one-vs-many", "mode=one-vs-many is for 2 to 5 seats, not 9."),
    ],
)
def test_a_number_of_seats_that_the_mode_does_not_allow_is_refused(
    seats: int, mode: str, sentence: str
) -> None:
    assert refusal(STOP_THIEF, ",".join(["ai"] * seats), f"mode={mode}") == f"stop-thief {sentence}"


def test_a_wrong_value_is_refused_with_the_right_ones_of_its_option_alone() -> None:
    said = refusal(STOP_THIEF, None, "difficulty=custom,doors=ajar")
    assert said == "'ajar' is not a value of doors. Choose from doors=always|often|free"


@pytest.mark.parametrize(
    ("agreed", "option", "counts"),
    [
        ({}, "difficulty", True),
        ({"mode": "solo"}, "difficulty", False),
        ({}, "doors", False),
        ({"difficulty": "custom"}, "doors", True),
        ({"mode": "solo", "difficulty": "custom"}, "doors", False),
        ({"difficulty": "custom", "win": "captures"}, "captures", True),
        ({"win": "captures"}, "captures", False),
        ({"difficulty": "custom"}, "abilities", True),
        ({"mode": "solo"}, "abilities", True),
        ({}, "abilities", False),
        ({"mode": "one-vs-many"}, "lure", False),
        ({"mode": "one-vs-many"}, "helps", True),
    ],
)
def test_an_option_counts_where_one_that_counts_asks_for_it(
    agreed: dict[str, OptionValue], option: str, *, counts: bool
) -> None:
    found = STOP_THIEF.counting(STOP_THIEF.defaults | agreed)
    assert (option in [each.key for each in found]) == counts


def test_remembered_options_that_have_gone_or_changed_fall_back_one_by_one() -> None:
    options = remembered_options(
        STOP_THIEF, {"mode": "solo", "doors": "revolving", "weather": "rain", "loot": 70}
    )
    assert options == STOP_THIEF.defaults | {"mode": "solo", "loot": 70}
