"""A readable playthrough of every game, pinned: set `WRITE_PLAYTHROUGHS=1` to write it anew."""

from __future__ import annotations

import json
import os
from collections import deque
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import pytest

from game.core.codec import JsonObject, encode, encode_object
from game.core.kernel import TABLE, SeatSetup, Setup
from game.games.library import GAMES, ai_players, load_board
from game.match.game import LOOKS, Game, all_options
from game.match.match import AnyMatch, Match
from game.match.session import Session

FOLDER = Path(__file__).parent.parent / "playthroughs"
LINES = 60
"""Actions shown in full; the rest of the match is told by its outcome."""


def playthrough(game: Game) -> Iterator[str]:
    """Every action, its events, what changed on view, and the legal actions of all who may act."""
    people = game.players_for(game.defaults).start + 1
    seats = tuple(SeatSetup(look.title(), look, "ai", "medium") for look in LOOKS[:people])
    setup = Setup(game.id, game.board, seats, all_options(game, {}, len(seats)))
    played: AnyMatch = Match(game.rules, setup, load_board(game.board), 2026)
    deque(Session(played, ai_players(played)).play_out(), maxlen=0)
    shown: AnyMatch = Match(game.rules, setup, played.board, 2026)
    yield json.dumps(encode(setup))
    seen: dict[str, Any] = {}
    for entry in played.log[:LINES]:
        seen = yield from position(shown, seen)
        yield f"\n{entry.at_ms} ms, seat {entry.seat}: {entry.action}"
        for event in shown.act(entry.seat, entry.action, entry.at_ms):
            yield f"  ! {event}"
    yield f"\n{len(played.log)} actions, {played.outcome()}"


def position(match: AnyMatch, seen: JsonObject) -> Generator[str, None, JsonObject]:
    """What changed since `seen`, and what may be done now."""
    view = encode_object(match.view(TABLE))
    for key, value in view.items():
        if seen.get(key, ...) != value:
            yield f"  = {key}: {json.dumps(value)}"
    for seat in match.to_act():
        legal = [str(action) for action in match.legal(seat)]
        more = f" and {len(legal) - 4} more" if len(legal) > 4 else ""
        yield f"  ? seat {seat}: {', '.join(legal[:4])}{more}"
    return view


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_the_playthrough_is_as_it_was(game: Game) -> None:
    path = FOLDER / f"{game.id}.txt"
    text = "\n".join(playthrough(game)) + "\n"
    if os.environ.get("WRITE_PLAYTHROUGHS"):
        path.write_text(text, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == text
