"""Choosing a corner of the town in Police Chase: each person may, and no two have the same."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.core.codec import encode_object
from game.games.hands_up.game import GAME as HANDS_UP
from game.games.library import GAMES, new_match
from game.games.police_chase.game import GAME as POLICE_CHASE
from game.games.police_chase.screen import layout
from game.match import save
from game.match.game import is_possible
from game.scenes.lobby import LobbyScene
from game.scenes.lobby_dialog import SeatDialog
from game.scenes.lobby_lineup import Lineup
from game.shell.devices import KEYBOARD, MOUSE, Command, Device, Verb
from game.shell.fields import Choice
from game.shell.scenes import Pop, Push, Quit
from game.shell.services import Shell

PAD = Device("pad", 1, "Pad", guid="01")


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CAPER_CITY_HOME", str(tmp_path / "home"))


def people(*corners: str) -> Lineup:
    """Return a line-up of one person for each of these corners."""
    lineup = Lineup.first(POLICE_CHASE)
    for number, place in enumerate(lineup.places):
        seated = number < len(corners)
        corner = corners[number] if seated else ""
        changed = replace(place, player="human" if seated else "open", corner=corner)
        lineup = replace(lineup, places=(*lineup.places[:number], changed, *lineup.places[number + 1 :]))
    return lineup


def corners(lineup: Lineup) -> dict[str, object]:
    options = lineup.setup(POLICE_CHASE).options
    return {key: value for key, value in options.items() if key.startswith("corner")}


def row(dialog: SeatDialog) -> Choice[object]:
    widget = dialog.form.get("corner")
    assert isinstance(widget, Choice)
    return widget


def choose_next(dialog: SeatDialog, device: Device) -> None:
    """Take the next corner: by a click on the right arrow, or with the arrow of keyboard or pad."""
    if device is MOUSE:
        box = row(dialog).value_rect
        at = (box.right - 20, box.centery)
        dialog.handle(Command(Verb.POINT, MOUSE, code=pygame.BUTTON_LEFT, pos=at))
        return
    dialog.form.set_focus("corner")
    dialog.handle(Command(Verb.RIGHT, device))


@pytest.mark.parametrize("device", [MOUSE, KEYBOARD, PAD])
def test_a_corner_is_chosen_at_the_seat(shell: Shell, device: Device) -> None:
    seats = LobbyScene(shell, POLICE_CHASE, lambda _lineup, _pads: Quit())
    seats.form.set_focus("seat-0")
    move = seats.handle(Command(Verb.CONFIRM, KEYBOARD))
    assert isinstance(move, Push)
    assert isinstance(move.scene, SeatDialog)
    choose_next(move.scene, device)
    choose_next(move.scene, device)
    done = move.scene.back()
    assert isinstance(done, Pop)
    seats.resume(done.answer)
    assert corners(seats.lineup) == {"corner.0": "top-right"}
    again = LobbyScene(shell, POLICE_CHASE, lambda _lineup, _pads: Quit())
    assert corners(again.lineup) == {"corner.0": "top-right"}


def test_a_corner_that_somebody_has_chosen_is_not_offered(shell: Shell) -> None:
    dialog = SeatDialog(shell, POLICE_CHASE, people("top-left", "", "bottom-right"), 1, None)
    assert [value for value, _ in row(dialog).values] == ["", "top-right", "bottom-left"]


def test_the_own_corner_is_still_offered(shell: Shell) -> None:
    dialog = SeatDialog(shell, POLICE_CHASE, people("top-left", ""), 0, None)
    assert row(dialog).value == "top-left"
    assert [words for _, words in row(dialog).values] == [
        "Any free one", "Top left", "Top right", "Bottom right", "Bottom left",
    ]  # fmt: skip


def test_an_ai_and_other_games_ask_for_no_corner(shell: Shell) -> None:
    ai = SeatDialog(shell, POLICE_CHASE, Lineup.first(POLICE_CHASE), 1, None)
    other = SeatDialog(shell, HANDS_UP, Lineup.first(HANDS_UP), 0, None)
    assert "corner" not in {widget.id for dialog in (ai, other) for widget in dialog.form.widgets}


def test_a_first_match_has_no_chosen_corner() -> None:
    assert corners(Lineup.first(POLICE_CHASE)) == {}


def test_who_comes_back_to_a_corner_that_is_taken_by_now_gets_any() -> None:
    lineup = people("top-left", "", "")
    ann = lineup.places[0]
    gone = lineup.with_place(0, replace(ann, player="ai"))
    assert corners(gone) == {}
    taken = gone.with_place(1, replace(gone.places[1], corner="top-left"))
    assert corners(taken.with_place(0, ann)) == {"corner.1": "top-left"}


def test_in_a_file_in_which_two_have_the_same_corner_the_first_one_keeps_it() -> None:
    lineup = people("bottom-left", "bottom-left", "top-left")
    read = Lineup.read(POLICE_CHASE, encode_object(lineup))
    assert corners(read) == {"corner.0": "bottom-left", "corner.2": "top-left"}


def test_a_line_up_from_before_there_were_corners_is_still_read() -> None:
    data = encode_object(people("", ""))
    places = data["places"]
    assert isinstance(places, list)
    for place in places:
        assert isinstance(place, dict)
        del place["corner"]
    assert Lineup.read(POLICE_CHASE, data) == people("", "")


@pytest.mark.parametrize(("game", "corner"), [("police-chase", "middle"), ("hands-up", "top-left")])
def test_a_line_up_with_a_corner_that_does_not_exist_is_forgotten(game: str, corner: str) -> None:
    first = Lineup.first(GAMES[game])
    wrong = replace(first, places=(replace(first.places[0], corner=corner), *first.places[1:]))
    assert Lineup.read(GAMES[game], encode_object(wrong)) == first


def test_the_corner_goes_with_a_player_who_becomes_another_character() -> None:
    lineup = people("top-right", "top-left").moved(0, 5)
    assert lineup.seats(POLICE_CHASE) == (5, 1)
    assert corners(lineup) == {"corner.0": "top-right", "corner.1": "top-left"}


def test_a_match_with_chosen_corners_is_saved_and_comes_back(tmp_path: Path) -> None:
    match = new_match(people("bottom-right", "top-left", "").setup(POLICE_CHASE), 7)
    assert match.state.officers == (99, 11, 19)
    save.write(tmp_path / "save.json", save.Saved.of(match))
    back = save.read(tmp_path / "save.json", GAMES)
    assert new_match(back.setup, back.seed).state == match.state


def test_a_save_in_which_two_have_the_same_corner_is_refused() -> None:
    setup = people("top-left", "top-right").setup(POLICE_CHASE)
    assert is_possible(setup, POLICE_CHASE)
    wrong = replace(setup, options={**setup.options, "corner.1": "top-left"})
    assert not is_possible(wrong, POLICE_CHASE)


def test_panels_are_on_the_side_of_the_chosen_corner() -> None:
    match = new_match(people("bottom-right", "top-right", "top-left").setup(POLICE_CHASE), 7)
    rects = layout.panel_rects(match.board, match.state.town.starts(match.setup))
    assert [rect.x for rect in rects] == [layout.RIGHT, layout.RIGHT, layout.LEFT]
    assert rects[0].y > rects[1].y
