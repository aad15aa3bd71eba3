"""Clues that are tunes: a telephone on hold, an ice-cream truck, a jazz musician."""

from typing import NamedTuple

import numpy as np
from band import RIDE, Part, mix, perform, swung
from filters import band, body, high, low, peak
from level import compress
from scipy import signal
from space import Room, echo, lay, stereo

from bench import (
    RATE,
    Mode,
    Sound,
    clock,
    dice,
    fade,
    ping,
    samples,
    saturate,
    shape,
    silence,
    tilted,
    tones,
    unit,
    white,
)

TOWN = Room(1.1, 0.5, 0.03, ((0.05, 0.6), (0.11, 0.45)), seed=51)
CLUB = Room(1.0, 0.35, 0.015, seed=52)

BRUSHES = 40
TAP, PEDAL = 38, 44

CRADLE: tuple[Mode, ...] = ((900, 0.012, 1.0), (1_700, 0.01, 1.0), (2_600, 0.008, 0.8))
"""The little hammer under the receiver."""


class Queue(NamedTuple):
    """One take of the waiting line: two bars of chords (bass and guitar), and the tune over them."""

    seed: int
    bpm: float
    chords: tuple[tuple[str, str], tuple[str, str]]
    tune: str


QUEUES = (
    Queue(
        4_091, 150, (("C2", "E4 G4 B4 D5"), ("A1", "E4 G4 C5")),
        "0 E5 1 | 1.5 G5 .5 | 2 B5 1.2 | 3.5 A5 .5 | 4 G5 1.2 | 5.5 E5 .5 | 6 C5 1.6 | 8 D5 .7",
    ),
    Queue(
        4_092, 146, (("F2", "E4 A4 C5"), ("D2", "F4 A4 C5 E5")),
        "0 A5 .5 | .5 C6 1.2 | 2 A5 .5 | 2.5 G5 1.2 | 4 F5 .7 | 5 G5 .5 | 5.5 A5 1.6 | 8 C6 .7",
    ),
    Queue(
        4_093, 154, (("G1", "F#4 B4 D5"), ("E2", "E4 G4 B4 D5")),
        "0 B5 .7 | 1 A5 .5 | 1.5 F#5 1.4 | 3.5 G5 .5 | 4 E5 1.2 | 5.5 D5 .5 | 6 B4 1.6 | 8 D5 .7",
    ),
)  # fmt: skip


class Jingle(NamedTuple):
    """One take of the ice-cream truck: our own tune in six-eight time."""

    seed: int
    eighth: float
    semitones: float
    notes: str
    """A note or a rest for every eighth."""
    roots: str
    """The left hand of the music box, one for every three eighths."""


JINGLES = (
    Jingle(4_101, 0.17, 0.8, "c F A C . A Bb D C A . F G A Bb A G e F", "f f b f c c f"),
    Jingle(4_102, 0.166, 0.9, "C A F C . A D . Bb C . A Bb G e F . A F", "f f b f c f f"),
    Jingle(4_103, 0.172, 0.6, "F A C D C A Bb . G A . F e G Bb A G e F", "f f c f c c f"),
)
TINES = {
    "c": 523.25, "e": 659.26, "F": 698.46, "G": 783.99, "A": 880.0, "Bb": 932.33, "C": 1_046.5, "D": 1_174.66,
}  # fmt: skip
ROOTS = {"f": 349.23, "b": 466.16, "c": 523.25}


class Lick(NamedTuple):
    """One take of the jazz musician: beat, pitch, length and force of every note."""

    seed: int
    bpm: float
    notes: str


