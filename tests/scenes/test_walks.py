"""The walks in ARCHITECTURE.md name functions that exist, and a real click passes just those of its walk."""

from __future__ import annotations

import ast
import inspect
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import FrameType, GeneratorType

import pygame
import pytest

from game.core.kernel import Seat
from game.games.library import GAMES, new_match, setup_from_text
from game.games.stop_thief.rules.actions import GetClue, PlayCard, Walk
from game.games.stop_thief.screen import layout
from game.match.session import Session
from game.scenes.play import PlayScene
from game.scenes.scene_factory import SceneFactory
from game.shell.devices import Command
from game.shell.loop import FrameLoop
from game.shell.services import Shell
from game.table.board.animation import Animation
from game.table.board.camera import Camera
from game.table.seating import Chair, Seating

ROOT = Path(__file__).parents[2]
WALK = re.compile(r"^### (.+?)\n(.*?)(?=^##)", re.MULTILINE | re.DOTALL)
STEP = re.compile(r"^\| `([\w/]+\.py)` \| (.+?) \|", re.MULTILINE)
NAME = re.compile(r"`([\w.]+)`")
WALKS = dict(WALK.findall((ROOT / "ARCHITECTURE.md").read_text("utf-8")))
Step = tuple[str, str]
"""A file and the name of a function in it."""
STAMPED = ("shell/controls.py", "Controls._add")
APPLIED = ("games/stop_thief/rules/rules.py", "StopThiefRules.apply")
QUEUED = ("table/board/animation.py", "AnimationQueue.play")
CLICK = "A click in Stop Thief!"
COUNT = re.compile(r"(\d+) functions in (\d+) files")
MOST_FUNCTIONS, MOST_FILES = 20, 10


def steps(walk: str) -> list[Step]:
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


class Passed:
    """The functions that pass a click on, in the order in which they are entered; for `sys.setprofile`.

    They are all that is on the call stack when the command is queued, when the action is chosen, when the
    rules apply it, and when its animations are made and queued. Who takes the command and says True and who
    answers with a generator also counts. Who only answers a question on the way does not.
    """

    def __init__(self) -> None:
        self._entered: dict[Step, None] = {}
        self._passed: set[Step] = set()

    @property
    def steps(self) -> list[Step]:
        return [step for step in self._entered if step in self._passed]

    def __call__(self, frame: FrameType, event: str, result: object) -> None:
        if "/game/" not in frame.f_code.co_filename or QUEUED in self._passed:
            return
        if event == "call":
            self._entered.setdefault(_step(frame))
        if _hands_over(frame, event, result):
            self._passed.update(map(_step, _stack(frame)))
        elif event == "return" and (_accepts(frame, result) or isinstance(result, GeneratorType)):
            self._passed.add(_step(frame))


def _hands_over(frame: FrameType, event: str, result: object) -> bool:
    """Whether the command, the action or an animation is handed over at this moment."""
    if event == "call":
        return _step(frame) in (STAMPED, APPLIED, QUEUED)
    yields = event == "return" and bool(frame.f_code.co_flags & inspect.CO_GENERATOR)
    return yields and isinstance(result[1] if isinstance(result, tuple) else result, Animation | Walk)


def _step(frame: FrameType) -> Step:
    return frame.f_code.co_filename.rpartition("/game/")[2], frame.f_code.co_qualname


def _stack(frame: FrameType) -> list[FrameType]:
    """The frames of the game, outermost first."""

    def outwards() -> Iterator[FrameType]:
        here: FrameType | None = frame
        while here is not None:
            if "/game/" in here.f_code.co_filename:
                yield here
            here = here.f_back

    return list(outwards())[::-1]


def _accepts(frame: FrameType, result: object) -> bool:
    return result is True and any(isinstance(value, Command) for value in frame.f_locals.values())


@pytest.fixture
def passed(shell: Shell) -> Passed:
    """What a click on a space passes, from SDL's queue to the queue of animations."""
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
    passed = Passed()
    sys.setprofile(passed)
    loop.frame()
    sys.setprofile(None)
    assert scene.match.log[-1].action == walk
    return passed


def test_a_click_passes_at_most_20_functions_in_10_files_to_the_rules_and_back(passed: Passed) -> None:
    assert len(passed.steps) <= MOST_FUNCTIONS
    assert len({file for file, _ in passed.steps}) <= MOST_FILES


def test_the_walk_of_a_click_names_all_that_it_passes_in_order(passed: Passed) -> None:
    assert list(dict.fromkeys(steps(CLICK))) == passed.steps


def test_the_walk_of_a_click_counts_right(passed: Passed) -> None:
    there = passed.steps[: passed.steps.index(APPLIED) + 1]
    counts = [(len(way), len({file for file, _ in way})) for way in (there, passed.steps)]
    assert [(int(a), int(b)) for a, b in COUNT.findall(WALKS[CLICK])] == counts


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
