"""What happens on the table: cards, the slapping hand, the diamond, a coin, confetti."""

import numpy as np
from filters import band, body, high, low, sweep
from space import PARLOUR, Room, echo, lay

from bench import Mode, Sound, clock, decay, dice, ping, saturate, shape, silence, unit, white

LEATHER = Room(0.4, 0.35, 0.005)


def card_fly() -> Sound:
    """A card is dealt: a flick of the thumb, air, a soft landing on leather."""
    rng = dice(260)
    track = silence(0.4)
    lay(track, _snap(rng, 900, 6_000, 0.012), 0.0, 0.55)
    lay(track, _air(rng, 0.2, 1_500, 3_600), 0.004, 0.75)
    lay(track, _landing(rng), 0.19, 0.8)
    return echo(track, PARLOUR, 0.06)


def card_flip() -> Sound:
    """A card turns over and meets the table."""
    rng = dice(201)
    track = silence(0.36)
    lay(track, _air(rng, 0.15, 1_300, 5_200), 0.0, 0.7)
    for _ in range(5):
        lay(track, _snap(rng, 2_500, 8_000, 0.003), 0.02 + rng.uniform(0, 0.1), 0.2)
    lay(track, _snap(rng, 700, 6_500, 0.018), 0.135, 1.3)
    lay(track, _landing(rng), 0.135, 1.0)
    return echo(track, PARLOUR, 0.08)


def _air(rng: np.random.Generator, seconds: float, slow: float, fast: float) -> Sound:
    """The swish of a card that gathers speed and stops."""
    path = np.linspace(slow, fast, len(silence(seconds)))
    swell = shape(seconds, [(0, 0), (seconds * 0.35, 0.35), (seconds * 0.72, 1), (seconds, 0)], 1.6)
    return sweep(white(seconds, rng), path, 1.1) * swell


def _snap(rng: np.random.Generator, bottom: float, top: float, t60: float) -> Sound:
    """Pasteboard against something hard."""
    return band(white(0.08, rng), bottom, top) * decay(0.08, t60, 0.0004)


def _landing(rng: np.random.Generator) -> Sound:
    """The dull part of a card's landing."""
    return band(white(0.09, rng), 220, 900) * decay(0.09, 0.028, 0.0012)


def slap() -> Sound:
    """A flat hand on a table covered with leather."""
    return _slap(202, 1.0, 1.0)


def slap_2() -> Sound:
    """The same hand, a little heavier."""
    return _slap(302, 0.9, 0.8)


def slap_3() -> Sound:
    """The same hand, quicker and flatter."""
    return _slap(402, 1.12, 1.25)


def _slap(seed: int, pitch: float, sting: float) -> Sound:
    """Fingers, palm, leather and the table under it; `sting` is the bite of the skin."""
    rng = dice(seed)
    track = silence(0.5)
    for at, level in ((0.0, 0.55), (0.0021, 0.7), (0.0048, 1.0)):
        skin = band(white(0.2, rng), 700 * pitch, 5_200) * decay(0.2, 0.055, 0.0003)
        lay(track, skin, at + rng.uniform(0, 0.0006), 1.2 * sting * level)
    leather = band(white(0.2, rng), 300 * pitch, 1_400 * pitch) * decay(0.2, 0.12, 0.0006)
    lay(track, leather, 0.004, 1.5)
    lay(track, _table_top(pitch), 0.004, 0.8)
    for _ in range(5):
        rattle = body(white(0.04, rng) * decay(0.04, 0.004), [(rng.uniform(1_900, 4_600), 0.014, 4.0)])
        lay(track, rattle, 0.035 + rng.exponential(0.04), 0.2 * rng.uniform(0.2, 1))
    return echo(saturate(unit(track), 2.0), LEATHER, 0.08)


def _table_top(pitch: float) -> Sound:
    """The thump of thick wood under leather; it sags a little in pitch as a blow does."""
    wood: list[Mode] = [(172, 0.1, 0.8), (258, 0.08, 0.7), (405, 0.05, 0.5), (690, 0.03, 0.3)]
    thump = ping(0.4, [(f * pitch, t, a) for f, t, a in wood], 0.0009)
    time = clock(0.4)
    sag = 2 * np.pi * pitch * (92 * time + 2.2 * (1 - np.exp(-time / 0.02)))
    return thump + 1.1 * np.sin(sag) * decay(0.4, 0.2, 0.0015)


def diamond_back() -> Sound:
    """The diamond is laid back on the leather: a soft tap and a glint."""
    rng = dice(270)
    track = silence(1.1)
    lay(track, low(_landing(rng), 1_600) + 0.7 * ping(0.09, [(148, 0.06, 1.0), (236, 0.04, 0.6)], 0.001), 0.0)
    lay(track, ping(0.2, [(2_960, 0.05, 0.4), (4_870, 0.03, 0.3)], 0.0004, rng), 0.001, 0.5)
    for index, pitch in enumerate((2_093, 2_637, 3_136, 4_186)):
        glint: list[Mode] = [(pitch, 0.55, 1.0), (pitch * 1.003, 0.5, 0.5), (pitch * 2.76, 0.2, 0.15)]
        lay(track, ping(0.8, glint, 0.004, rng), 0.05 + 0.055 * index, 0.075 * (1 + 0.25 * index))
    return echo(track, Room(0.9, 0.7, 0.01), 0.16)


