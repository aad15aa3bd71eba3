"""The wooden figures of the title: they breathe, hop now and then, and watch the thief."""

from __future__ import annotations

import json
import math
import random
from dataclasses import dataclass, field

import pygame

from game import paths
from game.shell.motion import wave
from game.shell.paint import quick
from game.shell.services import Shell

BACK_TO_FRONT = ("crook", "cop", "sandra", "pepper", "robber", "tad", "drake", "jimmy", "vivian")
BREATH_MS = 3_400.0
BREATHS = (1.0, 0.99, 0.976)
"""Parts of the full height of a figure while it breathes."""
HOP_EVERY_MS, HOP_MS, HOP = 1_700.0, 460.0, 30.0
LANDING = 0.22
"""The part of a hop before take-off, and again for landing."""
GLANCE_MS = 1_500.0
NEAR_THE_THIEF = 330
"""Figures within this many pixels of the thief look at him."""


@dataclass(slots=True)
class Piece:
    """One wooden figure, looking ahead or turned."""

    foot: tuple[int, int]
    """The middle of its foot on the canvas."""
    ahead: list[pygame.Surface]
    round: list[pygame.Surface]
    aside: int
    """How far to the right its middle is when it is turned."""
    begins: float
    """An offset, so that no two figures breathe together."""
    hopped_ms: float = -HOP_MS
    glanced_ms: float = field(default=-GLANCE_MS)

    def draw(self, canvas: pygame.Surface, ms: float, *, startled: bool) -> None:
        """Draw the figure at this moment."""
        part = (ms - self.hopped_ms) / HOP_MS
        looks = self.round if startled or 0 <= ms - self.glanced_ms < GLANCE_MS else self.ahead
        level = round((1 - wave(ms + self.begins, BREATH_MS)) / 2 * (len(BREATHS) - 2))
        up = 0.0
        if 0 <= part < 1:
            on_the_ground = min(part, 1 - part) < LANDING
            level = len(BREATHS) - 1 if on_the_ground else 0
            up = HOP * max(0.0, math.sin((part - LANDING) / (1 - 2 * LANDING) * math.pi))
        image = looks[level]
        x = self.foot[0] + (self.aside if looks is self.round else 0)
        canvas.blit(image, (x - image.get_width() // 2, self.foot[1] - image.get_height() - round(up)))


class Crowd:
    """All nine figures, back to front."""

    def __init__(self, shell: Shell) -> None:
        self._dice = random.Random(11)
        self.pieces = [_piece(shell, name, number) for number, name in enumerate(BACK_TO_FRONT)]
        self._next_ms = HOP_EVERY_MS
        self._last: Piece | None = None

    def update(self, ms: float) -> None:
        """Now and then let another figure hop, and one look around."""
        if ms < self._next_ms:
            return
        self._next_ms = ms + HOP_EVERY_MS
        self._last = self._dice.choice([piece for piece in self.pieces if piece is not self._last])
        self._last.hopped_ms = ms
        self._dice.choice(self.pieces).glanced_ms = ms

    def draw(self, canvas: pygame.Surface, ms: float, thief_x: float | None) -> None:
        """Draw everybody at this moment. Figures near the thief watch him."""
        for piece in self.pieces:
            startled = thief_x is not None and abs(thief_x - piece.foot[0]) < NEAR_THE_THIEF
            piece.draw(canvas, ms, startled=startled)

    def draw_still(self, canvas: pygame.Surface) -> None:
        """Draw everybody at rest."""
        for piece in self.pieces:
            image = piece.ahead[0]
            canvas.blit(image, image.get_rect(midbottom=piece.foot))


def _piece(shell: Shell, name: str, number: int) -> Piece:
    places = json.loads(paths.bundled("art", "title", "crowd", "places.json").read_text(encoding="utf-8"))
    ahead, aside = pygame.Rect(places[name]), pygame.Rect(places[f"{name}_round"])
    image = shell.assets.image
    return Piece(
        ahead.midbottom,
        _breaths(image(f"title/crowd/{name}")),
        _breaths(image(f"title/crowd/{name}_round")),
        aside.centerx - ahead.centerx,
        number * BREATH_MS * 0.37,
    )


def _breaths(picture: pygame.Surface) -> list[pygame.Surface]:
    wide, high = picture.get_size()
    lower = [(wide, round(high * part)) for part in BREATHS[1:]]
    return [quick(picture), *(quick(pygame.transform.smoothscale(picture, size)) for size in lower)]
