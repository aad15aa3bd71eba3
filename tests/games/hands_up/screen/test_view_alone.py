"""When nothing moves, the picture follows from the view alone."""

from __future__ import annotations

import random
from itertools import combinations

import pygame
import pytest

from game.core.kernel import CHANCE, CLOCK, TABLE, Seat
from game.games.hands_up.rules.actions import Action, Grab, Point
from game.games.hands_up.rules.cards import is_theft
from game.games.hands_up.rules.state import Phase, State
from game.games.hands_up.screen.screen import HandsUpScreen
from game.games.library import load_board
from game.match.session import ActionResult
from game.shell.picture import Picture
from game.shell.services import Shell
from game.table.seating import Chair, Seating
from tests.games.hands_up.tables import RULES, hands_up

pytestmark = pytest.mark.medium
BOARD = load_board("hands_up")
KEYS = (pygame.KSCAN_A, pygame.KSCAN_P, pygame.KSCAN_M, pygame.KSCAN_5, pygame.KSCAN_Q, pygame.KSCAN_9)
FRAME_MS = 1000 / 60
WEIGHTS = {Phase.SEARCH: 8, Phase.FINISH: 2, Phase.POINT: 0.1}
"""How often the time runs out in each phase, against one action of somebody."""


def screen_for(shell: Shell, players: int, options: str, state: State) -> HandsUpScreen:
    seating = Seating(tuple(Chair("keyboard", key) for key in KEYS[:players]))
    return HandsUpScreen(shell, hands_up(players, options), BOARD, seating, RULES.view(state, TABLE))


def picture(screen: HandsUpScreen) -> bytes:
    """What is drawn when nothing moves any more and no time is shown."""
    screen.show_time(None, 1)
    canvas = Picture(BOARD.size)
    screen.draw(canvas)
    screen.update(FRAME_MS)
    while screen.moving:
        screen.draw(canvas)
        screen.update(FRAME_MS)
    screen.draw(canvas)
    return pygame.image.tobytes(canvas.surface, "RGB")


def any_action(state: State, rng: random.Random) -> tuple[Seat, Action]:
    """Something that somebody may do; who points is often right."""
    seats = RULES.to_act(state)
    if seats == (CHANCE,):
        odds = RULES.odds(state)
        return CHANCE, rng.choices([action for action, _ in odds], [left for _, left in odds])[0]
    seat = rng.choices(seats, [WEIGHTS.get(state.phase, 1) if one == CLOCK else 1 for one in seats])[0]
    if state.phase is Phase.POINT and seat == state.grabber and rng.random() < 0.9:
        cards = RULES.view(state, seat).open_cards
        for slots in combinations(cards, 3):
            theft = is_theft([cards[slot] for slot in slots], colours_count=state.colours_count)
            if theft and set(state.pointed) < set(slots):
                return seat, Point(next(slot for slot in slots if slot not in state.pointed))
    return seat, rng.choice(RULES.legal(state, seat))


@pytest.mark.parametrize("skips", [False, True])
@pytest.mark.parametrize(
    ("players", "options"), [(2, "power=on"), (4, ""), (6, "power=on,grab=each")], ids=["two", "four", "six"]
)
def test_a_new_screen_draws_the_same_table_in_every_phase(
    shell: Shell,
    players: int,
    options: str,
    skips: bool,  # noqa: FBT001
) -> None:
    rng = random.Random(players + skips)
    state = RULES.new(hands_up(players, options), BOARD)
    screen = screen_for(shell, players, options, state)
    compared: set[tuple[Phase, int]] = set()
    while state.phase is not Phase.OVER:
        seat, action = any_action(state, rng)
        step = RULES.apply(state, seat, action)
        state = step.state
        screen.show(ActionResult(seat, action, 0, step.events), RULES.view(state, TABLE))
        screen.update(rng.choice((FRAME_MS, 500)))
        if skips:
            screen.skip()
        what = state.phase, len(state.table) // 16
        if what not in compared and rng.random() < 0.3:
            compared.add(what)
            assert picture(screen) == picture(screen_for(shell, players, options, state)), what
    assert picture(screen) == picture(screen_for(shell, players, options, state))
    assert {phase for phase, _ in compared} >= {Phase.DEAL, Phase.SETTLE, Phase.SEARCH, Phase.POINT}
    assert len(state.table) > 30
    assert any(state.won)


def test_a_glove_lies_on_the_diamond_while_somebody_else_may_be_there_too(shell: Shell) -> None:
    rng = random.Random(1)
    state = RULES.new(hands_up(3), BOARD)
    while state.phase is not Phase.SEARCH:
        state = RULES.apply(state, *any_action(state, rng)).state
    empty = picture(screen_for(shell, 3, "", state))
    state = RULES.apply(state, Seat(1), Grab()).state
    assert picture(screen_for(shell, 3, "", state)) != empty
