"""What is drawn on the spaces of the Stop Thief! board leaves their numbers to be read."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pygame
import pytest

from game.games.stop_thief.rules.city import CIRCLE, SUBWAY
from game.games.stop_thief.rules.people import Card
from game.games.stop_thief.rules.state import Hideaway, Phase
from game.games.stop_thief.screen import layout
from game.games.stop_thief.screen.display import Search
from game.games.stop_thief.screen.notebook.pencil import size_of
from game.games.stop_thief.screen.spaces.highlights import Spaces, plate_foot
from game.games.stop_thief.screen.spaces.marks import BOARD_DECALS as STREETS_DECALS
from game.games.stop_thief.screen.spaces.marks import STYLES
from game.shell.picture import Picture
from game.shell.services import Shell
from game.shell.theme import AMBER, INK, RED, WHITE
from game.table.board.camera import Camera
from game.table.board.decal_layer import DecalLayer
from game.table.board.meeples import Meeple, MeeplePainter, make_room
from game.table.board.places import OnBoard
from tests.games.stop_thief.cities import board, hunt
from tests.games.stop_thief.tables import Table

pytestmark = pytest.mark.medium

DIGITS = (24, 13)
"""What has to be seen of a number."""


@pytest.fixture
def camera() -> Camera:
    return Camera(layout.VIEW, board().size)


@pytest.fixture(params=(100, 200))
def canvas(request: pytest.FixtureRequest, shell: Shell) -> Picture:
    shell.settings.change(text_scale=request.param)
    return Picture((1920, 1080), pygame.SRCALPHA)


def is_free(canvas: Picture, shell: Shell, camera: Camera, number: int) -> bool:
    """Whether nothing was drawn over the digits of a space."""
    grown = size_of(shell, camera)
    digits = pygame.Rect(0, 0, *[round(side * grown) for side in DIGITS])
    x, y = camera.to_canvas(board().spaces[number].at)
    digits.center = round(x), round(y)
    return not canvas.part(digits).get_bounding_rect()


def test_a_closed_station_shows_its_number(shell: Shell, camera: Camera, canvas: Picture) -> None:
    Spaces(shell, board()).closed_stations(canvas, camera)
    assert canvas.get_bounding_rect()
    assert all(is_free(canvas, shell, camera, station.number) for station in board().of_kind(SUBWAY))


@pytest.mark.parametrize("many", range(1, 6))
def test_a_closed_station_is_crossed_out_beside_whoever_stands_there(
    shell: Shell, camera: Camera, canvas: Picture, many: int
) -> None:
    looks = ("jimmy", "sandra", "pepper", "drake", "vivian")[:many]
    pieces = [Meeple(f"pieces/meeple_{look}", board().spaces[500].at, layout.MEEPLE) for look in looks]
    make_room(pieces)
    cast, faces = MeeplePainter(shell.assets), Picture((1920, 1080), pygame.SRCALPHA)
    cast.draw(faces, camera, pieces)
    Spaces(shell, board()).closed_stations(canvas, camera, {500})
    crosses, crowd = (pygame.mask.from_surface(picture.surface, 200) for picture in (canvas, faces))
    assert crosses.overlap_area(crowd, (0, 0)) < 0.03 * crowd.count()


@pytest.mark.parametrize("kind", STYLES)
def test_a_space_that_can_be_chosen_shows_its_number(
    shell: Shell, camera: Camera, canvas: Picture, kind: str
) -> None:
    spaces = [space.number for space in board().of_kind(kind)]
    Spaces(shell, board()).choosable(canvas, camera, spaces, AMBER, 0)
    assert canvas.get_bounding_rect()
    assert all(is_free(canvas, shell, camera, number) for number in spaces)


def test_the_rings_of_two_neighbours_do_not_touch(shell: Shell, camera: Camera) -> None:
    spaces, canvas = Spaces(shell, board()), Picture((1920, 1080), pygame.SRCALPHA)
    spaces.choosable(canvas, camera, [252, 253], AMBER, 0)
    assert len(pygame.mask.from_surface(canvas.surface, 200).connected_components()) == 2


def test_the_focus_is_white_and_leaves_the_number_free(shell: Shell, camera: Camera, canvas: Picture) -> None:
    Spaces(shell, board()).focus(canvas, camera, 123, 0)
    ring = pygame.mask.from_threshold(canvas.surface, WHITE, (12, 12, 12, 255))
    assert ring.count() > 100
    assert is_free(canvas, shell, camera, 123)


def test_a_circle_can_have_the_focus_too(shell: Shell, camera: Camera, canvas: Picture) -> None:
    circle = board().of_kind(CIRCLE)[0]
    Spaces(shell, board()).focus(canvas, camera, circle.number, 0)
    assert canvas.get_bounding_rect().collidepoint(camera.to_canvas(circle.at))


# ---- plates and pieces ----


def mark_of(shell: Shell, camera: Camera, number: int) -> pygame.Rect:
    """Where the shape of a numbered space is on the canvas."""
    space = board().spaces[number]
    mark = pygame.Rect(0, 0, *[round(side * size_of(shell, camera)) for side in STYLES[space.kind].size])
    mark.center = camera.pixel(space.at)
    return mark


@pytest.mark.parametrize("kind", STYLES)
def test_the_plate_of_a_piece_touches_no_other_number(
    shell: Shell, camera: Camera, canvas: Picture, kind: str
) -> None:
    numbers = [space.number for space in board().spaces.values() if space.kind != CIRCLE]
    for space in board().of_kind(kind):
        canvas.fill((0, 0, 0, 0))
        foot = plate_foot(MeeplePainter(shell.assets).rect(camera, Meeple("", space.at, layout.MEEPLE)))
        Spaces(shell, board()).plate(canvas, space.number, foot, RED)
        plate = canvas.get_bounding_rect()
        touched = [one for one in numbers if mark_of(shell, camera, one).colliderect(plate)]
        assert touched == [space.number]


def test_the_plate_of_a_searched_space_touches_no_other_number(
    shell: Shell, camera: Camera, canvas: Picture
) -> None:
    Spaces(shell, board()).search(canvas, camera, Search(123, found=True), 0)
    assert not mark_of(shell, camera, 122).colliderect(canvas.get_bounding_rect())


@pytest.fixture
def walking(shell: Shell) -> Table:
    """Ann stands on 264, with circles above and below her, and may walk."""
    state = hunt(264, 500, thief=Hideaway(123))
    return Table(shell, replace(state, phase=Phase.WALK, card=Card.from_text("8")))


def painted(table: Table, focus: int) -> Picture:
    table.screen.input.chooser.point_at(OnBoard(focus))
    canvas = Picture((1920, 1080))
    table.screen.draw(canvas)
    return canvas


def alike(one: Picture, other: Picture) -> bool:
    """Whether two pictures are the same to the eye."""
    mask = pygame.mask.from_threshold(one.surface, (0, 0, 0), (10, 10, 10, 255), other.surface)
    return mask.count() == one.width * one.height


@pytest.mark.parametrize("neighbour", [263, 265])
def test_a_circle_that_can_be_chosen_is_seen_before_a_piece(
    canvas: Picture, walking: Table, neighbour: int
) -> None:
    del canvas
    city, picture = walking.match.board, painted(walking, 264)
    (hidden,) = set(city.neighbours[264]) & set(city.neighbours[neighbour])
    (open_,) = set(city.neighbours[252]) & set(city.neighbours[253])
    dots = [pygame.Rect(0, 0, 5, 5).move_to(center=walking.middle(circle)) for circle in (hidden, open_)]
    assert alike(*[picture.part(dot) for dot in dots])


def test_the_focus_on_the_own_space_is_seen_and_lies_under_the_piece(walking: Table) -> None:
    pictures = [painted(walking, focus) for focus in (264, 252)]
    x, y = walking.middle(264)
    body, around = pygame.Rect(x - 5, y - 14, 10, 30), pygame.Rect(x - 40, y - 40, 80, 80)

    assert alike(*[picture.part(body) for picture in pictures])
    assert not alike(*[picture.part(around) for picture in pictures])


def test_who_share_a_space_share_a_plate(shell: Shell, camera: Camera, canvas: Picture) -> None:
    spaces, cast = Spaces(shell, board()), MeeplePainter(shell.assets)
    pieces = [Meeple("", board().spaces[123].at, layout.MEEPLE) for _ in range(4)]
    make_room(pieces)
    spaces.plates(canvas, camera, [(123, cast.rect(camera, piece), RED) for piece in pieces])
    assert len(pygame.mask.from_surface(canvas.surface).connected_components()) == 1
    alone = canvas.get_bounding_rect()
    canvas.fill((0, 0, 0, 0))
    spaces.plate(canvas, 123, alone.midbottom, INK)
    assert canvas.get_bounding_rect() == alone
    assert not any(mark_of(shell, camera, one).colliderect(alone) for one in (113, 133, 122, 124))


# ---- the way to the focus ----


def test_a_way_passes_under_the_numbers_along_it(canvas: Picture, walking: Table) -> None:
    del canvas
    with_way, without = painted(walking, 246), painted(walking, 264)
    for number in (265, 266, 256):
        digits = pygame.Rect(0, 0, *DIGITS).move_to(center=walking.middle(number))
        assert alike(*[picture.part(digits) for picture in (with_way, without)])


def test_every_circle_of_a_way_is_told_by_its_dark_middle(walking: Table) -> None:
    city, picture, way = walking.match.board, painted(walking, 246), (264, 265, 266, 256, 246)
    for here, there in pairwise(way):
        (circle,) = set(city.neighbours[here]) & set(city.neighbours[there])
        assert tuple(picture.get_at(walking.middle(circle)))[:3] == INK
    (elsewhere,) = set(city.neighbours[252]) & set(city.neighbours[253])
    assert tuple(picture.get_at(walking.middle(elsewhere)))[:3] != INK


def test_the_stones_of_a_way_leave_every_number_free(shell: Shell, camera: Camera, canvas: Picture) -> None:
    Spaces(shell, board()).stones(canvas, camera, board().spaces)
    numbers = [space.number for space in board().spaces.values() if space.kind != CIRCLE]
    assert canvas.get_bounding_rect()
    assert [number for number in numbers if not is_free(canvas, shell, camera, number)] == []


def test_the_number_under_a_piece_is_on_its_plate_alone(shell: Shell, camera: Camera) -> None:
    canvas = Picture((1920, 1080))
    DecalLayer(shell, board(), STREETS_DECALS).draw(canvas, camera)
    digits = pygame.Rect(0, 0, *DIGITS).move_to(center=camera.pixel(board().spaces[123].at))
    shown = canvas.part(digits).copy()
    Spaces(shell, board()).hide_numbers(canvas, camera, [123])
    blank = Picture(DIGITS)
    blank.fill(STYLES["floor"].fill)
    assert not alike(shown, blank)
    assert alike(canvas.part(digits), blank)
