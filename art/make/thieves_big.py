"""The six thieves with the bigger rewards."""

from __future__ import annotations

import skia

from kit import (
    CREAM,
    RED,
    around,
    darker,
    fill,
    line,
    oval,
    path,
    placed,
    plate,
    poly,
    ramp,
)
from rogue_kit import (
    DARK,
    GOLD,
    Rogue,
    cut,
    eyes,
    flat,
    grin,
    head,
    lapels,
    masked,
    neck,
    rogue,
    shoulders,
    smirk,
)


def _goggles(c: skia.Canvas, y: float, r: float, rim: str) -> None:
    for x in (79, 121):
        c.drawOval(oval(x, y, r, r * 0.86), fill(rim))
        c.drawOval(
            oval(x, y, r - 4, r * 0.86 - 4), ramp((x - 8, y - 10), (x + 10, y + 12), "#E6FAFF", "#5AA6C8")
        )
        flat(c, f"M {x - 9} {y + 6} L {x + 1} {y - 9} L {x + 6} {y - 9} L {x - 4} {y + 8}", "#FFFFFF")
    c.drawLine(97, y, 103, y, line(rim, 6))


def skye(c: skia.Canvas, who: Rogue) -> None:
    """Skye Lark: a flier whose scarf is all that the street sees of her."""
    cut(
        c, path("M 96 168 L 60 150 L 2 128 L 20 152 L -4 160 L 24 178 L 6 194 L 70 196 L 104 196"), RED, at=70
    )
    shoulders(c, who.coat, 74, 194)
    neck(c, who)
    flat(c, "M 66 180 L 100 214 L 134 180 L 144 200 L 100 246 L 56 200", "#F2E2C0")
    flat(c, "M 64 162 Q 100 190 136 162 L 142 188 Q 100 214 58 188", RED)
    head(c, who, "sharp", brow=92)
    eyes(c, who.hair, look=-3)
    smirk(c)
    cut(
        c,
        path("M 54 142 C 40 26 160 26 146 142 L 134 150 C 138 104 128 86 100 86 C 72 86 62 104 66 150"),
        "#D9A86A",
        lit=62,
    )
    c.drawLine(54, 72, 146, 72, line("#3A2416", 9))
    _goggles(c, 68, 22, "#232B3F")


def _note(c: skia.Canvas, x: float, y: float, turn: float) -> None:
    with placed(c, x, y, turn):
        plate(c, -14, -24, 28, 34, 2, fill("#DDF2CC"))
        plate(c, -10, -20, 20, 26, 1, fill("#6FB06A"))
        c.drawCircle(0, -8, 6, fill("#DDF2CC"))


def cass(c: skia.Canvas, who: Rogue) -> None:
    """Cass Outfield: he catches everybody's cash in his mitt, and carries a bat."""
    cut(c, path("M 24 250 L 2 42 Q 0 12 18 10 Q 34 10 36 38 L 48 250"), "#D8A25E", at=26)
    shoulders(c, who.coat, 80, 190)
    for x in (40, 58, 76, 124, 142, 160):
        c.drawLine(x, 196, x, 250, line("#8E2430", 2.5))
    neck(c, who, 22)
    flat(c, "M 74 172 L 100 200 L 126 172 L 132 184 L 100 216 L 68 184", "#8E2430")
    head(c, who, "sharp", brow=92)
    eyes(c, who.hair)
    flat(c, "M 68 128 L 100 124 L 134 128 L 122 152 L 100 166 L 78 152", who.hair)
    grin(c)
    cut(c, path("M 60 82 L 62 44 Q 100 30 138 44 L 140 82"), "#8E2430", lit=70)
    for y in (54, 68):
        c.drawLine(61, y, 139, y, line(CREAM, 3))
    cut(c, path("M 58 78 Q 100 86 142 76 L 176 84 Q 140 98 96 94 L 60 90"), "#5E1420", at=150)
    for x, y, turn in ((150, 148, -16), (166, 146, 6), (182, 150, 26)):
        _note(c, x, y, turn)
    mitt = (
        "M 134 172 L 138 146 L 148 144 L 150 156 L 156 142 L 168 142"
        " L 170 154 L 178 142 L 190 146 L 196 190 Q 194 226 166 228"
        " Q 142 226 126 204 L 116 184 Q 118 172 130 178"
    )
    cut(c, path(mitt), "#9A5A2A", at=168)
    c.drawCircle(160, 192, 15, fill("#7A421C"))


