"""What the rules announce is what is really mixed: each mode of Stop Thief! through SDL's disk driver."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from functools import cache
from itertools import islice
from pathlib import Path

import pytest

from game import paths
from game.core.kernel import CHANCE, Event
from game.games.stop_thief.rules.actions import Appear, GetClue, Step
from game.games.stop_thief.rules.events import ClueHeard, PackMoved
from game.games.stop_thief.rules.state import Hideaway, Sound
from game.match.session import ActionResult
from game.shell.devices import Verb
from game.shell.services import Shell
from game.shell.sound_files import SoundFiles
from tests.games.stop_thief.cities import ANN, hunt, keen_match
from tests.games.stop_thief.tables import Table
from tests.listening import BUFFER_MS, EARLY_MS, TOLD_MS, Ears, Samples, ears_of, recognised, samples_of

pytestmark = pytest.mark.medium

AUDIO = paths.bundled("audio")
CLUES = 4
"""So many clues are heard in each mode."""
MODES = (
    (2, ""),
    (3, "difficulty=intermediate"),
    (4, "difficulty=advanced"),
    (2, "mode=cooperative"),
    (1, "mode=solo"),
    (3, "mode=one-vs-many"),
)


@pytest.fixture
def ears(shell: Shell, tmp_path: Path) -> Iterator[Ears]:
    with ears_of(shell, tmp_path) as ears:
        yield ears


@cache
def known() -> dict[str, Samples]:
    """Every take of every clue that can be heard, by the name of its file."""
    return {file.stem: samples_of(file) for file in sorted((AUDIO / "clues").glob("*.ogg"))}


def announced(files: SoundFiles, events: tuple[Event, ...], table: Table) -> str | None:
    """The take of the clue that these events tell of."""
    for event in events:
        match event:
            case ClueHeard(sound, _, number):
                return files.take_of(sound, number)
            case PackMoved(sound):
                return files.take_of(sound, len(table.match.state.clues))
    return None


def heard_while_shown(ears: Ears, table: Table) -> str | None:
    """The clue that is heard while the table shows what happened, and for a second more."""
    heard = ears.listen(0)
    while table.screen.busy:
        heard += ears.listen(100, lambda ms: watch(table, ms))
    heard += ears.listen(TOLD_MS + EARLY_MS)
    return recognised(heard, known())


def watch(table: Table, ms: float) -> None:
    table.screen.update(ms)
    if table.screen.panel is not None:
        table.press(Verb.BACK)


def clues_of(ears: Ears, table: Table, players: int, options: str) -> Iterator[tuple[str, str | None]]:
    """A match goes on: what is announced, and what is heard."""
    done = 0
    for match in keen_match(players, 5, options):
        for entry in match.log[done:]:
            events = table.match.act(entry.seat, entry.action, 0)
            table.tell(ActionResult(entry.seat, entry.action, 0, events))
            told = announced(ears.sound.files, events, table)
            if told is not None:
                yield told, heard_while_shown(ears, table)
            table.screen.skip()
        done = len(match.log)


@pytest.mark.parametrize(("players", "options"), MODES)
def test_the_clue_that_the_rules_announce_is_the_one_that_is_mixed(
    shell: Shell, ears: Ears, players: int, options: str
) -> None:
    table = Table(shell, options=options, players=players, seed=5)
    pairs = list(islice(clues_of(ears, table, players, options), CLUES))
    assert len(pairs) == CLUES
    assert [heard for _, heard in pairs] == [told for told, _ in pairs]


def test_every_sound_of_the_rules_can_be_told_from_all_others(ears: Ears) -> None:
    for take, clue in enumerate(Sound):
        ears.sound.play(clue, "clues", take=take)
        heard = ears.listen(TOLD_MS + 2 * EARLY_MS)
        assert recognised(heard, known()) == ears.sound.files.take_of(clue, take)


def test_a_wrong_clue_that_is_mixed_would_be_noticed(
    shell: Shell, ears: Ears, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table(shell, hunt(500, 500, thief=Hideaway(137, robbed=(137,))))
    told, wrong = (ears.sound.files.take_of(clue, 2) for clue in (Sound.FOOTSTEPS, Sound.STREET))
    monkeypatch.setattr(ears.sound.files, "take_of", lambda _clue, _number: wrong)
    next_clue(table)
    heard = heard_while_shown(ears, table)
    assert heard == wrong
    assert heard != told


def test_a_clue_that_is_not_mixed_would_be_noticed(
    shell: Shell, ears: Ears, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table(shell, hunt(500, 500, thief=Hideaway(137, robbed=(137,))))
    monkeypatch.setattr(ears.sound.channels, "clue", lambda *_: None)
    next_clue(table)
    assert heard_while_shown(ears, table) is None


def test_a_clue_is_heard_again_in_the_same_take(
    shell: Shell, ears: Ears, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    takes = tmp_path / "clues"
    takes.mkdir()
    for clue, take in {"footsteps": "footsteps", "jazz": "footsteps_2", "crash": "footsteps_3"}.items():
        shutil.copy(AUDIO / "clues" / f"{clue}.ogg", takes / f"{take}.ogg")
    monkeypatch.setattr(ears.sound, "files", SoundFiles(tmp_path))
    table = Table(shell, hunt(500, 500, thief=Hideaway(137, robbed=(137,))))
    next_clue(table)
    assert heard_while_shown(ears, table) == "jazz"
    table.wake_up()
    table.click_key("replay")
    assert heard_while_shown(ears, table) == "jazz"
    table.click_key("review")
    table.press(Verb.CONFIRM)
    assert recognised(ears.listen(TOLD_MS + 2 * EARLY_MS), known()) == "jazz"


@pytest.mark.parametrize("pressed_after_ms", [30, 600, 2_000])
def test_whoever_skips_the_call_on_the_radio_still_hears_the_clue(
    shell: Shell, ears: Ears, pressed_after_ms: float
) -> None:
    table = Table(shell, hunt(500, 500))
    table.act(ANN, GetClue())
    table.act(CHANCE, Appear(137, Sound.ALARM))
    ears.listen(pressed_after_ms, lambda ms: watch(table, ms))
    table.screen.skip()
    assert recognised(ears.listen(TOLD_MS + 2 * EARLY_MS), known()) == "alarm"


def test_the_radio_is_heard_out_before_the_first_clue_of_a_case(shell: Shell, ears: Ears) -> None:
    table = Table(shell, hunt(500, 500))
    table.act(ANN, GetClue())
    table.act(CHANCE, Appear(137, Sound.ALARM))
    radio, clue_heard = 0.0, False
    while table.screen.busy and not clue_heard:
        ears.listen(20, lambda ms: watch(table, ms))
        clue_heard = ears.sound.channels.clue_playing
        radio += BUFFER_MS * ears.sound.channels.speaks
    assert clue_heard
    assert radio > ears.sound.files.length_ms("v_radio_robbery") - 2 * EARLY_MS


def next_clue(table: Table) -> None:
    """A clue is asked for, and the thief goes one step on the floor."""
    table.act(ANN, GetClue())
    steps = (step for step in table.match.legal(CHANCE) if isinstance(step, Step))
    table.act(CHANCE, next(step for step in steps if step.sound is Sound.FOOTSTEPS))
