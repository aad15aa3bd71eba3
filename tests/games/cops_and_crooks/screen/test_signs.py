"""Cops and Crooks on the screen: what the table shows of the wanted, of money, of danger and of getaways."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pygame
import pytest

from game.games.cops_and_crooks.rules.actions import Action, Flee, PoliceWalk, Ride, Walk
from game.games.cops_and_crooks.rules.state import COPS, Closed, Phase, State
from game.games.cops_and_crooks.screen.places import Local, OnPawn, Pick
from game.games.cops_and_crooks.screen.plates import Plates
from game.games.cops_and_crooks.screen.streets import BLINK_MS
from game.shell.picture import Picture
from game.shell.services import Shell
from game.table.board.places import OnBoard
from game.table.looks import SEAT_LOOKS
from tests.board_input import FRAME_MS
from tests.games.cops_and_crooks.streets import AIRPORT, ANN, BANK, HARBOUR, HIDEOUTS, RAIL, crook, streets
from tests.games.cops_and_crooks.tables import Table

pytestmark = pytest.mark.medium

SIREN = {"cops_and_crooks/siren_blue", "cops_and_crooks/siren_red"}
BADGE, CUFFS = "cops_and_crooks/wanted", "cops_and_crooks/cuffs"
RED_STATION, RED_END = 403, 421


@pytest.fixture
def drawn(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of all pictures that are scaled to be drawn."""
    names: list[str] = []
    scaled = shell.assets.scaled

    def note(name: str, *how: Any) -> Picture:  # noqa: ANN401
        names.append(name)
        return scaled(name, *how)

    monkeypatch.setattr(shell.assets, "scaled", note)
    return names


@pytest.fixture
def plates(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, ...]]:
    """What is written on small plates, where, in which colour, and with which sign."""
    found: list[tuple[Any, ...]] = []

    def note(_plates: Plates, _canvas: object, said: str, at: Any, colour: Any, **more: Any) -> pygame.Rect:  # noqa: ANN401
        found.append((said, at, colour, more.get("sign", "")))
        return pygame.Rect(at, (1, 1))

    monkeypatch.setattr(Plates, "draw", note)
    return found


def draw(table: Table, drawn: list[str]) -> list[str]:
    """What is drawn of the board this time, after everything was painted once."""
    canvas = Picture((1920, 1080))
    table.screen.draw(canvas)
    drawn.clear()
    table.screen.draw(canvas)
    return drawn


# ---- wanted ----


def test_a_wanted_crook_flashes_blue_and_red_by_turns(shell: Shell, drawn: list[str]) -> None:
    table = Table(shell, streets(crook(404, 5_000), turn=ANN))
    seen = []
    for _ in range(4):
        seen += [name for name in draw(table, drawn) if name in SIREN]
        table.screen.update(BLINK_MS / 2)
    assert set(seen) == SIREN
    assert all(one != other for one, other in pairwise(seen))


def test_a_crook_who_is_not_wanted_or_in_jail_does_not_flash(shell: Shell, drawn: list[str]) -> None:
    table = Table(shell, streets(crook(404), crook(910, wanted=True, waits=2), turn=ANN))
    assert not {*SIREN, BADGE} & {*draw(table, drawn)}


def test_with_reduced_motion_a_badge_tells_who_is_wanted_and_nothing_flashes(
    shell: Shell, drawn: list[str]
) -> None:
    shell.settings.change(motion="reduced")
    names = draw(Table(shell, streets(crook(404, 5_000), turn=ANN)), drawn)
    assert BADGE in names
    assert not SIREN & {*names}


# ---- money, shutters and danger ----


def test_cash_stands_on_each_crook_and_a_stash_with_a_chest_on_its_hideout_in_the_colour_of_its_owner(
    shell: Shell, plates: list[tuple[Any, ...]]
) -> None:
    state = streets(crook(404, 5_000), crook(1305, stored={HIDEOUTS[2]: 7_500}), turn=ANN)
    table = Table(shell, state)
    table.screen.draw(Picture((1920, 1080)))
    ann, bob = (SEAT_LOOKS[seat.look].colour for seat in table.match.setup.seats[1:])
    told = [(said, colour, sign) for said, _, colour, sign in plates]
    assert told == [("$7,500", bob, "cops_and_crooks/stash"), ("$5,000", ann, "")]


