"""Life in the street of the title: neon signs, cars, a cat, steam and rain."""

from __future__ import annotations

import random

import pygame

from game.shell.motion import wave
from game.shell.paint import quick
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
DROPS, DROP_SPEED, SLANT = 80, 1.15, 0.22
"""The number of drops, pixels per millisecond, and pixels to the left per pixel down."""
SPLASHES, SPLASH_MS = 10, 420.0
STREET_TOP, STREET_FOOT = 672, 900


class Street:
    """Small moving pictures between the static layers."""

    def __init__(self, shell: Shell) -> None:
        image = shell.assets.image
        self._signs = {
            name: (quick(image(f"title/sign_{name}")), quick(image(f"title/sign_{name}_off")))
            for name in SIGNS
        }
        self._cat = [image(f"title/cat_{frame}") for frame in range(4)]
        car = quick(image("title/car"))
        self._cars = (car, quick(pygame.transform.flip(car, True, False)))
        self._puffs = [image(f"title/puff_{step}") for step in range(PUFFS)]
        self._drop = image("title/drop")
        self._rings = [image(f"title/splash_{step}") for step in range(5)]
        dice = random.Random(3)
        self._drops = [(dice.uniform(0, 2_200), dice.uniform(0, 1_080)) for _ in range(DROPS)]
        self._spots = [(dice.random(), dice.random()) for _ in range(64)]

    def draw_roofs(self, canvas: pygame.Surface, ms: float, thief_x: float | None) -> None:
        """Draw the steam behind the roofs and the cat."""
        for number, (x, y) in enumerate(CHIMNEYS):
            canvas.fblits(self._steam(ms + number * 1_300, x, y))
        wary = thief_x is not None and abs(thief_x - CAT_AT[0]) < WARY
        canvas.blit(self._cat[3 if wary else round(1 + wave(ms, TAIL_MS))], CAT_AT)

    def draw_street(self, canvas: pygame.Surface, ms: float) -> None:
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

    def draw_rain(self, canvas: pygame.Surface, ms: float) -> None:
        """Draw rain in front of everything but the logo."""
        fallen, wide = ms * DROP_SPEED, 2_200
        canvas.fblits(
            [
                (self._drop, ((x - down * SLANT) % wide - 140, down - 40))
                for x, y in self._drops
                for down in ((y + fallen) % 1_080,)
            ]
        )

    def draw_still(self, canvas: pygame.Surface) -> None:
        """Draw a dry moment in which nothing moves."""
        canvas.blit(self._cat[1], CAT_AT)
        for name, (x, y) in SIGNS.items():
            canvas.blit(self._signs[name][0], (x - SIGN_MIDDLE, y - SIGN_MIDDLE))

    def _steam(self, ms: float, x: float, y: float) -> list[tuple[pygame.Surface, Point]]:
        found = []
        for number in range(PUFFS):
            part = (ms / PUFF_MS + number / PUFFS) % 1
            image = self._puffs[int(part * len(self._puffs))]
            half = image.get_width() / 2
            found.append((image, (x + PUFF_DRIFT * part * part - half, y - PUFF_RISE * part - half)))
        return found

    def _splash(self, ms: float, number: int) -> tuple[pygame.Surface, Point]:
        """Return a ring on the street, each time at another position."""
        turn = ms / SPLASH_MS + number * 0.618
        across, down = self._spots[(int(turn) * 7 + number * 5) % len(self._spots)]
        place = across * 1_920 - 20, STREET_TOP + (STREET_FOOT - STREET_TOP) * down
        return self._rings[int(turn % 1 * len(self._rings))], place


def is_out(name: str, ms: float) -> bool:
    """Return whether a sign is dark at this moment."""
    every, changes = FLICKERS[name]
    return sum(ms % every >= each for each in changes) % 2 == 1
