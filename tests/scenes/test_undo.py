"""Taking a move back: until something was learned, or somebody else acted; by key, pad and mouse."""

from __future__ import annotations

import io
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.core.kernel import CHANCE
from game.games.cops_and_crooks.game import GAME as COPS_AND_CROOKS
from game.games.cops_and_crooks.screen.screen import CopsAndCrooksScreen
from game.games.library import GAMES, restored
from game.games.stop_thief.game import GAME as STOP_THIEF
from game.games.stop_thief.rules.actions import Answer, AskTip, EndTurn, PlayCard, Walk
from game.games.stop_thief.rules.people import Card
from game.games.stop_thief.rules.state import Hideaway, Phase, State, Tip
from game.games.stop_thief.screen.screen import StopThiefScreen
from game.match.log import MatchLog, read_log
from game.match.match import AnyMatch, Match
from game.match.save import Saved
from game.match.session import ActionResult, Session
from game.scenes.pause import PauseScene
from game.scenes.play import PlayScene
from game.scenes.scene_factory import SceneFactory
from game.shell.devices import KEYBOARD, MOUSE, Command, Device, Verb
from game.shell.scenes import Pop, Push
from game.shell.services import Shell
from game.table.board.choices import UNDO
from game.table.seating import Chair, Seating
from tests.board_input import FRAME_MS, WAKING
from tests.games.cops_and_crooks.streets import BOARD, after, cops_and_crooks, crook, streets, walk
from tests.games.stop_thief.cities import ANN, BOB, RULES, board, hunt, stop_thief

pytestmark = pytest.mark.medium

PAD, OTHER_PAD = Device("pad", 7, "pad"), Device("pad", 8, "pad")
PEOPLE = Seating((Chair("keyboard"), Chair("keyboard")))
EIGHT, TIP = Card.from_text("8"), Card.from_text("5T")
THIEF = Hideaway(137, robbed=(137,))


class Hunt:
    """A hunt in the play scene, with hands."""

    def __init__(self, shell: Shell, state: State, seating: Seating = PEOPLE) -> None:
        setup = stop_thief(2)
        self.match: AnyMatch = Match(RULES, setup, board(), 7, STOP_THIEF.rules_version)
        self.match.state = state
        self.shell = shell
        self.lines = io.StringIO()
        exits = SceneFactory(shell).exits(setup)
        self.scene = PlayScene(shell, Session(self.match, {}), seating, exits, MatchLog(self.lines))
        self.scene.enter()

    @property
    def screen(self) -> StopThiefScreen:
        screen = self.scene.screen
        assert isinstance(screen, StopThiefScreen)
        return screen

    def does(self, *actions: object) -> None:
        """Ann does this, and all of it is shown."""
        for action in actions:
            self.scene.act(ANN, action)
            self.wait()

    def wait(self) -> None:
        self.screen.skip()
        for _ in range(WAKING):
            self.screen.update(FRAME_MS)

    def press(self, verb: Verb, device: Device = KEYBOARD, **more: object) -> object:
        self.shell.controls.last_device = device
        return self.scene.handle(Command(verb, device, **more))  # type: ignore[arg-type]

    def click_key(self, name: str) -> None:
        pos = self.screen.key_rects()[name].center
        self.press(Verb.POINT, MOUSE, pos=pos, down=False)
        self.press(Verb.POINT, MOUSE, pos=pos, code=pygame.BUTTON_LEFT)

    @property
    def phase(self) -> str:
        return str(self.match.state.phase)

    @property
    def keys(self) -> set[str]:
        """Those that can be pressed."""
        return {key.name for key in self.screen.device_keys() if key.enabled}


@pytest.fixture
def hunted(shell: Shell) -> Hunt:
    return Hunt(shell, at_cards(hunt(505, 500, thief=THIEF)))


def at_cards(state: State) -> State:
    """Ann has heard a clue and may play a card."""
    return replace(state, phase=Phase.CARD)


def test_a_card_and_a_walk_are_taken_back_one_by_one(hunted: Hunt) -> None:
    at_first = hunted.match.state
    hunted.does(PlayCard(EIGHT))
    with_card = hunted.match.state
    hunted.does(Walk(501))
    assert hunted.screen.display.standing[ANN] == 501
    hunted.press(Verb.BACK)
    assert hunted.match.state == with_card
    assert hunted.screen.display.standing[ANN] == 505
    hunted.press(Verb.BACK)
    assert hunted.match.state == at_first
    assert EIGHT in hunted.screen.display.view.hands[ANN]
    hunted.press(Verb.BACK)
    assert hunted.match.state == at_first


