"""The gloved hands of the players: they rest by their corners, slap the diamond and point at cards."""

from __future__ import annotations

import json
import math
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache

import pygame

from game import paths
from game.core.board import Point
from game.core.kernel import Seat
from game.shell.assets import Assets
from game.shell.motion import ease_in_out, ease_out
from game.stage.hands_up.layout import TableLayout

REACH_MS = 90.0
POINT_MS = 170.0
HOME_MS = 320.0
SCALE = 0.82
CARD_REACH = 190
"""A card whose middle is nearer than this would be covered by a resting hand."""
ANGLE_STEP = 6
"""Turned pictures are kept for every so many degrees."""


@cache
def _anchors() -> dict[str, list[int]]:
    """The pixel of each hand picture that touches: the finger tip or the middle of the palm."""
    text = paths.bundled("art", "hands", "hands.json").read_text(encoding="utf-8")
    anchors: dict[str, list[int]] = json.loads(text)
    return anchors


@dataclass(slots=True)
class Hand:
    """One glove on its way."""

    look: str
    home: pygame.Vector2
    at: pygame.Vector2
    start: pygame.Vector2
    goal: pygame.Vector2
    ms: float = HOME_MS
    passed_ms: float = HOME_MS
    pose: str = "point"

    @property
    def moving(self) -> bool:
        """Whether it is still on its way."""
        return self.passed_ms < self.ms

    @property
    def active(self) -> bool:
        """Whether it does something, or is just coming home from it."""
        return self.moving or self.goal != self.home

    def go(self, goal: pygame.Vector2 | Point, ms: float, pose: str) -> None:
        """Set out for a place."""
        self.start, self.goal = pygame.Vector2(self.at), pygame.Vector2(goal)
        self.ms, self.passed_ms, self.pose = ms, 0.0, pose

    def update(self, dt_ms: float) -> None:
        """Let time pass."""
        if self.moving:
            self.passed_ms += dt_ms
            part = min(1.0, self.passed_ms / self.ms)
            ease = ease_in_out if self.ms == HOME_MS else ease_out
            self.at = self.start.lerp(self.goal, ease(part))


@dataclass(slots=True)
class Hands:
    """All gloves at the table."""

    assets: Assets
    layout: TableLayout
    hands: list[Hand]
    _kept: dict[tuple[str, str, int], tuple[pygame.Surface, pygame.Vector2]] = field(default_factory=dict)

    @classmethod
    def around(cls, assets: Assets, layout: TableLayout, looks: tuple[str, ...]) -> Hands:
        """One hand for each look, resting by its corner."""
        hands = []
        for look, corner in zip(looks, layout.corners, strict=True):
            home = _resting_place(corner, layout.diamond)
            hands.append(Hand(look, home, home, home, home))
        return cls(assets, layout, hands)

    @property
    def moving(self) -> bool:
        """Whether any hand is on its way."""
        return any(hand.moving for hand in self.hands)

    def slap(self, seat: Seat) -> None:
        """A hand comes down on the diamond."""
        self.hands[seat].go(self.layout.diamond, REACH_MS, "slap")

    def point(self, seat: Seat, at: Point) -> None:
        """A finger goes to a card."""
        self.hands[seat].go((at[0] + 8, at[1] + 30), POINT_MS, "point")

    def go_home(self, seat: Seat) -> None:
        """A hand goes back to its corner."""
        self.hands[seat].go(self.hands[seat].home, HOME_MS, "point")

    def update(self, dt_ms: float) -> None:
        """Let time pass."""
        for hand in self.hands:
            hand.update(dt_ms)

    def draw(self, canvas: pygame.Surface, busy: Seat | None, cards: Iterable[Point]) -> None:
        """All hands, the busy one on top; a resting hand leaves the table where it would lie on a card."""
        order = sorted(range(len(self.hands)), key=lambda seat: seat == busy)
        places = [pygame.Vector2(card) for card in cards]
        for seat in order:
            hand = self.hands[seat]
            if hand.active or not any(hand.home.distance_to(card) < CARD_REACH for card in places):
                self._draw(canvas, hand)

    def _draw(self, canvas: pygame.Surface, hand: Hand) -> None:
        away = hand.at - self._wrist(hand)
        angle = round(math.degrees(math.atan2(away.x, -away.y)) / ANGLE_STEP) * ANGLE_STEP
        picture, anchor = self._turned(hand, angle)
        canvas.blit(picture, hand.at - anchor)

    def _wrist(self, hand: Hand) -> pygame.Vector2:
        """Where the arm comes from: behind the hand's resting place, seen from the diamond."""
        outward = hand.home - pygame.Vector2(self.layout.diamond)
        return hand.home + outward.normalize() * 260

    def _turned(self, hand: Hand, angle: int) -> tuple[pygame.Surface, pygame.Vector2]:
        key = (hand.look, hand.pose, angle)
        if key not in self._kept:
            self._kept[key] = self._turn(*key)
        return self._kept[key]

    def _turn(self, look: str, pose: str, angle: int) -> tuple[pygame.Surface, pygame.Vector2]:
        name = f"{pose}_{look}"
        flat = self.assets.image(f"hands/{name}")
        turned = pygame.transform.rotozoom(flat, -angle, SCALE)
        middle = pygame.Vector2(flat.get_size()) / 2
        anchor = (pygame.Vector2(_anchors()[name]) - middle).rotate(angle) * SCALE
        return turned, pygame.Vector2(turned.get_size()) / 2 + anchor


def _resting_place(corner: pygame.Rect, diamond: Point) -> pygame.Vector2:
    """On the leather, between the corner and the diamond."""
    x = corner.centerx + (diamond[0] - corner.centerx) * 0.22
    y = 268 if corner.centery < diamond[1] else 812
    return pygame.Vector2(x, y)
