"""The board: a die in its tray, wooden people on floor and street, and friendly signs of whose turn it is."""

from collections.abc import Callable, Sequence
from functools import partial

import numpy as np
from filters import band, high, low
from menu import knock, mallet
from space import PARLOUR, Room, echo, lay

from bench import Mode, Sound, decay, dice, ping, samples, shape, silence, sine, white

SKY = Room(1.0, 0.7, 0.012, seed=5)
INDOORS = Room(0.14, 0.5, 0.004, seed=6)
STREET = Room(0.34, 0.3, 0.03, ((0.041, 0.8), (0.067, 0.4)), seed=8)

IVORY: tuple[Mode, ...] = (
    (1_720, 0.011, 0.8), (2_610, 0.01, 1.0), (3_840, 0.008, 0.8), (5_450, 0.005, 0.5), (7_300, 0.004, 0.3),
)  # fmt: skip
"""How a die rings when it meets something hard."""

RIM: tuple[Mode, ...] = ((338, 0.05, 1.0), (612, 0.04, 0.9), (1_080, 0.025, 0.6))
"""The wooden wall of the tray."""

FLOOR: tuple[Mode, ...] = ((196, 0.05, 0.5), (1_240, 0.016, 0.5), (2_080, 0.012, 0.35))
"""How boards answer a wooden foot."""

PAVING: tuple[Mode, ...] = ((880, 0.012, 0.5), (2_350, 0.014, 0.7), (3_720, 0.011, 0.6), (5_900, 0.007, 0.4))
"""How stone does: high, dry, with nothing hollow below."""

BELL = ((1.0, 1.0), (2.76, 0.26), (5.4, 0.11), (8.93, 0.2))
"""(Ratio, strength) of the partials of a small toy bell."""

C5, D5, E5, G5, A5, B5, C6, D6, E6, G6 = (
    523.3, 587.3, 659.3, 784.0, 880.0, 987.8, 1_046.5, 1_174.7, 1_318.5, 1_568.0,
)  # fmt: skip


def chime(pitch: float, ring: float = 0.6) -> Sound:
    """One bar of a toy glockenspiel, struck softly."""
    modes: list[Mode] = [(pitch * k, ring / k**1.2, a) for k, a in BELL if pitch * k < 18_000]
    stick = high(white(0.05, dice(530)), 3_000) * decay(0.05, 0.006)
    bar = ping(ring * 1.2, modes, 0.0008)
    lay(bar, stick, 0.0, 0.15)
    return bar


def chimes(notes: Sequence[tuple[float, float, float]], seconds: float, ring: float = 0.6) -> Sound:
    """Toy bells one after the other: (time, pitch, level)."""
    track = silence(seconds)
    for at, pitch, level in notes:
        lay(track, chime(pitch, ring), at, level)
    return echo(track, SKY, 0.14)


def dice_throw(seed: int, wall: float, gap: float) -> Sound:
    """A die leaps over felt, meets the wooden rim at `wall`, and tumbles ever shorter."""
    rng = dice(seed)
    track = silence(1.05)
    at, strength, left = 0.002, 1.0, gap
    while left > 0.02 and at < 0.86:
        lay(track, _felt_hit(rng), at, 0.55 * strength)
        lay(track, _die_hit(rng, rng.uniform(0.45, 0.8)), at, strength)
        at, left, strength = at + left * rng.uniform(0.75, 1.15), left * 0.83, strength * 0.9
    for late, level in ((0.0, 0.8), (rng.uniform(0.05, 0.08), 0.35)):
        lay(track, _die_hit(rng, 1.0), wall + late, level)
        lay(track, ping(0.12, RIM, 0.0006), wall + late, 0.4 * level)
    lay(track, _skid(rng), wall - 0.12, 0.12)
    return echo(track, PARLOUR, 0.12)


def _die_hit(rng: np.random.Generator, hardness: float) -> Sound:
    """One corner of the die; `hardness` 0 is felt, 1 is wood."""
    size = rng.normal(1, 0.06)
    ring = ping(0.09, [(pitch * size, t60, a * hardness) for pitch, t60, a in IVORY], 0.0003, rng)
    return 0.5 * ring + 0.38 * hardness * band(white(0.09, rng), 1_400, 6_000) * decay(0.09, 0.005, 0.0004)


def _felt_hit(rng: np.random.Generator) -> Sound:
    """A die falls on cloth over wood."""
    cloth = band(white(0.1, rng), 700, 2_800) * decay(0.1, 0.026, 0.001)
    return cloth + 0.6 * ping(0.1, [(214, 0.029, 1.0), (364, 0.025, 0.7), (588, 0.018, 0.4)], 0.001)


def _skid(rng: np.random.Generator) -> Sound:
    """The die slides on a face over the cloth."""
    return band(white(0.12, rng), 900, 3_600) * shape(0.12, [(0, 0), (0.06, 1), (0.12, 0)], 1.4)


