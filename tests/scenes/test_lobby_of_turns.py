"""The lobby of a game of turns: no keys of one's own, as many seats as can play, and who is the youngest."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game.core.codec import encode_object
from game.core.kernel import OptionValue, Seat
from game.games.cops_and_crooks.game import GAME as COPS
from game.games.hands_up.game import GAME as HANDS_UP
from game.games.library import GAMES
from game.games.manifest import Manifest
from game.games.police_chase.game import GAME as POLICE_CHASE
from game.scenes.lobby import LobbyScene
from game.scenes.lobby_cards import SeatCard
from game.scenes.lobby_dialog import SeatChange, SeatDialog
from game.scenes.lobby_lineup import Lineup, names_from
from game.scenes.lost_pad import LostPadScene, Replacement
from game.shell.devices import KEYBOARD, MOUSE, Command, Device, PadCode, Verb
from game.shell.fields import Choice
from game.shell.formscene import FormScene
from game.shell.scenes import Pop, Push, Quit
from game.shell.services import Shell
from game.shell.widgets import Button
from game.table.seating import Chair, Seating

PADS = tuple(Device("pad", number, f"Pad {number}", guid=f"{number:02}") for number in range(1, 7))
YOUNGEST = POLICE_CHASE.options[0]


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CAPER_CITY_HOME", str(tmp_path / "home"))


def lobby(shell: Shell) -> LobbyScene:
    return LobbyScene(shell, POLICE_CHASE, lambda _lineup, _pads: Quit())


@pytest.fixture
def seats(shell: Shell) -> LobbyScene:
    return lobby(shell)


def press_any(seats: LobbyScene, pad: Device) -> None:
    seats.handle(Command(Verb.HELP, pad, code=PadCode.Y))


def sit(seats: LobbyScene, number: int, player: str) -> None:
    """Let somebody sit down, or nobody sit there any more."""
    seats.resume(seats.lineup.with_place(number, replace(seats.lineup.places[number], player=player)))


def use(scene: FormScene, name: str, device: Device) -> object:
    """Press a widget: by a click, by Enter or by the pad's button."""
    if device is MOUSE:
        at = scene.form.get(name).rect.center
        return scene.handle(Command(Verb.POINT, MOUSE, code=pygame.BUTTON_LEFT, pos=at))
    scene.form.set_focus(name)
    return scene.handle(Command(Verb.CONFIRM, device))


def asked(seats: LobbyScene) -> Choice[OptionValue]:
    row = seats.form.get("youngest")
    assert isinstance(row, Choice)
    return row


def widgets(scene: FormScene) -> set[str]:
    return {widget.id for widget in scene.form.widgets}


def cards(seats: LobbyScene) -> list[str]:
    return [widget.id for widget in seats.form.widgets if isinstance(widget, SeatCard)]


def told(shell: Shell) -> str:
    notice = shell.notices.take()
    return notice.text if notice else ""


def test_at_first_a_person_and_two_rookies_sit_at_the_table() -> None:
    taken = [place for place in Lineup.first(POLICE_CHASE).places if place.player != "open"]
    assert [place.player for place in taken] == ["human", "ai", "ai"]
    assert [place.level for place in taken[1:]] == ["rookie", "rookie"]


def test_there_is_no_grab_key_and_no_key_test(seats: LobbyScene) -> None:
    assert not widgets(seats) & {"grab-key", "key-test"}


def test_a_letter_takes_no_seat(seats: LobbyScene) -> None:
    seats.handle(Command(Verb.OTHER, KEYBOARD, code=pygame.KSCAN_K))
    assert len(seats.lineup.taken()) == 3


@pytest.mark.parametrize("device", [KEYBOARD, MOUSE])
def test_a_free_seat_is_taken_by_opening_it(seats: LobbyScene, device: Device) -> None:
    move = use(seats, "seat-3", device)
    assert isinstance(move, Push)
    assert isinstance(move.scene, SeatDialog)


def test_a_pad_joins_by_any_button(seats: LobbyScene) -> None:
    press_any(seats, PADS[0])
    press_any(seats, PADS[1])
    assert seats.pads == {0: PADS[0], 3: PADS[1]}


