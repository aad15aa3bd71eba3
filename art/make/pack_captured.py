"""The three of the Atlantic gang who leave something behind when they are captured, and the boss."""

from __future__ import annotations

import skia

from kit import (
    CREAM,
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
    text,
)
from rogue_kit import (
    DARK,
    GOLD,
    Rogue,
    cut,
    eyes,
    flat,
    head,
    lips,
    neck,
    rogue,
    shoulders,
    smirk,
)


def rhea(c: skia.Canvas, who: Rogue) -> None:
    """Rhea Turner: gives some of it back when she is caught."""
    cut(
        c,
        path("M 118 120 C 150 88 196 110 204 160 L 204 250 L 110 250 C 100 200 104 150 118 120"),
        "#C9A468",
        at=172,
    )
    flat(c, "M 128 124 L 116 84 L 134 92 L 144 78 L 152 94 L 170 90 L 156 120", "#B08A4E")
    c.drawLine(128, 122, 158, 116, line("#6E4A22", 8))
    text(c, "$", 168, 182, "disp", 58, "#5A3A18")
    shoulders(c, who.coat, 70, 200)
    neck(c, who, 15)
    head(c, who, "heart")
    eyes(c, "#B8B0B8", look=3, slant=-3)
    for x in (83, 119):
        c.drawOval(oval(x, 107, 15, 11), line(GOLD, 3.5))
    c.drawLine(97, 106, 105, 106, line(GOLD, 3.5))
    smirk(c, "#8E2A30")
    scarf = (
        "M 100 26 C 132 24 152 50 150 96 L 138 144 L 118 162 C 134 140 136 108 132 90"
        " C 124 68 76 68 68 90 C 64 108 66 140 82 162"
        " L 62 144 L 50 96 C 48 50 68 24 100 26"
    )
    flat(c, "M 72 92 C 78 66 122 66 128 92 L 112 76 L 100 82 L 86 76", "#D8D0D4")
    cut(c, path(scarf), who.hair, lit=64)
    for x, y in ((62, 72), (76, 46), (100, 40), (124, 46), (139, 72), (60, 108), (141, 108)):
        c.drawCircle(x, y, 4.5, fill(CREAM))
    cut(
        c,
        path(
            "M 58 244 L 84 164 L 100 172 L 116 164 L 134 198 L 116 190 L 108 184 L 96 184 L 88 196 L 74 228"
        ),
        who.hair,
    )
    cut(c, path("M 88 160 L 112 160 L 116 182 L 84 182"), lighter(who.hair, 0.12), at=101)


def _playing_card(c: skia.Canvas, x: float, y: float, turn: float, number: str) -> None:
    with placed(c, x, y, turn):
        plate(c, -21, -62, 42, 62, 5, fill(CREAM))
        plate(c, -17, -58, 34, 54, 3, fill("#2F8FD0"))
        text(c, number, 0, -40, "num", 26, "#FFFFFF")


def dee(c: skia.Canvas, who: Rogue) -> None:
    """Dee Lear: a dealer; once she folds, everybody takes a card back."""
    for i, number in enumerate(("4", "6", "8", "9", "10")):
        turn = -64 + 32 * i
        _playing_card(c, *around(100, 96, 42, turn - 90), turn, number)
    shoulders(c, who.coat, 70, 192)
    neck(c, who, 15)
    flat(c, "M 74 176 L 100 206 L 126 176 L 134 250 L 66 250", CREAM)
    flat(c, "M 58 182 L 76 174 L 92 250 L 56 250", who.coat)
    flat(c, "M 142 182 L 124 174 L 108 250 L 144 250", darker(who.coat, 0.25))
    for side in (-1, 1):
        c.drawPath(poly([(100, 196), (100 + side * 20, 186), (100 + side * 20, 208)]), fill(DARK))
    head(c, who, "sharp")
    eyes(c, who.hair, look=-3)
    lips(c)
    cut(c, path("M 60 128 C 48 42 152 42 140 128 L 130 128 L 130 92 L 70 92 L 70 128"), who.hair, lit=68)
    flat(c, "M 58 74 L 142 74 L 142 84 L 58 84", DARK)
    visor = path("M 56 82 L 144 82 L 162 110 Q 100 92 38 110")
    c.drawPath(visor, fill("#1FA06A"))
    with clipped(c, visor):
        c.drawRect(skia.Rect(104, 60, 200, 130), fill("#0F6B46"))
        flat(c, "M 60 82 L 74 82 L 60 110 L 44 110", "#8AE8BE")


