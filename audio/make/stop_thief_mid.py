"""music_stop_thief_mid: the search. Plucked strings on tiptoe, a cello that follows, a soft guitar.

No saxophone, no bells and no telephone band play here: those are clues.
"""

from band import RIDE, RIM, Part, loop, number, swung
from layers import BRUSHES, MID, levelled, performed
from stop_thief import ALLEY, BEATS, BPM, CHORDS, TRIADS, VOICINGS

from bench import Sound, dice

FOLLOW = (
    "A3 B3 | D4 B3 | Bb3 D4 | C4 Bb3 | A3 B3 | Bb3 Ab3 | G3 Bb3 | C#4 G3 | "
    "A3 B3 | C4 Eb4 | D4 Bb3 | Bb3 G3 | A3 C4 | D4 Bb3 | Bb3 G3 | C#4 Bb3"
)
"""The cello's two long notes a bar, never far from where it was."""


def layer() -> Sound:
    """Somebody follows a trail through the night."""
    stems = performed(dice(1032), [
        (_tiptoe(), -21, -0.3), (_cello(), -21, 0.25), (_guitar(), -25.5, 0.4), (_cymbal(), -28, -0.1),
    ], BEATS, 0.008, 0.14)  # fmt: skip
    return levelled(loop(stems, BEATS, BPM, ALLEY, 0.08), MID)


def _tiptoe() -> Part:
    """Plucked: root, third and fifth with stops between, as one who listens at every corner."""
    part = Part(45, BPM)
    for bar, chord in enumerate(CHORDS):
        root, third, fifth = (number(name) + 12 for name in TRIADS[chord])
        figure = (
            ((0, root), (0.5, third), (1.5, fifth), (2, third))
            if bar % 2
            else ((0, root), (1.5, fifth), (2, root + 12), (3.5, fifth))
        )
        for beat, pitch in figure:
            part.play(bar * 4 + swung(beat), pitch, 0.25, 72 if beat % 1 else 84)
    return part


def _cello() -> Part:
    part = Part(42, BPM)
    for half, pitch in enumerate(FOLLOW.replace("|", " ").split()):
        part.play(half * 2, pitch, 1.9, 62 if half % 2 else 70)
    return part


def _guitar() -> Part:
    """Short soft chords on two and four."""
    part = Part(26, BPM)
    for bar, chord in enumerate(CHORDS):
        for beat in (1, 3):
            part.play(bar * 4 + beat, VOICINGS[chord][:3], 0.3, 60)
    return part


def _cymbal() -> Part:
    """The walking cymbal, and a rim that ticks on four."""
    part = Part(BRUSHES, BPM, drums=True)
    for bar in range(len(CHORDS)):
        for beat, force in ((0, 52), (1, 62), (1.5, 40), (2, 52), (3, 62), (3.5, 40)):
            part.play(bar * 4 + swung(beat), RIDE, 0.3, force)
        part.play(bar * 4 + 3, RIM, 0.1, 52)
    return part
