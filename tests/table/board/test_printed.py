"""A board with many marks: sharp for a camera that rests, one picture with all marks for one that moves."""

from __future__ import annotations

import pygame
import pytest

from game.boards.scenery import scenery_of
from game.core.board import Board
from game.games.library import load_board
from game.games.stop_thief.screen.spaces.marks import BOARD_DECALS as STREETS_DECALS
from game.shell.picture import Picture
from game.shell.services import Shell
from game.shell.theme import WHITE
from game.table.board.camera import Camera
from game.table.board.decal_layer import DecalLayer
from game.table.board.picture import BoardPicture
from game.table.board.printed import PrintedBoard

pytestmark = pytest.mark.medium

VIEW = pygame.Rect(420, 0, 1080, 1080)


@pytest.fixture
def streets() -> Board:
    return load_board("stop_thief")


@pytest.fixture
def camera(streets: Board) -> Camera:
    return Camera(VIEW, streets.size)


@pytest.fixture
def board(shell: Shell, streets: Board) -> PrintedBoard:
    return PrintedBoard(
        shell, BoardPicture(scenery_of("stop_thief")), DecalLayer(shell, streets, STREETS_DECALS)
    )


def seen(board: PrintedBoard, camera: Camera) -> Picture:
    canvas = Picture((1920, 1080)).convert()
    board.draw_ground(canvas, camera)
    board.draw_decals(canvas, camera)
    return canvas


def settle(board: PrintedBoard, camera: Camera) -> int:
    """Draw until nothing is left to do; how many frames that took."""
    frames = 1
    seen(board, camera)
    while board.unfinished:
        camera.update(16)
        seen(board, camera)
        frames += 1
    return frames


def white_circles(canvas: Picture, camera: Camera, streets: Board) -> float:
    """The part of the circles in view whose middle is white."""
    places = [camera.pixel(circle.at) for circle in streets.of_kind("circle")]
    shown = [at for at in places if VIEW.inflate(-20, -20).collidepoint(at)]
    white = [at for at in shown if min(canvas.get_at(at)[:3]) > min(WHITE) - 40]
    assert len(shown) > 20
    return len(white) / len(shown)


def test_a_moving_camera_sees_every_mark_at_its_place(
    board: PrintedBoard, camera: Camera, streets: Board
) -> None:
    settle(board, camera)
    camera.zoom(2, (900, 500))
    camera.update(120)
    assert camera.moving
    assert white_circles(seen(board, camera), camera, streets) > 0.95
    assert board.unfinished


def test_before_anything_was_printed_a_moving_camera_sees_the_marks_too(
    board: PrintedBoard, camera: Camera, streets: Board
) -> None:
    camera.zoom(1)
    camera.update(50)
    assert white_circles(seen(board, camera), camera, streets) > 0.95


def test_a_camera_that_rests_sees_ground_and_marks_as_sharp_as_can_be(
    shell: Shell, board: PrintedBoard, camera: Camera, streets: Board
) -> None:
    settle(board, camera)
    camera.zoom(1)
    camera.update(50)
    seen(board, camera)
    camera.finish()
    camera.update(16)
    assert settle(board, camera) > 2
    sharp = Picture((1920, 1080)).convert()
    BoardPicture(scenery_of("stop_thief")).draw(sharp, camera)
    DecalLayer(shell, streets, STREETS_DECALS).draw(sharp, camera)
    assert seen(board, camera).surface.get_buffer().raw == sharp.surface.get_buffer().raw


def test_the_print_is_made_a_few_marks_a_frame(board: PrintedBoard, camera: Camera) -> None:
    assert settle(board, camera) > 5


def test_other_settings_are_printed_anew(shell: Shell, board: PrintedBoard, camera: Camera) -> None:
    settle(board, camera)
    before = board.print
    shell.settings.change(colours="strong")
    assert board.unfinished
    settle(board, camera)
    assert board.print is not before
