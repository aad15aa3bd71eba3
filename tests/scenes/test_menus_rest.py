"""A screen at which nobody does anything costs nothing: the window has nothing to repaint."""

from __future__ import annotations

import pytest

from game.scenes.lobby import LobbyScene
from game.scenes.play import PlayScene
from game.scenes.scene_factory import SceneFactory
from game.scenes.title import TitleScene
from game.scenes.tour import screens
from game.shell.loop import FrameLoop
from game.shell.lru_cache import clear_caches
from game.shell.picture import Canvas
from game.shell.scenes import RESTING_MS, Push, Quit, SceneStack
from game.shell.services import Shell

FRAME_MS, LONGEST_MS = 50.0, 20_000.0
"""The frames of this test, and how long a screen may take to come to rest."""
SHARP = 16
"""After so many frames a board below is sharp."""

pytestmark = pytest.mark.medium


def at_rest(stack: SceneStack) -> bool:
    """Let time pass until nothing moves any more."""
    passed = 0.0
    while passed < LONGEST_MS and (stack.top.moving or passed < 1_000):
        stack.perform(stack.top.update(FRAME_MS))
        passed += FRAME_MS
    return not stack.top.moving


def test_every_menu_comes_to_rest_and_then_repaints_nothing(shell: Shell) -> None:
    restless = []
    for name, (below, *above) in screens(shell):
        stack = SceneStack(below)
        for scene in above:
            stack.perform(Push(scene))
        if not isinstance(stack.top, PlayScene | TitleScene):
            rests = at_rest(stack) and stack.top.frame_ms == RESTING_MS
            for _ in range(SHARP):
                shell.window.show(stack.draw)
            stack.perform(stack.top.update(FRAME_MS))
            if not rests or shell.window.show(stack.draw):
                restless.append(name)
        stack.perform(Quit())
        clear_caches()  # as the program does when scenes leave for good
    assert restless == []


def test_what_lies_under_a_menu_is_drawn_again_only_after_a_change(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[Canvas] = []
    lobby = SceneFactory(shell).lobby("hands-up")
    assert isinstance(lobby, LobbyScene)
    loop = FrameLoop(shell, lobby)
    loop.stack.perform(lobby.act("seat-0"))
    monkeypatch.setattr(lobby, "draw", drawn.append)
    for _ in range(3):
        shell.window.show(loop.draw)
    assert len(drawn) == 1
    shell.settings.change(text_scale=150)
    shell.window.show(loop.draw)
    assert len(drawn) == 2
