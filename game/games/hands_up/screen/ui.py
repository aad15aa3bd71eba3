"""The parts of Hands Up that need a window."""

from __future__ import annotations

from game.games.hands_up.screen import results, rulebook, story
from game.games.hands_up.screen.screen import HandsUpScreen
from game.table.ui import GameUi

UI = GameUi(
    screen=HandsUpScreen,
    rulebook=rulebook.pictures,
    results=results.summary,
    story=story.story,
)
