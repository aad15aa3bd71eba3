"""Which boards the set-up offers."""

from __future__ import annotations

from pathlib import Path
from shutil import copytree

import pytest

from game.boards.catalog import Listed
from game.games.library import boards_for, load_board
from tests.boards.broken import WORDS
from tests.boards.draw import by_id, cops_and_crooks, give, police_chase, save

OURS = Listed("hands_up", "The detective's desk")


def fault_of(board: Listed) -> str:
    """What the lobby says about a faulty board."""
    assert board.fault is not None
    return WORDS.explain(board.fault)


def test_the_board_of_the_game_comes_first_and_has_no_fault(my_maps: Path) -> None:
    assert boards_for("hands-up") == (OURS,)


@pytest.mark.parametrize("game", ["police-chase", "cops-and-crooks", "stop-thief", "hands-up"])
def test_every_game_has_one_board_of_its_own(game: str, my_maps: Path) -> None:
    assert [(board.name, board.fault) for board in boards_for(game)] == [(game.replace("-", "_"), None)]


def test_maps_of_the_player_follow_by_name(my_maps: Path) -> None:
    for name in ("zoo", "abbey"):
        root = police_chase()
        give(root, "title", name.title())
        save(root, my_maps, name)
    assert boards_for("police-chase")[1:] == (Listed("abbey", "Abbey"), Listed("zoo", "Zoo"))


def test_a_map_is_offered_to_its_own_game_only(my_maps: Path) -> None:
    save(cops_and_crooks(), my_maps)
    assert [board.name for board in boards_for("police-chase")] == ["police_chase"]
    assert [board.name for board in boards_for("cops-and-crooks")] == ["cops_and_crooks", "mine"]


def test_a_faulty_map_is_listed_with_its_sentence(my_maps: Path) -> None:
    root = police_chase()
    by_id(root, 34).set("type", "road")
    save(root, my_maps)
    (board,) = boards_for("police-chase")[1:]
    assert (board.name, board.title) == ("mine", "Ours")
    assert fault_of(board) == "mine.tmx: layer 'spaces', object 34: its type is 'road', expected 'space'."


def test_a_map_that_cannot_be_drawn_is_listed_with_its_sentence(my_maps: Path) -> None:
    save(police_chase(), my_maps)
    (my_maps / "car_red.png").unlink()
    (board,) = boards_for("police-chase")[1:]
    assert "the picture 'car_red.png' of its tilesets is missing" in fault_of(board)


def test_a_map_that_does_not_tell_its_game_is_listed_with_every_game(my_maps: Path) -> None:
    (my_maps / "scrap.tmx").write_text("scrap")
    for game in ("police-chase", "hands-up"):
        (board,) = boards_for(game)[1:]
        assert (board.name, board.title) == ("scrap", "scrap")
        assert fault_of(board).startswith("scrap.tmx: it is not XML")


@pytest.mark.parametrize("name", ["police_chase", "Hands_Up"])
def test_a_map_with_the_name_of_one_of_ours_must_be_renamed(name: str, my_maps: Path) -> None:
    save(police_chase(), my_maps, name)
    (board,) = boards_for("police-chase")[1:]
    assert (board.name, board.title) == (name, "Ours")
    said = "the game already has a map with this name, expected a file with another name."
    assert fault_of(board) == f"{name}.tmx: {said}"


def test_a_folder_that_is_called_like_a_map_is_none(my_maps: Path) -> None:
    (my_maps / "odd.tmx").mkdir()
    assert boards_for("hands-up") == (OURS,)


def test_the_example_of_the_map_makers_page_works(my_maps: Path) -> None:
    maps = Path(__file__).parent.parent.parent / "maps"
    copytree(maps / "tiles", my_maps / "tiles")
    text = (maps / "police_chase.tmx").read_text(encoding="utf-8")
    moved = text.replace('type="door" x="480" y="180"', 'type="door" x="600" y="180"')
    (my_maps / "harbour_town.tmx").write_text(moved.replace("Toy Town", "Harbour Town"), encoding="utf-8")
    assert boards_for("police-chase")[1:] == (Listed("harbour_town", "Harbour Town"),)
    assert load_board("harbour_town").neighbours[25] == (26, 35)
