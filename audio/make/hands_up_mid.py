"""music_hands_up_mid: somebody looks closer. A spy's cimbalom, a horn that creeps, a heart that beats."""

from band import Part, loop, number, swung
from hands_up import BEATS, BPM, CHORDS, VOICINGS
from layers import MID, levelled, performed
from space import HALL

from bench import Sound, dice

MARACAS, HIGH_WOOD, LOW_TOM = 70, 76, 41

CREEP = (
    "E4 F#4 | G4 F#4 | F4 D4 | D4 F4 | E4 F#4 | G4 Eb4 | F4 D4 | D4 G#4 | "
    "A3 B3 | C4 B3 | A3 F#3 | E3 F#3 | F3 Eb3 | D3 E3 | C3 E3 | D3 F3"
)
"""Two long notes a bar: above the bassoon at first, then under the clarinet."""

FIGURES = (((0.5, 2), (1, 1), (2.5, 0), (3, 1)), ((0, 0), (0.5, 1), (1.5, 2), (2, 1), (3.5, 2)))
"""The cimbalom's beats and notes of the chord, by turns."""


def layer() -> Sound:
    """The search: cimbalom, horn, maracas and the beating heart."""
    stems = performed(dice(1012), [
        (_cimbalom(), -21, 0.35), (_horn(), -21.5, -0.3), (_maracas(), -29, 0.15), (_heart(), -24, 0.0),
    ], BEATS, 0.007, 0.16)  # fmt: skip
    return levelled(loop(stems, BEATS, BPM, HALL, 0.08), MID)


def _cimbalom() -> Part:
    """A figure that hesitates, in octaves: a few notes, then a pause in which the tune is heard."""
    part = Part(15, BPM)
    for bar, chord in enumerate(CHORDS):
        notes = [number(name) for name in VOICINGS[chord]]
        for beat, step in FIGURES[bar % 2]:
            part.play(bar * 4 + swung(beat), notes[step], 0.4, 74 if beat % 1 else 84)
            part.play(bar * 4 + swung(beat), notes[step] - 12, 0.4, 58)
    return part


def _horn() -> Part:
    part = Part(60, BPM)
    for half, pitch in enumerate(CREEP.replace("|", " ").split()):
        part.play(half * 2, pitch, 1.85, 66 if half % 2 else 58)
    return part


def _maracas() -> Part:
    """Swung eighths, and a block of wood that looks round the corner at the end of every other bar."""
    part = Part(0, BPM, drums=True)
    for bar in range(len(CHORDS)):
        for step in range(8):
            part.play(bar * 4 + swung(step / 2), MARACAS, 0.1, 46 if step % 2 else 66)
        if bar % 2:
            part.play(bar * 4 + swung(3.5), HIGH_WOOD, 0.1, 40)
    return part


def _heart() -> Part:
    part = Part(0, BPM, drums=True)
    for bar in range(len(CHORDS)):
        for beat, force in ((0, 78), (0.5, 60), (2, 74), (2.5, 56)):
            part.play(bar * 4 + beat, LOW_TOM, 0.3, force)
    return part
