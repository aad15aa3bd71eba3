"""music_police_chase_low and _high: a toy town on tiptoe in G minor, 128 beats a minute."""

from band import HAT, RIM, SNARE, Part, loop, number, swung
from layers import BRUSHES, HIGH, LOW, SWISH, TAP, levelled, performed
from space import Room

from bench import Sound, dice

BPM, BARS = 128, 24
BEATS = BARS * 4
HIGH_BLOCK, LOW_BLOCK, TRIANGLE = 76, 77, 81

PLAYROOM = Room(0.8, 0.5, 0.012, seed=21)

CHORDS = [
    "Gm", "Gm", "Cm", "D", "Gm", "Eb", "Am", "D",
    "Gm", "Gm", "Cm", "F", "Bb", "Eb", "D", "Gm",
    "Bb", "Bo", "F", "F", "Bb", "G", "Cm", "D",
]  # fmt: skip
BASS = {
    "Gm": ("G2", "D2"), "Cm": ("C2", "G2"), "D": ("D2", "A2"), "Eb": ("Eb2", "Bb2"), "Am": ("A2", "Eb2"),
    "F": ("F2", "C2"), "Bb": ("Bb2", "F2"), "Bo": ("Bb2", "E2"), "G": ("G2", "D2"),
}  # fmt: skip
PLUCKS = {
    "Gm": ("Bb3", "D4", "G4"), "Cm": ("C4", "Eb4", "G4"), "D": ("C4", "D4", "F#4"),
    "Eb": ("Bb3", "Db4", "G4"), "Am": ("A3", "C4", "Eb4"), "F": ("A3", "C4", "Eb4"),
    "Bb": ("Bb3", "D4", "F4"), "Bo": ("Bb3", "Db4", "E4"), "G": ("B3", "D4", "F4"),
}  # fmt: skip

CLARINET = (
    "0 G4 .3 | 1 Bb4 .3 | 1.5 A4 .3 | 2 G4 .3 | 2.5 F#4 .3 | 3 G4 .6 | 4.5 D5 .3 | 5 C#5 .3 | 5.5 D5 .5 | "
    "7 Bb4 .3 | 7.5 G4 .3 | 8 C5 .3 | 9 Eb5 .3 | 9.5 D5 .3 | 10 C5 .3 | 10.5 B4 .3 | 11 C5 .6 | "
    "12.5 F#4 .3 | 13 A4 .3 | 13.5 C5 .3 | 14 Eb5 .5 | 15 D5 .3 | 15.5 A4 .3 | 16 Bb4 .3 | 17 D5 .3 | "
    "17.5 C#5 .3 | 18 D5 .3 | 18.5 G5 .8 | 20 Eb5 .3 | 20.5 Db5 .3 | 21 Bb4 .3 | 21.5 G4 .3 | 22 Bb4 .3 | "
    "22.5 Db5 .3 | 23 Eb5 .6 | 24.5 C5 .3 | 25 Eb5 .3 | 25.5 C5 .3 | 26 A4 .5 | 27 A4 .3 | 27.5 C5 .3 | "
    "28 F#4 .5 | 29 A4 .3 | 29.5 C5 .3 | 30 D5 1.2 | "
    "38 Bb4 .3 | 38.5 D5 .3 | 39 G5 .6 | 44.5 A4 .3 | 45 C5 .3 | 45.5 Eb5 .3 | 46 F5 .6 | 47 Eb5 .3 | "
    "47.5 C5 .3 | 48 D5 .7 | 49 F5 .3 | 49.5 D5 .3 | 50 Bb4 .8 | 52 G4 .3 | 52.5 Bb4 .3 | 53 Eb5 .7 | "
    "54 Db5 .3 | 54.5 C5 .3 | 55 Bb4 .6 | 56 A4 .3 | 56.5 C5 .3 | 57 F#4 .3 | 57.5 A4 .3 | 58 D5 .3 | "
    "58.5 C5 .3 | 59 A4 .3 | 59.5 F#4 .3 | 60 G4 .6 | "
    "64 F5 .7 | 65 D5 .3 | 65.5 Bb4 .3 | 66 D5 .3 | 66.5 F5 .3 | 67 Bb5 .6 | 68 G5 .3 | 68.5 E5 .3 | "
    "69 Db5 .3 | 69.5 Bb4 .3 | 70 Db5 .5 | 71 E5 .6 | 72 F5 .3 | 72.5 Eb5 .3 | 73 C5 .3 | 73.5 A4 .3 | "
    "74 C5 .5 | 75 Eb5 .5 | 76 D5 .3 | 76.5 C5 .3 | 77 A4 .3 | 77.5 F4 .8 | 79 F4 .3 | 79.5 A4 .3 | "
    "80 Bb4 .5 | 81 D5 .3 | 81.5 F5 .3 | 82 D5 .3 | 82.5 Bb4 .3 | 83 D5 .5 | 84 B4 .5 | 85 D5 .3 | "
    "85.5 F5 .3 | 86 Ab5 .5 | 87 G5 .5 | 88 Eb5 .5 | 89 D5 .3 | 89.5 C5 .3 | 90 G4 .5 | 91 Eb5 .5 | "
    "92 D5 .3 | 92.5 C5 .3 | 93 A4 .3 | 93.5 F#4 .3 | 94 D4 .8"
)
BASSOON = (
    "32 G3 .3 | 33 Bb3 .3 | 33.5 A3 .3 | 34 G3 .3 | 34.5 F#3 .3 | 35 G3 .6 | 36.5 D4 .3 | 37 C#4 .3 | "
    "37.5 D4 .4 | 40 C4 .3 | 41 Eb4 .3 | 41.5 D4 .3 | 42 C4 .3 | 42.5 B3 .3 | 43 C4 .6 | 51 F3 .3 | "
    "51.5 A3 .3 | 61 D4 .3 | 61.5 Bb3 .3 | 62 G3 .8 | 78 C4 .3 | 78.5 A3 .3 | 95 A3 .3 | 95.5 F#3 .3"
)
SPARKS = (
    "7 G6 .5 | 7.5 D6 .5 | 15 F#6 .5 | 15.5 A6 .5 | 23 Bb6 .5 | 30.5 D6 .5 | 31 F#6 .5 | 31.5 A6 .5 | "
    "39.5 D6 .5 | 43 G6 .5 | 43.5 Eb6 .5 | 50 F6 .5 | 50.5 Bb6 .5 | 62 G6 .5 | 62.5 Bb6 .5 | 63 D7 .5 | "
    "67.5 F6 .5 | 71.5 E6 .5 | 78 A6 .5 | 78.5 C7 .5 | 83.5 D6 .5 | 94 F#6 .5 | 94.5 A6 .5 | 95 C7 .5"
)
"""Glockenspiel: it answers whenever the wind players breathe."""


