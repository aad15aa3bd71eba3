"""Still pictures of Police Chase, for the tour and for measurements."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from game.core.kernel import CHANCE, Seat
from game.games.library import new_match
from game.games.police_chase.game import GAME as POLICE_CHASE
from game.games.police_chase.rules.actions import Done, Reveal, Roll, Throw, Walk
from game.games.police_chase.rules.state import Phase, State
from game.games.police_chase.rules.tokens import FaceDown, Token
from game.match.game import HELPS
from game.match.session import Session
from game.scenes.scene_factory import SceneFactory
from game.scenes.still_match import FRAME_MS, SEED, Actions, Screens, StillMatch, endings, setup_of
from game.shell.services import Shell

ANN, BOB, CAT, DAN = map(Seat, range(4))
HINT = "hint"
OFFICERS = (64, 46, 59, 83)
HANDS = (
    (Token.EVIDENCE, Token.WARRANT, Token.PARTNER, Token.ROBBER),
    (Token.WARRANT, Token.ROBBER),
    (),
    (Token.EVIDENCE, Token.JEWEL),
)
MOMENTS: dict[str, tuple[Actions, float]] = {
    "start": ((), 9_000),
    "throw": ((), 9_000),
    "rolling": (((ANN, Throw()), (CHANCE, Roll(4))), 420),
    "walk": (((ANN, Throw()), (CHANCE, Roll(4))), 9_000),
    HINT: (((ANN, Throw()), (CHANCE, Roll(4))), 9_000),
    "walking": (((ANN, Throw()), (CHANCE, Roll(5)), (ANN, Walk(67))), 2_300),
    "robber": (((ANN, Throw()), (CHANCE, Roll(2)), (ANN, Walk(62))), 9_000),
    "reveal": (((ANN, Throw()), (CHANCE, Roll(4)), (ANN, Walk(44)), (CHANCE, Reveal(Token.PARTNER))), 3_100),
    "turn": (((ANN, Done()),), 500),
}
"""The actions, and after how many milliseconds the screen stops."""
PHASES: dict[str, Callable[[State], State]] = {
    "take": partial(replace, phase=Phase.LAND, officers=(46, 46, 59, 83), pips=4),
    "give": partial(replace, phase=Phase.GIVE, owing=(BOB,), robber=46, pips=2),
    "place": partial(
        replace,
        phase=Phase.PLACE,
        owing=(BOB,),
        staged=Token.WARRANT,
        robber=46,
        pips=2,
        hands=(HANDS[ANN], (Token.ROBBER,), *HANDS[CAT:]),
    ),
    "special": partial(replace, phase=Phase.SPECIAL, pips=4, followed=True),
    "anywhere": partial(
        replace,
        phase=Phase.ROBBER,
        robber_by_token=True,
        special_played=True,
        pips=4,
        hands=((Token.EVIDENCE, Token.WARRANT, Token.PARTNER), *HANDS[BOB:]),
    ),
    "partner": partial(
        replace,
        phase=Phase.PARTNER,
        special_played=True,
        pips=4,
        hands=((Token.EVIDENCE, Token.WARRANT, Token.ROBBER), *HANDS[BOB:]),
    ),
}
"""Moments in the middle of a turn, as changes to the state."""


def tables(shell: Shell, factory: SceneFactory) -> Screens:
    """Yield the town at each kind of moment, and the results."""
    for moment in (*MOMENTS, *PHASES):
        yield f"police_chase_{moment}", (StillChase(shell, factory, moment),)
    yield "police_chase_three", (StillChase(shell, factory, "walk", people=3),)
    yield from endings(factory, {n: setup_of(POLICE_CHASE, n, player="ai") for n in (2, 3, 4)})


class StillChase(StillMatch):
    """A match of Police Chase, frozen at one moment."""

    def __init__(self, shell: Shell, factory: SceneFactory, moment: str, people: int = 4) -> None:
        helps = {HELPS: "few"} if moment == HINT else {}
        match = new_match(setup_of(POLICE_CHASE, people, helps), SEED)
        if moment != "start":
            match.state = PHASES.get(moment, replace)(_in_full_swing(match.state))
        if moment == "turn":
            match.state = replace(match.state, phase=Phase.SPECIAL, followed=True)
        actions, ms = MOMENTS.get(moment, ((), 9_000.0))
        super().__init__(shell, factory, Session(match, {}), actions, moves_ms=ms)
        self._hints_at_last = moment == HINT

    def enter(self) -> None:
        """Play up to the moment."""
        for seat, action in self._actions:
            self.show(self.source.act(seat, action))
        while self._actions and self._moves_ms:
            self.update(FRAME_MS)
        if self._hints_at_last:
            self.show_hint()


def _in_full_swing(state: State) -> State:
    """Return a state with officers and the robber in the town, held tokens, and some tokens seen."""
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
