"""Things of the police and of the house: whistle, buzzer, alarm, handcuffs, cameras, lights."""

import numpy as np
from filters import band, body, high, low, peak
from space import HALL, PARLOUR, YARD, Room, echo, lay

from bench import (
    RATE,
    Mode,
    Sound,
    clock,
    decay,
    dice,
    drift,
    ping,
    samples,
    saturate,
    saw,
    shape,
    silence,
    sine,
    square,
    unit,
    white,
)

WHISTLE = 2_130.0
"""Lower tone of the pea whistle; the second one lies five per cent above."""

BELL = (
    (1.0, 1.0), (1.52, 0.55), (2.0, 0.75), (2.74, 0.8), (3.76, 0.5), (4.07, 0.45), (5.4, 0.35), (6.9, 0.2),
)  # fmt: skip
"""(Ratio, strength) of the alarm bell's partials."""


RATCHET: tuple[Mode, ...] = (
    (1_650, 0.006, 0.8),
    (2_900, 0.007, 1.0),
    (4_700, 0.006, 1.0),
    (7_300, 0.004, 0.8),
)
STEEL: tuple[Mode, ...] = (
    (1_180, 0.14, 0.8), (1_875, 0.16, 1.0), (2_960, 0.14, 0.9), (4_420, 0.1, 0.7), (6_300, 0.06, 0.5),
)  # fmt: skip
TUBE: tuple[Mode, ...] = ((3_150, 0.16, 0.6), (4_720, 0.12, 0.5), (6_900, 0.07, 0.3), (1_490, 0.06, 0.4))
IRON: tuple[Mode, ...] = ((1_400, 0.02, 1.0), (2_600, 0.018, 1.0), (4_800, 0.01, 0.7))


def whistle() -> Sound:
    """A pea whistle, short and long."""
    rng = dice(208)
    track = silence(0.95)
    lay(track, blow(rng, 0.24), 0.004)
    lay(track, blow(rng, 0.51), 0.31)
    return echo(track, YARD, 0.11)


def partner_whistle() -> Sound:
    """Two colleagues whistle to each other: one calls, the other answers a little higher."""
    rng = dice(214)
    track = silence(0.85)
    for at, seconds, tone in ((0.004, 0.12, 0.94), (0.16, 0.2, 0.94), (0.42, 0.12, 1.06), (0.57, 0.24, 1.06)):
        lay(track, blow(rng, seconds, WHISTLE * tone), at)
    return echo(track, YARD, 0.1)


def blow(rng: np.random.Generator, seconds: float, tone: float = WHISTLE) -> Sound:
    """Two close tones, warbled by the pea 34 times a second, and breath."""
    turn = 2 * np.pi * np.cumsum(34.3 * (1 + 0.12 * drift(seconds, rng, 8))) / RATE
    pitch = tone * (1 + 0.005 * np.sin(turn)) * (1 + 0.006 * drift(seconds, rng, 25))
    tones = sum(a * sine(pitch * k) for k, a in ((1, 1.0), (1.05, 0.7), (2, 0.09), (2.1, 0.05)))
    swing = 0.77 + 0.23 * np.sin(turn + 0.7)
    breath = 0.12 * high(white(seconds, rng), 4_500, 1)
    near = 0.2 * band(white(seconds, rng), tone * 0.8, tone * 1.35)
    puff = shape(seconds, [(0, 0), (0.025, 1), (seconds - 0.06, 0.9), (seconds, 0)])
    return (tones * swing + breath + near * swing) * puff


def buzzer() -> Sound:
    """A game-show buzzer: two short growls."""
    pitch = np.full(samples(0.6), 116.0)
    reeds = square(pitch) + 0.8 * square(pitch * 1.498) + 0.5 * saw(pitch * 2.006)
    voice = peak(saturate(low(high(reeds, 90), 2_400), 1.2), 700, 1.5, 4)
    gate = shape(0.6, [(0, 0), (0.01, 1), (0.2, 1), (0.225, 0), (0.27, 0), (0.285, 1), (0.55, 1), (0.6, 0)])
    return echo(voice * gate, PARLOUR, 0.08)


