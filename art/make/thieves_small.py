"""The six thieves with the smaller rewards: what each wears tells what she or he does."""

from __future__ import annotations

import skia

from kit import (
    CREAM,
    RED,
    around,
    clipped,
    darker,
    fill,
    lighter,
    line,
    oval,
    path,
    placed,
    plate,
    poly,
    round_box,
)
from rogue_kit import (
    DARK,
    GOLD,
    Rogue,
    collar_up,
    cut,
    eyes,
    flat,
    head,
    lapels,
    lips,
    masked,
    neck,
    rogue,
    shoulders,
)


def _pane(c: skia.Canvas, x: float) -> None:
    """One glass of Wanda's, in which a window is seen."""
    glass = poly([(x - 20, 90), (x + 20, 90), (x + 16, 116), (x - 15, 118)])
    c.drawPath(glass, fill(DARK))
    with clipped(c, glass):
        flat(c, f"M {x - 13} 94 L {x - 1} 94 L {x - 1} 103 L {x - 13} 103", "#9FE6FF")
        flat(c, f"M {x + 2} 94 L {x + 14} 94 L {x + 14} 103 L {x + 2} 103", "#5FB4D8")
        flat(c, f"M {x - 12} 106 L {x - 1} 106 L {x - 1} 114 L {x - 10} 114", "#5FB4D8")


def wanda(c: skia.Canvas, who: Rogue) -> None:
    """Wanda Draft: her hair streams in the draught of an open window."""
    locks = (
        "M 58 60 C 90 30 140 34 152 62 L 196 52 L 160 84 L 198 92 L 158 112"
        " L 190 134 L 148 138 L 164 168 L 130 170 L 70 150"
    )
    cut(c, path(locks), who.hair)
    shoulders(c, who.coat, 74)
    neck(c, who)
    lapels(c, who.coat, who.back)
    collar_up(c, who.coat, 146)
    head(c, who, "heart")
    for x in (81, 121):
        _pane(c, x)
    c.drawLine(96, 95, 106, 95, line(DARK, 5))
    lips(c)
    cut(
        c, path("M 56 112 C 44 34 130 26 150 66 C 128 60 104 62 92 76 C 78 84 64 92 56 112"), who.hair, lit=62
    )


def _card(c: skia.Canvas, x: float, y: float, turn: float) -> None:
    with placed(c, x, y, turn):
        plate(c, -13, -30, 26, 40, 3, fill(CREAM))
        plate(c, -9, -26, 18, 32, 2, fill("#2FA0DC"))


def moe(c: skia.Canvas, who: Rogue) -> None:
    """Moe Lasses: slow, heavy and sticky; the cards stick to his bowler."""
    flat(c, "M 2 250 C 4 196 30 176 62 166 L 138 166 C 170 176 196 196 198 250", who.coat)
    flat(c, "M 60 152 L 140 152 L 146 250 L 54 250", "#8E2F1E")
    for x in (74, 126):
        flat(c, f"M {x - 6} 172 L {x + 6} 172 L {x + 6} 250 L {x - 6} 250", GOLD)
    head(c, who, "heavy", brow=92)
    for x in (80, 122):
        c.drawOval(oval(x, 109, 13, 10), fill(CREAM))
        c.drawCircle(x + 3, 113, 4.5, fill(DARK))
        flat(c, f"M {x - 15} 96 L {x + 15} 96 L {x + 15} 110 L {x - 15} 110", darker(who.shade, 0.12))
        flat(c, f"M {x - 17} 107 L {x + 17} 107 L {x + 17} 112 L {x - 17} 112", who.hair)
    flat(c, "M 74 134 Q 100 128 128 134 Q 118 146 100 144 Q 84 146 74 134", who.hair)
    for x, y, turn in ((66, 42, -32), (88, 28, -12), (128, 36, 26)):
        _card(c, x, y, turn)
    cut(c, path("M 58 78 C 54 14 146 14 142 78"), "#3A2A20", lit=68)
    syrup = (
        "M 56 62 L 144 62 L 145 82 C 145 112 131 112 131 90 C 131 80 122 80 121 88"
        " C 120 100 110 98 110 86 L 74 84 C 74 96 64 98 64 84 L 55 80"
    )
    cut(
        c,
        path("M 28 82 Q 60 70 100 72 Q 140 70 172 82 Q 168 98 140 94 Q 100 90 60 94 Q 32 98 28 82"),
        "#3A2A20",
        lit=56,
    )
    cut(c, path(syrup), "#D9861E")
    c.drawLine(66, 67, 90, 67, line("#FFD98A", 4))


