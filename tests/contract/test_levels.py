"""Every level plays in every game, and each is stronger than the one below."""

from __future__ import annotations

from itertools import islice, pairwise

import pytest

from game.core.codec import encode_object
from game.core.kernel import SeatSetup, Setup
from game.games.library import GAMES, ai_players, load_board
from game.match.game import LEVELS, LOOKS, BadSetup, Game, all_options, is_possible
from game.match.lineup import setup_from_text
from game.match.match import AnyMatch, Match
from game.match.player import STRENGTHS
from game.match.session import Session
from game.scenes.lobby_lineup import Lineup, Place
from level_matches import Row, shares

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
MATCHES = {"cops-and-crooks": 40, "hands-up": 60, "police-chase": 60, "stop-thief": 20}
"""Enough to tell two levels apart."""


@every_game
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays(game: Game, level: str) -> None:
    people = max(2, game.players_for(game.defaults).start)
    seats = tuple(SeatSetup(look, look, "ai", level) for look in LOOKS[:people])
    setup = Setup(game.id, game.board, seats, all_options(game, {}, people))
    assert is_possible(setup, game)
    match: AnyMatch = Match(game.rules, setup, load_board(game.board), 8)
    assert len(list(islice(Session(match, ai_players(match)).play_out(), 25))) == 25


@every_game
@pytest.mark.slow
@pytest.mark.parametrize(("worse", "better"), [*pairwise(STRENGTHS)])
def test_each_level_beats_the_one_below(game: Game, worse: str, better: str) -> None:
    matches = MATCHES[game.id]
    won = shares(Row(game.id, (worse, better)), matches, first=900).won
    assert won[1] > 0.5, f"{better} beats {worse} in {won[1]:.0%} of {matches}"


def test_an_adaptive_guard_that_changes_its_level_with_the_diamond_in_hand_plays_on() -> None:
    assert sum(shares(Row("hands-up", ("adaptive", "rookie")), 12).won) == pytest.approx(1)


@every_game
@pytest.mark.slow
def test_a_newcomer_has_a_fair_chance_against_a_rookie(game: Game) -> None:
    won = shares(Row(game.id, ("newcomer", "rookie")), MATCHES[game.id], first=900).won
    assert 0.25 <= won[0] <= 0.75


@every_game
def test_a_level_that_is_unknown_is_refused(game: Game) -> None:
    with pytest.raises(BadSetup) as refused:
        setup_from_text(game, tuple, "ai:rookie,ai:god", "")
    assert "ai:rookie" in str(refused.value.names["levels"])


@every_game
@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_levels_of_earlier_versions_are_remembered(game: Game, level: str) -> None:
    first = Lineup.first(game)
    lineup = first.with_place(1, Place("Sandra", "ai", level, first.places[1].key))
    assert Lineup.read(game, encode_object(lineup)).places[1].level == level


@every_game
def test_in_a_first_match_a_person_has_the_first_seat_and_rookies_the_others(game: Game) -> None:
    setup = Lineup.first(game).setup(game)
    assert setup.seats[0].player == "human"
    assert {seat.level for seat in setup.seats[1:]} == {"rookie"}
    assert setup.options.get("youngest", 1) == 1
