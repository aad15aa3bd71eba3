"""The window repaints what has changed and nothing else, and yet shows all of it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from functools import cache

import pygame
import pytest

from game.shell import draw
from game.shell.compositor import GROUND, MOST_RECTS, Compositor, DisplayList, joined, shifted
from game.shell.lru_cache import clear_caches
from game.shell.picture import Canvas, Picture, set_pixel_scale

SIZE = (400, 300)
RED, GREEN, BLUE, WHITE = (200, 30, 40), (30, 160, 60), (40, 60, 190), (250, 250, 250)
FAR = ((10, 10), (300, 220))
"""Two places that are too far apart to be repainted together."""
Drawing = Callable[[Canvas], object]


class Screen:
    """A surface with a compositor, and what was repainted last."""

    def __init__(self, scale: float = 1.0) -> None:
        self.scale = scale
        self.surface = pygame.Surface((round(SIZE[0] * scale), round(SIZE[1] * scale)))
        self.compositor = Compositor()

    def show(self, drawing: Drawing) -> list[pygame.Rect]:
        """Show a drawing, and see that it is shown whole."""
        repainted = self.compositor.show(self.surface, SIZE, self.scale, drawing)
        assert pixels(self.surface) == pixels(at_once(drawing, self.scale))
        return repainted

    def is_repainted(self, at: tuple[int, int], repainted: Iterable[pygame.Rect]) -> bool:
        return any(rect.collidepoint(at) for rect in repainted)


def at_once(drawing: Drawing, scale: float = 1.0) -> pygame.Surface:
    """A drawing on an empty picture."""
    picture = Picture(SIZE, scale=scale)
    picture.fill(GROUND)
    drawing(picture)
    return picture.surface


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def card(colour: tuple[int, ...] = RED, size: tuple[int, int] = (30, 40), scale: float = 1.0) -> Picture:
    """A picture in one colour; a fourth number is its opacity."""
    picture = Picture(size, pygame.SRCALPHA if len(colour) > 3 else 0, scale=scale)
    picture.fill(colour)
    return picture


def spots(*placed: tuple[Picture, tuple[float, float]]) -> Drawing:
    """These pictures at these places."""
    return lambda canvas: canvas.fblits(placed)


def layer(rect: tuple[int, int, int, int], colour: tuple[int, int, int], key: object = "panel") -> Drawing:
    """A layer that is filled with a colour."""
    return lambda canvas: canvas.layer(key, rect, lambda inside: inside.fill(colour))


def in_part(drawing: Drawing, area: tuple[int, int, int, int]) -> Drawing:
    return lambda canvas: drawing(canvas.part(area))


def over(*drawings: Drawing) -> Drawing:
    """One drawing over the other."""

    def draw_all(canvas: Canvas) -> None:
        for drawing in drawings:
            drawing(canvas)

    return draw_all


@pytest.fixture
def screen() -> Screen:
    return Screen()


# ---- what is repainted ----


def test_the_first_frame_is_painted_whole(screen: Screen) -> None:
    assert screen.show(spots((card(), FAR[0]))) == [pygame.Rect((0, 0), SIZE)]


def test_nothing_is_repainted_when_nothing_has_changed(screen: Screen) -> None:
    drawing = spots((card(), FAR[0]), (card(BLUE), FAR[1]))
    screen.show(drawing)
    assert screen.show(drawing) == []


def test_where_nothing_is_drawn_is_the_colour_of_the_ground(screen: Screen) -> None:
    screen.show(lambda _canvas: None)
    assert screen.surface.get_at((200, 150))[:3] == GROUND


def test_a_moved_picture_repaints_its_old_and_its_new_place_alone(screen: Screen) -> None:
    piece = card()
    screen.show(spots((piece, FAR[0])))
    repainted = screen.show(spots((piece, FAR[1])))
    assert sorted(map(tuple, repainted)) == [(10, 10, 30, 40), (300, 220, 30, 40)]


def test_a_picture_that_has_come_repaints_its_place_alone(screen: Screen) -> None:
    here, there = card(), card(BLUE)
    screen.show(spots((here, FAR[0])))
    assert screen.show(spots((here, FAR[0]), (there, FAR[1]))) == [pygame.Rect(300, 220, 30, 40)]


def test_a_picture_that_has_gone_repaints_its_place_alone(screen: Screen) -> None:
    here, there = card(), card(BLUE)
    screen.show(spots((here, FAR[0]), (there, FAR[1])))
    assert screen.show(spots((there, FAR[1]))) == [pygame.Rect(10, 10, 30, 40)]


def test_what_is_under_a_moving_picture_stays(screen: Screen) -> None:
    ground, piece = card(GREEN, SIZE), card((*RED, 120))
    for step in range(6):
        screen.show(spots((ground, (0, 0)), (piece, (20 + 9 * step, 30))))
    assert screen.surface.get_at((20, 30))[:3] == GREEN


def test_two_pictures_that_change_places_in_depth_are_noticed(screen: Screen) -> None:
    below, above = card(RED), card(BLUE)
    screen.show(spots((below, (50, 50)), (above, (60, 60))))
    screen.show(spots((above, (60, 60)), (below, (50, 50))))
    assert screen.surface.get_at((65, 65))[:3] == RED


def test_the_same_picture_twice_is_not_the_same_picture_once(screen: Screen) -> None:
    glass = card((*RED, 100))
    screen.show(spots((glass, FAR[0]), (glass, FAR[0])))
    assert screen.show(spots((glass, FAR[0])))


def test_a_picture_that_was_drawn_into_is_noticed(screen: Screen) -> None:
    piece = card()
    screen.show(spots((piece, FAR[0]), (card(BLUE), FAR[1])))
    draw.circle(piece, WHITE, (15, 20), 8)
    assert screen.is_repainted((25, 30), screen.show(spots((piece, FAR[0]))))


def test_a_part_of_a_picture_that_was_drawn_into_is_noticed(screen: Screen) -> None:
    piece = card()
    screen.show(spots((piece, FAR[0])))
    piece.part((5, 5, 10, 10)).fill(WHITE)
    assert screen.show(spots((piece, FAR[0]))) == [pygame.Rect(10, 10, 30, 40)]


def test_a_part_shows_what_was_drawn_into_its_picture(screen: Screen) -> None:
    piece = card()
    part = piece.part((5, 5, 10, 10))
    screen.show(spots((part, FAR[0])))
    piece.fill(WHITE)
    assert screen.show(spots((part, FAR[0]))) == [pygame.Rect(10, 10, 10, 10)]


def test_another_opacity_is_noticed(screen: Screen) -> None:
    piece = card()
    screen.show(spots((piece, FAR[0])))
    piece.set_alpha(90)
    assert screen.show(spots((piece, FAR[0]))) == [pygame.Rect(10, 10, 30, 40)]


def test_after_forgetting_everything_is_painted(screen: Screen) -> None:
    drawing = spots((card(), FAR[0]))
    screen.show(drawing)
    screen.surface.fill(WHITE)
    screen.compositor.forget()
    assert screen.show(drawing) == [pygame.Rect((0, 0), SIZE)]


def test_another_size_paints_everything(screen: Screen) -> None:
    drawing = spots((card(), FAR[0]))
    screen.show(drawing)
    screen.surface = pygame.Surface((800, 600))
    screen.scale = 2.0
    assert screen.show(drawing) == [pygame.Rect(0, 0, 800, 600)]


# ---- layers ----


def test_a_layer_with_the_same_key_is_not_painted_again(screen: Screen) -> None:
    painted: list[str] = []

    def drawing(canvas: Canvas) -> None:
        canvas.layer("panel", (10, 10, 90, 90), lambda _layer: painted.append("panel"))

    for _ in range(3):
        screen.compositor.show(screen.surface, SIZE, 1.0, drawing)
    assert painted == ["panel"]


def test_a_layer_with_a_new_key_is_painted_again(screen: Screen) -> None:
    for colour in (RED, BLUE):
        screen.show(layer((9, 9, 50, 50), colour, key=colour))
    assert screen.surface.get_at((20, 20))[:3] == BLUE


def test_a_layer_that_was_missing_for_a_frame_is_painted_again(screen: Screen) -> None:
    painted: list[str] = []

    def drawing(canvas: Canvas) -> None:
        canvas.layer("panel", (10, 10, 90, 90), lambda _layer: painted.append("panel"))

    for each in (drawing, lambda _canvas: None, drawing):
        screen.compositor.show(screen.surface, SIZE, 1.0, each)
    assert painted == ["panel", "panel"]


def test_a_layer_keeps_to_its_place(screen: Screen) -> None:
    screen.show(layer((100, 100, 50, 50), RED))
    red = pygame.mask.from_threshold(screen.surface, RED, (1, 1, 1, 255))
    assert red.get_bounding_rects() == [pygame.Rect(100, 100, 50, 50)]


def test_a_layer_in_another_place_is_another_layer(screen: Screen) -> None:
    for left in (20, 200):
        screen.show(layer((left, 100, 50, 50), RED))
    assert screen.surface.get_at((30, 110))[:3] == GROUND


def test_a_layer_of_a_moved_part_is_another_layer(screen: Screen) -> None:
    for left in (20, 200):
        screen.show(in_part(layer((0, 0, 9, 9), RED), (left, 40, 90, 90)))
    assert screen.surface.get_at((202, 42))[:3] == RED


def test_a_layer_that_is_cut_by_a_clip_is_another_layer(screen: Screen) -> None:
    panel = layer((100, 100, 50, 50), RED)

    def half_hidden(canvas: Canvas) -> None:
        canvas.set_clip((0, 0, 120, 120))
        panel(canvas)
        canvas.set_clip(None)

    screen.show(half_hidden)
    screen.show(panel)
    assert screen.surface.get_at((140, 140))[:3] == RED


def test_a_layer_in_a_layer_is_kept_with_it(screen: Screen) -> None:
    inner = layer((20, 20, 30, 30), BLUE)
    for key in ("a", "a", "b"):
        screen.show(lambda canvas, key=key: canvas.layer(key, (10, 10, 90, 90), inner))  # type: ignore[misc]
    assert screen.surface.get_at((30, 30))[:3] == BLUE


# ---- what can be drawn ----

kept = cache(card)
"""The same picture in every frame."""


def clipped(canvas: Canvas) -> None:
    canvas.set_clip((40, 40, 30, 30))
    canvas.fill(GREEN)
    canvas.blit(kept(size=(60, 60)), (50, 50))
    canvas.set_clip(None)
    canvas.blit(kept(BLUE), (200, 200))


def parts(canvas: Canvas) -> None:
    part = canvas.part((100, 50, 120, 90))
    part.fill(GREEN)
    part.blit(kept(size=(80, 80)), (90, -20))
    part.part((10, 10, 30, 30)).fill(WHITE)
    draw.circle(part, BLUE, (60, 80), 25, 3)
    part.set_clip((0, 0, 20, 20))
    part.fill(RED)


def blended(canvas: Canvas) -> None:
    canvas.blit(kept(GREEN, (200, 200)), (20, 20))
    canvas.fill((120, 90, 60), (60, 60, 90, 90), pygame.BLEND_RGB_MULT)
    canvas.fill((60, 60, 60), (100, 100, 200, 90), pygame.BLEND_RGB_ADD)
    canvas.blit(kept(BLUE, (90, 90)), (200, 30), special_flags=pygame.BLEND_RGB_ADD)


def stretched(canvas: Canvas) -> None:
    source = checkered()
    canvas.stretch(source, pygame.Rect(3, 5, 30, 30), pygame.Rect(40, 40, 133, 97))
    canvas.set_clip((200, 0, 90, 300))
    canvas.stretch(source, pygame.Rect(0, 0, 40, 40), pygame.Rect(180, 60, 170, 170))
    canvas.set_clip(None)


def copied(canvas: Canvas) -> None:
    canvas.copy_pixels(checkered(), pygame.Rect(5, 5, 22, 17), (61, 43))


def cut(canvas: Canvas) -> None:
    source = checkered()
    canvas.blit(source, (30, 30), (10, 10, 15, 15))
    canvas.blit(source, (90, 30), (-10, -10, 30, 30))
    canvas.blit(source, (150, 30), (30, 30, 30, 30))
    canvas.blit(source, (-20, -20))
    canvas.blit(source, (380, 280))


def shapes(canvas: Canvas) -> None:
    draw.rect(canvas, RED, (20, 20, 90, 60), border_radius=12)
    draw.rect(canvas, WHITE, (20, 20, 90, 60), 3, border_radius=12)
    draw.circle(canvas, GREEN, (200, 80), 33)
    draw.aacircle(canvas, BLUE, (280, 80), 33.5, 4)
    draw.ellipse(canvas, RED, (20, 120, 130, 60), 5)
    draw.line(canvas, WHITE, (30, 200), (170, 288), 7)
    draw.aaline(canvas, RED, (30, 290), (190, 205), 3)
    draw.lines(canvas, GREEN, False, [(200, 200), (250, 280), (300, 190), (380, 290)], 4)
    draw.polygon(canvas, BLUE, [(300, 120), (390, 140), (340, 190)])
    draw.polygon(canvas, WHITE, [(300, 120), (390, 140), (340, 190)], 3)


@cache
def checkered() -> Picture:
    """A picture in which every pixel can be told from its neighbours."""
    picture = Picture((40, 40), scale=1.0)
    for x in range(40):
        for y in range(40):
            picture.fill(((x * 37) % 256, (y * 91) % 256, (x * y * 7) % 256), (x, y, 1, 1))
    return picture


DRAWINGS = [clipped, parts, blended, stretched, copied, cut, shapes]


@pytest.mark.parametrize("drawing", DRAWINGS)
def test_a_first_frame_is_what_is_drawn_at_once(screen: Screen, drawing: Drawing) -> None:
    screen.show(drawing)


@pytest.mark.parametrize("drawing", DRAWINGS)
def test_what_comes_over_an_empty_screen_is_what_is_drawn_at_once(screen: Screen, drawing: Drawing) -> None:
    screen.show(lambda _canvas: None)
    assert screen.show(drawing)


@pytest.mark.parametrize("drawing", DRAWINGS)
def test_what_goes_leaves_nothing_behind(screen: Screen, drawing: Drawing) -> None:
    screen.show(drawing)
    assert screen.show(lambda _canvas: None)


@pytest.mark.parametrize("drawing", DRAWINGS)
def test_what_a_small_thing_moves_over_stays_whole(screen: Screen, drawing: Drawing) -> None:
    piece, luck = card((*WHITE, 130), (23, 17)), random.Random(7)
    for _ in range(40):
        at = luck.randrange(-10, 400), luck.randrange(-10, 300)
        screen.show(over(drawing, spots((piece, at))))


@pytest.mark.parametrize("scale", [2 / 3, 1.5, 2.0])
@pytest.mark.parametrize("drawing", DRAWINGS)
def test_with_other_pixels_a_small_thing_leaves_no_trace(drawing: Drawing, scale: float) -> None:
    screen, piece, luck = Screen(scale), card((*WHITE, 130), (23, 17)), random.Random(7)
    for _ in range(20):
        at = luck.randrange(-10, 400), luck.randrange(-10, 300)
        screen.show(over(drawing, spots((piece, at))))


def test_a_clip_that_was_set_can_be_read(screen: Screen) -> None:
    seen: list[pygame.Rect] = []

    def drawing(canvas: Canvas) -> None:
        canvas.set_clip((40, 30, 60, 50))
        seen.append(canvas.get_clip())
        canvas.set_clip(None)
        seen.append(canvas.get_clip())

    screen.compositor.show(screen.surface, SIZE, 1.0, drawing)
    assert seen == [pygame.Rect(40, 30, 60, 50), pygame.Rect((0, 0), SIZE)]


def test_a_blit_tells_where_it_drew(screen: Screen) -> None:
    seen: list[pygame.Rect] = []
    screen.compositor.show(
        screen.surface, SIZE, 1.0, lambda canvas: seen.append(canvas.blit(card(), (12.7, 20)))
    )
    assert seen == [pygame.Rect(12, 20, 30, 40)]


def test_what_is_outside_is_not_noted() -> None:
    notes = DisplayList(SIZE, SIZE, 1.0)
    notes.blit(card(), (500, 20))
    draw.circle(notes, RED, (-90, -90), 20)
    assert notes.ops == []


def test_a_picture_for_other_pixels_is_shown_in_its_size_in_points() -> None:
    set_pixel_scale(2.0)
    screen, piece = Screen(2.0), card(RED, (30, 40), scale=1.0)
    screen.show(spots((piece, (10, 10))))
    red = pygame.mask.from_threshold(screen.surface, RED, (1, 1, 1, 255))
    assert red.get_bounding_rects() == [pygame.Rect(20, 20, 60, 80)]


def test_a_change_of_a_picture_for_other_pixels_is_noticed() -> None:
    screen, piece = Screen(2.0), card(RED, (30, 40), scale=1.0)
    screen.show(spots((piece, (10, 10))))
    piece.fill(BLUE)
    assert screen.show(spots((piece, (10, 10)))) == [pygame.Rect(20, 20, 60, 80)]


# ---- aside ----


def aside(by: tuple[int, int], drawing: Drawing) -> Drawing:
    return lambda canvas: shifted(canvas, by, drawing)


@pytest.mark.parametrize("scale", [1.0, 0.75, 2.0])
def test_what_shakes_is_shown_whole(scale: float) -> None:
    set_pixel_scale(scale)
    screen, ground = Screen(scale), card(GREEN, SIZE, scale=scale)
    table = over(spots((ground, (0, 0)), (card(scale=scale), (120, 80))), layer((40, 40, 60, 30), BLUE))
    screen.show(over(table, spots((card(WHITE, scale=scale), (10, 10)))))
    for step, by in enumerate([(8, 4), (-8, -4), (3, 0), (0, -3)]):
        moves = over(table, spots((card((*RED, 90), scale=scale), (200 + 8 * step, 100))))
        screen.show(over(aside(by, moves), spots((card(WHITE, scale=scale), (10, 10 + step)))))
    screen.show(over(table, spots((card(WHITE, scale=scale), (10, 10)))))


def test_a_layer_that_shakes_is_not_painted_again(screen: Screen) -> None:
    painted: list[Canvas] = []
    table: Drawing = lambda canvas: canvas.layer("table", (0, 0, 90, 90), painted.append)  # noqa: E731
    for drawing in (table, aside((4, 2), table), aside((-4, -2), table), table):
        screen.compositor.show(screen.surface, SIZE, 1.0, drawing)
    assert len(painted) == 1


def test_a_shaking_table_is_shown_whole_when_all_caches_are_emptied(screen: Screen) -> None:
    table = spots((card(GREEN, SIZE), (0, 0)), (card(), (120, 80)))
    screen.show(aside((8, 4), table))
    clear_caches()
    screen.show(aside((-8, -4), table))
    clear_caches()
    screen.show(table)


# ---- few rectangles ----


def random_rects(seed: int, many: int) -> list[pygame.Rect]:
    luck = random.Random(seed)
    return [
        pygame.Rect(luck.randrange(1900), luck.randrange(1000), luck.randrange(1, 150), luck.randrange(1, 90))
        for _ in range(many)
    ]


@pytest.mark.parametrize("many", [1, 2, 7, 30, 200])
def test_joined_rectangles_cover_all(many: int) -> None:
    for seed in range(20):
        rects = random_rects(seed, many)
        found = joined(rects)
        assert all(any(one.contains(rect) for one in found) for rect in rects)


@pytest.mark.parametrize("many", [2, 7, 30, 200])
def test_joined_rectangles_do_not_overlap(many: int) -> None:
    for seed in range(20):
        found = joined(random_rects(seed, many))
        assert all(len(one.collidelistall(found)) == 1 for one in found)


def test_there_are_never_many_rectangles() -> None:
    dots = [pygame.Rect(150 * x, 130 * y, 2, 2) for x in range(12) for y in range(8)]
    assert len(joined(dots)) <= MOST_RECTS


def test_rectangles_far_apart_stay_apart() -> None:
    far = [pygame.Rect(0, 0, 40, 40), pygame.Rect(900, 900, 40, 40)]
    assert joined(far) == far


@pytest.mark.parametrize("seed", range(6))
def test_random_pictures_that_come_go_move_and_change_are_always_shown(seed: int) -> None:
    luck, screen = random.Random(seed), Screen()
    cards = [
        card(
            (*(luck.randrange(256) for _ in range(3)), *luck.choice([(), (luck.randrange(256),)])),
            (luck.randrange(5, 120), luck.randrange(5, 120)),
        )
        for _ in range(9)
    ]
    placed = [(piece, (luck.randrange(400), luck.randrange(300))) for piece in cards]
    for _ in range(60):
        what = luck.randrange(5)
        number = luck.randrange(len(placed))
        if what == 0:
            placed[number] = placed[number][0], (luck.randrange(400), luck.randrange(300))
        elif what == 1:
            luck.shuffle(placed)
        elif what == 2 and len(placed) > 2:
            placed.pop(number)
        elif what == 3:
            placed.insert(number, (luck.choice(cards), (luck.randrange(400), luck.randrange(300))))
        else:
            draw.circle(luck.choice(cards), WHITE, (luck.randrange(50), luck.randrange(50)), 6)
        screen.show(spots(*placed))
