"""A board as a picture: where its pixels are, and what is dimmed."""

from __future__ import annotations

import pygame
import pytest

from game.boards.scenery import scenery_of
from game.shell.services import Shell
from game.stage.board.camera import Camera
from game.stage.board.picture import BoardPicture, beside, dim_beside

VIEW = pygame.Rect(420, 0, 1080, 1080)
SPOTS = [pygame.Rect(500, 100, 80, 80), pygame.Rect(540, 140, 80, 80), pygame.Rect(1_460, 1_000, 90, 90)]
CELLS = [(60 + 120 * column, 60 + 120 * row) for column in (3, 4, 5) for row in (3, 4, 5)]


def colours(picture: BoardPicture, camera: Camera) -> list[tuple[int, int, int, int]]:
    canvas = pygame.Surface((1920, 1080)).convert()
    picture.draw(canvas, camera)
    spots = [camera.to_canvas(cell) for cell in CELLS]
    return [pygame.transform.average_color(canvas, (round(x) - 8, round(y) - 8, 16, 16)) for x, y in spots]


def test_what_is_beside_spots_fills_the_rest_of_the_view_without_overlapping() -> None:
    rects = list(beside(VIEW, SPOTS))
    inside = [spot.clip(VIEW) for spot in SPOTS]
    seen_twice = inside[0].clip(inside[1])
    lit = sum(spot.w * spot.h for spot in inside) - seen_twice.w * seen_twice.h
    assert sum(rect.w * rect.h for rect in rects) == VIEW.w * VIEW.h - lit
    assert all(rect.collidelist(inside) == -1 for rect in rects)


def test_a_spot_outside_of_the_view_dims_nothing_else() -> None:
    assert list(beside(VIEW, [pygame.Rect(1_600, -300, 50, 50)])) == [VIEW]


def test_spots_keep_their_light_and_all_else_loses_some() -> None:
    canvas = pygame.Surface((1920, 1080))
    canvas.fill((200, 200, 200))
    dim_beside(canvas, VIEW, SPOTS)
    assert canvas.get_at((520, 120))[0] == 200
    assert canvas.get_at((700, 120))[0] < 150
    assert canvas.get_at((100, 120))[0] == 200


@pytest.mark.parametrize("steps", [0.5, 2, 4])
def test_a_moving_camera_sees_every_place_where_a_resting_one_sees_it(shell: Shell, steps: float) -> None:
    picture = BoardPicture(scenery_of("police_chase"))
    camera = Camera(VIEW, (1080, 1080))
    camera.zoom(steps)
    camera.finish()
    resting = colours(picture, camera)
    camera.pan(0.0, 0.0)
    camera.update(16)
    assert camera.moving
    for rests, moves in zip(resting, colours(picture, camera), strict=True):
        assert rests[:3] == pytest.approx(moves[:3], abs=12)


def test_a_camera_that_was_pulled_rests_in_the_next_frame(shell: Shell) -> None:
    camera = Camera(VIEW, (1080, 1080))
    camera.pan(5.0, 0.0)
    camera.update(16)
    assert camera.moving
    camera.update(16)
    assert not camera.moving


def test_pictures_change_their_size_in_steps_while_the_camera_zooms_and_fit_when_it_rests() -> None:
    camera = Camera(VIEW, (1080, 1080))
    camera.zoom(2)
    sizes = set()
    while camera.zooming:
        camera.update(16)
        sizes.add(round(camera.picture_scale, 6))
        assert camera.picture_scale == pytest.approx(camera.scale, rel=0.04)
    assert len(sizes) <= 11
    assert camera.picture_scale == camera.scale
