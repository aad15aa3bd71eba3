"""A pupil who knows no rule: presses what has the ring, and nothing else."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pygame

from game.games.library import GAMES
from game.match.lesson import Lesson, read_lesson
from game.scenes.lesson import LessonScene
from game.scenes.lesson_end import LessonEndScene
from game.scenes.lesson_page import LessonPage
from game.scenes.scene_factory import SceneFactory
from game.shell.devices import ARROWS, KEYBOARD, MOUSE, Command, Device, PadCode, Verb
from game.shell.scenes import Pop, SceneStack
from game.shell.services import Shell

PAD = Device("pad", 7, "Pad", guid="07")
DEVICES = {"mouse": MOUSE, "keyboard": KEYBOARD, "pad": PAD}
LESSONS = [(game.id, name) for game in GAMES.values() for name in game.lessons]
FRAME_MS = 1000 / 60
LONGEST_MS = 600_000
REACTION_MS = 400.0


class Wall:
    """A clock that goes on only when a test says so."""

    ms = 0.0

    def __call__(self) -> float:
        return self.ms


def lesson(game: str, name: str) -> Lesson:
    """A lesson by its names."""
    return read_lesson(GAMES[game], name)


class Pupil:
    """Somebody with one device, in front of one lesson."""

    def __init__(
        self, shell: Shell, lesson: Lesson, wall: Wall, device: Device = MOUSE, people: int = 1
    ) -> None:
        self.shell = shell
        self.device = device
        self.wall = wall
        self.scene = SceneFactory(shell).lessons.scene(lesson, people)
        self.stack = SceneStack(self.scene)
        self.presses = 0
        self.ms = 0.0
        self.seen: list[str] = []
        """What the lesson has said."""

    @property
    def finished(self) -> bool:
        """Whether the lesson has come to its success."""
        return isinstance(self.stack.top, LessonEndScene) and self.scene.source.over

    def wait(self, ms: float) -> None:
        """Let time pass, frame by frame."""
        for _ in range(max(1, round(ms / FRAME_MS))):
            self.wall.ms += FRAME_MS
            self.ms += FRAME_MS
            self.stack.perform(self.stack.top.update(FRAME_MS))
            self.shell.sound.update(FRAME_MS)

    @property
    def ring(self) -> pygame.Rect | None:
        """What has the ring now."""
        top = self.stack.top
        return top.ring if isinstance(top, LessonScene | LessonPage) else None

    def learn(self) -> None:
        """Press what has the ring until the lesson ends."""
        while not self.finished:
            assert self.ms < LONGEST_MS, f"stuck at {self.scene.source.step}"
            self.wait(REACTION_MS)
            if self.ring is not None:
                self.press(self.ring)

    def learn_to(self, stop: int) -> None:
        """Press what has the ring until this step waits."""
        while self.scene.source.number < stop or self.ring is None or self.scene.screen.busy:
            assert self.ms < LONGEST_MS, f"stuck at {self.scene.source.step}"
            self.wait(REACTION_MS)
            if self.ring is not None and self.scene.source.number < stop:
                self.press(self.ring)
        self.wait(REACTION_MS)

    def come_back(self) -> None:
        """Leave a pause or a skip that a random press has begun."""
        while not self.finished and not isinstance(self.stack.top, LessonScene | LessonPage):
            self.stack.perform(Pop())

    def press(self, ring: pygame.Rect) -> None:
        """Press once, as the device does it."""
        self.presses += 1
        said = self.scene.panel.said
        if not self.seen or self.seen[-1] != said.sentence:
            self.seen.append(said.sentence)
        for command in _presses(self.device, ring, said.code):
            self.give(command)

    def click(self, name: str) -> None:
        """Click a button of the panel."""
        place = next(button.rect for button in self.scene.panel.buttons if button.id == name)
        self.give(Command(Verb.POINT, MOUSE, code=pygame.BUTTON_LEFT, pos=place.center))

    def give(self, command: Command) -> None:
        """Give one command to the scene on top."""
        self.shell.controls.last_device = command.device
        self.wall.ms += 1
        self.stack.perform(self.stack.top.handle(command))


def _presses(device: Device, ring: pygame.Rect, code: int | None) -> Iterator[Command]:
    if device.kind == "mouse":
        yield Command(Verb.POINT, MOUSE, pos=ring.center)
        for down in (True, False):
            yield Command(Verb.POINT, MOUSE, down, code=pygame.BUTTON_LEFT, pos=ring.center)
        return
    confirm = PadCode.A if device.kind == "pad" else pygame.KSCAN_RETURN
    for down in (True, False):
        if code is None:
            yield Command(Verb.CONFIRM, device, down, code=confirm)
        else:
            yield Command(Verb.OTHER, device, down, code=code)


def random_press(dice: random.Random) -> Command:
    """Anything that a hand can do on a table, but pausing."""
    device = dice.choice(list(DEVICES.values()))
    if device.kind == "mouse":
        pos = dice.randrange(1920), dice.randrange(1080)
        code = dice.choice((0, pygame.BUTTON_LEFT, pygame.BUTTON_LEFT))
        return Command(Verb.POINT, MOUSE, code=code, pos=pos)
    verbs = (*ARROWS, Verb.CONFIRM, Verb.NEXT, Verb.PREVIOUS, Verb.HELP, Verb.ZOOM_IN, Verb.ZOOM_OUT)
    return Command(dice.choice(verbs), device, dice.random() < 0.8, code=dice.randrange(4, 60))
