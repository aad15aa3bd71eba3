"""What stands in the streets: cars, trees, lamps and street furniture; one unit is one cell of the plan."""

from __future__ import annotations

import math
import random

import bpy
from toy_bricks import ball, box, drum, lacquer, rod

TYRE = "#0D0F16"
GLASS = "#141B2B"


def car(paint: str, roof: str | None = None) -> None:
    """A saloon, nose to the north."""
    body = lacquer(paint, 0.22, 1)
    for side in (-1, 1):
        for axle in (-0.29, 0.3):
            box((side * 0.2, axle, 0), (0.07, 0.19, 0.15), lacquer(TYRE, 0.8, 0), 0.03)
        box((side * 0.145, 0.475, 0.1), (0.1, 0.05, 0.06), lacquer("#FFF2B8", shine=2.5), 0.012)
        box((side * 0.15, -0.475, 0.1), (0.09, 0.04, 0.06), lacquer("#FF3B2B", shine=1.6), 0.012)
        box((side * 0.225, 0.14, 0.17), (0.06, 0.05, 0.05), body, 0.015)
    box((0, 0, 0.05), (0.42, 0.97, 0.15), body, 0.075)
    box((0, 0.33, 0.19), (0.24, 0.2, 0.02), lacquer(paint, 0.15, 1), 0.015)
    box((0, -0.05, 0.18), (0.375, 0.53, 0.13), lacquer(GLASS, 0.08, 1), 0.06)
    box((0, -0.07, 0.285), (0.33, 0.29, 0.05), lacquer(roof or paint, 0.22, 1), 0.045)


def taxi() -> None:
    """A yellow cab with a sign on its roof."""
    car("#F0B429")
    box((0, -0.04, 0.335), (0.2, 0.07, 0.05), lacquer("#FFF6D8", shine=1.4), 0.015)
    for i in range(6):
        box((-0.125 + i * 0.05, -0.36, 0.2), (0.026, 0.05, 0.006), lacquer("#1B1B22"), 0)


def police_car() -> None:
    """White and navy, with a bar of lights."""
    car("#F1EFE8", "#22335C")
    box((0, 0.33, 0.205), (0.26, 0.2, 0.008), lacquer("#22335C", 0.2, 1), 0)
    box((-0.075, -0.05, 0.335), (0.13, 0.08, 0.05), lacquer("#2F7BFF", shine=2), 0.015)
    box((0.075, -0.05, 0.335), (0.13, 0.08, 0.05), lacquer("#FF3A2E", shine=2), 0.015)


def van() -> None:
    """A baker's van: a cream box behind a green nose."""
    car("#3F7A5A")
    box((0, -0.17, 0.12), (0.43, 0.64, 0.3), lacquer("#E3D3AC", 0.4, 0.6), 0.05)
    for x in (-0.12, 0.12):
        box((x, -0.17, 0.42), (0.06, 0.58, 0.004), lacquer("#3F7A5A"), 0)


def tree(seed: int, *leaves: str) -> None:
    """A crown of three tones, lighter on top."""
    dice = random.Random(seed)
    drum((0, 0, 0), 0.05, 0.3, lacquer("#4A3426", 0.9, 0))
    for i in range(17):
        turn, out = i * 2.4, 0.03 + 0.23 * math.sqrt(i / 17)
        tone = lacquer(leaves[min(2, int(3 * i / 17 + dice.random() * 0.7))], 0.85, 0)
        at = (out * math.cos(turn), out * math.sin(turn), 0.52 - 0.3 * (i / 17))
        ball(at, 0.15 - 0.045 * (i / 17), tone, facets=2)


def hedge() -> None:
    """A clipped hedge, long from west to east."""
    dice = random.Random(4)
    for i in range(22):
        at = (-0.4 + 0.8 * i / 21, dice.uniform(-0.05, 0.05), 0.12)
        ball(at, 0.1, lacquer(dice.choice(("#2F6B4F", "#37785A", "#285C46")), 0.9, 0), facets=2)


def bench() -> None:
    """Three planks on iron feet."""
    for i in range(3):
        box((0, -0.1 + i * 0.1, 0.14), (0.76, 0.075, 0.035), lacquer("#9A6A3C", 0.6, 0.3), 0.012)
    for x in (-0.3, 0.3):
        box((x, 0, 0), (0.05, 0.3, 0.14), lacquer("#2C3348"), 0.01)


