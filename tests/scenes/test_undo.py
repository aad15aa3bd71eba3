"""Taking a move back: until something was learned, or somebody else acted; by key, pad and mouse."""

from __future__ import annotations

import io
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.ai.runner import Runner
from game.core.kernel import CHANCE
from game.core.match import AnyMatch, Match
from game.core.save import Saved
from game.replay import restored
from game.rules.registry import COPS_AND_CROOKS
from game.rules.stop_thief.actions import Answer, AskTip, EndTurn, PlayCard, Walk
from game.rules.stop_thief.people import Card
from game.rules.stop_thief.state import Hideaway, Phase, State, Tip
from game.scenes.front import House
from game.scenes.pause import PauseScene
from game.scenes.play import PlayScene
from game.shell.devices import KEYBOARD, MOUSE, Command, Device, Verb
from game.shell.scenes import Pop, Push
from game.shell.services import Shell
from game.simulate import MatchLog, read_log
from game.stage.board.choices import TAKE_BACK
from game.stage.cops_and_crooks.stage import CopsAndCrooksStage
from game.stage.seating import Chair, Seating
from game.stage.stop_thief.stage import StopThiefStage
from tests.board_hands import FRAME_MS, WAKING
from tests.cops_and_crooks_streets import BOARD, after, cops_and_crooks, crook, streets, walk
from tests.stop_thief_cities import ANN, BOB, RULES, board, hunt, stop_thief

PAD, OTHER_PAD = Device("pad", 7, "pad"), Device("pad", 8, "pad")
PEOPLE = Seating((Chair("keyboard"), Chair("keyboard")))
EIGHT, TIP = Card.from_text("8"), Card.from_text("5T")
THIEF = Hideaway(137, robbed=(137,))


class Hunt:
    """A hunt in the play scene, with hands."""

    def __init__(self, shell: Shell, state: State, seating: Seating = PEOPLE) -> None:
        setup = stop_thief(2)
        self.match: AnyMatch = Match(RULES, setup, board(), 7)
        self.match.state = state
        self.lines = io.StringIO()
        exits = House(shell).exits(setup)
        self.scene = PlayScene(shell, Runner(self.match, {}), seating, exits, MatchLog(self.lines))
        self.scene.enter()

    @property
    def stage(self) -> StopThiefStage:
        stage = self.scene._stage
        assert isinstance(stage, StopThiefStage)
        return stage

    def does(self, *actions: object) -> None:
        """Ann does this, and all of it is shown."""
        for action in actions:
            self.scene._try(ANN, action)
            self.wait()

    def wait(self) -> None:
        self.stage.skip()
        for _ in range(WAKING):
            self.stage.update(FRAME_MS, None, 1)

    def press(self, verb: Verb, device: Device = KEYBOARD, **more: object) -> object:
        self.scene._shell.controls.last_device = device
        return self.scene.handle(Command(verb, device, **more))  # type: ignore[arg-type]

    def click_key(self, name: str) -> None:
        pos = self.stage._key_places()[name].center
        self.press(Verb.POINT, MOUSE, pos=pos, down=False)
        self.press(Verb.POINT, MOUSE, pos=pos, code=pygame.BUTTON_LEFT)

    @property
    def phase(self) -> str:
        return str(self.match.state.phase)

    @property
    def keys(self) -> set[str]:
        return {key.name for key in self.stage._keys()}


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
    assert hunted.stage._theatre.standing[ANN] == 501
    hunted.press(Verb.BACK)
    assert hunted.match.state == with_card
    assert hunted.stage._theatre.standing[ANN] == 505
    hunted.press(Verb.BACK)
    assert hunted.match.state == at_first
    assert EIGHT in hunted.stage._theatre.hands[ANN]
    hunted.press(Verb.BACK)
    assert hunted.match.state == at_first


def test_the_device_has_a_key_for_it_only_when_there_is_something_to_take_back(hunted: Hunt) -> None:
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
    hunted.match.act(CHANCE, Answer(Tip(spaces=(137,))), 0)
    hunted.scene._offer()
    assert not hunted.match.can_undo
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
    assert answer == Pop(TAKE_BACK)
    hunted.scene.resume(TAKE_BACK)
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
            hunted.scene._try(seat, hunted.match.legal(seat)[0])
        for done in hunted.scene._source.advance(0):
            hunted.scene._show(done)
    hunted.wait()
    seat = hunted.match.to_act()[0]
    first, second = hunted.match.legal(seat)[:2]
    hunted.scene._try(seat, first)
    hunted.wait()
    hunted.press(Verb.BACK)
    hunted.scene._try(seat, second)
    assert restored(Saved.of(hunted.match)).state == hunted.match.state
    log = tmp_path / "match.jsonl"
    log.write_text(hunted.lines.getvalue(), "utf-8")
    assert restored(read_log(log)).state == hunted.match.state


def test_a_way_into_a_hideout_is_taken_back_and_its_vault_closes(shell: Shell) -> None:
    *before, (crook_, into) = walk(1, 602)
    setup = cops_and_crooks()
    match: AnyMatch = Match(COPS_AND_CROOKS.rules, setup, BOARD, 7)
    match.state, _ = after(streets(crook(601, 1_000), turn=crook_), *before)
    scene = PlayScene(shell, Runner(match, {}), PEOPLE, House(shell).exits(setup))
    outside = match.state
    scene._try(crook_, into)
    scene._stage.skip()
    assert isinstance(scene._stage, CopsAndCrooksStage)
    assert scene._stage._vault is not None
    scene.resume(TAKE_BACK)
    assert match.state == outside
    assert scene._stage._vault is None
    assert scene._stage._theatre.states[crook_ - 1].at == 601
