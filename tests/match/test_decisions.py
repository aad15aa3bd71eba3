"""Every decision of a match can be told again, with what its player saw."""

from __future__ import annotations

from game.core.kernel import CHANCE
from game.match.decisions import decisions
from tests.games.stop_thief.cities import random_match


def test_every_action_of_a_player_is_a_decision_with_the_view_of_that_moment() -> None:
    seen = []
    for number, match in enumerate(random_match(3, 5)):
        if number == 150:
            break
        (seat,) = match.to_act()
        seen.append(None if seat == CHANCE else match.view(seat))
    told = [*decisions(match)]
    assert [choice and choice.view for choice in told] == seen
    assert [choice and choice.action for choice in told] == [
        None if entry.seat == CHANCE else entry.action for entry in match.log
    ]
