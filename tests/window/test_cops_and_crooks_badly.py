"""Capers that are played badly in the real window: wrong clicks, pauses, another size, a closed window."""

from __future__ import annotations

import time
from itertools import count

import pytest

from game.core.kernel import CHANCE, Seat
from game.games.cops_and_crooks.game import GAME as COPS_AND_CROOKS
from game.games.cops_and_crooks.rules.actions import Deposit, Drive, PoliceWalk, Throw
from game.games.cops_and_crooks.rules.state import COPS, Phase
from game.games.cops_and_crooks.screen import layout
from game.games.cops_and_crooks.screen.places import CAR, OnPawn
from game.games.cops_and_crooks.screen.screen import CopsAndCrooksScreen
from game.games.cops_and_crooks.screen.vault import key_rects
from game.games.library import load_board, setup_from_text
from game.match import save
from game.match.match import AnyMatch, Match
from game.match.save import Saved
from game.shell.services import Shell
from game.table.board.places import Die, OnBoard
from tests.window.caper_driver import Eyes, best_move, saving_move
from tests.window.caper_people import People
from tests.window.glance import stays_the_same, tells_in_writing
from tests.window.seated import answered, continued, settle_in
from tests.window.test_cops_and_crooks import OPTIONS, caper
from tests.window.watch import Watched
from tests.xvfb import Program, Screen

pytestmark = pytest.mark.window
TWO = "human:Ann,human:Bob"
NOWHERE = ((200, 1000), (700, 700), (1700, 300), (1700, 60), (60, 60), (1850, 1040))
FAR_AWAY = 404
LONG = 4
"""A roll that lets the car drive for a while."""
SMALL, LARGE = (1280, 720), (1920, 1080)
TRAFFIC = (0, 0, 420, 1000)
"""The west of the city, where something moves as long as time goes by."""


def new_match(seed: int) -> AnyMatch:
    setup = setup_from_text(COPS_AND_CROOKS, TWO, OPTIONS)
    return Match(COPS_AND_CROOKS.rules, setup, load_board(setup.board), seed, COPS_AND_CROOKS.rules_version)


def long_roll() -> int:
    """The first seed that begins with a long drive."""
    for seed in count(1):
        match = new_match(seed)
        match.act(COPS, Throw(), 0)
        match.draw(0)
        if match.state.pips >= LONG:
            return seed
    raise AssertionError


def drives_first(match: AnyMatch, seat: Seat) -> object:
    """What somebody would do who likes the car."""
    return next((action for action in match.legal(seat) if isinstance(action, Drive)), best_move(match, seat))


def set_off(screen: Screen, shell: Shell) -> tuple[Program, Watched, People]:
    """A caper whose car has just set off, slowly."""
    game, match = caper(screen, TWO, long_roll(), speed="0.5")
    people = People(game, match, shell, mind=drives_first)
    people.play_until(lambda: bool(match.match.log) and isinstance(match.match.log[-1].action, Drive))
    return game, match, people


def test_wrong_clicks_are_answered_and_lose_nothing(screen: Screen, shell: Shell) -> None:
    game, match = caper(screen, TWO, 1)
    people = People(game, match, shell)
    people.wait_for_prompt()
    for x, y in NOWHERE:
        game.click(x, y)
    assert not match.match.log, "nobody has thrown the die yet"
    people.play_until(lambda: match.match.state.phase is Phase.MOVE)
    people.wait_for_prompt()
    time.sleep(0.3)
    eyes = Eyes(shell, match.match)
    game.click(*eyes.place(OnBoard(FAR_AWAY), None))
    is_answered(game, shell)
    game.click(*eyes.place(OnPawn(CAR), None))
    people.wait_for_prompt(CAR)
    time.sleep(3.0)
    game.click(*eyes.place(OnBoard(match.match.state.plan.hideouts[0]), CAR))
    is_answered(game, shell)
    game.key("BackSpace")
    people.wait_for_prompt()
    assert len(match.match.log) == 2, "the throw and the roll"
    people.play_until(lambda: match.match.state.turn != COPS)
    assert isinstance(match.match.log[2].action, PoliceWalk | Drive)


