"""A tileset that cannot be drawn says why."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.games.library import load_board
from tests.boards.broken import sentence_of
from tests.boards.draw import police_chase, save


@pytest.mark.parametrize(
    ("tileset", "sentence"),
    [
        ("<map/>", "tiles.tsx: it is a Tiled map, expected a tileset."),
        ("<tileset>", r"tiles.tsx: it is not XML as Tiled writes it (no element found: line 1, column 9)."),
        (
            '<tileset><tileoffset x="4" y="0"/></tileset>',
            "tiles.tsx: its tiles are shifted (Drawing Offset), expected 0, 0.",
        ),
        (
            '<tileset objectalignment="top"/>',
            "tiles.tsx: its object alignment is 'top', expected 'bottomleft'.",
        ),
        (
            '<tileset tilewidth="0" tileheight="64"><image/></tileset>',
            "tiles.tsx: the size of a tile is '0' x '64', expected numbers from 1 to 10000.",
        ),
        (
            '<tileset tilewidth="64" tileheight="64" margin="-1"><image width="64" height="64"/></tileset>',
            "tiles.tsx: its margin is '-1', expected a whole number up to 10000.",
        ),
        (
            '<tileset><tile id="3"><image source="a.png" width="9"/></tile></tileset>',
            "tiles.tsx: the size of a picture is '9' x '', expected numbers from 1 to 10000.",
        ),
        ('<tileset><tile id="3"/></tileset>', "tiles.tsx: tile 3 has no picture, expected one."),
        (
            '<tileset tilewidth="64" tileheight="64"><image width="64" height="64"/></tileset>',
            "tiles.tsx: a picture is inside the tileset, expected a file of its own.",
        ),
    ],
)
def test_a_faulty_tileset_says(tileset: str, sentence: str, my_maps: Path) -> None:
    save(police_chase(), my_maps)
    (my_maps / "tiles.tsx").write_text(tileset)
    assert sentence_of(lambda: load_board("mine")) == sentence


def test_a_tileset_that_is_not_there_says_so(my_maps: Path) -> None:
    save(police_chase(), my_maps)
    (my_maps / "props.tsx").unlink()
    said = f"props.tsx: this tileset is missing in {my_maps}."
    assert sentence_of(lambda: load_board("mine")) == said
