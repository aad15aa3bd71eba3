"""Cops and Crooks at its different moments, for the tour and for measurements."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from game.core.kernel import CHANCE, Seat, SeatSetup, Setup
from game.games.cops_and_crooks.game import GAME as COPS_AND_CROOKS
from game.games.cops_and_crooks.rules.actions import Roll, Throw
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
from game.table.screen import AnyScreen
from game.table.seating import Chair, Seating

COPS, BOB, CAT, DAN = map(Seat, range(4))
OFFICERS = (410, 709, 1016, 1405, 1320)
CAR_AT = Car(1009, 1109)
FRAME_MS = 50.0
Animations = tuple[tuple[Seat, object], ...]


@dataclass(frozen=True, slots=True)
class Moment:
    """What is done, and how many milliseconds of the last thing are shown; None: all of it."""

    animations_for: Animations = ()
    ms: float | None = None
    changes: Mapping[str, Any] = field(default_factory=dict)
    """What is different from a caper in full swing."""
    pressed: tuple[Local | Pick, ...] = ()
    people: int = 5
    begins: bool = False
    """Whether it is the beginning of a match."""


THROWN: Animations = ((COPS, Throw()), (CHANCE, Roll(4)))
CROOKS_TURN = {"turn": BOB}
MOMENTS = {
    "start": Moment(begins=True),
    "throw": Moment(),
    "pick": Moment(THROWN),
    "police_walk": Moment(THROWN, pressed=(Pick(1),)),
    "drive": Moment(THROWN, pressed=(Pick(CAR),)),
    "walk": Moment(((BOB, Throw()), (CHANCE, Roll(5))), changes=CROOKS_TURN),
    "danger": Moment(((BOB, Throw()), (CHANCE, Roll(5))), changes=CROOKS_TURN, pressed=(Local.DANGER,)),
    "turn": Moment(((BOB, Throw()), (CHANCE, Roll(5))), 500.0, CROOKS_TURN),
    "jail": Moment(changes={"turn": DAN}),
    "hideout": Moment(changes={"turn": CAT, "phase": Phase.HIDEOUT}),
    "two": Moment(THROWN, people=2),
}


def tables(shell: Shell, factory: SceneFactory) -> Iterator[tuple[str, tuple[Scene, ...]]]:
    """The city at each kind of moment, and the results."""
    for name, moment in MOMENTS.items():
        yield f"cops_and_crooks_{name}", (StillCaper(shell, factory, moment),)
    for people in (2, 5):
        match, outcome = finished(_setup(people, "ai"), 5)
        results = factory.results(match, outcome, _seating(people))
        yield f"cops_and_crooks_results_{people}", (results,)
        yield f"cops_and_crooks_story_{people}", (results, results.story())


class StillCaper(PlayScene):
    """A caper at one moment; its clock stands still."""

    def __init__(self, shell: Shell, factory: SceneFactory, moment: Moment) -> None:
        setup = _setup(moment.people)
        match: AnyMatch = Match(COPS_AND_CROOKS.rules, setup, load_board(setup.board), 5)
        if not moment.begins:
            match.state = replace(_in_full_swing(match.state), **moment.changes)
        super().__init__(shell, Session(match, {}), _seating(moment.people), factory.exits(setup))
        self._moment = moment

    def enter(self) -> None:
        """Bring about the moment."""
        for seat, action in self._moment.animations_for:
            self._screen.skip()
            self._show(self._source.act(seat, action))
        if self._moment.ms is None:
            self._screen.skip()
        for _ in range(int((self._moment.ms or 0) / FRAME_MS)):
            self._screen.update(FRAME_MS)
        for wish in self._moment.pressed:
            _table(self._screen).press(wish)

    def update(self, dt_ms: float) -> Move | None:
        """Nothing moves on."""
        return None

    def on_close(self) -> None:
        """Nothing to save."""


def _table(screen: AnyScreen) -> CopsAndCrooksScreen:
    if not isinstance(screen, CopsAndCrooksScreen):
        raise TypeError("another game is on the table")
    return screen


def _in_full_swing(state: State) -> State:
    """Policemen about the city; one crook wanted, one in a hideout, one in jail, one with a ticket."""
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
