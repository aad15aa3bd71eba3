"""The parts of a game that need a window."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from game.core.board import Board
from game.core.kernel import Outcome, Setup
from game.match.match import AnyMatch
from game.shell.assets import Assets
from game.shell.picture import Picture
from game.shell.services import Shell
from game.shell.words import Words
from game.table.results import Summary
from game.table.rulebook_layout import Pictures
from game.table.screen import AnyScreen
from game.table.seating import Seating
from game.table.story import Story


@dataclass(frozen=True, slots=True)
class GameUi:
    """What a game shows in a window."""

    screen: Callable[[Shell, Setup, Board, Seating, Any], AnyScreen]
    """Makes its screen; the last argument is the first view of the table, see `AnyRules`."""
    rulebook: Callable[[Assets], Pictures]
    """Returns the pictures of its rulebook."""
    results: Callable[[Words, AnyMatch, Outcome], Summary]
    story: Callable[[Words, AnyMatch, Outcome], Story]
    ability_card: Callable[[Shell, str], Picture] | None = None
    """Shows in the lobby what a character can do; None if there are no abilities."""
