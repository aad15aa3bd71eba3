"""What the table of Cops and Crooks tells: whose move it is, what an arrest brings, what can be stopped."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.core.kernel import CHANCE
from game.rules.cops_and_crooks.actions import Drive, PoliceWalk, Roll, Throw
from game.rules.cops_and_crooks.plan import HEADQUARTERS
from game.rules.cops_and_crooks.state import COPS, Closed
from game.shell.services import Shell
from game.stage.cops_and_crooks import painter
from game.stage.cops_and_crooks.places import CAR, Local, Pick
from game.stage.cops_and_crooks.streets import Streets
from game.stage.seating import Chair
from tests.cops_and_crooks_streets import ANN, BANK, CELLS, RAIL, crook, streets
from tests.cops_and_crooks_tables import Table

RED_STATION = 403
FREE = crook(CELLS[0], wanted=False, waits=0)


def told(table: Table) -> str:
    return table.stage._look().said


def test_of_several_people_the_one_to_move_is_named(shell: Shell) -> None:
    assert told(Table(shell, players=3)).startswith("Jimmy: ")


def test_one_who_plays_against_ais_is_not_named(shell: Shell) -> None:
    table = Table(shell, None, 2, Chair("keyboard"), Chair("ai"))
    seats = table.stage._prompts._seats
    table.stage._prompts._seats = (seats[0], replace(seats[1], player="ai"))
    assert not told(table).startswith("Jimmy")


def test_while_a_crook_waits_with_a_ticket_the_cops_are_told_how_to_stop_that(shell: Shell) -> None:
    assert "AGENCY" in told(Table(shell, streets(crook(RAIL, 9_000, ticket=True), crook(123))))
    assert "AGENCY" not in told(Table(shell, streets(crook(404, 9_000), crook(123))))


def test_the_cops_are_told_of_the_metro_whenever_a_policeman_can_take_it(shell: Shell) -> None:
    for waits in (True, False):
        for at, rides in ((RED_STATION, True), (709, False)):
            state = streets(crook(RAIL, 9_000, ticket=waits), crook(123), officers=(at,))
            assert ("metro" in told(Table(shell, state))) == rides


def test_an_answer_that_no_longer_holds_is_gone_when_there_is_something_new_to_do(shell: Shell) -> None:
    table = Table(shell, streets(crook(404)))
    table.stage.refuse(COPS, Throw(), "not-your-turn")
    assert table.stage._hands.told is not None
    table.throw(COPS, 1)
    assert table.stage._hands.told is None


def test_while_something_is_shown_it_is_said_whose_turn_it_is(shell: Shell) -> None:
    table = Table(shell, streets(crook(404)))
    table.act(COPS, Throw())
    table.act(CHANCE, Roll(2))
    assert table.stage.holds_clock
    assert told(table) == "The Cops: Jimmy’s turn"


def test_danger_is_explained_and_headquarters_have_none(shell: Shell) -> None:
    table = Table(shell, streets(crook(404, 9_000)))
    table.stage.press(Local.DANGER)
    look = table.stage._look()
    assert "that roll or higher" in look.said
    assert look.danger
    assert not [tile for tile in look.danger if look.view.plan.kind[tile] in HEADQUARTERS]


def test_a_closed_bank_shows_danger_only_while_the_crook_is_still_in_it(shell: Shell) -> None:
    for at, shown in ((404, False), (BANK, True)):
        state = replace(streets(crook(at, 9_000), officers=(709,), turn=ANN), closed=(Closed(BANK, 5),))
        table = Table(shell, state)
        table.stage.press(Local.DANGER)
        assert (BANK in table.stage._look().danger) == shown


def test_the_cell_of_a_free_crook_stands_open(shell: Shell) -> None:
    jailed = Table(shell, streets(crook(CELLS[0], waits=2)))
    assert jailed.stage._theatre.doors == {CELLS[0]: 1.0}
    free = Table(shell, streets(FREE))
    assert free.stage._theatre.doors == {}
    assert not free.stage._look().rows[ANN].jailed


def test_the_way_out_of_jail_counts_from_the_street(shell: Shell) -> None:
    table = Table(shell, streets(FREE, turn=ANN))
    table.throw(ANN, 6)
    look = table.stage._look()
    lengths = {len(painter._way(look.view, choice)) for choice in look.chooser.choices}
    assert max(lengths) == 7


def test_an_arrest_tells_what_the_cops_get(shell: Shell) -> None:
    table = Table(shell, streets(crook(402, 5_000), crook(123), officers=(401,), options="share=20"))
    table.throw(COPS, 1)
    table.act(COPS, PoliceWalk(0, 402))
    said = set()
    while table.stage.holds_clock:
        table.stage.update(20, None, 1)
        if table.stage._theatre.banner:
            said.add(table.stage._theatre.banner[1])
    assert "Sandra is arrested! The Cops get $1,000." in said


def test_where_the_car_would_stand_is_shown_before_it_drives(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    ghosts: list[object] = []
    monkeypatch.setattr(Streets, "ghost", lambda *args: ghosts.append(args[-1]))
    table = Table(shell)
    table.throw(COPS, 3)
    table.stage.press(Pick(CAR))
    road = next(one for one in table.stage._look().chooser.choices if isinstance(one.action, Drive))
    table.stage._hands.chooser.point_at(road.place)
    table.stage.draw(shell.window.canvas)
    assert ghosts