def test_there_are_four_seats_whoever_sits_in_them(seats: LobbyScene) -> None:
    assert cards(seats) == ["seat-0", "seat-1", "seat-2", "seat-3"]
    sit(seats, 5, "human")
    assert cards(seats) == ["seat-0", "seat-1", "seat-2", "seat-5"]
    sit(seats, 1, "open")
    assert cards(seats) == ["seat-0", "seat-1", "seat-2", "seat-5"]


@pytest.mark.parametrize("scale", [100, 200])
def test_the_seats_stand_side_by_side_in_the_middle_of_the_screen(
    shell: Shell, seats: LobbyScene, scale: int
) -> None:
    shell.settings.change(text_scale=scale)
    rects = [seats.form.get(name).rect for name in cards(seats)]
    assert all(one.right < other.left for one, other in pairwise(rects))
    assert abs(rects[0].left + rects[-1].right - 1920) <= 2


@pytest.mark.parametrize("device", [KEYBOARD, PADS[0]])
def test_a_player_becomes_any_character_that_nobody_else_is(seats: LobbyScene, device: Device) -> None:
    press_any(seats, PADS[0])
    use(seats, "youngest", KEYBOARD)
    use(seats, "youngest", KEYBOARD)
    use(seats, "youngest", KEYBOARD)
    move = use(seats, "seat-0", device)
    assert isinstance(move, Push)
    assert isinstance(move.scene, SeatDialog)
    dialog = move.scene
    row = dialog.form.get("character")
    assert isinstance(row, Choice)
    assert [name for _, name in row.values] == ["Jimmy", "Drake", "Vivian", "Tad"]
    dialog.form.set_focus("character")
    for _ in range(3):
        dialog.handle(Command(Verb.RIGHT, device))
    done = dialog.back()
    assert isinstance(done, Pop)
    seats.resume(done.answer)
    assert cards(seats) == ["seat-5", "seat-1", "seat-2", "seat-0"]
    assert seats.form.focus == "seat-5"
    assert [seats.lineup.places[number].name for number in (0, 5)] == ["Jimmy", "Tad"]
    assert seats.lineup.taken() == (5, 1, 2)
    assert seats.pads == {5: PADS[0]}
    assert asked(seats).value == 5


def looks(lineup: Lineup, game: Manifest = POLICE_CHASE) -> list[str]:
    return [seat.look for seat in lineup.setup(game).seats]


@pytest.mark.parametrize("device", [KEYBOARD, MOUSE, PADS[0]])
def test_a_player_takes_any_seat_whatever_the_character(shell: Shell, device: Device) -> None:
    dialog = SeatDialog(shell, POLICE_CHASE, Lineup.first(POLICE_CHASE), 0, None)
    row = dialog.form.get("seat")
    assert isinstance(row, Choice)
    assert [name for _, name in row.values] == ["1 of 3", "2 of 3", "3 of 3"]
    if device is MOUSE:
        at = row.rect.right - 30, row.rect.centery
        dialog.handle(Command(Verb.POINT, MOUSE, code=pygame.BUTTON_LEFT, pos=at))
    else:
        dialog.form.set_focus("seat")
        dialog.handle(Command(Verb.RIGHT, device))
    done = dialog.back()
    assert isinstance(done, Pop)
    assert isinstance(done.answer, SeatChange)
    assert looks(done.answer.lineup) == ["sandra", "jimmy", "pepper"]


def test_who_becomes_another_character_keeps_the_seat() -> None:
    moved = Lineup.first(POLICE_CHASE).moved(0, 5)
    assert looks(moved) == ["tad", "sandra", "pepper"]
    assert looks(moved.moved(5, 0)) == ["jimmy", "sandra", "pepper"]


def test_the_cards_in_the_lobby_stand_as_the_players_sit(seats: LobbyScene) -> None:
    seats.set_lineup(seats.lineup.with_seat(POLICE_CHASE, 0, 2))
    assert cards(seats)[:3] == ["seat-1", "seat-2", "seat-0"]


