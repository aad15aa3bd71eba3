"""The ways between the scenes, in one place: which door leads where."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from game import paths
from game.boards.tmx import BadMap
from game.commandline import Options
from game.core.kernel import Outcome, Setup
from game.games.library import GAMES, boards_for, load_board, restored
from game.games.manifest import Manifest
from game.match import save
from game.match.log import MatchLog
from game.match.match import AnyMatch, Match
from game.match.replay import Replayer
from game.match.save import BadSave, Saved
from game.request import checked
from game.scenes.choose import ChooseScene
from game.scenes.first_start import FirstStartScene
from game.scenes.lobby import LobbyScene
from game.scenes.lobby_lineup import Lineup, reclaimed_pads, seating_from_setup
from game.scenes.play import Exits, PlayScene, live
from game.scenes.results import ResultsExits, ResultsScene
from game.scenes.rulebook import RulebookScene
from game.scenes.title import TitleExits, TitleScene
from game.shell.devices import Device
from game.shell.scenes import Move, Push, Reset, Scene
from game.shell.services import Shell
from game.table.seating import Seating


def first_scene(shell: Shell, options: Options) -> Scene:
    """What the program starts with."""
    factory = SceneFactory(shell, options.log, options.seed)
    request = checked(options)
    try:
        if request.replay:
            return factory.replay(request.replay)
        if request.setup:
            return factory.play(request.setup, factory.usual_seating(request.setup))
    except BadMap as error:
        shell.notices.tell(str(error))
    if not shell.settings.value.first_start_done:
        return FirstStartScene(shell, factory.title)
    return factory.title()


class SceneFactory:
    """Makes every scene, and tells each where its exits lead."""

    def __init__(self, shell: Shell, log: Path | None = None, seed: int | None = None) -> None:
        self._shell = shell
        self._log = log
        self._seed = seed
        self._seated: dict[int, Device] = {}
        self._last_game = next(iter(GAMES))
        """The game whose book the title opens: the one that was played last."""

    def title(self) -> Scene:
        """The title; it offers to go on where there is something to go on with."""
        loaded = save.newest(paths.saves_dir())
        self._tell_of(loaded.set_aside)
        resume = (lambda: self._resume(loaded.saved)) if loaded.saved else None
        return TitleScene(self._shell, TitleExits(self.choose, resume, self.rulebooks))

    def choose(self) -> Scene:
        """The four posters."""
        return ChooseScene(self._shell, GAMES.values(), lambda name: Push(self.seats(name)))

    def seats(self, name: str) -> Scene:
        """The lobby of a game."""
        game = GAMES[name]

        def start(lineup: Lineup, pads: dict[int, Device]) -> Move | None:
            return self._start(game, lineup, pads)

        return LobbyScene(self._shell, game, start, self._seated, boards_for(name))

    def play(self, setup: Setup, seating: Seating) -> Scene:
        """A new match; `BadMap` when its board cannot be played on."""
        self._last_game = setup.game
        number = secrets.randbits(32) if self._seed is None else self._seed
        match: AnyMatch = Match(GAMES[setup.game].rules, setup, load_board(setup.board), number)
        return PlayScene(self._shell, live(match), seating, self.exits(setup), self._opened_log())

    def replay(self, saved: Saved) -> Scene:
        """A match that was played before."""
        return PlayScene(
            self._shell, Replayer(restored(saved)), _nobody(saved.setup), self.exits(saved.setup)
        )

    def rulebook(self, game: str) -> RulebookScene:
        """How a game is played."""
        return RulebookScene(self._shell, game, {game: GAMES[game].ui().rulebook(self._shell.assets)})

    def rulebooks(self) -> Scene:
        """The books of all games, opened at the game that was played last."""
        books = {game.id: game.ui().rulebook(self._shell.assets) for game in GAMES.values()}
        return RulebookScene(self._shell, self._last_game, books)

    def results(self, match: AnyMatch, outcome: Outcome, seating: Seating) -> ResultsScene:
        """Who won, and where to go from here."""
        setup, hands = self._for_rematch(match.setup, seating)
        ways = ResultsExits(
            rematch=lambda: self._begin(Reset, setup, hands),
            seats=lambda: Reset(self.seats(setup.game)),
            title=lambda: Reset(self.title()),
        )
        return ResultsScene(self._shell, match, outcome, ways)

    def _for_rematch(self, setup: Setup, seating: Seating) -> tuple[Setup, Seating]:
        """The same seats; whoever left one to an AI has left it for good, and a replay gets hands again."""
        if not any(chair.kind != "ai" for chair in seating.chairs):
            return setup, self.usual_seating(setup)
        seats = tuple(
            replace(seat, player="ai") if chair.kind == "ai" else seat
            for seat, chair in zip(setup.seats, seating.chairs, strict=True)
        )
        return replace(setup, seats=seats), seating

    def usual_seating(self, setup: Setup) -> Seating:
        """The hands of last time, as far as they are here."""
        lineup = Lineup.remembered(GAMES[setup.game], self._shell.settings.value.lineups.get(setup.game))
        return seating_from_setup(setup, lineup, reclaimed_pads(lineup, self._shell.controls.pads()))

    def _start(self, game: Manifest, lineup: Lineup, pads: dict[int, Device]) -> Move | None:
        self._seated = pads
        return self._begin(Reset, lineup.setup(game), lineup.seating(game, pads))

    def _begin(self, move: Callable[[Scene], Move], setup: Setup, seating: Seating) -> Move | None:
        """To a new match; a board that went bad since it was listed is told, and everybody stays."""
        try:
            return move(self.play(setup, seating))
        except BadMap as error:
            self._shell.notices.tell(str(error))
            return None

    def _resume(self, saved: Saved | None) -> Move:
        """Go on with a saved match, paused until everybody is ready."""
        if saved is None:
            return Reset(self.title())
        try:
            match = restored(saved)
            seating, exits = self.usual_seating(match.setup), self.exits(match.setup)
            scene = PlayScene(self._shell, live(match), seating, exits, self._opened_log(), paused=True)
            scene.recall(saved.player_notes)
        except (BadSave, BadMap) as error:
            kept = save.put_away(paths.saves_dir(), saved)
            self._shell.notices.say("notice.save-refused", reason=error, file=kept)
            return Reset(self.title())
        self._last_game = match.setup.game
        return Reset(scene)

    def exits(self, setup: Setup) -> Exits:
        """Where a match of this set-up leads to."""
        return Exits(self.title, self.results, lambda: self.rulebook(setup.game))

    def _opened_log(self) -> MatchLog | None:
        return MatchLog(self._log.open("w", encoding="utf-8")) if self._log else None

    def _tell_of(self, files: tuple[Path, ...]) -> None:
        for file in files:
            self._shell.notices.say("notice.save-broken", file=file)


def _nobody(setup: Setup) -> Seating:
    """Nobody's hands: a replay plays itself."""
    return seating_from_setup(Setup(setup.game, setup.board, setup.seats), None, {}, watching=True)
