"""The thief who runs over the roofs: a jointed silhouette with sack and red scarf."""

from __future__ import annotations

import math
from dataclasses import dataclass
from pathlib import Path

import skia

from kit import Point, fill, line, oval, path, placed, poly
from sheet import blank, drawing

WIDE, HIGH = 300, 300
GROUND = (150, 272)
"""Where the running foot touches, on every frame."""
FRAMES = 6
BODY = "#10142E"
RIM = "#8F86D6"
SCARF = "#E0481F"
HIP_HEIGHT = 92
THIGH, SHIN, FOOT = 46, 46, 20


@dataclass(frozen=True)
class Pose:
    """One moment of the run; angles in degrees, 0 is straight down and positive is forward."""

    near_leg: tuple[float, float]
    far_leg: tuple[float, float]
    arm: tuple[float, float]
    lift: float
    wave: float


def _leg(phase: float) -> tuple[float, float]:
    """Thigh angle and knee bend at `phase` degrees of the stride."""
    turn = math.radians(phase)
    bend = 15 + 50 * (1 - math.sin(turn - math.radians(35)))
    return 10 + 50 * math.cos(turn), bend


def stride(frame: int) -> Pose:
    """The pose of one frame of the run cycle."""
    phase = 360 * frame / FRAMES
    swing = math.cos(math.radians(phase + 180))
    lift = 6 + 9 * math.cos(math.radians(2 * phase))
    return Pose(_leg(phase), _leg(phase + 180), (20 + 50 * swing, 92), lift, phase)


LEAP = Pose((74, 22), (-66, 34), (62, 74), 34, 40)


def _step(start: Point, degrees: float, length: float) -> Point:
    turn = math.radians(degrees)
    return start[0] + length * math.sin(turn), start[1] + length * math.cos(turn)


def _draw_leg(c: skia.Canvas, hip: Point, leg: tuple[float, float], col: str) -> None:
    thigh, bend = leg
    knee = _step(hip, thigh, THIGH)
    ankle = _step(knee, thigh - bend, SHIN)
    toe = _step(ankle, thigh - bend + 78, FOOT)
    c.drawLine(*hip, *knee, line(col, 24))
    c.drawLine(*knee, *ankle, line(col, 17))
    c.drawLine(*ankle, *toe, line(col, 14))


def _draw_arm(c: skia.Canvas, shoulder: Point, arm: tuple[float, float], col: str) -> None:
    elbow = _step(shoulder, arm[0], 34)
    hand = _step(elbow, arm[0] + arm[1], 32)
    c.drawLine(*shoulder, *elbow, line(col, 15))
    c.drawLine(*elbow, *hand, line(col, 13))
    c.drawCircle(*hand, 8.5, fill(col))


def _sack(c: skia.Canvas, neck: Point, wave: float, col: str) -> None:
    """The loot, swinging a little after the body."""
    swing = 6 * math.sin(math.radians(2 * wave + 70))
    with placed(c, neck[0] - 12, neck[1] - 2, turn=swing):
        bag = "M 0 6 C -14 -8 -22 -22 -30 -34 C -60 -70 -118 -50 -112 -6"
        bag += " C -108 34 -56 42 -26 22 C -14 16 -6 12 0 6"
        c.drawPath(path(bag), fill(col))
        c.drawPath(poly([(-4, 0), (14, -10), (10, 8)]), fill(col))


def _head(c: skia.Canvas, at: Point, col: str) -> None:
    with placed(c, *at, turn=6):
        c.drawCircle(0, 0, 22, fill(col))
        c.drawPath(path("M -26 -4 C -28 -36 18 -40 26 -12 L 42 -4 Q 22 -8 -26 -4"), fill(col))


def _scarf(c: skia.Canvas, neck: Point, wave: float) -> None:
    flap = 9 * math.sin(math.radians(wave))
    x, y = neck
    tail = (
        f"M {x + 12} {y - 6} Q {x - 20} {y + 6 + flap} {x - 46} {y + 8 - flap} L {x - 76} {y - 6 + flap}"
        f" L {x - 64} {y + 10 + flap} L {x - 80} {y + 24 + flap}"
        f" Q {x - 40} {y + 28 - flap} {x + 8} {y + 12}"
    )
    c.drawPath(path(tail), fill(SCARF))
    c.drawLine(x - 10, y + 4, x + 16, y + 1, line(SCARF, 13))
    c.drawLine(x - 8, y + 9, x + 15, y + 6, line("#A82C10", 3))


def _figure(c: skia.Canvas, pose: Pose, col: str) -> tuple[Point, Point]:
    """The dark shape; returns where the scarf and the eye go."""
    hip = (GROUND[0] - 6, GROUND[1] - HIP_HEIGHT - pose.lift)
    neck = (hip[0] + 24, hip[1] - 66)
    head = (neck[0] + 12, neck[1] - 24)
    _sack(c, neck, pose.wave, col)
    _draw_leg(c, hip, pose.far_leg, col)
    _draw_leg(c, hip, pose.near_leg, col)
    c.drawLine(*hip, neck[0] - 2, neck[1] + 12, line(col, 38))
    c.drawLine(neck[0] - 2, neck[1] + 10, neck[0] - 22, neck[1] - 6, line(col, 15))
    _draw_arm(c, (neck[0] + 2, neck[1] + 12), pose.arm, col)
    _head(c, head, col)
    return neck, head


def runner(c: skia.Canvas, pose: Pose) -> None:
    """The thief in `pose`, on a 300 x 300 sheet; a cool rim from the upper left lifts him off the night."""
    c.save()
    c.translate(-2.2, -2.2)
    _figure(c, pose, RIM)
    c.restore()
    neck, head = _figure(c, pose, BODY)
    _scarf(c, neck, pose.wave)
    c.drawOval(oval(head[0] + 11, head[1] + 1, 6, 4.5), fill("#FFF3DC"))
    c.drawCircle(head[0] + 13, head[1] + 1.5, 2.4, fill(BODY))


def picture() -> skia.Image:
    """The leaping thief as an image, for compositions."""
    sheet = blank(WIDE, HIGH)
    runner(sheet.getCanvas(), LEAP)
    return sheet.makeImageSnapshot()


def draw(out: Path) -> None:
    """Write the leap and the six frames of the run, 300 x 300 each."""
    with drawing(out / "title" / "runner.png", WIDE, HIGH) as c:
        runner(c, LEAP)
    for frame in range(FRAMES):
        with drawing(out / "title" / f"runner_{frame}.png", WIDE, HIGH) as c:
            runner(c, stride(frame))
