"""A crash leaves a log in the user's folder and a dialog that names it."""

import os
import sys
import threading
from pathlib import Path
from types import ModuleType, TracebackType

from game import paths

TITLE = "Caper City"
SENTENCE = "Caper City had to stop. The report is in\n{file}"


def install() -> None:
    """Send every uncaught exception, of any thread, to the crash log."""
    give_streams()
    sys.excepthook = _on_crash
    threading.excepthook = _on_thread_crash


def report(error: BaseException, *, dialog: bool = True) -> Path:
    """Write the crash log, tell the player where it is, and return its path."""
    lines = _told(error)
    file = write_log(lines)
    sentence = SENTENCE.format(file=file)
    sys.stderr.write(f"{lines}{sentence}\n")
    if dialog:
        _show(sentence)
    return file


def give_streams() -> None:
    """A program without a console has no streams on Windows; what is written to them is then let go."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open("w", encoding="utf-8"))  # noqa: SIM115  (open to the end)


def _told(error: BaseException) -> str:
    """The error with all its calls, as Python prints it."""
    import traceback  # noqa: PLC0415  (the first frame need not wait for it)

    return "".join(traceback.format_exception(error))


def write_log(text: str) -> Path:
    """Write `text` to a new crash file: a temporary one where the disk is full or the stick is gone."""
    try:
        return _new_file(paths.logs_dir(), text)
    except OSError:
        import tempfile  # noqa: PLC0415  (the first frame need not wait for it)

        return _new_file(Path(tempfile.mkdtemp(prefix="caper-city-")), text)


def _new_file(folder: Path, text: str) -> Path:
    """A new file in the folder; an older one is never overwritten."""
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
    """Show a dialog where there is a screen for it: in a bundle also for a crash before the window came."""
    pygame = _pygame()
    if pygame is None:
        return
    if pygame.display.get_init() and pygame.display.get_driver() in ("dummy", "offscreen"):
        return
    pygame.display.quit()  # a window that fills the screen could stand before the dialog
    use_utf8_locale()
    try:
        pygame.display.message_box(TITLE, sentence, message_type="error")
    except pygame.error as trouble:
        sys.stderr.write(f"There is no dialog: {trouble}\n")


def use_utf8_locale() -> None:
    """Choose a locale with umlauts where there is none: X11 would end the path of the log before one."""
    chosen = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_CTYPE", "LANG"))), "")
    if "utf" not in chosen.lower():
        os.environ["LC_ALL"] = "C.UTF-8"


def _pygame() -> ModuleType | None:
    """The pygame that runs; in a bundle, whose player sees no error stream, also when it can be loaded."""
    loaded = sys.modules.get("pygame")
    if loaded is not None and loaded.display.get_init():
        return loaded
    if not paths.is_bundle():
        return None
    try:
        import pygame  # noqa: PLC0415  (the first frame need not wait for it)
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
        sys.exit(1)  # on Windows, what starts a bundle would show a second dialog


def _on_thread_crash(args: threading.ExceptHookArgs) -> None:
    if args.exc_value is not None:
        write_log(_told(args.exc_value))
        sys.stderr.write(f"{args.thread}: {args.exc_value!r}\n")
