"""What a mode, a difficulty and every custom option mean."""

from __future__ import annotations

import pytest

from game.games.stop_thief.game import GAME as STOP_THIEF
from game.games.stop_thief.rules.terms import ArrestReach, Doors, Shown, Subway, Terms, TipKind, agreed
from game.match.game import parse_options

CUSTOM = "difficulty=custom"


def terms(options: str, seats: int = 2) -> Terms:
    return agreed(parse_options(STOP_THIEF, options, seats), seats)


def test_the_standard_game_is_the_default() -> None:
    assert terms("") == terms("mode=competitive,difficulty=standard")


def test_the_intermediate_game() -> None:
    agreed_on = terms("difficulty=intermediate")
    assert (agreed_on.doors, agreed_on.subway, agreed_on.lingering) == (Doors.OFTEN, Subway.ALWAYS, True)
    assert (agreed_on.district, agreed_on.tip, agreed_on.pair) == (Shown.SHOWN, TipKind.TWO, False)
    assert agreed_on.money


def test_the_advanced_game() -> None:
    agreed_on = terms("difficulty=advanced")
    assert (agreed_on.doors, agreed_on.subway, agreed_on.lingering) == (Doors.OFTEN, Subway.OFTEN, True)
    assert (agreed_on.district, agreed_on.tip, agreed_on.pair) == (Shown.HIDDEN, TipKind.SECTIONS, True)
    assert not agreed_on.money
    assert agreed_on.captures == 2


@pytest.mark.parametrize(
    ("option", "field", "value"),
    [
        ("doors=free", "doors", Doors.FREE),
        ("subway=always", "subway", Subway.ALWAYS),
        ("lingering=on", "lingering", True),
        ("district=first", "district", Shown.FIRST),
        ("alarm=pair", "pair", True),
        ("tip=sections", "tip", TipKind.SECTIONS),
        ("win=captures,captures=3", "captures", 3),
        ("cash=5", "cash", 5_000),
        ("false_arrest=3", "false_arrest", 3_000),
        ("needed=15", "needed", 15_000),
        ("arrest_reach=number", "arrest_reach", ArrestReach.NUMBER),
        ("abilities=off", "abilities", False),
        ("lure=10", "lure", 10),
    ],
)
def test_every_custom_option_counts_in_the_custom_game_alone(option: str, field: str, value: object) -> None:
    assert getattr(terms(f"{CUSTOM},{option}"), field) == value
    assert getattr(terms(option), field) != value


@pytest.mark.parametrize("options", ["", "difficulty=advanced", "mode=cooperative"])
def test_the_helps_are_chosen_in_every_mode(options: str) -> None:
    assert not terms(options).helps
    assert terms(f"{options},helps=few").helps


@pytest.mark.parametrize(
    ("mode", "seats", "loot"), [("solo", 1, 18_000), ("cooperative", 4, 26_000), ("one-vs-many", 4, 22_000)]
)
def test_a_tight_loot_goes_by_how_many_hunt(mode: str, seats: int, loot: int) -> None:
    assert terms(f"mode={mode},loot=tight", seats).loot == loot


@pytest.mark.parametrize(("mode", "seats"), [("cooperative", 3), ("solo", 1)])
def test_loot_and_lure_are_chosen_where_the_pack_is_hunted(mode: str, seats: int) -> None:
    agreed_on = terms(f"mode={mode},loot=30,lure=15", seats)
    assert (agreed_on.loot, agreed_on.lure) == (30_000, 15)


def test_a_difficulty_changes_nothing_about_the_pack() -> None:
    assert terms("mode=cooperative") == terms("mode=cooperative,difficulty=advanced")


def test_a_players_pack_needs_no_lure() -> None:
    assert terms("mode=one-vs-many,lure=15", 3).lure == 0
