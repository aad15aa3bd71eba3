"""Whole hunts in the real window: every mode, by every hand, and some played badly."""

from __future__ import annotations

import pytest

from game.games.library import setup_from_text
from game.games.stop_thief.game import GAME as STOP_THIEF
from game.games.stop_thief.rules.actions import Step
from game.games.stop_thief.rules.events import PackMoved
from game.games.stop_thief.screen.screen import StopThiefScreen
from game.shell.services import Shell
from tests.window.glance import tells_in_writing
from tests.window.hunt_driver import curious_move
from tests.window.hunter import Hunters
from tests.window.minds import short_match
from tests.window.seated import play_again, results_come, settle_in
from tests.window.watch import Watched
from tests.xvfb import Program, Screen

pytestmark = pytest.mark.window
ROOM = StopThiefScreen.caption_room
SILENT = {"SDL_AUDIODRIVER": "none"}


def hunt(
    screen: Screen, seats: str, options: str, seed: int, env: dict[str, str] | None = None, **settings: object
) -> tuple[Program, Watched]:
    """A hunt on the screen."""
    log = settle_in(screen, **settings)
    table = ("--play", "stop-thief", "--seats", seats, "--options", options, "--seed", str(seed))
    game = screen.start_game(*table, "--log", str(log), "--size", "1920x1080", env=env)
    match = Watched(log)
    game.wait_for(lambda: match.begun, what="the match")
    return game, match


def seed_of(seats: str, options: str, most: int, first: int) -> int:
    """The seed of a short hunt of curious people: the one that is known to be, or the next one."""
    return short_match(setup_from_text(STOP_THIEF, seats, options), curious_move, most, first)


def test_one_person_hunts_against_two_ais_by_mouse_alone_and_plays_again(
    screen: Screen, shell: Shell
) -> None:
    seats, options = "human:Ann,ai:hard,ai:hard", "mode=competitive,difficulty=standard"
    game, match = hunt(screen, seats, options, seed_of(seats, options, 110, 25))
    people = Hunters(game, match, shell)
    people.play()
    assert people.tips, "a page of her own"
    assert people.xrays == sum(map(len, match.match.state.captured))
    play_again(game, screen.folder / "match.jsonl")


def test_four_people_share_mouse_and_keyboard_and_look_at_tips_under_the_cover(
    screen: Screen, shell: Shell
) -> None:
    seats, options = "human:Ann,human:Bob,human:Cat,human:Dan", "mode=competitive,difficulty=advanced"
    game, match = hunt(screen, seats, options, seed_of(seats, options, 90, 6))
    people = Hunters(game, match, shell, "both")
    people.play()
    assert people.tips
    assert people.xrays == sum(map(len, match.match.state.captured))
    results_come(game)


def test_one_person_hunts_the_pack_by_keyboard_alone_with_no_sound_device(
    screen: Screen, shell: Shell
) -> None:
    seed = seed_of("human:Ann", "mode=solo", 85, 10)
    game, match = hunt(screen, "human:Ann", "mode=solo", seed, SILENT)
    people = Hunters(game, match, shell, "keys")
    people.play_until(lambda: bool(match.match.state.clues))
    clue = match.match.state.clues[0].sound
    game.wait_for(lambda: tells_in_writing(game, shell, ROOM, clue), 5, "the caption of the clue")
    people.play()
    assert people.xrays == 1, "the Pack has one route"
    assert "no sound device" in (screen.folder / "home" / "logs" / "caper-city.log").read_text()
    results_come(game)


def test_the_pack_chooses_in_secret_while_a_person_and_an_ai_hunt_it(screen: Screen, shell: Shell) -> None:
    seats, options = "human:Ann,human:Bob,ai:medium", "mode=one-vs-many,loot=30"
    game, match = hunt(screen, seats, options, seed_of(seats, options, 95, 19))
    people = Hunters(game, match, shell)
    people.play(240)
    assert people.steps == sum(isinstance(entry.action, Step) for entry in match.match.log)
    assert any(isinstance(event, PackMoved) for event in match.events), "it ran after an arrest"
    assert people.xrays == 1
    results_come(game)
