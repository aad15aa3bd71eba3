"""The half of Cops and Crooks that needs a window."""

from __future__ import annotations

from game.games.cops_and_crooks.screen import results, rulebook, story
from game.games.cops_and_crooks.screen.screen import CopsAndCrooksScreen
from game.table.ui import GameUi

UI = GameUi(
    screen=CopsAndCrooksScreen,
    rulebook=rulebook.pictures,
    results=results.summary,
    story=story.story,
)
