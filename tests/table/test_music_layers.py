"""The music follows the tension of every game: calm, the search, the chase."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.core.kernel import TABLE, Seat, Setup
from game.games.hands_up.rules.cards import Fault
from game.games.hands_up.rules.events import FalseAlarm, Grabbed
from game.games.library import GAMES, load_board
from game.games.police_chase.rules.tokens import Token
from game.match.match import AnyMatch, Match
from game.match.session import ActionResult
from game.shell.services import Shell
from game.table.music_layers import CALM, CLOSE, SEARCH, layers, set_music_intensity
from game.table.screen import TakesTurns
from game.table.seating import Chair, Seating
from tests.games.cops_and_crooks.streets import RAIL, cops_and_crooks, crook, streets
from tests.games.hands_up.tables import hands_up
from tests.games.police_chase.towns import BOB, chase, police_chase

Levels = dict[str, float]


@pytest.fixture
def levels(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> Levels:
    """What every layer was last set to."""
    found: Levels = {}
    monkeypatch.setattr(shell.sound, "set_layer_level", lambda name, level: found.update({name: level}))
    return found


@pytest.fixture
def table(shell: Shell) -> Callable[[Setup, object], None]:
    def make(setup: Setup, state: object) -> None:
        match: AnyMatch = Match(GAMES[setup.game].rules, setup, load_board(setup.board), 1)
        match.state = state
        seating = Seating((Chair("keyboard"),) * len(setup.seats))
        screen = GAMES[setup.game].ui().screen(shell, setup, match.board, seating, match.view(TABLE))
        if isinstance(screen, TakesTurns):
            screen.offer({seat: match.legal(seat) for seat in match.to_act() if seat >= 0})

    return make


def heard(levels: Levels) -> float:
    """How many layers are heard over the calm one."""
    return sum(levels.values())


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_three_layers(shell: Shell, game: str) -> None:
    assert all(name in shell.sound.files.paths for name in layers(game))


@pytest.mark.parametrize(
    ("tension", "mid", "high"), [(CALM, 0, 0), (SEARCH, 1, 0), (1.5, 1, 0.5), (CLOSE, 1, 1), (3, 1, 1)]
)
def test_each_level_brings_in_one_layer_more(
    shell: Shell, levels: Levels, tension: float, mid: float, high: float
) -> None:
    set_music_intensity(shell.sound, "hands-up", tension)
    assert levels == {"music_hands_up_mid": mid, "music_hands_up_high": high}


@pytest.mark.parametrize(
    ("hand", "tension"),
    [
        ((), CALM),
        ((Token.JEWEL, Token.ROBBER), CALM),
        ((Token.JEWEL, Token.WARRANT), SEARCH),
        ((Token.JEWEL, Token.WARRANT, Token.EVIDENCE), CLOSE),
    ],
)
def test_a_chase_is_the_tenser_the_more_somebody_has(
    table: Callable[..., None], levels: Levels, hand: tuple[Token, ...], tension: float
) -> None:
    table(police_chase(2), chase(11, 99, hands={BOB: hand}))
    assert heard(levels) == tension


def test_a_caper_is_tense_while_somebody_is_wanted_and_most_when_the_law_is_near(
    table: Callable[..., None], levels: Levels
) -> None:
    far, near = crook(1606, 5_000), crook(402, 5_000)
    for one, tension in (
        (crook(402), CALM),
        (far, SEARCH),
        (near, CLOSE),
        (crook(RAIL, 9, ticket=True), CLOSE),
    ):
        table(cops_and_crooks(2), streets(one, officers=(401,)))
        assert heard(levels) == tension


def test_a_grab_is_the_tensest_moment_and_the_search_after_it_is_calm_again(
    shell: Shell, levels: Levels
) -> None:
    setup = hands_up(3)
    match: AnyMatch = Match(GAMES[setup.game].rules, setup, load_board(setup.board), 1)
    screen = (
        GAMES[setup.game]
        .ui()
        .screen(shell, setup, match.board, Seating((Chair("ai"),) * 3), match.view(TABLE))
    )
    for event, tension in ((Grabbed(Seat(1)), CLOSE), (FalseAlarm(Seat(1), (), (), Fault.LATE), CALM)):
        screen.show(ActionResult(Seat(1), None, 0, (event,)), match.view(TABLE))
        assert heard(levels) == tension
