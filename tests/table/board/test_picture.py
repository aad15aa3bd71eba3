"""A board as a picture: where its pixels are, and what is dimmed."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.boards.scenery import Life, Scenery, scenery_of
from game.boards.tiled_map import BadMap
from game.core.board import Board
from game.games.library import load_board
from game.games.stop_thief.screen.spaces.marks import BOARD_DECALS as STREETS_DECALS
from game.shell.picture import Picture
from game.shell.services import Shell
from game.shell.theme import WHITE
from game.table.board.camera import Camera
from game.table.board.decal_layer import DecalLayer
from game.table.board.picture import SEARCHED, BoardPicture, TilePictures, beside, dim_beside
from game.table.board.sharpening import BANDS

pytestmark = pytest.mark.medium

VIEW = pygame.Rect(420, 0, 1080, 1080)
SPOTS = [pygame.Rect(500, 100, 80, 80), pygame.Rect(540, 140, 80, 80), pygame.Rect(1_460, 1_000, 90, 90)]
CELLS = [(60 + 120 * column, 60 + 120 * row) for column in (3, 4, 5) for row in (3, 4, 5)]


def colours(picture: BoardPicture, camera: Camera) -> list[tuple[int, int, int, int]]:
    canvas = Picture((1920, 1080)).convert()
    picture.draw(canvas, camera)
    spots = [camera.to_canvas(cell) for cell in CELLS]
    return [
        pygame.transform.average_color(canvas.surface, (round(x) - 8, round(y) - 8, 16, 16)) for x, y in spots
    ]


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
    canvas = Picture((1920, 1080))
    canvas.fill((200, 200, 200))
    dim_beside(canvas, VIEW, SPOTS)
    assert canvas.get_at((520, 120))[0] == 200
    assert canvas.get_at((700, 120))[0] < 150
    assert canvas.get_at((100, 120))[0] == 200


@pytest.mark.parametrize("steps", [0.5, 2, 4])
def test_a_moving_camera_sees_every_place_where_a_resting_one_sees_it(shell: Shell, steps: float) -> None:
    picture = BoardPicture(replace(scenery_of("police_chase"), life=Life()))
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


# ---- as sharp as can be ----


def seen_by(picture: BoardPicture, camera: Camera) -> bytes:
    canvas = Picture((1920, 1080)).convert()
    picture.draw(canvas, camera)
    return pygame.image.tobytes(canvas.surface, "RGB")


def moved_to_rest(camera: Camera, picture: BoardPicture) -> None:
    """Let the camera be seen while it moves, and then come to rest."""
    camera.update(16)
    assert camera.moving
    seen_by(picture, camera)
    camera.finish()
    camera.update(16)
    assert not camera.moving


@pytest.fixture
def city(shell: Shell) -> BoardPicture:
    return BoardPicture(scenery_of("cops_and_crooks"))


@pytest.fixture
def camera(city: BoardPicture) -> Camera:
    return Camera(VIEW, city.size)


def test_after_a_move_the_board_is_sharp_at_once(city: BoardPicture, camera: Camera) -> None:
    camera.zoom(2)
    camera.update(16)
    moving = seen_by(city, camera)
    moved_to_rest(camera, city)
    sharp = seen_by(city, camera)
    assert moving != sharp
    assert seen_by(BoardPicture(scenery_of("cops_and_crooks")), camera) == sharp


def test_the_whole_board_is_sharp_at_once_when_one_comes_back_to_it(
    city: BoardPicture, camera: Camera
) -> None:
    whole = seen_by(city, camera)
    camera.zoom(2)
    moved_to_rest(camera, city)
    camera.zoom(-2)
    moved_to_rest(camera, city)
    assert seen_by(city, camera) == whole


def test_no_place_is_shown_with_the_pixels_of_another(city: BoardPicture, camera: Camera) -> None:
    camera.zoom(3)
    camera.finish()
    here = seen_by(city, camera)
    for way, same in ((200, False), (-200, True)):
        camera.pan(way, 0)
        moved_to_rest(camera, city)
        assert (seen_by(city, camera) == here) is same


def test_pictures_stay_in_the_memory_that_they_have(city: BoardPicture, camera: Camera) -> None:
    camera.zoom(9)
    camera.finish()
    seen_by(city, camera)
    before = city.bytes
    for _ in range(3):
        camera.pan(40, 70)
        moved_to_rest(camera, city)
        seen_by(city, camera)
    assert city.bytes <= before * 1.01


def frames_to_rest(camera: Camera, picture: BoardPicture) -> list[int]:
    """In how many rows each frame differs from the last one, after the camera has come to rest."""
    shown = Picture((1920, 1080)).convert()
    rows: list[int] = []
    picture.draw(shown, camera)
    camera.finish()
    camera.update(16)
    while not rows or picture.sharpening.going_on:
        picture.sharpening.update(camera)
        before = shown.copy()
        picture.draw(shown, camera)
        lines = [pygame.Rect(0, y, 1920, 1) for y in range(1080)]
        alike = pygame.mask.from_threshold(shown.surface, (0, 0, 0), (1, 1, 1, 255), before.surface)
        alike.invert()
        changed = alike.get_bounding_rects()
        rows.append(sum(line.collidelist(changed) >= 0 for line in lines))
    return rows


def test_a_board_gets_sharp_band_by_band(city: BoardPicture, camera: Camera) -> None:
    camera.zoom(2)
    camera.update(16)
    city.sharpening.update(camera)
    rows = frames_to_rest(camera, city)
    assert len(rows) == BANDS
    assert all(0 < band <= VIEW.h / BANDS + SEARCHED for band in rows[1:])


def test_a_board_that_got_sharp_band_by_band_shows_every_place_as_if_it_was_made_at_once(
    city: BoardPicture, camera: Camera
) -> None:
    camera.zoom(2)
    camera.update(16)
    city.sharpening.update(camera)
    frames_to_rest(camera, city)
    banded, whole = (Picture((1920, 1080)).convert() for _ in range(2))
    city.draw(banded, camera)
    BoardPicture(scenery_of("cops_and_crooks")).draw(whole, camera)
    for y in range(0, VIEW.h, 10):
        line = pygame.Rect(VIEW.x, y, VIEW.w, 10)
        one, other = (pygame.transform.average_color(shown.surface, line) for shown in (banded, whole))
        assert one == pytest.approx(other, abs=2)


def test_what_another_camera_sees_is_sharp_at_once(city: BoardPicture, camera: Camera) -> None:
    other = Camera(VIEW, city.size)
    sharp = seen_by(city, other)
    camera.zoom(2)
    camera.update(16)
    city.sharpening.update(camera)
    assert city.sharpening.going_on
    assert seen_by(city, other) == sharp


# ---- decals while the camera moves ----


def white_circles(canvas: Picture, camera: Camera, streets: Board) -> float:
    """The part of the circles in view whose middle is white."""
    places = [camera.pixel(circle.at) for circle in streets.of_kind("circle")]
    shown = [at for at in places if VIEW.inflate(-20, -20).collidepoint(at)]
    white = [at for at in shown if min(canvas.get_at(at)[:3]) > min(WHITE) - 40]
    assert len(shown) > 20
    return len(white) / len(shown)


@pytest.mark.parametrize("colours", ["usual", "strong"])
def test_a_moving_camera_sees_every_mark_at_its_place(shell: Shell, colours: str) -> None:
    streets, canvas = load_board("stop_thief"), Picture((1920, 1080)).convert()
    camera = Camera(VIEW, streets.size)
    picture = BoardPicture(scenery_of("stop_thief"), DecalLayer(shell, streets, STREETS_DECALS))
    picture.draw(canvas, camera)
    assert white_circles(canvas, camera, streets) < 0.5
    if colours == "strong":
        shell.settings.change(colours="strong")
    camera.zoom(2, (900, 500))
    camera.update(120)
    assert camera.moving
    picture.draw(canvas, camera)
    assert white_circles(canvas, camera, streets) > 0.95


# ---- what is lit ----


@pytest.mark.parametrize("moves", [False, True])
@pytest.mark.parametrize(("count", "dims"), [(3, True), (20, True), (60, False)])
def test_beside_what_is_lit_the_board_is_dim_unless_nearly_all_is_lit(
    city: BoardPicture,
    camera: Camera,
    moves: bool,  # noqa: FBT001
    count: int,
    dims: bool,  # noqa: FBT001
) -> None:
    bright, lit = (Picture((1920, 1080)).convert() for _ in range(2))
    spots = [pygame.Rect(VIEW.x + 60 + 90 * (n % 10), 60 + 90 * (n // 10), 50, 50) for n in range(count)]
    if moves:
        camera.zoom(1)
        camera.update(60)
    city.draw(bright, camera)
    city.draw(lit, camera, spots)
    between = spots[0].right + 20, spots[0].centery
    assert light(lit, spots[0].center) > 0.9 * light(bright, spots[0].center)
    assert (light(lit, between) < 0.8 * light(bright, between)) is dims


def light(canvas: Picture, at: tuple[int, int]) -> float:
    """How bright it is around there."""
    area = pygame.Rect(at[0] - 8, at[1] - 8, 16, 16)
    return sum(pygame.transform.average_color(canvas.surface, area)[:3])


def test_a_picture_that_cannot_be_read_is_named(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "tiles.png"
    scenery = Scenery((1, 1), (), pictures={file: b"\x89PNG\r\n\x1a\n and no more"})
    with pytest.raises(BadMap) as refused:
        TilePictures(scenery).image(file)
    said = shell.words.explain(refused.value)
    assert said.startswith("tiles.png: this picture of the board cannot be read (")
