"""Whole matches in the real window, by keyboard and mouse."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from game.core.codec import encode_object
from game.games.hands_up.game import GAME as HANDS_UP
from game.games.hands_up.rules.state import Phase, View
from game.scenes.lobby_lineup import Lineup
from tests.window.seated import settle_in
from tests.window.watch import Watched, catch_on, keys_of
from tests.xvfb import Program, Screen

pytestmark = pytest.mark.window
SPEED = "2"
PATIENCE_S = 240


def play_on(game: Program, match: Watched, own_key: str, *, seconds: float = PATIENCE_S) -> None:
    """Play for whoever sits at `own_key` until the match is over."""
    limit = time.monotonic() + seconds
    while match.outcome is None:
        assert time.monotonic() < limit, f"the match was not over after {seconds:g} s: {match.view}"
        one_move(game, match, own_key)
        time.sleep(0.05)


def one_move(game: Program, match: Watched, own_key: str, people: int = 1) -> None:
    view = match.view
    slots = catch_on(view)
    if view.phase is Phase.SEARCH and slots and not view.out[0]:
        game.key("space")
        if people > 1:
            game.key(own_key)
        until_phase(match, Phase.POINT)
    elif view.phase is Phase.POINT and view.grabber == 0:
        point_at(game, view, slots, people)
    elif view.phase is Phase.SEARCH and not view.ready[0]:
        game.key("s")


def point_at(game: Program, view: View, slots: tuple[int, ...], people: int) -> None:
    for slot in slots:
        if slot not in view.pointed:
            game.key(*keys_of(view, slot, people))
            time.sleep(0.1)


def until_phase(match: Watched, phase: Phase) -> None:
    limit = time.monotonic() + 3
    while match.view.phase is not phase and time.monotonic() < limit:
        time.sleep(0.02)


def results_offer_a_rematch(game: Program, log: Path) -> None:
    """The results come by themselves, and one press there starts a new match."""
    time.sleep(3.5)
    game.key("Return")
    game.wait_for(lambda: Watched(log).outcome is None, 10, "a rematch by one press")


def test_two_people_play_a_whole_match_with_the_shared_key(screen: Screen) -> None:
    log = settle_in(screen, speed=SPEED)
    seats = "human:Ann,human:Bob"
    game = screen.start_game(
        "--play", "hands-up", "--seats", seats, "--options", "tempo=3", "--seed", "3", "--log", str(log)
    )
    match = Watched(log)
    game.wait_for(lambda: match.begun, what="the match")
    turns = 0
    limit = time.monotonic() + PATIENCE_S
    while match.outcome is None:
        assert time.monotonic() < limit
        one_move(game, match, "ap"[turns % 2], people=2)
        view = match.view
        if view.phase is Phase.POINT and view.grabber == 1:
            point_at(game, view, catch_on(view), people=2)
            turns += 1
        elif view.phase is Phase.SEARCH:
            turns += 1
        time.sleep(0.05)
    assert match.outcome is not None
    assert min(map(len, match.view.won)) > 0, "both have caught something"
    results_offer_a_rematch(game, log)


def test_one_person_plays_against_two_ais_from_the_title_to_the_results(screen: Screen) -> None:
    quick = Lineup.first(HANDS_UP).with_option(HANDS_UP, "tempo", 3)
    log = settle_in(screen, speed=SPEED, lineups={HANDS_UP.id: encode_object(quick)})
    game = screen.start_game("--seed", "3", "--log", str(log))
    time.sleep(1.5)
    to_the_last_poster = ("Right",) * 6  # past START and LEARN of the three before it
    for keys in (("Return",), (*to_the_last_poster, "Return"), ("Return",)):
        game.key(*keys)
        time.sleep(0.7)
    match = Watched(log)
    game.wait_for(lambda: match.begun, 10, "the first cards, three presses after the title")
    play_on(game, match, "a")
    assert sum(map(len, match.view.won)) > 20
    results_offer_a_rematch(game, log)


def test_a_match_survives_the_window_being_closed_in_mid_air(screen: Screen) -> None:
    log = settle_in(screen, speed=SPEED)
    game = screen.start_game(
        "--play", "hands-up", "--seats", "human:Ann,ai:easy", "--seed", "3", "--log", str(log)
    )
    match = Watched(log)
    game.wait_for(lambda: match.begun and match.view.opened >= 4, 20, "the second flip")
    game.process.terminate()
    assert game.wait_for_end() == 0
    opened = match.view.opened
    again = screen.folder / "again.jsonl"
    game = screen.start_game("--log", str(again))
    time.sleep(1.5)
    game.key("Right", "Return")
    resumed = Watched(again)
    game.wait_for(lambda: resumed.begun, 10, "the match by CONTINUE")
    assert resumed.view.opened == opened
    time.sleep(1)
    assert resumed.view.opened == opened, "it waits, paused, until somebody goes on"
    game.key("Return")
    game.wait_for(lambda: resumed.view.opened > opened, 25, "the next flip")


def test_pause_stops_the_clock_and_losing_the_focus_pauses(screen: Screen) -> None:
    log = settle_in(screen, speed=SPEED)
    game = screen.start_game(
        "--play", "hands-up", "--seats", "human:Ann,human:Bob", "--options", "tempo=3", "--log", str(log)
    )
    match = Watched(log)
    game.wait_for(lambda: match.begun and match.view.phase is Phase.SEARCH, 10, "the first search")
    game.key("Escape")
    time.sleep(0.3)
    before = match.view
    time.sleep(4)
    assert match.view == before
    game.key("Return")
    game.wait_for(lambda: match.view != before, 6, "the clock")


def test_wrong_and_wild_keys_break_nothing(screen: Screen) -> None:
    log = settle_in(screen, speed=SPEED)
    game = screen.start_game(
        "--play",
        "hands-up",
        "--seats",
        "human:Ann,ai:hard",
        "--options",
        "power=on,tempo=3",
        "--log",
        str(log),
    )
    match = Watched(log)
    game.wait_for(lambda: match.begun, what="the match")
    for _ in range(12):
        game.key("space", "a", "z", "space", "p", "Tab", "Up", "Return", "1", "F5", "q")
        game.click(960, 540)
        game.click(300, 300, button=3)
    game.key("F11")
    time.sleep(1)
    game.key("F11")
    time.sleep(1)
    assert game.process.poll() is None, game.output()
    assert match.view.opened > 0
