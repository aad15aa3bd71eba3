"""When the last person has left a match, the rest can be watched, watched fast or skipped."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from game import paths
from game.core.kernel import Seat
from game.games.cops_and_crooks.rules.state import State, Where
from game.games.library import GAMES, ai_players, new_match, restored
from game.match import save
from game.match.session import Session
from game.scenes import play
from game.scenes.pause import PauseScene
from game.scenes.play import PlayScene
from game.scenes.rest import SLICE_S, Pace, RestScene
from game.scenes.results import ResultsScene
from game.scenes.scene_factory import SceneFactory
from game.shell.devices import KEYBOARD, MOUSE, Command, Device, Verb
from game.shell.scenes import Pop, Push, Swap
from game.shell.services import Shell
from game.table.seating import Chair, Seating
from tests.games.cops_and_crooks.streets import cops_and_crooks

pytestmark = pytest.mark.medium

FRAME_MS = 1000 / 60
ANN = Seat(1)
PAD = Device("pad", 7, "pad")


class Wall:
    ms = 0.0

    def __call__(self) -> float:
        return self.ms


WALL = Wall()


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CAPER_CITY_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(play, "now_ms", WALL)
    WALL.ms = 0.0


class Night:
    """A caper of one person against AIs; the person may have got away."""

    def __init__(self, shell: Shell, *, fled: bool = True, person: bool = True) -> None:
        setup = cops_and_crooks(3)
        kinds = ("ai", "human" if person else "ai", "ai")
        seats = tuple(
            replace(seat, player=kind, level="easy") for seat, kind in zip(setup.seats, kinds, strict=True)
        )
        setup = replace(setup, seats=seats, options={**setup.options, "rounds": 40})
        self.match = new_match(setup, 5)
        if fled:
            self.leave()
        chairs = tuple(Chair("keyboard" if kind == "human" else "ai") for kind in kinds)
        self.session = Session(self.match, ai_players(self.match))
        self.scene = PlayScene(shell, self.session, Seating(chairs), SceneFactory(shell).exits(setup))
        self.scene.enter()

    def leave(self) -> None:
        state: State = self.match.state
        ann = replace(state.crooks[0], where=Where.FLED, cash=9_000)
        self.match.state = replace(state, crooks=(ann, *state.crooks[1:]))

    def frames(self, most: int) -> object:
        """Let time pass until the scene leads somewhere."""
        for _ in range(most):
            WALL.ms += FRAME_MS
            move = self.scene.update(FRAME_MS)
            if move is not None:
                return move
        return None


def test_when_the_last_person_has_left_the_game_asks_how_to_go_on(shell: Shell) -> None:
    night = Night(shell)
    move = night.frames(2)
    assert isinstance(move, Push)
    assert isinstance(move.scene, RestScene)


def test_it_asks_only_once(shell: Shell) -> None:
    night = Night(shell)
    night.frames(2)
    night.scene.resume(Pace.WATCH)
    assert night.frames(10) is None


def test_while_a_person_plays_nobody_is_asked(shell: Shell) -> None:
    assert Night(shell, fled=False).frames(5) is None


def test_a_match_of_ais_alone_is_not_interrupted_but_can_be_skipped_in_a_pause(shell: Shell) -> None:
    night = Night(shell, fled=False, person=False)
    assert night.frames(5) is None
    pause = night.scene.on_focus_lost()
    assert isinstance(pause, Push)
    assert isinstance(pause.scene, PauseScene)
    assert pause.scene.act("count") == Pop(Pace.SKIP)
    assert pause.scene.act("fast") == Pop(Pace.FAST)


@pytest.mark.parametrize("hand", [KEYBOARD, PAD])
def test_the_question_is_answered_by_keys_and_pads(shell: Shell, hand: Device) -> None:
    scene = RestScene(shell)
    shell.controls.last_device = hand
    scene.handle(Command(Verb.DOWN, hand))
    scene.handle(Command(Verb.DOWN, hand))
    assert scene.handle(Command(Verb.CONFIRM, hand)) == Pop(Pace.SKIP)


def test_the_question_is_answered_by_a_click(shell: Shell) -> None:
    scene = RestScene(shell)
    middle = scene.form.get("fast").rect.center
    scene.handle(Command(Verb.POINT, MOUSE, pos=middle, down=False))
    assert scene.handle(Command(Verb.POINT, MOUSE, pos=middle, code=1)) == Pop(Pace.FAST)


def test_who_only_presses_back_watches(shell: Shell) -> None:
    assert RestScene(shell).handle(Command(Verb.BACK, KEYBOARD)) == Pop(Pace.WATCH)


def test_skipping_plays_the_same_rules_to_the_results_and_saves_the_whole_story(shell: Shell) -> None:
    night = Night(shell, fled=False, person=False)
    night.scene.resume(Pace.SKIP)
    move = night.frames(5_000)
    assert isinstance(move, Swap)
    assert isinstance(move.scene, ResultsScene)
    assert night.match.outcome() is not None
    night.scene.exit()
    assert save.newest(paths.saves_dir(), GAMES).saved is None
    again = new_match(night.match.setup, 5)
    for entry in night.match.log:
        again.act(entry.seat, entry.action, entry.at_ms)
    assert again.outcome() == night.match.outcome()


def test_one_frame_skips_for_a_slice_of_time_only(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    night = Night(shell, fled=False, person=False)
    night.scene.resume(Pace.SKIP)
    ticks = iter(range(1_000_000))
    monkeypatch.setattr("game.scenes.rest.perf_counter", lambda: next(ticks) * SLICE_S / 50)
    lengths = []
    while night.frames(1) is None:
        lengths.append(len(night.match.log))
    assert len(set(lengths)) > 10


def test_a_match_that_is_left_while_it_skips_goes_on_later(shell: Shell) -> None:
    night = Night(shell, fled=False, person=False)
    night.scene.resume(Pace.SKIP)
    while not night.match.log:
        night.frames(1)
    night.scene.on_close()
    saved = save.newest(paths.saves_dir(), GAMES).saved
    assert saved is not None
    assert len(restored(saved).log) == len(night.match.log)


def test_after_skipping_one_can_watch_again_from_where_it_is(shell: Shell) -> None:
    night = Night(shell, fled=False, person=False)
    night.scene.resume(Pace.SKIP)
    night.frames(1)
    night.scene.resume(Pace.WATCH)
    shown = night.scene.screen.display.view  # type: ignore[attr-defined]
    assert shown.crooks == night.match.state.crooks
    assert night.frames(3) is None


def test_fast_is_several_times_as_fast(shell: Shell) -> None:
    def done(pace: Pace) -> int:
        WALL.ms = 0.0
        night = Night(shell, fled=False, person=False)
        night.scene.resume(pace)
        night.frames(600)
        return len(night.match.log)

    assert done(Pace.FAST) > 3 * done(Pace.WATCH) > 0


def test_presses_while_the_rest_is_skipped_show_nothing(shell: Shell) -> None:
    """The screen doesn't know what was skipped, so it can't show what comes after."""
    night = Night(shell, fled=False, person=False)
    night.scene.resume(Pace.SKIP)
    while not night.match.log:
        night.frames(1)
    done = len(night.match.log)
    for batch in range(5):
        WALL.ms += 1_000
        night.scene.handle(Command(Verb.OTHER, KEYBOARD, at_ms=WALL.ms, batch=batch))
    assert len(night.match.log) == done
