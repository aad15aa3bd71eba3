"""The walks in ARCHITECTURE.md name functions that exist, and a real click passes its stations in order."""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path
from types import FrameType

import pygame
import pytest

from game.core.kernel import Seat
from game.games.library import GAMES, new_match, setup_from_text
from game.games.stop_thief.rules.actions import GetClue, PlayCard, Walk
from game.games.stop_thief.screen import layout
from game.match.session import Session
from game.scenes.play import PlayScene
from game.scenes.scene_factory import SceneFactory
from game.shell.loop import FrameLoop
from game.shell.services import Shell
from game.table.board.camera import Camera
from game.table.seating import Chair, Seating

ROOT = Path(__file__).parents[2]
WALK = re.compile(r"^### (.+?)\n(.*?)(?=^##)", re.MULTILINE | re.DOTALL)
STEP = re.compile(r"^\| `([\w/]+\.py)` \| (.+?) \|", re.MULTILINE)
NAME = re.compile(r"`([\w.]+)`")
WALKS = dict(WALK.findall((ROOT / "ARCHITECTURE.md").read_text("utf-8")))
MOST_FUNCTIONS, MOST_FILES = 20, 10


def steps(walk: str) -> list[tuple[str, str]]:
    """The file and the name of every function on a walk, in order."""
    return [(file, name) for file, names in STEP.findall(WALKS[walk]) for name in NAME.findall(names)]


def functions(file: str) -> set[str]:
    """All functions of a file, methods with their class."""
    tree = ast.parse((ROOT / "game" / file).read_text("utf-8"))
    found = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
    for one in tree.body:
        if isinstance(one, ast.ClassDef):
            found |= {f"{one.name}.{node.name}" for node in one.body if isinstance(node, ast.FunctionDef)}
    return found


def test_there_are_five_walks() -> None:
    assert len(WALKS) == 5
    assert all(steps(walk) for walk in WALKS)


@pytest.mark.parametrize("walk", WALKS)
def test_every_function_on_a_walk_exists(walk: str) -> None:
    assert [step for step in steps(walk) if step[1] not in functions(step[0])] == []


def test_the_walk_of_a_click_names_at_most_20_stations_in_10_files() -> None:
    walk = steps("A click in Stop Thief!")
    assert len(set(walk)) <= MOST_FUNCTIONS
    assert len({file for file, _ in walk}) <= MOST_FILES


def test_a_click_passes_the_stations_in_the_written_order(shell: Shell) -> None:
    setup = setup_from_text(GAMES["stop-thief"], "human:Ann,human:Bob", "")
    session = Session(new_match(setup, 5), {})
    seating = Seating((Chair("keyboard"), Chair("keyboard")))
    scene = PlayScene(shell, session, seating, SceneFactory(shell).exits(setup))
    loop = FrameLoop(shell, scene)
    walk = _to_the_walk(scene)
    board, camera = scene.match.board, Camera(layout.VIEW, scene.match.board.size)
    place = camera.pixel(board.spaces[walk.to].at)
    pygame.event.clear()
    loop.frame()
    click = {"pos": _in_window(shell, place), "button": 1, "touch": False}
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, click))
    called: list[tuple[str, str]] = []

    def note(frame: FrameType, event: str, _arg: object) -> None:
        code = frame.f_code
        if event == "call" and "/game/" in code.co_filename:
            called.append((code.co_filename.rpartition("/game/")[2], code.co_qualname))

    sys.setprofile(note)
    loop.frame()
    sys.setprofile(None)
    assert scene.match.log[-1].action == walk
    rest = iter(called)
    missed = [step for step in steps("A click in Stop Thief!") if step not in rest]
    assert missed == []


def _to_the_walk(scene: PlayScene) -> Walk:
    """Play until somebody may walk, and let everything be shown; returns one of the walks."""
    for kind in (GetClue, PlayCard, Walk):
        while True:
            seat = next(iter(scene.match.to_act()), Seat(0))
            found = (
                [action for action in scene.match.legal(seat) if isinstance(action, kind)]
                if seat >= 0
                else []
            )
            if found:
                break
            _settle(scene)
        if kind is Walk:
            _settle(scene)
            return next(action for action in found if isinstance(action, Walk))
        scene.act(seat, found[0])
        _settle(scene)
    raise AssertionError("nobody walks")


def _settle(scene: PlayScene) -> None:
    """Let time pass, and skip what is shown."""
    for _ in range(12):
        scene.update(40.0)
        if scene.screen.busy:
            scene.screen.skip()


def _in_window(shell: Shell, place: tuple[int, int]) -> tuple[int, int]:
    """Where a place of the canvas is in the window."""
    (left, top), (right, bottom) = (shell.window.to_canvas((at, at)) for at in (0, 1_000))
    x = (place[0] - left) * 1_000 / (right - left)
    y = (place[1] - top) * 1_000 / (bottom - top)
    return round(x), round(y)