def _winged_wheel(c: skia.Canvas, x: float, y: float, r: float) -> None:
    for side in (-1, 1):
        wing = [
            (x, y - r * 0.5),
            (x + side * r * 2.6, y - r * 0.9),
            (x + side * r * 1.9, y),
            (x, y + r * 0.6),
        ]
        c.drawPath(poly(wing), fill(GOLD))
    c.drawCircle(x, y, r, fill(GOLD))
    c.drawCircle(x, y, r - 3, fill(DARK))
    for turn in (0, 60, 120):
        c.drawLine(*around(x, y, r - 2, turn), *around(x, y, r - 2, turn + 180), line(GOLD, 2.5))


def otto(c: skia.Canvas, who: Rogue) -> None:
    """Otto Bahn: a runaway train driver; where he is, no train runs for you."""
    shoulders(c, who.coat, 84, 186)
    neck(c, who, 20)
    cut(c, path("M 66 250 L 56 176 L 76 166 L 100 188 L 124 166 L 144 176 L 134 250"), darker(who.coat, 0.25))
    for x in (84, 116):
        for y in (206, 228):
            c.drawCircle(x, y, 5, fill(GOLD))
    head(c, who, "long", brow=96)
    _goggles(c, 108, 21, "#6E4A22")
    c.drawLine(60, 106, 68, 106, line("#6E4A22", 7))
    c.drawLine(134, 106, 142, 106, line("#6E4A22", 7))
    flat(
        c,
        "M 100 132 L 124 128 L 172 104 Q 160 142 124 146 L 100 140 L 76 146 Q 40 142 28 104 L 76 128",
        who.hair,
    )
    flat(c, "M 92 152 L 108 152 L 100 182", who.hair)
    cut(c, path("M 40 46 Q 60 20 100 20 Q 140 20 160 46 L 142 72 L 58 72"), "#26406E", lit=66)
    flat(c, "M 58 68 L 142 68 L 142 86 L 58 86", RED)
    cut(c, path("M 54 86 Q 100 74 146 86 L 154 100 Q 100 88 46 100"), DARK)
    _winged_wheel(c, 100, 56, 13)
    _winged_wheel(c, 46, 212, 9)


def doc(c: skia.Canvas, who: Rogue) -> None:
    """Doc Trine: his treatment slows you down."""
    for side in (-1, 1):
        tuft = [(62, 62), (14, 42), (36, 78), (2, 92), (34, 110), (12, 138), (66, 132)]
        c.drawPath(
            poly([(100 + side * (100 - x), y) for x, y in tuft]),
            fill(who.hair if side < 0 else darker(who.hair, 0.26)),
        )
    shoulders(c, who.coat, 72, 196)
    neck(c, who, 15)
    lapels(c, who.coat, "#4FA8C8")
    flat(c, "M 92 206 L 108 206 L 110 250 L 90 250", "#1F5C7A")
    cut(c, path("M 66 96 C 64 12 136 12 134 96 L 130 128 L 112 160 L 100 166 L 88 160 L 70 128"), who.skin)
    c.drawPath(path("M 104 90 L 118 126 L 103 129 L 104 90"), fill(who.shade))
    for x in (83, 119):
        c.drawCircle(x, 106, 15, fill(DARK))
        c.drawCircle(x, 106, 11, fill("#DFF6EC"))
        c.drawCircle(x - 3, 108, 4, fill(DARK))
    flat(c, "M 64 92 L 92 98 L 92 91 L 64 82", darker(who.hair, 0.3))
    flat(c, "M 138 92 L 110 98 L 110 91 L 138 82", darker(who.hair, 0.3))
    flat(c, "M 78 136 L 100 130 L 124 136 L 112 154 L 100 192 L 88 154", who.hair)
    flat(c, "M 88 138 Q 102 144 114 136 L 110 143 Q 100 148 90 143", "#5A1F1C")
    with placed(c, 76, 64, -38):
        for turn in (0, 90):
            with placed(c, 0, 0, turn):
                plate(c, -17, -6, 34, 12, 5, fill("#FBE9CF"))
        c.drawRect(skia.Rect(-6, -6, 6, 6), fill("#D9583E"))
    c.drawLine(66, 58, 134, 50, line("#3A4A52", 7))
    c.drawCircle(122, 44, 22, fill("#7C8E96"))
    c.drawCircle(121, 43, 18, ramp((108, 30), (134, 56), "#FFFFFF", "#B8D2DA"))
    c.drawCircle(122, 44, 5, fill("#3A4A52"))


