"""What is printed on the boards: every number once, at its place, and readable."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
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
from game.table.board.decal_layer import DecalLayer
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


def whole_board(shell: Shell, board: Board) -> Picture:
    """All marks of the streets, on nothing."""
    picture = Picture((1080, 1080), pygame.SRCALPHA)
    DecalLayer(shell, board, STREETS_DECALS).draw(picture, Camera(picture.get_rect(), board.size))
    return picture


class CountingLayer(DecalLayer):
    """Counts how often marks are made."""

    makes = 0

    def _make(self, scale: float) -> Iterator[Decal]:
        self.makes += 1
        return super()._make(scale)


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
    picture = whole_board(shell, streets)
    for space in streets.spaces.values():
        if space.kind in STYLES:
            part = pygame.Rect(0, 0, 26, 16)
            part.center = round(space.at[0] * SCALE), round(space.at[1] * SCALE)
            ink = pygame.mask.from_threshold(picture.part(part).surface, STYLES[space.kind].ink, (24, 24, 24))
            assert ink.count() > 30, space.number


def test_every_circle_is_a_white_dot(shell: Shell, streets: Board) -> None:
    picture = whole_board(shell, streets)
    for circle in streets.of_kind("circle"):
        x, y = circle.at
        assert is_white(picture, (x * SCALE, y * SCALE))


def test_shoe_prints_lead_from_street_to_street(shell: Shell, streets: Board) -> None:
    picture = whole_board(shell, streets)
    here, there = (pygame.Vector2(streets.spaces[number].at) * SCALE for number in (879, 859))
    way = pygame.Rect(here, (there.x - here.x, 14)).move(0, -7)
    assert pygame.mask.from_threshold(picture.part(way).surface, PRINT, (12, 12, 12, 255)).count() > 60


@pytest.mark.parametrize("text_scale", [100, 125, 150, 200])
def test_shoe_prints_lead_from_every_door_and_window_across_the_street(
    shell: Shell, streets: Board, text_scale: int
) -> None:
    shell.settings.change(text_scale=text_scale)
    picture = whole_board(shell, streets)
    for path in streets.paths:
        start, end = (pygame.Vector2(streets.spaces[number].at) * SCALE for number in (path.start, path.end))
        if streets.spaces[path.start].kind in {"door", "window"} and start.x != end.x and start.y != end.y:
            way = pygame.Rect(0, 0, 14, 14)
            way.center = start.lerp(end, 0.67)
            prints = pygame.mask.from_threshold(picture.part(way).surface, PRINT, (12, 12, 12, 255)).count()
            assert prints > 10, path


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
        DecalLayer(shell, streets, STREETS_DECALS).decals(SCALE * part)[0].picture for part in (1, 2)
    )
    assert twice.get_width() == pytest.approx(2 * once.get_width(), rel=0.1)


def test_no_number_is_smaller_than_the_smallest_text(shell: Shell) -> None:
    assert DecalPainter(shell, 0.1, SCALE).size * NUMBER >= SMALLEST_TEXT


def test_marks_are_made_once_a_scale(shell: Shell, streets: Board) -> None:
    camera, canvas = Camera(VIEW, streets.size), Picture((1920, 1080))
    marks = CountingLayer(shell, streets, STREETS_DECALS)
    marks.draw(canvas, camera)
    camera.zoom(1)
    for _ in range(5):
        camera.update(16)
        marks.draw(canvas, camera)
    assert marks.makes == 1
    marks.draw(canvas, arrived(camera))
    camera.pan(50, 50)
    marks.draw(canvas, camera)
    camera.zoom(-1)
    marks.draw(canvas, arrived(camera))
    assert marks.makes == 2


def test_a_closer_camera_needs_only_the_marks_that_it_sees(shell: Shell, streets: Board) -> None:
    camera, painted = Camera(VIEW, streets.size), []

    class Witness(DecalLayer):
        def _make(self, scale: float) -> Iterator[Decal]:
            for number, decal in enumerate(super()._make(scale)):
                yield replace(decal, paint=partial(paint, number, decal))

    def paint(number: int, decal: Decal) -> Picture:
        painted.append(number)
        return decal.paint()

    camera.zoom(9)
    Witness(shell, streets, STREETS_DECALS).draw(Picture((1920, 1080)), arrived(camera))
    assert 50 < len(set(painted)) < len(DecalLayer(shell, streets, STREETS_DECALS).decals(SCALE)) / 4


@pytest.mark.parametrize("text_scale", [100, 200])
@pytest.mark.parametrize("name", ["stop_thief", "cops_and_crooks"])
def test_no_mark_reaches_further_than_its_board_says(shell: Shell, name: str, text_scale: int) -> None:
    shell.settings.change(text_scale=text_scale)
    board, kind = load_board(name), {"stop_thief": STREETS_DECALS, "cops_and_crooks": CITY_DECALS}[name]
    scale = Camera(VIEW, board.size).scale
    for decal in DecalLayer(shell, board, kind).decals(scale):
        assert max(decal.picture.get_size()) / 2 <= kind.reach * scale


def test_other_settings_bake_the_marks_anew(shell: Shell, streets: Board) -> None:
    before = whole_board(shell, streets)
    marks = DecalLayer(shell, streets, STREETS_DECALS)
    camera, after = Camera(before.get_rect(), streets.size), Picture((1080, 1080), pygame.SRCALPHA)
    marks.draw(before.copy(), camera)
    shell.settings.change(colours="strong")
    marks.draw(after, camera)
    assert pygame.image.tobytes(after.surface, "RGBA") != pygame.image.tobytes(before.surface, "RGBA")


@pytest.mark.parametrize("zooms", [False, True])
def test_marks_are_drawn_again_at_their_places(shell: Shell, city: Board, zooms: bool) -> None:  # noqa: FBT001
    camera, canvas = Camera(VIEW, city.size), Picture((1920, 1080))
    marks = DecalLayer(shell, city, CITY_DECALS)
    marks.draw(Picture((1920, 1080)), camera)
    if zooms:
        camera.zoom(2, (900, 500))
        camera.update(120)
    marks.draw_again(canvas, camera, {space.at for space in city.spaces.values()})
    seen = [rect.center for rect in marks.places(camera) if VIEW.inflate(-4, -4).collidepoint(rect.center)]
    assert len(seen) > 8
    assert all(canvas.get_at(middle)[:3] != (0, 0, 0) for middle in seen)


def test_a_town_that_says_everything_by_its_picture_gets_no_marks(shell: Shell) -> None:
    town, canvas = load_board("police_chase"), Picture((1920, 1080))
    DecalLayer(shell, town, None).draw(canvas, Camera(VIEW, town.size))
    assert pygame.mask.from_threshold(canvas.surface, (0, 0, 0), (1, 1, 1)).count() == 1920 * 1080
