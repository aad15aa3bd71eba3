"""The half of Stop Thief! that needs a window."""

from __future__ import annotations

from game.games.stop_thief.screen import results, story
from game.games.stop_thief.screen.rulebook import pictures as rulebook
from game.games.stop_thief.screen.screen import StopThiefScreen
from game.games.stop_thief.screen.side.id_card import id_card
from game.table.ui import GameUi

UI = GameUi(
    screen=StopThiefScreen,
    rulebook=rulebook.pictures,
    results=results.summary,
    story=story.story,
    ability_card=id_card,
)
