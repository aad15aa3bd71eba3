"""The doors through which files come in, opened as the program opens them. Each says what it refuses."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from game import paths
from game.boards.catalog import Listed
from game.boards.scenery import scenery_of
from game.commandline import Options
from game.core.trouble import Trouble
from game.games.library import GAMES, boards_for, setup_from_text
from game.games.manifest import Manifest
from game.match import save
from game.match.save import Saved
from game.match.session import Source
from game.request import checked
from game.scenes import scene_factory
from game.scenes.lobby_lineup import REMEMBERED, Lineup
from game.scenes.scene_factory import SceneFactory
from game.scenes.title import TitleExits
from game.shell.keynames import key_name
from game.shell.memory import give_back
from game.shell.notices import Notices
from game.shell.scenes import Reset, Scene
from game.shell.services import Shell, open_shell
from game.shell.settings import SettingsStore
from game.shell.window import SIZE, Window
from game.shell.words import FALLBACK, Words
from game.table.board.picture import painted


class Program:
    """Caper City with its window, on a dummy screen."""

    def __init__(self) -> None:
        notices = Notices()
        settings = SettingsStore(paths.user_dir() / "own.json", notices)
        self.shell: Shell = open_shell(Window(settings, notices, SIZE), settings, notices)
        self.factory = SceneFactory(self.shell)

    def said(self, notices: Notices) -> list[str]:
        """The sentences that wait to be shown."""
        sentences = []
        while (notice := notices.take()) is not None:
            sentences.append(notice.text or self.shell.words.explain(Trouble(notice.key, **notice.names)))
        return sentences

    def settings(self) -> list[str]:
        """Start with the settings file, use all that is in it, and save it."""
        notices = Notices()
        store = SettingsStore(paths.settings_file(), notices)
        store.read_more(REMEMBERED)
        for code in {code for codes in store.value.bindings.keys.values() for code in codes}:
            key_name(code)
        if store.value.language != FALLBACK:
            Words(store.value.language)
        for game in GAMES.values():
            lineup = Lineup.remembered(game, store.value).named(store.value.names)
            if len(lineup.playing(game)) in game.players_for(lineup.options):
                lineup.seating(game, {})
                lineup.setup(game)
        store.change(mono=not store.value.mono)
        if paths.settings_file().stat().st_size == 0:
            raise AssertionError("the settings were not saved")
        return self.said(notices)

    def window_of_settings(self) -> list[str]:
        """Open the window and the lobbies with the settings file."""
        notices = Notices()
        store = SettingsStore(paths.settings_file(), notices)
        store.read_more(REMEMBERED)
        shell = open_shell(Window(store, notices), store, notices)
        for game in GAMES:
            SceneFactory(shell).lobby(game).draw(shell.window.canvas)
        return self.said(notices)

    def saves(self) -> list[str]:
        """Show the title, and press CONTINUE if it is there."""
        with _nothing_drawn():
            title = self.factory.title()
            if isinstance(title, _Title) and title.go_on:
                title.go_on()
        return self.said(self.shell.notices)

    def shown_saves(self) -> list[str]:
        """The same, with pictures: the title, then the match."""
        title = self.factory.title()
        title.draw(self.shell.window.canvas)
        del title
        give_back()
        saved = save.newest(paths.saves_dir(), GAMES).saved
        move = self.factory.resume(saved) if saved else None
        if isinstance(move, Reset):
            _play(move.scene, self.shell)
        return self.said(self.shell.notices)

    def replay(self) -> list[str]:
        """Start with `--replay FILE`."""
        try:
            saved = checked(Options(replay=paths.user_dir() / "match.jsonl"))
        except (Trouble, OSError) as error:
            return [self.shell.words.explain(error) if isinstance(error, Trouble) else str(error)]
        with _nothing_drawn():
            if isinstance(saved, Saved):
                self.factory.replay(saved)
        return []

    def maps(self) -> list[str]:
        """Open the lobby, which lists all maps and says what is wrong with them."""
        return [self.shell.words.explain(board.fault) for _, board in _own_boards() if board.fault]

    def painted_map(self) -> list[str]:
        """Open the lobby, then paint the player's map."""
        for _, board in _own_boards():
            try:
                painted(scenery_of(board.name))
            except Trouble as error:
                return [self.shell.words.explain(error)]
        return []

    def match_on_map(self) -> list[str]:
        """Open the lobby, then start a match on the player's map, with pictures."""
        for game, board in _own_boards():
            if board.fault:
                return [self.shell.words.explain(board.fault)]
            setup = replace(setup_from_text(game, None, ""), board=board.name)
            try:
                scene = self.factory.play(setup, self.factory.usual_seating(setup))
            except Trouble as error:
                return [self.shell.words.explain(error)]
            _play(scene, self.shell)
        return []


def _own_boards() -> list[tuple[Manifest, Listed]]:
    """The player's maps, as the first lobby that lists them does."""
    listed = ([(game, board) for board in boards_for(game.id)[1:]] for game in GAMES.values())
    return next(filter(None, listed), [])


def _play(scene: Scene, shell: Shell) -> None:
    """Show a scene for some frames, then leave it as the loop does."""
    scene.enter()
    for _ in range(4):
        scene.update(50.0)
        scene.draw(shell.window.canvas)
    scene.exit()
    del scene
    give_back()


@contextmanager
def _nothing_drawn() -> Iterator[None]:
    """Let the factory make its scenes without their pictures."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(scene_factory, "TitleScene", _Title)
        patch.setattr(scene_factory, "PlayScene", _Play)
        yield


class _Title(Scene):
    def __init__(self, _shell: Shell, exits: TitleExits) -> None:
        self.go_on = exits.resume


class _Play(Scene):
    def __init__(self, _shell: Shell, source: Source, *_: object, **__: object) -> None:
        self.match = source.match

    def recall(self, notes: object) -> None:
        """Nobody reads the notes."""


def files_in(folder: Path) -> Iterator[Path]:
    """Everything below a folder that is no folder, without following links."""
    for path in sorted(folder.iterdir()):
        if path.is_dir() and not path.is_symlink():
            yield from files_in(path)
        else:
            yield path
