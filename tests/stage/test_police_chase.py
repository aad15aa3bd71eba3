"""Police Chase on the screen: what is shown ends in the truth, and every hand can play it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pygame
import pytest

from game.ai.runner import Happened
from game.boards.scenery import Life
from game.boards.tmx import load_board
from game.core.kernel import CHANCE, TABLE, Seat
from game.core.match import Match
from game.rules.police_chase.actions import Action, Done, Roll, Throw, Walk
from game.rules.police_chase.rules import PoliceChaseRules
from game.rules.police_chase.state import Phase, State, View
from game.rules.police_chase.tokens import Token
from game.shell.devices import KEYBOARD, MOUSE, Command, Device, Verb
from game.shell.services import Shell
from game.stage.police_chase import layout
from game.stage.police_chase.places import Die, OnBoard
from game.stage.police_chase.stage import PoliceChaseStage
from game.stage.seating import Chair, Seating
from tests.police_chase_towns import ANN, BOB, EVIDENCE, FULL_SET, PARTNER, ROBBER, chase, police_chase

FRAME_MS = 1000 / 60
PAD = Device("pad", 7, "pad")


class Table:
    """A match and its stage, with hands that press real commands."""

    def __init__(self, shell: Shell, state: State | None = None, players: int = 2, *chairs: Chair) -> None:
        board = load_board("police_chase")
        setup = police_chase(players)
        self.shell = shell
        self.match: Match[State, Action, View] = Match(PoliceChaseRules(), setup, board, 7)
        if state is not None:
            self.match.state = state
        seating = Seating(chairs or (Chair("keyboard"),) * players)
        self.stage = PoliceChaseStage(shell, setup, board, seating, self.match.view(TABLE))
        self._offer()

    def act(self, seat: Seat, action: Action) -> None:
        events = self.match.act(seat, action, 0)
        self.stage.show(Happened(seat, action, 0, events), self.match.view(TABLE))
        self._offer()

    def draw(self) -> None:
        """CHANCE has its turn, as often as it must."""
        while self.match.to_act() == (CHANCE,):
            self.act(CHANCE, self.match.rules.odds(self.match.state)[0][0])

    def press(self, verb: Verb, device: Device = KEYBOARD, **more: object) -> list[tuple[Seat, Action]]:
        self.shell.controls.last_device = device
        command = Command(verb, device, **more)  # type: ignore[arg-type]
        if self.stage.steer(command):
            return []
        return list(self.stage.wishes(command))

    def click(self, pos: tuple[int, int]) -> list[tuple[Seat, Action]]:
        self.press(Verb.POINT, MOUSE, pos=pos, down=False)
        return self.press(Verb.POINT, MOUSE, pos=pos, code=pygame.BUTTON_LEFT)

    def watch(self) -> float:
        """Let everything be shown; how long it took."""
        passed = 0.0
        while self.stage.holds_clock:
            self.stage.update(FRAME_MS, None, 1)
            passed += FRAME_MS
        self.wake_up()
        return passed

    def wake_up(self) -> None:
        """Wait until a press counts again."""
        for _ in range(15):
            self.stage.update(FRAME_MS, None, 1)

    def middle(self, space: int) -> tuple[int, int]:
        x, y = self.match.board.spaces[space].at
        return x + layout.VIEW.x, y

    def _offer(self) -> None:
        self.stage.offer({seat: self.match.legal(seat) for seat in self.match.to_act() if seat >= 0})


@pytest.fixture
def table(shell: Shell) -> Table:
    return Table(shell)


@pytest.fixture
def table_of(shell: Shell) -> Callable[..., Table]:
    def make(state: State | None = None, players: int = 2, *chairs: Chair) -> Table:
        return Table(shell, state, players, *chairs)

    return make


def shown(table: Table) -> tuple[set[int], list[tuple[object, ...]]]:
    theatre = table.stage._theatre
    return theatre.tokens, list(theatre.hands)


def whole_match(table: Table, pick: Callable[[tuple[Action, ...]], Action]) -> Iterator[None]:
    while table.match.outcome() is None:
        seat = table.match.to_act()[0]
        if seat == CHANCE:
            events = table.match.draw(0)
            action = table.match.log[-1].action
            table.stage.show(Happened(CHANCE, action, 0, events), table.match.view(TABLE))
            table._offer()
        else:
            table.act(seat, pick(table.match.legal(seat)))
        yield


def test_the_die_is_thrown_by_a_key(table: Table) -> None:
    assert table.press(Verb.CONFIRM) == [(ANN, Throw())]


def test_the_die_is_thrown_by_a_click_into_its_tray(table: Table) -> None:
    assert table.click(layout.TRAY.center) == [(ANN, Throw())]


def test_a_pad_without_a_seat_may_throw_for_whoever_has_the_turn(table: Table) -> None:
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
    assert table.stage._hands.focus is not None
    assert len(table.press(Verb.CONFIRM)) == 1


def test_a_press_that_comes_too_late_to_skip_does_nothing(table: Table) -> None:
    table.act(ANN, Throw())
    table.act(CHANCE, Roll(3))
    table.stage.skip()
    assert table.press(Verb.CONFIRM) == []
    table.wake_up()
    assert len(table.press(Verb.CONFIRM)) == 1


def test_going_on_has_the_focus_so_that_no_token_is_spent_by_accident(table_of: Callable[..., Table]) -> None:
    state = replace(chase(11, 99, hands={ANN: (ROBBER,)}), phase=Phase.SPECIAL, followed=True, pips=4)
    assert table_of(state).press(Verb.CONFIRM) == [(ANN, Done())]


def test_close_to_the_board_the_camera_looks_at_what_the_keys_choose(table: Table) -> None:
    table.act(ANN, Throw())
    table.act(CHANCE, Roll(6))
    table.watch()
    table.press(Verb.WHEEL, MOUSE, pos=(430, 10), amount=5.0)
    table.wake_up()
    for _ in table.match.legal(ANN):
        table.press(Verb.NEXT)
        for _ in range(90):
            table.stage.update(FRAME_MS, None, 1)
        focus = table.stage._hands.focus
        assert focus is not None
        rect = table.stage._painter._geometry.rect_of(focus)
        assert layout.VIEW.collidepoint(rect.center)


def test_pulling_the_board_is_no_question(table: Table) -> None:
    table.act(ANN, Throw())
    table.act(CHANCE, Roll(1))
    table.watch()
    table.press(Verb.WHEEL, MOUSE, pos=(960, 540), amount=5.0)
    for _ in range(90):
        table.stage.update(FRAME_MS, None, 1)
    assert table.click((960, 540)) == []
    assert table.stage._hands.told is None


def test_a_map_without_life_breathes_all_the_same(table: Table) -> None:
    table.stage._life._life = Life()
    fresh = 0
    for _ in range(60):
        table.stage.update(FRAME_MS, None, 1)
        fresh += table.stage.moving
    assert fresh > 15


def test_another_players_pad_is_told_whose_turn_it_is(table_of: Callable[..., Table]) -> None:
    table = table_of(None, 2, Chair("keyboard"), Chair("pad", pad=PAD))
    assert table.press(Verb.CONFIRM, PAD) == []
    assert table.stage._hands.told
    assert "turn" in table.stage._hands.told.words


def test_nothing_can_be_pressed_while_the_die_rolls(table: Table) -> None:
    table.act(ANN, Throw())
    table.act(CHANCE, Roll(3))
    assert table.stage.holds_clock
    assert table.press(Verb.CONFIRM) == []


def test_the_die_lies_still_within_a_second_and_a_half_on_what_was_rolled(table: Table) -> None:
    table.act(ANN, Throw())
    table.act(CHANCE, Roll(3))
    passed = 0.0
    while table.stage._theatre.tray.moving or passed == 0:
        table.stage.update(FRAME_MS, None, 1)
        passed += FRAME_MS
    assert passed <= 1_250
    table.watch()
    assert table.match.state.pips == 3


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
    chooser = table.stage._hands.chooser
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
    assert table.stage._hands.told
    assert table.stage._hands.told.words == table.shell.words("police-chase.why.too-far")


def test_a_mouse_that_rests_on_a_wall_is_told_of_the_doors(table: Table) -> None:
    table.act(ANN, Throw())
    table.act(CHANCE, Roll(4))
    table.watch()
    legal = {action.to for action in table.match.legal(ANN) if isinstance(action, Walk)}
    wall = next(n for n in (15, 23, 32) if n not in legal)
    table.press(Verb.POINT, MOUSE, pos=table.middle(wall), down=False)
    for _ in range(60):
        table.stage.update(FRAME_MS, None, 1)
    assert table.stage._hands.told


def test_with_keys_one_can_look_around_and_ask_about_any_space(table: Table) -> None:
    table.act(ANN, Throw())
    table.act(CHANCE, Roll(1))
    table.watch()
    table.press(Verb.HELP)
    table.press(Verb.RIGHT)
    table.press(Verb.RIGHT)
    assert table.stage._hands.focus == OnBoard(14)
    assert table.stage._hands.told
    assert table.stage._hands.told.words == table.shell.words("police-chase.why.too-far")
    table.press(Verb.BACK)
    assert table.stage._hands.focus != OnBoard(14)


def test_a_partner_for_what_one_has_already_is_warned_of_first(table_of: Callable[..., Table]) -> None:
    hands = {ANN: (EVIDENCE, PARTNER), BOB: (EVIDENCE,)}
    state = replace(chase(11, 99, hands=hands), phase=Phase.PARTNER)
    table = table_of(state)
    warned = [choice for choice in table.stage._hands.chooser.choices if choice.warning]
    assert warned
    table.stage._hands.chooser.point_at(warned[0].place)
    assert table.press(Verb.CONFIRM) == []
    assert table.press(Verb.CONFIRM) == [(ANN, warned[0].action)]


def test_an_ai_offers_nothing_to_press(table_of: Callable[..., Table]) -> None:
    table = table_of(None, 2, Chair("ai"), Chair("keyboard"))
    assert table.press(Verb.CONFIRM) == []
    assert not table.stage._hands.chooser.choices


def test_a_whole_match_is_shown_and_every_picture_ends_in_the_truth(table_of: Callable[..., Table]) -> None:
    table = table_of(None, 4)
    canvas = table.shell.window.canvas
    for number, _ in enumerate(whole_match(table, lambda legal: legal[hash(legal) % len(legal)])):
        table.watch()
        view = table.match.view(TABLE)
        assert shown(table) == (set(view.tokens), list(view.hands))
        if number % 25 == 0:
            table.stage.draw(canvas)
        if number > 300:
            break


@pytest.mark.parametrize("frames", [1, 7, 30])
def test_skipping_at_any_moment_shows_the_truth(table_of: Callable[..., Table], frames: int) -> None:
    table = table_of(None, 3)
    for number, _ in enumerate(whole_match(table, lambda legal: legal[-1])):
        for _ in range(frames):
            table.stage.update(FRAME_MS, None, 1)
        if table.stage.holds_clock:
            table.stage.skip()
        view = table.match.view(TABLE)
        assert shown(table) == (set(view.tokens), list(view.hands))
        assert [meeple.at for meeple in table.stage._theatre.officers] == [
            table.match.board.spaces[space].at for space in view.officers
        ]
        if number > 120:
            break


def test_at_once_and_with_reduced_motion_the_game_goes_on_the_same(table: Table) -> None:
    table.shell.settings.change(speed="at once", motion="reduced")
    table.act(ANN, Throw())
    table.act(CHANCE, Roll(2))
    assert table.watch() < 400


def test_no_piece_is_ever_far_from_its_way(table: Table) -> None:
    table.act(ANN, Throw())
    table.act(CHANCE, Roll(6))
    table.watch()
    walk = table.match.legal(ANN)[0]
    piece = table.stage._theatre.officers[ANN]
    before = pygame.Vector2(piece.at)
    table.act(ANN, walk)
    while table.stage.holds_clock:
        table.stage.update(FRAME_MS, None, 1)
        assert before.distance_to(piece.at) < 60
        before = pygame.Vector2(piece.at)


def test_the_robber_walks_over_the_roofs_also_when_a_token_sends_him(table_of: Callable[..., Table]) -> None:
    start = chase(11, 99, hands={ANN: (ROBBER,)})
    table = table_of(replace(start, phase=Phase.ROBBER, robber_by_token=True))
    far = next(action for action in reversed(table.match.legal(ANN)))
    robber = table.stage._theatre.robber
    before = pygame.Vector2(robber.at)
    table.act(ANN, far)
    while table.stage.holds_clock:
        table.stage.update(FRAME_MS, None, 1)
        assert before.distance_to(robber.at) < 90
        before = pygame.Vector2(robber.at)


def test_the_music_is_tense_while_somebody_has_all_three(
    table_of: Callable[..., Table], monkeypatch: pytest.MonkeyPatch, shell: Shell
) -> None:
    levels: dict[str, float] = {}
    monkeypatch.setattr(shell.sound, "set_layer_level", lambda name, level: levels.update({name: level}))
    table_of(chase(11, 99, hands={BOB: FULL_SET}))
    assert levels == {"music_police_chase_high": 1.0}
    table_of(chase(11, 99))
    assert levels == {"music_police_chase_high": 0.0}


def test_the_wheel_brings_the_board_closer_and_a_click_still_finds_its_space(table: Table) -> None:
    table.act(ANN, Throw())
    table.act(CHANCE, Roll(2))
    table.watch()
    assert table.press(Verb.WHEEL, MOUSE, pos=(430, 10), amount=3.0) == []
    for _ in range(90):
        table.stage.update(FRAME_MS, None, 1)
    target = next(action for action in table.match.legal(ANN) if isinstance(action, Walk))
    rect = table.stage._painter._geometry.rect_of(OnBoard(target.to))
    assert rect.w > 200
    assert table.click(rect.center) == [(ANN, target)]


def test_every_token_of_the_rules_and_every_seat_has_its_picture_and_voice(shell: Shell) -> None:
    assert all(shell.assets.has(f"tokens/{token}") for token in (*Token, "back"))
    names = {f"v_found_{token}" for token in Token} | {f"v_walk_{pips}" for pips in range(1, 7)}
    assert all(name in shell.sound._files for name in names)


def test_the_glove_taps_at_the_die(table: Table) -> None:
    assert table.stage._finger() == Die()
    table.act(ANN, Throw())
    assert table.stage._finger() is None


def test_the_second_player_is_asked_when_the_first_is_done(table: Table) -> None:
    table.act(ANN, Throw())
    table.act(CHANCE, Roll(3))
    table.act(ANN, table.match.legal(ANN)[0])
    table.draw()
    while table.match.to_act() != (BOB,):
        table.act(ANN, table.match.legal(ANN)[-1])
        table.draw()
    table.watch()
    assert table.stage._asked.who == BOB
