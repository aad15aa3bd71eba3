"""Whole chases in the real window: by mouse alone, by keyboard alone, and some played badly."""

from __future__ import annotations

import time

import pytest

from game.core.kernel import Seat
from game.games.library import GAMES, setup_from_text
from game.games.police_chase.screen.places import choices_of
from game.table.board.places import OnBoard
from tests.window.chase_driver import SEEDS, best_move, place, spot
from tests.window.minds import shortest
from tests.window.seated import play_on, settle_in
from tests.window.watch import Watched
from tests.xvfb import Program, Screen

pytestmark = pytest.mark.window
TWO = "human:Ann,human:Bob"


def chase(screen: Screen, seats: str, **settings: object) -> tuple[Program, Watched]:
    """The shortest chase of these seats, on the screen."""
    log = settle_in(screen, **settings)
    setup = setup_from_text(GAMES["police-chase"], seats, "")
    seed = str(shortest(setup, best_move, SEEDS))
    game = screen.start_game(
        "--play", "police-chase", "--seats", seats, "--seed", seed, "--log", str(log), "--size", "1920x1080"
    )
    match = Watched(log)
    game.wait_for(lambda: match.begun, what="the match")
    return game, match


def by_mouse(game: Program, match: Watched, seat: Seat) -> None:
    game.click(*place(match.match, spot(match.match, seat)))


def by_keys(game: Program, match: Watched, seat: Seat) -> None:
    """Tab goes through everything that can be chosen."""
    wanted = spot(match.match, seat)
    legal = match.match.legal(seat)
    if len(legal) > 1:
        places = [choice.place for choice in choices_of(match.match.view(seat), seat, legal)]
        game.key(*["Tab"] * places.index(wanted))
    game.key("Return")


def test_two_people_chase_by_mouse_alone_and_play_again(screen: Screen) -> None:
    game, match = chase(screen, TWO)
    play_on(game, match, by_mouse)
    assert match.outcome is not None
    log = screen.folder / "match.jsonl"
    time.sleep(3.0)
    game.screenshot(screen.folder / "results.png")
    game.key("Return")
    game.wait_for(lambda: Watched(log).outcome is None, 10, "a rematch by one press")


def test_one_person_chases_with_two_ais_by_keyboard_alone(screen: Screen) -> None:
    game, match = chase(screen, "human:Ann,ai:easy,ai:medium")
    play_on(game, match, by_keys)
    assert match.outcome is not None
    assert match.outcome.reason == "robber-caught"


def test_wrong_clicks_are_answered_and_change_nothing(screen: Screen) -> None:
    game, match = chase(screen, TWO, speed="2")
    time.sleep(0.5)
    for x, y in ((500, 500), (200, 300), (1700, 800), (960, 20), (60, 60)):
        game.click(x, y)
        time.sleep(0.1)
    assert not match.match.log, "nobody has thrown the die yet"
    game.click(*place(match.match, spot(match.match, Seat(0))))
    game.wait_for(lambda: len(match.match.log) == 2, 5, "the roll")
    time.sleep(2.5)
    legal = {getattr(action, "to", 0) for action in match.match.legal(Seat(0))}
    wall = next(space for space in match.match.board.spaces if space not in legal)
    game.click(*place(match.match, OnBoard(wall)))
    time.sleep(0.5)
    assert len(match.match.log) == 2
    game.screenshot(screen.folder / "why_not.png")


def test_zoomed_in_paused_and_closed_in_mid_walk_the_chase_goes_on(screen: Screen) -> None:
    game, match = chase(screen, TWO, speed="0.5")
    time.sleep(0.5)
    game.key("Return")
    game.wait_for(lambda: len(match.match.log) == 2, 5, "the roll")
    game.key("plus", "equal", "l", "minus", "minus", "minus")
    time.sleep(3.5)
    game.key("Return")
    game.wait_for(lambda: len(match.match.log) >= 3, 5, "the walk")
    game.key("Escape")
    time.sleep(0.5)
    game.key("Escape")
    time.sleep(0.3)
    played = len(match.match.log)
    game.process.terminate()
    assert game.wait_for_end() == 0
    again = screen.folder / "again.jsonl"
    game = screen.start_game("--log", str(again))
    time.sleep(1.5)
    game.key("Right", "Return")
    resumed = Watched(again)
    game.wait_for(lambda: resumed.begun, 10, "the match by CONTINUE")
    assert len(resumed.match.log) >= played
