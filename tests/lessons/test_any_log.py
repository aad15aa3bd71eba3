"""Any match can be a lesson: whatever people do in it, the ring leads there."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from game.core.kernel import CHANCE, CLOCK, TABLE, Seat
from game.games.hands_up.rules.state import Phase
from game.games.library import GAMES, new_match, setup_from_text
from game.match.lesson import Lesson, LessonStep, Preset
from game.match.match import AnyMatch
from game.scenes import play
from game.shell.services import Shell
from tests.lessons.pupil import DEVICES, PAD, Pupil, Wall

pytestmark = pytest.mark.medium
ACTIONS = 40
MATCHES = {
    "stop-thief alone": ("stop-thief", "human", "mode=solo"),
    "as the Pack": ("stop-thief", "human,ai,ai", "mode=one-vs-many"),
    "against the Pack": ("stop-thief", "ai,human,human", "mode=one-vs-many"),
    "crook": ("cops-and-crooks", "ai,human", ""),
    "Cops": ("cops-and-crooks", "human,ai", ""),
    "police-chase": ("police-chase", "human,ai", ""),
    "hands-up": ("hands-up", "human,ai", "tempo=ready"),
    "own keys": ("hands-up", "human,human", "grab=each,power=on"),
}


def any_lesson(match: str, seed: int) -> Lesson:
    """The first actions of a match in which everybody does anything."""
    game, seats, options = MATCHES[match]
    setup = setup_from_text(GAMES[game], seats, options)
    table, dice = new_match(setup, seed), random.Random(seed)
    steps: list[LessonStep] = []
    while table.outcome() is None and (len(steps) < ACTIONS or not steps[-1].waits):
        seat = dice.choice(acting(table))
        if seat == CHANCE:
            table.draw(0)
        else:
            table.act(seat, dice.choice(table.legal(seat)), 0)
        by_person = seat >= 0 and setup.seats[seat].player == "human"
        steps.append(LessonStep("x" if by_person else "", seat, table.log[-1].action, waits=by_person))
    return Lesson(game, "any", setup, seed, tuple(steps), Preset(seats, options))


def acting(table: AnyMatch) -> tuple[Seat, ...]:
    """Who may act now. Nobody slaps without a name, and no hand comes too late."""
    seats, grabber = table.to_act(), getattr(table.state, "grabber", None)
    if table.setup.game != "hands-up" or table.state.phase == Phase.SEARCH:
        return tuple(seat for seat in seats if seat != TABLE)
    return tuple(seat for seat in seats if seat in (CHANCE, CLOCK, grabber))


@pytest.mark.parametrize("match", MATCHES)
@pytest.mark.parametrize("device", DEVICES)
def test_the_ring_leads_through_any_match(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, match: str, device: str
) -> None:
    monkeypatch.setenv("CAPER_CITY_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(shell.controls, "pads", lambda: (PAD,))
    wall = Wall()
    monkeypatch.setattr(play, "now_ms", wall)
    shell.settings.change(speed="at once")
    pupil = Pupil(shell, any_lesson(match, 3), wall, DEVICES[device])
    pupil.learn()
    assert pupil.finished
