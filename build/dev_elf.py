"""Programs and libraries of Linux (ELF, 64 bits): where they search for other libraries."""

import struct
from collections.abc import Iterator
from pathlib import Path

MAGIC = b"\x7fELF\x02\x01"
"""An ELF file with 64 bits, the small end first."""
LOADED, DYNAMIC = 1, 2
"""Segments: what is put into memory, and the list that tells how to link it."""
END, STRINGS, OLD_PATH, PATH = 0, 5, 15, 29
"""Entries of that list."""


def forget_absolute_paths(folder: Path) -> None:
    """Let no library below `folder` search in places of the machine it was built on."""
    for file in sorted(folder.rglob("*")):
        if file.is_file() and not file.is_symlink():
            with file.open("rb") as opened:
                is_elf = opened.read(len(MAGIC)) == MAGIC
            if is_elf:
                data = file.read_bytes()
                cleaned = without_absolute_path(data)
                if cleaned != data:
                    file.write_bytes(cleaned)


def without_absolute_path(data: bytes) -> bytes:
    """The file without its search path, if that begins at the root; one beside the library itself stays."""
    segments = list(_segments(data))
    linking = next(((place, size) for kind, place, _, size in segments if kind == DYNAMIC), None)
    if linking is None:
        return data
    begin, size = linking
    entries = list(struct.iter_unpack("<QQ", data[begin : begin + size]))
    address = dict(entries)[STRINGS]
    strings = next(
        address - start + place
        for kind, place, start, length in segments
        if kind == LOADED and start <= address < start + length
    )
    kept = [
        (tag, value)
        for tag, value in entries
        if tag not in (OLD_PATH, PATH) or not data.startswith(b"/", strings + value)
    ]
    kept += [(END, 0)] * (len(entries) - len(kept))
    return data[:begin] + b"".join(struct.pack("<QQ", *entry) for entry in kept) + data[begin + size :]


def _segments(data: bytes) -> Iterator[tuple[int, int, int, int]]:
    """Of each segment its kind, its place in the file, its address in memory, and its bytes in the file."""
    (table,) = struct.unpack_from("<Q", data, 32)
    length, count = struct.unpack_from("<HH", data, 54)
    for number in range(count):
        kind, _, place, address, _, size = struct.unpack_from("<IIQQQQ", data, table + number * length)
        yield kind, place, address, size
