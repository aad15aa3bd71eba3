"""The six of the Atlantic gang who make trouble while they are at large."""

from __future__ import annotations

import skia

from kit import (
    AMBER,
    CREAM,
    RED,
    darker,
    fill,
    lighter,
    line,
    oval,
    path,
    placed,
    poly,
    round_box,
)
from rogue_kit import (
    DARK,
    GOLD,
    Rogue,
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
    smirk,
)


def tipper(c: skia.Canvas, who: Rogue) -> None:
    """Tipper Moore: a bellhop with an open palm; a tip is never enough."""
    shoulders(c, who.coat, 78, 186)
    for side in (-1, 1):
        x = 100 + side * 66
        flat(c, f"M {x - 18} 190 L {x + 18} 190 L {x + 14} 202 L {x - 14} 202", GOLD)
    neck(c, who, 16)
    flat(c, "M 74 168 L 126 168 L 128 186 L 100 192 L 72 186", darker(who.coat, 0.2))
    for y in (204, 222, 240):
        for x in (82, 118):
            c.drawCircle(x, y, 5, fill(GOLD))
    head(c, who, "sharp")
    eyes(c, who.hair, look=3)
    smirk(c)
    flat(c, "M 62 96 L 62 78 L 138 78 L 138 96 L 128 84 L 72 84", who.hair)
    with placed(c, 104, 56, 12):
        cut(c, round_box(-38, -26, 76, 44, 6), who.coat, at=2, lit=-22)
        flat(c, "M -38 8 L 38 8 L 38 20 L -38 20", GOLD)
        c.drawCircle(0, -28, 5, fill(GOLD))
    cut(c, path("M 12 250 L 24 204 L 54 204 L 60 250"), CREAM, at=40)
    palm = (
        "M 22 206 L 4 172 Q 6 162 14 168 L 24 180 L 20 140 Q 26 132 32 140"
        " L 36 168 L 40 134 Q 47 128 52 136 L 50 170"
        " L 60 146 Q 68 142 70 150 L 60 190 L 56 206"
    )
    cut(c, path(palm), who.skin, at=44)
    c.drawCircle(40, 184, 13, fill("#8A5A12"))
    c.drawCircle(39, 183, 11, fill(AMBER))


def sue(c: skia.Canvas, who: Rogue) -> None:
    """Sue Alott: arrest the wrong one and her bill is in the post."""
    for side in (-1, 1):
        for row in range(5):
            curl = round_box(100 + side * 48 - 20, 76 + row * 25, 40, 28, 13)
            cut(c, curl, who.hair, at=104 if side < 0 else 146)
            c.drawLine(
                100 + side * 48 - 8,
                90 + row * 25,
                100 + side * 48 + 8,
                90 + row * 25,
                line(darker(who.hair, 0.35), 4),
            )
    shoulders(c, who.coat, 82, 200)
    neck(c, who, 15)
    flat(c, "M 78 174 L 100 188 L 122 174 L 126 188 L 104 198 L 114 246 L 86 246 L 96 198 L 74 188", CREAM)
    head(c, who, "long")
    eyes(c, darker(who.hair, 0.7), look=-3, slant=7)
    lips(c, "#8E1F2C")
    cut(
        c,
        path("M 54 96 C 46 18 154 18 146 96 L 132 96 C 130 72 116 66 100 66 C 84 66 70 72 68 96"),
        who.hair,
        lit=66,
    )
    for y, reach in ((42, 26), (54, 36)):
        c.drawPath(
            path(f"M {100 - reach} {y + 8} Q 100 {y - 8} {100 + reach} {y + 8}", close=False),
            line(darker(who.hair, 0.25), 4),
        )
    with placed(c, 160, 206, -16):
        cut(c, round_box(-4, 0, 9, 60, 3), "#8A5226", at=2)
        cut(c, round_box(-30, -22, 60, 30, 5), "#A8682E", at=6)
        c.drawRect(skia.Rect(-18, -22, -11, 8), fill(GOLD))
        c.drawRect(skia.Rect(11, -22, 18, 8), fill(GOLD))


