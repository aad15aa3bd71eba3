"""Cops and Crooks on the screen: what is shown ends in the truth, and every hand can play it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import replace

import pygame
import pytest

from game.core.kernel import CHANCE, TABLE, Seat
from game.games.cops_and_crooks.rules.actions import Deposit, Done, Drive, PoliceWalk, Throw, Walk, Withdraw
from game.games.cops_and_crooks.rules.events import Robbed
from game.games.cops_and_crooks.rules.state import Phase, State, Where
from game.games.cops_and_crooks.screen import layout
from game.games.cops_and_crooks.screen.display import posed
from game.games.cops_and_crooks.screen.places import CAR, Local, Pick
from game.games.cops_and_crooks.screen.vault import BAR, key_rects
from game.match.session import ActionResult
from game.shell.devices import KEYBOARD, MOUSE, Command, Device, Verb
from game.shell.services import Shell
from game.table.board.places import OnBoard
from game.table.seating import Chair
from tests.board_input import FRAME_MS
from tests.games.cops_and_crooks.streets import ANN, RAIL, crook, streets
from tests.games.cops_and_crooks.tables import Table

pytestmark = pytest.mark.medium

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
            table.screen.show(ActionResult(CHANCE, None, 0, events), table.match.view(TABLE))
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
            table.screen.update(FRAME_MS * 3)
        table.screen.skip()
        view, display = table.match.view(TABLE), table.display
        assert display.view.crooks == view.crooks
        assert display.view.cops_cash == view.cops_cash
        assert [piece.at for piece in display.officers] == [display.at(tile) for tile in view.officers]
        assert display.view.closed == view.closed


def test_money_that_was_shown_flying_adds_up_before_the_table_is_put_right(
    table_of: Callable[..., Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = table_of(None, 4)
    display = table.display
    for _ in whole_match(table, 3, 500):
        monkeypatch.setattr(display, "settle", lambda _view: None)
        while table.screen.busy:
            table.screen.update(FRAME_MS * 4)
        view = table.match.view(TABLE)
        assert display.view.cops_cash == view.cops_cash
        assert [one.wanted for one in display.view.crooks] == [one.wanted for one in view.crooks]
        assert [one.stashes for one in display.view.crooks] == [one.stashes for one in view.crooks]
        cash = [(one.cash, one.where) for one in view.crooks if one.where is not Where.FLED]
        assert [(one.cash, one.where) for one in display.view.crooks if one.where is not Where.FLED] == cash
        monkeypatch.undo()
        display.settle(view)


def test_the_car_turns_a_corner_by_degrees(table_of: Callable[..., Table]) -> None:
    table = table_of()
    display = table.display
    most = 0.0
    for _ in whole_match(table, 5, 60):
        while table.screen.busy:
            before = display.car.angle
            table.screen.update(FRAME_MS)
            most = max(most, abs((display.car.angle - before + 180) % 360 - 180))
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
        table.screen.press(Pick(pawn))
        for _ in range(2 * len(table.chooser.choices)):
            focus = table.chooser.focus
            if focus is not None and not isinstance(focus.action, Pick | Local):
                found |= {action for _, action in table.press(Verb.CONFIRM)}
            table.press(Verb.NEXT)
    assert found == wanted


def test_a_picked_pawn_can_be_put_back(table_of: Callable[..., Table]) -> None:
    table = table_of()
    table.throw(COPS, 2)
    table.screen.press(Pick(0))
    table.press(Verb.BACK)
    assert table.picked is None


def test_a_crook_walks_by_a_click(table_of: Callable[..., Table]) -> None:
    table = table_of(streets(crook(410), turn=ANN))
    table.throw(ANN, 3)
    walk = next(one for one in table.match.legal(ANN) if isinstance(one, Walk))
    assert table.click(table.middle(walk.to)) == [(ANN, walk)]


def test_danger_is_shown_only_when_somebody_asks(table_of: Callable[..., Table]) -> None:
    table = table_of()
    assert table.frame().danger == {}
    table.click(layout.column(2, 1.0).danger.center)
    assert table.frame().danger
    table.screen.press(Local.DANGER)
    assert table.frame().danger == {}


def test_a_tile_out_of_reach_says_why(table_of: Callable[..., Table]) -> None:
    table = table_of(streets(crook(410), turn=ANN))
    table.throw(ANN, 1)
    far = next(space.number for space in table.match.board.of_kind("exit"))
    assert table.click(table.middle(far)) == []
    assert table.explanation is not None


def test_a_tile_says_that_a_pawn_must_be_picked_first(table_of: Callable[..., Table]) -> None:
    table = table_of()
    tile = table.middle(404)
    table.click(tile)
    assert str(table.explanation).endswith("\nRoll the die first.")
    table.throw(COPS, 2)
    assert table.click(tile) == []
    assert str(table.explanation).endswith("\nPick a policeman or the car first.")


# ---- the ticket ----


def before_the_exit(table_of: Callable[..., Table], stored: int) -> Table:
    state = streets(crook(105, 9_000, stored={602: stored} if stored else {}), turn=ANN)
    table = table_of(state)
    table.throw(ANN, 1)
    return table


def buy_by(table: Table, hand: Device) -> list[tuple[Seat, object]]:
    if hand == MOUSE:
        return table.click(table.middle(RAIL))
    table.chooser.point_at(OnBoard(RAIL))
    return table.press(Verb.CONFIRM, hand)


@pytest.mark.parametrize("hand", [MOUSE, KEYBOARD, PAD])
def test_a_ticket_with_money_still_hidden_is_bought_by_a_second_press(
    table_of: Callable[..., Table], hand: Device
) -> None:
    chair = Chair("pad", pad=PAD) if hand == PAD else Chair("keyboard")
    table = table_of(streets(crook(105, 9_000, stored={602: 500}), turn=ANN), 2, Chair("keyboard"), chair)
    table.throw(ANN, 1)
    assert buy_by(table, hand) == []
    assert str(table.explanation) == "Leave the money in your hideouts behind? Press again to buy the ticket."
    assert buy_by(table, hand) == [(ANN, Walk(RAIL))]


def test_a_double_click_does_not_answer_the_question_about_hidden_money(
    table_of: Callable[..., Table],
) -> None:
    table = before_the_exit(table_of, 500)
    click = Command(Verb.POINT, MOUSE, pos=table.middle(RAIL), code=pygame.BUTTON_LEFT)
    first = table.screen.input.target(click)
    buy_by(table, MOUSE)
    assert table.screen.input.target(click) != first


def test_a_ticket_with_nothing_hidden_is_bought_at_once(table_of: Callable[..., Table]) -> None:
    assert buy_by(before_the_exit(table_of, 0), KEYBOARD) == [(ANN, Walk(RAIL))]


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
    while table.screen.busy:
        table.screen.update(FRAME_MS)
        nods.append(table.display.car.nod)
    return nods


def test_the_car_rocks_when_it_has_braked_and_stands_on_its_tiles(table_of: Callable[..., Table]) -> None:
    table = table_of()
    nods = driven(table)
    assert max(nods) > 2
    assert min(nods) < -0.5
    display, car = table.display, table.match.state.car
    assert display.car == posed(display.at(car.head), display.at(car.tail))


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
    display, view = table.display, table.match.view(TABLE)
    robbed = Robbed(Seat(1), view.plan.hideouts[0], 10_000)
    before = display.view.crooks[0].cash
    table.screen.show(ActionResult(Seat(1), None, 0, (robbed,)), view)
    monkeypatch.setattr(display, "settle", lambda _view: None)
    table.screen.update(FRAME_MS)
    assert display.view.crooks[0].cash == before + 10_000
    assert not display.moving
