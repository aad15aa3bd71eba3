"""A match frozen at a moment, for the tour and for benchmarks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from game.core.kernel import OptionValue, Seat, SeatSetup, Setup
from game.games.library import GAMES, finished
from game.match.game import LOOKS, Game, all_options
from game.match.lineup import NAMES
from game.match.session import Session
from game.scenes.lobby_lineup import Lineup
from game.scenes.play import PlayScene
from game.scenes.scene_factory import SceneFactory
from game.shell.scenes import Move, Scene
from game.shell.services import Shell
from game.table.seating import Seating

SEED = 5
FRAME_MS = 50.0
Actions = tuple[tuple[Seat, object], ...]
Screens = Iterator[tuple[str, tuple[Scene, ...]]]
"""Names of screens, each with its stack of scenes."""


class StillMatch(PlayScene):
    """A match frozen at one moment. It is never saved."""

    def __init__(
        self,
        shell: Shell,
        factory: SceneFactory,
        session: Session,
        actions: Actions = (),
        ms: float | None = None,
        *,
        moves_ms: float = 0.0,
    ) -> None:
        setup = session.match.setup
        super().__init__(shell, session, _seating(setup), factory.exits(setup))
        self._actions = actions
        self._ms = ms
        """How much of the last animation to show, or None for all of it."""
        self._moves_ms = moves_ms
        """How long the screen still moves after that."""

    def enter(self) -> None:
        """Play up to the moment."""
        for seat, action in self._actions:
            self.screen.skip()
            self.show(self.source.act(seat, action))
        if self._ms is None:
            self.screen.skip()
            return
        for _ in range(int(self._ms / FRAME_MS)):
            self.screen.update(FRAME_MS)

    def show_hint(self) -> None:
        """Let the coach speak to the player who has to act."""
        self.hints.ask(self.match.to_act()[0])
        self._offer()
        while self.hints.thinking:
            self.hints.hear()

    def update(self, dt_ms: float) -> Move | None:
        """Let the screen move, but not the clock of the match."""
        shown_ms = min(dt_ms, self._moves_ms)
        self._moves_ms -= shown_ms
        self.screen.update(shown_ms)
        return None

    def on_close(self) -> None:
        """Do not save."""


def setup_of(
    game: Game,
    people: int,
    options: Mapping[str, OptionValue] | None = None,
    player: str = "human",
    level: str = "hard",
) -> Setup:
    """Return a set-up with this many players of one kind."""
    seats = tuple(SeatSetup(NAMES[look], look, player, level) for look in LOOKS[:people])
    return Setup(game.id, game.board, seats, all_options(game, options or {}, people))


def endings(
    factory: SceneFactory, setups: Mapping[int, Setup] | Mapping[str, Setup], seed: int = SEED
) -> Screens:
    """Yield the results and the story of a match of AIs, for each named set-up."""
    for name, setup in setups.items():
        match, outcome = finished(setup, seed)
        results = factory.results(match, outcome, _seating(setup))
        stem = setup.game.replace("-", "_")
        yield f"{stem}_results_{name}", (results,)
        yield f"{stem}_story_{name}", (results, results.story())


def _seating(setup: Setup) -> Seating:
    """Return who sits at the keyboard, with the default keys."""
    game = GAMES[setup.game]
    return Lineup.first(game).seating_for(game, setup, {})
