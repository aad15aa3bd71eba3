"""Plays Sprint from the wall of posters to the results, in a tree where it is listed. Prints each screen."""

from __future__ import annotations

from game.app import open_window_and_shell
from game.games.library import GAMES
from game.scenes import play
from game.scenes.choose import ChooseScene
from game.scenes.scene_factory import SceneFactory
from game.shell.devices import KEYBOARD, Command, Verb
from game.shell.scenes import Push, SceneStack
from game.shell.tour import picture_of


def drive() -> None:
    """Press what a person would press."""
    wall = [0.0]
    setattr(play, "now_ms", lambda: wall[0])  # noqa: B010  (the match needs no real time)
    shell = open_window_and_shell()
    stack = SceneStack(SceneFactory(shell).choose())
    assert isinstance(stack.top, ChooseScene)
    stack.top.form.set_focus("toy")
    shown: list[str] = []
    for _ in range(400):
        picture_of(stack)
        name = type(stack.top).__name__
        if name not in shown:
            shown.append(name)
        if name == "ResultsScene":
            stack.perform(Push(stack.top.story()))  # type: ignore[attr-defined]
            picture_of(stack)
            break
        stack.perform(stack.top.handle(Command(Verb.CONFIRM, KEYBOARD)))
        stack.perform(stack.top.update(400.0))
        wall[0] += 400.0
    print(*shown, list(GAMES)[-1])  # noqa: T201


drive()
