"""What stands in the rooms of the bank, the electronics hall and the store; one unit is one cell."""

from __future__ import annotations

import math
import random

from toy_bricks import ball, box, drum, lacquer, rod

WOOD = "#8A5A34"
CREAM = "#F2EAD6"


def sofa(paint: str) -> None:
    """A sofa with two cushions, its back to the north."""
    cloth, cushion = lacquer(paint, 0.85, 0), lacquer(CREAM, 0.85, 0)
    box((0, 0, 0), (0.92, 0.42, 0.13), cloth, 0.05)
    box((0, 0.17, 0.09), (0.92, 0.12, 0.18), cloth, 0.05)
    for side in (-1, 1):
        box((side * 0.41, 0, 0.09), (0.12, 0.42, 0.12), cloth, 0.05)
        box((side * 0.19, -0.03, 0.12), (0.34, 0.26, 0.05), lacquer(paint, 0.7, 0), 0.03)
    box((-0.24, 0.06, 0.17), (0.17, 0.12, 0.06), cushion, 0.03, 14)


def desk() -> None:
    """A writing desk with a screen, papers and a chair on its south side."""
    box((0, 0, 0.2), (0.8, 0.42, 0.04), lacquer(WOOD, 0.35, 0.8), 0.015)
    box((0, 0.06, 0.24), (0.26, 0.05, 0.16), lacquer("#1B2232"), 0.01)
    box((0, -0.06, 0.24), (0.26, 0.09, 0.012), lacquer("#39435E"), 0.006)
    box((-0.27, -0.03, 0.24), (0.16, 0.2, 0.012), lacquer(CREAM), 0, 12)
    box((-0.25, -0.02, 0.252), (0.15, 0.19, 0.01), lacquer("#FFFFFF"), 0, -6)
    drum((0.3, 0.09, 0.24), 0.055, 0.02, lacquer("#2E8C5A"))
    ball((0.3, 0.09, 0.3), 0.05, lacquer("#8FF0C8", shine=0.6))
    box((0.27, -0.11, 0.24), (0.11, 0.08, 0.03), lacquer("#D9A441"), 0.01)
    drum((0, -0.32, 0), 0.12, 0.16, lacquer("#39435E", 0.8, 0))
    box((0, -0.42, 0.1), (0.22, 0.05, 0.14), lacquer("#2C3754", 0.8, 0), 0.02)


def counter(front: str, top: str) -> None:
    """A long counter with a till and papers."""
    box((0, 0, 0), (1.5, 0.34, 0.24), lacquer(front), 0.02)
    box((0, 0, 0.24), (1.56, 0.38, 0.035), lacquer(top, 0.25, 0.9), 0.02)
    box((0.45, 0.02, 0.275), (0.2, 0.17, 0.08), lacquer("#2A3142"), 0.02)
    box((0.45, 0.05, 0.355), (0.12, 0.05, 0.01), lacquer("#8FF0C8", shine=0.8), 0)
    box((-0.42, 0, 0.275), (0.15, 0.2, 0.01), lacquer("#FFFFFF"), 0, 20)
    drum((-0.1, 0.05, 0.275), 0.045, 0.03, lacquer("#E8B64A", 0.2, 1))
    ball((-0.1, 0.05, 0.32), 0.03, lacquer("#E8B64A", 0.2, 1))


def shelf(*goods: str) -> None:
    """A shelf full of things in these colours."""
    dice = random.Random(4)
    box((0, 0, 0), (1.36, 0.28, 0.26), lacquer("#5B4636", 0.6, 0.2), 0.015)
    box((0, 0.115, 0.26), (1.36, 0.04, 0.08), lacquer("#74593F", 0.6, 0.2), 0.01)
    for i in range(12):
        size = (0.085, dice.uniform(0.14, 0.19), dice.uniform(0.05, 0.12))
        box((-0.6 + i * 0.109, -0.02, 0.26), size, lacquer(dice.choice(goods)), 0.012)


def plant() -> None:
    """A palm in a clay pot."""
    drum((0, 0, 0), 0.1, 0.18, lacquer("#B5573A", 0.7, 0.1), top=0.13)
    for i in range(13):
        turn = i * 2.4
        reach = 0.2 + 0.07 * (i % 3)
        leaf = lacquer(("#4AA25E", "#2F7446", "#64B872")[i % 3], 0.6, 0.2)
        middle = (0.5 * reach * math.cos(turn), 0.5 * reach * math.sin(turn), 0.3 - 0.003 * i)
        tip = (reach * math.cos(turn), reach * math.sin(turn), 0.22)
        rod((0, 0, 0.2), middle, 0.02, leaf, 0.045)
        rod(middle, tip, 0.045, leaf, 0.004)


