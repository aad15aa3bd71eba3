"""Hands, diamond and cards are where they belong at once, for those who like it so."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.ai.runner import Happened
from game.boards.tmx import load_board
from game.core.kernel import TABLE
from game.core.match import Match
from game.rules.hands_up.actions import Grab, Point
from game.rules.hands_up.events import Caught
from game.rules.hands_up.state import State
from game.shell.services import Shell
from game.shell.theme import RED
from game.stage.hands_up.pictures import CardPictures, Finger
from game.stage.hands_up.stage import VERDICT_MS, WRONG, HandsUpStage
from game.stage.seating import Chair, Seating
from tests.hands_up_tables import ANN, BOB, CLOCK_TIME_UP, RULES, after, cards, hands_up, searching

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


@pytest.mark.parametrize("motion", ["full", "reduced"])
def test_the_cards_of_a_false_alarm_stay_marked_while_it_is_told(shell: Shell, motion: str) -> None:
    shell.settings.change(motion=motion)
    stage = shown(shell, NONE)
    stage.update(VERDICT_MS - 1, None, 1)
    assert stage._fingers() == dict.fromkeys(NONE, WRONG)
    stage.update(2, None, 1)
    assert stage._fingers() == {}


def test_a_catch_after_a_false_alarm_marks_no_card_as_wrong(shell: Shell) -> None:
    stage = shown(shell, NONE)
    stage._show_verdict(Caught(BOB, THEFT, cards("T1o D1o F1o"), camera=False, bonus_slot=None))
    assert stage._fingers() == {}


def test_the_mark_of_a_wrong_card_differs_by_more_than_its_colour(shell: Shell) -> None:
    pictures = CardPictures(shell.assets)
    wrong, right = (pictures.mark(replace(finger, colour=RED), 38) for finger in (WRONG, Finger(RED)))
    assert pygame.image.tobytes(wrong, "RGBA") != pygame.image.tobytes(right, "RGBA")
