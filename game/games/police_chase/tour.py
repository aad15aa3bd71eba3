"""Still pictures of Police Chase, for the tour and for measurements."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pygame

from game.core.kernel import CHANCE, Seat, SeatSetup, Setup
from game.games.library import finished, load_board
from game.games.police_chase.game import GAME as POLICE_CHASE
from game.games.police_chase.rules.actions import Done, Reveal, Roll, Throw, Walk
from game.games.police_chase.rules.state import Phase, State
from game.games.police_chase.rules.tokens import FaceDown, Token
from game.match.game import LOOKS, all_options
from game.match.lineup import NAMES
from game.match.match import AnyMatch, Match
from game.match.session import Session
from game.scenes.play import PlayScene
from game.scenes.scene_factory import SceneFactory
from game.shell.scenes import Move, Scene
from game.shell.services import Shell
from game.table.seating import Chair, Seating

ANN, BOB, CAT, DAN = map(Seat, range(4))
OFFICERS = (64, 46, 59, 83)
HANDS = (
    (Token.EVIDENCE, Token.WARRANT, Token.PARTNER, Token.ROBBER),
    (Token.WARRANT, Token.ROBBER),
    (),
    (Token.EVIDENCE, Token.JEWEL),
)
Actions = tuple[tuple[Seat, object], ...]
MOMENTS: dict[str, tuple[Actions, float]] = {
    "start": ((), 9_000),
    "throw": ((), 9_000),
    "rolling": (((ANN, Throw()), (CHANCE, Roll(4))), 420),
    "walk": (((ANN, Throw()), (CHANCE, Roll(4))), 9_000),
    "walking": (((ANN, Throw()), (CHANCE, Roll(5)), (ANN, Walk(67))), 2_300),
    "robber": (((ANN, Throw()), (CHANCE, Roll(2)), (ANN, Walk(62))), 9_000),
    "reveal": (((ANN, Throw()), (CHANCE, Roll(4)), (ANN, Walk(44)), (CHANCE, Reveal(Token.PARTNER))), 3_100),
    "turn": (((ANN, Done()),), 500),
}
"""Actions, and after how many milliseconds the screen stops."""
FRAME_MS, LAST_MS = 50.0, 1_000.0
PHASES: dict[str, dict[str, Any]] = {
    "take": {"phase": Phase.LAND, "officers": (46, 46, 59, 83), "pips": 4},
    "give": {"phase": Phase.GIVE, "owing": (BOB,), "robber": 46, "pips": 2},
    "place": {
        "phase": Phase.PLACE,
        "owing": (BOB,),
        "staged": Token.WARRANT,
        "robber": 46,
        "pips": 2,
        "hands": (HANDS[ANN], (Token.ROBBER,), *HANDS[CAT:]),
    },
    "special": {"phase": Phase.SPECIAL, "pips": 4, "followed": True},
    "anywhere": {
        "phase": Phase.ROBBER,
        "robber_by_token": True,
        "special_played": True,
        "pips": 4,
        "hands": ((Token.EVIDENCE, Token.WARRANT, Token.PARTNER), *HANDS[BOB:]),
    },
    "partner": {
        "phase": Phase.PARTNER,
        "special_played": True,
        "pips": 4,
        "hands": ((Token.EVIDENCE, Token.WARRANT, Token.ROBBER), *HANDS[BOB:]),
    },
}
"""Moments in the middle of a turn, as changes to the state."""


def tables(shell: Shell, factory: SceneFactory) -> Iterator[tuple[str, tuple[Scene, ...]]]:
    """The table at each of these moments, and the results."""
    for moment in (*MOMENTS, *PHASES):
        yield f"police_chase_{moment}", (StillChase(shell, factory, moment),)
    yield "police_chase_three", (StillChase(shell, factory, "walk", people=3),)
    for people in (2, 3, 4):
        match, outcome = finished(_setup(people, "ai"), 5)
        results = factory.results(match, outcome, _seating(people))
        yield f"police_chase_results_{people}", (results,)
        yield f"police_chase_story_{people}", (results, results.story())


class StillChase(PlayScene):
    """A match at one moment; its clock has stopped."""

    def __init__(self, shell: Shell, factory: SceneFactory, moment: str, people: int = 4) -> None:
        setup = _setup(people)
        match: AnyMatch = Match(POLICE_CHASE.rules, setup, load_board(setup.board), 5)
        if moment != "start":
            match.state = replace(_in_full_swing(match.state), **PHASES.get(moment, {}))
        if moment == "turn":
            match.state = replace(match.state, phase=Phase.SPECIAL, followed=True)
        super().__init__(shell, Session(match, {}), _seating(people), factory.exits(setup))
        self._shown_actions, self._still_in_ms = MOMENTS.get(moment, ((), 9_000.0))

    def enter(self) -> None:
        """Play up to the last second before the moment."""
        for seat, action in self._shown_actions:
            self._show(self._source.act(seat, action))
        while self._shown_actions and self._still_in_ms > LAST_MS:
            self.update(FRAME_MS)

    def update(self, dt_ms: float) -> Move | None:
        """Let the screen move, but not the clock."""
        shown_ms = min(dt_ms, self._still_in_ms)
        self._still_in_ms -= shown_ms
        self._screen.update(shown_ms)
        return None

    def draw(self, canvas: pygame.Surface) -> None:
        """Draw twice, because the banner of a turn gets its words in its second frame."""
        super().draw(canvas)
        if self._shown_actions:
            super().draw(canvas)

    def on_close(self) -> None:
        """Nothing to save."""


def _in_full_swing(state: State) -> State:
    """The middle of a match: pieces all over town, tokens in hands, some tokens seen."""
    people = state.players
    hands = HANDS[:people]
    held = [token for hand in hands for token in hand]
    houses = [house for house in state.town.buildings if house not in OFFICERS]
    known = {houses[1]: Token.WARRANT, houses[7]: Token.ROBBER}
    unknown = tuple(
        count - held.count(kind) - list(known.values()).count(kind)
        for kind, count in zip(Token, state.unknown, strict=True)
    )
    lying = sorted([*known, *[house for house in houses if house not in known][: sum(unknown)]])
    return replace(
        state,
        officers=OFFICERS[:people],
        robber=54,
        hands=hands,
        unknown=unknown,
        face_down=tuple(FaceDown(at, known.get(at)) for at in lying),
        memory="shown",
    )


def _seating(people: int) -> Seating:
    return Seating((Chair("keyboard"),) * people)


def _setup(people: int, player: str = "human") -> Setup:
    seats = tuple(SeatSetup(NAMES[look], look, player, "hard") for look in LOOKS[:people])
    return Setup(POLICE_CHASE.id, POLICE_CHASE.board, seats, all_options(POLICE_CHASE, {}, people))