def safe() -> None:
    """A safe with its wheel on top."""
    box((0, 0, 0), (0.66, 0.6, 0.34), lacquer("#59657A", 0.3, 0.7), 0.05)
    box((0, 0, 0.34), (0.5, 0.44, 0.02), lacquer("#6F7C93", 0.25, 0.9), 0.03)
    drum((0, 0, 0.36), 0.15, 0.03, lacquer("#C9D2DD", 0.2, 1))
    for i in range(3):
        box((0, 0, 0.39), (0.27, 0.03, 0.02), lacquer("#E8B64A", 0.2, 1), 0.008, i * 60)
    drum((0, 0, 0.39), 0.05, 0.04, lacquer("#E8B64A", 0.2, 1))
    for x in (-0.27, 0.27):
        for y in (-0.24, 0.24):
            drum((x, y, 0.34), 0.025, 0.015, lacquer("#8793A6"))


def gold() -> None:
    """Bars of gold on a pallet."""
    box((0, 0, 0), (0.68, 0.46, 0.05), lacquer("#6B4A2C", 0.8, 0), 0.01)
    bar = lacquer("#F2B93B", 0.2, 1)
    for x in (-0.21, 0, 0.21):
        for y in (-0.1, 0.1):
            box((x, y, 0.05), (0.19, 0.16, 0.08), bar, 0.03)
    for x in (-0.1, 0.1):
        box((x, 0, 0.13), (0.19, 0.17, 0.08), bar, 0.03)


def cash_point() -> None:
    """A cash machine, its screen to the south."""
    box((0, 0, 0), (0.34, 0.3, 0.44), lacquer("#2E7F6C", 0.4, 0.6), 0.03)
    box((0, -0.155, 0.24), (0.24, 0.02, 0.13), lacquer("#B9FFE4", shine=1.1), 0.005)
    box((0, -0.17, 0.12), (0.24, 0.06, 0.05), lacquer("#C9D2DD"), 0.01)


def television() -> None:
    """A flat screen on its cabinet, picture to the south."""
    box((0, 0.02, 0), (0.86, 0.26, 0.14), lacquer("#2A3142"), 0.02)
    box((0, 0.04, 0.16), (0.8, 0.05, 0.42), lacquer("#10131E"), 0.015)
    box((0, 0.005, 0.19), (0.74, 0.02, 0.36), lacquer("#3FB4E8", shine=0.8), 0)
    box((-0.12, -0.008, 0.19), (0.3, 0.01, 0.16), lacquer("#7BE0A0", shine=0.7), 0)
    ball((0.2, -0.008, 0.42), 0.06, lacquer("#FFE08A", shine=1.2), squash=(1, 0.1, 1))


def arcade() -> None:
    """A games machine, its screen to the south."""
    box((0, 0.04, 0), (0.42, 0.34, 0.52), lacquer("#7B2CBF", 0.4, 0.6), 0.03)
    box((0, -0.15, 0), (0.42, 0.14, 0.26), lacquer("#5A1F96", 0.4, 0.6), 0.02)
    box((0, -0.135, 0.3), (0.34, 0.02, 0.18), lacquer("#52E0FF", shine=1.2), 0.004)
    box((0, -0.14, 0.53), (0.4, 0.03, 0.08), lacquer("#FFC857", shine=1.0), 0.004)
    for i, tone in enumerate(("#FF4A3A", "#FFC857", "#6BFFC8")):
        ball((-0.1 + i * 0.1, -0.17, 0.27), 0.03, lacquer(tone, shine=0.8))


def washers() -> None:
    """Three washing machines, doors to the south."""
    for i in range(3):
        x = -0.42 + i * 0.42
        box((x, 0, 0), (0.4, 0.34, 0.4), lacquer("#C6CCD8", 0.3, 0.8), 0.025)
        eye = rod((x, -0.17, 0.2), (x, -0.19, 0.2), 0.13, lacquer("#3C4A66"))
        eye.name = "door"
        rod((x, -0.19, 0.2), (x, -0.2, 0.2), 0.09, lacquer("#8FD3F2", 0.1, 1))
        box((x + 0.1, -0.175, 0.36), (0.12, 0.01, 0.025), lacquer("#46C8F0", shine=0.6), 0)


def laptops() -> None:
    """A display table with four open screens."""
    box((0, 0, 0.16), (0.98, 0.5, 0.04), lacquer("#C9C3B2", 0.25, 0.9), 0.03)
    box((0, 0, 0), (0.5, 0.2, 0.16), lacquer("#4A5672"), 0.02)
    for i, glow in enumerate(("#52E0FF", "#FF8FC8", "#FFC857", "#6BFFC8")):
        x = -0.36 + i * 0.24
        box((x, -0.05, 0.2), (0.18, 0.14, 0.015), lacquer("#39435E"), 0.006)
        box((x, 0.1, 0.2), (0.18, 0.12, 0.02), lacquer("#10131E"), 0.004)
        box((x, 0.1, 0.222), (0.15, 0.095, 0.004), lacquer(glow, shine=0.9), 0)