def wilma(c: skia.Canvas, who: Rogue) -> None:
    """Wilma Tell: she will, and the next clue names the district."""
    cut(c, path("M 60 80 L 40 190 L 68 176 L 132 176 L 160 190 L 140 80"), who.hair, lit=58)
    shoulders(c, who.coat, 70, 198)
    neck(c, who, 15)
    flat(c, "M 70 178 L 100 210 L 130 178 L 138 194 L 100 240 L 62 194", "#D8B26A")
    for y in (206, 220, 234):
        c.drawLine(94, y, 106, y, line("#5A3A18", 3.5))
    c.drawLine(36, 188, 140, 254, line("#7A4A20", 9))
    head(c, who, "heart", brow=88)
    eyes(c, darker(who.hair, 0.4), look=3)
    smirk(c)
    flat(c, "M 60 108 L 64 80 L 136 80 L 140 108 L 128 88 L 72 88", who.hair)
    cut(c, path("M 26 92 L 62 62 C 76 50 124 48 140 62 L 150 84 C 110 76 80 82 26 92"), "#3F7A34", lit=66)
    c.drawPath(path("M 60 66 Q 100 56 142 68", close=False), line("#8E2A1E", 6))
    c.drawLine(6, 40, 188, 24, line("#F0DDB0", 6))
    c.drawPath(poly([(-2, 30), (26, 24), (18, 38), (28, 50), (2, 50), (10, 40)]), fill(CREAM))
    cut(
        c,
        path("M 100 14 C 116 4 134 16 130 36 C 128 54 112 60 100 54 C 88 60 72 54 70 36 C 66 16 84 4 100 14"),
        "#D8301E",
        at=106,
        lit=78,
    )
    flat(c, "M 99 16 Q 98 6 106 0 L 110 3 Q 103 8 103 16", "#4A2A14")
    flat(c, "M 106 8 Q 118 -4 130 4 Q 120 14 106 10", "#2F6A24")
    c.drawPath(poly([(200, 22), (176, 12), (180, 24), (178, 38)]), fill("#C8D4E0"))


def debbie(c: skia.Canvas, who: Rogue) -> None:
    """Debbie Atlantic: the boss, under a breaking wave, laughing at every third clue."""
    cut(
        c,
        path(
            "M 18 250 L 8 190 L 26 206 L 32 172 L 50 192 L 62 166 L 100 190"
            " L 138 166 L 150 192 L 168 172 L 174 206 L 192 190 L 182 250"
        ),
        CREAM,
        lit=46,
    )
    flat(c, "M 66 184 L 100 250 L 134 184 L 150 250 L 50 250", who.coat)
    neck(c, who, 15)
    for i in range(7):
        c.drawCircle(*around(100, 156, 40, 150 - 20 * i), 5.5, fill("#FFF6E0"))
    wave = (
        "M 52 150 C 20 90 40 20 100 10 C 150 2 190 26 192 64 C 192 88 170 96 158 82"
        " C 176 78 172 52 148 52 C 132 52 134 76 144 96 L 150 150 L 130 160 L 70 160"
    )
    cut(c, path(wave), who.hair, at=116, lit=56)
    head(c, who, "sharp")
    eyes(c, DARK, look=-2.5, slant=7)
    flat(c, "M 78 130 Q 88 126 100 130 Q 112 125 126 128 Q 120 156 101 156 Q 84 154 78 130", "#B0202E")
    flat(c, "M 83 132 Q 100 135 121 131 L 117 139 Q 100 143 87 139", "#FFFFFF")
    flat(c, "M 89 145 Q 101 148 113 144 Q 108 151 101 151 Q 93 151 89 145", "#5A0F18")
    crest = "M 58 112 C 52 62 84 44 118 58 C 132 64 138 78 140 100 C 126 82 112 80 98 74 C 80 82 66 92 58 112"
    cut(c, path(crest), who.hair, at=112, lit=66)
    for curl in (
        "M 62 92 C 60 54 96 34 132 44",
        "M 58 70 C 66 36 104 20 142 30",
        "M 148 38 C 168 38 184 54 178 72",
    ):
        c.drawPath(path(curl, close=False), line("#E8F8FF", 5))
    c.drawPath(
        poly([(72, 40), (76, 16), (88, 30), (98, 8), (108, 28), (122, 14), (124, 38), (98, 34)]), fill(GOLD)
    )
    for x, y in ((60, 134), (140, 134)):
        c.drawPath(poly([(x, y - 10), (x + 7, y), (x, y + 14), (x - 7, y)]), fill("#8AE0FF"))


CAPTURED = {
    "rhea": rogue(rhea, "#9A6AA8 #F0D2B0 #5A4668 #B03A4A"),
    "dee": rogue(dee, "#B8503E #C98A5E #22303E #2A1410"),
    "wilma": rogue(wilma, "#8FA83A #F2C7A0 #5A4A2A #D8A24A"),
    "debbie": rogue(debbie, "#12386E #EBC09A #7A1F3E #2FA8C8"),
}
