"""The way of a thrown die seen from above: pymunk says where it slides, a pretended height how it bounces."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import NamedTuple

import pygame
import pymunk

from game.shell.motion import ease_out_back

STEP_MS = 1000 / 120
ROLL_MS, SETTLE_MS = 900.0, 180.0
"""It rolls for so long at most, then settles for so long; both together leave a slow frame below 1.2 s."""
MASS = 1.0
KEPT_ROLLING, KEPT_SETTLING = 0.5, 0.0004
"""The part of its speed that is left after a second."""
# Lengths are in widths of the die, so that a tray of any size shows the same throw.
SPEED = (12.0, 15.0)
SPIN = (3.0, 6.0)
"""Radians a second, either way round."""
SLOW = 3.0
"""Below this speed it tips over for the last time."""
DROP, GRAVITY, BOUNCE, HOP = 0.62, 20.0, 0.62, 1.5
SPREAD = 38.0
"""Degrees that the throw may miss the middle of the tray by."""
TILT, WOBBLE = 11.0, 20.0
"""Degrees: how far it may lie turned, and from how much further it swings there."""
SQUASH_MS, SQUASH_FADES_MS = 120.0, 45.0
SOFTEST = 0.05
"""Knocks below this strength make no sound."""


class Pose(NamedTuple):
    """The die at one moment."""

    x: float
    y: float
    height: float
    angle: float
    """Degrees, clockwise."""
    rolled: float
    """Pixels that it has travelled, on the table too before it was picked up."""
    squash: float
    """1 is flattened by a hard fall, 0 at ease, below 0 stretched."""


@dataclass(frozen=True, slots=True)
class Way:
    """A throw from the hand to the end, a pose every STEP_MS."""

    poses: tuple[Pose, ...]
    settles: int
    """The number of the pose from which on it shows what was drawn."""
    knocks: tuple[tuple[int, float], ...]
    """When it hit a wall or the floor, as the number of a pose, and how hard, 0 to 1."""


class Foreseen:
    """The throw of a turn, always the same, worked out before it is made; it never leaves the floor."""

    def __init__(self, turn: int, floor: pygame.Rect, side: float) -> None:
        """The middle of the die, `side` wide, stays on `floor`."""
        luck = random.Random(turn)
        self.turn = turn
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
        self._settles = 0
        self._knocks: list[tuple[int, float]] = []
        self._steps = self._roll()

    def go_on(self, steps: int) -> None:
        """Work out so many poses more."""
        for _ in islice(self._steps, steps):
            pass

    def way(self) -> Way:
        """All of it, turned so that the die lies nearly upright in the end."""
        for _ in self._steps:
            pass
        turn, settles = self._tilt - self._poses[-1].angle, self._settles
        rolling = (pose._replace(angle=pose.angle + turn) for pose in self._poses[:settles])
        return Way((*rolling, *self._swung(settles)), settles, tuple(self._knocks))

    def _roll(self) -> Iterator[None]:
        """Roll until it comes down slowly, or is late; then hop once more and settle."""
        while len(self._poses) * STEP_MS < ROLL_MS and not self._comes_down_slowly():
            self._step()
            yield
        self._settles = len(self._poses)
        self._space.damping = KEPT_SETTLING
        self._rise = HOP * self._side
        for _ in range(round(SETTLE_MS / STEP_MS)):
            self._step()
            yield

    def _comes_down_slowly(self) -> bool:
        return self._height <= 0 and self._body.velocity.length < SLOW * self._side

    def _swung(self, settles: int) -> list[Pose]:
        """The last poses, swinging past the angle of rest and back to it; the very last lies still."""
        last = self._poses[settles:]
        swing = math.copysign(WOBBLE, self._body.angular_velocity)
        parts = [number / len(last) for number in range(1, len(last) + 1)]
        angles = [self._tilt - swing * (1 - ease_out_back(part)) for part in parts]
        swung = [pose._replace(angle=angle) for pose, angle in zip(last, angles, strict=True)]
        return [*swung[:-1], swung[-1]._replace(height=0.0, squash=0.0)]

    def _add_walls(self) -> None:
        edge = self._floor.inflate(self._side * 2, self._side * 2)
        corners = (edge.topleft, edge.topright, edge.bottomright, edge.bottomleft)
        for start, end in zip(corners, (*corners[1:], corners[0]), strict=True):
            wall = pymunk.Segment(self._space.static_body, start, end, self._side / 2)
            wall.elasticity, wall.friction = 0.78, 0.4
            self._space.add(wall)

    def _add_die(self, luck: random.Random) -> pymunk.Body:
        """Thrown in from the left, the right or the front, roughly towards the middle."""
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
        angle = math.degrees(self._body.angle)
        self._poses.append(Pose(x, y, self._height, angle, self._rolled, self._squash()))

    def _fall(self) -> None:
        self._since_fall_ms += STEP_MS
        self._rise -= GRAVITY * self._side * STEP_MS / 1000
        self._height += self._rise * STEP_MS / 1000
        if self._height <= 0:
            hard = -self._rise / (math.sqrt(2 * GRAVITY * DROP) * self._side)
            self._fallen, self._since_fall_ms = hard, 0.0
            self._knock(hard)
            self._height, self._rise = 0.0, -self._rise * BOUNCE

    def _squash(self) -> float:
        since = self._since_fall_ms
        return self._fallen * math.exp(-since / SQUASH_FADES_MS) * math.cos(since / SQUASH_MS * math.tau)

    def _hit_wall(self, arbiter: pymunk.Arbiter, _space: pymunk.Space, _data: object) -> None:
        if arbiter.is_first_contact:
            self._knock(arbiter.total_impulse.length / (2 * MASS * SPEED[1] * self._side))

    def _knock(self, hard: float) -> None:
        if hard >= SOFTEST:
            self._knocks.append((len(self._poses), min(1.0, hard)))
