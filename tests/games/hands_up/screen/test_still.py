"""Gloves, diamond and cards are where they belong at once, for those who like it so."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.core.kernel import TABLE
from game.games.hands_up.rules.actions import Grab, Point
from game.games.hands_up.rules.events import Caught
from game.games.hands_up.screen.layout import layout_for
from game.games.hands_up.screen.pictures import CardPictures, Mark
from game.games.hands_up.screen.screen import VERDICT_MS, WRONG, HandsUpScreen
from game.games.library import load_board
from game.match.session import ActionResult
from game.shell.picture import Picture
from game.shell.services import Shell
from game.shell.theme import RED
from game.table.seating import Chair, Seating
from tests.games.hands_up.tables import ANN, BOB, CLOCK_TIME_UP, RULES, after, cards, hands_up, searching

FRAME_MS = 1000 / 60
BOARD = load_board("hands_up")
LAYOUT = layout_for(BOARD, 3)
OPEN = "T1o D1o F1o T2s D3p F2s"
THEFT, NONE = (0, 1, 2), (0, 1, 3)


def shown(shell: Shell, slots: tuple[int, ...]) -> HandsUpScreen:
    """Ann has just grabbed and pointed at three cards."""
    state, seating = searching(OPEN), Seating((Chair("keyboard"),) * 3)
    screen = HandsUpScreen(shell, hands_up(3), BOARD, seating, RULES.view(state, TABLE))
    for seat, action in ((ANN, Grab()), *CLOCK_TIME_UP, *((ANN, Point(slot)) for slot in slots)):
        state, events = after(state, (seat, action))
        screen.show(ActionResult(seat, action, 0, tuple(events)), RULES.view(state, TABLE))
    return screen


def pictures(screen: HandsUpScreen) -> set[bytes]:
    seen = set()
    for _ in range(6):
        screen.update(FRAME_MS * 4)
        canvas = Picture((1920, 1080))
        screen.draw(canvas)
        seen.add(pygame.image.tobytes(canvas.surface, "RGB"))
    return seen


@pytest.mark.parametrize("slots", [THEFT, NONE])
def test_with_reduced_motion_a_verdict_stands_still(shell: Shell, slots: tuple[int, ...]) -> None:
    shell.settings.change(motion="reduced")
    assert len(pictures(shown(shell, slots))) == 1


@pytest.mark.parametrize("slots", [THEFT, NONE])
def test_it_moves_for_those_who_like_it(shell: Shell, slots: tuple[int, ...]) -> None:
    assert len(pictures(shown(shell, slots))) > 3


def test_at_once_the_won_cards_are_in_their_corner(shell: Shell) -> None:
    def corner(screen: HandsUpScreen) -> bytes:
        screen.update(100)
        canvas = Picture((1920, 1080))
        screen.draw(canvas)
        return pygame.image.tobytes(canvas.part(LAYOUT.corners[ANN]).surface, "RGB")

    flying = corner(shown(shell, THEFT))
    shell.settings.change(speed="at once")
    screen = shown(shell, THEFT)
    there = corner(screen)
    assert there != flying
    screen.update(10_000)
    assert there == corner(screen)


@pytest.mark.parametrize("motion", ["full", "reduced"])
def test_the_cards_of_a_false_alarm_stay_marked_while_it_is_told(shell: Shell, motion: str) -> None:
    shell.settings.change(motion=motion)
    screen = shown(shell, NONE)
    screen.update(VERDICT_MS - 1)
    assert screen.marks == dict.fromkeys(NONE, WRONG)
    screen.update(2)
    assert screen.marks == {}


def test_a_catch_after_a_false_alarm_marks_no_card_as_wrong(shell: Shell) -> None:
    screen = shown(shell, NONE)
    caught = Caught(BOB, THEFT, cards("T1o D1o F1o"), camera=False, bonus_slot=None)
    screen.show(ActionResult(BOB, None, 0, (caught,)), RULES.view(searching("T2s"), TABLE))
    assert screen.marks == {}


def test_the_mark_of_a_wrong_card_differs_by_more_than_its_colour(shell: Shell) -> None:
    pictures = CardPictures(shell.assets)
    wrong, right = (pictures.mark(replace(finger, colour=RED), 38) for finger in (WRONG, Mark(RED)))
    assert pygame.image.tobytes(wrong.surface, "RGBA") != pygame.image.tobytes(right.surface, "RGBA")
