"""Pictures for large screens: each has exactly twice the size of the picture that it stands for."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.paths import bundled

ART, MAPS = bundled("art"), bundled("maps")
LARGE = ART / "2x"
NOT_SHOWN = ("2x", "icon", "make", "readme", "renders", "silhouettes")
"""Folders whose pictures the game shows in no scene, or that are 2x already; a desktop scales the icon."""
SOURCES = ("prop_", "toy_")
"""Renders that others are made of."""
MOST_BYTES = 25_000_000


def shown() -> dict[str, Path]:
    """The pictures that the game shows, by the name that they have in art/2x."""
    pictures = {
        file.relative_to(ART): file
        for file in ART.rglob("*.*")
        if file.relative_to(ART).parts[0] not in NOT_SHOWN and not file.name.startswith(SOURCES)
    }
    pictures |= {Path("maps") / file.relative_to(MAPS): file for file in MAPS.rglob("*.*")}
    drawn = {name: file for name, file in pictures.items() if file.suffix in {".png", ".jpg"}}
    return {name.with_suffix(".webp").as_posix(): file for name, file in drawn.items()}


def large() -> dict[str, Path]:
    return {file.relative_to(LARGE).as_posix(): file for file in LARGE.rglob("*.*")}


def test_every_picture_that_the_game_shows_has_a_large_one() -> None:
    assert shown().keys() - large().keys() == set()


def test_every_large_picture_stands_for_one_that_the_game_shows() -> None:
    assert large().keys() - shown().keys() == set()


@pytest.mark.parametrize("folder", sorted({name.rpartition("/")[0] for name in shown()}))
def test_a_large_picture_has_exactly_twice_the_size(folder: str) -> None:
    there = {name: file for name, file in shown().items() if name.rpartition("/")[0] == folder}
    sizes = {name: (size(file), size(LARGE / name)) for name, file in there.items()}
    assert {name: pair for name, pair in sizes.items() if pair[1] != (2 * pair[0][0], 2 * pair[0][1])} == {}


def test_the_large_pictures_do_not_fill_a_disk() -> None:
    assert sum(file.stat().st_size for file in large().values()) <= MOST_BYTES


def size(file: Path) -> tuple[int, int]:
    """Width and height, from the first bytes where they are easy to find."""
    head = file.read_bytes()[:30]
    match head[:4], head[12:16]:
        case b"\x89PNG", _:
            return int.from_bytes(head[16:20]), int.from_bytes(head[20:24])
        case b"RIFF", b"VP8X":
            return 1 + int.from_bytes(head[24:27], "little"), 1 + int.from_bytes(head[27:30], "little")
        case b"RIFF", b"VP8L":
            bits = int.from_bytes(head[21:25], "little")
            return 1 + (bits & 0x3FFF), 1 + (bits >> 14 & 0x3FFF)
        case b"RIFF", b"VP8 ":
            return int.from_bytes(head[26:28], "little"), int.from_bytes(head[28:30], "little")
        case _:
            return pygame.image.load(file).get_size()
