"""The tour: `main.py --tour DIR` writes a picture of every screen."""

from __future__ import annotations

import io
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from string import ascii_lowercase

import pygame

from game.boards.catalog import Listed
from game.boards.tiled_map import BadMap
from game.core.kernel import OptionValue, Seat, SeatSetup
from game.core.trouble import Trouble
from game.games.library import GAMES, boards_for
from game.games.manifest import Manifest
from game.match.game import MODE, Game, Option
from game.match.lesson import read_lesson
from game.scenes.bindings import BindingsScene
from game.scenes.first_start import FirstStartScene
from game.scenes.key_test import KeyTestScene
from game.scenes.lobby import LobbyScene
from game.scenes.lobby_dialog import SeatDialog
from game.scenes.lobby_lineup import Lineup
from game.scenes.lobby_rows import BOARD, page_options
from game.scenes.match_rules import MatchRulesScene
from game.scenes.options import OptionsScene
from game.scenes.private import Viewer
from game.scenes.private_page import PrivatePageScene
from game.scenes.rulebook import RulebookScene, chapters
from game.scenes.scene_factory import SceneFactory
from game.scenes.still_match import FRAME_MS, Screens
from game.scenes.title import TitleExits, TitleScene
from game.shell.devices import KEYBOARD, MOUSE, Command, Device, Family, Verb
from game.shell.scenes import Push, Quit, Scene, SceneStack
from game.shell.services import Shell
from game.shell.tour import picture_of, seen
from game.shell.window import SIZE
from game.table.seating import Chair, Seating
from game.table.secrets import Secret

FAMILIES: tuple[Family, ...] = ("xbox", "playstation", "nintendo")
SETTLE_FRAMES = 44


def run_tour(
    shell: Shell, folder: Path, size: tuple[int, int] | None = None, sight: str | None = None
) -> int:
    """Write a picture of each screen into `folder`, as seen with `sight`."""
    for number, (name, scenes) in enumerate(chain(screens(shell), lesson_steps(shell)), start=1):
        stack = SceneStack(scenes[0])
        for scene in scenes[1:]:
            stack.perform(Push(scene))
        picture_of(stack)  # some animations start with the first frame
        for _ in range(SETTLE_FRAMES):
            stack.perform(stack.top.update(FRAME_MS))
        picture = picture_of(stack, size or SIZE)
        _save(seen(picture, sight) if sight else picture, folder / f"{number:03}_{name}.png")
        stack.perform(Quit())
    return 0


def _save(picture: pygame.Surface, file: Path) -> None:
    """Write a picture, or say why that is impossible, such as on a full disk."""
    data = io.BytesIO()  # SDL would not say that a file has no room
    pygame.image.save(picture, data, file.name)
    try:
        file.write_bytes(data.getbuffer())
    except OSError as error:
        raise Trouble("request.picture", file=file, reason=error.strerror) from error


def screens(shell: Shell) -> Screens:
    """Yield every screen."""
    factory = SceneFactory(shell)
    yield "first_start", (FirstStartScene(shell, factory.title),)
    yield "title", (factory.title(),)
    yield "title_continue", (TitleScene(shell, TitleExits(factory.choose, Quit, factory.rulebooks)),)
    yield "choose", (factory.choose(),)
    yield "options", (OptionsScene(shell),)
    yield "bindings", (BindingsScene(shell),)
    yield from _controls(shell)
    yield "rulebooks", (factory.rulebooks(),)
    yield "cover", (_cover(shell),)
    for game in GAMES.values():
        yield from _lobby(shell, factory, game)
    yield "seats_faulty_board", (_faulty_board(shell),)
    for name in GAMES:
        yield from rulebook_pages(shell, factory, name)
    for game in GAMES.values():
        yield from game.tour()(shell, factory)


def lesson_steps(shell: Shell) -> Screens:
    """Yield every step of every lesson, and what comes after it."""
    lessons = SceneFactory(shell).lessons
    for game in GAMES.values():
        for name in game.lessons:
            lesson = read_lesson(game, name)
            stem = f"{game.id}_lesson_{name}".replace("-", "_")
            for number, stop in enumerate(lesson.stops):
                scene = lessons.scene(lesson, people=1)
                scene.go_to(number)
                yield f"{stem}_{number:02}_{lesson.steps[stop].say}", (scene,)
            yield f"{stem}_done", (lessons.end(lesson, done=True),)
            yield f"{stem}_skipped", (lessons.end(lesson, done=False),)