def coin_toss() -> Sound:
    """A thumb flicks a coin, it spins and sings, it falls on the table and lies still."""
    rng = dice(271)
    track = silence(1.9)
    lay(track, _snap(rng, 900, 5_000, 0.008), 0.0, 0.5)
    lay(track, _singing_coin(rng), 0.002, 0.55)
    at, gap, level = 0.72, 0.17, 1.0
    while gap > 0.012:
        lay(track, _coin_hit(rng, level), at, level)
        at, gap, level = at + gap, gap * 0.72, level * 0.76
    return echo(track, PARLOUR, 0.1)


def _singing_coin(rng: np.random.Generator) -> Sound:
    """A coin in the air: its ring beats as it shows us edge and face in turn."""
    ring = ping(
        0.8, [(5_150, 0.9, 1.0), (5_172, 0.8, 0.6), (8_060, 0.5, 0.35), (10_900, 0.3, 0.2)], 0.0005, rng
    )
    turns = 0.6 + 0.4 * np.sin(2 * np.pi * 27 * clock(0.8))
    return ring * turns * shape(0.8, [(0, 1), (0.55, 0.6), (0.72, 0.35), (0.8, 0)])


def _coin_hit(rng: np.random.Generator, level: float) -> Sound:
    """One bounce: bright metal and the wood below."""
    coin: list[Mode] = [(5_150, 0.16, 0.8), (7_240, 0.1, 0.5), (3_420, 0.08, 0.35)]
    ring = ping(
        0.3, [(f * rng.normal(1, 0.012), t * (0.4 + 0.6 * level), a) for f, t, a in coin], 0.0003, rng
    )
    wood = ping(0.3, [(310, 0.04, 0.8), (520, 0.03, 0.6)], 0.0008)
    return ring + 0.6 * wood + 0.3 * high(white(0.3, rng), 2_000) * decay(0.3, 0.006, 0.0003)


def cover() -> Sound:
    """A cloth is drawn over the screen before a private look."""
    rng = dice(272)
    path = shape(0.6, [(0, 500), (0.25, 1_500), (0.45, 1_100), (0.6, 350)])
    swell = shape(0.6, [(0, 0), (0.02, 0.3), (0.26, 1), (0.42, 0.6), (0.6, 0)], 1.3)
    folds = 1 + 0.35 * np.sin(2 * np.pi * 17 * clock(0.6))
    track = silence(0.85)
    lay(track, sweep(white(0.6, rng), path, 0.7) * swell * folds, 0.0)
    lay(track, band(white(0.2, rng), 90, 420) * decay(0.2, 0.09, 0.006), 0.47, 1.6)
    lay(track, ping(0.25, [(84, 0.13, 1.0), (126, 0.09, 0.5)], 0.006), 0.48, 0.35)
    return echo(track, LEATHER, 0.1)


def confetti() -> Sound:
    """A handful of paper is thrown up: a puff, a cloud of tiny flakes, the last ones rustle down."""
    rng = dice(273)
    track = np.zeros((len(silence(1.7)), 2))
    puff = sweep(white(0.2, rng), np.linspace(700, 2_600, len(silence(0.2))), 0.8)
    lay(track, puff * shape(0.2, [(0, 0), (0.03, 1), (0.2, 0)], 1.6), 0.0, 0.5)
    for flake in range(150):
        at = 0.02 + 1.35 * (flake / 150) ** 1.5 + rng.uniform(0, 0.05)
        lay(track, _flake(rng), at, rng.uniform(0.15, 1.0) * (1 - 0.75 * flake / 150), rng.uniform(-0.8, 0.8))
    return echo(track, PARLOUR, 0.05)


def _flake(rng: np.random.Generator) -> Sound:
    """One scrap of thin paper touches another: two or three flutters, each shorter than a blink."""
    seconds = rng.uniform(0.018, 0.05)
    edge = rng.uniform(2_000, 4_500)
    flutter = 0.5 + 0.5 * np.sin(2 * np.pi * rng.uniform(45, 90) * clock(seconds) + rng.uniform(0, 6))
    return band(white(seconds, rng), edge, 2.2 * edge) * flutter * decay(seconds, 1.6 * seconds, 0.002)


TABLE = {
    "card_fly": (card_fly, -24),
    "card_flip": (card_flip, -22),
    "slap": (slap, -19),
    "slap_2": (slap_2, -19),
    "slap_3": (slap_3, -19),
    "diamond_back": (diamond_back, -22),
    "coin_toss": (coin_toss, -21),
    "cover": (cover, -24),
    "confetti": (confetti, -26),
}
