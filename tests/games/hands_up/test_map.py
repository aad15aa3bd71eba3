"""A table of Hands Up that nobody can play on says why."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from game.games.library import load_board
from tests.boards.broken import Break, Broken, Draw, broken_map, sentence_of
from tests.boards.draw import Drawing, by_id, layer_of, put, remove, reshape, the
from tests.boards.ours import MAPS

broken = Broken()


def hands_up() -> Drawing:
    """Our own table."""
    return ET.parse(MAPS / "hands_up.tmx").getroot()  # noqa: S314  (our own map)


@broken(hands_up, "mine.tmx: layer 'slots': the number of objects is 61, expected 60.")
def sixty_one_slots(root: Drawing) -> None:
    put(root, "slots", "slot", (40, 40), number=999)


@broken(
    hands_up,
    "mine.tmx: expected 4 rows of slots, each with at most 10 of the first 32 and no more of the rest.",
)
def a_slot_that_is_in_no_row(root: Drawing) -> None:
    by_id(root, 7).set("y", "300")


@broken(hands_up, "mine.tmx: layer 'diamond': the number of objects is 0, expected 1.")
def no_diamond(root: Drawing) -> None:
    remove(root, int(layer_of(root, "diamond")[0].get("id", "")))


@broken(hands_up, "mine.tmx: layer 'slots', object 7: its type is 'spot', expected 'slot'.")
def a_spot_among_the_slots(root: Drawing) -> None:
    by_id(root, 7).set("type", "spot")


@broken(hands_up, "mine.tmx: layer 'prompt', object 113: its shape is 'point', expected 'rectangle'.")
def a_prompt_without_a_size(root: Drawing) -> None:
    reshape(the(layer_of(root, "prompt").find("object")), "point")


@broken(hands_up, "mine.tmx: it is 1920 x 960 pixels, expected 1920 x 1080.")
def a_table_that_does_not_fill_the_screen(root: Drawing) -> None:
    root.set("height", "8")
    the(root.find("layer")).set("height", "8")
    the(root.find("layer/data")).text = ",".join(["1"] * 128)


def bring_table(folder: Path) -> None:
    """Put our tileset into a folder, with its picture beside it."""
    text = (MAPS / "table.tsx").read_text(encoding="utf-8")
    (folder / "table.tsx").write_text(text.replace("../art/table/", ""), encoding="utf-8")


@pytest.mark.parametrize(("draw", "break_it", "sentence"), broken.cases())
def test_a_table_that_cannot_be_played_on_says(
    draw: Draw, break_it: Break, sentence: str, my_maps: Path
) -> None:
    bring_table(my_maps)
    (my_maps / "mine.tmx").write_bytes(ET.tostring(broken_map(draw, break_it)))
    assert sentence_of(lambda: load_board("mine")) == sentence


def test_a_mended_table_is_read(my_maps: Path) -> None:
    bring_table(my_maps)
    (my_maps / "mine.tmx").write_bytes(ET.tostring(hands_up()))
    assert load_board("mine").spaces == load_board("hands_up").spaces
