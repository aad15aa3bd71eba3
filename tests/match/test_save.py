"""Saves that survive crashes, bad disks and new versions."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.games.hands_up.game import GAME as HANDS_UP
from game.games.library import GAMES, load_board, new_match, restored
from game.games.police_chase.game import GAME as POLICE_CHASE
from game.match import save
from game.match.lineup import setup_from_text
from game.match.match import AnyMatch
from game.match.save import BadSave, Saved
from tests.games.hands_up.tables import hands_up
from tests.games.police_chase.towns import police_chase

OLD_SAVES = sorted((Path(__file__).parent.parent / "saves").glob("*.json"))

REFUSED = {
    **dict.fromkeys((f"format-1-{game}" for game in GAMES), "rules-changed"),
    **dict.fromkeys((f"format-2-{game}" for game in GAMES), "rules-changed|map-changed"),
    **dict.fromkeys((f"format-3-{game}" for game in GAMES), "rules-changed|map-changed"),
}
"""Saves of older rules or boards, and the sentence that says so."""


def started(seed: int = 1, draws: int = 3) -> AnyMatch:
    match = new_match(hands_up(3), seed)
    for _ in range(draws):
        match.draw(0)
    return match


def written(path: Path, saved: Saved, change: Callable[[dict[str, Any]], object]) -> Path:
    """A save whose data was changed, with a checksum that fits."""
    save.write(path, saved)
    data = json.loads(path.read_text(encoding="utf-8"))
    del data["checksum"]
    change(data)
    text = json.dumps(data, sort_keys=True, separators=(",", ":"))
    data["checksum"] = hashlib.sha256(text.encode()).hexdigest()
    path.write_text(json.dumps(data), encoding="utf-8")
    return path


def format_1(data: dict[str, Any]) -> None:
    """What the first format looked like."""
    data["format"], data["keepsake"] = 1, data.pop("player_notes")
    del data["board_digest"], data["rules_version"]


def test_a_match_comes_back_as_it_was(tmp_path: Path) -> None:
    match = started()
    save.write(tmp_path / "a.json", Saved.of(match))
    saved = save.read(tmp_path / "a.json", GAMES)
    assert restored(saved).state == match.state


def test_three_autosaves_rotate_and_the_newest_is_first(tmp_path: Path) -> None:
    for draws in (0, 1, 2, 3):
        save.autosave(tmp_path, Saved.of(started(draws=draws)))
    lengths = [len(save.read(tmp_path / f"autosave-{number}.json", GAMES).log) for number in (1, 2, 3)]
    assert lengths == [3, 2, 1]
    assert len(list(tmp_path.iterdir())) == 3


def test_a_damaged_save_is_set_aside_and_the_one_before_it_is_used(tmp_path: Path) -> None:
    save.autosave(tmp_path, Saved.of(started(draws=1)))
    save.autosave(tmp_path, Saved.of(started(draws=2)))
    newest = tmp_path / "autosave-1.json"
    damaged = newest.read_text(encoding="utf-8").replace('"seed":1', '"seed":2')
    newest.write_text(damaged, encoding="utf-8")
    loaded = save.newest(tmp_path, GAMES)
    assert loaded.saved is not None
    assert len(loaded.saved.log) == 1
    ((path, reason),) = loaded.set_aside
    assert (path.name, reason.key) == ("autosave-1.broken-1.json", "save.damaged")
    assert path.read_text(encoding="utf-8") == damaged


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"format": 1}', "\x00\x01"])
def test_what_is_no_save_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "a.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadSave, match=r"^(file\.not-json|file\.no-object|save\.damaged) "):
        save.read(path, GAMES)


def test_a_save_from_a_newer_version_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    written(path, Saved.of(started()), lambda data: data.update(format=save.FORMAT + 1))
    with pytest.raises(BadSave, match=r"^save\.newer "):
        save.read(path, GAMES)


def test_a_crash_while_writing_leaves_the_old_save(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.json"
    save.write(path, Saved.of(started(draws=1)))

    def crash(_: int) -> None:
        raise OSError("disk full")

    monkeypatch.setattr("os.fsync", crash)
    with pytest.raises(OSError, match="disk full"):
        save.write(path, Saved.of(started(draws=2)))
    assert len(save.read(path, GAMES).log) == 1


def test_a_finished_match_is_forgotten_and_others_are_kept(tmp_path: Path) -> None:
    save.autosave(tmp_path, Saved.of(started(seed=1)))
    save.autosave(tmp_path, Saved.of(started(seed=2)))
    save.forget(tmp_path, Saved.of(started(seed=2)))
    loaded = save.newest(tmp_path, GAMES)
    assert loaded.saved is not None
    assert loaded.saved.seed == 1


def test_a_match_that_cannot_go_on_is_put_away_not_deleted(tmp_path: Path) -> None:
    save.autosave(tmp_path, Saved.of(started(seed=1)))
    save.autosave(tmp_path, Saved.of(started(seed=2)))
    kept = save.set_aside_match(tmp_path, Saved.of(started(seed=2)))
    assert kept is not None
    assert save.read(kept, GAMES).seed == 2
    loaded = save.newest(tmp_path, GAMES)
    assert loaded.saved is not None
    assert loaded.saved.seed == 1


def test_a_match_that_cannot_go_on_is_no_trouble_in_a_folder_that_cannot_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save.autosave(tmp_path, Saved.of(started()))

    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    for name in ("replace", "unlink"):
        monkeypatch.setattr(f"os.{name}", refuse)
    newest = tmp_path / "autosave-1.json"
    assert save.set_aside_match(tmp_path, Saved.of(started())) == newest
    assert newest.exists()


def test_what_people_wrote_down_is_kept_with_the_match(tmp_path: Path) -> None:
    games = {HANDS_UP.id: replace(HANDS_UP, notes=dict[int, tuple[str, ...]])}
    player_notes = {0: ("475", "struck"), 10: ()}
    save.write(tmp_path / "a.json", Saved.of(started(), player_notes))
    assert save.read(tmp_path / "a.json", games).player_notes == player_notes


def test_notes_of_a_game_in_which_nobody_writes_are_left_out(tmp_path: Path) -> None:
    save.write(tmp_path / "a.json", Saved.of(started(), {"0": "red"}))
    saved = save.read(tmp_path / "a.json", GAMES)
    assert (saved.player_notes, saved.log) == (None, tuple(started().log))


def test_a_save_without_notes_has_no_word_about_them(tmp_path: Path) -> None:
    save.write(tmp_path / "a.json", Saved.of(started()))
    data = json.loads((tmp_path / "a.json").read_text(encoding="utf-8"))
    assert set(data) == {"checksum", "format", "setup", "board_digest", "rules_version", "seed", "log"}


def test_the_notes_of_format_1_are_found_under_their_old_name(tmp_path: Path) -> None:
    games = {HANDS_UP.id: replace(HANDS_UP, notes=dict[int, str], rules_version=1)}
    path = written(tmp_path / "a.json", Saved.of(started(), {7: "red"}), format_1)
    saved = save.read(path, games)
    assert saved.player_notes == {7: "red"}
    assert (saved.board_digest, saved.rules_version) == (None, None)
    assert len(saved.log) == 3


@pytest.mark.parametrize(
    ("had", "helps"),
    [
        ({"notebook": "off", "reachable": "off"}, "off"),
        ({"notebook": "on", "reachable": "off"}, "few"),
        ({"notebook": "off", "reachable": "on"}, "few"),
    ],
)
def test_the_two_helps_of_format_2_are_one(tmp_path: Path, had: dict[str, str], helps: str) -> None:
    match = new_match(setup_from_text(GAMES["stop-thief"], tuple, "ai,ai", ""), 1)

    def format_2(data: dict[str, Any]) -> None:
        data["format"] = 2
        del data["setup"]["options"]["helps"]
        data["setup"]["options"] |= had

    saved = save.read(written(tmp_path / "a.json", Saved.of(match), format_2), GAMES)
    assert saved.setup.options == {**match.setup.options, "helps": helps}
    assert restored(saved).setup == saved.setup


def test_a_match_of_format_2_in_any_game_goes_on_without_a_coach(tmp_path: Path) -> None:
    match = new_match(police_chase(), 1)

    def format_2(data: dict[str, Any]) -> None:
        data["format"] = 2
        del data["setup"]["options"]["helps"]

    saved = save.read(written(tmp_path / "a.json", Saved.of(match), format_2), GAMES)
    assert restored(saved).setup == match.setup


def test_hints_are_counted_across_save_and_load(tmp_path: Path) -> None:
    save.write(tmp_path / "a.json", Saved.of(started(), None, [(1, "ab12"), (0, "cd34")]))
    assert save.read(tmp_path / "a.json", GAMES).hints == ((1, "ab12"), (0, "cd34"))


@pytest.mark.parametrize("key", ["board_digest", "rules_version"])
def test_a_save_of_this_format_without_its_digest_or_version_is_refused(tmp_path: Path, key: str) -> None:
    path = written(tmp_path / "a.json", Saved.of(started()), lambda data: data.pop(key))
    with pytest.raises(BadSave, match=key):
        save.read(path, GAMES)


def test_a_match_of_other_rules_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    saved = Saved.of(started())
    assert restored(saved).log == started().log
    monkeypatch.setitem(GAMES, HANDS_UP.id, replace(HANDS_UP, rules_version=99))
    with pytest.raises(BadSave, match=r"^save\.rules-changed "):
        restored(saved)
    assert restored(Saved.of(new_match(hands_up(3), 1))).rules_version == 99


def test_nobody_reads_the_moves_of_other_rules(tmp_path: Path) -> None:
    path = written(tmp_path / "a.json", Saved.of(started()), first_line(action={"type": "FromTheFuture"}))
    saved = save.read(path, {HANDS_UP.id: replace(HANDS_UP, rules_version=99)})
    assert saved.log == ()
    with pytest.raises(BadSave, match=r"^save\.unreadable-moves "):
        save.read(path, GAMES)


def test_a_save_of_an_unknown_game_is_refused(tmp_path: Path) -> None:
    save.write(tmp_path / "a.json", Saved.of(started()))
    with pytest.raises(BadSave, match=r"^save\.unknown-game "):
        save.read(tmp_path / "a.json", {})


def test_a_save_without_a_version_is_of_the_first_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, POLICE_CHASE.id, replace(POLICE_CHASE, rules_version=1))
    saved = Saved.of(new_match(police_chase(), 1))
    assert restored(replace(saved, rules_version=None)).log == []


def test_a_match_is_the_same_whatever_was_written_down(tmp_path: Path) -> None:
    save.autosave(tmp_path, Saved.of(started(draws=1), {"0": {}}))
    save.autosave(tmp_path, Saved.of(started(draws=2), {"0": {"475": "red"}}))
    save.forget(tmp_path, Saved.of(started()))
    assert save.newest(tmp_path, GAMES).saved is None


def test_there_is_a_save_of_every_game_in_every_format() -> None:
    formats = range(1, save.FORMAT + 1)
    expected = {f"format-{number}-{game}" for number in formats for game in GAMES}
    assert {path.stem for path in OLD_SAVES} == expected


@pytest.mark.parametrize("path", OLD_SAVES, ids=lambda path: path.stem)
def test_saves_of_earlier_versions_can_still_be_read_and_say_why_they_end(path: Path) -> None:
    saved = save.read(path, GAMES)
    if same_rules_and_map(saved):
        assert len(restored(saved).log) == len(saved.log)
        return
    with pytest.raises(BadSave, match=REFUSED[path.stem]):
        restored(saved)


def same_rules_and_map(saved: Saved) -> bool:
    game = GAMES[saved.setup.game]
    same = saved.rules_version == game.rules_version
    return same and saved.board_digest == load_board(saved.setup.board).digest


def first_line(**changes: object) -> Callable[[dict[str, Any]], object]:
    return lambda data: data["log"][0].update(changes)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda data: data["setup"].update(seats=[]), "save.wrong-setup"),
        (lambda data: data["setup"]["seats"][0].update(look="zorro"), "save.wrong-setup"),
        (lambda data: data["setup"]["seats"][0].update(look="sandra"), "save.wrong-setup"),
        (lambda data: data["setup"]["seats"][0].update(level="god"), "save.wrong-setup"),
        (lambda data: data["setup"]["seats"][0].update(name="a" * 41), "save.wrong-setup"),
        (lambda data: data["setup"]["options"].pop("power"), "save.wrong-setup"),
        (lambda data: data["setup"]["options"].update(power="maybe"), "save.wrong-setup"),
        (lambda data: data["setup"].update(board="police_chase"), "save.wrong-setup"),
        (first_line(seat=6), "save.unreadable-moves"),
        (lambda data: data.pop("log"), "save.unreadable-moves"),
        (lambda data: data.update(log={"0": {}}), "save.unreadable-moves"),
        (lambda data: data["log"].append([]), "save.unreadable-moves"),
        (first_line(seat=-4), "save.unreadable-moves"),
        (first_line(at_ms=-1), "save.unreadable-moves"),
        (first_line(at_ms=99), "save.unreadable-moves"),
        (first_line(action={"type": []}), "save.unreadable-moves"),
        (first_line(action={"type": "Grab"}), "save.illegal-moves"),
    ],
)
def test_a_save_of_a_match_that_cannot_be_is_refused(
    tmp_path: Path, change: Callable[[dict[str, Any]], object], reason: str
) -> None:
    path = written(tmp_path / "a.json", Saved.of(started()), change)
    with pytest.raises(BadSave) as refused:
        restored(save.read(path, GAMES))
    assert refused.value.key == reason