def test_who_is_the_cops_stays_first_and_is_asked_for_no_seat(shell: Shell) -> None:
    cops = Lineup.first(COPS)
    assert cops.first_place(COPS) == 0
    assert "seat" not in widgets(SeatDialog(shell, COPS, cops, 0, None))
    row = SeatDialog(shell, COPS, cops, 2, None).form.get("seat")
    assert isinstance(row, Choice)
    assert [name for _, name in row.values] == ["2 of 3", "3 of 3"]
    assert looks(cops.with_seat(COPS, 2, 1), COPS) == ["jimmy", "pepper", "sandra"]


def test_a_new_player_sits_down_after_the_others() -> None:
    lineup = Lineup.first(POLICE_CHASE).with_seat(POLICE_CHASE, 0, 2)
    joined = lineup.with_place(3, replace(lineup.places[3], player="human"))
    assert looks(joined) == ["sandra", "pepper", "jimmy", "drake"]


def test_the_seats_come_back_from_the_settings_and_an_impossible_order_does_not() -> None:
    lineup = Lineup.first(POLICE_CHASE).with_seat(POLICE_CHASE, 0, 2)
    data = encode_object(lineup)
    assert looks(Lineup.read(POLICE_CHASE, data)) == ["sandra", "pepper", "jimmy"]
    for order in ([0, 0, 1, 2, 3, 4], [1], [0, 1, 2, 3, 4, 6]):
        read = Lineup.read(POLICE_CHASE, {**data, "order": order})
        assert looks(read) == ["jimmy", "sandra", "pepper"]
    del data["order"]
    assert looks(Lineup.read(POLICE_CHASE, data)) == ["jimmy", "sandra", "pepper"]


def test_a_name_follows_its_player_into_other_games(shell: Shell) -> None:
    here = lobby(shell)
    here.set_lineup(here.lineup.with_place(0, replace(here.lineup.places[0], name="Grandma")))
    others = [LobbyScene(shell, game, lambda _lineup, _pads: Quit()).lineup for game in GAMES.values()]
    assert all(lineup.places[0].name == "Grandma" for lineup in others)


def test_a_name_that_nobody_can_have_is_not_taken_over() -> None:
    assert names_from({"jimmy": "", "sandra": 7, "nobody": "Ann", "tad": "Zoë"}) == {"tad": "Zoë"}


def test_the_character_of_an_ai_says_its_manner(shell: Shell) -> None:
    row = SeatDialog(shell, POLICE_CHASE, Lineup.first(POLICE_CHASE), 1, None).form.get("character")
    assert isinstance(row, Choice)
    assert [name for _, name in row.values] == [
        "Sandra, careful", "Drake, stubborn", "Vivian, bold", "Tad, hasty",
    ]  # fmt: skip


def test_who_becomes_another_character_keeps_the_name_that_was_typed() -> None:
    lineup = Lineup.first(POLICE_CHASE)
    ann = replace(lineup.places[0], name="Ann")
    moved = lineup.with_place(0, ann).moved(0, 4)
    assert (moved.places[4].name, moved.places[0].name) == ("Ann", "Jimmy")
    back = moved.moved(4, 0)
    assert (back.places[0].name, back.places[4].name) == ("Ann", lineup.places[4].name)


def test_where_all_characters_are_taken_nobody_is_asked_for_one(shell: Shell) -> None:
    first = Lineup.first(HANDS_UP)
    six = replace(first, places=tuple(replace(place, player="ai") for place in first.places))
    assert "character" not in widgets(SeatDialog(shell, HANDS_UP, six, 0, None))


def test_a_pad_takes_the_seat_of_an_ai_when_four_are_at_the_table(seats: LobbyScene) -> None:
    sit(seats, 3, "ai")
    press_any(seats, PADS[0])
    press_any(seats, PADS[1])
    assert seats.lineup.taken() == (0, 1, 2, 3)
    assert seats.pads == {0: PADS[0], 1: PADS[1]}


def test_a_fifth_pad_is_told_that_the_table_is_full(shell: Shell, seats: LobbyScene) -> None:
    for pad in PADS[:5]:
        press_any(seats, pad)
    assert len(seats.pads) == 4
    assert "at most 4 players" in told(shell)


