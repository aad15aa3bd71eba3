"""Menu sounds: wood, soft and short, so that the thousandth is as welcome as the first."""

from filters import band, high, low, sweep
from space import PARLOUR, echo, lay

from bench import Mode, Sound, decay, dice, ping, shape, silence, white

C5, E5, G4, G5, A5 = 523.3, 659.3, 392.0, 784.0, 880.0


def knock(pitch: float, seed: int, hardness: float = 0.5) -> Sound:
    """A finger on a small wooden box; `hardness` 0 is a fingertip, 1 a nail."""
    rng = dice(seed)
    ring = 0.055 * (400 / pitch) ** 0.4
    modes: list[Mode] = [
        (pitch, ring, 1.0),
        (pitch * 2.42, ring * 0.55, 0.25 + 0.35 * hardness),
        (pitch * 4.31, ring * 0.3, 0.06 + 0.24 * hardness),
    ]
    skin = band(white(0.12, rng), pitch, pitch * 7) * decay(0.12, 0.008, 0.0006)
    return ping(0.12, modes, 0.0014 - 0.0009 * hardness) + (0.05 + 0.25 * hardness) * skin


def mallet(pitch: float, ring: float = 0.35) -> Sound:
    """One marimba bar under a soft mallet."""
    bar: list[Mode] = [(pitch, ring, 1.0), (pitch * 3.93, ring * 0.28, 0.16), (pitch * 9.2, ring * 0.1, 0.04)]
    return ping(ring * 1.2, bar, 0.0016)


def hover() -> Sound:
    """A fingertip that has just touched the wood."""
    return knock(690, 210, 0.05)


def click() -> Sound:
    """A wooden button goes down and comes up."""
    return _two_knocks((0.0, 430, 1.0), (0.042, 560, 0.35), 211)


def back() -> Sound:
    """The same button, falling instead of rising."""
    return _two_knocks((0.0, 470, 0.7), (0.06, 330, 0.8), 212)


def _two_knocks(first: tuple[float, float, float], second: tuple[float, float, float], seed: int) -> Sound:
    track = silence(0.22)
    for offset, (at, pitch, level) in enumerate((first, second)):
        lay(track, knock(pitch, seed + 10 * offset, 0.45), at, level)
    return track


def _phrase(notes: tuple[tuple[float, float, float], ...], seconds: float) -> Sound:
    """Marimba notes (time, pitch, level), each with a little wood under the mallet."""
    track = silence(seconds)
    for at, pitch, level in notes:
        lay(track, mallet(pitch), at, level)
        lay(track, knock(pitch / 2, 220, 0.3), at, level * 0.35)
    return echo(track, PARLOUR, 0.08)


def join() -> Sound:
    """Somebody sits down: two steps up."""
    return _phrase(((0.0, G4, 0.8), (0.11, C5, 1.0)), 0.6)


def ready() -> Sound:
    """One warm chord: this seat is ready."""
    return _phrase(((0.0, C5, 0.8), (0.018, E5, 0.6), (0.036, G5, 0.8)), 0.6)


def error() -> Sound:
    """Two dull knocks on thick wood: not possible, no blame."""
    track = silence(0.32)
    for at, pitch, level in ((0.0, 205, 1.0), (0.115, 182, 0.9)):
        lay(track, low(knock(pitch, 230, 0.35), 2_400), at, level)
        lay(track, ping(0.16, [(pitch * 1.06, 0.09, 0.5), (pitch * 1.5, 0.05, 0.4)], 0.001), at, level)
    return track


def page() -> Sound:
    """A leaf of stiff paper is lifted and laid over."""
    rng = dice(240)
    track = silence(0.62)
    rise = shape(0.3, [(0, 900), (0.12, 2_600), (0.3, 1_700)])
    lift = sweep(white(0.3, rng), rise, 0.8) * shape(0.3, [(0, 0), (0.05, 0.7), (0.13, 0.35), (0.3, 0)], 1.3)
    lay(track, lift, 0.0, 0.6)
    fall = shape(0.24, [(0, 1_800), (0.1, 3_400), (0.24, 1_300)])
    lay(
        track,
        sweep(white(0.24, rng), fall, 0.9) * shape(0.24, [(0, 0), (0.11, 1), (0.24, 0)], 1.6),
        0.24,
        0.7,
    )
    for index in range(40):
        crackle = high(white(0.012, rng), 1_500) * decay(0.012, 0.004, 0.0003)
        at, level = (rng.uniform(0, 0.42), rng.uniform(0.2, 1)) if index else (0.0, 1.0)
        lay(track, crackle, at, 0.4 * level)
    lay(track, band(white(0.08, rng), 200, 1_500) * decay(0.08, 0.03, 0.002), 0.42, 0.5)
    return echo(track, PARLOUR, 0.06)


def tick() -> Sound:
    """One tick of a wooden mantel clock."""
    track = silence(0.16)
    lay(track, knock(1_180, 250, 0.6), 0.0, 0.8)
    lay(track, knock(395, 251, 0.3), 0.001, 0.6)
    return track


def countdown() -> Sound:
    """One beat of the last seconds: the clock and a low drum together."""
    track = silence(0.42)
    lay(track, knock(880, 252, 0.7), 0.0, 0.7)
    lay(track, mallet(A5 / 2, 0.22), 0.0, 0.7)
    lay(track, ping(0.35, [(98, 0.22, 1.0), (147, 0.12, 0.5)], 0.002), 0.0, 0.9)
    return echo(track, PARLOUR, 0.08)


MENU = {
    "hover": (hover, -30),
    "click": (click, -27),
    "back": (back, -27),
    "join": (join, -26),
    "ready": (ready, -26),
    "error": (error, -26),
    "page": (page, -27),
    "tick": (tick, -27),
    "countdown": (countdown, -23),
}
