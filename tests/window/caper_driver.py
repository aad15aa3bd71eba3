"""A person at Cops and Crooks, as a test plays one: thinks a little, and knows where to put the hand."""

from __future__ import annotations

from typing import Any

from game.core.board import distances
from game.core.kernel import TABLE, Seat
from game.games.cops_and_crooks.ai.player import CopsAndCrooksAi
from game.games.cops_and_crooks.rules.actions import (
    Action,
    Deposit,
    Done,
    Drive,
    Flee,
    PoliceRide,
    PoliceWalk,
    Ride,
    Throw,
    Walk,
    Withdraw,
)
from game.games.cops_and_crooks.rules.plan import EXIT
from game.games.cops_and_crooks.rules.state import COPS, Phase, View
from game.games.cops_and_crooks.rules.tuning import TICKET
from game.games.cops_and_crooks.screen import layout
from game.games.cops_and_crooks.screen.display import DisplayState
from game.games.cops_and_crooks.screen.geometry import Geometry
from game.games.cops_and_crooks.screen.places import OnPawn, OnRoad, Spot, choices_of, only_pawn, pawn_of
from game.games.cops_and_crooks.screen.prompts import Prompts
from game.games.cops_and_crooks.screen.vault import BAR, JUMP
from game.match.match import AnyMatch
from game.shell.devices import Verb
from game.shell.services import Shell
from game.table.board.camera import Camera
from game.table.board.places import Button, Die, OnBoard
from tests.window.minds import decided

LITTLE = Deposit(1_000)
FAR = 1_000
"""Steps to where nobody can go."""


def best_move(match: AnyMatch, seat: Seat, level: str = "medium") -> Any:  # noqa: ANN401
    """What a good player would do now."""
    return decided(CopsAndCrooksAi(seat, level, lambda: 0.0), match, seat)


def hasty_move(match: AnyMatch, seat: Seat) -> Any:  # noqa: ANN401
    """What somebody would do who leaves town with the first money; the Cops think a little more."""
    return best_move(match, seat) if seat == COPS else _on_the_way(match, seat, saves=False)


def saving_move(match: AnyMatch, seat: Seat) -> Any:  # noqa: ANN401
    """The same, but a crook leaves a little of the first money in a hideout on the way."""
    return best_move(match, seat) if seat == COPS else _on_the_way(match, seat, saves=True)


def _on_the_way(match: AnyMatch, seat: Seat, *, saves: bool) -> Any:  # noqa: ANN401
    """The walk that ends nearest to the next goal."""
    view, legal = match.view(seat), match.legal(seat)
    saves = saves and not any(view.crooks[seat - 1].stashes)
    if view.phase is Phase.HIDEOUT:
        return LITTLE if saves and LITTLE in legal else Done()
    walks = [action for action in legal if isinstance(action, Walk)]
    goals = view.plan.hideouts if saves and view.crooks[seat - 1].cash else _goals(view)
    return min(walks, key=lambda walk: _steps(match, walk.to, goals)) if walks else legal[0]


def _goals(view: View) -> tuple[int, ...]:
    """Every exit, or first every till that pays for a ticket."""
    if view.crook.cash >= TICKET:
        return view.plan.of_kind(EXIT)
    return tuple(
        [shop for shop, loot in view.plan.loot.items() if loot >= TICKET and view.open_again(shop) is None]
    )


def _steps(match: AnyMatch, start: int, goals: tuple[int, ...]) -> int:
    away = distances(match.board.neighbours, start)
    return min((away.get(goal, FAR) for goal in goals), default=FAR)


def next_spot(action: Action, picked: int | None) -> Spot:
    """What to press next for an action: the Cops press the pawn first."""
    pawn = pawn_of(action)
    if pawn is not None and pawn != picked:
        return OnPawn(pawn)
    match action:
        case Throw():
            return Die()
        case Flee():
            return Button()
        case Drive(to, tail):
            return OnRoad(to, tail)
        case Walk(to) | Ride(to) | PoliceWalk(_, to) | PoliceRide(_, to):
            return OnBoard(to)
        case _:
            raise AssertionError(f"{action} is nowhere on the board")


class Eyes:
    """Sees where everything is on a table that shows the whole city."""

    def __init__(self, shell: Shell, match: AnyMatch) -> None:
        self._shell = shell
        self._match = match
        self._view: View = match.view(TABLE)

    @property
    def picked(self) -> int | None:
        """The pawn that is picked before anybody presses anything: the only one that can move."""
        view = self._view
        moves = view.turn == COPS and view.phase is Phase.MOVE
        return only_pawn(self._match.legal(COPS)) if moves else None

    def asked(self, picked: int | None) -> str:
        """What the table asks whose turn it is."""
        prompts = Prompts(self._shell, self._match.setup.seats)
        legal = self._match.legal(self._view.turn)
        rides = any(isinstance(action, Ride | PoliceRide) for action in legal)
        return prompts.now(self._view, picked, ai=False, rides=rides)

    def spots(self, picked: int | None) -> list[Spot]:
        """All that can be chosen, in order."""
        legal = self._match.legal(self._view.turn)
        return [choice.place for choice in choices_of(self._view, legal, picked)]

    def asks_first(self, spot: Spot, picked: int | None) -> bool:
        """Whether the table asks a question before it does what is chosen there."""
        choices = choices_of(self._view, self._match.legal(self._view.turn), picked)
        return any(choice.warning for choice in choices if choice.place == spot)

    def place(self, spot: Spot, picked: int | None) -> tuple[int, int]:
        """The middle of a place on the canvas."""
        match = self._match
        camera = Camera(layout.VIEW, match.board.size)
        display = DisplayState(self._shell, match.setup.seats, match.board, camera, self._view)
        display.settle(self._view)
        return Geometry(match.board, camera, display, lambda: self.spots(picked)).rect_of(spot).center

    def way_to(self, spot: Spot, picked: int | None) -> list[str]:
        """The keys that bring the focus to a place from the first choice, the nearer way round."""
        spots = self.spots(picked)
        ahead = spots.index(spot)
        back = len(spots) - ahead
        return ["Tab"] * ahead if ahead <= back else ["Prior"] * back

    def way_in_vault(self, action: Action) -> list[Verb]:
        """How the knob of the vault gets to an action from where it is at first."""
        visits, start = self._visits()
        place, last = visits.index(action), len(visits) - 1
        if place in {0, last}:
            return [Verb.NEXT if place else Verb.PREVIOUS]
        jumps, steps = divmod(abs(place - start), JUMP)
        jump, step = (Verb.UP, Verb.RIGHT) if place > start else (Verb.DOWN, Verb.LEFT)
        return [jump] * jumps + [step] * steps

    def place_in_vault(self, action: Action) -> tuple[int, int]:
        """Where the mouse has to be on the bar of the vault."""
        visits, _ = self._visits()
        part = visits.index(action) / max(1, len(visits) - 1)
        return BAR.x + round(part * BAR.w), BAR.centery

    def _visits(self) -> tuple[list[Action], int]:
        """All that can be done with money, from left to right, and where the knob is at first."""
        legal = self._match.legal(self._view.turn)
        out = [action for action in legal if isinstance(action, Withdraw)]
        into = [action for action in legal if isinstance(action, Deposit)]
        return [*reversed(out), Done(), *into], len(out) + len(into)
