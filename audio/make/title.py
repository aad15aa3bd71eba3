"""music_title: a cool caper in E minor, 108 beats a minute, sixteen bars."""

import numpy as np
from band import CRASH, HAT, KICK, RIM, SNARE, Part, loop, number, perform
from filters import high, sweep
from level import integrated
from space import STAGE, echo, stereo

from bench import RATE, Sound, dice, ratio

BPM, BARS = 108, 16
BEATS = BARS * 4

ROOTS = ["E1", "E1", "A1", "A1", "E1", "E1", "F#1", "B1", "C2", "B1", "E1", "A1", "A1", "D2", "F#1", "E1"]
CHORDS = [
    "Em9", "Em9", "Am9", "Am9", "Em9", "Em9", "F#o", "B7",
    "C", "B7", "Em9", "A13", "Am9", "D13", "F#o", "E6",
]  # fmt: skip
VOICINGS = {
    "Em9": "G3 B3 D4 F#4", "Am9": "G3 B3 C4 E4", "F#o": "A3 C4 E4 F#4", "B7": "A3 D#4 F#4 D5",
    "C": "G3 B3 E4 G4", "A13": "G3 C#4 F#4 B4", "D13": "F#3 C4 E4 B4", "E6": "G3 C#4 F#4 B4",
}  # fmt: skip

GROOVE = ((0, 0, 0.85), (0.75, 0, 0.2), (1.5, 12, 0.4), (2, 10, 0.4), (2.5, 7, 0.8))
BASS = {
    6: ((0, 0, 0.9), (1.5, 12, 0.4), (2, 10, 0.4), (2.5, 6, 0.9), (3.5, 3, 0.4)),
    8: ((0, 0, 0.9), (1, 7, 0.45), (1.5, 12, 0.45), (2, 11, 0.45), (2.5, 7, 0.9), (3.5, 4, 0.4)),
    9: ((0, 0, 0.9), (1, 7, 0.45), (1.5, 12, 0.45), (2, 10, 0.45), (2.5, 7, 0.9), (3.5, 4, 0.4)),
    13: ((0, 0, 0.9), (1, 7, 0.45), (1.5, 12, 0.45), (2, 10, 0.45), (2.5, 7, 0.9), (3.5, 2, 0.4)),
    14: ((0, 0, 0.9), (1, 6, 0.4), (1.5, 10, 0.4), (2, 5, 0.9), (3, 9, 0.4), (3.5, 11, 0.4)),
    15: ((0, 0, 1.4), (1.5, 7, 0.4), (2, 12, 0.4), (2.75, 10, 0.25), (3, 7, 0.4), (3.5, 3, 0.4)),
}
"""Bars in which the bass leaves the groove: (beat, semitones above the root, length)."""

FLUTE = (
    "0.5 B4 .5 76 | 1 D5 .5 80 | 1.5 E5 1.3 92 | 3 D5 .5 76 | 3.5 Bb4 .5 80 | 4 A4 1.6 84 | "
    "6.5 G4 .4 70 | 7 A4 .4 74 | 7.5 B4 .4 80 | 8 C5 2.6 88 | 11 A4 .5 74 | 11.5 F#4 .5 74 | "
    "12 D5 1.4 90 | 13.5 B4 .4 76 | 14 A4 .4 72 | 14.5 G4 .4 72 | 15 F#4 .9 78"
)
TRUMPET = (
    "0 E5 1.4 92 | 1.5 D5 .5 80 | 2 B4 .9 84 | 3 G4 .9 78 | 4 A4 .9 84 | 5 F#4 .45 74 | "
    "5.5 A4 .45 80 | 6 D#5 1.8 94 | 8 E5 2.3 96 | 10.5 F#5 .4 84 | 11 G5 .9 96 | 12 F#5 2.6 96 | "
    "16 E5 .4 86 | 16.5 C5 .4 78 | 17 E5 .4 86 | 17.5 G5 1.3 98 | 19 E5 .9 86 | 20 F#5 .45 90 | "
    "20.5 D5 .45 80 | 21 B4 .9 84 | 22 A4 .45 78 | 22.5 C5 .45 82 | 23 B4 .8 84 | 24 C5 .9 86 | "
    "25 A4 .45 76 | 25.5 E5 .45 90 | 26 D#5 .9 92 | 27 B4 .45 80 | 27.5 A4 .45 76 | 28 G4 .45 80 | "
    "28.5 E4 2.2 88"
)


