"""A person at Police Chase, as a test plays one: thinks like a detective, and knows where to put the hand."""

from __future__ import annotations

from typing import Any

from game.ai.police_chase import Officer
from game.ai.registry import players
from game.ai.runner import Runner
from game.boards.tmx import load_board
from game.core.kernel import Seat, Setup
from game.core.match import AnyMatch, Match
from game.rules.police_chase.tokens import Token
from game.rules.registry import GAMES
from game.stage.board.panels import item_rect
from game.stage.board.places import Button, Die, OnBoard
from game.stage.police_chase import layout
from game.stage.police_chase.places import InHand, Spot, spot_of

RULES = GAMES["police-chase"].rules


def best_move(match: AnyMatch, seat: Seat) -> Any:  # noqa: ANN401
    """What a good player would do now."""
    player, now = Officer(seat, "hard", lambda: 0.0), 0
    while True:
        intent = player.decide(match.view(seat), match.legal(seat), now)
        assert intent is not None
        if intent.action is not None:
            return intent.action
        now = intent.at_ms


def short_match(setup: Setup, people: tuple[int, ...], seeds: range = range(1, 41)) -> int:
    """The seed of the shortest match that these people, played by `best_move`, will have."""
    return min(seeds, key=lambda seed: _length(setup, people, seed))


def _length(setup: Setup, people: tuple[int, ...], seed: int) -> int:
    match: AnyMatch = Match(RULES, setup, load_board(setup.board), seed)
    runner = Runner(match, players(match))
    while not runner.over and len(match.log) < 400:
        seat = match.to_act()[0]
        if seat in people:
            runner.act(seat, best_move(match, seat))
        else:
            runner.advance((runner.next_due() or runner.now_ms) + 1)
    return len(match.log)


def spot(match: AnyMatch, seat: Seat) -> Spot:
    """The place that a good player would press now."""
    found = spot_of(seat, best_move(match, seat))
    assert found is not None
    return found


def place(match: AnyMatch, spot: Spot) -> tuple[int, int]:
    """Where that is on a canvas that shows the whole board."""
    match spot:
        case OnBoard(space):
            x, y = match.board.spaces[space].at
            return layout.VIEW.x + x, layout.VIEW.y + y
        case InHand(seat, token):
            town = match.state.town
            rects = layout.panel_rects(match.board, town, len(match.setup.seats))
            return item_rect(rects[seat], list(Token).index(token), len(Token), layout.ITEM).center
        case Die():
            return layout.TRAY.center
        case Button():
            return layout.BUTTON.center
