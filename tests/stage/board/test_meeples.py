"""Pieces walk space by space; they never teleport."""

from __future__ import annotations

import math

import pygame

from game.shell.services import Shell
from game.stage.board.camera import Camera
from game.stage.board.director import Director
from game.stage.board.meeples import STEP_MS, Cast, Meeple, make_room, walk

WAY = [(0.0, 0.0), (120.0, 0.0), (120.0, 120.0)]


def test_a_walk_passes_every_space_and_is_heard_on_each() -> None:
    meeple, director, steps = Meeple("robber", WAY[0], 118), Director(), []
    director.play(*walk(meeple, WAY, lambda: steps.append(meeple.at)))
    while director.busy:
        director.update(16, 1)
    assert steps == WAY[1:]
    assert meeple.at == WAY[-1]


def test_it_never_jumps_further_than_a_space_has_room() -> None:
    meeple, director = Meeple("robber", WAY[0], 118), Director()
    director.play(*walk(meeple, WAY, lambda: None))
    before = meeple.at
    while director.busy:
        director.update(1000 / 60, 1)
        assert math.dist(before, meeple.at) < 60
        before = meeple.at


def test_it_hops_leans_and_stands_upright_again() -> None:
    meeple, director = Meeple("robber", WAY[0], 118), Director()
    director.play(*walk(meeple, WAY[:2], lambda: None))
    director.update(STEP_MS / 2, 1)
    assert meeple.lift > 0.2
    assert meeple.lean < 0
    director.update(STEP_MS, 1)
    assert (meeple.lift, meeple.lean, meeple.squash) == (0, 0, (1, 1))


def test_pieces_on_one_space_stand_beside_each_other() -> None:
    one, two, alone = Meeple("a", (0, 0), 118), Meeple("b", (0, 0), 118), Meeple("c", (120, 0), 118)
    make_room([one, two, alone])
    assert one.beside != two.beside
    assert alone.beside == (0, 0)


def test_a_piece_is_seen_with_a_pale_edge_on_any_ground(shell: Shell) -> None:
    canvas = pygame.Surface((400, 400))
    canvas.fill((90, 90, 90))
    camera = Camera(pygame.Rect(0, 0, 400, 400), (400, 400))
    Cast(shell.assets).draw(canvas, camera, [Meeple("pieces/meeple_robber", (200, 200), 200)])
    pale = pygame.mask.from_threshold(canvas, (0xF6, 0xEB, 0xD3), (12, 12, 12)).count()
    assert pale > 300
