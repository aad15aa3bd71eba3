"""A person at Police Chase, as a test plays one: thinks like a detective, and knows where to put the hand."""

from __future__ import annotations

from typing import Any

from game.core.kernel import Seat
from game.games.police_chase.ai.player import PoliceChaseAi
from game.games.police_chase.rules.tokens import Token
from game.games.police_chase.screen import layout
from game.games.police_chase.screen.places import InHand, Spot, spot_of
from game.match.match import AnyMatch
from game.table.board.panels import item_rect
from game.table.board.places import Button, Die, OnBoard
from tests.window.minds import decided

SEEDS = range(1, 41)
"""Those among which a short chase is sought."""


def best_move(match: AnyMatch, seat: Seat) -> Any:  # noqa: ANN401
    """What a good player would do now."""
    return decided(PoliceChaseAi(seat, "hard", lambda: 0.0), match, seat)


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
            rects = layout.panel_rects(match.board, match.state.town.starts(match.setup))
            return item_rect(rects[seat], list(Token).index(token), len(Token), layout.ITEM).center
        case Die():
            return layout.TRAY.center
        case Button():
            return layout.button(1).center
        case _:
            raise ValueError(f"nobody presses {spot}")
