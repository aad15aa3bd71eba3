"""The title at night: who moves, what glows, and what rests when nothing may move."""

from __future__ import annotations

import itertools

import pygame
import pytest

from game.scenes.title_city import FIRST_RUN_MS, LEAVING_MS, RUN_MS, SKY, TitleCity
from game.scenes.title_street import (
    BACK_TO_FRONT,
    BREATH_MS,
    CAR_EVERY_MS,
    CAR_MS,
    FLICKERS,
    HOP,
    HOP_EVERY_MS,
    HOP_MS,
    STREET_TOP,
    Crowd,
    Street,
    is_out,
)
from game.shell.services import Shell


def drawn(shell: Shell, crowd: Crowd, ms: float, thief_x: float | None = None) -> bytes:
    shell.window.canvas.fill("black")
    crowd.draw(shell.window.canvas, ms, thief_x)
    return pygame.image.tobytes(shell.window.canvas.surface, "RGB")


def city_at(shell: Shell, ms: float) -> TitleCity:
    city = TitleCity(shell)
    city.update(ms)
    return city


def test_everybody_of_the_line_up_is_there_with_two_faces(
    shell: Shell, caplog: pytest.LogCaptureFixture
) -> None:
    assert len(Crowd(shell).pieces) == len(BACK_TO_FRONT)
    Street(shell)
    assert caplog.text == ""


def test_the_line_up_breathes_but_nobody_like_another(shell: Shell) -> None:
    crowd = Crowd(shell)
    assert drawn(shell, crowd, 0) != drawn(shell, crowd, BREATH_MS / 4)
    assert len({piece.begins % BREATH_MS for piece in crowd.pieces}) == len(crowd.pieces)


def test_one_piece_hops_at_a_time_and_then_another_one(shell: Shell) -> None:
    crowd, hopped = Crowd(shell), []
    for turn in range(1, 12):
        ms = turn * (HOP_EVERY_MS + 1)
        crowd.update(ms)
        up = [piece for piece in crowd.pieces if 0 <= ms - piece.hopped_ms < HOP_MS]
        assert len(up) == 1
        hopped.append(up[0])
    assert all(one is not other for one, other in itertools.pairwise(hopped))


def test_a_hop_begins_and_ends_on_the_ground(shell: Shell) -> None:
    piece, canvas = Crowd(shell).pieces[0], shell.window.canvas
    piece.hopped_ms = 0
    feet = []
    for ms in (0.0, HOP_MS / 2, HOP_MS - 1):
        canvas.fill("black")
        piece.draw(canvas, ms, startled=False)
        feet.append(pygame.mask.from_threshold(canvas.surface, (0, 0, 0), (1, 1, 1)))
    lowest = []
    for mask in feet:
        mask.invert()
        lowest.append(max(rect.bottom for rect in mask.get_bounding_rects()))
    assert lowest[0] == lowest[2]
    assert lowest[0] - lowest[1] == pytest.approx(HOP, abs=3)


def test_only_those_near_the_thief_look_after_him(shell: Shell) -> None:
    crowd = Crowd(shell)
    nobody = drawn(shell, crowd, 0)
    assert drawn(shell, crowd, 0, thief_x=-2_000) == nobody
    assert drawn(shell, crowd, 0, thief_x=960) != nobody


def test_the_thief_crosses_the_roofs_again_and_again(shell: Shell) -> None:
    assert city_at(shell, LEAVING_MS / 2).thief() is not None
    assert city_at(shell, LEAVING_MS + 100).thief() is None
    start = city_at(shell, FIRST_RUN_MS + 100).thief()
    end = city_at(shell, FIRST_RUN_MS + RUN_MS - 100).thief()
    assert start is not None
    assert end is not None
    assert start[1][0] < 0
    assert end[1][0] > 1_700


@pytest.mark.parametrize("name", FLICKERS)
def test_neon_flickers_now_and_then_and_is_mostly_on(name: str) -> None:
    every = FLICKERS[name][0]
    dark = [is_out(name, ms) for ms in range(0, round(every), 10)]
    assert 0 < sum(dark) < len(dark) / 10
    assert not dark[-1]


def test_cars_come_by_turns_from_both_sides(shell: Shell) -> None:
    street, canvas, middles = Street(shell), shell.window.canvas, []
    for ms in (CAR_MS / 4, CAR_MS * 3 / 4, CAR_EVERY_MS + CAR_MS / 4, CAR_EVERY_MS + CAR_MS * 3 / 4):
        canvas.fill("black")
        street.draw_street(canvas, ms)
        tyres = canvas.part((0, 694, 1920, 10))
        mask = pygame.mask.from_threshold(tyres.surface, (0x5A, 0x65, 0x88), (30, 30, 30, 255))
        middles.append(mask.centroid()[0])
    assert middles[0] < middles[1]
    assert middles[2] > middles[3]


def test_the_street_has_no_gap_below_the_sky(shell: Shell) -> None:
    city = TitleCity(shell)
    assert SKY.bottom + city.ground.get_height() == shell.window.canvas.get_height()
    assert SKY.bottom < STREET_TOP


def test_windows_go_dark_and_light_again(shell: Shell) -> None:
    city = TitleCity(shell)
    city.switch_window(0)
    assert list(city.dark_windows) == [0]
    city.switch_window(0)
    assert not city.dark_windows
