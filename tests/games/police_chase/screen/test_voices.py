"""What the announcer says in Police Chase, for those who cannot read yet: who, and what to do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest

from game.core.kernel import CHANCE
from game.games.police_chase.rules.actions import MoveRobber, Roll, Throw, Walk
from game.games.police_chase.rules.state import Phase, State
from game.shell.mixer import BREAK_OFF_MS, Channels
from game.shell.services import Shell
from game.table.seating import Chair
from tests.board_input import FRAME_MS
from tests.games.police_chase.tables import Table, whole_match
from tests.games.police_chase.towns import ANN, BOB, EVIDENCE, ROBBER, WARRANT, chase

pytestmark = pytest.mark.medium

PEOPLE, AI = Chair("keyboard"), Chair("ai")
Said = list[tuple[str, ...]]
MOVES = 60
LONGEST_SENTENCES_MS = 3_900.0
"""What was being said, a call and a question."""


@pytest.fixture
def said(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> Said:
    """What was said, sentence by sentence."""
    found: Said = []
    monkeypatch.setattr(shell.sound, "voice", lambda *lines: found.append(lines))
    return found


@pytest.fixture
def table_of(shell: Shell) -> Callable[..., Table]:
    def make(state: State | None = None, players: int = 2, *chairs: Chair) -> Table:
        return Table(shell, state, players, *chairs)

    return make


def look(table: Table, seat: int) -> str:
    return table.match.setup.seats[seat].look


def test_a_turn_begins_with_a_colour_and_what_to_do(said: Said, table_of: Callable[..., Table]) -> None:
    table = table_of()
    table.act(ANN, Throw())
    table.act(CHANCE, Roll(4))
    table.watch()
    assert said == [(f"v_turn_{look(table, ANN)}", "v_roll"), ("v_walk_4",)]


@pytest.mark.parametrize("skips", [False, True])
def test_the_next_player_is_called_also_when_somebody_skips(
    said: Said, table_of: Callable[..., Table], *, skips: bool
) -> None:
    table = table_of()
    for _ in whole_match(table, lambda legal: legal[0]):
        if skips:
            table.screen.update(FRAME_MS)
            table.screen.skip()
        table.watch()
        if table.match.state.turn == BOB and table.match.state.phase is Phase.THROW:
            break
    assert said[-1] == (f"v_turn_{look(table, BOB)}", "v_roll")


def test_whoever_must_give_a_token_in_anothers_turn_is_called_by_colour(
    said: Said, table_of: Callable[..., Table]
) -> None:
    table = table_of(chase(11, 99, hands={ANN: (ROBBER,), BOB: (EVIDENCE, WARRANT)}))
    table.match.state = replace(table.match.state, phase=Phase.ROBBER, robber_by_token=True, followed=True)
    table.act(ANN, MoveRobber(99))
    while table.match.state.phase is not Phase.SPECIAL:
        table.watch()
        table.act(BOB, table.match.legal(BOB)[0])
    table.watch()
    assert said == [
        (f"v_turn_{look(table, ANN)}", "v_roll"),
        (f"v_seat_{look(table, BOB)}", "v_give_token"),
        ("v_place_token",),
        (f"v_seat_{look(table, ANN)}", "v_play_special"),
    ]


def test_a_question_that_was_answered_is_not_asked_to_the_end(shell: Shell) -> None:
    table = Table(shell)
    assert shell.sound.line == f"v_turn_{look(table, ANN)}"
    table.act(ANN, Throw())
    assert not shell.sound.lines
    pygame.time.wait(3 * BREAK_OFF_MS)
    assert not shell.sound.channels.speaks


def test_nobody_calls_an_ai(said: Said, table_of: Callable[..., Table]) -> None:
    table = table_of(None, 2, AI, PEOPLE)
    table.act(ANN, Throw())
    table.act(CHANCE, Roll(4))
    walk = next(action for action in table.match.legal(ANN) if isinstance(action, Walk))
    table.act(ANN, walk)
    assert not any("turn" in line or line.startswith(("v_roll", "v_walk")) for one in said for line in one)


# ---- what can really be heard ----


class Tongue:
    """Says lines as long as they are, in the time of the test."""

    def __init__(self, shell: Shell, patch: pytest.MonkeyPatch) -> None:
        self.said: list[str] = []
        self._sound = shell.sound
        self._left_ms = 0.0
        shell.sound.on_caption = self._note
        patch.setattr(Channels, "speaks", property(lambda _: self._left_ms > 0))
        patch.setattr(shell.sound.channels, "voice", self._say)
        patch.setattr(shell.sound.channels, "stop_voice", self._break_off)

    def wait(self, table: Table, ms: float) -> None:
        for _ in range(round(ms / FRAME_MS)):
            table.screen.update(FRAME_MS)
            self._left_ms -= FRAME_MS
            self._sound.update(FRAME_MS)

    def watch(self, table: Table) -> None:
        while table.screen.busy:
            self.wait(table, FRAME_MS)

    def _note(self, name: str, _ms: float) -> None:
        if name.startswith("v_"):
            self.said.append(name)

    def _break_off(self) -> None:
        self._left_ms = min(self._left_ms, BREAK_OFF_MS)

    def _say(self, line: pygame.mixer.Sound) -> None:
        self._left_ms = line.get_length() * 1000


@pytest.mark.parametrize("speed", ["1", "2", "at once"])
@pytest.mark.parametrize("thinks_ms", [1_500, 4_000])
def test_everybody_who_takes_a_little_time_hears_every_call_and_every_question(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, speed: str, thinks_ms: float
) -> None:
    shell.settings.change(speed=speed)
    tongue = Tongue(shell, monkeypatch)
    table = Table(shell, None, 3)
    for number, _ in enumerate(whole_match(table, lambda legal: legal[hash(legal) % len(legal)])):
        tongue.watch(table)
        state, asked = table.match.state, table.screen.prompt
        if not asked.voice or table.match.to_act() == (CHANCE,):
            continue
        tongue.wait(table, thinks_ms)
        if state.phase is Phase.THROW:
            assert f"v_turn_{look(table, state.turn)}" in tongue.said[-2:]
        if thinks_ms > LONGEST_SENTENCES_MS:
            assert tongue.said[-1] == asked.voice
        if number > MOVES:
            break
