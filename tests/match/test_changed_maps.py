"""A match never resumes on a map that has changed since it was saved."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from game import paths
from game.core.kernel import CHANCE
from game.games.library import GAMES, new_match, restored, setup_from_text
from game.match.save import BadSave, Saved
from game.shell.words import Words
from tests.boards.draw import Drawing, give, layer_of, take, the
from tests.boards.ours import in_mood

pytestmark = pytest.mark.medium

MINE = "mine"
MAPS = {game.id: game.board for game in GAMES.values()}
Edit = Callable[[Drawing], None]


@pytest.fixture(autouse=True)
def my_map(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where a player keeps a map of their own."""
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path / "home"))
    return paths.maps_dir() / f"{MINE}.tmx"


def copy_of(game: str, file: Path, edit: Edit | None = None) -> None:
    """Put our map of a game into the player's folder, changed or as it is."""
    in_mood(paths.bundled("maps", f"{MAPS[game]}.tmx"), None, file)
    if edit:
        root = ET.parse(file).getroot()  # noqa: S314  (our own maps)
        edit(root)
        file.write_bytes(ET.tostring(root))


@cache
def saved_on_the_original(game: str) -> Saved:
    """A match of AIs that has just begun, on the copy that lies in the player's folder now."""
    setup = replace(setup_from_text(GAMES[game], None, ""), board=MINE)
    match = new_match(setup, 7)
    for _ in range(5):
        seat = match.to_act()[0]
        if seat == CHANCE:
            match.draw(0)
        else:
            match.act(seat, match.legal(seat)[0], 0)
    return Saved.of(match)


def save_of(game: str, file: Path) -> Saved:
    copy_of(game, file)
    return saved_on_the_original(game)


def numbered(root: Drawing, number: int) -> Drawing:
    """The object with this number on the board."""
    return the(root.find(f"objectgroup/object/properties/property[@name='number'][@value='{number}']/../.."))


def shifted(thing: Drawing, right: int, down: int) -> None:
    for axis, by in (("x", right), ("y", down)):
        thing.set(axis, str(float(thing.get(axis, "")) + by))


def move(number: int, right: int, down: int = 0) -> Edit:
    return lambda root: shifted(numbered(root, number), right, down)


def move_first(layer: str, right: int, down: int = 0) -> Edit:
    return lambda root: shifted(layer_of(root, layer)[0], right, down)


def drop(*numbers: int) -> Edit:
    def edit(root: Drawing) -> None:
        for number in numbers:
            thing = numbered(root, number)
            the(root.find(f"objectgroup/object[@id='{thing.get('id')}']/..")).remove(thing)

    return edit


def drop_from(layer: str, index: int = 0) -> Edit:
    return lambda root: layer_of(root, layer).remove(layer_of(root, layer)[index])


def swap(one: int, other: int) -> Edit:
    def edit(root: Drawing) -> None:
        first, second = numbered(root, one), numbered(root, other)
        give(first, "number", other)
        give(second, "number", one)

    return edit


def renumber(number: int, new: int) -> Edit:
    return lambda root: give(numbered(root, number), "number", new)


def change(number: int, key: str, value: object) -> Edit:
    return lambda root: give(numbered(root, number), key, value)


def forget(number: int, key: str) -> Edit:
    return lambda root: take(numbered(root, number), key)


def change_first(layer: str, key: str, value: object) -> Edit:
    return lambda root: give(layer_of(root, layer)[0], key, value)


def into(number: int, layer: str, kind: str) -> Edit:
    """Make a space one of another kind."""

    def edit(root: Drawing) -> None:
        thing = numbered(root, number)
        drop(number)(root)
        thing.set("type", kind)
        layer_of(root, layer).append(thing)

    return edit


def retitle(root: Drawing) -> None:
    give(root, "title", "New Town")


def other_game(root: Drawing) -> None:
    game = the(root.find("properties/property[@name='game']"))
    game.set("value", "hands-up" if game.get("value") == "police-chase" else "police-chase")


def wider(layer: str) -> Edit:
    return lambda root: layer_of(root, layer)[0].set("width", "380")


def one_more(layer: str, right: int, down: int = 0, number: int | None = None) -> Edit:
    """Put a copy of the first object of a layer beside it."""

    def edit(root: Drawing) -> None:
        group = layer_of(root, layer)
        twin = ET.fromstring(ET.tostring(group[0]))  # noqa: S314  (our own maps)
        twin.set("id", "9999")
        shifted(twin, right, down)
        if number is not None:
            give(twin, "number", number)
        group.append(twin)

    return edit


def both(*edits: Edit) -> Edit:
    def edit(root: Drawing) -> None:
        for each in edits:
            each(root)

    return edit