class _WithPad(BindingsScene):
    """The controls with a pad plugged in."""

    def plugged_in(self) -> tuple[Device, ...]:
        """Return the pad used last."""
        return (self.shell.controls.last_device,)


def _controls(shell: Shell) -> Screens:
    """Yield the lower half of the controls with a pad of each family, and with the mouse."""
    before = shell.controls.last_device
    for family in FAMILIES:
        shell.controls.last_device = Device("pad", 0, family, family)
        scene = _WithPad(shell)
        scene.form.set_focus("pad:pan-left")
        yield f"bindings_{family}", (scene,)
    shell.controls.last_device = MOUSE
    yield "bindings_mouse", (BindingsScene(shell),)
    shell.controls.last_device = before


def _cover(shell: Shell) -> Scene:
    """Return the cover of a private page."""
    player, seating = SeatSetup("Vivian", "vivian"), Seating((Chair("keyboard"),) * 2)
    viewer = Viewer(Seat(0), player, seating, Quit, lambda: False)
    return PrivatePageScene(shell, viewer, Secret(Seat(0), "stop-thief.tip-page.note", lambda *_: None), None)


def _lobby(shell: Shell, factory: SceneFactory, game: Manifest) -> Screens:
    stem, lineup = game.id.replace("-", "_"), Lineup.first(game)
    yield f"{stem}_learn", (factory.learn(game.id),)
    yield f"{stem}_learn_first", (factory.learn(game.id, first=True),)
    yield f"{stem}_seats", (factory.lobby(game.id),)
    yield f"{stem}_seat", (factory.lobby(game.id), SeatDialog(shell, game, lineup, 0, None))
    if game.controls == "own-key":
        yield f"{stem}_key_test", (KeyTestScene(shell, lineup, ()),)
    remembered = shell.settings.value.lineups
    for mode in game.by_mode:
        lobby, chosen = factory.lobby(game.id), lineup.with_option(game, MODE, mode)
        lobby.resume(chosen)
        yield f"{stem}_seats_{mode}", (lobby,)
        yield f"{stem}_rules_{mode}", (MatchRulesScene(shell, game, chosen),)
        for option, value in _more_rules(game, chosen):
            more = chosen.with_option(game, option.key, value)
            yield f"{stem}_rules_{value}", (MatchRulesScene(shell, game, more),)
    shell.settings.change(lineups=remembered)


def _more_rules(game: Game, lineup: Lineup) -> Iterator[tuple[Option, OptionValue]]:
    """Yield the choices that add rows to the rules page."""
    rows = page_options(game, lineup)
    for option in rows:
        for value in option.values:
            if len(page_options(game, lineup.with_option(game, option.key, value))) > len(rows):
                yield option, value


def _faulty_board(shell: Shell) -> Scene:
    """Return a lobby that shows a faulty board."""
    place = Trouble("map.object", layer="buildings", id=12)
    fault = BadMap("map.missing-integer", file="my_town.tmx", place=place, property="number")
    game = min(GAMES.values(), key=lambda game: len(game.options))
    boards = (boards_for(game.id)[0], Listed("my_town", "My Town", fault))
    lobby = LobbyScene(shell, game, lambda _lineup, _pads: None, None, boards)
    lobby.form.set_focus(BOARD)
    lobby.handle(Command(Verb.RIGHT, KEYBOARD))
    return lobby


def rulebook_pages(shell: Shell, factory: SceneFactory, name: str) -> Screens:
    """Yield every page of a rulebook. Further pages of a chapter have a letter: 3, 3b, 3c."""
    for chapter in range(1, len(chapters(shell.words, name)) + 1):
        parts = _opened(factory, name, chapter).page.parts
        for part in range(parts):
            book = _opened(factory, name, chapter)
            for _ in range(part):
                book.act("next")
            letter = ascii_lowercase[part] if part else ""
            yield f"{name.replace('-', '_')}_rules_{chapter}{letter}", (book,)


def _opened(factory: SceneFactory, name: str, chapter: int) -> RulebookScene:
    """Return a rulebook at the first page of a chapter."""
    book = factory.rulebook(name)
    book.form.set_focus(f"chapter:{chapter}")
    book.act(f"chapter:{chapter}")
    return book
