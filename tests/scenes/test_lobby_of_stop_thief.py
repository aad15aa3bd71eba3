"""The lobby of Stop Thief!: its modes, who sits in which of them, and who is the Pack."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from game.games.hands_up.game import GAME as HANDS_UP
from game.games.manifest import Manifest
from game.games.police_chase.game import GAME as POLICE_CHASE
from game.games.stop_thief.game import GAME as STOP_THIEF
from game.scenes.lobby import LobbyScene
from game.scenes.lobby_cards import SeatCard
from game.shell.devices import KEYBOARD, MOUSE, Command, Device, PadCode, Verb
from game.shell.scenes import Quit
from game.shell.services import Shell
from game.table.seating import Chair
from tests.scenes.stop_thief_lobby import PADS, asked, lobby, mode, told, use


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CAPER_CITY_HOME", str(tmp_path / "home"))


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


def cards(seats: LobbyScene) -> list[int]:
    """The places that have a card."""
    return [widget.occupant.number for widget in seats.form.widgets if isinstance(widget, SeatCard)]


def players(seats: LobbyScene) -> list[str]:
    return [seat.name for seat in seats.lineup.setup(STOP_THIEF).seats]


# ---- modes ----


def test_at_first_one_person_and_two_ais_compete_by_the_standard_rules(seats: LobbyScene) -> None:
    setup = seats.lineup.setup(STOP_THIEF)
    assert [seat.player for seat in setup.seats] == ["human", "ai", "ai"]
    assert (setup.options["mode"], setup.options["difficulty"]) == ("competitive", "standard")
    assert isinstance(use(seats, "start", KEYBOARD), Quit)


@pytest.mark.parametrize("device", [KEYBOARD, MOUSE, PADS[0]])
@pytest.mark.parametrize("name", ["cooperative", "solo", "one-vs-many"])
def test_a_mode_is_one_press_away(seats: LobbyScene, name: str, device: Device) -> None:
    seats.handle(Command(Verb.HELP, PADS[0], code=PadCode.Y))
    use(seats, f"mode:{name}", device)
    assert seats.lineup.options["mode"] == name
    assert seats.form.focus == f"mode:{name}"


def test_every_mode_says_what_it_is(shell: Shell, seats: LobbyScene) -> None:
    for name in STOP_THIEF.by_mode:
        hint = seats.form.get(f"mode:{name}").hint
        assert hint == shell.words(f"stop-thief.value-help.mode-{name}")
        assert not hint.startswith("[")


@pytest.mark.parametrize(
    ("name", "row"),
    [
        ("competitive", "difficulty"),
        ("cooperative", "loot"),
        ("solo", "loot"),
        ("one-vs-many", "pack"),
    ],
)
def test_the_lobby_itself_asks_what_matters_most_in_a_mode(seats: LobbyScene, name: str, row: str) -> None:
    mode(seats, name)
    assert asked(seats) == (row, "helps")


@pytest.mark.parametrize("game", [HANDS_UP, POLICE_CHASE])
def test_a_game_without_modes_asks_everything_in_the_lobby(shell: Shell, game: Manifest) -> None:
    scene = LobbyScene(shell, game, lambda _lineup, _pads: Quit())
    assert asked(scene) == tuple(option.key for option in game.options)


# ---- who sits in which mode ----


def test_alone_against_the_pack_the_ais_sit_out_and_keep_their_seats(seats: LobbyScene) -> None:
    mode(seats, "solo")
    assert players(seats) == ["Jimmy"]
    assert [card(seats, number).occupant.plays for number in range(3)] == [True, False, False]
    assert isinstance(use(seats, "start", KEYBOARD), Quit)
    mode(seats, "competitive")
    assert players(seats) == ["Jimmy", "Sandra", "Pepper"]


def test_who_sits_out_says_why(seats: LobbyScene) -> None:
    mode(seats, "solo")
    assert card(seats, 1).hint == "Solo takes fewer players, so Sandra sits out."


def test_wherever_the_person_sits_it_is_the_ais_who_sit_out(seats: LobbyScene) -> None:
    sit(seats, "ai", "ai", "human")
    mode(seats, "solo")
    assert players(seats) == ["Pepper"]


def test_no_person_is_ever_left_out(shell: Shell, seats: LobbyScene) -> None:
    sit(seats, "human", "human", "ai")
    mode(seats, "solo")
    assert use(seats, "start", KEYBOARD) is None
    assert told(shell) == "Solo is for one player. Free a seat first."


def test_a_fifth_person_is_one_too_many_for_rivals(shell: Shell, seats: LobbyScene) -> None:
    mode(seats, "one-vs-many")
    sit(seats, *["human"] * 5)
    assert isinstance(use(seats, "start", KEYBOARD), Quit)
    mode(seats, "competitive")
    assert use(seats, "start", KEYBOARD) is None
    assert told(shell) == "A competitive match takes at most 4 players. Free a seat first."


def test_a_person_alone_has_no_rival(shell: Shell, seats: LobbyScene) -> None:
    sit(seats, "human")
    assert use(seats, "start", KEYBOARD) is None
    assert told(shell) == "A competitive match needs at least 2 players."


@pytest.mark.parametrize(("name", "most"), [("competitive", 4), ("one-vs-many", 5), ("solo", 1)])
def test_a_mode_offers_as_many_seats_as_can_play_whether_they_are_free_or_not(
    seats: LobbyScene, name: str, most: int
) -> None:
    mode(seats, name)
    for people in range(most + 1):
        sit(seats, *["human"] * people)
        assert cards(seats) == list(range(most))


def test_in_another_mode_everybody_still_has_a_card(seats: LobbyScene) -> None:
    mode(seats, "one-vs-many")
    sit(seats, *["ai"] * 5)
    for name in STOP_THIEF.by_mode:
        mode(seats, str(name))
        assert cards(seats) == [0, 1, 2, 3, 4]


def test_a_second_pad_does_not_break_into_a_solo_match(shell: Shell, seats: LobbyScene) -> None:
    mode(seats, "solo")
    for pad in PADS[:2]:
        seats.handle(Command(Verb.HELP, pad, code=PadCode.Y))
    assert seats.pads == {0: PADS[0]}
    assert "one player" in told(shell)


# ---- the Pack ----


def test_the_pack_has_the_first_seat_wherever_its_player_sits(seats: LobbyScene) -> None:
    mode(seats, "one-vs-many")
    assert players(seats) == ["Jimmy", "Sandra", "Pepper"]
    use(seats, "pack", KEYBOARD)
    assert players(seats) == ["Sandra", "Jimmy", "Pepper"]


def test_the_packs_hands_come_along(seats: LobbyScene) -> None:
    sit(seats, "ai", "human", "human")
    mode(seats, "one-vs-many")
    use(seats, "pack", KEYBOARD)
    chairs = seats.lineup.seating(STOP_THIEF, {1: PADS[0]}).chairs
    assert chairs == (Chair("pad", 0, PADS[0]), Chair("ai"), Chair("keyboard"))


def test_the_card_of_the_pack_says_so_and_no_other_does(seats: LobbyScene) -> None:
    mode(seats, "one-vs-many")
    use(seats, "pack", KEYBOARD)
    assert [card(seats, number).occupant.label for number in range(3)] == ["", "THE PACK", ""]
    assert card(seats, 1).occupant.portrait == "portraits/pack_debbie"


def test_in_the_other_modes_nobody_is_the_pack(seats: LobbyScene) -> None:
    mode(seats, "one-vs-many")
    use(seats, "pack", KEYBOARD)
    mode(seats, "cooperative")
    assert not any(card(seats, number).occupant.label for number in cards(seats))
    assert players(seats) == ["Jimmy", "Sandra", "Pepper"]


def test_when_the_pack_leaves_the_first_one_is_the_pack(seats: LobbyScene) -> None:
    mode(seats, "one-vs-many")
    use(seats, "pack", KEYBOARD)
    sit(seats, "human", "open", "ai")
    assert players(seats) == ["Jimmy", "Pepper"]


def test_an_empty_table_of_one_vs_many_can_be_drawn_but_not_started(shell: Shell, seats: LobbyScene) -> None:
    mode(seats, "one-vs-many")
    sit(seats)
    seats.draw(shell.window.canvas)
    assert use(seats, "start", KEYBOARD) is None
    assert "at least 2 players" in told(shell)


def test_the_pack_and_the_mode_are_remembered(shell: Shell, seats: LobbyScene) -> None:
    mode(seats, "one-vs-many")
    use(seats, "pack", KEYBOARD)
    assert lobby(shell).lineup == seats.lineup
