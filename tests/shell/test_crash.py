import sys
from pathlib import Path

import pytest

from game.shell import crash


@pytest.fixture
def logs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CAPER_CITY_HOME", str(tmp_path))
    return tmp_path / "logs"


def test_a_crash_leaves_a_log_with_the_cause(logs: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = crash.report(LookupError("the diamond is gone"))
    assert file.parent == logs
    assert "LookupError: the diamond is gone" in file.read_text(encoding="utf-8")
    assert str(file) in capsys.readouterr().err


def test_an_older_crash_is_kept(logs: Path) -> None:
    assert crash.write_log("one") != crash.write_log("two")
    assert len(list(logs.glob("crash-*.txt"))) == 2


def test_uncaught_exceptions_go_to_the_log(logs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr("threading.excepthook", sys.excepthook)
    crash.install()
    error = ValueError("no such card")
    sys.excepthook(ValueError, error, None)
    assert "no such card" in next(logs.glob("crash-*.txt")).read_text(encoding="utf-8")
