"""What happens at a table is heard, in its order, and once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.core.kernel import TABLE, Event, Seat
from game.games.cops_and_crooks.rules import events as caper
from game.games.cops_and_crooks.rules import events as happened
from game.games.hands_up.rules import events as cards
from game.games.hands_up.rules.rules import HandsUpRules
from game.games.hands_up.screen.screen import SHOUTS, HandsUpScreen
from game.games.library import load_board
from game.games.police_chase.rules import events as chase
from game.games.police_chase.rules.tokens import Token
from game.games.stop_thief.rules import events as hunt
from game.match.match import AnyMatch, Match
from game.match.session import ActionResult
from game.shell.mixer import BREAK_OFF_MS
from game.shell.services import Shell
from game.table.seating import Chair, Seating
from tests.board_input import FRAME_MS
from tests.games.cops_and_crooks.streets import ANN as CROOK
from tests.games.cops_and_crooks.tables import Table as Caper
from tests.games.hands_up.tables import hands_up
from tests.games.police_chase.tables import Table as Chase
from tests.games.police_chase.towns import EVIDENCE
from tests.games.police_chase.towns import chase as town
from tests.games.stop_thief.cities import ANN
from tests.games.stop_thief.cities import hunt as city
from tests.games.stop_thief.tables import Table as Hunt

pytestmark = pytest.mark.medium

Heard = Callable[..., list[tuple[str, float]]]


@pytest.fixture
def heard(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> Heard:
    """What is played and said while events are shown, each with the milliseconds that had passed."""

    def of(table: Any, *events: Event) -> list[tuple[str, float]]:  # noqa: ANN401
        found: list[tuple[str, float]] = []
        passed = 0.0

        def note(name: str, *_: object, **__: object) -> None:
            found.append((name, passed))

        monkeypatch.setattr(shell.sound, "play", note)
        monkeypatch.setattr(shell.sound, "voice", note)
        table.screen.show(ActionResult(Seat(0), None, 0, events), table.match.view(TABLE))
        while table.screen.busy:
            table.screen.update(FRAME_MS)
            passed += FRAME_MS
        return found

    return of


def test_a_colour_is_called_as_soon_as_its_hand_is_down_whatever_was_being_shouted(shell: Shell) -> None:
    setup = hands_up()
    match: AnyMatch = Match(HandsUpRules(), setup, load_board("hands_up"), 4)
    seating = Seating((Chair("keyboard"),) * 3)
    screen = HandsUpScreen(shell, setup, match.board, seating, match.view(TABLE))
    screen.show(ActionResult(Seat(1), None, 0, (cards.CardsOpen(last=False),)), match.view(TABLE))
    assert shell.sound.line in SHOUTS
    down = cards.Pressed(Seat(1)), cards.Grabbed(Seat(1))
    screen.show(ActionResult(Seat(1), None, 0, down), match.view(TABLE))
    pygame.time.wait(3 * BREAK_OFF_MS)
    shell.sound.update(16)
    assert shell.sound.line == f"v_seat_{setup.seats[1].look}"


@pytest.mark.parametrize(
    ("event", "sound"),
    [
        (happened.StayedInJail(CROOK, 2), "jail_stay"),
        (caper.LeftBehind(CROOK, 4_000), "cash_out"),
        (caper.Stuck(CROOK), "not_there"),
    ],
)
def test_bad_luck_in_a_caper_is_heard(shell: Shell, heard: Heard, event: Event, sound: str) -> None:
    assert sound in dict(heard(Caper(shell), event))


def test_a_token_that_is_given_up_is_heard(shell: Shell, heard: Heard) -> None:
    table = Chase(shell, town(11, 99, hands={ANN: (EVIDENCE,)}))
    assert "steal" in dict(heard(table, chase.TokenGiven(ANN, Token.EVIDENCE)))


def test_the_end_of_a_match_is_left_to_the_results_which_sound_by_themselves(
    shell: Shell, heard: Heard
) -> None:
    stings = {"win", "lose"}
    assert not stings & set(dict(heard(Caper(shell), caper.GameOver((CROOK,), (0, 9_000)))))
    assert not stings & set(dict(heard(Hunt(shell, city(500, 500)), hunt.GameOver((ANN,), "money"))))


def test_nobody_knows_what_came_of_an_arrest_before_the_shout_is_over(
    shell: Shell, heard: Heard, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(shell.sound), "speaks", True)
    table = Hunt(shell, city(500, 500))
    sounds = heard(table, hunt.ArrestMade(ANN, 137), hunt.FalseArrest(ANN, 137, 0))
    when = dict(sounds)
    assert [name for name, _ in sounds] == ["whistle", "v_radio_stop_thief", "arrest_wrong"]
    shout = shell.sound.files.length_ms("v_radio_stop_thief")
    assert when["arrest_wrong"] - when["v_radio_stop_thief"] > 0.9 * shout