def title() -> Sound:
    """The title music, ready to be repeated."""
    rng = dice(1001)
    parts = {
        "bass": _bass(), "vibes": _vibes(), "flute": Part(73, BPM), "guitar": _guitar(),
        "piano": _piano(), "drums": _drums(), "trumpet": _trumpet(), "strings": _strings(),
    }  # fmt: skip
    parts["flute"].line(16, FLUTE)
    for name, loose in (
        ("bass", 0.006),
        ("vibes", 0.012),
        ("flute", 0.014),
        ("guitar", 0.006),
        ("drums", 0.004),
    ):
        parts[name].loosen(rng, loose, 5)
    dry = {name: perform(part, BEATS, 2, 3.0) for name, part in parts.items()}
    music = loop(
        [
            (high(dry["bass"], 38), -21, 0),
            (echo(dry["vibes"], STAGE, 0.2), -24, 0.25),
            (echo(dry["trumpet"], STAGE, 0.25), -19.5, -0.12),
            (echo(dry["flute"], STAGE, 0.22), -20.5, -0.25),
            (wah(dry["guitar"]), -25.5, 0.5),
            (echo(dry["strings"], STAGE, 0.2), -27, 0),
            (dry["drums"], -20.5, 0),
            (dry["piano"], -27, -0.45),
        ],
        BEATS,
        BPM,
    )
    return music * ratio(-22 - integrated(music))


def wah(sound: Sound) -> Sound:
    """A foot on the wah pedal, twice a beat."""
    middle = sound.mean(1)
    time = np.arange(len(middle)) / RATE
    foot = 0.5 - 0.5 * np.cos(2 * np.pi * time * BPM / 30)
    return stereo(0.25 * middle + 1.6 * sweep(middle, 450 * (1_900 / 450) ** foot, 2.2))


def _bass() -> Part:
    part = Part(33, BPM)
    for bar, root in enumerate(ROOTS):
        usual = (*GROOVE, (3.5, 10 if bar % 2 else 5, 0.4))
        for beat, step, length in BASS.get(bar, usual):
            part.play(bar * 4 + beat, number(root) + step, length, 96 if beat in {0, 2.5} else 80)
    return part


def _vibes() -> Part:
    part = Part(11, BPM)
    for bar, chord in enumerate(CHORDS):
        notes = VOICINGS[chord].split()
        part.play(bar * 4 + 0.5, notes, 0.9, 66)
        part.play(bar * 4 + 2, notes[1:], 0.4, 54)
        if bar % 2:
            part.play(bar * 4 + 3.5, notes, 0.45, 60)
    part.line(16, FLUTE, velocity=56)
    return part


def _piano() -> Part:
    part = Part(4, BPM)
    for bar, chord in enumerate(CHORDS):
        notes = VOICINGS[chord].split()[:3]
        part.play(bar * 4 + 1.5, notes, 0.3, 58)
        part.play(bar * 4 + 3, notes, 0.5, 62)
    return part


def _guitar() -> Part:
    part = Part(28, BPM)
    for bar, chord in enumerate(CHORDS):
        notes = [number(name) + 12 for name in VOICINGS[chord].split()[1:3]]
        for step in (2, 3, 6, 10, 11, 14, *((12, 13) if bar % 4 == 3 else ())):
            part.play(bar * 4 + step / 4, notes, 0.12, 74 if step in {2, 10} else 52)
    return part


def _strings() -> Part:
    part = Part(48, BPM)
    for bar, chord in enumerate(CHORDS[8:], 8):
        notes = [number(name) for name in VOICINGS[chord].split()[:3]]
        part.play(bar * 4, [note + 12 if note < 57 else note for note in notes], 3.9, 52)
    return part


def _trumpet() -> Part:
    part = Part(59, BPM)
    part.line(32, TRUMPET)
    for note in TRUMPET.split("|"):
        beat, length = 32 + float(note.split()[0]), float(note.split()[2])
        if length > 0.8:
            part.scoop(beat)
        for step in range(int((length - 0.6) * 12) if length > 1.2 else 0):
            part.bend(beat + 0.6 + step / 12, 0.12 * np.sin(step * 1.2))
        part.bend(beat + length, 0)
    return part


def _drums() -> Part:
    part = Part(0, BPM, drums=True)
    for bar in range(BARS):
        part.grid(bar, HAT, "5242" * 4)
        part.grid(bar, KICK, "7......7..7....." if bar % 2 else "7.........7.....")
        part.grid(bar, RIM if bar < 8 else SNARE, "....6.......6..." if bar < 8 else "....6....3..6..3")
        for conga, steps in ((62, "..4............3"), (63, ".....4.....4...."), (64, "......4.......4.")):
            part.grid(bar, conga, steps)
        if bar in {7, 15}:
            for step, tom in enumerate((48, 48, 47, 47, 45, 43)):
                part.play(bar * 4 + 2.5 + step / 4, tom, 0.2, 74 + 4 * step)
    part.play(0, CRASH, 2, 50)
    part.play(32, CRASH, 2, 70)
    return part
