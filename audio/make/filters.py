"""Filters: bands, peaks, ringing bodies and a band that moves."""

from collections.abc import Iterable
from typing import cast

import numpy as np
from scipy import signal

from bench import RATE, Mode, Sound, ratio


def low(sound: Sound, cut: float, order: int = 2) -> Sound:
    """What lies below `cut` Hz."""
    return _butter(sound, "low", cut, order)


def high(sound: Sound, cut: float, order: int = 2) -> Sound:
    """What lies above `cut` Hz."""
    return _butter(sound, "high", cut, order)


def band(sound: Sound, bottom: float, top: float, order: int = 1) -> Sound:
    """What lies between `bottom` and `top` Hz."""
    return _butter(sound, "band", (bottom, top), order)


def _butter(sound: Sound, kind: str, cut: float | tuple[float, float], order: int) -> Sound:
    sections = signal.butter(order, cut, kind, fs=RATE, output="sos")
    return cast("Sound", signal.sosfilt(sections, sound, axis=0))


def peak(sound: Sound, pitch: float, sharpness: float, decibels: float) -> Sound:
    """`sound` with the region around `pitch` raised (or lowered) by `decibels`."""
    amount, angle = ratio(decibels / 2), 2 * np.pi * pitch / RATE
    width, turn = np.sin(angle) / (2 * sharpness), -2 * np.cos(angle)
    top = np.array([1 + width * amount, turn, 1 - width * amount])
    bottom = np.array([1 + width / amount, turn, 1 - width / amount])
    return cast("Sound", signal.lfilter(top / bottom[0], bottom / bottom[0], sound, axis=0))


def high_shelf(sound: Sound, pitch: float, decibels: float) -> Sound:
    """`sound` with everything above `pitch` raised by `decibels`."""
    a, angle = ratio(decibels / 2), 2 * np.pi * pitch / RATE
    cos, slope = np.cos(angle), np.sqrt(2 * a) * np.sin(angle)
    top = [a * (a + 1 + (a - 1) * cos + slope), -2 * a * (a - 1 + (a + 1) * cos)]
    top.append(a * (a + 1 + (a - 1) * cos - slope))
    bottom = [a + 1 - (a - 1) * cos + slope, 2 * (a - 1 - (a + 1) * cos), a + 1 - (a - 1) * cos - slope]
    return cast("Sound", signal.lfilter(top, bottom, sound, axis=0))


def body(strike: Sound, modes: Iterable[Mode]) -> Sound:
    """What a body with these modes makes of a `strike`."""
    heard = np.zeros_like(strike)
    for pitch, t60, strength in modes:
        heard += strength * resonator(strike, pitch, 6.91 / (np.pi * t60))
    return heard


def resonator(sound: Sound, pitch: float, width: float) -> Sound:
    """One resonance at `pitch`, `width` Hz wide."""
    radius = np.exp(-np.pi * width / RATE)
    back = [1, -2 * radius * np.cos(2 * np.pi * pitch / RATE), radius**2]
    return cast("Sound", signal.lfilter([1 - radius, 0, radius - 1], back, sound))


def sweep(sound: Sound, pitch: Sound, sharpness: float, block: int = 64) -> Sound:
    """A band that follows `pitch`, as a hand over a mute or a card through the air."""
    heard, memory = np.zeros_like(sound), np.zeros(2)
    for start in range(0, len(sound), block):
        angle = 2 * np.pi * pitch[min(start + block // 2, len(pitch) - 1)] / RATE
        width = np.sin(angle) / (2 * sharpness)
        forth = np.array([width, 0, -width]) / (1 + width)
        back = np.array([1 + width, -2 * np.cos(angle), 1 - width]) / (1 + width)
        part = slice(start, start + block)
        heard[part], memory = signal.lfilter(forth, back, sound[part], zi=memory)
    return heard
