"""Crash reports: a log in the user's folder, and a dialog that names it."""

import io
import os
import sys
import threading
from pathlib import Path
from types import ModuleType, TracebackType

from game import paths

TITLE = "Caper City"
LAST_STREAM = 2
"""The number of stderr."""
SENTENCE = "Caper City had to stop. The report is in\n{file}"


def install() -> None:
    """Write every uncaught exception of any thread to the crash log."""
    give_streams()
    sys.excepthook = _on_crash
    threading.excepthook = _on_thread_crash


def report(error: BaseException, *, dialog: bool = True) -> Path:
    """Write the crash log, show the player its path, and return it."""
    lines = _traceback(error)
    file = write_log(lines)
    sentence = SENTENCE.format(file=file)
    sys.stderr.write(f"{lines}{sentence}\n")
    if dialog:
        _show(sentence)
    return file


def give_streams() -> None:
    """Replace missing output streams, and let none of them fail at a letter that it does not know.

    A Windows program without a console has none. Where they were closed, the next files that somebody opens
    would get their numbers, and what SDL says of its troubles would be written into a save.
    """
    if os.name == "posix":
        while (number := os.open(os.devnull, os.O_RDWR)) <= LAST_STREAM:
            pass
        os.close(number)
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open("w", encoding="utf-8"))  # noqa: SIM115  (stays open)
        stream = getattr(sys, name)
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def _traceback(error: BaseException) -> str:
    """Return the traceback as Python prints it."""
    import traceback  # noqa: PLC0415  (a faster start)

    return "".join(traceback.format_exception(error))


def write_log(text: str) -> Path:
    """Write `text` to a new crash file, in a temporary folder if the user's folder fails."""
    try:
        return _new_file(paths.logs_dir(), text)
    except OSError:
        import tempfile  # noqa: PLC0415  (a faster start)

        return _new_file(Path(tempfile.mkdtemp(prefix="caper-city-")), text)


def _new_file(folder: Path, text: str) -> Path:
    """Write a new file in the folder; older ones are never overwritten."""
    number = 1
    while True:
        file = folder / f"crash-{number}.txt"
        try:
            with file.open("x", encoding="utf-8") as out:
                out.write(text)
        except FileExistsError:
            number += 1
        else:
            return file


def _show(sentence: str) -> None:
    """Show a dialog if there is a screen, in a bundle even before the window is open."""
    pygame = _pygame()
    if pygame is None:
        return
    if pygame.display.get_init() and pygame.display.get_driver() in ("dummy", "offscreen"):
        return
    pygame.display.quit()  # a full-screen window could cover the dialog
    use_utf8_locale()
    try:
        pygame.display.message_box(TITLE, sentence, message_type="error")
    except pygame.error as trouble:
        sys.stderr.write(f"There is no dialog: {trouble}\n")


def use_utf8_locale() -> None:
    """Choose a UTF-8 locale if there is none: X11 would cut the path of the log at an umlaut."""
    chosen = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_CTYPE", "LANG"))), "")
    if "utf" not in chosen.lower():
        os.environ["LC_ALL"] = "C.UTF-8"


def _pygame() -> ModuleType | None:
    """Return pygame if it runs; a bundle, whose player sees no error stream, loads it if it can."""
    loaded = sys.modules.get("pygame")
    if loaded is not None and loaded.display.get_init():
        return loaded
    if not paths.is_bundle():
        return None
    try:
        import pygame  # noqa: PLC0415  (a faster start)
    except ImportError as trouble:
        sys.stderr.write(f"There is no dialog: {trouble}\n")
        return None
    return pygame


def _on_crash(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    if issubclass(kind, KeyboardInterrupt):
        sys.__excepthook__(kind, error, trace)
        return
    report(error.with_traceback(trace))
    if paths.is_bundle():
        sys.exit(1)  # on Windows, the launcher of a bundle would show a second dialog


def _on_thread_crash(args: threading.ExceptHookArgs) -> None:
    if args.exc_value is not None:
        write_log(_traceback(args.exc_value))
        sys.stderr.write(f"{args.thread}: {args.exc_value!r}\n")
