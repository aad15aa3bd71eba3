"""What stands beside a board: painted anew where something has changed, and only there."""

from __future__ import annotations

import pygame
import pytest

from game.shell.services import Shell
from game.stage.board.patchwork import SIZE, Part, Patchwork

ROOM = pygame.Rect(0, 0, 400, 1080)
TITLE, PROMPT = pygame.Rect(20, 20, 300, 80), pygame.Rect(20, 600, 300, 200)
ALL = pygame.Rect((0, 0), SIZE)


class Decorator:
    """Paints all in one colour, and knows where it was let."""

    def __init__(self) -> None:
        self.colour = (10, 20, 30)
        self.clips: list[pygame.Rect] = []

    def paint(self, image: pygame.Surface) -> None:
        image.fill(self.colour)
        self.clips.append(image.get_clip())


@pytest.fixture
def patchwork(shell: Shell) -> Patchwork:
    return Patchwork((ROOM,))


def parts(title: str, prompt: str) -> list[Part]:
    return [(TITLE, title), (PROMPT, prompt)]


def test_what_stays_as_it_is_is_painted_once(patchwork: Patchwork) -> None:
    decorator = Decorator()
    for _ in range(3):
        patchwork.renew(1, parts("a", "b"), decorator.paint)
    assert decorator.clips == [ALL]


def test_a_part_that_changes_is_painted_with_its_shadow_and_nothing_else(patchwork: Patchwork) -> None:
    decorator, canvas = Decorator(), pygame.Surface(SIZE)
    patchwork.renew(1, parts("a", "b"), decorator.paint)
    decorator.colour = (200, 0, 0)
    patchwork.renew(1, parts("a", "c"), decorator.paint)
    patchwork.draw(canvas)
    assert decorator.clips[1].contains(PROMPT.inflate(20, 20))
    assert canvas.get_at(PROMPT.center)[:3] == (200, 0, 0)
    assert canvas.get_at(TITLE.center)[:3] == (10, 20, 30)


def test_other_settings_paint_all_of_it_anew(patchwork: Patchwork) -> None:
    decorator = Decorator()
    patchwork.renew(1, parts("a", "b"), decorator.paint)
    patchwork.renew(2, parts("a", "c"), decorator.paint)
    assert decorator.clips == [ALL, ALL]


def test_nothing_is_drawn_outside_of_its_rooms(patchwork: Patchwork) -> None:
    canvas = pygame.Surface(SIZE)
    patchwork.renew(1, parts("a", "b"), Decorator().paint)
    patchwork.draw(canvas)
    assert canvas.get_at((ROOM.right - 1, 500))[:3] == (10, 20, 30)
    assert canvas.get_at((ROOM.right, 500))[:3] == (0, 0, 0)
