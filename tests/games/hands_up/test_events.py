"""Every event of Hands Up is shown on the screen and heard by the story."""

from __future__ import annotations

from dataclasses import dataclass
from typing import get_args

import pytest

from game.core.kernel import TABLE, PublicEvent
from game.games.hands_up.rules import events as happened
from game.games.hands_up.rules.cards import Fault
from game.games.hands_up.rules.events import Happening
from game.games.hands_up.screen.screen import HandsUpScreen
from game.games.hands_up.screen.story import Search
from game.games.library import load_board
from game.match.match import Match
from game.match.session import ActionResult
from game.shell.services import Shell
from game.shell.words import Words
from game.table.seating import Chair, Seating
from tests.games.hands_up.tables import ANN, BOB, RULES, cards, hands_up, searching

THEFT = cards("T1o D1s F1p")
SAMPLES: tuple[Happening, ...] = (
    happened.CardFlipped(ANN, 0, THEFT[0]),
    happened.CardsOpen(last=False),
    happened.SearchOpen(),
    happened.Slapped(),
    happened.Pressed(ANN),
    happened.PhotoFinish((ANN, BOB), BOB, "coin"),
    happened.Grabbed(ANN),
    happened.NobodyClaimed(),
    happened.SeatReady(ANN),
    happened.Pointed(ANN, 0),
    happened.Unpointed(ANN, 0),
    happened.Caught(ANN, (0, 1, 2), THEFT, camera=False, bonus_slot=None),
    happened.SharedKeyBack(),
    happened.FalseAlarm(ANN, (0,), (), Fault.LATE),
    happened.NothingLeft(),
    happened.RoundEnded(),
    happened.GameOver((ANN,)),
)
every_event = pytest.mark.parametrize("event", SAMPLES, ids=[type(event).__name__ for event in SAMPLES])


@dataclass(frozen=True, slots=True)
class Earthquake(PublicEvent):
    """Nobody knows what to do about this."""


def show(shell: Shell, event: PublicEvent) -> None:
    view = RULES.view(searching("T1o D1s F1p T2s"), TABLE)
    seating = Seating((Chair("keyboard"),) * 3)
    screen = HandsUpScreen(shell, hands_up(3), load_board("hands_up"), seating, view)
    screen.show(ActionResult(ANN, None, 0, (event,)), view)


def story() -> Search:
    return Search(Words(), Match(RULES, hands_up(3), load_board("hands_up"), 1))


def test_there_is_a_sample_of_every_event() -> None:
    assert {type(event) for event in SAMPLES} == set(get_args(Happening))


@every_event
def test_the_screen_shows_every_event(shell: Shell, event: Happening) -> None:
    show(shell, event)


@every_event
def test_the_story_hears_every_event(event: Happening) -> None:
    story().hear(event)


def test_an_event_that_nobody_handles_is_an_error(shell: Shell) -> None:
    with pytest.raises(AssertionError, match="Earthquake"):
        show(shell, Earthquake())
    with pytest.raises(AssertionError, match="Earthquake"):
        story().hear(Earthquake())  # type: ignore[arg-type]
