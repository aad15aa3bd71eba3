"""Following a step event by event leads to the view after the step."""

from __future__ import annotations

from importlib import import_module

import pytest

from game.core.kernel import TABLE, Setup
from game.games.library import GAMES
from game.match.game import Game
from tests.contract.cases import random_match, setups

FOLLOWING = [
    pytest.param(game, setup, id=f"{game.id}-{number}")
    for game in GAMES.values()
    if game.controls == "turns"
    for number, setup in enumerate(setups(game))
]
"""Where all play at once, the screen shows every view as it comes."""
STEPS = 800


@pytest.mark.parametrize(("game", "setup"), FOLLOWING)
def test_following_every_event_of_a_step_leads_to_the_view_after_it(game: Game, setup: Setup) -> None:
    following = import_module(f"game.games.{game.id.replace('-', '_')}.rules.follow")
    for seed in range(2):
        before = None
        for match in random_match(game, setup, seed, STEPS):
            if before is not None:
                entry, followed = match.log[-1], game.rules.view(before, TABLE)
                for event in game.rules.apply(before, entry.seat, entry.action).events:
                    shown = event.seen_by(TABLE)
                    followed = followed if shown is None else following.follow(followed, shown)
                after = match.view(TABLE)
                for field in following.FOLLOWED:
                    assert getattr(followed, field) == getattr(after, field), (field, entry)
            before = match.state
