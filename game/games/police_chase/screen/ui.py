"""The parts of Police Chase that need a window."""

from __future__ import annotations

from game.games.police_chase.screen import results, rulebook, story
from game.games.police_chase.screen.screen import PoliceChaseScreen
from game.table.ui import GameUi

UI = GameUi(
    screen=PoliceChaseScreen,
    rulebook=rulebook.pictures,
    results=results.summary,
    story=story.story,
)
