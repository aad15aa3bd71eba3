"""What is drawn on the spaces of the Stop Thief! board leaves their numbers to be read."""

from __future__ import annotations

import pygame
import pytest

from game.rules.stop_thief.city import CIRCLE, SUBWAY
from game.shell.services import Shell
from game.shell.theme import AMBER, WHITE
from game.stage.board.camera import Camera
from game.stage.board.marks_stop_thief import LOOKS
from game.stage.stop_thief import layout
from game.stage.stop_thief.pencil import size_of
from game.stage.stop_thief.spaces import Spaces
from tests.stop_thief_cities import board

DIGITS = (24, 13)
"""What has to be seen of a number."""


@pytest.fixture
def camera() -> Camera:
    return Camera(layout.VIEW, board().size)


@pytest.fixture(params=(100, 200))
def canvas(request: pytest.FixtureRequest, shell: Shell) -> pygame.Surface:
    shell.settings.change(text_scale=request.param)
    return pygame.Surface((1920, 1080), pygame.SRCALPHA)


def is_free(canvas: pygame.Surface, shell: Shell, camera: Camera, number: int) -> bool:
    """Whether nothing was drawn over the digits of a space."""
    grown = size_of(shell, camera)
    digits = pygame.Rect(0, 0, *[round(side * grown) for side in DIGITS])
    x, y = camera.to_canvas(board().spaces[number].at)
    digits.center = round(x), round(y)
    return not canvas.subsurface(digits).get_bounding_rect()


def test_a_closed_station_shows_its_number(shell: Shell, camera: Camera, canvas: pygame.Surface) -> None:
    Spaces(shell, board()).closed_stations(canvas, camera)
    assert canvas.get_bounding_rect()
    assert all(is_free(canvas, shell, camera, station.number) for station in board().of_kind(SUBWAY))


@pytest.mark.parametrize("kind", LOOKS)
def test_a_space_that_can_be_chosen_shows_its_number(
    shell: Shell, camera: Camera, canvas: pygame.Surface, kind: str
) -> None:
    spaces = [space.number for space in board().of_kind(kind)]
    Spaces(shell, board()).choosable(canvas, camera, spaces, AMBER, 0)
    assert canvas.get_bounding_rect()
    assert all(is_free(canvas, shell, camera, number) for number in spaces)


def test_the_rings_of_two_neighbours_do_not_touch(shell: Shell, camera: Camera) -> None:
    spaces, canvas = Spaces(shell, board()), pygame.Surface((1920, 1080), pygame.SRCALPHA)
    spaces.choosable(canvas, camera, [252, 253], AMBER, 0)
    assert len(pygame.mask.from_surface(canvas, 200).connected_components()) == 2


def test_the_focus_is_white_and_leaves_the_number_free(
    shell: Shell, camera: Camera, canvas: pygame.Surface
) -> None:
    Spaces(shell, board()).focus(canvas, camera, 123, 0)
    ring = pygame.mask.from_threshold(canvas, WHITE, (12, 12, 12, 255))
    assert ring.count() > 100
    assert is_free(canvas, shell, camera, 123)


def test_a_circle_can_have_the_focus_too(shell: Shell, camera: Camera, canvas: pygame.Surface) -> None:
    circle = board().of_kind(CIRCLE)[0]
    Spaces(shell, board()).focus(canvas, camera, circle.number, 0)
    assert canvas.get_bounding_rect().collidepoint(camera.to_canvas(circle.at))