def dice_settle() -> Sound:
    """The die falls on its last face: one clack and a shadow of it."""
    rng = dice(504)
    track = silence(0.25)
    for at, level in ((0.001, 1.0), (0.047, 0.4), (0.075, 0.18)):
        lay(track, _die_hit(rng, 0.9), at, 0.8 * level)
        lay(track, ping(0.12, RIM, 0.0007), at, 0.6 * level)
        lay(track, _felt_hit(rng), at, 0.4 * level)
    return echo(track, PARLOUR, 0.06)


def step(seed: int, size: float) -> Sound:
    """A wooden figure is set down on a floor."""
    rng = dice(seed)
    track = silence(0.13)
    lay(track, knock(540 * size, seed, 0.5), 0.001, 0.9)
    lay(track, ping(0.1, [(pitch * size, t60, a) for pitch, t60, a in FLOOR], 0.0008), 0.001, 0.8)
    lay(track, high(white(0.03, rng), 2_600) * decay(0.03, 0.006, 0.0004), 0.001, 0.14)
    lay(track, knock(760 * size, seed + 30, 0.4), 0.034, 0.12)
    return echo(track, INDOORS, 0.05)


def step_street(seed: int, size: float) -> Sound:
    """A wooden figure is set down on paving: stone, grit underfoot, an answer from the house opposite."""
    rng = dice(seed)
    track = silence(0.16)
    lay(track, high(knock(820 * size, seed, 0.6), 420), 0.001, 0.3)
    lay(track, ping(0.1, [(pitch * size, t60, a) for pitch, t60, a in PAVING], 0.0008, rng), 0.001, 0.55)
    for grain in range(16):
        at = 0.004 + 0.085 * (grain / 16) ** 1.3 + rng.uniform(0, 0.005)
        grit = band(white(0.012, rng), rng.uniform(2_200, 3_600), 8_500) * decay(0.012, 0.006, 0.0005)
        lay(track, grit, at, 0.5 * rng.uniform(0.4, 1.0) * (1 - grain / 20))
    return echo(track, STREET, 0.16)


def step_roof(seed: int, size: float) -> Sound:
    """Soft soles hop from roof to roof: a small spring of air, then a tile that gives a little."""
    rng = dice(seed)
    track = silence(0.32)
    jump = sine(np.linspace(310, 620, samples(0.1)) * size) * shape(0.1, [(0, 0), (0.02, 1), (0.1, 0)], 1.4)
    lay(track, jump, 0.0, 0.32)
    lay(track, band(white(0.09, rng), 300, 1_500) * shape(0.09, [(0, 0), (0.03, 1), (0.09, 0)]), 0.0, 0.35)
    lay(track, band(white(0.08, rng), 140, 700) * decay(0.08, 0.05, 0.003), 0.115, 1.3)
    for late, pitch, level in ((0.117, 1_180, 0.3), (0.148, 1_420, 0.14)):
        clay: list[Mode] = [(pitch * size, 0.045, 1.0), (pitch * 1.71 * size, 0.03, 0.6)]
        lay(track, ping(0.08, clay, 0.001, rng), late, level)
    return echo(track, PARLOUR, 0.06)


def not_there() -> Sound:
    """Two hollow wooden notes that shake their head kindly: try somewhere else."""
    track = silence(0.5)
    for at, pitch, level in ((0.0, E5, 0.9), (0.13, C5, 1.0)):
        lay(track, mallet(pitch, 0.2), at, 0.6 * level)
        lay(track, low(knock(pitch, 530, 0.2), 2_600), at, 0.7 * level)
    return echo(track, PARLOUR, 0.08)


def your_turn() -> Sound:
    """Two friendly notes upwards on a marimba, each with a glint of bell."""
    track = silence(0.9)
    for at, pitch, level in ((0.0, G5, 0.85), (0.16, C6, 1.0)):
        lay(track, mallet(pitch, 0.4), at, level)
        lay(track, mallet(pitch / 2, 0.45), at, 0.5 * level)
        lay(track, knock(pitch / 2, 532, 0.3), at, 0.3 * level)
        lay(track, chime(pitch * 2, 0.6), at, 0.2 * level)
    return echo(track, SKY, 0.08)


BOARD: dict[str, tuple[Callable[[], Sound], float]] = {
    "dice_throw": (partial(dice_throw, 501, 0.3, 0.2), -21),
    "dice_throw_2": (partial(dice_throw, 502, 0.42, 0.22), -21),
    "dice_throw_3": (partial(dice_throw, 503, 0.2, 0.19), -21),
    "dice_settle": (dice_settle, -23),
    "step": (partial(step, 510, 1.0), -27),
    "step_2": (partial(step, 511, 1.07), -27),
    "step_3": (partial(step, 512, 0.94), -27),
    "step_4": (partial(step, 513, 1.13), -27),
    "step_street": (partial(step_street, 550, 1.0), -27),
    "step_street_2": (partial(step_street, 551, 1.08), -27),
    "step_street_3": (partial(step_street, 552, 0.93), -27),
    "step_street_4": (partial(step_street, 553, 1.15), -27),
    "step_roof": (partial(step_roof, 515, 1.0), -25),
    "step_roof_2": (partial(step_roof, 516, 1.12), -25),
    "not_there": (not_there, -26),
    "your_turn": (your_turn, -24),
}
