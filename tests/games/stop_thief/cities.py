"""Stop Thief positions stated in a line or two, for tests."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from typing import TypeVar

from game.core.board import Board, Path, Space
from game.core.kernel import CHANCE, Event, Seat, SeatSetup, Setup
from game.games.library import load_board
from game.games.stop_thief.game import GAME as STOP_THIEF
from game.games.stop_thief.rules.actions import (
    Action,
    Arrest,
    EndTurn,
    GetClue,
    PlayCard,
    Stay,
    Step,
    Verdict,
    Walk,
)
from game.games.stop_thief.rules.people import Card
from game.games.stop_thief.rules.rules import StopThiefRules
from game.games.stop_thief.rules.state import Clue, Hideaway, Phase, Sound, State
from game.games.stop_thief.rules.thieves import Who
from game.match.game import LOOKS, parse_options
from game.match.match import AnyMatch, Match

RULES = StopThiefRules()
ANN, BOB, CAT, DAN, EVE = map(Seat, range(5))
SURE = 0.7
"""How often a keen investigator goes for the thief, in `keen_match`."""
T = TypeVar("T")
Animations = tuple[tuple[Seat, Action], ...]

WILD = (
    "difficulty=custom,doors=free,subway=always,lingering=on,district=first,alarm=pair,tip=digit,"
    "win=captures,captures=5"
)
MODES = (
    (2, ""),
    (3, "difficulty=intermediate"),
    (4, "difficulty=advanced"),
    (2, WILD),
    (3, "difficulty=custom,doors=often,subway=often,district=hidden,tip=two,cash=10,false_arrest=3"),
    (2, "mode=cooperative,lure=0"),
    (4, "mode=cooperative"),
    (1, "mode=solo"),
    (2, "mode=one-vs-many,loot=70"),
    (5, "mode=one-vs-many"),
)
"""Seats and options: every mode and difficulty."""


@cache
def board() -> Board:
    """The city that comes with the game."""
    return load_board("stop_thief")


def between(one: int, other: int) -> int:
    """The circle between two numbers."""
    (circle,) = set(board().neighbours[one]) & set(board().neighbours[other])
    return circle


def stop_thief(players: int = 2, options: str = "", looks: tuple[str, ...] = LOOKS) -> Setup:
    """A set-up for so many seats."""
    seats = tuple(SeatSetup(look.title(), look) for look in looks[:players])
    return Setup("stop-thief", "stop_thief", seats, parse_options(STOP_THIEF, options, players))


def hunt(
    *pawns: int,
    thief: Hideaway | None = None,
    face_up: Who = Who.MOE,
    options: str = "",
    looks: tuple[str, ...] = LOOKS,
    heard: tuple[Clue, ...] = (Clue(Sound.ALARM),),
) -> State:
    """Ann's turn and everybody there (0 for the Pack's player); a clue may be asked for.

    With a thief, what was heard of him; MOE, who does nothing while at large, unless another one is face up.
    """
    state = RULES.new(stop_thief(len(pawns), options, looks), board())
    first = next(Seat(seat) for seat, pawn in enumerate(pawns) if pawn)
    state = replace(state, pawns=pawns, turn=first, turns=1, phase=Phase.CLUE)
    state = replace(state, face_up=face_up, drawn=(face_up,), case=1)
    if thief is None:
        return state
    hideaway = replace(thief, route=(thief.at,))
    return replace(state, hideaway=hideaway, record=heard, heard=len(heard))


def at(state: State, phase: Phase, card: str = "8") -> State:
    """The same table, waiting for something else in this turn; `card` lies on the table."""
    played = Card.from_text(card)
    seat = state.turn
    hands = _with(state.hands, seat, tuple(held for held in state.hands[seat] if held != played))
    return replace(
        state,
        phase=phase,
        card=played,
        hands=hands,
        played=_with(state.played, seat, (*state.played[seat], played)),
        moved=phase in (Phase.ARREST, Phase.TIP_AFTER),
    )


def _with(values: tuple, place: int, value: object) -> tuple:  # type: ignore[type-arg]
    return (*values[:place], value, *values[place + 1 :])


def after(state: State, *animations_for: tuple[Seat, Action]) -> tuple[State, list[Event]]:
    """The state after these actions, and all events on the way."""
    events: list[Event] = []
    for seat, action in animations_for:
        step = RULES.apply(state, seat, action)
        state = step.state
        events.extend(step.events)
    return state, events


def clue(to: int, sound: Sound, via: int = 0, seat: Seat = ANN, mover: Seat = CHANCE) -> Animations:
    """A clue is asked for and the thief goes there."""
    return ((seat, GetClue()), (mover, Step(to, sound, via)))


def turn(card: str, to: int = 0, seat: Seat = ANN) -> Animations:
    """A card without a choice is played, and the investigator walks, or stays."""
    return ((seat, PlayCard(Card.from_text(card))), (seat, Walk(to) if to else Stay()))


def arrest(space: int, *, right: bool, seat: Seat = ANN) -> Animations:
    """An arrest and its verdict."""
    return ((seat, Arrest(space)), (CHANCE, Verdict(right)))


def offered(state: State, kind: type[T]) -> list[T]:
    """Every action of this kind that may be done now."""
    return [
        action
        for seat in RULES.to_act(state)
        for action in RULES.legal(state, seat)
        if isinstance(action, kind)
    ]


def targets(state: State) -> dict[int, float]:
    """Where the thief may go now, each with its share of the odds; rides and stays included."""
    odds = RULES.odds(state)
    whole = sum(weight for _, weight in odds)
    shares: dict[int, float] = {}
    for action, weight in odds:
        assert isinstance(action, Step)
        shares[action.to] = shares.get(action.to, 0.0) + weight / whole
    return shares


def stepping(state: State) -> State:
    """The same, with the thief about to step."""
    return RULES.apply(state, state.turn, GetClue()).state


def total(state: State) -> int:
    """All the money there is."""
    return state.bank + sum(state.cash) + state.bounty + state.loot


def random_match(players: int, seed: int, options: str = "") -> Iterator[AnyMatch]:
    """A match in which everybody does anything legal; yielded before each action and at the end."""
    return _match(players, seed, options, 0.0)


def keen_match(players: int, seed: int, options: str = "") -> Iterator[AnyMatch]:
    """The same, but a good fairy often sends the investigators where the thief is."""
    return _match(players, seed, options, SURE)


def _match(players: int, seed: int, options: str, sure: float) -> Iterator[AnyMatch]:
    rng = random.Random(seed)
    match: AnyMatch = Match(RULES, stop_thief(players, options), board(), seed)
    while seats := match.to_act():
        yield match
        if seats == (CHANCE,):
            match.draw(0)
        else:
            action = _keen(match.state) if rng.random() < sure else None
            match.act(seats[0], action or rng.choice(match.legal(seats[0])), 0)
    yield match


def _keen(state: State) -> Action | None:
    """Go next to the thief, arrest him there, and nobody else."""
    if state.hideaway is None:
        return None
    there = state.hideaway.at
    near = (there, *state.city.plan.steps[there])
    wanted: dict[Phase, list[Action]] = {
        Phase.WALK: [Walk(space) for space in near],
        Phase.ARREST: [Arrest(there), EndTurn()],
    }
    legal = RULES.legal(state, state.turn)
    return next((action for action in wanted.get(state.phase, []) if action in legal), None)


LITTLE = """
101 crime_scene 1 102 104
102 floor 1 101 103 105
103 door 1 102 901
104 floor 1 101 105
105 crime_scene 1 102 104 106
106 window 1 105 902
201 crime_scene 2 202 203
202 crime_scene 2 201 203
203 floor 2 201 202 204 205
204 door 2 203 903
205 door 2 203 902
901 subway 9 103 902 903
902 street 9 106 901 205 904
903 street 9 204 901 904
904 subway 9 902 903
"""
"""A town of two buildings: number, kind, district, and the numbers next to it."""


def little_board(plan: str = LITTLE) -> Board:
    """A town small enough to try everything."""
    rows = [line.split() for line in plan.strip().splitlines()]
    spaces = {int(row[0]): _space(int(row[0]), row[1], int(row[2])) for row in rows}
    pairs = sorted({(min(int(row[0]), int(to)), max(int(row[0]), int(to))) for row in rows for to in row[3:]})
    circles = {number: Space(number, "circle", (number, 0)) for number in range(1001, 1001 + len(pairs))}
    paths = [Path(end, number) for number, pair in zip(circles, pairs, strict=True) for end in pair]
    return Board("little", (900, 900), {**spaces, **circles}, tuple(paths), "stop-thief", "Little")


def _space(number: int, kind: str, digit: int) -> Space:
    told: Mapping[str, int | str | bool] = {
        "district": digit,
        "label": f"District {digit}",
        "indoors": digit < 9,
    }
    return Space(
        number, kind, (number, number), (0, 0), {**told, **({"start": True} if number == 901 else {})}
    )
