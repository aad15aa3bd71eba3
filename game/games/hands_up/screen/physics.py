"""Cards as pymunk bodies seen from above: a slap scatters them, springs bring them back to their places."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

import pymunk

from game.core.board import Point

STEP_S = 1 / 120
MASS = 1.0
SPRING, SPRING_DAMPING = 190.0, 17.0
TWIST, TWIST_DAMPING = 240_000.0, 24_000.0
SLAP_SPEED = 760.0
"""Pixels a second at the rim of the cushion; it falls with the distance."""
SLAP_REACH = 430.0
REST_PX, REST_SPEED = 0.6, 6.0
LONGEST_MS = 800.0
"""After this time every card is back in its place."""


@dataclass(frozen=True, slots=True)
class Pose:
    """Where a card lies and how it is turned, in degrees."""

    x: float
    y: float
    angle: float


@dataclass(slots=True)
class _Held:
    body: pymunk.Body
    home: Pose
    parts: tuple[pymunk.Shape | pymunk.Constraint, ...]


class CardBodies:
    """Every card that lies in a slot, held there by springs."""

    def __init__(self) -> None:
        self._space = pymunk.Space()
        self._space.damping = 0.12
        self._held: dict[int, _Held] = {}
        self._left_s = 0.0
        self._since_slap_ms = 0.0
        self.awake: frozenset[int] = frozenset()
        """Slots whose card is not at rest."""

    def lay(self, homes: Mapping[int, Pose], size: tuple[int, int]) -> None:
        """Hold a card at each of these places and drop all others."""
        for slot, held in tuple(self._held.items()):
            if homes.get(slot) != held.home:
                self._space.remove(held.body, *held.parts)
                del self._held[slot]
        for slot, home in homes.items():
            if slot not in self._held:
                self._held[slot] = self._hold(home, size)
        self.awake &= self._held.keys()

    def rest(self) -> None:
        """Put every card back to its place at once."""
        self.awake = frozenset()
        for held in self._held.values():
            _put_home(held)

    def _hold(self, home: Pose, size: tuple[int, int]) -> _Held:
        body = pymunk.Body(MASS, pymunk.moment_for_box(MASS, size))
        body.position, body.angle = (home.x, home.y), math.radians(home.angle)
        shape = pymunk.Poly.create_box(body, size)
        shape.elasticity, shape.friction = 0.3, 0.5
        ground = self._space.static_body
        spring = pymunk.DampedSpring(ground, body, (home.x, home.y), (0, 0), 0, SPRING, SPRING_DAMPING)
        twist = pymunk.DampedRotarySpring(ground, body, -math.radians(home.angle), TWIST, TWIST_DAMPING)
        self._space.add(body, shape, spring, twist)
        return _Held(body, home, (shape, spring, twist))

    def slap(self, at: Point) -> None:
        """Hit the table: cards near `at` jump away from it."""
        for held in self._held.values():
            away = held.body.position - at
            distance = max(away.length, 1.0)
            if distance < SLAP_REACH:
                speed = SLAP_SPEED * (1 - distance / SLAP_REACH)
                spin = math.copysign(2.2, away.x * (1 if away.y > 0 else -1)) * speed / SLAP_SPEED
                held.body.velocity += away / distance * speed
                held.body.angular_velocity += spin
        self._since_slap_ms = 0.0
        self._sort_out()

    def advance(self, dt_ms: float) -> None:
        """Advance by `dt_ms` while anything moves."""
        if not self.awake:
            return
        self._since_slap_ms += dt_ms
        self._left_s = min(self._left_s + dt_ms / 1000, 0.1)
        while self._left_s >= STEP_S:
            self._space.step(STEP_S)
            self._left_s -= STEP_S
        if self._since_slap_ms > LONGEST_MS:
            self.rest()
        else:
            self._sort_out()

    def pose(self, slot: int) -> Pose:
        """Where the card of a slot is now."""
        body = self._held[slot].body
        x, y = body.position
        return Pose(x, y, math.degrees(body.angle))

    def _sort_out(self) -> None:
        """Find the cards that move; put those that have come to rest back to their places."""
        before, self.awake = self.awake, frozenset(slot for slot, held in self._held.items() if _moves(held))
        for slot in before - self.awake:
            _put_home(self._held[slot])


def _moves(held: _Held) -> bool:
    body, home = held.body, held.home
    x, y = body.position
    far = abs(x - home.x) > REST_PX or abs(y - home.y) > REST_PX
    return far or body.velocity.length > REST_SPEED or abs(body.angular_velocity) > 0.05


def _put_home(held: _Held) -> None:
    held.body.position, held.body.angle = (held.home.x, held.home.y), math.radians(held.home.angle)
    held.body.velocity, held.body.angular_velocity = (0, 0), 0


class LooseCards:
    """Lost cards that slide, spin, bump into each other and fade."""

    LIFE_MS = 1_100.0

    def __init__(self) -> None:
        self._space = pymunk.Space()
        self._space.damping = 0.25
        self._cards: list[tuple[str, pymunk.Body, pymunk.Shape]] = []
        self._age_ms = 0.0

    def throw(self, name: str, start: Point, towards: Point, spin: float) -> None:
        """Throw a card from `start` so that it slides `towards`."""
        body = pymunk.Body(MASS, pymunk.moment_for_box(MASS, (90, 126)))
        body.position = start
        body.velocity = ((towards[0] - start[0]) * 1.5, (towards[1] - start[1]) * 1.5)
        body.angular_velocity = spin
        shape = pymunk.Poly.create_box(body, (90, 126))
        shape.elasticity = 0.6
        self._space.add(body, shape)
        self._cards.append((name, body, shape))
        self._age_ms = 0.0

    def advance(self, dt_ms: float) -> None:
        """Let the cards slide, and remove them after a while."""
        if not self._cards:
            return
        self._age_ms += dt_ms
        for _ in range(max(1, min(6, round(dt_ms / 1000 / STEP_S)))):
            self._space.step(STEP_S)
        if self._age_ms > self.LIFE_MS:
            self.clear()

    def clear(self) -> None:
        """Remove all cards."""
        for _, body, shape in self._cards:
            self._space.remove(body, shape)
        self._cards.clear()

    @property
    def alpha(self) -> int:
        """Their alpha, 0 to 255."""
        return round(255 * max(0.0, min(1.0, (self.LIFE_MS - self._age_ms) / 300)))

    def poses(self) -> list[tuple[str, Pose]]:
        """Return each card that still slides."""
        return [
            (name, Pose(body.position.x, body.position.y, math.degrees(body.angle)))
            for name, body, _ in self._cards
        ]