LICKS = (
    Lick(
        4_111, 168,
        "0 Ab3 .5 92 | .5 B3 .5 84 | 1 Db4 .5 96 | 1.5 D4 .5 88 | 2 Eb4 1.1 108 | 3.5 Gb4 1.5 112 | "
        "5 Eb4 .5 92 | 5.5 Db4 .5 88 | 6 B3 .5 92 | 6.5 Ab3 .5 84 | 7 B3 2.2 104",
    ),
    Lick(
        4_112, 164,
        "0 Gb3 .5 104 | .5 Ab3 .5 98 | 1 B3 .5 104 | 1.5 Db4 .5 100 | 2 D4 .5 102 | 2.5 Eb4 1.6 116 | "
        "4.5 Db4 .5 100 | 5 B3 .5 98 | 5.5 Ab3 .5 94 | 6 B3 .5 100 | 6.5 Db4 .5 96 | 7 Eb4 2.2 110",
    ),
    Lick(
        4_113, 172,
        "0 Eb4 .5 104 | .5 D4 .5 98 | 1 Db4 .5 104 | 1.5 B3 .5 98 | 2 Ab3 1.1 112 | 3.5 Db4 1.5 116 | "
        "5 D4 .5 100 | 5.5 Eb4 .5 96 | 6 Db4 .5 100 | 6.5 B3 .5 92 | 7 Ab3 2.2 108",
    ),
)  # fmt: skip
WALK = "Eb3 D3 Db3 E3 Ab2 A2 Ab2 Gb2"
"""From the third beat: until then the saxophone is alone."""


def hold(take: int) -> Sound:
    """Please hold the line: the ringing stops, a click, and bland music through a telephone."""
    how = QUEUES[take - 1]
    rng, track = dice(how.seed), silence(3.5)
    lay(track, 0.35 * _ringing(0.34), 0.0)
    lay(track, 0.6 * _cradle(), 0.4)
    lay(track, fade(_waiting_music(rng, how), 0.01, 0.35), 0.47)
    return telephone(track, rng)


def _ringing(seconds: float) -> Sound:
    """The far telephone rings, as the caller hears it."""
    pair = tones(np.full(samples(seconds), 440.0), ((1, 1.0), (12 / 11, 1.0)))
    return pair * shape(seconds, [(0, 0), (0.01, 1), (seconds - 0.02, 1), (seconds, 0)])


def _cradle() -> Sound:
    """Somebody far away picks up."""
    strike = silence(0.2)
    for at, force in ((0.01, 1.0), (0.024, -0.7), (0.05, 0.5)):
        strike[samples(at)] = force
    return unit(body(strike, CRADLE))


def _waiting_music(rng: np.random.Generator, how: Queue) -> Sound:
    """Two bars and a half of bossa nova that nobody ever asked for."""
    guitar, bass, flute, vibes = (Part(program, how.bpm) for program in (24, 32, 73, 11))
    drums = Part(BRUSHES, how.bpm, drums=True)
    for bar, (root, chord) in enumerate(how.chords):
        for beat, length in ((0, 1.1), (1.5, 0.4), (2, 1.1), (3.5, 0.4)):
            bass.play(bar * 4 + beat, root, length, 84)
        for beat in (0, 1, 1.5, 2.5, 3.5):
            guitar.play(bar * 4 + beat, chord.split(), 0.35, 62)
        for step in range(8):
            drums.play(bar * 4 + step / 2, 42, 0.1, 50 if step % 2 else 62)
    flute.line(0, how.tune, velocity=84)
    vibes.line(0, how.tune, velocity=50)
    stems = []
    for part, loudness in ((bass, -21), (guitar, -22), (flute, -19), (drums, -27), (vibes, -24)):
        part.loosen(rng, 0.01, 4)
        stems.append((perform(part, 8), loudness, 0.0))
    music = mix(stems).mean(1)[: samples(3.0)]
    return unit(compress(band(music, 300, 3_400, 3), -18, 4.0, 0.005, 0.12))


def telephone(sound: Sound, rng: np.random.Generator) -> Sound:
    """`sound` through a line of eight thousand samples a second and eight bits, with its hiss."""
    driven = saturate(unit(sound) * 1.6, 1.2)
    few = np.clip(signal.resample_poly(driven, 80, 441) * 0.9, -1, 1)
    pressed = np.round(np.sign(few) * np.log1p(255 * np.abs(few)) / np.log(256) * 128) / 128
    line = signal.resample_poly(np.sign(pressed) * (256 ** np.abs(pressed) - 1) / 255, 441, 80)
    return peak(band(line, 330, 3_350, 3), 1_900, 1.2, 4) + 0.004 * band(
        white(len(line) / RATE, rng), 400, 3_200
    )


