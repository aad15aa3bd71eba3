"""Whatever happens, the window shows what would be drawn if it were painted anew."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pygame
import pytest

from game.games.library import GAMES, setup_from_text
from game.scenes.options import OptionsScene
from game.scenes.scene_factory import SceneFactory
from game.shell.compositor import GROUND
from game.shell.controls import now_ms
from game.shell.loop import FrameLoop
from game.shell.picture import Picture
from game.shell.scenes import Reset, Scene
from game.shell.services import Shell
from game.shell.window import SIZE
from game.table.seating import Chair, Seating

pytestmark = pytest.mark.medium

ARROWS = (pygame.KSCAN_LEFT, pygame.KSCAN_RIGHT, pygame.KSCAN_UP, pygame.KSCAN_DOWN)
CONFIRM, BACK = (pygame.KSCAN_RETURN, pygame.KSCAN_SPACE), (pygame.KSCAN_ESCAPE, pygame.KSCAN_BACKSPACE)
KEYS = (*ARROWS * 3, *CONFIRM * 3, *BACK, pygame.KSCAN_TAB, pygame.KSCAN_PAGEUP, pygame.KSCAN_F1)
"""What is pressed in menus, and how often."""
CAMERA = (pygame.KSCAN_EQUALS, pygame.KSCAN_MINUS, pygame.KSCAN_I, pygame.KSCAN_L)
MATCH_KEYS = (*KEYS * 2, *CONFIRM * 6, *CAMERA)
DTS = (8.0, 1000 / 60, 1000 / 60, 33.0, 90.0, 240.0)
CLOCKS = ("shell.loop", "scenes.play")
FRAMES, MENU_FRAMES, FEW = 160, 120, 25
SMALL, LARGE = (1280, 720), (3840, 2160)
EVERY = 7
"""How many frames pass between two looks."""
PLAYERS = {"stop-thief": 3, "cops-and-crooks": 4, "police-chase": 4, "hands-up": 4}


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CAPER_CITY_HOME", str(tmp_path / "home"))


def resize(shell: Shell, size: tuple[int, int]) -> None:
    """Give the window other pixels."""
    pygame.display.set_mode(size, pygame.RESIZABLE)
    shell.window.handle(pygame.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]))


class Player:
    """Somebody who presses anything, while a clock of its own runs."""

    def __init__(
        self, shell: Shell, first: Callable[[], Scene], seed: str, patch: pytest.MonkeyPatch
    ) -> None:
        self._shell = shell
        self._luck = random.Random(seed)
        self._ms = now_ms()
        for clock in CLOCKS:
            patch.setattr(f"game.{clock}.now_ms", lambda: self._ms)
        self.loop = FrameLoop(shell, first())
        self._home = first
        self._keys: tuple[int, ...] = KEYS
        self._held: list[int] = []
        self.looks = 0

    def play(self, frames: int, keys: tuple[int, ...] = KEYS) -> None:
        """Press and look for so many frames."""
        self._keys = keys
        for number in range(frames):
            self.frame()
            if number % EVERY == 0:
                self.look(f"frame {number}, {type(self.loop.stack.top).__name__}")

    def frame(self) -> None:
        """One frame; who has left everything begins again."""
        self._ms += self._luck.choice(DTS)
        self._press_something()
        self.loop.frame()
        if not self.loop.stack:
            self.loop.stack.perform(Reset(self._home()))
            self.loop.frame()

    def _press_something(self) -> None:
        luck = self._luck
        if luck.random() < 0.25:
            self._held.append(luck.choice(self._keys))
            self._post(pygame.KEYDOWN, scancode=self._held[-1], key=0, mod=0, unicode="")
        elif self._held and luck.random() < 0.7:
            self._post(pygame.KEYUP, scancode=self._held.pop(0), key=0, mod=0, unicode="")
        if luck.random() < 0.12:
            width, height = self._shell.window.size
            at = luck.randrange(width), luck.randrange(height)
            self._post(pygame.MOUSEMOTION, pos=at, rel=(9, 9), buttons=(0, 0, 0))
            if luck.random() < 0.4:
                self._post(pygame.MOUSEBUTTONDOWN, pos=at, button=1, touch=False)
                self._post(pygame.MOUSEBUTTONUP, pos=at, button=1, touch=False)
            elif luck.random() < 0.3:
                self._post(pygame.MOUSEWHEEL, x=0, y=luck.choice((-1, 1)))

    def _post(self, kind: int, **what: object) -> None:
        pygame.event.post(pygame.Event(kind, what))

    def look(self, when: str) -> None:
        """See that the window shows what is drawn anew."""
        if not self.loop.stack or self.loop.stack.top.attentive:
            return
        whole = Picture(SIZE)
        whole.fill(GROUND)
        self.loop.draw(whole)
        assert different(self._shell.window.canvas.surface, whole.surface) == [], when
        self.looks += 1


def different(one: pygame.Surface, other: pygame.Surface) -> list[pygame.Rect]:
    """Where two surfaces differ."""
    if pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(other, "RGB"):
        return []
    alike = pygame.mask.from_threshold(one, (0, 0, 0), (1, 1, 1, 255), other)
    alike.invert()
    return alike.get_bounding_rects()


def match_of(shell: Shell, game: str, *, person: bool) -> Scene:
    """A match of computers, or of one person with them."""
    kinds = ["human" if person else "ai", *["ai"] * (PLAYERS[game] - 1)]
    setup = setup_from_text(GAMES[game], ",".join(kinds), "")
    seating = Seating(tuple(Chair("keyboard" if kind == "human" else "ai") for kind in kinds))
    return SceneFactory(shell, seed=5).play(setup, seating)


def _lobby(shell: Shell, game: str) -> Scene:
    return SceneFactory(shell).lobby(game)


MENUS: dict[str, Callable[[Shell], Scene]] = {
    "title": lambda shell: SceneFactory(shell).title(),
    "choose": lambda shell: SceneFactory(shell).choose(),
    "options": OptionsScene,
    "rulebooks": lambda shell: SceneFactory(shell).rulebooks(),
    **{f"lobby of {game}": partial(_lobby, game=game) for game in GAMES},
}


@pytest.mark.parametrize("menu", MENUS)
def test_menus_are_shown_whole(shell: Shell, menu: str, monkeypatch: pytest.MonkeyPatch) -> None:
    player = Player(shell, lambda: MENUS[menu](shell), menu, monkeypatch)
    player.play(MENU_FRAMES)
    assert player.looks > MENU_FRAMES // EVERY // 2


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("speed", "person"), [("1", True), ("2", False), ("at once", True)])
def test_matches_are_shown_whole(
    shell: Shell,
    game: str,
    speed: str,
    person: bool,  # noqa: FBT001
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shell.settings.change(speed=speed)
    player = Player(shell, lambda: match_of(shell, game, person=person), f"{game} {speed}", monkeypatch)
    player.play(FRAMES, MATCH_KEYS)
    assert player.looks > FRAMES // EVERY // 2


@pytest.mark.parametrize(
    ("game", "size"), [*((game, SMALL) for game in GAMES), ("stop-thief", LARGE), ("hands-up", LARGE)]
)
def test_windows_of_other_sizes_show_all(
    shell: Shell, game: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    resize(shell, size)
    player = Player(shell, lambda: match_of(shell, game, person=True), game, monkeypatch)
    player.play(FEW, MATCH_KEYS)
    assert player.looks > 2
