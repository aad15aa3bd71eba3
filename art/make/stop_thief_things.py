"""Where things stand in Stop Thief!: in cells of the plan, counted from the crossing.

Rooms are told for a building in the north-east; the others are its mirror pictures, so that outwards is
always positive.
"""

from __future__ import annotations

SIGN = {1: (1, 1), 2: (1, -1), 3: (-1, -1), 4: (-1, 1)}
"""Which way a building lies from the crossing: right, up."""
FLOORS = {1: "bank", 2: "tech", 3: "store", 4: "museum"}
WALLS = {
    1: ((4, 1, 4, 8), (1, 5, 8, 5)),
    2: ((5, 4, 5, 8), (5, 5, 8, 5), (1, 4, 5, 4), (4, 1, 4, 4)),
    3: ((5, 5, 5, 8), (1, 5, 8, 5)),
    4: ((5, 4, 5, 8), (1, 4, 8, 4), (4, 1, 4, 4)),
}
"""Inner walls: from (x, y) to (x, y)."""
ROOMS = {
    1: (("vault", 4, 5, 8, 8),),
    2: (("lounge", 1, 4, 5, 8),),
    3: (("marble", 5, 5, 8, 8),),
    4: (("gallery", 1, 4, 5, 8),),
}
"""Rooms with a floor of their own: name, and the walls around them."""
Item = tuple[str, float, float]
CARPETS: dict[int, tuple[Item, ...]] = {
    1: (("carpet_green", 6, 3),),
    2: (("carpet_blue", 6.5, 6.5),),
    3: (("carpet_rust", 4.5, 3),),
    4: (("carpet_red", 6.1, 2.5), ("carpet_plum", 2.5, 2.5), ("carpet_gold", 6.5, 6.5)),
}
ROOM_THINGS: dict[int, tuple[Item, ...]] = {
    1: (
        ("counter", 1.95, 7.57),
        ("cash_point", 3.62, 7.5),
        ("plant", 1.5, 5.5),
        ("safe", 6, 6),
        ("gold", 6.5, 7.52),
        ("gold", 5.46, 5.47),
        ("gold", 4.55, 7.5),
        ("plant", 7.5, 7.52),
        ("desk", 3, 4.06),
        ("desk", 3, 1.9),
        ("shelf_books", 5.3, 4.58),
        ("sofa_blue", 6, 3),
        ("plant", 7.5, 1.5),
        ("plant", 4.5, 1.5),
        ("plant", 1.48, 1.48),
    ),
    2: (
        ("laptops", 3.02, 5.84),
        ("arcade", 4.52, 7.56),
        ("arcade", 4.52, 5.4),
        ("arcade", 4.52, 4.5),
        ("plant", 1.5, 7.5),
        ("plant", 1.5, 4.52),
        ("speakers", 4.52, 3.6),
        ("plant", 7.5, 4.5),
        ("plant", 5.5, 4.5),
        ("tv", 5.6, 7.5),
        ("plant", 7.5, 7.5),
        ("laptops", 5.75, 6.85),
        ("plant", 7.5, 5.5),
        ("washers", 2.0, 3.62),
        ("tv", 3.4, 1.42),
        ("tv", 4.8, 1.38),
        ("crates", 7.45, 1.5),
    ),
    3: (
        ("rack_a_side", 3, 6),
        ("rack_b", 3.6, 5.42),
        ("mannequins", 4.5, 7.55),
        ("perfume", 5.52, 7.5),
        ("perfume", 6.5, 5.5),
        ("plant", 7.5, 7.5),
        ("plant", 1.5, 7.5),
        ("plant", 7.53, 5.47),
        ("escalator", 4.5, 3),
        ("mannequins", 3.72, 3.0),
        ("perfume", 5.28, 3.0),
        ("shelf_books", 5.35, 4.58),
        ("rack_b", 3.92, 4.6),
        ("sofa_red", 3.47, 1.38),
        ("crates", 7.4, 1.5),
        ("plant", 7.5, 2.25),
        ("plant", 1.5, 4.5),
        ("plant", 1.5, 1.5),
    ),
    4: (
        ("dinosaur", 3.02, 6),
        ("statue_torch", 1.43, 7.64),
        ("statue_knight", 4.56, 7.64),
        ("statue_head", 4.5, 4.5),
        ("vases", 4.1, 4.36),
        ("plant", 1.5, 4.5),
        ("vitrine", 5.44, 7.47),
        ("statue_rider", 6.0, 4.95),
        ("statue_knight", 7.56, 7.64),
        ("bench", 6.5, 6.5),
        ("sarcophagus", 6, 3),
        ("globe", 2.5, 1.6),
        ("statue_torch", 1.47, 3.68),
        ("statue_head", 7.5, 1.5),
        ("plant", 4.5, 1.5),
        ("plant", 4.5, 3.5),
        ("plant", 1.5, 1.5),
    ),
}
LAMPS = (
    (0.78, 0.78),
    (0.6, 3.9),
    (3.9, 0.6),
    (8.44, 2.0),
    (2.0, 8.44),
    (8.44, 6.0),
    (6.0, 8.45),
    (8.4, 8.4),
    (7.9, 0.6),
    (0.6, 7.9),
    (9.64, 3.75),
    (3.05, 9.66),
)
"""In every quarter."""
BELT = 9.875
"""The middle of the strip round the board."""
BAYS = {
    "n": ((3, 6), (35, 38)),
    "e": ((3, 7), (14, 18), (34, 38)),
    "s": ((3, 6), (35, 38)),
    "w": ((3, 7), (23, 27), (34, 38)),
}
"""Where cars park: first and last corner of the tile grid along each side, from the left or from the top."""
LAWNS = {
    "n": ((15, 18), (23, 26)),
    "e": ((9, 12), (23, 26), (29, 32)),
    "s": ((15, 18), (23, 26)),
    "w": ((9, 12), (15, 18), (29, 32)),
}
"""Where grass grows, told in the same way."""
PARKED: tuple[Item, ...] = (
    ("car_blue_east", -8.5, 9.75),
    ("car_cream_east", 7.5, 9.75),
    ("car_taxi_east", 8.5, 9.75),
    ("car_red_east", -8.52, -9.75),
    ("car_van_east", -7.48, -9.75),
    ("car_teal_east", 8.5, -9.75),
    ("car_teal", -9.75, 8.35),
    ("car_red", -9.75, 7.1),
    ("car_cream", -9.75, -2.85),
    ("car_blue", -9.75, -7.15),
    ("car_taxi", -9.75, -8.35),
    ("car_van", 9.75, 7.15),
    ("car_police", 9.75, 1.65),
    ("car_red", 9.75, 2.9),
    ("car_blue", 9.75, -7.15),
    ("car_cream", 9.75, -8.4),
)
BELT_THINGS: tuple[Item, ...] = (
    ("tree_a", -2.6, BELT),
    ("tree_c", -1.45, BELT),
    ("tree_b", 1.5, BELT),
    ("tree_a", 2.55, BELT),
    ("tree_c", -2.6, -BELT),
    ("tree_b", -1.45, -BELT),
    ("tree_a", 1.5, -BELT),
    ("tree_c", 2.55, -BELT),
    ("tree_b", -BELT, 5.35),
    ("tree_c", -BELT, 4.4),
    ("tree_a", -BELT, 2.5),
    ("tree_b", -BELT, 1.5),
    ("tree_c", -BELT, -4.4),
    ("tree_a", -BELT, -5.35),
    ("tree_a", BELT, 5.35),
    ("tree_b", BELT, 4.4),
    ("tree_c", BELT, -1.5),
    ("tree_a", BELT, -2.5),
    ("tree_b", BELT, -4.4),
    ("tree_c", BELT, -5.35),
    ("kiosk", 9.88, 6.15),
    ("parasol", -9.88, -6.15),
    ("phone_box", 9.95, -6.15),
    ("mailbox", -9.95, 6.15),
    ("hydrant", 9.64, -3.3),
    ("hydrant", -9.64, 3.3),
    ("bin", -9.9, 3.75),
    ("bin", 9.9, -3.75),
    ("bench_side", 9.97, 3.75),
    ("bench_side", -9.97, -3.75),
)
SIGNS: tuple[tuple[str, float, float, int], ...] = (
    ("sign_bank", 4.9, BELT, 0),
    ("sign_tech", 4.9, -BELT, 0),
    ("sign_store", -4.9, -BELT, 0),
    ("sign_museum", -4.9, BELT, 0),
    ("sign_5th", 0, BELT, 0),
    ("sign_6th", BELT, 0, 90),
    ("sign_7th", 0, -BELT, 0),
    ("sign_8th", -BELT, 0, 270),
)
STAIRS = ((-BELT, BELT, 180), (BELT, BELT, 180), (BELT, -BELT, 0), (-BELT, -BELT, 0))
"""Each opens towards the street."""
COVERS = (
    ("manhole", 20, 9),
    ("manhole", 33, 20),
    ("manhole", 20, 32),
    ("manhole", 38, 12),
    ("manhole", 2, 29),
    ("patch", 8, 20),
    ("patch", 38, 30),
    ("patch", 28, 2),
    ("drain", 20, 15),
    ("drain", 26, 20),
    ("drain", 2, 10),
    ("drain", 14, 38),
)
"""Tiles on the streets: name, column, row."""
