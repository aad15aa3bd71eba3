"""The one place where a game says what it is made of."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.match.game import Game

if TYPE_CHECKING:
    from game.scenes.scene_factory import SceneFactory
    from game.scenes.still_match import Screens
    from game.shell.services import Shell
    from game.table.ui import GameUi

    TourScreens = Callable[[Shell, SceneFactory], Screens]


@dataclass(frozen=True, slots=True, kw_only=True)
class Manifest(Game):
    """A game and its two halves that need pygame; each is imported only when it is called for."""

    minutes: int = 30
    """How long a match takes people, about."""
    age: int = 8
    """From which age children can play it."""
    difficulty: int = 2
    """How hard it is to learn, from 1 to 3."""
    ui: Callable[[], GameUi]
    """Its screen, rulebook pictures, results and story."""
    tour: Callable[[], TourScreens] = lambda: lambda _shell, _factory: iter(())
    """The moments worth a picture in `--tour`."""