EVERYWHERE: dict[str, Edit] = {"another title": retitle, "another game": other_game}
EDITS: dict[str, dict[str, Edit]] = {
    "police-chase": {
        "a space moves a pixel": move(12, 1),
        "a house moves a pixel": move(23, 0, 1),
        "the centre moves a pixel": move(55, 1),
        "a space goes": drop(22),
        "a space of the ring goes": drop(13),
        "two numbers are swapped": swap(12, 13),
        "a number that is taken": renumber(12, 13),
        "a street becomes a house": into(24, "buildings", "building"),
        "a street and a house change places": both(
            into(24, "buildings", "building"), into(23, "spaces", "space")
        ),
        "a door goes": drop_from("doors"),
        "another door goes": drop_from("doors", -1),
        "a door moves to another wall": move_first("doors", 60, 60),
        "a door more": one_more("doors", 60, 60),
        "a property more": change(15, "colour", "red"),
    },
    "cops-and-crooks": {
        "a street moves a pixel": move(101, 1),
        "a street goes": drop(102),
        "a street in the middle goes": drop(1412),
        "two numbers are swapped": swap(101, 102),
        "an arcade goes": drop(312),
        "an arcade becomes a street": into(312, "spaces", "space"),
        "a bank holds more": change(307, "loot", 6_000),
        "a bank holds nothing": change(307, "loot", 0),
        "a post office holds less": change(203, "loot", 1_000),
        "a bank becomes a post office": into(307, "post_offices", "post_office"),
        "two exits are swapped": both(change(5, "way", "airport"), change(19, "way", "rail")),
        "an exit says nothing": forget(5, "way"),
        "a station of another line": change_first("subway", "line", "r"),
        "a station goes": drop_from("subway"),
        "a station moves on": move_first("subway", 64),
        "a door goes": drop_from("doors"),
        "a door of a hideout goes": drop_from("doors", -1),
        "the gate moves": move_first("gate", 64),
        "the car faces another way": change_first("gate", "heading", "east"),
        "a hideout and an agency change places": swap(602, 903),
        "a cell becomes an office": into(910, "offices", "office"),
        "a property more": change(602, "painted", value=True),
    },
    "stop-thief": {
        "a space moves a pixel": move(123, 1),
        "a space moves far": move(123, 20),
        "two numbers are swapped": swap(123, 124),
        "two crime scenes are swapped": swap(122, 137),
        "a number of another district": renumber(123, 223),
        "a free number": renumber(123, 199),
        "a space becomes a crime scene": into(123, "crime_scenes", "space"),
        "a crime scene becomes a space": into(122, "spaces", "space"),
        "a door becomes a window": into(113, "windows", "space"),
        "a window becomes a door": into(116, "doors", "space"),
        "a subway stop becomes a street": into(599, "spaces", "space"),
        "a street becomes a subway stop": into(501, "subway", "space"),
        "a space goes": drop(123),
        "a path goes": drop_from("paths"),
        "a path and its circle go": both(drop_from("paths", -1), drop_from("circles", -1)),
        "a circle moves a pixel": move_first("circles", 0, 1),
        "a building has another name": change_first("districts", "label", "Second Bank"),
        "a building is outdoors": change_first("districts", "indoors", value=False),
        "the start moves": move_first("start", 1152, -1152),
        "a property more": change(123, "dark", value=True),
    },
    "hands-up": {
        "a slot moves a pixel": move(0, 1),
        "a slot leaves its row": move(40, 0, 1),
        "two slots are swapped": swap(0, 1),
        "a slot goes": drop(0),
        "a slot more": one_more("slots", 40, 40, number=90),
        "a corner is wider": wider("corners"),
        "a portrait on the other side": change(200, "portrait_right", value=True),
        "a pile moves": move(210, 10),
        "two piles are swapped": swap(210, 211),
        "the diamond moves": move(240, 10),
        "the diamond goes": drop(240),
        "the prompt is wider": wider("prompt"),
        "a property more": change(240, "cut", "round"),
    },
}
CASES = [
    pytest.param(game, edit, id=f"{game}: {name}")
    for game, edits in EDITS.items()
    for name, edit in (edits | EVERYWHERE).items()
]


@pytest.mark.parametrize(("game", "edit"), CASES)
def test_no_match_resumes_on_a_map_that_was_edited(game: str, edit: Edit, my_map: Path) -> None:
    saved = save_of(game, my_map)
    copy_of(game, my_map, edit)
    with pytest.raises(BadSave):
        restored(saved)


@pytest.mark.parametrize("game", MAPS)
def test_a_match_resumes_on_the_same_map(game: str, my_map: Path) -> None:
    assert Saved.of(restored(save_of(game, my_map))) == saved_on_the_original(game)


@pytest.mark.parametrize("game", MAPS)
def test_a_match_resumes_when_only_the_picture_has_changed(game: str, my_map: Path) -> None:
    def repaint(root: Drawing) -> None:
        data = the(root.find("layer/data"))
        first, comma, rest = (data.text or "").strip().partition(",")
        other = next(tile for tile in rest.replace("\n", "").split(",") if tile not in ("0", first))
        data.text = f"{other}{comma}{rest}"

    saved = save_of(game, my_map)
    copy_of(game, my_map, repaint)
    assert restored(saved).board.digest == saved.board_digest


def test_the_player_reads_that_the_map_has_changed(my_map: Path) -> None:
    saved = save_of("police-chase", my_map)
    copy_of("police-chase", my_map, retitle)
    with pytest.raises(BadSave, match=r"^save\.map-changed ") as refused:
        restored(saved)
    assert Words().explain(refused.value) == "the map has changed since the match was saved"


def test_an_older_save_has_no_digest_and_resumes_as_long_as_its_moves_fit(my_map: Path) -> None:
    saved = replace(save_of("police-chase", my_map), board_digest=None)
    copy_of("police-chase", my_map, retitle)
    assert restored(saved).to_act()
