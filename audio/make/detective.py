"""Stop Thief! on the table: arrests, money, cards, the subway, the notebook."""

import numpy as np
from band import CRASH, KICK, SNARE, Part, mix, perform, swung
from clue_finder import switch
from filters import band, high, low, sweep
from gadgets import handcuffs
from menu import knock
from space import PARLOUR, STAGE, Room, echo, lay

from bench import (
    Mode,
    Sound,
    decay,
    dice,
    drift,
    fade,
    ping,
    samples,
    shape,
    silence,
    tilted,
    tones,
    unit,
    white,
)

PLATFORM = Room(1.1, 0.45, 0.02, ((0.03, 0.5), (0.07, 0.4)), seed=61)

TILL: tuple[Mode, ...] = (
    (2_093, 0.8, 1.0), (2_099, 0.7, 0.6), (4_210, 0.5, 0.6), (5_380, 0.35, 0.4), (7_920, 0.2, 0.3),
)  # fmt: skip
DRAWER: tuple[Mode, ...] = ((110, 0.09, 1.0), (175, 0.07, 0.8), (290, 0.05, 0.6))


def arrest_right() -> Sound:
    """Handcuffs click shut, and the band says: got him."""
    bpm = 126
    brass, drums, bass = Part(61, bpm), Part(0, bpm, drums=True), Part(32, bpm)
    for beat, chord, length, force in (
        (0, "G3 Bb3 Eb4 G4", 0.25, 98), (0.5, "A3 C4 F4 A4", 0.25, 102), (1, "Bb3 D4 G4 Bb4 D5", 1.6, 116),
    ):  # fmt: skip
        brass.play(swung(beat), chord.split(), length, force)
    bass.line(0, "0 Eb2 .4 | .5 F2 .4 | 1 G2 1.6", swung, 104)
    for step in range(4):
        drums.play(0.5 + step / 8, SNARE, 0.1, 70 + 8 * step)
    drums.play(1, CRASH, 1.5, 96)
    drums.play(1, KICK, 0.3, 106)
    sting = mix((perform(part, 4), loud, 0.0) for part, loud in ((brass, -18), (drums, -23), (bass, -22)))
    track = np.zeros((samples(2.5), 2))
    lay(track, unit(handcuffs()), 0.0, 0.3)
    lay(track, echo(sting, STAGE, 0.2), 0.62, 1.0)
    return fade(track, 0.0, 0.5)


def arrest_wrong() -> Sound:
    """The cuffs close on nothing, and a muted trombone shrugs."""
    rng = dice(704)
    bpm = 108
    trombone = Part(57, bpm)
    for beat, pitch, length in ((0, "D4", 0.5), (0.75, "Db4", 1.5)):
        trombone.scoop(beat, 0.7)
        trombone.play(beat, pitch, length, 92)
    for step in range(24):
        trombone.bend(1.2 + step / 24, -1.2 * step / 24)
    played = perform(trombone, 3).mean(1)
    cup = 520 * 2.6 ** (0.5 + 0.5 * np.sin(np.linspace(-1.5, 10, len(played))))
    track = silence(1.9)
    lay(track, switch(rng), 0.0, 0.4)
    lay(track, switch(rng), 0.09, 0.25)
    lay(track, unit(2.2 * sweep(played, cup, 1.6) + 0.3 * played), 0.2, 0.5)
    return fade(echo(track, STAGE, 0.15)[: samples(1.9)], 0.0, 0.3)


def coin(rng: np.random.Generator) -> Sound:
    """One coin falls on others."""
    pitch = rng.uniform(3_800, 7_000)
    return ping(0.2, [(pitch, 0.1, 1.0), (pitch * 1.58, 0.07, 0.7), (pitch * 2.22, 0.04, 0.4)], 0.0003, rng)


def banknote(rng: np.random.Generator) -> Sound:
    """One banknote is counted off with the thumb."""
    paper = band(white(0.09, rng), 1_100, 6_500) * shape(
        0.09, [(0, 0), (0.012, 1), (0.03, 0.35), (0.09, 0)], 1.3
    )
    return paper * (1 + 0.5 * drift(0.09, rng, 90))


def cash_in() -> Sound:
    """The till opens with a bell and coins rain into it."""
    rng = dice(705)
    track = silence(1.3)
    lay(track, ping(0.3, DRAWER) + 0.6 * band(white(0.3, rng), 300, 3_000) * decay(0.3, 0.04), 0.0, 0.6)
    lay(track, ping(1.0, TILL, 0.0005, rng), 0.02, 0.26)
    for _ in range(26):
        lay(track, coin(rng), 0.12 + rng.exponential(0.2), 0.34 * rng.uniform(0.3, 1))
    return fade(echo(track, PARLOUR, 0.12)[: samples(1.3)], 0.0, 0.25)


