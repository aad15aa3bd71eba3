"""Mouse, keys and pads on the Police Chase board: they choose, or learn why not."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import replace

import pytest

from game.core.kernel import CHANCE, Seat
from game.games.police_chase.rules.actions import Done, Roll, Throw, Walk
from game.games.police_chase.rules.state import Phase, State
from game.games.police_chase.screen import layout
from game.games.police_chase.screen.places import InHand, Spot
from game.shell.devices import MOUSE, Device, Verb
from game.shell.services import Shell
from game.table.board.places import Button, OnBoard
from game.table.seating import Chair
from tests.board_input import FRAME_MS
from tests.games.police_chase.tables import Table
from tests.games.police_chase.towns import ANN, BOB, EVIDENCE, PARTNER, ROBBER, chase

pytestmark = pytest.mark.medium

PAD = Device("pad", 7, "pad")


@pytest.fixture
def table(shell: Shell) -> Table:
    return Table(shell)


@pytest.fixture
def table_of(shell: Shell) -> Callable[..., Table]:
    def make(state: State | None = None, players: int = 2, *chairs: Chair) -> Table:
        return Table(shell, state, players, *chairs)

    return make


def test_a_key_rolls_the_die(table: Table) -> None:
    assert table.press(Verb.CONFIRM) == [(ANN, Throw())]


def test_a_click_into_the_tray_rolls_the_die(table: Table) -> None:
    assert table.click(layout.TRAY.center) == [(ANN, Throw())]


def test_a_pad_without_a_seat_may_roll_for_any_player(table: Table) -> None:
    assert table.press(Verb.CONFIRM, PAD) == [(ANN, Throw())]


def test_a_key_takes_what_the_mouse_rests_on_and_nothing_else(table: Table) -> None:
    table.act(ANN, Throw())
    table.act(CHANCE, Roll(6))
    table.watch()
    last = table.match.legal(ANN)[-1]
    assert isinstance(last, Walk)
    table.press(Verb.POINT, MOUSE, pos=table.middle(last.to), down=False)
    assert table.press(Verb.CONFIRM) == [(ANN, last)]


def test_after_a_mouse_that_rests_on_nothing_the_first_key_only_shows_the_focus(table: Table) -> None:
    table.act(ANN, Throw())
    table.act(CHANCE, Roll(6))
    table.watch()
    table.press(Verb.POINT, MOUSE, pos=table.middle(55), down=False)
    assert table.press(Verb.CONFIRM) == []
    assert table.screen.input.focus is not None
    assert len(table.press(Verb.CONFIRM)) == 1


def test_going_on_has_the_focus_so_that_no_token_is_spent_by_accident(table_of: Callable[..., Table]) -> None:
    state = replace(chase(11, 99, hands={ANN: (ROBBER,)}), phase=Phase.SPECIAL, followed=True, pips=4)
    assert table_of(state).press(Verb.CONFIRM) == [(ANN, Done())]


@pytest.mark.parametrize("seat", range(4))
def test_left_and_right_lead_from_going_on_to_every_special_token_and_back(
    table_of: Callable[..., Table], seat: int
) -> None:
    start = chase(11, 19, 99, 91, hands={Seat(seat): (ROBBER, PARTNER)})
    table = table_of(replace(start, turn=Seat(seat), phase=Phase.SPECIAL, followed=True, pips=4), 4)
    places: list[Spot] = [Button(), InHand(Seat(seat), ROBBER), InHand(Seat(seat), PARTNER)]
    reached = set()
    for place, verb in itertools.product(places, (Verb.LEFT, Verb.RIGHT)):
        table.screen.input.chooser.point_at(place)
        table.press(verb)
        reached.add((place, table.screen.input.focus))
    assert {start for start, end in reached if end != start} == set(places)
    assert {end for start, end in reached if end != start} == set(places)


def test_close_to_the_board_the_camera_looks_at_what_the_keys_choose(table: Table) -> None:
    table.act(ANN, Throw())
    table.act(CHANCE, Roll(6))
    table.watch()
    table.press(Verb.WHEEL, MOUSE, pos=(430, 10), amount=5.0)
    table.wake_up()
    for _ in table.match.legal(ANN):
        table.press(Verb.NEXT)
        for _ in range(90):
            table.screen.update(FRAME_MS)
        focus = table.screen.input.focus
        assert focus is not None
        rect = table.screen.geometry.rect_of(focus)
        assert layout.VIEW.collidepoint(rect.center)


def test_dragging_the_board_asks_nothing(table: Table) -> None:
    table.act(ANN, Throw())
    table.act(CHANCE, Roll(1))
    table.watch()
    table.press(Verb.WHEEL, MOUSE, pos=(960, 540), amount=5.0)
    for _ in range(90):
        table.screen.update(FRAME_MS)
    assert table.click((960, 540)) == []
    assert table.screen.input.bubble is None


def test_another_players_pad_is_told_whose_turn_it_is(table_of: Callable[..., Table]) -> None:
    table = table_of(None, 2, Chair("keyboard"), Chair("pad", pad=PAD))
    assert table.press(Verb.CONFIRM, PAD) == []
    assert table.screen.input.bubble
    assert "turn" in table.screen.input.bubble.words


def test_a_click_on_a_glowing_space_walks_there(table: Table) -> None:
    table.act(ANN, Throw())
    table.act(CHANCE, Roll(3))
    table.watch()
    target = next(action for action in table.match.legal(ANN) if isinstance(action, Walk))
    assert table.click(table.middle(target.to)) == [(ANN, target)]


@pytest.mark.parametrize("pips", range(1, 7))
def test_arrows_alone_reach_every_space_that_can_be_walked_to(table: Table, pips: int) -> None:
    table.act(ANN, Throw())
    table.act(CHANCE, Roll(pips))
    table.watch()
    chooser = table.screen.input.chooser
    found = {chooser.choices[0].place}
    waiting = list(found)
    while waiting:
        here = waiting.pop()
        for verb in (Verb.UP, Verb.DOWN, Verb.LEFT, Verb.RIGHT):
            chooser.point_at(here)
            table.press(verb)
            there = chooser.focus.place if chooser.focus else here
            waiting += [there] if there not in found else []
            found.add(there)
    assert found == {choice.place for choice in chooser.choices}


def test_page_keys_go_through_all_choices_and_confirm_takes_one(table: Table) -> None:
    table.act(ANN, Throw())
    table.act(CHANCE, Roll(6))
    table.watch()
    taken = set()
    for _ in table.match.legal(ANN):
        table.press(Verb.NEXT)
        taken |= {action for _, action in table.press(Verb.CONFIRM)}
    assert taken == set(table.match.legal(ANN))


def test_a_click_elsewhere_says_why_not(table: Table) -> None:
    table.act(ANN, Throw())
    table.act(CHANCE, Roll(1))
    table.watch()
    assert table.click(table.middle(55)) == []
    assert table.screen.input.bubble
    assert table.screen.input.bubble.words.endswith(table.shell.words("police-chase.why.too-far"))


def test_a_mouse_that_rests_on_a_wall_is_told_of_the_doors(table: Table) -> None:
    table.act(ANN, Throw())
    table.act(CHANCE, Roll(4))
    table.watch()
    legal = {action.to for action in table.match.legal(ANN) if isinstance(action, Walk)}
    wall = next(n for n in (15, 23, 32) if n not in legal)
    table.press(Verb.POINT, MOUSE, pos=table.middle(wall), down=False)
    for _ in range(60):
        table.screen.update(FRAME_MS)
    assert table.screen.input.bubble


def test_keys_can_inspect_any_space(table: Table) -> None:
    table.act(ANN, Throw())
    table.act(CHANCE, Roll(1))
    table.watch()
    table.press(Verb.HELP)
    table.press(Verb.RIGHT)
    table.press(Verb.RIGHT)
    assert table.screen.input.focus == OnBoard(14)
    assert table.screen.input.bubble
    assert table.screen.input.bubble.words.endswith(table.shell.words("police-chase.why.too-far"))
    table.press(Verb.BACK)
    assert table.screen.input.focus != OnBoard(14)


def test_a_partner_for_what_one_has_already_is_warned_of_first(table_of: Callable[..., Table]) -> None:
    hands = {ANN: (EVIDENCE, PARTNER), BOB: (EVIDENCE,)}
    state = replace(chase(11, 99, hands=hands), phase=Phase.PARTNER)
    table = table_of(state)
    warned = [choice for choice in table.screen.input.chooser.choices if choice.warning]
    assert warned
    table.screen.input.chooser.point_at(warned[0].place)
    assert table.press(Verb.CONFIRM) == []
    assert table.press(Verb.CONFIRM) == [(ANN, warned[0].action)]


def test_an_ai_offers_nothing_to_press(table_of: Callable[..., Table]) -> None:
    table = table_of(None, 2, Chair("ai"), Chair("keyboard"))
    assert table.press(Verb.CONFIRM) == []
    assert not table.screen.input.chooser.choices


def test_the_wheel_brings_the_board_closer_and_a_click_still_finds_its_space(table: Table) -> None:
    table.act(ANN, Throw())
    table.act(CHANCE, Roll(2))
    table.watch()
    assert table.press(Verb.WHEEL, MOUSE, pos=(430, 10), amount=3.0) == []
    for _ in range(90):
        table.screen.update(FRAME_MS)
    target = next(action for action in table.match.legal(ANN) if isinstance(action, Walk))
    rect = table.screen.geometry.rect_of(OnBoard(target.to))
    assert rect.w > 200
    assert table.click(rect.center) == [(ANN, target)]
