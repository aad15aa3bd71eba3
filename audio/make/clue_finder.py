"""The clue finder of Stop Thief!: its switch, its keys, and a whispered tip."""

import numpy as np
from filters import band, body, high, low, peak
from menu import knock
from people import mouth
from space import PARLOUR, echo, lay

from bench import Mode, Sound, decay, dice, samples, saturate, shape, silence, sine, square, unit, white

SPRING: tuple[Mode, ...] = ((760, 0.02, 1.0), (1_650, 0.015, 0.9), (3_300, 0.01, 0.7))

E5, A5, B5, E6 = 659.3, 880.0, 987.8, 1_318.5


def beep(pitch: float, seconds: float) -> Sound:
    """A tone from the small speaker of the clue finder: rounded, never shrill."""
    tone = low(square(np.full(samples(seconds), pitch)), 2.6 * pitch, 2) + 0.4 * sine(
        np.full(samples(seconds), pitch)
    )
    return tone * shape(seconds, [(0, 0), (0.004, 1), (seconds * 0.6, 0.7), (seconds, 0)])


def case(sound: Sound) -> Sound:
    """`sound` from inside the plastic case."""
    return peak(band(sound, 300, 5_500), 1_300, 1.4, 4)


def switch(rng: np.random.Generator) -> Sound:
    """A slide switch with a spring."""
    return unit(body(white(0.08, rng) * decay(0.08, 0.005), SPRING))


def device_on() -> Sound:
    """The clue finder wakes: switch, a short hum, three tones up."""
    rng = dice(701)
    track = silence(0.9)
    lay(track, switch(rng), 0.001, 0.7)
    hum = sine(np.geomspace(90, 330, samples(0.24))) * shape(0.24, [(0, 0), (0.1, 1), (0.24, 0)])
    lay(track, hum, 0.04, 0.3)
    for at, pitch, seconds in ((0.2, E5, 0.09), (0.3, B5, 0.09), (0.4, E6, 0.26)):
        lay(track, case(beep(pitch, seconds)), at, 0.45)
    return echo(track, PARLOUR, 0.08)


def device_key() -> Sound:
    """One key of the clue finder: a soft membrane and its beep."""
    track = silence(0.16)
    lay(track, knock(610, 702, 0.3), 0.0, 0.5)
    lay(track, case(beep(A5, 0.085)), 0.008, 0.5)
    return echo(track, PARLOUR, 0.05)


def radio_tip() -> Sound:
    """Somebody whispers into a radio; only the crackle and the breath can be made out."""
    rng = dice(710)
    track, at = silence(1.75), 0.13
    for vowel in ("uh", "a", "eh", "o", "uh", "eh", "a"):
        seconds = rng.uniform(0.12, 0.19)
        air = white(seconds, rng) * shape(seconds, [(0, 0), (0.03, 1), (seconds * 0.6, 0.7), (seconds, 0)])
        lay(track, unit(mouth(air, vowel, 1.1)), at, rng.uniform(0.5, 0.9))
        lay(
            track,
            high(white(0.06, rng), 2_600) * shape(0.06, [(0, 0), (0.03, 1), (0.06, 0)]),
            at - 0.03,
            0.12,
        )
        at += seconds + rng.uniform(0.0, 0.05)
    for start, seconds, level in ((0.0, 0.06, 0.8), (at + 0.04, 0.15, 0.5)):
        lay(
            track,
            white(seconds, rng) * shape(seconds, [(0, 1), (seconds * 0.8, 0.8), (seconds, 0)]),
            start,
            level,
        )
    for _ in range(26):
        lay(
            track,
            white(0.006, rng) * decay(0.006, 0.003, 0.0002),
            rng.uniform(0.08, at),
            rng.uniform(0.1, 0.5),
        )
    on_air = shape(1.75, [(0, 1), (at + 0.18, 1), (at + 0.19, 0), (1.75, 0)])
    return peak(band(saturate((track + 0.05 * white(1.75, rng)) * on_air, 1.2), 450, 3_200, 2), 1_500, 1.2, 4)


CLUE_FINDER = {
    "device_on": (device_on, -24),
    "device_key": (device_key, -27),
    "radio_tip": (radio_tip, -22),
}
