"""music_cops_and_crooks_low and _high: a chase funk in C minor, 112 beats a minute.

Straight sixteenths, a bass that walks, brushes that run like wheels. No saxophone, no bells, no telephone
band and no laughter: those are clues of Stop Thief!.
"""

import numpy as np
from band import CRASH, HAT, KICK, RIM, SNARE, Part, Stem, loop, number
from filters import sweep
from layers import BRUSHES, HIGH, LOW, SWISH, TAP, levelled, performed
from space import Room, stereo

from bench import RATE, Sound, dice

BPM, BARS = 112, 16
BEATS = BARS * 4
HIGH_BONGO, LOW_BONGO, TAMBOURINE = 60, 61, 54

GARAGE = Room(0.9, 0.4, 0.015, seed=91)

CHORDS = [
    "Cm", "Cm", "F9", "Cm", "Ab", "G7", "Cm", "G7",
    "Fm", "Bb", "Eb", "Ab", "Do", "G7", "Cm", "G7",
]  # fmt: skip
WALK = (
    "C2 Eb2 G2 F#2 | G2 F2 Eb2 E2 | F2 A2 C3 A2 | G2 Eb2 C2 G1 | Ab1 C2 Eb2 Gb2 | G2 F2 D2 B1 | "
    "C2 D2 Eb2 F2 | G2 D2 B1 D2 | F2 Ab2 C3 B2 | Bb2 Ab2 F2 D2 | Eb2 G2 Bb2 A2 | Ab2 Gb2 Eb2 C2 | "
    "D2 F2 Ab2 F2 | G2 F2 D2 B1 | C2 G2 Eb2 F2 | G2 F2 D2 B1"
)
VOICINGS = {
    "Cm": ("Bb3", "D4", "Eb4", "G4"), "F9": ("A3", "C4", "Eb4", "G4"), "Ab": ("Gb3", "C4", "Eb4", "F4"),
    "G7": ("F3", "B3", "D4", "Ab4"), "Fm": ("Ab3", "C4", "Eb4", "G4"), "Bb": ("Ab3", "C4", "D4", "F4"),
    "Eb": ("G3", "Bb3", "D4", "F4"), "Do": ("Ab3", "C4", "D4", "F4"),
}  # fmt: skip
STABS = {
    "Cm": ("G4", "Bb4", "Eb5"), "F9": ("G4", "A4", "Eb5"), "Ab": ("Gb4", "C5", "Eb5"),
    "G7": ("F4", "B4", "D5"), "Fm": ("Ab4", "C5", "Eb5"), "Bb": ("F4", "Ab4", "D5"),
    "Eb": ("G4", "Bb4", "D5"), "Do": ("F4", "Ab4", "D5"),
}  # fmt: skip

GUITAR = (
    "0.5 G4 .4 | 1 C5 .4 | 1.5 Eb5 .9 | 2.75 D5 .2 | 3 C5 .4 | 3.5 Bb4 .4 | 4 C5 .9 | 5.5 G4 .4 | "
    "6 F4 .4 | 6.5 F#4 .2 | 6.75 G4 .9 | 8.5 A4 .4 | 9 C5 .4 | 9.5 Eb5 .9 | 10.75 D5 .2 | 11 C5 .4 | "
    "11.5 A4 .4 | 12 G4 .9 | 13.5 Eb4 .4 | 14 F4 .4 | 14.5 G4 1 | 16.5 C5 .4 | 17 Eb5 .4 | 17.5 Gb5 .9 | "
    "18.75 F5 .2 | 19 Eb5 .4 | 19.5 C5 .4 | 20 B4 .4 | 20.5 D5 .4 | 21 F5 .9 | 22.5 Ab5 .4 | 23 G5 .4 | "
    "23.5 F5 .4 | 24 Eb5 .4 | 24.5 C5 .4 | 25 G4 .4 | 25.5 Bb4 .4 | 26 C5 1.2"
)
"""The first half, in octaves."""

