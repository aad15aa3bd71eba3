"""Secrets in a match: what reaches the stage, when the cover comes, and what comes of a look."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import pygame
import pytest

from game import paths
from game.core.board import Board
from game.core.kernel import CHANCE, TABLE, Seat, Setup
from game.games.library import GAMES, new_match, restored
from game.games.stop_thief.game import GAME
from game.games.stop_thief.rules.actions import Answer, AskTip, GetClue, Step
from game.games.stop_thief.rules.events import ClueHeard, ThiefStepped, TipAsked, TipGiven
from game.games.stop_thief.rules.state import Hideaway, Phase, Sound, Tip
from game.match import save
from game.match.match import AnyMatch, Match
from game.match.save import Saved
from game.match.session import ActionResult, Replayer, Session
from game.scenes.blind_choice import BlindChoiceScene
from game.scenes.lost_pad import LostPadScene, Replacement
from game.scenes.pause import PauseScene
from game.scenes.play import PlayScene
from game.scenes.private import PageClosed
from game.scenes.private_page import PrivatePageScene
from game.scenes.scene_factory import SceneFactory
from game.shell.devices import KEYBOARD, Command, Verb
from game.shell.picture import Picture
from game.shell.scenes import RESTING_MS, Pop, Push, SceneStack
from game.shell.services import Shell
from game.table.seating import Chair, Seating
from game.table.secrets import AnySecret, BlindChoice, OpenPage, Secret
from tests.games.stop_thief.cities import ANN, BOB, RULES, at, board, hunt, stop_thief
from tests.manifests import replace_ui
from tests.scenes.private_pages import PAD, Seen, digit, hold, let_go, press

pytestmark = pytest.mark.medium

PEOPLE = Seating((Chair("keyboard"), Chair("keyboard")))
A_STEP = Step(466, Sound.FOOTSTEPS)


class QuietScreen:
    """A stage that shows nothing, and remembers what it was told."""

    frame_ms = RESTING_MS
    caption_room = (0, 0, 100, 100)
    badge_at = (0, 0)
    pause_button: pygame.Rect | None = None
    busy = False

    def __init__(self, _shell: Shell, _setup: Setup, _board: Board, seating: Seating, _view: object) -> None:
        self.seating = seating
        self.secret: AnySecret | None = None
        self.shown: list[ActionResult] = []
        self.asked = 0

    def looked(self) -> None:
        self.secret = None

    def reseat(self, seating: Seating) -> None:
        self.seating = seating

    def target(self, command: Command) -> object: ...

    def offer(self, legal: Mapping[Seat, tuple[Any, ...]], *, can_undo: bool = False) -> None: ...

    def undo(self, view: object) -> None: ...

    def handle(self, _command: Command) -> Iterable[tuple[Seat, Any]]:
        self.asked += 1
        yield from ()

    def refuse(self, seat: Seat, action: object, reason: str) -> None: ...

    def show(self, done: ActionResult, _view: object) -> None:
        self.shown.append(done)

    def skip(self) -> None: ...

    def update(self, dt_ms: float) -> None: ...

    def draw(self, canvas: Picture) -> None: ...


@pytest.fixture(autouse=True)
def _quiet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CAPER_CITY_HOME", str(tmp_path / "home"))
    replace_ui(monkeypatch, "stop-thief", screen=QuietScreen)


class Table:
    """A match between two people, with a stage that shows nothing."""

    def __init__(self, shell: Shell, options: str = "", seating: Seating = PEOPLE) -> None:
        self.match: AnyMatch = Match(RULES, stop_thief(2, options), board(), 5, GAME.rules_version)
        thief = Hideaway(476 if options else 475)
        pawns = (0, 699) if options else (699, 599)
        self.match.state = hunt(*pawns, thief=thief, options=options)
        self.scene = PlayScene(
            shell, Session(self.match, {}), seating, SceneFactory(shell).exits(self.match.setup)
        )
        self.stack = SceneStack(self.scene)

    @property
    def screen(self) -> QuietScreen:
        screen = self.scene.screen
        assert isinstance(screen, QuietScreen)
        return screen

    def show(self, secret: AnySecret) -> None:
        self.screen.secret = secret
        self.stack.perform(self.stack.top.update(20))


TIP: Secret[object] = Secret(ANN, "stop-thief.tip-page.note", Seen())


@pytest.fixture
def table(shell: Shell) -> Table:
    return Table(shell)


@pytest.fixture
def packs(shell: Shell) -> Table:
    """Ann is the Pack, and has to step."""
    table = Table(shell, "mode=one-vs-many")
    table.scene.show(table.scene.source.act(BOB, GetClue()))
    return table


def blind(seen: Seen) -> BlindChoice[object, object]:
    return BlindChoice(ANN, "stop-thief.pack-page.note", 8, seen, OpenPage(seen, lambda _view, _actions: {}))


# ---- what reaches the stage ----


def test_the_stage_sees_what_the_table_sees() -> None:
    stepped, heard = ThiefStepped((475, 466), ANN), ClueHeard(Sound.FOOTSTEPS, None, 2)
    tip = TipGiven(ANN, Tip((475,)), shared=False)
    done = ActionResult(ANN, A_STEP, 0, (stepped, heard, tip)).public
    assert done.events == (heard, TipGiven(ANN, None, shared=False))


def test_the_stage_is_not_told_the_action() -> None:
    assert ActionResult(ANN, A_STEP, 7, ()).public == ActionResult(ANN, None, 7, ())


def test_a_tip_reaches_the_stage_without_what_it_says(table: Table) -> None:
    table.match.state = at(table.match.state, Phase.TIP, "8T")
    for seat, action in ((ANN, AskTip()), (CHANCE, Answer(Tip((475,))))):
        table.scene.show(table.scene.source.act(seat, action))
    assert [type(done.events[0]) for done in table.screen.shown] == [TipAsked, TipGiven]
    assert "475" not in repr(table.screen.shown)


def test_a_tip_that_all_may_know_reaches_the_stage() -> None:
    told = TipGiven(ANN, Tip(digit=4), shared=True)
    assert ActionResult(CHANCE, None, 0, (told,)).public.events == (told,)


# ---- when the cover comes ----


def test_a_secret_brings_the_cover(table: Table) -> None:
    table.show(TIP)
    assert isinstance(table.stack.top, PrivatePageScene)


def test_a_press_brings_the_cover_before_it_can_do_anything_else(table: Table) -> None:
    table.screen.secret = TIP
    table.stack.perform(table.stack.top.handle(hold()))
    assert isinstance(table.stack.top, PrivatePageScene)
    assert not table.screen.asked


def test_the_cover_waits_until_everything_was_shown(table: Table) -> None:
    table.screen.busy = True
    table.show(TIP)
    assert table.stack.top is table.scene


def test_the_page_shows_the_view_of_its_seat(table: Table) -> None:
    seen = Seen()
    table.show(Secret(BOB, "stop-thief.tip-page.note", seen))
    table.stack.perform(table.stack.top.handle(hold()))
    table.stack.draw(Picture((1920, 1080)))
    (view,) = seen.views
    assert view.viewer == BOB  # type: ignore[attr-defined]


def test_nobody_sees_secrets_in_a_replay(shell: Shell) -> None:
    match: AnyMatch = new_match(stop_thief(2), 5)
    match.draw(0)
    scene = PlayScene(
        shell, Replayer(restored(Saved.of(match))), PEOPLE, SceneFactory(shell).exits(match.setup)
    )
    scene.screen.secret = TIP  # type: ignore[attr-defined]
    stack = SceneStack(scene)
    stack.perform(stack.top.update(20))
    assert not isinstance(stack.top, PrivatePageScene)


def test_the_secrets_of_a_machine_are_its_own(shell: Shell) -> None:
    table = Table(shell, seating=Seating((Chair("ai"), Chair("keyboard"))))
    table.show(TIP)
    assert table.stack.top is table.scene


# ---- what comes of it ----


def test_a_look_comes_once(table: Table) -> None:
    table.show(TIP)
    for command in (hold(), let_go(), press(Verb.BACK)):
        table.stack.perform(table.stack.top.handle(command))
    table.stack.perform(table.stack.top.update(20))
    assert table.stack.top is table.scene


def test_a_pause_over_the_cover_loses_nothing(table: Table) -> None:
    table.show(TIP)
    table.stack.perform(table.stack.top.handle(press(Verb.BACK)))
    assert isinstance(table.stack.top, PauseScene)
    table.stack.perform(Pop())
    assert isinstance(table.stack.top, PrivatePageScene)
    assert table.screen.secret is TIP


def test_closing_the_window_under_the_cover_saves(table: Table) -> None:
    table.scene.show(table.scene.source.act(ANN, GetClue()))
    table.show(TIP)
    table.stack.close()
    loaded = save.newest(paths.saves_dir(), GAMES)
    assert loaded.saved is not None
    assert len(loaded.saved.log) == len(table.match.log) > 0


def test_a_pad_that_goes_away_under_the_cover_is_asked_for(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shell.controls, "pads", lambda: (PAD,))
    table = Table(shell, seating=Seating((Chair("pad", pad=PAD), Chair("keyboard"))))
    table.show(TIP)
    assert isinstance(table.stack.top, PrivatePageScene)
    monkeypatch.setattr(shell.controls, "pads", tuple)
    table.stack.perform(table.stack.top.update(20))
    table.stack.perform(table.stack.top.update(20))
    assert isinstance(table.stack.top, LostPadScene)
    table.stack.perform(Pop(Replacement(ANN, Chair("keyboard"))))
    table.stack.perform(table.stack.top.update(20))
    table.stack.perform(table.stack.top.handle(hold(KEYBOARD)))
    assert isinstance(table.stack.top, PrivatePageScene)
    assert table.stack.top.open


def test_a_blind_choice_is_done_like_any_other_action(packs: Table) -> None:
    packs.show(blind(Seen()))
    scene = packs.stack.top
    assert isinstance(scene, BlindChoiceScene)
    for command in (hold(), let_go(), digit(4)):
        packs.stack.perform(packs.stack.top.handle(command))
    assert packs.stack.top is packs.scene
    assert packs.match.log[-1].action == scene.meanings[4]
    assert isinstance(packs.screen.shown[-1].events[0], ClueHeard)


def test_every_legal_step_has_a_number(packs: Table) -> None:
    packs.show(blind(Seen()))
    scene = packs.stack.top
    assert isinstance(scene, BlindChoiceScene)
    assert set(scene.meanings.values()) == set(packs.match.legal(ANN))


def test_the_stage_never_learns_where_the_pack_went(packs: Table) -> None:
    packs.scene.resume(PageClosed(ANN, packs.match.legal(ANN)[0]))
    told = packs.screen.shown[-1]
    assert told.action is None
    assert all(event.seen_by(TABLE) == event for event in told.events)


def test_a_choice_that_is_not_legal_any_more_does_nothing(packs: Table) -> None:
    before = len(packs.match.log)
    packs.scene.resume(PageClosed(ANN, Step(999, Sound.DOOR)))
    assert len(packs.match.log) == before


def test_the_numbers_are_dealt_anew_after_a_lost_look(packs: Table) -> None:
    orders = set()
    for _ in range(10):
        packs.show(blind(Seen()))
        scene = packs.stack.top
        assert isinstance(scene, BlindChoiceScene)
        orders.add(tuple(scene.meanings.values()))
        packs.stack.perform(Pop())
    assert len(orders) > 1


def test_a_cover_is_pushed_and_not_swapped(table: Table) -> None:
    table.screen.secret = TIP
    assert isinstance(table.scene.update(20), Push)


def test_of_several_things_in_one_frame_each_has_its_own_view() -> None:
    match: AnyMatch = Match(RULES, stop_thief(2), board(), 3)
    session = Session(match, {})
    first, second = session.advance(1)[:2]
    assert first.state is not second.state
    assert match.rules.view(first.state, TABLE).phase is not match.rules.view(second.state, TABLE).phase