def trane(c: skia.Canvas, who: Rogue) -> None:
    """Miss Trane: you will; her hand signal stops the line."""
    shoulders(c, who.coat, 72, 192)
    neck(c, who, 14)
    cut(c, path("M 50 250 L 58 186 L 78 160 L 100 178 L 122 160 L 142 186 L 150 250"), lighter(who.coat, 0.2))
    flat(c, "M 82 250 L 100 190 L 118 250", CREAM)
    head(c, who, "heart", brow=92)
    eyes(c, who.hair, look=3)
    lips(c)
    flat(c, "M 58 132 L 62 84 L 76 84 L 68 112 L 72 134", who.hair)
    flat(c, "M 142 132 L 138 84 L 124 84 L 132 112 L 128 134", darker(who.hair, 0.3))
    cut(c, path("M 64 66 C 66 30 134 30 136 66"), who.coat, lit=76)
    flat(c, "M 62 58 L 138 58 L 140 74 L 60 74", CREAM)
    cut(
        c,
        path(
            "M -8 96 C 20 60 66 62 100 66 C 134 62 180 60 208 96 C 172 84 140 90 100 90 C 60 90 28 84 -8 96"
        ),
        who.coat,
        lit=50,
    )
    c.drawLine(164, 178, 164, 250, line("#E8D8B8", 9))
    c.drawCircle(164, 150, 35, fill(CREAM))
    c.drawCircle(164, 150, 30, fill(RED))
    flat(c, "M 142 143 L 186 143 L 186 157 L 142 157", CREAM)


def patter(c: skia.Canvas, who: Rogue) -> None:
    """Pitt Patterson: when he goes through a door you only hear his shoes; one of them is his hat."""
    shoulders(c, who.coat, 68, 196)
    neck(c, who, 16)
    lapels(c, who.coat, CREAM)
    for side in (-1, 1):
        c.drawPath(
            poly([(100, 192), (100 + side * 26, 180), (100 + side * 26, 206)]),
            fill(AMBER if side < 0 else darker(AMBER, 0.3)),
        )
    head(c, who, "sharp", brow=94)
    masked(c, DARK)
    flat(c, "M 82 132 L 100 129 L 120 132 L 116 136 L 100 133 L 86 136", who.hair)
    flat(c, "M 92 143 Q 102 148 112 141 L 109 148 Q 102 151 95 148", "#5A1F1C")
    with placed(c, 0, 0):
        cut(
            c,
            path(
                "M 38 94 L 38 82 C 36 54 58 44 54 4 L 106 0 C 106 34 126 48 160 54"
                " C 186 60 194 72 190 86 L 188 94"
            ),
            "#F4EEDF",
            lit=60,
        )
        flat(c, "M 38 94 L 38 78 C 42 66 50 58 53 46 L 80 60 L 92 82 L 88 94", DARK)
        flat(c, "M 138 94 C 138 72 148 58 158 54 C 186 60 194 72 190 86 L 188 94", DARK)
        for x, y in ((112, 34), (122, 46), (134, 54)):
            c.drawLine(x - 22, y + 14, x, y, line("#8E1F2C", 4))
        flat(c, "M 34 92 L 192 92 L 192 101 L 78 101 L 72 112 L 36 112", "#8A5226")


