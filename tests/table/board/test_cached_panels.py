"""What stands beside a board: painted anew where something has changed, and drawn where it must be."""

from __future__ import annotations

import pygame
import pytest
from game.table.board.cached_panels import SIZE, CachedPanel, CachedPanels

from game.shell.picture import Picture
from game.shell.services import Shell

ROOM = pygame.Rect(0, 0, 400, 1080)
TITLE, PROMPT = pygame.Rect(20, 20, 300, 80), pygame.Rect(20, 600, 300, 200)
GROUND = (10, 20, 30)
COLOURS = {"a": (200, 0, 0), "b": (0, 200, 0), "c": (0, 0, 200)}


class Decorator:
    """Fills patches with the colours of their looks, and knows which."""

    def __init__(self) -> None:
        self.painted: list[str] = []

    def patches(self, title: str, prompt: str, bond: str = "") -> list[CachedPanel]:
        return [self._patch(TITLE, title, bond), self._patch(PROMPT, prompt, bond)]

    def _patch(self, place: pygame.Rect, look: str, bond: str) -> CachedPanel:
        def paint(image: Picture) -> None:
            image.fill(COLOURS[look], place)
            self.painted.append(look)

        return CachedPanel(place, look, paint, bond)


@pytest.fixture
def panels(shell: Shell) -> CachedPanels:
    ground = Picture(SIZE)
    ground.fill(GROUND)
    return CachedPanels((ROOM,), lambda: ground)


@pytest.fixture
def decorator() -> Decorator:
    return Decorator()


@pytest.fixture
def canvas() -> Picture:
    return Picture(SIZE)


def seen(canvas: Picture, at: tuple[int, int]) -> tuple[int, ...]:
    return tuple(canvas.get_at(at))[:3]


def test_what_stays_as_it_is_is_painted_once(panels: CachedPanels, decorator: Decorator) -> None:
    for _ in range(3):
        panels.refresh(1, decorator.patches("a", "b"))
    assert decorator.painted == ["a", "b"]


def test_a_patch_that_changes_is_painted_and_nothing_else(
    panels: CachedPanels, decorator: Decorator, canvas: Picture
) -> None:
    panels.refresh(1, decorator.patches("a", "b"))
    panels.refresh(1, decorator.patches("a", "c"))
    panels.draw(canvas)
    assert decorator.painted == ["a", "b", "c"]
    assert seen(canvas, PROMPT.center) == COLOURS["c"]
    assert seen(canvas, TITLE.center) == COLOURS["a"]
    assert seen(canvas, (5, 300)) == GROUND


def test_of_several_that_change_one_is_painted_a_frame(
    panels: CachedPanels, decorator: Decorator, canvas: Picture
) -> None:
    panels.refresh(1, decorator.patches("a", "a"))
    panels.refresh(1, decorator.patches("b", "c"))
    assert panels.unfinished
    panels.refresh(1, decorator.patches("b", "c"))
    assert not panels.unfinished
    panels.draw(canvas)
    assert decorator.painted == ["a", "a", "b", "c"]
    assert seen(canvas, TITLE.center) == COLOURS["b"]
    assert seen(canvas, PROMPT.center) == COLOURS["c"]


def test_patches_that_are_bound_to_each_other_are_painted_in_the_same_frame(
    panels: CachedPanels, decorator: Decorator
) -> None:
    panels.refresh(1, decorator.patches("a", "a", "turn"))
    panels.refresh(1, decorator.patches("b", "c", "turn"))
    assert decorator.painted == ["a", "a", "b", "c"]
    assert not panels.unfinished


def test_other_settings_paint_all_of_it_anew(panels: CachedPanels, decorator: Decorator) -> None:
    panels.refresh(1, decorator.patches("a", "b"))
    panels.refresh(2, decorator.patches("a", "c"))
    assert decorator.painted == ["a", "b", "a", "c"]
    assert not panels.unfinished


def test_nothing_is_drawn_outside_of_its_rooms(
    panels: CachedPanels, decorator: Decorator, canvas: Picture
) -> None:
    panels.refresh(1, decorator.patches("a", "b"))
    panels.draw(canvas)
    assert seen(canvas, (ROOM.right - 1, 500)) == GROUND
    assert seen(canvas, (ROOM.right, 500)) == (0, 0, 0)


def test_on_a_canvas_that_is_as_it_was_left_only_what_is_new_soiled_or_covered_is_drawn(
    panels: CachedPanels, decorator: Decorator, canvas: Picture
) -> None:
    white, dirty, covered = (255, 255, 255), pygame.Rect(0, 300, 9, 9), pygame.Rect(100, 300, 9, 9)
    panels.refresh(1, decorator.patches("a", "b"))
    panels.draw(canvas)
    panels.mark_dirty(covered)
    canvas.fill(white)
    panels.refresh(1, decorator.patches("a", "c"))
    panels.draw(canvas, [dirty])
    assert seen(canvas, dirty.center) == seen(canvas, covered.center) == GROUND
    assert seen(canvas, PROMPT.center) == COLOURS["c"]
    assert seen(canvas, TITLE.center) == white
    canvas.fill(white)
    panels.draw(canvas, [])
    assert seen(canvas, covered.center) == seen(canvas, PROMPT.center) == white
