"""What stands on the example board: streets and banks in the map's pixels, lamps in cells of the plan."""

from __future__ import annotations

from stop_thief_scene import Placed

LAMPS = (
    (0.62, 0.62),
    (3.1, 0.62),
    (6.38, 0.62),
    (0.62, 5.38),
    (3.5, 5.38),
    (6.38, 5.38),
    (7.75, 1.5),
    (7.75, 4.5),
)


def _lamp(x: float, y: float, name: str) -> Placed:
    return Placed(name, 64 * (2.5 + 2 * x), 64 * (2.5 + 2 * y))


PROPS = (
    *(_lamp(x, y, "pool_lamp") for x, y in LAMPS),
    Placed("puddle_a", 470, 196),
    Placed("puddle_b", 1085, 470),
    Placed("puddle_c", 700, 960),
    Placed("pool_subway", 160, 160),
    Placed("pool_subway", 1056, 928),
    Placed("carpet_gold", 736, 544),
    Placed("perfume", 736, 480),
    Placed("perfume", 736, 608),
    Placed("shelf_books", 820, 338),
    Placed("shelf_tech_side", 334, 662),
    Placed("plant", 344, 344),
    Placed("plant", 484, 736),
    Placed("plant", 606, 736),
    Placed("plant", 606, 350),
    Placed("tree_a", 320, 40),
    Placed("tree_b", 450, 34),
    Placed("tree_c", 580, 40),
    Placed("bench", 690, 44),
    Placed("tree_a", 800, 34),
    Placed("car_red_east", 980, 46),
    Placed("car_police", 46, 480),
    Placed("car_taxi", 46, 640),
    Placed("tree_b", 52, 1036),
    Placed("car_blue_east", 420, 1044),
    Placed("kiosk", 640, 1040),
    Placed("hydrant", 800, 1040),
    Placed("mailbox", 60, 330),
    Placed("bench_side", 1146, 544),
    *(_lamp(x, y, "lamp") for x, y in LAMPS),
)
"""From the lowest to the highest."""
ON_ROOFS = (
    Placed("tank", 1450, 130),
    Placed("ac", 1540, 140),
    Placed("skylight", 1450, 260),
    Placed("parasol", 1540, 290),
    Placed("solar", 1470, 510),
    Placed("dish", 1550, 530),
    Placed("planter", 1480, 600),
    Placed("laundry", 1480, 830),
    Placed("chimney", 1550, 900),
    Placed("bush", 1424, 412),
    Placed("lamp", 1424, 730),
)
