"""What can be known about a thief: never less than the truth, and exactly what brute force finds."""

from __future__ import annotations

import random
import statistics
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from game.core.kernel import CHANCE, TABLE, Seat
from game.games.stop_thief.rules.belief import believed, candidates, public_candidates
from game.games.stop_thief.rules.state import Clue, Hideaway, Phase, Sound, State, Tip, Tipped
from game.games.stop_thief.rules.thief_moves import thief_state
from game.match.match import AnyMatch, Match
from tests.games.stop_thief.cities import (
    ANN,
    BOB,
    LITTLE,
    MODES,
    RULES,
    board,
    hunt,
    keen_match,
    little_board,
    random_match,
    stop_thief,
)

every_mode = pytest.mark.parametrize(("players", "options"), MODES)
CURVE = (4.0, 8.6, 8.0, 4.7, 4.2, 3.8, 2.7, 2.6)
"""Candidates after clues 1 to 8 of the standard game, as the plan of the board was counted."""

# ---- the truth ----


def views_with_a_thief(match: AnyMatch) -> Iterator[State]:
    for viewer in (TABLE, *match.state.investigators):
        yield match.view(viewer)


@pytest.mark.medium
@every_mode
def test_the_truth_is_never_excluded(players: int, options: str) -> None:
    for seed, play in ((1, keen_match), (2, keen_match), (3, random_match)):
        known = 0
        for match in play(players, seed, options):
            if match.state.hideaway is None or len(match.state.record) == known:
                continue
            known = len(match.state.record)
            for view in views_with_a_thief(match):
                assert believed(view)[thief_state(match.state.hideaway)] > 0


@every_mode
def test_all_candidates_together_are_certain(players: int, options: str) -> None:
    for match in keen_match(players, 5, options):
        if match.state.hideaway:
            assert sum(candidates(match.view(TABLE)).values()) == pytest.approx(1)


def test_without_a_thief_there_are_no_candidates() -> None:
    assert candidates(RULES.view(hunt(500, 500), ANN)) == {}


def test_a_private_tip_counts_for_who_got_it_and_for_nobody_else() -> None:
    state = hunt(500, 500, thief=Hideaway(122), heard=(Clue(Sound.ALARM, 1),))
    state = replace(state, record=(*state.record, Tipped(ANN, Tip(spaces=(122,)))))
    assert candidates(RULES.view(state, ANN)) == {122: 1.0}
    assert len(candidates(RULES.view(state, BOB))) == 4
    assert len(public_candidates(RULES.view(state, ANN))) == 4


def test_a_false_arrest_tells_where_he_is_not() -> None:
    for match in keen_match(2, 1):
        searched = [fact for fact in match.state.record if hasattr(fact, "found") and not fact.found]
        if match.state.phase is Phase.CLUE and searched and match.state.record[-1] is searched[-1]:
            assert searched[-1].space not in candidates(match.view(TABLE))


def test_an_imagined_thief_is_where_he_may_be() -> None:
    rng = random.Random(1)
    for match in keen_match(2, 4, "difficulty=advanced"):
        view = match.view(ANN)
        imagined = RULES.imagine(view, rng.choice).hideaway
        assert (imagined is None) is (match.state.hideaway is None)
        if imagined:
            assert imagined.at in candidates(view)


# ---- brute force on a small board ----

