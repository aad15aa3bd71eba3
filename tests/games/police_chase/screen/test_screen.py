"""What is shown of Police Chase ends in the truth, at any speed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest

from game.boards.scenery import Life
from game.core.kernel import CHANCE, TABLE
from game.games.police_chase.game import GAME as POLICE_CHASE
from game.games.police_chase.rules.actions import Roll, Throw
from game.games.police_chase.rules.state import Phase, State
from game.games.police_chase.rules.tokens import Token
from game.shell.devices import Verb
from game.shell.picture import Picture
from game.shell.scenes import LIFE_MS
from game.shell.services import Shell
from game.table.board.places import Die
from game.table.seating import Chair
from tests.board_input import FRAME_MS
from tests.games.police_chase.tables import Table, shown, whole_match
from tests.games.police_chase.towns import ANN, BOB, ROBBER, chase

pytestmark = pytest.mark.medium


@pytest.fixture
def table(shell: Shell) -> Table:
    return Table(shell)


@pytest.fixture
def table_of(shell: Shell) -> Callable[..., Table]:
    def make(state: State | None = None, players: int = 2, *chairs: Chair) -> Table:
        return Table(shell, state, players, *chairs)

    return make


def test_a_press_that_comes_too_late_to_skip_does_nothing(table: Table) -> None:
    table.act(ANN, Throw())
    table.act(CHANCE, Roll(3))
    table.screen.skip()
    assert table.press(Verb.CONFIRM) == []
    table.wake_up()
    assert len(table.press(Verb.CONFIRM)) == 1


def test_officers_are_seen_in_uniform_everywhere(table: Table) -> None:
    display = table.screen.display
    looks = [seat.look for seat in table.match.setup.seats]
    assert [officer.picture for officer in display.officers] == [f"pieces/officer_{look}" for look in looks]
    assert list(table.screen.painter.hud.player_panels.faces) == [
        f"portraits/officer_{look}" for look in looks
    ]
    assert POLICE_CHASE.face == "officer_{look}"


def test_a_map_without_ambient_animations_pulses_all_the_same(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table.screen.painter.ambient, "life", Life())
    canvas, pictures = Picture((1920, 1080)), set()
    for _ in range(60):
        table.screen.update(FRAME_MS)
        table.screen.draw(canvas)
        pictures.add(pygame.image.tobytes(canvas.surface, "RGB"))
        assert table.screen.frame_ms <= LIFE_MS
    assert len(pictures) > 15


def test_nothing_can_be_pressed_while_the_die_rolls(table: Table) -> None:
    table.act(ANN, Throw())
    table.act(CHANCE, Roll(3))
    assert table.screen.busy
    assert table.press(Verb.CONFIRM) == []


def test_the_die_lies_still_within_a_second_and_a_half_on_what_was_rolled(table: Table) -> None:
    table.act(ANN, Throw())
    table.act(CHANCE, Roll(3))
    passed = 0.0
    while table.screen.display.tray.moving or passed == 0:
        table.screen.update(FRAME_MS)
        passed += FRAME_MS
    assert passed <= 1_250
    table.watch()
    assert table.match.state.pips == 3


def test_a_whole_match_is_shown_and_every_picture_ends_in_the_truth(table_of: Callable[..., Table]) -> None:
    table = table_of(None, 4)
    canvas = table.shell.window.canvas
    for number, _ in enumerate(whole_match(table, lambda legal: legal[hash(legal) % len(legal)])):
        table.watch()
        view = table.match.view(TABLE)
        assert shown(table) == (set(view.tokens), list(view.hands))
        if number % 25 == 0:
            table.screen.draw(canvas)
        if number > 300:
            break


@pytest.mark.parametrize("frames", [1, 7, 30])
def test_skipping_at_any_moment_shows_the_truth(table_of: Callable[..., Table], frames: int) -> None:
    table = table_of(None, 3)
    for number, _ in enumerate(whole_match(table, lambda legal: legal[-1])):
        for _ in range(frames):
            table.screen.update(FRAME_MS)
        if table.screen.busy:
            table.screen.skip()
        view = table.match.view(TABLE)
        assert shown(table) == (set(view.tokens), list(view.hands))
        assert [meeple.at for meeple in table.screen.display.officers] == [
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
    piece = table.screen.display.officers[ANN]
    before = pygame.Vector2(piece.at)
    table.act(ANN, walk)
    while table.screen.busy:
        table.screen.update(FRAME_MS)
        assert before.distance_to(piece.at) < 60
        before = pygame.Vector2(piece.at)


def test_the_robber_walks_over_the_roofs_also_when_a_token_sends_him(table_of: Callable[..., Table]) -> None:
    start = chase(11, 99, hands={ANN: (ROBBER,)})
    table = table_of(replace(start, phase=Phase.ROBBER, robber_by_token=True))
    far = next(action for action in reversed(table.match.legal(ANN)))
    robber = table.screen.display.robber
    before = pygame.Vector2(robber.at)
    table.act(ANN, far)
    while table.screen.busy:
        table.screen.update(FRAME_MS)
        assert before.distance_to(robber.at) < 90
        before = pygame.Vector2(robber.at)


def test_every_token_of_the_rules_and_every_seat_has_its_picture_and_voice(shell: Shell) -> None:
    assert all(shell.assets.has(f"tokens/{token}") for token in (*Token, "back"))
    names = {f"v_found_{token}" for token in Token} | {f"v_walk_{pips}" for pips in range(1, 7)}
    assert all(name in shell.sound.files.paths for name in names)


def test_the_glove_points_at_the_die(table: Table) -> None:
    assert table.screen.only_choice == Die()
    table.act(ANN, Throw())
    assert table.screen.only_choice is None


def test_the_second_player_is_asked_when_the_first_is_done(table: Table) -> None:
    table.act(ANN, Throw())
    table.act(CHANCE, Roll(3))
    table.act(ANN, table.match.legal(ANN)[0])
    table.draw()
    while table.match.to_act() != (BOB,):
        table.act(ANN, table.match.legal(ANN)[-1])
        table.draw()
    table.watch()
    assert table.screen.prompt.who == BOB