def false_alarm() -> Sound:
    """An alarm bell starts, loses heart, and hangs its head."""
    rng = dice(280)
    track = silence(2.0)
    at, gap, strike = 0.0, 0.072, 0
    while gap < 0.3:
        droop = 1 - 0.16 * max(0.0, (at - 0.42)) / 0.8
        lay(track, _bell_strike(rng, 880 * droop), at, 0.95**strike)
        gap *= 1.0 if at < 0.42 else 1.28
        at, strike = at + gap, strike + 1
    return echo(track[: samples(1.75)], Room(0.8, 0.45, 0.01), 0.14)


def _bell_strike(rng: np.random.Generator, pitch: float) -> Sound:
    """One blow of the hammer on the gong."""
    modes: list[Mode] = [(pitch * k, 0.42 / k**0.5, a * rng.uniform(0.7, 1)) for k, a in BELL]
    clack = band(white(0.5, rng), 1_500, 6_000) * decay(0.5, 0.008, 0.0004)
    return 0.4 * ping(0.5, modes, 0.0005, rng) + 0.5 * clack


def handcuffs() -> Sound:
    """The ratchet runs through, the lock falls in, the chain settles."""
    rng = dice(206)
    track = silence(1.05)
    at, gap = 0.002, 0.058
    for tooth in range(9):
        lay(track, _tooth(rng), at, 0.45 + 0.03 * tooth)
        at, gap = at + gap, gap * 0.94
    for late, level in ((0.03, 1.0), (0.075, 0.6)):
        lay(track, _lock(rng), at + late, level)
    for link in range(9):
        pitch = rng.uniform(2_400, 5_600)
        clink = ping(0.15, [(pitch, 0.07, 1.0), (pitch * 1.5, 0.05, 0.6)], 0.0003, rng)
        lay(track, clink, at + 0.16 + 0.028 * link + rng.uniform(0, 0.02), 0.14 * (1 - link / 10))
    return echo(track, Room(0.5, 0.6), 0.1)


def _tooth(rng: np.random.Generator) -> Sound:
    """One tooth of the ratchet."""
    modes: list[Mode] = [(pitch * rng.normal(1, 0.03), t60, a) for pitch, t60, a in RATCHET]
    tick = body(white(0.1, rng) * decay(0.1, 0.002), modes)
    return unit(tick)


def _lock(rng: np.random.Generator) -> Sound:
    """Steel falls into steel."""
    dull = 0.8 * band(white(0.4, rng), 800, 5_000) * decay(0.4, 0.012)
    return 0.6 * ping(0.4, STEEL, 0.0003, rng) + dull + ping(0.4, [(210, 0.05, 0.7)])


def camera() -> Sound:
    """A camera fires, winds on, and its flash charges again."""
    rng = dice(213)
    track = silence(0.95)
    lay(track, _release(rng), 0.001)
    lay(track, band(white(0.12, rng), 900, 3_000) * shape(0.12, [(0, 0), (0.02, 1), (0.12, 0)]), 0.11, 0.12)
    rise = np.interp(clock(0.7), [0, 0.12, 0.6, 0.7], [2_600, 5_200, 7_600, 7_800])
    lay(track, sine(rise) * shape(0.7, [(0, 0), (0.05, 1), (0.5, 0.5), (0.7, 0)]), 0.16, 0.012)
    return echo(track, PARLOUR, 0.1)


