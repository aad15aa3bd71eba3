"""Cops and Crooks on the screen: what is shown ends in the truth, and every hand can play it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from game.ai.runner import Happened
from game.core.kernel import CHANCE, TABLE, Seat
from game.rules.cops_and_crooks.actions import (
    Deposit,
    Done,
    Drive,
    PoliceWalk,
    Throw,
    Walk,
    Withdraw,
)
from game.rules.cops_and_crooks.events import Robbed
from game.rules.cops_and_crooks.state import Phase, State, Where
from game.shell.devices import Device, Verb
from game.shell.services import Shell
from game.stage.cops_and_crooks import layout
from game.stage.cops_and_crooks.places import CAR, Local, Pick
from game.stage.cops_and_crooks.theatre import posed
from game.stage.cops_and_crooks.vault import BAR, key_rects
from game.stage.seating import Chair
from tests.board_hands import FRAME_MS
from tests.cops_and_crooks_streets import ANN, crook, streets
from tests.cops_and_crooks_tables import Table

PAD = Device("pad", 7, "pad")
COPS = Seat(0)


@pytest.fixture
def table_of(shell: Shell) -> Callable[..., Table]:
    def make(state: State | None = None, players: int = 2, *chairs: Chair) -> Table:
        return Table(shell, state, players, *chairs)

    return make


def whole_match(table: Table, seed: int, actions: int) -> Iterator[None]:
    rng = random.Random(seed)
    for _ in range(actions):
        if not table.match.to_act():
            return
        seat = table.match.to_act()[0]
        if seat == CHANCE:
            events = table.match.draw(0)
            table.stage.show(Happened(CHANCE, None, 0, events), table.match.view(TABLE))
            table.offer()
        else:
            table.act(seat, rng.choice(table.match.legal(seat)))
        yield


# ---- what is shown ----


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_after_every_action_the_table_shows_the_truth(table_of: Callable[..., Table], players: int) -> None:
    table = table_of(None, players)
    for number, _ in enumerate(whole_match(table, players, 400)):
        for _ in range(number % 4):
            table.stage.update(FRAME_MS * 3, None, 1)
        table.stage.skip()
        view, theatre = table.match.view(TABLE), table.stage._theatre
        assert theatre.states == view.crooks
        assert theatre.cops_cash == view.cops_cash
        assert [piece.at for piece in theatre.officers] == [theatre.at(tile) for tile in view.officers]
        assert theatre.closed == {closed.shop: closed.opens for closed in view.closed}


def test_money_that_was_shown_flying_adds_up_before_the_table_is_put_right(
    table_of: Callable[..., Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = table_of(None, 4)
    theatre = table.stage._theatre
    for _ in whole_match(table, 3, 500):
        monkeypatch.setattr(theatre, "settle", lambda _view: None)
        while table.stage.holds_clock:
            table.stage.update(FRAME_MS * 4, None, 1)
        view = table.match.view(TABLE)
        assert theatre.cops_cash == view.cops_cash
        assert [one.wanted for one in theatre.states] == [one.wanted for one in view.crooks]
        assert [one.stashes for one in theatre.states] == [one.stashes for one in view.crooks]
        cash = [(one.cash, one.where) for one in view.crooks if one.where is not Where.FLED]
        assert [(one.cash, one.where) for one in theatre.states if one.where is not Where.FLED] == cash
        monkeypatch.undo()
        theatre.settle(view)


def test_the_car_turns_a_corner_by_degrees(table_of: Callable[..., Table]) -> None:
    table = table_of()
    theatre = table.stage._theatre
    most = 0.0
    for _ in whole_match(table, 5, 60):
        while table.stage.holds_clock:
            before = theatre.car.angle
            table.stage.update(FRAME_MS, None, 1)
            most = max(most, abs((theatre.car.angle - before + 180) % 360 - 180))
    assert 1 < most < 15


# ---- what hands do ----


def test_the_die_is_thrown_by_a_key_and_by_a_click(table_of: Callable[..., Table]) -> None:
    table = table_of()
    assert table.press(Verb.CONFIRM) == [(COPS, Throw())]
    assert table.click(layout.column(2, 1.0).tray.center) == [(COPS, Throw())]


def test_the_cops_pick_a_pawn_and_then_a_tile(table_of: Callable[..., Table]) -> None:
    table = table_of()
    table.throw(COPS, 4)
    walk = next(one for one in table.match.legal(COPS) if isinstance(one, PoliceWalk))
    assert table.click(table.middle(table.match.state.officers[walk.officer])) == []
    assert table.click(table.middle(walk.to)) == [(COPS, walk)]


def test_the_car_is_driven_by_clicks(table_of: Callable[..., Table]) -> None:
    table = table_of()
    table.throw(COPS, 3)
    drive = next(one for one in table.match.legal(COPS) if isinstance(one, Drive))
    table.click(table.middle(table.match.state.car.head))
    ((_, action),) = table.click(table.middle(drive.to))
    assert isinstance(action, Drive)
    assert action.to == drive.to


def test_every_move_of_the_cops_can_be_reached_by_keys(table_of: Callable[..., Table]) -> None:
    table = table_of()
    table.throw(COPS, 2)
    wanted = set(table.match.legal(COPS))
    found = set()
    for pawn in range(CAR, len(table.match.state.officers)):
        table.stage.press(Pick(pawn))
        for _ in range(2 * len(table.stage._hands.chooser.choices)):
            focus = table.stage._hands.chooser.focus
            if focus is not None and not isinstance(focus.action, Pick | Local):
                found |= {action for _, action in table.press(Verb.CONFIRM)}
            table.press(Verb.NEXT)
    assert found == wanted


def test_a_picked_pawn_can_be_put_back(table_of: Callable[..., Table]) -> None:
    table = table_of()
    table.throw(COPS, 2)
    table.stage.press(Pick(0))
    table.press(Verb.BACK)
    assert table.stage._prompts.picked is None


def test_a_crook_walks_by_a_click(table_of: Callable[..., Table]) -> None:
    table = table_of(streets(crook(410), turn=ANN))
    table.throw(ANN, 3)
    walk = next(one for one in table.match.legal(ANN) if isinstance(one, Walk))
    assert table.click(table.middle(walk.to)) == [(ANN, walk)]


def test_danger_is_shown_only_when_somebody_asks(table_of: Callable[..., Table]) -> None:
    table = table_of()
    assert table.stage._look().danger == {}
    table.click(layout.column(2, 1.0).danger.center)
    assert table.stage._look().danger
    table.stage.press(Local.DANGER)
    assert table.stage._look().danger == {}


def test_a_tile_out_of_reach_says_why(table_of: Callable[..., Table]) -> None:
    table = table_of(streets(crook(410), turn=ANN))
    table.throw(ANN, 1)
    far = next(space.number for space in table.match.board.of_kind("exit"))
    assert table.click(table.middle(far)) == []
    assert table.stage._hands.told is not None


def test_a_tile_says_that_a_pawn_must_be_picked_first(table_of: Callable[..., Table]) -> None:
    table = table_of()
    tile = table.middle(404)
    table.click(tile)
    assert said(table) == "Roll the die first."
    table.throw(COPS, 2)
    assert table.click(tile) == []
    assert said(table) == "Pick a policeman or the car first."


def said(table: Table) -> str:
    told = table.stage._hands.told
    assert told is not None
    return told.words


# ---- the vault ----


def in_hideout(table_of: Callable[..., Table], cash: int) -> Table:
    table = table_of()
    hideout = table.match.state.plan.hideouts[0]
    return table_of(replace(streets(crook(hideout, cash), turn=ANN), phase=Phase.HIDEOUT))


def test_a_press_leaves_everything(table_of: Callable[..., Table]) -> None:
    table = in_hideout(table_of, 5_000)
    assert table.press(Verb.CONFIRM) == [(ANN, Deposit(5_000))]


def test_any_amount_can_be_left_by_keys(table_of: Callable[..., Table]) -> None:
    table = in_hideout(table_of, 5_000)
    table.press(Verb.LEFT)
    assert table.press(Verb.CONFIRM) == [(ANN, Deposit(4_500))]


def test_touching_nothing_is_possible(table_of: Callable[..., Table]) -> None:
    table = in_hideout(table_of, 5_000)
    table.click(key_rects()["nothing"].center)
    assert table.click(key_rects()["ok"].center) == [(ANN, Done())]


def test_the_slider_follows_the_mouse(table_of: Callable[..., Table]) -> None:
    table = in_hideout(table_of, 5_000)
    table.click((BAR.centerx, BAR.centery))
    ((_, action),) = table.press(Verb.CONFIRM)
    assert isinstance(action, Deposit | Withdraw)
    assert action.amount < 5_000


# ---- how it moves ----


def driven(table: Table) -> list[float]:
    """Let the car be driven; how far it leaned forward in every frame."""
    table.throw(COPS, 3)
    drive = next(one for one in table.match.legal(COPS) if isinstance(one, Drive))
    table.act(COPS, drive)
    nods = []
    while table.stage.holds_clock:
        table.stage.update(FRAME_MS, None, 1)
        nods.append(table.stage._theatre.car.nod)
    return nods


def test_the_car_rocks_when_it_has_braked_and_stands_on_its_tiles(table_of: Callable[..., Table]) -> None:
    table = table_of()
    nods = driven(table)
    assert max(nods) > 2
    assert min(nods) < -0.5
    theatre, car = table.stage._theatre, table.match.state.car
    assert theatre.car == posed(theatre.at(car.head), theatre.at(car.tail))


@pytest.mark.parametrize("liking", [{"motion": "reduced"}, {"speed": "at once"}])
def test_the_car_does_not_rock_where_nothing_may_move_or_all_is_at_once(
    shell: Shell, table_of: Callable[..., Table], liking: dict[str, str]
) -> None:
    shell.settings.change(**liking)
    assert set(driven(table_of())) <= {0.0}


@pytest.mark.parametrize("liking", [{"motion": "reduced"}, {"speed": "at once"}])
def test_robbed_money_is_there_at_once_for_those_who_like_it_so(
    shell: Shell, table_of: Callable[..., Table], monkeypatch: pytest.MonkeyPatch, liking: dict[str, str]
) -> None:
    shell.settings.change(**liking)
    table = table_of(None, 3)
    theatre, view = table.stage._theatre, table.match.view(TABLE)
    robbed = Robbed(Seat(1), view.plan.hideouts[0], 10_000)
    before = theatre.states[0].cash
    table.stage.show(Happened(Seat(1), None, 0, (robbed,)), view)
    monkeypatch.setattr(theatre, "settle", lambda _view: None)
    table.stage.update(FRAME_MS, None, 1)
    assert theatre.states[0].cash == before + 10_000
    assert not theatre.moving
