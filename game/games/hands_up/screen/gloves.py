"""The players' gloves: they rest by their corners, slap the diamond and tap at cards."""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache

import pygame

from game import paths
from game.core.board import Point
from game.core.kernel import Seat
from game.games.hands_up.screen.layout import TableLayout
from game.shell import paint, transform
from game.shell.assets import Assets
from game.shell.lru_cache import LruCache
from game.shell.motion import ease_in_out, ease_out
from game.shell.picture import Canvas, Picture
from game.shell.theme import LINE

REACH_MS = 90.0
POINT_MS = 170.0
HOME_MS = 320.0
TAP_MS = 160.0
"""How long a finger stays on a card. Then the glove goes home, so that it covers no cards."""
SCALE = 0.82
CARD_REACH = 190
"""A resting glove would cover a card whose middle is nearer than this."""
ANGLE_STEP = 6
"""Gloves turn in steps of this many degrees."""
MOST_PICTURES = 2 * 6 * 360 // ANGLE_STEP
CUFF = {"point": (94, 211), "slap": (86, 211)}
"""The middle of the cuff in each picture, where the badge is."""
BUTTON, BADGE = 46, 40


@cache
def _anchors() -> dict[str, list[int]]:
    """The pixel of each picture that touches: the finger tip or the middle of the palm."""
    text = paths.bundled("art", "hands", "hands.json").read_text(encoding="utf-8")
    anchors: dict[str, list[int]] = json.loads(text)
    return anchors


@dataclass(slots=True)
class Glove:
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
    """True when it goes home after a tap."""

    @property
    def moving(self) -> bool:
        """True while it moves or is about to."""
        return self.taps or self.passed_ms < self.ms

    @property
    def active(self) -> bool:
        """True while it is away from home or on its way back."""
        return self.moving or self.goal != self.home

    def go(self, goal: pygame.Vector2 | Point, ms: float, pose: str, *, taps: bool = False) -> None:
        """Start moving to a place."""
        self.start, self.goal = pygame.Vector2(self.at), pygame.Vector2(goal)
        self.ms, self.passed_ms, self.pose, self.taps = ms, 0.0, pose, taps

    def update(self, dt_ms: float) -> None:
        """Advance by `dt_ms`."""
        if not self.moving:
            return
        self.passed_ms += dt_ms
        late = self.passed_ms - self.ms - TAP_MS
        if self.taps and late >= 0:
            self.at = self.goal
            self.go(self.home, HOME_MS, "point")
            self.passed_ms = late
        part = min(1.0, self.passed_ms / self.ms)
        ease = ease_in_out if self.ms == HOME_MS else ease_out
        self.at = self.start.lerp(self.goal, ease(part))


class Gloves:
    """All gloves at the table."""

    def __init__(
        self, assets: Assets, layout: TableLayout, looks: Sequence[str], pressed: Iterable[Seat] = ()
    ) -> None:
        self._assets = assets
        self._diamond = layout.diamond
        homes = [_home(corner, layout.diamond) for corner in layout.corners]
        self.gloves = [Glove(look, at, at, at, at) for look, at in zip(looks, homes, strict=True)]
        self._cards: frozenset[Point] = frozenset()
        self._may_rest = True
        """True when no resting glove would cover a card."""
        self._pictures: LruCache[tuple[str, str, int], tuple[Picture, pygame.Vector2]]
        self._pictures = LruCache(MOST_PICTURES)
        for seat in pressed:
            if seat >= 0:
                self.slap(seat)
        self.update(REACH_MS)

    @property
    def moving(self) -> bool:
        """True while any glove moves."""
        return any(glove.moving for glove in self.gloves)

    def slap(self, seat: Seat, *, stays: bool = True) -> None:
        """Bring a glove down on the diamond; one that came too late goes home again."""
        self.gloves[seat].go(self._diamond, REACH_MS, "slap", taps=not stays)

    def take(self, seat: Seat) -> None:
        """Let a glove take the diamond; the others go home."""
        for other, glove in enumerate(self.gloves):
            if other == seat:
                glove.go(self._diamond, REACH_MS, "slap", taps=True)
            elif glove.active:
                glove.go(glove.home, HOME_MS, "point")

    def point(self, seat: Seat, at: Point) -> None:
        """Tap at a card."""
        self.gloves[seat].go((at[0] + 8, at[1] + 30), POINT_MS, "point", taps=True)

    def update(self, dt_ms: float) -> None:
        """Advance by `dt_ms`."""
        for glove in self.gloves:
            glove.update(dt_ms)

    def draw(self, canvas: Canvas, top: Seat | None, cards: Iterable[Point]) -> None:
        """Draw all gloves, `top` last. Resting gloves are hidden if any would cover a card."""
        places = frozenset(cards)
        if places != self._cards:
            near = (glove.home.distance_to(at) < CARD_REACH for glove in self.gloves for at in places)
            self._cards, self._may_rest = places, not any(near)
        for seat in sorted(range(len(self.gloves)), key=lambda seat: seat == top):
            if self._may_rest or self.gloves[seat].active:
                self._draw(canvas, self.gloves[seat])

    def _draw(self, canvas: Canvas, glove: Glove) -> None:
        outward = glove.home - pygame.Vector2(self._diamond)
        arm = glove.at - (glove.home + outward.normalize() * 260)
        angle = round(math.degrees(math.atan2(arm.x, -arm.y)) / ANGLE_STEP) * ANGLE_STEP
        key = glove.look, glove.pose, angle
        picture, anchor = self._pictures.get(key, lambda: self._turned(*key))
        canvas.blit(picture, glove.at - anchor)

    def _turned(self, look: str, pose: str, angle: int) -> tuple[Picture, pygame.Vector2]:
        """Return the turned picture of a glove with an upright badge, and the pixel that touches."""
        name = f"{pose}_{look}"
        flat = self._assets.image(f"hands/{name}")
        turned = transform.rotozoom(flat, -angle, SCALE)
        middle = pygame.Vector2(turned.get_size()) / 2
        flat_middle = pygame.Vector2(flat.get_size()) / 2

        def place(pixel: Point | list[int]) -> pygame.Vector2:
            return middle + (pygame.Vector2(pixel) - flat_middle).rotate(angle) * SCALE

        button = paint.tinted(paint.rounded((BUTTON, BUTTON), BUTTON // 2), LINE)
        for picture in (button, self._assets.scaled(f"badges/{look}", (BADGE, BADGE))):
            turned.blit(picture, picture.get_rect(center=place(CUFF[pose])))
        return turned, place(_anchors()[name])


def _home(corner: pygame.Rect, diamond: Point) -> pygame.Vector2:
    """Where a glove rests: on the leather, between its corner and the diamond."""
    x = corner.centerx + (diamond[0] - corner.centerx) * 0.24
    y = 304 if corner.centery < diamond[1] else 770
    return pygame.Vector2(x, y)
