"""A match on the screen: pause, clock, saves and hands."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game import paths
from game.core.kernel import CHANCE, CLOCK, TABLE, Seat
from game.games.hands_up.rules.actions import Grab, Reveal, TimeUp
from game.games.hands_up.rules.cards import Card
from game.games.hands_up.rules.state import OpenCard, Phase, State
from game.games.hands_up.screen.hud import PAUSE
from game.games.library import GAMES, load_board, new_match, restored
from game.match import save
from game.match.match import Match
from game.match.save import Saved
from game.match.session import ActionResult, Replayer, Session
from game.scenes import play
from game.scenes.lost_pad import LostPadScene, Replacement
from game.scenes.pause import PauseScene
from game.scenes.play import PlayScene
from game.scenes.scene_factory import SceneFactory
from game.shell.devices import KEYBOARD, MOUSE, Command, Device, PadCode, Verb
from game.shell.picture import Picture
from game.shell.scenes import Push
from game.shell.services import Shell
from game.table.seating import Chair, Seating
from tests.games.hands_up.tables import ANN, RULES, hands_up

pytestmark = pytest.mark.medium

PAD = Device("pad", 3, "Pad", guid="03")
SEATING = Seating((Chair("keyboard", pygame.KSCAN_A), Chair("pad", pygame.KSCAN_P, PAD)))


class Wall:
    """A clock that goes on only when a test says so."""

    ms = 0.0

    def __call__(self) -> float:
        return self.ms


WALL = Wall()


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CAPER_CITY_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(play, "now_ms", WALL)


class Table:
    """A play scene and the time that passes for it."""

    def __init__(self, shell: Shell, options: str = "tempo=ready") -> None:
        setup = hands_up(2, options)
        match = new_match(setup, 5)
        self.session = Session(match, {})
        self.scene = PlayScene(shell, self.session, SEATING, SceneFactory(shell).exits(setup))
        self.scene.enter()

    @property
    def state(self) -> State:
        state: State = self.session.match.state
        return state

    def wait(self, ms: float) -> None:
        """Let time pass, frame by frame."""
        for _ in range(round(ms / 20)):
            WALL.ms += 20
            self.scene.update(20)

    def press(self, command: Command) -> object:
        return self.scene.handle(command)


def key(code: int, verb: Verb = Verb.OTHER) -> Command:
    return Command(verb, KEYBOARD, code=code, at_ms=WALL.ms)


def button(code: int) -> Command:
    return Command(Verb.OTHER, PAD, code=code, at_ms=WALL.ms)


@pytest.fixture
def table(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> Table:
    monkeypatch.setattr(shell.controls, "pads", lambda: (PAD,))
    return Table(shell)


PAUSES = [
    key(pygame.KSCAN_ESCAPE, Verb.BACK),
    Command(Verb.POINT, MOUSE, code=pygame.BUTTON_RIGHT, pos=(9, 9)),
    Command(Verb.POINT, MOUSE, code=pygame.BUTTON_LEFT, pos=PAUSE.center),
    Command(Verb.PAUSE, PAD, code=PadCode.START),
]


@pytest.mark.parametrize("command", PAUSES, ids=["keyboard", "mouse", "button", "pad"])
def test_every_hand_can_pause(table: Table, command: Command) -> None:
    move = table.press(command)
    assert isinstance(move, Push)
    assert isinstance(move.scene, PauseScene)


def test_losing_the_focus_pauses(table: Table) -> None:
    assert isinstance(table.scene.on_focus_lost(), Push)


def picture(table: Table) -> bytes:
    canvas = Picture((1920, 1080))
    table.scene.draw(canvas)
    return pygame.image.tobytes(canvas.surface, "RGB")


@pytest.mark.parametrize("stop", ["pause", "lost pad", "focus"])
def test_a_pause_turns_the_cards_face_down(shell: Shell, table: Table, stop: str) -> None:
    table.wait(1_500)
    other = Table(shell)
    other.session.match.state = replace(
        table.state, table=tuple(OpenCard(Card.from_text("F3p"), age) for age in range(2))
    )
    other.scene.screen.show(ActionResult(ANN, None, 0, ()), other.session.match.view(TABLE))
    assert picture(table) != picture(other)
    for one in (table, other):
        if stop == "pause":
            one.press(PAUSES[0])
        elif stop == "lost pad":
            one.scene.on_pad_lost(PAD)
        else:
            one.scene.on_focus_lost()
    assert picture(table) == picture(other)


def test_after_a_pause_the_game_counts_from_three_before_it_goes_on(table: Table) -> None:
    table.wait(1_500)
    before = table.session.now_ms
    table.press(PAUSES[0])
    WALL.ms += 60_000
    table.scene.resume(None)
    hidden = picture(table)
    table.wait(2_300)
    assert table.session.now_ms == before
    assert table.scene.screen.busy
    table.press(button(PadCode.A))
    assert table.state.phase is Phase.SEARCH
    table.wait(200)
    assert not table.scene.screen.busy
    assert picture(table) != hidden
    assert 0 < table.session.now_ms - before <= 100


def test_a_held_grab_key_holds_up_a_flip_for_a_second_at_most(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shell.controls, "pads", lambda: (PAD,))
    monkeypatch.setattr(shell.controls, "held", lambda _device, code: code == pygame.KSCAN_SPACE)
    table = Table(shell, "tempo=3")
    table.wait(900)
    assert table.state.opened == 0
    table.wait(300)
    assert table.state.opened == 2


def test_the_clock_waits_until_the_cards_lie_open(table: Table) -> None:
    table.wait(100)
    phases = [table.state.phase]
    table.wait(1_500)
    phases.append(table.state.phase)
    assert phases == [Phase.SETTLE, Phase.SEARCH]


def test_closing_the_window_saves(table: Table) -> None:
    table.wait(1_500)
    table.scene.on_close()
    loaded = save.newest(paths.saves_dir(), GAMES)
    assert loaded.saved is not None
    assert len(loaded.saved.log) == len(table.session.match.log)


def test_a_pad_grabs_by_its_button(table: Table) -> None:
    table.wait(1_500)
    table.press(button(PadCode.A))
    table.wait(60)
    assert table.state.grabber == 1


def test_a_press_that_skips_a_verdict_is_no_grab(table: Table) -> None:
    table.wait(1_500)
    for _ in range(2):
        table.press(button(PadCode.A))
        table.wait(60)
    table.session.act(CLOCK, TimeUp())
    table.scene.show(_happened(table))
    before = len(table.session.match.log)
    table.press(key(pygame.KSCAN_SPACE))
    assert len(table.session.match.log) == before


def _happened(table: Table):  # type: ignore[no-untyped-def]  # noqa: ANN202
    from game.games.hands_up.rules.cards import Fault  # noqa: PLC0415
    from game.games.hands_up.rules.events import FalseAlarm  # noqa: PLC0415

    return ActionResult(CLOCK, TimeUp(), table.session.now_ms, (FalseAlarm(Seat(1), (), (), Fault.LATE),))


def test_a_hand_that_is_out_is_told_why(table: Table, shell: Shell) -> None:
    table.wait(1_500)
    state = replace(table.state, out=(False, True))
    table.session.match.state = state
    table.press(button(PadCode.A))
    said = table.scene.screen.prompt  # type: ignore[attr-defined]
    assert "Sandra" in said.text
    assert "out" in said.text


def test_a_lost_pad_stops_the_match_and_an_ai_may_play_on(table: Table) -> None:
    table.wait(1_500)
    move = table.scene.on_pad_lost(PAD)
    assert isinstance(move, Push)
    assert isinstance(move.scene, LostPadScene)
    table.scene.resume(Replacement(Seat(1), Chair("ai")))
    assert table.scene.seating.chairs[1].kind == "ai"
    assert table.session.next_due() is not None


def test_a_pad_that_went_away_during_a_pause_is_missed_after_it(table: Table, shell: Shell) -> None:
    table.wait(100)
    shell.controls.pads = lambda: ()  # type: ignore[method-assign]
    move = table.scene.update(20)
    assert isinstance(move, Push)
    assert isinstance(move.scene, LostPadScene)


def test_a_pad_that_plays_nobody_is_not_missed(table: Table) -> None:
    assert table.scene.on_pad_lost(Device("pad", 8, "Other")) is None


def test_a_match_that_goes_on_begins_paused(shell: Shell) -> None:
    seating = Seating((Chair("keyboard", pygame.KSCAN_A), Chair("keyboard", pygame.KSCAN_P)))
    setup = hands_up(2)
    session = Session(Match(RULES, setup, load_board("hands_up"), 5), {})
    scene = PlayScene(shell, session, seating, SceneFactory(shell).exits(setup), paused=True)
    scene.enter()
    assert isinstance(scene.update(20), Push)


def test_nobody_can_act_in_a_replay(shell: Shell) -> None:
    match = new_match(hands_up(2), 5)
    for card in ("T1o", "D1s"):
        match.act(CHANCE, Reveal(Card.from_text(card)), 0)
    match.act(CLOCK, TimeUp(), 150)
    match.act(ANN, Grab(), 9_000)
    replayer = Replayer(restored(Saved.of(match)))
    nobody = Seating((Chair("ai"), Chair("ai")))
    scene = PlayScene(shell, replayer, nobody, SceneFactory(shell).exits(match.setup))
    scene.enter()
    for _ in range(60):
        WALL.ms += 20
        scene.update(20)
    assert replayer.match.state.phase is Phase.SEARCH
    scene.handle(key(pygame.KSCAN_SPACE))
    scene.handle(button(PadCode.A))
    assert replayer.match.state.phase is Phase.SEARCH
