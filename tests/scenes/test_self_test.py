"""`--self-test`: what it says when something does not work. That it works is tried with the bundle."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import app, paths
from game.games.hands_up.game import GAME as HANDS_UP
from game.games.library import finished, setup_from_text
from game.match.match import AnyMatch
from game.scenes import self_test
from game.shell.services import Shell


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path))
    return tmp_path


@pytest.fixture(scope="module")
def match() -> AnyMatch:
    return finished(setup_from_text(HANDS_UP, None, ""), 3)[0]


def test_a_match_that_was_saved_and_loaded_is_the_same(
    match: AnyMatch, capsys: pytest.CaptureFixture[str]
) -> None:
    self_test.save_and_compare(match)
    assert capsys.readouterr().out.startswith("self-test: hands-up saved and loaded, ")


def test_a_match_that_comes_back_different_is_a_failure(
    match: AnyMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = finished(match.setup, 4)[0]
    monkeypatch.setattr(self_test, "restored", lambda _: other)
    with pytest.raises(self_test.FailedStep, match="not the same after saving and loading"):
        self_test.save_and_compare(match)


def test_a_picture_a_sound_or_a_sentence_that_is_not_there_is_a_failure(shell: Shell) -> None:
    missing = self_test.MissingFiles()
    missing.check()
    shell.assets.image("cards/ace_of_spades")
    shell.sound.play("trumpet")
    shell.words("title.nobody")
    with pytest.raises(self_test.FailedStep, match=r"cards/ace_of_spades.*trumpet.*title\.nobody"):
        missing.check()


def test_a_crash_on_the_way_is_a_log_and_an_exit_code_in_a_folder_of_its_own(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def no_window(*_: object) -> None:
        raise RuntimeError("no window today")

    monkeypatch.setattr(app, "open_window_and_shell", no_window)
    assert app.run(["--self-test"]) == 1
    log = home / "self-test" / "logs" / "crash-1.txt"
    assert "no window today" in log.read_text("utf-8")
    assert str(log) in capsys.readouterr().err


def test_the_players_own_saves_are_left_alone(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "open_window_and_shell", lambda *_: None)
    monkeypatch.setattr(self_test, "run_self_test", lambda _: 0)
    assert app.run(["--self-test"]) == 0
    assert paths.saves_dir() == home / "self-test" / "saves"
