"""The title screen in layers: sky and city, near roofs, street, wooden line-up, a beam, and the curtain."""

from __future__ import annotations

import json
import random
from pathlib import Path

import numpy as np
import skia
from PIL import Image, ImageFilter

from city import FAR, MIDDLE, MOON_X, NEAR, cloud, skyline
from kit import SCALE, fill, placed, ramp, star
from light import glow, grain, image, lay, points, vignette, wash
from logo import WIDE as LOGO_WIDE
from logo import logo, tagline
from pack_renders import RENDERS, render
from runner import picture as runner_picture
from sheet import SMOOTH, blank, drawing, snapshot, write
from title_life import CAT_AT, SIGN_SIZE, SIGNS, cat, sign

WIDE, HIGH = 1920, 1080
MOON_Y, MOON_R = 452, 228
NEAR_TOP, NEAR_FOOT = 432, 692
"""The rows of the 1920 x 1080 picture that `near.png` covers."""
HERO_TOP = 486
"""Where the renders of the line-up begin."""
STREET_TOP = 658
CROWD = ("crook", "cop", "sandra", "pepper", "robber", "tad", "drake", "jimmy", "vivian")
"""The line-up, back to front."""
CRATERS = [(-90, 60, 44), (60, -110, 30), (120, 90, 56), (-20, 150, 26), (-130, -60, 22), (10, 10, 18)]


def sky(c: skia.Canvas) -> None:
    """Night sky with stars, warm at the horizon."""
    c.drawPaint(ramp((0, 0), (0, 860), "#080D2A", "#171F58", "#3F357F", "#8A4A82", "#E07A6A"))
    dice = random.Random(2)
    for _ in range(170):
        x, y = dice.uniform(0, WIDE), dice.uniform(0, 440)
        c.drawCircle(x, y, dice.uniform(0.6, 1.9), fill("#FFF6E0", dice.uniform(0.25, 0.95)))
    for _ in range(9):
        x, y, r = dice.uniform(40, 1880), dice.uniform(20, 340), dice.uniform(6, 11)
        c.drawPath(star(x, y, r, r * 0.16, 4), fill("#FFF6E0", 0.85))


def moon(c: skia.Canvas) -> None:
    """The moon with its halo and two thin clouds."""
    glow(c, MOON_X, MOON_Y, 620, "#FFD9A0", 0.55)
    disc = ramp((0, MOON_Y - MOON_R), (0, MOON_Y + MOON_R), "#FFF9E4", "#FFE7B0", "#FFCB7E")
    c.drawCircle(MOON_X, MOON_Y, MOON_R, disc)
    for dx, dy, r in CRATERS:
        c.drawCircle(MOON_X + dx, MOON_Y + dy, r, fill("#E8B870", 0.30))
        c.drawCircle(MOON_X + dx + r * 0.1, MOON_Y + dy + r * 0.1, r * 0.84, fill("#F2CB8A", 0.30))
    for x, y, wide, alpha in (
        (1250, 300, 420, 0.34),
        (1720, 420, 460, 0.4),
        (300, 250, 380, 0.26),
        (760, 470, 520, 0.2),
    ):
        cloud(c, x, y, wide, "#5A4A94", alpha)


def far_city(c: skia.Canvas) -> None:
    """The two skylines behind the runner, in the glow of the streets."""
    skyline(c, FAR)
    glow(c, 960, 790, 1250, "#FF9A6A", 0.42, 270)
    skyline(c, MIDDLE)
    glow(c, 960, 830, 1350, "#FF8A5A", 0.34, 220)


def backdrop(c: skia.Canvas) -> None:
    """Everything behind the runner."""
    sky(c)
    moon(c)
    far_city(c)
    vignette(c, WIDE, HIGH, 0.5)


def near_roofs(c: skia.Canvas) -> None:
    """The roofs in front of the runner, at their place on the whole picture."""
    skyline(c, NEAR)
    c.drawRect(skia.Rect(0, 600, WIDE, HIGH), ramp((0, 600), (0, 690), ("#2A1830", 0), ("#2A1830", 0.6)))


def _near_layer() -> skia.Image:
    """The roofs alone, kept inside their own silhouette, cut to NEAR_TOP..NEAR_FOOT."""
    sheet = blank(WIDE, NEAR_FOOT - NEAR_TOP)
    c = sheet.getCanvas()
    c.translate(0, -NEAR_TOP)
    near_roofs(c)
    return sheet.makeImageSnapshot()


def _cut(name: str) -> Image.Image:
    """A render of the line-up, as high as at scale 1: there and here, Blender rounds to a row of its own."""
    picture = render(f"hero/{name}")
    with Image.open(RENDERS / "hero" / f"{name}.webp") as small:
        wide, high = small.width * SCALE, small.height * SCALE
    return picture.crop((0, max(0, picture.height - high), wide, max(picture.height, high)))


