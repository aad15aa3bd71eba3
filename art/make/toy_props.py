"""Street furniture of the toy town: rendered toys with their long evening shadows, as a tileset."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import skia
from PIL import Image, ImageFilter

from kit import ART, LINE, SCALE, WHITE, fill, line, mix, oval, path, placed
from sheet import blank, snapshot, write
from toy_ground import DUSK
from toy_kit import slice_of

HEIGHTS = {
    "bench": 8,
    "car_blue": 13,
    "car_green": 13,
    "car_police": 14,
    "car_red": 13,
    "car_yellow": 13,
    "flower_bed": 5,
    "fountain": 8,
    "hydrant": 13,
    "ice_cream": 13,
    "lamp": 26,
    "letter_box": 16,
    "scooter": 8,
    "tree_blossom": 20,
    "tree_gold": 20,
    "tree_green": 20,
}
"""How long the shadow of every toy is, in pixels to the east."""
TURNED = ("bench", "car_blue", "car_green", "car_police", "car_red", "car_yellow", "ice_cream")
"""Toys that also come turned a quarter; the shadow must not turn with them."""
ROOM = 8
"""Pixels around a toy for its shadow."""
Picture = Image.Image


def _toy(name: str, scale: int, *, turned: bool) -> Picture:
    """A rendered toy at board size."""
    with Image.open(ART / "pieces" / f"toy_{name}.png") as picture:
        toy = picture.convert("RGBA")
    if turned:
        toy = toy.transpose(Image.Transpose.ROTATE_270)
    return toy.reduce(2 // scale)


def _on_the_ground(toy: Picture, reach: int, scale: int) -> Picture:
    """The toy and its shadow, which falls to the south-east."""
    room, reach = ROOM * scale, reach * scale
    wide, high = toy.width + 2 * room + reach, toy.height + 2 * room + reach
    body = np.zeros((high, wide))
    body[room : room + toy.height, room : room + toy.width] = np.asarray(toy)[..., 3]
    shade = body.copy()
    for step in range(1, reach + 1):
        shade = np.maximum(shade, np.roll(body, (round(step * 0.74), step), (0, 1)))
    soft = Image.fromarray(shade.astype(np.uint8)).filter(ImageFilter.GaussianBlur(2.2 * scale))
    dusk = tuple(int(DUSK[i : i + 2], 16) for i in (1, 3, 5))
    made = Image.new("RGBA", (wide, high), (*dusk, 0))
    made.putalpha(soft.point(lambda value: int(value * 0.45)))
    made.alpha_composite(toy, (room, room))
    return made


def _pigeon(c: skia.Canvas, tone: str) -> None:
    """A pigeon from above that looks to the east."""
    c.drawOval(oval(3, 3.4, 9, 6.4), fill(DUSK, 0.45, blur=1.6))
    c.drawPath(path("M -5 -3 L -13 -4.6 L -13 4.6 L -5 3"), fill(mix(tone, LINE, 0.35)))
    c.drawOval(oval(0, 0, 8, 6.8), fill(tone))
    for y in (-3.6, 3.6):
        c.drawOval(oval(-2.4, y, 6.6, 2.6), fill(mix(tone, WHITE, 0.4)))
    c.drawCircle(7.4, 0, 4.4, fill("#5A7FA8"))
    c.drawPath(path("M 11 -1.8 L 16 0 L 11 1.8"), fill("#F2A53A"))
    for y in (-2.2, 2.2):
        c.drawCircle(9, y, 1.2, fill(LINE))


def _pigeons(scale: int) -> Picture:
    """Three pigeons round some crumbs."""
    sheet = blank(48, 46, scale)
    c = sheet.getCanvas()
    for x, y in ((23, 21), (26, 26), (20, 26), (25, 18)):
        c.drawCircle(x, y, 1.4, fill("#FFF6DF"))
    for x, y, turn, tone in ((10, 12, 50, "#8E9BB8"), (37, 17, 165, "#C9C4CE"), (16, 36, -70, "#A8B2CC")):
        with placed(c, x, y, turn=turn, scale=0.78):
            _pigeon(c, tone)
    return snapshot(sheet)


def _ball(scale: int) -> Picture:
    """A beach ball that has rolled away."""
    sheet = blank(30, 30, scale)
    c = sheet.getCanvas()
    c.drawOval(oval(18, 18, 9, 7), fill(DUSK, 0.45, blur=2))
    c.drawCircle(13, 13, 9.5, fill("#FFF9EC"))
    for i, tone in enumerate(("#E5281C", "#2F8FD8", "#FFC93F")):
        c.drawPath(slice_of(13, 13, 9.5, 120 * i, 60), fill(tone))
    c.drawCircle(10, 9.5, 2.6, fill("#FFFFFF", 0.75))
    c.drawCircle(13, 13, 9.5, line(DUSK, 1.2, 0.4))
    return snapshot(sheet)


def _with_margins(scale: int) -> dict[str, Picture]:
    made = {
        name: _on_the_ground(_toy(name, scale, turned=False), reach, scale) for name, reach in HEIGHTS.items()
    }
    made |= {
        f"{name}_v": _on_the_ground(_toy(name, scale, turned=True), HEIGHTS[name], scale) for name in TURNED
    }
    return made | {"pigeons": _pigeons(scale), "ball": _ball(scale)}


def pictures() -> dict[str, Picture]:
    """Every prop by name, in the order of the tileset, cut where its picture at scale 1 is cut."""
    small, made = _with_margins(1), _with_margins(SCALE)
    boxes = {name: picture.getbbox() or (0, 0, 0, 0) for name, picture in small.items()}
    return {name: made[name].crop(tuple(side * SCALE for side in box)) for name, box in boxes.items()}


def _tsx(props: dict[str, Picture]) -> str:
    rows = ""
    for i, (name, p) in enumerate(props.items()):
        image = f'<image width="{p.width}" height="{p.height}" source="toy_props/{name}.png"/>'
        rows += f' <tile id="{i}" type="{name}">{image}</tile>\n'
    wide, high = (max(getattr(p, side) for p in props.values()) for side in ("width", "height"))
    head = f'name="toy_props" tilewidth="{wide}" tileheight="{high}" tilecount="{len(props)}" columns="0"'
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f'<tileset version="1.8" tiledversion="1.8.2" {head} objectalignment="bottomleft">\n'
        ' <grid orientation="orthogonal" width="1" height="1"/>\n'
        f"{rows}</tileset>\n"
    )


def draw(out: Path) -> None:
    """Write maps/tiles/toy_props.tsx and its pictures beside the art folder `out`."""
    folder = out.parent / "maps" / "tiles"
    props = pictures()
    for name, picture in props.items():
        write(picture, folder / "toy_props" / f"{name}.png")
    (folder / "toy_props.tsx").write_text(_tsx(props))
