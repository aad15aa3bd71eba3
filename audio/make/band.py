"""The band: parts are written in beats, fluidsynth plays each one alone, the mix is ours."""

import os
import subprocess
import tempfile
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path

import mido
import numpy as np
import soundfile
from filters import high
from level import compress, integrated
from space import STAGE, Room, echo, panned

from bench import RATE, Sound, ratio, samples

TICKS = 480
LEAD = 441
"""A loop begins these samples before its first beat, so that the seam lies in the quietest place."""

BLEND = 1_024
"""Over so many samples the end of a loop turns into what came before its beginning."""

KICK, RIM, SNARE, HAT, RIDE, CRASH = 36, 37, 38, 42, 51, 49

Event = tuple[float, int, tuple[str, int, int]]
"""Beat, order within the beat, and what happens: (kind, number, value)."""


@dataclass
class Part:
    """One instrument's notes; times and lengths in beats."""

    program: int
    bpm: float
    drums: bool = False
    events: list[Event] = field(default_factory=list)

    def play(
        self, beat: float, pitches: Iterable[str | int] | str | int, length: float, velocity: int
    ) -> None:
        """A note or a chord."""
        together = (pitches,) if isinstance(pitches, (str, int)) else pitches
        for pitch in map(number, together):
            self.events.append((beat, 2, ("note_on", pitch, min(127, max(1, velocity)))))
            self.events.append((beat + length, 0, ("note_off", pitch, 0)))

    def bend(self, beat: float, semitones: float) -> None:
        """Pull the pitch by up to two semitones."""
        wheel = int(np.clip(semitones / 2 * 8_192, -8_192, 8_191))
        self.events.append((beat, 1, ("pitchwheel", wheel, 0)))

    def scoop(self, beat: float, depth: float = 0.6, length: float = 0.12) -> None:
        """Reach the note from below, as wind players do."""
        for step in range(7):
            self.bend(beat + length * step / 6, -depth * (1 - step / 6))

    def line(
        self, start: float, text: str, feel: Callable[[float], float] = float, velocity: int = 0
    ) -> None:
        """A melody written as `beat pitch length [velocity] | ...`, its beats counted from `start`."""
        for beat, pitch, length, *force in (note.split() for note in text.split("|")):
            strength = velocity or int(force[0])
            self.play(start + feel(float(beat)), pitch, float(length), strength)

    def grid(self, bar: int, drum: int, steps: str) -> None:
        """A bar of one drum in sixteenths: a digit is a blow of that strength, a dot is none."""
        for step, force in enumerate(steps):
            if force != ".":
                self.play(bar * 4 + step / 4, drum, 0.1, 13 * int(force) + 6)

    def loosen(self, rng: np.random.Generator, time: float, force: float) -> None:
        """Play like people: every note a little early or late, strong or weak."""
        late: dict[int, float] = {}
        human: list[Event] = []
        for beat, order, (kind, key, value) in sorted(self.events):
            strength = value
            if kind == "note_on":
                late[key] = rng.normal(0, time)
                strength = int(np.clip(value + rng.normal(0, force), 1, 127))
            shift = late.get(key, 0.0) if kind != "pitchwheel" else 0.0
            human.append((max(0.0, beat + shift), order, (kind, key, strength)))
        self.events = human


def number(pitch: str | int) -> int:
    """The MIDI number of a name: C4 is 60, F#2 is 42, Bb3 is 58."""
    if isinstance(pitch, int):
        return pitch
    name, octave = pitch.rstrip("0123456789"), pitch.lstrip("ABCDEFG#b")
    step = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}[name[0]]
    return step + name.count("#") - name.count("b") + 12 * (int(octave) + 1)


def swung(beat: float) -> float:
    """Straight eighths played as a swing band plays them."""
    whole, rest = divmod(beat, 1)
    return whole + (rest * 1.24 if rest < 0.5 else 0.62 + (rest - 0.5) * 0.76)


def soundfont() -> Path:
    """FluidR3_GM.sf2, wherever the system keeps its shared data."""
    shared = os.environ.get("XDG_DATA_DIRS", "/usr/local/share:/usr/share").split(":")
    for folder in shared:
        path = Path(folder) / "sounds" / "sf2" / "FluidR3_GM.sf2"
        if path.exists():
            return path
    raise FileNotFoundError("FluidR3_GM.sf2 (Debian: fluid-soundfont-gm)")


def perform(part: Part, beats: float, passes: int = 1, tail: float = 1.2) -> Sound:
    """`part` played dry, `passes` times over `beats`, with `tail` seconds to ring out."""
    length = samples(beats * passes * 60 / part.bpm + tail)
    with tempfile.TemporaryDirectory() as folder:
        score, wave = Path(folder) / "part.mid", Path(folder) / "part.wav"
        _midi(part, beats, passes, tail).save(score)
        quiet = ["-ni", "-q", "-R", "0", "-C", "0", "-g", "0.5", "-r", str(RATE), "-O", "float"]
        command = [
            "fluidsynth",
            *quiet,
            "-o",
            "synth.cpu-cores=1",
            "-F",
            str(wave),
            str(soundfont()),
            str(score),
        ]
        subprocess.run(command, check=True, capture_output=True)
        played, _ = soundfile.read(wave)
    return np.pad(played, ((0, max(0, length - len(played))), (0, 0)))[:length]


def _midi(part: Part, beats: float, passes: int, tail: float) -> mido.MidiFile:
    """The score that fluidsynth reads."""
    channel, now = 9 if part.drums else 0, 0
    track = mido.MidiTrack(
        [
            mido.MetaMessage("set_tempo", tempo=mido.bpm2tempo(part.bpm)),
            mido.Message("program_change", channel=channel, program=part.program),
        ]
    )
    turns = [turn * beats for turn in range(passes)]
    repeated = [(turn + beat, order, what) for turn in turns for beat, order, what in part.events]
    for beat, _, (kind, key, value) in sorted(repeated):
        tick = max(now, round(beat * TICKS))
        data = {"pitch": key} if kind == "pitchwheel" else {"note": key, "velocity": value}
        track.append(mido.Message(kind, channel=channel, time=tick - now, **data))
        now = tick
    rest = int(tail * part.bpm / 60 * TICKS) + TICKS
    track.append(mido.Message("control_change", channel=channel, control=64, value=0, time=rest))
    return mido.MidiFile(ticks_per_beat=TICKS, tracks=[track])


Stem = tuple[Sound, float, float]
"""A performed part, its loudness in LUFS, its place from -1 to 1."""


def mix(stems: Iterable[Stem]) -> Sound:
    """All stems at their loudness and place."""
    placed = [panned(sound, pan) * ratio(loudness - integrated(sound)) for sound, loudness, pan in stems]
    whole = np.zeros((max(map(len, placed)), 2))
    for sound in placed:
        whole[: len(sound)] += sound
    return whole


def loop(stems: Iterable[Stem], beats: float, bpm: float, room: Room = STAGE, wet: float = 0.12) -> Sound:
    """One pass that can be repeated for ever: the second of two, with the tails of the first in it."""
    twice = compress(high(echo(mix(stems), room, wet), 30), -18, 2.0, 0.015, 0.18)
    length = samples(beats * 60 / bpm)
    start, rise = length - LEAD, np.linspace(0, 1, BLEND)[:, None]
    once = twice[start : start + length].copy()
    # No two passes are quite alike, so the end is led into what stood before the beginning.
    once[-BLEND:] = once[-BLEND:] * (1 - rise) + twice[start - BLEND : start] * rise
    return once