def speakers() -> None:
    """Two loudspeakers and an amplifier, facing south."""
    for side in (-1, 1):
        box((side * 0.3, 0, 0), (0.22, 0.24, 0.5), lacquer("#23283A"), 0.02)
        for z, r in ((0.15, 0.085), (0.36, 0.055)):
            rod((side * 0.3, -0.12, z), (side * 0.3, -0.14, z), r, lacquer("#8793A6"))
            ball((side * 0.3, -0.14, z), r * 0.5, lacquer("#F2B93B"), squash=(1, 0.4, 1))
    box((0, 0.02, 0), (0.3, 0.22, 0.14), lacquer("#4A5672"), 0.015)
    box((0, -0.095, 0.05), (0.22, 0.01, 0.04), lacquer("#6BFFC8", shine=0.9), 0)


def rack(*clothes: str) -> None:
    """A rail of clothes."""
    dice = random.Random(2)
    box((0, 0, 0.3), (1.12, 0.04, 0.03), lacquer("#C9CEDA", 0.2, 1), 0.01)
    for i in range(11):
        tone = lacquer(dice.choice(clothes), 0.9, 0)
        box((-0.5 + i * 0.1, dice.uniform(-0.02, 0.02), 0.06), (0.075, 0.34, 0.22), tone, 0.03)


def mannequins() -> None:
    """Two dummies in new coats, facing south."""
    for x, coat, hat in ((-0.2, "#C9382B", "#2A3142"), (0.2, "#2E6FA8", "#E8B64A")):
        drum((x, 0, 0), 0.13, 0.03, lacquer("#C9D2DD", 0.2, 1))
        drum((x, 0, 0.03), 0.15, 0.3, lacquer(coat, 0.9, 0), top=0.09)
        ball((x, 0, 0.36), 0.1, lacquer(coat, 0.9, 0), squash=(1.25, 0.8, 0.6))
        ball((x, 0, 0.48), 0.075, lacquer("#E9D9B8", 0.5, 0.4))
        drum((x, 0, 0.51), 0.12, 0.02, lacquer(hat, 0.8, 0))
        drum((x, 0, 0.52), 0.07, 0.06, lacquer(hat, 0.8, 0))


def cafe_table() -> None:
    """A round table with flowers, a cup and four stools."""
    for i in range(4):
        at = (0.36 * math.cos(i * 1.571 + 0.5), 0.36 * math.sin(i * 1.571 + 0.5), 0)
        drum(at, 0.11, 0.15, lacquer("#A8413A", 0.8, 0))
    drum((0, 0, 0.2), 0.28, 0.035, lacquer("#B07A48", 0.35, 0.8))
    for i in range(5):
        at = (0.04 + 0.06 * math.cos(i * 1.257), 0.04 + 0.06 * math.sin(i * 1.257), 0.32)
        ball(at, 0.045, lacquer(("#F4A1AA", "#FFC857", "#57A866")[i % 3], 0.8, 0))
    drum((-0.12, -0.12, 0.235), 0.06, 0.01, lacquer("#E9E4D6"))
    drum((-0.12, -0.12, 0.245), 0.036, 0.03, lacquer("#6B3A22"))


def escalator() -> None:
    """Moving stairs, long from north to south."""
    for side in (-1, 1):
        box((side * 0.24, 0, 0), (0.08, 1.2, 0.16), lacquer("#2C3348", 0.3, 0.8), 0.03)
        box((side * 0.24, 0, 0.16), (0.05, 1.14, 0.03), lacquer("#10131E", 0.5, 0.4), 0.02)
    for i in range(12):
        tone = lacquer("#9AA4B8" if i % 2 else "#7B869E", 0.3, 0.7)
        box((0, -0.53 + i * 0.0965, 0), (0.38, 0.085, 0.03 + 0.008 * i), tone, 0.008)
        box((0, -0.57 + i * 0.0965, 0.031 + 0.008 * i), (0.38, 0.012, 0.004), lacquer("#FFC857"), 0)


def pyramid_of_tins() -> None:
    """A display of perfume boxes."""
    drum((0, 0, 0), 0.3, 0.1, lacquer("#F6EBD3", 0.3, 0.8))
    for ring, (count, radius) in enumerate(((9, 0.22), (6, 0.13), (1, 0))):
        for i in range(count):
            turn = i * 6.283 / count
            tone = lacquer(("#F4A1AA", "#FFC857", "#8FC4FF")[(i + ring) % 3], 0.25, 0.9)
            at = (radius * math.cos(turn), radius * math.sin(turn), 0.1 + 0.07 * ring)
            box(at, (0.09, 0.09, 0.1), tone, 0.015, math.degrees(turn))
