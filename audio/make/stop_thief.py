"""music_stop_thief_low and _high: a night walk in D minor, 96 beats a minute.

No saxophone, no bells and no telephone band play here: those are clues.
"""

from band import HAT, KICK, RIM, Part, loop, number, swung
from layers import BRUSHES, HIGH, LOW, SWISH, TAP, levelled, performed
from space import Room

from bench import Sound, dice

BPM, BARS = 96, 16
BEATS = BARS * 4
SHAKER, LOW_CONGA, HIGH_CONGA = 70, 64, 63

ALLEY = Room(1.6, 0.35, 0.025, seed=71)

CHORDS = [
    "Dm", "Dm", "Gm", "Gm", "Dm", "Bb", "Eo", "A",
    "Dm", "D7", "Gm", "C", "F", "Bb", "Eo", "A",
]  # fmt: skip
WALK = (
    "D2 F2 A2 G#2 | A2 F2 D2 F#2 | G2 Bb2 D3 C#3 | D3 Bb2 G2 E2 | D2 E2 F2 A2 | Bb2 Ab2 F2 D2 | "
    "E2 G2 Bb2 B2 | A2 G2 E2 C#2 | D2 F2 A2 C3 | F#2 A2 C3 A2 | G2 D2 Bb2 B2 | C3 Bb2 G2 E2 | "
    "F2 A2 C3 B2 | Bb2 F2 D2 F2 | E2 G2 Bb2 G2 | A2 C#2 E2 C#2"
)
VOICINGS = {
    "Dm": ("F3", "A3", "B3", "E4"), "Gm": ("F3", "Bb3", "D4", "A4"), "Bb": ("Ab3", "D4", "F4", "C5"),
    "Eo": ("G3", "Bb3", "D4", "E4"), "A": ("G3", "Bb3", "C#4", "E4"), "D7": ("F#3", "A3", "C4", "Eb4"),
    "C": ("E3", "Bb3", "D4", "G4"), "F": ("E3", "A3", "C4", "G4"),
}  # fmt: skip
TRIADS = {
    "Dm": ("D2", "F2", "A2"), "Gm": ("G2", "Bb2", "D3"), "Bb": ("Bb2", "D3", "F3"), "Eo": ("E2", "G2", "Bb2"),
    "A": ("A2", "C#3", "E3"), "D7": ("D2", "F#2", "A2"), "C": ("C3", "E3", "G3"), "F": ("F2", "A2", "C3"),
}  # fmt: skip

TRUMPET = (
    "1.5 A4 .4 | 2 D5 1.6 | 4.5 F5 .4 | 5 E5 .4 | 5.5 D5 .4 | 6 A4 1.5 | 9.5 Bb4 .4 | 10 D5 1.4 | "
    "11.5 C5 .4 | 12 Bb4 .8 | 13.5 G4 .4 | 14 E4 1.6 | 17.5 A4 .4 | 18 D5 .8 | 19 F5 .8 | 20 Ab5 1.4 | "
    "21.5 F5 .4 | 22 D5 1.2 | 24.5 E5 .4 | 25 G5 .4 | 25.5 Bb5 1 | 27 G5 .4 | 27.5 E5 .4 | 28 C#5 1.2 | "
    "29.5 Bb4 .4 | 30 A4 1.6"
)
CLARINET = (
    "33 D4 .4 | 33.5 F4 .4 | 34 A4 1.2 | 35.5 C5 .4 | 36 Eb5 1.2 | 37.5 C5 .4 | 38 F#4 1.4 | "
    "40.5 G4 .4 | 41 Bb4 .4 | 41.5 D5 1.2 | 43 Bb4 .4 | 43.5 G4 .4 | 44 E4 1.2 | 46 G4 .4 | "
    "46.5 Bb4 .4 | 47 C5 .8 | 48 A4 1.4 | 49.5 C5 .4 | 50 F5 1.2 | 52 D5 .8 | 53 Bb4 .4 | 53.5 Ab4 .4 | "
    "54 F4 1.2 | 56.5 G4 .4 | 57 Bb4 .4 | 57.5 E5 1 | 59 D5 .4 | 59.5 Bb4 .4 | 60 C#5 .8 | 61 A4 .4 | "
    "61.5 G4 .4 | 62 E4 1.4"
)


def low_layer() -> Sound:
    """The night: walking bass, brushes, vibraphone, a muted trumpet and a clarinet that answers."""
    clarinet = Part(71, BPM)
    clarinet.line(0, CLARINET, swung, 78)
    stems = performed(dice(1030), [
        (_bass(), -19, 0.0), (_vibes(), -25, 0.3), (_piano(), -27, -0.35), (_trumpet(), -21, -0.1),
        (clarinet, -21.5, 0.15), (_brushes(), -25, 0.0),
    ], BEATS, 0.008, 0.14)  # fmt: skip
    return levelled(loop(stems, BEATS, BPM, ALLEY, 0.1), LOW)


