"""The die in its tray: it goes its own way, and rests on what the match drew."""

from __future__ import annotations

import math
from functools import cache
from itertools import pairwise
from pathlib import Path
from time import perf_counter

import pygame
import pytest

from game.shell import paint
from game.shell.assets import Assets
from game.shell.lru_cache import MEGABYTES
from game.shell.picture import Picture
from game.shell.services import Shell
from game.table.dice import CACHE_SIZE, DiceTray, DiePictures
from game.table.die_path import DiePath, simulate_roll

pytestmark = pytest.mark.medium

AREA = pygame.Rect(60, 40, 340, 260)
FLOOR = pygame.Rect(140, 120, 180, 100)
GROUND, FELT, ROLLING = (10, 10, 60), (20, 120, 70), (250, 250, 250)
FRAME_MS = 1000 / 60
LONGEST_MS = 1_200
TURNS = range(300)


DARKER = 12


def face_colour(pips: int) -> tuple[int, int, int]:
    return 40 * pips, 0, 40


@cache
def paths() -> list[DiePath]:
    """The paths of many turns."""
    return [simulate_roll(turn, FLOOR, 90) for turn in TURNS]


@pytest.fixture
def assets(shell: Shell, tmp_path: Path) -> Assets:
    """Plain pictures, each face in a colour of its own."""
    faces = {f"dice/ivory_{pips}": face_colour(pips) for pips in range(1, 7)}
    rolls = {f"dice/ivory_roll{number}": ROLLING for number in range(8)}
    for name, colour in (faces | rolls | {"table/tray": FELT, "table/glow": ROLLING}).items():
        picture = paint.clear((64, 64))
        picture.fill(colour, (0, 0, 64, 64) if name.startswith("table") else (12, 8, 40, 48))
        file = tmp_path / "art" / f"{name}.png"
        file.parent.mkdir(parents=True, exist_ok=True)
        pygame.image.save(picture.surface, file)
    return Assets(tmp_path / "art")


@pytest.fixture
def tray(assets: Assets) -> DiceTray:
    return DiceTray(assets, AREA)


def drawn(tray: DiceTray) -> Picture:
    canvas = Picture((460, 340))
    canvas.fill(GROUND)
    tray.draw(canvas)
    return canvas


def shown(tray: DiceTray) -> tuple[int, ...]:
    """The colour in the middle of the die; by scaling a face may get a little darker."""
    seen = tuple(drawn(tray).get_at(tray.die_rect.center))[:3]
    alike = (face_colour(pips) for pips in range(1, 7))
    return next((face for face in alike if math.dist(face, seen) < DARKER), seen)


def roll_time(tray: DiceTray, frame_ms: float) -> float:
    """Let the die come to rest, and return how long that took."""
    passed = 0.0
    while tray.moving:
        tray.update(frame_ms)
        passed += frame_ms
    return passed


@pytest.mark.parametrize("pips", range(1, 7))
def test_on_every_path_it_ends_in_time_on_what_was_drawn(tray: DiceTray, pips: int) -> None:
    for turn in TURNS:
        tray.roll(pips, turn)
        assert roll_time(tray, 50) <= LONGEST_MS
        assert shown(tray) == face_colour(pips)


@pytest.mark.parametrize("frames_a_second", [240, 144, 60, 30, 10])
def test_a_roll_is_over_in_time_at_any_frame_rate(tray: DiceTray, frames_a_second: int) -> None:
    for turn in TURNS[:40]:
        tray.roll(1, turn)
        assert roll_time(tray, 1000 / frames_a_second) <= LONGEST_MS


@pytest.mark.parametrize("size", [(340, 260), (180, 150), (520, 300)])
def test_the_die_never_leaves_the_tray(assets: Assets, size: tuple[int, int]) -> None:
    area = pygame.Rect((60, 40), size)
    tray = DiceTray(assets, area)
    for turn in TURNS[:: 1 if area == AREA else 10]:
        tray.roll(3, turn)
        while tray.moving:
            tray.update(FRAME_MS)
            assert area.contains(tray.die_rect)


def test_nothing_is_drawn_beside_the_tray(tray: DiceTray) -> None:
    for turn in TURNS[:5]:
        tray.roll(3, turn)
        while tray.moving:
            tray.update(FRAME_MS)
            canvas = drawn(tray)
            canvas.fill(GROUND, AREA)
            assert (
                pygame.mask.from_threshold(canvas.surface, GROUND, (1, 1, 1)).count()
                == canvas.width * canvas.height
            )


def test_the_same_turn_always_takes_the_same_path() -> None:
    assert [simulate_roll(turn, FLOOR, 90) for turn in TURNS] == paths()


def test_every_turn_takes_a_path_of_its_own() -> None:
    assert len({path.poses for path in paths()}) == len(TURNS)