def low_layer() -> Sound:
    """The beat: bass, plucked strings, clarinet and bassoon, soft brushes, a few sparks of glockenspiel."""
    clarinet, bassoon, sparks = Part(71, BPM), Part(70, BPM), Part(9, BPM)
    clarinet.line(0, CLARINET, swung, 82)
    bassoon.line(0, BASSOON, swung, 84)
    sparks.line(0, SPARKS, swung, 66)
    stems = performed(dice(1020), [
        (_bass(), -20, 0.0), (_plucked(), -21.5, 0.2), (clarinet, -20, -0.15), (bassoon, -20.5, 0.15),
        (sparks, -27, 0.3), (_soft_brushes(), -28.5, 0.0),
    ], BEATS, 0.007, 0.12)  # fmt: skip
    return levelled(loop(stems, BEATS, BPM, PLAYROOM, 0.08), LOW)


def high_layer() -> Sound:
    """The robber is near: glockenspiel and music box run, blocks tick, muted brass winks."""
    stems = performed(dice(1021), [
        (_glockenspiel(), -24.5, 0.25), (_music_box(), -25, -0.3), (_xylophone(), -24, 0.1),
        (_muted_brass(), -22.5, -0.1), (_quick_brushes(), -25.5, 0.0), (_blocks(), -25, 0.3),
        (_low_steps(), -24, 0.0),
    ], BEATS, 0.007, 0.12)  # fmt: skip
    return levelled(loop(stems, BEATS, BPM, PLAYROOM, 0.08), HIGH)


def _bass() -> Part:
    """Root and fifth on tiptoe, with a step in between before each new chord."""
    part = Part(32, BPM)
    for bar, chord in enumerate(CHORDS):
        root, fifth = BASS[chord]
        part.play(bar * 4, root, 0.6, 92)
        part.play(bar * 4 + 2, fifth, 0.6, 84)
        if bar % 2:
            following = number(BASS[CHORDS[(bar + 1) % BARS]][0])
            part.play(bar * 4 + 3, following - 1, 0.4, 74)
    return part


