"""How pictures for large screens become files: WebP, without loss where that is short."""

from __future__ import annotations

import io

from PIL import Image

QUALITY, PHOTO = 90, 95
"""Of pictures with a loss. Large dark ones show bands of colour when they lose more."""
QUICK, MOST = 60, 100
"""How hard to try for a short file: to see what it will be like, and for good."""
WORTH = 1.25
"""A file without loss may be this many times as long as one with a loss that nobody sees."""


def lossless_webp(picture: Image.Image, effort: int = MOST) -> bytes:
    """Every pixel as it is."""
    return _encoded(picture, 6 if effort == MOST else 4, lossless=True, quality=effort, exact=True)


def lossy_webp(picture: Image.Image, quality: int = QUALITY) -> bytes:
    """Short; edges keep their alpha exactly."""
    return _encoded(picture, 4, quality=quality, alpha_quality=100, use_sharp_yuv=True)


def webp(picture: Image.Image, *, photo: bool = False, exact: bool = False) -> bytes:
    """The better of both, unless it is known: a `photo` is always too long without loss."""
    if photo:
        return lossy_webp(picture.convert("RGB"), PHOTO)
    if exact:
        return lossless_webp(picture)
    lossy = lossy_webp(picture)
    quick = lossless_webp(picture, QUICK)
    return lossless_webp(picture) if len(quick) <= WORTH * len(lossy) else lossy


def _encoded(picture: Image.Image, method: int, **options: object) -> bytes:
    written = io.BytesIO()
    picture.save(written, "WEBP", method=method, **options)
    return written.getvalue()
