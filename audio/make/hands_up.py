"""music_hands_up_low and _high: a tiptoe swing in A minor, 120 beats a minute."""

import numpy as np
from band import CRASH, HAT, KICK, RIDE, RIM, SNARE, Part, loop, number, perform, swung
from filters import band, high
from layers import BRUSHES, HIGH, LOW, levelled
from space import HALL, STAGE, echo, lay

from bench import Sound, decay, dice, samples, white

BPM, BARS = 120, 16
BEATS = BARS * 4
HIGH_BONGO, LOW_BONGO = 60, 61

WALK = (
    "A1 C2 E2 D#2 | A1 E2 G2 F#2 | F2 D2 A1 C2 | B1 E2 G#1 B1 | A1 C2 E2 G2 | F2 C2 Eb2 F2 | B1 D2 F2 D2 | "
    "E2 D2 B1 G#1 | D2 A1 D2 F2 | D2 C2 B1 Bb1 | A1 C2 D2 D#2 | E2 C2 A1 E1 | F1 A1 C2 D#2 | E2 B1 G#1 E1 | "
    "A1 G1 F#1 F1 | E1 G#1 B1 G#1"
)
CHORDS = [
    "Am", "Am", "Dm", "E", "Am", "F", "Bm", "E",
    "Dm", "Dm", "Am", "Am", "F", "E", "Am", "E",
]  # fmt: skip
VOICINGS = {
    "Am": ("C4", "E4", "F#4"), "Dm": ("D4", "F4", "B4"), "E": ("D4", "F4", "G#4"),
    "F": ("C4", "Eb4", "A4"), "Bm": ("D4", "F4", "A4"),
}  # fmt: skip
STABS = {
    "Am": ("A3", "C4", "F#4", "B4"), "Dm": ("A3", "D4", "F4", "E5"), "E": ("G#3", "D4", "F4", "B4"),
    "F": ("A3", "Eb4", "G4", "C5"), "Bm": ("A3", "D4", "F4", "B4"),
}  # fmt: skip
TWANG = {
    "Am": (0, 3, 5, 6, 7), "Dm": (5, 8, 10, 11, 12), "E": (7, 8, 7, 5, 2),
    "F": (8, 12, 8, 6, 3), "Bm": (2, 5, 8, 5, 2),
}  # fmt: skip
"""The guitar's five notes over each chord, in semitones above A2."""

BASSOON = (
    "0.5 E3 .3 | 1 A3 .3 | 1.5 B3 .3 | 2 C4 .6 | 3 B3 .3 | 3.5 G#3 .3 | 4 A3 .8 | 5.5 E3 .3 | "
    "6 F#3 .3 | 6.5 E3 .3 | 7 D#3 .3 | 7.5 E3 .3 | 8.5 F3 .3 | 9 A3 .3 | 9.5 D4 .3 | 10 C4 .6 | "
    "11 A3 .3 | 11.5 F3 .3 | 12 E3 .5 | 13 G#3 .3 | 13.5 B3 .3 | 14 D4 .8 | 15.5 B3 .3 | 16.5 E3 .3 | "
    "17 A3 .3 | 17.5 B3 .3 | 18 C4 .6 | 19 D4 .3 | 19.5 E4 .3 | 20 Eb4 .8 | 21.5 C4 .3 | 22 A3 .3 | "
    "22.5 F3 .3 | 23.5 A3 .3 | 24 B3 .3 | 24.5 A3 .3 | 25 F3 .3 | 26 D3 .5 | 27 F3 .3 | 27.5 A3 .3 | "
    "28 G#3 .8 | 29.5 F3 .3 | 30 E3 1.2"
)
CLARINET = (
    "0 A4 .6 | 1 F4 .3 | 1.5 D4 .3 | 2 F4 .3 | 2.5 A4 .3 | 3 D5 .8 | 4.5 C5 .3 | 5 B4 .3 | 5.5 A4 .3 | "
    "6 G#4 .3 | 6.5 A4 .3 | 7 F4 .6 | 8 E4 .3 | 8.5 A4 .3 | 9 C5 .3 | 9.5 E5 .9 | 11 D#5 .3 | "
    "11.5 E5 .3 | 12 C5 .6 | 13 B4 .3 | 13.5 A4 .3 | 14 E4 1 | 16 F4 .3 | 16.5 A4 .3 | 17 C5 .3 | "
    "17.5 Eb5 .8 | 19 C5 .3 | 19.5 A4 .3 | 20 G#4 .3 | 20.5 B4 .3 | 21 D5 .3 | 21.5 F5 .8 | 23 D5 .3 | "
    "23.5 B4 .3 | 24 C5 .5 | 25 A4 .3 | 25.5 G4 .3 | 26 F#4 .5 | 27 F4 .5 | 28 E4 .8 | 29.5 G#4 .3 | "
    "30 B4 .3 | 30.5 D5 .3 | 31 E5 .5"
)