def icecream(take: int) -> Sound:
    """An ice-cream truck idles at the corner and plays its jingle through the horn on the roof."""
    how = JINGLES[take - 1]
    rng, eighth, size = dice(how.seed), how.eighth, 2 ** (how.semitones / 12)
    box = silence(19 * eighth + 0.6)
    for step, name in enumerate(how.notes.split()):
        if name != ".":
            lay(box, _tine(rng, TINES[name] * size, 0.9), step * eighth + abs(rng.normal(0, 0.003)), 0.8)
    for bar, root in enumerate(how.roots.split()):
        for late, third, level in ((0, 1.0, 0.13), (1, 1.25, 0.1), (2, 1.5, 0.1)):
            lay(box, _tine(rng, ROOTS[root] * third * size, 0.6), (3 * bar + late) * eighth, level)
    horn = band(saturate(unit(_wavering(box)) * 3.7, 1.5), 860, 2_500, 2)
    seconds = len(horn) / RATE
    street = echo(stereo(unit(horn)), TOWN, 0.34)[: samples(seconds)]
    street += stereo(_idling(seconds, rng)) + 0.06 * np.stack(
        [band(tilted(seconds, rng, -3), 200, 4_000) for _ in range(2)], 1
    )
    return fade(street, 0.01, 0.4)


def _tine(rng: np.random.Generator, pitch: float, seconds: float) -> Sound:
    """One steel tongue of the music box."""
    return ping(seconds, [
        (pitch, 1.4, 1.0), (pitch * 2, 0.9, 0.92), (pitch * 3.01, 0.56, 0.44), (pitch * 5.4, 0.25, 0.05),
    ], 0.0008, rng)  # fmt: skip


def _wavering(sound: Sound) -> Sound:
    """`sound` from a drum that does not turn quite evenly."""
    time = clock(len(sound) / RATE)
    speed = 1 + 0.0019 * np.sin(2 * np.pi * 5.1 * time) + 0.0026 * np.sin(2 * np.pi * 0.7 * time)
    return np.interp(np.cumsum(speed), np.arange(len(sound)), sound)


def _idling(seconds: float, rng: np.random.Generator) -> Sound:
    """The truck's own engine."""
    rumble = low(tilted(seconds, rng, -5), 250, 1)
    turns = tones(np.full(samples(seconds), 31.0), ((1, 1.0), (2, 0.5), (3, 0.33), (4, 0.25), (6, 0.17)))
    return 0.12 * rumble / np.std(rumble) + 0.0032 * turns


def jazz(take: int) -> Sound:
    """A tenor saxophone leans into a blue lick; bass and brushes fall in behind."""
    how = LICKS[take - 1]
    rng, bass, brushes = dice(how.seed), Part(32, how.bpm), _brushes(how.bpm)
    for beat, pitch in enumerate(WALK.split(), 2):
        bass.play(beat, pitch, 0.85, 96)
    for part in (bass, brushes):
        part.loosen(rng, 0.01, 4)
    stems = [
        (echo(perform(_saxophone(how), 10), CLUB, 0.25), -15, 0.0),
        (high(perform(bass, 10), 40), -25, 0.1), (perform(brushes, 10), -29, 0.2),
    ]  # fmt: skip
    return fade(mix(stems)[: samples(3.7)], 0.0, 0.4)


def _saxophone(how: Lick) -> Part:
    """The lick: long notes are scooped, and shaken ever more."""
    part = Part(66, how.bpm)
    for beat, pitch, length, force in (note.split() for note in how.notes.split("|")):
        start, long = swung(float(beat)), float(length) > 0.8
        part.scoop(start, 1.1 if long else 0.35, 0.25 if long else 0.06)
        part.play(start, pitch, float(length) * 1.02, int(force))
        for step in range(int((float(length) - 0.4) * 16) if long else 0):
            part.bend(start + 0.4 + step / 16, (0.1 + 0.02 * step) * np.sin(step * 1.85))
    return part


def _brushes(bpm: float) -> Part:
    """From the third beat: ride, pedal and a tap on two and four."""
    part = Part(BRUSHES, bpm, drums=True)
    for beat in range(2, 10):
        part.play(beat, RIDE, 0.3, 70)
        if beat % 2:
            part.play(swung(beat + 0.5), RIDE, 0.2, 58)
            part.play(beat, PEDAL, 0.1, 70)
            part.play(beat, TAP, 0.2, 50)
    return part