def high_layer() -> Sound:
    """Somebody is close: running low strings, tremolo, congas, a clock of shaker and rim, brass."""
    stems = performed(dice(1031), [
        (_running_strings(), -22, -0.2), (_tremolo(), -24, 0.2), (_congas(), -24, 0.4), (_clock(), -26, -0.1),
        (_low_piano(), -24, 0.0), (_brass(), -22.5, 0.1), (_timpani(), -25, 0.0),
    ], BEATS, 0.008, 0.14)  # fmt: skip
    return levelled(loop(stems, BEATS, BPM, ALLEY, 0.08), HIGH)


def _bass() -> Part:
    part = Part(32, BPM)
    for beat, pitch in enumerate(WALK.replace("|", " ").split()):
        part.play(beat, pitch, 0.8, 82 if beat % 2 else 94)
    return part


def _vibes() -> Part:
    """One soft chord a bar, after the beat, left to ring."""
    part = Part(11, BPM)
    for bar, chord in enumerate(CHORDS):
        part.play(bar * 4 + swung(1.5), VOICINGS[chord], 2.0, 50)
    return part


def _piano() -> Part:
    part = Part(0, BPM)
    for bar, chord in enumerate(CHORDS):
        for beat in (0.5, 3.5) if bar % 2 else (2.5,):
            part.play(bar * 4 + swung(beat), VOICINGS[chord][:3], 0.3, 48)
    return part


def _trumpet() -> Part:
    """Muted, unhurried; the long notes are reached from below."""
    part = Part(59, BPM)
    for beat, pitch, length in (note.split() for note in TRUMPET.split("|")):
        start = swung(float(beat))
        part.scoop(start, 0.6 if float(length) > 0.8 else 0.0)
        part.play(start, pitch, float(length), 80)
    return part


def _brushes() -> Part:
    part = Part(BRUSHES, BPM, drums=True)
    for bar in range(BARS):
        for beat in (0, 1, 2, 3):
            part.play(bar * 4 + beat, SWISH, 0.6, 42)
        for tap, force in ((1, 56), (2.5, 30), (3, 58)):
            part.play(bar * 4 + swung(tap), TAP, 0.2, force)
        part.play(bar * 4, KICK, 0.2, 40)
    return part


def _running_strings() -> Part:
    """Low strings in restless eighths around the root of every chord."""
    part = Part(48, BPM)
    for bar, chord in enumerate(CHORDS):
        root, third, fifth = map(number, TRIADS[chord])
        for step, pitch in enumerate((root, root, root + 12, root, third, root, root + 12, fifth)):
            part.play(bar * 4 + step / 2, pitch, 0.3, 60 if step % 2 else 80)
    return part


def _tremolo() -> Part:
    """Trembling strings that swell over every four bars."""
    part = Part(44, BPM)
    for bar, chord in enumerate(CHORDS):
        notes = [number(name) + 12 for name in VOICINGS[chord]]
        part.play(bar * 4, notes[1 : 3 + (bar % 4 > 1)], 3.95, 46 + 9 * (bar % 4))
    return part


def _congas() -> Part:
    part = Part(0, BPM, drums=True)
    for bar in range(BARS):
        for beat, force in ((0.5, 50), (1.5, 62), (2, 46), (3.25, 58)):
            part.play(bar * 4 + beat, HIGH_CONGA, 0.2, force)
        for beat, force in ((1, 60), (2.5, 70), (3.5, 74)):
            part.play(bar * 4 + beat, LOW_CONGA, 0.2, force)
    return part


def _clock() -> Part:
    """A shaker in sixteenths, and the rim like a clock on two and four."""
    part = Part(0, BPM, drums=True)
    for bar in range(BARS):
        part.grid(bar, SHAKER, "4.3.4.3.4.3.4.33")
        part.grid(bar, RIM, "....5.......5...")
        part.grid(bar, HAT, "..4...4...4...4.")
    return part


def _low_piano() -> Part:
    """Two deep octaves at the head of every other bar."""
    part = Part(0, BPM)
    for bar, chord in enumerate(CHORDS[::2]):
        root = number(TRIADS[chord][0])
        for beat, force in ((0, 88), (0.75, 70)):
            part.play(bar * 8 + beat, (root, root - 12), 0.5, force)
    return part


def _brass() -> Part:
    part = Part(61, BPM)
    for bar, chord in enumerate(CHORDS):
        hits = ((1.5, 0.25), (2.5, 0.25)) if bar % 4 == 1 else ((2.5, 0.2), (3, 0.9)) if bar % 4 == 3 else ()
        for beat, length in hits:
            part.play(bar * 4 + beat, VOICINGS[chord], length, 92)
    return part


def _timpani() -> Part:
    """A roll on the dominant into every eighth bar's end."""
    part = Part(47, BPM)
    for bar in (7, 15):
        for step in range(16):
            part.play(bar * 4 + 2 + step / 8, "A2", 0.12, 40 + 3 * step)
        part.play((bar * 4 + 4) % BEATS, "D2", 0.9, 88)
    return part