ROWS = [line.split() for line in LITTLE.strip().splitlines()]
KIND = {int(row[0]): row[1] for row in ROWS}
NEAR = {int(row[0]): tuple(map(int, row[3:])) for row in ROWS}
ROOM = {number: number // 100 for number, kind in KIND.items() if kind not in ("door", "window")}
STATIONS = [number for number, kind in KIND.items() if kind == "subway"]
HEARD = {"crime_scene": "alarm", "window": "glass", "subway": "train", "floor": "footsteps"}
Path = tuple[int, ...]


def heard_of(path: Path) -> str:
    *before, here = path
    if before and before[-1] == here:
        return "hold"
    return HEARD.get(KIND[here], KIND[here])


def on_from(path: Path, law: dict[str, float]) -> Iterator[tuple[int, float]]:
    """Where a thief with this path goes, as the rule book and the agreed shares say."""
    here = path[-1]
    came = next((space for space in reversed(path) if space != here), None)
    stays = law["linger"] if len(path) == 1 or path[-2] != here else 0
    if stays:
        yield here, stays
    ends = [end for end in NEAR[here] if end != came] or list(NEAR[here])
    beyond = ends
    if KIND[here] in ("door", "window") and came is not None:
        beyond = [end for end in ends if ROOM[end] != ROOM[came]]
    back = [end for end in ends if end not in beyond]
    through = law["through"] if back else 1
    for side, share in ((beyond, through), (back, 1 - through)):
        for end in side:
            for to, part in ride(end, path, came, law):
                yield to, (1 - stays) * share / len(side) * part


def ride(end: int, path: Path, came: int | None, law: dict[str, float]) -> Iterator[tuple[int, float]]:
    others = [to for to in STATIONS if to not in (end, path[-1], came)]
    just_rode = came is not None and came not in NEAR[path[-1]]
    rides = law["rides"] if KIND[end] == "subway" and others and not just_rode else 0
    if rides < 1:
        yield end, 1 - rides
    for to in others if rides else ():
        yield to, rides / len(others)


def brute_force(clues: tuple[Clue, ...], law: dict[str, float]) -> dict[int, float]:
    """Every path that sounds like this, and where it ends."""
    first, *rest = clues
    paths: dict[Path, float] = {
        (scene,): 1.0
        for scene, kind in KIND.items()
        if kind == "crime_scene" and first.district in (None, scene // 100)
    }
    for clue in rest:
        longer: dict[Path, float] = {}
        for path, chance in paths.items():
            for to, share in on_from(path, law):
                fits = heard_of((*path, to)) == clue.sound and clue.district in (None, to // 100)
                if fits and share:
                    longer[*path, to] = longer.get((*path, to), 0.0) + chance * share
        paths = longer
    whole = sum(paths.values())
    ends: dict[int, float] = {}
    for path, chance in paths.items():
        ends[path[-1]] = ends.get(path[-1], 0.0) + chance / whole
    return dict(sorted(ends.items()))


def clues_only(options: str, seed: int, clues: int) -> Iterator[AnyMatch]:
    """A match on the small board in which clues are asked for and nothing else is done."""
    match: AnyMatch = Match(RULES, stop_thief(2, options), little_board(), seed)
    while len(match.state.clues) < clues:
        (seat,) = match.to_act()
        if seat == CHANCE:
            match.draw(0)
        else:
            legal = match.legal(seat)
            refuses = match.state.phase in (Phase.TIP, Phase.TIP_AFTER, Phase.PUSH)
            match.act(Seat(seat), legal[-1] if refuses else legal[0], 0)
        if match.state.phase is Phase.CARD:
            yield match


LAWS = [
    ("difficulty=custom,doors=always,subway=never,lure=0", {"through": 1.0, "rides": 0.0, "linger": 0.0}),
    (
        "difficulty=custom,doors=often,subway=often,lingering=on,district=hidden,lure=0",
        {"through": 0.75, "rides": 0.75, "linger": 0.1},
    ),
    (
        "difficulty=custom,doors=often,subway=always,district=first,lure=0",
        {"through": 0.75, "rides": 1.0, "linger": 0.0},
    ),
]


@pytest.mark.parametrize(("options", "law"), LAWS)
def test_on_a_small_board_the_belief_is_what_brute_force_finds(options: str, law: dict[str, float]) -> None:
    for seed in range(12):
        for match in clues_only(f"{options},abilities=off", seed, 7):
            found = candidates(match.view(TABLE))
            assert found == pytest.approx(brute_force(match.state.clues, law))


# ---- how much clues tell ----


def test_clues_tell_about_as_much_as_the_plan_promised(
    record_property: Callable[[str, object], None],
) -> None:
    counted: dict[int, list[int]] = {}
    plain = "difficulty=custom,doors=always,subway=never,abilities=off"
    for seed in range(150):
        match: AnyMatch = Match(RULES, stop_thief(2, plain), board(), seed)
        while len(match.state.clues) < len(CURVE):
            (seat,) = match.to_act()
            legal = match.legal(seat)
            refuses = match.state.phase in (Phase.TIP, Phase.TIP_AFTER, Phase.PUSH)
            if seat == CHANCE:
                match.draw(0)
            else:
                match.act(seat, legal[-1] if refuses else legal[0], 0)
            if match.state.phase is Phase.CARD and seat == CHANCE:
                counted.setdefault(len(match.state.clues), []).append(len(candidates(match.view(TABLE))))
    curve = [round(statistics.mean(counted[clue]), 1) for clue in sorted(counted)]
    record_property("candidates after clues 1 to 8", curve)
    assert curve == pytest.approx(CURVE, abs=0.8)
