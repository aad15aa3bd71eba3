"""What stands in the museum: copper, bronze, bones and gold; one unit is one cell of the plan."""

from __future__ import annotations

import itertools
import math

import bpy
from toy_bricks import ball, box, drum, lacquer, rod

STONE = "#5A5468"
BRASS = "#D9A441"


def plinth() -> None:
    """A dark stepped base with a brass plate, so that pale stone stands out from any floor."""
    box((0, 0, 0), (0.56, 0.46, 0.07), lacquer(STONE, 0.6, 0.2), 0.02)
    box((0, 0, 0.07), (0.44, 0.36, 0.14), lacquer("#6C657A", 0.6, 0.2), 0.02)
    box((0, -0.185, 0.11), (0.2, 0.01, 0.06), lacquer(BRASS, 0.2, 1), 0)


def _legs(paint: bpy.types.Material) -> None:
    rod((-0.08, 0, 0.21), (-0.06, 0, 0.5), 0.06, paint, 0.075)
    rod((0.09, -0.05, 0.21), (0.06, 0, 0.5), 0.06, paint, 0.075)


def torch_bearer() -> None:
    """A figure of green copper in a long robe, with a crown of rays, a tablet and a golden torch."""
    copper, shade, gold = lacquer("#5FA893", 0.5, 0.4), lacquer("#3F8474", 0.55, 0.3), lacquer(BRASS, 0.2, 1)
    plinth()
    drum((0, 0, 0.16), 0.2, 0.44, copper, top=0.11)
    for turn in range(-60, 61, 30):
        side = math.sin(math.radians(turn))
        rod((side * 0.2, -0.17 + 0.05 * abs(side), 0.17), (side * 0.1, -0.1, 0.56), 0.018, shade)
    ball((0, 0, 0.66), 0.13, copper, squash=(1.05, 0.75, 1.0))
    rod((-0.13, -0.06, 0.72), (0.12, -0.1, 0.5), 0.03, shade, 0.02)
    ball((0, 0, 0.88), 0.09, copper)
    for turn in range(-75, 76, 25):
        x, z = math.sin(math.radians(turn)), math.cos(math.radians(turn))
        rod((x * 0.07, 0.02, 0.9 + z * 0.07), (x * 0.2, 0.05, 0.92 + z * 0.2), 0.02, shade, 0.004)
    rod((0.12, 0, 0.72), (0.25, -0.02, 0.98), 0.05, copper, 0.036)
    box((-0.2, -0.1, 0.5), (0.13, 0.05, 0.2), shade, 0.02)
    rod((-0.12, 0, 0.72), (-0.19, -0.06, 0.58), 0.05, copper, 0.038)
    rod((0.25, -0.02, 0.96), (0.27, -0.02, 1.08), 0.03, gold, 0.05)
    ball((0.27, -0.02, 1.12), 0.06, lacquer("#FFD36B", shine=1.2), squash=(1, 1, 1.3))


def knight() -> None:
    """A suit of armour with a red plume, a shield and a sword."""
    steel, dark = lacquer("#AEB9CC", 0.25, 0.9), lacquer("#5F6A80", 0.3, 0.8)
    plinth()
    _legs(dark)
    ball((0, 0, 0.6), 0.16, steel, squash=(1.05, 0.8, 1.15))
    for side in (-1, 1):
        ball((side * 0.17, 0, 0.7), 0.075, dark)
    ball((0, 0, 0.87), 0.1, steel, squash=(0.95, 1, 1.1))
    box((0, -0.09, 0.85), (0.13, 0.04, 0.025), lacquer("#10131E"), 0)
    ball((0, 0.06, 0.99), 0.07, lacquer("#D2371F", 0.8, 0.1), squash=(0.6, 1.5, 0.9))
    box((-0.2, -0.1, 0.36), (0.2, 0.04, 0.26), lacquer("#B5271C", 0.35, 0.8), 0.03)
    box((-0.2, -0.125, 0.38), (0.04, 0.01, 0.22), lacquer(BRASS, 0.2, 1), 0)
    box((-0.2, -0.125, 0.5), (0.16, 0.01, 0.04), lacquer(BRASS, 0.2, 1), 0)
    rod((0.21, -0.08, 0.24), (0.21, -0.08, 0.66), 0.022, lacquer("#E6ECF4", 0.2, 1))
    rod((0.14, -0.08, 0.62), (0.28, -0.08, 0.62), 0.02, lacquer(BRASS, 0.2, 1))


