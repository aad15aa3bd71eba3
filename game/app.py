"""Start the program: show the curtain at once, load the rest, and run the frame loop.

Imports are inside functions so that nothing delays the first frame.
"""
# ruff: noqa: PLC0415

from __future__ import annotations

import gc
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from game import paths
from game.core import lock
from game.core.trouble import Trouble

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from tempfile import TemporaryDirectory

    from game.commandline import Options
    from game.shell.notices import Notices
    from game.shell.services import Shell
    from game.shell.window import Window

LARGEST_LOG = 1_000_000


def run(argv: Sequence[str] | None = None) -> int:
    """Do what the command line asks for. Return the exit code."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from game import commandline

    options = commandline.parse(sys.argv[1:] if argv is None else argv)
    if options.simulate:
        from game.request import run_simulation

        return run_simulation(options)
    try:
        if options.replay or options.play or options.log or options.tour:
            from game.request import checked

            checked(options)
        if options.tour:
            return _tour(options, options.tour)
        return _self_test(options) if options.self_test else _play(options)
    except Trouble as error:
        from game.request import refuse

        return refuse(error)


def open_window_and_shell(
    size: tuple[int, int] | None = None, curtain_is_up: Callable[[], None] = lambda: None
) -> Shell:
    """Show the curtain, then load everything a scene needs."""
    gc.disable()  # it would look through all that is loaded, and find nothing
    from game.shell.notices import Notices
    from game.shell.settings import SettingsStore
    from game.shell.window import Window

    notices = Notices()
    settings = SettingsStore(paths.settings_file(), notices)
    window = Window(settings, notices, size)
    _show_curtain(window)
    gc.enable()
    curtain_is_up()
    if refused := paths.refused_dir():
        notices.say("notice.folder-refused", folder=refused, other=paths.user_dir())
    for place, file in paths.free_folders():
        notices.say("notice.not-a-folder", place=place, file=file)
    _start_log(notices)
    import game.scenes.scene_factory  # noqa: F401  (all that stays is there before it is spared)
    from game.scenes.lobby_lineup import REMEMBERED
    from game.shell.memory import keep_large_blocks_apart, spare_what_is_loaded
    from game.shell.services import open_shell

    keep_large_blocks_apart()
    settings.read_more(REMEMBERED)
    shell = open_shell(window, settings, notices)
    for notice in notices:
        sys.stderr.write(f"{notice.sentence(shell.words)}\n")
    spare_what_is_loaded()
    return shell


def _play(options: Options) -> int:
    """Open the window and run scenes until the player quits."""
    apart = None if lock.take(paths.user_dir() / "lock") else _keep_apart()
    shell = open_window_and_shell(options.size)
    if apart:
        shell.notices.say("notice.second-window")
    import pygame

    from game.scenes.scene_factory import first_scene
    from game.shell.loop import FrameLoop

    loop = FrameLoop(shell, first_scene(shell, options))
    shell.sound.preload()
    loop.run()
    shell.sound.close()
    shell.window.remember()
    shell.window.close()
    pygame.quit()
    if apart:
        apart.cleanup()
    return 0


def _keep_apart() -> TemporaryDirectory[str]:
    """Give a second window a folder of its own, with a copy of the settings."""
    import shutil
    from tempfile import TemporaryDirectory

    apart, settings = TemporaryDirectory(prefix="caper-city-"), paths.settings_file()
    if settings.is_file() and os.access(settings, os.R_OK):
        shutil.copy(settings, apart.name)
    paths.keep_apart(Path(apart.name))
    return apart


def _tour(options: Options, folder: Path) -> int:
    """Save a picture of every screen, with settings of its own, so that the player's do not change."""
    paths.move_to(paths.user_dir() / "tour")
    shell = open_window_and_shell(options.size)
    from game.scenes.tour import run_tour

    shell.settings.change(text_scale=options.text or 100)
    return run_tour(shell, folder, options.size, options.sight)


def _self_test(options: Options) -> int:
    """Try everything once, in a folder of its own; a crash shows no dialog, because nobody would close it."""
    from game.shell import crash

    paths.move_to(paths.user_dir() / "self-test")
    try:
        shell = open_window_and_shell(options.size, lambda: print("self-test: first picture", flush=True))  # noqa: T201
        from game.scenes.self_test import run_self_test

        return run_self_test(shell)
    except Trouble:
        raise
    except Exception as error:  # noqa: BLE001  (it is reported, and the exit code says so)
        crash.report(error, dialog=False)
        return 1


def _show_curtain(window: Window) -> None:
    """Draw the first frame: one picture, before anything else is loaded."""
    import pygame

    file = paths.bundled("art", "title", "curtain.jpg")
    if file.exists():
        curtain, pixels = pygame.image.load(file), window.canvas.surface
        if curtain.get_size() == pixels.get_size():
            pixels.blit(curtain, (0, 0))
        else:
            pygame.transform.smoothscale(curtain.convert(), pixels.get_size(), pixels)
    pygame.event.pump()
    window.present()


def _start_log(notices: Notices) -> None:
    """Log into the user's folder; a long log is kept once as the old one, so that it never grows for ever."""
    import logging

    logging.raiseExceptions = False  # a disk that is full later would be told in tracebacks
    file = paths.logs_dir() / "caper-city.log"
    form = "%(asctime)s %(levelname)s %(name)s: %(message)s"
    try:
        if not paths.is_apart() and file.exists() and file.stat().st_size > LARGEST_LOG:
            file.replace(file.with_suffix(".old.log"))
        logging.basicConfig(filename=file, encoding="utf-8", level=logging.INFO, format=form)
    except OSError as error:
        notices.say("notice.no-log", file=file, reason=error.strerror)
