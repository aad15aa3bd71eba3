"""Pieces walk space by space; they never teleport."""

from __future__ import annotations

import math

import pygame
import pytest

from game.match.game import LOOKS
from game.shell.picture import Picture
from game.shell.services import Shell
from game.table.board.animation import AnimationQueue
from game.table.board.camera import Camera
from game.table.board.meeples import (
    CROUCH_MS,
    SETTLE_MS,
    STEP_MS,
    Meeple,
    MeeplePainter,
    crouch,
    make_room,
    settle,
    walk,
)

WAY = [(0.0, 0.0), (120.0, 0.0), (120.0, 120.0)]


def test_a_walk_passes_every_space_and_is_heard_on_each() -> None:
    meeple, queue, steps = Meeple("robber", WAY[0], 118), AnimationQueue(), []
    queue.play(*walk(meeple, WAY, lambda: steps.append(meeple.at)))
    while queue.busy:
        queue.update(16, 1)
    assert steps == WAY[1:]
    assert meeple.at == WAY[-1]


def test_it_never_jumps_further_than_a_space_has_room() -> None:
    meeple, queue = Meeple("robber", WAY[0], 118), AnimationQueue()
    queue.play(*walk(meeple, WAY, lambda: None))
    before = meeple.at
    while queue.busy:
        queue.update(1000 / 60, 1)
        assert math.dist(before, meeple.at) < 60
        before = meeple.at


def test_it_hops_leans_and_stands_upright_again() -> None:
    meeple, queue = Meeple("robber", WAY[0], 118), AnimationQueue()
    queue.play(*walk(meeple, WAY[:2], lambda: None))
    queue.update(STEP_MS / 2, 1)
    assert meeple.lift > 0.2
    assert meeple.lean < 0
    queue.update(STEP_MS, 1)
    assert (meeple.lift, meeple.lean, meeple.squash) == (0, 0, (1, 1))


def test_it_crouches_before_it_walks_and_springs_up_from_there() -> None:
    meeple, queue = Meeple("robber", WAY[0], 118), AnimationQueue()
    queue.play(crouch(meeple), *walk(meeple, WAY[:2], lambda: None))
    queue.update(CROUCH_MS * 0.99, 1)
    low = meeple.squash[1]
    assert low < 0.85
    queue.update(20, 1)
    assert meeple.squash[1] == pytest.approx(low, abs=0.01)
    assert meeple.at == WAY[0]
    queue.update(70, 1)
    assert meeple.squash[1] > 1
    assert meeple.lift > 0


def test_it_swings_a_little_when_it_has_arrived_and_then_stands_still() -> None:
    meeple, queue = Meeple("robber", WAY[0], 118), AnimationQueue()
    queue.play(settle(meeple))
    heights = []
    while queue.busy:
        queue.update(SETTLE_MS / 20, 1)
        heights.append(meeple.squash[1])
    assert min(heights) < 0.97
    assert max(heights) > 1.01
    assert meeple.squash == (1, 1)


@pytest.mark.parametrize(("pace", "still"), [(math.inf, False), (1.0, True)])
def test_at_once_and_with_reduced_motion_it_stands_there_within_a_frame(
    pace: float,
    still: bool,  # noqa: FBT001
) -> None:
    meeple, queue = Meeple("robber", WAY[0], 118), AnimationQueue()
    queue.play(crouch(meeple), *walk(meeple, WAY, lambda: None), settle(meeple))
    queue.update(1000 / 60, pace, still=still)
    assert not queue.busy
    assert (meeple.at, meeple.lift, meeple.lean, meeple.squash) == (WAY[-1], 0, 0, (1, 1))


def test_pieces_on_one_space_stand_beside_each_other() -> None:
    one, two, alone = Meeple("a", (0, 0), 118), Meeple("b", (0, 0), 118), Meeple("c", (120, 0), 118)
    make_room([one, two, alone])
    assert one.beside != two.beside
    assert alone.beside == (0, 0)


@pytest.mark.parametrize("many", range(2, len(LOOKS) + 1))
def test_of_every_piece_in_a_crowd_more_than_half_is_seen(shell: Shell, many: int) -> None:
    crowd = [Meeple(f"pieces/meeple_{look}", (400, 400), 200) for look in LOOKS[:many]]
    make_room(crowd)
    cast, camera = MeeplePainter(shell.assets), Camera(pygame.Rect(0, 0, 800, 800), (800, 800))
    hidden = pygame.Mask((800, 800))
    for piece in sorted(crowd, key=lambda one: -one.beside[1]):
        rect = cast.rect(camera, piece)
        body = pygame.mask.from_surface(cast.edged(piece.picture, rect.size).surface, 200)
        assert hidden.overlap_area(body, rect.topleft) < 0.5 * body.count()
        hidden.draw(body, rect.topleft)


def test_a_piece_that_leaves_a_crowd_has_its_own_size_again() -> None:
    one, two = Meeple("a", WAY[0], 118), Meeple("b", WAY[0], 118)
    make_room([one, two])
    assert one.tall < one.height
    queue = AnimationQueue()
    queue.play(*walk(one, WAY, lambda: None))
    queue.update(10_000, 1.0, still=False)
    assert one.tall == one.height
    make_room([one, two])
    assert two.tall == two.height


@pytest.mark.parametrize("active", [0, 1])
def test_of_two_pieces_on_one_space_the_active_one_is_in_front(shell: Shell, active: int) -> None:
    pair = [Meeple(f"pieces/officer_{look}", (200, 200), 200) for look in ("jimmy", "sandra")]
    make_room(pair)
    both, alone = Picture((400, 400)), Picture((400, 400))
    cast, camera = MeeplePainter(shell.assets), Camera(pygame.Rect(0, 0, 400, 400), (400, 400))
    cast.draw(both, camera, pair, pair[active])
    cast.draw(alone, camera, [pair[active]])
    rect = cast.rect(camera, pair[active])
    solid = pygame.mask.from_surface(cast.edged(pair[active].picture, rect.size).surface, 250)
    assert solid.count()
    same = pygame.mask.from_threshold(both.surface, (0, 0, 0), (8, 8, 8, 255), alone.surface)
    assert same.overlap_area(solid, rect.topleft) == solid.count()


def test_a_piece_is_seen_with_a_pale_edge_on_any_ground(shell: Shell) -> None:
    canvas = Picture((400, 400))
    canvas.fill((90, 90, 90))
    camera = Camera(pygame.Rect(0, 0, 400, 400), (400, 400))
    MeeplePainter(shell.assets).draw(canvas, camera, [Meeple("pieces/meeple_robber", (200, 200), 200)])
    pale = pygame.mask.from_threshold(canvas.surface, (0xF6, 0xEB, 0xD3), (12, 12, 12)).count()
    assert pale > 300