def baron(c: skia.Canvas, who: Rogue) -> None:
    """Baron Nix: mask, cape and a hat so wide that a whole district fits under it."""
    flat(c, "M -6 250 L 30 120 L 72 176 L 128 176 L 170 120 L 206 250", "#C43A34")
    shoulders(c, who.coat, 66, 192)
    neck(c, who)
    lapels(c, who.coat, "#C43A34")
    head(c, who, "sharp", brow=98)
    masked(c)
    flat(
        c,
        "M 100 130 L 118 126 L 146 112 Q 134 142 112 140 L 100 135 L 88 140 Q 66 142 54 112 L 82 126",
        who.hair,
    )
    flat(c, "M 94 148 L 106 148 L 100 166", who.hair)
    cut(
        c,
        path(
            "M 134 70 C 150 8 186 2 198 20 C 190 30 198 34 186 44"
            " C 178 44 182 54 168 60 C 160 58 158 68 136 74"
        ),
        "#F2703C",
        at=168,
    )
    cut(c, path("M 62 80 L 70 34 Q 100 26 130 34 L 138 80"), who.hair, lit=74)
    flat(c, "M 65 60 Q 100 70 135 60 L 138 80 Q 100 90 62 80", RED)
    cut(c, path("M 2 66 Q 56 82 100 80 Q 144 82 198 66 Q 158 106 100 100 Q 42 106 2 66"), who.hair, lit=54)


def understudy(c: skia.Canvas, who: Rogue) -> None:
    """The Understudy: you hold one face, and the other bolts."""
    shoulders(c, who.coat, 76, 200)
    ruff = [around(100, 172, 66 if i % 2 else 44, 360 * i / 30, 0.55) for i in range(30)]
    cut(c, poly(ruff), CREAM, lit=66)
    c.drawOval(oval(100, 168, 32, 14), fill("#B8A890"))
    neck(c, who, 14)
    head(c, who, "long")
    eyes(c, who.hair, look=-3)
    smirk(c)
    cut(
        c,
        path("M 60 108 C 52 40 84 26 118 34 C 146 40 146 76 140 108 L 132 84 L 96 68 L 66 88"),
        who.hair,
        lit=70,
    )
    c.drawLine(156, 138, 162, 250, line("#E8C98A", 7))
    with placed(c, 152, 100, 10):
        face = path("M -34 -48 Q 0 -36 34 -48 C 42 -4 28 40 0 52 C -28 40 -42 -4 -34 -48")
        cut(c, face, "#FFF6E0", at=4)
        for x in (-15, 15):
            flat(c, f"M {x - 10} -12 Q {x} -26 {x + 10} -12 Q {x} -18 {x - 10} -12", DARK)
        flat(c, "M -21 10 Q 0 22 21 10 Q 16 38 0 38 Q -16 38 -21 10", DARK)


BIG = {
    "skye": rogue(skye, "#4A54B8 #8A5638 #3E7FA8 #1E1420"),
    "cass": rogue(cass, "#6A9A3A #C98A5E #EFE6D2 #3A1D14"),
    "otto": rogue(otto, "#E0B030 #F0D2B0 #26406E #7A3A1A"),
    "doc": rogue(doc, "#7CC0A0 #F2C7A0 #F4F0E4 #A8B4BA"),
    "baron": rogue(baron, "#A0283A #F0D2B0 #12131F #15131F"),
    "understudy": rogue(understudy, "#5B2A86 #E0A878 #2A0E38 #3A2416"),
}
