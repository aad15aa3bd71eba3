"""The half of Stop Thief! that needs a window."""

from __future__ import annotations

from game.games.stop_thief.screen import results, rulebook, story
from game.games.stop_thief.screen.id_card import id_card
from game.games.stop_thief.screen.screen import StopThiefScreen
from game.table.ui import GameUi

UI = GameUi(
    screen=StopThiefScreen,
    rulebook=rulebook.pictures,
    results=results.summary,
    story=story.story,
    ability_card=id_card,
)
