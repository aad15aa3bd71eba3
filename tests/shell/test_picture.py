"""Pictures in points: with one pixel to a point as pygame draws them, and finer with more."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pygame
import pytest

from game.shell import draw, paint, transform
from game.shell.picture import Canvas, Picture, pixel_rect, pixel_scale, set_pixel_scale
from game.shell.services import Shell

SIZE = (160, 120)
RED, GREEN, BLUE, WHITE, INK = (200, 30, 40), (30, 160, 60), (40, 60, 190), (250, 250, 250), (11, 16, 32)
TWO_THIRDS = 2 / 3


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def striped(size: tuple[int, int] = (40, 30), scale: float = 1.0) -> Picture:
    """A picture in which places can be told apart."""
    picture = Picture(size, pygame.SRCALPHA, scale=scale)
    for x in range(0, size[0], 4):
        picture.fill((x * 5 % 256, 90, 255 - x * 5 % 256, 255 - x), (x, 0, 4, size[1]))
    return picture


# ---- one pixel to a point ----

Pair = tuple[Callable[[Canvas], object], Callable[[pygame.Surface], object]]
CORNERS = [(10.5, 10), (90, 25.4), (60, 99)]
SHAPES: dict[str, Pair] = {
    "rect": (
        lambda canvas: draw.rect(canvas, RED, (10, 12, 90, 60)),
        lambda surface: pygame.draw.rect(surface, RED, (10, 12, 90, 60)),
    ),
    "round rect": (
        lambda canvas: draw.rect(canvas, RED, (10, 12, 90, 60), 3, 14),
        lambda surface: pygame.draw.rect(surface, RED, (10, 12, 90, 60), 3, 14),
    ),
    "rect with two round corners": (
        lambda canvas: draw.rect(
            canvas, RED, (10, 12, 90, 60), border_top_left_radius=9, border_bottom_right_radius=20
        ),
        lambda surface: pygame.draw.rect(
            surface, RED, (10, 12, 90, 60), border_top_left_radius=9, border_bottom_right_radius=20
        ),
    ),
    "circle": (
        lambda canvas: draw.circle(canvas, GREEN, (60.5, 50), 33.3, 4),
        lambda surface: pygame.draw.circle(surface, GREEN, (60.5, 50), 33.3, 4),
    ),
    "smooth circle": (
        lambda canvas: draw.aacircle(canvas, GREEN, (60, 50), 33),
        lambda surface: pygame.draw.aacircle(surface, GREEN, (60, 50), 33),
    ),
    "ellipse": (
        lambda canvas: draw.ellipse(canvas, BLUE, (10, 12, 90, 60), 5),
        lambda surface: pygame.draw.ellipse(surface, BLUE, (10, 12, 90, 60), 5),
    ),
    "line": (
        lambda canvas: draw.line(canvas, BLUE, (3, 5), (150.7, 99), 6),
        lambda surface: pygame.draw.line(surface, BLUE, (3, 5), (150.7, 99), 6),
    ),
    "smooth line": (
        lambda canvas: draw.aaline(canvas, BLUE, (3, 5.5), (150.7, 99)),
        lambda surface: pygame.draw.aaline(surface, BLUE, (3, 5.5), (150.7, 99)),
    ),
    "lines": (
        lambda canvas: draw.lines(canvas, BLUE, True, CORNERS, 3),
        lambda surface: pygame.draw.lines(surface, BLUE, True, CORNERS, 3),
    ),
    "polygon": (
        lambda canvas: draw.polygon(canvas, WHITE, CORNERS),
        lambda surface: pygame.draw.polygon(surface, WHITE, CORNERS),
    ),
    "outlined polygon": (
        lambda canvas: draw.polygon(canvas, WHITE, CORNERS, 4),
        lambda surface: pygame.draw.polygon(surface, WHITE, CORNERS, 4),
    ),
    "fill": (
        lambda canvas: canvas.fill((90, 80, 70), (20, 20, 300, 30)),
        lambda surface: surface.fill((90, 80, 70), (20, 20, 300, 30)),
    ),
    "blended fill": (
        lambda canvas: canvas.fill((90, 80, 70), (20, 20, 50, 30), pygame.BLEND_RGB_ADD),
        lambda surface: surface.fill((90, 80, 70), (20, 20, 50, 30), pygame.BLEND_RGB_ADD),
    ),
    "blit": (
        lambda canvas: canvas.blit(striped(), (33.9, -7.2)),
        lambda surface: surface.blit(striped().surface, (33.9, -7.2)),
    ),
    "blit of an area": (
        lambda canvas: canvas.blit(striped(), pygame.Rect(50, 40, 1, 1), (10, 5, 20, 90)),
        lambda surface: surface.blit(striped().surface, pygame.Rect(50, 40, 1, 1), (10, 5, 20, 90)),
    ),
    "blended blit": (
        lambda canvas: canvas.blit(striped(), (30, 30), special_flags=pygame.BLEND_RGB_MULT),
        lambda surface: surface.blit(striped().surface, (30, 30), special_flags=pygame.BLEND_RGB_MULT),
    ),
}


@pytest.mark.parametrize("name", SHAPES)
@pytest.mark.parametrize("flags", [0, pygame.SRCALPHA])
def test_with_a_pixel_to_a_point_all_is_as_pygame_draws_it(name: str, flags: int) -> None:
    ours, theirs = SHAPES[name]
    picture, surface = Picture(SIZE, flags), pygame.Surface(SIZE, flags)
    for ground in (picture, surface):
        ground.fill((20, 30, 60))
    ours(picture)
    theirs(surface)
    assert pixels(picture.surface) == pixels(surface)


TRANSFORMED: dict[str, tuple[Callable[[Picture], Picture], Callable[[pygame.Surface], pygame.Surface]]] = {
    "smoothscale": (
        lambda picture: transform.smoothscale(picture, (71, 23)),
        lambda surface: pygame.transform.smoothscale(surface, (71, 23)),
    ),
    "smoothscale by": (
        lambda picture: transform.smoothscale_by(picture, 1.7),
        lambda surface: pygame.transform.smoothscale_by(surface, 1.7),
    ),
    "scale": (
        lambda picture: transform.scale(picture, (71, 23)),
        lambda surface: pygame.transform.scale(surface, (71, 23)),
    ),
    "rotate": (
        lambda picture: transform.rotate(picture, 31),
        lambda surface: pygame.transform.rotate(surface, 31),
    ),
    "rotozoom": (
        lambda picture: transform.rotozoom(picture, 31, 1.4),
        lambda surface: pygame.transform.rotozoom(surface, 31, 1.4),
    ),
    "flip": (
        lambda picture: transform.flip(picture, True, False),
        lambda surface: pygame.transform.flip(surface, True, False),
    ),
    "box blur": (
        lambda picture: transform.box_blur(picture, 3),
        lambda surface: pygame.transform.box_blur(surface, 3),
    ),
}


@pytest.mark.parametrize("name", TRANSFORMED)
def test_with_a_pixel_to_a_point_a_new_picture_is_as_pygame_makes_it(name: str) -> None:
    ours, theirs = TRANSFORMED[name]
    made, surface = ours(striped()), theirs(striped().surface)
    assert made.size == surface.get_size()
    assert pixels(made.surface) == pixels(surface)


def test_the_mean_colour_is_that_of_pygame() -> None:
    picture = striped()
    assert transform.average_color(picture) == pygame.transform.average_color(picture.surface)


def test_a_part_shares_its_pixels() -> None:
    picture = Picture(SIZE)
    picture.part((20, 30, 40, 50)).fill(RED)
    red = pygame.mask.from_threshold(picture.surface, RED, (1, 1, 1, 255))
    assert red.get_bounding_rects() == [pygame.Rect(20, 30, 40, 50)]


def test_a_copy_has_pixels_of_its_own() -> None:
    picture = Picture(SIZE)
    picture.copy().fill(RED)
    assert picture.get_at((5, 5))[:3] == (0, 0, 0)


# ---- sizes ----


@pytest.mark.parametrize("scale", [0.5, TWO_THIRDS, 1.0, 1.25, 2.0])
def test_a_picture_is_as_large_in_points_with_any_pixels(scale: float) -> None:
    picture = Picture((121, 77), scale=scale)
    assert picture.size == picture.get_size() == (121, 77)
    assert picture.get_rect(center=(300, 200)) == pygame.Rect(0, 0, 121, 77).move_to(center=(300, 200))
    assert picture.surface.get_size() == (round(121 * scale), round(77 * scale))


def test_new_pictures_have_the_pixels_of_the_window() -> None:
    set_pixel_scale(2.0)
    assert pixel_scale() == 2.0
    assert Picture((30, 20)).surface.get_size() == (60, 40)


def test_the_smallest_picture_has_a_pixel() -> None:
    assert Picture((1, 1), scale=0.3).surface.get_size() == (1, 1)


def test_a_surface_becomes_a_picture_of_its_size_in_points() -> None:
    surface = pygame.Surface((81, 60))
    assert Picture.of(surface, scale=2.0).size == (41, 30)
    assert Picture.of(surface, (40, 30), 2.0).size == (40, 30)


@pytest.mark.parametrize("scale", [0.5, TWO_THIRDS, 1.25, 2.0])
@pytest.mark.parametrize("name", ["smoothscale", "scale", "flip", "box blur", "rotozoom", "rotate"])
def test_a_new_picture_is_about_as_large_in_points_with_any_pixels(name: str, scale: float) -> None:
    plain = TRANSFORMED[name][0](striped((40, 30)))
    set_pixel_scale(scale)
    fine = TRANSFORMED[name][0](striped((40, 30), scale))
    assert all(abs(one - other) <= 3 for one, other in zip(plain.size, fine.size, strict=True))
    assert fine.scale == scale


@pytest.mark.parametrize("scale", [TWO_THIRDS, 0.75, 1.0, 1.333, 2.0])
def test_areas_that_touch_in_points_touch_in_pixels(scale: float) -> None:
    edges = [0, 7, 20, 33, 34, 100, 101, 333, 640]
    rects = [pixel_rect((left, 0, right - left, 9), scale) for left, right in itertools.pairwise(edges)]
    assert all(one.right == other.left for one, other in itertools.pairwise(rects))


def test_filled_areas_that_touch_leave_no_gap_and_do_not_overlap() -> None:
    picture = Picture((97, 20), scale=TWO_THIRDS)
    for left in range(0, 97, 7):
        picture.fill((1, 1, 1), (left, 0, 7, 20), pygame.BLEND_RGB_ADD)
    seen = {tuple(picture.surface.get_at((x, 5)))[:3] for x in range(picture.surface.get_width())}
    assert seen == {(1, 1, 1)}


def test_a_part_that_touches_another_touches_it_in_pixels() -> None:
    picture = Picture((97, 20), scale=TWO_THIRDS)
    left, right = picture.part((0, 0, 50, 20)), picture.part((50, 0, 47, 20))
    assert left.surface.get_width() + right.surface.get_width() == picture.surface.get_width()


@pytest.mark.parametrize("scale", [TWO_THIRDS, 1.0, 2.0])
def test_a_colour_is_found_where_it_was_drawn(scale: float) -> None:
    picture = Picture((99, 99), scale=scale)
    picture.fill(RED, (30, 30, 30, 30))
    assert picture.get_at((45, 45))[:3] == RED
    assert picture.get_at((20, 45))[:3] == (0, 0, 0)


@pytest.mark.parametrize("scale", [TWO_THIRDS, 1.0, 2.0])
def test_what_is_drawn_is_bounded_in_points(scale: float) -> None:
    picture = Picture((99, 99), pygame.SRCALPHA, scale=scale)
    picture.fill(RED, (30, 30, 30, 30))
    assert picture.get_bounding_rect() == pygame.Rect(30, 30, 30, 30)


@pytest.mark.parametrize("scale", [TWO_THIRDS, 1.0, 2.0])
def test_nothing_is_drawn_outside_of_a_clip(scale: float) -> None:
    picture = Picture((99, 99), pygame.SRCALPHA, scale=scale)
    picture.set_clip((30, 30, 30, 30))
    assert picture.get_clip() == pygame.Rect(30, 30, 30, 30)
    picture.fill(RED)
    picture.set_clip(None)
    assert picture.get_bounding_rect() == pygame.Rect(30, 30, 30, 30)


def test_a_layer_is_clipped_and_leaves_the_clip_as_it_was() -> None:
    picture = Picture((99, 99), pygame.SRCALPHA)
    picture.set_clip((0, 0, 50, 50))
    picture.layer("key", (30, 30, 60, 60), lambda inside: inside.fill(RED))
    assert picture.get_clip() == pygame.Rect(0, 0, 50, 50)
    assert picture.get_bounding_rect() == pygame.Rect(30, 30, 20, 20)


# ---- other pixels ----


def enlarged(picture: Picture) -> pygame.Surface:
    """A picture with twice its pixels, and no more detail."""
    width, height = picture.surface.get_size()
    return pygame.transform.smoothscale(picture.surface, (2 * width, 2 * height))


def soft_pixels(surface: pygame.Surface) -> int:
    """How many pixels of an edge are neither ink nor ground."""
    return pygame.mask.from_surface(surface, 20).count() - pygame.mask.from_surface(surface, 235).count()


def round_panel() -> Picture:
    return paint.rounded((90, 60), 20)


def disc() -> Picture:
    picture = Picture((90, 60), pygame.SRCALPHA)
    draw.aacircle(picture, WHITE, (45, 30), 25)
    return picture


@pytest.mark.parametrize("make", [round_panel, disc])
def test_with_two_pixels_to_a_point_an_edge_is_finer(make: Callable[[], Picture]) -> None:
    plain = make()
    set_pixel_scale(2.0)
    fine = make()
    assert fine.size == plain.size
    assert fine.surface.get_size() == enlarged(plain).get_size()
    assert soft_pixels(fine.surface) < 0.75 * soft_pixels(enlarged(plain))


def test_with_two_pixels_to_a_point_text_is_finer(shell: Shell) -> None:
    plain = shell.text.line("Stop Thief!", "text", 30, WHITE)
    set_pixel_scale(2.0)
    fine = shell.text.line("Stop Thief!", "text", 30, WHITE)
    assert all(abs(one - other) <= 2 for one, other in zip(plain.size, fine.size, strict=True))
    assert soft_pixels(fine.surface) < 0.75 * soft_pixels(enlarged(plain))


@pytest.mark.parametrize("scale", [TWO_THIRDS, 2.0])
def test_a_picture_for_other_pixels_is_drawn_in_its_size(scale: float) -> None:
    picture = Picture((90, 90), pygame.SRCALPHA, scale=scale)
    coin = Picture((30, 30), scale=1.0)
    coin.fill(RED)
    picture.blit(coin, (30, 30))
    assert picture.get_bounding_rect() == pygame.Rect(30, 30, 30, 30)


def test_a_picture_with_the_right_pixels_is_its_own_scaled_one() -> None:
    picture = striped()
    assert picture.scaled_for(1.0) is picture


def test_a_picture_is_scaled_once_for_other_pixels() -> None:
    picture = striped()
    scaled = picture.scaled_for(2.0)
    assert scaled.surface.get_size() == (80, 60)
    assert scaled.size == picture.size
    assert picture.scaled_for(2.0) is scaled


def test_a_changed_picture_is_scaled_again() -> None:
    picture = striped()
    before = picture.scaled_for(2.0)
    picture.fill(RED)
    after = picture.scaled_for(2.0)
    assert after is not before
    assert after.get_at((10, 10))[:3] == RED


def test_a_scaled_picture_is_as_transparent(shell: Shell) -> None:
    glass = Picture((30, 30), scale=1.0).convert()
    glass.fill(RED)
    glass.set_alpha(100)
    on = [Picture((30, 30), scale=scale) for scale in (1.0, 2.0)]
    for ground in on:
        ground.blit(glass, (0, 0))
    assert on[0].get_at((15, 15)) == on[1].get_at((15, 15))


# ---- versions ----

CHANGES: list[Callable[[Picture], object]] = [
    lambda picture: picture.fill(RED),
    lambda picture: picture.blit(striped(), (0, 0)),
    lambda picture: picture.fblits([(striped(), (0, 0))]),
    lambda picture: draw.line(picture, RED, (0, 0), (9, 9)),
    lambda picture: picture.set_alpha(50),
    lambda picture: picture.part((0, 0, 9, 9)).fill(RED),
    lambda picture: picture.part((0, 0, 19, 19)).part((0, 0, 9, 9)).fill(RED),
    lambda picture: picture.stretch(striped(), pygame.Rect(0, 0, 9, 9), pygame.Rect(0, 0, 20, 20)),
    lambda picture: picture.copy_pixels(striped(), pygame.Rect(0, 0, 9, 9), (3, 3)),
    lambda picture: picture.changed(),
]


@pytest.mark.parametrize("change", CHANGES)
def test_every_change_makes_another_version(change: Callable[[Picture], object]) -> None:
    picture = Picture(SIZE)
    before = picture.version
    change(picture)
    assert picture.version != before


def test_a_part_has_the_version_of_its_picture() -> None:
    picture = Picture(SIZE)
    part = picture.part((0, 0, 9, 9))
    picture.fill(RED)
    assert part.version == picture.version


def test_looking_at_a_picture_makes_no_version() -> None:
    picture = Picture(SIZE)
    before = picture.version
    picture.get_at((3, 3))
    picture.get_bounding_rect()
    Picture(SIZE).blit(picture, (0, 0))
    assert picture.version == before


def test_a_picture_knows_its_bytes() -> None:
    assert Picture((100, 50), pygame.SRCALPHA, scale=2.0).bytes == 200 * 100 * 4