def test_a_remembered_lineup_with_five_players_is_forgotten() -> None:
    first = Lineup.first(POLICE_CHASE)
    places = tuple(replace(place, player="ai") for place in first.places)
    assert Lineup.read(POLICE_CHASE, encode_object(replace(first, places=places))) == first


def test_hands_up_has_room_for_all_six() -> None:
    first = Lineup.first(HANDS_UP)
    six = replace(first, places=tuple(replace(place, player="ai") for place in first.places))
    assert Lineup.read(HANDS_UP, encode_object(six)) == six


def test_the_youngest_is_asked_by_name(seats: LobbyScene) -> None:
    assert [name for _, name in asked(seats).values] == ["Jimmy", "Sandra", "Pepper"]


@pytest.mark.parametrize("device", [KEYBOARD, PADS[0]])
def test_the_youngest_is_chosen_with_arrows_and_begins(seats: LobbyScene, device: Device) -> None:
    press_any(seats, PADS[0])
    seats.form.set_focus("youngest")
    seats.handle(Command(Verb.RIGHT, device))
    assert seats.lineup.setup(POLICE_CHASE).options["youngest"] == 2


def test_the_youngest_is_chosen_with_the_mouse(seats: LobbyScene) -> None:
    use(seats, "youngest", MOUSE)
    assert seats.lineup.setup(POLICE_CHASE).options["youngest"] == 2


def test_the_youngest_stays_the_youngest_when_somebody_else_leaves(seats: LobbyScene) -> None:
    use(seats, "youngest", KEYBOARD)
    sit(seats, 0, "open")
    assert asked(seats).value == 1
    assert seats.lineup.setup(POLICE_CHASE).options["youngest"] == 1


def test_when_the_youngest_leaves_the_first_one_begins(seats: LobbyScene) -> None:
    for _ in range(2):
        use(seats, "youngest", KEYBOARD)
    sit(seats, 2, "open")
    assert asked(seats).value == 0
    assert seats.lineup.setup(POLICE_CHASE).options["youngest"] == 1


def test_the_youngest_is_remembered(shell: Shell, seats: LobbyScene) -> None:
    use(seats, "youngest", KEYBOARD)
    assert lobby(shell).lineup.place_for(YOUNGEST) == 1


def test_an_empty_table_can_be_drawn_but_not_started(shell: Shell, seats: LobbyScene) -> None:
    for number in range(3):
        sit(seats, number, "open")
    seats.draw(shell.window.canvas)
    assert use(seats, "start", KEYBOARD) is None
    assert "at least 2 players" in told(shell)


def test_nobody_has_a_key_of_their_own(seats: LobbyScene) -> None:
    press_any(seats, PADS[0])
    sit(seats, 3, "human")
    chairs = seats.lineup.seating(POLICE_CHASE, {0: PADS[0]}).chairs
    assert chairs == (Chair("pad", 0, PADS[0]), Chair("ai"), Chair("ai"), Chair("keyboard"))
    seating = seats.lineup.seating_for(POLICE_CHASE, seats.lineup.setup(POLICE_CHASE), {})
    assert seating.chairs[0] == Chair("keyboard")


@pytest.mark.parametrize(("game", "rows"), [(POLICE_CHASE, {"seat", "corner"}), (HANDS_UP, {"key", "time"})])
def test_a_seat_asks_only_what_matters_in_its_game(shell: Shell, game: Manifest, rows: set[str]) -> None:
    assert widgets(SeatDialog(shell, game, Lineup.first(game), 0, None)) == {
        "player", "name", "character", "back", *rows,
    }  # fmt: skip


def test_without_its_pad_a_seat_is_played_with_mouse_and_keyboard(shell: Shell) -> None:
    setup = Lineup.first(POLICE_CHASE).setup(POLICE_CHASE).seats[0]
    scene = LostPadScene(shell, Seat(0), setup, Seating((Chair("pad", 0, PADS[0]), Chair("ai"))))
    button = scene.form.get("keyboard")
    assert isinstance(button, Button)
    assert button.label == shell.words("lost-pad.mouse-and-keyboard")
    assert use(scene, "keyboard", KEYBOARD) == Pop(Replacement(Seat(0), Chair("keyboard", 0)))