def cash_out() -> Sound:
    """Four notes are counted off, two coins follow, and the drawer shuts."""
    rng = dice(706)
    track = silence(0.95)
    for count in range(4):
        lay(track, banknote(rng), 0.11 * count, 0.8)
    for at in (0.46, 0.55):
        lay(track, coin(rng), at, 0.16)
    lay(track, ping(0.25, DRAWER) + 0.5 * low(white(0.25, rng), 900) * decay(0.25, 0.04), 0.66, 0.7)
    return echo(track, PARLOUR, 0.08)


def card_play() -> Sound:
    """A movement card is snapped off the hand and laid on the desk."""
    rng = dice(707)
    track = silence(0.36)
    lay(track, band(white(0.05, rng), 900, 6_000) * decay(0.05, 0.014, 0.0004), 0.0, 0.7)
    path = np.linspace(1_200, 3_600, samples(0.13))
    lay(
        track,
        sweep(white(0.13, rng), path, 1.1) * shape(0.13, [(0, 0), (0.09, 1), (0.13, 0)], 1.6),
        0.01,
        0.4,
    )
    lay(track, band(white(0.09, rng), 250, 2_800) * decay(0.09, 0.028, 0.0008), 0.14, 1.2)
    lay(track, knock(250, 708, 0.3), 0.141, 0.5)
    return echo(track, PARLOUR, 0.07)


def subway_ride() -> Sound:
    """Doors chime and close, and the carriage pulls away: shorter and brighter than the clue of the train."""
    rng = dice(709)
    track = np.zeros((samples(2.0), 2))
    for at, pitch in ((0.0, 988), (0.2, 784)):
        lay(track, ping(0.5, [(pitch, 0.5, 1.0), (pitch * 2, 0.2, 0.2)], 0.003), at, 0.35)
    hiss = high(white(0.4, rng), 1_800) * shape(
        0.4, [(0, 0), (0.04, 0.8), (0.28, 0.5), (0.3, 1), (0.4, 0)], 1.4
    )
    lay(track, hiss, 0.34, 0.14)
    lay(track, ping(0.2, DRAWER) + 0.6 * low(white(0.2, rng), 1_400) * decay(0.2, 0.05), 0.64, 0.5)
    lay(track, _pulls_away(rng), 0.66, 0.3)
    at, gap = 0.95, 0.4
    while at < 1.9:
        for late, level in ((0.0, 0.28), (0.1, 0.2)):
            lay(track, _rail_joint(rng), at + late, level * (2.1 - at))
        at, gap = at + gap, gap * 0.82
    return fade(echo(track, PLATFORM, 0.16)[: samples(2.1)], 0.0, 0.45)


def _pulls_away(rng: np.random.Generator) -> Sound:
    """The motors climb, and a rumble with them."""
    path = shape(1.3, [(0, 180), (1.3, 560)]) * (1 + 0.006 * drift(1.3, rng, 12))
    whine = tones(path, ((1, 0.5), (2, 0.6), (3, 0.3), (4, 0.15)))
    rumble = band(tilted(1.3, rng, -4), 120, 700)
    return (0.35 * whine + 0.35 * rumble / np.std(rumble)) * shape(
        1.3, [(0, 0), (0.4, 0.7), (0.9, 1), (1.3, 0.2)]
    )


def _rail_joint(rng: np.random.Generator) -> Sound:
    """A wheel over a joint, heard from inside."""
    return ping(0.15, DRAWER) + 0.7 * band(white(0.15, rng), 250, 2_200) * decay(0.15, 0.05, 0.001)


def pin() -> Sound:
    """A pencil makes its mark in the notebook: a stroke, a stroke, a dot."""
    rng = dice(711)
    track = silence(0.42)
    for at, seconds, pitch in ((0.0, 0.09, 2_600), (0.13, 0.11, 3_200)):
        lead = band(white(seconds, rng), pitch * 0.5, pitch * 2) * (1 + 0.7 * drift(seconds, rng, 160))
        lay(track, lead * shape(seconds, [(0, 0), (0.01, 1), (seconds * 0.7, 0.7), (seconds, 0)]), at, 0.4)
    lay(track, knock(880, 712, 0.5), 0.29, 0.8)
    lay(track, low(knock(240, 713, 0.2), 900), 0.29, 0.6)
    return track


DETECTIVE = {
    "arrest_right": (arrest_right, -18),
    "arrest_wrong": (arrest_wrong, -20),
    "cash_in": (cash_in, -21),
    "cash_out": (cash_out, -23),
    "card_play": (card_play, -23),
    "subway_ride": (subway_ride, -20),
    "pin": (pin, -27),
}