ORGAN = (
    "7.5 Bb4 .2 | 7.75 B4 .2 | 8 C5 .4 | 15.25 G4 .2 | 15.5 Bb4 .2 | 15.75 B4 .2 | 16 C5 .4 | "
    "28.5 G4 .2 | 28.75 B4 .2 | 29 D5 .4 | 29.5 F5 .4 | 30 Ab5 .9 | 31 G5 .4 | 31.5 Eb5 .4 | "
    "32 C5 .9 | 33 Ab4 .4 | 33.5 C5 .4 | 34 Eb5 .9 | 35 C5 .4 | 35.5 Ab4 .4 | 36 D5 .9 | 37 Bb4 .4 | "
    "37.5 D5 .4 | 38 F5 1.2 | 39.5 D5 .4 | 40 Bb4 .4 | 40.5 D5 .4 | 41 Eb5 .9 | 42.5 G5 .4 | 43 F5 .4 | "
    "43.5 Eb5 .4 | 44 Gb5 .9 | 45 Eb5 .4 | 45.5 C5 .4 | 46 Ab4 1.4 | 48.5 Ab4 .4 | 49 C5 .4 | 49.5 D5 .9 | "
    "50.75 F5 .2 | 51 D5 .4 | 51.5 C5 .4 | 52 B4 .4 | 52.5 D5 .4 | 53 F5 .4 | 53.5 Ab5 1.2 | 55 F5 .4 | "
    "55.5 D5 .4 | 56 Eb5 .4 | 56.5 D5 .4 | 57 C5 .4 | 57.5 G4 1.4"
)
TROMBONE = (
    "35 Ab3 .4 | 35.5 C4 .4 | 39 Ab3 .4 | 39.5 D4 .4 | 42 Bb3 .4 | 42.5 G3 .9 | 46.5 Gb3 .4 | 47 C4 .8 | "
    "50.5 F3 .4 | 51 Ab3 .8 | 55 F3 .4 | 55.5 B3 .4 | 58.5 Eb4 .2 | 58.75 D4 .2 | 59 C4 .4 | 59.5 G3 .4 | "
    "60.5 G3 .2 | 60.75 B3 .2 | 61 D4 .4 | 61.5 F4 .9 | 63 D4 .4 | 63.5 B3 .4"
)


def low_layer() -> Sound:
    """The round: a bass that walks, running brushes, clavinet; a guitar in octaves, and an organ answers."""
    organ, trombone = Part(17, BPM), Part(57, BPM)
    organ.line(0, ORGAN, velocity=74)
    trombone.line(0, TROMBONE, velocity=80)
    stems = performed(dice(1040), [
        (_bass(), -19, 0.0), (_brushes(), -25, 0.0), (_clavinet(), -25, 0.35),
        (_electric_piano(), -27, -0.35), (_octaves(), -20.5, -0.1), (organ, -22, 0.15),
        (trombone, -22.5, -0.2),
    ], BEATS, 0.006, 0.1)  # fmt: skip
    return levelled(loop(stems, BEATS, BPM, GARAGE, 0.07), LOW)


def high_layer() -> Sound:
    """Somebody is wanted: drums, bongos, a wah guitar in sixteenths, running basses, brass and strings."""
    stems = performed(dice(1041), [
        (_drums(), -21, 0.0), (_bongos(), -25, 0.4), (_running_bass(), -23, 0.0),
        (_chase_clavinet(), -25, -0.3), (_brass(), -21.5, 0.1), (_strings(), -24, -0.15),
    ], BEATS, 0.005, 0.1)  # fmt: skip
    wah = performed(dice(1042), [(_scratches(), -24.5, 0.35)], BEATS, 0.004, 0.06)
    return levelled(loop([*stems, *map(_pedalled, wah)], BEATS, BPM, GARAGE, 0.07), HIGH)


def _pedalled(stem: Stem) -> Stem:
    """A foot on the wah pedal, down on every beat."""
    sound, loudness, pan = stem
    middle = sound.mean(1)
    foot = 0.5 + 0.5 * np.cos(2 * np.pi * np.arange(len(middle)) / RATE * BPM / 60)
    return stereo(0.2 * middle + 1.6 * sweep(middle, 480 * (2_100 / 480) ** foot, 2.4)), loudness, pan


def _bass() -> Part:
    """Four steps a bar, and a quick skip before every other third step."""
    part = Part(33, BPM)
    for beat, pitch in enumerate(WALK.replace("|", " ").split()):
        part.play(beat, pitch, 0.7, 86 if beat % 2 else 98)
        if beat % 8 in {1, 6}:
            part.play(beat + 0.75, pitch, 0.18, 66)
    return part


def _brushes() -> Part:
    """A train of sixteenths on the snare, leaning on two and four."""
    part = Part(BRUSHES, BPM, drums=True)
    for bar in range(BARS):
        part.grid(bar, TAP, "2.124.122.124.12" if bar % 4 != 3 else "2.124.122.124343")
        part.grid(bar, SWISH, "3...3...3...3...")
        part.grid(bar, KICK, "4.........4....." if bar % 2 else "4.....3...4.....")
    return part


