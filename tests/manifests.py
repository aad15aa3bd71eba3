"""Games with some of their parts replaced."""

from dataclasses import replace
from typing import Any

import pytest

from game.games.library import GAMES


def replace_ui(monkeypatch: pytest.MonkeyPatch, game: str, **parts: Any) -> None:  # noqa: ANN401
    """Let a game show other parts for one test."""
    ui = replace(GAMES[game].ui(), **parts)
    monkeypatch.setitem(GAMES, game, replace(GAMES[game], ui=lambda: ui))
