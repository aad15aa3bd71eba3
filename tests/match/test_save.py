"""Saves that survive crashes, bad disks and new versions."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.games.hands_up.game import GAME as HANDS_UP
from game.games.library import restored
from game.match import save
from game.match.match import AnyMatch, Match
from game.match.save import BadSave, Saved
from tests.games.hands_up.tables import BOARD, RULES, hands_up

OLD_SAVES = sorted((Path(__file__).parent.parent / "saves").glob("*.json"))


def started(seed: int = 1, draws: int = 3) -> AnyMatch:
    match: AnyMatch = Match(RULES, hands_up(3), BOARD, seed)
    for _ in range(draws):
        match.draw(0)
    return match


def test_a_match_comes_back_as_it_was(tmp_path: Path) -> None:
    match = started()
    save.write(tmp_path / "a.json", Saved.of(match))
    saved = save.read(tmp_path / "a.json")
    again = Match.replayed(RULES, saved.setup, BOARD, saved.seed, saved.entries(HANDS_UP.action))
    assert again.state == match.state


def test_three_autosaves_rotate_and_the_newest_is_first(tmp_path: Path) -> None:
    for draws in (0, 1, 2, 3):
        save.autosave(tmp_path, Saved.of(started(draws=draws)))
    lengths = [len(save.read(tmp_path / f"autosave-{number}.json").log) for number in (1, 2, 3)]
    assert lengths == [3, 2, 1]
    assert len(list(tmp_path.iterdir())) == 3


def test_a_damaged_save_is_set_aside_and_the_one_before_it_is_used(tmp_path: Path) -> None:
    save.autosave(tmp_path, Saved.of(started(draws=1)))
    newest = save.autosave(tmp_path, Saved.of(started(draws=2)))
    damaged = newest.read_text(encoding="utf-8").replace('"seed":1', '"seed":2')
    newest.write_text(damaged, encoding="utf-8")
    loaded = save.newest(tmp_path)
    assert loaded.saved is not None
    assert len(loaded.saved.log) == 1
    assert [path.name for path in loaded.set_aside] == ["autosave-1.broken-1.json"]
    assert loaded.set_aside[0].read_text(encoding="utf-8") == damaged


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"format": 1}', "\x00\x01"])
def test_what_is_no_save_is_refused_with_a_sentence(tmp_path: Path, text: str) -> None:
    path = tmp_path / "a.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadSave, match=r"^it "):
        save.read(path)


def test_a_save_from_a_newer_version_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    save.write(path, Saved.of(started()))
    data = json.loads(path.read_text(encoding="utf-8"))
    del data["checksum"]
    data["format"] = save.FORMAT + 1
    data["checksum"] = save._sum(save._text(data))
    path.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(BadSave, match="newer version"):
        save.read(path)


def test_a_crash_while_writing_leaves_the_old_save(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.json"
    save.write(path, Saved.of(started(draws=1)))

    def crash(_: int) -> None:
        raise OSError("disk full")

    monkeypatch.setattr("os.fsync", crash)
    with pytest.raises(OSError, match="disk full"):
        save.write(path, Saved.of(started(draws=2)))
    assert len(save.read(path).log) == 1


def test_a_finished_match_is_forgotten_and_others_are_kept(tmp_path: Path) -> None:
    save.autosave(tmp_path, Saved.of(started(seed=1)))
    save.autosave(tmp_path, Saved.of(started(seed=2)))
    save.forget(tmp_path, Saved.of(started(seed=2)))
    loaded = save.newest(tmp_path)
    assert loaded.saved is not None
    assert loaded.saved.seed == 1


def test_a_match_that_cannot_go_on_is_put_away_not_deleted(tmp_path: Path) -> None:
    save.autosave(tmp_path, Saved.of(started(seed=1)))
    save.autosave(tmp_path, Saved.of(started(seed=2)))
    kept = save.put_away(tmp_path, Saved.of(started(seed=2)))
    assert kept is not None
    assert save.read(kept).seed == 2
    loaded = save.newest(tmp_path)
    assert loaded.saved is not None
    assert loaded.saved.seed == 1


def test_what_people_wrote_down_is_kept_with_the_match(tmp_path: Path) -> None:
    player_notes = {"0": {"475": "struck"}, "10": {"9": ["x", None, 1.5]}}
    save.write(tmp_path / "a.json", Saved.of(started(), player_notes))
    assert save.read(tmp_path / "a.json").player_notes == player_notes


@pytest.mark.parametrize("path", OLD_SAVES, ids=lambda path: path.stem)
def test_saves_from_before_there_were_notes_have_none(path: Path) -> None:
    assert save.read(path).player_notes is None


def test_a_save_without_notes_looks_as_it_always_did(tmp_path: Path) -> None:
    save.write(tmp_path / "a.json", Saved.of(started()))
    data = json.loads((tmp_path / "a.json").read_text(encoding="utf-8"))
    assert set(data) == {"checksum", "format", "setup", "seed", "log"}


def test_a_match_is_the_same_whatever_was_written_down(tmp_path: Path) -> None:
    save.autosave(tmp_path, Saved.of(started(draws=1), {"0": {}}))
    save.autosave(tmp_path, Saved.of(started(draws=2), {"0": {"475": "red"}}))
    save.forget(tmp_path, Saved.of(started()))
    assert save.newest(tmp_path).saved is None


def test_there_are_old_saves_to_read() -> None:
    assert OLD_SAVES


@pytest.mark.parametrize("path", OLD_SAVES, ids=lambda path: path.stem)
def test_saves_of_earlier_versions_can_still_be_played_on(path: Path) -> None:
    match = restored(save.read(path))
    assert match.to_act()
