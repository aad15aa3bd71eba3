"""Hands, diamond and cards are where they belong at once, for those who like it so."""

from __future__ import annotations

import pygame
import pytest

from game.ai.runner import Happened
from game.boards.tmx import load_board
from game.core.kernel import TABLE
from game.core.match import Match
from game.rules.hands_up.actions import Grab, Point
from game.rules.hands_up.state import State
from game.shell.services import Shell
from game.stage.hands_up.stage import HandsUpStage
from game.stage.seating import Chair, Seating
from tests.hands_up_tables import ANN, CLOCK_TIME_UP, RULES, after, hands_up, searching

FRAME_MS = 1000 / 60
OPEN = "T1o D1o F1o T2s D3p F2s"
THEFT, NONE = (0, 1, 2), (0, 1, 3)


def shown(shell: Shell, slots: tuple[int, ...]) -> HandsUpStage:
    """Ann has grabbed and pointed at three cards; the stage has just been told."""
    setup, board = hands_up(3), load_board("hands_up")
    match: Match[State, object, object] = Match(RULES, setup, board, 7)  # type: ignore[arg-type]
    match.state = searching(OPEN)
    stage = HandsUpStage(shell, setup, board, Seating((Chair("keyboard"),) * 3), match.view(TABLE))  # type: ignore[arg-type]
    for seat, action in ((ANN, Grab()), *CLOCK_TIME_UP, *((ANN, Point(slot)) for slot in slots)):
        state, events = after(match.state, (seat, action))
        match.state = state
        stage.show(Happened(seat, action, 0, tuple(events)), match.view(TABLE))  # type: ignore[arg-type]
    return stage


def pictures(stage: HandsUpStage) -> set[bytes]:
    seen = set()
    for _ in range(6):
        stage.update(FRAME_MS * 4, None, 1)
        canvas = pygame.Surface((1920, 1080))
        stage.draw(canvas)
        seen.add(pygame.image.tobytes(canvas, "RGB"))
    return seen


@pytest.mark.parametrize("slots", [THEFT, NONE])
def test_with_reduced_motion_a_verdict_stands_still(shell: Shell, slots: tuple[int, ...]) -> None:
    shell.settings.change(motion="reduced")
    assert len(pictures(shown(shell, slots))) == 1


@pytest.mark.parametrize("slots", [THEFT, NONE])
def test_it_moves_for_those_who_like_it(shell: Shell, slots: tuple[int, ...]) -> None:
    assert len(pictures(shown(shell, slots))) > 3


def test_at_once_the_won_cards_are_in_their_corner(shell: Shell) -> None:
    shell.settings.change(speed="at once")
    stage = shown(shell, THEFT)
    assert stage._table.on_the_way(ANN) == 3
    stage.update(FRAME_MS, None, 1)
    assert stage._table.on_the_way(ANN) == 0
    assert len(stage._table._flights) == 0
    assert not stage._hands.moving