def _plucked() -> Part:
    part = Part(45, BPM)
    for bar, chord in enumerate(CHORDS):
        for beat in (1, 3) if bar % 4 != 3 else (1, 2.5, 3):
            part.play(bar * 4 + swung(beat), PLUCKS[chord], 0.2, 66)
        part.play(bar * 4, number(BASS[chord][0]) + 12, 0.2, 62)
    return part


def _soft_brushes() -> Part:
    part = Part(BRUSHES, BPM, drums=True)
    for bar in range(BARS):
        for back_beat in (1, 3):
            part.play(bar * 4 + back_beat, TAP, 0.2, 52)
        for beat in (0, 1.5, 2, 3.5):
            part.play(bar * 4 + swung(beat), SWISH, 0.4, 34)
    return part


def _glockenspiel() -> Part:
    """High answers on the off-beats, three steps of the chord upwards."""
    part = Part(9, BPM)
    for bar, chord in enumerate(CHORDS):
        notes = [number(name) + 24 for name in PLUCKS[chord]]
        places = ((0.5, 0), (1.5, 1), (2.5, 2)) if bar % 2 == 0 else ((0.5, 2), (1, 1), (2.5, 0), (3.5, 1))
        for beat, step in places:
            part.play(bar * 4 + swung(beat), notes[step], 0.5, 68)
    return part


def _music_box() -> Part:
    """Running eighths in the second half of every phrase."""
    part = Part(10, BPM)
    for bar, chord in enumerate(CHORDS):
        notes = [number(name) + 12 for name in PLUCKS[chord]]
        for step in range(8 if bar % 4 > 1 else 4):
            part.play(bar * 4 + swung(step / 2), notes[(0, 1, 2, 1)[step % 4]], 0.4, 60 if step % 2 else 72)
    return part


def _xylophone() -> Part:
    """Scurrying feet: a chromatic run into every fourth bar."""
    part = Part(13, BPM)
    for bar in range(3, BARS, 4):
        goal = number(PLUCKS[CHORDS[(bar + 1) % BARS]][2]) + 12
        for step in range(8):
            part.play(bar * 4 + 2 + step / 4, goal - 8 + step, 0.2, 60 + 4 * step)
        part.play(((bar + 1) * 4) % BEATS, goal, 0.4, 96)
    for bar in range(1, BARS, 4):
        for beat, step in ((2, 2), (2.5, 1), (3, 2)):
            part.play(bar * 4 + swung(beat), number(PLUCKS[CHORDS[bar]][step]) + 12, 0.2, 76)
    return part


def _muted_brass() -> Part:
    """Two short winks in every other bar."""
    part = Part(59, BPM)
    for bar, chord in enumerate(CHORDS):
        for beat, length in ((1.5, 0.2), (2.5, 0.25)) if bar % 2 else ():
            part.play(bar * 4 + swung(beat), [number(name) + 12 for name in PLUCKS[chord]][:2], length, 84)
    return part


def _quick_brushes() -> Part:
    part = Part(BRUSHES, BPM, drums=True)
    for bar in range(BARS):
        for beat in (0, 1, 1.5, 2, 3, 3.5):
            part.play(bar * 4 + swung(beat), HAT, 0.2, 48 if beat % 1 else 60)
        for beat, force in ((1, 66), (3, 70), (3.5, 44)):
            part.play(bar * 4 + swung(beat), SNARE, 0.2, force)
    return part


def _blocks() -> Part:
    """The toy clock, and a triangle at the head of every phrase."""
    part = Part(0, BPM, drums=True)
    for bar in range(BARS):
        for beat in range(4):
            part.play(bar * 4 + beat, LOW_BLOCK if beat % 2 else HIGH_BLOCK, 0.1, 58)
        part.play(bar * 4 + swung(3.5), RIM, 0.1, 48)
        if bar % 8 == 0:
            part.play(bar * 4, TRIANGLE, 1.5, 62)
    return part


def _low_steps() -> Part:
    """Plucked basses double the pace: somebody is running."""
    part = Part(45, BPM)
    for bar, chord in enumerate(CHORDS):
        root, fifth = (number(name) + 12 for name in BASS[chord])
        for step in range(8):
            part.play(
                bar * 4 + swung(step / 2), fifth if step % 4 == 2 else root, 0.2, 58 if step % 2 else 74
            )
    return part
