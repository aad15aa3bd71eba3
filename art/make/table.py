"""The Hands Up table: walnut desk with a leather inlay, cushion, the great diamond and small lights."""

from __future__ import annotations

import math
from pathlib import Path

import numpy as np
import skia
from PIL import Image

from kit import (
    GILT,
    SCALE,
    SHADE,
    Point,
    around,
    clipped,
    fill,
    lighter,
    line,
    mix,
    oval,
    placed,
    plate,
    poly,
    radial,
    ramp,
    round_box,
    star,
)
from light import glow, grain, halo, image, lay, noise, points, vignette
from sheet import drawing, write

INLAY = (104, 176, 1712, 728)
"""The leather: left, top, width, height on the 1920 x 1080 desk."""


def _walnut(wide: int, high: int) -> skia.Image:
    """Boards of dark walnut: slow rings along the grain and fine fibres."""
    slow = _stretched(noise(wide // 6, high, 4, 40, 3), wide * SCALE)
    row = points(wide, high)[0]
    ring = np.sin(row / 7.5 + slow * 26) * 0.5 + 0.5
    fibre = np.repeat(noise(wide // 12, high, 12), 12, axis=1)
    value = 0.68 + 0.09 * ring + 0.12 * (slow - 0.5) + 0.14 * (fibre - 0.5)
    tones = [np.clip(value * tone, 0, 255) for tone in (118, 70, 44)]
    return image(np.dstack([*tones, np.full(value.shape, 255)]))


def _stretched(field: np.ndarray, wide: int) -> np.ndarray:
    """The field drawn out along the grain to `wide` columns."""
    at = np.linspace(0, field.shape[1] - 1.001, wide)
    left = at.astype(int)
    return np.asarray(field[:, left] * (1 - at % 1) + field[:, left + 1] * (at % 1))


def _joints(c: skia.Canvas) -> None:
    for i in range(1, 6):
        y = i * 180 + (i * 37 % 40) - 20
        c.drawLine(0, y, 1920, y, line("#1A0C06", 4, 0.7))
        c.drawLine(0, y + 3, 1920, y + 3, line("#E8B080", 2, 0.16))


def _leather(c: skia.Canvas) -> None:
    left, top, wide, high = INLAY
    plate(c, left - 6, top - 4, wide + 12, high + 12, 44, fill(SHADE, 0.6, blur=8))
    with clipped(c, round_box(left, top, wide, high, 40)):
        c.drawPaint(ramp((0, top), (0, top + high), "#1F4E4E", "#123435"))
        c.save()
        c.translate(left, top)
        grain(c, wide, high, 26, 6, 2)
        grain(c, wide, high, 22, 17)
        c.restore()
        plate(c, left - 10, top - 14, wide + 20, high, 44, line(SHADE, 26, 0.55, blur=12))
    plate(c, left + 0.5, top + 1, wide, high, 40, line("#F2C08A", 1.5, 0.22))


def _gilding(c: skia.Canvas) -> None:
    left, top, wide, high = INLAY
    plate(c, left + 14, top + 16, wide - 28, high - 28, 30, line(SHADE, 3, 0.5))
    plate(c, left + 14, top + 14, wide - 28, high - 28, 30, line(GILT, 3, 0.8))
    plate(c, left + 22, top + 22, wide - 44, high - 44, 24, line(GILT, 1.5, 0.4))
    for x in (left + 48, left + wide - 48):
        for y in (top + 48, top + high - 48):
            _fleuron(c, x, y)


def _fleuron(c: skia.Canvas, x: float, y: float) -> None:
    """A small gilt corner stamp."""
    for turn in range(4):
        with placed(c, x, y, turn=45 + 90 * turn):
            c.drawOval(oval(7, 0, 6, 2.6), fill(GILT, 0.6))
    c.drawCircle(x, y, 2.4, fill(GILT, 0.8))


def desk(c: skia.Canvas) -> None:
    """The whole desk under its museum spotlight."""
    lay(c, _walnut(1920, 1080))
    _joints(c)
    _leather(c)
    _gilding(c)
    glow(c, 960, 540, 900, "#FFE2A8", 0.46, 480)
    vignette(c, 1920, 1080, 0.62)


def cushion(c: skia.Canvas) -> None:
    """The round red cushion around the origin, radius 136, with a gilt cord and studs."""
    c.drawCircle(0, 6, 138, fill(SHADE, 0.6, blur=6))
    c.drawCircle(0, 0, 138, fill("#3A0B14"))
    c.drawCircle(0, 0, 134, radial(-40, -50, 190, "#D83A4C", "#A32236", "#5E1020"))
    for i in range(24):
        x, y = around(0, 0, 116, i * 15)
        c.drawLine(*around(0, 0, 92, i * 15), *around(0, 0, 110, i * 15), line("#4A0B18", 3, 0.35))
        c.drawCircle(x, y + 1.5, 4, fill("#3A0B14", 0.7))
        c.drawCircle(x, y, 3.6, fill(GILT))
        c.drawCircle(x - 1, y - 1, 1.4, fill("#FFF0C0"))
    c.drawCircle(0, 0, 130, line("#7A5314", 6))
    c.drawCircle(0, 0, 130, line(GILT, 3.6))
    c.drawCircle(0, 0, 98, line(GILT, 1.4, 0.5))
    c.drawCircle(0, 6, 84, fill("#2A0510", 0.55, blur=14))


def _facet_tone(degrees: float, white: float = 0) -> str:
    """Bright towards the upper left, blue away from it."""
    facing = 0.5 + 0.5 * math.cos(math.radians(degrees - 235))
    return mix(mix("#166FA8", "#EAFBFF", facing * 0.92), "#FFFFFF", white)


def _facets(r: float) -> list[tuple[list[Point], str]]:
    """Every facet of a round brilliant seen from above, with its flat tone."""
    rim = [around(0, 0, r, 22.5 * (i + 0.5)) for i in range(16)]
    kite = [around(0, 0, r * 0.76, 45 * i) for i in range(8)]
    crown = [around(0, 0, r * 0.5, 45 * (i + 0.5)) for i in range(8)]
    facets: list[tuple[list[Point], str]] = []
    for i in range(8):
        turn, after = 45.0 * i, kite[(i + 1) % 8]
        facets += [
            ([rim[2 * i - 1], rim[2 * i], kite[i]], _facet_tone(turn + 137)),
            ([rim[2 * i + 1], after, rim[2 * i]], _facet_tone(turn + 97)),
            ([kite[i], crown[i], after, rim[2 * i]], _facet_tone(turn + 23, 0.05)),
            ([kite[i], crown[i], crown[i - 1]], _facet_tone(turn - 34, 0.25)),
        ]
    return facets


def diamond(c: skia.Canvas, r: float) -> None:
    """The great diamond around the origin, without its glow."""
    rim = poly([around(0, 0, r, 22.5 * (i + 0.5)) for i in range(16)])
    table_edge = [around(0, 0, r * 0.5, 45 * (i + 0.5)) for i in range(8)]
    c.drawPath(rim, line("#0B2238", r * 0.08))
    c.drawPath(rim, fill("#6CC4F0"))
    for corners, tone in _facets(r):
        c.drawPath(poly(corners), fill(tone))
        c.drawPath(poly(corners), line("#FFFFFF", r * 0.014, 0.5))
    c.drawPath(poly(table_edge), ramp((-r / 2, -r / 2), (r / 2, r / 2), "#FFFFFF", "#9BE3FF", "#4FB8E8"))
    c.drawPath(poly([table_edge[i] for i in (4, 5, 1, 0)]), fill("#FFFFFF", 0.34))
    c.drawPath(star(-r * 0.42, -r * 0.5, r * 0.36, r * 0.05, 4), fill("#FFFFFF"))
    c.drawPath(star(r * 0.6, r * 0.3, r * 0.2, r * 0.03, 4), fill("#FFFFFF"))


def _diamond_sprite(c: skia.Canvas) -> None:
    c.translate(115, 115)
    c.drawOval(oval(4, 22, 76, 68), fill(SHADE, 0.45, blur=9))
    stops = [("#A8EAFF", alpha) for alpha in (1, 1, 1, 0.95, 0.72, 0.24, 0)]
    c.drawCircle(0, 0, 115, radial(0, 0, 115, *stops))
    diamond(c, 80)


def _slot(c: skia.Canvas) -> None:
    plate(c, 4, 5.5, 126, 180, 12, line(SHADE, 2, 0.28))
    plate(c, 4, 4, 126, 180, 12, line("#FFF3C8", 2, 0.26))


def _spark(c: skia.Canvas) -> None:
    halo(c, 24, 24, 23, "#FFFFFF", 0.5)
    c.drawPath(star(24, 24, 23.5, 3.2, 4), fill("#FFFFFF"))
    c.drawPath(star(24, 24, 10, 2.6, 4, -45), fill(lighter("#FFC857", 0.6), 0.9))


def _white_glow() -> Image.Image:
    """Light on black for additive use, dithered so that it never shows rings."""
    y, x = points(256, 256) - 127.5
    near = np.clip(1 - np.hypot(x, y) / 127.5, 0, 1)
    dither = np.random.default_rng(7).uniform(-0.5, 0.5, near.shape)
    value = np.clip(np.round(255 * near**2.2 + dither * (near > 0)), 0, 255).astype(np.uint8)
    return Image.fromarray(np.dstack([value] * 3))


def draw(out: Path) -> None:
    """Write the desk and everything that lies or shines on it."""
    folder = out / "table"
    with drawing(folder / "desk.jpg", 1920, 1080) as c:
        c.clear(skia.ColorSetRGB(11, 16, 32))
        desk(c)
    with drawing(folder / "cushion.png", 300, 300) as c:
        c.translate(150, 148)
        cushion(c)
    with drawing(folder / "diamond.png", 230, 230) as c:
        _diamond_sprite(c)
    with drawing(folder / "slot.png", 134, 188) as c:
        _slot(c)
    with drawing(folder / "spark.png", 48, 48) as c:
        _spark(c)
    write(_white_glow(), folder / "glow.png", exact=True)