def rider() -> None:
    """A bronze horse on its plinth, its rider pointing east."""
    bronze, rider_paint = lacquer("#B0703A", 0.3, 0.8), lacquer("#8A5228", 0.35, 0.7)
    box((0, 0, 0), (0.74, 0.42, 0.06), lacquer(STONE, 0.6, 0.2), 0.02)
    box((0, 0, 0.06), (0.62, 0.32, 0.14), lacquer("#6C657A", 0.6, 0.2), 0.02)
    for x, y in ((-0.17, -0.07), (-0.17, 0.07), (0.12, 0.07)):
        rod((x, y, 0.2), (x, y, 0.42), 0.03, bronze, 0.045)
    rod((0.2, -0.08, 0.33), (0.13, -0.06, 0.45), 0.028, bronze, 0.045)
    ball((-0.02, 0, 0.48), 0.13, bronze, squash=(1.75, 0.85, 0.9))
    rod((0.15, 0, 0.5), (0.28, 0, 0.72), 0.09, bronze, 0.06)
    rod((0.26, 0, 0.74), (0.4, 0, 0.68), 0.065, bronze, 0.04)
    rod((-0.22, 0, 0.52), (-0.33, 0, 0.34), 0.05, bronze, 0.015)
    ball((-0.02, 0, 0.68), 0.09, rider_paint, squash=(0.9, 0.9, 1.4))
    ball((-0.02, 0, 0.86), 0.065, rider_paint)
    rod((0, 0, 0.74), (0.2, -0.05, 0.84), 0.035, rider_paint)
    drum((-0.02, 0, 0.89), 0.1, 0.02, rider_paint)


def stone_head() -> None:
    """A long-faced head from a far island."""
    stone, shade = lacquer("#9AA0A8", 0.9, 0), lacquer("#4A4F5C", 0.9, 0)
    box((0, 0, 0), (0.5, 0.42, 0.06), lacquer("#8A7A5A", 0.9, 0), 0.03)
    box((0, 0.02, 0.06), (0.32, 0.28, 0.62), stone, 0.07)
    box((0, -0.02, 0.5), (0.36, 0.26, 0.13), stone, 0.04)
    box((0, -0.14, 0.28), (0.1, 0.12, 0.27), stone, 0.03)
    for side in (-1, 1):
        box((side * 0.1, -0.13, 0.42), (0.1, 0.04, 0.07), shade, 0.01)
        box((side * 0.18, 0.02, 0.28), (0.05, 0.1, 0.26), stone, 0.02)
    box((0, -0.13, 0.17), (0.18, 0.05, 0.05), shade, 0.015)


def sarcophagus() -> None:
    """A golden coffin with blue bands, head to the north."""
    gold, blue = lacquer("#E8B64A", 0.25, 0.9), lacquer("#1F5FA8", 0.35, 0.8)
    box((0, 0, 0), (0.56, 1.12, 0.07), lacquer(STONE, 0.6, 0.2), 0.03)
    ball((0, -0.08, 0.12), 0.42, gold, squash=(0.5, 1.0, 0.3))
    ball((0, 0.27, 0.15), 0.19, blue, squash=(1.05, 0.95, 0.6))
    ball((0, 0.26, 0.22), 0.115, gold, squash=(0.9, 1, 0.6))
    for side in (-1, 1):
        ball((side * 0.045, 0.29, 0.285), 0.018, lacquer("#10131E"))
        box((side * 0.15, 0.13, 0.17), (0.07, 0.2, 0.05), blue, 0.02, side * 8)
        rod((side * 0.13, 0.06, 0.24), (-side * 0.07, -0.02, 0.26), 0.03, lacquer("#C98A2E", 0.3, 0.8))
    for i, y in enumerate((-0.14, -0.23, -0.32, -0.41)):
        wide = 0.36 - 0.045 * i
        box((0, y, 0.19 - 0.022 * i), (wide, 0.035, 0.05), lacquer("#C9382B") if i % 2 else blue, 0.01)


def dinosaur() -> None:
    """The bones of a tyrant lizard, curled on its slab so that they fill a square."""
    bone, slab = lacquer("#F6EEDA", 0.7, 0.1), lacquer("#3A3550", 0.7, 0.1)
    box((0, 0, 0), (1.26, 1.22, 0.05), lacquer(BRASS, 0.3, 0.8), 0.05)
    box((0, 0, 0.02), (1.2, 1.16, 0.05), slab, 0.05)
    spine = [_curl(i / 22) for i in range(23)]
    for i, ((ax, ay), (bx, by)) in enumerate(itertools.pairwise(spine)):
        thick = 0.034 * math.sin(math.pi * min(1.0, 0.22 + i / 24)) + 0.008
        rod((ax, ay, 0.13), (bx, by, 0.13), thick, bone)
        if 4 <= i <= 12:
            _ribs((ax, ay), (bx - ax, by - ay), 0.2 * math.sin(math.pi * (i - 2.5) / 11), bone)
    _skull(spine[0], spine[1], bone)
    hip, shoulder = spine[13], spine[5]
    for (x, y), way in ((hip, (0.16, -0.06)), (hip, (-0.12, -0.16)), (shoulder, (-0.1, -0.13))):
        knee = (x + way[0], y + way[1], 0.13)
        rod((x, y, 0.15), knee, 0.035, bone, 0.024)
        rod(knee, (x + way[0] * 1.2 - 0.05, y + way[1] * 1.6, 0.1), 0.026, bone, 0.012)


