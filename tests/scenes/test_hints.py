"""HINT: who may ask, how often, with which device, and what is shown to whom."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.core.kernel import CHANCE, Seat
from game.games.library import GAMES, new_match
from game.games.police_chase.game import GAME as POLICE_CHASE
from game.games.police_chase.rules.actions import Action, Roll, Throw
from game.games.police_chase.rules.state import View
from game.games.police_chase.screen import layout
from game.games.police_chase.screen.screen import PoliceChaseScreen
from game.match.coach import Advice, Advising
from game.match.match import AnyMatch
from game.match.save import Saved
from game.match.session import ActionResult, Session
from game.scenes.play import PlayScene
from game.scenes.private_page import PrivatePageScene
from game.scenes.scene_factory import SceneFactory
from game.shell.devices import KEYBOARD, MOUSE, Command, Device, PadCode, Verb
from game.shell.scenes import Move, Push
from game.shell.services import Shell
from game.table.seating import Chair, Seating
from tests.board_input import FRAME_MS, WAKING
from tests.games.police_chase.towns import ANN, BOB, chase, police_chase

pytestmark = pytest.mark.medium

PAD, OTHER_PAD = Device("pad", 7, "pad"), Device("pad", 8, "pad")


class Chase:
    """A chase in the play scene, with hands. Ann has rolled a four."""

    def __init__(self, shell: Shell, options: str = "helps=few", *chairs: Chair) -> None:
        self.shell = shell
        setup = police_chase(2, options)
        self.match: AnyMatch = new_match(setup, 7)
        self.scene = self.opened(Seating(chairs or (Chair("keyboard"),) * 2))
        self.does(ANN, Throw())
        self.does(CHANCE, Roll(4))

    def opened(self, seating: Seating) -> PlayScene:
        exits = SceneFactory(self.shell).exits(self.match.setup)
        scene = PlayScene(self.shell, Session(self.match, {}), seating, exits)
        scene.enter()
        return scene

    @property
    def screen(self) -> PoliceChaseScreen:
        assert isinstance(self.scene.screen, PoliceChaseScreen)
        return self.scene.screen

    def does(self, seat: Seat, action: Action) -> None:
        self.scene.show(ActionResult(seat, action, 0, self.match.act(seat, action, 0)))
        self.wait()

    def wait(self) -> None:
        self.screen.skip()
        for _ in range(WAKING):
            self.screen.update(FRAME_MS)

    def press(self, verb: Verb, device: Device = KEYBOARD, **more: object) -> Move | None:
        self.shell.controls.last_device = device
        return self.scene.handle(Command(verb, device, **more))  # type: ignore[arg-type]

    def click(self) -> None:
        self.press(Verb.POINT, MOUSE, pos=layout.HINT.center, down=False)
        self.press(Verb.POINT, MOUSE, pos=layout.HINT.center, code=pygame.BUTTON_LEFT)

    def listen(self) -> Move | None:
        """Let the coach think to the end."""
        move: Move | None = None
        while self.scene.hints.thinking:
            secret = self.scene.hints.hear()
            move = self.scene._look(secret) if secret else None  # noqa: SLF001
        return move

    def ask(self) -> None:
        self.press(Verb.HINT)
        self.listen()

    @property
    def said(self) -> str | None:
        shown = self.screen._hint  # noqa: SLF001
        return shown.bubble.words if shown else None

    @property
    def label(self) -> str:
        return self.screen._hint_label  # noqa: SLF001


def test_by_default_there_is_no_coach(shell: Shell) -> None:
    chased = Chase(shell, "")
    assert chased.label == ""
    chased.ask()
    chased.click()
    assert chased.said is None


@pytest.mark.parametrize("way", ["key", "click", "pad", "tab"])
def test_every_device_can_ask(shell: Shell, way: str) -> None:
    chairs = (Chair("pad", 0, PAD), Chair("pad", 0, OTHER_PAD)) if way == "pad" else ()
    chased = Chase(shell, "helps=few", *chairs)
    match way:
        case "key":
            chased.press(shell.controls.bindings.key_verb(pygame.KSCAN_H))
        case "pad":
            chased.press(shell.controls.bindings.button_verb(PadCode.X), PAD)
        case "tab":
            chased.press(Verb.PREVIOUS)
            chased.press(Verb.CONFIRM)
        case _:
            chased.click()
    chased.listen()
    assert chased.said
    assert chased.label == "HINT 2"


def test_nobody_asks_for_somebody_else(shell: Shell) -> None:
    chased = Chase(shell, "helps=few", Chair("pad", 0, PAD), Chair("pad", 0, OTHER_PAD))
    chased.press(Verb.HINT, OTHER_PAD)
    chased.listen()
    assert (chased.said, chased.label) == (None, "HINT 3")


def test_the_coach_says_the_same_again_for_nothing_and_never_moves(shell: Shell) -> None:
    chased = Chase(shell)
    before = chased.match.state
    chased.ask()
    first = chased.said
    chased.press(Verb.HINT)
    assert chased.said is None, "asked again, the hint goes"
    chased.ask()
    assert chased.said == first
    assert chased.label == "HINT 2"
    assert chased.match.state is before


def test_a_hint_goes_as_soon_as_something_happens(shell: Shell) -> None:
    chased = Chase(shell)
    chased.ask()
    chased.does(ANN, chased.match.legal(ANN)[0])
    assert chased.said is None


def test_after_three_hints_there_is_none(shell: Shell) -> None:
    chased = Chase(shell)
    chased.scene.hints.given = {(0, "1"), (0, "2"), (0, "3"), (1, "1")}
    chased.ask()
    assert chased.said == shell.words("coach.none-left")
    assert chased.scene.hints.left(BOB) == 2


def test_all_hints_have_no_end(shell: Shell) -> None:
    chased = Chase(shell, "helps=on")
    chased.scene.hints.given = {(0, str(number)) for number in range(30)}
    chased.ask()
    assert chased.label == "HINT"
    assert chased.said != shell.words("coach.none-left")


def test_what_is_the_only_thing_to_do_is_said_for_nothing(shell: Shell) -> None:
    chased = Chase(shell)
    chased.match.state = chase(44, 46, robber=55)
    chased.scene._offer()  # noqa: SLF001
    assert len(chased.match.legal(ANN)) == 1
    chased.ask()
    assert chased.said
    assert chased.scene.hints.left(ANN) == 3


def test_hints_are_counted_after_a_load_and_the_same_question_is_still_free(
    shell: Shell, tmp_path: Path
) -> None:
    chased = Chase(shell)
    chased.ask()
    first, saved = chased.said, Saved.of(chased.match, None, chased.scene.hints.given)
    chased.scene = chased.opened(Seating((Chair("keyboard"),) * 2))
    chased.scene.recall(saved)
    chased.wait()
    assert chased.label == "HINT 2"
    chased.ask()
    assert chased.said == first
    assert chased.label == "HINT 2"


def test_the_rings_of_a_hint_are_on_the_table(shell: Shell) -> None:
    chased = Chase(shell)
    plain = picture(chased)
    chased.ask()
    shown = chased.screen._hint  # noqa: SLF001
    assert shown
    assert all(chased.screen.place_named(name) for name in shown.marks)
    assert shown.marks
    assert picture(chased) != plain


def picture(chased: Chase) -> bytes:
    canvas = chased.shell.window.canvas
    chased.scene.draw(canvas)
    return pygame.image.tobytes(canvas.surface, "RGB")


def told_in_secret(view: View, legal: tuple[Action, ...]) -> Advising[Action]:
    yield
    return Advice(legal[0], "keep", private=True)


def test_what_only_one_seat_knows_is_said_behind_a_cover(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, POLICE_CHASE.id, replace(POLICE_CHASE, coach=told_in_secret))
    chased = Chase(shell)
    chased.press(Verb.HINT)
    move = chased.listen()
    assert chased.said is None
    assert isinstance(move, Push)
    assert isinstance(move.scene, PrivatePageScene)
    assert not move.scene.open
    page = move.scene
    page.enter()
    page.handle(Command(Verb.CONFIRM, KEYBOARD, code=pygame.KSCAN_RETURN))
    assert page.open
    page.draw(shell.window.canvas)
    assert chased.said is None, "the table itself keeps the secret"


def test_a_replay_has_no_coach(shell: Shell) -> None:
    chased = Chase(shell)
    saved = Saved.of(chased.match)
    scene = SceneFactory(shell).replay(saved)
    assert isinstance(scene, PlayScene)
    assert isinstance(scene.screen, PoliceChaseScreen)
    assert scene.screen._hint_label == ""  # noqa: SLF001
