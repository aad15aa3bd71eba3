"""A picture that is missing, too small or no picture is named."""

from __future__ import annotations

from pathlib import Path

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
