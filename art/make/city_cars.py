"""Cars that drive at night: headlights on, looking east, a shadow all round since the game turns them."""

from __future__ import annotations

import numpy as np
import skia

from kit import SCALE, SHADE, box, fill, placed, plate, poly, ramp
from light import image
from sheet import SMOOTH, blank

DRIVING = ("blue", "cream", "police", "red", "taxi")
WIDE, HIGH = 320, 120
MIDDLE = (WIDE / 2, HIGH / 2)
LONG, BROAD = 112, 50
"""A car's body."""
NIGHT = (0.8, 0.8, 0.9)
"""What is left of its paint: moving things are drawn over the board's light."""


def driving(rows: np.ndarray, body: np.ndarray) -> skia.Surface:
    """A car from its render looking east, and how much of each pixel is the car."""
    sheet = blank(WIDE, HIGH)
    c = sheet.getCanvas()
    x, y = MIDDLE
    plate(c, x - LONG / 2 - 3, y - BROAD / 2 - 3, LONG + 6, BROAD + 6, 14, fill(SHADE, 0.6, blur=5))
    for side in (-1, 1):
        _beam(c, x + LONG / 2 - 4, y + side * 17)
        _tail_light(c, x - LONG / 2 + 2, y + side * 18)
    car = image(np.dstack([rows[..., :3] * np.array(NIGHT) * body[..., None], body * 255]))
    side = car.width() / SCALE
    c.drawImageRect(car, box(x - side / 2, y - side / 2, side, side), SMOOTH)
    return sheet


def _beam(c: skia.Canvas, x: float, y: float) -> None:
    """What a headlight shows of the street."""
    cone = poly([(0, -5), (96, -26), (96, 26), (0, 5)])
    with placed(c, x, y):
        light = ramp((0, 0), (96, 0), ("#FFF1C8", 0.5), ("#FFF1C8", 0.16), ("#FFF1C8", 0))
        light.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, 4))
        c.drawPath(cone, light)


def _tail_light(c: skia.Canvas, x: float, y: float) -> None:
    c.drawCircle(x - 6, y, 9, fill("#FF3B2B", 0.5, blur=5))