def hydrant() -> None:
    """A red hydrant."""
    red = lacquer("#D2371F", 0.3, 0.9)
    drum((0, 0, 0), 0.09, 0.03, red)
    drum((0, 0, 0.03), 0.065, 0.15, red)
    ball((0, 0, 0.18), 0.065, red)
    rod((-0.11, 0, 0.12), (0.11, 0, 0.12), 0.035, lacquer("#F0C04A", 0.3, 0.9))


def bin_() -> None:
    """A litter bin."""
    drum((0, 0, 0), 0.11, 0.24, lacquer("#3F7A5A", 0.5, 0.5))
    drum((0, 0, 0.24), 0.085, 0.008, lacquer("#0D1018", 0.9, 0))


def mailbox() -> None:
    """A blue letter box."""
    box((0, 0, 0), (0.2, 0.17, 0.28), lacquer("#2456B8", 0.3, 0.8), 0.05)
    box((0, -0.02, 0.28), (0.13, 0.025, 0.006), lacquer("#F6EBD3"), 0)


def kiosk() -> None:
    """A newspaper stand under a striped roof."""
    box((0, 0, 0), (0.6, 0.42, 0.3), lacquer("#5B4636", 0.6, 0.2), 0.02)
    for i in range(8):
        tone = "#C9291A" if i % 2 else "#F6EBD3"
        box((-0.315 + i * 0.09, 0.02, 0.32), (0.088, 0.46, 0.035), lacquer(tone, 0.7, 0.1), 0.012)
    for i, tone in enumerate(("#F6EBD3", "#FFC857", "#8FC4FF", "#F6EBD3", "#F25C3E")):
        box((-0.22 + i * 0.11, -0.25, 0.2), (0.09, 0.07, 0.02), lacquer(tone, 0.8, 0), 0.005)


def parasol() -> None:
    """A hot-dog stand under its parasol."""
    box((0.04, -0.16, 0), (0.34, 0.18, 0.2), lacquer("#C9D2DD", 0.3, 0.8), 0.02)
    for i in range(8):
        tone = "#F25C3E" if i % 2 else "#FFF3DC"
        wedge = drum((0, 0.04, 0.36), 0.27, 0.1, lacquer(tone, 0.7, 0.1), top=0.01, sides=8)
        _keep_wedge(wedge, i)
    ball((0, 0.04, 0.47), 0.025, lacquer("#FFC857"))


def _keep_wedge(cone: bpy.types.Object, index: int) -> None:
    """Leave one of the eight slices of a cone."""
    mesh, middle = cone.data, math.radians(45 * index + 22.5)
    sides = [face for face in mesh.polygons if len(face.vertices) == 4]
    kept = [f for f in sides if math.cos(math.atan2(f.center.y, f.center.x) - middle) > 0.99]
    faces = [tuple(face.vertices) for face in kept]
    corners = [tuple(corner.co) for corner in mesh.vertices]
    mesh.clear_geometry()
    mesh.from_pydata(corners, [], faces)
    mesh.update()


def phone_box() -> None:
    """A red telephone box, seen on its roof."""
    box((0, 0, 0), (0.26, 0.26, 0.42), lacquer("#B5271C", 0.3, 0.8), 0.02)
    ball((0, 0, 0.42), 0.12, lacquer("#C9382B", 0.3, 0.8), squash=(1, 1, 0.25))
    box((0, -0.1, 0.42), (0.17, 0.04, 0.02), lacquer("#FFF6D8", shine=1.2), 0.004)


def crates() -> None:
    """Three parcels."""
    box((-0.14, 0, 0), (0.34, 0.34, 0.22), lacquer("#B98A52", 0.8, 0), 0.02, 6)
    box((0.22, 0.08, 0), (0.28, 0.28, 0.18), lacquer("#A87A44", 0.8, 0), 0.02, -9)
    box((-0.1, 0.02, 0.22), (0.26, 0.26, 0.16), lacquer("#C99A62", 0.8, 0), 0.02, 22)
    box((-0.1, 0.02, 0.38), (0.04, 0.262, 0.004), lacquer("#E9D9B8", 0.8, 0), 0, 22)
    box((0.22, 0.08, 0.18), (0.04, 0.282, 0.004), lacquer("#E9D9B8", 0.8, 0), 0, -9)