def _calmed(name: str, left: int = 0) -> Image.Image:
    """A render of the line-up, freed of noise in the dark and lit a little more at the ends of the street."""
    picture = _cut(name)
    rows = np.asarray(picture).astype(float)
    calm = np.asarray(picture.filter(ImageFilter.MedianFilter(2 * SCALE + 1))).astype(float)
    rgb = 0.35 * rows[..., :3] + 0.65 * calm[..., :3]
    across = np.abs((np.arange(rows.shape[1]) / SCALE + left) / (WIDE / 2) - 1)[None, :, None]
    rgb = 255 * (rgb / 255) ** (0.97 - 0.08 * across)
    return Image.fromarray(np.dstack([np.clip(rgb, 0, 255), rows[..., 3]]).astype(np.uint8))


def street() -> Image.Image:
    """The wet street with the mirror images of the line-up, without the line-up itself."""
    ground = _calmed("ground")
    whole = Image.new("RGBA", ground.size, "#1A1530")
    whole.alpha_composite(ground)
    return whole.crop((0, (STREET_TOP - HERO_TOP) * SCALE, *ground.size)).convert("RGB")


def places() -> dict[str, list[int]]:
    """Left, top, width and height of every piece on the whole picture."""
    rendered = json.loads((RENDERS / "hero" / "places.json").read_text())
    return {name: [left, top + HERO_TOP, *size] for name, (left, top, *size) in rendered.items()}


def _drawable(picture: Image.Image) -> skia.Image:
    rows = np.asarray(picture.convert("RGBA")).astype(float)
    alpha = rows[..., 3:] / 255
    return image(np.dstack([rows[..., :3] * alpha, rows[..., 3]]))


def _beam() -> Image.Image:
    """Light on black for additive use: a cone from the foot's middle, soft at both sides."""
    high, wide = 1100, 360
    y, x = points(wide, high)
    rise = (high - 1 - y) / high
    spread = 10 + rise * (wide / 2 - 26)
    side = np.abs(x - (wide - 1) / 2) / spread
    edge = np.clip((1.12 - side) / 0.34, 0, 1)
    strength = edge * edge * (3 - 2 * edge) * (1 - rise) ** 1.3 * 0.62
    dither = np.random.default_rng(5).uniform(-0.5, 0.5, x.shape)[..., None]
    tones = strength[..., None] * np.array([191, 212, 255]) + dither * (strength[..., None] > 0)
    return Image.fromarray(np.clip(np.round(tones), 0, 255).astype(np.uint8))


def _beams(c: skia.Canvas) -> None:
    lit = np.asarray(_beam())
    light = image(np.dstack([lit, lit.max(axis=2)]))
    paint = skia.Paint(BlendMode=skia.BlendMode.kScreen)
    for x, turn in ((360, 22), (640, -12), (1780, -24)):
        with placed(c, x, 760, turn, 1 / SCALE):
            c.drawImage(light, -180 * SCALE, -1100 * SCALE, SMOOTH, paint)


def composition(c: skia.Canvas) -> None:
    """The whole title as the game shows it, without buttons."""
    sky(c)
    moon(c)
    _beams(c)
    far_city(c)
    lay(c, runner_picture(), MOON_X - 165, 320)
    lay(c, _near_layer(), 0, NEAR_TOP)
    with placed(c, *CAT_AT):
        cat(c, 0)
    lay(c, _drawable(street()), 0, STREET_TOP)
    for words, x, y, col in SIGNS:
        with placed(c, x - SIGN_SIZE[0] / 2, y - SIGN_SIZE[0] / 2):
            sign(c, words, y, col)
    where = places()
    for name in CROWD:
        left, top = where[name][:2]
        lay(c, _drawable(_calmed(name, left)), left, top)
    with placed(c, (WIDE - LOGO_WIDE) / 2, 10):
        logo(c)
    with placed(c, 960 - 300, 330):
        tagline(c, 600, 62)
    vignette(c, WIDE, HIGH, 0.5)


def draw(out: Path) -> None:
    """Write the layers of the title and the opening curtain."""
    folder = out / "title"
    with drawing(folder / "backdrop.jpg", WIDE, HIGH) as c:
        backdrop(c)
        grain(c, WIDE, HIGH, 9, 31)
    with drawing(folder / "near.png", WIDE, NEAR_FOOT - NEAR_TOP) as c:
        lay(c, _near_layer())
    write(street(), folder / "street.jpg")
    where = places()
    for name, (left, *_) in where.items():
        write(_calmed(name, left), folder / "crowd" / f"{name}.png")
    (folder / "crowd" / "places.json").write_text(json.dumps(where, indent=1) + "\n")
    write(_beam(), folder / "beam.png", exact=True)
    sheet = blank(WIDE, HIGH)
    composition(sheet.getCanvas())
    wash(sheet.getCanvas(), "#05070F", 0.16)
    write(snapshot(sheet), folder / "curtain.jpg", 85, crisp=False)
