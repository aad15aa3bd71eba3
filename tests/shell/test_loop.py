import pygame
import pytest

from game.shell.controls import now_ms
from game.shell.devices import Command
from game.shell.loop import FrameLoop
from game.shell.picture import Canvas
from game.shell.scenes import FRAME_MS, RESTING_MS, Move, Quit, Scene
from game.shell.services import Shell


class Counting(Scene):
    """Counts what the loop asks of it."""

    def __init__(self) -> None:
        self.drawn = 0
        self.commands: list[Command] = []
        self.closed = False
        self.unfocused = False

    def handle(self, command: Command) -> Move | None:
        self.commands.append(command)
        return Quit() if command.code == pygame.KSCAN_Q else None

    def draw(self, canvas: Canvas) -> None:
        self.drawn += 1

    def on_close(self) -> None:
        self.closed = True

    def on_focus_lost(self) -> Move | None:
        self.unfocused = True
        return None


@pytest.fixture
def loop(shell: Shell) -> FrameLoop:
    loop = FrameLoop(shell, Counting())
    loop.frame()
    loop.frame()
    return loop


def scene_of(loop: FrameLoop) -> Counting:
    assert isinstance(loop.stack.top, Counting)
    return loop.stack.top


def test_every_frame_is_drawn(loop: FrameLoop) -> None:
    scene = scene_of(loop)
    before = scene.drawn
    for _ in range(5):
        loop.frame()
    assert scene.drawn == before + 5


def test_nothing_is_drawn_while_a_scene_is_attentive(loop: FrameLoop) -> None:
    scene = scene_of(loop)
    before = scene.drawn
    scene.attentive = True
    loop.frame()
    assert scene.drawn == before


def test_a_minimized_window_is_not_drawn_until_it_is_back(loop: FrameLoop, shell: Shell) -> None:
    scene = scene_of(loop)
    pygame.event.post(pygame.Event(pygame.WINDOWMINIMIZED))
    loop.frame()
    before = scene.drawn
    loop.frame()
    assert (shell.window.asleep, scene.drawn) == (True, before)
    pygame.event.post(pygame.Event(pygame.WINDOWRESTORED))
    loop.frame()
    assert (shell.window.asleep, scene.drawn) == (False, before + 1)


def test_a_still_screen_lasts_longer_than_one_that_moves(loop: FrameLoop, shell: Shell) -> None:
    waits: list[float] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(shell.controls, "wait", waits.append)
        loop.rest()
        patch.setattr(Counting, "moving", True)
        loop.rest()
    assert waits == [RESTING_MS]


def test_closing_the_window_lets_the_scenes_save(loop: FrameLoop) -> None:
    scene = scene_of(loop)
    pygame.event.post(pygame.Event(pygame.QUIT))
    loop.run()
    assert scene.closed


def test_a_scene_can_end_the_program(loop: FrameLoop) -> None:
    scene = scene_of(loop)
    pygame.event.post(pygame.Event(pygame.KEYDOWN, scancode=pygame.KSCAN_Q, key=0, mod=0, unicode=""))
    loop.run()
    assert scene.closed


def test_losing_the_focus_is_told(loop: FrameLoop) -> None:
    pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    loop.frame()
    assert scene_of(loop).unfocused


def test_f11_never_reaches_the_scene(loop: FrameLoop, shell: Shell) -> None:
    pygame.event.post(pygame.Event(pygame.KEYDOWN, scancode=pygame.KSCAN_F11, key=0, mod=0, unicode=""))
    loop.frame()
    assert shell.settings.value.fullscreen
    assert not [command for command in scene_of(loop).commands if command.code == pygame.KSCAN_F11]


def test_a_precise_scene_gets_its_presses_between_two_frames(loop: FrameLoop) -> None:
    scene = scene_of(loop)
    scene.precise = True
    pygame.event.post(pygame.Event(pygame.KEYDOWN, scancode=pygame.KSCAN_P, key=0, mod=0, unicode=""))
    loop.next_frame = now_ms() + FRAME_MS
    loop.rest()
    assert [command.code for command in scene.commands] == [pygame.KSCAN_P]
