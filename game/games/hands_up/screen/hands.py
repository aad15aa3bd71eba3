"""The gloved hands of the players: they rest by their corners, slap the diamond and tap at cards."""

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
from game.games.hands_up.screen.layout import TableLayout
from game.shell import paint
from game.shell.assets import Assets
from game.shell.motion import ease_in_out, ease_out
from game.shell.theme import LINE

REACH_MS = 90.0
POINT_MS = 170.0
HOME_MS = 320.0
TAP_MS = 160.0
"""So long a finger stays on a card; then the hand goes home, for it must not cover what others look at."""
SCALE = 0.82
CARD_REACH = 190
"""A card whose middle is nearer than this would be covered by a resting hand."""
ANGLE_STEP = 6
"""Turned pictures are kept for every so many degrees."""
CUFF = {"point": (94, 211), "slap": (86, 211)}
"""The middle of the cuff in each picture, where the badge is."""
BUTTON, BADGE = 46, 40


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
    taps: bool = False
    """Whether it goes home as soon as it was there."""

    @property
    def moving(self) -> bool:
        """Whether it is still on its way, or soon will be."""
        return self.taps or self.passed_ms < self.ms

    @property
    def active(self) -> bool:
        """Whether it does something, or is just coming home from it."""
        return self.moving or self.goal != self.home

    def go(self, goal: pygame.Vector2 | Point, ms: float, pose: str, *, taps: bool = False) -> None:
        """Set out for a place."""
        self.start, self.goal = pygame.Vector2(self.at), pygame.Vector2(goal)
        self.ms, self.passed_ms, self.pose, self.taps = ms, 0.0, pose, taps

    def go_home(self, after_ms: float = 0.0) -> None:
        """Set out for the corner, so long ago."""
        self.go(self.home, HOME_MS, "point")
        self.passed_ms = after_ms

    def update(self, dt_ms: float) -> None:
        """Let time pass."""
        if not self.moving:
            return
        self.passed_ms += dt_ms
        late = self.passed_ms - self.ms - TAP_MS
        if self.taps and late >= 0:
            self.at = self.goal
            self.go_home(late)
        part = min(1.0, self.passed_ms / self.ms)
        ease = ease_in_out if self.ms == HOME_MS else ease_out
        self.at = self.start.lerp(self.goal, ease(part))


@dataclass(slots=True)
class Hands:
    """All gloves at the table."""

    assets: Assets
    layout: TableLayout
    hands: list[Hand]
    _rest: tuple[frozenset[Point], bool] = (frozenset(), True)
    """Where cards lie, and whether hands may rest beside them."""
    _kept: dict[tuple[str, str, int], tuple[pygame.Surface, pygame.Vector2]] = field(default_factory=dict)

    @classmethod
    def around(
        cls, assets: Assets, layout: TableLayout, looks: tuple[str, ...], pressed: Iterable[Seat] = ()
    ) -> Hands:
        """One hand for each look: by its corner, or on the diamond if its seat has `pressed`."""
        hands = []
        for look, corner in zip(looks, layout.corners, strict=True):
            home = _resting_place(corner, layout.diamond)
            hands.append(Hand(look, home, home, home, home))
        around = cls(assets, layout, hands)
        for seat in pressed:
            if seat >= 0:
                around.slap(seat)
        around.update(REACH_MS)
        return around

    @property
    def moving(self) -> bool:
        """Whether any hand is on its way."""
        return any(hand.moving for hand in self.hands)

    def slap(self, seat: Seat) -> None:
        """A hand comes down on the diamond."""
        self.hands[seat].go(self.layout.diamond, REACH_MS, "slap")

    def take(self, seat: Seat) -> None:
        """A hand takes the diamond away; all others leave the cushion."""
        for other, hand in enumerate(self.hands):
            if other == seat:
                hand.go(self.layout.diamond, REACH_MS, "slap", taps=True)
            elif hand.active:
                hand.go_home()

    def point(self, seat: Seat, at: Point) -> None:
        """A finger taps at a card."""
        self.hands[seat].go((at[0] + 8, at[1] + 30), POINT_MS, "point", taps=True)

    def update(self, dt_ms: float) -> None:
        """Let time pass."""
        for hand in self.hands:
            hand.update(dt_ms)

    def draw(self, canvas: pygame.Surface, busy: Seat | None, cards: Iterable[Point]) -> None:
        """All hands, the busy one on top; none rests where one of them would lie on a card."""
        rest = self._may_rest(frozenset(cards))
        for seat in sorted(range(len(self.hands)), key=lambda seat: seat == busy):
            if rest or self.hands[seat].active:
                self._draw(canvas, self.hands[seat])

    def _may_rest(self, cards: frozenset[Point]) -> bool:
        if cards != self._rest[0]:
            near = (hand.home.distance_to(card) < CARD_REACH for hand in self.hands for card in cards)
            self._rest = cards, not any(near)
        return self._rest[1]

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
        middle = pygame.Vector2(turned.get_size()) / 2
        flat_middle = pygame.Vector2(flat.get_size()) / 2

        def place(pixel: Point | list[int]) -> pygame.Vector2:
            return middle + (pygame.Vector2(pixel) - flat_middle).rotate(angle) * SCALE

        for picture in (self._button(), self.assets.scaled(f"badges/{look}", (BADGE, BADGE))):
            turned.blit(picture, picture.get_rect(center=place(CUFF[pose])))
        return turned, place(_anchors()[name])

    def _button(self) -> pygame.Surface:
        """What covers the badge that turns with the cuff, so that its letter can stand upright."""
        return paint.tinted(paint.rounded((BUTTON, BUTTON), BUTTON // 2), LINE)


def _resting_place(corner: pygame.Rect, diamond: Point) -> pygame.Vector2:
    """On the leather, between the corner and the diamond."""
    x = corner.centerx + (diamond[0] - corner.centerx) * 0.24
    y = 304 if corner.centery < diamond[1] else 770
    return pygame.Vector2(x, y)