def _release(rng: np.random.Generator) -> Sound:
    """Mirror up, curtain, mirror down."""
    track = silence(0.2)
    for at, level, size in ((0.0, 1.0, 1.0), (0.007, 0.7, 1.4), (0.08, 0.9, 0.85)):
        strike = white(0.08, rng) * decay(0.08, 0.004)
        parts: list[Mode] = [(980, 0.015, 1.0), (2_100, 0.012, 1.0), (3_900, 0.009, 0.8), (6_200, 0.006, 0.6)]
        lay(track, 4 * body(strike, [(f * size, t, a) for f, t, a in parts]), at, level)
    return track


def shutter() -> Sound:
    """Photo finish: a motor-driven camera takes a burst of pictures and runs out."""
    rng = dice(281)
    track = silence(1.15)
    for frame in range(7):
        at = 0.002 + 0.105 * frame
        lay(track, _release(rng), at, 0.9 if frame < 6 else 1.2)
        lay(track, _motor(rng, 0.075, 760, 1_050), at + 0.028, 0.1)
    lay(track, _motor(rng, 0.3, 1_250, 620), 0.75, 0.11)
    return echo(track, PARLOUR, 0.1)


def _motor(rng: np.random.Generator, seconds: float, start: float, end: float) -> Sound:
    """The small gears that pull the film; far above the pitch at which a motor turns comic."""
    whine = sine(np.linspace(start, end, samples(seconds)) * (1 + 0.03 * drift(seconds, rng, 60)))
    gears = band(white(seconds, rng), 1_200, 4_500)
    return (0.5 * whine + gears) * shape(seconds, [(0, 0), (0.012, 1), (seconds * 0.7, 0.8), (seconds, 0)])


def lights_off() -> Sound:
    """The big switch falls, the hall goes dark and hums down."""
    rng = dice(212)
    track = silence(1.1)
    lay(track, _big_switch(rng), 0.001)
    fall = low(high(saw(np.linspace(118, 40, samples(0.8))), 120), 1_600)
    lay(track, fall * shape(0.8, [(0, 0), (0.01, 0.8), (0.8, 0)], 1.5), 0.03, 0.26)
    return echo(track, HALL, 0.35)[: samples(1.8)] * shape(1.8, [(0, 1), (1.3, 1), (1.8, 0)])


def lights_on() -> Sound:
    """The big switch rises, tubes blink twice and settle into a warm hum."""
    rng = dice(282)
    track = silence(1.35)
    lay(track, _big_switch(rng), 0.001, 0.8)
    for at, level in ((0.12, 0.5), (0.21, 0.35), (0.36, 0.8)):
        glass = [(pitch * rng.normal(1, 0.02), t60, a) for pitch, t60, a in TUBE]
        lay(track, ping(0.3, glass, 0.0006, rng), at, 0.22 * level)
    hum = low(high(saw(np.full(samples(1.0), 118.0)), 120), 1_500)
    glow = shape(1.0, [(0, 0), (0.01, 0.6), (0.04, 0), (0.14, 0), (0.16, 1), (0.4, 0.6), (1.0, 0)], 1.4)
    lay(track, hum * glow, 0.21, 0.11)
    return echo(track, HALL, 0.25)[: samples(1.7)] * shape(1.7, [(0, 1), (1.2, 1), (1.7, 0)])


def _big_switch(rng: np.random.Generator) -> Sound:
    """A knife switch in an iron box."""
    thud = ping(0.5, [(96, 0.16, 0.7), (155, 0.12, 0.7), (290, 0.08, 0.5)])
    clack = 1.6 * band(white(0.5, rng), 500, 5_000) * decay(0.5, 0.022)
    iron = body(white(0.5, rng) * decay(0.5, 0.004), IRON)
    return thud + clack + 5 * iron


GADGETS = {
    "whistle": (whistle, -20),
    "partner_whistle": (partner_whistle, -22),
    "buzzer": (buzzer, -21),
    "false_alarm": (false_alarm, -20),
    "handcuffs": (handcuffs, -20),
    "camera": (camera, -21),
    "shutter": (shutter, -21),
    "lights_off": (lights_off, -20),
    "lights_on": (lights_on, -20),
}
