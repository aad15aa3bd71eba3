"""music_cops_and_crooks_mid: all eyes are open. Muted guitar, congas and shaker, low strings that creep.

No saxophone, no bells, no telephone band and no laughter: those are clues of Stop Thief!.
"""

from band import Part, loop, number
from cops_and_crooks import BEATS, BPM, CHORDS, GARAGE, STABS, VOICINGS
from layers import MID, levelled, performed

from bench import Sound, dice

SHAKER, OPEN_CONGA, MUTED_CONGA, LOW_CONGA = 70, 63, 62, 64

CREEP = (
    "G3 Bb3 | C4 Bb3 | A3 C4 | Bb3 G3 | Ab3 Gb3 | F3 Ab3 | G3 Bb3 | B3 D4 | "
    "C4 Ab3 | Ab3 Bb3 | Bb3 G3 | Gb3 Ab3 | Ab3 C4 | B3 D4 | Eb4 C4 | B3 F3"
)
"""The strings' two long notes a bar."""


def layer() -> Sound:
    """The watch: everything that a chase needs, but nobody runs yet."""
    stems = performed(dice(1043), [
        (_riff(), -21.5, 0.35), (_strings(), -22, -0.25), (_congas(), -24, -0.4), (_shaker(), -29, 0.15),
        (_echoes(), -26, 0.1),
    ], BEATS, 0.005, 0.1)  # fmt: skip
    return levelled(loop(stems, BEATS, BPM, GARAGE, 0.07), MID)


def _riff() -> Part:
    """One muted string: two low notes, a leap, and a step back before the bar is full."""
    part = Part(28, BPM)
    for bar, chord in enumerate(CHORDS):
        bottom, middle, top = (number(name) - 12 for name in STABS[chord])
        ahead = number(STABS[CHORDS[(bar + 1) % len(CHORDS)]][0]) - 12
        for beat, pitch, force in (
            (0, bottom, 92), (0.75, bottom, 76), (1.5, top, 88), (2.25, middle, 80), (2.5, bottom, 74),
            (3.5, ahead if bar % 2 else middle, 80),
        ):  # fmt: skip
            part.play(bar * 4 + beat, pitch, 0.22, force)
    return part


def _strings() -> Part:
    part = Part(48, BPM)
    for half, pitch in enumerate(CREEP.replace("|", " ").split()):
        part.play(half * 2, (number(pitch), number(pitch) - 12), 1.9, 64 if half % 2 else 56)
    return part


def _congas() -> Part:
    """The tumbao: slap on two, two open tones on four."""
    part = Part(0, BPM, drums=True)
    for bar in range(len(CHORDS)):
        part.grid(bar, MUTED_CONGA, "2.2.5.2.2.2.5...")
        part.grid(bar, OPEN_CONGA, "............6.6." if bar % 2 else "............6.5.")
        part.grid(bar, LOW_CONGA, "......4........." if bar % 2 else ".......4.......4")
    return part


def _shaker() -> Part:
    part = Part(0, BPM, drums=True)
    for bar in range(len(CHORDS)):
        part.grid(bar, SHAKER, "4232" * 4)
    return part


def _echoes() -> Part:
    """An electric piano answers itself softly, high and late in every other bar."""
    part = Part(5, BPM)
    for bar, chord in enumerate(CHORDS):
        if bar % 2:
            for beat, force in ((2.5, 58), (3.25, 44)):
                part.play(bar * 4 + beat, [number(name) + 12 for name in VOICINGS[chord][2:]], 0.4, force)
    return part
