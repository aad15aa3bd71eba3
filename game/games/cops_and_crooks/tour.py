"""Cops and Crooks at different moments, for the tour and for benchmarks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from game.core.kernel import CHANCE, Seat, SeatSetup, Setup
from game.games.cops_and_crooks.game import GAME as COPS_AND_CROOKS
from game.games.cops_and_crooks.rules.actions import Action, Roll, Throw
from game.games.cops_and_crooks.rules.state import Car, Closed, Crook, Phase, State, Where
from game.games.cops_and_crooks.screen.places import CAR, Local, Pick
from game.games.cops_and_crooks.screen.screen import CopsAndCrooksScreen
from game.games.library import finished, load_board
from game.match.game import LOOKS, all_options
from game.match.lineup import NAMES
from game.match.match import AnyMatch, Match
from game.match.session import Session
from game.scenes.play import PlayScene
from game.scenes.scene_factory import SceneFactory
from game.shell.scenes import Move, Scene
from game.shell.services import Shell
from game.table.seating import Chair, Seating

COPS, BOB, CAT, DAN = map(Seat, range(4))
OFFICERS = (410, 709, 1016, 1405, 1320)
CAR_AT = Car(1009, 1109)
FRAME_MS = 50.0
Actions = tuple[tuple[Seat, Action], ...]


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


COPS_ROLL: Actions = ((COPS, Throw()), (CHANCE, Roll(4)))
BOBS_ROLL: Actions = ((BOB, Throw()), (CHANCE, Roll(5)))
MOMENTS = {
    "start": Moment(begins=True),
    "throw": Moment(),
    "pick": Moment(COPS_ROLL),
    "police_walk": Moment(COPS_ROLL, pressed=(Pick(1),)),
    "drive": Moment(COPS_ROLL, pressed=(Pick(CAR),)),
    "walk": Moment(BOBS_ROLL, turn=BOB),
    "danger": Moment(BOBS_ROLL, turn=BOB, pressed=(Local.DANGER,)),
    "turn": Moment(BOBS_ROLL, 500.0, BOB),
    "jail": Moment(turn=DAN),
    "hideout": Moment(turn=CAT, phase=Phase.HIDEOUT),
    "two": Moment(COPS_ROLL, people=2),
}


def tables(shell: Shell, factory: SceneFactory) -> Iterator[tuple[str, tuple[Scene, ...]]]:
    """Yield the city at each kind of moment, and the results."""
    for name, moment in MOMENTS.items():
        yield f"cops_and_crooks_{name}", (StillCaper(shell, factory, moment),)
    for people in (2, 5):
        match, outcome = finished(_setup(people, "ai"), 5)
        results = factory.results(match, outcome, _seating(people))
        yield f"cops_and_crooks_results_{people}", (results,)
        yield f"cops_and_crooks_story_{people}", (results, results.story())


class StillCaper(PlayScene):
    """A match frozen at one moment."""

    def __init__(self, shell: Shell, factory: SceneFactory, moment: Moment) -> None:
        setup = _setup(moment.people)
        match: AnyMatch = Match(COPS_AND_CROOKS.rules, setup, load_board(setup.board), 5)
        if not moment.begins:
            match.state = replace(_in_full_swing(match.state), turn=moment.turn, phase=moment.phase)
        super().__init__(shell, Session(match, {}), _seating(moment.people), factory.exits(setup))
        self._moment = moment

    def enter(self) -> None:
        """Play up to the moment."""
        for seat, action in self._moment.actions:
            self._screen.skip()
            self._show(self._source.act(seat, action))
        if self._moment.ms is None:
            self._screen.skip()
        for _ in range(int((self._moment.ms or 0) / FRAME_MS)):
            self._screen.update(FRAME_MS)
        if not isinstance(self._screen, CopsAndCrooksScreen):
            raise TypeError("another game is on the table")
        for button in self._moment.pressed:
            self._screen.press(button)

    def update(self, dt_ms: float) -> Move | None:
        """Keep still."""
        return None

    def on_close(self) -> None:
        """Do not save."""


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


def _seating(people: int) -> Seating:
    return Seating((Chair("keyboard"),) * people)


def _setup(people: int, player: str = "human") -> Setup:
    seats = tuple(SeatSetup(NAMES[look], look, player, "hard") for look in LOOKS[:people])
    return Setup(COPS_AND_CROOKS.id, COPS_AND_CROOKS.board, seats, all_options(COPS_AND_CROOKS, {}, people))