def dora(c: skia.Canvas, who: Rogue) -> None:
    """Dora Paine: half a door, half a window; by ear you cannot tell which."""
    frame = poly([(42, 6), (158, 6), (158, 186), (42, 186)])
    c.drawPath(frame, fill("#F4E2BE"))
    flat(c, "M 50 14 L 97 14 L 97 186 L 50 186", "#A8652E")
    flat(c, "M 57 22 L 90 22 L 90 92 L 57 92", "#8A4E20")
    flat(c, "M 103 14 L 150 14 L 150 186 L 103 186", "#9FE0F4")
    flat(c, "M 103 58 L 150 58 L 150 66 L 103 66", "#F4E2BE")
    flat(c, "M 124 14 L 131 14 L 131 186 L 124 186", "#F4E2BE")
    flat(c, "M 103 40 L 124 14 L 136 14 L 103 54", "#E4F8FF")
    shoulders(c, who.coat, 76, 194)
    neck(c, who, 15)
    lapels(c, who.coat, CREAM)
    head(c, who, "heart")
    eyes(c, who.hair, look=2)
    lips(c)
    cut(
        c,
        path("M 58 116 L 56 70 C 62 40 138 40 144 70 L 142 116 L 132 116 L 130 84 L 70 84 L 68 116"),
        who.hair,
        lit=70,
    )
    c.drawCircle(60, 128, 8, fill(GOLD))
    c.drawCircle(58, 126, 3, fill("#FFF0C0"))
    flat(c, "M 132 120 L 148 120 L 148 136 L 132 136", CREAM)
    flat(c, "M 134 122 L 139 122 L 139 127 L 134 127", "#3E9CC4")
    flat(c, "M 141 129 L 146 129 L 146 134 L 141 134", "#3E9CC4")


def chuck(c: skia.Canvas, who: Rogue) -> None:
    """Chuck Lefirst: before you hear a step you hear him laugh."""
    shoulders(c, who.coat, 66, 200)
    teeth = [
        (100 + dx, 170 + (34 if i % 2 else 8) + abs(dx) * 0.1) for i, dx in enumerate(range(-72, 73, 18))
    ]
    cut(c, poly([(62, 166), *teeth, (138, 166)]), AMBER, lit=66)
    for i, (x, y) in enumerate(teeth):
        if i % 2:
            c.drawCircle(x, y + 4, 6, fill(CREAM))
    neck(c, who, 14)
    head(c, who, "sharp")
    for x, turn in ((83, -8), (119, 8)):
        with placed(c, x, 104, turn):
            c.drawPath(path("M -11 4 Q 0 -12 11 4", close=False), line("#1A1020", 5))
    flat(c, "M 72 124 Q 100 134 130 122 Q 126 158 100 160 Q 76 158 72 124", "#4A1418")
    flat(c, "M 75 126 Q 100 135 127 124.5 L 124 133 Q 100 142 79 135", CREAM)
    c.drawOval(oval(100, 151, 12, 6), fill("#D8485A"))
    cut(
        c,
        path(
            "M 60 100 C 60 66 64 56 70 54 C 40 30 16 52 10 92"
            " C 2 34 46 6 92 40 L 100 80 L 96 90 Q 76 88 60 100"
        ),
        who.coat,
        at=300,
        lit=44,
    )
    cut(
        c,
        path(
            "M 140 100 C 140 66 136 56 130 54 C 160 30 184 52 190 92"
            " C 198 34 154 6 108 40 L 100 80 L 104 90 Q 124 88 140 100"
        ),
        AMBER,
        at=128,
    )
    cut(c, path("M 74 70 C 78 30 92 22 104 4 C 112 28 124 44 126 70 L 100 92"), RED, at=104)
    for x, y in ((10, 98), (190, 98), (104, 8)):
        c.drawCircle(x, y, 9, fill(CREAM))
        c.drawCircle(x + 1, y + 2, 3, fill(DARK))


AT_LARGE = {
    "tipper": rogue(tipper, "#3E8FA0 #F2C7A0 #B5292B #3A1D14"),
    "sue": rogue(sue, "#8E2E48 #EBC09A #1C1A2A #E4DCC8"),
    "trane": rogue(trane, "#D88A3A #8A5638 #24506E #1E1420"),
    "patter": rogue(patter, "#5468B4 #E0A878 #2A2438 #2A1A12"),
    "dora": rogue(dora, "#4F8A5B #F0D2B0 #7A2E4E #3A1D2E"),
    "chuck": rogue(chuck, "#7C4FA8 #F2C7A0 #1F7A78 #3A1D14"),
}
