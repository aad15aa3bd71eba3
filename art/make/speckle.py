"""Printed grain of three tones: looks like `light.grain`, at half the size of the file."""

from __future__ import annotations

import functools

import numpy as np
import skia

from light import image, lay, noise


@functools.cache
def _dots(wide: int, high: int, amount: int, seed: int) -> skia.Image:
    tone = np.floor(noise(wide, high, seed) * 3) - 1
    alpha = np.abs(tone) * amount
    pale = np.where(tone > 0, alpha, 0)
    return image(np.dstack([pale, pale, pale, alpha]))


def speckle(c: skia.Canvas, wide: int, high: int, amount: int, seed: int) -> None:
    """Pale and dark dots over the whole of a `wide` x `high` sheet."""
    lay(c, _dots(wide, high, amount, seed))
