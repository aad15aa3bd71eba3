"""Ogg Vorbis files that come out the same, byte for byte, on every run."""

from pathlib import Path

import numpy as np
import soundfile

from bench import RATE, Sound

QUALITY = 4
CHUNK = 65_536


def write(path: Path, sound: Sound, quality: float = QUALITY) -> None:
    """Write `sound` to `path` as Vorbis."""
    path.parent.mkdir(parents=True, exist_ok=True)
    channels = 1 if sound.ndim == 1 else 2
    with soundfile.SoundFile(
        path, "w", RATE, channels, "VORBIS", format="OGG", compression_level=1 - quality / 10
    ) as file:
        # libsndfile's encoder overflows its stack when it is given a whole piece of music at once.
        for start in range(0, len(sound), CHUNK):
            file.write(sound[start : start + CHUNK])
    path.write_bytes(_with_fixed_serial(path.read_bytes()))


def read(path: Path) -> Sound:
    """The samples in `path`, as the game will hear them."""
    sound, rate = soundfile.read(path)
    if rate != RATE:
        raise ValueError(f"{path.name} is at {rate} Hz")
    return np.asarray(sound)


def _with_fixed_serial(data: bytes) -> bytes:
    """`data` with stream number 1: libsndfile draws one by the time of day."""
    pages, start = [], 0
    while start < len(data):
        lacing = data[start + 27 : start + 27 + data[start + 26]]
        end = start + 27 + len(lacing) + sum(lacing)
        pages.append(_renumbered(data[start:end]))
        start = end
    return b"".join(pages)


def _renumbered(page: bytes) -> bytes:
    """One Ogg page with stream number 1 and its checksum put right."""
    bare = bytearray(page)
    bare[14:18] = (1).to_bytes(4, "little")
    bare[22:26] = bytes(4)
    bare[22:26] = _checksum(bare).to_bytes(4, "little")
    return bytes(bare)


def _checksum(data: bytes | bytearray) -> int:
    """The CRC-32 of the Ogg format (not reflected, no final turn)."""
    total = 0
    for byte in data:
        total = ((total << 8) & 0xFFFF_FFFF) ^ _TABLE[(total >> 24) ^ byte]
    return total


def _table_entry(byte: int) -> int:
    entry = byte << 24
    for _ in range(8):
        entry = ((entry << 1) ^ (0x04C1_1DB7 if entry & 0x8000_0000 else 0)) & 0xFFFF_FFFF
    return entry


_TABLE = [_table_entry(byte) for byte in range(256)]
