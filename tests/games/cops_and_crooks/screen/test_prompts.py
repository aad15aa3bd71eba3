"""The prompts of Cops and Crooks: whose move it is, what an arrest brings, what can be stopped."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.core.kernel import CHANCE
from game.games.cops_and_crooks.rules.actions import Drive, PoliceWalk, Roll, Throw
from game.games.cops_and_crooks.rules.plan import HEADQUARTERS
from game.games.cops_and_crooks.rules.state import COPS, Closed
from game.games.cops_and_crooks.screen import painter
from game.games.cops_and_crooks.screen.places import CAR, Local, Pick
from game.games.cops_and_crooks.screen.streets import Streets
from game.shell.services import Shell
from game.table.seating import Chair
from tests.games.cops_and_crooks.streets import ANN, BANK, CELLS, RAIL, crook, streets
from tests.games.cops_and_crooks.tables import Table

pytestmark = pytest.mark.medium

RED_STATION = 403
FREE = crook(CELLS[0], wanted=False, waits=0)


def prompt(table: Table) -> str:
    return table.frame().prompt


def test_of_several_people_the_one_to_move_is_named(shell: Shell) -> None:
    assert prompt(Table(shell, players=3)).startswith("Jimmy: ")


def test_one_who_plays_against_ais_is_not_named(shell: Shell) -> None:
    table = Table(shell, None, 2, Chair("keyboard"), Chair("ai"))
    assert not prompt(table).startswith("Jimmy")


def test_while_a_crook_waits_with_a_ticket_the_cops_are_told_how_to_stop_that(shell: Shell) -> None:
    assert "AGENCY" in prompt(Table(shell, streets(crook(RAIL, 9_000, ticket=True), crook(123))))
    assert "AGENCY" not in prompt(Table(shell, streets(crook(404, 9_000), crook(123))))


def test_the_cops_are_told_of_the_metro_whenever_a_policeman_can_take_it(shell: Shell) -> None:
    for waits in (True, False):
        for at, rides in ((RED_STATION, True), (709, False)):
            state = streets(crook(RAIL, 9_000, ticket=waits), crook(123), officers=(at,))
            assert ("metro" in prompt(Table(shell, state))) == rides


def test_an_answer_that_no_longer_holds_is_gone_when_there_is_something_new_to_do(shell: Shell) -> None:
    table = Table(shell, streets(crook(404)))
    table.screen.refuse(COPS, Throw(), "not-your-turn")
    assert table.explanation is not None
    table.throw(COPS, 1)
    assert table.explanation is None


def test_while_something_is_shown_it_is_said_whose_turn_it_is(shell: Shell) -> None:
    table = Table(shell, streets(crook(404)))
    table.act(COPS, Throw())
    table.act(CHANCE, Roll(2))
    assert table.screen.busy
    assert prompt(table) == "The Cops: Jimmy’s turn"


def test_danger_is_explained_and_headquarters_have_none(shell: Shell) -> None:
    table = Table(shell, streets(crook(404, 9_000)))
    table.screen.press(Local.DANGER)
    frame = table.frame()
    assert "that roll or higher" in frame.prompt
    assert frame.danger
    assert not [tile for tile in frame.danger if frame.view.plan.kind[tile] in HEADQUARTERS]


def test_a_closed_bank_shows_danger_only_while_the_crook_is_still_in_it(shell: Shell) -> None:
    for at, shown in ((404, False), (BANK, True)):
        state = replace(streets(crook(at, 9_000), officers=(709,), turn=ANN), closed=(Closed(BANK, 5),))
        table = Table(shell, state)
        table.screen.press(Local.DANGER)
        assert (BANK in table.frame().danger) == shown


def test_the_cell_of_a_free_crook_stands_open(shell: Shell) -> None:
    jailed = Table(shell, streets(crook(CELLS[0], waits=2)))
    assert jailed.display.doors == {CELLS[0]: 1.0}
    free = Table(shell, streets(FREE))
    assert free.display.doors == {}
    assert not free.frame().rows[ANN].jailed


def test_the_way_out_of_jail_counts_from_the_street(shell: Shell) -> None:
    table = Table(shell, streets(FREE, turn=ANN))
    table.throw(ANN, 6)
    frame = table.frame()
    lengths = {len(painter.way_of(frame.view, choice)) for choice in frame.chooser.choices}
    assert max(lengths) == 7


def test_an_arrest_tells_what_the_cops_get(shell: Shell) -> None:
    table = Table(shell, streets(crook(402, 5_000), crook(123), officers=(401,), options="share=20"))
    table.throw(COPS, 1)
    table.act(COPS, PoliceWalk(0, 402))
    said = set()
    while table.screen.busy:
        table.screen.update(20)
        if table.display.banner:
            said.add(table.display.banner[1])
    assert "Sandra is arrested! The Cops get $1,000." in said


def test_where_the_car_would_stand_is_shown_before_it_drives(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    ghosts: list[object] = []
    monkeypatch.setattr(Streets, "ghost", lambda *args: ghosts.append(args[-1]))
    table = Table(shell)
    table.throw(COPS, 3)
    table.screen.press(Pick(CAR))
    road = next(one for one in table.frame().chooser.choices if isinstance(one.action, Drive))
    table.chooser.point_at(road.place)
    table.screen.draw(shell.window.canvas)
    assert ghosts
