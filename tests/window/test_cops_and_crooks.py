"""Whole capers in the real window: one person plays the Cops."""

from __future__ import annotations

import pytest

from game.games.cops_and_crooks.game import GAME as COPS_AND_CROOKS
from game.games.cops_and_crooks.rules.events import Robbed
from game.games.library import setup_from_text
from game.shell.services import Shell
from tests.window.caper_driver import hasty_move
from tests.window.caper_people import People
from tests.window.minds import Mind, short_match
from tests.window.seated import play_again, settle_in
from tests.window.watch import Watched
from tests.xvfb import Program, Screen

pytestmark = pytest.mark.window
OPTIONS = "rounds=40"


def caper(screen: Screen, seats: str, seed: int, **settings: object) -> tuple[Program, Watched]:
    """A caper on the screen."""
    log = settle_in(screen, **settings)
    table = ("--play", "cops-and-crooks", "--seats", seats, "--options", OPTIONS, "--seed", str(seed))
    game = screen.start_game(*table, "--log", str(log), "--size", "1920x1080")
    match = Watched(log)
    game.wait_for(lambda: match.begun, what="the match")
    return game, match


def seed_of(seats: str, most: int, first: int, mind: Mind = hasty_move) -> int:
    """The seed of a short caper of these people: the one that is known to be, or the next one."""
    return short_match(setup_from_text(COPS_AND_CROOKS, seats, OPTIONS), mind, most, first)


def test_one_person_plays_the_cops_by_mouse_alone_and_plays_again(screen: Screen, shell: Shell) -> None:
    seats = "human:Ann,ai:easy,ai:easy"
    game, match = caper(screen, seats, seed_of(seats, 100, 8))
    People(game, match, shell).play()
    assert any(isinstance(event, Robbed) for event in match.events), "the crooks were busy"
    play_again(game, screen.folder / "match.jsonl")