def low_layer() -> Sound:
    """The calm: bass, snaps, plucked strings, bassoon and clarinet."""
    rng = dice(1010)
    bassoon, clarinet = Part(70, BPM), Part(71, BPM)
    bassoon.line(0, BASSOON, swung, 84)
    clarinet.line(32, CLARINET, swung, 82)
    parts = [_walk(), bassoon, clarinet, _plucked(), _vibes(), _brushes()]
    for part in parts:
        part.loosen(rng, 0.009, 5)
    bass, bassoon_, clarinet_, plucked, vibes, brushes = (perform(part, BEATS, 2, 3.0) for part in parts)
    stems = [
        (high(bass, 38), -19.5, 0.0), (echo(bassoon_, HALL, 0.22), -20, -0.25),
        (echo(clarinet_, HALL, 0.25), -20.5, 0.2), (echo(plucked, HALL, 0.25), -22, 0.3),
        (echo(vibes, HALL, 0.2), -26.5, -0.4), (brushes, -27, 0.0), (echo(_snaps(rng), HALL, 0.25), -25, 0.0),
    ]  # fmt: skip
    return levelled(loop(stems, BEATS, BPM, HALL, 0.08), LOW)


def _walk() -> Part:
    part = Part(32, BPM)
    for beat, pitch in enumerate(WALK.replace("|", " ").split()):
        part.play(beat, pitch, 0.6, 80 if beat % 2 else 92)
    return part


def _plucked() -> Part:
    part = Part(45, BPM)
    for bar, chord in enumerate(CHORDS):
        for beat in (1, 2.5) if bar % 2 == 0 else (0.5, 3):
            part.play(bar * 4 + swung(beat), VOICINGS[chord], 0.2, 62)
    for beat, pitch in enumerate(WALK.replace("|", " ").split()):
        if beat % 2 == 0:
            part.play(beat, number(pitch) + 12, 0.2, 58)
    return part


def _vibes() -> Part:
    part = Part(11, BPM)
    for bar, chord in enumerate(CHORDS):
        part.play(bar * 4 + swung(1.5), VOICINGS[chord], 0.8, 50)
        if bar % 4 == 3:
            for step, pitch in enumerate(("E5", "G#5", "B5", "D6")):
                part.play(bar * 4 + 2.5 + step / 4, pitch, 0.5, 48 + 4 * step)
    return part


def _brushes() -> Part:
    part = Part(BRUSHES, BPM, drums=True)
    for bar in range(BARS):
        for beat in (0, 1, 1.5, 2, 3, 3.5):
            part.play(bar * 4 + swung(beat), HAT, 0.2, 44 if beat % 1 else 54)
        for beat in (1, 3):
            part.play(bar * 4 + beat, RIM, 0.1, 50)
    return part


