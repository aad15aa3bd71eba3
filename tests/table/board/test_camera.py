"""The camera over a board."""

from __future__ import annotations

import pygame
import pytest

from game.table.board.camera import MOST_ZOOM, Camera

VIEW = pygame.Rect(420, 0, 1080, 1080)


@pytest.fixture
def camera() -> Camera:
    return Camera(VIEW, (2160, 2160))


def arrive(camera: Camera) -> None:
    while camera.moving:
        camera.update(16)


def test_the_whole_board_fits_at_first(camera: Camera) -> None:
    assert camera.to_canvas((0, 0)) == VIEW.topleft
    assert camera.to_canvas((2160, 2160)) == VIEW.bottomright


def test_a_wide_board_keeps_its_proportions_and_stands_in_the_middle() -> None:
    camera = Camera(VIEW, (2160, 1080))
    assert camera.to_canvas((0, 0)) == (420, 270)
    assert camera.to_canvas((2160, 1080)) == (1500, 810)


def test_board_and_canvas_points_agree(camera: Camera) -> None:
    camera.zoom(2, (700, 300))
    arrive(camera)
    assert camera.to_board(camera.to_canvas((555, 777))) == pytest.approx((555, 777))


def test_what_is_under_the_mouse_stays_there_while_zooming(camera: Camera) -> None:
    before = camera.to_board((900, 500))
    camera.zoom(2, (900, 500))
    arrive(camera)
    assert camera.to_canvas(before) == pytest.approx((900, 500), abs=1)


def test_it_is_known_before_where_a_point_will_be_when_the_camera_rests(camera: Camera) -> None:
    camera.zoom(2, (900, 500))
    camera.follow((100, 2_000))
    foretold = camera.rest_pixel((300, 1_900))
    assert foretold != camera.pixel((300, 1_900))
    arrive(camera)
    assert camera.pixel((300, 1_900)) == foretold


def test_zooming_glides_and_arrives(camera: Camera) -> None:
    camera.zoom(1)
    camera.update(16)
    assert 1 < camera.closer < 1.35
    arrive(camera)
    assert camera.closer == pytest.approx(1.35)


def test_nobody_comes_closer_than_the_most(camera: Camera) -> None:
    camera.zoom(50)
    arrive(camera)
    assert camera.closer == MOST_ZOOM


def test_zooming_out_ends_at_the_whole_board(camera: Camera) -> None:
    camera.zoom(3)
    arrive(camera)
    camera.zoom(-9)
    arrive(camera)
    assert camera.to_canvas((0, 0)) == pytest.approx(VIEW.topleft)


def test_panning_ends_at_the_edge_of_the_board(camera: Camera) -> None:
    camera.zoom(2)
    arrive(camera)
    camera.pan(-9_000, -9_000)
    assert camera.to_canvas((0, 0)) == pytest.approx(VIEW.topleft)


def test_it_follows_what_leaves_the_view(camera: Camera) -> None:
    camera.zoom(3, VIEW.topleft)
    arrive(camera)
    camera.follow((2_000, 2_000))
    arrive(camera)
    assert VIEW.collidepoint(camera.to_canvas((2_000, 2_000)))


def test_it_stays_where_it_is_for_what_is_well_in_view(camera: Camera) -> None:
    camera.zoom(3)
    arrive(camera)
    camera.follow(camera.to_board(VIEW.center))
    assert not camera.moving


def test_finishing_is_being_there(camera: Camera) -> None:
    camera.zoom(2)
    camera.finish()
    assert not camera.moving
