"""Makes the scenes, and decides where each one leads."""

from __future__ import annotations

import secrets
from dataclasses import replace
from functools import partial
from pathlib import Path

from game import paths
from game.boards.tiled_map import BadMap
from game.commandline import Options
from game.core.kernel import Outcome, Setup
from game.games.library import GAMES, ai_players, boards_for, new_match, restored
from game.match import save
from game.match.log import CannotWrite, MatchLog
from game.match.match import AnyMatch
from game.match.save import BadSave, Saved
from game.match.session import Replayer, Session
from game.request import checked
from game.scenes.choose import ChooseScene
from game.scenes.first_start import FirstStartScene
from game.scenes.lesson_factory import LessonFactory, Ways
from game.scenes.lobby import LobbyScene
from game.scenes.lobby_lineup import Lineup, reclaimed_pads
from game.scenes.play import Exits, PlayScene
from game.scenes.results import ResultsExits, ResultsScene
from game.scenes.rulebook import RulebookScene
from game.scenes.title import TitleExits, TitleScene
from game.shell.devices import Device
from game.shell.scenes import Move, Push, Reset, Scene, Swap
from game.shell.services import Shell
from game.table.seating import Chair, Seating


def first_scene(shell: Shell, options: Options) -> Scene:
    """Return the scene that the program starts with."""
    factory = SceneFactory(shell, options.log, options.seed)
    request = checked(options)
    try:
        if isinstance(request, Saved):
            return factory.replay(request)
        if request:
            return factory.play(request, factory.usual_seating(request))
    except BadMap as error:
        shell.warn(error)
    if not shell.settings.value.first_start_done:
        return FirstStartScene(shell, factory.title)
    return factory.title()


class SceneFactory:
    """Makes every scene and its exits."""

    def __init__(self, shell: Shell, log: Path | None = None, seed: int | None = None) -> None:
        self._shell = shell
        self._log = log
        self._seed = seed
        self._seated: dict[int, Device] = {}
        self.lessons = LessonFactory(shell, Ways(self.title, self.rulebook, self._begin_first))
        self._last_game = next(iter(GAMES))
        """The game played last. The title opens its rulebook."""

    def title(self) -> Scene:
        """Return the title. It offers CONTINUE if there is a saved match."""
        loaded = save.newest(paths.saves_dir(), GAMES)
        for kept, reason in loaded.set_aside:
            self._shell.notices.say("save.set-aside", reason=reason, kept=kept)
        resume = partial(self.resume, loaded.saved) if loaded.saved else None
        return TitleScene(self._shell, TitleExits(self.choose, resume, self.rulebooks))

    def choose(self) -> Scene:
        """Return the scene to choose a game."""
        return ChooseScene(self._shell, GAMES.values(), self._start, lambda name: Push(self.learn(name)))

    def _start(self, name: str) -> Move:
        """Go to the lobby. Before the first match of a game, offer its lessons."""
        settings = self._shell.settings.value
        is_known = name in settings.lessons or name in settings.lineups or not GAMES[name].lessons
        return Push(self.lobby(name) if is_known else self.learn(name, first=True))

    def learn(self, name: str, *, first: bool = False) -> Scene:
        """Return the lessons of a game. On a first start they come before the lobby."""
        return self.lessons.choose(name, lambda: Swap(self.lobby(name)), first=first)

    def lobby(self, name: str) -> Scene:
        """Return the lobby of a game."""
        game = GAMES[name]

        def start(lineup: Lineup, pads: dict[int, Device]) -> Move | None:
            self._seated = pads
            return self._begin(lineup.setup(game), lineup.seating(game, pads))

        return LobbyScene(self._shell, game, start, self._seated, boards_for(name))

    def play(self, setup: Setup, seating: Seating, seed: int | None = None) -> Scene:
        """Return a new match. Raises `BadMap` if its board is faulty."""
        self._last_game = setup.game
        seed = self._seed if seed is None else seed
        match = new_match(setup, secrets.randbits(32) if seed is None else seed)
        session = Session(match, ai_players(match))
        return PlayScene(self._shell, session, seating, self.exits(setup), self._opened_log())

    def replay(self, saved: Saved) -> Scene:
        """Return a replay of a match."""
        nobody = Seating((Chair("ai"),) * len(saved.setup.seats))
        return PlayScene(self._shell, Replayer(restored(saved)), nobody, self.exits(saved.setup))

    def rulebook(self, game: str) -> RulebookScene:
        """Return the rulebook of a game."""
        return RulebookScene(self._shell, game, {game: GAMES[game].ui().rulebook(self._shell.assets)})

    def rulebooks(self) -> Scene:
        """Return the rulebooks of all games, opened at the game played last."""
        books = {game.id: game.ui().rulebook(self._shell.assets) for game in GAMES.values()}
        return RulebookScene(self._shell, self._last_game, books)

    def results(self, match: AnyMatch, outcome: Outcome, seating: Seating) -> ResultsScene:
        """Return the results of a match."""
        setup, seating = self._for_rematch(match.setup, seating)
        exits = ResultsExits(
            rematch=lambda: self._begin(setup, seating),
            lobby=lambda: Reset(self.lobby(setup.game)),
            title=lambda: Reset(self.title()),
        )
        return ResultsScene(self._shell, match, outcome, exits)

    def _for_rematch(self, setup: Setup, seating: Seating) -> tuple[Setup, Seating]:
        """Return the same seats. An AI that took over keeps its seat; a replay gets its players back."""
        if not any(chair.kind != "ai" for chair in seating.chairs):
            return setup, self.usual_seating(setup)
        seats = tuple(
            replace(seat, player="ai") if chair.kind == "ai" else seat
            for seat, chair in zip(setup.seats, seating.chairs, strict=True)
        )
        return replace(setup, seats=seats), seating

    def usual_seating(self, setup: Setup) -> Seating:
        """Return the remembered input devices, as far as they are plugged in."""
        game = GAMES[setup.game]
        lineup = Lineup.remembered(game, self._shell.settings.value)
        return lineup.seating_for(game, setup, reclaimed_pads(lineup, self._shell.controls.pads()))

    def _begin(self, setup: Setup, seating: Seating, seed: int | None = None) -> Move | None:
        """Start a match. If its board has become faulty, say so and stay."""
        try:
            return Reset(self.play(setup, seating, seed))
        except BadMap as error:
            self._shell.warn(error)
            return None

    def _begin_first(self, setup: Setup, seed: int) -> Move | None:
        return self._begin(setup, self.usual_seating(setup), seed)

    def resume(self, saved: Saved) -> Move:
        """Resume a saved match, paused until everybody is ready."""
        try:
            match = restored(saved)
            seating, exits = self.usual_seating(match.setup), self.exits(match.setup)
            session = Session(match, ai_players(match))
            scene = PlayScene(self._shell, session, seating, exits, self._opened_log(), paused=True)
            scene.recall(saved)
        except (BadSave, BadMap) as error:
            kept = save.set_aside_match(paths.saves_dir(), saved) or paths.saves_dir()
            self._shell.notices.say("save.set-aside", reason=error, kept=kept)
            return Reset(self.title())
        self._last_game = match.setup.game
        return Reset(scene)

    def exits(self, setup: Setup) -> Exits:
        """Return where a match leads."""
        return Exits(self.title, self.results, lambda: self.rulebook(setup.game))

    def _opened_log(self) -> MatchLog | None:
        """Return the log that the command line asks for; players hear of one that cannot be opened."""
        try:
            return MatchLog(self._log.open("w", encoding="utf-8")) if self._log else None
        except OSError as error:
            self._shell.warn(CannotWrite(self._log, error))
            return None
