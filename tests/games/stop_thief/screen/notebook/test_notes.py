"""What people write down at Stop Thief!, and that no save loses it."""

from __future__ import annotations

import logging
from dataclasses import replace
from pathlib import Path

import pytest

from game import paths
from game.core.codec import encode
from game.games.hands_up.game import GAME as HANDS_UP
from game.games.hands_up.screen.screen import HandsUpScreen
from game.games.library import GAMES, new_match, setup_from_text
from game.games.stop_thief.game import GAME as STOP_THIEF
from game.games.stop_thief.rules.actions import GetClue
from game.games.stop_thief.rules.terms import Terms
from game.games.stop_thief.screen.notebook.notes import SHARED, Mark, Notes, page_of
from game.match import save
from game.match.save import Saved
from game.match.session import Session
from game.scenes.play import PlayScene
from game.scenes.scene_factory import SceneFactory
from game.shell.services import Shell
from game.table.seating import Chair, Seating
from tests.games.hands_up.tables import hands_up
from tests.games.stop_thief.cities import BOB, board, hunt
from tests.games.stop_thief.tables import Table
from tests.match.test_save import written

NUMBERED = [number for number, space in board().spaces.items() if space.kind != "circle"]


def terms(options: str = "") -> Terms:
    """What was agreed on for two."""
    return hunt(500, 505, options=options).terms


def test_a_space_has_one_mark_a_page() -> None:
    notes = Notes().with_mark(1, 475, Mark.RED).with_mark(1, 475, Mark.STRUCK)
    assert notes.page(1) == {475: Mark.STRUCK}
    assert notes.page(0) == {}


def test_a_mark_can_be_taken_away() -> None:
    assert Notes().with_mark(1, 475, Mark.RED).with_mark(1, 475, None) == Notes()


def test_one_page_is_cleared_and_the_others_are_kept() -> None:
    notes = Notes().with_mark(0, 101, Mark.RED).with_mark(1, 102, Mark.TEAL)
    assert notes.cleared(1) == Notes().with_mark(0, 101, Mark.RED)


def test_a_new_case_finds_empty_pages(shell: Shell) -> None:
    table = Table(shell, options="helps=few")
    table.draw()
    table.screen.recall({0: {475: Mark.RED}, 1: {423: Mark.TEAL}})
    assert table.screen.player_notes is not None
    table.act(table.match.to_act()[0], GetClue())
    table.draw()
    table.screen.skip()
    assert table.screen.player_notes is None


def test_everybody_has_an_own_page_but_all_share_one_against_the_pack() -> None:
    assert page_of(terms(), BOB) == BOB
    assert page_of(terms("mode=cooperative"), BOB) == SHARED


def saved_with(tmp_path: Path, data: object) -> Saved:
    """A save in which these notes are written, as it is read again."""
    path = tmp_path / "a.json"
    saved = Saved.of(new_match(setup_from_text(STOP_THIEF, None, ""), 1))
    return save.read(written(path, saved, lambda body: body.update(player_notes=data)), GAMES)


def test_notes_come_back_from_a_save(tmp_path: Path) -> None:
    notes = Notes({0: {121: Mark.STRUCK}, 3: {475: Mark.VIOLET, 599: Mark.AMBER}})
    saved = saved_with(tmp_path, encode(notes.pages))
    assert saved.player_notes == notes.pages
    assert Notes.recalled(notes.pages, NUMBERED) == notes


def test_nothing_written_is_nothing_kept(shell: Shell) -> None:
    assert Table(shell, options="helps=few").screen.player_notes is None
    assert Notes.recalled(None, NUMBERED) == Notes()


def test_marks_on_spaces_that_are_not_there_are_left_out() -> None:
    pages = {0: {9999: Mark.RED}, 1: {1001: Mark.RED, 475: Mark.RED}}
    assert Notes.recalled(pages, NUMBERED) == Notes({1: {475: Mark.RED}})


BROKEN = [
    3,
    "x",
    [],
    {"0": 7},
    {"0": {"475": "pink"}},
    {"0": {"47\u0665": "red"}},
    {"0": {"0475": "red"}},
    {"first": {}},
    {"0": [475]},
    {"0": {"475": None}},
]


@pytest.mark.parametrize("data", BROKEN, ids=str)
def test_notes_that_make_no_sense_are_left_out_and_told_to_the_log(
    tmp_path: Path, data: object, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        assert saved_with(tmp_path, data).player_notes is None
    assert "cannot be read" in caplog.text


def test_a_save_takes_along_what_was_written_and_gives_it_back(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CAPER_CITY_HOME", str(tmp_path))
    recalled: list[object] = []
    monkeypatch.setitem(GAMES, HANDS_UP.id, replace(HANDS_UP, notes=dict[str, str]))
    monkeypatch.setattr(HandsUpScreen, "player_notes", {"Ann": "red"}, raising=False)
    monkeypatch.setattr(HandsUpScreen, "recall", lambda _, notes: recalled.append(notes), raising=False)
    match = new_match(hands_up(2), 5)
    match.draw(0)
    house, nobody = SceneFactory(shell), Seating((Chair("ai"), Chair("ai")))
    PlayScene(shell, Session(match, {}), nobody, house.exits(match.setup)).on_close()
    saved = save.newest(paths.saves_dir(), GAMES).saved
    assert saved is not None
    house.resume(saved)
    assert recalled == [{"Ann": "red"}]
