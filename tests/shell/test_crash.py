import os
import sys
from pathlib import Path

import pygame
import pytest

from game import paths
from game.shell import crash


@pytest.fixture
def logs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CAPER_CITY_HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    return tmp_path / "logs"


def test_a_crash_leaves_a_log_with_the_cause(logs: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = crash.report(LookupError("the diamond is gone"))
    assert file.parent == logs
    assert "LookupError: the diamond is gone" in file.read_text(encoding="utf-8")
    assert str(file) in capsys.readouterr().err


def test_an_older_crash_is_kept(logs: Path) -> None:
    assert crash.write_log("one") != crash.write_log("two")
    assert len(list(logs.glob("crash-*.txt"))) == 2


def test_a_crash_because_the_players_folder_has_gone_leaves_its_log_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stick = tmp_path / "stick"
    monkeypatch.setenv(paths.HOME_VARIABLE, str(stick))
    assert paths.user_dir() == stick
    stick.rmdir()
    stick.write_text("in the way")
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(elsewhere))
    file = crash.report(LookupError("the stick is gone"))
    assert file.is_relative_to(elsewhere)
    assert "the stick is gone" in file.read_text(encoding="utf-8")


def test_uncaught_exceptions_go_to_the_log(logs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr("threading.excepthook", sys.excepthook)
    crash.install()
    error = ValueError("no such card")
    sys.excepthook(ValueError, error, None)
    assert "no such card" in next(logs.glob("crash-*.txt")).read_text(encoding="utf-8")


def test_a_program_without_a_console_gets_streams(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("stdout", "stderr"):
        monkeypatch.setattr(sys, name, None)
    crash.give_streams()
    assert sys.stdout.write("for nobody")
    sys.stdout.close()
    sys.stderr.close()


def test_a_crash_on_a_screen_is_told_in_a_dialog_that_names_the_log(
    logs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(pygame.display, "get_init", lambda: True)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    monkeypatch.setattr(pygame.display, "message_box", lambda title, text, **_: told.append(text))
    file = crash.report(LookupError("the diamond is gone"))
    assert len(told) == 1
    assert str(file) in told[0]


def test_no_window_stands_before_the_dialog(logs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    monkeypatch.setattr(pygame.display, "get_init", lambda: True)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    monkeypatch.setattr(pygame.display, "quit", lambda: done.append("window closed"))
    monkeypatch.setattr(pygame.display, "message_box", lambda *_, **__: done.append("dialog"))
    crash.report(LookupError("the diamond is gone"))
    assert done == ["window closed", "dialog"]


@pytest.mark.parametrize(
    ("before", "after"), [("de_DE.UTF-8", "de_DE.UTF-8"), ("C", "C.UTF-8"), ("", "C.UTF-8")]
)
def test_the_dialog_knows_umlauts_in_any_locale(
    before: str, after: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_CTYPE", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LC_ALL", before)
    crash.use_utf8_locale()
    assert os.environ["LC_ALL"] == after


def test_a_dialog_that_cannot_be_shown_is_no_second_crash(
    logs: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def no_dialog(*_: object, **__: object) -> None:
        raise pygame.error("no fonts")

    monkeypatch.setattr(pygame.display, "get_init", lambda: True)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    monkeypatch.setattr(pygame.display, "message_box", no_dialog)
    crash.report(LookupError("the diamond is gone"))
    assert "There is no dialog: no fonts" in capsys.readouterr().err
