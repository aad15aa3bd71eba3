"""Logs: a match as JSON lines that can be shown again."""

from __future__ import annotations

import json
from io import StringIO
from pathlib import Path

import pytest

from game.games.library import GAMES, ai_players, new_match, restored
from game.match.log import read_log, simulate
from game.match.save import BadSave
from tests.games.hands_up.tables import hands_up


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """A whole match of AIs, written down."""
    match, file, path = new_match(hands_up(2, player="ai"), 4), StringIO(), tmp_path / "match.jsonl"
    simulate(match, ai_players(match), file)
    path.write_text(file.getvalue(), encoding="utf-8")
    return path


def change_head(log: Path, **changes: object) -> None:
    """Change the first line; None removes a field."""
    first, *others = log.read_text(encoding="utf-8").splitlines()
    head = {key: value for key, value in (json.loads(first) | changes).items() if value is not None}
    log.write_text("\n".join([json.dumps(head), *others]), encoding="utf-8")


def test_the_first_line_tells_the_board_and_the_version_of_the_rules(log: Path) -> None:
    saved = read_log(log, GAMES)
    match = restored(saved)
    assert match.outcome() is not None
    assert (saved.board_digest, saved.rules_version) == (match.board.digest, match.rules_version)


def test_a_log_from_before_there_were_digests_can_still_be_shown(log: Path) -> None:
    change_head(log, board_digest=None)
    assert restored(read_log(log, GAMES)).outcome() is not None


def test_a_log_from_before_there_were_versions_is_of_the_first_rules(log: Path) -> None:
    change_head(log, rules_version=None)
    with pytest.raises(BadSave, match=r"^save\.rules-changed "):
        restored(read_log(log, GAMES))


@pytest.mark.parametrize("change", [{"board_digest": "0"}, {"rules_version": 1}])
def test_a_log_of_another_board_or_other_rules_is_refused(log: Path, change: dict[str, object]) -> None:
    change_head(log, **change)
    with pytest.raises(BadSave, match=r"^save\.(map|rules)-changed "):
        restored(read_log(log, GAMES))