def _snaps(rng: np.random.Generator) -> Sound:
    """Fingers snapped on two and four: a short burst with a second one in its shadow."""
    track = np.zeros((samples(2 * BEATS * 60 / BPM + 3), 2))
    shadow = decay(0.09, 0.045) + 0.5 * np.roll(decay(0.09, 0.05), samples(0.011))
    bar_of_snaps = [band(white(0.09, rng), 1_400, 3_200) * shadow for _ in range(4)]
    for beat in range(1, 2 * BEATS, 2):
        lay(track, bar_of_snaps[beat // 2 % 4], beat * 60 / BPM, 0.5, 0.2)
    return track


def high_layer() -> Sound:
    """The tension on top: drums, bongos, spy guitar, marimba, trembling strings, brass."""
    rng = dice(1011)
    parts = [_kit(), _bongos(), _twang(), _marimba(), _tremolo(), _brass(), _timpani()]
    for part in parts:
        part.loosen(rng, 0.005, 4)
    kit, bongos, twang, marimba, tremolo, brass, timpani = (perform(part, BEATS, 2, 3.0) for part in parts)
    stems = [
        (kit, -21, 0.0), (bongos, -24, 0.45), (echo(high(twang, 90), STAGE, 0.3), -22, -0.3),
        (echo(marimba, STAGE, 0.12), -25, 0.35), (echo(tremolo, HALL, 0.2), -24.5, -0.15),
        (echo(brass, STAGE, 0.25), -21.5, 0.1), (high(timpani, 45), -26, 0.0),
    ]  # fmt: skip
    return levelled(loop(stems, BEATS, BPM, STAGE, 0.08), HIGH)


def _kit() -> Part:
    part = Part(0, BPM, drums=True)
    for bar in range(BARS):
        for beat in (0, 1, 1.5, 2, 3, 3.5):
            part.play(bar * 4 + swung(beat), RIDE, 0.3, 58 if beat % 1 else 74)
        for beat in (0, 2.5) if bar % 2 == 0 else (0, 1.5, 3.5):
            part.play(bar * 4 + swung(beat), KICK, 0.2, 88)
        for beat, force in ((1, 84), (3, 88), (2.5, 40)):
            part.play(bar * 4 + swung(beat), SNARE, 0.2, force)
        if bar % 8 == 7:
            for step, tom in enumerate((50, 48, 47, 47, 45, 43)):
                part.play(bar * 4 + 2 + step / 3, tom, 0.2, 78 + 5 * step)
    part.play(0, CRASH, 2, 76)
    part.play(32, CRASH, 2, 70)
    return part


def _bongos() -> Part:
    part = Part(0, BPM, drums=True)
    for bar in range(BARS):
        for beat, force in ((0, 60), (0.5, 46), (1.5, 58), (2, 50)):
            part.play(bar * 4 + swung(beat), HIGH_BONGO, 0.2, force)
        for beat, force in ((1, 64), (2.5, 68), (3.5, 72)):
            part.play(bar * 4 + swung(beat), LOW_BONGO, 0.2, force)
    return part


def _twang() -> Part:
    """The spy guitar: three short notes, then two that lean."""
    part = Part(27, BPM)
    for bar, chord in enumerate(CHORDS):
        rhythm = ((0, 0.4), (0.5, 0.8), (1.5, 0.8), (2.5, 0.4), (3, 0.9))
        for (beat, length), step in zip(rhythm, TWANG[chord], strict=True):
            part.play(bar * 4 + swung(beat), number("A2") + step, length, 80 if beat else 92)
    return part


def _marimba() -> Part:
    part = Part(12, BPM)
    for bar, chord in enumerate(CHORDS):
        notes = [number(name) + 12 for name in VOICINGS[chord]]
        for step in range(8):
            note = notes[(0, 2, 1, 2)[step % 4]]
            part.play(bar * 4 + swung(step / 2), note, 0.3, 54 if step % 2 else 70)
    return part


def _tremolo() -> Part:
    """Trembling strings that climb and swell over every four bars."""
    part = Part(44, BPM)
    for bar, chord in enumerate(CHORDS):
        notes = [number(name) + 12 for name in VOICINGS[chord]]
        part.play(bar * 4, notes[: 2 + (bar % 4 > 1)], 3.95, 48 + 9 * (bar % 4))
    return part


def _brass() -> Part:
    part = Part(61, BPM)
    for bar, chord in enumerate(CHORDS):
        hits = ((1.5, 0.25), (3, 0.3)) if bar % 4 == 1 else ((0.5, 0.2), (2.5, 1.0)) if bar % 4 == 3 else ()
        for beat, length in hits:
            part.play(bar * 4 + swung(beat), STABS[chord], length, 96)
    return part


def _timpani() -> Part:
    part = Part(47, BPM)
    for bar in (3, 7, 11, 15):
        for step in range(12):
            part.play(bar * 4 + 2 + step / 6, "E2", 0.16, 44 + 4 * step)
        part.play((bar * 4 + 4) % BEATS, "A2", 0.9, 84)
    return part