def _clavinet() -> Part:
    """Two dry chords between the beats."""
    part = Part(7, BPM)
    for bar, chord in enumerate(CHORDS):
        for beat, length in ((0.5, 0.2), (1.75, 0.15)) if bar % 2 else ((0.75, 0.15), (2.5, 0.25)):
            part.play(bar * 4 + beat, VOICINGS[chord][1:], length, 70)
    return part


def _electric_piano() -> Part:
    part = Part(4, BPM)
    for bar, chord in enumerate(CHORDS):
        part.play(bar * 4 + 1.5, VOICINGS[chord], 1.4, 52)
    return part


def _octaves() -> Part:
    """The jazz guitar's thumb: every note with its lower octave."""
    part = Part(26, BPM)
    part.line(0, GUITAR, velocity=88)
    for beat, pitch, length in (note.split() for note in GUITAR.split("|")):
        part.play(float(beat), number(pitch) - 12, float(length), 74)
    return part


def _drums() -> Part:
    part = Part(0, BPM, drums=True)
    for bar in range(BARS):
        part.grid(bar, HAT, "5353" * 4)
        part.grid(bar, KICK, "7..5..7...7..5.." if bar % 2 else "7..5......7..5..")
        part.grid(bar, SNARE, "....7..2.2..7..2" if bar % 4 != 3 else "....7..2.2..7567")
        part.grid(bar, TAMBOURINE, "..3...3...3...3.")
    part.play(0, CRASH, 2, 70)
    part.play(32, CRASH, 2, 66)
    return part


def _bongos() -> Part:
    part = Part(0, BPM, drums=True)
    for bar in range(BARS):
        part.grid(bar, HIGH_BONGO, "4.33..4.3.34..3.")
        part.grid(bar, LOW_BONGO, "....4......4.44." if bar % 2 else "....4......4....")
        part.grid(bar, RIM, "..........3.....")
    return part


def _running_bass() -> Part:
    """The walk in eighths, each step answered by its octave."""
    part = Part(45, BPM)
    for beat, pitch in enumerate(WALK.replace("|", " ").split()):
        low = number(pitch) + 12
        part.play(beat, low, 0.2, 82)
        part.play(beat + 0.5, low + 12, 0.2, 66)
    return part


def _chase_clavinet() -> Part:
    """Sixteenths that never sit on the beat."""
    part = Part(7, BPM)
    for bar, chord in enumerate(CHORDS):
        root = number(STABS[chord][0])
        for step, force in ((2, 70), (3, 58), (5, 66), (7, 74), (10, 70), (11, 58), (13, 66), (15, 76)):
            pitch = root if step % 2 else number(STABS[chord][1])
            part.play(bar * 4 + step / 4, pitch - 12, 0.14, force)
    return part


def _scratches() -> Part:
    """The wah guitar: muted strings in sixteenths, a chord now and then."""
    part = Part(28, BPM)
    for bar, chord in enumerate(CHORDS):
        for step in range(16):
            strong = step in {3, 6, 11, 14}
            part.play(bar * 4 + step / 4, STABS[chord][:2], 0.16 if strong else 0.06, 84 if strong else 50)
    return part


def _brass() -> Part:
    """Short calls in every other bar, and a long one that leads round."""
    part = Part(61, BPM)
    for bar, chord in enumerate(CHORDS):
        calls = ((0, 0.2), (0.75, 0.2), (1.5, 0.5)) if bar % 4 == 0 else ((2.75, 0.2), (3.5, 0.4))
        for beat, length in calls if bar % 2 == 0 else ():
            part.play(bar * 4 + beat, STABS[chord], length, 96)
        if bar % 4 == 3:
            part.play(bar * 4 + 2, STABS[chord], 1.6, 88)
    return part


def _strings() -> Part:
    """High strings change between two notes of the chord, and run up into every fourth bar's end."""
    part = Part(48, BPM)
    for bar, chord in enumerate(CHORDS):
        first, second = number(STABS[chord][2]), number(STABS[chord][1])
        if bar % 4 != 3:
            part.play(bar * 4, (first, first - 12), 1.4, 60 + 6 * (bar % 4))
            part.play(bar * 4 + 1.5, (second, second - 12), 2.3, 56 + 6 * (bar % 4))
            continue
        goal = number(STABS[CHORDS[(bar + 1) % BARS]][2])
        for step in range(16):
            part.play(bar * 4 + step / 4, goal - 16 + step, 0.24, 58 + 2 * step)
    return part
