"""What stands beside a board is drawn only where it must be: and yet every frame is whole."""

from __future__ import annotations

import random
from pathlib import Path

import pygame
import pytest

from game.core.kernel import Seat, Setup
from game.games.library import GAMES, load_board
from game.match.match import Match
from game.match.session import Session
from game.scenes.play import PlayScene
from game.scenes.scene_factory import SceneFactory
from game.shell import controls
from game.shell.loop import FRAME_MS, FrameLoop
from game.shell.picture import Picture
from game.shell.scenes import Pop, Scene
from game.shell.services import Shell
from game.table.board.screen import BoardScreen
from game.table.seating import Chair, Seating
from tests.games.cops_and_crooks.streets import cops_and_crooks
from tests.games.police_chase.towns import police_chase
from tests.games.stop_thief.cities import stop_thief

FRAMES = 900
SEEDS = range(2)
MATCHES = [stop_thief(3, "mode=cooperative"), cops_and_crooks(4), police_chase(4)]
KEYS = [
    pygame.KSCAN_RETURN,
    pygame.KSCAN_LEFT,
    pygame.KSCAN_RIGHT,
    pygame.KSCAN_UP,
    pygame.KSCAN_DOWN,
    pygame.KSCAN_EQUALS,
    pygame.KSCAN_MINUS,
    pygame.KSCAN_F1,
    pygame.KSCAN_BACKSPACE,
]


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CAPER_CITY_HOME", str(tmp_path / "home"))


class Player:
    """A match in the frame loop: one person who presses anything, and computers."""

    def __init__(self, shell: Shell, setup: Setup, seed: int, patch: pytest.MonkeyPatch) -> None:
        match = Match(GAMES[setup.game].rules, setup, load_board(setup.board), seed)
        others = [Seat(seat) for seat in range(1, len(setup.seats))]
        ais = {seat: GAMES[setup.game].ai(seat, "easy", match.dice(seat)) for seat in others}
        seating = Seating((Chair("keyboard"), *(Chair("ai") for _ in others)))
        self.scene = PlayScene(shell, Session(match, ais), seating, SceneFactory(shell).exits(setup))
        self._ms = controls.now_ms()
        patch.setattr("game.shell.loop.now_ms", lambda: self._ms)
        patch.setattr("game.scenes.play.now_ms", lambda: self._ms)
        self._shell = shell
        self._luck = random.Random(seed)
        self._loop = FrameLoop(shell, self.scene)
        self.whole = self.kept = 0
        """Frames that were drawn whole, and that were not."""

    def frame(self) -> None:
        self._ms += FRAME_MS
        self._press_something()
        self._loop.frame()
        if self._loop.stack.top is not self.scene:
            self._loop.stack.perform(Pop())

    def _press_something(self) -> None:
        if self._luck.random() < 0.2:
            down = self._luck.random() < 0.6
            code = self._luck.choice(KEYS)
            kind = pygame.KEYDOWN if down else pygame.KEYUP
            pygame.event.post(pygame.Event(kind, scancode=code, key=0, mod=0, unicode=""))
        if self._luck.random() < 0.05:
            at = self._luck.randrange(1280), self._luck.randrange(90, 720)
            pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0)))

    @property
    def screen(self) -> BoardScreen:  # type: ignore[type-arg]
        screen = self.scene.screen
        assert isinstance(screen, BoardScreen)
        return screen

    def drawn_anew(self) -> Picture:
        """The same frame on an empty canvas."""
        canvas = Picture(self._shell.window.canvas.size, 0, self._shell.window.canvas)
        self.scene.draw(canvas)
        self._loop.overlay.draw(canvas, self.scene.caption_room)
        return canvas


def different(one: Picture, other: Picture, rooms: list[pygame.Rect]) -> list[pygame.Rect]:
    """Where two canvases differ beside the board."""
    found = []
    for room in rooms:
        here, there = one.part(room), other.part(room)
        if here.copy().get_buffer().raw != there.copy().get_buffer().raw:
            alike = pygame.mask.from_threshold(here.surface, (0, 0, 0), (1, 1, 1, 255), there.surface)
            alike.invert()
            found += [rect.move(room.topleft) for rect in alike.get_bounding_rects()]
    return found


@pytest.mark.medium
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("setup", MATCHES, ids=lambda setup: setup.game)
def test_every_frame_of_a_match_is_what_would_be_drawn_anew(
    shell: Shell, setup: Setup, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    shell.settings.change(speed="2")
    player = Player(shell, setup, seed, monkeypatch)
    rooms = list(player.screen.painter.side_panels.areas)
    kept: list[bool] = []
    draw = PlayScene.draw

    def watched(scene: PlayScene, canvas: Picture) -> None:
        kept.append(scene.dirty is not None)
        draw(scene, canvas)

    monkeypatch.setattr(PlayScene, "draw", watched)
    for number in range(FRAMES):
        drawn = len(kept)
        player.frame()
        is_new = len(kept) > drawn and kept[-1]
        if number % 3 == 0 and is_new and not player.screen.painter.side_panels.unfinished:
            assert different(shell.window.canvas, player.drawn_anew(), rooms) == [], f"frame {number}"
            kept.pop()
    assert sum(kept) > FRAMES // 4


class Plain(Scene):
    """Notes what the loop tells it of its canvas."""

    def __init__(self) -> None:
        self.told: list[object] = []

    def draw(self, canvas: Picture) -> None:
        self.told.append(self.dirty)


def test_a_scene_is_told_when_the_canvas_is_no_longer_its_own(shell: Shell) -> None:
    scene = Plain()
    loop = FrameLoop(shell, scene)

    def draw() -> object:
        scene.needs_redraw = True
        loop.frame()
        return scene.told[-1]

    assert draw() is None
    assert draw() == []
    shell.notices.say("notice.pad-lost", name="Pad")
    draw()
    overlaid = draw()
    assert isinstance(overlaid, list)
    assert len(overlaid) == 1
    shell.window.changed = True
    assert draw() is None
    assert scene.dirty is None
