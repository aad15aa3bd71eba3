import pygame
import pytest

from game.shell.services import Shell
from game.shell.window import _remembered, first_size, letterbox

DESK = [(1920, 1080)]


@pytest.mark.parametrize(
    ("size", "view"),
    [
        ((1920, 1080), (0, 0, 1920, 1080)),
        ((1280, 720), (0, 0, 1280, 720)),
        ((1280, 800), (0, 40, 1280, 720)),
        ((2560, 1080), (320, 0, 1920, 1080)),
    ],
)
def test_the_canvas_is_letterboxed(size: tuple[int, int], view: tuple[int, int, int, int]) -> None:
    assert letterbox(size) == pygame.Rect(view)


def test_a_point_of_the_window_is_a_point_of_the_canvas(shell: Shell) -> None:
    shell.window.view = letterbox((1280, 800))
    assert shell.window.to_canvas((640, 400)) == (960, 540)
    assert shell.window.to_canvas((0, 40)) == (0, 0)


def test_a_point_in_the_black_bar_is_outside_the_canvas(shell: Shell) -> None:
    shell.window.view = letterbox((1280, 800))
    assert shell.window.to_canvas((640, 0))[1] < 0


def test_the_canvas_is_the_windows_pixels(shell: Shell) -> None:
    shell.window.canvas.fill((200, 30, 40))
    shell.window.present()
    shown = pygame.display.get_surface()
    assert shown is not None
    assert shown.get_at((640, 360))[:3] == (200, 30, 40)


@pytest.mark.parametrize(
    ("desktop", "size"),
    [
        ((3840, 2160), (1920, 1080)),
        ((1920, 1080), (1600, 900)),
        ((1440, 900), (1280, 720)),
        ((1280, 720), (960, 540)),
    ],
)
def test_the_first_window_fits_the_desktop(desktop: tuple[int, int], size: tuple[int, int]) -> None:
    assert first_size(desktop) == size


def test_the_window_comes_back_to_its_place() -> None:
    assert _remembered((100, 50, 1280, 720), DESK) == pygame.Rect(100, 50, 1280, 720)


@pytest.mark.parametrize(
    "place", [(3000, 50, 1280, 720), (100, 1070, 1280, 720), (0, 0, 2560, 1440), (5, 5, 300, 200)]
)
def test_a_place_that_is_gone_is_forgotten(place: tuple[int, int, int, int]) -> None:
    assert _remembered(place, DESK) is None


def test_full_screen_is_remembered(shell: Shell) -> None:
    shell.window.set_fullscreen(True)
    assert shell.settings.value.fullscreen
    shell.window.set_fullscreen(False)
    assert not shell.settings.value.fullscreen
