"""Police Chase positions stated in a line or two, for tests."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import replace

from game.core.board import Board, Path, Space
from game.core.kernel import CHANCE, Event, Seat, SeatSetup, Setup
from game.games.police_chase.game import GAME as POLICE_CHASE
from game.games.police_chase.rules.actions import Action, Roll, Throw, Walk
from game.games.police_chase.rules.rules import PoliceChaseRules
from game.games.police_chase.rules.state import State
from game.games.police_chase.rules.tokens import KINDS, FaceDown, Hand, Token
from game.match.game import LOOKS, parse_options
from game.match.match import AnyMatch, Match

RULES = PoliceChaseRules()
ANN, BOB, CAT, DAN = map(Seat, range(4))
PITCH = 120

PLAN = """
*ES .  .  .  EW .  .  .  *SW
.   .  NS .  SW .  S  .  .
.   E  .  .  .  .  .  EW .
.   .  .  NW .  NE .  .  .
NS  ES .  .  O  .  .  NW NS
.   .  .  SW .  ES .  .  .
.   EW .  .  .  .  .  W  .
.   .  N  .  NE .  NS .  .
*NE .  .  .  EW .  .  .  *NW
"""
"""The board as its designer drew it: letters are doors, stars mark the stations."""

CELLS = {
    10 * row + column: cell
    for row, line in enumerate(PLAN.strip().splitlines(), 1)
    for column, cell in enumerate(line.split(), 1)
}
KIND_OF = {".": "street", "O": "centre"}
EVIDENCE, WARRANT, JEWEL = Token.EVIDENCE, Token.WARRANT, Token.JEWEL
ROBBER, PARTNER = Token.ROBBER, Token.PARTNER
FULL_SET: Hand = (EVIDENCE, WARRANT, JEWEL)


def board_of(cells: dict[int, str]) -> Board:
    """The board that a map with this plan would give."""
    spaces = {
        number: Space(
            number,
            KIND_OF.get(cell, "station" if cell.startswith("*") else "building"),
            (PITCH * (number % 10) - PITCH // 2, PITCH * (number // 10) - PITCH // 2),
        )
        for number, cell in cells.items()
    }
    return Board(
        "police_chase", (9 * PITCH, 9 * PITCH), spaces, _paths(cells), "police-chase", "Police Chase"
    )


def _paths(cells: dict[int, str]) -> tuple[Path, ...]:
    paths: list[Path] = []
    for here, cell in cells.items():
        for there, side, facing in ((here + 1, "E", "W"), (here + 10, "S", "N")):
            if there in cells:
                outdoors = cell in KIND_OF and cells[there] in KIND_OF
                door = side in cell or facing in cells[there]
                paths.append(Path(here, there, "walk" if outdoors or door else "roof"))
        if cell == "O":
            paths.extend(Path(here, here + step, "leap") for step in (-11, -9, 9, 11))
    return tuple(paths)


BOARD = board_of(CELLS)


def police_chase(players: int = 2, options: str = "", player: str = "human") -> Setup:
    """A set-up for so many players."""
    seats = tuple(SeatSetup(look.title(), look, player) for look in LOOKS[:players])
    return Setup("police-chase", "police_chase", seats, parse_options(POLICE_CHASE, options, players))


def chase(
    *officers: int,
    robber: int = 55,
    hands: Mapping[Seat, Hand] | None = None,
    lying: str = "",
    options: str = "",
) -> State:
    """Ann's turn, officers and robber there, these hands; `lying` are tokens that all have seen (`23=jewel`).

    The other tokens lie unknown on the first buildings that are left, under a pawn only if need be.
    """
    start = RULES.new(police_chase(len(officers), options), BOARD)
    held = tuple((hands or {}).get(Seat(seat), ()) for seat in range(len(officers)))
    known = [FaceDown.from_text(text) for text in lying.split()]
    gone = [token for hand in held for token in hand] + [token.known for token in known]
    unknown = tuple(count - gone.count(token) for token, count in KINDS)
    taken, pawns = {token.at for token in known}, {*officers, robber}
    free = sorted((house for house in start.town.buildings if house not in taken), key=pawns.__contains__)
    left = free[: sum(unknown)]
    face_down = sorted((*known, *map(FaceDown, left)), key=lambda token: token.at)
    return replace(
        start, officers=officers, robber=robber, hands=held, unknown=unknown, face_down=tuple(face_down)
    )


def after(state: State, *animations_for: tuple[Seat, Action]) -> tuple[State, list[Event]]:
    """The state after these actions, and all events on the way."""
    events: list[Event] = []
    for seat, action in animations_for:
        step = RULES.apply(state, seat, action)
        state = step.state
        events.extend(step.events)
    return state, events


def rolled(pips: int, seat: Seat = ANN) -> tuple[tuple[Seat, Action], ...]:
    """The die is thrown and shows so many."""
    return ((seat, Throw()), (CHANCE, Roll(pips)))


def walk(pips: int, to: int) -> tuple[tuple[Seat, Action], ...]:
    """Ann rolls so many and walks there."""
    return (*rolled(pips), (ANN, Walk(to)))


def everywhere(state: State) -> dict[Token, int]:
    """How many of each kind are on the board, in hands, on their way and out of the game."""
    found = [*state.spent, *(token for hand in state.hands for token in hand), *state.seen.values()]
    if state.staged:
        found.append(state.staged)
    return {token: found.count(token) + left for (token, _), left in zip(KINDS, state.unknown, strict=True)}


def random_match(players: int, seed: int) -> Iterator[AnyMatch]:
    """A match in which everybody does anything legal; yielded before each action and at the end."""
    rng = random.Random(seed)
    match: AnyMatch = Match(RULES, police_chase(players), BOARD, seed)
    while seats := match.to_act():
        yield match
        if seats == (CHANCE,):
            match.draw(0)
        else:
            match.act(seats[0], rng.choice(match.legal(seats[0])), 0)
    yield match