def is_answered(game: Program, shell: Shell) -> None:
    """A wrong click is heard, and its caption seen."""
    said = "not_there", "v_not_there"
    room = CopsAndCrooksScreen.caption_room
    game.wait_for(lambda: tells_in_writing(game, shell, room, *said), 3, "the answer")


def test_paused_in_mid_drive_everything_waits(screen: Screen, shell: Shell) -> None:
    game, match, people = set_off(screen, shell)
    game.key("Escape")
    game.wait_for(lambda: stays_the_same(game, TRAFFIC, 1.0), 10, "a street in which nothing moves")
    played = len(match.match.log)
    game.key("Return")
    people.wait_for_prompt()
    assert len(match.match.log) == played
    people.play_until(lambda: match.match.state.turn == COPS)


def test_another_size_in_mid_drive_changes_nothing_but_the_size(screen: Screen, shell: Shell) -> None:
    game, match, people = set_off(screen, shell)
    resize(game, SMALL)
    played = len(match.match.log)
    x, y = Eyes(shell, match.match).place(Die(), None)

    def is_thrown() -> bool:
        game.click(x * SMALL[0] // LARGE[0], y * SMALL[1] // LARGE[1])
        return answered(match, played)

    game.wait_for(is_thrown, 20, "the throw in a small window")
    assert match.match.log[played].action == Throw()
    resize(game, LARGE)
    people.play_until(lambda: match.match.state.turn == COPS)


def resize(game: Program, size: tuple[int, int]) -> None:
    game.screen.xdotool("windowsize", game.window, *map(str, size))
    game.wait_for(lambda: game.size() == size, 5, f"a window of {size}")


def test_closed_in_mid_drive_the_caper_goes_on_from_the_same_position(screen: Screen, shell: Shell) -> None:
    game, match, _ = set_off(screen, shell)
    game.process.terminate()
    assert game.wait_for_end() == 0
    game, again = continued(screen)
    assert again.match.log == match.match.log
    assert again.match.state == match.match.state
    game.key("Return")
    people = People(game, again, shell)
    people.wait_for_prompt()
    people.play_until(lambda: again.match.state.turn == COPS)


def test_the_vault_waits_through_a_pause_and_wrong_clicks(screen: Screen, shell: Shell) -> None:
    settle_in(screen)
    save.autosave(screen.folder / "home" / "saves", Saved.of(before_a_vault()))
    game, match = continued(screen)
    game.key("Return")
    people = People(game, match, shell)
    people.wait_for_prompt()
    time.sleep(0.3)
    played, cash = len(match.match.log), match.match.state.crook.cash
    game.key("Left", "Left")
    column = layout.column(len(match.match.setup.seats), shell.theme.text_scale)
    for x, y in (NOWHERE[0], column.danger.center, column.tray.center):
        game.click(x, y)
    game.key("Escape")
    time.sleep(0.5)
    game.key("Return")
    time.sleep(0.5)
    assert len(match.match.log) == played
    game.click(*key_rects()["ok"].center)
    game.wait_for(lambda: len(match.match.log) > played, 5, "the deposit")
    assert match.match.log[played].action == Deposit(cash - 1_000), "two steps less than everything"


def before_a_vault() -> AnyMatch:
    """A caper in which a crook has just come to a hideout with the first money."""
    return next(match for match in map(new_match, count(1)) if comes_to_a_vault(match))


def comes_to_a_vault(match: AnyMatch) -> bool:
    """Play until a crook is in a hideout with money; False if none ever is."""
    while match.outcome() is None:
        if match.state.phase is Phase.HIDEOUT and match.state.crook.cash:
            return True
        seat = match.to_act()[0]
        if seat == CHANCE:
            match.draw(0)
        else:
            match.act(seat, saving_move(match, seat), 0)
    return False
