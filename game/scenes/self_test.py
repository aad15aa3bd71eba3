"""The self-test: `--self-test` plays a match of every game in the real window, at full speed."""

from __future__ import annotations

import logging
import sys
import time

import pygame

from game import paths
from game.games.library import GAMES, ai_players, new_match, restored, setup_from_text
from game.match import save
from game.match.game import Game
from game.match.match import AnyMatch
from game.match.save import BadSave, Saved
from game.match.session import ActionResult, Session
from game.request import sentence
from game.scenes.play import PlayScene
from game.scenes.results import ResultsScene
from game.scenes.scene_factory import SceneFactory
from game.shell import assets, sound_files, words
from game.shell.scenes import Quit, SceneStack
from game.shell.services import Shell
from game.shell.window import SILENT_DRIVERS

SEED = 3
FRAME_MS = 2_000.0
LONGEST_MATCH_S = 120.0


class FailedStep(Exception):  # noqa: N818
    """A sentence about what did not work."""


class MissingFiles(logging.Handler):
    """Collects log messages about missing pictures, sounds and sentences."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self._messages: list[str] = []
        for keeper in (assets, sound_files, words):
            keeper.log.addHandler(self)

    def emit(self, record: logging.LogRecord) -> None:
        """Note a message."""
        self._messages.append(record.getMessage())

    def check(self) -> None:
        """Fail if there was a message."""
        if self._messages:
            raise FailedStep(f"something is not there: {', '.join(self._messages)}.")


class InstantSession(Session):
    """A session that never waits."""

    def advance(self, to_ms: int, *, deal: bool = True) -> list[ActionResult]:
        """Do what is due next, now."""
        return super().advance(self.next_due() or self.now_ms, deal=deal)


def run_self_test(shell: Shell) -> int:
    """Run every step and write a line for each. Return 0 if all went well, else 1."""
    shell.settings.change(speed="at once")
    missing = MissingFiles()
    try:
        _check_window(shell)
        for game in GAMES.values():
            match = _play(shell, game)
            missing.check()
            save_and_compare(match)
    except (FailedStep, BadSave, OSError) as trouble:
        logging.getLogger(__name__).exception("self-test failed")
        sys.stderr.write(f"The self-test failed: {sentence(trouble, shell.words)}\n")
        return 1
    tell("all is well")
    return 0


def tell(step: str) -> None:
    """Write a line about a step, also to the log, because a windowed program has no console."""
    logging.getLogger(__name__).info("self-test: %s", step)
    sys.stdout.write(f"self-test: {step}\n")
    sys.stdout.flush()


def _check_window(shell: Shell) -> None:
    driver = pygame.display.get_driver()
    if driver in SILENT_DRIVERS:
        raise FailedStep(f"there is no screen to open a window on (SDL driver {driver}).")
    width, height = shell.window.size
    heard = "with sound" if shell.sound.has_device else "without sound"
    tell(f"window of {width} x {height}, {heard}, files in {paths.user_dir()}")


def _play(shell: Shell, game: Game) -> AnyMatch:
    """Play a match of AIs on the real table, up to its results."""
    begin = time.monotonic()
    setup = setup_from_text(game, None, "")
    match = new_match(setup, SEED)
    factory = SceneFactory(shell)
    session = InstantSession(match, ai_players(match))
    stack = SceneStack(PlayScene(shell, session, factory.usual_seating(setup), factory.exits(setup)))
    shown = 0
    while not isinstance(stack.top, ResultsScene):
        _pass_time(shell, stack)
        if len(match.log) > shown:
            shown = len(match.log)
            _show(shell, stack)
        if time.monotonic() - begin > LONGEST_MATCH_S:
            raise FailedStep(f"a match of {game.id} was not over after {LONGEST_MATCH_S:g} s.")
    _show(shell, stack)
    stack.perform(Quit())
    seconds = time.monotonic() - begin
    tell(f"{game.id} played, {len(match.log)} actions in {seconds:.1f} s")
    return match


def _pass_time(shell: Shell, stack: SceneStack) -> None:
    shell.controls.sample()
    if any(event.type in (pygame.QUIT, pygame.WINDOWCLOSE) for event in shell.controls.take_window_events()):
        raise FailedStep("the window was closed before the end.")
    stack.perform(stack.top.update(FRAME_MS))
    shell.sound.update(FRAME_MS)


def _show(shell: Shell, stack: SceneStack) -> None:
    shell.window.show(stack.draw)


def save_and_compare(match: AnyMatch) -> None:
    """Save the match, load it, and compare."""
    file = paths.saves_dir() / f"{match.setup.game}.json"
    save.write(file, Saved.of(match))
    again = restored(save.read(file, GAMES))
    if (again.setup, again.log, again.state) != (match.setup, match.log, match.state):
        raise FailedStep(f"a match of {match.setup.game} was not the same after saving and loading.")
    tell(f"{match.setup.game} saved and loaded, {file.stat().st_size} bytes")
