"""The path of a rolling die seen from above: pymunk slides it, and a simple height makes it bounce."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass
from typing import NamedTuple

import pygame
import pymunk

from game.shell.motion import ease_out_back

STEP_MS = 1000 / 120
ROLL_MS, SETTLE_MS = 900.0, 180.0
"""The longest roll, and the time to settle; even with a slow frame they take less than 1.2 s."""
MASS = 1.0
KEPT_ROLLING, KEPT_SETTLING = 0.5, 0.0004
"""The part of its speed that is left after a second."""
# Lengths are in widths of the die, so that a tray of any size shows the same roll.
SPEED = (12.0, 15.0)
SPIN = (3.0, 6.0)
"""Radians a second, in either direction."""
SLOW = 3.0
"""Below this speed it tips over for the last time."""
DROP, GRAVITY, BOUNCE, HOP = 0.62, 20.0, 0.62, 1.5
SPREAD = 38.0
"""Degrees by which a roll may miss the middle of the tray."""
TILT, WOBBLE = 11.0, 20.0
"""Degrees: the largest final tilt, and how far it swings there."""
SQUASH_MS, SQUASH_FADES_MS = 120.0, 45.0
SOFTEST = 0.05
"""Weaker knocks make no sound."""


class Pose(NamedTuple):
    """The die at one time."""

    x: float
    y: float
    height: float
    angle: float
    """Degrees, clockwise."""
    rolled: float
    """The distance it has rolled, in pixels."""
    squash: float
    """1 is flattened by a hard fall, 0 is normal, less is stretched."""


@dataclass(frozen=True, slots=True)
class DiePath:
    """A whole roll, with a pose every STEP_MS."""

    poses: tuple[Pose, ...]
    settles: int
    """The number of the first pose that shows the result."""
    knocks: tuple[tuple[int, float], ...]
    """When it hit a wall or the floor, as the number of a pose, and how hard, 0 to 1."""


def simulate_roll(turn: int, floor: pygame.Rect, side: float) -> DiePath:
    """The path of a turn's roll, always the same; the middle of the die, `side` wide, stays on `floor`."""
    return _Simulation(turn, floor, side).path()


class _Simulation:
    """A die on its way."""

    def __init__(self, turn: int, floor: pygame.Rect, side: float) -> None:
        luck = random.Random(turn)
        self._floor = floor
        self._side = side
        self._space = pymunk.Space()
        self._space.damping = KEPT_ROLLING
        self._add_walls()
        self._body = self._add_die(luck)
        self._space.on_collision(post_solve=self._hit_wall)
        self._tilt = luck.uniform(-TILT, TILT)
        self._height, self._rise = DROP * side, 0.0
        self._rolled = luck.uniform(0, 4 * side)
        self._fallen, self._since_fall_ms = 0.0, 0.0
        self._poses: list[Pose] = []
        self._knocks: list[tuple[int, float]] = []

    def path(self) -> DiePath:
        """Roll until it comes down slowly, or time is up; then hop once more and settle.

        The whole path is turned so that the die ends nearly upright.
        """
        while len(self._poses) * STEP_MS < ROLL_MS and (
            self._height > 0 or self._body.velocity.length >= SLOW * self._side
        ):
            self._step()
        settles = len(self._poses)
        self._space.damping = KEPT_SETTLING
        self._rise = HOP * self._side
        for _ in range(round(SETTLE_MS / STEP_MS)):
            self._step()
        turn = self._tilt - self._poses[-1].angle
        rolling = (pose._replace(angle=pose.angle + turn) for pose in self._poses[:settles])
        return DiePath((*rolling, *self._settling(settles)), settles, tuple(self._knocks))

    def _settling(self, settles: int) -> list[Pose]:
        """The last poses, which swing around the final angle; the very last is at rest."""
        last = self._poses[settles:]
        swing = math.copysign(WOBBLE, self._body.angular_velocity)
        swung = [
            pose._replace(angle=self._tilt - swing * (1 - ease_out_back(number / len(last))))
            for number, pose in enumerate(last, 1)
        ]
        return [*swung[:-1], swung[-1]._replace(height=0.0, squash=0.0)]

    def _add_walls(self) -> None:
        edge = self._floor.inflate(self._side * 2, self._side * 2)
        corners = (edge.topleft, edge.topright, edge.bottomright, edge.bottomleft)
        for start, end in zip(corners, (*corners[1:], corners[0]), strict=True):
            wall = pymunk.Segment(self._space.static_body, start, end, self._side / 2)
            wall.elasticity, wall.friction = 0.78, 0.4
            self._space.add(wall)

    def _add_die(self, luck: random.Random) -> pymunk.Body:
        """It comes from the left, the right or the front, roughly towards the middle."""
        floor = self._floor
        x, y = luck.uniform(floor.left, floor.right), luck.uniform(floor.top, floor.bottom)
        start = pymunk.Vec2d(*luck.choice(((floor.left, y), (floor.right, y), (x, floor.bottom))))
        aim = (floor.center - start).normalized().rotated(math.radians(luck.uniform(-SPREAD, SPREAD)))
        body = pymunk.Body(MASS, pymunk.moment_for_circle(MASS, 0, self._side / 2))
        body.position, body.velocity = start, aim * luck.uniform(*SPEED) * self._side
        body.angular_velocity = luck.uniform(*SPIN) * luck.choice((-1, 1))
        shape = pymunk.Circle(body, self._side / 2)
        shape.elasticity, shape.friction = 0.9, 0.6
        self._space.add(body, shape)
        return body

    def _step(self) -> None:
        self._space.step(STEP_MS / 1000)
        floor = self._floor
        x = min(max(self._body.position.x, floor.left), floor.right)
        y = min(max(self._body.position.y, floor.top), floor.bottom)
        self._fall()
        self._rolled += self._body.velocity.length * STEP_MS / 1000
        since = self._since_fall_ms
        squash = self._fallen * math.exp(-since / SQUASH_FADES_MS) * math.cos(since / SQUASH_MS * math.tau)
        self._poses.append(Pose(x, y, self._height, math.degrees(self._body.angle), self._rolled, squash))

    def _fall(self) -> None:
        self._since_fall_ms += STEP_MS
        self._rise -= GRAVITY * self._side * STEP_MS / 1000
        self._height += self._rise * STEP_MS / 1000
        if self._height <= 0:
            hard = -self._rise / (math.sqrt(2 * GRAVITY * DROP) * self._side)
            self._fallen, self._since_fall_ms = hard, 0.0
            self._knock(hard)
            self._height, self._rise = 0.0, -self._rise * BOUNCE

    def _hit_wall(self, arbiter: pymunk.Arbiter, _space: pymunk.Space, _data: object) -> None:
        if arbiter.is_first_contact:
            self._knock(arbiter.total_impulse.length / (2 * MASS * SPEED[1] * self._side))

    def _knock(self, hard: float) -> None:
        if hard >= SOFTEST:
            self._knocks.append((len(self._poses), min(1.0, hard)))
