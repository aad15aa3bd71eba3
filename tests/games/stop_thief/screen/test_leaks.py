"""Nobody can learn more than the rules tell: two hunts that differ only in the thief look alike."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

from game.core.kernel import CHANCE, TABLE, Seat
from game.games.stop_thief.rules.actions import Action, Step
from game.games.stop_thief.rules.state import Phase, State
from game.match.match import AnyMatch
from game.shell.services import Shell
from tests.board_input import FRAME_MS
from tests.games.stop_thief.cities import MODES, RULES, random_match, stepping
from tests.games.stop_thief.tables import Table

pytestmark = pytest.mark.medium

MOMENTS = 5
"""Actions that both hunts go on together."""
LOOKS = 5
"""Frames that are compared after each of them."""
ALL_MODES = tuple((players, f"{options},helps=few".lstrip(",")) for players, options in MODES)


def twins(players: int, options: str, seed: int) -> tuple[State, State] | None:
    """Two states of one match that all at the table take for the same, with the thief in two places."""
    rng = random.Random(seed)
    for number, match in enumerate(random_match(players, seed, options)):
        if number > 12 + seed and match.state.phase is Phase.CLUE and len(match.state.clues) > 1:
            view = match.view(TABLE)
            states = [RULES.imagine(view, rng.choice) for _ in range(12)]
            for first, other in combinations(states, 2):
                if _at(first) != _at(other) and _sounds_of_next(first) & _sounds_of_next(other):
                    return first, other
    return None


def _sounds_of_next(state: State) -> set[tuple[object, object]]:
    """What the next step may sound like, and where it may be named."""
    steps = stepping(state)
    mover = RULES.to_act(steps)[0]
    digit = state.city.plan.digit
    return {(step.sound, digit[step.to]) for step in RULES.legal(steps, mover) if isinstance(step, Step)}


def _at(state: State) -> int:
    return state.hideaway.at if state.hideaway else 0


def alike(one: AnyMatch, other: AnyMatch) -> tuple[Seat, Action, Action] | None:
    """The same for the eyes and ears of the table, done in both; None when there is no such thing."""
    seat = one.to_act()[0]
    if seat in (CHANCE, one.state.pack_seat):
        for action in one.legal(seat):
            told = _told(one, seat, action)
            for twin in other.legal(seat):
                if _told(other, seat, twin) == told:
                    return seat, action, twin
        return None
    action = random.Random(len(one.log)).choice(one.legal(seat))
    return seat, action, action


def _told(match: AnyMatch, seat: Seat, action: Action) -> tuple[object, object]:
    step = RULES.apply(match.state, seat, action)
    events = tuple(seen for event in step.events if (seen := event.seen_by(TABLE)) is not None)
    return events, RULES.view(step.state, TABLE)


class Witness:
    """Writes down all that can be heard."""

    def __init__(self, shell: Shell, patch: pytest.MonkeyPatch) -> None:
        self.heard: list[Any] = []
        for way in ("play", "voice"):
            patch.setattr(shell.sound, way, lambda *what, **how: self.heard.append((what, how)))

    def take(self) -> list[Any]:
        heard, self.heard = self.heard, []
        return heard


def seen_and_heard(table: Table, witness: Witness) -> Iterator[tuple[bytes, list[Any], bool]]:
    """The pictures and sounds of some time, and whether the table waits."""
    for number in range(LOOKS):
        table.screen.update(FRAME_MS * (1 + 20 * number))
        yield table.picture(), witness.take(), table.screen.busy


@pytest.mark.parametrize(("players", "options"), ALL_MODES)
def test_two_hunts_that_differ_only_in_the_thief_look_and_sound_alike(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, players: int, options: str
) -> None:
    states = twins(players, options, 4)
    assert states is not None
    witness = Witness(shell, monkeypatch)
    tables = [Table(shell, state, options=options, players=players) for state in states]
    done = 0
    while done < MOMENTS:
        pair = alike(tables[0].match, tables[1].match)
        if pair is None:
            break
        seat, *actions = pair
        scenes = []
        for table, action in zip(tables, actions, strict=True):
            witness.take()
            table.act(seat, action)
            scenes.append(list(seen_and_heard(table, witness)))
            table.screen.skip()
            witness.take()
        assert scenes[0] == scenes[1]
        assert tables[0].screen.player_notes == tables[1].screen.player_notes
        done += 1
    assert done >= 3


def test_the_comparison_would_notice_a_thief_who_is_drawn(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    states = twins(2, "helps=few", 4)
    assert states is not None
    del monkeypatch
    pictures = []
    for state in states:
        table = Table(shell, state, options="helps=few", players=2)
        piece = next(iter(table.screen.display.pieces.values()))
        piece.at = table.match.board.spaces[_at(state)].at
        pictures.append(table.picture())
    assert pictures[0] != pictures[1]