def hush(c: skia.Canvas, who: Rogue) -> None:
    """Hush Malloy: one finger before the lips, the rest is hat and collar."""
    shoulders(c, who.coat, 84, 196)
    neck(c, who)
    head(c, who, "long", brow=101)
    eyes(c, "", look=3, at=108)
    flat(c, "M 84 141 L 116 139 L 112 147 L 88 148", "#5A1F1C")
    collar_up(c, who.coat, 104)
    cut(c, path("M 62 84 C 60 40 78 10 100 26 C 128 8 142 44 140 80"), who.hair, lit=72)
    flat(c, "M 60 64 Q 100 78 141 62 L 142 80 Q 100 94 60 84", "#B8A6E8")
    cut(
        c,
        path(
            "M 6 104 C 36 76 70 74 100 76 C 134 72 166 66 194 76 C 172 106 136 98 100 98 C 66 98 38 96 6 104"
        ),
        who.hair,
        lit=58,
    )
    flat(c, "M 72 250 L 78 214 L 126 214 L 132 250", "#C9BBE8")
    cut(c, path("M 91 130 Q 100 117 109 130 L 110 182 L 90 182"), CREAM, at=101)
    cut(c, path("M 90 172 Q 70 178 72 198 Q 74 222 92 224 L 120 224 L 120 172"), CREAM, at=101)
    for y in (170, 188, 206):
        cut(c, round_box(103, y, 34, 19, 9), CREAM, at=121)
        c.drawLine(108, y + 18.5, 128, y + 18.5, line("#8E86A6", 2))
    cut(c, path("M 74 190 Q 86 180 108 192 Q 114 200 106 204 Q 92 200 80 212"), "#FFF8E8", at=112)


def rex(c: skia.Canvas, who: Rogue) -> None:
    """Rex Tangle: all right angles, with a rope to tangle up whoever grabs the wrong man."""
    flat(c, "M 10 250 L 10 180 L 190 180 L 190 250", who.coat)
    flat(c, "M 10 180 L 46 180 L 46 250 L 10 250", lighter(who.coat, 0.14))
    neck(c, who, 24)
    flat(c, "M 70 176 L 130 176 L 130 250 L 70 250", CREAM)
    flat(c, "M 91 186 L 109 186 L 109 250 L 91 250", DARK)
    head(c, who, "block")
    cut(c, path("M 56 18 L 144 18 L 144 82 L 134 82 L 134 74 L 66 74 L 66 108 L 56 108"), who.hair, lit=72)
    for x in (81, 121):
        plate(c, x - 18, 92, 36, 24, 2, fill(DARK))
        plate(c, x - 13, 97, 26, 14, 1, fill(CREAM if x < 100 else "#C9BFAA"))
        plate(c, x - 2, 97, 9, 14, 0, fill(DARK))
    flat(c, "M 94 97 L 108 97 L 108 102 L 94 102", DARK)
    flat(c, "M 78 136 L 122 136 L 122 147 L 78 147", "#5A1F1C")
    flat(c, "M 82 136 L 118 136 L 118 141 L 82 141", CREAM)
    rope = path(
        "M -6 226 C 40 186 70 252 100 214 C 124 184 72 184 88 214 C 104 246 150 178 168 212"
        " C 180 238 136 244 148 214 C 156 198 182 196 206 212",
        close=False,
    )
    c.drawPath(rope, line("#8A5A1E", 13))
    c.drawPath(rope, line("#F0C36A", 9))


