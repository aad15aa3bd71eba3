"""Cops and Crooks at different moments, for the tour and for benchmarks."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.core.kernel import CHANCE, Seat
from game.games.cops_and_crooks.game import GAME as COPS_AND_CROOKS
from game.games.cops_and_crooks.rules.actions import Roll, Throw
from game.games.cops_and_crooks.rules.state import Car, Closed, Crook, Phase, State, Where
from game.games.cops_and_crooks.screen.places import CAR, Local, Pick
from game.games.cops_and_crooks.screen.screen import CopsAndCrooksScreen
from game.games.library import new_match
from game.match.game import HELPS
from game.match.session import Session
from game.scenes.rest import RestScene
from game.scenes.scene_factory import SceneFactory
from game.scenes.still_match import SEED, Actions, Screens, StillMatch, endings, setup_of
from game.shell.services import Shell

COPS, BOB, CAT, DAN = map(Seat, range(4))
OFFICERS = (410, 709, 1016, 1405, 1320)
CAR_AT = Car(1009, 1109)


@dataclass(frozen=True, slots=True)
class Moment:
    """A position, the actions taken in it, and the buttons pressed."""

    actions: Actions = ()
    ms: float | None = None
    """How much of the last animation to show, or None for all of it."""
    turn: Seat = COPS
    phase: Phase = Phase.THROW
    pressed: tuple[Local | Pick, ...] = ()
    people: int = 5
    begins: bool = False
    """Whether this is the start of a match."""
    hint: bool = False
    """Whether the coach speaks."""


COPS_ROLL: Actions = ((COPS, Throw()), (CHANCE, Roll(4)))
BOBS_ROLL: Actions = ((BOB, Throw()), (CHANCE, Roll(5)))
MOMENTS = {
    "start": Moment(begins=True),
    "throw": Moment(),
    "pick": Moment(COPS_ROLL),
    "police_walk": Moment(COPS_ROLL, pressed=(Pick(1),)),
    "drive": Moment(COPS_ROLL, pressed=(Pick(CAR),)),
    "walk": Moment(BOBS_ROLL, turn=BOB),
    "hint": Moment(BOBS_ROLL, turn=BOB, hint=True),
    "hint_cops": Moment(COPS_ROLL, hint=True),
    "danger": Moment(BOBS_ROLL, turn=BOB, pressed=(Local.DANGER,)),
    "turn": Moment(BOBS_ROLL, 500.0, BOB),
    "jail": Moment(turn=DAN),
    "hideout": Moment(turn=CAT, phase=Phase.HIDEOUT),
    "two": Moment(COPS_ROLL, people=2),
}


def tables(shell: Shell, factory: SceneFactory) -> Screens:
    """Yield the city at each kind of moment, and the results."""
    for name, moment in MOMENTS.items():
        yield f"cops_and_crooks_{name}", (StillCaper(shell, factory, moment),)
    yield "cops_and_crooks_rest", (StillCaper(shell, factory, MOMENTS["throw"]), RestScene(shell))
    yield from endings(factory, {n: setup_of(COPS_AND_CROOKS, n, player="ai") for n in (2, 5)})


class StillCaper(StillMatch):
    """A match of Cops and Crooks, frozen at one moment."""

    def __init__(self, shell: Shell, factory: SceneFactory, moment: Moment) -> None:
        helps = {HELPS: "few"} if moment.hint else {}
        match = new_match(setup_of(COPS_AND_CROOKS, moment.people, helps), SEED)
        if not moment.begins:
            match.state = replace(_in_full_swing(match.state), turn=moment.turn, phase=moment.phase)
        super().__init__(shell, factory, Session(match, {}), moment.actions, moment.ms)
        self._pressed, self._asks = moment.pressed, moment.hint

    def enter(self) -> None:
        """Play up to the moment, then press the buttons."""
        super().enter()
        if not isinstance(self.screen, CopsAndCrooksScreen):
            raise TypeError("another game is on the table")
        for button in self._pressed:
            self.screen.press(button)
        if self._asks:
            self.show_hint()


def _in_full_swing(state: State) -> State:
    """Policemen about the city, one crook wanted, one in a hideout, one in jail, one with a ticket."""
    plan = state.plan
    people = len(state.crooks)
    cells, exits = plan.of_kind("cell"), plan.of_kind("exit")
    crooks = (
        Crook(at=404, wanted=True, cash=15_000, stashes=(2_000, 0, 0, 0), arrests=1),
        Crook(at=plan.hideouts[1], wanted=True, cash=7_000, stashes=(0, 12_000, 0, 500), arrests=2),
        Crook(at=cells[1], where=Where.JAIL, wanted=True, stashes=(0, 0, 22_000, 0), arrests=3, waits=2),
        Crook(at=exits[0], wanted=True, cash=31_000, stashes=(0, 0, 0, 0), ticket=True),
    )
    shops = plan.of_kind("bank")
    return replace(
        state,
        round=9,
        officers=OFFICERS[: len(state.officers)],
        car=CAR_AT,
        crooks=crooks[:people],
        cops_cash=6_400,
        agency=5_000,
        closed=(Closed(shops[0], 12), Closed(shops[2], 10)),
    )
