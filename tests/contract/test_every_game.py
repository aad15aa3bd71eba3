"""What every game behind the door must keep, whatever it plays."""

from __future__ import annotations

import json
import random

import pytest

from game.core.codec import decode, encode, encode_tagged
from game.core.kernel import CHANCE, TABLE, IllegalAction, Seat, Setup
from game.match.game import Game
from game.match.match import Match
from tests.contract.cases import every_game, random_match

REFUSED = 25
"""So many of the actions that are not legal now are tried in every state."""


@every_game
def test_random_matches_end_and_replay_equals_live(game: Game, setup: Setup) -> None:
    for seed in range(2):
        *_, match = random_match(game, setup, seed)
        assert match.outcome() is not None
        again = Match(game.rules, setup, match.board, seed).replay(match.log)
        assert again.state == match.state


@every_game
def test_a_match_that_was_replayed_goes_on_with_the_same_chance(game: Game, setup: Setup) -> None:
    live = None
    for match in random_match(game, setup, 3):
        live = match
        if len(match.log) > 40 and match.to_act() == (CHANCE,):
            break
    assert live is not None
    again = Match(game.rules, setup, live.board, live.seed).replay(live.log)
    live.draw(0)
    again.draw(0)
    assert again.log[-1].action == live.log[-1].action


@every_game
def test_earlier_states_are_unchanged_after_each_action(game: Game, setup: Setup) -> None:
    kept = [(match.state, repr(match.state)) for match in random_match(game, setup, 1, steps=200)]
    assert all(repr(state) == text for state, text in kept)


@every_game
def test_legal_is_stable_and_never_empty_while_somebody_is_to_act(game: Game, setup: Setup) -> None:
    for match in random_match(game, setup, 2, steps=300):
        for seat in match.to_act():
            assert match.legal(seat)
            assert match.legal(seat) == match.legal(seat)


@every_game
def test_apply_accepts_what_is_legal_and_refuses_the_rest(game: Game, setup: Setup) -> None:
    rng = random.Random(4)
    seen: dict[object, None] = {}
    seats = [*map(Seat, range(len(setup.seats))), CHANCE, TABLE]
    for match in random_match(game, setup, 4, steps=150):
        for seat in seats:
            legal = match.legal(seat)
            seen |= dict.fromkeys(legal)
            for action in legal:
                game.rules.apply(match.state, seat, action)
            others = [action for action in seen if action not in legal]
            for action in rng.sample(others, min(REFUSED, len(others))):
                with pytest.raises(IllegalAction):
                    game.rules.apply(match.state, seat, action)


@every_game
def test_an_imagined_state_looks_the_same_to_the_viewer(game: Game, setup: Setup) -> None:
    rng = random.Random(0)
    for match in random_match(game, setup, 5, steps=300):
        for viewer in (Seat(0), TABLE):
            view = match.view(viewer)
            assert game.rules.view(game.rules.imagine(view, rng.choice), viewer) == view


@every_game
def test_states_that_differ_only_in_a_secret_give_equal_views_and_events(game: Game, setup: Setup) -> None:
    for match in random_match(game, setup, 6, steps=200):
        view = match.view(TABLE)
        one, other = (game.rules.imagine(view, random.Random(seed).choice) for seed in (1, 2))
        assert game.rules.view(one, TABLE) == game.rules.view(other, TABLE)
        for seat in (seat for seat in match.to_act() if seat >= 0):
            for action in set(game.rules.legal(one, seat)) & set(game.rules.legal(other, seat)):
                first, second = (game.rules.apply(state, seat, action).events for state in (one, other))
                assert [event.seen_by(TABLE) for event in first] == [event.seen_by(TABLE) for event in second]


@every_game
def test_nobody_learns_anything_from_what_may_be_taken_back(game: Game, setup: Setup) -> None:
    rules = game.rules
    for match in random_match(game, setup, 8, steps=200):
        for seat in (seat for seat in match.to_act() if seat >= 0):
            view = match.view(seat)
            one, other = (rules.imagine(view, random.Random(seed).choice) for seed in (1, 2))
            for action in set(rules.legal(one, seat)) & set(rules.legal(other, seat)):
                first, second = (rules.apply(state, seat, action) for state in (one, other))
                if not first.final:
                    assert rules.view(first.state, seat) == rules.view(second.state, seat)
                    assert not second.final


@every_game
def test_actions_events_states_and_views_survive_json(game: Game, setup: Setup) -> None:
    rng = random.Random(9)
    for match in random_match(game, setup, 7, steps=200):
        for seat in match.to_act():
            action = rng.choice(match.legal(seat))
            assert decode(game.action, json.loads(json.dumps(encode_tagged(action)))) == action
            for event in game.rules.apply(match.state, seat, action).events:
                assert decode(game.event, json.loads(json.dumps(encode_tagged(event)))) == event
        for thing in (match.state, match.view(TABLE)):
            assert decode(type(thing), json.loads(json.dumps(encode(thing)))) == thing