def test_it_comes_to_rest_on_the_floor_and_nearly_upright() -> None:
    for path in paths():
        end = path.poses[-1]
        assert (end.height, end.squash) == (0, 0)
        assert abs(end.angle) <= 12


def test_it_bounces_less_and_less() -> None:
    for path in paths():
        heights = [pose.height for pose in path.poses[: path.settles]]
        tops = [b for a, b, c in zip(heights, heights[1:], heights[2:], strict=False) if a < b >= c]
        assert tops
        assert all(earlier > later for earlier, later in pairwise(tops))


def test_it_never_jumps() -> None:
    for path in paths():
        for before, after in pairwise(path.poses):
            assert math.dist((before.x, before.y), (after.x, after.y)) < 15
            assert abs(after.height - before.height) < 5


def test_it_rolls_before_it_shows_the_result(tray: DiceTray) -> None:
    tray.roll(5, turn=3)
    tray.update(300)
    assert shown(tray) != face_colour(5)
    tray.update(LONGEST_MS - 300)
    assert shown(tray) == face_colour(5)


def test_a_roll_that_is_skipped_in_mid_air_rests_where_it_would_have(tray: DiceTray) -> None:
    for turn in TURNS[:40]:
        tray.roll(2, turn)
        roll_time(tray, FRAME_MS)
        end = tray.die_rect
        tray.roll(2, turn)
        tray.update(100 + turn * 10)
        tray.finish()
        assert not tray.moving
        assert tray.die_rect == end
        assert shown(tray) == face_colour(2)


def test_every_roll_is_heard_on_walls_and_floor(tray: DiceTray) -> None:
    for turn in TURNS[:60]:
        tray.roll(6, turn)
        knocks = []
        while tray.moving:
            tray.update(FRAME_MS)
            knocks += tray.take_knocks()
        assert 3 <= len(knocks) <= 14
        assert all(0 < strength <= 1 for strength in knocks)
        assert tray.take_knocks() == []


def test_a_skipped_roll_is_heard_once(tray: DiceTray) -> None:
    tray.roll(6, turn=9)
    tray.finish()
    assert len(tray.take_knocks()) == 1
    assert tray.take_knocks() == []


def test_a_die_at_rest_makes_no_sound_and_does_not_move(tray: DiceTray) -> None:
    tray.rest(3)
    tray.update(500)
    assert not tray.moving
    assert tray.take_knocks() == []
    assert shown(tray) == face_colour(3)


def test_it_stays_where_it_fell_if_it_shows_the_result_already(tray: DiceTray) -> None:
    tray.roll(3, turn=1)
    roll_time(tray, FRAME_MS)
    where = tray.die_rect
    tray.rest(3)
    assert tray.die_rect == where
    tray.rest(4)
    assert tray.die_rect.center == AREA.center


def test_a_die_that_waits_floats_in_the_middle_and_pulses(tray: DiceTray) -> None:
    tray.roll(3, turn=1)
    tray.rest(None)
    pictures = set()
    for _ in range(8):
        tray.update(200)
        pictures.add(pygame.image.tobytes(drawn(tray).surface, "RGB"))
        assert tray.die_rect.centerx == AREA.centerx
    assert len(pictures) > 3
    assert not tray.moving


def test_its_pictures_are_cached_for_the_next_roll_up_to_a_limit(assets: Assets) -> None:
    pictures = DiePictures(assets, "ivory", 94)
    assert pictures.get("roll3", 47) is pictures.get("roll3", 48)
    for angle in range(2 * CACHE_SIZE):
        pictures.get(str(1 + angle // 360), angle)
    largest = max(pictures.get("1", angle).bytes for angle in range(90))
    kept = len(pictures.cache)
    assert kept <= CACHE_SIZE
    assert pictures.cache.bytes <= MEGABYTES * 2**20
    assert kept == CACHE_SIZE or pictures.cache.bytes > MEGABYTES * 2**20 - largest


def test_drawing_a_roll_costs_no_more_than_a_few_plain_pictures(tray: DiceTray) -> None:
    canvas = Picture((460, 340))
    plain = Picture(AREA.size, pygame.SRCALPHA)
    rolled = min(_roll_cost(tray, canvas) for _ in range(4))
    start = perf_counter()
    for _ in range(60):
        canvas.blit(plain, AREA)
    assert rolled < 12 * (perf_counter() - start)


def _roll_cost(tray: DiceTray, canvas: Picture) -> float:
    """Seconds spent on drawing sixty frames of a roll."""
    tray.roll(2, turn=5)
    seconds = 0.0
    for _ in range(60):
        tray.update(FRAME_MS)
        start = perf_counter()
        tray.draw(canvas)
        seconds += perf_counter() - start
    return seconds
