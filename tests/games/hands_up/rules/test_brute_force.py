"""An independent referee: every pair and triple on random tables, by its own reading of the rule book."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import combinations

import pytest

from game.core.kernel import CLOCK
from game.games.hands_up.rules.actions import Grab, Point, TimeUp
from game.games.hands_up.rules.cards import KINDS, Card, theft_fault
from game.games.hands_up.rules.state import OpenCard
from tests.games.hands_up.tables import ANN, after, searching
from tests.thorough import part_of

TABLES = part_of(10_000)
ALL_CARDS = [str(card) for card, copies in KINDS for _ in range(copies)]


def all_same_or_all_different(marks: list[str]) -> bool:
    return len(set(marks)) in (1, 3)


def caught_by_the_rule_book(names: tuple[str, ...], table: list[str], *, power: bool) -> bool:
    """Written from the rule text on card names alone, with nothing of the game's code."""
    colours_matter = power and "L" not in table
    if len(names) == 2:
        camera, thief = sorted(names)
        return (
            power and camera[0] == "C" and thief[0] == "T" and (not colours_matter or camera[1] == thief[2])
        )
    if sorted(name[0] for name in names) != ["D", "F", "T"]:
        return False
    quantities = all_same_or_all_different([name[1] for name in names])
    return quantities and (not colours_matter or all_same_or_all_different([name[2] for name in names]))


def caught_by_the_rules(slots: tuple[int, ...], table: list[str], *, power: bool) -> bool:
    """Point at the cards through the game's door and see who owns them afterwards."""
    state = searching("T1o", players=2, options=f"power={'on' if power else 'off'}")
    places = tuple(OpenCard(Card.from_text(name), age) for age, name in enumerate(table))
    state, _ = after(replace(state, table=places), (ANN, Grab()), (CLOCK, TimeUp()))
    for slot in slots:
        if state.grabber is None:
            return False
        state, _ = after(state, (ANN, Point(slot)))
    return len(state.won[ANN]) >= len(slots)


def cameras_interfere(names: tuple[str, ...]) -> bool:
    """A triple that begins with camera + thief is judged at its second card, before it is a triple."""
    return len(names) == 3 and {names[0][0], names[1][0]} == {"C", "T"}


@pytest.mark.slow
@pytest.mark.parametrize("power", [False, True])
def test_the_rules_find_exactly_the_incidents_and_catches_that_brute_force_finds(power: bool) -> None:  # noqa: FBT001
    rng = random.Random(2026)
    wrong: list[object] = []
    for _ in range(TABLES):
        table = rng.sample(ALL_CARDS, rng.randint(2, 7))
        for size in (2, 3):
            for slots in combinations(range(len(table)), size):
                names = tuple(table[slot] for slot in slots)
                if power and cameras_interfere(names):
                    continue
                expected = caught_by_the_rule_book(names, table, power=power)
                if caught_by_the_rules(slots, table, power=power) != expected:
                    wrong.append((table, names, expected))
    assert wrong == []


def fault_by_the_rule_book(names: tuple[str, ...], *, colours_matter: bool) -> str:
    """What is wrong with three cards, read from their names alone."""
    if sorted(name[0] for name in names) != ["D", "F", "T"]:
        return "signs"
    numbers = all_same_or_all_different([name[1] for name in names])
    colours = not colours_matter or all_same_or_all_different([name[2] for name in names])
    return {(True, True): "", (False, True): "numbers", (True, False): "colours", (False, False): "both"}[
        numbers, colours
    ]


@pytest.mark.parametrize("colours_matter", [False, True])
def test_every_fault_that_the_rules_name_is_the_one_that_brute_force_finds(colours_matter: bool) -> None:  # noqa: FBT001
    wrong: list[object] = []
    for kinds in combinations([str(card) for card, _ in KINDS], 3):
        if cameras_interfere(kinds):
            continue
        fault = theft_fault(tuple(map(Card.from_text, kinds)), colours_count=colours_matter)
        if str(fault or "") != fault_by_the_rule_book(kinds, colours_matter=colours_matter):
            wrong.append((kinds, fault))
    assert wrong == []


@pytest.mark.parametrize("power", [False, True])
def test_a_round_goes_on_by_itself_exactly_when_brute_force_finds_nothing(power: bool) -> None:  # noqa: FBT001
    rng = random.Random(7)
    seen = {True: 0, False: 0}
    for _ in range(1_500):
        table = rng.sample(ALL_CARDS, rng.randint(1, 9))
        sets = [names for size in (2, 3) for names in combinations(table, size)]
        there = any(caught_by_the_rule_book(names, table, power=power) for names in sets)
        state = searching(" ".join(table), players=2, options=f"power={'on' if power else 'off'}")
        assert state.anything_left, "before a grab, the next card can be waited for"
        assert replace(state, grabbed=True).anything_left == there
        assert replace(state, piles=(0, 0)).anything_left == there
        seen[there] += 1
    assert min(seen.values()) > 100
