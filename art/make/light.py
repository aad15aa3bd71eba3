"""Grain, glow and vignette: what lies over flat print."""

from __future__ import annotations

import functools
import math

import numpy as np
import skia

from kit import SCALE, SHADE, colour, placed, radial, screened


@functools.cache
def noise(wide: int, high: int, seed: int, scale: float = 1, octaves: int = 1) -> np.ndarray:
    """Smooth value noise in 0..1 for `wide` x `high` points, the same for the same arguments."""
    dice = np.random.default_rng(seed)
    total = np.zeros((high * SCALE, wide * SCALE))
    for octave in range(octaves):
        total += 0.5**octave * _one_octave(dice, wide, high, max(1, scale / 2**octave))
    return total / (2 - 0.5 ** (octaves - 1))


def _one_octave(dice: np.random.Generator, wide: int, high: int, cell: float) -> np.ndarray:
    grid = dice.random((int(high / cell) + 3, int(wide / cell) + 3))
    y, x = np.clip(points(wide, high), 0, None) / cell
    row, col = y.astype(int), x.astype(int)
    down, right = _ease(y - row), _ease(x - col)
    upper = grid[row, col] * (1 - right) + grid[row, col + 1] * right
    lower = grid[row + 1, col] * (1 - right) + grid[row + 1, col + 1] * right
    return np.asarray(upper * (1 - down) + lower * down)


def points(wide: int, high: int) -> np.ndarray:
    """Where the middles of all pixels are, counted in points: rows, then columns; the first point is at 0."""
    return (np.mgrid[0 : high * SCALE, 0 : wide * SCALE] + 0.5) / SCALE - 0.5


def _ease(share: np.ndarray) -> np.ndarray:
    return np.asarray(share * share * (3 - 2 * share))


@functools.cache
def _grain_image(wide: int, high: int, amount: int, seed: int, scale: float, octaves: int) -> skia.Image:
    field = noise(wide, high, seed, scale, octaves)
    field = (field - field.mean()) * 2
    alpha = np.clip(np.abs(field) * amount, 0, 255).astype(np.uint8)
    value = np.where(field > 0, alpha, 0).astype(np.uint8)
    return image(np.dstack([value, value, value, alpha]))


def image(premultiplied: np.ndarray) -> skia.Image:
    """A skia picture from premultiplied RGBA rows."""
    rows = np.ascontiguousarray(premultiplied.astype(np.uint8))
    return skia.Image.fromarray(rows, alphaType=skia.kPremul_AlphaType)


def lay(
    c: skia.Canvas, picture: skia.Image, x: float = 0, y: float = 0, paint: skia.Paint | None = None
) -> None:
    """Draw a picture that has SCALE x SCALE pixels per point."""
    with placed(c, x, y, scale=1 / SCALE):
        c.drawImage(picture, 0, 0, skia.SamplingOptions(), paint)


def grain(c: skia.Canvas, wide: int, high: int, amount: int, seed: int = 3, scale: float = 1) -> None:
    """Paper grain over the whole of a `wide` x `high` sheet."""
    lay(c, _grain_image(wide, high, amount, seed, scale, 2 if scale > 1 else 1))


def glow(
    c: skia.Canvas, x: float, y: float, radius: float, col: str, strength: float = 0.5, high: float = 0
) -> None:
    """Add a pool of light of `radius`, `high` tall when it is not round."""
    c.save()
    c.translate(x, y)
    c.scale(1, (high or radius) / radius)
    stops = [(col, strength * share) for share in (1, 0.55, 0.2, 0)]
    c.drawCircle(0, 0, radius, screened(radial(0, 0, radius, *stops)))
    c.restore()


def halo(c: skia.Canvas, x: float, y: float, radius: float, col: str, strength: float) -> None:
    """A glow that also works over nothing: plain alpha, for sprites."""
    stops = [(col, strength * share) for share in (1, 0.55, 0.2, 0.05, 0)]
    c.drawCircle(x, y, radius, radial(x, y, radius, *stops))


def vignette(c: skia.Canvas, wide: float, high: float, strength: float) -> None:
    """Darken the corners of a picture."""
    paint = radial(wide / 2, high / 2, math.hypot(wide, high) / 2, (SHADE, 0), (SHADE, 0), (SHADE, strength))
    c.drawRect(skia.Rect(0, 0, wide, high), paint)


def wash(c: skia.Canvas, col: str, strength: float) -> None:
    """Lay one flat tone over everything."""
    c.drawColor(colour(col, strength))
