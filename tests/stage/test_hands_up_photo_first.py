"""A photo finish is looked at before anybody has to point."""

from __future__ import annotations

import pygame
import pytest

from game.ai.runner import Happened
from game.boards.tmx import load_board
from game.core.kernel import TABLE
from game.rules.hands_up.actions import Grab
from game.shell.services import Shell
from game.stage.hands_up import stage as hands_up_stage
from game.stage.hands_up.photo import SHOWN_MS
from game.stage.hands_up.stage import HandsUpStage
from game.stage.seating import Chair, Seating
from tests.hands_up_tables import ANN, BOB, CLOCK_TIME_UP, RULES, after, hands_up, searching

OPEN = "T1o D1o F1o T2s D3p F2s"
KEYS = (pygame.KSCAN_A, pygame.KSCAN_P, pygame.KSCAN_M)


@pytest.fixture
def stage(shell: Shell) -> HandsUpStage:
    """Ann and Bob have hit the diamond together, and Bob, with fewer cards, has it."""
    state = searching(OPEN, won={ANN: "T3p"})
    seating = Seating(tuple(Chair("keyboard", key) for key in KEYS))
    stage = HandsUpStage(shell, hands_up(3), load_board("hands_up"), seating, RULES.view(state, TABLE))
    for seat, action in ((ANN, Grab()), (BOB, Grab()), *CLOCK_TIME_UP):
        state, events = after(state, (seat, action))
        stage.show(Happened(seat, action, 0, tuple(events)), RULES.view(state, TABLE))
    return stage


def letters_after(stage: HandsUpStage, ms: float, monkeypatch: pytest.MonkeyPatch) -> int:
    """How many letters are on the cards so much later."""
    drawn: list[dict[int, int]] = []
    monkeypatch.setattr(hands_up_stage, "draw_letters", lambda *args: drawn.append(args[-1]))
    stage.update(ms, 5_000, 5_000)
    stage.draw(pygame.Surface((1920, 1080)))
    return sum(map(len, drawn))


def test_no_card_has_a_letter_while_a_photo_finish_is_shown(
    stage: HandsUpStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert stage.holds_clock
    assert letters_after(stage, 10, monkeypatch) == 0


def test_the_letters_come_when_the_photo_is_gone(
    stage: HandsUpStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert letters_after(stage, SHOWN_MS, monkeypatch) == len(OPEN.split())
    assert not stage.holds_clock


def test_the_prompt_says_that_no_time_runs_yet(stage: HandsUpStage) -> None:
    said = stage._prompt()
    assert said.heading == "SANDRA HAS THE DIAMOND"
    assert said.text == "Your time to point starts after the photo"
    stage.update(SHOWN_MS, 5_000, 5_000)
    assert stage._prompt().more == "Sandra: point at three cards"
