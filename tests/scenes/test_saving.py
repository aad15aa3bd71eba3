"""A match in the window is saved after every action, and no frame waits for it."""

from __future__ import annotations

import errno
import os
import random
import threading
import time
from dataclasses import replace
from pathlib import Path

import pytest

from game import paths
from game.core.kernel import CHANCE, Outcome
from game.games.library import GAMES, new_match, restored
from game.match import save
from game.match.match import AnyMatch
from game.match.session import Replayer, Session
from game.scenes import play
from game.scenes.play import PlayScene
from game.scenes.scene_factory import SceneFactory
from game.shell.devices import MOUSE, Command, Verb
from game.shell.notices import Notice
from game.shell.services import Shell
from game.table.board.choices import UNDO
from game.table.seating import Chair, Seating
from tests.games.cops_and_crooks.streets import cops_and_crooks

pytestmark = pytest.mark.medium

PATIENCE_S = 20.0
"""Half a second is enough, but the machine may be busy: `tests/kills` knows how long it really takes."""


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CAPER_CITY_HOME", str(tmp_path / "home"))


class Streets:
    """A match of two people at one keyboard, in the play scene."""

    def __init__(self, shell: Shell) -> None:
        self.shell = shell
        self.match: AnyMatch = new_match(cops_and_crooks(2), 7)
        self._random = random.Random(7)
        exits = SceneFactory(shell).exits(self.match.setup)
        people = Seating((Chair("keyboard"), Chair("keyboard")))
        self.scene = PlayScene(shell, Session(self.match, {}), people, exits)
        self.scene.enter()

    def act(self) -> None:
        """Whoever is to act does anything."""
        (seat,) = self.match.to_act()
        rolls = [action for action, _ in self.match.rules.odds(self.match.state)]
        self.scene.act(seat, self._random.choice(rolls if seat == CHANCE else self.match.legal(seat)))

    def notice(self) -> Notice | None:
        """What the next frame says."""
        self.scene.update(0)
        return self.shell.notices.take()


@pytest.fixture
def streets(shell: Shell) -> Streets:
    return Streets(shell)


class Notebook:
    """What players have written down."""

    player_notes: object = None


class Disk:
    """A disk that is full until somebody makes room."""

    full = True

    def fsync(self, _: int) -> None:
        if self.full:
            raise OSError(errno.ENOSPC, "No space left on device")


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    disk = Disk()
    monkeypatch.setattr(os, "fsync", disk.fsync)
    return disk


def on_disk() -> int | None:
    """How many actions the save has."""
    saved = save.newest(paths.saves_dir(), GAMES).saved
    return None if saved is None else len(saved.log)


def test_every_action_gets_to_the_disk_by_itself(streets: Streets) -> None:
    for number in range(1, 7):
        streets.act()
        limit = time.monotonic() + PATIENCE_S
        while on_disk() != number:
            assert time.monotonic() < limit, f"action {number}"
            time.sleep(0.01)


def test_no_action_waits_for_a_slow_disk(streets: Streets, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, let_go, fsync = threading.Event(), threading.Event(), os.fsync

    def slow(descriptor: int) -> None:
        begun.set()
        let_go.wait()
        fsync(descriptor)

    monkeypatch.setattr(os, "fsync", slow)
    streets.act()
    begun.wait()
    for _ in range(5):
        streets.act()
        streets.scene.update(20)
    assert on_disk() is None
    let_go.set()
    streets.scene.on_close()
    assert on_disk() == len(streets.match.log) >= 6


@pytest.mark.parametrize("leave", ["on_focus_lost", "on_close", "exit"])
def test_who_leaves_waits_until_the_match_is_on_the_disk(streets: Streets, leave: str) -> None:
    streets.act()
    getattr(streets.scene, leave)()
    assert on_disk() == 1


def test_an_action_that_was_undone_does_not_come_back(streets: Streets) -> None:
    while streets.match.may_undo is None:
        streets.act()
    undone = len(streets.match.log)
    streets.scene.resume(UNDO)
    streets.scene.exit()
    assert on_disk() == undone - 1


def test_a_match_that_is_over_does_not_come_back(streets: Streets, monkeypatch: pytest.MonkeyPatch) -> None:
    streets.act()
    streets.scene.on_close()
    monkeypatch.setattr(streets.match, "outcome", lambda: Outcome((), "test"))
    streets.act()
    streets.scene.exit()
    assert on_disk() is None
    assert not list(paths.saves_dir().iterdir())


@pytest.mark.usefixtures("disk")
def test_a_full_disk_is_told_once_and_the_match_goes_on(streets: Streets) -> None:
    said = []
    for _ in range(3):
        streets.act()
        streets.scene.exit()
        said.append(streets.notice())
    (first, *more) = said
    assert first
    sentence = streets.shell.words(first.key, **first.names)
    assert sentence.startswith("Couldn’t save the match: No space left on device.")
    assert more == [None, None]
    assert len(streets.match.log) >= 3


def test_the_next_action_tries_a_full_disk_again(streets: Streets, disk: Disk) -> None:
    streets.act()
    streets.scene.exit()
    assert on_disk() is None
    disk.full = False
    streets.act()
    streets.scene.exit()
    assert on_disk() == 2


@pytest.mark.parametrize("full", [True, False])
def test_the_pause_says_that_the_match_is_saved_only_if_it_is(
    streets: Streets, disk: Disk, monkeypatch: pytest.MonkeyPatch, *, full: bool
) -> None:
    disk.full = full
    said: list[bool] = []
    monkeypatch.setattr(play, "PauseScene", lambda *_, saved, **__: said.append(saved))
    streets.act()
    streets.scene.on_focus_lost()
    assert said == [not full]


def test_what_is_saved_can_be_played_on(streets: Streets) -> None:
    for _ in range(40):
        streets.act()
    streets.scene.exit()
    found = save.newest(paths.saves_dir(), GAMES).saved
    assert found
    assert restored(found).state == streets.match.state


def test_what_players_write_down_is_saved_without_an_action(
    streets: Streets, monkeypatch: pytest.MonkeyPatch
) -> None:
    notebook, name = Notebook(), streets.match.setup.game
    monkeypatch.setitem(GAMES, name, replace(GAMES[name], notes=dict[int, str]))
    monkeypatch.setattr(streets.scene, "_notebook", notebook)
    streets.act()
    notebook.player_notes = {475: "red"}
    streets.scene.handle(Command(Verb.OTHER, MOUSE, pos=(960, 540)))
    streets.scene.exit()
    found = save.newest(paths.saves_dir(), GAMES).saved
    assert found
    assert found.player_notes == {475: "red"}


def test_a_replay_saves_nothing(streets: Streets, shell: Shell) -> None:
    streets.act()
    exits = SceneFactory(shell).exits(streets.match.setup)
    replay = PlayScene(shell, Replayer(streets.match), Seating((Chair("ai"),) * 2), exits)
    streets.scene.exit()
    for file in paths.saves_dir().iterdir():
        file.unlink()
    replay.update(5_000)
    replay.on_close()
    assert on_disk() is None
