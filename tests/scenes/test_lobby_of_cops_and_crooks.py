"""The lobby of Cops and Crooks: who plays the Cops, and a sentence for everything that is agreed on."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from game.core.kernel import OptionValue
from game.games.cops_and_crooks.game import GAME as COPS_AND_CROOKS
from game.games.cops_and_crooks.rules import tuning
from game.match.game import LOOKS, parse_options
from game.scenes.lobby import LobbyScene
from game.scenes.lobby_cards import SeatCard
from game.scenes.lobby_lineup import Lineup
from game.shell.devices import KEYBOARD, MOUSE, Command, Device, PadCode, Verb
from game.shell.fields import Choice
from game.shell.scenes import Quit
from game.shell.services import Shell
from game.table.seating import Chair
from tests.scenes.stop_thief_lobby import PADS, asked, told, use

VALUES = [(option.key, value) for option in COPS_AND_CROOKS.options for value in option.values]


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CAPER_CITY_HOME", str(tmp_path / "home"))


def lobby(shell: Shell) -> LobbyScene:
    return LobbyScene(shell, COPS_AND_CROOKS, lambda _lineup, _pads: Quit())


@pytest.fixture
def seats(shell: Shell) -> LobbyScene:
    return lobby(shell)


def sit(seats: LobbyScene, *players: str) -> None:
    """Who sits at the first places; the others are free."""
    kinds = (*players, *["open"] * (6 - len(players)))
    places = zip(seats.lineup.places, kinds, strict=True)
    seats.resume(replace(seats.lineup, places=tuple(replace(place, player=kind) for place, kind in places)))


def card(seats: LobbyScene, number: int) -> SeatCard:
    found = seats.form.get(f"seat-{number}")
    assert isinstance(found, SeatCard)
    return found


def players(seats: LobbyScene) -> list[str]:
    return [seat.name for seat in seats.lineup.setup(COPS_AND_CROOKS).seats]


# ---- the Cops ----


def test_the_lobby_asks_first_who_plays_the_cops_and_then_the_options(seats: LobbyScene) -> None:
    assert asked(seats) == ("cops", "share", "reopening", "rounds", "helps")


def test_at_first_the_person_at_the_table_plays_the_cops(seats: LobbyScene) -> None:
    assert players(seats) == ["Jimmy", "Sandra", "Pepper"]
    assert card(seats, 0).occupant.label == "THE COPS"


@pytest.mark.parametrize("device", [KEYBOARD, MOUSE, PADS[0]])
def test_anybody_can_play_the_cops_and_then_has_the_first_seat(seats: LobbyScene, device: Device) -> None:
    seats.handle(Command(Verb.HELP, PADS[0], code=PadCode.Y))
    use(seats, "cops", device)
    assert players(seats) == ["Sandra", "Jimmy", "Pepper"]


def test_the_cops_are_chosen_by_name(seats: LobbyScene) -> None:
    row = seats.form.get("cops")
    assert isinstance(row, Choice)
    assert [name for _, name in row.values] == ["Jimmy", "Sandra", "Pepper"]


def test_the_hands_of_the_cops_come_along(seats: LobbyScene) -> None:
    sit(seats, "ai", "human", "human")
    use(seats, "cops", KEYBOARD)
    chairs = seats.lineup.seating(COPS_AND_CROOKS, {1: PADS[0]}).chairs
    assert chairs == (Chair("pad", 0, PADS[0]), Chair("ai"), Chair("keyboard"))


def test_the_card_of_the_cops_says_so_and_no_other_does(seats: LobbyScene) -> None:
    use(seats, "cops", KEYBOARD)
    assert [card(seats, number).occupant.label for number in range(3)] == ["", "THE COPS", ""]
    assert card(seats, 1).occupant.portrait == "portraits/cops"


def test_all_others_are_shown_as_crooks(seats: LobbyScene) -> None:
    sit(seats, *["human"] * 5)
    shown = [card(seats, number).occupant.portrait for number in range(1, 5)]
    assert shown == [f"portraits/crook_{look}" for look in LOOKS[1:5]]


def test_when_the_cops_leave_the_first_one_at_the_table_plays_them(seats: LobbyScene) -> None:
    use(seats, "cops", KEYBOARD)
    sit(seats, "human", "open", "ai")
    assert players(seats) == ["Jimmy", "Pepper"]
    assert card(seats, 0).occupant.label == "THE COPS"


def test_the_cops_and_the_options_are_remembered(shell: Shell, seats: LobbyScene) -> None:
    use(seats, "cops", KEYBOARD)
    use(seats, "rounds", KEYBOARD)
    assert lobby(shell).lineup == seats.lineup
    assert seats.lineup.setup(COPS_AND_CROOKS).options["rounds"] == 40


def test_who_plays_the_cops_is_no_option_of_the_match(seats: LobbyScene) -> None:
    assert "cops" not in seats.lineup.setup(COPS_AND_CROOKS).options


# ---- how many ----


@pytest.mark.parametrize("people", range(6))
def test_there_are_five_seats(seats: LobbyScene, people: int) -> None:
    sit(seats, *["human"] * people)
    shown = [widget for widget in seats.form.widgets if isinstance(widget, SeatCard)]
    assert [card.occupant.number for card in shown] == list(range(5))


def test_one_alone_cannot_start(shell: Shell, seats: LobbyScene) -> None:
    sit(seats, "human")
    assert use(seats, "start", KEYBOARD) is None
    assert told(shell) == "COPS AND CROOKS needs at least 2 players."


def test_an_empty_table_can_be_drawn_but_not_started(shell: Shell, seats: LobbyScene) -> None:
    sit(seats)
    seats.draw(shell.window.canvas)
    assert use(seats, "start", KEYBOARD) is None


@pytest.mark.parametrize("scale", [100, 200])
def test_a_full_table_is_drawn_with_art_that_is_there(
    shell: Shell, seats: LobbyScene, scale: int, caplog: pytest.LogCaptureFixture
) -> None:
    shell.settings.change(text_scale=scale)
    sit(seats, *["human"] * 5)
    seats.draw(shell.window.canvas)
    assert caplog.text == ""


# ---- words ----


def test_every_option_has_a_name_and_a_sentence(shell: Shell) -> None:
    assert COPS_AND_CROOKS.first is not None
    for option in (COPS_AND_CROOKS.first, *COPS_AND_CROOKS.options):
        assert shell.words.has(f"cops-and-crooks.option.{option.key}"), option.key
        assert shell.words.has(f"cops-and-crooks.option-help.{option.key}"), option.key


@pytest.mark.parametrize(("key", "value"), VALUES)
def test_every_value_has_a_name_and_a_sentence_of_its_own(shell: Shell, key: str, value: OptionValue) -> None:
    assert shell.words.has(f"cops-and-crooks.value.{key}-{value}")
    assert shell.words.has(f"cops-and-crooks.value-help.{key}-{value}")


@pytest.mark.parametrize(("key", "value"), VALUES)
def test_every_value_can_be_agreed_on_in_the_lobby_and_by_a_command(key: str, value: OptionValue) -> None:
    lineup = Lineup.first(COPS_AND_CROOKS).with_option(COPS_AND_CROOKS, key, value)
    options = lineup.setup(COPS_AND_CROOKS).options
    assert options == parse_options(COPS_AND_CROOKS, f"helps=few,{key}={value}", 3)


def test_without_the_limit_the_lobby_tells_when_dawn_comes(shell: Shell) -> None:
    assert f"Dawn ends it after {tuning.DAWN} rounds" in shell.words("cops-and-crooks.value-help.rounds-off")