def test_its_key_can_be_pressed_only_when_there_is_something_to_take_back(hunted: Hunt) -> None:
    assert "undo" not in hunted.keys
    hunted.does(PlayCard(EIGHT))
    assert "undo" in hunted.keys
    hunted.click_key("undo")
    assert hunted.phase == Phase.CARD
    assert "undo" not in hunted.keys


def test_a_pad_takes_back_what_its_own_player_did(shell: Shell) -> None:
    seating = Seating((Chair("pad", 0, PAD), Chair("pad", 0, OTHER_PAD)))
    hunted = Hunt(shell, at_cards(hunt(505, 500, thief=THIEF)), seating)
    hunted.does(PlayCard(EIGHT))
    hunted.press(Verb.BACK, OTHER_PAD)
    assert hunted.phase == Phase.WALK
    hunted.press(Verb.BACK, PAD)
    assert hunted.phase == Phase.CARD


def test_a_private_tip_cannot_be_taken_back(hunted: Hunt) -> None:
    hunted.does(PlayCard(TIP), AskTip())
    answer = Answer(Tip(spaces=(137,)))
    hunted.scene.show(ActionResult(CHANCE, answer, 0, hunted.match.act(CHANCE, answer, 0)))
    hunted.wait()
    assert hunted.match.may_undo is None
    assert "undo" not in hunted.keys


def test_what_an_ai_does_is_not_taken_back(shell: Shell) -> None:
    hunted = Hunt(shell, at_cards(hunt(505, 500, thief=THIEF)), Seating((Chair("ai"), Chair("keyboard"))))
    hunted.does(PlayCard(EIGHT))
    hunted.press(Verb.BACK)
    assert hunted.phase == Phase.WALK


def test_nobody_takes_back_a_turn_that_is_over(hunted: Hunt) -> None:
    hunted.does(PlayCard(EIGHT), Walk(501))
    hunted.does(EndTurn())
    assert hunted.match.to_act() == (BOB,)
    before = hunted.match.state
    hunted.press(Verb.BACK)
    assert hunted.match.state is before


def test_the_pause_offers_it_to_the_mouse(hunted: Hunt) -> None:
    hunted.does(PlayCard(EIGHT))
    move = hunted.press(Verb.PAUSE)
    assert isinstance(move, Push)
    assert isinstance(move.scene, PauseScene)
    answer = move.scene.act("undo")
    assert answer == Pop(UNDO)
    hunted.scene.resume(UNDO)
    assert hunted.phase == Phase.CARD


def test_the_pause_offers_nothing_when_there_is_nothing_to_take_back(hunted: Hunt) -> None:
    move = hunted.press(Verb.PAUSE)
    assert isinstance(move, Push)
    assert isinstance(move.scene, PauseScene)
    assert "undo" not in {widget.id for widget in move.scene.form.widgets}


def test_a_save_and_a_log_know_nothing_of_what_was_taken_back(shell: Shell, tmp_path: Path) -> None:
    hunted = Hunt(shell, RULES.new(stop_thief(2), board()))
    while hunted.match.state.phase is not Phase.CARD:
        seat = hunted.match.to_act()[0]
        if seat >= 0:
            hunted.scene.act(seat, hunted.match.legal(seat)[0])
        for done in hunted.scene.source.advance(0):
            hunted.scene.show(done)
    hunted.wait()
    seat = hunted.match.to_act()[0]
    first, second = hunted.match.legal(seat)[:2]
    hunted.scene.act(seat, first)
    hunted.wait()
    hunted.press(Verb.BACK)
    hunted.scene.act(seat, second)
    assert restored(Saved.of(hunted.match)).state == hunted.match.state
    log = tmp_path / "match.jsonl"
    log.write_text(hunted.lines.getvalue(), "utf-8")
    assert restored(read_log(log, GAMES)).state == hunted.match.state


def test_a_way_into_a_hideout_is_taken_back_and_its_vault_closes(shell: Shell) -> None:
    *before, (crook_, into) = walk(1, 602)
    setup = cops_and_crooks()
    match: AnyMatch = Match(COPS_AND_CROOKS.rules, setup, BOARD, 7)
    match.state, _ = after(streets(crook(601, 1_000), turn=crook_), *before)
    scene = PlayScene(shell, Session(match, {}), PEOPLE, SceneFactory(shell).exits(setup))
    outside = match.state
    scene.act(crook_, into)
    scene.screen.skip()
    assert isinstance(scene.screen, CopsAndCrooksScreen)
    assert scene.screen.vault_is_open
    scene.resume(UNDO)
    assert match.state == outside
    assert not scene.screen.vault_is_open
    assert scene.screen.display.view.crooks[crook_ - 1].at == 601
