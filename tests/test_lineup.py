"""Set-ups from words on the command line."""

from __future__ import annotations

import pytest

from game import lineup
from game.boards.shelf import Listed
from game.lineup import BadLineup, setup_from_text
from game.rules.registry import HANDS_UP, POLICE_CHASE, BadOption


@pytest.fixture(autouse=True)
def _two_boards(monkeypatch: pytest.MonkeyPatch) -> None:
    boards = (Listed("desk", "Desk"), Listed("bog", "Bog", "bog.tmx: it sank."))
    monkeypatch.setattr(lineup, "boards_for", lambda _game: boards)


def test_without_a_word_about_it_the_board_is_the_games_own() -> None:
    assert setup_from_text(HANDS_UP, None, "power=on").board == "hands_up"


def test_the_board_is_named_among_the_options() -> None:
    setup = setup_from_text(HANDS_UP, None, "power=on, board=desk,tempo=3")
    assert setup.board == "desk"
    assert (setup.options["power"], setup.options["tempo"]) == ("on", 3)


def test_a_board_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(BadLineup, match=r"no board 'moon'. Boards: desk\.$"):
        setup_from_text(HANDS_UP, None, "board=moon")


def test_a_faulty_board_is_refused_with_its_own_sentence() -> None:
    with pytest.raises(BadLineup, match="it sank"):
        setup_from_text(HANDS_UP, None, "board=bog")


def test_the_youngest_must_sit_at_the_table() -> None:
    assert setup_from_text(POLICE_CHASE, "ai,ai,ai", "youngest=3").options["youngest"] == 3
    with pytest.raises(BadOption, match=r"youngest=1\|2,"):
        setup_from_text(POLICE_CHASE, "ai,ai", "youngest=3")
