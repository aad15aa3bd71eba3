"""A picture that is missing, too small or no picture is named."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path

import pytest

from game.boards.picture_sizes import picture_size
from game.boards.scenery import scenery_of
from tests.boards.broken import sentence_of
from tests.boards.draw import png, police_chase, save


def test_a_missing_picture_is_named(my_maps: Path) -> None:
    save(police_chase(), my_maps)
    (my_maps / "car_red.png").unlink()
    said = f"mine.tmx: the picture 'car_red.png' of its tilesets is missing in {my_maps.resolve()}."
    assert sentence_of(lambda: scenery_of("mine")) == said


def test_a_picture_that_is_smaller_than_its_tileset_says_is_named(my_maps: Path) -> None:
    save(police_chase(), my_maps)
    png(my_maps / "tiles.png", 100, 128)
    said = "mine.tmx: the picture 'tiles.png' is 100 x 128, expected at least 240 x 120 as its tileset says."
    assert sentence_of(lambda: scenery_of("mine")) == said


def test_a_file_that_is_no_picture_is_named(my_maps: Path) -> None:
    save(police_chase(), my_maps)
    (my_maps / "tiles.png").write_text("<svg/>")
    said = "mine.tmx: the picture 'tiles.png' of its tilesets cannot be read, expected a whole PNG or JPG."
    assert sentence_of(lambda: scenery_of("mine")) == said


def test_a_picture_with_too_many_pixels_is_named_and_not_decoded(my_maps: Path) -> None:
    save(police_chase(), my_maps)
    file = my_maps / "tiles.png"
    data = file.read_bytes()
    head = b"IHDR" + struct.pack(">II", 50_000, 50_000) + data[24:29]
    file.write_bytes(data[:12] + head + struct.pack(">I", zlib.crc32(head)) + data[33:])
    said = "mine.tmx: with the picture 'tiles.png' (50000 x 50000) its tilesets are too large, "
    assert sentence_of(lambda: scenery_of("mine")).startswith(said)


@pytest.mark.parametrize("left", [8, 20, 33, 60, -1, -12])
def test_a_picture_that_was_cut_has_no_size(left: int, tmp_path: Path) -> None:
    png(tmp_path / "a.png", 64, 32)
    data = (tmp_path / "a.png").read_bytes()
    assert picture_size(data) == (64, 32)
    assert picture_size(data[:left]) is None


@pytest.mark.parametrize("source", ["../secret.png", "/etc/passwd", "link/a.png"])
def test_a_picture_outside_of_the_maps_folder_is_refused(source: str, my_maps: Path) -> None:
    save(police_chase(), my_maps)
    (my_maps / "link").symlink_to("/etc")
    file = my_maps / "tiles.tsx"
    file.write_text(file.read_text().replace("tiles.png", source))
    assert sentence_of(lambda: scenery_of("mine")).startswith(
        f"tiles.tsx: it names the file '{source}', but it’s"
    )


def test_a_tileset_that_is_a_link_is_refused(my_maps: Path) -> None:
    save(police_chase(), my_maps)
    (my_maps / "tiles.tsx").rename(my_maps / "other.tsx")
    (my_maps / "tiles.tsx").symlink_to(my_maps / "other.tsx")
    said = "mine.tmx: it names the file 'tiles.tsx', but it’s a link to another place."
    assert sentence_of(lambda: scenery_of("mine")) == said
