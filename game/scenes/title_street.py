"""The life in the street of the title: neon signs, cars, a cat, steam, rain and wooden figures."""

from __future__ import annotations

import json
import math
import random
from dataclasses import dataclass, field

import pygame

from game import paths
from game.shell import transform
from game.shell.motion import wave
from game.shell.picture import Canvas, Picture
from game.shell.services import Shell

Point = tuple[float, float]
SIGNS = {"hotel": (470, 516), "bank": (1290, 538)}
"""The middle of the upper edge of each sign."""
SIGN_MIDDLE = 110
FLICKERS = {"hotel": (7_300.0, (0, 70, 150, 210)), "bank": (11_900.0, (0, 60, 900, 960, 1_040, 1_090))}
"""How often a sign flickers, and when it goes out and on in turn."""
CAT_AT = (1096, 523)
TAIL_MS = 2_600.0
WARY = 190
"""The cat arches its back when the thief is this near."""
CAR_EVERY_MS, CAR_MS, CAR_TOP = 9_000.0, 5_200.0, 640
CHIMNEYS = ((672, 520), (1432, 538), (20, 552))
PUFFS, PUFF_MS, PUFF_RISE, PUFF_DRIFT = 5, 4_200.0, 92, 30
PAIRS, DROP_SPEED, SLANT = 24, 1.15, 0.22
"""The number of pairs of drops, pixels per millisecond, and pixels to the left per pixel down."""
ASIDE, BELOW = 16, (26, 44)
"""How far the second drop of a pair is aside and below: two near each other are one picture."""
SPLASHES, SPLASH_MS = 10, 420.0
STREET_TOP, STREET_FOOT = 672, 900
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


class Street:
    """Small moving pictures between the static layers."""

    def __init__(self, shell: Shell) -> None:
        image = shell.assets.image
        self._signs = {name: (image(f"title/sign_{name}"), image(f"title/sign_{name}_off")) for name in SIGNS}
        self._cat = [image(f"title/cat_{frame}") for frame in range(4)]
        car = image("title/car")
        self._cars = (car, transform.flip(car, True, False))
        self._puffs = [image(f"title/puff_{step}") for step in range(PUFFS)]
        self._rings = [image(f"title/splash_{step}") for step in range(5)]
        dice = random.Random(3)
        self._drops = [
            (_pair(image("title/drop"), dice), dice.uniform(0, 2_200), dice.uniform(0, 1_080))
            for _ in range(PAIRS)
        ]
        self._spots = [(dice.random(), dice.random()) for _ in range(64)]

    def draw_roofs(self, canvas: Canvas, ms: float, thief_x: float | None) -> None:
        """Draw the steam behind the roofs and the cat."""
        for number, (x, y) in enumerate(CHIMNEYS):
            canvas.fblits(self._steam(ms + number * 1_300, x, y))
        wary = thief_x is not None and abs(thief_x - CAT_AT[0]) < WARY
        canvas.blit(self._cat[3 if wary else round(1 + wave(ms, TAIL_MS))], CAT_AT)

    def draw_street(self, canvas: Canvas, ms: float) -> None:
        """Draw rain rings, the signs with their light on the ground, and a car now and then."""
        canvas.fblits([self._splash(ms, number) for number in range(SPLASHES)])
        for name, (x, y) in SIGNS.items():
            canvas.blit(self._signs[name][is_out(name, ms)], (x - SIGN_MIDDLE, y - SIGN_MIDDLE))
        part = (ms % CAR_EVERY_MS) / CAR_MS
        if part < 1:
            car = self._cars[int(ms / CAR_EVERY_MS) % 2]
            wide = canvas.get_width() + car.get_width()
            way = part if car is self._cars[0] else 1 - part
            canvas.blit(car, (wide * way - car.get_width(), CAR_TOP))

    def draw_rain(self, canvas: Canvas, ms: float) -> None:
        """Draw rain in front of everything but the logo."""
        fallen, wide = ms * DROP_SPEED, 2_200
        canvas.fblits(
            [
                (pair, ((x - down * SLANT) % wide - 140, down - pair.height))
                for pair, x, y in self._drops
                for down in ((y + fallen) % (1_080 + pair.height),)
            ]
        )

    def draw_still(self, canvas: Canvas) -> None:
        """Draw a dry moment in which nothing moves."""
        canvas.blit(self._cat[1], CAT_AT)
        for name, (x, y) in SIGNS.items():
            canvas.blit(self._signs[name][0], (x - SIGN_MIDDLE, y - SIGN_MIDDLE))

    def _steam(self, ms: float, x: float, y: float) -> list[tuple[Picture, Point]]:
        found = []
        for number in range(PUFFS):
            part = (ms / PUFF_MS + number / PUFFS) % 1
            image = self._puffs[int(part * len(self._puffs))]
            half = image.get_width() / 2
            found.append((image, (x + PUFF_DRIFT * part * part - half, y - PUFF_RISE * part - half)))
        return found

    def _splash(self, ms: float, number: int) -> tuple[Picture, Point]:
        """Return a ring on the street, each time at another position."""
        turn = ms / SPLASH_MS + number * 0.618
        across, down = self._spots[(int(turn) * 7 + number * 5) % len(self._spots)]
        place = across * 1_920 - 20, STREET_TOP + (STREET_FOOT - STREET_TOP) * down
        return self._rings[int(turn % 1 * len(self._rings))], place


def _pair(drop: Picture, dice: random.Random) -> Picture:
    """Two drops near each other; where the lower one is, is by chance."""
    aside, below = dice.randint(0, ASIDE), dice.randint(*BELOW)
    pair = Picture((drop.width + aside, drop.height + below), pygame.SRCALPHA)
    left = dice.choice((0, aside))
    pair.blit(drop, (aside - left, 0))
    pair.blit(drop, (left, below))
    return pair


def is_out(name: str, ms: float) -> bool:
    """Return whether a sign is dark at this moment."""
    every, changes = FLICKERS[name]
    return sum(ms % every >= each for each in changes) % 2 == 1


@dataclass(slots=True)
class Piece:
    """One wooden figure, looking ahead or turned."""

    foot: tuple[int, int]
    """The middle of its foot on the canvas."""
    ahead: list[Picture]
    round: list[Picture]
    aside: int
    """How far to the right its middle is when it is turned."""
    begins: float
    """An offset, so that no two figures breathe together."""
    hopped_ms: float = -HOP_MS
    glanced_ms: float = field(default=-GLANCE_MS)

    def draw(self, canvas: Canvas, ms: float, *, startled: bool) -> None:
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

    def draw(self, canvas: Canvas, ms: float, thief_x: float | None) -> None:
        """Draw everybody at this moment. Figures near the thief watch him."""
        for piece in self.pieces:
            startled = thief_x is not None and abs(thief_x - piece.foot[0]) < NEAR_THE_THIEF
            piece.draw(canvas, ms, startled=startled)

    def draw_still(self, canvas: Canvas) -> None:
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


def _breaths(picture: Picture) -> list[Picture]:
    wide, high = picture.get_size()
    lower = [(wide, round(high * part)) for part in BREATHS[1:]]
    return [picture, *(transform.smoothscale(picture, size) for size in lower)]
