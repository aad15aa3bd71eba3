"""What is printed on the boards: every number once, at its place, and readable."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pygame
import pytest

from game.core.board import Board
from game.games.cops_and_crooks.screen.marks import BOARD_DECALS as CITY_DECALS
from game.games.library import load_board
from game.games.stop_thief.screen.spaces.marks import BOARD_DECALS as STREETS_DECALS
from game.games.stop_thief.screen.spaces.marks import PRINT, STYLES
from game.shell.picture import Picture
from game.shell.services import Shell
from game.shell.theme import CREAM, DEEP, GREEN, SMALLEST_TEXT, WHITE
from game.table.board.camera import Camera
from game.table.board.decal_layer import FEW, DecalLayer
from game.table.board.decals import NUMBER, Decal, DecalPainter
from tests.scenes.ink import READABLE, contrast

pytestmark = pytest.mark.medium

VIEW = pygame.Rect(420, 0, 1080, 1080)
SCALE = STREETS_DECALS.full_scale
CITY_SCALE = CITY_DECALS.full_scale


@pytest.fixture
def streets() -> Board:
    return load_board("stop_thief")


@pytest.fixture
def city() -> Board:
    return load_board("cops_and_crooks")


def middle(decal: Decal, scale: float) -> tuple[float, float]:
    return pygame.Rect(decal.corner(scale), decal.picture.get_size()).center


def is_white(picture: Picture, at: tuple[float, float]) -> bool:
    found = picture.get_at((round(at[0]), round(at[1])))
    return all(abs(part - white) < 12 for part, white in zip(found, WHITE, strict=False))


def arrived(camera: Camera) -> Camera:
    camera.finish()
    return camera


def draw_until_built(marks: DecalLayer, camera: Camera) -> int:
    """Draw frames until the marks are those of this scale; how many it took."""
    canvas, frames = Picture((1920, 1080)), 1
    marks.draw(canvas, arrived(camera))
    while marks.unfinished:
        marks.draw(canvas, camera)
        frames += 1
    return frames


class CountingLayer(DecalLayer):
    """Counts how often the marks are built."""

    builds = 0

    def decals(self, scale: float) -> Iterator[Decal]:
        self.builds += 1
        return super().decals(scale)


# ---- Stop Thief! ----


def test_every_number_is_printed_once(shell: Shell, streets: Board) -> None:
    printed = Counter(
        decal.text for decal in DecalLayer(shell, streets, STREETS_DECALS).decals(SCALE) if decal.text
    )
    assert printed == Counter(
        str(space.number) for space in streets.spaces.values() if space.kind != "circle"
    )


def test_every_number_stands_in_the_middle_of_its_space(shell: Shell, streets: Board) -> None:
    for decal in DecalLayer(shell, streets, STREETS_DECALS).decals(SCALE):
        if decal.text:
            x, y = streets.spaces[int(decal.text)].at
            assert middle(decal, SCALE) == pytest.approx((x * SCALE, y * SCALE), abs=1)


def test_every_number_is_seen_in_its_ink(shell: Shell, streets: Board) -> None:
    picture = DecalLayer(shell, streets, STREETS_DECALS).picture(SCALE)
    for space in streets.spaces.values():
        if space.kind in STYLES:
            part = pygame.Rect(0, 0, 26, 16)
            part.center = round(space.at[0] * SCALE), round(space.at[1] * SCALE)
            ink = pygame.mask.from_threshold(picture.part(part).surface, STYLES[space.kind].ink, (24, 24, 24))
            assert ink.count() > 30, space.number


def test_every_circle_is_a_white_dot(shell: Shell, streets: Board) -> None:
    picture = DecalLayer(shell, streets, STREETS_DECALS).picture(SCALE)
    for circle in streets.of_kind("circle"):
        x, y = circle.at
        assert is_white(picture, (x * SCALE, y * SCALE))


def test_shoe_prints_lead_from_street_to_street(shell: Shell, streets: Board) -> None:
    picture = DecalLayer(shell, streets, STREETS_DECALS).picture(SCALE)
    here, there = (pygame.Vector2(streets.spaces[number].at) * SCALE for number in (879, 859))
    way = pygame.Rect(here, (there.x - here.x, 14)).move(0, -7)
    assert pygame.mask.from_threshold(picture.part(way).surface, PRINT, (12, 12, 12, 255)).count() > 60


@pytest.mark.parametrize("text_scale", [100, 125, 150, 200])
def test_shoe_prints_lead_from_every_door_and_window_across_the_street(
    shell: Shell, streets: Board, text_scale: int
) -> None:
    shell.settings.change(text_scale=text_scale)
    picture = DecalLayer(shell, streets, STREETS_DECALS).picture(SCALE)
    for path in streets.paths:
        start, end = (pygame.Vector2(streets.spaces[number].at) * SCALE for number in (path.start, path.end))
        if streets.spaces[path.start].kind in {"door", "window"} and start.x != end.x and start.y != end.y:
            way = pygame.Rect(0, 0, 14, 14)
            way.center = start.lerp(end, 0.67)
            prints = pygame.mask.from_threshold(picture.part(way).surface, PRINT, (12, 12, 12, 255)).count()
            assert prints > 20, path


def test_numbers_stand_out_from_their_marks() -> None:
    for look in STYLES.values():
        assert contrast(look.ink, look.fill) >= READABLE


def test_kinds_differ_in_outline_or_clearly_in_brightness() -> None:
    for one, other in combinations(STYLES.values(), 2):
        assert one.size != other.size or contrast(one.fill, other.fill) > 1.5


def test_no_two_kinds_look_the_same(shell: Shell, streets: Board) -> None:
    shown = {
        streets.spaces[int(s.text)].kind: s
        for s in DecalLayer(shell, streets, STREETS_DECALS).decals(SCALE)
        if s.text
    }
    faces = {pygame.image.tobytes(decal.picture.surface, "RGBA") for decal in shown.values()}
    assert len(faces) == len(STYLES) == len(shown)


# ---- Cops and Crooks ----


def test_every_house_with_money_tells_its_loot(shell: Shell, city: Board) -> None:
    printed = Counter(decal.text for decal in DecalLayer(shell, city, CITY_DECALS).decals(CITY_SCALE))
    loot = Counter(f"${s.properties['loot']:,}" for s in city.spaces.values() if "loot" in s.properties)
    assert {text: printed[text] for text in loot} == loot


def test_hideouts_agencies_and_exits_have_their_names(shell: Shell, city: Board) -> None:
    printed = Counter(decal.text for decal in DecalLayer(shell, city, CITY_DECALS).decals(CITY_SCALE))
    names = {
        "HIDEOUT": 4,
        "INTELLIGENCE AGENCY": 2,
        "TRAVEL AGENCY": 1,
        "RAIL": 1,
        "AIRPORT": 1,
        "HARBOUR": 1,
    }
    assert {name: printed[name] for name in names} == names


def test_every_station_has_the_letter_of_its_line(shell: Shell, city: Board) -> None:
    printed = Counter(decal.text for decal in DecalLayer(shell, city, CITY_DECALS).decals(CITY_SCALE))
    for line in "rgu":
        here = [space for space in city.spaces.values() if space.properties.get("line") == line]
        assert printed[line.upper()] == len(here)


def test_plates_hide_no_middle_of_a_space_and_stay_on_the_board(shell: Shell, city: Board) -> None:
    whole = pygame.Rect(0, 0, 1500, 1080)
    for decal in DecalLayer(shell, city, CITY_DECALS).decals(CITY_SCALE):
        plate = pygame.Rect(decal.corner(CITY_SCALE), decal.picture.get_size())
        assert whole.contains(plate)
        for space in city.spaces.values():
            assert not plate.collidepoint(space.at[0] * CITY_SCALE, space.at[1] * CITY_SCALE)


def test_plates_can_be_read() -> None:
    for ink in (GREEN, CREAM):
        assert contrast(ink, DEEP) >= READABLE


# ---- every board ----


def test_marks_follow_the_camera(shell: Shell, streets: Board) -> None:
    camera, canvas = Camera(VIEW, streets.size), Picture((1920, 1080))
    marks = DecalLayer(shell, streets, STREETS_DECALS)
    camera.zoom(2, (700, 300))
    arrived(camera).pan(90, -40)
    marks.draw(canvas, camera)
    seen = [camera.to_canvas(circle.at) for circle in streets.of_kind("circle")]
    shown = [at for at in seen if VIEW.inflate(-4, -4).collidepoint(at)]
    assert len(shown) > 30
    assert all(is_white(canvas, at) for at in shown)


def test_nothing_is_drawn_outside_of_the_view(shell: Shell, streets: Board) -> None:
    camera, canvas = Camera(VIEW, streets.size), Picture((1920, 1080))
    camera.zoom(3)
    DecalLayer(shell, streets, STREETS_DECALS).draw(canvas, arrived(camera))
    canvas.fill((0, 0, 0), VIEW)
    assert pygame.mask.from_threshold(canvas.surface, (0, 0, 0), (1, 1, 1)).count() == 1920 * 1080


def test_marks_grow_with_the_zoom(shell: Shell, streets: Board) -> None:
    once, twice = (
        next(DecalLayer(shell, streets, STREETS_DECALS).decals(SCALE * part)).picture for part in (1, 2)
    )
    assert twice.get_width() == pytest.approx(2 * once.get_width(), rel=0.1)


def test_no_number_is_smaller_than_the_smallest_text(shell: Shell) -> None:
    assert DecalPainter(shell, 0.1, SCALE).size * NUMBER >= SMALLEST_TEXT


def test_marks_are_built_once_a_scale(shell: Shell, streets: Board) -> None:
    camera, canvas = Camera(VIEW, streets.size), Picture((1920, 1080))
    marks = CountingLayer(shell, streets, STREETS_DECALS)
    marks.draw(canvas, camera)
    camera.zoom(1)
    for _ in range(5):
        camera.update(16)
        marks.draw(canvas, camera)
    assert marks.builds == 1
    draw_until_built(marks, camera)
    camera.pan(50, 50)
    marks.draw(canvas, camera)
    assert marks.builds == 2


def test_no_frame_waits_for_all_marks_of_a_new_scale(shell: Shell, streets: Board) -> None:
    camera, canvas = Camera(VIEW, streets.size), Picture((1920, 1080))
    marks = DecalLayer(shell, streets, STREETS_DECALS)
    marks.draw(canvas, camera)
    camera.zoom(1)
    assert draw_until_built(marks, camera) > 5
    assert len(marks.built) == 2


def test_back_at_the_whole_board_its_marks_are_still_there(shell: Shell, streets: Board) -> None:
    camera, canvas = Camera(VIEW, streets.size), Picture((1920, 1080))
    marks = CountingLayer(shell, streets, STREETS_DECALS)
    marks.draw(canvas, camera)
    camera.zoom(1)
    draw_until_built(marks, camera)
    camera.zoom(-1)
    assert draw_until_built(marks, camera) == 1
    assert marks.builds == 2


def test_marks_that_were_given_up_half_built_leave_nothing_unfinished(shell: Shell, streets: Board) -> None:
    camera, canvas = Camera(VIEW, streets.size), Picture((1920, 1080))
    marks = DecalLayer(shell, streets, STREETS_DECALS)
    for zoom, unfinished in ((0, False), (1, True), (-1, False)):
        camera.zoom(zoom)
        marks.draw(canvas, arrived(camera))
        assert marks.unfinished is unfinished


def test_other_settings_are_seen_as_soon_as_their_marks_are_built(shell: Shell, streets: Board) -> None:
    camera, marks = Camera(VIEW, streets.size), CountingLayer(shell, streets, STREETS_DECALS)
    draw_until_built(marks, camera)
    shell.settings.change(colours="strong")
    assert draw_until_built(marks, camera) > 1
    assert marks.builds == 2


def test_other_settings_bake_the_marks_anew(shell: Shell, streets: Board) -> None:
    marks = CountingLayer(shell, streets, STREETS_DECALS)
    before = marks.picture(SCALE)
    shell.settings.change(colours="strong")
    assert pygame.image.tobytes(marks.picture(SCALE).surface, "RGBA") != pygame.image.tobytes(
        before.surface, "RGBA"
    )
    assert marks.builds == 2


def test_while_it_zooms_the_last_marks_are_stretched_to_their_places(shell: Shell, streets: Board) -> None:
    camera, canvas = Camera(VIEW, streets.size), Picture((1920, 1080))
    marks = DecalLayer(shell, streets, STREETS_DECALS)
    marks.draw(canvas, camera)
    canvas.fill((0, 0, 0))
    camera.zoom(2, (900, 500))
    camera.update(120)
    marks.draw(canvas, camera)
    near = next(c for c in streets.of_kind("circle") if VIEW.collidepoint(camera.to_canvas(c.at)))
    assert is_white(canvas, camera.to_canvas(near.at))


@pytest.mark.parametrize("zooms", [False, True])
def test_a_few_marks_stand_at_their_places_one_by_one(shell: Shell, city: Board, zooms: bool) -> None:  # noqa: FBT001
    camera, canvas = Camera(VIEW, city.size), Picture((1920, 1080))
    marks = DecalLayer(shell, city, CITY_DECALS)
    marks.draw(canvas, camera)
    if zooms:
        canvas.fill((0, 0, 0))
        camera.zoom(2, (900, 500))
        camera.update(120)
        marks.draw(canvas, camera)
    decals = list(marks.decals(camera.scale))
    assert len(decals) <= FEW
    left, top = camera.to_canvas((0, 0))
    middles = [
        (round(left + x), round(top + y)) for x, y in (middle(decal, camera.scale) for decal in decals)
    ]
    seen = [middle for middle in middles if VIEW.inflate(-4, -4).collidepoint(middle)]
    assert len(seen) > 8
    assert all(canvas.get_at(middle)[:3] != (0, 0, 0) for middle in seen)


def test_a_town_that_says_everything_by_its_picture_gets_no_marks(shell: Shell) -> None:
    town, canvas = load_board("police_chase"), Picture((1920, 1080))
    DecalLayer(shell, town, None).draw(canvas, Camera(VIEW, town.size))
    assert pygame.mask.from_threshold(canvas.surface, (0, 0, 0), (1, 1, 1)).count() == 1920 * 1080
