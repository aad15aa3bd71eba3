"""Stings: the band's short answers to a catch, a fanfare, a win and a loss."""

import numpy as np
from band import CRASH, KICK, RIDE, SNARE, Part, mix, perform, swung
from filters import sweep
from space import Room, echo, stereo

from bench import RATE, Sound, samples, shape

THEATRE = Room(1.5, 0.45, 0.02, seed=4)


def caught() -> Sound:
    """A snare flam and one bright brass chord: got you."""
    bpm = 132
    brass, drums, vibes = Part(61, bpm), Part(0, bpm, drums=True), Part(11, bpm)
    brass.play(0, ("A3", "D4", "F#4", "C5"), 0.16, 104)
    brass.play(0.5, ("B3", "E4", "G#4", "C#5", "E5"), 0.9, 116)
    for step, force in enumerate((96, 70, 84)):
        drums.play(step / 6, SNARE, 0.1, force)
    drums.play(0.5, CRASH, 1.5, 96)
    drums.play(0.5, KICK, 0.3, 106)
    for step, pitch in enumerate(("E5", "G#5", "B5", "C#6")):
        vibes.play(0.5 + step / 8, pitch, 0.8, 84)
    stems = [(perform(brass, 3), -18, 0.0), (perform(drums, 3), -22, 0.0), (perform(vibes, 3), -24, 0.3)]
    return _curtain(echo(mix(stems), THEATRE, 0.18), 1.6)


def fanfare() -> Sound:
    """Trumpets and drums: ladies and gentlemen."""
    bpm = 132
    brass, trumpet, timpani, drums = Part(61, bpm), Part(56, bpm), Part(47, bpm), Part(0, bpm, drums=True)
    low, middle, top = ("F4", "A4", "C5"), ("Bb4", "D5", "F5"), ("A4", "C5", "F5", "A5")
    calls = ((0, low, 0.22, 96), (1 / 3, low, 0.22, 90), (2 / 3, low, 0.22, 94), (1, middle, 0.6, 106))
    for beat, chord, length, force in (*calls, (5 / 3, ("G4", "C5", "E5"), 0.25, 100), (2, top, 2.0, 116)):
        brass.play(beat, chord, length, force)
        trumpet.play(beat, chord[-1], length, force)
    for step in range(8):
        timpani.play(1 + step / 8, "F2", 0.12, 60 + 5 * step)
    timpani.play(2, "F2", 1, 112)
    for step in range(6):
        drums.play(step / 6, SNARE, 0.1, 60 + 4 * step)
    drums.play(2, CRASH, 2, 100)
    drums.play(2, KICK, 0.3, 100)
    levels = ((brass, -19, 0.0), (trumpet, -19, 0.15), (timpani, -21, 0.0), (drums, -23, 0.0))
    return _curtain(
        echo(mix((perform(part, 5), loud, pan) for part, loud, pan in levels), THEATRE, 0.25), 3.2
    )


def win() -> Sound:
    """Case closed: the big band's last button."""
    bpm = 120
    sax, vibes, brass, bass = Part(66, bpm), Part(11, bpm), Part(61, bpm), Part(32, bpm)
    run = "0 E4 .4 | .5 G4 .4 | 1 A4 .4 | 1.5 Bb4 .4 | 2 B4 .4 | 2.5 D5 .4 | 3 E5 .9"
    sax.line(0, run, swung, 100)
    vibes.line(0, run, swung, 70)
    brass.play(swung(1.5), ("D4", "F#4", "Bb4", "C5"), 0.25, 100)
    brass.play(3, ("G4", "B4", "D5", "E5"), 0.3, 104)
    brass.play(4, ("G3", "D4", "B4", "E5", "A5"), 2.4, 118)
    bass.line(0, "0 G2 .8 | 1 A2 .8 | 2 Bb2 .8 | 3 D2 .8 | 4 G1 2.4", velocity=98)
    levels = (
        (brass, -18, 0.0),
        (sax, -21, -0.2),
        (bass, -21, 0.0),
        (_win_drums(bpm), -21, 0.0),
        (vibes, -24, 0.3),
    )
    return _curtain(
        echo(mix((perform(part, 7), loud, pan) for part, loud, pan in levels), THEATRE, 0.22), 4.0
    )


def _win_drums(bpm: float) -> Part:
    drums = Part(32, bpm, drums=True)
    for beat in range(4):
        drums.play(beat, RIDE, 0.3, 76)
        drums.play(swung(beat + 0.5), RIDE, 0.3, 60)
    for step, drum in enumerate((38, 38, 48, 48, 45, 43)):
        drums.play(3 + step / 6, drum, 0.1, 80 + 4 * step)
    drums.play(4, CRASH, 2, 108)
    drums.play(4, KICK, 0.4, 110)
    return drums


def lose() -> Sound:
    """A muted trombone sinks over four notes; the last one wails behind its plunger."""
    bpm = 92
    trombone, bass = Part(57, bpm), Part(32, bpm)
    for beat, pitch, length in ((0, "Bb3", 0.8), (1, "A3", 0.8), (2, "Ab3", 0.8), (3, "G3", 2.4)):
        trombone.scoop(beat, 0.7)
        trombone.play(beat, pitch, length, 96)
    for step in range(60):
        trombone.bend(3.4 + step * 0.033, -0.9 * step / 60 + 0.28 * np.sin(step * 0.62))
    bass.play(3, "G2", 2.2, 90)
    stems = [(_plunger(perform(trombone, 6), bpm), -18, 0.0), (perform(bass, 6), -24, 0.0)]
    return _curtain(echo(mix(stems), THEATRE, 0.18), 4.0)


def _plunger(sound: Sound, bpm: float) -> Sound:
    """A rubber cup before the bell: opened once a note, then waved."""
    middle = sound.mean(1)
    beat = np.arange(len(middle)) / RATE * bpm / 60
    opened = np.abs(np.sin(np.pi * np.clip(beat % 1, 0, 0.9) / 0.9)) ** 0.7
    waved = 0.5 - 0.5 * np.cos(2 * np.pi * 2.2 * (beat - 3))
    cup = np.where(beat < 3, opened, waved)
    return stereo(2.2 * sweep(middle, 480 * (1_500 / 480) ** cup, 1.6) + 0.25 * middle)


def _curtain(sound: Sound, seconds: float) -> Sound:
    """`sound` faded out so that it ends at `seconds`."""
    return (sound[: samples(seconds)].T * shape(seconds, [(0, 1), (seconds * 0.8, 1), (seconds, 0)])).T


STINGS = {"caught": (caught, -18), "fanfare": (fanfare, -17), "win": (win, -17), "lose": (lose, -18)}