def _curl(t: float) -> tuple[float, float]:
    """The spine from skull (0) to the tip of the tail (1): a C that opens to the east."""
    turn = math.radians(62 + 268 * t)
    out = 0.36 + 0.07 * math.sin(math.pi * t)
    return out * math.cos(turn) * 1.08 + 0.0, out * math.sin(turn) * 1.05


def _ribs(at: tuple[float, float], way: tuple[float, float], reach: float, paint: bpy.types.Material) -> None:
    size = math.hypot(*way)
    across = (-way[1] / size, way[0] / size)
    for side in (-1, 1):
        end = (at[0] + side * across[0] * reach, at[1] + side * across[1] * reach, 0.09)
        rod((at[0], at[1], 0.14), end, 0.02, paint, 0.013)


def _skull(nose_of_spine: tuple[float, float], after: tuple[float, float], paint: bpy.types.Material) -> None:
    x, y = nose_of_spine
    dx, dy = x - after[0], y - after[1]
    size = math.hypot(dx, dy)
    dx, dy = dx / size, dy / size
    ball((x + dx * 0.06, y + dy * 0.06, 0.16), 0.1, paint, squash=(1.1, 1, 0.6))
    rod((x + dx * 0.06, y + dy * 0.06, 0.15), (x + dx * 0.27, y + dy * 0.27, 0.13), 0.085, paint, 0.05)
    hole = lacquer("#15131F", 0.9, 0)
    for side in (-1, 1):
        ball((x + dx * 0.08 - side * dy * 0.055, y + dy * 0.08 + side * dx * 0.055, 0.21), 0.024, hole)


def vitrine() -> None:
    """A show-case: a gem on red velvet under brass edges."""
    box((0, 0, 0), (0.6, 0.6, 0.18), lacquer("#2C3348", 0.4, 0.6), 0.03)
    box((0, 0, 0.18), (0.54, 0.54, 0.02), lacquer(BRASS, 0.2, 1), 0.01)
    box((0, 0, 0.2), (0.47, 0.47, 0.015), lacquer("#8E1F2C", 0.95, 0), 0.005)
    drum((0, 0, 0.21), 0.13, 0.05, lacquer("#E8B64A", 0.2, 1), sides=8)
    drum((0, 0, 0.26), 0.05, 0.05, lacquer("#2E9CC8", 0.1, 1), top=0.12, sides=8)
    drum((0, 0, 0.31), 0.12, 0.04, lacquer("#5CC4E8", 0.1, 1), top=0.06, sides=8)


def globe() -> None:
    """The world in a ring of brass."""
    drum((0, 0, 0), 0.2, 0.04, lacquer("#6B4A2C", 0.4, 0.6))
    ball((0, 0, 0.26), 0.185, lacquer("#2A6FB0", 0.3, 0.8))
    for x, y, z, wide in ((-0.07, -0.02, 0.41, 0.075), (0.05, 0.08, 0.4, 0.06), (0.08, -0.07, 0.4, 0.05)):
        ball((x, y, z), wide, lacquer("#6FAE5A", 0.7, 0.2), squash=(1, 0.8, 0.35))
    bpy.ops.mesh.primitive_torus_add(location=(0, 0, 0.26), major_radius=0.215, minor_radius=0.016)
    bpy.context.object.data.materials.append(lacquer(BRASS, 0.2, 1))


def vases() -> None:
    """Three painted jars on a low shelf."""
    box((0, 0, 0), (0.8, 0.34, 0.1), lacquer(STONE, 0.6, 0.2), 0.02)
    jars = ((-0.26, "#C8694E", "#15131F"), (0, "#2456B8", "#F6EBD3"), (0.26, "#D9A65A", "#8E1F2C"))
    for x, clay, band in jars:
        drum((x, 0, 0.1), 0.05, 0.06, lacquer(clay, 0.3, 0.8))
        ball((x, 0, 0.26), 0.115, lacquer(clay, 0.3, 0.8), squash=(1, 1, 1.1))
        drum((x, 0, 0.24), 0.116, 0.035, lacquer(band, 0.4, 0.6))
        drum((x, 0, 0.36), 0.045, 0.08, lacquer(clay, 0.3, 0.8), top=0.07)
        drum((x, 0, 0.438), 0.05, 0.006, lacquer("#15131F", 0.9, 0))


def rope() -> None:
    """Two brass posts with a red rope between them."""
    brass = lacquer(BRASS, 0.2, 1)
    for side in (-1, 1):
        drum((side * 0.36, 0, 0), 0.075, 0.02, brass)
        drum((side * 0.36, 0, 0.02), 0.02, 0.26, brass)
        ball((side * 0.36, 0, 0.29), 0.04, brass)
    sag = [(-0.36 + 0.72 * i / 8, 0.24 - 0.09 * math.sin(math.pi * i / 8)) for i in range(9)]
    for (ax, az), (bx, bz) in itertools.pairwise(sag):
        rod((ax, 0, az), (bx, 0, bz), 0.024, lacquer("#B5271C", 0.8, 0.1))
