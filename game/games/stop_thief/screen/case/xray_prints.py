"""Pictures on the board under the X-ray: footprints, rides, and rings where he could be."""

from __future__ import annotations

import math
from collections.abc import Iterator
from enum import StrEnum
from itertools import pairwise
from typing import NamedTuple

import pygame

from game.core.board import Board
from game.games.stop_thief.rules.city import CIRCLE
from game.games.stop_thief.screen.case.trace import Step
from game.games.stop_thief.screen.device.clue_finder import TEAL
from game.games.stop_thief.screen.drawing import Point
from game.shell import draw, paint, transform
from game.shell.lru_cache import cached
from game.shell.picture import Picture
from game.shell.theme import INK, WHITE, Colour

VIOLET: Colour = (0xC3, 0x8B, 0xFF)
LEVELS = 5
"""Steps of likelihood."""
TURNS = 24
"""Directions a footprint can point to."""
FADES = (255, 210, 170, 135, 105, 80)
FADE_STEPS = 4
"""After this many steps a part of the route gets paler."""
OLD, THIN = len(FADES) - 1, 2
"""The last fade, which is only light, and that every second print remains there."""


class Kind(StrEnum):
    """What a step leaves on the board."""

    FOOT = "foot"
    LIGHT = "light"
    TRAIN = "train"


class Print(NamedTuple):
    """A foot that was set down, some light, or a dash of a ride."""

    at: Point
    """In pixels of the board."""
    turn: int
    kind: Kind
    done: float
    """How much of the step lies behind it."""


def prints_of(board: Board, step: Step, scale: float) -> Iterator[Print]:
    """What a step leaves on the board, in order."""
    legs = [(leg, False) for leg in pairwise(step.walk)] + [(leg, True) for leg in pairwise(step.ride)]
    for place, (leg, by_train) in enumerate(legs):
        start, end = (pygame.Vector2(board.spaces[space].at) for space in leg)
        way = end - start
        count = max(1, round(way.length() * scale / (20.0 if by_train else 9.0)))
        turn = round(math.degrees(math.atan2(way.y, way.x)) / 360 * TURNS) % TURNS
        aside = way.normalize().rotate(90) * 3.5 / scale
        numbers = [board.spaces[space].at for space in leg if board.spaces[space].kind != CIRCLE]
        for number in range(count):
            part = (number + 0.5) / count
            at, done = start + way * part, (place + part) / len(legs)
            near = any(at.distance_to(middle) * scale < 16.0 for middle in numbers)
            kind = Kind.TRAIN if by_train else Kind.LIGHT if near else Kind.FOOT
            if kind is Kind.FOOT:
                at += aside * (1 if number % 2 else -1)
            yield Print((at.x, at.y), turn, kind, done)


@cached(512)
def print_picture(kind: Kind, turn: int, fade: int, scale: float) -> Picture:
    """A glowing shoe print, some light where a number stands, or the dash of a ride."""
    large = paint.clear((96, 96))
    if kind is Kind.TRAIN:
        draw.rect(large, (*INK, 150), (15, 36, 66, 24), border_radius=12)
        draw.rect(large, (0x8F, 0xC8, 0xFF), (21, 41, 54, 14), border_radius=7)
    else:
        strength = 0.25 if kind is Kind.LIGHT else 1.0
        for inset, alpha in ((8, 26), (18, 34), (26, 40)):
            area = pygame.Rect(0, 0, 96, 96).inflate(-2 * inset, -2 * inset)
            draw.ellipse(large, (*TEAL, round(strength * alpha)), area)
    if kind is Kind.FOOT and fade < OLD:
        for box in ((40, 35, 40, 26), (16, 38, 20, 20)):
            draw.ellipse(large, INK, pygame.Rect(box).inflate(8, 8))
            draw.ellipse(large, TEAL if fade else WHITE, box)
    image = transform.rotozoom(large, -turn * 360 / TURNS, 0.21 * scale)
    image.set_alpha(FADES[fade])
    return image


@cached(64)
def ring_picture(radius: int, level: int) -> Picture:
    """A violet ring with light round it, the brighter the likelier."""
    side, fine = 2 * radius + 16, paint.FINE
    large = paint.clear((side * fine, side * fine))
    middle = side * fine // 2, side * fine // 2
    part = level / LEVELS
    for grow, alpha in ((6, 50), (3, 80)):
        draw.circle(large, (*VIOLET, round(alpha * part)), middle, (radius + grow) * fine, (grow + 6) * fine)
    draw.circle(large, (*VIOLET, round(90 + 165 * part)), middle, radius * fine, (2 + level // 2) * fine)
    return transform.smoothscale(large, (side, side))