def tilly(c: skia.Canvas, who: Rogue) -> None:
    """Tilly Sharpe: points everywhere, and an arrow that sends you back to the middle."""
    cut(c, path("M 100 34 L 150 60 L 176 172 L 134 148 L 66 148 L 22 160 L 50 60"), who.hair, lit=58)
    flat(c, "M 18 250 L 2 170 L 72 180 L 128 180 L 198 170 L 182 250", who.coat)
    neck(c, who, 15)
    lapels(c, who.coat, "#FFE3F0")
    head(c, who, "heart")
    for side, tone in ((-1, DARK), (1, DARK)):
        wing = [(100 + side * 4, 100), (100 + side * 50, 80), (100 + side * 36, 114), (100 + side * 14, 118)]
        c.drawPath(poly(wing), fill(tone))
    eyes(c, "", look=3, at=106)
    lips(c, "#8E1248")
    cut(c, path("M 50 104 L 56 54 L 100 32 L 146 54 L 150 104 L 142 106 L 132 74 L 60 104"), who.hair, lit=64)
    cut(c, path("M 66 52 L 92 2 L 148 46 L 108 44"), "#FFC857", at=104)
    pin = poly([(22, 8), (28, 4), (132, 76), (138, 66), (152, 96), (120, 90), (126, 82)])
    c.drawPath(pin, fill(RED))
    c.drawCircle(25, 6, 8, fill(CREAM))


def _coin(c: skia.Canvas, x: float, y: float, r: float, squeeze: float = 1.0) -> None:
    with placed(c, x, y, -18):
        c.scale(squeeze, 1)
        c.drawCircle(0, 0, r, fill("#8A4A18"))
        c.drawCircle(-1, -1, r - 2, fill("#F0A04A"))
        c.drawCircle(-1, -1, r - 6, fill("#C8702A"))


def _cloud(x: float, y: float, r: float) -> skia.Path:
    """A round head of hair with a curly edge."""
    hair = skia.Path.Circle(x, y, r)
    for turn in range(0, 360, 24):
        hair.addCircle(*around(x, y, r, turn), 14)
    return hair


def penny(c: skia.Canvas, who: Rogue) -> None:
    """Penny Dropper: every theft drops another copper into her lap."""
    cut(c, _cloud(100, 84, 62), who.hair, lit=52)
    shoulders(c, who.coat, 70, 194)
    neck(c, who, 15)
    flat(c, "M 58 178 L 100 222 L 142 178 L 150 194 L 100 246 L 50 194", "#F0A04A")
    head(c, who, "sharp")
    cut(c, path("M 62 104 C 54 46 146 46 138 104 L 128 80 L 72 80"), who.hair, lit=70)
    masked(c, "#E8963E", look=-2.5)
    lips(c, "#C8402A")
    flat(c, "M 62 70 Q 100 56 138 70 L 138 80 Q 100 68 62 80", CREAM)
    _coin(c, 100, 68, 13)
    for x, y, r, squeeze in ((60, 134, 8, 1), (140, 134, 8, 1), (22, 168, 15, 0.7), (180, 176, 15, 0.5)):
        _coin(c, x, y, r, squeeze)


SMALL = {
    "wanda": rogue(wanda, "#2E7C96 #EBC09A #E9E4D6 #F2603C"),
    "moe": rogue(moe, "#D09A3C #C98A5E #4A3626 #2A1A12"),
    "hush": rogue(hush, "#6A5AA0 #E0BE9C #2C2748 #1E1A34"),
    "rex": rogue(rex, "#D0622E #F2C7A0 #3A4258 #2A2230"),
    "tilly": rogue(tilly, "#C23A86 #F0D2B0 #3A1040 #241028"),
    "penny": rogue(penny, "#2F8A78 #8A5638 #5A2A1A #2A1410"),
}