def test_a_closed_bank_tells_in_how_many_rounds_it_opens(
    shell: Shell, plates: list[tuple[Any, ...]], drawn: list[str]
) -> None:
    state = replace(streets(crook(404), turn=ANN), round=9, closed=(Closed(BANK, 12),))
    assert "cops_and_crooks/shutter" in draw(Table(shell, state), drawn)
    assert {said for said, *_ in plates} == {"opens in 3"}


def test_the_danger_of_a_tile_can_be_read_while_the_focus_is_on_it(
    shell: Shell, plates: list[tuple[Any, ...]]
) -> None:
    table = Table(shell, streets(crook(410), officers=(415,), turn=ANN))
    table.throw(ANN, 1)
    table.screen.press(Local.DANGER)
    walk = next(one for one in table.match.legal(ANN) if isinstance(one, Walk) and one.to == 411)
    table.chooser.point_at(OnBoard(walk.to))
    table.screen.draw(Picture((1920, 1080)))
    middle = table.middle(411)
    near = [(said, at) for said, at, *_ in plates if abs(at[0] - middle[0]) < 30 > abs(at[1] - middle[1])]
    near = [(said, at) for said, at in near if said.isdigit()]
    assert [said for said, _ in near] == ["4", "4"]
    assert near[0][1] != near[1][1]


# ---- arrests ----


def test_handcuffs_mark_the_pawns_that_can_make_an_arrest_and_then_where(shell: Shell) -> None:
    table = Table(shell, streets(crook(411, 5_000), officers=(410, 1601, 1623)))
    table.throw(COPS, 1)
    assert table.frame().arrests == (OnPawn(0),)
    table.screen.press(Pick(0))
    assert table.frame().arrests == (OnBoard(411),)


def test_handcuffs_mark_an_agency_only_while_somebody_waits_with_a_ticket(shell: Shell) -> None:
    for ticket in (True, False):
        state = streets(crook(AIRPORT, 5_000, ticket=ticket), officers=(1003, 1601, 1623))
        table = Table(shell, state)
        table.throw(COPS, 1)
        assert table.frame().arrests == ((OnPawn(0),) if ticket else ())


def test_handcuffs_are_drawn_where_an_arrest_can_be_chosen(shell: Shell, drawn: list[str]) -> None:
    near, far = (Table(shell, streets(crook(at, 5_000), officers=(410, 1601, 1623))) for at in (411, 418))
    for table in (near, far):
        table.throw(COPS, 1)
    assert CUFFS in draw(near, drawn)
    assert CUFFS not in draw(far, drawn)


# ---- rides, doors and getaways ----


def flown(shell: Shell, monkeypatch: pytest.MonkeyPatch, state: State, action: Action) -> list[str]:
    """The pictures that fly when Ann does this."""
    table, names = Table(shell, state), []
    fly = table.display.fly

    def note(name: str, *how: Any, **more: Any) -> Any:  # noqa: ANN401
        names.append(name)
        return fly(name, *how, **more)

    monkeypatch.setattr(table.display, "fly", note)
    table.act(ANN, action)
    return names


def test_a_metro_ride_is_seen_as_a_train_of_its_line(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    state = streets(crook(RED_STATION), turn=ANN)
    assert flown(shell, monkeypatch, state, Ride(RED_END)) == ["cops_and_crooks/metro_r"]


@pytest.mark.parametrize(("way", "vehicle"), [(RAIL, "train"), (AIRPORT, "plane"), (HARBOUR, "boat")])
def test_a_getaway_leaves_by_train_plane_or_boat(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, way: int, vehicle: str
) -> None:
    waiting = streets(crook(way, 5_000, ticket=True), crook(404), turn=ANN)
    state = replace(waiting, phase=Phase.GETAWAY)
    assert flown(shell, monkeypatch, state, Flee()) == [f"cops_and_crooks/exit_{vehicle}"]


def test_the_door_of_the_cell_slides_shut_behind_an_arrested_crook(shell: Shell) -> None:
    table = Table(shell, streets(crook(411, 5_000), crook(1305), officers=(410,)))
    table.throw(COPS, 1)
    table.act(COPS, PoliceWalk(0, 411))
    seen = []
    while table.screen.busy:
        table.screen.update(FRAME_MS)
        seen.append(table.display.doors.get(table.match.state.crooks[0].at, 0.0))
    assert seen == sorted(seen)
    assert [part for part in seen if 0 < part < 1]
    assert seen[-1] == 1.0
