"""The stages of `dev.py test`: their order, where they stop and how they close."""

from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

import dev_stages
from dev_run import Tree
from dev_stages import Counts

REPORT = '<testsuites><testsuite tests="{}" failures="{}" errors="0" skipped="{}"/></testsuites>'


class Session:
    """Stands in for starting programs: notes each stage and ends it as told."""

    def __init__(self, codes: Mapping[str, int], report: str = REPORT.format(5, 1, 1)) -> None:
        self.codes = codes
        self.report = report
        self.ran: list[str] = []

    def run(
        self, command: Sequence[str], env: Mapping[str, str] | None = None, cwd: Path | None = None
    ) -> int:
        plan = dev_stages.CHECKS | dev_stages.TESTS
        name = next(name for name, args in plan.items() if set(args) <= set(command))
        self.ran.append(name)
        for word in command:
            if word.startswith("--junitxml="):
                Path(word.partition("=")[2]).write_text(self.report)
        return self.codes.get(name, 0)


def run_everything(monkeypatch: pytest.MonkeyPatch, session: Session, root: Path) -> int:
    monkeypatch.setattr(dev_stages, "run", session.run)
    return dev_stages.everything(Tree(root))


def last_line(capsys: pytest.CaptureFixture[str]) -> str:
    return capsys.readouterr().out.splitlines()[-1]


def test_checks_come_first_and_the_bundles_last(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    session = Session({})
    assert run_everything(monkeypatch, session, tmp_path) == 0
    assert session.ran == [
        "ruff",
        "format",
        "mypy",
        "imports",
        "dead code",
        "fast tests",
        "medium tests",
        "window tests",
        "timing tests",
        "slow tests",
        "bundle tests",
        "wine tests",
    ]


def test_no_test_runs_after_a_failed_check(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    session = Session({"ruff": 1})
    assert run_everything(monkeypatch, session, tmp_path) == 1
    assert session.ran == list(dev_stages.CHECKS)
    assert "slow tests    not run" in capsys.readouterr().out


def test_a_failed_stage_is_the_last(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    session = Session({"fast tests": 1})
    assert run_everything(monkeypatch, session, tmp_path) == 1
    assert session.ran[-1] == "fast tests"


def test_the_closing_line_adds_up_all_stages(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run_everything(monkeypatch, Session({}), tmp_path)
    assert last_line(capsys) == "21 passed, 7 failed, 7 skipped"


def test_a_stage_without_tests_is_no_failure(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert run_everything(monkeypatch, Session({"slow tests": dev_stages.NO_TESTS}), tmp_path) == 0


def test_no_test_at_all_is_a_failure(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    empty = Session(dict.fromkeys(dev_stages.TESTS, dev_stages.NO_TESTS), REPORT.format(0, 0, 0))
    assert run_everything(monkeypatch, empty, tmp_path) == dev_stages.NO_TESTS


def test_a_report_that_was_never_written_counts_nothing(tmp_path: Path) -> None:
    assert dev_stages.read_counts(tmp_path / "none.xml") == Counts()
