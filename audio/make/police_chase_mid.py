"""music_police_chase_mid: a search round the corners of toy town. Marimba, accordion, tuba, castanets."""

from band import Part, loop, number, swung
from layers import MID, levelled, performed
from police_chase import BASS, BEATS, BPM, CHORDS, PLAYROOM, PLUCKS

from bench import Sound, dice

CABASA, CASTANETS = 69, 85
FIGURES = (
    ((0, 0), (0.5, 1), (1, 2), (2, 1), (2.5, 2), (3, 1)),
    ((0.5, 2), (1, 1), (1.5, 0), (2.5, 1), (3, 2), (3.5, 1)),
)
"""(Beat, note of the chord): up in one bar, down in the next."""


def layer() -> Sound:
    """On tiptoe: a marimba that looks here and there, an accordion that holds its breath."""
    stems = performed(dice(1022), [
        (_marimba(), -21, 0.3), (_accordion(), -23.5, -0.3), (_tuba(), -22.5, 0.0), (_rattles(), -28.5, 0.1),
    ], BEATS, 0.006, 0.12)  # fmt: skip
    return levelled(loop(stems, BEATS, BPM, PLAYROOM, 0.08), MID)


def _marimba() -> Part:
    part = Part(12, BPM)
    for bar, chord in enumerate(CHORDS):
        for beat, step in FIGURES[bar % 2]:
            part.play(bar * 4 + swung(beat), PLUCKS[chord][step], 0.3, 70 if beat % 1 else 82)
    return part


def _accordion() -> Part:
    """Two notes held through each bar; before a new phrase the breath is let go in three puffs."""
    part = Part(21, BPM)
    for bar, chord in enumerate(CHORDS):
        notes = PLUCKS[chord][:2]
        if bar % 4 != 3:
            part.play(bar * 4, notes, 3.6, 54 + 6 * (bar % 4))
            continue
        for beat in (0, 1.5, 3):
            part.play(bar * 4 + swung(beat), notes, 0.35, 74)
    return part


def _tuba() -> Part:
    """Short roots and fifths an octave below everybody, with a skip into every fourth bar."""
    part = Part(58, BPM)
    for bar, chord in enumerate(CHORDS):
        root, fifth = map(number, BASS[chord])
        part.play(bar * 4, root, 0.3, 80)
        part.play(bar * 4 + 2, fifth, 0.3, 72)
        if bar % 4 == 2:
            part.play(bar * 4 + swung(3.5), fifth, 0.2, 66)
    return part


def _rattles() -> Part:
    part = Part(0, BPM, drums=True)
    for bar in range(len(CHORDS)):
        for step in range(8):
            part.play(bar * 4 + swung(step / 2), CABASA, 0.1, 40 if step % 2 else 58)
        for beat, force in ((3, 44), (3.5, 56)) if bar % 2 else ((1.5, 50),):
            part.play(bar * 4 + swung(beat), CASTANETS, 0.1, force)
    return part
